//! Limits of webhook verification: the age of the event, and the number of secrets.

use super::escapes::SignedForm;
use super::header::Event;
use super::verdict::{Verdict, Verification};
use crate::issue::{Issue, IssueCode, LastroError};

/// Maximum number of secrets in one call. Several are needed while a secret is being replaced, so that no event is rejected.
pub const MAX_SECRETS: usize = 4;

/// The limits for the age of an event.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Current time in seconds since 1970; required if a limit is set.
    pub now: Option<i64>,
    /// Maximum age of the event in seconds; unlimited if unset.
    pub tolerance_s: Option<i64>,
    /// Maximum number of seconds that the event may be in the future; unlimited if unset.
    pub future_s: Option<i64>,
}

/// The final result for a body with a correct signature: checks the age of the event, which is the last check. `form`: the
/// form of the body that was signed. `index`: index of the secret.
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

/// Checks the age of an event. Returns a verdict if the age is not allowed; an age equal to the limit is allowed. If a limit is
/// set but the event has no valid timestamp, it counts as too old.
pub(super) fn judge_age(limits: Limits, timestamp: Option<i64>) -> Option<Verdict> {
    let now = limits.now?;
    let limited = limits.tolerance_s.is_some() || limits.future_s.is_some();
    let Some(timestamp) = timestamp else { return limited.then_some(Verdict::TooOld) };
    let age = now.saturating_sub(timestamp);
    if limits.tolerance_s.is_some_and(|limit| age > limit) {
        Some(Verdict::TooOld)
    } else if limits.future_s.is_some_and(|limit| age < limit.saturating_neg()) {
        Some(Verdict::TooNew)
    } else {
        None
    }
}

/// Validates the caller's limits and the number of secrets or digests. `name`: name of the argument with the secrets or
/// digests.
pub(super) fn check(limits: Limits, name: &str, secrets: usize) -> Result<(), LastroError> {
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
        let issue = Issue::error(name, IssueCode::OutOfRange);
        issues.push(issue.with("min", "1").with("max", &MAX_SECRETS.to_string()));
    }
    LastroError::if_any(issues)
}
