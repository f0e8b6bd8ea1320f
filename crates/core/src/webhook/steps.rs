//! Verification in two steps, between which the caller computes the HMAC with its own cryptography.

use lastro_macros::model;

use super::digest::{Digest, any_fits, hex_digest};
use super::escapes::SignedForm;
use super::header::Event;
use super::limits::{Limits, check, conclusion, judge_age};
use super::scan::{expected, scan};
use super::verdict::{Verdict, Verification};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::hex;

/// A range of bytes. It includes `start` and excludes `end`.
#[model(answer)]
pub struct ByteRange {
    /// Offset of the first byte.
    pub start: i64,
    /// Offset after the last byte.
    pub end: i64,
}

/// The result of the first step: the bytes to hash, and the digests that the body contains.
#[model(answer)]
pub struct SignaturePlan {
    /// Set if the body is rejected because of its form. There is then nothing to hash.
    pub verdict: Option<Verdict>,
    /// The signed bytes as ranges of the body, to be hashed one after the other.
    pub ranges: Vec<ByteRange>,
    /// The digests in the body's signature, as hexadecimal digits: only the first entry, or all entries if `any_entry` is set.
    pub expected: Vec<String>,
    /// The event's header. Do not trust it before the second step has accepted the body.
    pub event: Option<Event>,
}

/// The first step: finds the bytes to hash. `any_entry`: whether any entry of the signature may match, not only the first.
#[must_use]
pub fn plan(body: &[u8], any_entry: bool) -> SignaturePlan {
    let refused =
        |verdict| SignaturePlan { verdict: Some(verdict), ranges: Vec::new(), expected: Vec::new(), event: None };
    let scan = match scan(body) {
        Ok(scan) => scan,
        Err(verdict) => return refused(verdict),
    };
    let Some(expected) = expected(&scan, any_entry) else { return refused(Verdict::BadSignatureEncoding) };
    // an offset that does not fit into an i64 makes the body count as too large
    let range =
        |start: usize, end: usize| Some(ByteRange { start: i64::try_from(start).ok()?, end: i64::try_from(end).ok()? });
    let ranges: Option<Vec<ByteRange>> = scan.signed.iter().map(|span| range(span.start, span.end)).collect();
    let Some(ranges) = ranges else { return refused(Verdict::TooLarge) };
    SignaturePlan {
        verdict: None,
        ranges,
        expected: expected.iter().map(|digest| hex(digest)).collect(),
        event: Some(scan.event),
    }
}

/// The arguments of the second step, except the result of the first.
#[derive(Debug, Clone, Copy)]
pub struct Digests<'a> {
    /// HMAC-SHA-256 of the ranges with each secret, as hexadecimal digits, in the order of the secrets.
    pub digests: &'a [String],
    /// SHA-256 of the ranges as hexadecimal digits, which is returned as the dedupe key.
    pub sha256: Option<&'a str>,
    /// Current time in seconds since 1970; required if a limit is set.
    pub now: Option<i64>,
    /// Maximum age of the event in seconds; unlimited if unset.
    pub tolerance_s: Option<i64>,
    /// Maximum number of seconds that the event may be in the future; unlimited if unset.
    pub future_s: Option<i64>,
}

impl<'a> Digests<'a> {
    /// Arguments with only the digests: no dedupe key, no age limits.
    #[must_use]
    pub const fn new(digests: &'a [String]) -> Self {
        Self { digests, sha256: None, now: None, tolerance_s: None, future_s: None }
    }
}

/// The second step: compares the computed digests with those in the body. The result is that of [`super::verify`] with
/// `strict`, but has a dedupe key only if `sha256` is given. If `digests` is empty, the verdict is `empty_secret`.
///
/// # Errors
/// Those of [`super::verify`]; `invalid_characters` at `digests[i]`, at `sha256` or below `plan` if a digest is not 64
/// hexadecimal digits.
pub fn conclude(plan: SignaturePlan, given: &Digests<'_>) -> Result<Verification, LastroError> {
    let limits = Limits { now: given.now, tolerance_s: given.tolerance_s, future_s: given.future_s };
    check(limits, "digests", given.digests.len())?;
    if given.digests.is_empty() {
        return Ok(Verification::refused(Verdict::EmptySecret));
    }
    if let Some(verdict) = plan.verdict {
        return Ok(Verification::refused(verdict));
    }
    let made = digests("digests", given.digests)?;
    let expected = digests("plan.expected", &plan.expected)?;
    let sha256 = given.sha256.map(|text| digest("sha256", text)).transpose()?;
    match fitting(&made, &expected) {
        Ok(index) => conclusion(limits, plan.event, SignedForm::AsSent, index, sha256.map(|digest| hex(&digest))),
        Err(verdict) => Ok(Verification::refused(verdict)),
    }
}

/// The index of the first computed digest that equals an expected one, if the event's age is allowed.
///
/// # Errors
/// The [`Verdict`] if no digest matches, or the event's age is not allowed.
pub fn judge(made: &[Digest], expected: &[Digest], limits: Limits, timestamp: Option<i64>) -> Result<usize, Verdict> {
    let index = fitting(made, expected)?;
    judge_age(limits, timestamp).map_or(Ok(index), Err)
}

fn fitting(made: &[Digest], expected: &[Digest]) -> Result<usize, Verdict> {
    made.iter().position(|made| any_fits(made, expected)).ok_or(Verdict::Mismatch)
}

fn digests(name: &str, texts: &[String]) -> Result<Vec<Digest>, LastroError> {
    let numbered = texts.iter().enumerate();
    numbered.map(|(index, text)| digest(&[name, "[", &index.to_string(), "]"].concat(), text)).collect()
}

fn digest(path: &str, text: &str) -> Result<Digest, LastroError> {
    hex_digest(text.as_bytes()).ok_or_else(|| LastroError::invalid(Issue::error(path, IssueCode::InvalidCharacters)))
}
