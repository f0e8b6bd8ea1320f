//! Tests listings: the header of a page, every parameter, every operator, and the reference lists.

use crate::common::{self, Client, json};
use lastro::json::Value;

fn header<'a>(page: &'a Value, name: &str) -> &'a Value {
    page.get("header").and_then(|header| header.get(name)).expect("a header")
}

fn keys(client: &mut Client, path: &str, query: &str) -> Vec<String> {
    let (status, page) = client.send("GET", &format!("/api/v2/{path}/?{query}"), "");
    assert_eq!(status, 200, "{query}: {}", page.to_json());
    let records = page.get("data").and_then(Value::as_array).expect("a list");
    records.iter().map(|record| record.get("id").map(Value::to_json).unwrap_or_default()).collect()
}

/// A twin with the services 1 to 4.
fn services() -> Client {
    let mut client = Client::new();
    for (nome, valor, text) in
        [("Aula", 10, "null"), ("Curso", 20, r#""à noite""#), ("Aula", 30, "null"), ("Palestra", 40, r#""de dia""#)]
    {
        let body = format!(r#"{{"nome": "{nome}", "valor": {valor}, "discriminacao": {text}}}"#);
        assert_eq!(client.send("POST", "/api/v2/servicos/", &body).0, 200);
    }
    client
}

#[test]
fn the_header_says_what_was_asked_for_and_how_many_there_are() {
    let mut client = services();
    let (_, page) = client.send("GET", "/api/v2/servicos/", "");
    for (name, expected) in [("offset", "0"), ("limit", "100"), ("count", "4"), ("sort", "null")] {
        assert_eq!(header(&page, name), &json(expected), "{name}");
    }
    let id = header(&page, "requestId").as_str().expect("a text").to_owned();
    assert_eq!((id.len(), id.bytes().all(|byte| byte.is_ascii_hexdigit())), (32, true));
    let (_, page) = client.send("GET", "/api/v2/servicos/?_offset=1&_limit=2&_sort=-nome,valor&valor[lt]=40", "");
    for (name, expected) in [("offset", "1"), ("limit", "2"), ("count", "3"), ("sort", r#""-nome,valor""#)] {
        assert_eq!(header(&page, name), &json(expected), "{name}");
    }
    assert_ne!(header(&page, "requestId").as_str(), Some(id.as_str()));
    let mut ten = Client::with(&common::config(r#"{"policies": {"default-limit": "10"}}"#));
    assert_eq!(header(&ten.send("GET", "/api/v2/servicos/", "").1, "limit"), &json("10"));
}

#[test]
fn pages_and_orders() {
    let mut client = services();
    for (query, expected) in [
        ("_sort=id&_limit=2", vec!["1", "2"]),
        ("_sort=id&_limit=2&_offset=2", vec!["3", "4"]),
        ("_sort=id&_offset=4", vec![]),
        ("_sort=-valor", vec!["4", "3", "2", "1"]),
        ("_sort=nome,-valor", vec!["3", "1", "2", "4"]),
        ("_sort=id&_limit=1000", vec!["1", "2", "3", "4"]),
    ] {
        assert_eq!(keys(&mut client, "servicos", query), expected, "{query}");
    }
    for query in [
        "_limit=0",
        "_limit=1001",
        "_limit=x",
        "_offset=-1",
        "_sort=nada",
        "_fields=nada",
        "_expand=nada",
        "_x=1",
        "x=1",
    ] {
        let (status, answer) = client.send("GET", &format!("/api/v2/servicos/?{query}"), "");
        assert_eq!((status, answer.get("code")), (400, Some(&json("400"))), "{query}");
    }
}

#[test]
fn fields_are_chosen() {
    let mut client = services();
    let (_, page) = client.send("GET", "/api/v2/servicos/?_sort=id&_limit=1&_fields=nome,id", "");
    assert_eq!(page.get("data"), Some(&json(r#"[{"id":1,"nome":"Aula"}]"#)));
    // according to the service's documentation, the operation that selects a service has no parameters
    assert_eq!(client.send("GET", "/api/v2/servicos/2?_fields=nome", "").0, 400);
}

#[test]
fn every_operator_narrows_a_listing() {
    let mut client = services();
    for (filter, expected) in [
        ("id=2", vec!["2"]),
        ("id[eq]=2", vec!["2"]),
        ("id[neq]=2", vec!["1", "3", "4"]),
        ("valor[gt]=20", vec!["3", "4"]),
        ("valor[lt]=20", vec!["1"]),
        ("valor[gte]=20", vec!["2", "3", "4"]),
        ("valor[lte]=20.00", vec!["1", "2"]),
        ("valor[between]=20,30", vec!["2", "3"]),
        ("discriminacao[isnull]", vec!["1", "3"]),
        ("discriminacao[isnotnull]", vec!["2", "4"]),
        ("nome[contains]=ula", vec!["1", "3"]),
        ("nome[notcontains]=ula", vec!["2", "4"]),
    ] {
        assert_eq!(keys(&mut client, "servicos", &format!("_sort=id&{filter}")), expected, "{filter}");
    }
    // each of these is refused: `contains` on an amount, `between` with one value, an unknown operator, an invalid amount
    for filter in ["valor[contains]=1", "valor[between]=1", "id[like]=1", "valor=x"] {
        assert_eq!(client.send("GET", &format!("/api/v2/servicos/?{filter}"), "").0, 400, "{filter}");
    }
}

#[test]
fn repeated_filters_are_alternatives_and_different_ones_conditions() {
    let mut client = services();
    for (filter, expected) in [
        ("id=1&id=2", vec!["1", "2"]),
        ("nome=Aula&valor=30", vec!["3"]),
        ("nome=Aula&nome=Curso&valor[gt]=10", vec!["2", "3"]),
    ] {
        assert_eq!(keys(&mut client, "servicos", &format!("_sort=id&{filter}")), expected, "{filter}");
    }
}

#[test]
fn the_reference_lists_are_listings_and_the_indices_come_whole() {
    let mut client = Client::new();
    for (path, query) in
        [("cnae", "id=6204000"), ("lista-servicos", "id=102"), ("municipios", "nome=S%C3%A3o+Paulo&uf=35")]
    {
        assert_eq!(keys(&mut client, path, query).len(), 1, "{path}");
        assert_eq!(keys(&mut client, path, "_sort=-id&_limit=3").len(), 3, "{path}");
        assert_eq!(client.send("GET", &format!("/api/v2/{path}/1"), "").0, 404, "{path}");
    }
    let (status, page) = client.send("GET", "/api/v2/indices/", "");
    let data = page.get("data").and_then(Value::as_array).expect("a list");
    assert_eq!((status, header(&page, "count").to_json()), (200, data.len().to_string()));
    for name in ["codigo", "sigla", "nome", "mes", "valor"] {
        assert!(data.iter().all(|record| record.get(name).is_some_and(|value| *value != Value::Null)), "{name}");
    }
    for query in ["_limit=1", "_sort=mes", "codigo=188"] {
        assert_eq!(client.send("GET", &format!("/api/v2/indices/?{query}"), "").0, 400, "{query}");
    }
    let mut lenient = Client::with(&common::config(r#"{"policies": {"unknown-parameter": "ignore"}}"#));
    assert_eq!(lenient.send("GET", "/api/v2/indices/?_limit=1", "").1.get("data"), page.get("data"));
}

#[test]
fn a_page_has_at_most_so_many_bytes_and_says_how_many_records_it_has() {
    let mut client = Client::new();
    let long = "x".repeat(2_500_000);
    for record in 1..=5 {
        let body = format!(r#"{{"nome": "Aula {record}", "valor": 10, "discriminacao": "{long}"}}"#);
        assert_eq!(client.send("POST", "/api/v2/servicos/", &body).0, 200);
    }
    let mut seen = Vec::new();
    for (offset, limit) in [(0, "3"), (3, "100")] {
        let (status, page) = client.send("GET", &format!("/api/v2/servicos/?_offset={offset}"), "");
        assert_eq!((status, header(&page, "limit"), header(&page, "count")), (200, &json(limit), &json("5")));
        let records = page.get("data").and_then(Value::as_array).expect("a list").to_vec();
        seen.extend(records.iter().map(|record| record.get("id").map(Value::to_json).unwrap_or_default()));
    }
    assert_eq!(seen, ["1", "2", "3", "4", "5"]);
    // A page contains at least one record, however large. A page that is shortened because of its size states the number of its
    // records as its limit, in version 1 too.
    let (_, one) = client.send("GET", "/api/v2/servicos/?_limit=1&_offset=1", "");
    assert_eq!(
        (header(&one, "limit"), one.get("data").and_then(Value::as_array).map(<[_]>::len)),
        (&json("1"), Some(1))
    );
    let (status, page) = client.send("GET", "/api/servico/?limite=100", "");
    assert_eq!((status, page.get("limite").and_then(Value::as_str)), (200, Some("3")), "{status}");
}
