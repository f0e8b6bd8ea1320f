//! Decodes version 1 responses.

use lastro_macros::operations;

/// Decodes version 1 responses.
#[operations(area = "v1.response")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Bytes, ConcealedText};
    use lastro::v1::http::{self, ApiAnswerV1, OperationV1};

    /// Decodes a response as a value or an error, depending on its status. The service quotes the beginning of the API key in
    /// error messages; pass `api_key` to mask it there. A value that is invalid for its field is kept unchanged, and is listed in
    /// `issues` with its path in `value`; the rest of the response is decoded normally.
    ///
    /// # Errors
    /// `unexpected_response` if the body of a success does not have the structure that the operation returns. The paths of its
    /// issues begin with `body`.
    pub fn decode(
        operation: OperationV1,
        status: i64,
        body: Bytes,
        api_key: Option<ConcealedText>,
    ) -> Result<ApiAnswerV1, LastroError> {
        http::decode(operation, status, &body.0, api_key.as_ref())
    }
}
pub use operations::*;
