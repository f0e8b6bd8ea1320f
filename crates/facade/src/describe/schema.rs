//! JSON Schemas (2020-12) of records, and of the arguments and results of operations. They are generated from the tables of
//! the record types and operations.
//!
//! Schemas are as strict as possible: they check the range of amounts, two decimal places in strings, and that dates exist.
//! They are less strict than the decoder for JSON numbers, because validators see only a number's value, usually as a binary
//! float. The decoder rejects the numbers `1e3`, `1.500` and `1.005`; a schema can reject only the strings `"1e3"`,
//! `"1.500"` and `"1.005"`.
//!
//! The number of decimal places is stated in the description, not by `multipleOf`. With `multipleOf`, validators that use
//! floats would reject valid amounts such as 0.07 and 0.14.

use lastro::json::Value;
use lastro::model::{Dialect, EXTRA, Field, Kind, ModelTable, Operation, Type};

/// URI of the JSON Schema version that the schemas use.
pub const DIALECT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Regular expression for an existing calendar date in the years 0001 to 9999.
const DAY: &str = "(?!0000)(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";
const TIME: &str = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])";
/// Regular expression for an integer as a string, with an absolute value up to 2^53 - 1.
const WHOLE: &str = "^(?:0|-?(?:[1-9][0-9]{0,14}|[1-8][0-9]{15}|900[0-6][0-9]{12}|90070[0-9]{11}|90071[0-8][0-9]{10}|900719[0-8][0-9]{9}|9007199[01][0-9]{8}|90071992[0-4][0-9]{7}|900719925[0-3][0-9]{6}|9007199254[0-6][0-9]{5}|90071992547[0-3][0-9]{4}|9007199254740[0-8][0-9]{2}|90071992547409[0-8][0-9]|900719925474099[01]))$";

/// What the JSON that a schema describes is used for. The form of numbers and other values depends on this use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SchemaUse {
    /// Input of `dispatch`.
    In,
    /// A configuration file that people write. Its numbers must be integers, and unknown members are not allowed.
    File,
    /// Output of `dispatch`.
    Out,
    /// A response of the service.
    Response,
}

/// The schema of a record as input of `decode`. Except for JSON numbers (see the module documentation), a document matches
/// the schema if and only if it has no type errors.
#[must_use]
pub fn entity(table: &'static ModelTable) -> Value {
    let mut defs = Defs::default();
    defs.collect(Type::Record(table));
    document(&described(table), reference(table), &defs, SchemaUse::In)
}

/// The schema of a record as the service returns it. Numbers are JSON numbers, not strings. Version 1 of the API returns
/// numbers as strings, so its records have the schema of [`entity`].
#[must_use]
pub fn answer(table: &'static ModelTable) -> Value {
    if table.is_legacy() {
        return entity(table);
    }
    let mut defs = Defs::default();
    defs.collect(Type::Record(table));
    document(&described(table), reference(table), &defs, SchemaUse::Response)
}

/// The schema of a configuration in TOML or YAML. Decimal numbers in these formats are binary floats, so an amount must be a
/// string or an integer.
#[must_use]
pub fn file(table: &'static ModelTable) -> Value {
    let mut defs = Defs::default();
    defs.collect(Type::Record(table));
    document(&described(table), reference(table), &defs, SchemaUse::File)
}

/// The schema of a filter value in a query string, for a field of the given type.
#[must_use]
pub fn filter_value(ty: Type) -> Value {
    match ty.required() {
        Type::Code(_) => whole(SchemaUse::Out),
        ty if has_grammar(ty) => scalar(ty, SchemaUse::Out),
        _ => keyword("type", "string"),
    }
}

/// The schema of an operation's arguments, as one object.
#[must_use]
pub fn arguments(operation: &Operation) -> Value {
    let mut defs = Defs::default();
    let mut properties = Vec::new();
    let mut required = Vec::new();
    for argument in operation.arguments {
        defs.collect(argument.ty);
        let name = argument.name.to_owned();
        match argument.ty.required() {
            Type::Bytes => properties.push(([argument.name, "_base64"].concat(), keyword("type", "string"))),
            Type::Secrets => {
                let one = argument.name.strip_suffix('s').unwrap_or(argument.name);
                properties.push((one.to_owned(), keyword("type", "string")));
            }
            _ if matches!(argument.ty, Type::Optional(_)) => {}
            _ => required.push(text(argument.name)),
        }
        properties.push((name, of(argument.ty, SchemaUse::In)));
    }
    let object = members([
        ("type", text("object")),
        ("properties", Value::Object(properties)),
        ("required", Value::Array(required)),
        ("additionalProperties", Value::Bool(false)),
    ]);
    document(operation.doc, object, &defs, SchemaUse::In)
}

