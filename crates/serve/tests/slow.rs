//! Tests clients that are slow, request large amounts of data, or disconnect. The resources that they take must be limited, and
//! other clients must be served meanwhile.

use std::io::ErrorKind;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::client::{BASIC, BEARER, Client, SERVICE, ask, control, options, server};
use lastro_serve::front::{Limits, MAX_BODY};
use lastro_serve::store::{self, Database};
use lastro_serve::{Options, Place, Server};
use lastro_twin::state::{Changes, Row, RowChange, Table};

const SERVICES: &str = "/api/v2/servicos/";
/// Longest time for which a test waits for a condition.
const PATIENCE: Duration = Duration::from_secs(60);

fn limited(limits: Limits) -> Server {
    Server::start(Options { limits, ..options() }).expect("a server")
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        sleep(Duration::from_millis(20));
    }
}

/// The value of a metric.
fn figure(server: &Server, name: &str) -> u64 {
    let metrics = control(server, "GET", "/_twin/metrics", "").text();
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ').map(str::to_owned));
    line.expect("a figure").parse().expect("a number")
}

/// Sends the beginning of a request whose body has the maximum length.
fn begin_body(server: &Server, authorization: &str, sent: usize) -> Client {
    let mut client = Client::new(server.address());
    client
        .send(format!(
            "POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{authorization}Content-Length: {MAX_BODY}\r\n\r\n"
        ))
        .and_then(|()| client.send(vec![b' '; sent]))
        .expect("sent");
    client
}

