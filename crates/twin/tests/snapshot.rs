//! Tests snapshots (equal states give equal strings, and a restore loses nothing), forks, and differences between states.

use crate::common::{config, json, request};
use lastro::json::Value;
use lastro::value::Choice as _;
use lastro_twin::diff::{Difference, between, diff};
use lastro_twin::state::{Memory, Store as _};
use lastro_twin::{Moment, Snapshot, Twin};

fn twin() -> Twin {
    Twin::new(&config(
        r#"{"seed": 5, "policies": {"default-limit": "10", "fresh-account": "empty"}, "limit": {"requests": 90, "seconds": 60},
            "subscriptions": [{"url": "https://cliente.example/", "secret": "segredo"}]}"#,
    ))
    .unwrap()
}

fn send(twin: &mut Twin, method: &str, target: &str, body: &str) -> Vec<u8> {
    twin.handle(&request(method, target, "chave", body), None).response.expect("an answer").body
}

fn filled() -> Twin {
    let mut twin = twin();
    for name in ["Aula de \\\"Violão\\\"", "Linha 1\\nLinha 2 \\u2028 / \\\\", "Serviço 日本 😀"] {
        send(
            &mut twin,
            "POST",
            "/api/v2/servicos/",
            &format!(r#"{{"nome": "{name}", "valor": 10.5, "id_servico": 107}}"#),
        );
    }
    send(&mut twin, "DELETE", "/api/v2/servicos/2", "");
    twin.advance(Moment::from_millis(1_798_804_900_123), usize::MAX).unwrap();
    twin
}

fn text(twin: &Twin) -> String {
    twin.snapshot().unwrap().into_text()
}

fn paths(found: &[Difference]) -> Vec<&str> {
    found.iter().map(|difference| difference.path.as_str()).collect()
}

fn send_text(twin: &mut Twin, target: &str) -> String {
    String::from_utf8(send(twin, "GET", target, "")).expect("UTF-8")
}

#[test]
fn a_snapshot_is_one_json_text_that_is_restored_without_loss() {
    let original = filled();
    let snapshot = original.snapshot().unwrap();
    let document = lastro::json::parse(snapshot.text().as_bytes()).expect("one JSON text");
    assert_eq!(document.get("version"), Some(&json("1")));
    assert_eq!(document.get("seed"), Some(&json("5")));
    assert_eq!(document.get("policies"), Some(&json(r#"{"default-limit": "10", "fresh-account": "empty"}"#)));
    let rows = document.get("rows").and_then(|rows| rows.as_array()).unwrap();
    // rows: two services, four notifications, three queues of notifications, and three markers for notifications being sent
    assert_eq!(rows.len(), 2 + 4 + 3 + 3);
    assert_eq!(snapshot.sha256().len(), 64);

    let mut other = Twin::new(&config("{}")).unwrap();
    other.restore(snapshot.text()).unwrap();
    assert_eq!(text(&other), snapshot.text());
    assert_eq!(other.now().unwrap(), original.now().unwrap());
    // later responses are equal too, except for the `requestId` of a listing
    let mut original = original;
    let page = |twin: &mut Twin| json(&send_text(twin, "/api/v2/servicos/?_sort=-nome")).get("data").cloned();
    assert_eq!(page(&mut other), page(&mut original));
    for (method, target) in [("GET", "/api/v2/servicos/3"), ("DELETE", "/api/v2/servicos/3")] {
        assert_eq!(send(&mut other, method, target, ""), send(&mut original, method, target, ""), "{target}");
    }
    let new = r#"{"nome": "Outra"}"#;
    assert_eq!(
        send(&mut other, "POST", "/api/v2/servicos/", new),
        send(&mut original, "POST", "/api/v2/servicos/", new)
    );
}

#[test]
fn an_empty_state_and_a_restored_one_twice() {
    let empty = twin();
    let mut other = filled();
    other.restore(&text(&empty)).unwrap();
    assert_eq!(text(&other), text(&empty));
    other.restore(&text(&filled())).unwrap();
    assert_eq!(text(&other), text(&filled()));
    // the snapshot of a twin that received no request contains its start instant; a twin that restores it continues from there
    let mut later = Twin::new(&config(r#"{"now": "2031-05-01T00:00:00-03:00"}"#)).unwrap();
    later.restore(&text(&empty)).unwrap();
    assert_eq!(later.now().unwrap(), empty.now().unwrap());
}

#[test]
fn a_text_that_is_no_snapshot_changes_nothing_and_names_its_line() {
    let whole = text(&filled());
    let mut twin = filled();
    let mut problem = |text: &str| {
        let error = twin.restore(text).unwrap_err();
        assert_eq!(self::text(&twin), whole);
        error
            .issues()
            .iter()
            .map(|issue| format!("{} {}", issue.path, issue.code.as_str()))
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(problem(""), "lines[1] malformed_json");
    assert_eq!(problem("{}"), "lines[1] malformed_json");
    assert_eq!(problem(&whole.replace("\"version\":1", "\"version\":2")), "lines[1].version mismatch");
    assert_eq!(
        problem(&whole.replace("\"seed\":5", "\"seeds\":5")),
        "lines[1].seed required, lines[1].seeds unknown_field"
    );
    assert_eq!(problem(&whole.replace("\"default-limit\"", "\"limite\"")), "lines[1].policies.limite unknown_field");
    assert_eq!(problem(&whole.replace("\"revision\"", "\"revisions\"")), "counters.revisions unknown_field");
    let row = whole.lines().position(|line| line.starts_with("{\"table\":\"service\",\"id\":3")).unwrap() + 1;
    assert_eq!(
        problem(&whole.replace("{\"table\":\"service\",\"id\":3", "{\"table\":\"servico\",\"id\":3")),
        format!("lines[{row}].table invalid_choice")
    );
    assert_eq!(
        problem(&whole.replace("{\"table\":\"service\",\"id\":3", "{\"table\":\"service\",\"id\":\"x\"")),
        format!("lines[{row}].id invalid_integer")
    );
    let rows = whole.lines().position(|line| line == "],\"rows\":[").unwrap() + 1;
    let repeated = whole.replace("],\"rows\":[\n", "],\"rows\":[\n],\"rows\":[\n");
    assert!(problem(&repeated).starts_with(&format!("lines[{}]", rows + 1)), "{}", problem(&repeated));
    // a snapshot that ends too early is detected, wherever it ends
    for end in (0..whole.len()).filter(|end| whole.is_char_boundary(*end)).step_by(7) {
        assert!(!problem(&whole[..end]).is_empty(), "{end}");
    }
}

#[test]
fn a_fork_goes_its_own_way() {
    let mut original = filled();
    let before = text(&original);
    let mut fork = original.fork();
    send(&mut fork, "PUT", "/api/v2/servicos/1", r#"{"valor": 99}"#);
    fork.advance(Moment::from_millis(1_900_000_000_000), usize::MAX).unwrap();
    assert_eq!(text(&original), before);
    send(&mut original, "DELETE", "/api/v2/servicos/1", "");
    assert!(text(&fork).contains("99.00"));
}

#[test]
fn differences_are_paths_into_the_state() {
    let mut before = Twin::new(&config("{}")).unwrap();
    send(&mut before, "POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#);
    let mut after = before.fork();
    send(&mut after, "PUT", "/api/v2/servicos/1", r#"{"valor": 12.5}"#);
    send(&mut after, "POST", "/api/v2/servicos/", r#"{"nome": "Outra"}"#);
    let found = before.diff(&text(&after)).unwrap();
    assert_eq!(
        paths(&found),
        ["counters/entry", "counters/revision", "counters/service", "service/1/valor", "service/2"]
    );
    let value = &found[3];
    let shown = |json: &Option<lastro::model::Json>| json.as_ref().map(|json| json.to_text());
    assert_eq!((shown(&value.before), shown(&value.after)), (Some("0.00".to_owned()), Some("12.50".to_owned())));
    assert_eq!(found[4].before, None);
    assert_eq!(before.diff(&text(&before)).unwrap(), []);
    let back = after.diff(&text(&before)).unwrap();
    assert_eq!(back.len(), found.len());
    assert_eq!(shown(&back[3].before), Some("12.50".to_owned()));

    let mut notified = filled();
    let earlier = text(&notified);
    let now = notified.now().unwrap();
    notified.report(1, Some(500), Some(now)).unwrap();
    let mut other = Twin::new(&config("{}")).unwrap();
    other.restore(&earlier).unwrap();
    let found = other.diff(&text(&notified)).unwrap();
    let paths = paths(&found);
    assert!(paths.contains(&"delivery/1/status") && paths.contains(&"delivery/1/attempts/0/status"), "{paths:?}");
    assert!(paths.iter().any(|path| path.starts_with("due/") && path.ends_with("/delivery/1")), "{paths:?}");
    assert!(before.diff("no snapshot").is_err());
}

#[test]
fn a_snapshot_may_have_many_rows() {
    let mut twin = Twin::new(&config(r#"{"policies": {"journal": "none"}}"#)).unwrap();
    for number in 0..3_000 {
        send(&mut twin, "POST", "/api/v2/servicos/", &format!(r#"{{"nome": "Aula {number}"}}"#));
    }
    let whole = text(&twin);
    let mut other = Twin::new(&config("{}")).unwrap();
    other.restore(&whole).unwrap();
    assert_eq!(text(&other), whole);
    assert_eq!(whole.matches("\"table\":\"service\"").count(), 3_000);
}

#[test]
fn a_snapshot_that_another_writer_wrote_again_is_the_same_state() {
    let mut twin = Twin::new(&config("{}")).unwrap();
    for (target, body) in [
        ("servicos/", r#"{"nome": "Aula \\ \"[{,", "valor": 100, "impostos_percentual": 2.5}"#),
        (
            "clientes/",
            r#"{"tipo": 2, "nome": "Ana", "custom_valor": 10.5, "contatos": [{"tipo": "a", "nome": "Bia"}],
                "cartoes": [{"numero": "4111111111111111", "validade": "2030-01-31"}]}"#,
        ),
        (
            "vendas/",
            r#"{"data": "2027-01-10", "id_cliente": 1, "id_meio_pagamento": 2, "metodo_cobranca": 1, "discriminacao": "x",
                "itens": [{"id_servico": 1, "qtd": 1.5, "valor": 10}], "nfse_dados": {"aliquota": 2}}"#,
        ),
    ] {
        let response =
            twin.handle(&request("POST", &format!("/api/v2/{target}"), "chave", body), None).response.unwrap();
        assert_eq!(response.status, 200, "{}", String::from_utf8_lossy(&response.body));
    }
    let whole = text(&twin);
    // the same snapshot with numbers without trailing zeros, with members in another order, and with white space
    let document = lastro::json::parse(whole.as_bytes()).unwrap();
    for rewritten in [document.to_json(), spaced(&document), spaced(&shuffled(document.clone()))] {
        assert_ne!(rewritten, whole);
        let mut other = Twin::new(&config("{}")).unwrap();
        other.restore(&rewritten).unwrap();
        assert_eq!(text(&other), whole);
        assert!(twin.diff(&rewritten).unwrap().is_empty());
    }
    let mut other = Twin::new(&config("{}")).unwrap();
    for broken in [
        whole.replacen('\n', " \n", 1).replace("\"rows\":[", "\"rows\":{"),
        spaced(&document).replace("\"rows\"", "\"row\""),
        spaced(&document).replace("\"id\"", "\"key\""),
        spaced(&document)[1..].to_owned(),
    ] {
        assert!(other.restore(&broken).is_err());
    }
    let error = other.restore(&spaced(&document).replace("\"table\": \"customer\"", "\"table\": 7")).unwrap_err();
    assert!(error.issues()[0].path.starts_with("rows["), "{error:?}");
}

/// Changes the order of the members in a value, and removes trailing zeros from numbers.
fn shuffled(value: Value) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<_> = members.into_iter().map(|(name, member)| (name, shuffled(member))).collect();
            members.sort_by(|a, b| b.0.cmp(&a.0));
            Value::Object(members)
        }
        Value::Array(items) => Value::Array(items.into_iter().map(shuffled).collect()),
        Value::Number(text) if text.contains('.') => {
            Value::Number(text.trim_end_matches('0').trim_end_matches('.').to_owned())
        }
        other => other,
    }
}

/// Writes a value with white space wherever JSON allows it.
fn spaced(value: &Value) -> String {
    let listed = |parts: Vec<String>, open: &str, close: &str| format!("{open}\n {}\t{close} ", parts.join(" ,\r\n"));
    match value {
        Value::Object(members) => {
            let member = |(name, value): &(String, Value)| {
                format!("{}: {}", Value::String(name.clone()).to_json(), spaced(value))
            };
            listed(members.iter().map(member).collect(), "{", "}")
        }
        Value::Array(items) => listed(items.iter().map(spaced).collect(), "[", "]"),
        other => other.to_json(),
    }
}

#[test]
fn a_counter_that_is_behind_the_keys_is_refused() {
    let mut twin = Twin::new(&config(r#"{"seed": 5, "keys": [{"key": "chave"}]}"#)).unwrap();
    for (target, body) in [
        ("/api/v2/servicos/", r#"{"nome": "Aula", "valor": 10}"#),
        (
            "/api/v2/clientes/",
            r#"{"nome": "Ana", "tipo": 2, "contatos": [{"tipo": "mãe", "nome": "Bia"}, {"tipo": "pai", "nome": "Caio"}]}"#,
        ),
        (
            "/api/v2/vendas/",
            r#"{"id_cliente": 1, "data": "2027-01-31", "itens": [{"id_servico": 1, "nome": "Aula", "quantidade": 1, "valor_unitario": 10}, {"id_servico": 1, "nome": "Prova", "quantidade": 1, "valor_unitario": 5}]}"#,
        ),
    ] {
        let answer = send(&mut twin, "POST", target, body);
        assert!(answer.starts_with(b"{\"id\":1"), "{}", String::from_utf8_lossy(&answer));
    }
    let whole = text(&twin);
    Twin::new(&config("{}")).unwrap().restore(&whole).expect("the counters go with the keys");
    let counters = whole.split_once("\"counters\":{").unwrap().1.split_once('}').unwrap().0.to_owned();
    let mut tried = 0;
    for name in ["service", "payment_method", "customer", "sale", "installment", "item", "contact"] {
        let pair = counters.split(',').find(|pair| pair.starts_with(&format!("\"{name}\":"))).expect(name);
        let least = pair.split_once(':').unwrap().1;
        for behind in [format!("\"{name}\":0"), format!("\"{name}\":{}", least.parse::<i64>().unwrap() - 1)] {
            let error = twin.restore(&whole.replacen(pair, &behind, 1)).expect_err(name);
            let issue = &error.issues()[0];
            assert_eq!(
                (issue.path.as_str(), issue.code),
                (&*format!("lines[1].counters.{name}"), lastro::IssueCode::OutOfRange)
            );
            assert_eq!(issue.params.get("min"), Some(least));
            tried += 1;
        }
    }
    assert_eq!(tried, 14);
    assert_eq!(text(&twin), whole, "nothing was changed");
    // a snapshot in which two rows have the same key
    let row = whole.lines().find(|line| line.starts_with(r#"{"table":"service""#)).unwrap();
    let row = row.trim_end_matches(',');
    let error = twin.restore(&whole.replacen(row, &format!("{row},\n{row}"), 1)).unwrap_err();
    assert!(error.issues()[0].path.ends_with("].id"), "{error}");
    assert_eq!(error.issues()[0].code, lastro::IssueCode::DuplicateKey);
}

/// Copies the state of a twin into a store.
fn state(twin: &Twin) -> Memory {
    let mut state = Memory::default();
    state.apply(Snapshot::read(&text(twin)).unwrap().changes).unwrap();
    state
}

#[test]
fn two_states_differ_where_their_snapshots_do() {
    let before = filled();
    let mut after = before.fork();
    send(&mut after, "PUT", "/api/v2/servicos/1", r#"{"nome": "Outra"}"#);
    send(&mut after, "POST", "/api/v2/servicos/", r#"{"nome": "Nova", "valor": 1}"#);
    send(&mut after, "DELETE", "/api/v2/servicos/3", "");
    after.advance(Moment::from_millis(1_798_804_999_000), usize::MAX).unwrap();
    let by_text = diff(&text(&before), &text(&after)).unwrap();
    let by_text: Vec<_> = by_text.into_iter().filter(|one| !one.path.starts_with("limits/")).collect();
    let (a, b) = (state(&before), state(&after));
    let found = between(&a, &b, usize::MAX).unwrap();
    let sorted = |list: &[Difference]| {
        let mut paths: Vec<String> = list.iter().map(|one| one.path.clone()).collect();
        paths.sort();
        paths
    };
    assert!(found.len() > 5, "{found:?}");
    assert_eq!(sorted(&found), sorted(&by_text));
    assert_eq!(between(&a, &b, 2).unwrap(), found[..2]);
    assert_eq!(between(&a, &a.clone(), usize::MAX).unwrap(), []);
}
