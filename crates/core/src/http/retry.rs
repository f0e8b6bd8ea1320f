//! What to do after a failure, decided per operation.

use std::time::UNIX_EPOCH;

use lastro_macros::model;

use super::operations::Repeat;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::choices;

choices! {
    /// What to do next.
    pub enum RetryAction {
        /// Send it again after the wait.
        Retry = "retry",
        /// Tell the user: it will not get better, or it has been tried long enough.
        GiveUp = "give_up",
        /// It may have been done: after the wait look it up, then decide. Where the answer was a refusal (4xx) and it turns
        /// out not to have been done, sending it again gets the same refusal.
        Reconcile = "reconcile",
        /// Nothing is left to do: it has been done.
        Done = "done",
    }
}

/// The plan.
#[model(answer)]
pub struct RetryPlan {
    /// What to do.
    pub action: RetryAction,
    /// After how many milliseconds, where something is to be sent again or looked up.
    pub wait_ms: Option<i64>,
}

/// How an attempt ended.
#[derive(Debug, Clone, Copy)]
pub struct Attempt<'a> {
    /// What may be done after a failure of the operation.
    pub repeat: Repeat,
    /// How often it has been sent, from 1.
    pub attempt: i64,
    /// The HTTP status; nothing where no answer came.
    pub status: Option<i64>,
    /// The answer's `Retry-After`: seconds or a date.
    pub retry_after: Option<&'a str>,
    /// Unix seconds.
    pub now: i64,
    /// Where the jitter comes from: any number, another for each call.
    pub seed: i64,
    /// Milliseconds since it was first sent.
    pub elapsed_ms: i64,
}

/// Most times that an operation is sent.
pub const MAX_ATTEMPTS: i64 = 6;
/// Longest that an operation is tried, in milliseconds.
pub const MAX_ELAPSED_MS: i64 = 300_000;
/// Longest wait that a `Retry-After` is followed for, in milliseconds.
pub const MAX_WAIT_MS: i64 = 120_000;
/// The first backoff, doubled each time.
const BASE_MS: i64 = 500;
/// The longest backoff.
const MAX_BACKOFF_MS: i64 = 30_000;

/// Reads, updates and deletes may be sent again; inserts and receipts may have been done, and are looked up first. 429 and
/// 503 wait as told; everything else by full jitter: a random wait up to 0.5 s, doubled each time, at most 30 s.
///
/// Whatever changes something is looked up, too, where it is not sent again after an attempt that may have done it: an
/// invoice cancelled by a request that got a 500 is refused with a 400 when it is cancelled once more.
///
/// # Errors
/// `out_of_range` at `attempt` below 1, `elapsed_ms` below 0 and a `status` that HTTP does not have.
pub fn plan(attempt: &Attempt<'_>) -> Result<RetryPlan, LastroError> {
    check(attempt)?;
    let changes = attempt.repeat != Repeat::Read;
    let only = |action| RetryPlan { action, wait_ms: None };
    let reconcile = |wait| RetryPlan { action: RetryAction::Reconcile, wait_ms: Some(wait) };
    Ok(match attempt.status {
        Some(200..=299) => only(RetryAction::Done),
        Some(404 | 410) if attempt.repeat == Repeat::Delete && attempt.attempt > 1 => only(RetryAction::Done),
        None | Some(408 | 425 | 429 | 500..=599) => {
            let wait = wait_ms(attempt);
            let tried = attempt.attempt >= MAX_ATTEMPTS;
            let late = attempt.elapsed_ms.saturating_add(wait) > MAX_ELAPSED_MS;
            match attempt.repeat {
                Repeat::Reconcile => reconcile(wait),
                _ if !tried && !late => RetryPlan { action: RetryAction::Retry, wait_ms: Some(wait) },
                _ if changes => reconcile(wait),
                _ => only(RetryAction::GiveUp),
            }
        }
        // an answer came, so that there is nothing to wait for
        Some(_) if changes && attempt.attempt > 1 => reconcile(0),
        Some(_) => only(RetryAction::GiveUp),
    })
}

fn check(attempt: &Attempt<'_>) -> Result<(), LastroError> {
    let mut issues = Vec::new();
    let mut least = |name: &str, figure: i64, min: i64| {
        if figure < min {
            issues.push(Issue::error(name, IssueCode::OutOfRange).with("min", &min.to_string()));
        }
    };
    least("attempt", attempt.attempt, 1);
    least("elapsed_ms", attempt.elapsed_ms, 0);
    if attempt.status.is_some_and(|status| !(100..=599).contains(&status)) {
        issues.push(Issue::error("status", IssueCode::OutOfRange).with("min", "100").with("max", "599"));
    }
    if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }) }
}

fn wait_ms(attempt: &Attempt<'_>) -> i64 {
    let told = attempt.retry_after.filter(|_| matches!(attempt.status, Some(429 | 503)));
    let seconds = told.and_then(|text| seconds_until(text.trim(), attempt.now));
    seconds.map_or_else(|| backoff_ms(attempt), |s| s.clamp(0, MAX_WAIT_MS / 1000).saturating_mul(1000))
}

/// Full jitter: any wait up to the doubled base.
fn backoff_ms(attempt: &Attempt<'_>) -> i64 {
    let doublings = attempt.attempt.clamp(1, 16) - 1;
    let most = BASE_MS.saturating_mul(1 << doublings).min(MAX_BACKOFF_MS);
    (mixed(attempt.seed.wrapping_add(attempt.attempt)) % most).abs()
}

/// SplitMix64: neighbouring seeds give waits that have nothing to do with each other.
const fn mixed(seed: i64) -> i64 {
    let mut z = seed.wrapping_mul(-7_046_029_254_386_353_131);
    z = (z ^ z >> 30).wrapping_mul(-4_658_895_280_553_007_687);
    z = (z ^ z >> 27).wrapping_mul(-7_723_592_293_110_705_685);
    z ^ z >> 31
}

/// `120`, or a date of HTTP seen from `now`: `Wed, 21 Oct 2026 07:28:00 GMT`, or one of the two older forms, which a server
/// should no longer send and a client must still read. Nothing where it is neither.
fn seconds_until(text: &str, now: i64) -> Option<i64> {
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        // more seconds than a number holds are more than are waited for
        return Some(text.parse().unwrap_or(i64::MAX));
    }
    // no clock is asked: a moment is only counted from the year 1970
    let moment = httpdate::parse_http_date(text).ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(i64::try_from(moment.as_secs()).ok()?.saturating_sub(now))
}
