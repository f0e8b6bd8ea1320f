//! Tests which files can be opened, and the effects of a transaction.

use std::fs;
use std::path::Path;

use crate::file::{open, place};
use lastro_serve::store::{Database, OpenError, Options};
use lastro_twin::Moment;
use lastro_twin::state::{Changes, Counter, Due, DueChange, DueKind, Row, RowChange, StoreFault, Table, View as _};

fn refused(path: &Path, options: &Options) -> OpenError {
    Database::open(path, options).err().expect("the file is refused")
}

fn service(id: i64) -> Row {
    let doc = format!(r#"{{"id":{id},"nome":"Corte {id}","discriminacao":"{}"}}"#, "x".repeat(400));
    Row::new(id, doc.into(), (id % 2 == 0).then(|| "{}".into()))
}

fn services(ids: core::ops::Range<i64>) -> Changes {
    let rows = ids.map(|id| RowChange { table: Table::Service, id, row: Some(service(id)) });
    Changes { rows: rows.collect(), ..Changes::default() }
}

/// A change that adds a journal entry.
fn entry(number: i64) -> Changes {
    let journal = Some(format!(r#"{{"number":{number}}}"#));
    Changes { counters: vec![(Counter::Entry, number)], journal, ..Changes::default() }
}

fn count(database: &Database) -> usize {
    database.load().expect("a state").scan(Table::Service, i64::MIN, usize::MAX).expect("services").len()
}

/// Creates a file with some services and closes it.
fn closed(path: &Path, rows: i64) {
    let mut database = open(path).expect("a new file");
    database.apply(services(1..rows + 1)).expect("services");
    database.close().expect("closed");
}

#[test]
fn what_was_written_is_there_when_the_file_is_opened_again() {
    let (_folder, path) = place();
    let due = Due { at: Moment::from_millis(5), kind: DueKind::Overdue, id: 3 };
    let wanted = |due, wanted| DueChange { due, wanted };
    let mut database = open(&path).expect("a new file");
    let mut changes = services(1..4);
    changes.counters = vec![(Counter::Key(Table::Service), 3), (Counter::Now, -5)];
    changes.due = vec![wanted(due, true), wanted(Due { id: 2, ..due }, true)];
    let mut transaction = database.begin().expect("a transaction");
    transaction.put(&[changes, entry(1), entry(2)]).expect("written");
    transaction.remember("seed 7").expect("a text");
    transaction.commit().expect("durable");
    assert!(database.apply(entry(2)).is_err(), "a number twice");
    drop(database);

    let mut database = open(&path).expect("the file");
    let state = database.load().expect("a state");
    assert_eq!(count(&database), 3);
    assert_eq!(state.get(Table::Service, 2), Ok(Some(service(2))));
    assert_eq!(state.get(Table::Service, 3), Ok(Some(service(3))));
    assert_eq!(state.get(Table::Service, 4), Ok(None));
    assert_eq!(state.counter(Counter::Key(Table::Service)), Ok(3));
    assert_eq!(state.counter(Counter::Now), Ok(-5));
    assert_eq!(state.counter(Counter::Entry), Ok(2));
    assert_eq!(state.due_after(None, 9), Ok(vec![Due { id: 2, ..due }, due]));
    assert!(state.journal().is_empty(), "the journal stays in the file");
    let journal = database.journal().expect("a journal");
    assert_eq!(journal.entries(2, 9), Ok(vec![r#"{"number":2}"#.to_owned()]));
    assert_eq!(journal.entries(0, 1), Ok(vec![r#"{"number":1}"#.to_owned()]));
    assert_eq!(database.remembered(), Ok(Some("seed 7".to_owned())));

    // if a row or counter changes several times in one transaction, its last value is stored
    let gone = |id| RowChange { table: Table::Service, id, row: None };
    let first = Changes {
        rows: vec![gone(1), gone(2)],
        due: vec![wanted(Due { id: 2, ..due }, false), wanted(Due { id: 4, ..due }, true)],
        ..Changes::default()
    };
    let second = Changes { due: vec![wanted(Due { id: 4, ..due }, false)], ..services(1..2) };
    let mut transaction = database.begin().expect("a transaction");
    transaction.put(&[first, second]).expect("written");
    transaction.commit().expect("durable");
    let state = database.load().expect("a state");
    assert_eq!([1, 2, 3].map(|id| state.get(Table::Service, id).expect("a state").is_some()), [true, false, true]);
    assert_eq!(state.due_after(None, 9), Ok(vec![due]));

    let mut transaction = database.begin().expect("a transaction");
    transaction.clear().expect("cleared");
    transaction.put(&[services(7..8), entry(1)]).expect("written");
    transaction.commit().expect("durable");
    let state = database.load().expect("a state");
    assert_eq!(state.scan(Table::Service, 0, 9), Ok(vec![service(7)]));
    assert_eq!((state.first_due(), state.counter(Counter::Now)), (Ok(None), Ok(0)));
    assert_eq!(journal.entries(0, 9).map(|entries| entries.len()), Ok(1));
    assert_eq!(database.remembered(), Ok(Some("seed 7".to_owned())), "it is no part of the state");
    database.close().expect("closed");
    assert!(journal.entries(0, 9).is_err(), "it ends with the database");
}

#[test]
fn a_transaction_that_is_not_committed_leaves_nothing_behind() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    database.apply(services(1..4)).expect("applied");
    let mut transaction = database.begin().expect("a transaction");
    transaction.clear().expect("cleared");
    transaction.put(&[services(7..9)]).expect("written");
    drop(transaction);
    assert_eq!(count(&database), 3);
    let numberless = Changes { counters: Vec::new(), ..entry(1) };
    let fault = Err(StoreFault::Failed("a journal entry without its number".to_owned()));
    assert_eq!(database.apply(Changes { rows: services(7..9).rows, ..numberless }), fault);
    assert_eq!(count(&database), 3);
    database.apply(services(4..5)).expect("applied");
    assert_eq!(count(&database), 4);
}

#[test]
fn a_journal_is_shortened_to_its_newest_entries() {
    let (_folder, path) = place();
    let mut database = open(&path).expect("a new file");
    let journal = database.journal().expect("a journal");
    let mut after = |keep: usize, number: i64| {
        database.keep_journal(keep);
        database.apply(entry(number)).expect("an entry");
        journal.entries(0, 9).expect("a journal")
    };
    let entries = |numbers: core::ops::Range<i64>| numbers.map(|n| format!(r#"{{"number":{n}}}"#)).collect::<Vec<_>>();
    assert_eq!(after(2, 1), entries(1..2));
    assert_eq!(after(9, 2), entries(1..3));
    assert_eq!(after(9, 3), entries(1..4));
    assert_eq!(after(2, 4), entries(3..5));
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

/// The error for a file whose table layout has this version.
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
fn the_file_of_an_earlier_version_is_refused() {
    for version in [0, 1, 2] {
        let error = refused_at(version);
        assert!(matches!(error, OpenError::Damaged(..)), "{error}");
        assert!(error.to_string().contains(&format!("its version is {version}")), "{error}");
    }
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
    assert!(damaged(&whole[..60], &quick).contains("truncated"));
    assert!(damaged(&whole[..whole.len() - 4096], &quick).contains("truncated"));
    assert!(damaged(&whole[..4096], &quick).contains("truncated"));
    // In this file, the first page has a correct header but damaged contents.
    let mut first_page = whole.clone();
    first_page[100..400].fill(0x5A);
    damaged(&first_page, &quick);
    // In this file, the damaged page is not read when the file is opened, so only the full check finds the damage.
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
