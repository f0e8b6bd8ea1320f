//! From a query to the service's query string.

use lastro_macros::model;

use super::encode::push_encoded;
use super::operators::{Operator, operators_of};
use crate::issue::{IssueCode, LastroError, allowed};
use crate::json::Value;
use crate::model::{Codec, Model as _, ModelTable, Reader, Sale, Scalar, Service, Type};
use crate::value::{Choice as _, DateTime, LocalDate, Money, Percent, Quantity, choices};

choices! {
    /// An entity that can be listed.
    pub enum Resource {
        /// Services.
        Service = "service",
        /// Sales and contracts.
        Sale = "sale",
    }
}

impl Resource {
    /// The entity's fields.
    #[must_use]
    pub const fn table(self) -> &'static ModelTable {
        match self {
            Self::Service => Service::TABLE,
            Self::Sale => Sale::TABLE,
        }
    }
}

/// One condition. The same field and operator given again is "or"; everything else is "and".
#[model(answer)]
pub struct Filter {
    /// A field of the entity, `section.field` of a record it holds, or a custom field.
    pub field: String,
    /// How to compare; equal when unset.
    pub operator: Option<Operator>,
    /// What to compare with; not for `between`, `isnull` and `isnotnull`.
    pub value: Option<Scalar>,
    /// The two ends of `between`.
    pub values: Option<Vec<Scalar>>,
}

/// What to list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query {
    /// Of which entity.
    pub entity: Resource,
    /// Conditions, in order.
    pub filters: Vec<Filter>,
    /// Names of fields, `-` in front for descending.
    pub sort: Vec<String>,
    /// Fields to return; none means all.
    pub fields: Vec<String>,
    /// Nested records to include.
    pub expand: Vec<String>,
    /// Most records, 1 to 1000.
    pub limit: i64,
    /// Records to skip.
    pub offset: i64,
}

/// `_limit` when none is given. The documents give two defaults, 100 and 10, so it is always sent.
pub const DEFAULT_LIMIT: i64 = 100;
/// Largest `_limit`.
pub const MAX_LIMIT: i64 = 1000;

impl Query {
    /// The query string, without `?`: filters in the order given, then `_sort`, `_fields`, `_expand`, `_offset`
    /// (left out when 0) and `_limit` (always).
    ///
    /// # Errors
    /// Every problem at once: `unknown_field`, `reserved_name`, `invalid_operator`, a value that the field's type
    /// refuses, `out_of_range` for limit and offset.
    pub fn build(&self) -> Result<String, LastroError> {
        let mut reader = Reader::new();
        let mut out = String::new();
        reader.at_member("filters", |r| {
            for (index, filter) in self.filters.iter().enumerate() {
                r.at_index(index, |r| self.push_filter(&mut out, filter, r));
            }
        });
        let table = self.entity.table();
        push_names(&mut out, "sort", &self.sort, &mut reader, |name| {
            is_field(table, name.strip_prefix('-').unwrap_or(name))
        });
        push_names(&mut out, "fields", &self.fields, &mut reader, |name| is_field(table, name));
        push_names(&mut out, "expand", &self.expand, &mut reader, |name| section(table, name).is_some());
        if self.offset != 0 {
            push_part(&mut out, "_offset=");
            out.push_str(&self.offset.to_string());
        }
        push_part(&mut out, "_limit=");
        out.push_str(&self.limit.to_string());
        if self.offset < 0 {
            reader.at_member("offset", |r| r.report_with(IssueCode::OutOfRange, "min", "0"));
        }
        if !(1..=MAX_LIMIT).contains(&self.limit) {
            reader.at_member("limit", |r| r.out_of_range("1", "1000"));
        }
        reader.finish(Some(out))
    }

