//! Finds out whether a change took effect if its response was lost. A look-up reads the record after the attempt. For an insert
//! or the receipt of a payment, the look-up is compared with a read before the attempt. The result is a [`Verdict`].

use core::iter::once;

use super::interface::Interface;
use super::likeness::Likeness;
use crate::http::{Method, Repeat, Shape, figure};
use crate::json::Value;
use crate::model::{Codec as _, Json, Node, Reader, Type};
use crate::query::Key;
use crate::v1::InvoiceStatusV1;
use crate::value::{Code as _, Money};

/// The result of a look-up.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Verdict {
    /// The change was carried out. The value is the changed record; null if the operation returns no record.
    Done(Value),
    /// The change has not been carried out so far.
    NotYet,
    /// It is unknown whether the change was carried out.
    Unsure,
}

/// A request: its operation, query string and record key.
pub(super) type Asked<O> = (O, String, Option<i64>);

/// The read that precedes a change which must not be sent twice. Before an insert it lists the newest record; otherwise it
/// reads the record that will be changed.
pub(super) fn before<O: Interface>(operation: O, id: Option<i64>) -> Asked<O> {
    if is_insert(operation) { (sibling(operation, "list"), O::NEWEST.to_owned(), None) } else { select(operation, id) }
}

/// The part of the response to [`before`] that the later look-up needs: the newest record's key, or the fields that a receipt
/// changes. `None` if the newest record has no key: newer records could not be identified then.
pub(super) fn kept<O: Interface>(operation: O, answer: &Value, action: &Value) -> Option<Json> {
    if is_insert(operation) {
        let newest = answer.get("data").and_then(Value::as_array).unwrap_or_default().first();
        let key = newest.map_or(Some(0), |newest| figure(Some(newest), "id", 0))?;
        return Some(Json(object([("id", Value::Number(key.to_string()))])));
    }
    let received = O::received(answer, action);
    Some(Json(object(
        O::RECEIPT.map(|name| (name, received.map(|part| member(part, name).clone()).unwrap_or_default())),
    )))
}

/// The request that looks up whether a change was carried out.
pub(super) fn after<O: Interface>(operation: O, id: Option<i64>, before: Option<&Json>) -> Asked<O> {
    if !is_insert(operation) {
        return select(operation, id);
    }
    (sibling(operation, "list"), O::newer(key_before(before)), None)
}

/// Judges from a look-up whether a change was carried out. `answer`: response to the look-up, `None` if the record does not
/// exist. `sent`: body of the change. `before`: what [`kept`] stored of the response to the request before the change.
pub(super) fn verdict<O: Interface>(
    operation: O,
    answer: Option<&Value>,
    sent: &Value,
    before: Option<&Json>,
) -> Verdict {
    let route = operation.route();
    if route.method == Method::Delete {
        let Some(record) = answer else { return Verdict::Done(Value::Null) };
        return if record.as_object().is_some() { Verdict::NotYet } else { Verdict::Unsure };
    }
    let Some(answer) = answer else { return Verdict::Unsure };
    if is_insert(operation) {
        return inserted(operation, answer, sent, key_before(before));
    }
    // Some operations return no record, such as the actions of version 1. Their look-up reads a record, which must not become
    // the result.
    let has_record = !matches!(route.shape, Shape::Done(_));
    let done = || Verdict::Done(if has_record { answer.clone() } else { Value::Null });
    let wanted = |is_done: bool| if is_done { done() } else { Verdict::Unsure };
    match operation.as_str() {
        // Both API versions use the numbers of `InvoiceStatusV1`. While a cancellation is in progress, the city hall may still
        // reject it.
        "sales.cancel_invoice" => match figure(Some(answer), "nfse_status", 0).map(InvoiceStatusV1::from_code) {
            Some(InvoiceStatusV1::Cancelled) => done(),
            Some(InvoiceStatusV1::Cancelling | InvoiceStatusV1::Unknown(_)) | None => Verdict::Unsure,
            Some(_) => Verdict::NotYet,
        },
        "sales.update_boleto" => wanted(installment::<O>(answer, sent).is_some_and(|one| {
            same(one, "data_vencimento", sent, "data_vencimento_novo", Type::Date)
                && same(one, "valor", sent, "valor_novo", Type::Money)
        })),
        "sales.confirm_receipt" => match (O::received(answer, sent), before) {
            (Some(after), Some(before)) => match receipt::<O>(after, &before.0, sent) {
                Likeness::Same => done(),
                Likeness::Different => Verdict::NotYet,
                Likeness::Unsure => Verdict::Unsure,
            },
            _ => Verdict::Unsure,
        },
        _ => wanted(operation.likeness(sent, answer) == Likeness::Same),
    }
}

