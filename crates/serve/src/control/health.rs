//! The health check: whether the server can read its file, whether its last write succeeded, and whether its clock can move.

use std::sync::Arc;
use std::time::Duration;

use lastro::json::Value;
use tokio::time::timeout;

use super::json;
use super::reads::{object, text};
use crate::clock::Clock;
use crate::front::{Answer, Front};
use crate::reading::Lane;

/// Maximum duration of the test whether the store can be read. A longer test counts as failed.
const READ_TIME: Duration = Duration::from_secs(1);

impl Front {
    /// Responds with 200 if the last transaction with changes was written, the file can be read and the clock can move;
    /// otherwise with 503.
    pub(super) async fn health(self: &Arc<Self>) -> Answer {
        let front = Arc::clone(self);
        let read = self.reading(Lane::One, move |_| front.entries.check());
        let readable = matches!(timeout(READ_TIME, read).await, Ok(Ok(_)));
        let commit = self.vital.commit();
        let written = commit.is_none_or(|commit| commit.written) && !self.writer.has_ended();
        let stands = self.vital.stands(self.clock != Clock::Frozen);
        let well = readable && written && stands.is_none();
        let word = |well: bool| text(if well { "ok" } else { "failing" });
        let last_commit = commit
            .map_or(Value::Null, |commit| object([("at", text(commit.at.text())), ("status", word(commit.written))]));
        let health = object([
            ("status", word(well)),
            ("store", word(readable)),
            ("writer", word(written)),
            ("last_commit", last_commit),
            ("clock", text(stands.unwrap_or("ok"))),
        ]);
        json(if well { 200 } else { 503 }, &health)
    }
}
