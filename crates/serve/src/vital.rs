//! The health of the writer and of the clock, for `GET /_twin/health`.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lastro_twin::Moment;

use crate::clock::machine_now;

/// If a batch of the writer takes longer than this, the writer counts as stuck.
const STUCK: Duration = Duration::from_secs(10);
/// If a running clock was not checked for longer than this, it counts as stopped.
const STILL: Duration = Duration::from_secs(10);

/// The health of the writer and of the clock.
#[derive(Debug, Default)]
pub struct Vital(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The last transaction with changes.
    commit: Option<Commit>,
    /// When the current batch of the writer began.
    batch: Option<Instant>,
    /// When a running clock was last checked, and whether it was able to move.
    tick: Option<(Instant, bool)>,
}

/// The last transaction with changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commit {
    /// The instant at which the transaction ended, on the machine's clock.
    pub at: Moment,
    /// Whether the transaction was written.
    pub written: bool,
}

impl Vital {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that the writer begins a batch.
    pub fn begins(&self) {
        self.known().batch = Some(Instant::now());
    }

    /// Notes that the writer ended a batch. `written`: whether its changes were written; `None` if it had no changes.
    pub fn ends(&self, written: Option<bool>) {
        let mut known = self.known();
        known.batch = None;
        if let Some(written) = written {
            known.commit = Some(Commit { at: machine_now(), written });
        }
    }

    /// Notes that the server tried to move a running clock. `moved`: whether the clock moved; it does not if due work fails.
    pub fn ticked(&self, moved: bool) {
        self.known().tick = Some((Instant::now(), moved));
    }

    /// The last transaction with changes; `None` if there was none since the start.
    #[must_use]
    pub fn commit(&self) -> Option<Commit> {
        self.known().commit
    }

    /// Why the clock cannot move; `None` if it can. `runs`: whether the clock moves by itself, so that it has to be checked
    /// regularly.
    #[must_use]
    pub fn stands(&self, runs: bool) -> Option<&'static str> {
        let known = self.known();
        match (known.batch, known.tick) {
            (Some(begun), _) if begun.elapsed() > STUCK => {
                Some("the writer has worked on one transaction for too long")
            }
            (_, Some((_, false))) if runs => Some("due work failed; it is retried every second"),
            (_, Some((at, _))) if runs && at.elapsed() > STILL => Some("the clock has not been checked for too long"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_batch_without_changes_keeps_the_last_commit() {
        let vital = Vital::default();
        assert_eq!((vital.commit(), vital.stands(true)), (None, None));
        vital.begins();
        vital.ends(Some(false));
        vital.ends(None);
        assert!(vital.commit().is_some_and(|commit| !commit.written));
        vital.ends(Some(true));
        assert!(vital.commit().is_some_and(|commit| commit.written));
        vital.ticked(false);
        assert!(vital.stands(true).is_some() && vital.stands(false).is_none());
        vital.ticked(true);
        assert_eq!(vital.stands(true), None);
    }

    #[test]
    fn a_slow_batch_or_an_unchecked_clock_counts_as_stopped() {
        let ago = |limit: Duration, more: u64| Instant::now().checked_sub(limit + Duration::from_secs(more));
        let known = |batch, tick: Option<Instant>| {
            Vital(Mutex::new(Known { batch, tick: tick.map(|at| (at, true)), commit: None }))
        };
        assert!(known(ago(STUCK, 1), None).stands(false).is_some_and(|why| why.contains("transaction")));
        assert!(known(None, ago(STILL, 1)).stands(true).is_some_and(|why| why.contains("clock")));
        let now = Some(Instant::now());
        assert_eq!((known(now, now).stands(true), known(None, ago(STILL, 1)).stands(false)), (None, None));
    }
}
