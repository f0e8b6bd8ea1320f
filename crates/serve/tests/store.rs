//! How a file is opened and refused, and what a group of changes leaves behind.

mod common;
#[path = "common/file.rs"]
mod file;

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use common::{Random, row};
use file::{open, place};
use lastro::query::{Query, Resource};
use lastro_serve::store::{Database, OpenError, Options};
use lastro_twin::Moment;
use lastro_twin::state::{
    Changes, Counter, Due, DueChange, DueKind, Memory, Row, RowChange, Store, StoreFault, Table, View,
};

fn refused(path: &Path, options: &Options) -> OpenError {
    Database::open(path, options).err().expect("the file is refused")
}

fn services(ids: core::ops::Range<i64>) -> Changes {
    let mut random = Random(7);
    let rows = ids.map(|id| RowChange { table: Table::Service, id, row: Some(row(Table::Service, id, &mut random)) });
    Changes { rows: rows.collect(), ..Changes::default() }
}

fn count(view: &dyn View) -> i64 {
    view.select(Resource::Service, &Query::all(Resource::Service)).expect("services").count
}

/// A file that was closed with some services in it.
fn closed(path: &Path, rows: i64) {
    let mut database = open(path).expect("a new file");
    database.apply(services(1..rows + 1)).expect("services");
    database.close().expect("closed");
}

#[test]
fn what_was_applied_is_there_when_the_file_is_opened_again() {
    let (_folder, path) = place();
    let due = Due { at: Moment::from_millis(5), kind: DueKind::Overdue, id: 3 };
    let mut database = open(&path).expect("a new file");
    let mut changes = services(1..4);
    changes.counters = vec![(Counter::Key(Table::Service), 3), (Counter::Now, -5)];
    changes.due = vec![DueChange { due, wanted: true }, DueChange { due: Due { id: 2, ..due }, wanted: true }];
    database.apply(changes).expect("applied");
    database.journal_append(1, "{\"um\":1}").expect("an entry");
    database.journal_append(2, "{}").expect("an entry");
    assert!(database.journal_append(2, "{}").is_err(), "a number twice");
    database.set_meta("seed", "7").expect("a text");
    drop(database);

    let mut database = open(&path).expect("the file");
    assert_eq!(count(&database), 3);
    assert_eq!(database.get(Table::Service, 2), Ok(Some(services(1..4).rows.remove(1).row.expect("a row"))));
    assert_eq!(database.get(Table::Service, 4), Ok(None));
    assert_eq!(database.counter(Counter::Key(Table::Service)), Ok(3));
    assert_eq!(database.counter(Counter::Now), Ok(-5));
    assert_eq!(database.counter(Counter::Entry), Ok(0));
    assert_eq!(database.first_due(), Ok(Some(Due { id: 2, ..due })));
    let taken = Changes { due: vec![DueChange { due: Due { id: 2, ..due }, wanted: false }], ..Changes::default() };
    database.apply(taken).expect("applied");
    assert_eq!(database.first_due(), Ok(Some(due)));
    assert_eq!(database.journal(2, 9), Ok(vec![(2, "{}".to_owned())]));
    assert_eq!(database.meta("seed"), Ok(Some("7".to_owned())));
    assert_eq!(database.meta("other"), Ok(None));

    database.clear().expect("cleared");
    assert_eq!((count(&database), database.first_due(), database.journal(0, 9)), (0, Ok(None), Ok(Vec::new())));
    assert_eq!(database.meta("seed"), Ok(Some("7".to_owned())));
    database.apply(services(1..2)).expect("applied");
    assert_eq!(count(&database), 1);
}

#[test]
fn a_request_that_fails_undoes_its_own_changes_and_no_others() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    let reader = database.reader().expect("a reader");
    database.begin().expect("a group");
    let fault = || StoreFault("refused".to_owned());
    let work = |rows: core::ops::Range<i64>, fails: bool| {
        move |store: &mut Database| {
            store.apply(services(rows))?;
            let seen = count(store);
            if fails { Err(fault()) } else { Ok(seen) }
        }
    };
    assert_eq!(database.attempt(work(1..3, false)), Ok(2));
    assert_eq!(database.attempt(work(3..9, true)), Err(fault()));
    assert_eq!(count(&database), 2, "a count that was undone is not kept");
    assert_eq!(database.attempt(work(3..4, false)), Ok(3));
    assert_eq!(count(&reader), 0, "nothing is seen before the commit");
    database.commit().expect("durable");
    assert_eq!(count(&reader), 3);

    database.begin().expect("a group");
    assert_eq!(database.attempt(work(4..9, false)), Ok(8));
    database.rollback().expect("given up");
    assert_eq!(count(&database), 3);
    assert!(database.commit().is_err(), "there is no group");
    assert!(database.attempt(work(4..9, false)).is_err(), "there is no group");
    assert_eq!(count(&database), 3);
}

