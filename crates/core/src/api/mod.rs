//! The facade: every operation that a binding exposes, grouped by area, and [`dispatch`].
//!
//! A file an area; the functions here only pass on to where the logic is. `#[operations]` makes the list that
//! everything else is derived from: this module's [`operations`] table, `dispatch`, and each binding.

#[macro_use]
mod entities;
mod input;

#[macro_use]
pub mod boleto;
#[macro_use]
pub mod boleto_update;
#[macro_use]
pub mod calendar;
#[macro_use]
pub mod cancellation;
#[macro_use]
pub mod card;
#[macro_use]
pub mod cep;
#[macro_use]
pub mod cnpj;
#[macro_use]
pub mod cpf;
#[macro_use]
pub mod customer;
#[macro_use]
pub mod installments;
#[cfg(feature = "catalogue")]
#[macro_use]
pub mod forms;
#[cfg(feature = "catalogue")]
#[macro_use]
pub mod issues;
#[cfg(feature = "catalogue")]
mod named;
#[cfg(feature = "catalogue")]
#[macro_use]
pub mod schema;
#[macro_use]
pub mod lc116;
#[macro_use]
pub mod money;
#[macro_use]
pub mod municipality;
#[macro_use]
pub mod nfse;
#[macro_use]
pub mod pages;
#[macro_use]
pub mod pix;
#[macro_use]
pub mod query;
#[macro_use]
pub mod receipt;
#[macro_use]
pub mod request;
#[macro_use]
pub mod response;
#[macro_use]
pub mod retry;
#[macro_use]
pub mod sale;
#[macro_use]
pub mod schedule;
#[macro_use]
pub mod service;
#[macro_use]
pub mod tax_code;
#[macro_use]
pub mod v1;
#[macro_use]
pub mod webhook;

pub use entities::*;
pub use input::takes_draft;
pub(crate) use input::{Draft, EntityArea, Input, entity_area, unfilled};
#[cfg(feature = "catalogue")]
pub use named::entity_names;
#[cfg(feature = "catalogue")]
pub(crate) use named::{entity_named, operation_named, rules_of_table};
#[doc(hidden)]
pub use v1::flat::*;

use crate::issue::{Issue, IssueCode, LastroError, nearest};
use crate::json::Value;
use crate::model::{Codec as _, Form, Json, Operation};
use crate::value::shown;

/// One area of the facade.
#[derive(Debug, Clone, Copy)]
pub struct Area {
    /// Its name, `installments`.
    pub name: &'static str,
    /// Its operations; never none.
    pub operations: &'static [Operation],
    /// Whether its operations describe the tables; the wasm programs do not contain them.
    pub catalogue: bool,
    /// Runs the operation at a place of its list; `None` for one that works alike for every entity.
    run: fn(usize, &Input<'_>) -> Option<Result<Value, LastroError>>,
    /// The area's entity, where it has one.
    entity: Option<EntityArea>,
}

/// Hands every area to a macro: the one place that lists them.
macro_rules! areas {
    ($dollar:tt $($($area:ident)::+ $list:ident),* $(,)?) => {
        /// The operations of every area.
        pub const AREAS: &[Area] = &[$($($area)::+::AREA),*];

        /// Hands every operation, area by area, to a callback macro.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! for_each_operation {
            ($dollar($dollar callback:tt)+) => { $( $dollar crate::$list!($dollar($dollar callback)+); )* };
        }
    };
}
/// Passes the areas of the current interface to a macro, after those given.
#[cfg(feature = "v2")]
macro_rules! with_v2_areas {
    ($dollar:tt $($more:tt)*) => { areas! { $dollar
        money for_each_money_operation,
        installments for_each_installments_operation,
        schedule for_each_schedule_operation,
        boleto for_each_boleto_operation,
        calendar for_each_calendar_operation,
        nfse for_each_nfse_operation,
        sale for_each_sale_operation,
        item for_each_item_operation,
        installment for_each_installment_operation,
        nfse_data for_each_nfse_data_operation,
        schedule_data for_each_schedule_data_operation,
        cancellation for_each_cancellation_operation,
        receipt for_each_receipt_operation,
        boleto_update for_each_boleto_update_operation,
        service for_each_service_operation,
        payment_method for_each_payment_method_operation,
        customer for_each_customer_operation,
        contact for_each_contact_operation,
        card for_each_card_operation,
        plan for_each_plan_operation,
        wallet_entry for_each_wallet_entry_operation,
        cnae for_each_cnae_operation,
        service_list_item for_each_service_list_item_operation,
        municipality for_each_municipality_operation,
        adjustment_index for_each_adjustment_index_operation,
        listing for_each_listing_operation,
        deleted for_each_deleted_operation,
        api_error for_each_api_error_operation,
        cpf for_each_cpf_operation,
        cnpj for_each_cnpj_operation,
        cep for_each_cep_operation,
        lc116 for_each_lc116_operation,
        tax_code for_each_tax_code_operation,
        pix for_each_pix_operation,
        query for_each_query_operation,
        request for_each_request_operation,
        response for_each_response_operation,
        retry for_each_retry_operation,
        pages for_each_pages_operation,
        webhook for_each_webhook_operation,
        $($more)*
    } };
}
/// Passes the areas of version 1 to a macro, after those given.
#[cfg(feature = "v1")]
macro_rules! with_v1_areas {
    ($then:ident $dollar:tt $($more:tt)*) => { $then! { $dollar
        v1::sale for_each_v1_sale_operation,
        v1::item for_each_v1_item_operation,
        v1::installment for_each_v1_installment_operation,
        v1::invoice for_each_v1_invoice_operation,
        v1::payment_method for_each_v1_payment_method_operation,
        v1::service for_each_v1_service_operation,
        v1::customer for_each_v1_customer_operation,
        v1::listing for_each_v1_listing_operation,
        v1::cancellation for_each_v1_cancellation_operation,
        v1::receipt for_each_v1_receipt_operation,
        v1::boleto_update for_each_v1_boleto_update_operation,
        v1::form for_each_v1_form_operation,
        v1::request for_each_v1_request_operation,
        v1::response for_each_v1_response_operation,
        v1::retry for_each_v1_retry_operation,
        v1::pages for_each_v1_pages_operation,
        v1::convert for_each_v1_convert_operation,
        $($more)*
    } };
}
#[cfg(feature = "catalogue")]
with_v1_areas! { with_v2_areas $
    issues for_each_issues_operation,
    schema for_each_schema_operation,
    forms for_each_forms_operation,
}
#[cfg(all(feature = "v1", feature = "v2", not(feature = "catalogue")))]
with_v1_areas! { with_v2_areas $ }
#[cfg(all(feature = "v1", not(feature = "v2")))]
with_v1_areas! { areas $ }
#[cfg(all(feature = "v2", not(feature = "v1")))]
with_v2_areas! { $ }
#[cfg(not(any(feature = "v1", feature = "v2")))]
areas! { $ }

