//! Tests the health check, the metrics and the log of a server whose store fails.

use std::io::{self, Write};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::client::{Client, KEY, Reply, SERVICE, TOKEN, ask, control, options};
use lastro::json::{Value, parse};
use lastro_serve::{Clock, Options, Place, Server};
use rusqlite::Connection;
use tempfile::TempDir;

const SERVICES: &str = "/api/v2/servicos/";
/// Longest time for which a test waits for a condition.
const PATIENCE: Duration = Duration::from_secs(60);

/// Everything that this process has logged.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Log;

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The log lines with this message. Each line is a JSON document.
fn logged(message: &str) -> Vec<Value> {
    let log = String::from_utf8(LOG.lock().unwrap_or_else(PoisonError::into_inner).clone()).expect("a text");
    for secret in [KEY, TOKEN, "Corte"] {
        assert!(!log.contains(secret), "the log shows {secret}");
    }
    let lines = log.lines().map(|line| parse(line.as_bytes()).unwrap_or_else(|_| panic!("not JSON: {line}")));
    lines.filter(|line| line.get("message").and_then(Value::as_str) == Some(message)).collect()
}

/// Starts a server with a database file. Also returns a second connection, with which the test can damage the file.
fn server(clock: Clock) -> (Server, Connection, TempDir) {
    static BEGUN: OnceLock<()> = OnceLock::new();
    BEGUN.get_or_init(|| tracing_subscriber::fmt().json().flatten_event(true).with_writer(|| Log).init());
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("lastro.db");
    let server = Server::start(Options { place: Place::File(file.clone()), clock, ..options() }).expect("a server");
    (server, Connection::open(file).expect("the file"), folder)
}

/// Requests the health of the server, for which no token is needed.
fn health(server: &Server) -> Reply {
    Client::new(server.address()).ask("GET", "/_twin/health", "", "")
}

fn word(reply: &Reply, path: &[&str]) -> String {
    let whole = reply.json();
    let found = path.iter().try_fold(&whole, |value, name| value.get(name));
    found.and_then(Value::as_str).unwrap_or_else(|| panic!("{path:?} in {}", reply.text())).to_owned()
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn health_tells_what_came_of_the_last_write() {
    let (server, file, _folder) = server(Clock::Frozen);
    let first = health(&server);
    assert_eq!((first.status, word(&first, &["status"])), (200, "ok".to_owned()));
    assert_eq!(first.json().get("last_commit"), Some(&Value::Null));
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 200);
    assert_eq!(word(&health(&server), &["last_commit", "status"]), "ok");

    file.execute_batch("ALTER TABLE service RENAME TO service_gone").expect("broken");
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 500);
    let failing = health(&server);
    assert_eq!((failing.status, word(&failing, &["status"])), (503, "failing".to_owned()), "{}", failing.text());
    assert_eq!(
        (word(&failing, &["writer"]), word(&failing, &["last_commit", "status"])),
        ("failing".to_owned(), "failing".to_owned())
    );
    // a batch without changes is not written, so the server is still unhealthy
    assert_eq!(control(&server, "GET", "/_twin/faults", "").status, 200);
    assert_eq!(health(&server).status, 503);
    let lines = logged("a transaction was not written");
    let error = lines.first().and_then(|line| line.get("error")).and_then(Value::as_str).expect("an error");
    assert!(error.contains("no such table"), "{error}");
    assert_eq!(lines[0].get("level").and_then(Value::as_str), Some("ERROR"));
    // records are read from memory, so they are still available
    assert_eq!(ask(&server, "GET", SERVICES, "").number(&["header", "count"]), 1);
    // a failed read of the journal is logged
    file.execute_batch("ALTER TABLE journal RENAME TO journal_gone").expect("broken");
    assert_eq!(control(&server, "GET", "/_twin/journal", "").status, 500);
    assert!(!logged("the state could not be read").is_empty());
    file.execute_batch("ALTER TABLE journal_gone RENAME TO journal").expect("mended");

    file.execute_batch("ALTER TABLE service_gone RENAME TO service").expect("mended");
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 200);
    assert_eq!(health(&server).status, 200);
    server.stop().expect("stopped");
}

#[test]
fn health_tells_that_the_store_cannot_be_read() {
    let (server, file, _folder) = server(Clock::Frozen);
    for table in ["counter", "journal"] {
        file.execute_batch(&format!("ALTER TABLE {table} RENAME TO gone")).expect("broken");
        let failing = health(&server);
        assert_eq!((failing.status, word(&failing, &["store"])), (503, "failing".to_owned()), "{}", failing.text());
        file.execute_batch(&format!("ALTER TABLE gone RENAME TO {table}")).expect("mended");
        assert_eq!(health(&server).status, 200);
    }
    server.stop().expect("stopped");
}

#[test]
fn a_clock_that_cannot_move_is_counted_logged_and_told() {
    // a month of the twin's clock takes about three seconds
    let (server, file, _folder) = server(Clock::Fast(1_000_000));
    for (target, body) in [("clientes/", r#"{"nome":"Ana","tipo":2}"#), ("servicos/", SERVICE)] {
        assert_eq!(ask(&server, "POST", &format!("/api/v2/{target}"), body).status, 200);
    }
    assert_eq!(word(&health(&server), &["clock"]), "ok");
    let due = r#"{"agendamento":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,"agendamento_automatico":1,
        "id_cliente":1,"itens":[{"recorrente":1,"id_servico":1,"valor":100,"qtd":1}]}"#;
    let reply = ask(&server, "POST", "/api/v2/vendas/", due);
    assert_eq!(reply.status, 200, "{}", reply.text());
    file.execute_batch("ALTER TABLE sale RENAME TO sale_gone").expect("broken");
    let failed = || {
        let metrics = control(&server, "GET", "/_twin/metrics", "").text();
        !metrics.contains("lastro_failed_ticks_total 0\n")
    };
    until("due work fails", failed);
    let failing = health(&server);
    assert_eq!(failing.status, 503, "{}", failing.text());
    assert_ne!(word(&failing, &["clock"]), "ok");
    assert!(!logged("the clock could not move: due work failed").is_empty());
    // requests are still handled, at the instant at which the clock stopped
    assert_eq!(ask(&server, "GET", "/api/v2/servicos/1", "").status, 200);
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 200);

    file.execute_batch("ALTER TABLE sale_gone RENAME TO sale").expect("mended");
    until("the clock moves again", || health(&server).status == 200);
    server.stop().expect("stopped");
}
