//! Generates Swift source: the types that contain the operations (namespaces), and the adapters with which the tests call each
//! operation on JSON test cases.

use std::fmt::Write as _;

use lastro::model::{Argument, Dialect, ModelTable, Operation, Type};
use lastro::query::Resource;
use lastro::value::Choice as _;
use lastro_facade::describe::described;

use crate::areas::{by_version, is_optional};
use crate::cases::{Member, bound, members, swift_cases};
use crate::examples::{EXAMPLES, Example, about};
use crate::fingerprint::of_library;
use crate::mobile::{
    FilterField, Marks, Unit, argument_name, cannot_fail, decoder, doc_lines, filter_fields, has_cases, holder,
    is_codable, is_record, known, name_of, namespace, outside_v1, owner, place, taken, told, type_name, unit,
};
use crate::names::{camel, lower_first, pascal};

const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n\n";

fn swift(ty: Type) -> String {
    type_name(ty, "Int64", "String", "Bool", |inner| format!("[{inner}]"))
}

const MARKS: Marks = Marks {
    arguments: "- Parameters:\n",
    argument: |name, means| format!("  - {name}: {means}\n"),
    throws: "- Throws: ",
};

fn doc(out: &mut String, indent: &str, text: &str) {
    for line in doc_lines(text) {
        let _ = writeln!(out, "{}", format!("{indent}/// {line}").trim_end());
    }
}

/// The content of `Namespaces.swift`: all operations, and what UniFFI does not generate for records, codes and choices.
pub fn namespaces() -> String {
    let mut out = format!(
        "{HEADER}import Foundation\n\n/// A hash of all operations and records. A native library with another one is not used.\nlet fingerprint: Int64 = {}\n",
        of_library()
    );
    let (legacy, present) = by_version();
    for (area, operations) in present {
        let name = namespace(area);
        if is_record(area) {
            let _ = write!(out, "\nextension {name} {{\n");
        } else {
            out.push('\n');
            doc(&mut out, "", &about(area, "swift", Example::in_swift));
            let _ = writeln!(out, "public enum {name} {{");
        }
        for operation in operations.into_iter().filter(|operation| owner(operation).is_none()) {
            function(&mut out, operation, "    ", swift);
        }
        out.push_str("}\n");
    }
    out.push_str("\n/// The legacy interface, version 1.\npublic enum V1 {\n");
    for (area, operations) in legacy {
        let _ = write!(out, "    /// The operations of the area `v1.{area}`.\n    public enum {} {{\n", pascal(area));
        for operation in operations.into_iter().filter(|operation| owner(operation).is_none()) {
            function(&mut out, operation, "        ", |ty| outside_v1(&swift(ty), "Lastro."));
        }
        out.push_str("    }\n\n");
    }
    out.push_str("}\n");
    for table in described().models {
        let own = lastro_facade::operations().filter(|operation| owner(operation) == Some(table));
        let mut functions = String::new();
        own.for_each(|operation| function(&mut functions, operation, "    ", swift));
        functions.push_str(&counted(table));
        if !functions.is_empty() {
            let _ = write!(out, "\nextension {} {{\n{functions}}}\n", name_of(table));
        }
    }
    for table in described().models.into_iter().filter(|table| is_codable(table)) {
        let _ = write!(
            out,
            "\nextension {}: WireRecord {{
    /// Reads a record from JSON text. Also returns the issues of values that do not fit their fields.
    public static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue]) {{
        let decoded = try {}.decode(json: json)
        return (decoded.value, decoded.issues)
    }}\n}}\n",
            name_of(table),
            decoder(table)
        );
    }
    for table in described().codes {
        let _ = write!(
            out,
            "\nextension {} {{\n    /// The number that JSON has for this code.\n    public var code: Int64 {{\n        switch self {{\n",
            table.name
        );
        for code in table.codes {
            let _ = writeln!(out, "        case .{}: return {}", lower_first(code.name), code.code);
        }
        out.push_str("        case .unknown(let code): return code\n        }\n    }\n\n");
        out.push_str("    /// The code with this number; `unknown` if no code has it.\n    public init(code: Int64) {\n        switch code {\n");
        for code in table.codes {
            let _ = writeln!(out, "        case {}: self = .{}", code.code, lower_first(code.name));
        }
        out.push_str("        default: self = .unknown(code)\n        }\n    }\n}\n");
    }
    for table in described().choices {
        let _ = write!(
            out,
            "\nextension {} {{\n    /// The string that JSON has for this value.\n    public var text: String {{\n        switch self {{\n",
            table.name
        );
        for choice in table.choices {
            let _ = writeln!(out, "        case .{}: return \"{}\"", lower_first(choice.name), choice.text);
        }
        out.push_str("        }\n    }\n\n    /// The value for a string of JSON; nil if there is none.\n    public init?(text: String) {\n        switch text {\n");
        for choice in table.choices {
            let _ = writeln!(out, "        case \"{}\": self = .{}", choice.text, lower_first(choice.name));
        }
        out.push_str("        default: return nil\n        }\n    }\n}\n");
    }
    out.push_str(&swift_cases(swift));
    for resource in Resource::ALL {
        fields(&mut out, *resource);
    }
    out
}

