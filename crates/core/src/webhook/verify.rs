//! Verification of a webhook body.

use core::fmt;

use sha2::{Digest as _, Sha256};

use super::digest::{any_fits, hmac_of};
use super::escapes::{Flavour, SignedForm, joined, rewritten};
use super::limits::{Limits, check, conclusion};
use super::scan::{Scan, expected, scan};
use super::verdict::{Verdict, Verification};
use crate::issue::LastroError;
use crate::value::hex;

/// A body to be verified, with the secrets and options.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// The bytes exactly as they arrived.
    pub body: &'a [u8],
    /// One to four secrets; the body may be signed with any of them.
    pub secrets: &'a [String],
    /// Current time in seconds since 1970; required if a limit is set.
    pub now: Option<i64>,
    /// Maximum age of the event in seconds; unlimited if unset.
    pub tolerance_s: Option<i64>,
    /// Maximum number of seconds that the event may be in the future; unlimited if unset.
    pub future_s: Option<i64>,
    /// Whether the signature must be that of the body as it was sent. If false, the signatures of the body with its strings
    /// escaped in other ways are accepted too.
    pub strict: bool,
    /// Whether any entry of a list of signatures may match. By default only the first entry may match, as the service's
    /// documentation describes.
    pub any_entry: bool,
}

impl<'a> Request<'a> {
    /// A request with default options: without age limits, not `strict`, and only the first signature entry is used.
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

/// Verifies the signature of a body. An invalid body is not an error: it returns a verdict other than `ok`.
///
/// # Errors
/// `required` at `now` if a limit is set without it; `out_of_range` for a negative limit or more than four secrets;
/// `internal` if a digest cannot be computed.
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
