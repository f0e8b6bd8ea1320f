//! Tests that restoring a snapshot over an existing state takes about as much memory and space in the write-ahead log as over an
//! empty state. This is a separate program, since SQLite counts its allocations per process.

#[allow(dead_code, reason = "other tests need the rest of it")]
mod client;

use std::path::Path;

use client::{TOKEN, config, control};
use lastro_serve::{Options, Place, Server};
use lastro_twin::seed_data::Sizes;

/// Starts a server with a database file.
fn on(file: &Path) -> Server {
    let options = Options { place: Place::File(file.to_owned()), ..Options::in_memory(config(), TOKEN) };
    Server::start(options).expect("a server")
}

/// Restores a snapshot. Returns the peak of SQLite's allocations and the size of the write-ahead log, in bytes.
fn restored(file: &Path, snapshot: &str) -> (i64, u64) {
    let server = on(file);
    // 1 resets the peak
    // SAFETY: the function has no precondition and may be called from any thread
    unsafe { rusqlite::ffi::sqlite3_memory_highwater(1) };
    let reply = control(&server, "PUT", "/_twin/snapshot", snapshot);
    // 0 reads the peak without resetting it
    // SAFETY: the function has no precondition and may be called from any thread
    let most = unsafe { rusqlite::ffi::sqlite3_memory_highwater(0) };
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert_eq!(control(&server, "GET", "/_twin/snapshot", "").text(), snapshot);
    let log = std::fs::metadata(file.with_extension("db-wal")).expect("a log").len();
    server.stop().expect("stopped");
    (most, log)
}

#[test]
fn a_snapshot_over_a_state_keeps_no_copy_of_what_it_replaces() {
    let folder = tempfile::tempdir().expect("a folder");
    let [full, empty] = ["full.db", "empty.db"].map(|name| folder.path().join(name));
    lastro_serve::seed::seed(&full, config(), Sizes { customers: 50, sales: 600 }).expect("a company");
    let server = on(&full);
    let snapshot = control(&server, "GET", "/_twin/snapshot", "").text();
    server.stop().expect("stopped");
    let (over_nothing, first_log) = restored(&empty, &snapshot);
    let (over_a_state, second_log) = restored(&full, &snapshot);
    // Over an existing state, a restore may take at most 1.5 times as much memory as over an empty one. The server therefore
    // uses no savepoint: SQLite would keep a second copy of each replaced page.
    assert!(over_a_state * 2 < over_nothing * 3, "{over_a_state} bytes, and {over_nothing} over nothing");
    assert!(second_log < first_log * 2, "{second_log} bytes are logged, and {first_log} over nothing");
}
