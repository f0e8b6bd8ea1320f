//! Tests that only one server can use a database file, even if servers open the file by different names. Also tests that
//! nothing more is written once a file of the database was deleted, renamed or replaced.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;

use crate::file::{open, place};
use lastro_serve::store::{Database, OpenError};
use lastro_twin::state::{Changes, Row, RowChange, Table, View as _};

fn put(id: i64) -> Changes {
    let row = Row::new(id, format!(r#"{{"id":{id}}}"#).into(), None);
    Changes { rows: vec![RowChange { table: Table::Delivery, id, row: Some(row) }], ..Changes::default() }
}

fn has(database: &Database, id: i64) -> bool {
    database.load().expect("a state").get(Table::Delivery, id).expect("a row or none").is_some()
}

#[test]
fn a_second_server_is_refused_by_every_name_of_the_file() {
    let (folder, path) = place();
    let names = ["hard.db", "soft.db", "linked/lastro.db", "./lastro.db"].map(|name| folder.path().join(name));
    let database = open(&path).expect("a new file");
    fs::hard_link(&path, &names[0]).expect("a hard link");
    symlink(&path, &names[1]).expect("a symbolic link");
    symlink(folder.path(), folder.path().join("linked")).expect("a link to the folder");
    for beside in fs::read_dir(folder.path()).expect("a folder") {
        let beside = beside.expect("a file").path();
        assert_ne!(beside.extension().and_then(|end| end.to_str()), Some("lock"), "a file that can be deleted");
    }
    for name in &names {
        let error = open(name).err().expect("refused");
        assert!(matches!(error, OpenError::Locked(_)), "{}: {error}", name.display());
    }
    // the failed attempts to open the file have not released the lock
    assert!(matches!(open(&path), Err(OpenError::Locked(_))));
    drop(database);
    // a file with two names is refused, since the write-ahead log belongs to only one of them
    for name in [&path, &names[0]] {
        let error = open(name).err().expect("refused");
        assert!(matches!(error, OpenError::Linked(_)), "{}: {error}", name.display());
    }
    fs::remove_file(&names[0]).expect("removed");
    for name in &names[1..] {
        drop(open(name).unwrap_or_else(|error| panic!("{}: {error}", name.display())));
    }
}

#[test]
fn a_symbolic_link_puts_the_log_next_to_the_real_file() {
    let (folder, path) = place();
    let link = folder.path().join("link.db");
    symlink(&path, &link).expect("a link to a file that does not exist yet");
    let mut database = open(&link).expect("a new file");
    database.apply(put(1)).expect("applied");
    assert!(folder.path().join("lastro.db-wal").exists());
    assert!(!folder.path().join("link.db-wal").exists());
    drop(database);
    assert!(has(&open(&path).expect("the file"), 1));
}

#[test]
fn nothing_is_acknowledged_once_a_file_was_deleted_renamed_or_replaced() {
    type Change = fn(&Path, &Path);
    let changes: [(&str, Change); 5] = [
        ("deleted", |file, _| fs::remove_file(file).expect("removed")),
        ("renamed", |file, other| fs::rename(file, other).expect("renamed")),
        ("replaced", |file, other| {
            fs::rename(file, other).expect("renamed");
            fs::write(file, "another file").expect("written");
        }),
        ("log deleted", |file, _| fs::remove_file(file.with_file_name("lastro.db-wal")).expect("removed")),
        ("folder renamed", |file, other| {
            let folder = file.parent().expect("a folder");
            fs::rename(folder, other.with_file_name("moved")).expect("renamed");
        }),
    ];
    for (what, change) in changes {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("data")).expect("a folder");
        let (path, other) = (folder.path().join("data/lastro.db"), folder.path().join("other.db"));
        let mut database = open(&path).expect("a new file");
        database.apply(put(1)).expect("applied");
        assert_eq!(database.files().check(), Ok(()), "{what}");
        change(&path, &other);
        let error = database.files().check().expect_err(what);
        assert!(error.to_string().contains("was deleted, renamed or replaced"), "{what}: {error}");
        assert_eq!(database.apply(put(2)), Err(error.clone()), "{what}");
        assert!(!has(&database, 2), "{what}");
        assert_eq!(database.close(), Err(error), "{what}");
        // The acknowledged changes are in the file under its new name. The test reads a copy: the connection was not closed, so
        // the file itself stays locked until this process ends.
        let moved = match what {
            "renamed" | "replaced" => other,
            "folder renamed" => folder.path().join("moved/lastro.db"),
            _ => continue,
        };
        let copy = folder.path().join("copy.db");
        fs::copy(moved, &copy).expect("copied");
        assert!(has(&open(&copy).expect("the file"), 1), "{what}");
        if what == "replaced" {
            assert_eq!(fs::read(&path).expect("read"), b"another file");
        }
    }
}

#[test]
fn the_log_of_a_server_that_took_the_name_is_left_to_it() {
    let (folder, path) = place();
    let mut first = open(&path).expect("a new file");
    first.apply(put(1)).expect("applied");
    for file in ["lastro.db", "lastro.db-wal", "lastro.db-shm"] {
        fs::rename(folder.path().join(file), folder.path().join(file.replace("lastro", "moved"))).expect("renamed");
    }
    let mut second = open(&path).expect("another new file");
    second.apply(put(2)).expect("applied");
    assert!(first.close().is_err());
    assert_eq!(second.apply(put(3)), Ok(()));
    drop(second);
    let second = open(&path).expect("the file");
    assert_eq!([1, 2, 3].map(|id| has(&second, id)), [false, true, true]);
}

#[test]
fn a_new_database_is_for_its_owner_only() {
    let (folder, path) = place();
    let mut database = open(&path).expect("a new file");
    database.apply(put(1)).expect("applied");
    let mut seen = 0;
    for file in fs::read_dir(folder.path()).expect("a folder") {
        let file = file.expect("a file");
        assert_eq!(file.metadata().expect("about it").permissions().mode() & 0o777, 0o600, "{:?}", file.file_name());
        seen += 1;
    }
    assert_eq!(seen, 3, "the file, its log and the index of that");
    // opening a file keeps the permissions that its owner has set
    drop(database);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("set");
    drop(open(&path).expect("the file"));
    assert_eq!(fs::metadata(&path).expect("about it").permissions().mode() & 0o777, 0o640);
}
