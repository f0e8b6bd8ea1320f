//! Generates Kotlin source: the objects that contain the operations (namespaces), and the adapters with which the tests call
//! each operation on JSON test cases. [`crate::kotlin_members`] generates the operations that are members of UniFFI's classes.

use std::fmt::Write as _;

use lastro::model::{Argument, Dialect, Operation, Type};
use lastro::query::Resource;
use lastro::value::Choice as _;
use lastro_facade::describe::described;

use crate::areas::{by_version, is_optional};
use crate::cases::{Member, kotlin_cases, members};
use crate::examples::{EXAMPLES, Example, about};
use crate::fingerprint::of_library;
use crate::mobile::{
    FilterField, Marks, Unit, argument_name, cannot_fail, decoder, doc_lines, explained, filter_fields, has_cases,
    holder, is_record, known, name_of, namespace, outside_v1, owner, place, taken, told, type_name, unit,
};
use crate::names::{camel, pascal};

/// The first lines of a generated file.
pub const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n\n";

const MARKS: Marks = Marks {
    arguments: "",
    argument: |name, means| format!("@param {name} {means}\n"),
    throws: "@throws LastroException ",
};

pub(crate) fn kotlin(ty: Type) -> String {
    type_name(ty, "Long", "String", "Boolean", |inner| format!("List<{inner}>"))
}

pub(crate) fn doc(out: &mut String, indent: &str, text: &str) {
    let _ = writeln!(out, "{indent}/**");
    for line in doc_lines(text) {
        let _ = writeln!(out, "{}", format!("{indent} * {line}").trim_end());
    }
    let _ = writeln!(out, "{indent} */");
}

/// The content of `Namespaces.kt`: one object per area of operations that has no record class, one for version 1 of the
/// service, and one per entity with the fields that queries may filter by.
pub fn namespaces() -> String {
    let mut out = format!(
        "{HEADER}package dev.lastro\n\nimport java.time.Duration\nimport java.time.Instant\n\n/** A hash of all operations and records. A native library with another one is not used. */\ninternal const val FINGERPRINT = {}L\n",
        of_library()
    );
    let (legacy, present) = by_version();
    for (area, operations) in present.into_iter().filter(|(area, _)| !is_record(area)) {
        out.push('\n');
        doc(&mut out, "", &about(area, "kotlin", Example::in_kotlin));
        let _ = writeln!(out, "object {} {{", namespace(area));
        for operation in operations {
            function(&mut out, "    ", operation, kotlin);
            options(&mut out, "    ", operation, kotlin);
        }
        out.push_str("}\n");
    }
    out.push_str("\n/** The legacy interface, version 1. */\nobject V1 {\n");
    for (area, operations) in legacy {
        let _ = write!(out, "\n    /** The operations of the area `v1.{area}`. */\n    object {} {{\n", pascal(area));
        for operation in operations.into_iter().filter(|operation| owner(operation).is_none()) {
            function(&mut out, "        ", operation, of_v1);
            options(&mut out, "        ", operation, of_v1);
        }
        out.push_str("    }\n");
    }
    out.push_str("}\n");
    out.push_str(&kotlin_cases());
    for resource in Resource::ALL {
        fields(&mut out, *resource);
    }
    out
}

/// A type as it is written inside the object `V1`, see [`outside_v1`].
fn of_v1(ty: Type) -> String {
    outside_v1(&kotlin(ty), "dev.lastro.")
}

/// Writes the object with the fields of an entity that a query may filter by. Each has the operators of its type.
fn fields(out: &mut String, resource: Resource) {
    let entity = resource.table().name;
    let _ = write!(
        out,
        "\n/** The fields of [{entity}] that a query may filter by, each with the operators of its type. */\n"
    );
    let _ = writeln!(out, "object {entity}Fields {{");
    for FilterField { name, wire, ty, class, doc: text } in filter_fields(resource) {
        let written = match ty {
            Type::Text | Type::Number | Type::YearMonth => "it",
            Type::DateTime => "momentText(it)",
            Type::Money | Type::Percent | Type::Quantity => "it.toPlainString()",
            Type::Code(_) => "it.code.toString()",
            Type::Choice(_) => "it.text",
            _ => "it.toString()",
        };
        let made = match class {
            "TextFilterField" => format!("TextFilterField<{entity}>(\"{wire}\")"),
            "PlainField" => format!("FilterField<{entity}, {}>(\"{wire}\") {{ {written} }}", kotlin(ty)),
            _ => format!("{class}<{entity}, {}>(\"{wire}\") {{ {written} }}", kotlin(ty)),
        };
        doc(out, "    ", text);
        let _ = write!(out, "    @JvmField\n    val {name} = {made}\n");
    }
    out.push_str("}\n");
}

