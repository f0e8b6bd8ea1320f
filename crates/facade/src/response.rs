//! Decodes responses of the service.

use lastro_macros::operations;

/// Decodes responses of the service.
#[operations(area = "response")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiAnswer, ApiOperation};
    use lastro::model::{Bytes, ConcealedText, Headers};

    /// Decodes a response as a value or an error, depending on its status; the content type is ignored. The service quotes the
    /// beginning of the API key in error messages; pass `api_key` to mask it there. A value that is invalid for its field is kept
    /// unchanged, and is listed in `issues` with its path in `value`; the rest of the response is decoded normally.
    ///
    /// # Errors
    /// `unexpected_response` if the body of a success does not have the structure that the operation returns, such as an HTML
    /// page, or a list instead of a record. The paths of its issues begin with `body`.
    pub fn decode(
        operation: ApiOperation,
        status: i64,
        body: Bytes,
        headers: Option<Headers>,
        api_key: Option<ConcealedText>,
    ) -> Result<ApiAnswer, LastroError> {
        // the headers are ignored, because the service's content type is not reliable
        let _ = headers;
        http::decode(operation, status, &body.0, api_key.as_ref())
    }
}
pub use operations::*;
