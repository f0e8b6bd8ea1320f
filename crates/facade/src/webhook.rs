//! Webhook signatures.

use lastro_macros::operations;

/// Webhook signatures.
#[operations(area = "webhook")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Bytes, ConcealedText, Json, Secrets};
    use lastro::webhook::{
        self, Digests, Explanation, Flavour, NewEvent, Request, SignaturePlan, Verification, WebhookEvent,
    };

    /// Judges a webhook body by its signature, on the bytes exactly as they arrived, and by its age where a limit is
    /// given: an age of exactly the limit is still accepted. If the signature does not match the body as sent, other
    /// ways to escape its strings are tried too, unless `strict`.
    ///
    /// # Errors
    /// Only for the caller's settings: `required` at `now` when a limit is given without it, `out_of_range` for a
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
        webhook::verify(&Request {
            body: &body.0,
            secrets: &secrets.0,
            now,
            tolerance_s,
            future_s,
            strict: strict.unwrap_or(false),
            any_entry: any_entry.unwrap_or(false),
        })
    }

    /// The first of two steps for callers with their own cryptography. Returns the ranges of the body to hash in order,
    /// and the digests that the body claims.
    ///
    /// # Errors
    /// None: any body has a plan. If the form of the body alone decides, the plan already holds the verdict.
    pub fn plan(body: Bytes, any_entry: Option<bool>) -> Result<SignaturePlan, LastroError> {
        Ok(webhook::plan(&body.0, any_entry.unwrap_or(false)))
    }

    /// The second step: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256 of the plan's
    /// ranges with each secret, in hexadecimal. `sha256` is the hash of the ranges, for the dedupe key.
    ///
    /// # Errors
    /// Those of `verify`; `invalid_characters` at `digests[i]`, `plan.expected[i]` or `sha256` if it is not 64
    /// hexadecimal digits.
    pub fn conclude(
        plan: SignaturePlan,
        digests: Vec<String>,
        sha256: Option<String>,
        now: Option<i64>,
        tolerance_s: Option<i64>,
        future_s: Option<i64>,
    ) -> Result<Verification, LastroError> {
        let given = Digests { digests: &digests, sha256: sha256.as_deref(), now, tolerance_s, future_s };
        webhook::conclude(plan, &given)
    }

    /// The likely causes of a mismatch, all of them if several apply: white space around the secret, strings
    /// escaped in another way, `10.0` turned into `10`, another encoding of the signature, a body that was parsed,
    /// compressed or encoded twice.
    ///
    /// # Errors
    /// None for any body.
    pub fn explain(secret: ConcealedText, body: Bytes) -> Result<Explanation, LastroError> {
        webhook::explain(secret.reveal(), &body.0)
    }

    /// The event of a verified body and its record, typed if this version knows the endpoint.
    ///
    /// # Errors
    /// `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or a string in it cannot be
    /// read.
    pub fn event(body: Bytes) -> Result<WebhookEvent, LastroError> {
        webhook::event(&body.0).map_err(|error| error.under("body"))
    }

    /// A whole signed body as the service would send it, for the tests of a receiver. `flavour` writes strings and numbers as
    /// PHP's `json_encode`, the same unescaped, JavaScript's `JSON.stringify` or Python's `json.dumps` does: `10.00` is `10`,
    /// with `python` it is `10.0`. The value of a number never changes. `api` is "2" when unset.
    ///
    /// # Errors
    /// None.
    pub fn sign(
        endpoint: String,
        operation: String,
        data: Json,
        timestamp: i64,
        secret: ConcealedText,
        flavour: Flavour,
        api: Option<String>,
    ) -> Result<String, LastroError> {
        let api = api.as_deref().unwrap_or("2");
        let new = NewEvent { endpoint: &endpoint, operation: &operation, data: &data.0, timestamp, api };
        webhook::sign(&new, secret.reveal(), flavour)
    }
}
pub use operations::*;
