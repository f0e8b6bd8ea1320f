//! Answers of the service.

use lastro_macros::operations;

/// The operations.
#[operations(area = "response")]
mod operations {
    use crate::http::{self, ApiAnswer, ApiOperation};
    use crate::issue::LastroError;
    use crate::model::{Bytes, ConcealedText, Headers};

    /// Reads an answer by its status, whatever its content type says: the record, listing or list of the operation, or
    /// the service's error by kind. Given the key, its beginning is masked in the error's message. A value that does not fit its
    /// field stays as it came and is one of the `issues`, each at its path in `value`: it never hides the rest.
    ///
    /// # Errors
    /// `unexpected_response` where a success is not of the operation's shape at all (an HTML page, a list where a record
    /// belongs), with the path of what is not below `body`.
    pub fn decode(
        operation: ApiOperation,
        status: i64,
        body: Bytes,
        headers: Option<Headers>,
        api_key: Option<ConcealedText>,
    ) -> Result<ApiAnswer, LastroError> {
        // the status and the body decide; what the headers say of the type is not to be relied on
        let _ = headers;
        http::decode(operation, status, &body.0, api_key.as_ref())
    }
}
pub use operations::*;
