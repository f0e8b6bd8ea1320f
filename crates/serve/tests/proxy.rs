//! Tests the proxy in front of a twin, and in front of scripted servers, which send the bytes that a test defines.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use lastro_mirror::Exchange;
use lastro_mirror::har::each;
use lastro_serve::front::{Limits, MAX_BODY};
use lastro_serve::proxy::{Options, Problem, Server, origin};

use crate::client::{BASIC, Client, KEY, SERVICE, ask, server};

const SERVICES: &str = "/api/v2/servicos/";

fn proxy(to: SocketAddr, record: &Path, timeout: Duration) -> Server {
    let to = origin(&format!("http://{to}")).expect("an origin");
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let limits = Limits::default();
    let options = Options { to, record, address, pseudonyms: false, timeout, check: None, limits };
    Server::start(options).expect("a proxy")
}

fn long() -> Duration {
    Duration::from_secs(30)
}

fn recorded(file: &Path) -> Vec<Exchange> {
    let mut all = Vec::new();
    let file = std::fs::File::open(file).expect("the recording");
    let take = &mut |exchange| {
        all.push(exchange);
        Ok(())
    };
    each(file, take).expect("a HAR file");
    all
}

/// A server that sends the next of `answers` on each connection. The requests that it receives are passed on to the test.
pub fn scripted(answers: Vec<Vec<u8>>) -> (SocketAddr, Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    let (told, heard) = channel();
    thread::spawn(move || {
        for answer in answers {
            let (stream, _) = listener.accept().expect("a connection");
            let mut stream = BufReader::new(stream);
            let _ = told.send(request_of(&mut stream));
            stream.get_mut().write_all(&answer).expect("sent");
        }
        // the listener is closed before the channel, so when the channel ends, nothing listens any more
        drop(listener);
        drop(told);
    });
    (address, heard)
}

/// Reads the head and the body of a request.
fn request_of(stream: &mut BufReader<TcpStream>) -> String {
    let (mut head, mut length) = (String::new(), 0);
    while !head.ends_with("\r\n\r\n") {
        let mut line = String::new();
        assert!(stream.read_line(&mut line).expect("a line") > 0, "{head}");
        if let Some(given) = line.to_ascii_lowercase().strip_prefix("content-length: ") {
            length = given.trim().parse().expect("a length");
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).expect("a body");
    head + &String::from_utf8(body).expect("a text")
}

#[test]
fn requests_and_responses_are_forwarded_unchanged_and_recorded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let twin = server();
    let proxy = proxy(twin.address(), &file, long());
    let mut client = Client::new(proxy.reachable());
    let made = client.ask("POST", SERVICES, BASIC, SERVICE);
    assert_eq!(made.status, 200);
    let through = client.ask("GET", &format!("{SERVICES}1"), BASIC, "");
    let direct = ask(&twin, "GET", &format!("{SERVICES}1"), "");
    assert_eq!((through.status, &through.body), (direct.status, &direct.body));
    assert_eq!(through.header("content-type"), direct.header("content-type"));
    // each response was recorded before the client received it
    let all = recorded(&file);
    let [insert, select] = &all[..] else { panic!("{all:?}") };
    assert_eq!((insert.request.target.as_str(), &*insert.request.body), (SERVICES, SERVICE.as_bytes()));
    assert_eq!(select.response.as_ref().map(|answer| (answer.status, answer.body.clone())), Some((200, direct.body)));
    assert_eq!(insert.origin, format!("http://{}", twin.address()));
    assert!(insert.took_ms >= 0 && insert.at <= select.at);
    proxy.stop().expect("stopped");
    let bytes = std::fs::read_to_string(&file).expect("the recording");
    assert!(!bytes.contains(KEY) && !bytes.contains("Y2hhdmUtc2VjcmV0YS1kZS10ZXN0ZTo"), "the key is in it");
    twin.stop().expect("stopped");
}

