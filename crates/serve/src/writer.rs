//! The writer: the only thread that changes the state. It executes the waiting jobs as a batch in one transaction, and sends
//! the responses once the transaction is on the disk. So all requests of a batch need only one `fsync`.

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

/// Maximum number of requests in one batch.
const BATCH: usize = 256;
/// Time after which a batch accepts no more requests. Larger batches need fewer `fsync`s, but each response waits for the last
/// request of its batch.
const BATCH_TIME: Duration = Duration::from_millis(8);
/// Maximum number of jobs in the writer's queue. If it is full, senders wait.
const QUEUE: usize = 1_024;
/// While the clock runs, due work is done between two batches of jobs. The first limit is the total time for it, the second the
/// number of due items per step.
const TICK_TIME: Duration = Duration::from_millis(5);
const TICK_BUDGET: usize = 16;
/// Pause of the clock after due work failed.
const REST: Duration = Duration::from_secs(1);

/// What a job can access.
pub struct Core<'c> {
    /// The engine.
    pub engine: &'c mut Engine,
    /// The state. The changes of the job are written with its batch.
    pub store: &'c mut State,
    /// The clock; `None` if it is frozen.
    pub clock: &'c mut Option<Running>,
    /// The instant at which requests are handled: the instant of the running clock. If the clock is frozen, or while due work
    /// is pending or has failed, it is the smallest instant. The engine then uses the current instant of the state.
    pub at: Moment,
    /// A flag that a job sets if it changes settings that parallel readers use: faults, subscriptions, or the settings of a
    /// snapshot.
    pub changed: &'c mut bool,
}

/// Why a job failed.
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

/// A job on the state. It returns a function that sends the result to the caller, and that is called once the changes are on
/// the disk. If the job fails, its changes are undone.
type Job = Box<dyn FnOnce(&mut Core<'_>) -> Result<Reply, StoreFault> + Send>;
type Reply = Box<dyn FnOnce() + Send>;

enum Work {
    /// A job that may share a transaction with other jobs.
    Job(Job),
    /// A job that needs a transaction of its own.
    Alone(Job),
    /// Processes the work that a running clock makes due.
    Tick,
    /// Ends the thread.
    Stop,
}

/// The handle to the writer's thread.
pub struct Writer {
    queue: mpsc::Sender<Work>,
}

/// The engine, the state and the services that the writer's thread uses.
pub struct Parts {
    /// The engine.
    pub engine: Engine,
    /// The state.
    pub state: State,
    /// Makes the state durable; `None` for a state in memory.
    pub keeper: Option<Box<dyn Keeper>>,
    /// The clock; `None` if it is frozen.
    pub clock: Option<Running>,
    /// Signals that changes on the disk may have created notifications to send.
    pub more: Arc<Notify>,
    /// The version of the state that readers see.
    pub committed: Committed,
    /// Metrics for Prometheus.
    pub metrics: Arc<Metrics>,
    /// The health of the writer.
    pub vital: Arc<Vital>,
}

impl Writer {
    /// Starts the writer's thread.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(parts: Parts) -> std::io::Result<(Self, JoinHandle<Result<(), StoreFault>>)> {
        let (queue, work) = mpsc::channel(QUEUE);
        let thread =
            thread::Builder::new().name("writer".to_owned()).spawn(move || WriterLoop::new(parts, work).run())?;
        Ok((Self { queue }, thread))
    }

    /// Executes a job. Returns its result once its changes are on the disk.
    ///
    /// # Errors
    /// The job failed or was not executed. Nothing was changed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Core<'_>) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Failure> {
        self.queued(Work::Job, work).await
    }

    /// Like [`run`](Self::run), but in a transaction of its own, for a job that changes most of the state.
    ///
    /// # Errors
    /// The job failed or was not executed. Nothing was changed.
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
                // an error means that the caller no longer waits for the result
                let _ = give.send(result);
            }))
        });
        self.queue.send(kind(job)).await.map_err(|_| Failure::Stopped)?;
        given.await.map_err(|_| if self.queue.is_closed() { Failure::Stopped } else { Failure::Store })
    }

    /// Number of waiting jobs.
    #[must_use]
    pub fn waiting(&self) -> usize {
        QUEUE.saturating_sub(self.queue.capacity())
    }

    /// Asks the thread to process the work that a running clock makes due. If the queue is full, the request is dropped, since
    /// the next tick follows soon.
    pub fn tick(&self) {
        let _ = self.queue.try_send(Work::Tick);
    }

    /// Whether the writer's thread has ended.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.queue.is_closed()
    }

    /// Completes when the writer's thread has ended.
    pub async fn ended(&self) {
        self.queue.closed().await;
    }

    /// Ends the writer's thread after the waiting jobs.
    pub async fn stop(&self) {
        let _ = self.queue.send(Work::Stop).await;
    }
}

/// The state of the writer's thread.
struct WriterLoop {
    parts: Parts,
    work: mpsc::Receiver<Work>,
    /// Work that was already taken from the queue, with which the next batch begins.
    held: Option<Work>,
    /// Whether a running clock has due work that is not yet processed.
    behind: bool,
    /// When due work last failed; `None` if it last succeeded. The clock does not move until due work succeeds again.
    failing: Option<Instant>,
    /// Whether the engine's settings have changed, so that readers need a new copy of the engine.
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

    /// Waits for work and processes it as one batch. Returns `false` when the thread has to end.
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

    /// Processes a batch that begins with `first`. Returns `false` when the thread has to end.
    fn batch(&mut self, first: Work) -> bool {
        // due work has a batch of its own, so that a failure of due work does not affect requests
        let alone = matches!(first, Work::Alone(_) | Work::Tick);
        let (begun, mut next, mut more) = (Instant::now(), Some(first), true);
        self.parts.vital.begins();
        let (mut jobs, mut told, mut to_send, mut ticked) = (0, Vec::new(), false, None);
        // If the batch cannot be written, engine, clock and state are reset to these versions.
        let before = (self.parts.engine.clone(), self.parts.clock, self.parts.state.before());
        while let Some(work) = next.take() {
            match work {
                Work::Stop => more = false,
                Work::Job(job) | Work::Alone(job) => {
                    jobs += 1;
                    // A job that fails is dropped, which tells its caller about the failure.
                    told.extend(self.work(job).ok());
                }
                Work::Tick => ticked = self.tick(),
            }
            // only the existence of effects matters, since the sender reads the notifications from the store
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
                // A restored snapshot may contain notifications to send, too.
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

    /// Executes one job on the state. If it fails, only its own changes are undone.
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
                tracing::error!(error, "the store failed during a request, which was undone");
                self.parts.vital.ends(Some(false));
                self.parts.metrics.failed();
            }
        }
        result
    }

    /// Processes due work of a running clock for a short time. Returns `None` if the clock is frozen, or pauses after a
    /// failure.
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

    /// Records whether due work succeeded. After a failure, the clock pauses for [`REST`]; then the due work is tried again.
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
