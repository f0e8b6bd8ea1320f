//! Kotlin: the namespaces of the operations, and the adapters that run the vectors through them.

use std::fmt::Write as _;

use lastro::catalog::catalog;
use lastro::model::{Argument, Dialect, Operation, Type};
use lastro::query::Resource;
use lastro::value::Choice as _;

use super::mobile::{
    FilterField, decoder, doc_lines, filter_fields, free_function, is_record, known, lower_first, outside_v1, type_name,
};
use super::names::{camel, pascal, upper_snake};
use super::{Wanted, by_version, is_optional};

const HEADER: &str = "// Made from the core's tables by `cargo xtask kotlin`: change them, not this file.\n\n";

fn kotlin(ty: Type) -> String {
    type_name(ty, "Long", "String", "Boolean", |inner| format!("List<{inner}>"))
}

fn doc(out: &mut String, indent: &str, text: &str) {
    let _ = writeln!(out, "{indent}/**");
    for line in doc_lines(text) {
        let _ = writeln!(out, "{}", format!("{indent} * {line}").trim_end());
    }
    let _ = writeln!(out, "{indent} */");
}

/// `Namespaces.kt`.
pub fn namespaces() -> String {
    let mut out = format!("{HEADER}package dev.lastro\n\n{GUARD}");
    let (legacy, present) = by_version();
    for (area, operations) in present {
        let name = pascal(area);
        let record = is_record(area);
        let _ = write!(out, "\n/** The operations of the area `{area}`. */\n");
        if !record {
            let _ = writeln!(out, "object {name} {{");
        }
        for operation in operations {
            function(&mut out, operation, if record { Place::Record(&name) } else { Place::Object });
        }
        if !record {
            out.push_str("}\n");
        }
    }
    out.push_str("\n/** The legacy interface, version 1. */\nobject V1 {\n");
    for (area, operations) in legacy {
        let _ = write!(out, "\n    /** The operations of the area `v1.{area}`. */\n    object {} {{\n", pascal(area));
        for operation in operations {
            function(&mut out, operation, Place::V1);
        }
        out.push_str("    }\n");
    }
    out.push_str("}\n");
    for table in catalog().codes {
        let name = table.name;
        let _ = write!(out, "\n/** The number on the wire. */\nval {name}.code: Long\n    get() = when (this) {{\n");
        for code in table.codes {
            let _ = writeln!(out, "        {name}.{} -> {}L", code.name, code.code);
        }
        let _ = write!(out, "        is {name}.Unknown -> v1\n    }}\n");
        let _ = write!(
            out,
            "\n/** The named value of a number, else `Unknown`. */\nfun {}Of(code: Long): {name} = when (code) {{\n",
            lower_first(name)
        );
        for code in table.codes {
            let _ = writeln!(out, "    {}L -> {name}.{}", code.code, code.name);
        }
        let _ = write!(out, "    else -> {name}.Unknown(code)\n}}\n");
    }
    for table in catalog().choices {
        let name = table.name;
        let _ = write!(out, "\n/** The text on the wire. */\nval {name}.text: String\n    get() = when (this) {{\n");
        for choice in table.choices {
            let _ = writeln!(out, "        {name}.{} -> \"{}\"", upper_snake(choice.name), choice.text);
        }
        out.push_str("    }\n");
    }
    for resource in Resource::ALL {
        fields(&mut out, *resource);
    }
    out
}

/// The fields of an entity, each with the operators of its type.
fn fields(out: &mut String, resource: Resource) {
    let entity = resource.table().name;
    let _ =
        write!(out, "\n/** The fields of [{entity}] that a filter may name, each with the operators of its type. */\n");
    let _ = writeln!(out, "object {entity}Fields {{");
    for FilterField { name, wire, ty, class } in filter_fields(resource) {
        let written = match ty {
            Type::Text | Type::DateTime => "it",
            Type::Money | Type::Percent | Type::Quantity => "it.toPlainString()",
            Type::Code(_) => "it.code.toString()",
            Type::Choice(_) => "it.text",
            _ => "it.toString()",
        };
        let made = match class {
            "TextField" => format!("TextField(\"{wire}\")"),
            "PlainField" => format!("FilterField<{}>(\"{wire}\") {{ {written} }}", kotlin(ty)),
            _ => format!("{class}<{}>(\"{wire}\") {{ {written} }}", kotlin(ty)),
        };
        let _ = write!(out, "    /** `{wire}`. */\n    val {name} = {made}\n");
    }
    out.push_str("}\n");
}

const GUARD: &str = "\
/** Every problem, whichever kind of error it is. */
val LastroException.problems: List<Issue>
    get() = when (this) {
        is LastroException.Malformed -> issues
        is LastroException.Invalid -> issues
        is LastroException.UnexpectedResponse -> issues
        is LastroException.UnknownOperation -> issues
    }

/** The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`. */
val LastroException.code: String
    get() = when (this) {
        is LastroException.Malformed -> \"malformed\"
        is LastroException.Invalid -> \"invalid\"
        is LastroException.UnexpectedResponse -> \"unexpected_response\"
        is LastroException.UnknownOperation -> \"unknown_operation\"
    }

