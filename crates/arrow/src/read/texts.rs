//! The strings of a column of any Arrow string or binary type.

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayRef};
use arrow_schema::DataType;
use lastro::{Issue, IssueCode, LastroError};

/// A function that receives the index of a row and the row's string, which is `None` for null.
pub type See<'s> = &'s mut dyn FnMut(usize, Option<&[u8]>);

/// Passes each string of a column with its row to `see`.
///
/// # Errors
/// `invalid_type` without a path for a column that is not of strings.
pub fn each(column: &ArrayRef, see: See<'_>) -> Result<(), LastroError> {
    if let Some(dictionary) = column.as_any_dictionary_opt() {
        let mut values = Vec::with_capacity(dictionary.values().len());
        each(dictionary.values(), &mut |_, text| values.push(text.map(<[u8]>::to_vec)))?;
        let nulls = column.logical_nulls();
        for (row, key) in dictionary.normalized_keys().into_iter().enumerate() {
            let given = nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row));
            let value = values.get(key).filter(|_| given).and_then(Option::as_deref);
            see(row, value);
        }
        return Ok(());
    }
    match column.data_type() {
        DataType::Utf8 => shown(column.as_string::<i32>().iter().map(|text| text.map(str::as_bytes)), see),
        DataType::LargeUtf8 => shown(column.as_string::<i64>().iter().map(|text| text.map(str::as_bytes)), see),
        DataType::Utf8View => shown(column.as_string_view().iter().map(|text| text.map(str::as_bytes)), see),
        DataType::Binary => shown(column.as_binary::<i32>().iter(), see),
        DataType::LargeBinary => shown(column.as_binary::<i64>().iter(), see),
        DataType::BinaryView => shown(column.as_binary_view().iter(), see),
        DataType::Null => shown((0..column.len()).map(|_| None), see),
        other => {
            let issue = Issue::error("", IssueCode::InvalidType).with("expected", "text");
            return Err(LastroError::invalid(issue.with("found", &other.to_string())));
        }
    }
    Ok(())
}

fn shown<'t>(texts: impl Iterator<Item = Option<&'t [u8]>>, see: See<'_>) {
    texts.enumerate().for_each(|(row, text)| see(row, text));
}
