//! Reads and checks bodies, and merges them into stored records.

use std::collections::BTreeMap;

use lastro::json::Value;
use lastro::model::{Customer, Entity, Extra, Json, Kind, Model, ModelTable, Node, Reader, ScheduleData, Type};
use lastro::rules::{self, Validate, WriteOperation};
use lastro::{Issue, IssueCode, LastroError, Severity};

use super::{Context, Refusal};
use crate::filled;

/// The members of a JSON object, in their order in the JSON text.
pub type Members = Vec<(String, Value)>;

/// Reads a record from a body and checks it with the core's `validate` for this operation. Fields that the service fills in
/// are ignored, whatever their values.
pub fn checked<T: Model + Validate + Default>(
    context: &Context<'_>,
    body: &[u8],
    operation: WriteOperation,
) -> Result<T, Refusal> {
    fitting(context, body, operation, &|_| true)
}

/// Reads a record from the body of an update and checks it as [`checked`] does, but accepts that required fields are missing.
pub fn checked_part<T: Model + Validate + Default>(context: &Context<'_>, body: &[u8]) -> Result<T, Refusal> {
    fitting(context, body, WriteOperation::Update, &|issue| issue.code != IssueCode::Required)
}

fn fitting<T: Model + Validate + Default>(
    context: &Context<'_>,
    body: &[u8],
    operation: WriteOperation,
    counts: &dyn Fn(&Issue) -> bool,
) -> Result<T, Refusal> {
    let (record, errors) = read::<T>(context, body, operation)?;
    if !errors.iter().any(counts) {
        return Ok(record);
    }
    // The issues may be about fields that the service fills in, whose values are ignored. So the body is read again without
    // these fields.
    let sent = rules::sent(Json::parse(body)?.0, T::TABLE, operation);
    let (record, mut issues) = read::<T>(context, sent.to_json().as_bytes(), operation)?;
    issues.retain(counts);
    LastroError::if_any(issues)?;
    Ok(record)
}

/// Parses a record from a body. Also returns the issues that make the request invalid.
fn read<T: Model + Validate + Default>(
    context: &Context<'_>,
    body: &[u8],
    operation: WriteOperation,
) -> Result<(T, Vec<Issue>), LastroError> {
    let rules = rules::Context { operation, today: Some(context.today()) };
    let (record, validation) = rules::checked::<T>(body, &rules)?;
    let strict = context.is("unknown-member", "refuse");
    let refused = |issue: &Issue| issue.stops() || strict && issue.code == IssueCode::UnknownField;
    let issues = validation.issues.into_iter().filter(refused);
    Ok((record, issues.map(|issue| Issue { severity: Severity::Error, ..issue }).collect()))
}

/// Reads a new record from a checked body, without keys, without fields that the service fills in, and without unknown members.
pub fn inserted<T: Model>(body: &[u8]) -> Result<T, Refusal> {
    record(accepted(T::TABLE, body, WriteOperation::Insert)?)
}

/// Merges the members of a body into a stored record. Fields that the service fills in keep their stored values.
pub fn merged<T: Model>(stored: &str, body: &[u8]) -> Result<T, Refusal> {
    let mut members = members(Json::parse(stored.as_bytes())?.0);
    merge(&mut members, accepted(T::TABLE, body, WriteOperation::Update)?);
    record(members)
}

/// The members of a body that may change a record, as they are stored: postal codes are formatted, and an empty string becomes
/// null. In an update, the elements of lists keep their keys.
pub fn accepted(table: &ModelTable, body: &[u8], operation: WriteOperation) -> Result<Members, Refusal> {
    let Json(body) = Json::parse(body)?;
    if body.as_object().is_none() {
        return Err(Refusal::bad("O corpo precisa ser um objeto JSON."));
    }
    let mut sent = members(stored_form(rules::sent(body, table, operation), table));
    sent.retain(|(name, _)| table.field(name).is_none_or(|field| field.kind != Kind::Key));
    Ok(sent)
}

