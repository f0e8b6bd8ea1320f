//! Responses of version 1.

use lastro_macros::operations;

/// Responses of version 1.
#[operations(area = "v1.response")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Bytes, ConcealedText};
    use lastro::v1::http::{self, ApiAnswerV1, OperationV1};

    /// Reads a response by its status: the record, the page, the confirmation, or the service's error by kind. If the key
    /// is given, its beginning is masked in the error's message. A value that does not fit its field stays unchanged,
    /// and is listed in `issues` with its path in `value`: it never hides the rest of the response.
    ///
    /// # Errors
    /// `unexpected_response` if a success does not have the operation's shape at all. The paths of its issues begin
    /// with `body`.
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