#[test]
fn headers_of_a_connection_stay_with_it_and_bytes_are_passed_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let body = [0x1f, 0x8b, 0x08, 0xff, b'\r', b'\n', 0];
    let head = "HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nContent-Encoding: gzip\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nConnection: close, X-Here\r\nX-Here: 1\r\nTransfer-Encoding: chunked\r\n\r\n";
    let chunked = [head.as_bytes(), b"3\r\n", &body[..3], b"\r\n4\r\n", &body[3..], b"\r\n0\r\n\r\n"].concat();
    let (address, heard) = scripted(vec![chunked]);
    let proxy = proxy(address, &file, long());
    let more = "Accept-Encoding: gzip\r\nConnection: keep-alive, X-Mine\r\nX-Mine: 1\r\nX-Kept: 2\r\nTE: trailers\r\n";
    let target = "/api/v2/servicos/?nome[contains]=a%20b&x=%2F";
    let got = Client::new(proxy.reachable()).ask("POST", target, &[BASIC, more].concat(), "abc");
    let sent = heard.recv().expect("a request").to_ascii_lowercase();
    assert!(sent.starts_with("post /api/v2/servicos/?nome[contains]=a%20b&x=%2f http/1.1\r\n"), "{sent}");
    assert!(
        sent.contains(&format!("\r\nhost: {address}\r\n")) && sent.contains("\r\naccept-encoding: identity\r\n"),
        "{sent}"
    );
    assert!(sent.contains("\r\nx-kept: 2\r\n") && sent.ends_with("\r\n\r\nabc"), "{sent}");
    for gone in ["x-mine", "te:", "keep-alive", "gzip"] {
        assert!(!sent.contains(gone), "{gone} in {sent}");
    }
    assert_eq!((got.status, &got.body[..]), (200, &body[..]));
    let cookies: Vec<_> =
        got.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| &**value).collect();
    assert_eq!(cookies, ["a=1", "b=2"]);
    assert_eq!((got.header("x-here"), got.header("content-encoding")), (None, Some("gzip")));
    proxy.stop().expect("stopped");
    // a compressed body cannot be searched for secrets, so it is not recorded
    let all = recorded(&file);
    let answer = all[0].response.as_ref().expect("a response");
    assert_eq!((&*answer.body, answer.header("set-cookie")), (&b"?"[..], Some("***")));
}

#[test]
fn a_redirect_of_the_service_to_itself_leads_through_the_proxy() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let answer = |location: &str| {
        format!("HTTP/1.1 302 Found\r\nLocation: {location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
    };
    let (other, _heard) = scripted(vec![answer("https://outro.example/a").into()]);
    let away = proxy(other, &file, long());
    let got = Client::new(away.reachable()).ask("GET", "/", BASIC, "");
    assert_eq!((got.status, got.header("location")), (302, Some("https://outro.example/a")));
    away.stop().expect("stopped");
    // the service redirects to its own address
    let listener = TcpListener::bind(address).expect("the port");
    thread::spawn(move || {
        for location in ["/a?b", "", "0/a"] {
            let (stream, _) = listener.accept().expect("a connection");
            let mut stream = BufReader::new(stream);
            let _ = request_of(&mut stream);
            let whole = answer(&format!("http://{address}{location}"));
            stream.get_mut().write_all(whole.as_bytes()).expect("sent");
        }
    });
    let back = proxy(address, &file, long());
    let location = || Client::new(back.reachable()).ask("GET", "/", BASIC, "").header("location").map(str::to_owned);
    assert_eq!(location().as_deref(), Some("http://localhost/a?b"));
    assert_eq!(location().as_deref(), Some("http://localhost"));
    // a redirect to another port leads to another service, so it stays unchanged
    assert_eq!(location(), Some(format!("http://{address}0/a")));
    back.stop().expect("stopped");
    let kept = recorded(&file)[1].response.clone().expect("a response");
    assert_eq!(kept.header("location"), Some(&*format!("http://{address}/a?b")));
}

#[test]
fn without_a_response_the_proxy_returns_an_error_and_records_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let cut = b"HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nContent-Length: 100\r\n\r\n{".to_vec();
    let (address, heard) = scripted(vec![cut]);
    let proxy = proxy(address, &file, long());
    let mut client = Client::new(proxy.reachable());
    let got = client.ask("POST", SERVICES, BASIC, SERVICE);
    assert_eq!((got.status, got.header("content-type")), (502, Some("text/plain; charset=utf-8")));
    let ended = format!("lastro proxy: the connection to http://{address} ended before the response was complete\n");
    assert!(got.text().starts_with(&ended), "{}", got.text());
    // this waits until the service has closed its listener
    assert_eq!(heard.iter().count(), 1);
    let got = client.ask("GET", SERVICES, BASIC, "");
    let refused = format!("lastro proxy: cannot connect to http://{address}: nothing was sent\n");
    assert!(got.status == 502 && got.text().starts_with(&refused), "{}", got.text());
    proxy.stop().expect("stopped");
    let all = recorded(&file);
    assert_eq!(
        all.iter().map(|exchange| (&*exchange.request.method, &exchange.response)).collect::<Vec<_>>(),
        [("POST", &None), ("GET", &None)]
    );
}

