//! The one thread that changes the state. It takes what waits, does it in one transaction, and answers when that is on the
//! disk: one `fsync` serves every request of a batch.

use core::cell::RefCell;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lastro::query::{Query, Resource};
use lastro_twin::decide::Refusal;
use lastro_twin::route::Version;
use lastro_twin::state::{Changes, Counter, Due, Found, Memory, Row, Store, StoreFault, Table, View};
use lastro_twin::{Effect, Engine, Moment, Outcome};
use tokio::sync::{mpsc, oneshot};

use crate::clock::Running;
use crate::keeper::Keeper;
use crate::metrics::Metrics;

/// The requests of one transaction at most.
const BATCH: usize = 256;
/// A batch takes no more requests after this time.
const BATCH_TIME: Duration = Duration::from_millis(2);
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
}

/// Something to be done to the state.
pub type Job = Box<dyn FnOnce(&mut Core<'_>) -> Outcome + Send>;

enum Work {
    /// A job, and who waits for its outcome.
    Job(Job, oneshot::Sender<Outcome>),
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
    /// Counts.
    pub metrics: Arc<Metrics>,
}

impl Writer {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(parts: Parts) -> std::io::Result<(Self, JoinHandle<()>)> {
        let (queue, work) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new().name("writer".to_owned()).spawn(move || Turns::new(parts, work).run())?;
        Ok((Self { queue }, thread))
    }

    /// Has a job done. The outcome comes when what the job changed is on the disk.
    pub async fn run(&self, job: Job) -> Outcome {
        let (answer, answered) = oneshot::channel();
        if self.queue.send(Work::Job(job, answer)).await.is_err() {
            return stopped();
        }
        answered.await.unwrap_or_else(|_| stopped())
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

/// The answer where the writer has ended.
fn stopped() -> Outcome {
    refused(&Refusal::new(503, "O servidor está sendo encerrado."))
}

/// The answer to all of a batch that could not be written.
fn unwritten(fault: &StoreFault) -> Outcome {
    refused(&Refusal::from(fault.clone()))
}

fn refused(refusal: &Refusal) -> Outcome {
    Outcome { response: refusal.response(Version::V2) }
}

/// The thread's own.
struct Turns {
    parts: Parts,
    work: mpsc::Receiver<Work>,
    /// Whether due work of a running clock is left.
    behind: bool,
}

impl Turns {
    const fn new(parts: Parts, work: mpsc::Receiver<Work>) -> Self {
        Self { parts, work, behind: false }
    }

    fn run(mut self) {
        loop {
            let first = if self.behind {
                match self.work.try_recv() {
                    Ok(work) => work,
                    Err(mpsc::error::TryRecvError::Empty) => Work::Tick,
                    Err(mpsc::error::TryRecvError::Disconnected) => return,
                }
            } else {
                match self.work.blocking_recv() {
                    Some(work) => work,
                    None => return,
                }
            };
            if !self.batch(first) {
                return;
            }
        }
    }

    /// Does a batch. Returns whether more will come.
    fn batch(&mut self, first: Work) -> bool {
        let (begun, mut next, mut more) = (Instant::now(), Some(first), true);
        let (mut done, mut fault) = (Vec::new(), None);
        // what the batch is undone to, should it not reach the disk
        let before = (self.parts.engine.clone(), self.parts.clock);
        if let Err(error) = self.parts.keeper.begin() {
            fault = Some(error);
        }
        while let Some(work) = next.take() {
            match work {
                Work::Stop => more = false,
                Work::Job(_, answer) if fault.is_some() => done.push((None, answer)),
                Work::Job(job, answer) => {
                    let outcome = self.work(&mut fault, job);
                    done.push((Some(outcome), answer));
                }
                Work::Tick if fault.is_some() => {}
                Work::Tick => self.tick(&mut fault),
            }
            if more && done.len() < BATCH && begun.elapsed() < BATCH_TIME {
                next = self.work.try_recv().ok();
            }
        }
        let effects = self.parts.engine.take_effects();
        let result = fault.map_or_else(|| self.parts.keeper.commit(), Err);
        match result {
            Ok(()) => {
                self.parts.metrics.committed(done.len(), begun.elapsed());
                for effect in effects {
                    // the worker ends after the writer
                    let _ = self.parts.effects.send(effect);
                }
                for (outcome, answer) in done {
                    // who asked may be gone
                    let _ = answer.send(outcome.unwrap_or_else(stopped));
                }
            }
            Err(error) => {
                self.parts.keeper.roll_back();
                (self.parts.engine, self.parts.clock) = before;
                self.parts.metrics.failed();
                for (_, answer) in done {
                    let _ = answer.send(unwritten(&error));
                }
            }
        }
        more
    }

    fn moment(&self) -> Moment {
        match &self.parts.clock {
            Some(clock) if !self.behind => clock.now(),
            _ => Moment::from_millis(i64::MIN),
        }
    }

    /// Works on the state, and notes a fault of the store, also where the engine has already turned it into an answer.
    fn work<R>(&mut self, fault: &mut Option<StoreFault>, work: impl FnOnce(&mut Core<'_>) -> R) -> R {
        let at = self.moment();
        let Parts { engine, keeper, clock, .. } = &mut self.parts;
        let seen = RefCell::new(None);
        let mut store = Watched { keeper: keeper.as_mut(), fault: &seen };
        let result = work(&mut Core { engine, store: &mut store, clock, at });
        if let Some(error) = seen.take() {
            *fault = Some(error);
        }
        result
    }

    /// Does what is due by the clock, for a short time.
    fn tick(&mut self, fault: &mut Option<StoreFault>) {
        let Some(clock) = self.parts.clock else { return };
        let (begun, to) = (Instant::now(), clock.now());
        self.behind = true;
        while self.behind && fault.is_none() && begun.elapsed() < TICK_TIME {
            self.behind = self.work(fault, |core| {
                let due = core.store.first_due()?.is_some_and(|due| due.at <= to);
                if due {
                    core.engine.advance(core.store, to, TICK_BUDGET)?;
                }
                Ok::<_, Refusal>(due)
            }).unwrap_or_default();
        }
    }
}

/// A state whose faults are seen.
pub struct Watched<'k> {
    keeper: &'k mut dyn Keeper,
    fault: &'k RefCell<Option<StoreFault>>,
}

impl Watched<'_> {
    /// Replaces the state by another one.
    ///
    /// # Errors
    /// The store cannot be written.
    pub fn replace(&mut self, state: &Memory) -> Result<(), StoreFault> {
        let result = self.keeper.replace(state);
        self.seen(result)
    }

    fn seen<T>(&self, result: Result<T, StoreFault>) -> Result<T, StoreFault> {
        result.inspect_err(|error| *self.fault.borrow_mut() = Some(error.clone()))
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
}

impl Store for Watched<'_> {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        let result = self.keeper.apply(changes);
        self.seen(result)
    }
}