fn argument_type(operation: &Operation, argument: &Argument, kotlin: fn(Type) -> String) -> String {
    let optional = if is_optional(argument.ty) { "?" } else { "" };
    match unit(argument.name, argument.ty) {
        Some((Unit::UnixSeconds, _)) => format!("Instant{optional}"),
        Some(_) => format!("Duration{optional}"),
        None => kotlin(taken(operation, argument)),
    }
}

/// The signature of an operation: its name, arguments and result.
fn declaration(operation: &Operation, kotlin: fn(Type) -> String) -> String {
    let arguments = operation.arguments.iter().skip(usize::from(owner(operation).is_some())).map(|argument| {
        let default = if is_optional(argument.ty) { " = null" } else { "" };
        format!("{}: {}{default}", argument_name(argument), argument_type(operation, argument, kotlin))
    });
    let arguments = arguments.collect::<Vec<_>>().join(", ");
    format!("{}({arguments}): {}", camel(operation.function()), kotlin(operation.result))
}

/// Writes an operation as a Kotlin function. Java calls it as a static method, and may omit optional arguments at the end. The
/// function serializes its arguments and deserializes its result with UniFFI's converters (`Crossing.kt`).
pub(crate) fn function(out: &mut String, indent: &str, operation: &Operation, kotlin: fn(Type) -> String) {
    out.push('\n');
    doc(out, indent, &told(operation, &MARKS, false));
    let (own, safe) = (owner(operation).is_some(), cannot_fail(operation));
    if !own {
        let _ = writeln!(out, "{indent}@JvmStatic");
    }
    if has_options(operation) {
        let _ = writeln!(out, "{indent}@JvmSynthetic");
    } else if operation.arguments.iter().any(|a| is_optional(a.ty)) {
        let _ = writeln!(out, "{indent}@JvmOverloads");
    }
    if !safe {
        let _ = writeln!(out, "{indent}@Throws(LastroException::class)");
    }
    let _ = writeln!(out, "{indent}fun {} =", declaration(operation, kotlin));
    let passed = operation.arguments.iter().enumerate().map(|(place, argument)| {
        let converter = if safe { "AnyText".to_owned() } else { converter(taken(operation, argument)) };
        let name = if own && place == 0 { "this".to_owned() } else { argument_name(argument) };
        let of = if is_optional(argument.ty) { "?" } else { "" };
        let number = match unit(argument.name, argument.ty) {
            Some((Unit::UnixSeconds, _)) => format!("{of}.epochSecond"),
            Some((Unit::Seconds, _)) => format!("{of}.seconds"),
            Some((Unit::Milliseconds, _)) => format!("{of}.wholeMillis()"),
            None => String::new(),
        };
        format!(", Argument({converter}, {name}{number})")
    });
    let (place, value, passed) = (place(operation), converter(operation.result), passed.collect::<String>());
    let cases = if has_cases(operation) { ".cases()" } else { "" };
    let _ = writeln!(out, "{indent}    crossing({place}, {value}{passed}){cases}");
}

/// Whether an operation has more than three optional arguments. Since Java has no named arguments, such an operation gets a
/// class of options.
fn has_options(operation: &Operation) -> bool {
    let left_out = operation.arguments.iter().filter(|argument| is_optional(argument.ty));
    left_out.count() > 3 && !is_record(operation.area()) && owner(operation).is_none()
}

