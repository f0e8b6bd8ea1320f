//! Tests the writer: a request that fails in the store leaves no changes, and the other requests of the same transaction keep
//! theirs.

use std::sync::{Arc, mpsc as channel};

use crate::client::config;
use lastro_serve::clock::{Clock, Running};
use lastro_serve::keeper::{Committed, Keeper, State};
use lastro_serve::metrics::Metrics;
use lastro_serve::room::Room;
use lastro_serve::store::{Database, Options};
use lastro_serve::vital::Vital;
use lastro_serve::writer::{Failure, Parts, Writer};
use lastro_twin::fault::{FaultPlan, Faults};
use lastro_twin::http::read_json;
use lastro_twin::state::{Changes, Memory, Row, RowChange, Store as _, Table, View as _};
use lastro_twin::{Engine, Moment};

fn row(table: Table, id: i64, doc: &str) -> Changes {
    let row = Row::new(id, doc.into(), None);
    Changes { rows: vec![RowChange { table, id, row: Some(row) }], ..Changes::default() }
}

/// Executes three requests in one transaction. The second one fails in the store.
fn the_second_fails_alone(state: State, keeper: Option<Box<dyn Keeper>>) {
    let engine = Engine::new(&config(), Memory::default()).expect("an engine");
    let clock = Running::start(Clock::Fast(2), Moment::from_millis(0));
    let more = Arc::default();
    let (committed, metrics) = (Committed::new(&engine, state.memory()), Arc::new(Metrics::default()));
    let (vital, counts) = (Arc::new(Vital::default()), Arc::clone(&metrics));
    let parts = Parts { engine, state, keeper, clock, more, committed: committed.clone(), metrics: counts, vital };
    let (writer, thread) = Writer::start(parts).expect("a thread");
    let plan: FaultPlan = read_json(br#"{"rules":[{"phase":"before","action":{"status":503}}]}"#).expect("a plan");

    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let (go, going) = channel::channel();
    let results = runtime.block_on(async {
        tokio::join!(
            // This job blocks the writer until the other jobs are in the queue, so that one transaction takes them all.
            writer.run(move |_| Ok(going.recv().is_ok())),
            writer.run(|core| core.store.apply(row(Table::Delivery, 1, "{}"))),
            writer.run(move |core| {
                let faults = Faults::new(Some(plan)).expect("a sound plan");
                core.engine.set_faults(core.store, faults).expect("a sound store");
                (*core.clock, *core.changed) = (None, true);
                core.store.apply(row(Table::Delivery, 2, "{}")).expect("a sound row");
                core.store.apply(row(Table::Service, 3, "no JSON"))
            }),
            writer.run(|core| core.store.apply(row(Table::Delivery, 4, "{}"))),
            async { go.send(()).expect("the writer waits") },
        )
    });
    assert_eq!((results.1, results.2, results.3), (Ok(()), Err(Failure::Store), Ok(())));

    let left = writer.run(|core| {
        let there = [1, 2, 3, 4].map(|id| core.store.memory().get(Table::Delivery, id).expect("a store").is_some());
        Ok((there, core.engine.faults().is_set(), core.clock.is_some()))
    });
    assert_eq!(runtime.block_on(left), Ok(([true, false, false, true], false, true)));
    assert!(!committed.get().engine.faults().is_set());
    let text = metrics.text(0, &Room::new(1));
    assert!(text.contains("lastro_failed_commits_total 1\n"), "{text}");
    runtime.block_on(writer.stop());
    thread.join().expect("the thread ends").expect("closed");
}

#[test]
fn requests_that_wait_share_a_transaction() {
    let metrics = Arc::new(Metrics::default());
    let engine = Engine::new(&config(), Memory::default()).expect("an engine");
    let state = State::in_memory(Memory::default(), None);
    let committed = Committed::new(&engine, state.memory());
    let parts = Parts {
        engine,
        state,
        keeper: None,
        clock: None,
        more: Arc::default(),
        committed,
        metrics: Arc::clone(&metrics),
        vital: Arc::default(),
    };
    let (writer, thread) = Writer::start(parts).expect("a thread");
    let (writer, waiting) = (Arc::new(writer), 100);
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let (go, going) = channel::channel();
    let (began, begun) = channel::channel();
    runtime.block_on(async {
        let mut all = tokio::task::JoinSet::new();
        let first = Arc::clone(&writer);
        all.spawn(async move { first.run(move |_| Ok(began.send(()).is_ok() && going.recv().is_ok())).await });
        tokio::task::yield_now().await;
        begun.recv().expect("the writer is held");
        for _ in 0..waiting {
            let writer = Arc::clone(&writer);
            all.spawn(async move { writer.run(|_| Ok(true)).await });
        }
        while writer.waiting() < waiting {
            tokio::task::yield_now().await;
        }
        go.send(()).expect("the writer waits");
        assert_eq!(all.join_all().await, vec![Ok(true); waiting + 1]);
        writer.stop().await;
    });
    thread.join().expect("the thread ends").expect("closed");
    let text = metrics.text(0, &Room::new(1));
    assert!(text.contains(&format!("lastro_committed_jobs_total {}\n", waiting + 1)), "{text}");
    let commits = text.lines().find_map(|line| line.strip_prefix("lastro_commits_total ")).expect("a figure");
    // only an upper bound is checked, since a batch may end early if the machine delays its thread
    assert!(commits.parse::<usize>().expect("a number") < waiting / 4, "{commits} transactions");
}

#[test]
fn a_request_that_the_store_fails_leaves_the_others_of_its_transaction() {
    the_second_fails_alone(State::in_memory(Memory::default(), None), None);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lastro.db");
    let database = Database::open(&file, &Options::default()).expect("a new file");
    the_second_fails_alone(State::kept(Memory::default()), Some(Box::new(database)));
    let database = Database::open(&file, &Options::default()).expect("the file");
    let there = database.load().expect("a state");
    assert_eq!(
        [1, 2, 3, 4].map(|id| there.get(Table::Delivery, id).expect("a store").is_some()),
        [true, false, false, true]
    );
}
