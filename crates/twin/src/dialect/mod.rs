//! Version 1 of the interface: another format for the same records.
//!
//! A write request is checked by the core's rules and converted into one or more requests of version 2, whose handlers execute
//! them. A read request converts the stored record into the format of version 1. So both versions share one set of rules and
//! one state.

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

/// The only value of the header `Service-Versao` in the service's documentation.
const CURRENT: &str = "2014-09-17";

/// Checks the header `Service-Versao`, if the request has it.
///
/// # Errors
/// 400 for a value that is not a date, and for any date other than the documented version, unless the policy `v1-version`
/// accepts any date.
pub fn version_accepted(settings: &Settings, header: Option<&str>) -> Result<(), Refusal> {
    let Some(given) = header.map(str::trim) else { return Ok(()) };
    let any = settings.policies.is("v1-version", "any");
    if given == CURRENT || any && given.parse::<lastro::LocalDate>().is_ok() {
        return Ok(());
    }
    Err(Refusal::bad(format!("O cabeçalho Service-Versao deve ter uma versão existente: {CURRENT}.")))
}

/// Handles a request of version 1.
///
/// # Errors
/// The service's refusal, with its status and message.
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

/// Deletes a record with the handler of version 2.
fn deleted(context: &Context<'_>, call: &Call<'_>, operation: ApiOperation) -> Result<Decision, Refusal> {
    let mut steps = steps::Steps::new(context);
    steps.decide(operation, call.part, Vec::new())?;
    Ok(steps.finish(done("deleted", call.part)))
}

/// The response to an action `what`, such as `{"deleted": true, "id": "12"}`.
fn done(what: &str, id: &str) -> Response {
    // the key in the response has no leading zeros, even if the path has some
    let id = id.trim_start_matches('0');
    Response::json(200, format!("{{\"{what}\":true,\"id\":\"{id}\"}}"))
}
