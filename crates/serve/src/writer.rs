//! The one thread that changes the state. It takes what waits, does it in one transaction, and answers when that is on the
//! disk: one `fsync` serves every request of a batch.

use std::sync::{Arc, PoisonError, RwLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lastro_twin::decide::Refusal;
use lastro_twin::state::{StoreFault, View as _};
use lastro_twin::{Engine, Moment};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::clock::Running;
use crate::keeper::Keeper;
use crate::metrics::Metrics;
use crate::vital::Vital;
use crate::watched::{Seen, Watched};

/// The requests of one transaction at most.
const BATCH: usize = 256;
/// A batch takes no more requests after this time. More requests in a batch are fewer `fsync`s, but each of its answers waits
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
    /// The state, in an open transaction.
    pub store: &'c mut Watched<'c, &'c mut dyn Keeper>,
    /// The clock, if it runs by itself.
    pub clock: &'c mut Option<Running>,
    /// The moment of requests: that of the clock, or the state's own if that has still to catch up.
    pub at: Moment,
    /// Set by what changes how requests are to be answered beside the writer: faults, or the settings of a snapshot.
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
            Failure::Store => StoreFault("the transaction was not written".to_owned()).into(),
            Failure::Stopped => Self::new(503, "O servidor está sendo encerrado."),
        }
    }
}

/// Something to be done to the state. It gives what tells the one who waits, once that is on the disk.
type Job = Box<dyn FnOnce(&mut Core<'_>) -> Told + Send>;
type Told = Box<dyn FnOnce() + Send>;

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
    pub keeper: Box<dyn Keeper>,
    /// The clock, if it runs by itself.
    pub clock: Option<Running>,
    /// Told when there may be more to send, and it is on the disk.
    pub more: Arc<Notify>,
    /// The engine of those who read.
    pub shared: Shared,
    /// Counts.
    pub metrics: Arc<Metrics>,
    /// What is known of the writer.
    pub vital: Arc<Vital>,
}

/// The engine for requests that only read, as the writer left it last.
#[derive(Clone)]
pub struct Shared(Arc<RwLock<Arc<Engine>>>);

impl Shared {
    /// An engine to be shared.
    #[must_use]
    pub fn new(engine: &Engine) -> Self {
        Self(Arc::new(RwLock::new(Arc::new(engine.clone()))))
    }

    /// The engine.
    #[must_use]
    pub fn get(&self) -> Arc<Engine> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    fn set(&self, engine: &Engine) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(engine.clone());
    }
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(parts: Parts) -> std::io::Result<(Self, JoinHandle<Result<(), StoreFault>>)> {
        let (queue, work) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new().name("writer".to_owned()).spawn(move || Turns::new(parts, work).run())?;
        Ok((Self { queue }, thread))
    }

    /// Has something done. Its result comes when what it changed is on the disk.
    ///
    /// # Errors
    /// Nothing was changed.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Core<'_>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        self.queued(Work::Job, work).await
    }

    /// Runs work in a transaction of its own, as work that changes most of the state needs. Otherwise as [`run`](Self::run).
    ///
    /// # Errors
    /// Nothing was changed.
    pub async fn run_alone<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Core<'_>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        self.queued(Work::Alone, work).await
    }

    async fn queued<T: Send + 'static>(
        &self,
        kind: fn(Job) -> Work,
        work: impl FnOnce(&mut Core<'_>) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (give, given) = oneshot::channel();
        let job: Job = Box::new(move |core| {
            let result = work(core);
            Box::new(move || {
                // who asked may be gone
                let _ = give.send(result);
            })
        });
        self.queue.send(kind(job)).await.map_err(|_| Failure::Stopped)?;
        given.await.map_err(|_| if self.queue.is_closed() { Failure::Stopped } else { Failure::Store })
    }

    /// How many jobs wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        QUEUE.saturating_sub(self.queue.capacity())
    }

    /// Lets a running clock do what is due. Where the queue is full nothing is lost: the next tick comes soon.
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
struct Turns {
    parts: Parts,
    work: mpsc::Receiver<Work>,
    /// What was taken and begins the next batch.
    held: Option<Work>,
    /// Whether due work of a running clock is left.
    behind: bool,
    /// When due work failed that has to be done before the clock moves on.
    failing: Option<Instant>,
    /// Whether the batch has changed something.
    wrote: bool,
    /// Whether those who read need the engine anew.
    changed: bool,
}

impl Turns {
    const fn new(parts: Parts, work: mpsc::Receiver<Work>) -> Self {
        Self { parts, work, held: None, behind: false, failing: None, wrote: false, changed: false }
    }

