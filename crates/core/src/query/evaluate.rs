//! Whether a record is what a query asks for.

use super::build::{Filter, Query};
use super::fields::{Resource, find};
use super::operators::Operator;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Form, Reader, Type};
use crate::value::decimal::parse_scaled;
use crate::value::{DateTime, find_bytes};

/// Largest absolute value that numbers are compared up to, in units of 10^-10.
const MAX_COMPARED: i128 = i128::MAX / 16;

/// Most conditions that records are held against: each of them is asked of each record.
pub const MAX_CONDITIONS: usize = 100;

/// A query's conditions, made ready once for any number of records: those of one field and operator together.
pub(super) struct Conditions<'q> {
    groups: Vec<Group<'q>>,
}

struct Group<'q> {
    field: &'q str,
    operator: Operator,
    ty: Type,
    // the value compared with, or the two ends of `between`
    wanted: Vec<(Key, Key)>,
}

impl Query {
    /// Whether a record matches: "or" within one field and operator, "and" between them. The query has been checked.
    ///
    /// Null matches `isnull`, `neq` and `notcontains` alone. Texts compare without regard to case, with regard to
    /// accents. A list's field matches where that of any element does.
    ///
    /// # Errors
    /// `out_of_range` at `query.filters` for more than [`MAX_CONDITIONS`].
    pub fn matches(&self, entity: Resource, record: &Value) -> Result<bool, LastroError> {
        Ok(self.conditions(entity)?.fit(record))
    }

    /// The conditions of a query that has been checked.
    pub(super) fn conditions(&self, entity: Resource) -> Result<Conditions<'_>, LastroError> {
        let filters = self.filters.as_deref().unwrap_or_default();
        at_most("filters", filters.len(), MAX_CONDITIONS)?;
        let mut groups: Vec<Group<'_>> = Vec::new();
        for filter in filters {
            let (field, operator) = (filter.field.as_str(), filter.operator.unwrap_or(Operator::Eq));
            let ty = find(entity.table(), field).unwrap_or(Type::Text);
            let wanted = wanted(filter, operator, ty);
            match groups.iter_mut().find(|group| group.field == field && group.operator == operator) {
                Some(group) => group.wanted.push(wanted),
                None => groups.push(Group { field, operator, ty, wanted: vec![wanted] }),
            }
        }
        Ok(Conditions { groups })
    }
}

/// Refuses a list of a query that is longer than what is done with it allows.
pub(super) fn at_most(name: &str, length: usize, max: usize) -> Result<(), LastroError> {
    if length <= max {
        return Ok(());
    }
    let issue = Issue::error(&["query.", name].concat(), IssueCode::OutOfRange);
    Err(LastroError::invalid(issue.with("max", &max.to_string())))
}

fn wanted(filter: &Filter, operator: Operator, ty: Type) -> (Key, Key) {
    let key = |place: usize| {
        let many = filter.values.as_deref().and_then(|values| values.get(place));
        let given = if operator == Operator::Between { many } else { filter.value.as_ref() };
        let text = given.map_or_else(String::new, |scalar| scalar.0.clone());
        Key::of(&Value::String(text), ty).unwrap_or(Key::Text(String::new()))
    };
    (key(0), key(1))
}

impl Conditions<'_> {
    pub(super) fn fit(&self, record: &Value) -> bool {
        self.groups.iter().all(|group| values(record, group.field).into_iter().any(|value| group.fits(value)))
    }
}

impl Group<'_> {
    fn fits(&self, value: Option<&Value>) -> bool {
        let Some(found) = value.and_then(|value| Key::of(value, self.ty)) else {
            return matches!(self.operator, Operator::IsNull | Operator::Neq | Operator::NotContains);
        };
        self.wanted.iter().any(|(wanted, last)| match self.operator {
            Operator::IsNull => false,
            Operator::IsNotNull => true,
            Operator::Eq => found == *wanted,
            Operator::Neq => found != *wanted,
            Operator::Gt => found > *wanted,
            Operator::Lt => found < *wanted,
            Operator::Gte => found >= *wanted,
            Operator::Lte => found <= *wanted,
            Operator::Between => found >= *wanted && found <= *last,
            Operator::Contains => found.contains(wanted),
            Operator::NotContains => !found.contains(wanted),
        })
    }
}

/// A value as it compares with others of its type: read once, so that no comparison goes through a long text again.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Key {
    /// In units of 10^-10.
    Number(i128),
    /// Whole seconds and the digits of the fraction; nothing where the text is no moment.
    Moment(Option<(i64, String)>),
    /// A date.
    Date(String),
    /// Any other text, without regard to case.
    Text(String),
}

impl Key {
    /// `None` of null.
    pub(super) fn of(value: &Value, ty: Type) -> Option<Self> {
        let text = canonical(value, ty)?;
        Some(match ty {
            Type::Integer | Type::Code(_) | Type::Money | Type::Percent | Type::Quantity => {
                Self::Number(parse_scaled(&text, 10, MAX_COMPARED).unwrap_or_default())
            }
            Type::DateTime => {
                let moment = text.parse::<DateTime>().ok();
                Self::Moment(moment.as_ref().map(DateTime::instant).map(|(seconds, part)| (seconds, part.to_owned())))
            }
            Type::Date => Self::Date(text),
            _ => Self::Text(folded(&text)),
        })
    }

    fn contains(&self, wanted: &Self) -> bool {
        match (self, wanted) {
            (Self::Text(text), Self::Text(wanted)) => find_bytes(text.as_bytes(), wanted.as_bytes()).is_some(),
            _ => false,
        }
    }
}

/// The values at a path: one, or that of each element of a list; `None` where there is nothing.
pub(super) fn values<'r>(record: &'r Value, path: &str) -> Vec<Option<&'r Value>> {
    let member = |record: &'r Value, name: &str| record.get(name).filter(|value| **value != Value::Null);
    let Some((outer, inner)) = path.split_once('.') else { return vec![member(record, path)] };
    match record.get(outer) {
        Some(Value::Array(items)) if !items.is_empty() => items.iter().map(|item| member(item, inner)).collect(),
        Some(section) => vec![member(section, inner)],
        None => vec![None],
    }
}

/// A value as a text that compares: in its type's canonical form, or as it stands where it does not fit.
fn canonical(value: &Value, ty: Type) -> Option<String> {
    let text = |value: &Value| match value {
        Value::Null => None,
        Value::String(text) | Value::Number(text) => Some(text.clone()),
        other => Some(other.to_json()),
    };
    let written = Reader::new().rewrite(value, ty, Form::Program);
    text(written.as_ref().unwrap_or(value))
}

/// Without regard to the case of Latin letters, those of Portuguese among them. The tables of all of Unicode would
/// weigh more than this whole module in a program that is downloaded.
fn folded(text: &str) -> String {
    let upper_first = |c: char, even: bool| (u32::from(c) % 2 == 0) == even;
    let lower = |c: char| match c {
        'A'..='Z' => c.to_ascii_lowercase(),
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(u32::from(c) + 32).unwrap_or(c),
        '\u{178}' => 'ÿ',
        '\u{100}'..='\u{137}' | '\u{14a}'..='\u{177}' if upper_first(c, true) => next(c),
        '\u{139}'..='\u{148}' | '\u{179}'..='\u{17e}' if upper_first(c, false) => next(c),
        _ => c,
    };
    text.chars().map(lower).collect()
}

fn next(c: char) -> char {
    char::from_u32(u32::from(c) + 1).unwrap_or(c)
}
