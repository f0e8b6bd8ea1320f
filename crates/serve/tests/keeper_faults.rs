//! A keeper that fails at each of its steps: whoever asked learns it, nothing is left behind, and the next request is served.

mod client;

use std::sync::{Arc, Mutex, mpsc as channel};

use client::config;
use lastro::query::{Query, Resource};
use lastro_serve::keeper::{Keeper, Kept, MemoryKeeper};
use lastro_serve::metrics::Metrics;
use lastro_serve::room::Room;
use lastro_serve::writer::{Failure, Parts, Shared, Writer};
use lastro_twin::Engine;
use lastro_twin::state::{Changes, Counter, Due, Found, Memory, Row, RowChange, Store, StoreFault, Table, View};

/// A keeper in memory that notes its steps, and fails at the next one of a name.
struct Failing {
    inner: MemoryKeeper,
    notes: Notes,
}

#[derive(Clone, Debug, Default)]
struct Notes(Arc<Mutex<(Vec<&'static str>, Option<&'static str>)>>);

impl Notes {
    fn step(&self, name: &'static str) -> Result<(), StoreFault> {
        let (steps, fails) = &mut *self.0.lock().expect("a lock");
        steps.push(name);
        match fails.take_if(|fails| *fails == name) {
            Some(_) => Err(StoreFault("as planned".to_owned())),
            None => Ok(()),
        }
    }

    fn fail_at(&self, name: &'static str) {
        self.0.lock().expect("a lock").1 = Some(name);
    }

    /// Whether some steps came one after the other.
    fn have(&self, wanted: &[&'static str]) -> bool {
        self.0.lock().expect("a lock").0.windows(wanted.len()).any(|steps| steps == wanted)
    }
}

impl View for Failing {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.inner.get(table, id)
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        self.inner.select(resource, query)
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        self.inner.scan(table, after, limit)
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.inner.counter(counter)
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        self.inner.first_due()
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        self.inner.due_after(after, limit)
    }
}

impl Store for Failing {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.notes.step("apply")?;
        self.inner.apply(changes)
    }
}

impl Kept for Failing {
    fn clear(&mut self) -> Result<(), StoreFault> {
        self.inner.clear()
    }

    fn remember(&mut self, text: &str) -> Result<(), StoreFault> {
        self.inner.remember(text)
    }

    fn remembered(&self) -> Result<Option<String>, StoreFault> {
        self.inner.remembered()
    }
}

impl Keeper for Failing {
    fn begin(&mut self) -> Result<(), StoreFault> {
        self.notes.step("begin")?;
        self.inner.begin()
    }

    fn begin_part(&mut self, alone: bool) -> Result<(), StoreFault> {
        self.notes.step(if alone { "begin alone" } else { "begin part" })?;
        self.inner.begin_part(alone)
    }

    fn end_part(&mut self) -> Result<(), StoreFault> {
        self.notes.step("end part")?;
        self.inner.end_part()
    }

    fn undo_part(&mut self) -> Result<(), StoreFault> {
        self.notes.step("undo part")?;
        self.inner.undo_part()
    }

    fn commit(&mut self) -> Result<(), StoreFault> {
        self.notes.step("commit")?;
        self.inner.commit()
    }

    fn roll_back(&mut self) {
        self.notes.0.lock().expect("a lock").0.push("roll back");
        self.inner.roll_back();
    }

    fn keep_journal(&mut self, most: usize) {
        self.inner.keep_journal(most);
    }

    fn close(self: Box<Self>) -> Result<(), StoreFault> {
        self.notes.step("close")
    }
}

fn put(id: i64) -> Changes {
    let row = Row { id, doc: "{}".into(), extras: None };
    Changes { rows: vec![RowChange { table: Table::Delivery, id, row: Some(row) }], ..Changes::default() }
}

/// A writer over such a keeper, and what waits for its thread.
struct Under {
    writer: Writer,
    thread: std::thread::JoinHandle<Result<(), StoreFault>>,
    notes: Notes,
    metrics: Arc<Metrics>,
    runtime: tokio::runtime::Runtime,
}

fn under() -> Under {
    let (notes, metrics) = (Notes::default(), Arc::new(Metrics::default()));
    let engine = Engine::new(&config(), Memory::default()).expect("an engine");
    let keeper = Box::new(Failing { inner: MemoryKeeper::new(Memory::default()).0, notes: notes.clone() });
    let vital = Arc::default();
    let shared = Shared::new(&engine);
    let parts =
        Parts { engine, keeper, clock: None, more: Arc::default(), shared, metrics: Arc::clone(&metrics), vital };
    let (writer, thread) = Writer::start(parts).expect("a thread");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    Under { writer, thread, notes, metrics, runtime }
}

