//! Sends notifications, and tells the twin what their receivers answered.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{HeaderName, HeaderValue};
use hyper::{Method, Request, Uri};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use lastro_twin::Effect;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

use crate::front::Front;

/// A receiver has to answer within this time.
const ANSWER_TIME: Duration = Duration::from_secs(10);
/// So much of a receiver's answer is read, to use the connection again.
const MAX_ANSWER: usize = 64 * 1_024;
/// Notifications that are on their way to one receiver at the same time.
const AT_A_TIME: usize = 32;

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

type Sender = Client<HttpConnector, Full<Bytes>>;

/// Sends what comes until the writer has ended. The twin lets out one notification of a record at a time, so that these
/// keep their order however many are on their way.
pub async fn deliver(mut effects: mpsc::UnboundedReceiver<Effect>, front: Arc<Front>) {
    let mut connector = HttpConnector::new();
    connector.set_nodelay(true);
    connector.set_connect_timeout(Some(ANSWER_TIME));
    let client = Client::builder(TokioExecutor::new()).pool_timer(TokioTimer::new()).build(connector);
    // a receiver that is slow holds up no other
    let mut receivers: BTreeMap<String, Arc<Semaphore>> = BTreeMap::new();
    while let Some(Effect::Deliver { delivery, url, headers, body, .. }) = effects.recv().await {
        let places = receivers.entry(url.clone()).or_insert_with(|| Arc::new(Semaphore::new(AT_A_TIME)));
        let (places, client, front) = (Arc::clone(places), client.clone(), Arc::clone(&front));
        tokio::spawn(async move {
            let _place = places.acquire().await;
            let status = sent(&client, &front.hosts, &url, &headers, &body).await;
            front.metrics.sent(status.is_some_and(|status| (200..300).contains(&status)));
            front.report(delivery, status.map(i64::from)).await;
        });
    }
}

/// The status that the receiver answered; nothing where it answered none.
async fn sent(client: &Sender, hosts: &Hosts, url: &str, headers: &[(String, String)], body: &Arc<str>) -> Option<u16> {
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
}
