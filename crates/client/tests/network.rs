//! Tests of the default transport: redirects, cut connections, timeouts, and that it has no cookies, cache or retries.

use std::error::Error as _;
use std::future::ready;
use std::time::{Duration, Instant};

use lastro::exchange::{CarriedOut, ExchangeFailureKind};
use lastro::model::ConcealedText;
use lastro_client::{Client, Clock as _, ExchangeError, MAX_BODY, ReqwestTransport, TokioClock};
use tokio::net::TcpSocket;

use crate::account::{FakeClock, KEY, customer};
use crate::server::{Reply, Server, json};

const ANA: &str = r#"{"id":7,"nome":"Ana","tipo":2}"#;
const NEWEST: &str = r#"{"header":{"status":"200","count":1,"limit":1,"offset":0},"data":[{"id":6}]}"#;

/// The `ExchangeError` of a failed call; panics for any other outcome.
fn failure<T: std::fmt::Debug>(outcome: Result<T, lastro_client::Error>) -> Box<ExchangeError> {
    match outcome {
        Err(lastro_client::Error::Failed(failed)) => failed,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_redirect_is_a_response_and_the_key_goes_nowhere() {
    let elsewhere = Server::start(|_, _| json("200 OK", "", ANA)).await;
    for status in ["301 Moved", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"] {
        let location = format!("Location: {}/api/v2/clientes/7\r\n", elsewhere.url);
        let server = Server::start(move |_, _| json(status, &location, "")).await;
        let failed = failure(server.client().customers().select(7).await);
        assert_eq!(failed.api_error.as_ref().map(|error| error.code.to_string()).as_deref(), status.get(..3));
        let failed = failure(server.client().customers().delete(7).await);
        assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Refused, CarriedOut::No));
    }
    assert_eq!(elsewhere.requests().len(), 0);
}

#[tokio::test]
async fn no_cookie_comes_back_and_nothing_comes_from_a_cache() {
    let headers = "Set-Cookie: a=1; Path=/\r\nCache-Control: max-age=3600, immutable\r\nETag: \"1\"\r\n";
    let server = Server::start(move |_, _| json("200 OK", headers, ANA)).await;
    let client = server.client();
    for _ in 0..2 {
        assert_eq!(client.customers().select(7).await.expect("a customer").id, Some(7));
    }
    let requests = server.requests();
    assert_eq!(requests.len(), 2);
    for header in ["cookie", "if-none-match", "referer"] {
        assert!(!requests[1].to_lowercase().contains(header), "{}", requests[1]);
    }
    assert!(requests[1].contains("authorization: Basic "), "{}", requests[1]);
}

#[tokio::test]
async fn a_change_is_sent_once_however_it_is_cut() {
    let cuts = [
        String::new(),
        "HTTP/1.1 200 OK\r\nContent-Le".to_owned(),
        format!("HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{ANA}"),
        format!("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{:x}\r\n{ANA}\r\n", ANA.len()),
        "no HTTP at all\r\n\r\n".to_owned(),
        format!("HTTP/1.1 999 OK\r\nContent-Length: {}\r\n\r\n{ANA}", ANA.len()),
    ];
    for cut in cuts {
        let reply = Reply::Cut(cut.clone());
        let server = Server::start(move |_, _| reply.clone()).await;
        let client = server.client_with(|options| options.look_before(false));
        let failed = failure(client.customers().insert(&customer("Ana")).await);
        assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::Unknown), "{cut}");
        assert_eq!(server.requests().len(), 1, "{cut}");
    }
}

#[tokio::test]
async fn a_body_that_is_too_long_counts_as_lost() {
    let server = Server::start(|_, _| Reply::Zeros(MAX_BODY + 1024)).await;
    let client = server.client_with(|options| options.look_before(false));
    let failed = failure(client.customers().insert(&customer("Ana")).await);
    assert_eq!(failed.carried_out, CarriedOut::Unknown);
    assert_eq!(failed.source().map(ToString::to_string).as_deref(), Some("the response is too long"));
}

