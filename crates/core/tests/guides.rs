//! The Rust code in the guides, as tests.

use std::error::Error;

use lastro::LastroError;
use lastro::http::{self, ApiOperation, ApiRequest, NewRequest, PageRequest};
use lastro::model::{ConcealedText, Customer, Json, Model as _};
use lastro::query::{Query, Resource};
use lastro::webhook::{self, Flavour, NewEvent, Request, Verdict, WebhookEvent};

const BASE: &str = "https://conta.example";

/// Verifies a body and returns its event, or the reason for rejecting it. `now`: current time in seconds since 1970.
fn received(secrets: &[String], body: &[u8], now: i64) -> Result<WebhookEvent, Box<dyn Error>> {
    let request = Request { now: Some(now), tolerance_s: Some(7 * 24 * 3600), ..Request::new(secrets, body) };
    let judged = webhook::verify(&request)?;
    if judged.verdict != Verdict::Ok {
        return Err(judged.verdict.into());
    }
    Ok(webhook::event(body)?)
}

#[test]
fn the_receiver_accepts_only_signed_and_recent_bodies() -> Result<(), LastroError> {
    let secrets = ["antigo".to_owned(), "segredo".to_owned()];
    let data = Json::parse(br#"{"id": 7, "nome": "Ana Souza"}"#)?.0;
    let event = NewEvent { endpoint: "clientes", operation: "update", data: &data, timestamp: 1_795_219_200, api: "2" };
    let body = webhook::sign(&event, "segredo", Flavour::Php)?;
    let read = received(&secrets, body.as_bytes(), 1_795_219_260).expect("an event");
    assert_eq!(read.customer.and_then(|customer| customer.nome).as_deref(), Some("Ana Souza"));
    let why = |body: &str, now| received(&secrets, body.as_bytes(), now).err().map(|error| error.to_string());
    assert_eq!(why(&body.replace("Ana", "Eva"), 1_795_219_260).as_deref(), Some("mismatch"));
    assert_eq!(why(&body, 1_800_000_000).as_deref(), Some("too_old"));
    Ok(())
}

/// Returns every customer whose name contains `text`. `send` sends a request with the program's own HTTP client, and returns
/// status and body of the response.
fn named(
    text: &str,
    key: &ConcealedText,
    send: &mut dyn FnMut(&ApiRequest) -> (i64, Vec<u8>),
) -> Result<Vec<Customer>, Box<dyn Error>> {
    let query = Query::all(Resource::Customer).filter(Customer::NOME.contains(text));
    let mut step = http::start(ApiOperation::CustomersList, Some(query.into()))?;
    let mut found = Vec::new();
    while let Some(PageRequest { operation, query }) = step.request {
        let new = NewRequest::new(operation, BASE, key);
        let (status, body) = send(&http::build(NewRequest { query: Some(query.into()), ..new })?);
        let response = http::decode(operation, status, &body, Some(key))?;
        // a real program would call `http::plan` here to decide whether and when to send the request again
        let page = response.value.ok_or_else(|| format!("status {status}"))?;
        step = http::next(&step.state, &page)?;
        for item in &step.items {
            found.push(Customer::decode(item)?.0);
        }
    }
    Ok(found)
}

#[test]
fn the_listing_example_reads_every_page() {
    let key = ConcealedText::new("chave");
    let mut sent = Vec::new();
    let found = named("Ana", &key, &mut |request| {
        sent.push(request.url.clone());
        let last = sent.len() == 2;
        let page = if last {
            r#"{"header":{"offset":1,"limit":1,"count":2},"data":[{"id":2,"nome":"Mariana"}]}"#
        } else {
            r#"{"header":{"offset":0,"limit":1,"count":2},"data":[{"id":1,"nome":"Ana"}]}"#
        };
        (200, page.as_bytes().to_vec())
    });
    let names: Vec<_> = found.expect("customers").into_iter().filter_map(|customer| customer.nome).collect();
    assert_eq!(names, ["Ana", "Mariana"]);
    assert_eq!(sent[0], "https://conta.example/api/v2/clientes/?nome[contains]=Ana&_sort=id&_limit=100");
    assert!(named("Ana", &key, &mut |_| (503, Vec::new())).is_err_and(|error| error.to_string() == "status 503"));
}
