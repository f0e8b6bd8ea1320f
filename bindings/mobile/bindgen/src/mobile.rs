//! Maps the core's tables to names and types of Kotlin and Swift, as far as the two languages share them.

use lastro::model::{Argument, ModelTable, Operation, Type};
use lastro::query::{Operator, Resource, filterable, operators_of};
use lastro_facade::describe::{described, meaning};

use crate::areas::is_optional;
use crate::names::{camel, pascal};

/// The name of a type in Kotlin or Swift. Scalars have the names that `bindings/mobile/src/scalars.rs` declares.
pub fn type_name(ty: Type, integer: &str, text: &str, flag: &str, list: fn(&str) -> String) -> String {
    match ty {
        Type::Text => text.to_owned(),
        Type::Integer => integer.to_owned(),
        Type::Boolean => flag.to_owned(),
        Type::Money => "Amount".to_owned(),
        Type::Percent => "Rate".to_owned(),
        Type::Quantity => "Count".to_owned(),
        Type::Number => "NumberText".to_owned(),
        Type::Date => "CalendarDate".to_owned(),
        Type::YearMonth => "MonthText".to_owned(),
        Type::DateTime => "Moment".to_owned(),
        Type::Code(table) => table.name.to_owned(),
        Type::Choice(table) => table.name.to_owned(),
        Type::Record(table) => name_of(table).to_owned(),
        Type::List(inner) => list(&type_name(*inner, integer, text, flag, list)),
        Type::Optional(inner) => type_name(*inner, integer, text, flag, list) + "?",
        Type::Json => "JsonText".to_owned(),
        Type::Bytes => "ByteData".to_owned(),
        Type::Secrets => "SecretList".to_owned(),
        Type::Scalar => "FilterValue".to_owned(),
        Type::Params => "IssueParams".to_owned(),
        Type::Concealed => "ConcealedText".to_owned(),
        Type::Headers => "Headers".to_owned(),
        Type::Pairs => "FormPairList".to_owned(),
        Type::Query(_) => "QueryText".to_owned(),
        Type::CardNumber => "CardNumber".to_owned(),
        Type::SecurityCode => "SecurityCode".to_owned(),
    }
}

/// The name of a record's type. `Issue` and `Query` are renamed, since Swift's test and storage frameworks use these names.
/// Records that only the twin's configuration uses get the prefix `Twin`. `uniffi.toml` repeats the names for UniFFI, so change
/// both.
pub fn name_of(table: &ModelTable) -> &'static str {
    match table.name {
        "Issue" => "LastroIssue",
        "Query" => "ApiQuery",
        "Config" => "TwinConfig",
        "ReferenceLists" => "TwinReferenceLists",
        "ApiKey" => "TwinApiKey",
        "Subscription" => "TwinSubscription",
        "Limit" => "TwinLimit",
        name => name,
    }
}

/// The name of the type that UniFFI generates for a record. For a tagged union it ends in `Parts`: that type is internal, and
/// `cases.rs` generates the public one. `uniffi.toml` repeats the names for UniFFI, so change both.
pub fn made_name(table: &ModelTable) -> String {
    let end = if table.cases.is_empty() { "" } else { "Parts" };
    [name_of(table), end].concat()
}

/// Whether an operation returns a tagged union (see `cases.rs`).
pub fn has_cases(operation: &Operation) -> bool {
    matches!(operation.result, Type::Record(table) if !table.cases.is_empty())
}

/// The name of the type that contains an area's operations. Areas such as `calendar` get a longer name, since the plain word
/// is also a type of Foundation, SwiftData or OkHttp.
pub fn namespace(area: &str) -> String {
    match area {
        "calendar" => "BankCalendar".to_owned(),
        "query" => "ApiQuery".to_owned(),
        "request" => "ApiRequests".to_owned(),
        "response" => "ApiResponses".to_owned(),
        area => area.split('.').map(pascal).collect::<Vec<_>>().join("."),
    }
}

/// Qualifies type names for code inside the namespace `V1`, with the prefix `outside`. Without the prefix, the name `Sale`
/// inside `V1` would mean the area `V1.Sale` and not the record.
pub fn outside_v1(shown: &str, outside: &str) -> String {
    let (areas, _) = crate::areas::by_version();
    let mut out = String::new();
    let mut word = String::new();
    for c in shown.chars().chain(['\0']) {
        if c.is_ascii_alphanumeric() {
            word.push(c);
            continue;
        }
        let own = areas.iter().any(|(area, _)| pascal(area) == word);
        out.push_str(if own { outside } else { "" });
        out.push_str(&std::mem::take(&mut word));
        out.push(c);
    }
    out.trim_end_matches('\0').to_owned()
}

