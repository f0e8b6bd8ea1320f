//! Tests fault plans: when a rule applies, in which phase, and how the response changes.

use crate::common::{Client, config, json, request};
use lastro::http::{ApiOperation, decode};
use lastro::json::{Value, parse};
use lastro::value::Choice as _;
use lastro_twin::{Fault, FaultPlan, Outcome, Twin};

fn plan(text: &str) -> FaultPlan {
    lastro_twin::http::read_json(text.as_bytes()).expect("a plan")
}

fn with(text: &str) -> Twin {
    let mut twin = Twin::new(&config("{}")).unwrap();
    twin.faults(Some(plan(text))).unwrap();
    twin
}

fn insert(twin: &mut Twin, name: &str) -> Outcome {
    twin.handle(&request("POST", "/api/v2/servicos/", "chave", &format!(r#"{{"nome": "{name}"}}"#)), None)
}

fn status(outcome: &Outcome) -> Option<u16> {
    outcome.response.as_ref().map(|response| response.status)
}

/// Removes the fault plan and returns the number of services.
fn services(twin: &mut Twin) -> usize {
    twin.faults(None).unwrap();
    let list = twin.handle(&request("GET", "/api/v2/servicos/", "chave", ""), None).response.unwrap();
    let list = parse(&list.body).unwrap();
    let Some(Value::Number(count)) = list.get("header").and_then(|header| header.get("count")) else {
        panic!("a count")
    };
    count.parse().unwrap()
}

/// Inserts services and returns the statuses of the responses; `None` if a fault dropped the response.
fn statuses(twin: &mut Twin, count: usize) -> Vec<Option<u16>> {
    (0..count).map(|number| status(&insert(twin, &format!("Aula {number}")))).collect()
}

const OK: Option<u16> = Some(200);
const DOWN: Option<u16> = Some(503);

#[test]
fn phase_before_prevents_the_request_and_phase_after_does_not() {
    let rule = |phase: &str| {
        format!(r#"{{"rules": [{{"phase": "{phase}", "times": 2, "action": {{"status": 503, "retry_after": 9}}}}]}}"#)
    };
    for (phase, done) in [("before", 1), ("after", 3)] {
        let mut twin = with(&rule(phase));
        let lost = insert(&mut twin, "Aula");
        assert_eq!(lost.fault, Some(Fault::default()));
        let response = lost.response.unwrap();
        assert_eq!(response.status, 503);
        assert!(response.headers.contains(&("Retry-After", "9".into())));
        assert_eq!(parse(&response.body).unwrap().get("code"), Some(&json("503")));
        assert_eq!(statuses(&mut twin, 2), [DOWN, OK]);
        assert_eq!(services(&mut twin), done, "{phase}");
    }
}

#[test]
fn a_status_comes_with_the_words_of_the_service() {
    for (status, words) in [
        (401, "A chave da API"),
        (404, "Não há serviço ou registro"),
        (422, "parâmetros"),
        (429, "Limite"),
        (500, "problema no sistema"),
        (503, "temporariamente indisponível"),
    ] {
        let mut twin = with(&format!(r#"{{"rules": [{{"phase": "before", "action": {{"status": {status}}}}}]}}"#));
        let response = insert(&mut twin, "Aula").response.unwrap();
        let body = parse(&response.body).unwrap();
        let message = body.get("message").and_then(Value::as_str).unwrap_or_default();
        assert!(response.status == status && message.contains(words), "{status}: {message}");
    }
}

#[test]
fn a_dropped_connection_has_no_answer() {
    for (phase, done) in [("before", 0), ("after", 1)] {
        let mut twin =
            with(&format!(r#"{{"rules": [{{"phase": "{phase}", "action": {{"drop": true, "latency_ms": 70}}}}]}}"#));
        let outcome = insert(&mut twin, "Aula");
        assert_eq!(outcome, Outcome { response: None, fault: Some(Fault { latency_ms: 70, drop_after: Some(0) }) });
        assert_eq!(services(&mut twin), done, "{phase}");
    }
    let mut twin = with(r#"{"rules": [{"phase": "after", "action": {"drop_after": 12}}]}"#);
    let outcome = insert(&mut twin, "Aula");
    assert_eq!(outcome.fault, Some(Fault { latency_ms: 0, drop_after: Some(12) }));
    assert_eq!(status(&outcome), OK, "the host sends twelve bytes of it");
}

#[test]
fn rules_count_the_requests_that_they_match() {
    let mut nth = with(r#"{"rules": [{"phase": "before", "nth": 2, "action": {"status": 503}}]}"#);
    assert_eq!(statuses(&mut nth, 4), [OK, DOWN, OK, OK]);
    let mut every = with(r#"{"rules": [{"phase": "before", "every": 3, "action": {"status": 503}}]}"#);
    assert_eq!(statuses(&mut every, 7), [OK, OK, DOWN, OK, OK, DOWN, OK]);
    let applied = every.fault_plan().unwrap().rules.unwrap()[0].applied;
    assert_eq!(applied, Some(2));
    let mut area = with(
        r#"{"rules": [{"operations": ["services"], "phase": "before", "nth": 1, "action": {"status": 500}},
                                      {"operations": ["customers.list"], "phase": "before", "action": {"status": 502}}]}"#,
    );
    let get = |twin: &mut Twin, target: &str| status(&twin.handle(&request("GET", target, "chave", ""), None));
    assert_eq!(get(&mut area, "/api/v2/cnae/"), OK);
    assert_eq!(get(&mut area, "/api/v2/servicos/"), Some(500));
    assert_eq!(get(&mut area, "/api/v2/servicos/"), OK);
    assert_eq!(get(&mut area, "/api/v2/clientes/"), Some(502));
    assert_eq!(get(&mut area, "/api/v2/clientes/1"), Some(404));
}

#[test]
fn a_share_is_drawn_from_the_seed_and_not_from_a_stream() {
    let text = |seed: i64| {
        format!(r#"{{"seed": {seed}, "rules": [{{"phase": "before", "share": 250, "action": {{"status": 503}}}}]}}"#)
    };
    let drawn = |seed: i64| statuses(&mut with(&text(seed)), 400);
    let (one, again, other) = (drawn(1), drawn(1), drawn(2));
    assert_eq!(one, again);
    assert_ne!(one, other);
    let failed = one.iter().filter(|status| **status == DOWN).count();
    assert!((60..=140).contains(&failed), "{failed} of 400");
    // the random choices of a rule do not change if a rule is added
    let more = text(1).replace("}}]", r#"}}, {"phase": "before", "share": 500, "action": {"latency_ms": 5}}]"#);
    assert_eq!(statuses(&mut with(&more), 400), one);
    let (none, all) = (text(1).replace("250", "0"), text(1).replace("250", "1000"));
    assert!(statuses(&mut with(&none), 50).iter().all(|status| *status == OK));
    assert!(statuses(&mut with(&all), 50).iter().all(|status| *status == DOWN));
}

#[test]
fn an_answer_is_spoiled_in_each_way() {
    let mut whole = Client::new();
    let answer = whole.response("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#);
    for how in ["half", "wrong_json", "duplicate_member", "number_as_text", "html"] {
        let mut twin = with(&format!(r#"{{"rules": [{{"phase": "after", "action": {{"body": "{how}"}}}}]}}"#));
        let spoiled = insert(&mut twin, "Aula").response.unwrap();
        assert_eq!(spoiled.status, 200, "{how}");
        assert_ne!(spoiled.body, answer.body, "{how}");
        let text = String::from_utf8(spoiled.body.clone()).unwrap();
        match how {
            "half" => assert_eq!(spoiled.body, answer.body[..answer.body.len() / 2]),
            "duplicate_member" => assert_eq!(text.matches("\"id\":1").count(), 2),
            "number_as_text" => assert_eq!(parse(&spoiled.body).unwrap().get("id"), Some(&json("\"1\""))),
            "html" => assert!(text.starts_with("<!DOCTYPE html>") && spoiled.headers[0].1 == "text/html"),
            _ => assert!(parse(&spoiled.body).is_err(), "{text}"),
        }
        // `number_as_text` is the only spoiled body that the core's client can read
        let read = decode(ApiOperation::ServicesInsert, i64::from(spoiled.status), &spoiled.body, None);
        assert_eq!(read.is_ok(), how == "number_as_text", "{how}: {text}");
        assert_eq!(services(&mut twin), 1);
    }
}

#[test]
fn a_latency_follows_its_percentiles() {
    let latency = r#"{"min": 10, "p50": 20, "p90": 100, "p99": 900, "max": 2000}"#;
    let mut twin = with(&format!(r#"{{"rules": [{{"phase": "before", "action": {{"latency": {latency}}}}}]}}"#));
    let mut waits: Vec<i64> = (0..1_000).map(|_| insert(&mut twin, "Aula").fault.unwrap().latency_ms).collect();
    waits.sort_unstable();
    assert!(waits[0] >= 10 && waits[999] <= 2_000);
    assert!((19..=22).contains(&waits[499]), "{}", waits[499]);
    assert!((80..=200).contains(&waits[899]), "{}", waits[899]);
    assert!((500..=1_500).contains(&waits[989]), "{}", waits[989]);
    assert_eq!(services(&mut twin), 1_000, "a wait prevents nothing");
}

#[test]
fn version_1_has_errors_of_its_own_form() {
    let mut twin =
        with(r#"{"rules": [{"operations": ["services.list"], "phase": "before", "action": {"status": 500}}]}"#);
    let response = twin.handle(&request("GET", "/api/servico", "chave", ""), None).response.unwrap();
    let body = parse(&response.body).unwrap();
    assert_eq!((response.status, body.get("tipo")), (500, Some(&json(r#""api_erro""#))));
}

#[test]
fn a_plan_names_each_of_its_problems() {
    let text = r#"{"rules": [
        {"operations": ["sales", "sale.insert"], "phase": "during", "action": {"status": 200}},
        {"nth": 0, "share": 1001, "phase": "before", "action": {"body": "html"}},
        {"phase": "after", "action": {}},
        {"phase": "after", "action": {"retry_after": 3, "drop": true}},
        {"phase": "after", "action": {"latency": {"p50": 9, "p90": 8, "max": 10}}},
        {"phase": "after", "action": {"body": "upside_down", "latency_ms": -1}}
    ], "deliveries": [{"every": 0, "action": {"duplicate": false}}, {"action": {"late_ms": 86400001}}]}"#;
    let error = Twin::new(&config("{}")).unwrap().faults(Some(plan(text))).unwrap_err();
    let found: Vec<String> =
        error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect();
    let expected = [
        "rules[0].operations[1] invalid_choice",
        "rules[0].phase invalid_choice",
        "rules[0].action.status out_of_range",
        "rules[1].nth out_of_range",
        "rules[1].share out_of_range",
        "rules[1].action.status required",
        "rules[2].action required",
        "rules[3].action.status required",
        "rules[4].action.latency out_of_order",
        "rules[5].action.latency_ms out_of_range",
        "rules[5].action.body invalid_choice",
        "deliveries[0].every out_of_range",
        "deliveries[0].action required",
        "deliveries[1].action.late_ms out_of_range",
    ];
    assert_eq!(found, expected);
    let unknown = lastro_twin::http::read_json::<FaultPlan>(br#"{"rules": [{"fase": "before"}]}"#).unwrap_err();
    let found: Vec<&str> = unknown.issues().iter().map(|issue| issue.path.as_str()).collect();
    assert_eq!(found, ["rules[0].phase", "rules[0].action", "rules[0].fase"]);
}

#[test]
fn a_plan_and_its_counters_are_in_the_snapshot() {
    let text = r#"{"seed": 7, "rules": [{"phase": "before", "every": 3, "share": 900, "times": 9, "action": {"status": 503}}]}"#;
    let mut twin = with(text);
    statuses(&mut twin, 10);
    let mut other = Twin::new(&config("{}")).unwrap();
    other.restore(twin.snapshot().unwrap().text()).unwrap();
    assert_eq!(other.fault_plan(), twin.fault_plan());
    assert_eq!(statuses(&mut other, 30), statuses(&mut twin, 30));
    assert_eq!(other.snapshot(), twin.snapshot());
}
