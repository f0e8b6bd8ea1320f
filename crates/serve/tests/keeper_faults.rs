//! Tests a server whose keeper (the part that makes changes durable) cannot write: the caller gets an error, nothing is stored,
//! and the next request is handled.

use std::sync::{Arc, Mutex, mpsc as channel};

use crate::client::config;
use lastro_serve::keeper::{Batch, Committed, Keeper, State};
use lastro_serve::metrics::Metrics;
use lastro_serve::room::Room;
use lastro_serve::writer::{Failure, Parts, Writer};
use lastro_twin::Engine;
use lastro_twin::state::{Changes, Memory, Row, RowChange, Store as _, StoreFault, Table, View as _};

/// A keeper that notes the keys of the rows that it writes, and that can be made to fail.
#[derive(Clone, Debug, Default)]
struct Failing(Arc<Mutex<Notes>>);

#[derive(Debug, Default)]
struct Notes {
    /// For each batch: whether it replaced the whole state, and the keys of its rows.
    written: Vec<(bool, Vec<i64>)>,
    fails: bool,
}

impl Failing {
    fn step(&self) -> Result<(), StoreFault> {
        let fails = core::mem::take(&mut self.0.lock().expect("a lock").fails);
        if fails { Err(StoreFault::Failed("as planned".to_owned())) } else { Ok(()) }
    }

    fn fail(&self) {
        self.0.lock().expect("a lock").fails = true;
    }

    fn written(&self) -> Vec<(bool, Vec<i64>)> {
        self.0.lock().expect("a lock").written.clone()
    }
}

impl Keeper for Failing {
    fn write(&mut self, batch: &Batch) -> Result<(), StoreFault> {
        self.step()?;
        let rows = batch.changes.iter().flat_map(|changes| &changes.rows);
        let written = (batch.replaced.is_some(), rows.map(|row| row.id).collect());
        self.0.lock().expect("a lock").written.push(written);
        Ok(())
    }

    fn close(self: Box<Self>) -> Result<(), StoreFault> {
        self.step()
    }
}

fn put(id: i64) -> Changes {
    let row = Row::new(id, "{}".into(), None);
    Changes { rows: vec![RowChange { table: Table::Delivery, id, row: Some(row) }], ..Changes::default() }
}

/// A change that the state cannot apply, since its row is not JSON.
fn broken() -> Changes {
    let row = Row::new(9, "no JSON".into(), None);
    Changes { rows: vec![RowChange { table: Table::Service, id: 9, row: Some(row) }], ..Changes::default() }
}

/// A running writer with a [`Failing`] keeper.
struct Under {
    writer: Writer,
    thread: std::thread::JoinHandle<Result<(), StoreFault>>,
    keeper: Failing,
    committed: Committed,
    metrics: Arc<Metrics>,
    runtime: tokio::runtime::Runtime,
}

fn under() -> Under {
    let (keeper, metrics) = (Failing::default(), Arc::new(Metrics::default()));
    let engine = Engine::new(&config(), Memory::default()).expect("an engine");
    let state = State::kept(Memory::default());
    let committed = Committed::new(&engine, state.memory());
    let parts = Parts {
        engine,
        state,
        keeper: Some(Box::new(keeper.clone())),
        clock: None,
        more: Arc::default(),
        committed: committed.clone(),
        metrics: Arc::clone(&metrics),
        vital: Arc::default(),
    };
    let (writer, thread) = Writer::start(parts).expect("a thread");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    Under { writer, thread, keeper, committed, metrics, runtime }
}

impl Under {
    fn put(&self, id: i64) -> Result<(), Failure> {
        self.runtime.block_on(self.writer.run(move |core| core.store.apply(put(id))))
    }

    /// Whether each row exists. The writer's state and the state that readers see must agree.
    fn have<const N: usize>(&self, ids: [i64; N]) -> [bool; N] {
        let of = |state: &Memory, id| state.get(Table::Delivery, id).expect("a row or none").is_some();
        let has = move || self.writer.run(move |core| Ok(ids.map(|id| of(core.store.memory(), id))));
        // The query is repeated on an error. The caller of a failed job may get its error before the transaction ends, so the
        // query may still be part of this transaction and fail too.
        let mut answers = core::iter::repeat_with(|| self.runtime.block_on(has()).ok());
        let written = answers.find_map(|answer| answer).expect("an answer");
        assert_eq!(ids.map(|id| of(&self.committed.get().state, id)), written);
        written
    }

    fn stop(self) -> Result<(), StoreFault> {
        self.runtime.block_on(self.writer.stop());
        self.thread.join().expect("the thread ends")
    }
}

