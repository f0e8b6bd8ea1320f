//! Names and values of headers from the package.

use lastro::model::{Codec as _, Reader};
use lastro::{IssueCode, LastroError};

/// Reads a list of pairs from JSON text. An error contains only a path and no values.
///
/// # Errors
/// The JSON text has another form.
pub fn pairs(json: &str) -> Result<Vec<(String, String)>, LastroError> {
    let (read, reader) = Reader::document(json.as_bytes(), |node, reader| {
        reader.at_member("headers", |reader| Vec::<Vec<String>>::read(node, reader))
    })?;
    let pair = |list: Vec<String>| <[String; 2]>::try_from(list).map(|[name, value]| (name, value));
    let pairs: Result<_, _> = reader.finish(read)?.into_iter().map(pair).collect();
    pairs.map_err(|_| LastroError::at("headers", IssueCode::InvalidType))
}
