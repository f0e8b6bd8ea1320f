//! The gate: the state that all exchanges with one API key share. It limits the request rate, and stops all requests once the
//! service has rejected the key.

use lastro_macros::model;

/// The shared state of all exchanges with one API key.
#[model(answer)]
#[derive(Default)]
pub(super) struct Gate {
    /// When the next request may be sent, in milliseconds since 1970.
    pub(super) free_ms: i64,
    /// Whether the service has rejected the key.
    pub(super) key_refused: bool,
}

/// Maximum wait in milliseconds. Without it, requests would wait for hours after the clock was set back by hours. It is longer
/// than the longest accepted `Retry-After`, which is two minutes.
const LONGEST_MS: i64 = 600_000;

impl Gate {
    /// Reserves the next free point in time for a request, and returns how many milliseconds to wait for it.
    pub(super) fn pass(&mut self, now_ms: i64, per_second: Option<i64>) -> i64 {
        // if the clock was set back, `free_ms` can be hours ahead: limit the wait
        let free = self.free_ms.clamp(now_ms, now_ms.saturating_add(LONGEST_MS));
        let between = per_second.filter(|most| *most > 0).map_or(0, |most| 1000_i64.div_euclid(most).max(1));
        self.free_ms = free.saturating_add(between);
        free.saturating_sub(now_ms)
    }

    /// Delays all requests by `wait_ms`, after the service responded with 429.
    pub(super) fn close(&mut self, now_ms: i64, wait_ms: i64) {
        self.free_ms = self.free_ms.max(now_ms.saturating_add(wait_ms));
    }
}
