//! The request bodies of the operations, with an example for each.

use lastro::json::{Value, parse};
use lastro::model::{BoletoUpdate, Cancellation, Model as _, ModelTable, Receipt, Type};
use lastro::query::Resource;
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, ReceiptParameters, SaleParameters,
    ServiceParameters,
};
use lastro::value::Choice as _;
use lastro_facade::forms;

use super::build::{content, object, set, text, texts};
use super::schemas::{Place, Schemas};
use crate::route::{Operation, Version};

/// Media types of JSON: request bodies of version 2, all responses, and notifications. The service's documentation states
/// `text/json`, but programs send `application/json`.
pub const JSON: &[&str] = &["application/json", "text/json"];
/// Media type of request bodies in version 1.
const FORM: &[&str] = &["application/x-www-form-urlencoded"];

/// The body of an operation; `None` if it has none.
pub fn body(operation: Operation, schemas: &mut Schemas) -> Option<Value> {
    let table = operation.sent()?;
    let example = example(operation);
    // the body of an update contains only the changed fields in version 2, but the same parameters as an insert in version 1
    let changes = operation.version() == Version::V2 && operation.name().ends_with(".update");
    let place = if changes { Place::Input } else { Place::Insert };
    let entity = entity(table)?;
    let content = match operation {
        Operation::V2(_) => content(JSON, &schemas.body(entity, table, place), example.as_ref()),
        Operation::V1(_) => content(FORM, &form(entity, table, place, schemas), example.as_ref()),
    };
    Some(object([("required", Value::Bool(true)), ("content", content)]))
}

/// The name by which [`forms::fields`] knows the form of a request record; `None` if the record has none.
fn entity(table: &'static ModelTable) -> Option<&'static str> {
    let resource = Resource::ALL.iter().find(|resource| resource.table() == table).map(|resource| resource.as_str());
    resource.or_else(|| FORMS.iter().find_map(|(known, name)| (*known == table).then_some(*name)))
}

/// The names of the forms that belong to no resource, such as the forms of actions.
const FORMS: [(&ModelTable, &str); 9] = [
    (Cancellation::TABLE, "cancellation"),
    (Receipt::TABLE, "receipt"),
    (BoletoUpdate::TABLE, "boleto_update"),
    (SaleParameters::TABLE, "v1.sale.parameters"),
    (ServiceParameters::TABLE, "v1.service.parameters"),
    (CustomerParameters::TABLE, "v1.customer.parameters"),
    (CancellationParameters::TABLE, "v1.cancellation.parameters"),
    (ReceiptParameters::TABLE, "v1.receipt.parameters"),
    (BoletoUpdateParameters::TABLE, "v1.boleto_update.parameters"),
];

/// The schema of a form of version 1. There, the names of a nested record's fields have a prefix, and the names of the fields
/// in a list of records end with a number.
fn form(entity: &str, table: &'static ModelTable, place: Place, schemas: &mut Schemas) -> Value {
    let mut named = schemas.form_fields(table);
    let mut numbered = Vec::new();
    for field in table.fields {
        match field.ty.required() {
            Type::Record(inner) => {
                let prefix = field.name.strip_suffix("campos").unwrap_or(field.name);
                let inner = schemas.form_fields(inner).into_iter();
                named.extend(inner.map(|(name, schema)| ([prefix, &name].concat(), schema)));
            }
            Type::List(Type::Record(inner)) => {
                let inner = schemas.form_fields(inner).into_iter();
                numbered.extend(inner.map(|(name, schema)| (["^", &name, "_[1-9][0-9]{0,2}$"].concat(), schema)));
            }
            _ => {}
        }
    }
    let mut schema = object([
        ("type", text("object")),
        ("description", text(table.doc.trim())),
        ("properties", Value::Object(named)),
    ]);
    if !numbered.is_empty() {
        set(&mut schema, "patternProperties", Value::Object(numbered));
    }
    let form = forms::fields(entity.to_owned()).unwrap_or_default();
    let required = form.iter().filter(|field| field.required && table.field(&field.path).is_some());
    let required: Vec<&str> = required.map(|field| field.path.as_str()).collect();
    if place == Place::Insert && !required.is_empty() {
        set(&mut schema, "required", texts(required));
    }
    schemas.insert(&[table.name, place.suffix()].concat(), || schema)
}

/// An example of the operation's request body, from `examples.json`.
fn example(operation: Operation) -> Option<Value> {
    let name = match operation {
        Operation::V2(_) => operation.name().to_owned(),
        Operation::V1(_) => ["v1.", operation.name()].concat(),
    };
    parse(include_bytes!("examples.json")).ok()?.get(&name).cloned()
}
