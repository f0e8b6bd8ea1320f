//! Responses of the service.

use lastro_macros::operations;

/// Responses of the service.
#[operations(area = "response")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiAnswer, ApiOperation};
    use lastro::model::{Bytes, ConcealedText, Headers};

    /// Reads a response by its status, whatever its content type says: the record, listing or list of the operation, or
    /// the service's error by kind. If the key is given, its beginning is masked in the error's message. A value that
    /// does not fit its field stays unchanged, and is listed in `issues` with its path in `value`: it never hides the
    /// rest of the response.
    ///
    /// # Errors
    /// `unexpected_response` if a success does not have the operation's structure at all (an HTML page, a list instead of a
    /// record). The paths of its issues begin with `body`.
    pub fn decode(
        operation: ApiOperation,
        status: i64,
        body: Bytes,
        headers: Option<Headers>,
        api_key: Option<ConcealedText>,
    ) -> Result<ApiAnswer, LastroError> {
        // the status and the body decide; the content type in the headers is not reliable
        let _ = headers;
        http::decode(operation, status, &body.0, api_key.as_ref())
    }
}
pub use operations::*;
