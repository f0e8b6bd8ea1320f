//! Tests the rate limit: the status 429, the header `Retry-After`, and the token bucket that the twin's clock refills.

use crate::common::{self, Client, config, json};
use lastro_twin::{Moment, Twin};

fn at(second: i64) -> Option<Moment> {
    // 1 January 2027, 9:00 in Brasília, plus the given seconds
    Some(Moment::from_millis(1_798_804_800_000 + second * 1_000))
}

fn status(twin: &mut Twin, key: &str, second: i64) -> (u16, Option<String>) {
    let request = common::request("GET", "/api/v2/servicos/", key, "");
    let response = twin.handle(&request, at(second)).response.expect("an answer");
    let retry = response.headers.iter().find(|(name, _)| *name == "Retry-After").map(|(_, value)| value.to_string());
    (response.status, retry)
}

fn limited(requests: u32, seconds: u32) -> Twin {
    let text = format!(
        r#"{{"keys": [{{"key": "chave-a"}}, {{"key": "chave-b"}}], "limit": {{"requests": {requests}, "seconds": {seconds}}}}}"#
    );
    Twin::new(&config(&text)).unwrap()
}

#[test]
fn without_a_limit_no_request_is_refused() {
    let mut client = Client::new();
    for _ in 0..1_000 {
        assert_eq!(client.send("GET", "/api/v2/servicos/", "").0, 200);
    }
}

#[test]
fn a_bucket_empties_and_fills_up_evenly() {
    let mut twin = limited(3, 60);
    let ok = (200, None);
    assert_eq!(
        [status(&mut twin, "chave-a", 0), status(&mut twin, "chave-a", 0), status(&mut twin, "chave-a", 0)],
        [ok.clone(), ok.clone(), ok.clone()]
    );
    // the bucket gets a token every 20 seconds
    assert_eq!(status(&mut twin, "chave-a", 0), (429, Some("20".to_owned())));
    assert_eq!(status(&mut twin, "chave-a", 19), (429, Some("1".to_owned())));
    assert_eq!(status(&mut twin, "chave-a", 20), ok);
    assert_eq!(status(&mut twin, "chave-a", 20), (429, Some("20".to_owned())));
    // a request is accepted exactly after the time in `Retry-After`
    assert_eq!(status(&mut twin, "chave-a", 40), ok);
    // the bucket never holds more tokens than at the start
    for _ in 0..3 {
        assert_eq!(status(&mut twin, "chave-a", 4_000), ok);
    }
    assert_eq!(status(&mut twin, "chave-a", 4_000).0, 429);
}

#[test]
fn each_key_has_a_bucket_of_its_own() {
    let mut twin = limited(1, 10);
    assert_eq!(status(&mut twin, "chave-a", 0).0, 200);
    assert_eq!(status(&mut twin, "chave-a", 0).0, 429);
    assert_eq!(status(&mut twin, "chave-b", 0).0, 200);
    // a request with an unknown key does not count towards the rate limit of any known key
    assert_eq!(status(&mut twin, "chave-c", 0).0, 401);
}

#[test]
fn a_refusal_has_the_form_of_its_version_and_changes_nothing() {
    let mut client = Client::with(&config(r#"{"limit": {"requests": 1, "seconds": 7}}"#));
    assert_eq!(client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#).0, 200);
    let (status, body) = client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#);
    assert_eq!((status, body.get("code")), (429, Some(&json("429"))));
    let (status, body) = client.send("GET", "/api/servico", "");
    assert_eq!((status, body.get("tipo")), (429, Some(&json(r#""requisicao_invalida""#))));
    let text = client.twin.snapshot().unwrap().into_text();
    assert_eq!(text.matches("\"table\":\"service\"").count(), 1);
}

#[test]
fn the_levels_of_the_buckets_are_in_the_snapshot() {
    let mut twin = limited(2, 10);
    assert_eq!(status(&mut twin, "chave-a", 0).0, 200);
    assert_eq!(status(&mut twin, "chave-a", 1).0, 200);
    let mut other = limited(2, 10);
    other.restore(twin.snapshot().unwrap().text()).unwrap();
    assert_eq!(status(&mut other, "chave-a", 1), (429, Some("4".to_owned())));
    assert_eq!(status(&mut twin, "chave-a", 1), (429, Some("4".to_owned())));
    assert_eq!(other.snapshot(), twin.snapshot());
}