    fn run(mut self) -> Result<(), StoreFault> {
        while self.turn() {}
        self.parts.keeper.close()
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
        let alone = matches!(first, Work::Alone(_));
        let (begun, mut next, mut more) = (Instant::now(), Some(first), true);
        self.parts.vital.begins();
        self.wrote = false;
        let (mut jobs, mut told, mut to_send, mut fault) = (0, Vec::new(), false, None);
        // what the batch is undone to, should it not reach the disk
        let before = (self.parts.engine.clone(), self.parts.clock);
        if let Err(error) = self.parts.keeper.begin() {
            fault = Some(error);
        }
        while let Some(work) = next.take() {
            match work {
                Work::Stop => more = false,
                // once the store has given the transaction up the rest of the batch is not done; whoever waits for it learns
                // that when the job is dropped
                Work::Job(_) | Work::Alone(_) | Work::Tick if fault.is_some() => jobs += 1,
                Work::Job(job) | Work::Alone(job) => {
                    jobs += 1;
                    // who waits for a job of which nothing came learns it when the job is dropped
                    told.extend(self.work(&mut fault, alone, job));
                }
                Work::Tick => self.tick(&mut fault),
            }
            // the store says what has to be sent
            to_send |= !self.parts.engine.take_effects().is_empty();
            if more && !alone && jobs < BATCH && begun.elapsed() < BATCH_TIME {
                next = self.work.try_recv().ok();
                if matches!(next, Some(Work::Alone(_))) {
                    self.held = next.take();
                }
            }
        }
        match fault.map_or_else(|| self.parts.keeper.commit(), Err) {
            Ok(()) => {
                self.parts.metrics.committed(jobs, begun.elapsed());
                if self.changed {
                    self.parts.shared.set(&self.parts.engine);
                }
                // a snapshot may have brought what has to be sent
                if to_send || self.changed {
                    self.parts.more.notify_one();
                }
                self.parts.vital.ends(self.wrote.then_some(true));
                told.into_iter().for_each(|told| told());
            }
            Err(error) => {
                tracing::error!(error = error.0.as_str(), jobs, "a transaction was not written");
                self.parts.vital.ends(Some(false));
                self.parts.keeper.roll_back();
                (self.parts.engine, self.parts.clock) = before;
                self.parts.metrics.failed();
            }
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

    /// Works on the state. A fault of the store, also where the engine has already turned it into an answer, undoes this work
    /// and no other: nothing comes of it. `fault` is set where the store gives the whole transaction up.
    fn work<R>(
        &mut self,
        fault: &mut Option<StoreFault>,
        alone: bool,
        work: impl FnOnce(&mut Core<'_>) -> R,
    ) -> Option<R> {
        let at = self.moment();
        let before = (self.parts.engine.clone(), self.parts.clock, self.changed);
        let Parts { engine, keeper, clock, .. } = &mut self.parts;
        if let Err(error) = keeper.begin_part(alone) {
            *fault = Some(error);
            return None;
        }
        let seen = Seen::default();
        let keeper: &mut dyn Keeper = keeper.as_mut();
        let mut store = Watched::new(keeper, &seen);
        let result = work(&mut Core { engine, store: &mut store, clock, at, changed: &mut self.changed });
        self.wrote |= seen.changed.get();
        let (result, ended) = if let Some(error) = seen.fault.take() {
            tracing::error!(error = error.0.as_str(), "the store failed a request, which was undone");
            self.parts.vital.ends(Some(false));
            (self.parts.engine, self.parts.clock, self.changed) = before;
            self.parts.metrics.failed();
            self.wrote = false;
            (None, self.parts.keeper.undo_part())
        } else {
            (Some(result), self.parts.keeper.end_part())
        };
        *fault = ended.err();
        result
    }

    /// Does what is due by the clock, for a short time. Where that fails the clock stands, and is tried again after a while.
    fn tick(&mut self, fault: &mut Option<StoreFault>) {
        let Some(clock) = self.parts.clock else { return };
        if self.failing.is_some_and(|since| since.elapsed() < REST) {
            return;
        }
        let (begun, to) = (Instant::now(), clock.now());
        let mut failure = None;
        self.behind = true;
        while self.behind && fault.is_none() && begun.elapsed() < TICK_TIME {
            let done = self.work(fault, false, |core| {
                let due = core.store.first_due()?.is_some_and(|due| due.at <= to);
                if due {
                    core.engine.advance(core.store, to, TICK_BUDGET)?;
                }
                Ok::<_, Refusal>(due)
            });
            self.behind = match done {
                Some(Ok(due)) => due,
                failed => {
                    let refusal = failed.and_then(Result::err);
                    failure = Some(refusal.map_or_else(|| "the store failed".to_owned(), |refusal| refusal.message));
                    false
                }
            };
        }
        self.parts.vital.ticked(failure.is_none());
        self.failing = failure.map(|error| {
            tracing::error!(error = error.as_str(), "the clock could not move: due work failed");
            self.parts.metrics.tick_failed();
            Instant::now()
        });
    }
}
