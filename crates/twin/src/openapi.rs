//! The service's interface as an OpenAPI 3.1 document. It is made from the core's tables: routes, fields, operators and rules. This
//! module adds the errors, the notifications, the examples and some descriptions.

mod bodies;
mod build;
mod parameters;
mod schemas;

use lastro::http::{ApiOperation, Method};
use lastro::json::Value;
use lastro::value::Choice as _;

use crate::route::{Operation, Version, operations};
use bodies::{JSON, body};
use build::{content, members, number, object, reference, set, text, texts};
use parameters::{parameters, part_of};
use schemas::Schemas;

/// The errors in the service's documentation: status, name, meaning. The documentation of version 1 does not list 429, although
/// the rate limit of the twin returns it in version 1 too.
const ERRORS: [(u16, &str, &str); 6] = [
    (400, "BadRequest", "A parameter of the request is invalid."),
    (401, "Unauthorized", "The key is invalid, or its profile does not allow the operation."),
    (404, "NotFound", "No service and no record at this address."),
    (429, "TooManyRequests", "More requests than are allowed."),
    (500, "InternalServerError", "A problem in the system."),
    (503, "ServiceUnavailable", "Not available for the moment; try again."),
];

/// Whether the service's documentation lists a status.
#[must_use]
pub fn is_documented(status: u16) -> bool {
    status == 200 || ERRORS.iter().any(|(known, ..)| *known == status)
}

/// The OpenAPI document. It does not depend on a twin's configuration.
#[must_use]
pub fn document() -> Value {
    let mut schemas = Schemas::default();
    let paths = paths(&mut schemas);
    let webhooks = webhooks(&mut schemas);
    let components = object([
        ("schemas", Value::Null),
        ("responses", errors(&mut schemas)),
        ("headers", object([("RetryAfter", retry_after())])),
        ("securitySchemes", object([("key", key())])),
    ]);
    let mut document = object([
        ("openapi", text("3.1.0")),
        ("info", info()),
        ("servers", Value::Array(vec![object([("url", text("/"))])])),
        ("security", Value::Array(vec![object([("key", Value::Array(Vec::new()))])])),
        ("tags", tags()),
        ("paths", paths),
        ("webhooks", webhooks),
        ("components", components),
    ]);
    // the list of schemas is complete only now, after all operations that refer to schemas were written
    if let Some((_, components)) = members(&mut document).and_then(|all| all.last_mut()) {
        set(components, "schemas", schemas.document());
    }
    document
}

fn info() -> Value {
    let doc = "Versions 2 and 1 of the service, on the same records. Members of a record that no schema names are kept \
               where the service has custom fields (`custom_...`), and ignored elsewhere.";
    object([
        ("title", text("Billing and invoicing service")),
        ("version", text(env!("CARGO_PKG_VERSION"))),
        ("description", text(doc)),
        ("license", object([("name", text("MIT OR Apache-2.0")), ("identifier", text("MIT OR Apache-2.0"))])),
    ])
}

fn key() -> Value {
    let doc = "The key of the account is the user name; the password is empty.";
    object([("type", text("http")), ("scheme", text("basic")), ("description", text(doc))])
}

/// The `operationId` of an operation. Both versions use the same operation names, so version 1 gets a prefix.
fn operation_id(operation: Operation) -> String {
    let version = if operation.version() == Version::V1 { "v1." } else { "" };
    [version, operation.name()].concat()
}

/// The part of an operation's name after the dot, such as `insert`.
fn function(operation: Operation) -> &'static str {
    operation.name().split_once('.').map_or("", |(_, function)| function)
}

/// The OpenAPI tag of an operation: its area, with a prefix for version 1.
fn tag(operation: Operation) -> String {
    let area = operation.area();
    if operation.version() == Version::V1 { ["v1.", area].concat() } else { area.to_owned() }
}

fn tags() -> Value {
    let mut names: Vec<String> = Operation::all().map(tag).collect();
    names.dedup();
    Value::Array(names.into_iter().map(|name| object([("name", text(name))])).collect())
}

fn paths(schemas: &mut Schemas) -> Value {
    let mut paths: Vec<(String, Value)> = Vec::new();
    for operation in Operation::all() {
        let route = operation.route();
        let base = if operation.version() == Version::V1 { "/api" } else { "/api/v2" };
        let part = ["{", part_of(operation), "}"].concat();
        let path = [base, &route.path.replace("{}", &part)].concat();
        let described = described(operation, schemas);
        let method = route.method.as_str().to_ascii_lowercase();
        match paths.iter_mut().find(|(known, _)| *known == path) {
            Some((_, item)) => set(item, &method, described),
            None => paths.push((path, object([(&method, described)]))),
        }
    }
    Value::Object(paths)
}

