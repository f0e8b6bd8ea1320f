//! Compares the recorded response with the response of the twin (the simulated service) to the same request, field by field.
//! The table of the record type states how each field is compared.

use std::collections::BTreeMap;

use lastro::json::Value;
use lastro::model::{Field, ModelTable, Type};
use lastro::{DateTime, Number};

use crate::assigned::{Compared, compared};
use crate::difference::Kind;
use crate::shown::shown;

/// Milliseconds by which two timestamps may differ. The service takes a timestamp while it handles a request; the twin (the
/// simulated service) takes it when it receives the request.
const SAME_MOMENT: i64 = 120_000;

/// A difference between the recorded response body and that of the twin (the simulated service).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The path of the differing value in the body.
    pub path: String,
    /// The kind of difference.
    pub kind: Kind,
    /// The value in the recorded response.
    pub recorded: String,
    /// The value in the twin's response.
    pub twin: String,
}

/// A comparison of two response bodies: what to leave out, and the differences found.
#[derive(Debug, Default)]
pub struct Comparison {
    /// Paths (without indices) of nested records of which the twin has only some members. At these paths, members that only the
    /// recording has are not reported.
    pub in_part: Vec<&'static str>,
    /// Names of members of the compared record, not of its nested records, that are not compared.
    pub left_out: Vec<&'static str>,
    /// The path of the compared record itself.
    pub(crate) root: String,
    /// The differences.
    pub found: Vec<Found>,
    /// The paths of `in_part` at which the recording has members that the twin lacks.
    pub learnt: Vec<&'static str>,
    /// Whether anything differs at all, including fields of which only the form is compared.
    pub differs: bool,
}

impl Comparison {
    /// Compares two records. Both must be JSON objects.
    pub fn records(&mut self, table: &'static ModelTable, path: &str, recorded: &Value, twin: &Value) {
        path.clone_into(&mut self.root);
        self.value(Some(Type::Record(table)), None, path, Some(recorded), Some(twin));
    }

    /// Compares two lists element by element.
    pub fn lists(&mut self, ty: Type, path: &str, recorded: &Value, twin: &Value) {
        self.value(Some(ty), None, path, Some(recorded), Some(twin));
    }

    fn value(
        &mut self,
        ty: Option<Type>,
        field: Option<&Field>,
        path: &str,
        recorded: Option<&Value>,
        twin: Option<&Value>,
    ) {
        if recorded == twin {
            return;
        }
        self.differs = true;
        match (ty.map(Type::required), recorded, twin) {
            (Some(Type::Record(table)), Some(Value::Object(theirs)), Some(Value::Object(mine))) => {
                self.members(table, path, theirs, mine);
            }
            (Some(Type::List(of)), Some(Value::Array(theirs)), Some(Value::Array(mine))) => {
                if theirs.len() != mine.len() {
                    self.note(path, Kind::Value, field, recorded, twin);
                }
                for (index, (theirs, mine)) in theirs.iter().zip(mine).enumerate() {
                    self.value(Some(*of), field, &format!("{path}[{index}]"), Some(theirs), Some(mine));
                }
            }
            (ty, Some(theirs), Some(mine)) if is_set(theirs) && is_set(mine) => {
                if core::mem::discriminant(theirs) != core::mem::discriminant(mine) {
                    self.note(path, Kind::Type, field, recorded, twin);
                } else if !same(ty, theirs, mine) {
                    self.note(path, Kind::Value, field, recorded, twin);
                }
            }
            // Version 1 shows an unset value as an empty string or as null. If the recording and the twin show it differently,
            // the kind of the difference is `Type`.
            (_, Some(Value::String(text)), Some(Value::Null)) | (_, Some(Value::Null), Some(Value::String(text)))
                if text.is_empty() =>
            {
                self.note(path, Kind::Type, field, recorded, twin);
            }
            (_, theirs, mine) => match (theirs.is_some_and(is_set), mine.is_some_and(is_set)) {
                (true, _) => self.note(path, Kind::OnlyRecorded, field, recorded, twin),
                (_, true) => self.note(path, Kind::OnlyTwin, field, recorded, twin),
                // both values are unset, but written differently (null and missing, for example), so there is no difference
                (false, false) => {}
            },
        }
    }