/// The names of a record's fields as a list literal of the language.
pub fn known(table: &ModelTable, open: &str, close: &str) -> String {
    let names: Vec<String> = table.fields.iter().map(|field| format!("\"{}\"", field.name)).collect();
    [open, &names.join(", "), close].concat()
}

/// The type with the function `decode` for a record. For version 1 of the service it is inside `V1`.
pub fn decoder(table: &ModelTable) -> String {
    table.name.strip_suffix("V1").map_or_else(|| table.name.to_owned(), |name| format!("V1.{name}"))
}

/// Whether the Swift type of a record is `Codable`: the record has an operation `encode`, and contains no secret or card
/// number, which must not be stored.
pub fn is_codable(table: &'static ModelTable) -> bool {
    let encoded = |operation: &Operation| operation.function() == "encode" && owner(operation) == Some(table);
    lastro_facade::operations().any(encoded) && !conceals(Type::Record(table))
}

fn conceals(ty: Type) -> bool {
    match ty {
        Type::List(inner) | Type::Optional(inner) => conceals(*inner),
        Type::Record(table) => table.fields.iter().any(|field| conceals(field.ty)),
        Type::Concealed | Type::CardNumber | Type::SecurityCode | Type::Secrets => true,
        _ => false,
    }
}

/// Whether an area has the name of a record. Its operations are then members of the record's type.
pub fn is_record(area: &str) -> bool {
    described().models.iter().any(|m| m.name == pascal(area))
}

/// The record of which an operation is a method. It is the type of the first argument, if the operation is in that record's
/// area. Conversions (`from_...`) and `parameters`, which writes a form, are static functions instead.
pub fn owner(operation: &Operation) -> Option<&'static ModelTable> {
    let Type::Record(table) = operation.arguments.first()?.ty else { return None };
    let noun = table.name.trim_end_matches("V1").trim_end_matches("Parameters");
    let own = operation.area().trim_start_matches("v1.");
    let function = operation.function();
    (pascal(own) == noun && !function.starts_with("from_") && function != "parameters").then_some(table)
}

/// The name of the record type or namespace that contains an operation.
pub fn holder(operation: &Operation) -> String {
    owner(operation).map_or_else(|| namespace(operation.area()), |table| table.name.to_owned())
}

/// Whether an operation never fails. This holds for operations that take only strings and return a boolean.
pub fn cannot_fail(operation: &Operation) -> bool {
    let about_texts = operation.arguments.iter().all(|argument| matches!(argument.ty, Type::Text | Type::Scalar));
    operation.result == Type::Boolean && about_texts
}

/// The type of an argument in Kotlin and Swift. It is a string for an amount that a person typed (`money.parse`), and for an
/// argument that may be a string or a number in other languages, such as the value of a header.
pub fn taken(operation: &Operation, argument: &Argument) -> Type {
    match argument.ty {
        Type::Money if operation.name == "money.parse" => Type::Text,
        Type::Scalar => Type::Text,
        Type::Optional(Type::Scalar) => Type::Optional(&Type::Text),
        ty => ty,
    }
}

/// The unit of a number for which Kotlin and Swift have a type of time or duration.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// A timestamp: seconds since 1970.
    UnixSeconds,
    /// A duration in seconds.
    Seconds,
    /// A duration in milliseconds.
    Milliseconds,
}

/// Derives a number's unit from its name. Returns the unit and the name without the suffix for the unit.
pub fn unit(name: &str, ty: Type) -> Option<(Unit, &str)> {
    let found = match name {
        "now" | "timestamp" => (Unit::UnixSeconds, name),
        // `now_ms` stays a number, because programs pass the result of a clock function, such as `System.currentTimeMillis()`
        "now_ms" => return None,
        _ => match name.strip_suffix("_ms") {
            Some(short) => (Unit::Milliseconds, short),
            None => (Unit::Seconds, name.strip_suffix("_s")?),
        },
    };
    (ty.required() == Type::Integer).then_some(found)
}