/// Writes the enum with the fields of an entity that a query may filter by. Each has the operators of its type.
fn fields(out: &mut String, resource: Resource) {
    let entity = resource.table().name;
    let _ = write!(
        out,
        "\nextension {entity}: Listed {{\n    /// The entity's name as an argument of operations.\n    public static let resource = Resource.{}\n
    /// The records of one step of a pagination.
    ///
    /// - Throws: `LastroError` if an item is not a record of this type.
    public static func records(of step: PageStep) throws -> [{entity}] {{ try step.items.map {{ try decode(json: $0).value }} }}\n}}\n",
        lower_first(entity)
    );
    let _ = write!(
        out,
        "\n/// The fields of `{entity}` that a query may filter by, each with the operators of its type.\n"
    );
    let _ = writeln!(out, "public enum {entity}Fields {{");
    for FilterField { name, wire, ty, class, doc: text } in filter_fields(resource) {
        let written = match ty {
            Type::Text | Type::Number | Type::YearMonth => "$0",
            Type::DateTime => "$0.text",
            Type::Money | Type::Percent | Type::Quantity => "exactText($0)",
            Type::Code(_) => "String($0.code)",
            Type::Choice(_) => "$0.text",
            _ => "String(describing: $0)",
        };
        let made = match class {
            "TextFilterField" => format!("TextFilterField<{entity}>(name: \"{wire}\")"),
            _ => format!("{class}<{entity}, {}>(name: \"{wire}\") {{ {written} }}", swift(ty)),
        };
        doc(out, "    ", text);
        let _ = writeln!(out, "    public static let {name} = {made}");
    }
    out.push_str("}\n");
}

/// The signature of an operation: its name, arguments and result.
fn declaration(operation: &Operation, swift: fn(Type) -> String) -> String {
    let arguments = operation.arguments.iter().skip(usize::from(owner(operation).is_some())).map(|argument| {
        let default = if is_optional(argument.ty) { " = nil" } else { "" };
        let optional = if is_optional(argument.ty) { "?" } else { "" };
        let ty = match unit(argument.name, argument.ty) {
            Some((Unit::UnixSeconds, _)) => format!("Date{optional}"),
            Some(_) => format!("TimeInterval{optional}"),
            None => swift(taken(operation, argument)),
        };
        format!("{}: {ty}{default}", argument_name(argument))
    });
    let (arguments, name) = (arguments.collect::<Vec<_>>().join(", "), camel(operation.function()));
    let throws = if cannot_fail(operation) { "" } else { "throws " };
    format!("{name}({arguments}) {throws}-> {}", swift(operation.result))
}

/// Writes an operation as a Swift function. It serializes its arguments and deserializes its result with UniFFI's converters
/// (`Crossing.swift`).
fn function(out: &mut String, operation: &Operation, indent: &str, swift: fn(Type) -> String) {
    doc(out, indent, &told(operation, &MARKS, false));
    let (own, safe) = (owner(operation).is_some(), cannot_fail(operation));
    let of = if own { "" } else { "static " };
    let _ = writeln!(out, "{indent}public {of}func {} {{", declaration(operation, swift));
    let (place, value) = (place(operation), converter(operation.result));
    let call = format!("crossing({place}, {value}.self)");
    if operation.arguments.is_empty() {
        let _ = writeln!(out, "{indent}    try {call} {{ _ in }}\n{indent}}}\n");
        return;
    }
    let cases = if has_cases(operation) { ".cases()" } else { "" };
    let (before, after) = if safe { ("(try? ", ") ?? false") } else { ("try ", cases) };
    let _ = writeln!(out, "{indent}    {before}{call} {{");
    for (place, argument) in operation.arguments.iter().enumerate() {
        let passed = if own && place == 0 { "self".to_owned() } else { argument_name(argument) };
        let number = match unit(argument.name, argument.ty) {
            Some((Unit::UnixSeconds, _)) => "unixSeconds",
            Some((Unit::Seconds, _)) => "wholeSeconds",
            Some((Unit::Milliseconds, _)) => "wholeMilliseconds",
            None => "",
        };
        let passed = match (number, is_optional(argument.ty)) {
            ("", _) => passed,
            (number, true) => format!("{passed}.map({number})"),
            (number, false) => format!("{number}({passed})"),
        };
        let _ = writeln!(out, "{indent}        {}.write({passed}, into: &$0)", converter(taken(operation, argument)));
    }
    let _ = writeln!(out, "{indent}    }}{after}\n{indent}}}\n");
}

