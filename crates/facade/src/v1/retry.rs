//! Decides what to do after a failed version 1 request.

use lastro_macros::operations;

/// Decides what to do after a failed version 1 request.
#[operations(area = "v1.retry")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, Attempt, RetryPlan};
    use lastro::model::Scalar;
    use lastro::v1::http::OperationV1;

    /// Decides what to do after an attempt. Reads, updates and deletes may be sent again. An insert or receipt whose response
    /// is missing may already have been carried out, so the action is `reconcile`: first look up whether it was carried out.
    /// For other changes, the action is `reconcile` if a repeated request is rejected, or if the limit of attempts or time is
    /// reached, because an earlier attempt may have carried out the change.
    ///
    /// # Errors
    /// `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
    pub fn next(
        operation: OperationV1,
        attempt: i64,
        now: i64,
        seed: i64,
        elapsed_ms: i64,
        status: Option<i64>,
        retry_after: Option<Scalar>,
    ) -> Result<RetryPlan, LastroError> {
        let retry_after = retry_after.as_ref().map(|text| text.0.as_str());
        http::plan(&Attempt { repeat: operation.route().repeat, attempt, status, retry_after, now, seed, elapsed_ms })
    }
}
pub use operations::*;
