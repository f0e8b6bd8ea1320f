//! Sends notifications, and reports what their receivers answered. Those about one record leave in their order.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, HeaderName, HeaderValue};
use hyper::{Method, Request, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use lastro::json::Value;
use lastro::model::Json;
use lastro_twin::Effect;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::front::Front;

/// A receiver has to answer within this time.
const ANSWER_TIME: Duration = Duration::from_secs(10);
/// So much of a receiver's answer is read, to use the connection again.
const MAX_ANSWER: usize = 64 * 1_024;
/// Notifications that are sent at the same time.
const LANES: usize = 16;
/// Notifications that wait in a lane at most.
const LANE: usize = 256;

/// The hosts that notifications may be sent to, beside this machine.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hosts(BTreeSet<String>);

impl Hosts {
    /// These hosts, and this machine.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        Self(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// The address of a receiver.
    ///
    /// # Errors
    /// Why nothing is sent there.
    pub fn receiver(&self, url: &str) -> Result<Uri, &'static str> {
        let uri: Uri = url.parse().map_err(|_| "it is no address")?;
        if uri.scheme_str() != Some("http") {
            return Err("only http is sent");
        }
        let host = uri.host().unwrap_or_default().to_ascii_lowercase();
        let literal: Option<IpAddr> = host.trim_start_matches('[').trim_end_matches(']').parse().ok();
        let here = literal.map_or(host == "localhost", |address| address.is_loopback());
        if here || self.0.contains(&host) { Ok(uri) } else { Err("the host is not this machine, and was not allowed") }
    }
}

/// A notification on its way.
struct Notification {
    delivery: i64,
    url: String,
    headers: Vec<(String, String)>,
    body: Arc<str>,
}

impl From<Effect> for Notification {
    fn from(effect: Effect) -> Self {
        let Effect::Deliver { delivery, url, headers, body, .. } = effect;
        Self { delivery, url, headers, body }
    }
}

impl Notification {
    /// The same for all notifications that must not overtake each other: those about one record, to one receiver.
    fn lane(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.url.hash(&mut hasher);
        if let Ok(Json(body)) = Json::parse(self.body.as_bytes()) {
            let endpoint = body.get("header").and_then(|header| header.get("endpoint"));
            endpoint.and_then(Value::as_str).hash(&mut hasher);
            if let Some(Value::Number(id)) = body.get("data").and_then(|data| data.get("id")) {
                id.hash(&mut hasher);
            }
        }
        hasher.finish()
    }
}

/// Sends what comes until the writer has ended.
pub async fn deliver(mut effects: mpsc::UnboundedReceiver<Effect>, front: Arc<Front>, hosts: Hosts) {
    let mut connector = HttpConnector::new();
    connector.set_nodelay(true);
    connector.set_connect_timeout(Some(ANSWER_TIME));
    let client = Client::builder(TokioExecutor::new()).pool_timer(TokioTimer::new()).build(connector);
    let hosts = Arc::new(hosts);
    let lanes: Vec<_> = (0..LANES)
        .map(|_| {
            let (lane, waiting) = mpsc::channel(LANE);
            tokio::spawn(one_by_one(waiting, client.clone(), Arc::clone(&front), Arc::clone(&hosts)));
            lane
        })
        .collect();
    while let Some(effect) = effects.recv().await {
        let notification = Notification::from(effect);
        let place = usize::try_from(notification.lane() % LANES as u64).unwrap_or_default();
        if let Some(lane) = lanes.get(place) {
            // a lane ends only after this task
            let _ = lane.send(notification).await;
        }
    }
}

type Sender = Client<HttpConnector, Full<Bytes>>;

async fn one_by_one(mut waiting: mpsc::Receiver<Notification>, client: Sender, front: Arc<Front>, hosts: Arc<Hosts>) {
    while let Some(notification) = waiting.recv().await {
        let delivery = notification.delivery;
        let status = sent(&client, &hosts, notification).await;
        front.metrics.sent(status.is_some_and(|status| (200..300).contains(&status)));
        front.report(delivery, status.map(i64::from)).await;
    }
}

/// The status that the receiver answered; nothing where it answered none.
async fn sent(client: &Sender, hosts: &Hosts, notification: Notification) -> Option<u16> {
    let uri = hosts.receiver(&notification.url).ok()?;
    let body = Bytes::copy_from_slice(notification.body.as_bytes());
    let mut request = Request::new(Full::new(body));
    *request.method_mut() = Method::POST;
    *request.uri_mut() = uri;
    for (name, value) in &notification.headers {
        request.headers_mut().append(HeaderName::try_from(name).ok()?, HeaderValue::try_from(value).ok()?);
    }
    request.headers_mut().entry(CONTENT_TYPE).or_insert(HeaderValue::from_static("text/json; charset=utf-8"));
    let answered = async {
        let response = client.request(request).await.ok()?;
        let status = response.status().as_u16();
        // a longer answer costs its connection, and nothing else
        let _ = Limited::new(response.into_body(), MAX_ANSWER).collect().await;
        Some(status)
    };
    timeout(ANSWER_TIME, answered).await.ok().flatten()
}

#[cfg(test)]
mod tests {
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
    fn notifications_about_one_record_share_a_lane() {
        let about = |url: &str, endpoint: &str, id: i64, operation: &str| {
            let body =
                format!(r#"{{"header":{{"endpoint":"{endpoint}","operation":"{operation}"}},"data":{{"id":{id}}}}}"#);
            Notification { delivery: 1, url: url.to_owned(), headers: Vec::new(), body: body.into() }.lane()
        };
        let one = about("http://a/", "vendas", 7, "insert");
        assert_eq!(one, about("http://a/", "vendas", 7, "update"));
        for other in [about("http://b/", "vendas", 7, "insert"), about("http://a/", "clientes", 7, "insert")] {
            assert_ne!(one, other);
        }
        assert_ne!(one, about("http://a/", "vendas", 8, "insert"));
    }
}
