//! A walk over the pages of a listing.

use lastro_macros::operations;

/// The operations.
#[operations(area = "pages")]
mod operations {
    use crate::http::{self, ApiOperation, PageStep};
    use crate::issue::LastroError;
    use crate::model::Json;
    use crate::query::QuerySource;

    /// Begins a walk over a listing. The state is plain data: keep it as text, and go on with it in any language. Without
    /// an order `_sort=id` is added, since the service's own is not stable.
    ///
    /// # Errors
    /// `invalid_choice` at `operation` for one that lists no pages; what `query.build` refuses.
    pub fn start(operation: ApiOperation, query: Option<QuerySource>) -> Result<PageStep, LastroError> {
        http::start(operation, query)
    }

    /// Goes on with the answer to the last request: the listing itself, or what `response.decode` made of it. It ends
    /// where the service's own figures say that nothing is left, at an empty page, or at one that has nothing new; `end` says
    /// whether it is known to have given every record, `count_changed` whether the count was another one on the way.
    ///
    /// # Errors
    /// `required` at `response.data`; `contradiction` at `state` for a walk that has ended; whatever is wrong with a state
    /// that was not kept as it was.
    pub fn next(state: Json, response: Json) -> Result<PageStep, LastroError> {
        http::next(&state, &response)
    }
}
pub use operations::*;