#[test]
fn the_connection_that_has_waited_longest_makes_way() {
    let hours = Duration::from_secs(36_000);
    let server = limited(Limits { connections: 4, head_time: hours, body_time: hours, ..Limits::default() });
    let body = format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: 9\r\n\r\n{{");
    let slow = ["", "GET", "GET / HTTP/1.1\r\nA: b", &body].map(|begun| {
        let mut client = Client::new(server.address());
        client.send(begun).expect("sent");
        client
    });
    // each of these eight clients keeps its connection open
    let served = [(); 8].map(|()| {
        let mut client = Client::new(server.address());
        assert_eq!(client.ask("GET", SERVICES, BASIC, "").status, 200);
        client
    });
    for mut client in slow {
        assert_eq!(client.rest().0, b"", "its connection is ended");
    }
    // At most four connections are open at a time. So the first four of the eight clients displaced the slow clients, and were
    // later displaced themselves by the last four.
    assert!(figure(&server, "lastro_dismissed_connections_total") >= 8);
    drop(served);
    server.stop().expect("stopped");
}

#[test]
fn long_bodies_share_one_memory_and_a_body_without_a_key_takes_none() {
    let server = limited(Limits { body_time: Duration::from_secs(5), ..Limits::default() });
    // four bodies of maximum length take all of the memory for bodies
    let mut slow: Vec<Client> = (0..4).map(|_| begin_body(&server, BASIC, 17 * 1_024)).collect();
    let long = format!("{SERVICE}{}", " ".repeat(17 * 1_024));
    // a body without a known key is not stored, so it does not wait for memory; neither does a short body
    let wrong = "Authorization: Basic eDo=\r\n";
    for authorization in ["", wrong] {
        let reply = Client::new(server.address()).ask("POST", SERVICES, authorization, &long);
        assert_eq!(reply.status, 401, "{}", reply.text());
    }
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 200);
    for client in &mut slow {
        assert!(client.nothing_came(), "they still have what they took");
    }
    for client in &mut slow {
        assert_eq!(client.reply().expect("a response").status, 408);
    }
    assert_eq!(ask(&server, "POST", SERVICES, &long).status, 200);
    server.stop().expect("stopped");
}

#[test]
fn a_body_that_finds_no_memory_in_time_is_told_to_come_again() {
    let server = limited(Limits { body_time: Duration::from_secs(2), ..Limits::default() });
    let mut slow: Vec<Client> = (0..4).map(|_| begin_body(&server, BASIC, 17 * 1_024)).collect();
    sleep(Duration::from_millis(200));
    // Each of these clients sends another MiB, so it gets one second more. Its body therefore holds its memory longer than the
    // next body waits for memory.
    for client in &mut slow {
        client.send(vec![b' '; 1_024 * 1_024 + 1]).expect("sent");
    }
    let reply = ask(&server, "POST", SERVICES, &format!("{SERVICE}{}", " ".repeat(17 * 1_024)));
    assert_eq!((reply.status, reply.header("retry-after")), (503, Some("1")), "{}", reply.text());
    server.stop().expect("stopped");
}

#[test]
fn a_body_that_comes_byte_by_byte_has_one_time_limit_for_all_of_it() {
    let server = limited(Limits { body_time: Duration::from_millis(300), ..Limits::default() });
    let mut client = begin_body(&server, BASIC, 1);
    until("it is cut off", || client.send(b" ").is_err() || !client.nothing_came());
    assert_eq!(client.reply().expect("a response").status, 408);
    server.stop().expect("stopped");
}

#[test]
fn a_response_that_is_not_read_ends_its_connection() {
    let server = limited(Limits { response_time: Duration::from_millis(300), ..Limits::default() });
    let mut client = Client::new(server.address());
    let request = "GET /_twin/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    // the client never reads, so the server stops reading its requests once the buffers are full
    client.writes_time_out(Duration::from_secs(1));
    let refused = (0..1_000_000).find_map(|_| client.send(request).err()).expect("it is full");
    let ended = [ErrorKind::ConnectionReset, ErrorKind::BrokenPipe, ErrorKind::WouldBlock, ErrorKind::TimedOut];
    assert!(ended.contains(&refused.kind()), "{refused}");
    until("its connection ends", || figure(&server, "lastro_connections") == 1);
    server.stop().expect("stopped");
}

/// A server with records whose strings are so long that a listing with many conditions takes long.
fn with_long_texts(limits: Limits, folder: &tempfile::TempDir) -> Server {
    let file = folder.path().join("lastro.db");
    let mut database = Database::open(&file, &store::Options::default()).expect("a new file");
    let text = "ab".repeat(3_000_000);
    for id in 1..=5 {
        let doc = format!(r#"{{"id":{id},"nome":"Corte","valor_venda":10.00,"discriminacao":"{text}"}}"#);
        let row = Row::new(id, doc.into(), None);
        let rows = vec![RowChange { table: Table::Service, id, row: Some(row) }];
        database.apply(Changes { rows, ..Changes::default() }).expect("written");
    }
    database.close().expect("closed");
    Server::start(Options { place: Place::File(file), limits, ..options() }).expect("a server")
}

/// The head of a request for a listing with 90 conditions, each of which searches all the long strings.
fn slow_listing() -> String {
    let conditions: Vec<String> = (0..90).map(|n| format!("discriminacao[contains]=abababab{n}")).collect();
    format!("GET {SERVICES}?_limit=1&{} HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n", conditions.join("&"))
}

#[test]
fn slow_listings_hold_up_no_other_read_and_end_with_their_clients() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = with_long_texts(Limits { list_time: Duration::from_secs(3_600), ..Limits::default() }, &folder);
    let mut slow: Vec<Client> = (0..6)
        .map(|_| {
            let mut client = Client::new(server.address());
            client.send(slow_listing()).expect("sent");
            client
        })
        .collect();
    for _ in 0..3 {
        assert_eq!(ask(&server, "GET", "/api/v2/servicos/99", "").status, 404);
        assert_eq!(control(&server, "GET", "/_twin/state", "").status, 200);
    }
    for client in &mut slow {
        assert!(client.nothing_came(), "a listing that should be slow was answered");
    }
    drop(slow);
    // the aborted listings no longer hold the slots for listings
    assert_eq!(ask(&server, "GET", "/api/v2/servicos/?_limit=1&nome=Barba", "").number(&["header", "count"]), 0);
    server.stop().expect("stopped");
}

#[test]
fn a_listing_that_takes_too_long_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = with_long_texts(Limits { list_time: Duration::from_millis(200), ..Limits::default() }, &folder);
    let given_up = || {
        let mut client = Client::new(server.address());
        client.send(slow_listing()).expect("sent");
        let reply = client.reply().expect("a response");
        assert_eq!((reply.status, reply.number(&["code"])), (503, 503), "{}", reply.text());
    };
    given_up();
    given_up();
    // a fault plan counts every request, so the writer's thread handles listings too; the time limit is the same
    let plan = r#"{"rules":[{"operations":["customers"],"nth":1,"phase":"before","action":{"status":500}}]}"#;
    assert_eq!(control(&server, "PUT", "/_twin/faults", plan).status, 200);
    let entries = || control(&server, "GET", "/_twin/state", "").number(&["entries"]);
    let before = entries();
    given_up();
    assert_eq!(entries(), before, "what was given up left an entry");
    assert_eq!(figure(&server, "lastro_failed_commits_total"), 0);
    assert_eq!(ask(&server, "POST", SERVICES, SERVICE).status, 200);
    assert_eq!(entries(), before + 1);
    server.stop().expect("stopped");
}