/// Writes a class with an operation's optional arguments, and an overload that takes it. Both are for Java.
fn options(out: &mut String, indent: &str, operation: &Operation, kotlin: fn(Type) -> String) {
    if !has_options(operation) {
        return;
    }
    let (function, class) = (camel(operation.function()), pascal(operation.function()) + "Options");
    let inner = format!("{indent}    ");
    out.push('\n');
    doc(out, indent, &format!("The optional arguments of [{function}], for Java."));
    let _ = writeln!(out, "{indent}class {class} {{");
    for argument in operation.arguments.iter().filter(|argument| is_optional(argument.ty)) {
        let (field, ty) = (argument_name(argument), argument_type(operation, argument, kotlin));
        let _ = writeln!(out, "{inner}internal var {field}: {ty} = null\n");
        doc(out, &inner, &explained(operation, argument));
        let _ = writeln!(out, "{inner}fun {field}(value: {ty}): {class} = apply {{ {field} = value }}\n");
    }
    out.truncate(out.trim_end().len());
    let _ = writeln!(out, "\n{indent}}}\n");
    doc(out, indent, &told(operation, &MARKS, true));
    let (mut declared, mut passed) = (Vec::new(), Vec::new());
    for argument in operation.arguments {
        let name = argument_name(argument);
        if is_optional(argument.ty) {
            passed.push(format!("options.{name}"));
        } else {
            declared.push(format!("{name}: {}", argument_type(operation, argument, kotlin)));
            passed.push(name);
        }
    }
    let (declared, passed, result) = (declared.join(", "), passed.join(", "), kotlin(operation.result));
    let _ = writeln!(
        out,
        "{indent}@JvmStatic\n{indent}@Throws(LastroException::class)\n{indent}fun {function}({declared}, options: {class}): {result} =\n{inner}{function}({passed})"
    );
}

fn converter(ty: Type) -> String {
    crate::mobile::converter(ty, "Long", "Boolean", |outer, inner| format!("{outer}({inner})"))
}

/// The content of the tests' `Adapters.kt`: one function per operation that reads the arguments from JSON, makes the typed call
/// and returns the result as JSON.
pub fn adapters() -> String {
    let mut out = format!(
        "{HEADER}package dev.lastro\n\nimport com.fasterxml.jackson.databind.JsonNode\nimport java.math.BigDecimal\nimport java.time.Duration\nimport java.time.Instant\nimport java.time.LocalDate\n\n/** The code examples of the documentation, each with its expected output. */\nval EXAMPLES: List<Pair<String, () -> Unit>> = listOf(\n"
    );
    for example in EXAMPLES {
        let _ = writeln!(out, "    \"{}\" to {{ {} }},", example.shown, example.in_kotlin());
    }
    out.push_str(")\n\n");
    out.push_str("val ADAPTERS: Map<String, (Arguments) -> Any?> = mapOf(\n");
    for operation in lastro_facade::operations() {
        let arguments = operation.arguments.iter().map(|Argument { name, ty, .. }| {
            let draft = operation.function() == "validate" && *name == "value";
            let ty = if operation.name == "money.parse" { &Type::Scalar } else { ty };
            if *ty == Type::Bytes {
                return format!("a.bytes(\"{name}\")");
            }
            format!(
                "a.{}(\"{name}\") {{ {} }}",
                if is_optional(*ty) { "may" } else { "must" },
                unit(name, *ty).map_or_else(|| read(ty.required(), "it", draft), |(unit, _)| counted(unit).to_owned())
            )
        });
        let mut arguments: Vec<String> = arguments.collect();
        let of = if owner(operation).is_some() { arguments.remove(0) } else { namespace(operation.area()) };
        let (name, function) = (operation.name, camel(operation.function()));
        let _ = writeln!(out, "    \"{name}\" to {{ a -> {of}.{function}({}) }},", arguments.join(", "));
    }
    out.push_str(")\n\nfun structure(value: Any?): Any? = when (value) {\n");
    for table in described().codes {
        let _ = writeln!(out, "    is {} -> value.code", table.name);
    }
    for table in described().choices {
        let _ = writeln!(out, "    is {} -> value.text", table.name);
    }
    for table in described().models {
        for (case, fields) in members(table, "null", "emptyList<Any>()") {
            let fields = fields.into_iter().map(|(wire, member)| match member {
                Member::Has(name, _) => format!("\"{wire}\" to structure(value.{name})"),
                Member::Lacks(value) => format!("\"{wire}\" to {value}"),
            });
            let fields = fields.collect::<Vec<_>>().join(", ");
            let _ = writeln!(out, "    is {}.{} -> linkedMapOf({fields})", name_of(table), case.name);
        }
        if !table.cases.is_empty() {
            continue;
        }
        let members = table.fields.iter().map(|f| format!("\"{}\" to structure(value.{})", f.name, camel(f.name)));
        let members = members.collect::<Vec<_>>().join(", ");
        let call = match table.dialect {
            Dialect::Answer => format!("linkedMapOf({members})"),
            Dialect::Entity | Dialect::Legacy => format!("open(value.extra, {members})"),
            Dialect::Parameters => format!("apart(value.extra, {members})"),
        };
        let _ = writeln!(out, "    is {} -> {call}", name_of(table));
    }
    out.push_str("    else -> scalar(value)\n}\n");
    out
}

