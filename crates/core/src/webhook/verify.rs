//! The verdict on a body, in one step.

use core::fmt;

use sha2::{Digest as _, Sha256};

use super::digest::{any_fits, hmac_of};
use super::escapes::{Flavour, SignedForm, joined, rewritten};
use super::limits::{Limits, check, conclusion};
use super::scan::{Scan, expected, scan};
use super::verdict::{Verdict, Verification};
use crate::issue::LastroError;
use crate::value::hex;

/// A body to be verified.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// The bytes exactly as they arrived.
    pub body: &'a [u8],
    /// One to four secrets; the body may be signed with any of them.
    pub secrets: &'a [String],
    /// Unix seconds; needed when a limit is given.
    pub now: Option<i64>,
    /// Maximum age of the event in seconds; not checked when unset.
    pub tolerance_s: Option<i64>,
    /// How many seconds the event may be in the future; not checked when unset.
    pub future_s: Option<i64>,
    /// Whether only the body as sent is accepted. Otherwise other ways to escape its strings are tried too.
    pub strict: bool,
    /// Whether any entry of the signature list may fit. The service's document says that the first one fits.
    pub any_entry: bool,
}

impl<'a> Request<'a> {
    /// A body to be verified by the service's own rules: without limits of age, in any of the known forms.
    ///
    /// ```
    /// use lastro::webhook::{Request, Verdict, verify};
    ///
    /// let secrets = ["segredo".to_owned()];
    /// let request = Request { now: Some(1_800_000_120), tolerance_s: Some(300), ..Request::new(&secrets, b"{}") };
    /// assert_eq!(verify(&request)?.verdict, Verdict::MissingHeader);
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub const fn new(secrets: &'a [String], body: &'a [u8]) -> Self {
        Self { body, secrets, now: None, tolerance_s: None, future_s: None, strict: false, any_entry: false }
    }

    const fn limits(&self) -> Limits {
        Limits { now: self.now, tolerance_s: self.tolerance_s, future_s: self.future_s }
    }
}

impl fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Request({} bytes, {} secrets hidden)", self.body.len(), self.secrets.len())
    }
}

/// Verifies a body. Any bytes result in a verdict.
///
/// # Errors
/// Only for the caller's settings: `required` at `now` if a limit is given without it, `out_of_range` for a negative
/// limit or more than four secrets; `internal` if no digest can be computed.
pub fn verify(request: &Request<'_>) -> Result<Verification, LastroError> {
    check(request.limits(), "secrets", request.secrets.len())?;
    if request.secrets.is_empty() || request.secrets.iter().any(String::is_empty) {
        return Ok(Verification::refused(Verdict::EmptySecret));
    }
    match scan(request.body) {
        Ok(scan) => judge(request, scan),
        Err(verdict) => Ok(Verification::refused(verdict)),
    }
}

fn judge(request: &Request<'_>, scan: Scan) -> Result<Verification, LastroError> {
    let Some(expected) = expected(&scan, request.any_entry) else {
        return Ok(Verification::refused(Verdict::BadSignatureEncoding));
    };
    let sent = joined(request.body, &scan.signed);
    let forms =
        [(SignedForm::AsSent, None), (SignedForm::Unescaped, Some(Flavour::Js)), (SignedForm::Php, Some(Flavour::Php))];
    for (form, flavour) in forms.into_iter().take(if request.strict { 1 } else { forms.len() }) {
        let bytes = flavour.map_or_else(|| sent.clone(), |flavour| rewritten(&sent, flavour));
        if flavour.is_some() && bytes == sent {
            continue;
        }
        for (index, secret) in request.secrets.iter().enumerate() {
            if any_fits(&hmac_of(secret, &[&bytes])?, &expected) {
                let key = hex(&Sha256::digest(&bytes));
                return conclusion(request.limits(), Some(scan.event), form, index, Some(key));
            }
        }
    }
    Ok(Verification::refused(Verdict::Mismatch))
}
