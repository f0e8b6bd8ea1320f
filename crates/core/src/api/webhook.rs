//! Webhook signatures.

use lastro_macros::operations;

/// The operations.
#[operations(area = "webhook")]
mod operations {
    use crate::issue::LastroError;
    use crate::model::{Bytes, Secrets};
    use crate::webhook::{Request, Verification};

    /// Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
    /// given: `now` is Unix seconds, `tolerance_s` and `future_s` are seconds, exactly the limit is still in time. Only
    /// the form as sent counts, so `strict` changes nothing yet. `any_entry` lets any entry of the signature list fit.
    ///
    /// # Errors
    /// Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
    /// negative limit or more than four secrets. Whatever the body holds, there is a verdict.
    pub fn verify(
        secrets: Secrets,
        body: Bytes,
        now: Option<i64>,
        tolerance_s: Option<i64>,
        future_s: Option<i64>,
        strict: Option<bool>,
        any_entry: Option<bool>,
    ) -> Result<Verification, LastroError> {
        let _ = strict;
        crate::webhook::verify(&Request {
            body: &body.0,
            secrets: &secrets.0,
            now,
            tolerance_s,
            future_s,
            any_entry: any_entry.unwrap_or(false),
        })
    }
}
pub use operations::*;