/// The Kotlin expression that converts the number `it` to a time or duration.
fn counted(unit: Unit) -> &'static str {
    match unit {
        Unit::UnixSeconds => "instant(it)",
        Unit::Seconds => "java.time.Duration.ofSeconds(whole(it))",
        Unit::Milliseconds => "java.time.Duration.ofMillis(whole(it))",
    }
}

/// The Kotlin expression that reads a value of type `ty` from the JSON node `node`. A `draft` may contain invalid values.
fn read(ty: Type, node: &str, draft: bool) -> String {
    match ty {
        Type::Text | Type::YearMonth => format!("text({node})"),
        Type::DateTime => format!("timestamp({node})"),
        Type::Integer => format!("whole({node})"),
        Type::Boolean => format!("flag({node})"),
        Type::Money | Type::Percent | Type::Quantity => format!("decimal({node})"),
        Type::Date => format!("date({node})"),
        Type::Code(table) => format!("{}.of(whole({node}))", table.name),
        Type::Choice(table) => format!("choice({node}, {}.entries) {{ c -> c.text }}", table.name),
        Type::Record(table) if matches!(table.dialect, Dialect::Entity | Dialect::Legacy) => {
            let decode = format!("{}.decode({node}.toString())", decoder(table));
            if draft {
                format!("object_({node}) {{ {decode}.value }}")
            } else {
                format!("object_({node}) {{ {decode}.let {{ d -> whole(d.value, d.issues) }} }}")
            }
        }
        Type::Record(table) => {
            let fields = table.fields.iter().map(|f| {
                let way = if is_optional(f.ty) { "may" } else { "must" };
                format!("Arguments(n).{way}(\"{}\") {{ {} }}", f.name, read(f.ty.required(), "it", false))
            });
            let extra =
                (table.dialect == Dialect::Parameters).then(|| format!("extras(n, {})", known(table, "setOf(", ")")));
            format!("{node}.let {{ n -> {}({}) }}", name_of(table), fields.chain(extra).collect::<Vec<_>>().join(", "))
        }
        Type::List(inner) => format!("items({node}).map {{ x -> {} }}", read(*inner, "x", false)),
        Type::Optional(inner) => read(*inner, node, draft),
        Type::Json => format!("document({node})"),
        Type::Bytes => format!("text({node}).toByteArray()"),
        Type::Secrets => format!("secrets({node})"),
        Type::Number | Type::Scalar => format!("anyScalar({node})"),
        Type::Params => format!("params({node})"),
        Type::Query(_) => format!("document({node})"),
        Type::Headers => format!("headers({node})"),
        Type::Pairs => format!("pairs({node})"),
        Type::Concealed => format!("Concealed(text({node}))"),
        Type::CardNumber | Type::SecurityCode => format!("Concealed(anyScalar({node}))"),
    }
}

/// The signature of an operation, preceded by the class or object that contains it: `Sale.totals(...)`.
pub fn signature(operation: &Operation) -> String {
    format!("{}.{}", holder(operation), declaration(operation, kotlin))
}