#[test]
fn a_batch_that_cannot_be_written_is_undone_and_the_next_one_is_served() {
    let under = under();
    assert_eq!(under.put(1), Ok(()));
    under.keeper.fail();
    assert_eq!(under.put(2), Err(Failure::Store));
    assert_eq!(under.have([1, 2]), [true, false]);
    assert!(under.metrics.text(0, &Room::new(1)).contains("lastro_failed_commits_total 1\n"));
    assert_eq!(under.put(3), Ok(()));
    assert_eq!(under.have([1, 2, 3]), [true, false, true]);
    // the undone changes are not written by a later batch
    assert_eq!(under.keeper.written(), [(false, vec![1]), (false, vec![3])]);
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn every_request_of_a_batch_that_cannot_be_written_fails() {
    let under = under();
    let (go, going) = channel::channel::<()>();
    let keeper = under.keeper.clone();
    let results = under.runtime.block_on(async {
        tokio::join!(
            // This job blocks the writer until the other jobs are in the queue.
            under.writer.run(move |_| {
                keeper.fail();
                Ok(going.recv().is_ok())
            }),
            under.writer.run(|core| core.store.apply(put(1))),
            under.writer.run(|core| core.store.apply(put(2))),
            async { go.send(()).expect("the writer waits") },
        )
    });
    let failed = Err(Failure::Store);
    assert_eq!((results.0, results.1, results.2), (Err(Failure::Store), failed, failed));
    assert_eq!(under.have([1, 2]), [false, false]);
    assert_eq!(under.keeper.written(), []);
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn a_request_that_fails_is_not_written_and_the_others_of_its_batch_are() {
    let under = under();
    let (go, going) = channel::channel::<()>();
    let results = under.runtime.block_on(async {
        tokio::join!(
            under.writer.run(move |_| Ok(going.recv().is_ok())),
            under.writer.run(|core| core.store.apply(put(1))),
            under.writer.run(|core| {
                core.store.apply(put(2))?;
                core.store.apply(broken())
            }),
            under.writer.run(|core| core.store.apply(put(3))),
            async { go.send(()).expect("the writer waits") },
        )
    });
    assert_eq!((results.1, results.2, results.3), (Ok(()), Err(Failure::Store), Ok(())));
    assert_eq!(under.have([1, 2, 3]), [true, false, true]);
    assert_eq!(under.keeper.written(), [(false, vec![1, 3])]);
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn a_job_that_is_alone_has_a_batch_of_its_own() {
    let under = under();
    let (go, going) = channel::channel::<()>();
    let snapshot = |core: &mut lastro_serve::writer::Core<'_>, id: i64| {
        let engine = &mut *core.engine;
        let text = {
            let mut state = Memory::default();
            state.apply(put(id)).expect("applied");
            lastro_twin::Snapshot::of(&state, engine.settings(), engine.limits(), engine.faults()).expect("a state")
        };
        let text = text.text().replace("\"counters\":{", &format!("\"counters\":{{\"delivery\":{id}"));
        let contents = lastro_twin::Snapshot::read(&text).expect("a snapshot");
        let memory = lastro_serve::begin::restored(&contents).expect("a state");
        lastro_serve::begin::restore(core.store, engine, memory, contents);
    };
    let results = under.runtime.block_on(async {
        tokio::join!(
            under.writer.run(move |_| Ok(going.recv().is_ok())),
            under.writer.run(|core| core.store.apply(put(1))),
            under.writer.run_alone(move |core| {
                snapshot(core, 2);
                Ok(())
            }),
            under.writer.run(|core| core.store.apply(put(3))),
            async { go.send(()).expect("the writer waits") },
        )
    });
    assert_eq!((results.1, results.2, results.3), (Ok(()), Ok(()), Ok(())));
    assert_eq!(under.have([1, 2, 3]), [false, true, true]);
    assert_eq!(under.keeper.written(), [(false, vec![1]), (true, vec![2]), (false, vec![3])]);

    // a failed replacement of the state changes nothing
    let failing = under.writer.run_alone(move |core| {
        snapshot(core, 4);
        core.store.apply(broken())
    });
    assert_eq!(under.runtime.block_on(failing), Err(Failure::Store));
    assert_eq!(under.have([2, 3, 4]), [true, true, false]);
    assert_eq!(under.put(5), Ok(()));
    assert_eq!(under.keeper.written().last(), Some(&(false, vec![5])));
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn a_keeper_that_cannot_be_closed_is_reported() {
    let under = under();
    under.keeper.fail();
    assert_eq!(under.stop(), Err(StoreFault::Failed("as planned".to_owned())));
}
