//! Removes secrets from bodies: JSON, forms and plain text.

use lastro::http::Shape;
use lastro::json::{Value, parse, without_mark};
use lastro::model::{Card, Customer, Model as _, ModelTable, PaymentMethod, Plan, Sale, Service, Type};
use lastro::value::find_bytes;
use lastro::webhook::EventEntity;
use lastro_twin::conceal;
use lastro_twin::http::Request;
use lastro_twin::route::{Operation, Version, record_of};

use super::{Concealer, HIDDEN, is_compressed, is_secret, part_of};
use crate::exchange::RecordedResponse;
use crate::pseudonyms::{Personal, personal};

/// The placeholder for a body that cannot be inspected.
const UNREADABLE: &[u8] = b"?";
const FORM: &str = "application/x-www-form-urlencoded";

/// The kind of a JSON value, which determines how the value is rewritten.
#[derive(Clone, Copy)]
enum Place {
    /// The service's own data, such as the header of a listing or a webhook notification. It is recorded unchanged.
    Own,
    /// The message of an error.
    Error,
    /// A record with this table.
    Record(&'static ModelTable),
    /// The value of a field, and the kind of personal data that the field contains, if any.
    Field(Option<Personal>),
    /// A value that no table describes. It may contain personal data.
    Unknown,
}

impl Concealer {
    /// Rewrites the body of a request.
    pub(super) fn sent(&mut self, request: &Request, operation: Option<Operation>) -> Vec<u8> {
        let body = &request.body;
        let table = operation.and_then(Operation::sent);
        if body.is_empty() || is_compressed(&request.headers) {
            return if body.is_empty() { Vec::new() } else { UNREADABLE.to_vec() };
        }
        let says_form = request.header("Content-Type").is_some_and(|kind| kind.trim_start().starts_with(FORM));
        let is_form = says_form || operation.is_some_and(|operation| operation.version() == Version::V1);
        if let Ok(mut value) = parse(without_mark(body)) {
            let data = if table.is_none() { event(&value) } else { None };
            let changed = match data {
                Some(data) => self.envelope(&mut value, data),
                None => self.value(&mut value, table.map_or(Place::Unknown, Place::Record)),
            };
            return if changed { value.to_json().into_bytes() } else { body.clone() };
        }
        let body = conceal::body(body, None);
        match str::from_utf8(&body) {
            Ok(form) if is_form => self.pairs(form, &|name| parameter(table, name)).into_bytes(),
            text => self.other(&body, text.ok(), false),
        }
    }

    /// Rewrites the body of a response.
    pub(super) fn shown(&mut self, answer: &RecordedResponse, operation: Option<Operation>) -> Vec<u8> {
        if answer.body.is_empty() || is_compressed(&answer.headers) {
            return if answer.body.is_empty() { Vec::new() } else { UNREADABLE.to_vec() };
        }
        let table = operation.and_then(Operation::shown);
        let is_error = answer.status >= 400;
        let Ok(mut value) = parse(without_mark(&answer.body)) else {
            let body = conceal::body(&answer.body, None);
            return self.other(&body, str::from_utf8(&body).ok(), is_error);
        };
        let lists = operation.is_some_and(|operation| matches!(operation.route().shape, Shape::Listing { .. }));
        let changed = match table {
            _ if is_error => self.value(&mut value, Place::Error),
            Some(table) if lists => self.envelope(&mut value, table),
            Some(table) => self.value(&mut value, Place::Record(table)),
            // The operation returns no record: the body is the response to an action, such as `{"deleted": true}`.
            None if operation.is_some() => self.value(&mut value, Place::Own),
            None => self.value(&mut value, Place::Unknown),
        };
        if changed { value.to_json().into_bytes() } else { answer.body.clone() }
    }

    /// Rewrites a body that is neither JSON nor a form.
    fn other(&mut self, body: &[u8], text: Option<&str>, is_error: bool) -> Vec<u8> {
        let Some(text) = text.filter(|_| self.pseudonyms.is_none()) else {
            let is_in = |secret: &super::Secret| find_bytes(body, secret.text.as_bytes()).is_some();
            let unseen = self.pseudonyms.is_some() || self.secrets.iter().any(is_in);
            return if unseen { UNREADABLE.to_vec() } else { body.to_vec() };
        };
        let new = if is_error { self.said(text) } else { self.text(text, None) };
        new.map_or_else(|| body.to_vec(), String::into_bytes)
    }

    /// Rewrites a listing or a notification, in which the member `data` contains records of a table.
    fn envelope(&mut self, value: &mut Value, table: &'static ModelTable) -> bool {
        let Value::Object(members) = value else { return self.value(value, Place::Unknown) };
        members.iter_mut().fold(false, |any, (name, member)| {
            let place = if name == "data" { Place::Record(table) } else { Place::Own };
            self.value(member, place) | any
        })
    }

    /// Replaces the secrets and the personal data in a value. Returns whether anything was replaced.
    fn value(&mut self, value: &mut Value, place: Place) -> bool {
        let table = if let Place::Record(table) = place { Some(table) } else { None };
        let cards = conceal::inside(value, table);
        self.walk(value, place) | cards
    }

