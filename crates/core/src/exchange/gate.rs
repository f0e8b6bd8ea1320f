//! What all exchanges with one key share: how fast requests may follow each other, and whether the key was refused.

use lastro_macros::model;

/// What is shared.
#[model(answer)]
#[derive(Default)]
pub(super) struct Gate {
    /// When the next request may be sent, in milliseconds since 1970.
    pub(super) free_ms: i64,
    /// Whether the service has refused the key.
    pub(super) key_refused: bool,
}

/// The longest time between two requests that is kept, in milliseconds: longer than any wait that a `Retry-After` is followed for.
const LONGEST_MS: i64 = 600_000;

impl Gate {
    /// Takes the next place for a request, and returns how long to wait for it.
    pub(super) fn pass(&mut self, now_ms: i64, per_second: Option<i64>) -> i64 {
        // a clock that was set back must not close the gate for hours
        let free = self.free_ms.clamp(now_ms, now_ms.saturating_add(LONGEST_MS));
        let between = per_second.filter(|most| *most > 0).map_or(0, |most| 1000_i64.div_euclid(most).max(1));
        self.free_ms = free.saturating_add(between);
        free.saturating_sub(now_ms)
    }

    /// Nothing is to be sent for a time: the service has said so.
    pub(super) fn close(&mut self, now_ms: i64, wait_ms: i64) {
        self.free_ms = self.free_ms.max(now_ms.saturating_add(wait_ms));
    }
}