    fn members(
        &mut self,
        table: &'static ModelTable,
        path: &str,
        theirs: &[(String, Value)],
        mine: &[(String, Value)],
    ) {
        let (their, own) = (by_name(theirs), by_name(mine));
        let only_theirs = theirs.iter().filter(|(name, _)| !own.contains_key(name.as_str()));
        for (name, _) in mine.iter().chain(only_theirs) {
            if path == self.root && self.left_out.contains(&name.as_str()) {
                continue;
            }
            let [theirs, mine] = [&their, &own].map(|side| side.get(name.as_str()).copied());
            let below = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            let Some(field) = table.field(name) else {
                // The record type's table does not have this member. The module `letter` reports such members, so they are
                // compared here only if the twin's response has them too.
                if mine.is_some() && theirs != mine {
                    self.note(&below, Kind::Value, None, theirs, mine);
                }
                self.differs |= theirs != mine;
                continue;
            };
            match compared(table.name, field) {
                Compared::Value => {
                    self.value(Some(field.ty), Some(field), &below, theirs, mine);
                }
                Compared::Form => {
                    self.differs |= theirs != mine;
                    self.form(field, &below, theirs, mine);
                }
                Compared::Not => self.differs |= theirs != mine,
            }
        }
    }

    /// Compares only the form of two values: whether they are set, and their JSON type.
    fn form(&mut self, field: &Field, path: &str, recorded: Option<&Value>, twin: Option<&Value>) {
        let set = |value: Option<&Value>| value.filter(|value| is_set(value)).map(core::mem::discriminant);
        match (set(recorded), set(twin)) {
            (Some(_), None) => self.note(path, Kind::OnlyRecorded, Some(field), recorded, twin),
            (None, Some(_)) => self.note(path, Kind::OnlyTwin, Some(field), recorded, twin),
            (theirs, mine) if theirs != mine => self.note(path, Kind::Type, Some(field), recorded, twin),
            _ => {}
        }
    }

    fn note(&mut self, path: &str, kind: Kind, field: Option<&Field>, recorded: Option<&Value>, twin: Option<&Value>) {
        let inside = path.strip_prefix(&self.root).unwrap_or(path).trim_start_matches('.');
        let is_in = |part: &&&'static str| {
            let plain = without_indices(inside);
            plain.strip_prefix(**part).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        if let Some(part) = self.in_part.iter().find(is_in).copied()
            && (kind == Kind::OnlyRecorded || !twin.is_some_and(is_set))
        {
            if !self.learnt.contains(&part) {
                self.learnt.push(part);
            }
            return;
        }
        let (recorded, twin) = (shown(recorded, field), shown(twin, field));
        self.found.push(Found { path: path.to_owned(), kind, recorded, twin });
    }
}

/// Returns a map from the names of the members to their values. If several members have the same name, the map contains the
/// last of them. The map keeps the lookups fast even if a recorded body has very many members.
fn by_name(members: &[(String, Value)]) -> BTreeMap<&str, &Value> {
    members.iter().map(|(name, value)| (name.as_str(), value)).collect()
}

/// A path without its indices.
#[must_use]
pub fn without_indices(path: &str) -> String {
    path.split('[').map(|part| part.split_once(']').map_or(part, |(_, rest)| rest)).collect()
}

/// Whether a value is set. Null, an empty string and an empty list count as unset.
#[must_use]
pub fn is_set(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        _ => true,
    }
}

/// Whether two scalar values are equal apart from their notation.
fn same(ty: Option<Type>, recorded: &Value, twin: &Value) -> bool {
    let (Value::Number(theirs) | Value::String(theirs), Value::Number(mine) | Value::String(mine)) = (recorded, twin)
    else {
        return recorded == twin;
    };
    match ty {
        Some(Type::Money | Type::Percent | Type::Quantity | Type::Number | Type::Integer) => {
            theirs == mine || plain_number(theirs) == plain_number(mine)
        }
        Some(Type::DateTime) => match (theirs.parse::<DateTime>(), mine.parse::<DateTime>()) {
            (Ok(theirs), Ok(mine)) => {
                theirs.epoch_millis().saturating_sub(mine.epoch_millis()).saturating_abs() <= SAME_MOMENT
            }
            _ => theirs == mine,
        },
        _ => theirs == mine,
    }
}

/// A number without trailing zeros after its decimal point; `None` if the string is not a number.
fn plain_number(text: &str) -> Option<String> {
    text.parse::<Number>().ok()?;
    if text.contains(['e', 'E']) || !text.contains('.') {
        return Some(text.to_owned());
    }
    Some(text.trim_end_matches('0').trim_end_matches('.').to_owned())
}
