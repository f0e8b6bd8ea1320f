//! Tests the clock: it never moves back, processes work in order, and a step that stopped early can be continued.

use crate::common::{config, request};
use lastro_twin::state::DueKind;
use lastro_twin::{Border, Moment, Request, Twin};

const START: i64 = 1_798_804_800_000;

fn moment(seconds: i64) -> Moment {
    Moment::from_millis(START + seconds * 1_000)
}

fn twin() -> Twin {
    let text = r#"{"subscriptions": [{"url": "https://cliente.example/", "secret": "segredo"}]}"#;
    Twin::new(&config(text)).unwrap()
}

fn insert(name: &str) -> Request {
    request("POST", "/api/v2/servicos/", "chave", &format!(r#"{{"nome": "{name}"}}"#))
}

/// Reports a failure for every notification that is being sent, so that a retry is due for each. The reports are
/// in reverse order, so that they do not determine the order of the retries.
fn refuse(twin: &mut Twin) {
    for lastro_twin::Effect::Deliver { delivery, .. } in twin.take_effects().into_iter().rev() {
        twin.report(delivery, Some(500), None).unwrap();
    }
}

#[test]
fn it_starts_where_the_configuration_says() {
    assert_eq!(twin().now().unwrap().text(), "2027-01-01T09:00:00-03:00");
    let other = Twin::new(&config(r#"{"now": "2030-02-28T23:59:59.5Z"}"#)).unwrap();
    assert_eq!(other.now().unwrap().text(), "2030-02-28T20:59:59.500-03:00");
    // an instant before 1970
    let old = Twin::new(&config(r#"{"now": "1969-12-31T00:00:00Z"}"#)).unwrap();
    assert_eq!(old.now().unwrap().text(), "1969-12-30T21:00:00-03:00");
    let mut old = old;
    old.advance(Moment::from_millis(0), usize::MAX).unwrap();
    assert!(old.now().unwrap() >= Moment::from_millis(0));
}

#[test]
fn it_reaches_the_first_and_the_last_moment_of_the_calendar() {
    let mut twin = Twin::new(&config(r#"{"now": "0001-01-01T00:00:00-03:00"}"#)).unwrap();
    assert_eq!(twin.now().unwrap().text(), "0001-01-01T00:00:00-03:00");
    let contract = r#"{"agendamento_data":"9999-11-30","agendamento_automatico":1,"agendamento_frequencia":1,"valor_venda":1,
        "parcelas":[{"data_vencimento":"9999-11-30","valor":1}]}"#;
    assert_eq!(twin.handle(&request("POST", "/api/v2/vendas/", "chave", contract), None).response.unwrap().status, 200);
    let mut border = Border::new(br#"{"now": "9999-12-29T00:00:00Z"}"#).unwrap();
    for to in ["9999-12-31T00:00:00-03:00", "9999-12-31T23:59:59.999-03:00"] {
        let progress = twin.advance(Moment::of(&to.parse().unwrap()), usize::MAX).unwrap();
        assert_eq!((progress.now.text(), progress.reached), (to.to_owned(), true));
        let answer = border.call("advance", format!(r#"{{"to": "{to}"}}"#).as_bytes()).unwrap();
        assert_eq!(answer, format!(r#"{{"now":"{to}","done":0,"reached":true,"next":null}}"#));
    }
    // the contract's last sale is dated 9999-12-30, since the next date would be after the end of the calendar
    let listed = twin.handle(&request("GET", "/api/v2/vendas/?_sort=id", "chave", ""), None).response.unwrap();
    let listed = String::from_utf8(listed.body).unwrap();
    assert!(listed.contains(r#""data":"9999-12-30","agendamento":0"#), "{listed}");
    assert_eq!(listed.matches(r#""agendamento_ultima_ocorrencia":1"#).count(), 1, "{listed}");
    // an instant after the end of the calendar is refused
    let error = border.call("advance", br#"{"to": "9999-12-31T23:59:59-12:00"}"#).unwrap_err();
    assert_eq!(error.issues()[0].path, "to");
}

#[test]
fn it_never_goes_back() {
    let mut twin = twin();
    twin.handle(&insert("Aula"), Some(moment(100)));
    assert_eq!(twin.now().unwrap(), moment(100));
    twin.handle(&insert("Aula"), Some(moment(50)));
    assert_eq!(twin.now().unwrap(), moment(100));
    let progress = twin.advance(moment(10), usize::MAX).unwrap();
    assert_eq!((progress.now, progress.done, progress.reached), (moment(100), 0, true));
    assert_eq!(twin.now().unwrap(), moment(100));
}

#[test]
fn a_budget_stops_it_and_the_next_step_goes_on() {
    let begun = || {
        let mut twin = twin();
        for _ in 0..30 {
            twin.handle(&insert("Aula"), None);
        }
        refuse(&mut twin);
        twin
    };
    let mut whole = begun();
    let all = whole.advance(moment(40_000), usize::MAX).unwrap();
    let mut steps = begun();
    let mut done = 0;
    loop {
        let progress = steps.advance(moment(40_000), 7).unwrap();
        done += progress.done;
        if progress.reached {
            assert_eq!(progress.now, moment(40_000));
            break;
        }
        assert_eq!(progress.done, 7);
        let next = progress.next.unwrap();
        assert_eq!(next.kind, DueKind::Delivery);
        assert!(next.at >= progress.now && progress.now < moment(40_000));
    }
    assert_eq!((all.done, done), (30, 30), "the second attempts");
    let rows = |twin: &Twin| {
        let text = twin.snapshot().unwrap().into_text();
        text[text.find("\"rows\"").unwrap()..].to_owned()
    };
    assert_eq!(rows(&steps), rows(&whole));
    assert_eq!(steps.take_effects(), whole.take_effects());
}

#[test]
fn work_of_one_moment_comes_in_the_order_of_its_keys() {
    let mut twin = twin();
    for _ in 0..3 {
        twin.handle(&insert("Aula"), None);
    }
    refuse(&mut twin);
    twin.advance(moment(40), usize::MAX).unwrap();
    let order: Vec<(i64, i64)> = twin
        .take_effects()
        .iter()
        .map(|lastro_twin::Effect::Deliver { delivery, attempt, .. }| (*delivery, *attempt))
        .collect();
    assert_eq!(order, [(1, 2), (2, 2), (3, 2)]);
}

#[test]
fn a_request_does_what_is_due_before_it() {
    let mut twin = twin();
    twin.handle(&insert("Aula"), None);
    refuse(&mut twin);
    twin.handle(&request("GET", "/api/v2/servicos/", "chave", ""), Some(moment(41)));
    assert_eq!(twin.take_effects().len(), 1, "the second attempt");
}

#[test]
fn the_border_returns_the_next_due_work() {
    let mut border =
        Border::new(br#"{"subscriptions": [{"url": "https://cliente.example/", "secret": "segredo"}]}"#).unwrap();
    border.handle(&insert("Aula"), None).unwrap();
    border.call("report", br#"{"delivery": 1, "status": 500}"#).unwrap();
    let answer = border.call("advance", br#"{"to": "2027-01-01T12:00:05Z", "budget": 1}"#).unwrap();
    assert_eq!(
        answer,
        r#"{"now":"2027-01-01T09:00:05-03:00","done":0,"reached":true,"next":{"at":"2027-01-01T09:00:10-03:00","kind":"delivery","id":1}}"#
    );
    let answer = border.call("advance", br#"{"to": "2027-01-01T12:00:35Z", "budget": 1}"#).unwrap();
    assert_eq!(answer, r#"{"now":"2027-01-01T09:00:10-03:00","done":1,"reached":false,"next":null}"#);
    assert_eq!(border.call("now", b"").unwrap(), "\"2027-01-01T09:00:10-03:00\"");
    let answer = border.call("advance", br#"{"to": "2027-01-01T12:00:35Z", "budget": 1}"#).unwrap();
    assert_eq!(answer, r#"{"now":"2027-01-01T09:00:35-03:00","done":0,"reached":true,"next":null}"#);
    let problem = |border: &mut Border, arguments: &str| {
        let error = border.call("advance", arguments.as_bytes()).unwrap_err();
        error.issues().iter().map(|issue| issue.path.clone()).collect::<Vec<_>>()
    };
    assert_eq!(problem(&mut border, "{}"), ["to"]);
    assert_eq!(problem(&mut border, r#"{"to": "amanhã", "budget": -1}"#), ["to"]);
    assert_eq!(problem(&mut border, r#"{"to": "2027-01-01T12:00:35Z", "budget": -1}"#), ["budget"]);
    let policies = border.call("policies", b"").unwrap();
    assert!(policies.contains(r#""name":"webhooks""#), "{policies}");
    assert!(border.handle(&insert("Aula"), Some("2027-13-01")).is_err());
    assert_eq!(border.call("anywhere", b"").unwrap_err().code(), "unknown_operation");
    assert!(border.call("now", br#"{"x": 1}"#).is_err());
}
