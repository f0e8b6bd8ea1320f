//! Finding out whether a change whose response was lost was carried out: the requests before and after it, and the verdict.

use super::body;
use super::likeness::{Likeness, likeness};
use crate::http::{ApiOperation, Method, PageRequest, Repeat, figure};
use crate::json::Value;
use crate::model::codes::InvoiceStatus;
use crate::model::{Json, Type};
use crate::query::{Key, MAX_LIMIT};
use crate::value::{Choice as _, Code as _};

/// The result of a look-up.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Verdict {
    /// The change was carried out. The value is its record, null after a delete.
    Done(Value),
    /// It has not been carried out so far.
    NotYet,
    /// It is not known.
    Unsure,
}

/// The request to read before a change that must not be sent twice.
pub(super) fn before(operation: ApiOperation, id: Option<i64>) -> (PageRequest, Option<i64>) {
    let newest = || "_sort=-id&_fields=id&_limit=1".to_owned();
    if is_insert(operation) { (listing(operation, newest()), None) } else { (select(operation), id) }
}

/// The part of its response that the look-up needs: the newest key, or the installment.
pub(super) fn kept(operation: ApiOperation, answer: &Value, action: &Value) -> Json {
    if is_insert(operation) {
        let newest = answer.get("data").and_then(Value::as_array).unwrap_or_default().first();
        let key = figure(newest, "id", 0).unwrap_or_default();
        return Json(object([("id", Value::Number(key.to_string()))]));
    }
    let installment = installment(answer, action);
    Json(object(RECEIPT.map(|name| (name, installment.and_then(|one| one.get(name)).cloned().unwrap_or_default()))))
}

/// The request that looks up a change.
pub(super) fn after(operation: ApiOperation, id: Option<i64>, before: Option<&Json>) -> (PageRequest, Option<i64>) {
    if !is_insert(operation) {
        return (select(operation), id);
    }
    let key = figure(before.map(|before| &before.0), "id", 0).unwrap_or_default();
    let limit = MAX_LIMIT.to_string();
    (listing(operation, ["id[gt]=", &key.to_string(), "&_sort=id&_limit=", &limit].concat()), None)
}

/// The verdict on a change. `answer` is the response to the look-up, `None` if there is no such record.
pub(super) fn verdict(operation: ApiOperation, answer: Option<&Value>, sent: &Value, before: Option<&Json>) -> Verdict {
    if operation.route().method == Method::Delete {
        let Some(record) = answer else { return Verdict::Done(Value::Null) };
        return if record.as_object().is_some() { Verdict::NotYet } else { Verdict::Unsure };
    }
    let Some(answer) = answer else { return Verdict::Unsure };
    if is_insert(operation) {
        return inserted(operation, answer, sent);
    }
    let done = || Verdict::Done(answer.clone());
    let wanted = |is_done: bool, otherwise: Verdict| if is_done { done() } else { otherwise };
    match operation {
        ApiOperation::SalesCancelInvoice => {
            let cancelled = InvoiceStatus::Cancelled.code();
            wanted(figure(Some(answer), "nfse_status", 0) == Some(cancelled), Verdict::NotYet)
        }
        ApiOperation::SalesUpdateBoleto => {
            let moved = installment(answer, sent).is_some_and(|one| {
                same(one, "data_vencimento", sent, "data_vencimento_novo", Type::Date)
                    && same(one, "valor", sent, "valor_novo", Type::Money)
            });
            wanted(moved, Verdict::Unsure)
        }
        ApiOperation::SalesConfirmReceipt => {
            let (Some(one), Some(before)) = (installment(answer, sent), before) else { return Verdict::Unsure };
            let unchanged = RECEIPT
                .iter()
                .all(|name| one.get(name).unwrap_or(&Value::Null) == before.0.get(name).unwrap_or(&Value::Null));
            if unchanged {
                return Verdict::NotYet;
            }
            // the response has a timestamp, the receipt a day
            let day = |value: Option<&Value>| {
                value.and_then(Value::as_str).and_then(|text| text.get(..10)).map(str::to_owned)
            };
            let received = day(one.get("data_recebimento"));
            wanted(received.is_some() && received == day(sent.get("data_recebimento")), Verdict::Unsure)
        }
        _ => {
            let Some((rules, _)) = body::record_rules(operation) else { return Verdict::Unsure };
            wanted(likeness(sent, answer, rules.table) == Likeness::Same, Verdict::Unsure)
        }
    }
}

/// The fields of an installment that a receipt changes.
const RECEIPT: [&str; 3] = ["status", "valor_recebido", "data_recebimento"];

/// The verdict on an insert, from a listing of the newer records.
fn inserted(operation: ApiOperation, answer: &Value, sent: &Value) -> Verdict {
    let Some((rules, _)) = body::record_rules(operation) else { return Verdict::Unsure };
    let records = answer.get("data").and_then(Value::as_array).unwrap_or_default();
    let count = figure(answer.get("header"), "count", 0);
    if count.is_none_or(|count| usize::try_from(count) != Ok(records.len())) {
        return Verdict::Unsure;
    }
    let (mut same, mut is_unsure) = (Vec::new(), false);
    for record in records {
        match likeness(sent, record, rules.table) {
            Likeness::Same => same.push(record),
            Likeness::Unsure => is_unsure = true,
            Likeness::Different => {}
        }
    }
    match same.as_slice() {
        [record] => Verdict::Done((*record).clone()),
        [] if !is_unsure => Verdict::NotYet,
        _ => Verdict::Unsure,
    }
}

/// The installment that an action names, or the only one of the sale.
fn installment<'s>(sale: &'s Value, action: &Value) -> Option<&'s Value> {
    let installments = sale.get("parcelas").and_then(Value::as_array)?;
    match (figure(Some(action), "id_parcela", 0), installments) {
        (Some(key), all) => all.iter().find(|one| figure(Some(one), "id", 0) == Some(key)),
        (None, [only]) => Some(only),
        (None, _) => None,
    }
}

fn same(record: &Value, field: &str, action: &Value, given: &str, ty: Type) -> bool {
    let key = |of: &Value, name: &str| Key::of(of.get(name)?, ty, false);
    key(record, field).is_some() && key(record, field) == key(action, given)
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.map(|(name, value)| (name.to_owned(), value)).into())
}

fn is_insert(operation: ApiOperation) -> bool {
    let route = operation.route();
    route.repeat == Repeat::Reconcile && !route.path.contains('{')
}

fn select(operation: ApiOperation) -> PageRequest {
    PageRequest { operation: sibling(operation, "select"), query: String::new() }
}

fn listing(operation: ApiOperation, query: String) -> PageRequest {
    PageRequest { operation: sibling(operation, "list"), query }
}

/// The operation `name` on the same records; the operation itself if there is none.
fn sibling(operation: ApiOperation, name: &str) -> ApiOperation {
    let area = operation.as_str().split('.').next().unwrap_or_default();
    ApiOperation::from_text(&[area, ".", name].concat()).unwrap_or(operation)
}