#[test]
fn a_service_that_takes_too_long_is_given_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let silent = TcpListener::bind("127.0.0.1:0").expect("a port");
    let proxy = proxy(silent.local_addr().expect("an address"), &file, Duration::from_secs(1));
    let begun = Instant::now();
    let got = Client::new(proxy.reachable()).ask("GET", SERVICES, BASIC, "");
    assert!(
        got.status == 502 && got.text().contains("no complete response") && got.text().contains(" within 1 s"),
        "{}",
        got.text()
    );
    assert!(begun.elapsed() < Duration::from_secs(20));
    proxy.stop().expect("stopped");
    assert_eq!(recorded(&file)[0].response, None);
}

/// The service may have executed a request that it received. So each such request must be recorded, even if the client
/// disconnects or the proxy is stopped.
#[test]
fn a_request_is_recorded_even_if_its_client_disconnects_or_the_proxy_stops() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let service = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = service.local_addr().expect("an address");
    let proxy = proxy(address, &file, long());
    let mut gone = Client::new(proxy.reachable());
    let request = format!("POST {SERVICES} HTTP/1.1\r\nHost: localhost\r\n{BASIC}Content-Length: 2\r\n\r\n{{}}");
    gone.send(&request).expect("sent");
    let mut stream = BufReader::new(service.accept().expect("a connection").0);
    let _ = request_of(&mut stream);
    drop(gone);
    thread::sleep(Duration::from_millis(200));
    stream
        .get_mut()
        .write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 8\r\nConnection: close\r\n\r\n{\"id\":1}")
        .expect("sent");
    let begun = Instant::now();
    while recorded(&file).is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it was not recorded");
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(recorded(&file)[0].response.as_ref().map(|answer| answer.status), Some(200));
    // this request is still running when the proxy is stopped
    let mut waits = Client::new(proxy.reachable());
    waits.send(&request).expect("sent");
    let mut silent = BufReader::new(service.accept().expect("a connection").0);
    let second = request_of(&mut silent);
    assert!(second.starts_with("POST"), "{second}");
    let begun = Instant::now();
    proxy.stop().expect("stopped");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    drop(silent);
    let all = recorded(&file);
    assert_eq!((all.len(), &all[1].response), (2, &None));
}

#[test]
fn invalid_requests_are_not_forwarded() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let nobody = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = nobody.local_addr().expect("an address");
    nobody.set_nonblocking(true).expect("an option");
    let proxy = proxy(address, &file, long());
    let status = |request: String| {
        let mut client = Client::new(proxy.reachable());
        client.send(request).expect("sent");
        client.reply().expect("an answer").status
    };
    let own = proxy.reachable();
    assert_eq!(status(format!("GET http://outro.example/ HTTP/1.1\r\nHost: {own}\r\n\r\n")), 400);
    assert_eq!(status(format!("CONNECT outro.example:443 HTTP/1.1\r\nHost: {own}\r\n\r\n")), 400);
    // requests of pages of other sites are refused
    assert_eq!(status("GET / HTTP/1.1\r\nHost: outro.example\r\n\r\n".to_owned()), 403);
    assert_eq!(status(format!("GET / HTTP/1.1\r\nHost: {own}\r\nOrigin: https://outro.example\r\n\r\n")), 403);
    let length = MAX_BODY + 1;
    let head =
        format!("POST {SERVICES} HTTP/1.1\r\nHost: {own}\r\nExpect: 100-continue\r\nContent-Length: {length}\r\n\r\n");
    assert_eq!(status(head), 413);
    assert!(nobody.accept().is_err(), "something was sent");
    proxy.stop().expect("stopped");
    assert_eq!(recorded(&file), []);
}

#[test]
fn a_recording_with_stand_ins_is_made_in_one_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("rec.har");
    let twin = server();
    let start = || {
        let (to, limits) = (format!("http://{}", twin.address()), Limits::default());
        let address = SocketAddr::from(([127, 0, 0, 1], 0));
        let (record, timeout) = (file.as_path(), long());
        Server::start(Options { to, record, address, pseudonyms: true, timeout, check: None, limits })
    };
    let proxy = start().expect("a proxy");
    let body = r#"{"tipo":2,"nome":"Joana Prado","cpf":"529.982.247-25"}"#;
    let made = Client::new(proxy.reachable()).ask("POST", "/api/v2/clientes/", BASIC, body);
    assert!(made.status == 200 && made.text().contains("Joana Prado"), "{}", made.text());
    proxy.stop().expect("stopped");
    let bytes = std::fs::read_to_string(&file).expect("the recording");
    assert!(!bytes.contains("Joana") && !bytes.contains("529.982"), "{bytes}");
    assert!(matches!(start(), Err(Problem::Recording(lastro_mirror::har::RecordingFault::Continued))));
    twin.stop().expect("stopped");
}
