//! The pagination of version 1.

use lastro_macros::operations;

/// Pagination of version 1.
#[operations(area = "v1.pages")]
mod operations {
    use lastro::LastroError;
    use lastro::model::Json;
    use lastro::v1::http::{self, ListingQueryV1, OperationV1, PageStepV1};

    /// Begins a pagination. Without an order it adds `ordenarColuna=id`, since the service's own order is not stable.
    ///
    /// # Errors
    /// `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
    pub fn start(operation: OperationV1, listing: Option<ListingQueryV1>) -> Result<PageStepV1, LastroError> {
        http::start(operation, listing)
    }

    /// Continues with the response to the last request: the listing, or the result of `v1.response.decode`. The
    /// pagination ends at a page that is empty, has no new record, or is shorter than the page size that the service
    /// states. `end` says whether every record is known to have been returned.
    ///
    /// # Errors
    /// `required` at `response.data`; `contradiction` at `state` for a pagination that has ended; any problem of a state that
    /// was changed.
    pub fn next(state: Json, response: Json) -> Result<PageStepV1, LastroError> {
        http::next(&state, &response)
    }
}
pub use operations::*;