/// The schema of an operation's result, as `dispatch` writes it.
#[must_use]
pub fn result(operation: &Operation) -> Value {
    let mut defs = Defs::default();
    defs.collect(operation.result);
    document(operation.doc, of(operation.result, SchemaUse::Out), &defs, SchemaUse::Out)
}

/// Assembles a schema document: `$schema` and the description, then the keywords of the root type, then the definitions to
/// which the root type refers.
fn document(doc: &str, root: Value, defs: &Defs, way: SchemaUse) -> Value {
    let mut all = vec![("$schema".to_owned(), text(DIALECT)), ("description".to_owned(), text(doc.trim()))];
    if let Value::Object(root) = root {
        all.extend(root);
    }
    let scalars = defs.scalars.iter().map(|ty| (ty.name().to_owned(), scalar(*ty, way)));
    let records = defs.records.iter().map(|table| (table.name.to_owned(), record(table, way)));
    let defs: Vec<_> = scalars.chain(records).collect();
    if !defs.is_empty() {
        all.push(("$defs".to_owned(), Value::Object(defs)));
    }
    Value::Object(all)
}

/// The definitions that a schema refers to.
#[derive(Default)]
struct Defs {
    scalars: Vec<Type>,
    records: Vec<&'static ModelTable>,
}

impl Defs {
    /// Adds every record that a type contains, and every scalar that has a definition of its own.
    fn collect(&mut self, ty: Type) {
        match ty {
            Type::Optional(inner) | Type::List(inner) => self.collect(*inner),
            Type::Record(table) if !self.records.contains(&table) => {
                self.records.push(table);
                for field in table.fields {
                    self.collect(field.ty);
                }
            }
            Type::Code(_) => self.collect(Type::Integer),
            Type::Query(table) => self.collect(Type::Record(table)),
            ty if has_grammar(ty) && !self.scalars.contains(&ty) => self.scalars.push(ty),
            _ => {}
        }
    }
}

const fn has_grammar(ty: Type) -> bool {
    matches!(
        ty,
        Type::Integer
            | Type::Money
            | Type::Percent
            | Type::Quantity
            | Type::Number
            | Type::Date
            | Type::YearMonth
            | Type::DateTime
    )
}

/// The schema of a scalar.
fn scalar(ty: Type, way: SchemaUse) -> Value {
    match ty {
        Type::Money => decimal("999999999999999.99", 15, 2, way),
        Type::Percent => decimal("999999.99", 6, 2, way),
        Type::Quantity => decimal("9999999999.9999999999", 10, 10, way),
        Type::Number => written_number(way),
        Type::YearMonth => pattern_of("^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])$", None),
        Type::Date => pattern_of(&["^", DAY, "$"].concat(), Some("date")),
        Type::DateTime => pattern_of(&["^", DAY, "T", TIME, "$"].concat(), None),
        _ => whole(way),
    }
}

fn record(table: &'static ModelTable, way: SchemaUse) -> Value {
    let mut properties: Vec<(String, Value)> =
        table.fields.iter().map(|field| (field.name.to_owned(), property(field, table.dialect, way))).collect();
    if table.dialect == Dialect::Parameters {
        properties.push((EXTRA.to_owned(), beyond(table, way)));
    }
    let mut all = vec![
        ("type".to_owned(), text("object")),
        ("description".to_owned(), text(&described(table))),
        ("properties".to_owned(), Value::Object(properties)),
    ];
    if table.dialect == Dialect::Parameters {
        all.push(("additionalProperties".to_owned(), Value::Bool(false)));
    }
    if !table.open() {
        let needed = |field: &&Field| way == SchemaUse::Out || !matches!(field.ty, Type::Optional(_));
        let required = table.fields.iter().filter(needed).map(|field| text(field.name));
        all.push(("required".to_owned(), Value::Array(required.collect())));
        all.push(("additionalProperties".to_owned(), Value::Bool(false)));
    } else if way == SchemaUse::File {
        let custom = members([("^custom_", Value::Object(Vec::new()))]);
        all.push(("patternProperties".to_owned(), custom));
        all.push(("additionalProperties".to_owned(), Value::Bool(false)));
    }
    Value::Object(all)
}