fn described(operation: Operation, schemas: &mut Schemas) -> Value {
    let mut described = object([
        ("operationId", text(operation_id(operation))),
        ("summary", text(summary(operation))),
        ("tags", Value::Array(vec![text(tag(operation))])),
    ]);
    let parameters = parameters(operation, schemas);
    if !parameters.is_empty() {
        set(&mut described, "parameters", Value::Array(parameters));
    }
    if let Some(body) = body(operation, schemas) {
        set(&mut described, "requestBody", body);
    }
    set(&mut described, "responses", responses(operation, schemas));
    described
}

/// The description of an operation. It is read from the table of version 2, since each operation of version 1 has the name of
/// an operation of version 2.
fn summary(operation: Operation) -> &'static str {
    let row = ApiOperation::TABLE.choices.iter().find(|choice| choice.text == operation.name());
    row.map_or("", |row| row.doc.trim())
}

/// The responses of an operation: success and every error.
fn responses(operation: Operation, schemas: &mut Schemas) -> Value {
    let version = operation.version();
    let mut success = object([
        ("description", text("Done.")),
        ("content", content(JSON, &schemas.answer(operation.route(), version), None)),
    ]);
    let links = links(operation);
    if !links.is_empty() {
        set(&mut success, "links", Value::Object(links));
    }
    let errors =
        ERRORS.iter().map(|(status, name, _)| (status.to_string(), reference("responses", &error_name(name, version))));
    Value::Object([("200".to_owned(), success)].into_iter().chain(errors).collect())
}

fn error_name(name: &str, version: Version) -> String {
    [name, if version == Version::V1 { "V1" } else { "" }].concat()
}

/// The error responses of both versions, as components of the document.
fn errors(schemas: &mut Schemas) -> Value {
    let mut all = Vec::new();
    for version in [Version::V2, Version::V1] {
        let schema = schemas.error(version);
        for (status, name, doc) in ERRORS {
            let mut response = object([("description", text(doc)), ("content", content(JSON, &schema, None))]);
            if matches!(status, 429 | 503) {
                set(&mut response, "headers", object([("Retry-After", reference("headers", "RetryAfter"))]));
            }
            all.push((error_name(name, version), response));
        }
    }
    Value::Object(all)
}

fn retry_after() -> Value {
    let schema = object([("type", text("integer")), ("minimum", number(0))]);
    object([("description", text("Seconds after which the request may be repeated.")), ("schema", schema)])
}

/// The OpenAPI links of an operation. After an insert, they lead to the operations on the new record; after a listing, to the
/// operations on its first record.
fn links(operation: Operation) -> Vec<(String, Value)> {
    let id = match function(operation) {
        "insert" => "$response.body#/id",
        "list" => "$response.body#/data/0/id",
        _ => return Vec::new(),
    };
    let of_the_record = operations(operation.version()).filter(|other| {
        other.area() == operation.area() && other.route().path.contains("{}") && part_of(*other) == "id"
    });
    let link = |other: Operation| {
        let given = object([("parameters", object([("id", text(id))])), ("operationId", text(operation_id(other)))]);
        (function(other).to_owned(), given)
    };
    of_the_record.map(link).collect()
}

/// The webhooks of the document: one notification for each kind of record that can be inserted.
fn webhooks(schemas: &mut Schemas) -> Value {
    let inserts = operations(Version::V2)
        .filter(|operation| operation.route().method == Method::Post && !operation.route().path.contains("{}"));
    let all = inserts.map(|operation| {
        let endpoint = operation.route().path.trim_matches('/');
        let schema = notification(endpoint, schemas.answer(operation.route(), Version::V2));
        let body = object([("required", Value::Bool(true)), ("content", content(JSON, &schema, None))]);
        let accepted = object([("2XX", object([("description", text("The notification has arrived."))]))]);
        let doc = ["A record of ", endpoint, " was inserted, updated or deleted."].concat();
        let post = object([
            ("summary", text(doc)),
            ("security", Value::Array(Vec::new())),
            ("requestBody", body),
            ("responses", accepted),
        ]);
        (endpoint.to_owned(), object([("post", post)]))
    });
    Value::Object(all.collect())
}

fn notification(endpoint: &str, data: Value) -> Value {
    let one = object([("type", text("string"))]);
    let signature = object([("type", text("string")), ("pattern", text("^[0-9a-f]{64}$"))]);
    let header = object([
        ("api", one),
        ("endpoint", object([("const", text(endpoint))])),
        ("operation", object([("enum", texts(["insert", "update", "delete"]))])),
        ("timestamp", object([("type", text("integer"))])),
        ("signature", object([("type", text("array")), ("items", signature)])),
    ]);
    let required = texts(["api", "endpoint", "operation", "timestamp", "signature"]);
    let header = object([("type", text("object")), ("properties", header), ("required", required)]);
    object([
        ("type", text("object")),
        ("properties", object([("header", header), ("data", data)])),
        ("required", texts(["header", "data"])),
    ])
}