fn converter(ty: Type) -> String {
    crate::mobile::converter(ty, "Int64", "Bool", |outer, inner| format!("{outer}<{inner}>"))
}

/// The content of the tests' `Adapters.swift`: one function per operation that reads the arguments from JSON, makes the typed
/// call and returns the result as JSON.
pub fn adapters() -> String {
    let mut out = format!(
        "{HEADER}import Foundation\n@testable import Lastro\n\n/// Runs the code examples of the documentation. Returns each one's output and the expected output.\nfunc examples() throws -> [(printed: String, wanted: String)] {{\n    var printed = \"\"\n    func print(_ value: Any) {{ printed = \"\\(value)\" }}\n    var all: [(printed: String, wanted: String)] = []\n"
    );
    for example in EXAMPLES {
        let _ = writeln!(out, "    {}\n    all.append((printed, \"{}\"))", example.in_swift(), example.shown);
    }
    out.push_str("    return all\n}\n\n");
    out.push_str("func adapter(_ operation: String, _ a: Arguments) throws -> JSON {\n    switch operation {\n");
    for operation in lastro_facade::operations() {
        let arguments = operation.arguments.iter().map(|Argument { name, ty, .. }| {
            let draft = operation.function() == "validate" && *name == "value";
            let ty = if operation.name == "money.parse" { &Type::Scalar } else { ty };
            if *ty == Type::Bytes {
                return format!("{}: a.bytes(\"{name}\")", camel(name));
            }
            let counted = unit(name, *ty);
            format!(
                "{}: a.{}(\"{name}\") {{ try {} }}",
                camel(counted.map_or(*name, |(_, short)| short)),
                if is_optional(*ty) { "may" } else { "must" },
                counted.map_or_else(|| read(ty.required(), "$0", draft), |(unit, _)| of_count(unit).to_owned())
            )
        });
        let mut arguments: Vec<String> = arguments.collect();
        let of = if owner(operation).is_some() {
            arguments.remove(0).split_once(": ").map(|(_, value)| value.to_owned()).unwrap_or_default()
        } else {
            namespace(operation.area())
        };
        let (name, function) = (operation.name, camel(operation.function()));
        let _ = writeln!(out, "    case \"{name}\": return structure(try {of}.{function}({}))", arguments.join(", "));
    }
    out.push_str("    default: throw Inexpressible(why: operation)\n    }\n}\n\n");
    for table in described().codes {
        let _ = writeln!(
            out,
            "func structure(_ value: {}?) -> JSON {{ value.map {{ .number(Decimal($0.code)) }} ?? .null }}",
            table.name
        );
    }
    for table in described().choices {
        let _ = writeln!(
            out,
            "func structure(_ value: {}?) -> JSON {{ value.map {{ .string($0.text) }} ?? .null }}",
            table.name
        );
        out.push_str(&structures_of(table.name));
    }
    for table in described().models {
        if !table.cases.is_empty() {
            out.push_str(&structure_of_cases(table));
            continue;
        }
        let lines = table.fields.iter().map(|f| {
            let call = if list(f.ty) {
                format!("structures(value.{})", camel(f.name))
            } else {
                format!("structure(value.{})", camel(f.name))
            };
            format!("    members[\"{}\"] = {call}\n", f.name)
        });
        let end = match table.dialect {
            Dialect::Answer => ".object(members)",
            Dialect::Entity | Dialect::Legacy => "open(members, value.extra)",
            Dialect::Parameters => "apart(members, value.extra)",
        };
        let _ = write!(
            out,
            "func structure(_ value: {}?) -> JSON {{\n    guard let value else {{ return .null }}\n    var members: [String: JSON] = [:]\n{}    return {end}\n}}\n",
            name_of(table),
            lines.collect::<String>()
        );
        out.push_str(&structures_of(name_of(table)));
        let _ = writeln!(out, "func structure(_ value: [{}]) -> JSON {{ structures(value) }}", name_of(table));
    }
    out
}

/// Writes the adapters' function that converts a tagged union to JSON.
fn structure_of_cases(table: &ModelTable) -> String {
    let mut out = format!("func structure(_ value: {}) -> JSON {{\n    switch value {{\n", name_of(table));
    for (case, fields) in members(table, ".null", ".array([])") {
        let fields = fields.iter().map(|(wire, member)| match member {
            Member::Has(name, ty) if list(*ty) => format!("\"{wire}\": structures({name})"),
            Member::Has(name, _) => format!("\"{wire}\": structure({name})"),
            Member::Lacks(value) => format!("\"{wire}\": {value}"),
        });
        let (bound, fields) = (bound(table, case), fields.collect::<Vec<_>>().join(", "));
        let _ = writeln!(out, "    case .{}({bound}): return .object([{fields}])", lower_first(case.name));
    }
    out + "    }\n}\n"
}