    fn walk(&mut self, value: &mut Value, place: Place) -> bool {
        match value {
            Value::Array(items) => items.iter_mut().fold(false, |any, item| self.walk(item, place) | any),
            Value::Object(members) => members.iter_mut().fold(false, |any, (name, member)| {
                let hidden = if is_secret(name) { hide(member) } else { self.member(name, member, place) };
                let renamed = self.text(name, None).map(|new| *name = new).is_some();
                hidden | renamed | any
            }),
            Value::String(text) => {
                let new = match place {
                    Place::Error => self.said(text),
                    Place::Own => self.text(text, None),
                    Place::Field(what) => self.text(text, what),
                    // a string where a record is expected is treated as free text
                    Place::Record(_) | Place::Unknown => self.text(text, Some(Personal::Text)),
                };
                new.map(|new| *text = new).is_some()
            }
            Value::Number(number) => {
                let what = if let Place::Field(what) = place { what } else { None };
                // a JSON number must not begin with a zero, so a leading zero becomes 1
                let new = self.text(number, what).map(|new| match new.strip_prefix('0') {
                    Some(rest) if rest.starts_with(|c: char| c.is_ascii_digit()) => ["1", rest].concat(),
                    _ => new,
                });
                new.map(|new| *number = new).is_some()
            }
            Value::Null | Value::Bool(_) => false,
        }
    }

    fn member(&mut self, name: &str, member: &mut Value, place: Place) -> bool {
        let Place::Record(table) = place else {
            // no table describes this object, but its member `cartoes` may nevertheless contain cards
            let cards = name == "cartoes" && conceal::inside(member, Some(Card::TABLE));
            return self.walk(member, place) | cards;
        };
        let inner = match table.field(name) {
            Some(field) => match record_of(field.ty) {
                Some(part) => Place::Record(part),
                None if matches!(field.ty.required(), Type::Json) => Place::Unknown,
                // `lastro_twin::conceal` has already replaced the values of these fields.
                None if matches!(field.ty.required(), Type::CardNumber | Type::SecurityCode) => return false,
                None => Place::Field(personal(table, field)),
            },
            None => Place::Unknown,
        };
        let cards = matches!(inner, Place::Unknown) && name == "cartoes" && conceal::inside(member, Some(Card::TABLE));
        self.walk(member, inner) | cards
    }
}

/// Replaces every string and number in a value by [`HIDDEN`].
fn hide(value: &mut Value) -> bool {
    match value {
        Value::String(text) => {
            let changed = text != HIDDEN;
            HIDDEN.clone_into(text);
            changed
        }
        Value::Number(_) => {
            *value = Value::String(HIDDEN.to_owned());
            true
        }
        Value::Array(items) => items.iter_mut().fold(false, |any, item| hide(item) | any),
        Value::Object(members) => members.iter_mut().fold(false, |any, (_, item)| hide(item) | any),
        Value::Null | Value::Bool(_) => false,
    }
}

/// The table of the record in a webhook notification; `None` if the document is not such a notification.
fn event(value: &Value) -> Option<&'static ModelTable> {
    let endpoint = value.get("header")?.get("endpoint")?.as_str()?;
    Some(match EventEntity::of_endpoint(endpoint)? {
        EventEntity::Customer => Customer::TABLE,
        EventEntity::Sale => Sale::TABLE,
        EventEntity::Service => Service::TABLE,
        EventEntity::PaymentMethod => PaymentMethod::TABLE,
        EventEntity::Plan => Plan::TABLE,
    })
}

/// The kind of personal data in the value of a filter: `contatos.nome[contains]`, for example, filters by a contact's name.
pub(super) fn filtered(table: Option<&'static ModelTable>, name: &str) -> Option<Personal> {
    let name = name.split_once('[').map_or(name, |(name, _)| name);
    if name.starts_with('_') {
        return None;
    }
    let Some(table) = table else { return Some(Personal::Text) };
    match name.split_once('.') {
        Some((section, name)) => field(part_of(table, section)?, name),
        None => field(table, name),
    }
}

/// The kind of personal data in a form parameter. A parameter for a field of a nested record has a prefix, and a parameter for
/// a field of a list's element ends with a number.
fn parameter(table: Option<&'static ModelTable>, name: &str) -> Option<Personal> {
    let Some(table) = table else { return Some(Personal::Text) };
    if table.field(name).is_some() {
        return field(table, name);
    }
    let nested = table.fields.iter().find_map(|nested| {
        let part = record_of(nested.ty)?;
        let inner = match nested.ty.required() {
            Type::List(_) => name.rsplit_once('_').map(|(name, _)| name)?,
            _ => name.strip_prefix(nested.name.strip_suffix("campos")?)?,
        };
        part.field(inner).is_some().then(|| field(part, inner))
    });
    nested.unwrap_or(Some(Personal::Text))
}

/// The kind of personal data in a field. A field that is not in the table may contain anything, so it counts as free text.
fn field(table: &'static ModelTable, name: &str) -> Option<Personal> {
    table.field(name).map_or(Some(Personal::Text), |field| personal(table, field))
}
