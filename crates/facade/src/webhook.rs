//! Verification of webhook signatures.

use lastro_macros::operations;

/// Verification of webhook signatures.
#[operations(area = "webhook")]
mod operations {
    use lastro::LastroError;
    use lastro::model::{Bytes, ConcealedText, Json, Secrets};
    use lastro::webhook::{
        self, Digests, Explanation, Flavour, NewEvent, Request, SignaturePlan, Verification, WebhookEvent,
    };

    /// Verifies the signature of a webhook body, on the bytes exactly as they arrived. If a limit is set, also checks the
    /// age of the event; an age equal to the limit is accepted. If the signature does not match the body as it was sent, the
    /// body is also tried with its strings escaped in other ways, unless `strict` is set.
    ///
    /// # Errors
    /// `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets. An
    /// invalid body is not an error: the verdict is then other than `ok`. If the list of secrets or one of them is empty, the
    /// verdict is `empty_secret`.
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

    /// The first of two steps of verification, for callers that compute the HMAC themselves. Returns the ranges of the body to
    /// hash in order, and the digests that the body contains.
    ///
    /// # Errors
    /// None: an invalid body returns a plan that already has the verdict.
    pub fn plan(body: Bytes, any_entry: Option<bool>) -> Result<SignaturePlan, LastroError> {
        Ok(webhook::plan(&body.0, any_entry.unwrap_or(false)))
    }

    /// The second step of verification: returns the same verdict as `verify` with `strict`. `digests` are the HMAC-SHA-256
    /// of the plan's ranges with each secret, in hexadecimal. `sha256` is the SHA-256 of the ranges, which is returned as
    /// the dedupe key.
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

    /// Finds the likely reasons that the signature of a body is not accepted. Examples are white space around the secret,
    /// strings that were escaped in another way, `10.0` rewritten as `10`, another encoding of the signature, and a body
    /// that was parsed, compressed or encoded twice.
    ///
    /// # Errors
    /// None for any body.
    pub fn explain(secret: ConcealedText, body: Bytes) -> Result<Explanation, LastroError> {
        webhook::explain(secret.reveal(), &body.0)
    }

    /// Reads the event in a body, with its record as a typed value if the kind of record is known. Verify the body first.
    ///
    /// # Errors
    /// An error of kind `malformed` or `invalid` if the body is not a JSON object with `header` and `data`, or contains an
    /// invalid string.
    pub fn event(body: Bytes) -> Result<WebhookEvent, LastroError> {
        webhook::event(&body.0).map_err(|error| error.under("body"))
    }

    /// Creates a signed body in the form in which the service sends it, for testing a receiver. `flavour` selects a JSON
    /// encoder: PHP's `json_encode`, with or without escapes; JavaScript's `JSON.stringify`; Python's `json.dumps`. Strings and
    /// numbers are written as this encoder writes them. For example, Python's encoder writes `10.00` as `10.0`, the others
    /// write it as `10`. The value of a number never changes. `api` is "2" if unset.
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
