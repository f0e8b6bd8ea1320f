//! Decides after a failed request whether to send it again, look up its outcome, or give up.

use lastro_macros::model;

use super::operations::Repeat;
use super::response::of_status;
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{LocalDate, choices};

choices! {
    /// What to do after an attempt.
    pub enum RetryAction {
        /// Send the request again after the wait.
        Retry = "retry",
        /// Report the failure: sending again will not help, or the limit of attempts or time is reached.
        GiveUp = "give_up",
        /// The change may have been carried out: after the wait, look up whether it was carried out. If it was not, and the
        /// last response was a rejection (4xx except 408, 425 and 429), a repeated request will be rejected too.
        Reconcile = "reconcile",
        /// Nothing to do: the request has been carried out.
        Done = "done",
    }
}

/// What to do after an attempt, and how long to wait before that.
#[model(answer)]
pub struct RetryPlan {
    /// The action.
    pub action: RetryAction,
    /// Milliseconds to wait before the request is sent again, or its outcome is looked up; unset for the other actions.
    pub wait_ms: Option<i64>,
}

/// An attempt that has ended, and the data for deciding what to do next.
#[derive(Debug, Clone, Copy)]
pub struct Attempt<'a> {
    /// Whether the operation may be repeated after a failure.
    pub repeat: Repeat,
    /// How many times the operation has been sent, 1 or greater.
    pub attempt: i64,
    /// The HTTP status; unset if there was no response.
    pub status: Option<i64>,
    /// The response's `Retry-After` header, a number of seconds or a date; unset if there is none.
    pub retry_after: Option<&'a str>,
    /// Current time, in seconds since 1970 (UTC). Used only for a `Retry-After` with a date.
    pub now: i64,
    /// Seed for the random wait: a different number for each call.
    pub seed: i64,
    /// Milliseconds since the operation was first sent.
    pub elapsed_ms: i64,
}

/// Maximum number of attempts of an operation.
pub const MAX_ATTEMPTS: i64 = 6;
/// Maximum time between the first and the last attempt of an operation, in milliseconds.
pub const MAX_ELAPSED_MS: i64 = 300_000;
/// Maximum wait accepted from a `Retry-After`, in milliseconds. A longer wait is shortened to it.
pub const MAX_WAIT_MS: i64 = 120_000;
/// Upper limit of the random wait after the first attempt, in milliseconds. The limit doubles with each further attempt.
const BASE_MS: i64 = 500;
/// The limit of the random wait stops doubling at this value, in milliseconds.
const MAX_BACKOFF_MS: i64 = 30_000;

/// Decides what to do after an attempt.
///
/// A failure is temporary if there is no response, or a 408, 425, 429 or 5xx. After a temporary failure, an insert or a receipt
/// is not sent again. The caller must first look up its outcome, because it may have been carried out. All other requests are
/// sent up to 6 times within 5 minutes. If these limits are reached, or if a repeated request is rejected, the caller must look
/// up the outcome of any change. For example, a request that got a 500 may have cancelled an invoice, and cancelling the invoice
/// again is then rejected with a 400. If a repeated deletion gets a 404 or 410, an earlier attempt has deleted the record.
///
/// After a 429 or 503 the wait is that of `Retry-After`, up to 2 minutes. Without this header, and after other failures, it is
/// random: up to 0.5 s after the first attempt, with a limit that doubles after each further attempt, up to 30 s.
///
/// # Errors
/// `out_of_range` at `attempt` below 1, at `elapsed_ms` below 0, and at `status` outside 100 to 599.
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
        // An earlier attempt may have made the change. The change is looked up without a wait, because the service has just
        // responded.
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
    issues.extend(attempt.status.and_then(of_status));
    LastroError::if_any(issues)
}

fn wait_ms(attempt: &Attempt<'_>) -> i64 {
    let told = attempt.retry_after.filter(|_| matches!(attempt.status, Some(429 | 503)));
    let seconds = told.and_then(|text| seconds_until(text.trim(), attempt.now));
    seconds.map_or_else(|| backoff_ms(attempt), |s| s.clamp(0, MAX_WAIT_MS / 1000).saturating_mul(1000))
}

/// A random wait between 0 and a limit that doubles with each attempt (exponential backoff with full jitter).
fn backoff_ms(attempt: &Attempt<'_>) -> i64 {
    let doublings = attempt.attempt.clamp(1, 16) - 1;
    let most = BASE_MS.saturating_mul(1 << doublings).min(MAX_BACKOFF_MS);
    let random = mixed(attempt.seed.wrapping_add(attempt.attempt).cast_unsigned());
    (random % most.unsigned_abs()).cast_signed()
}

/// A hash of a seed: the output number `seed` of the random generator SplitMix64, started with state 0. Consecutive seeds give
/// unrelated results.
const fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// The number of seconds to wait that a `Retry-After` header states. It is a number of seconds, `120`, or an HTTP date,
/// `Wed, 21 Oct 2026 07:28:00 GMT`. The two obsolete date formats of RFC 9110 are accepted too, because clients must still
/// read them. `None` for anything else.
fn seconds_until(text: &str, now: i64) -> Option<i64> {
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        // a number that does not fit into an i64 is replaced by the maximum; the caller limits the wait anyway
        return Some(text.parse().unwrap_or(i64::MAX));
    }
    Some(http_date(text)?.saturating_sub(now))
}

const WEEKDAYS: [&str; 7] = ["Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday"];
const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Converts an HTTP date to seconds since 1970. `None` if the date is invalid or before 1970.
fn http_date(text: &str) -> Option<i64> {
    let parts: Vec<&str> = text.split([' ', ',', '-', ':']).filter(|part| !part.is_empty()).collect();
    let (weekday, day, month, year, time) = match parts[..] {
        [weekday, day, month, year, hour, minute, second, "GMT"] => (weekday, day, month, year, [hour, minute, second]),
        [weekday, month, day, hour, minute, second, year] => (weekday, day, month, year, [hour, minute, second]),
        _ => return None,
    };
    let year = match year.parse().ok()? {
        short @ 0..70 => short + 2000,
        short @ 70..100 => short + 1900,
        year => year,
    };
    let month = (1..).zip(MONTHS).find(|(_, name)| *name == month)?.0;
    let days = i64::from(LocalDate::from_ymd(year, month, day.parse().ok()?)?.epoch_days());
    // WEEKDAYS begins with Thursday, because 1 January 1970 was a Thursday
    let name = WEEKDAYS.get(usize::try_from(days).ok()? % WEEKDAYS.len())?;
    if weekday != *name && Some(weekday) != name.get(..3) {
        return None;
    }
    time.into_iter().zip([24, 60, 60]).try_fold(days, |total, (figure, most)| {
        let figure = figure.parse().ok().filter(|figure| (0..most).contains(figure))?;
        Some(total * most + figure)
    })
}