/// The description of a record. It lists the fields that an insert requires, because the schema itself does not require them.
fn described(table: &'static ModelTable) -> String {
    let needed = super::forms::required(table);
    let names: Vec<String> = needed.map(|field| ["`", field.name, "`"].concat()).collect();
    let doc = table.doc.trim();
    if names.is_empty() { doc.to_owned() } else { [doc, " A new one requires ", &names.join(", "), "."].concat() }
}

fn property(field: &Field, dialect: Dialect, way: SchemaUse) -> Value {
    let schema = match (dialect, way) {
        (_, SchemaUse::In | SchemaUse::File | SchemaUse::Response) if field.kind == Kind::Undocumented => {
            Value::Object(Vec::new())
        }
        (Dialect::Legacy, SchemaUse::In) => legacy(field.ty),
        (Dialect::Parameters, SchemaUse::In) => parameter(field.ty),
        _ => of(field.ty, way),
    };
    let Value::Object(mut all) = schema else { return Value::Bool(true) };
    all.push(("description".to_owned(), text(field.doc.trim())));
    if matches!(field.kind, Kind::ReadOnly | Kind::Display) {
        all.push(("readOnly".to_owned(), Value::Bool(true)));
    }
    Value::Object(all)
}

/// The schema of a field in a version 1 record. An empty string is allowed and means that the field is unset. Placeholders are
/// allowed too: any value that is not an object in place of a nested record, and any value that is not a list in place of a list.
fn legacy(ty: Type) -> Value {
    let no = |name: &str| members([("not", keyword("type", name))]);
    let mut ways = vec![of(ty, SchemaUse::In), members([("const", text(""))])];
    match ty.required() {
        Type::Text => ways.push(keyword("type", "number")),
        Type::Record(_) => ways.push(no("object")),
        Type::List(inner) => {
            ways.push(no("array"));
            if matches!(inner, Type::Record(_)) {
                ways.push(members([("contains", no("object"))]));
            }
        }
        _ => {}
    }
    members([("anyOf", Value::Array(ways))])
}

/// The schema of a field in version 1 parameters. An empty string is allowed and clears the field; a string may be given as a
/// number.
fn parameter(ty: Type) -> Value {
    match ty.required() {
        Type::Text => any([of(ty, SchemaUse::In), keyword("type", "number")]),
        scalar if scalar.is_scalar() && !scalar.is_text() => {
            any([of(ty, SchemaUse::In), members([("const", text(""))])])
        }
        _ => of(ty, SchemaUse::In),
    }
}

/// The schema of the member `extra` in version 1 parameters. Names of fields are not allowed in it, except with an empty
/// string, which clears the field.
fn beyond(table: &ModelTable, way: SchemaUse) -> Value {
    if way == SchemaUse::Out {
        return keyword("type", "object");
    }
    let names = table.fields.iter().map(|field| {
        let clears = field.ty.is_scalar() && !field.ty.is_text();
        (field.name.to_owned(), if clears { members([("const", text(""))]) } else { Value::Bool(false) })
    });
    with(types(&["object", "null"]), "properties", Value::Object(names.collect()))
}

