//! Tests malformed and malicious requests. Each must get a clear response or a closed connection, and the server must keep
//! running.

use std::time::{Duration, Instant};

use crate::client::{BASIC, BEARER, Client, KEY, SERVICE, TOKEN, ask, options, server};
use lastro_serve::front::{Limits, MAX_BODY};
use lastro_serve::{Options, Server};
use lastro_twin::http::read_json;

const SERVICES: &str = "/api/v2/servicos/";

/// Checks that the server still responds, and that no record was inserted.
fn goes_on(server: Server) {
    assert_eq!(ask(&server, "GET", SERVICES, "").number(&["header", "count"]), 0);
    server.stop().expect("stopped");
}

#[test]
fn a_wrong_method_is_refused_and_told_which_there_are() {
    let server = server();
    for (method, target, allow) in [
        ("PATCH", "/api/v2/servicos/1", "GET, PUT, DELETE"),
        ("DELETE", SERVICES, "GET, POST"),
        ("BREW", SERVICES, "GET, POST"),
    ] {
        let reply = ask(&server, method, target, "");
        assert_eq!((reply.status, reply.header("allow")), (405, Some(allow)), "{method} {target}");
        assert_eq!(reply.number(&["code"]), 405);
    }
    let reply = ask(&server, "OPTIONS", SERVICES, "");
    assert_eq!((reply.status, reply.header("allow")), (204, Some("GET, POST, HEAD, OPTIONS")));
    let control = Client::new(server.address()).ask("DELETE", "/_twin/state", BEARER, "");
    assert_eq!((control.status, control.header("allow"), control.number(&["code"])), (405, Some("GET"), 405));
    goes_on(server);
}

#[test]
fn the_answer_to_head_is_that_to_get_without_its_body() {
    let server = server();
    let get = ask(&server, "GET", "/api/v2/servicos/99", "");
    let mut client = Client::new(server.address());
    let head = client.ask("HEAD", "/api/v2/servicos/99", BASIC, "");
    assert_eq!((head.status, head.header("content-length")), (404, get.header("content-length")));
    assert_eq!(get.status, 404);
    // the response to `HEAD` had no body, so the next response on the same connection is read correctly
    assert_eq!(client.ask("GET", "/api/v2/servicos/99", BASIC, "").body, get.body);
    goes_on(server);
}

