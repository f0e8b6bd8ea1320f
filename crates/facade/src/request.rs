//! Builds requests as data, which a program sends with its own HTTP client.

use lastro_macros::operations;

/// Builds requests as data, which a program sends with its own HTTP client.
#[operations(area = "request")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiOperation, ApiRequest, NewRequest};
    use lastro::model::{ConcealedText, Json};
    use lastro::query::QuerySource;

    /// Builds a request: method, whole URL, headers with the API key (Basic authentication), and JSON body. `base_url` must use
    /// https; http is accepted only for a server on the same machine. `query` is a query or the result of `query.build`. `body`
    /// is the result of an operation such as `sale.body`. Pass exactly the arguments that the operation needs.
    ///
    /// # Errors
    /// Every problem is reported at once: `invalid_url` at `base_url`; `blank` or `invalid_characters` at `api_key`; `required`
    /// at `id`, `cpf` or `body` if the operation needs this argument and it is missing; `unknown_argument` at `id`, `cpf`,
    /// `query` or `body` if the operation does not accept this argument; `out_of_range` at `id` below 1; `invalid_cpf` at
    /// `cpf`; the errors of `query.build`.
    pub fn build(
        operation: ApiOperation,
        base_url: String,
        api_key: ConcealedText,
        id: Option<i64>,
        cpf: Option<String>,
        query: Option<QuerySource>,
        body: Option<Json>,
    ) -> Result<ApiRequest, LastroError> {
        let new = NewRequest {
            id,
            cpf: cpf.as_deref(),
            query,
            body: body.as_ref(),
            ..NewRequest::new(operation, &base_url, &api_key)
        };
        http::build(new)
    }
}
pub use operations::*;
