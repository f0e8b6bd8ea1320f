//! Searches a JSON body for undocumented members and codes, which are missing from the tables of its records.

use lastro::http::Shape;
use lastro::json::Value;
use lastro::model::{Field, ModelTable, Type};
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode};

use lastro_twin::route::record_of;

use super::{Finding, FindingKind, parts};
use crate::shown::shown;

pub(super) struct Walk<'f> {
    all: &'f mut Vec<Finding>,
    /// The prefix of all paths, such as `response`.
    side: &'static str,
}

impl<'f> Walk<'f> {
    pub(super) fn new(all: &'f mut Vec<Finding>, side: &'static str) -> Self {
        Self { all, side }
    }

    /// Searches a body that has the shape of an operation's response.
    pub(super) fn body(&mut self, shape: Shape, value: &Value) {
        let (page, records) = parts(shape);
        let side = self.side;
        match (page, records) {
            (Some(Type::Record(page)), Some(records)) => {
                self.record(page, side, value, &["data"]);
                if let Some(data) = value.get("data") {
                    self.value(records, None, &format!("{side}.data"), data);
                }
            }
            (_, Some(ty)) => self.value(ty, None, side, value),
            (_, None) => {}
        }
    }

    /// Searches the value at `path`, whose documented type is `ty`, for undocumented members and codes.
    pub(super) fn value(
        &mut self,
        ty: Type,
        field: Option<(&'static ModelTable, &'static Field)>,
        path: &str,
        value: &Value,
    ) {
        match (ty.required(), value) {
            (Type::Record(table), Value::Object(_)) => self.record(table, path, value, &[]),
            (Type::List(inner), Value::Array(items)) => {
                for (index, item) in items.iter().enumerate() {
                    self.value(*inner, field, &format!("{path}[{index}]"), item);
                }
            }
            (Type::Code(codes), Value::Number(text) | Value::String(text)) => {
                let Ok(code) = text.parse::<i64>() else { return };
                if let Some((table, field)) = field.filter(|_| codes.codes.iter().all(|known| known.code != code)) {
                    self.push(FindingKind::UnknownCode, table.name, field.name, path, code.to_string());
                }
            }
            _ => {}
        }
    }

    /// Searches a record, except for the members in `but`.
    fn record(&mut self, table: &'static ModelTable, path: &str, value: &Value, but: &[&str]) {
        for (name, member) in value.as_object().unwrap_or_default() {
            if but.contains(&name.as_str()) {
                continue;
            }
            match table.field(name) {
                Some(field) => self.value(field.ty, Some((table, field)), &format!("{path}.{name}"), member),
                None if table.is_custom(name) => {}
                None => {
                    let detail = shown(Some(member), None);
                    self.push(FindingKind::UnknownField, table.name, name, &format!("{path}.{name}"), detail);
                }
            }
        }
    }

    /// Adds a finding for a value that the crate `lastro` could not read into its field.
    pub(super) fn issue(&mut self, shape: Shape, issue: &Issue) {
        let (page, records) = parts(shape);
        let below = issue.path.strip_prefix("data[").filter(|_| page.is_some());
        let (ty, rest) = match (below, records) {
            (Some(rest), Some(Type::List(record))) => {
                (Some(*record), rest.split_once(']').map_or("", |(_, rest)| rest))
            }
            _ => (page.or(records), issue.path.as_str()),
        };
        let (entity, field) = found(ty.and_then(record_of), rest.trim_start_matches('.'));
        let kind = if issue.code == IssueCode::UnknownField { FindingKind::UnknownField } else { FindingKind::Format };
        let path = format!("{}.{}", self.side, issue.path);
        self.push(kind, entity, &field, &path, issue.code.as_str().to_owned());
    }

    fn push(&mut self, kind: FindingKind, entity: &str, field: &str, path: &str, detail: String) {
        let path = path.to_owned();
        self.all.push(Finding { kind, entity: entity.to_owned(), field: field.to_owned(), path, detail });
    }
}

/// The innermost record on a path, and the field in that record.
pub(super) fn found(table: Option<&'static ModelTable>, path: &str) -> (&'static str, String) {
    let (step, rest) = path.split_once('.').unwrap_or((path, ""));
    let name = step.split_once('[').map_or(step, |(name, _)| name);
    let below = table.and_then(|table| table.field(name)).and_then(|field| record_of(field.ty));
    match below {
        Some(below) if !rest.is_empty() => found(Some(below), rest),
        _ => (table.map_or("", |table| table.name), name.to_owned()),
    }
}
