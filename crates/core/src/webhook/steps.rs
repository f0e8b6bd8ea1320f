//! The verdict in two steps, with digests computed by the caller's own cryptography.

use lastro_macros::model;

use super::digest::{Digest, any_fits, hex_digest};
use super::escapes::SignedForm;
use super::header::Event;
use super::limits::{Limits, check, conclusion, judge_age};
use super::scan::{expected, scan};
use super::verdict::{Verdict, Verification};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::hex;

/// Bytes from `start` to before `end`.
#[model(answer)]
pub struct ByteRange {
    /// First byte.
    pub start: i64,
    /// After the last byte.
    pub end: i64,
}

/// The bytes to hash, and the digests to expect.
#[model(answer)]
pub struct SignaturePlan {
    /// The verdict, if the form of the body alone decides it; then there is nothing to hash.
    pub verdict: Option<Verdict>,
    /// The signed bytes as ranges of the body, to be hashed one after the other.
    pub ranges: Vec<ByteRange>,
    /// The digests that the body claims, as hexadecimal digits: of the first entry, or of every entry that is a digest.
    pub expected: Vec<String>,
    /// The event's header. Do not trust it before the verdict.
    pub event: Option<Event>,
}

/// The first step: finds the bytes to hash.
#[must_use]
pub fn plan(body: &[u8], any_entry: bool) -> SignaturePlan {
    let refused =
        |verdict| SignaturePlan { verdict: Some(verdict), ranges: Vec::new(), expected: Vec::new(), event: None };
    let scan = match scan(body) {
        Ok(scan) => scan,
        Err(verdict) => return refused(verdict),
    };
    let Some(expected) = expected(&scan, any_entry) else { return refused(Verdict::BadSignatureEncoding) };
    // an offset that does not fit means that the body is too large
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

/// The arguments of the second step other than the plan.
#[derive(Debug, Clone, Copy)]
pub struct Digests<'a> {
    /// HMAC-SHA-256 of the ranges with each secret, as hexadecimal digits, in the order of the secrets.
    pub digests: &'a [String],
    /// SHA-256 of the ranges, for the dedupe key.
    pub sha256: Option<&'a str>,
    /// Unix seconds; needed when a limit is given.
    pub now: Option<i64>,
    /// Maximum age of the event in seconds.
    pub tolerance_s: Option<i64>,
    /// How many seconds the event may be in the future.
    pub future_s: Option<i64>,
}

impl<'a> Digests<'a> {
    /// Only the digests, without a dedupe key and age limits.
    #[must_use]
    pub const fn new(digests: &'a [String]) -> Self {
        Self { digests, sha256: None, now: None, tolerance_s: None, future_s: None }
    }
}

/// The second step: returns the same verdict as [`super::verify`] with `strict`.
///
/// # Errors
/// As for [`super::verify`]; `invalid_characters` at `digests[i]`, at `sha256` or below `plan`, if a digest is not 64
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

/// The index of the first computed digest that is expected, if the event's age is allowed.
///
/// # Errors
/// The [`Verdict`] if no digest fits, or the event's age is not allowed.
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
