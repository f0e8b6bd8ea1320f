//! The bodies of the operations, and an example of each.

use lastro::http::{ApiOperation, Shape};
use lastro::json::{Value, parse};
use lastro::model::{BoletoUpdate, Cancellation, Model as _, ModelTable, Receipt, Type};
use lastro::query::Resource;
use lastro::v1::http::OperationV1;
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, ReceiptParameters, SaleParameters,
    ServiceParameters,
};
use lastro::value::Choice as _;
use lastro_facade::forms;

use super::build::{content, object, set, text, texts};
use super::schemas::{Place, Schemas};
use crate::route::{Operation, Version};

/// Media types of version 2's bodies: the documents say `text/json`, programs send `application/json`.
pub const JSON: &[&str] = &["application/json", "text/json"];
/// Media type of version 1's parameters.
const FORM: &[&str] = &["application/x-www-form-urlencoded"];

/// The body of an operation; nothing where it has none.
pub fn body(operation: Operation, schemas: &mut Schemas) -> Option<Value> {
    let route = operation.route();
    if !route.body {
        return None;
    }
    let example = example(operation);
    // an update of version 2 carries what changes; version 1 takes the same parameters as for an insert
    let changes = operation.version() == Version::V2 && operation.name().ends_with(".update");
    let place = if changes { Place::Input } else { Place::Insert };
    let content = match operation {
        Operation::V2(operation) => {
            let (entity, table) = record(operation)?;
            content(JSON, &schemas.body(entity, table, place), example.as_ref())
        }
        Operation::V1(operation) => {
            let (entity, table) = parameters(operation)?;
            content(FORM, &form(entity, table, place, schemas), example.as_ref())
        }
    };
    Some(object([("required", Value::Bool(true)), ("content", content)]))
}

/// The record that is sent, with the name of its form.
fn record(operation: ApiOperation) -> Option<(&'static str, &'static ModelTable)> {
    match operation {
        ApiOperation::SalesCancelInvoice => Some(("cancellation", Cancellation::TABLE)),
        ApiOperation::SalesConfirmReceipt => Some(("receipt", Receipt::TABLE)),
        ApiOperation::SalesUpdateBoleto => Some(("boleto_update", BoletoUpdate::TABLE)),
        _ => {
            let Shape::Whole(Type::Record(table)) = operation.route().shape else { return None };
            let resource = Resource::ALL.iter().find(|resource| resource.table() == table)?;
            Some((resource.as_str(), table))
        }
    }
}

/// The parameters that are sent, with the name of their form.
fn parameters(operation: OperationV1) -> Option<(&'static str, &'static ModelTable)> {
    match operation {
        OperationV1::SalesInsert | OperationV1::SalesUpdate => Some(("v1.sale.parameters", SaleParameters::TABLE)),
        OperationV1::ServicesInsert | OperationV1::ServicesUpdate => {
            Some(("v1.service.parameters", ServiceParameters::TABLE))
        }
        OperationV1::CustomersInsert | OperationV1::CustomersUpdate => {
            Some(("v1.customer.parameters", CustomerParameters::TABLE))
        }
        OperationV1::SalesCancelInvoice => Some(("v1.cancellation.parameters", CancellationParameters::TABLE)),
        OperationV1::SalesConfirmReceipt => Some(("v1.receipt.parameters", ReceiptParameters::TABLE)),
        OperationV1::SalesUpdateBoleto => Some(("v1.boleto_update.parameters", BoletoUpdateParameters::TABLE)),
        _ => None,
    }
}

/// The schema of a form. The fields of a nested record have a prefix, those of a list of records end with a number.
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

/// An example of what is sent.
fn example(operation: Operation) -> Option<Value> {
    let name = match operation {
        Operation::V2(_) => operation.name().to_owned(),
        Operation::V1(_) => ["v1.", operation.name()].concat(),
    };
    parse(include_bytes!("examples.json")).ok()?.get(&name).cloned()
}
