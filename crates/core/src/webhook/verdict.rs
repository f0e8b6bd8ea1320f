//! The result of verifying a webhook body.

use lastro_macros::model;

use super::escapes::SignedForm;
use super::header::Event;
use crate::value::choices;

choices! {
    /// The outcome of a verification: `ok`, or the reason for rejecting the body.
    pub enum Verdict {
        /// The signature is correct, and the event's age is within the limits, if any are set.
        Ok = "ok",
        /// Not a JSON document.
        Malformed = "malformed",
        /// JSON, but not an object.
        NotAnObject = "not_an_object",
        /// The body has no member `header` that is an object.
        MissingHeader = "missing_header",
        /// The header has no `signature`, or it is null, an empty string or an empty list.
        MissingSignature = "missing_signature",
        /// The signature is not 64 hexadecimal digits.
        BadSignatureEncoding = "bad_signature_encoding",
        /// The body has two members `header`, or the header has two members `signature`.
        DuplicateKey = "duplicate_key",
        /// More than 16 MiB.
        TooLarge = "too_large",
        /// More than 128 levels of nesting.
        TooDeep = "too_deep",
        /// No secret was given, or an empty one.
        EmptySecret = "empty_secret",
        /// The signature was computed for other bytes, or with another secret.
        Mismatch = "mismatch",
        /// The event is older than allowed, or a limit is set but the event has no valid timestamp.
        TooOld = "too_old",
        /// The event is further in the future than allowed.
        TooNew = "too_new",
    }
}

/// A verdict other than `ok` can be used as an error, so that a program can return it with `?`.
impl core::error::Error for Verdict {}

/// The result of verifying a body.
#[model(answer(Genuine(secret_index, form, event, dedupe_key), Refused))]
pub struct Verification {
    /// `ok`, or the reason for rejecting the body.
    pub verdict: Verdict,
    /// Index, from 0, of the secret with which the body was signed. Set only if the verdict is `ok`.
    pub secret_index: Option<i64>,
    /// The form of the body that was signed. Set only if the verdict is `ok`.
    pub form: Option<SignedForm>,
    /// The event's header. Set only if the verdict is `ok`.
    pub event: Option<Event>,
    /// Key for recognizing repeated deliveries of the same event, because events have no id: the SHA-256 of the signed bytes in
    /// hexadecimal. Set only if the verdict is `ok`.
    pub dedupe_key: Option<String>,
}

impl Verification {
    pub(super) const fn refused(verdict: Verdict) -> Self {
        Self { verdict, secret_index: None, form: None, event: None, dedupe_key: None }
    }
}
