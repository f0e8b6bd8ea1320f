//! What to do after a failure.

use lastro_macros::operations;

/// What to do after a failure.
#[operations(area = "retry")]
mod operations {
    use lastro::LastroError;
    use lastro::http::{self, ApiOperation, Attempt, RetryPlan};
    use lastro::model::Scalar;

    /// Decides what to do after an attempt. Reads, updates and deletes may be sent again. Inserts and receipts may have
    /// been carried out, so the action is `reconcile`: look them up first. The same holds for any other change that an
    /// earlier attempt may have carried out, once a later attempt is refused or no attempts are left.
    ///
    /// # Errors
    /// `out_of_range` at `attempt` below 1, `elapsed_ms` below 0 and a `status` outside 100 to 599.
    pub fn next(
        operation: ApiOperation,
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
