//! An exchange: one call to version 1 of the service's API, with its retries and pages. It is the state machine of
//! [`exchange`](crate::exchange), with the same events, steps, settings and failures; that module explains how to use it.
//!
//! A call has the parameters of its operation, as [`parameters_of`](crate::v1::parameters_of) returns them. They are validated
//! before anything is sent, with an empty [`ContextV1`](crate::v1::ContextV1).
//!
//! If the response to an insert is lost, the exchange looks for the record among the newest 100 records. A listing may show a
//! sale in an abbreviated form without its customer. Such a sale cannot be compared with the one that was sent, so the
//! outcome stays unknown.
//!
//! ```
//! use lastro::LastroError;
//! use lastro::exchange::{ExchangeSettings, Surroundings};
//! use lastro::model::ConcealedText;
//! use lastro::v1::FormPairs;
//! use lastro::v1::exchange::{Call, start};
//! use lastro::v1::http::OperationV1;
//!
//! let settings = ExchangeSettings::new("https://conta.example", ConcealedText::new("chave"));
//! let receipt = FormPairs::decode("data_recebimento=2027-02-11")?;
//! let call = Call { id: Some(7), parameters: Some(&receipt), ..Call::new(OperationV1::SalesConfirmReceipt) };
//! let step = start(&call, &Surroundings { settings: &settings, gate: None }, 1_800_000_000_000)?;
//! // the sale is read before the receipt is sent: if the response is lost, a change of the sale shows the receipt
//! let request = step.request.expect("a request");
//! assert_eq!((&*request.method, &*request.url), ("GET", "https://conta.example/api/venda/7"));
//! # Ok::<(), LastroError>(())
//! ```

mod likeness;

use core::fmt;

use super::http::{self, ApiAnswerV1, ApiFailureV1, ListingQueryV1, NewRequestV1, OperationV1, PageStepV1};
use super::pairs::{FormPairs, pairs_of, parse};
use super::parameters::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, ReceiptParameters, SaleParameters,
    ServiceParameters,
};
use crate::exchange::{
    Begun, ExchangeEvent, ExchangeSettings, ExchangeStep, Interface, Likeness, Parts, Surroundings, Turned, begin,
    taken, under_settings,
};
use crate::http::{ApiAnswer, ApiFailure, ApiRequest, Route, Shape, figure};
use crate::issue::{IssueCode, Issues, LastroError, Severity};
use crate::json::Value;
use crate::model::{ConcealedText, Json, ModelTable, Target, value_of, write_record};
use crate::rules::{Context, EntityRules, WriteOperation};
use crate::value::LocalDate;

/// The operation to call, with its arguments.
#[derive(Clone)]
pub struct Call<'a> {
    /// The operation to call.
    pub operation: OperationV1,
    /// Key of the record, if the path contains one.
    pub id: Option<i64>,
    /// Which records to list, if the operation is a listing; all records, ordered by key, if unset.
    pub listing: Option<ListingQueryV1>,
    /// The parameters to send, as [`parameters_of`](crate::v1::parameters_of) returns them.
    pub parameters: Option<&'a FormPairs>,
}

impl Call<'_> {
    /// A call of an operation, without arguments.
    #[must_use]
    pub const fn new(operation: OperationV1) -> Self {
        Self { operation, id: None, listing: None, parameters: None }
    }
}

impl fmt::Debug for Call<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, id, listing, parameters: _ } = self;
        let mut shown = f.debug_struct("Call");
        shown.field("operation", operation).field("id", id).field("listing", listing).finish_non_exhaustive()
    }
}

/// Begins an exchange. Parameters that the validation rules reject are not sent.
///
/// # Errors
/// Every problem is reported at once:
/// - the errors of the parameters, with paths below `parameters`;
/// - `required` at `parameters` if the operation needs parameters and none are given;
/// - `unknown_argument` at `parameters` if the operation accepts no parameters;
/// - the errors of [`build`](super::http::build), in which the paths of address and API key are below `settings`.
pub fn start(call: &Call<'_>, around: &Surroundings<'_>, now_ms: i64) -> Result<ExchangeStep, LastroError> {
    begin(call.operation, begun(call, around.settings), call.parameters, None, around, now_ms)
}