/// Judges an insert from a listing of the records with keys greater than `key`. The insert was carried out if exactly one of
/// these records matches the body. It was not if all of them differ from the body. Otherwise it is unknown.
fn inserted<O: Interface>(operation: O, answer: &Value, sent: &Value, key: i64) -> Verdict {
    let Some(records) = O::candidates(answer, key) else { return Verdict::Unsure };
    let (mut same, mut is_unsure) = (Vec::new(), false);
    for record in records {
        match operation.likeness(sent, record) {
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

/// Compares the changes since `before` with the receipt that was sent. Returns [`Likeness::Different`] if nothing has changed.
fn receipt<O: Interface>(after: &Value, before: &Value, sent: &Value) -> Likeness {
    let [status, ..] = O::RECEIPT;
    if *member(after, status) == Value::Null {
        return Likeness::Unsure;
    }
    if O::RECEIPT.iter().all(|name| member(after, name) == member(before, name)) {
        return Likeness::Different;
    }
    // version 2 returns a timestamp, but the receipt has only a date: compare the date part
    let day = |of: &Value| of.get("data_recebimento")?.as_str()?.get(..10).map(str::to_owned);
    // In version 1, `after` is a sale. A sale that is not fully paid has no receipt date of its own, so its installments are
    // searched too.
    let [list, ..] = O::INSTALLMENTS;
    let all = || after.get(list).and_then(Value::as_array).unwrap_or_default().iter();
    let is_day = day(sent).is_some_and(|sent| once(after).chain(all()).any(|one| day(one).as_ref() == Some(&sent)));
    let money = |of: &Value| match member(of, "valor_recebido") {
        Value::Null => Some(Money::ZERO),
        amount => Money::read(&Node::from(amount), &mut Reader::new()),
    };
    let is_amount = *member(sent, "valor_recebido") == Value::Null
        || money(sent).is_some_and(|sent| {
            money(after).zip(money(before)).and_then(|(after, before)| after.checked_sub(before)) == Some(sent)
        });
    if is_day && is_amount { Likeness::Same } else { Likeness::Unsure }
}

/// The installment that an action identifies. If the action identifies none, the sale's installment if there is exactly one.
/// Otherwise `None`.
pub(super) fn installment<'s, O: Interface>(sale: &'s Value, action: &Value) -> Option<&'s Value> {
    let [list, given, field] = O::INSTALLMENTS;
    let installments = sale.get(list).and_then(Value::as_array)?;
    match (figure(Some(action), given, 0), installments) {
        (Some(key), all) => all.iter().find(|one| figure(Some(one), field, 0) == Some(key)),
        (None, [only]) => Some(only),
        (None, _) => None,
    }
}

fn same(record: &Value, field: &str, action: &Value, given: &str, ty: Type) -> bool {
    let key = |of: &Value, name: &str| Key::of(of.get(name)?, ty, false);
    key(record, field).is_some() && key(record, field) == key(action, given)
}

/// A member of a record, null if it is missing.
fn member<'r>(record: &'r Value, name: &str) -> &'r Value {
    record.get(name).unwrap_or(&Value::Null)
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.map(|(name, value)| (name.to_owned(), value)).into())
}

fn key_before(before: Option<&Json>) -> i64 {
    figure(before.map(|before| &before.0), "id", 0).unwrap_or_default()
}

fn is_insert<O: Interface>(operation: O) -> bool {
    let route = operation.route();
    route.repeat == Repeat::Reconcile && !route.path.contains('{')
}

fn select<O: Interface>(operation: O, id: Option<i64>) -> Asked<O> {
    (sibling(operation, "select"), String::new(), id)
}

/// The operation `name` on the same kind of record, such as `sales.list` for `sales.insert`. Returns `operation` itself if
/// there is none.
fn sibling<O: Interface>(operation: O, name: &str) -> O {
    let area = operation.as_str().split('.').next().unwrap_or_default();
    O::from_text(&[area, ".", name].concat()).unwrap_or(operation)
}
