//! Reads the HTTP headers that the npm packages pass in as JSON text.

use lastro::model::{Codec as _, Reader};
use lastro::{IssueCode, LastroError};

/// Reads headers from JSON text: a list of `[name, value]` pairs.
///
/// # Errors
/// The JSON text is not such a list. The error has the path of the problem but never a header's value, which may be a key.
pub fn pairs(json: &str) -> Result<Vec<(String, String)>, LastroError> {
    let (read, reader) = Reader::document(json.as_bytes(), |node, reader| {
        reader.at_member("headers", |reader| Vec::<Vec<String>>::read(node, reader))
    })?;
    let pair = |list: Vec<String>| <[String; 2]>::try_from(list).map(|[name, value]| (name, value));
    let pairs: Result<_, _> = reader.finish(read)?.into_iter().map(pair).collect();
    pairs.map_err(|_| LastroError::at("headers", IssueCode::InvalidType))
}
