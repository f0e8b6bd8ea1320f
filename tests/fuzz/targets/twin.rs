//! Sends arbitrary requests to a twin, the simulation of the service. Each line is a request (method, target and body) or a
//! step of the clock. Every request must get a response, and it must be possible to save and load the state.
#![no_main]

use lastro::json::parse;
use lastro::model::{Codec as _, Node, Reader};
use lastro_twin::{Config, Moment, Request, Twin};
use libfuzzer_sys::fuzz_target;

/// The `Authorization` header for the key `chave-de-teste-0001`. The twin here has no keys, and therefore accepts every key.
const BASIC: &str = "Basic Y2hhdmUtZGUtdGVzdGUtMDAwMTo=";

fn new() -> Twin {
    let config = parse(b"{\"seed\":7}").expect("JSON");
    Twin::new(&Config::read(&Node::from(&config), &mut Reader::new()).expect("a configuration")).expect("a twin")
}

fuzz_target!(|text: &str| {
    let mut twin = new();
    for line in text.lines().take(24) {
        let mut parts = line.splitn(3, ' ');
        let (method, target) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let body = parts.next().unwrap_or_default();
        if let Some(days) = method.strip_prefix('+') {
            let days: i64 = days.parse().unwrap_or(1);
            let now = twin.now().expect("a moment");
            let to = Moment::from_millis(now.millis().saturating_add(days.clamp(0, 400) * 86_400_000));
            twin.advance(to, 1000).expect("records that can be read");
            continue;
        }
        let headers = [("Authorization", BASIC), ("Content-Type", "application/json")];
        let request = Request {
            method: method.to_owned(),
            target: target.to_owned(),
            headers: headers.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
            body: body.as_bytes().to_vec(),
        };
        let outcome = twin.handle(&request, None);
        if let Some(response) = outcome.response {
            assert!((200..=599).contains(&response.status), "{}", response.status);
            assert!(response.status != 500, "{line}: {}", String::from_utf8_lossy(&response.body));
        }
    }
    let snapshot = twin.snapshot().expect("a snapshot").into_text();
    let mut other = new();
    other.restore(&snapshot).expect("a snapshot of a twin");
    assert_eq!(other.snapshot().expect("a snapshot").into_text(), snapshot);
});
