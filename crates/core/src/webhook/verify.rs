//! The verdict on a body.

use core::fmt;

use hmac::digest::CtOutput;
use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use super::forms::{Flavour, SignedForm, joined, rewritten};
use super::scan::{Digest, Scan, scan};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{choices, hex};

/// Most secrets of one call: enough to change one without losing an event.
pub const MAX_SECRETS: usize = 4;

choices! {
    /// The outcome: `ok`, or the reason why a body is not to be trusted.
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
        /// The signature is for other bytes or by another secret.
        Mismatch = "mismatch",
        /// Older than the tolerance, or without a readable time although a limit was given.
        TooOld = "too_old",
        /// Further in the future than allowed.
        TooNew = "too_new",
    }
}

choices! {
    /// Which entity an event is about, of those that this version knows.
    pub enum EventEntity {
        /// A customer.
        Customer = "customer",
        /// A sale or contract.
        Sale = "sale",
        /// A service.
        Service = "service",
        /// A payment method.
        PaymentMethod = "payment_method",
        /// A plan.
        Plan = "plan",
    }
}

impl EventEntity {
    /// The entity of an endpoint; the documents name `clientes` and `vendas`, the others go by their paths.
    #[must_use]
    pub fn of_endpoint(endpoint: &str) -> Option<Self> {
        match endpoint {
            "clientes" => Some(Self::Customer),
            "vendas" => Some(Self::Sale),
            "servicos" => Some(Self::Service),
            "meios-pagamento" => Some(Self::PaymentMethod),
            "planos" => Some(Self::Plan),
            _ => None,
        }
    }
}

/// The event's header.
#[model(answer)]
pub struct Event {
    /// Which entity, where this version knows the endpoint.
    pub entity: Option<EventEntity>,
    /// API version, which decides the format of the record.
    pub api: Option<String>,
    /// Structure concerned, `clientes` or `vendas`.
    pub endpoint: Option<String>,
    /// `insert`, `update` or `delete`.
    pub operation: Option<String>,
    /// Unix seconds of generation.
    pub timestamp: Option<i64>,
}

impl Event {
    /// An event without any data.
    pub(super) const NOTHING: Self = Self { entity: None, api: None, endpoint: None, operation: None, timestamp: None };
}

/// The result of verifying a body.
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
    pub(super) const fn refused(verdict: Verdict) -> Self {
        Self { verdict, secret_index: None, form: None, event: None, dedupe_key: None }
    }
}

/// A body to be verified.
#[derive(Clone, Copy)]
pub struct Request<'a> {
    /// The bytes exactly as they arrived.
    pub body: &'a [u8],
    /// One to four secrets; any of them may have signed.
    pub secrets: &'a [String],
    /// Unix seconds; needed when a limit is given.
    pub now: Option<i64>,
    /// Most seconds that the event may be old; not checked when unset.
    pub tolerance_s: Option<i64>,
    /// Most seconds that the event may lie in the future; not checked when unset.
    pub future_s: Option<i64>,
    /// Whether only the form as sent counts. Otherwise the other ways to escape its texts are tried too.
    pub strict: bool,
    /// Whether any entry of the list may fit. The service's document says the first one does.
    pub any_entry: bool,
}

impl fmt::Debug for Request<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Request({} bytes, {} secrets hidden)", self.body.len(), self.secrets.len())
    }
}

/// Verifies a body. Any bytes give a verdict.
///
/// # Errors
/// Only for what the caller sets: `required` at `now` when a limit is given without it, `out_of_range` for a negative
/// limit or more than four secrets; `internal` if no digest can be made.
pub fn verify(request: &Request<'_>) -> Result<Verification, LastroError> {
    check_limits(request)?;
    if request.secrets.is_empty() || request.secrets.iter().any(String::is_empty) {
        return Ok(Verification::refused(Verdict::EmptySecret));
    }
    match scan(request.body) {
        Ok(scan) => judge(request, scan),
        Err(verdict) => Ok(Verification::refused(verdict)),
    }
}