/// A server with contracts (recurring sales), and a client that has requested to move the clock to the year 9000.
fn advancing() -> (Server, Client) {
    let server = server();
    for (target, body) in [("clientes/", r#"{"nome":"Ana","tipo":2}"#), ("servicos/", SERVICE)] {
        assert_eq!(ask(&server, "POST", &format!("/api/v2/{target}"), body).status, 200);
    }
    let contract = r#"{"agendamento":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,"agendamento_automatico":1,
        "id_cliente":1,"itens":[{"recorrente":1,"id_servico":1,"valor":100,"qtd":1}]}"#;
    for _ in 0..10 {
        let reply = ask(&server, "POST", "/api/v2/vendas/", contract);
        assert_eq!(reply.status, 200, "{}", reply.text());
    }
    let mut client = Client::new(server.address());
    let body = r#"{"to":"9000-01-01T00:00:00-03:00"}"#;
    let head =
        format!("POST /_twin/advance HTTP/1.1\r\nHost: localhost\r\n{BEARER}Content-Length: {}\r\n\r\n", body.len());
    client.send(head + body).expect("sent");
    let before = now(&server);
    until("the clock moves", || now(&server) != before);
    (server, client)
}

fn now(server: &Server) -> String {
    let state = control(server, "GET", "/_twin/state", "").json();
    state.get("now").and_then(lastro::json::Value::as_str).expect("a moment").to_owned()
}

#[test]
fn an_advance_ends_with_its_client() {
    let (server, client) = advancing();
    drop(client);
    let mut last = String::new();
    until("the clock stands", || {
        sleep(Duration::from_millis(500));
        let now = now(&server);
        core::mem::replace(&mut last, now.clone()) == now
    });
    assert!(last.as_str() < "9000", "{last}");
    server.stop().expect("stopped");
}

#[test]
fn an_advance_can_be_stopped() {
    let (server, mut client) = advancing();
    assert_eq!(control(&server, "DELETE", "/_twin/advance", "").status, 204);
    let reply = client.reply().expect("a response");
    assert_eq!(reply.status, 200);
    assert!(reply.text().contains(r#""reached":false"#), "{}", reply.text());
    assert_eq!(reply.json().get("now").and_then(lastro::json::Value::as_str), Some(now(&server).as_str()));
    server.stop().expect("stopped");
}

#[test]
fn a_server_stops_whatever_its_clients_do() {
    let (server, advance) = advancing();
    let mut clients = vec![advance, begin_body(&server, BASIC, 100), begin_body(&server, "", 100)];
    for begun in ["", "GET /api/v2/servicos/ HT", &slow_listing()] {
        let mut client = Client::new(server.address());
        client.send(begun).expect("sent");
        clients.push(client);
    }
    let mut unread = Client::new(server.address());
    unread.writes_time_out(Duration::from_millis(300));
    while unread.send("GET /_twin/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n").is_ok() {}
    clients.push(unread);
    server.stop().expect("stopped in peace");
}
