//! The parameters of the operations: the parameters in the path, and the query parameters of both versions.

use lastro::http::{ApiOperation, Narrowing, Shape};
use lastro::json::Value;
use lastro::model::{Kind, Model as _, ModelTable, Type};
use lastro::query::{DEFAULT_LIMIT, MAX_CONDITIONS, MAX_LIMIT, Operator, Resource, filterable, operators_of};
use lastro::v1::http as v1;
use lastro::value::Choice as _;
use lastro_facade::describe::schema;

use super::build::{number, object, set, text, texts};
use super::schemas::Schemas;
use crate::dialect::listing::sortable;
use crate::route::Operation;

/// Largest integer that the service accepts: 2^53 - 1.
const LARGEST: i64 = 9_007_199_254_740_991;

/// The name of the parameter in the operation's path.
pub fn part_of(operation: Operation) -> &'static str {
    match operation {
        Operation::V2(operation) if operation.takes_cpf() => "cpf",
        _ => "id",
    }
}

/// The parameters of an operation.
pub fn parameters(operation: Operation, schemas: &mut Schemas) -> Vec<Value> {
    let route = operation.route();
    let mut all = Vec::new();
    if route.path.contains("{}") {
        all.push(part(part_of(operation)));
    }
    match (operation, route.narrowing) {
        (Operation::V1(_), _) => all.extend(listing_v1(operation)),
        (_, Narrowing::Nothing) => {}
        (_, Narrowing::Shown(resource)) => all.extend(shown(resource)),
        (_, Narrowing::Query(resource)) => {
            all.extend(page());
            all.push(sort(resource));
            all.extend(shown(resource));
            all.extend(filters(resource, schemas));
        }
    }
    all
}

/// A path parameter.
fn part(name: &str) -> Value {
    let (doc, schema, example) = match name {
        "cpf" => {
            let schema = object([("type", text("string")), ("pattern", text("^[0-9]{11}$"))]);
            ("CPF of the customer, digits only; its last two follow from the others.", schema, text("12345678909"))
        }
        _ => ("Key of the record.", whole(1, LARGEST, None), number(1)),
    };
    object([
        ("name", text(name)),
        ("in", text("path")),
        ("required", Value::Bool(true)),
        ("description", text(doc)),
        ("schema", schema),
        ("example", example),
    ])
}

/// A parameter of the query string.
fn parameter(name: &str, doc: &str, schema: Value) -> Value {
    object([("name", text(name)), ("in", text("query")), ("description", text(doc)), ("schema", schema)])
}

/// A query parameter that contains a list of values, separated by commas.
fn separated(name: &str, doc: &str, items: Value, least: usize, most: Option<usize>) -> Value {
    let mut parameter = parameter(name, doc, list(items, least, most));
    set(&mut parameter, "style", text("form"));
    set(&mut parameter, "explode", Value::Bool(false));
    parameter
}

fn list(items: Value, least: usize, most: Option<usize>) -> Value {
    let mut schema = object([("type", text("array")), ("items", items), ("minItems", number(least))]);
    if let Some(most) = most {
        set(&mut schema, "maxItems", number(most));
    }
    schema
}

fn whole(least: i64, most: i64, default: Option<i64>) -> Value {
    let mut schema = object([("type", text("integer")), ("minimum", number(least)), ("maximum", number(most))]);
    if let Some(default) = default {
        set(&mut schema, "default", number(default));
    }
    schema
}

fn one_of<'t>(names: impl IntoIterator<Item = &'t str>) -> Value {
    object([("type", text("string")), ("enum", texts(names))])
}

fn page() -> [Value; 2] {
    [
        parameter("_offset", "Index of the first record, counting from 0.", whole(0, LARGEST, Some(0))),
        parameter("_limit", "Records to return.", whole(1, MAX_LIMIT, Some(DEFAULT_LIMIT))),
    ]
}

