//! The one thread that changes the state. It takes what waits, does it in one transaction, and answers when that is on the
//! disk: one `fsync` serves every request of a batch.

use core::cell::RefCell;
use std::sync::{Arc, PoisonError, RwLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lastro::query::{Query, Resource};
use lastro_twin::decide::Refusal;
use lastro_twin::state::{Changes, Counter, Due, Found, Row, Store, StoreFault, Table, View};
use lastro_twin::{Effect, Engine, Moment};
use tokio::sync::{mpsc, oneshot};

use crate::clock::Running;
use crate::keeper::{Keeper, Kept};
use crate::metrics::Metrics;

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

/// The engine and its state, in the hands of a job.
pub struct Core<'c> {
    /// The engine.
    pub engine: &'c mut Engine,
    /// The state, in an open transaction.
    pub store: &'c mut Watched<'c>,
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
    /// Takes what has to happen outside, when the changes that it came from are on the disk.
    pub effects: mpsc::UnboundedSender<Effect>,
    /// The engine of those who read.
    pub shared: Shared,
    /// Counts.
    pub metrics: Arc<Metrics>,
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
        let (give, given) = oneshot::channel();
        let job: Job = Box::new(move |core| {
            let result = work(core);
            Box::new(move || {
                // who asked may be gone
                let _ = give.send(result);
            })
        });
        self.queue.send(Work::Job(job)).await.map_err(|_| Failure::Stopped)?;
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
    /// Whether due work of a running clock is left.
    behind: bool,
    /// Whether those who read need the engine anew.
    changed: bool,
}

impl Turns {
    const fn new(parts: Parts, work: mpsc::Receiver<Work>) -> Self {
        Self { parts, work, behind: false, changed: false }
    }

    fn run(mut self) -> Result<(), StoreFault> {
        while self.turn() {}
        self.parts.keeper.close()
    }

    /// Takes what waits, and does it. Returns whether more will come.
    fn turn(&mut self) -> bool {
        let first = if self.behind {
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
        let (begun, mut next, mut more) = (Instant::now(), Some(first), true);
        let (mut jobs, mut told, mut effects, mut fault) = (0, Vec::new(), Vec::new(), None);
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
                Work::Job(_) | Work::Tick if fault.is_some() => jobs += 1,
                Work::Job(job) => {
                    jobs += 1;
                    // who waits for a job of which nothing came learns it when the job is dropped
                    told.extend(self.work(&mut fault, job));
                }
                Work::Tick => self.tick(&mut fault),
            }
            effects.append(&mut self.parts.engine.take_effects());
            if more && jobs < BATCH && begun.elapsed() < BATCH_TIME {
                next = self.work.try_recv().ok();
            }
        }
        match fault.map_or_else(|| self.parts.keeper.commit(), Err) {
            Ok(()) => {
                self.parts.metrics.committed(jobs, begun.elapsed());
                for effect in effects {
                    // the worker ends after the writer
                    let _ = self.parts.effects.send(effect);
                }
                if self.changed {
                    self.parts.shared.set(&self.parts.engine);
                }
                told.into_iter().for_each(|told| told());
            }
            Err(_) => {
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
            Some(clock) if !self.behind => clock.now(),
            _ => Moment::from_millis(i64::MIN),
        }
    }

    /// Works on the state. A fault of the store, also where the engine has already turned it into an answer, undoes this work
    /// and no other: nothing comes of it. `fault` is set where the store gives the whole transaction up.
    fn work<R>(&mut self, fault: &mut Option<StoreFault>, work: impl FnOnce(&mut Core<'_>) -> R) -> Option<R> {
        let at = self.moment();
        let before = (self.parts.engine.clone(), self.parts.clock, self.changed);
        let Parts { engine, keeper, clock, .. } = &mut self.parts;
        if let Err(error) = keeper.begin_part() {
            *fault = Some(error);
            return None;
        }
        let seen = RefCell::new(None);
        let mut store = Watched { keeper: keeper.as_mut(), fault: &seen };
        let result = work(&mut Core { engine, store: &mut store, clock, at, changed: &mut self.changed });
        let (result, ended) = if seen.take().is_none() {
            (Some(result), keeper.end_part())
        } else {
            (self.parts.engine, self.parts.clock, self.changed) = before;
            self.parts.metrics.failed();
            (None, self.parts.keeper.undo_part())
        };
        *fault = ended.err();
        result
    }

    /// Does what is due by the clock, for a short time.
    fn tick(&mut self, fault: &mut Option<StoreFault>) {
        let Some(clock) = self.parts.clock else { return };
        let (begun, to) = (Instant::now(), clock.now());
        self.behind = true;
        while self.behind && fault.is_none() && begun.elapsed() < TICK_TIME {
            self.behind = self
                .work(fault, |core| {
                    let due = core.store.first_due()?.is_some_and(|due| due.at <= to);
                    if due {
                        core.engine.advance(core.store, to, TICK_BUDGET)?;
                    }
                    Ok::<_, Refusal>(due)
                })
                .is_some_and(|done| done.unwrap_or_default());
        }
    }
}

/// A state whose faults are seen.
pub struct Watched<'k> {
    keeper: &'k mut dyn Keeper,
    fault: &'k RefCell<Option<StoreFault>>,
}

impl Watched<'_> {
    fn seen<T>(&self, result: Result<T, StoreFault>) -> Result<T, StoreFault> {
        result.inspect_err(|error| *self.fault.borrow_mut() = Some(error.clone()))
    }
}

impl Kept for Watched<'_> {
    fn clear(&mut self) -> Result<(), StoreFault> {
        let result = self.keeper.clear();
        self.seen(result)
    }

    fn remember(&mut self, text: &str) -> Result<(), StoreFault> {
        let result = self.keeper.remember(text);
        self.seen(result)
    }

    fn remembered(&self) -> Result<Option<String>, StoreFault> {
        self.seen(self.keeper.remembered())
    }
}

impl View for Watched<'_> {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.seen(self.keeper.get(table, id))
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        self.seen(self.keeper.select(resource, query))
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        self.seen(self.keeper.scan(table, after, limit))
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.seen(self.keeper.counter(counter))
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        self.seen(self.keeper.first_due())
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        self.seen(self.keeper.due_after(after, limit))
    }
}

impl Store for Watched<'_> {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        let result = self.keeper.apply(changes);
        self.seen(result)
    }
}