/// The name of an argument in Kotlin and Swift, without a suffix for its unit.
pub fn argument_name(argument: &Argument) -> String {
    camel(unit(argument.name, argument.ty).map_or(argument.name, |(_, short)| short))
}

/// The syntax for arguments and errors in a language's documentation comments.
pub struct Marks {
    /// The text before the first argument.
    pub arguments: &'static str,
    /// Formats an argument from its name and its meaning.
    pub argument: fn(&str, &str) -> String,
    pub throws: &'static str,
}

/// The documentation of an operation: its purpose, its arguments and its errors. `options`: the function takes the optional
/// arguments as one object.
pub fn told(operation: &Operation, marks: &Marks, options: bool) -> String {
    let doc = match cannot_fail(operation) {
        true => operation.doc.replace("# Errors\nNone: returns", "Returns"),
        false => operation.doc.to_owned(),
    };
    let (about, errors) = doc.split_once("# Errors\n").map_or((&*doc, None), |(about, errors)| (about, Some(errors)));
    let given = operation.arguments.iter().skip(usize::from(owner(operation).is_some()));
    let given = given.filter(|argument| !options || !is_optional(argument.ty));
    let mut lines: Vec<String> =
        given.map(|argument| (marks.argument)(&argument_name(argument), &explained(operation, argument))).collect();
    if options {
        lines.push((marks.argument)("options", "The optional arguments."));
    }
    let heading = if lines.is_empty() { "" } else { marks.arguments };
    let out = [about.trim_end(), "\n\n", heading, &lines.concat()].concat();
    let out = operation.arguments.iter().fold(out, |out, argument| {
        out.replace(&format!("`{}`", argument.name), &format!("`{}`", argument_name(argument)))
    });
    out + &errors.map_or_else(String::new, |errors| [marks.throws, errors].concat())
}

/// The documentation of an argument. Sentences such as "In seconds." are removed, since the argument's type is a duration or a
/// time.
pub fn explained(operation: &Operation, argument: &Argument) -> String {
    let text = meaning(operation.name, argument.name).unwrap_or_default();
    let without = |text: &str| {
        let units = [" In seconds.", " In milliseconds.", " In Unix seconds."];
        units.iter().find_map(|unit| text.strip_suffix(unit)).unwrap_or(text).to_owned()
    };
    if unit(argument.name, argument.ty).is_some() { without(text) } else { text.to_owned() }
}

/// The index of an operation in the list of all operations. The generated code passes it to the native library to call the
/// operation.
pub fn place(operation: &Operation) -> usize {
    let places = lastro_facade::operations().take_while(|other| other.name != operation.name);
    places.count()
}

/// The name of the converter that serializes values of a type. For lists and optional values, `around` combines the name of the
/// outer converter with the name of the converter for the element. UniFFI's converters for numbers and booleans have different
/// names in each language: `integer` and `flag` are the ends of these names.
pub fn converter(ty: Type, integer: &str, flag: &str, around: fn(&str, &str) -> String) -> String {
    let inside = |inner: &Type| converter(*inner, integer, flag, around);
    match ty {
        Type::Text => "FfiConverterString".to_owned(),
        Type::Integer => format!("FfiConverter{integer}"),
        Type::Boolean => format!("FfiConverter{flag}"),
        Type::List(inner) => around("ListOf", &inside(inner)),
        Type::Optional(inner) => around("OptionalOf", &inside(inner)),
        Type::Record(table) => format!("FfiConverterType{}", made_name(table)),
        named => format!("FfiConverterType{}", type_name(named, integer, "String", flag, str::to_owned)),
    }
}

/// A field that a query may filter by. `wire` is its name in the query, `class` the type with the operators that it supports.
pub struct FilterField {
    pub name: String,
    pub wire: String,
    pub ty: Type,
    pub class: &'static str,
    pub doc: &'static str,
}

/// The fields of an entity that a query may filter by. A nested field `section.field` is named `sectionField`.
pub fn filter_fields(resource: Resource) -> Vec<FilterField> {
    let fields = filterable(resource).map(|(wire, ty)| {
        let class = match operators_of(ty) {
            operators if operators.contains(&Operator::Contains) => "TextFilterField",
            operators if operators.contains(&Operator::Gt) => "OrderedField",
            _ => "PlainField",
        };
        let doc = meaning_of(resource.table(), &wire);
        FilterField { name: camel(&wire.replace('.', "_")), wire, ty, class, doc }
    });
    let mut found: Vec<FilterField> = fields.collect();
    // If a field of the entity and a nested field get the same name, only the entity's field is generated. Programs can still
    // write the name of the nested field as a string.
    let mut seen = std::collections::BTreeSet::new();
    found.retain(|field| seen.insert(field.name.clone()));
    found
}

