//! Pagination of listings.

use lastro_macros::operations;

/// Pagination of listings.
#[operations(area = "pages")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiOperation, PageStep};
    use lastro::model::Json;
    use lastro::query::QuerySource;

    /// Begins the pagination of a listing. The state is plain data: it can be stored as JSON and continued in any language.
    /// Without an order `_sort=id` is added, since the service's own order is not stable.
    ///
    /// # Errors
    /// `invalid_choice` at an `operation` that is not a listing; the errors of `query.build`.
    pub fn start(operation: ApiOperation, query: Option<QuerySource>) -> Result<PageStep, LastroError> {
        http::start(operation, query)
    }

    /// Continues with the response to the last request: the listing itself, or the result of `response.decode`. The
    /// pagination ends when the service's figures say that no records are left, or at a page that is empty or has no new
    /// record. `end` says whether every record is known to have been returned, `count_changed` whether the service's
    /// count changed between pages.
    ///
    /// # Errors
    /// `required` at `response.data`; `contradiction` at `state` for a pagination that has ended; any problem of a state that
    /// was changed.
    pub fn next(state: Json, response: Json) -> Result<PageStep, LastroError> {
        http::next(&state, &response)
    }
}
pub use operations::*;