    fn push_filter(&self, out: &mut String, filter: &Filter, reader: &mut Reader) {
        let Some(ty) = self.type_of(&filter.field, reader) else { return };
        let operator = filter.operator.unwrap_or(Operator::Eq);
        let custom = is_custom(&filter.field);
        let known = operators_of(ty);
        if !custom && !known.contains(&operator) {
            let names = allowed(known.iter().map(|o| o.as_str().to_owned()));
            reader.at_member("operator", |r| r.invalid_operator(operator.as_str(), &names));
            return;
        }
        push_part(out, &filter.field);
        if operator != Operator::Eq {
            for piece in ["[", operator.as_str(), "]"] {
                out.push_str(piece);
            }
        }
        match operator {
            Operator::IsNull | Operator::IsNotNull => {
                if filter.value.is_some() || filter.values.is_some() {
                    reader.at_member("value", |r| r.report_with(IssueCode::Contradiction, "field", "operator"));
                }
            }
            Operator::Between => push_between(out, ty, filter, reader),
            _ => {
                out.push('=');
                reader.at_member("value", |r| match &filter.value {
                    Some(value) => push_value(out, ty, value, r),
                    None => r.required(),
                });
            }
        }
    }

    /// The type of a filter's field. A custom field's type is not documented: it is taken as text.
    fn type_of(&self, field: &str, reader: &mut Reader) -> Option<Type> {
        let table = self.entity.table();
        let (owner, name) = match field.split_once('.') {
            Some((outer, inner)) => (section(table, outer), inner),
            None => (Some(table), field),
        };
        let ty = match owner.and_then(|t| t.field(name)) {
            Some(found) => Some(found.ty.required()).filter(|ty| !operators_of(*ty).is_empty()),
            None => is_custom(name).then_some(Type::Text).filter(|_| owner.is_some()),
        };
        if ty.is_none() {
            reader.at_member("field", |r| r.unknown_name(field, table));
        }
        ty
    }
}

fn push_between(out: &mut String, ty: Type, filter: &Filter, reader: &mut Reader) {
    out.push('=');
    reader.at_member("values", |r| match filter.values.as_deref() {
        Some([low, high]) => {
            r.at_index(0, |r| push_value(out, ty, low, r));
            out.push(',');
            r.at_index(1, |r| push_value(out, ty, high, r));
        }
        Some(_) => r.out_of_range("2", "2"),
        None => r.required(),
    });
}

/// Appends a value in its canonical form: money and percent with two places, a code as its number.
fn push_value(out: &mut String, ty: Type, value: &Scalar, reader: &mut Reader) {
    let text = Value::String(value.0.clone());
    let canonical = match ty {
        Type::Integer | Type::Code(_) => i64::read(&text, reader).map(|v| v.to_string()),
        Type::Money => Money::read(&text, reader).map(|v| v.to_string()),
        Type::Percent => Percent::read(&text, reader).map(|v| v.to_string()),
        Type::Quantity => Quantity::read(&text, reader).map(|v| v.to_string()),
        Type::Date => LocalDate::read(&text, reader).map(|v| v.to_string()),
        Type::DateTime => DateTime::read(&text, reader).map(|v| v.to_string()),
        _ => Some(value.0.clone()),
    };
    if let Some(canonical) = canonical {
        push_encoded(out, &canonical);
    }
}

fn push_part(out: &mut String, text: &str) {
    if !out.is_empty() {
        out.push('&');
    }
    out.push_str(text);
}

/// Appends `_name=a,b`, each name checked.
fn push_names(out: &mut String, name: &str, names: &[String], reader: &mut Reader, known: impl Fn(&str) -> bool) {
    if names.is_empty() {
        return;
    }
    push_part(out, "_");
    out.push_str(name);
    out.push('=');
    out.push_str(&names.join(","));
    reader.at_member(name, |r| {
        for (index, entry) in names.iter().enumerate() {
            if !known(entry) {
                r.at_index(index, |r| r.report(IssueCode::UnknownField));
            }
        }
    });
}

fn is_field(table: &ModelTable, name: &str) -> bool {
    table.field(name).is_some() || is_custom(name)
}

/// `custom_` and the letters, digits and underscores that can stand in a query string as they are.
fn is_custom(name: &str) -> bool {
    let rest = name.rsplit_once('.').map_or(name, |(_, last)| last).strip_prefix("custom_");
    rest.is_some_and(|r| !r.is_empty() && r.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'))
}

/// The record behind a field that holds one, or a list of them.
fn section(table: &ModelTable, name: &str) -> Option<&'static ModelTable> {
    match table.field(name)?.ty.required() {
        Type::Record(inner) => Some(inner),
        Type::List(Type::Record(inner)) => Some(*inner),
        _ => None,
    }
}
