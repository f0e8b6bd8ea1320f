//! Tests of single steps of an exchange. Whole exchanges with every kind of network fault are tested against a simulated
//! service in `crates/twin/tests/exchange.rs`.

use lastro::exchange::{
    Call, CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeFailureKind, ExchangeSettings, ExchangeStep,
    Surroundings, next, resume, start,
};
use lastro::http::{ApiOperation, PageEnd};
use lastro::model::{ConcealedText, Json};
use lastro::value::Choice as _;
use lastro::{IssueCode, LastroError};

const NOW: i64 = 1_800_000_000_000;
const CUSTOMER: &str = r#"{"tipo":2,"nome":"Ana","cpf":"52998224725"}"#;

fn settings() -> ExchangeSettings {
    ExchangeSettings::new("https://conta.example", ConcealedText::new("chave-secreta"))
}

fn json(text: &str) -> Json {
    Json::parse(text.as_bytes()).expect("JSON")
}

fn begun(call: &Call<'_>, settings: &ExchangeSettings, gate: Option<&Json>) -> ExchangeStep {
    start(call, &Surroundings { settings, gate }, NOW).expect("a step")
}

fn event(kind: ExchangeEventKind, now_ms: i64) -> ExchangeEvent {
    ExchangeEvent { kind, now_ms, seed: 7, status: None, retry_after: None }
}

/// Passes a response to the exchange, and returns the next step.
fn answered(
    step: &ExchangeStep,
    settings: &ExchangeSettings,
    record: Option<&Json>,
    (status, body): (i64, &str),
) -> Result<ExchangeStep, LastroError> {
    let event = ExchangeEvent { status: Some(status), ..event(ExchangeEventKind::Response, NOW) };
    next(&step.state, &Surroundings { settings, gate: Some(&step.gate) }, &event, body.as_bytes(), record, None)
}

/// The request of a step: its method, its path with the query, and its body.
fn sent(step: &ExchangeStep) -> (String, String, String) {
    let request = step.request.as_ref().unwrap_or_else(|| panic!("a request: {step:?}"));
    let path = request.url.strip_prefix("https://conta.example/api/v2").expect("the address of the account");
    let body = request.body.as_ref().map_or_else(String::new, |body| body.reveal().to_owned());
    (request.method.clone(), path.to_owned(), body)
}

