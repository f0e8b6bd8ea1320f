//! Sends notifications over HTTP, and reports the receivers' responses to the twin.
//!
//! The notifications to send are read from the store, a few at a time per subscription. So a million waiting notifications need
//! no more memory than a thousand, and the server continues to send after a restart.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{HeaderName, HeaderValue};
use hyper::{Method, Request, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use lastro_twin::Effect;
use lastro_twin::config::Settings;
use lastro_twin::effects::outbox::{self, Sending};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::front::Front;
use crate::reading::Lane;

/// Maximum number of bytes of a receiver's response that are read. A connection can be reused only if the whole response was
/// read.
const MAX_ANSWER: usize = 64 * 1_024;
/// Maximum number of notifications that are sent to one subscription at the same time.
const AT_A_TIME: usize = 32;
/// Pause after an error of the store.
const PAUSE: Duration = Duration::from_secs(1);

/// The hosts to which notifications may be sent. This machine is always allowed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hosts(BTreeSet<String>);

impl Hosts {
    /// Allows these hosts in addition to this machine.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Parses the URL of a receiver, and checks that notifications may be sent there.
    ///
    /// # Errors
    /// The reason why nothing may be sent there.
    pub fn receiver(&self, url: &str) -> Result<Uri, &'static str> {
        let uri: Uri = url.parse().map_err(|_| "not a valid address")?;
        if uri.scheme_str() != Some("http") {
            return Err("only http is supported");
        }
        let host = uri.host().unwrap_or_default().to_ascii_lowercase();
        let literal: Option<IpAddr> = host.trim_start_matches('[').trim_end_matches(']').parse().ok();
        let here = literal.map_or(host == "localhost", |address| address.is_loopback());
        if here || self.0.contains(&host) { Ok(uri) } else { Err("the host is neither this machine nor allowed") }
    }
}

type Sender = Client<HttpConnector, Full<Bytes>>;
/// The keys of the notifications that this server is sending at present, by subscription.
type Flying = BTreeMap<i64, BTreeSet<i64>>;

/// Sends the notifications that have the status `sending` in the store. Ends when the writer's thread has ended. `more` signals
/// that there may be new notifications. Per record and subscription, only one notification has this status at a time. So a
/// subscription receives the notifications of one record in order, although many notifications are sent in parallel.
pub async fn deliver(more: Arc<Notify>, front: Arc<Front>) {
    let mut connector = HttpConnector::new();
    connector.set_nodelay(true);
    let client = Client::builder(TokioExecutor::new()).pool_timer(TokioTimer::new()).build(connector);
    let (mut flying, mut tasks) = (Flying::new(), JoinSet::new());
    loop {
        for (subscription, delivery) in to_send(&front, flying.clone()).await {
            flying.entry(subscription).or_default().insert(delivery);
            let (client, front) = (client.clone(), Arc::clone(&front));
            tasks.spawn(async move {
                send(&client, &front, delivery).await;
                (subscription, delivery)
            });
        }
        tokio::select! {
            () = more.notified() => {}
            Some(landed) = tasks.join_next() => {
                for (subscription, delivery) in core::iter::once(landed).chain(core::iter::from_fn(|| tasks.try_join_next())).flatten() {
                    flying.entry(subscription).or_default().remove(&delivery);
                }
            }
            () = front.writer.ended() => return,
        }
    }
}

/// The notifications that can be sent now, as subscription and key. Their number is limited for each subscription separately,
/// so a slow receiver does not delay the other receivers.
async fn to_send(front: &Arc<Front>, flying: Flying) -> Vec<(i64, i64)> {
    let read = front.read(Lane::One, move |view| {
        let (mut found, mut from) = (Vec::new(), 0);
        while let Some(Sending { subscription, deliveries }) = outbox::sending(view, from, 2 * AT_A_TIME)? {
            let known = flying.get(&subscription);
            let room = AT_A_TIME.saturating_sub(known.map_or(0, BTreeSet::len));
            let new = deliveries.into_iter().filter(|delivery| !known.is_some_and(|known| known.contains(delivery)));
            found.extend(new.take(room).map(|delivery| (subscription, delivery)));
            from = subscription.saturating_add(1);
        }
        Ok(found)
    });
    match read.await {
        Ok(found) => found,
        _ => {
            sleep(PAUSE).await;
            Vec::new()
        }
    }
}

