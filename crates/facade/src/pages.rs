//! Pagination of listings.

use lastro_macros::operations;

/// Pagination of listings.
#[operations(area = "pages")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiOperation, PageStep};
    use lastro::model::Json;
    use lastro::query::QuerySource;

    /// Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any programming
    /// language. If the query has no order, `_sort=id` is added, because the service's default order is not stable.
    ///
    /// # Errors
    /// `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
    pub fn start(operation: ApiOperation, query: Option<QuerySource>) -> Result<PageStep, LastroError> {
        http::start(operation, query)
    }

    /// Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
    /// pagination ends when the service's count is reached, or at a page without a new record. `end` states whether every
    /// record has certainly been returned; `count_changed` states whether the service's count changed between pages.
    ///
    /// # Errors
    /// `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
    /// below `state` if the caller has modified the state.
    pub fn next(state: Json, response: Json) -> Result<PageStep, LastroError> {
        http::next(&state, &response)
    }
}
pub use operations::*;
