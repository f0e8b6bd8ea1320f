//! The one thread that changes the state. It takes what waits, does it in one transaction, and responds when that is on the
//! disk: one `fsync` serves every request of a batch.

use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lastro_twin::decide::Refusal;
use lastro_twin::state::{Store as _, StoreFault};
use lastro_twin::{Engine, Moment};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::clock::Running;
use crate::keeper::{Committed, Keeper, State};
use crate::metrics::Metrics;
use crate::vital::Vital;

/// The requests of one transaction at most.
const BATCH: usize = 256;
/// A batch takes no more requests after this time. More requests in a batch are fewer `fsync`s, but each of its responses waits
/// for the last of its requests.
const BATCH_TIME: Duration = Duration::from_millis(8);
/// What waits for the writer at most; after that, senders wait.
const QUEUE: usize = 1_024;
/// Due work that a running clock does between two batches.
const TICK_TIME: Duration = Duration::from_millis(5);
const TICK_BUDGET: usize = 16;
/// A clock whose due work failed is left alone for this time.
const REST: Duration = Duration::from_secs(1);

/// The engine and its state, in the hands of a job.
pub struct Core<'c> {
    /// The engine.
    pub engine: &'c mut Engine,
    /// The state. What the job changes in it is written with its batch.
    pub store: &'c mut State,
    /// The clock, if it runs by itself.
    pub clock: &'c mut Option<Running>,
    /// The instant of requests: that of the clock, or the state's own if that has still to catch up.
    pub at: Moment,
    /// Set by what changes how requests are served in parallel with the writer: faults, or the settings of a snapshot.
    pub changed: &'c mut bool,
}

/// Why nothing came of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// The state could not be read or written. Nothing was changed.
    Store,
    /// The server is being stopped.
    Stopped,
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Store => StoreFault::Failed("the transaction was not written".to_owned()).into(),
            Failure::Stopped => Self::new(503, "O servidor está sendo encerrado."),
        }
    }
}

/// Something to be done to the state. It gives what tells the one who waits, once that is on the disk. A fault undoes the job.
type Job = Box<dyn FnOnce(&mut Core<'_>) -> Result<Reply, StoreFault> + Send>;
type Reply = Box<dyn FnOnce() + Send>;

enum Work {
    /// A job.
    Job(Job),
    /// A job with a transaction of its own.
    Alone(Job),
    /// The clock is to be looked at.
    Tick,
    /// The last of all.
    Stop,
}

/// The writer's thread, and the queue to it.
pub struct Writer {
    queue: mpsc::Sender<Work>,
}

/// What the writer works with.
pub struct Parts {
    /// The engine.
    pub engine: Engine,
    /// The state.
    pub state: State,
    /// Who makes it durable, if it is kept.
    pub keeper: Option<Box<dyn Keeper>>,
    /// The clock, if it runs by itself.
    pub clock: Option<Running>,
    /// Notified when there may be more to send, after it was written to the disk.
    pub more: Arc<Notify>,
    /// What those who read see.
    pub committed: Committed,
    /// Counts.
    pub metrics: Arc<Metrics>,
    /// What is known of the writer.
    pub vital: Arc<Vital>,
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(parts: Parts) -> std::io::Result<(Self, JoinHandle<Result<(), StoreFault>>)> {
        let (queue, work) = mpsc::channel(QUEUE);
        let thread =
            thread::Builder::new().name("writer".to_owned()).spawn(move || WriterLoop::new(parts, work).run())?;
        Ok((Self { queue }, thread))
    }

    /// Has something done. Its result comes when what it changed is on the disk.
    ///
    /// # Errors
    /// Nothing was changed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Core<'_>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Failure> {
        self.queued(Work::Job, work).await
    }

    /// Runs work in a transaction of its own, as work that changes most of the state needs. Otherwise as [`run`](Self::run).
    ///
    /// # Errors
    /// Nothing was changed.
    pub async fn run_alone<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Core<'_>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Failure> {
        self.queued(Work::Alone, work).await
    }

    async fn queued<T: Send + 'static>(
        &self,
        kind: fn(Job) -> Work,
        work: impl FnOnce(&mut Core<'_>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Failure> {
        let (give, given) = oneshot::channel();
        let job: Job = Box::new(move |core| {
            let result = work(core)?;
            Ok(Box::new(move || {
                // who asked may be gone
                let _ = give.send(result);
            }))
        });
        self.queue.send(kind(job)).await.map_err(|_| Failure::Stopped)?;
        given.await.map_err(|_| if self.queue.is_closed() { Failure::Stopped } else { Failure::Store })
    }

    /// How many jobs wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        QUEUE.saturating_sub(self.queue.capacity())
    }

    /// Lets a running clock do due work. Where the queue is full nothing is lost: the next tick comes soon.
    pub fn tick(&self) {
        let _ = self.queue.try_send(Work::Tick);
    }

    /// Whether the thread has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.queue.is_closed()
    }

    /// Ends when the thread has ended.
    pub async fn ended(&self) {
        self.queue.closed().await;
    }

    /// Ends the thread after what waits.
    pub async fn stop(&self) {
        let _ = self.queue.send(Work::Stop).await;
    }
}

/// The thread's own.
struct WriterLoop {
    parts: Parts,
    work: mpsc::Receiver<Work>,
    /// What was taken and begins the next batch.
    held: Option<Work>,
    /// Whether due work of a running clock is left.
    behind: bool,
    /// When due work failed that has to be done before the clock moves on.
    failing: Option<Instant>,
    /// Whether those who read need the engine again.
    changed: bool,
}