#[tokio::test]
async fn the_timeout_is_for_the_whole_request() {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n".to_owned();
    for slow in [Reply::Hang, Reply::Whole(head)] {
        let server = Server::start(move |_, _| slow.clone()).await;
        let client = server.client_with(|options| {
            options.look_before(false).timeout(Duration::from_millis(100)).deadline(Duration::from_secs(2))
        });
        let began = Instant::now();
        let failed = failure(client.customers().insert(&customer("Ana")).await);
        assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::Unknown));
        assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
        assert!(!format!("{failed:?} {failed}").contains(KEY));
    }
}

#[tokio::test]
async fn where_nobody_listens_nothing_was_sent() {
    // A port that is bound but on which nothing listens: connections are refused, and no other process can use it.
    let silent = TcpSocket::new_v4().expect("a socket");
    silent.bind(([127, 0, 0, 1], 0).into()).expect("a port");
    let nobody = format!("http://{}", silent.local_addr().expect("an address"));
    let delete = async |url: &str| {
        let transport = ReqwestTransport::new(url).expect("a transport");
        let client = Client::builder(url, ConcealedText::new(KEY)).build_on(transport, FakeClock::new());
        failure(client.customers().delete(7).await)
    };
    let failed = delete(&nobody).await;
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::No));
    let failed = delete("https://lastro.invalid").await;
    assert_eq!(failed.carried_out, CarriedOut::No);
    assert!(!format!("{:?}", failed.source()).contains("clientes"), "no address in {:?}", failed.source());
}

#[tokio::test]
async fn cancelling_closes_the_connection() {
    let server = Server::start(|number, _| if number == 0 { json("200 OK", "", NEWEST) } else { Reply::Hang }).await;
    let client = server.client();
    let failed = failure(client.customers().insert(&customer("Ana")).cancel(server.arrived(2)).await);
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Cancelled, CarriedOut::Unknown));
    server.gone.notified().await;

    // dropping the future also closes the connection
    let call = client.customers().select(7).keep(|_| ready(Ok(())));
    tokio::select! {
        outcome = call.into_future() => panic!("{outcome:?}"),
        () = server.arrived(3) => {}
    }
    server.gone.notified().await;
}

#[tokio::test]
async fn a_client_that_is_dropped_leaves_no_connection() {
    let server = Server::start(|_, _| json("200 OK", "", ANA)).await;
    let client = server.client();
    client.customers().select(7).await.expect("a customer");
    let other = client.clone();
    drop(client);
    other.customers().select(7).await.expect("a customer");
    drop(other);
    server.gone.notified().await;
}

#[tokio::test]
async fn a_key_that_was_refused_is_not_sent_again() {
    let server = Server::start(|_, _| json("401 Unauthorized", "", r#"{"code":401,"message":"chave-pa"}"#)).await;
    let client = server.client();
    let failed = failure(client.customers().select(7).await);
    assert_eq!(
        (failed.kind, failed.api_error.as_ref().map(|error| error.code)),
        (ExchangeFailureKind::Refused, Some(401))
    );
    let failed = failure(client.clone().sales().select(7).await);
    assert_eq!(failed.kind, ExchangeFailureKind::KeyRefused);
    assert_eq!(failed.to_string(), "sales.select: key_refused");
    assert_eq!(server.requests().len(), 1);
}

#[tokio::test]
async fn a_change_is_found_after_its_response_was_cut() {
    let found = format!(r#"{{"header":{{"status":"200","count":1,"limit":100,"offset":0}},"data":[{ANA}]}}"#);
    let server = Server::start(move |number, _| match number {
        0 => json("200 OK", "", NEWEST),
        1 => Reply::Cut("HTTP/1.1 200 OK\r\n".to_owned()),
        _ => json("200 OK", "", &found),
    });
    let server = server.await;
    let made = server.client().customers().insert(&customer("Ana")).await.expect("it is found");
    assert_eq!(made.id, Some(7));
    let posts = server.requests().iter().filter(|request| request.starts_with("POST")).count();
    assert_eq!(posts, 1);
}

#[tokio::test]
async fn the_clock_measures_and_never_goes_back() {
    let clock = TokioClock::new();
    let before = clock.now_ms();
    clock.wait(Duration::from_millis(20)).await;
    assert!((20..5_000).contains(&(clock.now_ms() - before)));
    assert!(before > 1_700_000_000_000, "it is the time of day");
}
