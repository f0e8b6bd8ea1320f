//! The result of verifying a body.

use lastro_macros::model;

use super::escapes::SignedForm;
use super::header::Event;
use crate::value::choices;

choices! {
    /// The outcome: `ok`, or the reason not to trust the body.
    pub enum Verdict {
        /// The signature fits, and the age is allowed if it is limited.
        Ok = "ok",
        /// Not a JSON document.
        Malformed = "malformed",
        /// JSON, but not an object.
        NotAnObject = "not_an_object",
        /// No top-level `header` that is an object.
        MissingHeader = "missing_header",
        /// No signature: the member is missing, null, empty, or an empty list.
        MissingSignature = "missing_signature",
        /// An entry that is not 64 hexadecimal digits.
        BadSignatureEncoding = "bad_signature_encoding",
        /// A second `header` or a second `signature`.
        DuplicateKey = "duplicate_key",
        /// More than 16 MiB.
        TooLarge = "too_large",
        /// More than 128 levels of nesting.
        TooDeep = "too_deep",
        /// No secret was given, or an empty one.
        EmptySecret = "empty_secret",
        /// The signature is for other bytes or with another secret.
        Mismatch = "mismatch",
        /// Older than the tolerance, or without a readable timestamp although a limit was given.
        TooOld = "too_old",
        /// Further in the future than allowed.
        TooNew = "too_new",
    }
}

/// A verdict other than `ok` is the reason for a rejection; as an error, a program can return it with `?`.
impl core::error::Error for Verdict {}

/// The result of verifying a body.
#[model(answer(Genuine(secret_index, form, event, dedupe_key), Refused))]
pub struct Verification {
    /// `ok`, or why not.
    pub verdict: Verdict,
    /// Index of the secret that fits, from 0; when ok.
    pub secret_index: Option<i64>,
    /// The form that was signed; when ok.
    pub form: Option<SignedForm>,
    /// The event's header; when ok.
    pub event: Option<Event>,
    /// SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it.
    pub dedupe_key: Option<String>,
}

impl Verification {
    pub(super) const fn refused(verdict: Verdict) -> Self {
        Self { verdict, secret_index: None, form: None, event: None, dedupe_key: None }
    }
}
