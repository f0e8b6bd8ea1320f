//! Pagination of version 1 listings.

use lastro_macros::operations;

/// Pagination of version 1 listings.
#[operations(area = "v1.pages")]
mod operations {
    use lastro::LastroError;
    use lastro::model::Json;
    use lastro::v1::http::{self, ListingQueryV1, OperationV1, PageStepV1};

    /// Begins a pagination. If no order is given, `ordenarColuna=id` is added, because the service's default order is not
    /// stable.
    ///
    /// # Errors
    /// `invalid_choice` at an `operation` that is not a listing; `out_of_range` in `listing`.
    pub fn start(operation: OperationV1, listing: Option<ListingQueryV1>) -> Result<PageStepV1, LastroError> {
        http::start(operation, listing)
    }

    /// Continues with the response to the last request: the listing itself, or the result of `v1.response.decode`. The
    /// pagination ends at a page without a new record, or with fewer records than the page size that the response states.
    /// `end` states whether every record has certainly been returned.
    ///
    /// # Errors
    /// `required` at `response.data` if it is missing; `contradiction` at `state` for a pagination that has ended; an error
    /// below `state` if the caller has modified the state.
    pub fn next(state: Json, response: Json) -> Result<PageStepV1, LastroError> {
        http::next(&state, &response)
    }
}
pub use operations::*;
