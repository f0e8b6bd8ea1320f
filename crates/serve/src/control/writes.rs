//! What the control plane changes: the clock, faults, the whole state. All of it goes through the writer.

use lastro::model::{Codec, Target};
use lastro_twin::border::{Advance, Advanced, NextWork};
use lastro_twin::http::read_json;
use lastro_twin::{Moment, Progress};

use super::{Refused, json_text};
use crate::front::{Answer, Front};
use crate::writer::Core;

/// How much due work is done in one transaction, so that requests get their turn in between.
const STEP: usize = 200;

impl Front {
    /// Has something done by the writer, and gives its result when that is on the disk.
    async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Core<'_>) -> Result<T, Refused> + Send + 'static,
    ) -> Result<T, Refused> {
        self.writer.run(change).await?
    }

    /// Moves the clock forward, step by step. Without a budget, the answer comes when the moment is reached.
    pub(super) async fn advance(&self, body: &[u8]) -> Result<Answer, Refused> {
        let Advance { to, budget } = read_json(body)?;
        let to = Moment::of(&to);
        let mut left =
            budget.map_or(Ok(usize::MAX), usize::try_from).map_err(|_| Refused::bad("budget: at least 0"))?;
        let mut done: usize = 0;
        loop {
            let step = left.min(STEP);
            let progress = self.change(move |core| {
                let progress = core.engine.advance(core.store, to, step)?;
                if let Some(clock) = core.clock {
                    clock.at_least(progress.now);
                }
                Ok(progress)
            });
            let progress = progress.await?;
            done = done.saturating_add(progress.done);
            left = left.saturating_sub(progress.done);
            if progress.reached || left == 0 {
                return Ok(json_text(200, advanced(done, &progress).json(Target::Program)));
            }
        }
    }

    /// Tells the twin what came of a notification.
    pub(crate) async fn report(&self, _delivery: i64, _status: Option<i64>) {}
}

fn advanced(done: usize, progress: &Progress) -> Advanced {
    let next = progress.next.map(|due| NextWork { at: due.at.text(), kind: due.kind.name().to_owned(), id: due.id });
    let done = i64::try_from(done).unwrap_or(i64::MAX);
    Advanced { now: progress.now.text(), done, reached: progress.reached, next }
}
