//! Tests the endpoints that the dashboard uses: records, replayed requests, forks, subscriptions, and resent notifications.

use std::time::{Duration, Instant};

use crate::client::{BASIC, Client, KEY, SERVICE, TOKEN, ask, control, server};
use crate::control::{SECRET, notified, number, receiver, verified};
use crate::file::place;
use lastro::json::Value;
use lastro_serve::{Options, Place, Server};

const SERVICES: &str = "/api/v2/servicos/";

fn texts<'v>(list: &'v Value, name: &str) -> Vec<&'v str> {
    let items = list.as_array().expect("a list").iter();
    items.map(|item| item.get(name).and_then(Value::as_str).unwrap_or("null")).collect()
}

/// Inserts a sale with the first payment method, due on 29 January 2027.
fn sale(server: &Server) -> i64 {
    let method = ask(server, "GET", "/api/v2/meios-pagamento/?_limit=1", "").json();
    let method = number(&method.get("data").and_then(Value::as_array).expect("a list")[0], "id");
    assert_eq!(ask(server, "POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza"}"#).status, 200);
    assert_eq!(ask(server, "POST", SERVICES, SERVICE).status, 200);
    let body = format!(
        r#"{{"id_cliente":1,"id_meio_pagamento":{method},"metodo_cobranca":3,"data":"2027-01-01","itens":[{{"id_servico":1,"valor":10,"qtd":1}}],"parcelas":[{{"data_vencimento":"2027-01-29","valor":10}}]}}"#
    );
    ask(server, "POST", "/api/v2/vendas/", &body).number(&["id"])
}

#[test]
fn records_are_found_with_the_services_own_queries_and_without_a_key() {
    let server = server();
    for value in [5, 10, 15] {
        let body = format!(r#"{{"nome":"Corte {value}","valor":{value}}}"#);
        assert_eq!(ask(&server, "POST", SERVICES, &body).status, 200);
    }
    let query = "valor[gte]=10&_sort=-id&_fields=id,nome";
    let own = ask(&server, "GET", &format!("{SERVICES}?{query}"), "").json();
    let found = control(&server, "GET", &format!("/_twin/records/service?{query}"), "");
    assert_eq!((found.status, found.json().get("data")), (200, own.get("data")));
    assert_eq!(found.number(&["header", "count"]), 2);
    // the reference lists can be listed too; tables that the billing API does not list are paged by key
    assert!(control(&server, "GET", "/_twin/records/municipality?_limit=1", "").number(&["header", "count"]) > 5_000);
    let hired = control(&server, "GET", "/_twin/records/hired_plan?limit=5", "");
    assert!(hired.json().get("data").and_then(Value::as_array).is_some(), "{}", hired.text());
    for (target, status) in [
        ("records/service?valr=1", 400),
        ("records/colour", 404),
        ("records/service/9", 404),
        ("records/service/x", 400),
        ("records/", 404),
        ("records/service/1/1", 404),
        ("records/hired_plan?limit=0", 400),
    ] {
        let reply = control(&server, "GET", &format!("/_twin/{target}"), "");
        assert_eq!((reply.status, reply.number(&["code"])), (status, i64::from(status)), "{target}");
    }
    server.stop().expect("stopped");
}

#[test]
fn a_record_tells_what_happened_to_it_and_what_will() {
    let (_folder, path) = place();
    for place in [Place::Memory, Place::File(path)] {
        let (url, bodies) = receiver(&[200]);
        let server = Server::start(Options { place, ..notified(&url) }).expect("a server");
        let id = sale(&server);
        let updated = ask(&server, "POST", &format!("/api/v2/vendas/{id}"), r#"{"discriminacao":"urgente"}"#);
        assert_eq!(updated.status, 200, "{}", updated.text());
        assert_eq!(ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Outro"}"#).status, 200);
        let record = control(&server, "GET", &format!("/_twin/records/sale/{id}"), "").json();
        assert_eq!(number(record.get("record").expect("a record"), "id"), id);
        let history = record.get("history").and_then(Value::as_array).expect("a list");
        let requests: Vec<_> = history.iter().filter_map(|entry| entry.get("request")).cloned().collect();
        let requests = Value::Array(requests);
        assert_eq!(texts(&requests, "method"), ["POST", "POST"], "the sale was created, then changed");
        assert_eq!(texts(&requests, "target"), ["/api/v2/vendas/".to_owned(), format!("/api/v2/vendas/{id}")]);
        assert_eq!(texts(record.get("notifications").expect("a list"), "operation"), ["insert", "update"]);
        let next = record.get("next").expect("a list");
        assert_eq!(texts(next, "kind"), ["overdue"]);
        assert!(texts(next, "at")[0].starts_with("2027-01-"), "{next:?}");
        // the history of another record contains only its own entries
        let customer = control(&server, "GET", "/_twin/records/customer/1", "").json();
        assert_eq!(customer.get("history").and_then(Value::as_array).map(<[Value]>::len), Some(1));
        assert_eq!(customer.get("next"), Some(&Value::Array(Vec::new())));
        drop(bodies);
        server.stop().expect("stopped");
    }
}

#[test]
fn a_request_is_done_again_on_a_fork_or_on_the_state() {
    let server = server();
    ask(&server, "POST", SERVICES, SERVICE);
    control(&server, "POST", "/_twin/advance", r#"{"to":"2027-03-01T00:00:00-03:00"}"#);
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Barba"}"#);
    let requests = control(&server, "GET", "/_twin/requests", "").json();
    assert_eq!(
        requests.as_array().expect("a list").iter().map(|one| number(one, "ordinal")).collect::<Vec<_>>(),
        [1, 3]
    );
    for request in requests.as_array().expect("a list") {
        assert!((1..10_000_000).contains(&number(request, "took_us")), "{request:?}");
    }
    let hash = |server: &Server| control(server, "GET", "/_twin/snapshot", "").header("twin-sha256").map(str::to_owned);
    let before = hash(&server);
    let forked = control(&server, "POST", "/_twin/replay", r#"{"entry":1}"#);
    assert_eq!((forked.status, forked.number(&["status"])), (200, 200), "{}", forked.text());
    let body = forked.json().get("body").and_then(Value::as_str).expect("a body").to_owned();
    assert!(body.contains(r#""id":2,"nome":"Corte""#), "{body}");
    let differences = forked.json().get("differences").and_then(|all| all.get("differences")).expect("a list").clone();
    assert_eq!(texts(&differences, "path"), ["counters/service", "counters/revision", "counters/entry", "service/2"]);
    assert_eq!(hash(&server), before, "the state itself is as it was");
    assert_eq!(ask(&server, "GET", "/api/v2/servicos/2", "").status, 404);

    let done = control(&server, "POST", "/_twin/replay", r#"{"entry":1,"on":"state"}"#);
    assert_eq!(done.json().get("body").and_then(Value::as_str), Some(body.as_str()));
    assert_eq!(ask(&server, "GET", "/api/v2/servicos/2", "").status, 200);
    for (wrong, status) in
        [("{}", 400), (r#"{"entry":2}"#, 404), (r#"{"entry":99}"#, 404), (r#"{"entry":1,"on":"x"}"#, 400), ("[", 400)]
    {
        assert_eq!(control(&server, "POST", "/_twin/replay", wrong).status, status, "{wrong}");
    }
    server.stop().expect("stopped");
}

#[test]
fn forks_are_compared_with_the_state_and_gone_back_to() {
    let server = server();
    ask(&server, "POST", SERVICES, SERVICE);
    let kept = control(&server, "POST", "/_twin/forks", r#"{"name":"antes"}"#);
    assert_eq!(kept.text(), r#"{"name":"antes","now":"2027-01-01T09:00:00-03:00","revision":2,"entries":1}"#);
    let difference = || control(&server, "GET", "/_twin/forks/antes/differences", "").json();
    assert_eq!(texts(difference().get("differences").expect("a list"), "path"), [""; 0]);
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Barba"}"#);
    let found = difference();
    let found = found.get("differences").and_then(Value::as_array).expect("a list");
    let name =
        found.iter().find(|one| one.get("path").and_then(Value::as_str) == Some("service/1/nome")).expect("a name");
    let sides = [name.get("before"), name.get("after")].map(|side| side.and_then(Value::as_str));
    assert_eq!(sides, [Some("Corte"), Some("Barba")]);

    assert_eq!(control(&server, "POST", "/_twin/forks/antes/restore", "").status, 200);
    assert!(ask(&server, "GET", "/api/v2/servicos/1", "").text().contains("Corte"));
    assert_eq!(control(&server, "DELETE", "/_twin/forks/antes", "").status, 204);
    assert_eq!(control(&server, "GET", "/_twin/forks", "").text(), "[]");
    for (method, target) in [("DELETE", "antes"), ("GET", "antes/differences"), ("POST", "antes/restore")] {
        assert_eq!(control(&server, method, &format!("/_twin/forks/{target}"), "").status, 404, "{target}");
    }
    for wrong in ["{}", r#"{"name":""}"#, r#"{"name":"a b"}"#, r#"{"name":7}"#] {
        assert_eq!(control(&server, "POST", "/_twin/forks", wrong).status, 400, "{wrong}");
    }
    for number in 0..16 {
        assert_eq!(control(&server, "POST", "/_twin/forks", &format!(r#"{{"name":"{number}"}}"#)).status, 200);
    }
    assert_eq!(control(&server, "POST", "/_twin/forks", r#"{"name":"16"}"#).status, 400);
    assert_eq!(control(&server, "POST", "/_twin/forks", r#"{"name":"7"}"#).status, 200, "it is replaced");
    server.stop().expect("stopped");
}

#[test]
fn a_server_is_notified_from_when_it_is_added_until_it_is_removed() {
    let (url, bodies) = receiver(&[200]);
    let server = server();
    let wait = Duration::from_secs(10);
    ask(&server, "POST", SERVICES, SERVICE);
    let added = control(
        &server,
        "POST",
        "/_twin/subscriptions",
        &format!(r#"{{"url":"{url}","secret":"{SECRET}","operations":["update"]}}"#),
    );
    assert_eq!((added.status, added.text().as_str()), (200, r#"{"index":0}"#));
    ask(&server, "POST", SERVICES, SERVICE);
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Barba"}"#);
    let body = bodies.recv_timeout(wait).expect("a notification");
    assert!(verified(&body) && body.contains("\"update\""), "{body}");
    let shown = control(&server, "GET", "/_twin/subscriptions", "").text();
    assert!(shown.contains(r#"{"index":0,"url":"#) && !shown.contains(SECRET), "{shown}");

    assert_eq!(control(&server, "DELETE", "/_twin/subscriptions/0", "").status, 204);
    assert_eq!(control(&server, "GET", "/_twin/subscriptions", "").text(), "[]");
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Corte"}"#);
    assert_eq!(control(&server, "GET", "/_twin/state", "").number(&["records", "delivery"]), 1);
    // the next subscription gets a new index, although the first subscription has ended
    let again = control(&server, "POST", "/_twin/subscriptions", &format!(r#"{{"url":"{url}","secret":"{SECRET}"}}"#));
    assert_eq!(again.text(), r#"{"index":1}"#);
    for (wrong, part) in [
        (r#"{"url":"http://192.0.2.1/","secret":"s"}"#.to_owned(), "nor allowed"),
        (format!(r#"{{"url":"{url}"}}"#), "secret"),
        (format!(r#"{{"url":"{url}","secret":""}}"#), "secret"),
        (format!(r#"{{"url":"{url}","secret":"{SECRET}","operations":["upsert"]}}"#), "operations[0]"),
        (format!(r#"{{"url":"{url}","secret":"{SECRET}","endpoint":"vendas"}}"#), "endpoint"),
    ] {
        let reply = control(&server, "POST", "/_twin/subscriptions", &wrong);
        assert_eq!((reply.status, reply.text().contains(part)), (400, true), "{wrong}: {}", reply.text());
        assert!(!reply.text().contains(SECRET));
    }
    assert_eq!(control(&server, "DELETE", "/_twin/subscriptions/0", "").status, 404);
    assert_eq!(control(&server, "DELETE", "/_twin/subscriptions/x", "").status, 400);
    server.stop().expect("stopped");
}

#[test]
fn a_notification_is_sent_again() {
    let (url, bodies) = receiver(&[200]);
    let server = Server::start(notified(&url)).expect("a server");
    ask(&server, "POST", SERVICES, SERVICE);
    let wait = Duration::from_secs(10);
    let first = bodies.recv_timeout(wait).expect("a notification");
    let delivered = || control(&server, "GET", "/_twin/deliveries", "").json().as_array().expect("a list")[0].clone();
    let settled = |attempts: usize| {
        let begun = Instant::now();
        loop {
            let delivery = delivered();
            let made = delivery.get("attempts").and_then(Value::as_array).map_or(0, <[Value]>::len);
            if made == attempts && delivery.get("status").and_then(Value::as_str) == Some("delivered") {
                return;
            }
            assert!(begun.elapsed() < wait, "{delivery:?}");
        }
    };
    settled(1);
    assert_eq!(control(&server, "POST", "/_twin/deliveries/1/send", "").status, 204);
    assert_eq!(bodies.recv_timeout(wait).expect("a notification"), first);
    settled(2);
    // notifications after the resent one keep their order
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Barba"}"#);
    assert!(bodies.recv_timeout(wait).expect("a notification").contains("Barba"));
    for (target, status) in [("9", 404), ("0", 404), ("-1", 404), ("x", 400)] {
        assert_eq!(
            control(&server, "POST", &format!("/_twin/deliveries/{target}/send"), "").status,
            status,
            "{target}"
        );
    }
    server.stop().expect("stopped");
}

#[test]
fn the_endpoints_need_the_token_and_show_no_secret() {
    let (url, _bodies) = receiver(&[200]);
    let server = Server::start(notified(&url)).expect("a server");
    let id = sale(&server);
    control(&server, "POST", "/_twin/forks", r#"{"name":"a"}"#);
    let targets = [
        ("GET", "records/sale".to_owned(), ""),
        ("GET", format!("records/sale/{id}"), ""),
        ("GET", "requests".to_owned(), ""),
        ("POST", "replay".to_owned(), r#"{"entry":1}"#),
        ("GET", "forks".to_owned(), ""),
        ("POST", "forks".to_owned(), r#"{"name":"b"}"#),
        ("GET", "forks/a/differences".to_owned(), ""),
        ("POST", "forks/a/restore".to_owned(), ""),
        ("GET", "subscriptions".to_owned(), ""),
    ];
    for (method, target, body) in targets {
        let target = format!("/_twin/{target}");
        assert_eq!(Client::new(server.address()).ask(method, &target, BASIC, body).status, 401, "{target}");
        let reply = control(&server, method, &target, body);
        assert_eq!(reply.status, 200, "{target}: {}", reply.text());
        for secret in [KEY, SECRET, TOKEN] {
            assert!(!reply.text().contains(secret), "{target} shows {secret}");
        }
        assert_eq!(control(&server, "PATCH", &target, "").status, 405, "{target}");
    }
    server.stop().expect("stopped");
}