fn check_limits(request: &Request<'_>) -> Result<(), LastroError> {
    check(Limits::of(request), request.secrets.len())
}

/// Checks what the caller sets.
pub(super) fn check(limits: Limits, secrets: usize) -> Result<(), LastroError> {
    let mut issues = Vec::new();
    for (name, limit) in [("tolerance_s", limits.tolerance_s), ("future_s", limits.future_s)] {
        if limit.is_some_and(|seconds| seconds < 0) {
            issues.push(Issue::error(name, IssueCode::OutOfRange).with("min", "0"));
        }
    }
    if limits.now.is_none() && (limits.tolerance_s.is_some() || limits.future_s.is_some()) {
        issues.push(Issue::error("now", IssueCode::Required));
    }
    if secrets > MAX_SECRETS {
        let issue = Issue::error("secrets", IssueCode::OutOfRange);
        issues.push(issue.with("min", "1").with("max", &MAX_SECRETS.to_string()));
    }
    if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }) }
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
                return conclusion(Limits::of(request), Some(scan.event), form, index, Some(key));
            }
        }
    }
    Ok(Verification::refused(Verdict::Mismatch))
}

/// The digests to compare with: the first entry, or every one that is a digest; `None` if there is none.
pub fn expected(scan: &Scan, any_entry: bool) -> Option<Vec<Digest>> {
    let looked_at = if any_entry { scan.entries.len() } else { 1 };
    // an entry in another form does not matter for the others
    let digests: Vec<Digest> = scan.entries.iter().take(looked_at).flatten().copied().collect();
    Some(digests).filter(|digests| !digests.is_empty())
}

/// HMAC-SHA-256 over pieces of bytes.
///
/// # Errors
/// [`LastroError::Internal`] if the digest cannot be made; then nothing verifies.
pub(super) fn hmac_of(secret: &str, pieces: &[&[u8]]) -> Result<Digest, LastroError> {
    let keyed = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(|_| LastroError::internal("webhook.hmac"))?;
    Ok(pieces.iter().fold(keyed, |mac, piece| mac.chain_update(piece)).finalize().into_bytes().into())
}

/// Whether a digest is one of those expected. It is compared with all of them, in constant time.
pub(super) fn any_fits(made: &Digest, expected: &[Digest]) -> bool {
    let made = CtOutput::<Hmac<Sha256>>::new((*made).into());
    expected.iter().fold(false, |fit, digest| (made == CtOutput::new((*digest).into())) | fit)
}

/// The limits of the event's age.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Unix seconds; needed when a limit is given.
    pub now: Option<i64>,
    /// Most seconds that the event may be old.
    pub tolerance_s: Option<i64>,
    /// Most seconds that the event may lie in the future.
    pub future_s: Option<i64>,
}

impl Limits {
    const fn of(request: &Request<'_>) -> Self {
        Self { now: request.now, tolerance_s: request.tolerance_s, future_s: request.future_s }
    }
}

/// The verdict once a signature fits: the age is checked last.
pub(super) fn conclusion(
    limits: Limits,
    event: Option<Event>,
    form: SignedForm,
    index: usize,
    dedupe_key: Option<String>,
) -> Result<Verification, LastroError> {
    if let Some(verdict) = judge_age(limits, event.as_ref().and_then(|event| event.timestamp)) {
        return Ok(Verification::refused(verdict));
    }
    let secret_index = Some(i64::try_from(index).map_err(|_| LastroError::internal("webhook.verify"))?);
    Ok(Verification { verdict: Verdict::Ok, secret_index, form: Some(form), event, dedupe_key })
}

/// Checks the age; exactly the limit is still in time. Without a readable timestamp a limit cannot be checked, so the
/// event counts as too old.
pub(super) fn judge_age(request: Limits, timestamp: Option<i64>) -> Option<Verdict> {
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
