//! The subject of an exchange (the record in its path and the kind of access), and the content of its response.

use std::collections::BTreeMap;

use lastro::json::{Value, parse};
use lastro::model::Kind;
use lastro_twin::http::plain_path;
use lastro_twin::route::{Asked, Operation, Version, asked};
use lastro_twin::state::Table;

use crate::exchange::Exchange;

/// The kind of access to a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Records are listed.
    List,
    /// A record is read.
    Select,
    /// A record is created.
    Insert,
    /// A record is changed.
    Change,
    /// A record is deleted.
    Delete,
}

/// The subject of an exchange: the operation, and the record in the path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject {
    /// The requested operation.
    pub operation: Operation,
    /// The table of the records; `None` for the virtual wallet and the reference lists, which no request changes.
    pub table: Option<Table>,
    /// The kind of access.
    pub role: Role,
    /// The key of the record in the path.
    pub id: Option<i64>,
    /// Whether the request selects the fields of the response with `_fields`.
    pub narrowed: bool,
    /// Whether a listing of version 2 requests every record with all fields.
    pub asks_for_all: bool,
    /// Whether the request filters records by a field of a section, such as `contatos.email`.
    pub by_section: bool,
}

impl Subject {
    /// Determines the subject of an exchange; `None` if its path belongs to no operation.
    #[must_use]
    pub fn of(exchange: &Exchange) -> Option<Self> {
        let path = plain_path(exchange.request.path());
        let Asked::Operation(operation, part) = asked(&exchange.request.method, &path) else { return None };
        let table = match operation.area() {
            "sales" => Some(Table::Sale),
            "customers" => Some(Table::Customer),
            "services" => Some(Table::Service),
            "payment_methods" => Some(Table::PaymentMethod),
            "plans" => Some(Table::Plan),
            _ => None,
        };
        let role = match operation.name().split_once('.').map(|(_, action)| action) {
            Some("list") => Role::List,
            Some("select") => Role::Select,
            Some("insert") => Role::Insert,
            Some("delete") => Role::Delete,
            _ => Role::Change,
        };
        let id = part.parse().ok().filter(|_| table.is_some());
        let query = exchange.request.query().unwrap_or_default();
        let narrowed = query.contains("_fields");
        let fields = table.and_then(Table::resource).into_iter().flat_map(|resource| resource.table().fields);
        let mut sections = fields.filter(|field| field.kind == Kind::Expanded);
        let by_section = !query.is_empty() && sections.any(|section| query.contains(&[section.name, "."].concat()));
        let names = query.split('&').filter_map(|pair| pair.split('=').next()).filter(|name| !name.is_empty());
        let asks_for_all =
            role == Role::List && operation.version() == Version::V2 && names.into_iter().all(is_of_page);
        Some(Self { operation, table, role, id, narrowed, asks_for_all, by_section })
    }

    /// The record that the path identifies.
    #[must_use]
    pub fn record(&self) -> Option<(Table, i64)> {
        self.table.zip(self.id)
    }

    /// Whether the operation belongs to version 1.
    #[must_use]
    pub fn is_v1(&self) -> bool {
        self.operation.version() == Version::V1
    }
}

/// Whether a query parameter of a listing concerns only pages, order or sections, so that it neither filters records nor selects
/// fields.
fn is_of_page(name: &str) -> bool {
    ["_limit", "_offset", "_sort", "_expand"].contains(&name)
}

/// A response that shows whether the request was executed: a success with a JSON body, or an error below 500.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The status.
    pub status: u16,
    /// The body; null if it is not JSON.
    pub value: Value,
}

impl Said {
    /// Reads a response. Returns `None` if the response does not show whether the request was executed. This is the case for a
    /// status of 500 or above, and for a success whose body is truncated or not JSON.
    #[must_use]
    pub fn of(status: u16, body: &[u8]) -> Option<Self> {
        let value = parse(body).ok();
        let open = !(200..500).contains(&status) || status < 300 && value.is_none() && !body.is_empty();
        (!open).then(|| Self { status, value: value.unwrap_or_default() })
    }

    /// Whether the service refused the request.
    #[must_use]
    pub const fn refused(&self) -> bool {
        self.status >= 300
    }

    /// The records in the response: those of a listing, or the single record.
    #[must_use]
    pub fn records(&self) -> &[Value] {
        match &self.value {
            Value::Array(all) => all,
            value => match value.get("data") {
                Some(Value::Array(all)) => all,
                _ => core::slice::from_ref(value),
            },
        }
    }

    /// The records in the response by their keys.
    #[must_use]
    pub fn by_key(&self) -> BTreeMap<i64, &Value> {
        self.records().iter().filter_map(|record| Some((key(record)?, record))).collect()
    }
}

/// The key of a record in a response of either version.
#[must_use]
pub fn key(record: &Value) -> Option<i64> {
    integer(record.get("id"))
}

/// The integer in a number or a numeric string.
#[must_use]
pub fn integer(value: Option<&Value>) -> Option<i64> {
    match value {
        Some(Value::Number(digits) | Value::String(digits)) => digits.parse().ok(),
        _ => None,
    }
}
