//! Implements [`Interface`] for version 2 of the service's API.

use super::interface::{Begun, Interface, Parts, Turned};
use super::likeness::{Likeness, likeness};
use super::state::under_settings;
use super::{Call, ExchangeSettings, body, look};
use crate::http::{
    self, ApiAnswer, ApiOperation, ApiRequest, Narrowing, NewRequest, PageRequest, PageStep, Route, figure,
};
use crate::issue::{Issues, LastroError};
use crate::json::Value;
use crate::model::{ConcealedText, Json};
use crate::query::{MAX_LIMIT, QuerySource};
use crate::value::LocalDate;

impl Interface for ApiOperation {
    type Record = Json;

    const PREFIX: &'static str = "";
    const NEWEST: &'static str = "_sort=-id&_fields=id&_limit=1";
    const INSTALLMENTS: [&'static str; 3] = ["parcelas", "id_parcela", "id"];
    const RECEIPT: [&'static str; 3] = ["status", "valor_recebido", "data_recebimento"];

    fn route(self) -> &'static Route {
        self.route()
    }

    fn body(
        self,
        record: Option<&Json>,
        original: Option<&Json>,
        today: Option<LocalDate>,
    ) -> Result<Option<Json>, LastroError> {
        body::of(self, record, original, today)
    }

    fn build(self, parts: &Parts<'_>) -> Result<ApiRequest, LastroError> {
        let Parts { base_url, allow_http, api_key, id, cpf, ref query, body } = *parts;
        let query = (!query.is_empty()).then(|| QuerySource::Text(query.clone()));
        http::build(NewRequest { operation: self, base_url, allow_http, api_key, id, cpf, query, body })
    }

    fn decode(self, status: i64, body: &[u8], key: &ConcealedText) -> Result<ApiAnswer, LastroError> {
        http::decode(self, status, body, Some(key))
    }

    fn turn(self, pages: &Json, listing: &Json) -> Result<Turned, LastroError> {
        let PageStep { state: pages, request, items, count_changed, end, .. } = http::next(pages, listing)?;
        Ok(Turned { pages, query: request.map(|PageRequest { query, .. }| query), items, count_changed, end })
    }

    fn newer(key: i64) -> String {
        ["id[gt]=", &key.to_string(), "&_sort=id&_limit=", &MAX_LIMIT.to_string()].concat()
    }

    fn candidates(listing: &Value, key: i64) -> Option<Vec<&Value>> {
        let records = listing.get("data").and_then(Value::as_array).unwrap_or_default();
        let count = figure(listing.get("header"), "count", 0)?;
        // if a record's key is not greater than `key`, the service has ignored the filter, and records may be missing
        let are_newer = records.iter().all(|record| figure(Some(record), "id", 0).is_some_and(|found| found > key));
        (are_newer && usize::try_from(count) == Ok(records.len())).then(|| records.iter().collect())
    }

    fn likeness(self, sent: &Value, record: &Value) -> Likeness {
        body::record_rules(self).map_or(Likeness::Unsure, |(rules, _)| likeness(sent, record, rules.table))
    }

    fn received<'s>(sale: &'s Value, action: &Value) -> Option<&'s Value> {
        look::installment::<Self>(sale, action)
    }
}

/// Checks the arguments of a call and prepares them for the state. Reports every problem at once.
pub(super) fn begun(call: &Call<'_>, settings: &ExchangeSettings) -> Result<Begun, LastroError> {
    let route = call.operation.route();
    let mut issues = Issues::default();
    let is_listing = matches!(route.narrowing, Narrowing::Query(_));
    let (mut pages, mut page) = (None, None);
    if is_listing {
        match http::start(call.operation, call.query.clone()) {
            Ok(step) => (pages, page) = (Some(step.state), step.request.map(|request| request.query)),
            Err(error) => issues.adopt(&error),
        }
    }
    let query = call.query.clone().filter(|_| !is_listing);
    // The request is built only to find problems in the remaining arguments. Its body is an empty object instead of the record.
    let empty = Json(Value::Object(Vec::new()));
    let request = http::build(NewRequest {
        operation: call.operation,
        base_url: &settings.base_url,
        allow_http: settings.allows_http(),
        api_key: &settings.api_key,
        id: call.id,
        cpf: call.cpf,
        query: query.clone(),
        body: route.body.then_some(&empty),
    });
    if let Err(error) = request {
        issues.adopt(&under_settings(error, ""));
    }
    let query = match (query, route.narrowing) {
        (Some(QuerySource::Text(text)), _) => Some(text),
        (Some(QuerySource::Query(query)), Narrowing::Shown(resource)) => {
            QuerySource::Query(query).resolve(resource).and_then(|query| query.build()).ok()
        }
        _ => page,
    };
    issues.finish(Some(Begun { id: call.id, cpf: call.cpf.map(str::to_owned), query, pages }))
}
