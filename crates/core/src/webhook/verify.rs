//! The verdict on a body.

use core::fmt;

use hmac::digest::CtOutput;
use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use super::scan::{Scan, scan};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{choices, hex};

/// Most secrets of one call: enough to change one without losing an event.
pub const MAX_SECRETS: usize = 4;

choices! {
    /// The outcome: `ok`, or the reason why a body is not to be trusted.
    pub enum Verdict {
        /// The signature fits, and the age where it is asked about.
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
        /// The signature is of other bytes or by another secret.
        Mismatch = "mismatch",
        /// Older than the tolerance, or without a readable time although a limit was given.
        TooOld = "too_old",
        /// Further in the future than allowed.
        TooNew = "too_new",
    }
}

choices! {
    /// Which form of the body was signed.
    pub enum SignedForm {
        /// The bytes as they were sent, white space outside strings aside.
        AsSent = "as_sent",
    }
}

/// What the event is about, as its header says it.
#[model(answer)]
pub struct Event {
    /// API version, which decides the format of the record.
    pub api: Option<String>,
    /// Structure concerned, `clientes` or `vendas`.
    pub endpoint: Option<String>,
    /// `insert`, `update` or `delete`.
    pub operation: Option<String>,
    /// Unix seconds of generation.
    pub timestamp: Option<i64>,
}

/// What a body is worth.
#[model(answer)]
pub struct Verification {
    /// `ok`, or why not.
    pub verdict: Verdict,
    /// Which of the secrets fits, from 0; when ok.
    pub secret_index: Option<i64>,
    /// Which form was signed; when ok.
    pub form: Option<SignedForm>,
    /// What the event is about; when ok.
    pub event: Option<Event>,
    /// SHA-256 of the signed bytes in hexadecimal; when ok. Events have no id: two deliveries of one event share it.
    pub dedupe_key: Option<String>,
}

impl Verification {
    const fn refused(verdict: Verdict) -> Self {
        Self { verdict, secret_index: None, form: None, event: None, dedupe_key: None }
    }
}

/// A body to be judged.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// The bytes exactly as they arrived.
    pub body: &'a [u8],
    /// One to four secrets; any of them may have signed.
    pub secrets: &'a [String],
    /// Unix seconds; needed when a limit is given.
    pub now: Option<i64>,
    /// Most seconds that the event may be old; its age is not asked about when unset.
    pub tolerance_s: Option<i64>,
    /// Most seconds that the event may lie in the future; not asked about when unset.
    pub future_s: Option<i64>,
    /// Whether any entry of the list may fit. The service's document says the first one does.
    pub any_entry: bool,
}

impl fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Request({} bytes, {} secrets hidden)", self.body.len(), self.secrets.len())
    }
}

/// Judges a body. For any bytes at all there is a verdict.
///
/// # Errors
/// Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a
/// negative limit or more than four secrets.
pub fn verify(request: &Request<'_>) -> Result<Verification, LastroError> {
    check_limits(request)?;
    if request.secrets.is_empty() || request.secrets.iter().any(String::is_empty) {
        return Ok(Verification::refused(Verdict::EmptySecret));
    }
    Ok(match scan(request.body) {
        Ok(scan) => judge(request, scan),
        Err(verdict) => Verification::refused(verdict),
    })
}

fn check_limits(request: &Request<'_>) -> Result<(), LastroError> {
    let mut issues = Vec::new();
    for (name, limit) in [("tolerance_s", request.tolerance_s), ("future_s", request.future_s)] {
        if limit.is_some_and(|seconds| seconds < 0) {
            issues.push(Issue::error(name, IssueCode::OutOfRange).with("min", "0"));
        }
    }
    if request.now.is_none() && (request.tolerance_s.is_some() || request.future_s.is_some()) {
        issues.push(Issue::error("now", IssueCode::Required));
    }
    if request.secrets.len() > MAX_SECRETS {
        let issue = Issue::error("secrets", IssueCode::OutOfRange);
        issues.push(issue.with("min", "1").with("max", &MAX_SECRETS.to_string()));
    }
    if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }) }
}

fn judge(request: &Request<'_>, scan: Scan) -> Verification {
    let looked_at = if request.any_entry { scan.entries.len() } else { 1 };
    let digests: Option<Vec<_>> = scan.entries.iter().take(looked_at).copied().collect();
    let Some(digests) = digests else { return Verification::refused(Verdict::BadSignatureEncoding) };
    let fits = |secret: &String| {
        let Ok(keyed) = Hmac::<Sha256>::new_from_slice(secret.as_bytes()) else { return false };
        let mac = scan.signed.iter().fold(keyed, |mac, span| mac.chain_update(span.of(request.body)));
        let made = mac.finalize();
        // compared in constant time, and every entry, whichever fits
        digests.iter().fold(false, |fit, digest| (made == CtOutput::new((*digest).into())) | fit)
    };
    let Some(index) = request.secrets.iter().position(fits) else { return Verification::refused(Verdict::Mismatch) };
    if let Some(verdict) = judge_age(request, scan.timestamp) {
        return Verification::refused(verdict);
    }
    let signed = scan.signed.iter().fold(Sha256::new(), |hash, span| hash.chain_update(span.of(request.body)));
    Verification {
        verdict: Verdict::Ok,
        secret_index: i64::try_from(index).ok(),
        form: Some(SignedForm::AsSent),
        event: Some(Event {
            api: scan.api,
            endpoint: scan.endpoint,
            operation: scan.operation,
            timestamp: scan.timestamp,
        }),
        dedupe_key: Some(hex(&signed.finalize())),
    }
}

/// Exactly the limit is still in time. A limit cannot be kept without a readable time: that is as old as can be.
fn judge_age(request: &Request<'_>, timestamp: Option<i64>) -> Option<Verdict> {
    let now = request.now?;
    let limited = request.tolerance_s.is_some() || request.future_s.is_some();
    let Some(timestamp) = timestamp else { return limited.then_some(Verdict::TooOld) };
    let age = now.saturating_sub(timestamp);
    if request.tolerance_s.is_some_and(|limit| age > limit) {
        Some(Verdict::TooOld)
    } else if request.future_s.is_some_and(|limit| age < limit.saturating_neg()) {
        Some(Verdict::TooNew)
    } else {
        None
    }
}