/// The documentation of the field `wire` of a record. For a nested field, `wire` is `section.field`.
fn meaning_of(table: &ModelTable, wire: &str) -> &'static str {
    let (outer, inner) = wire.split_once('.').map_or((wire, None), |(outer, inner)| (outer, Some(inner)));
    let Some(field) = table.field(outer) else { return "" };
    let one = match field.ty.required() {
        Type::List(inner) => *inner,
        ty => ty,
    };
    match (one, inner) {
        (_, None) => field.doc,
        (Type::Record(section), Some(inner)) => meaning_of(section, inner),
        _ => "",
    }
}

/// Splits a text into the lines of a doc comment. `/*` and `*/` are escaped.
pub fn doc_lines(text: &str) -> Vec<String> {
    text.trim().replace("*/", "* /").replace("/*", "/ *").lines().map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use lastro::value::Choice as _;

    use super::*;

    #[test]
    fn place_is_the_index_of_an_operation() {
        let all: Vec<&str> = lastro_facade::operations().map(|operation| operation.name).collect();
        for operation in lastro_facade::operations() {
            assert_eq!(all.get(place(operation)), Some(&operation.name));
        }
    }

    #[test]
    fn every_filter_field_has_documentation() {
        for field in Resource::ALL.iter().flat_map(|resource| filter_fields(*resource)) {
            assert!(!field.doc.is_empty(), "{}", field.wire);
        }
    }

    #[test]
    fn operations_that_cannot_fail_are_documented_as_such() {
        let safe: Vec<_> = lastro_facade::operations().filter(|operation| cannot_fail(operation)).collect();
        assert!(safe.len() > 4);
        for operation in safe {
            assert!(operation.doc.contains("# Errors\nNone: returns"), "{}", operation.name);
            let marks = Marks { arguments: "", argument: |_, _| String::new(), throws: "Throws" };
            assert!(!told(operation, &marks, false).contains("Throws"), "{}", operation.name);
        }
    }

    #[test]
    fn records_with_cards_are_not_codable() {
        let codable = |name: &str| described().models.iter().any(|table| table.name == name && is_codable(table));
        assert!(codable("Sale") && codable("SaleV1") && codable("Item"));
        assert!(!codable("SaleTotals") && !codable("SaleParameters"));
    }

    #[test]
    fn owner_is_the_record_of_the_operations_area() {
        let of = |name: &str| lastro_facade::operations().find(|operation| operation.name == name).and_then(owner);
        assert_eq!(of("sale.totals").map(|table| table.name), Some("Sale"));
        assert_eq!(of("v1.sale.validate").map(|table| table.name), Some("SaleParameters"));
        assert_eq!(of("sale.from_contract"), None);
        assert_eq!(of("installments.status"), None);
    }

    #[test]
    fn unit_is_derived_from_the_name() {
        assert!(unit("elapsed_ms", Type::Integer) == Some((Unit::Milliseconds, "elapsed")));
        assert!(unit("tolerance_s", Type::Optional(&Type::Integer)) == Some((Unit::Seconds, "tolerance")));
        assert!(unit("now", Type::Integer) == Some((Unit::UnixSeconds, "now")));
        assert!(unit("now_ms", Type::Integer).is_none());
        assert!(unit("now", Type::Text).is_none() && unit("status", Type::Integer).is_none());
    }

    #[test]
    fn a_converter_is_composed_of_those_of_its_inner_types() {
        let around = |outer: &str, inner: &str| format!("{outer}<{inner}>");
        let numbers = Type::List(&Type::Optional(&Type::Integer));
        assert_eq!(converter(numbers, "Int64", "Bool", around), "ListOf<OptionalOf<FfiConverterInt64>>");
        assert_eq!(converter(Type::List(&Type::Money), "Long", "Boolean", around), "ListOf<FfiConverterTypeAmount>");
        assert_eq!(converter(Type::Text, "Long", "Boolean", around), "FfiConverterString");
    }
}
