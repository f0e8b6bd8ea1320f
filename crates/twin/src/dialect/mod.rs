//! Version 1 of the interface: another way to write and show the same records.
//!
//! A write reads its parameters, is checked by the core's rules for them, becomes one body of version 2 or several, and is
//! decided by the decisions of version 2. A read shows the stored record in the form of version 1. So there is one set of
//! rules, and a change by either version is seen by both.

mod action;
mod card;
mod customer;
mod form;
mod found;
pub(crate) mod issued;
pub(crate) mod listing;
mod sale;
mod service;
mod shown;
mod steps;

use lastro::http::ApiOperation;
use lastro::v1::http::OperationV1;

use crate::config::Settings;
use crate::decide::{Call, Context, Decision, Refusal};
use crate::http::Response;

/// The version of the interface that the document describes.
const CURRENT: &str = "2014-09-17";

/// Refuses a header `Service-Versao` that names no version.
///
/// # Errors
/// 400 for a text that is not a date; unless the policy `v1-version` accepts any date, also for another date than the one that
/// the document names.
pub fn version_accepted(settings: &Settings, header: Option<&str>) -> Result<(), Refusal> {
    let Some(given) = header.map(str::trim) else { return Ok(()) };
    let any = settings.policies.is("v1-version", "any");
    if given == CURRENT || any && given.parse::<lastro::LocalDate>().is_ok() {
        return Ok(());
    }
    Err(Refusal::bad(format!("O cabeçalho Service-Versao deve ter uma versão existente: {CURRENT}.")))
}

/// Decides about a request of version 1.
///
/// # Errors
/// What the service refuses, with its status and message.
pub fn decide(context: &Context<'_>, call: &Call<'_>, operation: OperationV1) -> Result<Decision, Refusal> {
    match operation {
        OperationV1::SalesList => sale::list(context, call),
        OperationV1::SalesInsert => sale::insert(context, call),
        OperationV1::SalesSelect => sale::select(context, call),
        OperationV1::SalesUpdate => sale::update(context, call),
        OperationV1::SalesDelete => sale::delete(context, call),
        OperationV1::SalesCancelInvoice => action::cancel_invoice(context, call),
        OperationV1::SalesConfirmReceipt => action::confirm_receipt(context, call),
        OperationV1::SalesUpdateBoleto => action::update_boleto(context, call),
        OperationV1::ServicesList => service::list(context, call),
        OperationV1::ServicesInsert => service::insert(context, call),
        OperationV1::ServicesSelect => service::select(context, call),
        OperationV1::ServicesUpdate => service::update(context, call),
        OperationV1::ServicesDelete => deleted(context, call, ApiOperation::ServicesDelete),
        OperationV1::CustomersList => customer::list(context, call),
        OperationV1::CustomersInsert => customer::insert(context, call),
        OperationV1::CustomersSelect => customer::select(context, call),
        OperationV1::CustomersUpdate => customer::update(context, call),
        OperationV1::CustomersDelete => deleted(context, call, ApiOperation::CustomersDelete),
    }
}

/// A record is deleted, as version 2 decides.
fn deleted(context: &Context<'_>, call: &Call<'_>, operation: ApiOperation) -> Result<Decision, Refusal> {
    let mut steps = steps::Steps::new(context);
    steps.decide(operation, call.part, Vec::new())?;
    Ok(steps.finish(done("deleted", call.part)))
}

/// The response to what is done: `{"deleted": true, "id": "12"}`.
fn done(what: &str, id: &str) -> Response {
    // leading zeros of the path are not part of the key
    let id = id.trim_start_matches('0');
    Response::json(200, format!("{{\"{what}\":true,\"id\":\"{id}\"}}"))
}
