//! Requests as data, for a program's own HTTP client.

use lastro_macros::operations;

/// Requests as data, for a program's own client.
#[operations(area = "request")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiOperation, ApiRequest, NewRequest};
    use lastro::model::{ConcealedText, Json};
    use lastro::query::QuerySource;

    /// Makes a request: method, whole address, headers with the key (Basic authentication), JSON body. `base_url` is https,
    /// or http on this machine; `query` is that of `query.build` or the query itself; `body` is the result of `ENTITY.body`.
    /// Give exactly the arguments that the operation takes.
    ///
    /// # Errors
    /// Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
    /// `id`, `cpf`, `query`, `body`; `out_of_range` at `id` below 1; `invalid_cpf`; what `query.build` refuses.
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
