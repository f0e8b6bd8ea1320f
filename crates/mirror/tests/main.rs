//! The tests of recordings, as one program with one file per subject.

#[path = "../../twin/tests/corpus/asks.rs"]
mod asks;
mod common;
mod conceal;
mod foreign;
mod har;
mod letter;
mod pseudonyms;
mod random;
mod report;
mod stories;

use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::{Moment, Request};

/// An exchange with a request and a response in JSON.
fn exchange(method: &str, target: &str, sent: &str, status: u16, shown: &str) -> Exchange {
    let pair = |name: &str, value: &str| (name.to_owned(), value.to_owned());
    let headers = vec![pair("Authorization", AUTHORIZATION), pair("Content-Type", "application/json")];
    let request = Request { method: method.to_owned(), target: target.to_owned(), headers, body: sent.into() };
    let headers = vec![pair("Content-Type", "text/json; charset=utf-8")];
    let response = Some(RecordedResponse { status, headers, body: shown.into() });
    let at = Moment::from_millis(1_798_804_800_123);
    Exchange { at, took_ms: 12, origin: "https://conta.example".to_owned(), request, response }
}

/// The API key of the requests in the tests.
const KEY: &str = "chave-muito-secreta";
const AUTHORIZATION: &str = "Basic Y2hhdmUtbXVpdG8tc2VjcmV0YTo=";

/// All parts of an exchange as one string, in which a test can search for secrets.
fn whole(exchange: &Exchange) -> String {
    let Exchange { origin, request, response, .. } = exchange;
    let mut text = [origin.as_str(), " ", &request.target, "\n"].concat();
    let mut add = |headers: &[(String, String)], body: &[u8]| {
        for (name, value) in headers {
            text.push_str(&[name, ": ", value, "\n"].concat());
        }
        text.push_str(&String::from_utf8_lossy(body));
        text.push('\n');
    };
    add(&request.headers, &request.body);
    if let Some(answer) = response {
        add(&answer.headers, &answer.body);
    }
    text
}

/// The body of a response as a string.
fn shown(exchange: &Exchange) -> String {
    String::from_utf8(exchange.response.as_ref().expect("a response").body.clone()).expect("a text")
}

/// The body of a request as a string.
fn sent(exchange: &Exchange) -> String {
    String::from_utf8(exchange.request.body.clone()).expect("a text")
}
