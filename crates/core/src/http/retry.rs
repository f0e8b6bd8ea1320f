//! What to do after a failure, decided per operation.

use lastro_macros::model;

use super::operations::Repeat;
use crate::value::{DateTime, choices};

choices! {
    /// What to do next.
    pub enum RetryAction {
        /// Send it again after the wait.
        Retry = "retry",
        /// Tell the user: it will not get better, or it has been tried long enough.
        GiveUp = "give_up",
        /// It may have been done: after the wait look it up, then decide.
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
    /// After how many milliseconds, where something is to be sent again.
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

/// The months as HTTP names them.
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Reads, updates and deletes may be sent again; inserts and receipts may have been done, and are looked up first. 429 and
/// 503 wait as told; everything else by full jitter: a random wait up to 0.5 s, doubled each time, at most 30 s.
#[must_use]
pub fn plan(attempt: &Attempt<'_>) -> RetryPlan {
    let repeat = attempt.repeat;
    let only = |action| RetryPlan { action, wait_ms: None };
    match attempt.status {
        Some(200..=299) => only(RetryAction::Done),
        Some(404) if repeat == Repeat::Delete && attempt.attempt > 1 => only(RetryAction::Done),
        None | Some(408 | 425 | 429 | 500..=599) => {
            let wait = wait_ms(attempt);
            if repeat == Repeat::Reconcile {
                return RetryPlan { action: RetryAction::Reconcile, wait_ms: Some(wait) };
            }
            let tried = attempt.attempt >= MAX_ATTEMPTS;
            let late = attempt.elapsed_ms.saturating_add(wait) > MAX_ELAPSED_MS;
            if tried || late {
                only(RetryAction::GiveUp)
            } else {
                RetryPlan { action: RetryAction::Retry, wait_ms: Some(wait) }
            }
        }
        Some(_) => only(RetryAction::GiveUp),
    }
}

fn wait_ms(attempt: &Attempt<'_>) -> i64 {
    let told = attempt.retry_after.filter(|_| matches!(attempt.status, Some(429 | 503)));
    let seconds = told.and_then(|text| seconds_until(text.trim(), attempt.now));
    seconds.map_or_else(|| backoff_ms(attempt), |s| s.clamp(0, MAX_WAIT_MS / 1000).saturating_mul(1000))
}

/// Full jitter: any wait up to the doubled base.
fn backoff_ms(attempt: &Attempt<'_>) -> i64 {
    let doublings = u32::try_from(attempt.attempt.clamp(1, 16)).unwrap_or(1) - 1;
    let most = BASE_MS.saturating_mul(1 << doublings).min(MAX_BACKOFF_MS);
    let random = mixed(attempt.seed.wrapping_add(attempt.attempt)).unsigned_abs() % most.unsigned_abs().max(1);
    i64::try_from(random).unwrap_or(most)
}

/// SplitMix64: neighbouring seeds give waits that have nothing to do with each other.
const fn mixed(seed: i64) -> i64 {
    let mut z = seed.wrapping_mul(-7_046_029_254_386_353_131);
    z = (z ^ z >> 30).wrapping_mul(-4_658_895_280_553_007_687);
    z = (z ^ z >> 27).wrapping_mul(-7_723_592_293_110_705_685);
    z ^ z >> 31
}

/// `120`, or `Wed, 21 Oct 2026 07:28:00 GMT` seen from `now`.
fn seconds_until(text: &str, now: i64) -> Option<i64> {
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        return Some(text.parse().unwrap_or(i64::MAX));
    }
    let mut words = text.split_once(',')?.1.trim_start().split(' ');
    let mut word = || words.next();
    let (day, name, year, clock) = (word()?, word()?, word()?, word()?);
    let month = MONTHS.iter().position(|month| *month == name)?.saturating_add(1).to_string();
    let zero = if month.len() < 2 { "0" } else { "" };
    let moment: DateTime = [year, "-", zero, &month, "-", day, "T", clock, "Z"].concat().parse().ok()?;
    (word() == Some("GMT")).then(|| moment.instant().0.saturating_sub(now))
}
