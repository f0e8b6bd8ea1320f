//! From a query string back to a query.

use super::build::{Filter, Query};
use super::encode::decoded;
use super::fields::Resource;
use super::operators::Operator;
use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Codec as _, Reader, Scalar};
use crate::value::Choice as _;

/// Reads a query string, with or without `?` in front. `field[eq]=`, `+` for a space, encoded brackets and any order
/// are taken; what comes out is the same query however it was written.
///
/// # Errors
/// Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `invalid_characters` where the
/// encoding is broken, and what [`Query::build`] refuses.
pub fn parse(entity: Resource, text: &str) -> Result<Query, LastroError> {
    let mut reader = Reader::new();
    let mut query = Query::all(entity);
    let mut filters = Vec::new();
    reader.at_member("query", |r| {
        let parts = text.strip_prefix('?').unwrap_or(text).split('&').filter(|part| !part.is_empty());
        for part in parts {
            let (name, value) = part.split_once('=').map_or((part, None), |(name, value)| (name, Some(value)));
            let Some(name) = plain(name, "filters", r) else { continue };
            if name.starts_with('_') {
                function(&mut query, &name, value.unwrap_or_default(), r);
            } else {
                let place = filters.len();
                let filter = r.at_member("filters", |r| r.at_index(place, |r| filter(&name, value, r)));
                filters.extend(filter);
            }
        }
    });
    query.filters = Some(filters);
    let query = reader.finish(Some(query))?;
    query.build(entity).map_err(|error| error.under("query"))?;
    Ok(query)
}

/// `_limit`, `_offset`, `_sort`, `_fields`, `_expand`.
fn function(query: &mut Query, name: &str, value: &str, reader: &mut Reader) {
    let known = name.strip_prefix('_').unwrap_or(name);
    match known {
        "sort" | "fields" | "expand" => {
            let names = value.split(',').filter(|name| !name.is_empty()).map(|name| plain(name, known, reader));
            let names: Option<Vec<String>> = names.collect();
            match known {
                "sort" => query.sort = names,
                "fields" => query.fields = names,
                _ => query.expand = names,
            }
        }
        "limit" | "offset" => {
            let number = reader.at_member(known, |r| r.integer(&Value::String(value.to_owned())));
            if known == "limit" { query.limit = number } else { query.offset = number }
        }
        _ => reader.at_member(name, |r| r.report(IssueCode::ReservedName)),
    }
}

/// `field=value`, `field[operator]=value`, `field[isnull]`.
fn filter(name: &str, value: Option<&str>, reader: &mut Reader) -> Option<Filter> {
    let (field, operator) = match name.split_once('[') {
        Some((field, operator)) => (field, operator.strip_suffix(']').unwrap_or(operator)),
        None => (name, Operator::Eq.as_str()),
    };
    let operator = reader.at_member("operator", |r| Operator::read(&Value::String(operator.to_owned()), r))?;
    let mut filter = Filter { field: field.to_owned(), operator: Some(operator), value: None, values: None };
    match (operator, value) {
        (Operator::IsNull | Operator::IsNotNull, None | Some("")) => {}
        // a comma that separates is literal, one in a value is encoded
        (Operator::Between, Some(value)) => {
            let ends = value.split(',').map(|end| plain(end, "values", reader).map(Scalar));
            filter.values = Some(ends.collect::<Option<_>>()?);
        }
        (_, Some(value)) => filter.value = Some(Scalar(plain(value, "value", reader)?)),
        (_, None) => {}
    }
    Some(filter)
}

/// The text behind the encoding.
fn plain(encoded: &str, name: &str, reader: &mut Reader) -> Option<String> {
    let text = decoded(encoded);
    if text.is_none() {
        reader.at_member(name, |r| r.report(IssueCode::InvalidCharacters));
    }
    text
}