#[test]
fn a_part_that_fails_is_undone_and_the_rest_of_its_group_stays() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    let due = |id| DueChange { due: Due { at: Moment::from_millis(id), kind: DueKind::Overdue, id }, wanted: true };
    let work = |id: i64| Changes {
        counters: vec![(Counter::Revision, id)],
        due: vec![due(id)],
        journal: Some("{}".to_owned()),
        ..services(id..id + 1)
    };
    let seen = |database: &Database| {
        let first = database.first_due().expect("work").map(|due| due.id);
        (count(database), database.counter(Counter::Revision).expect("a number"), first)
    };
    let broken = Row { id: 3, doc: "no JSON".into(), extras: None };
    let broken = RowChange { table: Table::Service, id: 3, row: Some(broken) };
    database.begin().expect("a group");
    database.begin_part(false).expect("a part");
    database.apply(work(7)).expect("applied");
    database.end_part().expect("a part that is there");
    assert_eq!(seen(&database), (1, 7, Some(7)));

    database.begin_part(false).expect("a part");
    database.apply(Changes { counters: vec![(Counter::Entry, 2)], ..work(2) }).expect("applied");
    assert_eq!(database.first_due().expect("work").map(|due| due.id), Some(2));
    assert!(database.apply(Changes { rows: vec![broken], ..Changes::default() }).is_err());
    assert!(database.end_part().is_err(), "what failed is not kept");
    assert_eq!(seen(&database), (1, 7, Some(7)));

    database.begin_part(false).expect("a part");
    assert_eq!(seen(&database), (1, 7, Some(7)));
    database.undo_part().expect("nothing to undo");
    database.begin_part(false).expect("a part");
    database.apply(Changes { counters: vec![(Counter::Entry, 1)], ..work(4) }).expect("applied");
    database.undo_part().expect("undone");
    assert_eq!(seen(&database), (1, 7, Some(7)));
    database.commit().expect("durable");
    drop(database);

    let database = open(&path).expect("the file");
    assert_eq!(seen(&database), (1, 7, Some(7)));
    assert_eq!(database.counter(Counter::Entry), Ok(0));
    assert_eq!(database.journal(0, 9), Ok(vec![(0, "{}".to_owned())]));
}

#[test]
fn a_part_that_is_alone_is_undone_with_its_group() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    database.apply(services(1..4)).expect("applied");
    database.begin().expect("a group");
    database.begin_part(true).expect("a part");
    database.clear().expect("cleared");
    database.apply(services(7..9)).expect("applied");
    assert!(database.undo_part().is_err(), "only the group can be undone");
    database.rollback().expect("given up");
    assert_eq!(count(&database), 3);

    database.begin().expect("a group");
    database.begin_part(true).expect("a part");
    database.clear().expect("cleared");
    database.apply(services(7..9)).expect("applied");
    database.end_part().expect("a part that is there");
    database.commit().expect("durable");
    assert_eq!(count(&database), 2);
}

#[test]
fn a_journal_is_shortened_to_its_newest_entries() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    database.shorten_journal(2).expect("nothing to delete");
    for ordinal in 1..=5 {
        database.journal_append(ordinal, "{}").expect("an entry");
    }
    let ordinals = |database: &Database| {
        let entries = database.journal(0, 9).expect("a journal");
        entries.into_iter().map(|(ordinal, _)| ordinal).collect::<Vec<_>>()
    };
    database.shorten_journal(9).expect("all are kept");
    assert_eq!(ordinals(&database), [1, 2, 3, 4, 5]);
    database.shorten_journal(2).expect("shortened");
    assert_eq!(ordinals(&database), [4, 5]);
}

#[test]
fn a_reader_sees_one_state_and_writes_nothing() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    database.apply(services(1..3)).expect("applied");
    let reader = database.reader().expect("a reader");
    let counts = reader.snapshot(|view| {
        let first = count(view);
        database.apply(services(3..5)).expect("applied");
        (first, count(view))
    });
    assert_eq!(counts, Ok((2, 2)));
    assert_eq!(count(&reader), 4);
    std::thread::scope(|scope| {
        let other = scope.spawn(move || reader.snapshot(|view| count(view)));
        assert_eq!(other.join().expect("no panic"), Ok(4));
    });
}

#[test]
fn a_second_server_is_refused() {
    let (_folder, path) = place();
    let database = open(&path).expect("a new file");
    let error = refused(&path, &Options::default());
    assert!(matches!(error, OpenError::Locked(_)), "{error}");
    assert!(error.to_string().contains("lastro.db: another server has this file open"), "{error}");
    drop(database);
    open(&path).expect("free again");
}