impl Under {
    fn put(&self, id: i64) -> Result<bool, Failure> {
        self.runtime.block_on(self.writer.run(move |core| core.store.apply(put(id)).is_ok()))
    }

    fn has(&self, id: i64) -> bool {
        let has = || self.writer.run(move |core| core.store.get(Table::Delivery, id).expect("a row or none").is_some());
        // who failed may learn it before its transaction ends, and that one is not for this question
        let mut answers = core::iter::repeat_with(|| self.runtime.block_on(has()).ok());
        answers.find_map(|answer| answer).expect("an answer")
    }

    fn stop(self) -> Result<(), StoreFault> {
        self.runtime.block_on(self.writer.stop());
        self.thread.join().expect("the thread ends")
    }
}

#[test]
fn a_step_that_fails_undoes_its_transaction_and_the_next_one_is_served() {
    for (step, then) in [
        ("begin", &["roll back"][..]),
        ("begin part", &["roll back"]),
        ("apply", &["undo part"]),
        ("end part", &["roll back"]),
        ("commit", &["roll back"]),
    ] {
        let under = under();
        under.notes.fail_at(step);
        assert_eq!(under.put(1), Err(Failure::Store), "{step}");
        assert!(!under.has(1), "{step}");
        assert!(under.notes.have(&[&[step], then].concat()), "{step}: {:?}", under.notes);
        assert!(under.metrics.text(0, &Room::new(1)).contains("lastro_failed_commits_total 1\n"), "{step}");
        assert_eq!(under.put(2), Ok(true), "{step}");
        assert!(under.has(2), "{step}");
        assert_eq!(under.stop(), Ok(()), "{step}");
    }
}

#[test]
fn a_part_that_cannot_be_undone_gives_its_transaction_up() {
    let under = under();
    assert_eq!(under.put(1), Ok(true));
    let notes = under.notes.clone();
    let broken = under.writer.run(move |core| {
        core.store.apply(put(2)).expect("applied");
        notes.fail_at("apply");
        let failed = core.store.apply(put(3)).is_err();
        notes.fail_at("undo part");
        failed
    });
    assert_eq!(under.runtime.block_on(broken), Err(Failure::Store));
    assert_eq!([1, 2, 3].map(|id| under.has(id)), [true, false, false]);
    assert!(under.notes.have(&["undo part", "roll back"]), "{:?}", under.notes);
    assert_eq!(under.put(4), Ok(true));
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn a_job_that_is_alone_has_a_transaction_of_its_own() {
    let under = under();
    let (go, going) = channel::channel::<()>();
    let results = under.runtime.block_on(async {
        tokio::join!(
            // holds the writer while the others come
            under.writer.run(move |_| going.recv().is_ok()),
            under.writer.run(|core| core.store.apply(put(1)).is_ok()),
            under.writer.run_alone(|core| core.store.clear().and_then(|()| core.store.apply(put(2))).is_ok()),
            under.writer.run(|core| core.store.apply(put(3)).is_ok()),
            async { go.send(()).expect("the writer waits") },
        )
    });
    assert_eq!((results.1, results.2, results.3), (Ok(true), Ok(true), Ok(true)));
    assert_eq!([1, 2, 3].map(|id| under.has(id)), [false, true, true]);
    let alone = ["begin", "begin alone", "apply", "end part", "commit"];
    assert!(under.notes.have(&alone), "{:?}", under.notes);

    // where it fails, everything is as before
    let notes = under.notes.clone();
    let failing = under.writer.run_alone(move |core| {
        core.store.clear().expect("cleared");
        notes.fail_at("apply");
        core.store.apply(put(9)).is_ok()
    });
    assert_eq!(under.runtime.block_on(failing), Err(Failure::Store));
    assert_eq!([2, 3, 9].map(|id| under.has(id)), [true, true, false]);
    assert_eq!(under.stop(), Ok(()));
}

#[test]
fn a_keeper_that_cannot_be_closed_is_reported() {
    let under = under();
    under.notes.fail_at("close");
    assert_eq!(under.stop(), Err(StoreFault("as planned".to_owned())));
}