fn list(ty: Type) -> bool {
    matches!(ty.required(), Type::List(_))
}

/// Writes a getter for each number with a unit, such as seconds, that returns it as a `Date` or a duration.
fn counted(table: &ModelTable) -> String {
    let mut out = String::new();
    // a tagged union needs none: its cases have the fields as associated values
    for field in table.fields.iter().filter(|_| table.cases.is_empty()) {
        let Some((unit, short)) = unit(field.name, field.ty) else { continue };
        let (name, ty, made) = match unit {
            Unit::UnixSeconds => ("date".to_owned(), "Date", "Date(timeIntervalSince1970: Double($0))"),
            Unit::Seconds => (camel(short), "TimeInterval", "Double($0)"),
            Unit::Milliseconds => (camel(short), "TimeInterval", "Double($0) / 1000"),
        };
        let of = camel(field.name);
        let _ =
            writeln!(out, "    /// ``{of}`` as a `{ty}`.\n    public var {name}: {ty}? {{ {of}.map {{ {made} }} }}\n");
    }
    out
}

/// The Swift expression that converts the number `$0` to a time or duration.
fn of_count(unit: Unit) -> &'static str {
    match unit {
        Unit::UnixSeconds => "instant($0)",
        Unit::Seconds => "interval($0, 1)",
        Unit::Milliseconds => "interval($0, 1000)",
    }
}

/// The Swift expression that reads a value of type `ty` from the JSON value `node`. A `draft` may contain invalid values.
fn read(ty: Type, node: &str, draft: bool) -> String {
    match ty {
        Type::Text | Type::YearMonth => format!("text({node})"),
        Type::DateTime => format!("timestamp({node})"),
        Type::Integer => format!("whole({node})"),
        Type::Boolean => format!("flag({node})"),
        Type::Money | Type::Percent | Type::Quantity => format!("decimal({node})"),
        Type::Date => format!("date({node})"),
        Type::Code(table) => format!("{}(code: whole({node}))", table.name),
        Type::Choice(table) => format!("chosen({}(text: text({node})))", table.name),
        Type::Record(table) if matches!(table.dialect, Dialect::Entity | Dialect::Legacy) => {
            let decoded = format!("{}.decode(json: object({node}).text)", decoder(table));
            if draft {
                format!("{decoded}.value")
            } else {
                format!("{{ d in try fitting(d.value, d.issues) }}({decoded})")
            }
        }
        Type::Record(table) => {
            let fields = table.fields.iter().map(|f| {
                let way = if is_optional(f.ty) { "may" } else { "must" };
                format!("{}: n.{way}(\"{}\") {{ try {} }}", camel(f.name), f.name, read(f.ty.required(), "$0", false))
            });
            let extra =
                (table.dialect == Dialect::Parameters).then(|| format!("extra: extras(n, {})", known(table, "[", "]")));
            let fields = fields.chain(extra).collect::<Vec<_>>().join(", ");
            format!("{{ n in try {}({fields}) }}(Arguments({node}))", name_of(table))
        }
        Type::List(inner) => format!("items({node}).map {{ try {} }}", read(*inner, "$0", false)),
        Type::Optional(inner) => read(*inner, node, draft),
        Type::Json => format!("document({node})"),
        Type::Bytes => format!("Data(text({node}).utf8)"),
        Type::Secrets => format!("secrets({node})"),
        Type::Number | Type::Scalar => format!("scalarText({node})"),
        Type::Params => format!("params({node})"),
        Type::Query(_) => format!("document({node})"),
        Type::Headers => format!("headers({node})"),
        Type::Pairs => format!("pairs({node})"),
        Type::Concealed => format!("Concealed(text({node}))"),
        Type::CardNumber | Type::SecurityCode => format!("Concealed(scalarText({node}))"),
    }
}

/// The signature of an operation, preceded by the type that contains it: `Sale.totals(...)`.
pub fn signature(operation: &Operation) -> String {
    format!("{}.{}", holder(operation), declaration(operation, swift))
}

/// Writes the adapters' function that converts an array of values of a type to JSON.
fn structures_of(name: &str) -> String {
    format!(
        "func structures(_ value: [{name}]?) -> JSON {{ value.map {{ .array($0.map {{ structure($0) }}) }} ?? .null }}\n"
    )
}