#[test]
fn the_file_of_another_program_is_refused_and_left_as_it_is() {
    let (folder, path) = place();
    fs::write(&path, "some notes of mine").expect("written");
    assert!(matches!(refused(&path, &Options::default()), OpenError::Foreign(_)));
    assert_eq!(fs::read(&path).expect("read"), b"some notes of mine");

    let other = folder.path().join("other.db");
    let connection = rusqlite::Connection::open(&other).expect("another database");
    connection.execute_batch("CREATE TABLE a(b); INSERT INTO a VALUES(1);").expect("a table");
    drop(connection);
    let before = fs::read(&other).expect("read");
    assert!(matches!(refused(&other, &Options::default()), OpenError::Foreign(_)));
    assert_eq!(fs::read(&other).expect("read"), before);

    assert!(matches!(refused(folder.path(), &Options::default()), OpenError::Io(..)));
    assert!(matches!(refused(&folder.path().join("no/such/folder.db"), &Options::default()), OpenError::Io(..)));
}

/// Why the file of a version is refused.
fn refused_at(version: i64) -> OpenError {
    let (_folder, path) = place();
    closed(&path, 3);
    let connection = rusqlite::Connection::open(&path).expect("the file");
    connection.pragma_update(None, "user_version", version).expect("another version");
    drop(connection);
    refused(&path, &Options::default())
}

#[test]
fn the_file_of_a_later_version_is_refused() {
    let error = refused_at(99);
    assert!(matches!(error, OpenError::Newer(_, 99)), "{error}");
    assert!(error.to_string().contains("version 99"), "{error}");
}

#[test]
fn the_file_of_an_unknown_earlier_version_is_refused() {
    let error = refused_at(0);
    assert!(matches!(error, OpenError::Damaged(..)), "{error}");
    assert!(error.to_string().contains("its version is 0"), "{error}");
}

#[test]
fn a_damaged_file_is_refused() {
    let (_folder, path) = place();
    closed(&path, 300);
    let whole = fs::read(&path).expect("read");
    let damaged = |bytes: &[u8], options: &Options| {
        fs::write(&path, bytes).expect("written");
        let error = refused(&path, options);
        assert!(matches!(error, OpenError::Damaged(..)), "{error}");
        error.to_string()
    };
    let quick = Options::default();
    assert!(damaged(&whole[..60], &quick).contains("cut off"));
    assert!(damaged(&whole[..whole.len() - 4096], &quick).contains("cut off"));
    assert!(damaged(&whole[..4096], &quick).contains("cut off"));
    // the first page: its header is right, what follows is not
    let mut first_page = whole.clone();
    first_page[100..400].fill(0x5A);
    damaged(&first_page, &quick);
    // a page that a start does not read: a full check finds it
    let mut middle = whole.clone();
    let at = middle.len() / 4096 / 2 * 4096;
    middle[at..at + 200].fill(0x5A);
    damaged(&middle, &Options { full_check: true });

    let log = path.with_file_name("lastro.db-wal");
    fs::write(&log, [7; 100]).expect("written");
    assert!(damaged(b"", &quick).contains("write-ahead log"));
    fs::remove_file(&path).expect("removed");
    assert!(matches!(refused(&path, &quick), OpenError::Damaged(..)));
    fs::remove_file(&log).expect("removed");
    fs::write(&path, &whole).expect("written");
    assert_eq!(count(&Database::open(&path, &Options { full_check: true }).expect("the whole file")), 300);
}

#[test]
fn a_file_whose_making_was_interrupted_is_made_again() {
    let (_folder, path) = place();
    fs::write(&path, b"").expect("written");
    assert_eq!(count(&open(&path).expect("an empty file is a new one")), 0);
}

#[test]
fn a_search_that_is_stopped_is_a_fault_and_leaves_nothing_behind() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    let mut memory = Memory::default();
    database.apply(services(1..500)).expect("services");
    memory.apply(services(1..500)).expect("services");
    let reader = database.reader().expect("a reader");
    // no index finds these
    let query = lastro::query::parse(Resource::Service, "nome[notcontains]=nada").expect("a query");
    let stop = Arc::new(AtomicBool::new(true));
    let searched = |view: &dyn View| view.select(Resource::Service, &query);
    reader.stopped_by(&stop, &mut |view| assert!(searched(view).is_err(), "it went on to its end"));
    assert!(searched(&memory.clone().stopped_by(Arc::clone(&stop))).is_err(), "it went on to its end");
    // what was counted up to the end of a search is not taken for its count
    let whole = searched(&memory).expect("services");
    assert!(whole.count > 100, "{}", whole.count);
    assert_eq!(searched(&reader).expect("services").count, whole.count);
    stop.store(false, Relaxed);
    reader.stopped_by(&stop, &mut |view| assert_eq!(searched(view).expect("services").count, whole.count));
}
