//! Changes that the control plane makes to the clock, the faults or the whole state. The writer's thread executes all of them.

use core::sync::atomic::Ordering::Relaxed;
use std::sync::Arc;
use std::time::Duration;

use hyper::header::{HeaderName, HeaderValue};
use lastro::model::{Codec, Json, Target};
use lastro_twin::border::{Advance, Advanced, NextWork};
use lastro_twin::effects::outbox;
use lastro_twin::fault::{FaultPlan, Faults};
use lastro_twin::http::read_json;
use lastro_twin::state::{StoreFault, View};
use lastro_twin::{Effect, Moment, Progress, Snapshot};
use tokio::task::block_in_place;

use super::{Refused, json_text, reads};
use crate::begin;
use crate::clock::Clock;
use crate::front::{Answer, Front};
use crate::reading::Lane;
use crate::writer::{Core, Failure};

/// Number of due items per transaction when the clock is moved. It is small, so that requests are served between transactions.
const STEP: usize = 200;

impl Front {
    /// Executes a change on the writer's thread. Returns its result once the change is on the disk.
    pub(super) async fn change<T: Send + 'static>(
        &self,
        change: impl FnOnce(&mut Core<'_>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Refused> {
        Ok(self.writer.run(change).await?)
    }

    /// Moves the clock forward in small steps. Responds when the requested instant is reached. If the request has a budget,
    /// responds at the latest when `budget` due items are processed. The advance ends early if
    /// [`stop_advances`](Self::stop_advances) is called, or if the client disconnects.
    pub(super) async fn advance(&self, body: &[u8]) -> Result<Answer, Refused> {
        let asked: Advance = read_json(body)?;
        let (to, budget) = (asked.moment()?, asked.budget);
        let mut left =
            budget.map_or(Ok(usize::MAX), usize::try_from).map_err(|_| Refused::bad("budget: expected 0 or more"))?;
        let mut done: usize = 0;
        let stops = self.advances_stopped.load(Relaxed);
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
            if progress.reached || left == 0 || self.advances_stopped.load(Relaxed) != stops {
                return Ok(json_text(200, advanced(done, &progress).json(Target::Program)));
            }
        }
    }

    /// Ends all running advances after their current step.
    pub(crate) fn stop_advances(&self) {
        self.advances_stopped.fetch_add(1, Relaxed);
    }

    /// Sets the fault plan that applies from now on; `null` removes it.
    pub(super) async fn set_faults(&self, body: &[u8]) -> Result<Answer, Refused> {
        let Json(given) = Json::parse(body)?;
        let plan = if given == lastro::json::Value::Null { None } else { Some(read_json::<FaultPlan>(body)?) };
        let faults = Faults::new(plan)?;
        let plan = self.change(move |core| {
            core.engine.set_faults(core.store, faults)?;
            *core.changed = true;
            Ok(core.engine.faults().counted())
        });
        Ok(json_text(200, plan.await?.json(Target::Program)))
    }

    /// Returns the fault plan, with the number of times that each rule has applied.
    pub(super) async fn faults(&self) -> Result<Answer, Refused> {
        let plan = self.change(|core| Ok(core.engine.faults().counted())).await?;
        Ok(json_text(200, plan.json(Target::Program)))
    }

    /// Returns a snapshot of the state. It is usually written in parallel with the writer. With a rate limit or a fault plan,
    /// the writer's thread writes it, since only that thread has the current counts.
    pub(super) async fn snapshot(self: &Arc<Self>) -> Result<Answer, Refused> {
        let engine = Arc::clone(&self.committed.get().engine);
        let snapshot = if engine.limits().is_set() || engine.faults().is_set() {
            self.change(|core| {
                let engine = &core.engine;
                Snapshot::of(core.store.memory(), engine.settings(), engine.limits(), engine.faults())
            })
            .await?
        } else {
            let of = move |view: &dyn View| Snapshot::of(view, engine.settings(), engine.limits(), engine.faults());
            self.read(Lane::Control, of).await?
        };
        let hash = snapshot.sha256();
        let mut answer = json_text(200, snapshot.into_text());
        if let Ok(hash) = HeaderValue::try_from(hash) {
            answer.headers_mut().insert(HeaderName::from_static("twin-sha256"), hash);
        }
        Ok(answer)
    }

    /// Replaces the state by that of a snapshot; the journal becomes empty. The new state is built in parallel with the writer,
    /// which only stores it.
    pub(super) async fn restore(&self, body: Vec<u8>) -> Result<Answer, Refused> {
        let text = String::from_utf8(body).map_err(|_| Refused::bad("a snapshot must be UTF-8"))?;
        let (memory, contents) = block_in_place(|| {
            let contents = Snapshot::read(&text)?;
            Ok::<_, Refused>((begin::restored(&contents)?, contents))
        })?;
        drop(text);
        let now = self.writer.run_alone(move |core| {
            begin::restore(core.store, core.engine, memory, contents);
            *core.changed = true;
            let now = core.engine.now(core.store.memory())?;
            if let Some(clock) = core.clock {
                *clock = clock.from(now);
            }
            Ok(now)
        });
        Ok(super::json(200, &reads::object([("now", reads::text(now.await?.text()))])))
    }

    /// Reports the receiver's response to a notification and its response time to the twin. Returns `false` if the store
    /// failed, so that the caller repeats the report. Returns `true` while the server is being stopped, since the notification
    /// is sent again after a restart anyway.
    pub(crate) async fn report(&self, effect: Effect, status: Option<i64>, took: Duration) -> bool {
        let Effect::Deliver { delivery, at, .. } = effect;
        // a frozen clock does not move while a receiver responds
        let at = match self.clock {
            Clock::Frozen => Moment::from_millis(i64::MIN),
            Clock::Real | Clock::Fast(_) => at.plus(i64::try_from(took.as_millis()).unwrap_or(i64::MAX)),
        };
        let reported = self.writer.run(move |core| {
            // if the state was replaced while the notification was sent, `delivery` may be the key of another notification
            let same = outbox::awaited(core.store.memory(), delivery)? == Some(effect);
            if same { core.engine.report(core.store, delivery, status, at).map(drop) } else { Ok(()) }
        });
        matches!(reported.await, Ok(()) | Err(Failure::Stopped))
    }
}

fn advanced(done: usize, progress: &Progress) -> Advanced {
    let next = progress.next.map(|due| NextWork { at: due.at.text(), kind: due.kind.name().to_owned(), id: due.id });
    let done = i64::try_from(done).unwrap_or(i64::MAX);
    Advanced { now: progress.now.text(), done, reached: progress.reached, next }
}