/// Returns the step that follows an event. Pass the same `parameters` as to [`start`]: the state does not contain them.
///
/// # Errors
/// As [`exchange::next`](crate::exchange::next), with `parameters` in place of `record`.
pub fn next(
    state: &Json,
    around: &Surroundings<'_>,
    event: &ExchangeEvent,
    body: &[u8],
    parameters: Option<&FormPairs>,
) -> Result<ExchangeStep, LastroError> {
    taken::<OperationV1>(state, parameters, None, around)?.take(event, body)
}

/// Resumes an exchange from a stored state, like [`exchange::resume`](crate::exchange::resume). Pass the same `parameters`
/// as to [`start`].
///
/// # Errors
/// As [`exchange::resume`](crate::exchange::resume), with `parameters` in place of `record`.
pub fn resume(
    operation: OperationV1,
    state: &Json,
    around: &Surroundings<'_>,
    now_ms: i64,
    seed: i64,
    parameters: Option<&FormPairs>,
) -> Result<ExchangeStep, LastroError> {
    taken(state, parameters, None, around)?.resume(operation, now_ms, seed)
}

/// The table of an operation's parameters; `None` for an operation without parameters.
#[must_use]
pub fn parameter_table(operation: OperationV1) -> Option<&'static ModelTable> {
    parameter_rules(operation).map(|rules| rules.table)
}

fn parameter_rules(operation: OperationV1) -> Option<EntityRules> {
    Some(match operation {
        OperationV1::SalesInsert | OperationV1::SalesUpdate => EntityRules::of::<SaleParameters>(),
        OperationV1::SalesCancelInvoice => EntityRules::of::<CancellationParameters>(),
        OperationV1::SalesConfirmReceipt => EntityRules::of::<ReceiptParameters>(),
        OperationV1::SalesUpdateBoleto => EntityRules::of::<BoletoUpdateParameters>(),
        OperationV1::ServicesInsert | OperationV1::ServicesUpdate => EntityRules::of::<ServiceParameters>(),
        OperationV1::CustomersInsert | OperationV1::CustomersUpdate => EntityRules::of::<CustomerParameters>(),
        _ => return None,
    })
}

/// Reads a record from parameters and validates it. Returns the record as JSON.
fn checked(pairs: &FormPairs, rules: &EntityRules, today: Option<LocalDate>) -> Result<Json, LastroError> {
    // inserts and updates have the same parameters and the same rules
    let context = Context { operation: WriteOperation::Insert, today };
    let given = parse(pairs, rules.table)?.to_json();
    let (record, issues) = rules.check(given.as_bytes(), &context, Severity::Error)?;
    LastroError::if_any(issues)?;
    Ok(Json(value_of(Target::Wire, &mut |writer| write_record(&*record, writer))))
}

impl Interface for OperationV1 {
    type Record = FormPairs;

