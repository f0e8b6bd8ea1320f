//! Tests the check that compares a recording with the twin while the recording is being written.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use lastro_serve::front::Limits;
use lastro_serve::proxy::{Options, Server, Tell};

use crate::client::{BASIC, Client};
use crate::proxy::scripted;

const SERVICE: &str = "/api/v2/servicos/1";

fn proxy(to: SocketAddr, record: &Path, tell: Tell) -> Server {
    let (to, timeout) = (format!("http://{to}"), Duration::from_secs(30));
    let (address, check) = (SocketAddr::from(([127, 0, 0, 1], 0)), Some(tell));
    let limits = Limits::default();
    Server::start(Options { to, record, address, pseudonyms: false, timeout, check, limits }).expect("a proxy")
}

/// An HTTP response whose body is a service record with the additional members `more`.
fn with(more: &str) -> Vec<u8> {
    let body = format!(r#"{{"id":1,"nome":"Aula","status":1,"valor":10.00{more}}}"#);
    let length = body.len();
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nConnection: close\r\nContent-Length:";
    format!("{head} {length}\r\n\r\n{body}").into_bytes()
}

fn ask(proxy: &Server) -> u16 {
    Client::new(proxy.reachable()).ask("GET", SERVICE, BASIC, "").status
}

fn next(lines: &Receiver<String>) -> String {
    lines.recv_timeout(Duration::from_secs(20)).expect("a line")
}

#[test]
fn each_kind_of_finding_is_reported_once_while_recording() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let bodies = [r#","novo":1"#, "", r#","novo":22,"outro":"x""#, r#","outro":"y""#];
    let (address, _heard) = scripted(bodies.map(with).to_vec());
    let (told, lines) = channel();
    let tell = || {
        let told = told.clone();
        Box::new(move |line: &str| told.send(line.to_owned()).is_ok()) as Tell
    };
    let first = proxy(address, &file, tell());
    assert_eq!(ask(&first), 200);
    assert_eq!(next(&lines), "Service novo: unknown field (a number), entry 1 at response.novo");
    assert_eq!((ask(&first), ask(&first)), (200, 200));
    assert_eq!(next(&lines), "Service outro: unknown field (a string of 1 characters), entry 3 at response.outro");
    first.stop().expect("stopped");
    assert_eq!(next(&lines), "exchanges checked: 3, findings: 3, different findings: 2");
    // the entry numbers continue those of the earlier run, whose exchanges are not checked again
    let second = proxy(address, &file, tell());
    assert_eq!(ask(&second), 200);
    assert_eq!(next(&lines), "Service outro: unknown field (a string of 1 characters), entry 4 at response.outro");
    second.stop().expect("stopped");
    assert_eq!(next(&lines), "exchanges checked: 1, findings: 1, different findings: 1");
}

/// If the receiver of the findings blocks, responses are still returned, and the proxy can still be stopped.
#[test]
fn a_check_that_waits_delays_no_response() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let (address, _heard) = scripted(vec![with(r#","novo":1"#); 20]);
    let (release, released) = channel::<()>();
    let (told, waits) = channel();
    let proxy = proxy(
        address,
        &file,
        Box::new(move |_| {
            let _ = told.send(());
            // an error means that the test has ended
            let _ = released.recv();
            true
        }),
    );
    assert_eq!(ask(&proxy), 200);
    waits.recv_timeout(Duration::from_secs(20)).expect("the check has begun");
    assert!((1..20).all(|_| ask(&proxy) == 200));
    proxy.stop().expect("stopped");
    drop(release);
}