#[test]
fn an_insert_first_reads_the_newest_key_and_returns_the_record() {
    let (settings, record) = (settings(), json(CUSTOMER));
    let step = begun(&Call { record: Some(&record), ..Call::new(ApiOperation::CustomersInsert) }, &settings, None);
    assert_eq!(sent(&step).1, "/clientes/?_sort=-id&_fields=id&_limit=1");
    let newest = r#"{"header":{"offset":0,"limit":1,"count":12,"sort":"-id"},"data":[{"id":12}]}"#;
    let step = answered(&step, &settings, Some(&record), (200, newest)).expect("a step");
    assert_eq!(sent(&step), ("POST".to_owned(), "/clientes/".to_owned(), CUSTOMER.to_owned()));
    let step = answered(&step, &settings, Some(&record), (200, r#"{"id":13,"tipo":2,"nome":"Ana"}"#)).expect("a step");
    assert_eq!(step.value.map(|value| value.to_text()), Some(r#"{"id":13,"tipo":2,"nome":"Ana"}"#.to_owned()));
}

#[test]
fn a_lost_insert_is_searched_among_the_newer_records() {
    let (settings, record) = (settings(), json(CUSTOMER));
    let lost = {
        let step = begun(&Call { record: Some(&record), ..Call::new(ApiOperation::CustomersInsert) }, &settings, None);
        let newest = r#"{"header":{"offset":0,"limit":1,"count":12},"data":[{"id":12}]}"#;
        let step = answered(&step, &settings, Some(&record), (200, newest)).expect("a step");
        let gate = step.gate.clone();
        let around = Surroundings { settings: &settings, gate: Some(&gate) };
        let step = next(&step.state, &around, &event(ExchangeEventKind::Lost, NOW), b"", Some(&record), None);
        let step = step.expect("a step");
        let waited = event(ExchangeEventKind::Waited, NOW + step.wait_ms.expect("a wait"));
        next(&step.state, &around, &waited, b"", Some(&record), None).expect("a step")
    };
    assert_eq!(sent(&lost).1, "/clientes/?id[gt]=12&_sort=id&_limit=1000");
    let same = r#"{"id":14,"tipo":2,"nome":"Ana","cpf":"529.982.247-25","razao_social":"Ana"}"#;
    let other = r#"{"id":13,"tipo":2,"nome":"Ana Maria","cpf":"52998224725"}"#;
    let unsure = r#"{"id":15,"tipo":2,"nome":"Ana","cpf":null}"#;
    let heard = |count: usize, records: &[&str]| {
        let records = records.join(",");
        let page = format!(r#"{{"header":{{"offset":0,"limit":1000,"count":{count}}},"data":[{records}]}}"#);
        let step = answered(&lost, &settings, Some(&record), (200, &page)).expect("a step");
        match (step.value, step.wait_ms, step.failure) {
            (Some(value), _, _) => value.0.get("id").map(|id| id.to_json()).unwrap_or_default(),
            (_, Some(_), _) => "not yet".to_owned(),
            (_, _, Some(failure)) => failure.carried_out.as_str().to_owned(),
            _ => "nothing".to_owned(),
        }
    };
    assert_eq!(heard(1, &[same]), "14");
    assert_eq!(heard(3, &[other, same, unsure]), "14");
    assert_eq!(heard(0, &[]), "not yet");
    assert_eq!(heard(1, &[other]), "not yet");
    assert_eq!(heard(2, &[same, same]), "unknown");
    assert_eq!(heard(1, &[unsure]), "unknown");
    // the count is larger than the page: the record that was sent may be on another page
    assert_eq!(heard(2, &[same]), "unknown");
    assert_eq!(heard(1, &[]), "unknown");
    // the page has records that the filter excludes, so the service has ignored the filter
    assert_eq!(heard(2, &[&same.replace("14", "12"), other]), "unknown");
    assert_eq!(heard(1, &[&same.replace(r#""id":14,"#, "")]), "unknown");
}

#[test]
fn a_record_that_the_rules_reject_is_not_sent() {
    let (settings, record) = (settings(), json(r#"{"tipo":2,"nome":" ","cpf":"1"}"#));
    let call = Call { id: Some(0), record: Some(&record), ..Call::new(ApiOperation::CustomersUpdate) };
    let error = start(&call, &Surroundings { settings: &settings, gate: None }, NOW).expect_err("a refusal");
    let paths: Vec<&str> = error.issues().iter().map(|issue| issue.path.as_str()).collect();
    assert_eq!(paths, ["record.nome", "record.cpf", "id"]);
}

#[test]
fn an_update_sends_only_the_changed_fields() {
    let (settings, before) = (settings(), json(r#"{"id":7,"tipo":2,"nome":"Ana","obs":"x"}"#));
    let after = json(r#"{"id":7,"tipo":2,"nome":"Ana Maria"}"#);
    let call = |operation| Call { id: Some(7), record: Some(&after), original: Some(&before), ..Call::new(operation) };
    let step = begun(&call(ApiOperation::CustomersUpdate), &settings, None);
    assert_eq!(sent(&step).2, r#"{"nome":"Ana Maria","obs":null}"#);
    let error = start(&call(ApiOperation::CustomersDelete), &Surroundings { settings: &settings, gate: None }, NOW);
    let paths: Vec<String> = error.expect_err("a refusal").issues().iter().map(|issue| issue.path.clone()).collect();
    assert_eq!(paths, ["record", "original"]);
}

#[test]
fn the_state_contains_neither_the_key_nor_the_record() {
    let (settings, record) = (settings(), json(CUSTOMER));
    let step = begun(&Call { record: Some(&record), ..Call::new(ApiOperation::CustomersInsert) }, &settings, None);
    let text = [step.state.to_text(), step.gate.to_text()].concat();
    for secret in ["chave-secreta", "52998224725", "Ana"] {
        assert!(!text.contains(secret), "{text}");
    }
    assert!(!format!("{step:?}").contains("chave-secreta"));
}

#[test]
fn exchanges_that_share_a_gate_share_the_rate_limit() {
    let settings = ExchangeSettings { per_second: Some(4), ..settings() };
    let list = Call::new(ApiOperation::ServicesList);
    let first = begun(&list, &settings, None);
    assert!(first.request.is_some());
    let second = begun(&list, &settings, Some(&first.gate));
    let third = begun(&list, &settings, Some(&second.gate));
    assert_eq!((second.wait_ms, third.wait_ms), (Some(250), Some(500)));
    // the second call has reserved the point in time at which it may send: after its wait, it sends without another wait
    let around = Surroundings { settings: &settings, gate: Some(&third.gate) };
    let waited = next(&second.state, &around, &event(ExchangeEventKind::Waited, NOW + 250), b"", None, None);
    assert!(waited.expect("a step").request.is_some());
    // if the clock is set back by a year, the wait is still at most ten minutes
    let around = Surroundings { settings: &settings, gate: Some(&third.gate) };
    let earlier = start(&list, &around, NOW - 31_536_000_000).expect("a step");
    assert!(earlier.wait_ms.is_some_and(|wait| wait <= 600_000), "{:?}", earlier.wait_ms);
}

#[test]
fn a_rejected_key_is_not_sent_again_and_a_429_delays_all_exchanges() {
    let settings = settings();
    let list = Call::new(ApiOperation::ServicesList);
    let step = begun(&list, &settings, None);
    let error = r#"{"code":401,"message":"A chave chave-sec é inválida"}"#;
    let step = answered(&step, &settings, None, (401, error)).expect("a step");
    let failure = step.failure.expect("a failure");
    assert_eq!((failure.kind, failure.carried_out), (ExchangeFailureKind::Refused, CarriedOut::No));
    let message = failure.api_error.and_then(|error| error.message).expect("a message");
    assert!(!message.reveal().contains("chave-sec"), "{}", message.reveal());
    let failure = begun(&list, &settings, Some(&step.gate)).failure.expect("a failure");
    assert_eq!(failure.kind, ExchangeFailureKind::KeyRefused);

    let step = begun(&list, &settings, None);
    let event = ExchangeEvent {
        status: Some(429),
        retry_after: Some("5".to_owned()),
        ..event(ExchangeEventKind::Response, NOW)
    };
    let around = Surroundings { settings: &settings, gate: Some(&step.gate) };
    let step = next(&step.state, &around, &event, b"", None, None).expect("a step");
    assert_eq!(step.wait_ms, Some(5_000));
    assert_eq!(begun(&list, &settings, Some(&step.gate)).wait_ms, Some(5_000));
}

#[test]
fn a_listing_resumes_from_a_stored_state() {
    let settings = settings();
    let step =
        begun(&Call { query: Some("_limit=2".into()), ..Call::new(ApiOperation::ServicesList) }, &settings, None);
    assert_eq!(sent(&step).1, "/servicos/?_sort=id&_limit=2");
    let page = |offset: i64, data: &str| {
        format!(r#"{{"header":{{"offset":{offset},"limit":2,"count":3,"sort":"id"}},"data":[{data}]}}"#)
    };
    let step = answered(&step, &settings, None, (200, &page(0, r#"{"id":1},{"id":2}"#))).expect("a step");
    assert_eq!((step.items.as_ref().map(Vec::len), step.end), (Some(2), None));
    // the exchange continues from the stored state without the gate (the shared rate limit), as in another process
    let state = json(&step.state.to_text());
    let around = Surroundings { settings: &settings, gate: None };
    let step = next(&state, &around, &event(ExchangeEventKind::More, NOW), b"", None, None).expect("a step");
    assert_eq!(sent(&step).1, "/servicos/?_sort=id&_offset=2&_limit=2");
    let step = answered(&step, &settings, None, (200, &page(2, r#"{"id":3}"#))).expect("a step");
    assert_eq!((step.items.as_ref().map(Vec::len), step.end), (Some(1), Some(PageEnd::Complete)));
}

#[test]
fn a_request_timeout_ends_with_the_deadline_of_the_exchange() {
    let settings = ExchangeSettings { timeout_ms: Some(20_000), deadline_ms: Some(30_000), ..settings() };
    let step = begun(&Call { id: Some(7), ..Call::new(ApiOperation::CustomersSelect) }, &settings, None);
    assert_eq!(step.timeout_ms, Some(20_000));
    let around = Surroundings { settings: &settings, gate: Some(&step.gate) };
    let step = next(&step.state, &around, &event(ExchangeEventKind::TimedOut, NOW + 20_000), b"", None, None);
    let step = step.expect("a step");
    let waited = event(ExchangeEventKind::Waited, NOW + 20_000 + step.wait_ms.expect("a wait"));
    let step = next(&step.state, &around, &waited, b"", None, None).expect("a step");
    assert!(step.timeout_ms.is_some_and(|timeout| timeout <= 10_000), "{:?}", step.timeout_ms);
    let step = next(&step.state, &around, &event(ExchangeEventKind::TimedOut, NOW + 30_000), b"", None, None);
    let failure = step.expect("a step").failure.expect("a failure");
    assert_eq!((failure.kind, failure.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::No));
}

#[test]
fn an_event_that_cannot_follow_is_an_error() {
    let settings = settings();
    let step = begun(&Call { id: Some(7), ..Call::new(ApiOperation::CustomersSelect) }, &settings, None);
    let around = Surroundings { settings: &settings, gate: None };
    let code = |kind, status, state: &Json| {
        let event = ExchangeEvent { status, ..event(kind, NOW) };
        let error = next(state, &around, &event, b"{}", None, None).expect_err("an error");
        (error.issues()[0].path.clone(), error.issues()[0].code)
    };
    let kind = ("event.kind".to_owned(), IssueCode::Contradiction);
    assert_eq!(code(ExchangeEventKind::Waited, None, &step.state), kind);
    assert_eq!(code(ExchangeEventKind::More, None, &step.state), kind);
    let (missing, wrong) = (IssueCode::Required, IssueCode::OutOfRange);
    assert_eq!(code(ExchangeEventKind::Response, None, &step.state), ("event.status".to_owned(), missing));
    assert_eq!(code(ExchangeEventKind::Response, Some(999), &step.state), ("event.status".to_owned(), wrong));
    let done = answered(&step, &settings, None, (200, r#"{"id":7}"#)).expect("a step");
    assert_eq!(code(ExchangeEventKind::Cancelled, None, &done.state), kind);
    assert_eq!(code(ExchangeEventKind::Waited, None, &json("{}")).0, "state.operation");
}

#[test]
fn an_exchange_resumes_from_a_stored_state() {
    let (settings, record) = (ExchangeSettings { look_before: Some(false), ..settings() }, json(CUSTOMER));
    let around = Surroundings { settings: &settings, gate: None };
    let resumed = |operation, state: &Json| resume(operation, state, &around, NOW, 1, Some(&record), None);
    let insert = ApiOperation::CustomersInsert;
    let step = begun(&Call { record: Some(&record), ..Call::new(insert) }, &settings, None);
    // The service may have received the insert. Without `look_before`, the insert cannot be looked up. It is not sent again,
    // and its outcome is unknown.
    let failure = resumed(insert, &step.state).expect("a step").failure.expect("a failure");
    assert_eq!((failure.kind, failure.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::Unknown));

    let at = |operation, state: &Json| resumed(operation, state).expect_err("an error").issues()[0].path.clone();
    assert_eq!(at(ApiOperation::SalesInsert, &step.state), "operation");
    let done = answered(&step, &settings, Some(&record), (200, r#"{"id":13,"tipo":2,"nome":"Ana"}"#)).expect("a step");
    assert_eq!(at(insert, &done.state), "state");
}

#[test]
fn a_listing_without_a_query_is_one_page() {
    let settings = settings();
    let step = begun(&Call::new(ApiOperation::IndicesList), &settings, None);
    let listed = |body: &str| answered(&step, &settings, None, (200, body)).expect("a step");
    let page = listed(r#"{"header":{"offset":0,"limit":100,"count":1},"data":[{"id":1,"nome":"IGP-M"}]}"#);
    let items = page.items.expect("items");
    assert_eq!((items[0].to_text(), page.end), (r#"{"nome":"IGP-M","id":1}"#.to_owned(), Some(PageEnd::Complete)));
    let part = listed(r#"{"header":{"offset":0,"limit":100,"count":2},"data":[{"id":1,"nome":"IGP-M"}]}"#);
    assert_eq!(part.end, Some(PageEnd::Missing));
}

#[test]
fn the_deadline_starts_again_when_an_exchange_is_resumed() {
    let (settings, record) = (settings(), json(CUSTOMER));
    let around = Surroundings { settings: &settings, gate: None };
    let later = NOW + 86_400_000;
    let resumed = |operation, step: &ExchangeStep| {
        let record = (operation == ApiOperation::CustomersInsert).then_some(&record);
        resume(operation, &step.state, &around, later, 1, record, None).expect("a step")
    };
    // the service may have received the insert, so it is looked up, and the look-up has the full timeout
    let step = begun(&Call { record: Some(&record), ..Call::new(ApiOperation::CustomersInsert) }, &settings, None);
    let newest = r#"{"header":{"offset":0,"limit":1,"count":12,"sort":"-id"},"data":[{"id":12}]}"#;
    let act = answered(&step, &settings, Some(&record), (200, newest)).expect("a step");
    let wait = resumed(ApiOperation::CustomersInsert, &act);
    let waited = event(ExchangeEventKind::Waited, later + wait.wait_ms.expect("a wait"));
    let look = next(&wait.state, &around, &waited, b"", Some(&record), None).expect("a step");
    assert_eq!((sent(&look).1.starts_with("/clientes/?id[gt]=12"), look.timeout_ms), (true, Some(30_000)));
    // the exchange was interrupted before the insert was sent, so the read before the insert is sent again
    let again = resumed(ApiOperation::CustomersInsert, &step);
    assert_eq!((sent(&again), again.timeout_ms), (sent(&step), Some(30_000)));
    // a read can be resumed with the full timeout after any number of attempts
    let mut step = begun(&Call { id: Some(7), ..Call::new(ApiOperation::CustomersSelect) }, &settings, None);
    while step.failure.is_none() {
        let again = resumed(ApiOperation::CustomersSelect, &step);
        assert_eq!((sent(&again), again.timeout_ms), (sent(&step), Some(30_000)));
        step = next(&step.state, &around, &event(ExchangeEventKind::Lost, NOW), b"", None, None).expect("a step");
        if step.wait_ms.is_some() {
            step = next(&step.state, &around, &event(ExchangeEventKind::Waited, NOW), b"", None, None).expect("a step");
        }
    }
}