/// Removes unknown members from a record, and replaces empty strings by null.
#[must_use]
pub fn stored_form(value: Value, table: &ModelTable) -> Value {
    let kept = members(value).into_iter().filter_map(|(name, member)| match table.field(&name) {
        Some(field) => Some((name, stored_member(member, field.ty.required()))),
        None => is_own(table, &name).then_some((name, member)),
    });
    Value::Object(kept.collect())
}

fn stored_member(member: Value, ty: Type) -> Value {
    match (ty, member) {
        (Type::Text | Type::CardNumber, Value::String(text)) if text.is_empty() => Value::Null,
        (Type::Record(table), member @ Value::Object(_)) => stored_form(member, table),
        (Type::List(Type::Record(table)), Value::Array(parts)) => {
            Value::Array(parts.into_iter().map(|part| stored_form(part, table)).collect())
        }
        (_, member) => member,
    }
}

/// Whether a member may have a name that the account chose: a custom field of a customer, or an attachment of a contract's
/// e-mail.
fn is_own(table: &ModelTable, name: &str) -> bool {
    (*table == *Customer::TABLE || *table == *ScheduleData::TABLE) && table.is_custom(name)
}

/// Merges `changes` into a record: replaces members that have the same names, and appends the others.
pub fn merge(record: &mut Members, changes: Members) {
    let places = places(record);
    for (name, value) in changes {
        match places.get(&name).and_then(|place| record.get_mut(*place)) {
            Some((_, old)) => *old = value,
            None => record.push((name, value)),
        }
    }
}

/// The index of each member, by its name.
pub fn places(members: &Members) -> BTreeMap<String, usize> {
    filled(members.iter().enumerate().map(|(place, (name, _))| (name.clone(), place)))
}

/// The elements of a list by their keys. Elements without a valid key are dropped. A key may be a number or a numeric string.
pub fn by_key(list: Vec<Value>) -> BTreeMap<i64, Value> {
    filled(list.into_iter().filter_map(|part| Some((key(&part)?, part))))
}

/// The `id` of a list element. A body may contain it as a number or as a numeric string.
pub fn key(part: &Value) -> Option<i64> {
    match part.get("id") {
        Some(Value::Number(text) | Value::String(text)) => text.parse().ok(),
        _ => None,
    }
}

/// Converts checked members into a record.
pub fn record<T: Model>(members: Members) -> Result<T, Refusal> {
    Ok(T::decode(&Json(Value::Object(members)))?.0)
}

/// The members of an object; empty for any other value.
pub fn members(value: Value) -> Members {
    match value {
        Value::Object(members) => members,
        _ => Vec::new(),
    }
}

/// The value of an integer; `None` for any other value, including a numeric string.
pub fn integer(value: Option<&Value>) -> Option<i64> {
    match value {
        Some(Value::Number(digits)) => digits.parse().ok(),
        _ => None,
    }
}

/// Removes everything that a body cannot set: the key, the fields that the service fills in, and unknown members.
pub fn only_written(record: &mut dyn Entity) {
    let table = record.table();
    for (place, field) in table.fields.iter().enumerate() {
        if !is_of_bodies(field.kind) && record.has_value(place) {
            record.read_field(place, &Node::Null, &mut Reader::new());
        }
    }
    let extra = record.extra_mut();
    if !extra.is_empty() {
        let members = core::mem::take(extra).into_members().into_iter();
        *extra = Extra::from_members(members.filter(|(name, _)| table.is_custom(name)).collect());
    }
}

/// Whether a member of a body can change the record. The fields that the service fills in cannot be changed.
pub fn is_written(table: &ModelTable, name: &str) -> bool {
    match table.field(name) {
        Some(field) => is_of_bodies(field.kind),
        None => table.is_custom(name),
    }
}

/// Whether a body can set fields of this kind.
const fn is_of_bodies(kind: Kind) -> bool {
    !matches!(kind, Kind::Key | Kind::ReadOnly | Kind::Display)
}