/// The schema of a type.
fn of(ty: Type, way: SchemaUse) -> Value {
    match ty {
        Type::Optional(inner) => members([("anyOf", Value::Array(vec![of(*inner, way), keyword("type", "null")]))]),
        // the records of a listing, which are JSON objects
        Type::List(Type::Json) if way != SchemaUse::Out => {
            members([("type", text("array")), ("items", keyword("type", "object"))])
        }
        Type::List(inner) => members([("type", text("array")), ("items", of(*inner, way))]),
        Type::Record(table) => reference(table),
        Type::Query(table) => any([keyword("type", "string"), reference(table)]),
        Type::Text => keyword("type", "string"),
        Type::Boolean => keyword("type", "boolean"),
        Type::Integer
        | Type::Money
        | Type::Percent
        | Type::Quantity
        | Type::Number
        | Type::Date
        | Type::YearMonth
        | Type::DateTime => keyword("$ref", &["#/$defs/", ty.name()].concat()),
        Type::Code(table) => {
            let codes = table.codes.iter().map(|c| [&c.code.to_string(), " ", c.name].concat());
            let listed = ["One of ", &codes.collect::<Vec<_>>().join(", "), "; an unknown code is kept."].concat();
            let number = with(of(Type::Integer, way), "$comment", text(&listed));
            match (way, table.texts) {
                (SchemaUse::In | SchemaUse::File | SchemaUse::Response, [_, ..]) => {
                    any([number, pattern_of("[^-+.0-9]", None)])
                }
                _ => number,
            }
        }
        Type::Choice(table) => {
            let texts = table.choices.iter().map(|choice| text(choice.text));
            members([("type", text("string")), ("enum", Value::Array(texts.collect()))])
        }
        Type::CardNumber | Type::SecurityCode if matches!(way, SchemaUse::In | SchemaUse::File) => {
            types(&["string", "number"])
        }
        Type::CardNumber | Type::SecurityCode | Type::Concealed | Type::Bytes => keyword("type", "string"),
        Type::Json => Value::Object(Vec::new()),
        Type::Secrets => {
            any([keyword("type", "string"), members([("type", text("array")), ("items", keyword("type", "string"))])])
        }
        Type::Scalar if way == SchemaUse::In => types(&["string", "number", "boolean"]),
        Type::Scalar => keyword("type", "string"),
        Type::Pairs => {
            let pair = [
                ("type", text("array")),
                ("items", keyword("type", "string")),
                ("minItems", number("2")),
                ("maxItems", number("2")),
            ];
            members([("type", text("array")), ("items", members(pair))])
        }
        Type::Params | Type::Headers => {
            members([("type", text("object")), ("additionalProperties", keyword("type", "string"))])
        }
    }
}

fn whole(way: SchemaUse) -> Value {
    let number = members([
        ("type", text("integer")),
        ("minimum", number("-9007199254740991")),
        ("maximum", number("9007199254740991")),
    ]);
    match way {
        SchemaUse::In | SchemaUse::File => any([number, pattern_of(WHOLE, None)]),
        SchemaUse::Out | SchemaUse::Response => number,
    }
}

/// The schema of an exact decimal: a string in results, a number in the service's responses, a string or a number in input, and
/// a string or an integer in a configuration file.
fn decimal(max: &str, whole: usize, places: usize, way: SchemaUse) -> Value {
    let digits = (whole.saturating_sub(1)).to_string();
    let places_text = places.to_string();
    let grammar = ["^-?(?:0|[1-9][0-9]{0,", &digits, "})(?:\\.[0-9]{1,", &places_text, "})?$"].concat();
    let written = pattern_of(&grammar, None);
    if way == SchemaUse::Out {
        return written;
    }
    let in_words = ["At most ", &places_text, " decimal places."].concat();
    let exact = members([
        ("type", text(if way == SchemaUse::File { "integer" } else { "number" })),
        ("description", text(&in_words)),
        ("minimum", number(&["-", max].concat())),
        ("maximum", number(max)),
    ]);
    if way == SchemaUse::Response { exact } else { any([exact, written]) }
}

/// The schema of a number of any size: a string in results, a number in the service's responses, a string or a number in input,
/// and a string or an integer in a configuration file.
fn written_number(way: SchemaUse) -> Value {
    let written = pattern_of("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$", None);
    match way {
        SchemaUse::In => any([keyword("type", "number"), written]),
        SchemaUse::File => any([keyword("type", "integer"), written]),
        SchemaUse::Out => written,
        SchemaUse::Response => keyword("type", "number"),
    }
}

fn pattern_of(pattern: &str, format: Option<&str>) -> Value {
    let schema = members([("type", text("string")), ("pattern", text(pattern))]);
    match format {
        Some(format) => with(schema, "format", text(format)),
        None => schema,
    }
}

fn reference(table: &ModelTable) -> Value {
    keyword("$ref", &["#/$defs/", table.name].concat())
}

fn any<const N: usize>(schemas: [Value; N]) -> Value {
    members([("anyOf", Value::Array(schemas.into()))])
}

fn types(names: &[&str]) -> Value {
    members([("type", Value::Array(names.iter().map(|name| text(name)).collect()))])
}

fn with(schema: Value, name: &str, value: Value) -> Value {
    let Value::Object(mut all) = schema else { return schema };
    all.push((name.to_owned(), value));
    Value::Object(all)
}

fn keyword(name: &str, value: &str) -> Value {
    members([(name, text(value))])
}

fn members<const N: usize>(all: [(&str, Value); N]) -> Value {
    Value::Object(all.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

fn text(text: &str) -> Value {
    Value::String(text.to_owned())
}

fn number(text: &str) -> Value {
    Value::Number(text.to_owned())
}
