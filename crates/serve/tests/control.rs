//! Tests the control plane: the clock, snapshots, the journal, notifications and metrics.

use crate::client;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{Client, KEY, SERVICE, TOKEN, ask, config, control, options, server};
use lastro::json::Value;
use lastro::model::ConcealedText;
use lastro::webhook::{self, Request as Signed};
use lastro_serve::{Clock, Options, Place, Server};
use lastro_twin::config::Subscription;
use lastro_twin::http::read_json;
use lastro_twin::openapi;

const SERVICES: &str = "/api/v2/servicos/";
pub const SECRET: &str = "segredo-de-assinatura";

#[test]
fn the_clock_moves_forward_and_not_back() {
    let server = server();
    let state = || control(&server, "GET", "/_twin/state", "").json();
    assert_eq!(state().get("now").and_then(Value::as_str), Some("2027-01-01T09:00:00-03:00"));
    let moved = control(&server, "POST", "/_twin/advance", r#"{"to":"2027-03-01T00:00:00-03:00"}"#);
    assert_eq!(moved.text(), r#"{"now":"2027-03-01T00:00:00-03:00","done":0,"reached":true,"next":null}"#);
    let back = control(&server, "POST", "/_twin/advance", r#"{"to":"2027-02-01T00:00:00-03:00"}"#);
    assert_eq!(back.json().get("now"), state().get("now"));
    assert_eq!(state().get("now").and_then(Value::as_str), Some("2027-03-01T00:00:00-03:00"));
    for wrong in ["", "{}", r#"{"to":"tomorrow"}"#, r#"{"to":"2027-03-01T00:00:00-03:00","budget":-1}"#, "[]"] {
        let reply = control(&server, "POST", "/_twin/advance", wrong);
        assert_eq!((reply.status, reply.number(&["code"])), (400, 400), "{wrong}");
    }
    server.stop().expect("stopped");
}

#[test]
fn a_clock_that_is_not_frozen_runs_by_itself() {
    let now = |server: &Server| {
        let state = control(server, "GET", "/_twin/state", "").json();
        state.get("now").and_then(Value::as_str).expect("a moment").to_owned()
    };
    let fast = Server::start(Options { clock: Clock::Fast(1_000_000), ..options() }).expect("a server");
    let (begun, first) = (Instant::now(), now(&fast));
    while now(&fast) < first.replace("-01-0", "-01-2") {
        assert!(begun.elapsed() < Duration::from_secs(60), "the clock stands at {}", now(&fast));
        thread::sleep(Duration::from_millis(50));
        ask(&fast, "POST", SERVICES, SERVICE);
    }
    fast.stop().expect("stopped");
    let real = Server::start(Options { clock: Clock::Real, ..options() }).expect("a server");
    assert!(now(&real).as_str() > "2026-01-01", "{}", now(&real));
    real.stop().expect("stopped");
}

#[test]
fn a_snapshot_is_the_state_and_gives_it_back() {
    let server = server();
    for _ in 0..3 {
        ask(&server, "POST", SERVICES, SERVICE);
    }
    let snapshot = control(&server, "GET", "/_twin/snapshot", "");
    let hash = snapshot.header("twin-sha256").expect("a hash").to_owned();
    assert_eq!(snapshot.status, 200);
    ask(&server, "DELETE", "/api/v2/servicos/2", "");
    assert_eq!(control(&server, "GET", "/_twin/state", "").number(&["records", "service"]), 2);
    assert_ne!(control(&server, "GET", "/_twin/snapshot", "").header("twin-sha256"), Some(hash.as_str()));
    let restored = control(&server, "PUT", "/_twin/snapshot", &snapshot.text());
    assert_eq!(restored.status, 200, "{}", restored.text());
    assert_eq!(control(&server, "GET", "/_twin/snapshot", "").header("twin-sha256"), Some(hash.as_str()));
    assert_eq!(ask(&server, "GET", "/api/v2/servicos/2", "").status, 200);
    // an invalid snapshot is refused, and changes nothing
    for wrong in ["", "{}", "null", &snapshot.text()[..snapshot.text().len() - 9]] {
        assert_eq!(control(&server, "PUT", "/_twin/snapshot", wrong).status, 400, "{wrong}");
    }
    assert_eq!(control(&server, "GET", "/_twin/snapshot", "").header("twin-sha256"), Some(hash.as_str()));

    // another server that begins with the snapshot returns the same responses
    let options = Options { snapshot: Some(snapshot.text()), ..options() };
    let other = Server::start(options).expect("a server");
    assert_eq!(ask(&other, "GET", SERVICES, "").number(&["header", "count"]), 3);
    assert_eq!(ask(&other, "GET", "/api/v2/servicos/3", "").body, ask(&server, "GET", "/api/v2/servicos/3", "").body);
    other.stop().expect("stopped");
    server.stop().expect("stopped");
}

#[test]
fn the_journal_has_every_change_and_pages() {
    let server = server();
    for _ in 0..5 {
        ask(&server, "POST", SERVICES, SERVICE);
        ask(&server, "GET", SERVICES, "");
    }
    control(&server, "POST", "/_twin/advance", r#"{"to":"2027-03-01T00:00:00-03:00"}"#);
    let ordinals = |query: &str| -> Vec<i64> {
        let page = control(&server, "GET", &format!("/_twin/journal{query}"), "").json();
        page.as_array().expect("a list").iter().map(|entry| number(entry, "ordinal")).collect()
    };
    assert_eq!(ordinals(""), [1, 2, 3, 4, 5, 6]);
    assert_eq!(ordinals("?from=3&limit=2"), [3, 4]);
    assert_eq!(ordinals("?from=7"), [0; 0]);
    for wrong in ["?from=x", "?limit=0", "?limit=1001"] {
        assert_eq!(control(&server, "GET", &format!("/_twin/journal{wrong}"), "").status, 400, "{wrong}");
    }
    let page = control(&server, "GET", "/_twin/journal", "").text();
    assert!(page.contains("/api/v2/servicos/") && page.contains("advance"), "{page}");
    server.stop().expect("stopped");
}

/// Three of the test's records fit into a page. A fourth one would exceed the limit of 8 MiB.
#[test]
fn pages_of_the_journal_and_of_deliveries_have_a_limit_in_bytes() {
    let folder = tempfile::tempdir().expect("a folder");
    for place in [Place::Memory, Place::File(folder.path().join("lastro.db"))] {
        let options = notified("http://localhost:9/avisos");
        let collect: lastro_twin::Config = read_json(br#"{"policies":{"webhooks":"collect"}}"#).expect("JSON");
        let config = lastro_twin::Config { policies: collect.policies, ..options.config };
        let server = Server::start(Options { place, config, ..options }).expect("a server");
        let body = format!(r#"{{"nome":"Corte","discriminacao":"{}"}}"#, "x".repeat(2_500_000));
        for _ in 0..5 {
            assert_eq!(ask(&server, "POST", SERVICES, &body).status, 200);
        }
        for (what, key) in [("journal", "ordinal"), ("deliveries", "id")] {
            let page = |from: i64| -> Vec<i64> {
                let page = control(&server, "GET", &format!("/_twin/{what}?from={from}&limit=100"), "").json();
                page.as_array().expect("a list").iter().map(|entry| number(entry, key)).collect()
            };
            assert_eq!((page(1), page(4), page(6)), (vec![1, 2, 3], vec![4, 5], vec![]), "{what}");
        }
        server.stop().expect("stopped");
    }
}

pub fn number(record: &Value, name: &str) -> i64 {
    match record.get(name) {
        Some(Value::Number(number)) => number.parse().expect("a number"),
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn the_dashboard_may_run_its_own_script_and_ask_this_server_alone() {
    let server = server();
    let reply = Client::new(server.address()).ask("GET", "/_twin/", "", "");
    let policy = reply.header("content-security-policy").expect("a policy");
    for part in ["default-src 'none'", "script-src 'sha256-", "connect-src 'self'", "frame-ancestors 'none'"] {
        assert!(policy.contains(part), "{part}: {policy}");
    }
    server.stop().expect("stopped");
}

#[test]
fn the_interface_is_at_an_address_that_needs_no_token() {
    let server = server();
    let reply = Client::new(server.address()).ask("GET", "/_twin/openapi.json", "", "");
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("application/json")));
    assert_eq!(reply.text(), openapi::document().to_json());
    let json = reply.json();
    let paths = json.get("paths").and_then(Value::as_object).expect("paths");
    // the server has every path of the OpenAPI document: without a valid key, it responds with 401 and not with 404
    for (path, methods) in paths {
        for (method, _) in methods.as_object().expect("methods") {
            let target = path.split('/').map(|part| if part.starts_with('{') { "1" } else { part });
            let target = target.collect::<Vec<_>>().join("/");
            let reply = Client::new(server.address()).ask(&method.to_ascii_uppercase(), &target, "", "");
            assert_eq!(reply.status, 401, "{method} {target}");
        }
    }
    server.stop().expect("stopped");
}

/// A receiver of notifications. It responds with the given statuses in turn, repeats the last one, and passes the bodies on to
/// the test in order.
pub fn receiver(statuses: &'static [u16]) -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let url = format!("http://{}/avisos", listener.local_addr().expect("an address"));
    let (give, given) = mpsc::channel();
    thread::spawn(move || {
        for (turn, stream) in listener.incoming().enumerate() {
            let (mut stream, mut bytes) = (stream.expect("a connection"), Vec::new());
            let status = statuses.get(turn).or(statuses.last()).expect("a status");
            let mut buffer = [0; 4_096];
            let body = loop {
                let read = stream.read(&mut buffer).expect("bytes");
                bytes.extend_from_slice(&buffer[..read]);
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
                let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("a length");
                if body.len() >= length.parse().expect("a number") {
                    break body.to_owned();
                }
            };
            write!(stream, "HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n").expect("answered");
            if give.send(body).is_err() {
                return;
            }
        }
    });
    (url, given)
}

pub fn notified(url: &str) -> Options {
    let secret = ConcealedText::new(SECRET);
    let one = Subscription { url: url.to_owned(), secret, old_secret: None, endpoints: None, operations: None };
    let config = lastro_twin::Config { subscriptions: Some(vec![one]), ..config() };
    Options { ..Options::in_memory(config, TOKEN) }
}

pub fn verified(body: &str) -> bool {
    let secrets = [SECRET.to_owned()];
    let request = Signed {
        body: body.as_bytes(),
        secrets: &secrets,
        now: None,
        tolerance_s: None,
        future_s: None,
        strict: true,
        any_entry: false,
    };
    webhook::verify(&request).expect("a verdict").verdict == webhook::Verdict::Ok
}

#[test]
fn notifications_arrive_signed_in_order_and_are_reported() {
    let (url, bodies) = receiver(&[200]);
    let server = Server::start(notified(&url)).expect("a server");
    ask(&server, "POST", SERVICES, SERVICE);
    for value in 1..=20 {
        let body = format!(r#"{{"nome":"Corte {value}"}}"#);
        assert_eq!(ask(&server, "PUT", "/api/v2/servicos/1", &body).status, 200);
    }
    let mut operations = Vec::new();
    for value in 0..=20 {
        let body = bodies.recv_timeout(Duration::from_secs(10)).expect("a notification");
        assert!(verified(&body), "{body}");
        operations.push(if value == 0 { "\"insert\"".to_owned() } else { format!("\"Corte {value}\"") });
        assert!(body.contains(operations.last().expect("one")), "number {value} is {body}");
    }
    let begun = Instant::now();
    let delivered = || {
        let page = control(&server, "GET", "/_twin/deliveries?limit=1000", "");
        assert!(!page.text().contains(SECRET));
        page.json().as_array().expect("a list").to_vec()
    };
    while delivered().iter().any(|one| one.get("status").and_then(Value::as_str) != Some("delivered")) {
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", delivered());
    }
    let all = delivered();
    assert_eq!(all.len(), 21);
    let likely = all[0].get("explanation").and_then(|explanation| explanation.get("likely"));
    assert_eq!(likely.and_then(Value::as_str), Some("nothing"), "{:?}", all[0]);
    let metrics = control(&server, "GET", "/_twin/metrics", "").text();
    assert!(metrics.contains("lastro_deliveries_total{result=\"accepted\"} 21"), "{metrics}");
    let subscriptions = control(&server, "GET", "/_twin/subscriptions", "").text();
    assert!(subscriptions.contains(&url) && !subscriptions.contains(SECRET), "{subscriptions}");
    server.stop().expect("stopped");
}

#[test]
fn a_notification_that_is_refused_is_sent_again_by_the_twins_clock() {
    let (url, bodies) = receiver(&[500, 503, 200]);
    let server = Server::start(notified(&url)).expect("a server");
    ask(&server, "POST", SERVICES, SERVICE);
    let first = bodies.recv_timeout(Duration::from_secs(10)).expect("a notification");
    for attempt in 2..=3 {
        let begun = Instant::now();
        let waiting = || control(&server, "GET", "/_twin/deliveries", "").text().contains(r#""status":"waiting""#);
        while !waiting() {
            assert!(begun.elapsed() < Duration::from_secs(10), "attempt {attempt}");
        }
        let next = control(&server, "GET", "/_twin/state", "").json();
        let at = next.get("next").and_then(|next| next.get("at")).and_then(Value::as_str).expect("a moment").to_owned();
        control(&server, "POST", "/_twin/advance", &format!(r#"{{"to":"{at}"}}"#));
        assert_eq!(bodies.recv_timeout(Duration::from_secs(10)).expect("a notification"), first);
    }
    server.stop().expect("stopped");
}

#[test]
fn nothing_is_sent_to_a_host_that_was_not_allowed() {
    let server = Server::start(notified("http://198.51.100.7:9/avisos")).expect("a server");
    let begun = Instant::now();
    ask(&server, "POST", SERVICES, SERVICE);
    let failed = || control(&server, "GET", "/_twin/metrics", "").text().contains("{result=\"failed\"} 1");
    while !failed() {
        assert!(begun.elapsed() < Duration::from_secs(5), "it waits for an answer");
    }
    assert!(control(&server, "GET", "/_twin/subscriptions", "").text().contains(r#""receivable":false"#));
    server.stop().expect("stopped");
}

#[test]
fn keys_and_secrets_appear_nowhere() {
    let (url, _bodies) = receiver(&[200]);
    let server = Server::start(notified(&url)).expect("a server");
    ask(&server, "POST", SERVICES, SERVICE);
    ask(&server, "POST", SERVICES, "{");
    for thing in ["state", "journal", "deliveries", "policies", "subscriptions", "snapshot", "faults", "metrics", ""] {
        let reply = control(&server, "GET", &format!("/_twin/{thing}"), "");
        assert_eq!(reply.status, 200, "{thing}");
        let shown = format!("{:?} {}", reply.headers, reply.text());
        let secrets = [KEY, SECRET, TOKEN, "Y2hhdmUtc2VjcmV0YS1kZS10ZXN0ZTo"];
        for secret in secrets {
            assert!(!shown.contains(secret), "{thing} shows {secret}");
        }
    }
    server.stop().expect("stopped");
}

#[test]
fn writes_that_come_together_are_all_done() {
    let server = server();
    let address = server.address();
    let writers: Vec<_> = (0..16)
        .map(|_| {
            thread::spawn(move || {
                let mut client = Client::new(address);
                (0..50)
                    .map(|_| client.ask("POST", SERVICES, client::BASIC, SERVICE).number(&["id"]))
                    .collect::<Vec<_>>()
            })
        })
        .collect();
    let mut keys: Vec<i64> = writers.into_iter().flat_map(|writer| writer.join().expect("a writer")).collect();
    keys.sort_unstable();
    assert_eq!(keys, (1..=800).collect::<Vec<_>>());
    let metrics = control(&server, "GET", "/_twin/metrics", "").text();
    assert!(metrics.contains("lastro_committed_jobs_total 800\n"), "{metrics}");
    server.stop().expect("stopped");
}
