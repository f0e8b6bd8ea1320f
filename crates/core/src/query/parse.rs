//! Parses a query string into a query.

use super::build::{Filter, Query};
use super::encode::decoded;
use super::fields::{Resource, find};
use super::operators::Operator;
use crate::issue::{IssueCode, LastroError};
use crate::model::{Codec as _, Node, Reader, Scalar};
use crate::value::Choice as _;

/// Parses a query string, with or without a leading `?`. It need not be in the form that [`Query::build`] writes: `field[eq]=`,
/// `+` for a space, encoded brackets and commas, and any order are accepted.
///
/// # Errors
/// All problems of the string at once, below `query`: `reserved_name` for an unknown name that begins with `_`; `duplicate_key`
/// for a known one, such as `_limit`, that occurs twice; `invalid_characters` if the encoding is broken or a bracket is not
/// closed; the issues of an unknown operator, and of a limit or offset that is not an integer. Without such problems, the errors
/// of [`Query::build`] below `query`.
pub fn parse(entity: Resource, text: &str) -> Result<Query, LastroError> {
    let mut reader = Reader::new();
    let mut query = Query::all(entity);
    let mut filters = Vec::new();
    let mut place: usize = 0;
    reader.at_member("query", |r| {
        let parts = text.strip_prefix('?').unwrap_or(text).split('&').filter(|part| !part.is_empty());
        for part in parts {
            let (name, value) = part.split_once('=').map_or((part, None), |(name, value)| (name, Some(value)));
            let Some(name) = plain(name, "filters", r) else { continue };
            if name.starts_with('_') {
                function(&mut query, &name, value.unwrap_or_default(), r);
            } else {
                filters.extend(r.at_member("filters", |r| r.at_index(place, |r| filter(entity, &name, value, r))));
                place = place.saturating_add(1);
            }
        }
    });
    query.filters = Some(filters);
    let query = reader.finish(Some(query))?;
    query.build().map_err(|error| error.under("query"))?;
    Ok(query)
}

/// Parses a parameter that is not a filter: `_limit`, `_offset`, `_sort`, `_fields` or `_expand`.
fn function(query: &mut Query, name: &str, value: &str, reader: &mut Reader<'_>) {
    let known = name.strip_prefix('_').unwrap_or(name);
    let given = match known {
        "sort" => query.sort.is_some(),
        "fields" => query.fields.is_some(),
        "expand" => query.expand.is_some(),
        "limit" => query.limit.is_some(),
        "offset" => query.offset.is_some(),
        _ => return reader.at_given(name, |r| r.report(IssueCode::ReservedName)),
    };
    if given {
        return reader.at_given(known, |r| r.report(IssueCode::DuplicateKey));
    }
    let Some(value) = plain(value, known, reader) else { return };
    // field names contain no commas, so an encoded comma separates names just like a literal one
    let names = || Some(value.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect());
    match known {
        "sort" => query.sort = names(),
        "fields" => query.fields = names(),
        "expand" => query.expand = names(),
        _ => {
            let number = reader.at_given(known, |r| r.integer(&Node::from(value.as_str())));
            if known == "limit" { query.limit = number } else { query.offset = number }
        }
    }
}

/// Parses a filter: `field=value`, `field[operator]=value` or `field[isnull]`.
fn filter(entity: Resource, name: &str, value: Option<&str>, reader: &mut Reader<'_>) -> Option<Filter> {
    let (field, operator) = match name.split_once('[') {
        Some((field, bracketed)) => match bracketed.strip_suffix(']') {
            Some(operator) => (field, operator),
            None => {
                reader.at_member("operator", |r| r.report(IssueCode::InvalidCharacters));
                return None;
            }
        },
        None => (name, Operator::Eq.as_str()),
    };
    let operator = reader.at_member("operator", |r| Operator::read(&Node::from(operator), r))?;
    let mut filter = Filter { field: field.to_owned(), operator: Some(operator), value: None, values: None };
    match (operator, value) {
        (Operator::IsNull | Operator::IsNotNull, None | Some("")) => {}
        (Operator::Between, Some(value)) => {
            let custom = find(entity, field).is_some_and(|field| field.custom);
            filter.values = Some(ends(value, custom, reader)?.into_iter().map(Scalar).collect());
        }
        (_, Some(value)) => filter.value = Some(Scalar(plain(value, "value", reader)?)),
        (_, None) => {}
    }
    Some(filter)
}

/// Splits the value of `between` at the comma. URL libraries often encode the comma; numbers, dates and codes contain none, so
/// an encoded comma separates just like a literal one. In a custom field, a value may be a string with commas: there an encoded
/// comma belongs to a value, unless it is the only comma.
fn ends(value: &str, custom: bool, reader: &mut Reader<'_>) -> Option<Vec<String>> {
    let whole = plain(value, "values", reader)?;
    if custom && (value.contains(',') || whole.matches(',').count() > 1) {
        return value.split(',').map(|end| plain(end, "values", reader)).collect();
    }
    Some(whole.split(',').map(str::to_owned).collect())
}

/// Decodes percent-encoding. `None` if it is broken, which is reported at the member `name`.
fn plain(encoded: &str, name: &str, reader: &mut Reader<'_>) -> Option<String> {
    let text = decoded(encoded);
    if text.is_none() {
        reader.at_given(name, |r| r.report(IssueCode::InvalidCharacters));
    }
    text
}
