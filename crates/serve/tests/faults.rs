//! Tests fault plans as clients experience them.

use std::io::ErrorKind;
use std::time::{Duration, Instant};

use crate::client::{BASIC, Client, SERVICE, ask, control, server};
use lastro_serve::Server;

const SERVICES: &str = "/api/v2/servicos/";

fn plan(server: &Server, phase: &str, action: &str) {
    let plan = format!(r#"{{"rules":[{{"nth":1,"phase":"{phase}","action":{action}}}]}}"#);
    let reply = control(server, "PUT", "/_twin/faults", &plan);
    assert_eq!(reply.status, 200, "{}", reply.text());
}

fn count(server: &Server) -> i64 {
    assert_eq!(control(server, "PUT", "/_twin/faults", "null").text(), "null");
    ask(server, "GET", SERVICES, "").number(&["header", "count"])
}

/// Sends an insert, and reads everything until the connection ends.
fn insert(server: &Server) -> (Vec<u8>, std::io::Result<usize>) {
    let mut client = Client::new(server.address());
    let length = SERVICE.len();
    let head =
        format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: {length}\r\n\r\n{SERVICE}");
    client.send(head).expect("sent");
    client.rest()
}

#[test]
fn a_dropped_connection_is_reset_and_the_phase_says_whether_it_was_done() {
    let server = server();
    for (phase, done) in [("before", 0), ("after", 1)] {
        plan(&server, phase, r#"{"drop":true}"#);
        let (bytes, end) = insert(&server);
        assert_eq!(bytes, b"", "{phase}");
        assert_eq!(end.expect_err("no orderly end").kind(), ErrorKind::ConnectionReset, "{phase}");
        assert_eq!(count(&server), done, "{phase}");
    }
    server.stop().expect("stopped");
}

#[test]
fn an_answer_ends_after_the_bytes_of_the_plan() {
    let server = server();
    for bytes in [0, 1, 57] {
        plan(&server, "after", &format!(r#"{{"drop_after":{bytes}}}"#));
        let (answer, end) = insert(&server);
        let answer = String::from_utf8(answer).expect("a text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a whole head");
        assert!(head.starts_with("HTTP/1.1 200 OK"), "{head}");
        assert_eq!(body.len(), bytes, "{body}");
        assert!(end.is_ok(), "an orderly end");
    }
    assert_eq!(count(&server), 3);
    server.stop().expect("stopped");
}

#[test]
fn earlier_responses_on_a_pipelined_connection_are_complete() {
    let server = server();
    ask(&server, "POST", SERVICES, SERVICE);
    let rule = r#"{"rules":[{"nth":3,"phase":"after","action":{"drop_after":5}}]}"#;
    assert_eq!(control(&server, "PUT", "/_twin/faults", rule).status, 200);
    let mut client = Client::new(server.address());
    client.send(format!("GET {SERVICES}1 HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n").repeat(4)).expect("sent");
    let first = client.reply().expect("an answer");
    assert_eq!(client.reply().expect("an answer").body, first.body);
    let (rest, _) = client.rest();
    let rest = String::from_utf8(rest).expect("a text");
    assert_eq!(rest.split_once("\r\n\r\n").expect("a whole head").1.as_bytes(), &first.body[..5]);
    server.stop().expect("stopped");
}

#[test]
fn a_response_that_is_late_holds_up_no_other() {
    let server = server();
    plan(&server, "after", r#"{"latency_ms":3600000}"#);
    let mut slow = Client::new(server.address());
    slow.send(format!("GET {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n")).expect("sent");
    while !control(&server, "GET", "/_twin/faults", "").text().contains(r#""applied":1"#) {}
    assert_eq!(ask(&server, "GET", SERVICES, "").status, 200);
    assert!(slow.nothing_came(), "it was answered at once");
    server.stop().expect("stopped");
}

#[test]
fn a_response_takes_at_least_as_long_as_planned() {
    let server = server();
    plan(&server, "after", r#"{"latency_ms":400}"#);
    let begun = Instant::now();
    assert_eq!(ask(&server, "GET", SERVICES, "").status, 200);
    // only a lower bound is checked, since a slow machine may take longer
    assert!(begun.elapsed() >= Duration::from_millis(400));
    server.stop().expect("stopped");
}

#[test]
fn a_cut_after_the_whole_response_ends_the_connection_before_another_request_is_done() {
    let server = server();
    ask(&server, "POST", SERVICES, SERVICE);
    let whole = ask(&server, "GET", "/api/v2/servicos/1", "").body.len();
    for (method, bytes) in [("GET", whole), ("GET", whole + 1), ("GET", 100_000), ("HEAD", 1), ("HEAD", 100_000)] {
        let rule = format!(r#"{{"rules":[{{"nth":2,"phase":"after","action":{{"drop_after":{bytes}}}}}]}}"#);
        assert_eq!(control(&server, "PUT", "/_twin/faults", &rule).status, 200);
        let mut client = Client::new(server.address());
        let read = |method: &str| format!("{method} /api/v2/servicos/1 HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n");
        let head =
            format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: {}\r\n\r\n", SERVICE.len());
        client.send(read("GET") + &read(method) + &head + SERVICE).expect("sent");
        assert_eq!(client.reply().expect("a response").body.len(), whole);
        let last = client.reply_to(method).expect("a response");
        assert_eq!(last.status, 200);
        assert_eq!(last.body.len(), if method == "HEAD" { 0 } else { whole }, "{method} {bytes}");
        assert_eq!(client.rest().0, b"", "{method} {bytes}");
        assert_eq!(count(&server), 1, "the request after it was done: {method} {bytes}");
    }
    server.stop().expect("stopped");
}

#[test]
fn statuses_and_spoiled_bodies_arrive_as_planned() {
    let server = server();
    plan(&server, "before", r#"{"status":503,"retry_after":7}"#);
    let reply = ask(&server, "POST", SERVICES, SERVICE);
    assert_eq!((reply.status, reply.header("retry-after"), reply.number(&["code"])), (503, Some("7"), 503));
    assert_eq!(count(&server), 0);
    for how in ["half", "wrong_json", "html"] {
        plan(&server, "after", &format!(r#"{{"body":"{how}"}}"#));
        let reply = ask(&server, "POST", SERVICES, SERVICE);
        assert!(lastro::json::parse(&reply.body).is_err(), "{how}: {}", reply.text());
        assert_eq!(reply.header("content-length"), Some(reply.body.len().to_string().as_str()));
    }
    assert_eq!(count(&server), 3);
    server.stop().expect("stopped");
}

#[test]
fn a_plan_is_counted_and_a_wrong_one_is_refused_by_its_path() {
    let server = server();
    plan(&server, "before", r#"{"status":500}"#);
    for status in [500, 200, 200] {
        assert_eq!(ask(&server, "GET", SERVICES, "").status, status);
    }
    let plan = control(&server, "GET", "/_twin/faults", "");
    assert!(plan.text().contains(r#""applied":1"#), "{}", plan.text());
    for (wrong, path) in [
        (r#"{"rules":[{"phase":"during","action":{"drop":true}}]}"#, "rules[0].phase"),
        (r#"{"rules":[{"phase":"after","action":{"status":200}}]}"#, "rules[0].action.status"),
        ("{", ""),
    ] {
        let reply = control(&server, "PUT", "/_twin/faults", wrong);
        assert_eq!((reply.status, reply.number(&["code"])), (400, 400), "{wrong}");
        assert!(reply.text().contains(path), "{wrong}: {}", reply.text());
    }
    let kept = control(&server, "GET", "/_twin/faults", "");
    assert_eq!(kept.text(), plan.text(), "a wrong plan leaves the one that is there");
    server.stop().expect("stopped");
}