    const PREFIX: &'static str = "v1.";
    const NEWEST: &'static str = "limite=1&ordenarColuna=id&ordenarDirecao=DESC";
    const INSTALLMENTS: [&'static str; 3] = ["parcelas_venda", "parcela", "parcela"];
    const RECEIPT: [&'static str; 3] = ["parcela_status", "valor_recebido", "data_recebimento"];

    fn route(self) -> &'static Route {
        self.route()
    }

    fn body(
        self,
        parameters: Option<&FormPairs>,
        _: Option<&Json>,
        today: Option<LocalDate>,
    ) -> Result<Option<Json>, LastroError> {
        let (rules, pairs) = match (parameter_rules(self), parameters) {
            (None, None) => return Ok(None),
            (Some(_), None) => return Err(LastroError::at("parameters", IssueCode::Required)),
            (None, Some(_)) => return Err(LastroError::at("parameters", IssueCode::UnknownArgument)),
            (Some(rules), Some(pairs)) => (rules, pairs),
        };
        checked(pairs, &rules, today).map(Some).map_err(|error| error.under("parameters"))
    }

    fn build(self, parts: &Parts<'_>) -> Result<ApiRequest, LastroError> {
        let Parts { base_url, allow_http, api_key, id, cpf: _, ref query, body } = *parts;
        let listing = (!query.is_empty()).then(|| super::parsed(Some(FormPairs::decode(query)?), None)).transpose()?;
        let pairs = body.zip(parameter_table(self)).map(|(body, table)| pairs_of(&body.0, table)).transpose()?;
        let parameters = pairs.as_ref();
        let new = NewRequestV1::new(self, base_url, api_key);
        http::build(&NewRequestV1 { allow_http, id, listing, parameters, ..new })
    }

    fn decode(self, status: i64, body: &[u8], key: &ConcealedText) -> Result<ApiAnswer, LastroError> {
        let ApiAnswerV1 { value, api_error, issues } = http::decode(self, status, body, Some(key))?;
        let of_v1 = |ApiFailureV1 { kind, message, .. }| ApiFailure { code: status, kind, message };
        Ok(ApiAnswer { value, api_error: api_error.map(of_v1), issues })
    }

    fn turn(self, pages: &Json, listing: &Json) -> Result<Turned, LastroError> {
        let PageStepV1 { state: pages, request, items, end, .. } = http::next(pages, listing)?;
        let query = request.map(|request| request.listing.build()).transpose()?;
        Ok(Turned { pages, query, items, count_changed: false, end })
    }

    fn newer(_: i64) -> String {
        // version 1 has no filters, so a full page of the newest records is read and searched
        "limite=100&ordenarColuna=id&ordenarDirecao=DESC".to_owned()
    }

    fn candidates(listing: &Value, key: i64) -> Option<Vec<&Value>> {
        let records = listing.get("data").and_then(Value::as_array).unwrap_or_default();
        let keys: Vec<i64> = records.iter().map(|record| figure(Some(record), "id", 0)).collect::<Option<_>>()?;
        let newer = keys.iter().take_while(|found| **found > key).count();
        // Returns `None` if records newer than `key` may be on another page. This is the case if the service has not sorted as
        // requested, or if the page is full and all of its records are newer.
        let sorted = keys.is_sorted_by(|a, b| a > b);
        let limit = figure(Some(listing), "limite", 1).unwrap_or(http::MAX_LIMIT).min(http::MAX_LIMIT);
        let has_all = newer < keys.len() || usize::try_from(limit).is_ok_and(|limit| newer < limit);
        (sorted && has_all).then(|| records.iter().take(newer).collect())
    }

    fn likeness(self, sent: &Value, record: &Value) -> Likeness {
        let Shape::Whole(shown) = self.route().shape else { return Likeness::Unsure };
        likeness::of(sent, record, shown)
    }

    fn received<'s>(sale: &'s Value, _: &Value) -> Option<&'s Value> {
        // a version 1 receipt is for the whole sale and identifies no installment
        Some(sale)
    }
}

/// Checks the arguments of a call and converts them to the form in which the exchange's state stores them. Reports every problem
/// at once.
fn begun(call: &Call<'_>, settings: &ExchangeSettings) -> Result<Begun, LastroError> {
    let route = call.operation.route();
    let mut issues = Issues::default();
    let (mut pages, mut query) = (None, None);
    let is_listing = matches!(route.shape, Shape::Listing { .. });
    if is_listing {
        let first = http::start(call.operation, call.listing.clone()).and_then(|step| {
            let query = step.request.map(|request| request.listing.build()).transpose()?;
            Ok((Some(step.state), query))
        });
        match first {
            Ok(first) => (pages, query) = first,
            Err(error) => issues.adopt(&error),
        }
    }
    // The request is built only to find problems in the remaining arguments. Its parameters are empty instead of the real ones.
    let empty = FormPairs::default();
    let new = NewRequestV1::new(call.operation, &settings.base_url, &settings.api_key);
    let listing = call.listing.clone().filter(|_| !is_listing);
    let parameters = route.body.then_some(&empty);
    let allow_http = settings.allows_http();
    if let Err(error) = http::build(&NewRequestV1 { allow_http, id: call.id, listing, parameters, ..new }) {
        issues.adopt(&under_settings(error, ""));
    }
    issues.finish(Some(Begun { id: call.id, cpf: None, query, pages }))
}