impl WriterLoop {
    const fn new(parts: Parts, work: mpsc::Receiver<Work>) -> Self {
        Self { parts, work, held: None, behind: false, failing: None, changed: false }
    }

    fn run(mut self) -> Result<(), StoreFault> {
        while self.turn() {}
        self.parts.keeper.map_or(Ok(()), |keeper| keeper.close())
    }

    /// Takes what waits, and does it. Returns whether more will come.
    fn turn(&mut self) -> bool {
        let first = if self.held.is_some() {
            self.held.take()
        } else if self.behind {
            match self.work.try_recv() {
                Err(mpsc::error::TryRecvError::Empty) => Some(Work::Tick),
                received => received.ok(),
            }
        } else {
            self.work.blocking_recv()
        };
        first.is_some_and(|first| self.batch(first))
    }

    /// Does a batch. Returns whether more will come.
    fn batch(&mut self, first: Work) -> bool {
        // due work is a batch of its own too: where it cannot be written, requests still can
        let alone = matches!(first, Work::Alone(_) | Work::Tick);
        let (begun, mut next, mut more) = (Instant::now(), Some(first), true);
        self.parts.vital.begins();
        let (mut jobs, mut told, mut to_send, mut ticked) = (0, Vec::new(), false, None);
        // what the batch is undone to, should it not reach the disk
        let before = (self.parts.engine.clone(), self.parts.clock, self.parts.state.before());
        while let Some(work) = next.take() {
            match work {
                Work::Stop => more = false,
                Work::Job(job) | Work::Alone(job) => {
                    jobs += 1;
                    // who waits for a job of which nothing came learns it when the job is dropped
                    told.extend(self.work(job).ok());
                }
                Work::Tick => ticked = self.tick(),
            }
            // the store says what has to be sent
            to_send |= !self.parts.engine.take_effects().is_empty();
            if more && !alone && jobs < BATCH && begun.elapsed() < BATCH_TIME {
                next = self.work.try_recv().ok();
                if matches!(next, Some(Work::Alone(_) | Work::Tick)) {
                    self.held = next.take();
                }
            }
        }
        let Parts { state, keeper, .. } = &mut self.parts;
        match state.commit(keeper.as_deref_mut()) {
            Ok(wrote) => {
                self.parts.metrics.committed(jobs, begun.elapsed());
                self.parts.committed.set(self.changed.then_some(&self.parts.engine), self.parts.state.memory());
                // a snapshot may have brought what has to be sent
                if to_send || self.changed {
                    self.parts.more.notify_one();
                }
                self.parts.vital.ends(wrote.then_some(true));
                told.into_iter().for_each(|told| told());
            }
            Err(error) => {
                tracing::error!(error = error.to_string(), jobs, "a transaction was not written");
                self.parts.vital.ends(Some(false));
                let state;
                (self.parts.engine, self.parts.clock, state) = before;
                self.parts.state.undo(state);
                self.parts.metrics.failed();
                ticked = ticked.map(|_| Err(error));
            }
        }
        if let Some(ticked) = ticked {
            self.ticked(ticked.err());
        }
        self.changed = false;
        more
    }

    fn moment(&self) -> Moment {
        match &self.parts.clock {
            Some(clock) if !self.behind && self.failing.is_none() => clock.now(),
            _ => Moment::from_millis(i64::MIN),
        }
    }

    /// Works on the state. A fault undoes this work and no other: nothing comes of it.
    fn work<R>(&mut self, work: impl FnOnce(&mut Core<'_>) -> Result<R, StoreFault>) -> Result<R, StoreFault> {
        let at = self.moment();
        let before = (self.parts.engine.clone(), self.parts.clock, self.changed, self.parts.state.before());
        let Parts { engine, state, clock, .. } = &mut self.parts;
        let result = work(&mut Core { engine, store: state, clock, at, changed: &mut self.changed });
        if let Err(error) = &result {
            let state;
            (self.parts.engine, self.parts.clock, self.changed, state) = before;
            self.parts.state.undo(state);
            if let StoreFault::Failed(error) = error {
                tracing::error!(error, "the store failed a request, which was undone");
                self.parts.vital.ends(Some(false));
                self.parts.metrics.failed();
            }
        }
        result
    }

    /// Does due work by the clock, for a short time; `None` if the clock is frozen or left alone for a while.
    fn tick(&mut self) -> Option<Result<(), StoreFault>> {
        let clock = self.parts.clock?;
        if self.failing.is_some_and(|since| since.elapsed() < REST) {
            return None;
        }
        let (begun, to) = (Instant::now(), clock.now());
        self.behind = true;
        while self.behind && begun.elapsed() < TICK_TIME {
            let done = self.work(|core| {
                let due = core.store.view().first_due()?.is_some_and(|due| due.at <= to);
                if due {
                    core.engine.advance(core.store, to, TICK_BUDGET)?;
                }
                Ok(due)
            });
            match done {
                Ok(due) => self.behind = due,
                Err(error) => return Some(Err(error)),
            }
        }
        Some(Ok(()))
    }

    /// Due work was done and written, or not: then the clock stands, and is tried again after a while.
    fn ticked(&mut self, failure: Option<StoreFault>) {
        self.parts.vital.ticked(failure.is_none());
        self.behind &= failure.is_none();
        self.failing = failure.map(|error| {
            tracing::error!(error = error.to_string(), "the clock could not move: due work failed");
            self.parts.metrics.tick_failed();
            Instant::now()
        });
    }
}