/// The parameter `_sort`. It accepts the fields of the record itself that hold a single value.
fn sort(resource: Resource) -> Value {
    let names: Vec<String> = filterable(resource).map(|(name, _)| name).filter(|name| !name.contains('.')).collect();
    let descending: Vec<String> = names.iter().map(|name| ["-", name].concat()).collect();
    let all = names.iter().chain(&descending).map(String::as_str);
    separated("_sort", "Fields to sort by; `-` in front reverses the order.", one_of(all), 1, Some(MAX_CONDITIONS))
}

/// The parameters `_fields` and `_expand`.
fn shown(resource: Resource) -> Vec<Value> {
    let fields = resource.table().fields;
    let names = fields.iter().map(|field| field.name);
    let expanded: Vec<&str> = fields.iter().filter(|field| field.kind == Kind::Expanded).map(|f| f.name).collect();
    let mut all = vec![separated("_fields", "Fields to return; all if it is left out.", one_of(names), 1, None)];
    if !expanded.is_empty() {
        all.push(separated("_expand", "Nested records to include.", one_of(expanded), 1, None));
    }
    all
}

/// The filters: one parameter for each field and operator. If a parameter occurs several times, one of its values must match.
/// Different parameters must all match.
fn filters(resource: Resource, schemas: &mut Schemas) -> Vec<Value> {
    let mut all = Vec::new();
    for (field, ty) in filterable(resource) {
        let value = value(ty, schemas);
        for (operator, named) in operators_of(ty).iter().map(|operator| (*operator, named(*operator))) {
            all.push(filter(&field, operator, named, value.clone()));
        }
    }
    all
}

fn filter(field: &str, operator: Operator, doc: &str, value: Value) -> Value {
    let bracketed = [field, "[", operator.as_str(), "]"].concat();
    match operator {
        // an `Eq` filter may be repeated without limit, since it does not count for `MAX_CONDITIONS`
        Operator::Eq => parameter(field, doc, list(value, 1, None)),
        Operator::IsNull | Operator::IsNotNull => {
            let mut parameter = parameter(&bracketed, doc, object([("const", text(""))]));
            set(&mut parameter, "allowEmptyValue", Value::Bool(true));
            parameter
        }
        Operator::Between => separated(&bracketed, doc, value, 2, Some(2)),
        _ => parameter(&bracketed, doc, list(value, 1, Some(MAX_CONDITIONS))),
    }
}

/// The description of an operator.
fn named(operator: Operator) -> &'static str {
    let row = Operator::TABLE.choices.iter().find(|choice| choice.text == operator.as_str());
    row.map_or("", |row| row.doc.trim())
}

/// The schema of the value that a filter compares with a field.
fn value(ty: Type, schemas: &mut Schemas) -> Value {
    let name = match ty.required() {
        Type::Code(_) => Type::Integer.name(),
        other => other.name(),
    };
    schemas.insert(&["filter_", name].concat(), || schema::filter_value(ty))
}

/// The parameters of a listing of version 1; empty for other operations.
fn listing_v1(operation: Operation) -> Vec<Value> {
    let Shape::Listing { records: Type::List(Type::Record(records)), .. } = operation.route().shape else {
        return Vec::new();
    };
    let parameters = v1::ListingQueryV1::TABLE.fields.iter().map(|field| {
        let schema = match (field.name, field.ty.required()) {
            ("limite", _) => whole(1, v1::MAX_LIMIT, Some(v1::DEFAULT_LIMIT)),
            (_, Type::Integer) => whole(0, LARGEST, Some(0)),
            (_, Type::Choice(_)) => one_of(v1::DirectionV1::ALL.iter().map(|direction| direction.as_str())),
            _ => one_of(columns(operation, records)),
        };
        parameter(field.name, field.doc.trim(), schema)
    });
    parameters.collect()
}

/// The fields by which a listing of version 1 can sort: the fields by which the same listing in version 2 can sort too.
fn columns(operation: Operation, records: &'static ModelTable) -> Vec<&'static str> {
    let same = ApiOperation::from_text(operation.name()).map(|same| same.route().narrowing);
    let Some(Narrowing::Query(resource)) = same else { return Vec::new() };
    let names = records.fields.iter().map(|field| field.name);
    names.filter(|name| sortable(records, resource, name).is_some()).collect()
}