/// Sends a notification and reports the result.
async fn send(client: &Sender, front: &Arc<Front>, delivery: i64) {
    let Ok(Some(effect)) = front.read(Lane::One, move |view| outbox::awaited(view, delivery)).await else {
        // the store cannot be read, or the whole state was replaced and the notification no longer exists
        return sleep(PAUSE).await;
    };
    let patience = patience(front.committed.get().engine.settings());
    let begun = Instant::now();
    let status = sent(client, &front.hosts, &effect, patience).await;
    let took = begun.elapsed();
    front.metrics.sent(status.is_some_and(|status| (200..300).contains(&status)));
    // if the store fails, only the report is repeated until it is on the disk; the notification is not sent again
    while !front.report(effect.clone(), status.map(i64::from), took).await {
        sleep(PAUSE).await;
    }
}

/// The time that a receiver has to respond, by the policy `webhook-timeout`.
fn patience(settings: &Settings) -> Duration {
    Duration::from_secs(settings.policies.choice("webhook-timeout").parse().unwrap_or(30))
}

/// Sends a notification. Returns the HTTP status of the response; `None` if the receiver did not respond in time, or if the
/// notification cannot be sent.
async fn sent(client: &Sender, hosts: &Hosts, effect: &Effect, patience: Duration) -> Option<u16> {
    let Effect::Deliver { url, headers, body, .. } = effect;
    let uri = hosts.receiver(url).ok()?;
    let mut request = Request::new(Full::new(Bytes::copy_from_slice(body.as_bytes())));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = uri;
    for (name, value) in headers {
        request.headers_mut().append(HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?);
    }
    let answered = async {
        let response = client.request(request).await.ok()?;
        let status = response.status().as_u16();
        // the status is known, so an error only means that the connection cannot be reused, for example since the body is too
        // long
        let _ = Limited::new(response.into_body(), MAX_ANSWER).collect().await;
        Some(status)
    };
    timeout(patience, answered).await.ok().flatten()
}

#[cfg(test)]
mod tests {
    use std::io::{Read as _, Write as _};
    use std::net::TcpListener;
    use std::thread;

    use lastro_twin::{Config, Moment};

    use super::*;

    #[test]
    fn only_this_machine_and_allowed_hosts_are_sent_to() {
        let hosts = Hosts::new(["Hooks.Example".to_owned()]);
        for url in ["http://127.0.0.1:9/a", "http://127.8.0.1/", "http://localhost:80", "http://[::1]:8/x?y"] {
            assert!(Hosts::default().receiver(url).is_ok(), "{url}");
        }
        assert!(hosts.receiver("http://hooks.example/v").is_ok());
        let refused =
            ["https://127.0.0.1/", "http://10.0.0.1/", "http://localhost.example/", "http://0.0.0.0/", "x", "/a"];
        for url in refused {
            assert!(hosts.receiver(url).is_err(), "{url}");
        }
    }

    #[test]
    fn a_receiver_may_take_as_long_as_the_policy_says() {
        let patience = |policies: &str| {
            let config: Config = lastro_twin::http::read_json(policies.as_bytes()).expect("a configuration");
            patience(&config.settings().expect("settings")).as_secs()
        };
        assert_eq!(patience("{}"), 30);
        assert_eq!(patience(r#"{"policies":{"webhook-timeout":"10"}}"#), 10);
        assert_eq!(patience(r#"{"policies":{"webhook-timeout":"60"}}"#), 60);
    }

    #[tokio::test]
    async fn a_late_response_counts_within_the_timeout_and_a_missing_one_does_not() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}/", listener.local_addr().expect("an address"));
        let (first, silent) = (listener.try_clone().expect("a listener"), listener);
        let late = thread::spawn(move || {
            let (mut stream, _) = first.accept().expect("a connection");
            let _ = stream.read(&mut [0; 4_096]).expect("a request");
            thread::sleep(Duration::from_millis(200));
            stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").expect("an answer");
        });
        let client: Sender = Client::builder(TokioExecutor::new()).build(HttpConnector::new());
        let effect = Effect::Deliver {
            delivery: 1,
            attempt: 1,
            at: Moment::from_millis(0),
            url,
            headers: Vec::new(),
            body: "{}".into(),
        };
        assert_eq!(sent(&client, &Hosts::default(), &effect, Duration::from_secs(60)).await, Some(204));
        late.join().expect("a receiver");
        assert_eq!(sent(&client, &Hosts::default(), &effect, Duration::from_millis(50)).await, None);
        drop(silent);
    }
}