/** Half of a surrogate pair in a text is the same typed error as in every language. */
internal inline fun <T> checked(call: () -> T): T =
    try {
        call()
    } catch (_: java.nio.charset.CharacterCodingException) {
        throw LastroException.Invalid(listOf(Issue(\"\", IssueCode.LONE_SURROGATE, Severity.ERROR, emptyMap())))
    }
";

/// Where a function stands.
#[derive(Clone, Copy)]
enum Place<'a> {
    /// Beside a record of the area's name, as an extension.
    Record(&'a str),
    /// In an object of the area's name.
    Object,
    /// In such an object within `V1`.
    V1,
}

fn function(out: &mut String, operation: &Operation, place: Place<'_>) {
    let indent = match place {
        Place::Record(_) => "",
        Place::Object => "    ",
        Place::V1 => "        ",
    };
    let kotlin = |ty| match place {
        Place::V1 => outside_v1(&kotlin(ty), "dev.lastro."),
        _ => kotlin(ty),
    };
    out.push('\n');
    doc(out, indent, operation.doc);
    let arguments = operation.arguments.iter().map(|Argument { name, ty }| {
        let default = if is_optional(*ty) { " = null" } else { "" };
        format!("{}: {}{default}", camel(name), kotlin(*ty))
    });
    let arguments = arguments.collect::<Vec<_>>().join(", ");
    let passed = operation.arguments.iter().map(|a| camel(a.name)).collect::<Vec<_>>().join(", ");
    let receiver = if let Place::Record(name) = place { format!("{name}.Companion.") } else { String::new() };
    let _ = writeln!(out, "{indent}@Throws(LastroException::class)");
    let _ = writeln!(
        out,
        "{indent}fun {receiver}{}({arguments}): {} =\n{indent}    checked {{ {}({passed}) }}",
        camel(operation.function()),
        kotlin(operation.result),
        free_function(operation.area(), operation.function())
    );
}

/// `Adapters.kt` of the tests: named JSON arguments in, the typed call, its result as JSON structures out.
pub fn adapters() -> String {
    let mut out = format!("{HEADER}package dev.lastro\n\nimport com.fasterxml.jackson.databind.JsonNode\n\n");
    out.push_str("val ADAPTERS: Map<String, (Arguments) -> Any?> = mapOf(\n");
    for operation in lastro::api::operations() {
        let arguments = operation.arguments.iter().map(|Argument { name, ty }| {
            let draft = operation.function() == "validate" && *name == "value";
            if *ty == Type::Bytes {
                return format!("a.bytes(\"{name}\")");
            }
            format!(
                "a.{}(\"{name}\") {{ {} }}",
                if is_optional(*ty) { "may" } else { "must" },
                read(ty.required(), "it", draft)
            )
        });
        let _ = writeln!(
            out,
            "    \"{}\" to {{ a -> {}.{}({}) }},",
            operation.name(),
            namespace(operation.area()),
            camel(operation.function()),
            arguments.collect::<Vec<_>>().join(", ")
        );
    }
    out.push_str(")\n\nfun structure(value: Any?): Any? = when (value) {\n");
    for table in catalog().codes {
        let _ = writeln!(out, "    is {} -> value.code", table.name);
    }
    for table in catalog().choices {
        let _ = writeln!(out, "    is {} -> value.text", table.name);
    }
    for table in catalog().models {
        let members = table.fields.iter().map(|f| format!("\"{}\" to structure(value.{})", f.name, camel(f.name)));
        let members = members.collect::<Vec<_>>().join(", ");
        let call = match table.dialect {
            Dialect::Answer => format!("linkedMapOf({members})"),
            Dialect::Entity | Dialect::Legacy => format!("open(value.extra, {members})"),
            Dialect::Parameters => format!("apart(value.extra, {members})"),
        };
        let _ = writeln!(out, "    is {} -> {call}", table.name);
    }
    out.push_str("    else -> scalar(value)\n}\n");
    out
}

fn namespace(area: &str) -> String {
    area.split('.').map(pascal).collect::<Vec<_>>().join(".")
}

/// The expression that reads a JSON node.
fn read(ty: Type, node: &str, draft: bool) -> String {
    match ty {
        Type::Text | Type::DateTime => format!("text({node})"),
        Type::Integer => format!("whole({node})"),
        Type::Boolean => format!("flag({node})"),
        Type::Money | Type::Percent | Type::Quantity => format!("decimal({node})"),
        Type::Date => format!("date({node})"),
        Type::Code(table) => format!("{}Of(whole({node}))", lower_first(table.name)),
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
            format!("{node}.let {{ n -> {}({}) }}", table.name, fields.chain(extra).collect::<Vec<_>>().join(", "))
        }
        Type::List(inner) => format!("items({node}).map {{ x -> {} }}", read(*inner, "x", false)),
        Type::Optional(inner) => read(*inner, node, draft),
        Type::Json => format!("document({node})"),
        Type::Bytes => format!("text({node}).toByteArray()"),
        Type::Secrets => format!("secrets({node})"),
        Type::Scalar => format!("anyScalar({node})"),
        Type::Params => format!("params({node})"),
        Type::Query(_) => format!("document({node})"),
        Type::Headers => format!("headers({node})"),
        Type::Pairs => format!("pairs({node})"),
        Type::Concealed => format!("Concealed(text({node}))"),
        Type::CardNumber | Type::SecurityCode => format!("Concealed(anyScalar({node}))"),
    }
}

/// An operation by its name.
pub fn spelled(operation: &Operation) -> String {
    format!("`{}.{}`", namespace(operation.area()), camel(operation.function()))
}

/// Names that the Kotlin sources must hold, for the parity test.
pub fn wanted() -> Vec<Wanted> {
    super::wanted(
        |model| format!("data class {} (", model.name),
        |field| format!("val {}:", camel(field.name)),
        |operation| format!("{{ {}(", free_function(operation.area(), operation.function())),
    )
}