/// Every operation, in the order of the areas.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    AREAS.iter().flat_map(|area| area.operations)
}

/// Runs an operation by name: an object of named arguments in, the answer out, both JSON text.
///
/// The answer is `{"ok": value}` or `{"error": {"code", "issues": [{"path", "code", "severity", "params"}],
/// "message"}}`. Money is text (`"129.90"`); numbers are accepted on input. Never fails and never panics.
///
/// ```
/// let answer = lastro::dispatch("installments.split", r#"{"valor": "10.00", "parcelas": 3}"#);
/// assert_eq!(answer, r#"{"ok":["3.34","3.33","3.33"]}"#);
/// ```
#[must_use]
pub fn dispatch(operation: &str, input: &str) -> String {
    let answer = match Json::parse(input.as_bytes()) {
        Ok(Json(input)) => dispatch_value(operation, &input, None, Form::Program),
        Err(error) => answer_error(&error),
    };
    answer.to_json()
}

/// As [`dispatch`], on values: `bytes` is what the operation's argument of raw bytes holds, where it has one and the
/// language can pass bytes; `form` says who the answer is for.
#[must_use]
pub fn dispatch_value(operation: &str, input: &Value, bytes: Option<&[u8]>, form: Form) -> Value {
    answer(run(operation, input, bytes, form))
}

/// The index of an operation among [`operations`], for programs that call the same ones again and again.
#[must_use]
pub fn place_of(operation: &str) -> Option<usize> {
    let mut before: usize = 0;
    for area in AREAS {
        let function = operation.strip_prefix(area.name).and_then(|rest| rest.strip_prefix('.'));
        if let Some(place) = function.and_then(|name| area.operations.iter().position(|row| row.function() == name)) {
            return Some(before.saturating_add(place));
        }
        before = before.saturating_add(area.operations.len());
    }
    None
}

/// As [`dispatch_value`], for the operation at an index that [`place_of`] gave.
#[must_use]
pub fn dispatch_at(place: usize, input: &Value, bytes: Option<&[u8]>, form: Form) -> Value {
    answer(run_at(place, input, bytes, form))
}

fn answer(result: Result<Value, LastroError>) -> Value {
    match result {
        Ok(value) => Value::Object(vec![("ok".to_owned(), value)]),
        Err(error) => answer_error(&error),
    }
}

fn run(operation: &str, input: &Value, bytes: Option<&[u8]>, form: Form) -> Result<Value, LastroError> {
    match place_of(operation) {
        Some(place) => run_at(place, input, bytes, form),
        None => Err(unknown_operation(operation)),
    }
}

fn run_at(place: usize, input: &Value, bytes: Option<&[u8]>, form: Form) -> Result<Value, LastroError> {
    let input = Input::new(input, bytes, form)?;
    let mut before = place;
    for area in AREAS {
        if let Some(row) = area.operations.get(before) {
            let of_entity = || area.entity.map(|entity| input.entity(row, &entity));
            return (area.run)(before, &input).or_else(of_entity).unwrap_or_else(unplaced);
        }
        before = before.saturating_sub(area.operations.len());
    }
    unplaced()
}

/// The error for an index without an operation: it did not come from [`place_of`], or the list contradicts itself.
fn unplaced() -> Result<Value, LastroError> {
    Err(LastroError::internal("api.operations"))
}

/// The error for a name that no operation has, with the most similar name.
#[must_use]
pub fn unknown_operation(name: &str) -> LastroError {
    let shown = shown(name);
    let full = |area: &'static Area| area.operations.iter().map(|row| [area.name, ".", row.function()].concat());
    let names: Vec<String> = AREAS.iter().flat_map(full).collect();
    let near = nearest(shown, names.iter().map(String::as_str)).map(str::to_owned);
    let mut issue = Issue::error(shown, IssueCode::UnknownOperation);
    issue.params.extend(near.map(|near| ("nearest", near)));
    LastroError::UnknownOperation { issues: vec![issue] }
}

/// An error as [`dispatch`] answers it, for programs that find one before an operation is called.
#[must_use]
pub fn answer_error(error: &LastroError) -> Value {
    let issues = error.issues().iter().map(|issue| issue.write(Form::Program)).collect();
    let members = vec![
        ("code".to_owned(), Value::String(error.code().to_owned())),
        ("issues".to_owned(), Value::Array(issues)),
        ("message".to_owned(), Value::String(error.message())),
    ];
    Value::Object(vec![("error".to_owned(), Value::Object(members))])
}