#[test]
fn a_body_that_is_too_long_is_refused_whether_it_says_so_or_not() {
    let config = read_json(br#"{"policies":{"large-body":"413"}}"#).expect("a configuration");
    let server = Server::start(Options { config, ..options() }).expect("a server");
    let seventeen = vec![b' '; 17 * 1_024 * 1_024];
    let mut client = Client::new(server.address());
    let length = seventeen.len();
    client
        .send(format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: {length}\r\n\r\n"))
        .unwrap();
    client.send(&seventeen).expect("it is read to its end");
    let reply = client.reply().expect("an answer");
    assert_eq!((reply.status, reply.number(&["code"])), (413, 413), "{}", reply.text());

    let mut client = Client::new(server.address());
    client
        .send(format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Transfer-Encoding: chunked\r\n\r\n"))
        .unwrap();
    for part in seventeen.chunks(1 << 20) {
        client.send(format!("{:x}\r\n", part.len())).and_then(|()| client.send(part)).expect("it is read");
        client.send("\r\n").expect("it is read");
    }
    client.send("0\r\n\r\n").expect("it is read");
    assert_eq!(client.reply().expect("an answer").status, 413);

    // the client receives the refusal before it has sent the body
    let mut client = Client::new(server.address());
    let head = format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Expect: 100-continue\r\n");
    client.send(format!("{head}Content-Length: {length}\r\n\r\n")).unwrap();
    assert_eq!(client.reply().expect("an answer").status, 413);

    // the control plane has the same limit for bodies as the billing API
    let mut client = Client::new(server.address());
    client
        .send(format!("POST /_twin/advance HTTP/1.1\r\nHost: localhost\r\n{BEARER}Content-Length: {length}\r\n\r\n"))
        .unwrap();
    client.send(&seventeen).expect("it is read to its end");
    assert_eq!(client.reply().expect("an answer").status, 413);
    goes_on(server);
}

#[test]
fn a_body_of_exactly_the_limit_reaches_the_twin() {
    let server = server();
    let body = format!("{SERVICE}{}", " ".repeat(MAX_BODY - SERVICE.len()));
    let reply = ask(&server, "POST", SERVICES, &body);
    assert_eq!(reply.status, 200, "{}", reply.text());
    server.stop().expect("stopped");
}

#[test]
fn slow_heads_and_slow_bodies_are_cut_off() {
    let mut options = options();
    let short = Duration::from_millis(300);
    options.limits = Limits { head_time: short, body_time: short, ..Limits::default() };
    let server = Server::start(options).expect("a server");
    let begun = Instant::now();
    let mut dribble = Client::new(server.address());
    for byte in format!("GET {SERVICES} HTTP/1.1\r\n").bytes().cycle() {
        std::thread::sleep(Duration::from_millis(20));
        if dribble.send([byte]).is_err() || begun.elapsed() > Duration::from_secs(5) {
            break;
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(5), "a slow head was not cut off");

    let mut idle = Client::new(server.address());
    assert_eq!(idle.rest().0, b"", "an idle connection ends without an answer");

    let mut client = Client::new(server.address());
    client.send(format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: 33\r\n\r\n{{")).unwrap();
    assert_eq!(client.reply().expect("an answer").status, 408);
    goes_on(server);
}

#[test]
fn a_request_in_pieces_is_a_request() {
    let server = server();
    let mut client = Client::new(server.address());
    let length = SERVICE.len();
    let whole =
        format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: {length}\r\n\r\n{SERVICE}");
    for byte in whole.bytes() {
        client.send([byte]).expect("sent");
    }
    assert_eq!(client.reply().expect("an answer").status, 200);

    let (first, second) = SERVICE.split_at(7);
    let chunks =
        format!("{:x};x=y\r\n{first}\r\n{:X}\r\n{second}\r\n0\r\nTrailer: z\r\n\r\n", first.len(), second.len());
    let head = format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Transfer-Encoding: chunked\r\n\r\n");
    client.send(head).and_then(|()| client.send(chunks)).expect("sent");
    assert_eq!(client.reply().expect("an answer").number(&["id"]), 2);
    server.stop().expect("stopped");
}

#[test]
fn a_client_that_ends_in_the_middle_changes_nothing() {
    let server = server();
    let mut client = Client::new(server.address());
    let half = &SERVICE[..10];
    client
        .send(format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: 33\r\n\r\n{half}"))
        .unwrap();
    client.end_of_sending();
    assert_eq!(client.rest().0, b"");
    goes_on(server);
}

#[test]
fn pipelined_requests_are_answered_in_their_order() {
    let server = server();
    let mut client = Client::new(server.address());
    let mut all = String::new();
    let length = SERVICE.len();
    for turn in 1..=50 {
        all +=
            &format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: {length}\r\n\r\n{SERVICE}");
        all += &format!("GET {SERVICES}{turn} HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n");
    }
    client.send(all).expect("sent");
    for turn in 1..=50 {
        let (written, read) = (client.reply().expect("an answer"), client.reply().expect("an answer"));
        assert_eq!((written.number(&["id"]), written.body), (turn, read.body));
    }
    server.stop().expect("stopped");
}

#[test]
fn two_lengths_or_a_length_with_chunks_end_the_connection() {
    let server = server();
    for headers in [
        "Content-Length: 33\r\nContent-Length: 5\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 99999999999999999999999\r\n",
        "Transfer-Encoding: chunked, identity\r\n",
        "Transfer-Encoding: gzip\r\n",
        "A: b\r\n c\r\n",
        "Bad Header: x\r\n",
        "A: \0\r\n",
    ] {
        let mut client = Client::new(server.address());
        client
            .send(format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}{headers}\r\n{SERVICE}"))
            .expect("sent");
        assert_eq!(client.reply().map(|reply| reply.status).ok(), Some(400), "{headers:?}");
    }
    // If a request has `Content-Length` and chunked encoding, RFC 9112 requires that the chunked encoding is used. The connection
    // ends after the response, so that the remaining bytes are never read as another request.
    let mut client = Client::new(server.address());
    let chunked = format!("{:x}\r\n{SERVICE}\r\n0\r\n\r\n", SERVICE.len());
    let both = "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n";
    client
        .send(format!("PUT /api/v2/servicos/99 HTTP/1.1\r\nHost: localhost\r\n{BASIC}{both}\r\n{chunked}"))
        .expect("sent");
    assert_eq!(client.reply().expect("an answer").status, 404);
    assert_eq!(client.rest().0, b"");
    goes_on(server);
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    let server = server();
    let long = "x".repeat(70_000);
    for head in [format!("GET /{long} HTTP/1.1\r\n\r\n"), format!("GET {SERVICES} HTTP/1.1\r\nA: {long}\r\n\r\n")] {
        let mut client = Client::new(server.address());
        client.send(head).expect("sent");
        let status = client.reply().map(|reply| reply.status).ok();
        assert!(matches!(status, Some(414 | 431)), "{status:?}");
    }
    let many = "A: b\r\n".repeat(200);
    let mut client = Client::new(server.address());
    client.send(format!("GET {SERVICES} HTTP/1.1\r\n{many}\r\n")).expect("sent");
    assert_eq!(client.reply().expect("an answer").status, 431);
    goes_on(server);
}

#[test]
fn odd_targets_reach_the_twin_as_they_are() {
    let server = server();
    assert_eq!(ask(&server, "POST", SERVICES, r#"{"nome":"Pão & Água","valor_venda":1}"#).status, 200);
    for (target, status) in [
        ("/api/v2/servicos/?nome=P%C3%A3o+%26+%c3%81gua", 200),
        ("/api/v2/servicos/?nome=%ZZ", 400),
        ("/api/v2/servicos/?nome=%", 400),
        ("/api/v2/servicos/?nome=%00", 200),
        ("/api/v2/servicos/?_limit=1&_limit=2", 400),
        ("/api/v2/servicos/%31", 200),
        ("/api/v2/servicos%2F1", 404),
        ("/api/v2/../v2/servicos/1", 404),
        ("/api/v2//servicos/1", 404),
        ("http://x.example/api/v2/servicos/1", 200),
    ] {
        let reply = ask(&server, "GET", target, "");
        assert_eq!(reply.status, status, "{target}: {}", reply.text());
    }
    let found = ask(&server, "GET", "/api/v2/servicos/?nome=P%C3%A3o+%26+%c3%81gua", "");
    assert_eq!(found.number(&["header", "count"]), 1);
    for target in ["/api/v2/servicos/\0", "/api/v2/servicos/ 1"] {
        let mut client = Client::new(server.address());
        client.send(format!("GET {target} HTTP/1.1\r\nHost: localhost\r\n{BASIC}\r\n")).expect("sent");
        assert_eq!(client.reply().map(|reply| reply.status).ok(), Some(400), "{target:?}");
    }
    server.stop().expect("stopped");
}

#[test]
fn keys_with_nul_and_line_breaks_are_refused_in_one_header_and_one_line() {
    let server = server();
    for key in ["a\0b:", "a\r\nSet-Cookie: b:", "\u{7f}\u{0}:", ":", "", "\r\n:"] {
        let encoded = base64::Engine::encode(&base64::engine::general_purpose::STANDARD, key);
        let header = format!("Authorization: Basic {encoded}\r\n");
        let reply = Client::new(server.address()).ask("GET", SERVICES, &header, "");
        assert_eq!((reply.status, reply.number(&["code"])), (401, 401), "{key:?}");
        assert!(reply.header("set-cookie").is_none());
        assert!(!reply.body.contains(&0) && !reply.body.contains(&b'\n'), "{}", reply.text());
    }
    for header in ["Authorization: Basic \r\n", "Authorization: Basic ====\r\n", "Authorization: Bearer x\r\n", ""] {
        assert_eq!(Client::new(server.address()).ask("GET", SERVICES, header, "").status, 401, "{header:?}");
    }
    let reply = Client::new(server.address()).ask("GET", SERVICES, "Authorization: Basic /v8=\r\n", "");
    assert_eq!(reply.status, 401, "a key that is no text");
    goes_on(server);
}

#[test]
fn the_control_plane_opens_only_with_its_token() {
    let server = server();
    let wrong = [
        String::new(),
        BASIC.to_owned(),
        "Authorization: Bearer \r\n".to_owned(),
        format!("Authorization: Bearer {TOKEN}x\r\n"),
        format!("Authorization: Bearer {}\r\n", &TOKEN[1..]),
        format!("Authorization: bearer{TOKEN}\r\n"),
        format!("Authorization: Bearer {KEY}\r\n"),
    ];
    for header in &wrong {
        for (method, path) in [("GET", "state"), ("POST", "advance"), ("GET", "metrics"), ("GET", "nothing-here")] {
            let reply = Client::new(server.address()).ask(method, &format!("/_twin/{path}"), header, "");
            assert_eq!((reply.status, reply.number(&["code"])), (401, 401), "{header:?} {path}");
        }
    }
    assert_eq!(Client::new(server.address()).ask("GET", "/_twin/health", "", "").status, 200);
    assert_eq!(Client::new(server.address()).ask("GET", "/_twin/nothing-here", BEARER, "").status, 404);
    // an API key does not authorize requests to the control plane, and the control token is not a valid API key
    assert_eq!(Client::new(server.address()).ask("GET", SERVICES, BEARER, "").status, 401);
    goes_on(server);
}
