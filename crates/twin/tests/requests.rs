//! Tests details of requests and responses: API keys in query strings, the `requestId` of listings, parameters, paths, and the
//! pages for the payer.

use crate::common;
use std::collections::BTreeSet;

use crate::common::{Client, config, json, request};
use lastro::http::ApiOperation;
use lastro::json::{Value, parse};
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_twin::journal::Entry;
use lastro_twin::{Response, Twin};

/// A twin with these API keys and a journal of all requests.
fn with_keys(keys: &[&str]) -> Twin {
    let keys: Vec<String> = keys.iter().map(|key| format!(r#"{{"key":"{key}"}}"#)).collect();
    let text = format!(r#"{{"seed": 9, "policies": {{"journal": "all"}}, "keys": [{}]}}"#, keys.join(","));
    Twin::new(&config(&text)).expect("a configuration")
}

fn ask(twin: &mut Twin, method: &str, target: &str, key: &str, body: &str) -> (u16, Value) {
    let response = twin.handle(&request(method, target, key, body), None).response.expect("a response");
    (response.status, parse(&response.body).expect("JSON"))
}

fn count(page: &Value) -> Option<i64> {
    common::integer(page.get("header").and_then(|header| header.get("count")))
}

fn targets(twin: &Twin) -> Vec<String> {
    let entries = twin.journal(0).map(|line| Entry::parse(line.as_bytes()).expect("an entry"));
    entries.filter_map(|entry| entry.request.map(|request| request.target)).collect()
}

#[test]
fn a_key_that_is_a_part_of_an_address_changes_no_answer() {
    for key in ["api", "v2", "servicos", "1", "nome", "test"] {
        let mut twin = with_keys(&[key]);
        assert_eq!(ask(&mut twin, "POST", "/api/v2/servicos/", key, r#"{"nome": "test"}"#).0, 200, "{key}");
        assert_eq!(ask(&mut twin, "GET", "/api/v2/servicos/1", key, "").0, 200, "{key}");
        let (status, page) = ask(&mut twin, "GET", "/api/v2/servicos/?nome=test", key, "");
        assert_eq!((status, count(&page)), (200, Some(1)), "{key}");
        let journal: Vec<Entry> =
            twin.journal(0).map(|line| Entry::parse(line.as_bytes()).expect("an entry")).collect();
        let mut again = with_keys(&[key]);
        assert_eq!(again.replay(&journal).expect("a journal"), None, "{key}");
        assert!(again.journal(0).eq(twin.journal(0)), "{key}");
    }
}

#[test]
fn a_key_that_is_a_whole_name_or_value_is_not_in_the_journal() {
    const KEY: &str = "chave+de teste/é=1";
    let encoded = "chave%2Bde%20teste%2F%C3%A9%3D1";
    let mut twin = with_keys(&["outra-chave-de-teste", KEY]);
    for (given, kept) in [
        (format!("nome={encoded}"), "nome={key 1}"),
        (format!("a=b&{encoded}&nome=%6futra-chave-de-teste"), "a=b&{key 1}&nome={key 0}"),
        ("nome=outra-chave-de-teste-2".to_owned(), "nome=outra-chave-de-teste-2"),
        ("nome=x%20outra-chave-de-teste".to_owned(), "nome=x%20outra-chave-de-teste"),
        // a value that looks like the placeholder of a key becomes `{ }`, so that a replay does not put the key there; the request
        // is refused, since its URL contains a space
        ("nome={key 1}".to_owned(), "nome={ }"),
    ] {
        let (status, _) = ask(&mut twin, "GET", &format!("/api/v2/servicos/?{given}"), KEY, "");
        assert_eq!(targets(&twin).pop(), Some(format!("/api/v2/servicos/?{kept}")), "{given}");
        assert!(status == 200 || given.starts_with("a=b") || given.contains("{key"), "{given}: {status}");
    }
    let journal: Vec<Entry> = twin.journal(0).map(|line| Entry::parse(line.as_bytes()).expect("an entry")).collect();
    let mut again = with_keys(&["outra-chave-de-teste", KEY]);
    assert_eq!(again.replay(&journal).expect("a journal"), None);
}

#[test]
fn a_key_has_no_colon() {
    let error = Twin::new(&config(r#"{"keys": [{"key": "chave"}, {"key": "chave:de:teste"}]}"#)).expect_err("a colon");
    let issues: Vec<String> =
        error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect();
    assert_eq!(issues, ["keys[1].key invalid_characters"]);
}

#[test]
fn every_listing_has_an_identifier_of_its_own() {
    let id = |twin: &mut Twin| {
        let (_, page) = ask(twin, "GET", "/api/v2/servicos/", "chave", "");
        page.get("header")
            .and_then(|header| header.get("requestId"))
            .and_then(Value::as_str)
            .expect("a text")
            .to_owned()
    };
    let mut twin = with_keys(&["chave"]);
    let before = twin.snapshot().expect("a state");
    let mut open = Twin::new(&config(r#"{"seed": 9}"#)).expect("a configuration");
    let unchanged = open.snapshot().expect("a state");
    let mut seen = BTreeSet::new();
    for _ in 0..50 {
        assert!(seen.insert(id(&mut twin)));
        id(&mut open);
    }
    assert_eq!(open.snapshot().expect("a state"), unchanged, "a read changes nothing");
    // a fork continues with its own copy of the request counter, so it returns the same identifiers as the original twin
    let mut fork = twin.fork();
    let next = id(&mut twin);
    assert!(!seen.contains(&next));
    assert_eq!(id(&mut fork), next);
    // restoring a snapshot does not reset the request counter
    twin.restore(before.text()).expect("a snapshot");
    assert!(seen.insert(id(&mut twin)));
    // another process with the same seed returns the same identifiers, and a process with another seed returns other
    // identifiers
    let first = id(&mut with_keys(&["chave"]));
    assert!(seen.contains(&first));
    assert_ne!(id(&mut Twin::new(&config(r#"{"seed": 10}"#)).expect("a configuration")), first);
}

#[test]
fn a_record_without_a_section_matches_no_filter_on_it() {
    let mut client = Client::new();
    for body in [
        r#"{"tipo": 2, "nome": "Sem contato"}"#,
        r#"{"tipo": 2, "nome": "Com e-mail", "contatos": [{"tipo": "a", "email": "a@example.com"}]}"#,
        r#"{"tipo": 2, "nome": "Sem e-mail", "contatos": [{"tipo": "a"}]}"#,
    ] {
        assert_eq!(client.send("POST", "/api/v2/clientes/", body).0, 200);
    }
    assert_eq!(client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula", "valor": 1}"#).0, 200);
    for more in ["", r#", "nfse_dados": {"aliquota": 2}"#, r#", "nfse_dados": {"rps_serie": "NF"}"#] {
        let body = format!(
            r#"{{"data": "2027-01-10", "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{{"id_servico": 1}}]{more}}}"#
        );
        assert_eq!(client.send("POST", "/api/v2/vendas/", &body).0, 200);
    }
    for (area, filter, expected) in [
        ("clientes", "contatos.id[isnull]", "[]"),
        ("clientes", "contatos.id[isnotnull]", "[2,3]"),
        ("clientes", "contatos.email[isnull]", "[3]"),
        ("clientes", "contatos.email[neq]=b@example.com", "[2,3]"),
        ("clientes", "contatos.email[notcontains]=a", "[3]"),
        ("clientes", "cartoes.titular[isnull]", "[]"),
        ("vendas", "nfse_dados.rps_serie[isnull]", "[2]"),
        ("vendas", "nfse_dados.rps_serie[neq]=x", "[2,3]"),
        ("vendas", "nfse_dados.rps_serie[notcontains]=N", "[2]"),
        ("vendas", "nfse_dados.rps_serie[isnotnull]", "[3]"),
        ("vendas", "agendamento_dados.id_contato[isnull]", "[]"),
    ] {
        let (status, page) = client.send("GET", &format!("/api/v2/{area}/?_sort=id&_fields=id&{filter}"), "");
        let keys: Vec<String> = page
            .get("data")
            .and_then(Value::as_array)
            .unwrap_or_else(|| panic!("{filter}: {status}"))
            .iter()
            .map(|record| record.get("id").expect("a key").to_json())
            .collect();
        assert_eq!(format!("[{}]", keys.join(",")), expected, "{filter}");
    }
}

#[test]
fn an_unknown_parameter_is_refused_or_ignored_by_every_operation() {
    let v2 =
        ApiOperation::ALL.iter().map(|operation| (format!("/api/v2{}", operation.route().path), operation.route()));
    let v1 = OperationV1::ALL
        .iter()
        .map(|operation| (format!("/api/{}", operation.route().path.trim_matches('/')), operation.route()));
    let routes: Vec<_> = v2.chain(v1).collect();
    assert_eq!(routes.len(), 44);
    let ask = |choice: &str, method: &str, target: &str| {
        let mut client = Client::with(&config(&format!(r#"{{"policies": {{"unknown-parameter": "{choice}"}}}}"#)));
        for (area, body) in [("servicos", r#"{"nome": "A", "valor": 1}"#), ("clientes", r#"{"tipo": 2, "nome": "A"}"#)]
        {
            assert_eq!(client.send("POST", &format!("/api/v2/{area}/"), body).0, 200);
        }
        let sale = r#"{"data": "2027-01-10", "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{"id_servico": 1}]}"#;
        assert_eq!(client.send("POST", "/api/v2/vendas/", sale).0, 200);
        client.send(method, target, "{}")
    };
    for (path, route) in routes {
        let part = if path.contains("carteira-virtual") { "52998224725" } else { "1" };
        let (path, method) = (path.replace("{}", part), route.method.as_str());
        let with = format!("{path}?a=1");
        let (status, answer) = ask("refuse", method, &with);
        assert_eq!(status, 400, "{method} {with}: {}", answer.to_json());
        let (without, ignored) = (ask("refuse", method, &path), ask("ignore", method, &with));
        let data = |answer: &Value| answer.get("data").unwrap_or(answer).to_json();
        assert_eq!((ignored.0, data(&ignored.1)), (without.0, data(&without.1)), "{method} {with}");
    }
}

#[test]
fn what_a_listing_does_not_have_is_ignored_and_what_it_has_still_counts() {
    let mut client = Client::with(&config(r#"{"policies": {"unknown-parameter": "ignore"}}"#));
    for name in ["A", "B"] {
        assert_eq!(client.send("POST", "/api/v2/servicos/", &format!(r#"{{"nome": "{name}"}}"#)).0, 200);
    }
    for query in ["zz=1&nome=B", "nome=B&nome[like]=A&_x=3&_utm", "%7a=1&zz[isnull]&nome=B"] {
        let (status, page) = client.send("GET", &format!("/api/v2/servicos/?{query}"), "");
        assert_eq!((status, count(&page)), (200, Some(1)), "{query}");
    }
    for query in ["_limit=0", "valor=x", "_sort=nada", "_fields=nada", "valor[contains]=1", "nome=%zz"] {
        assert_eq!(client.send("GET", &format!("/api/v2/servicos/?zz=1&{query}"), "").0, 400, "{query}");
    }
}

#[test]
fn a_path_is_the_same_with_needless_percent_encoding() {
    let mut client = Client::new();
    assert_eq!(client.send("POST", "/api/v2/%73ervicos/", r#"{"nome": "A"}"#).0, 200);
    let (status, record) = client.send("GET", "/api/v2/servicos/%31", "");
    assert_eq!((status, record.get("id")), (200, Some(&json("1"))));
    assert_eq!(client.send("GET", "/api/servic%6F/%31", "").0, 200);
    assert_eq!(client.send("GET", "/api/v2/servicos%2F1", "").0, 404);
    for broken in ["/api/v2/servicos/%3", "/api/v2/servicos/%+1", "/api/v2/servicos/%zz"] {
        assert_eq!(client.send("GET", broken, "").0, 400, "{broken}");
    }
}

/// A sale by boleto with an invoice, in a twin with this base URL.
fn billed(base_url: &str) -> (Twin, Value) {
    let mut twin = Twin::new(&config(&format!(r#"{{"base_url": "{base_url}"}}"#))).expect("a configuration");
    let mut sent = |area: &str, body: &str| ask(&mut twin, "POST", &format!("/api/v2/{area}/"), "chave", body);
    assert_eq!(sent("servicos", r#"{"nome": "Aula", "valor": 1234.5}"#).0, 200);
    assert_eq!(sent("clientes", r#"{"tipo": 2, "nome": "João (São Paulo) 日本"}"#).0, 200);
    let sale = r#"{"data": "2027-01-10", "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{"id_servico": 1}],
        "metodo_cobranca": 1, "discriminacao": "Aulas"}"#;
    let (status, sale) = sent("vendas", sale);
    assert_eq!(status, 200, "{}", sale.to_json());
    (twin, sale)
}

/// The URL in the field `name` of a sale's first installment.
fn of_installment(sale: &Value, name: &str) -> String {
    let installment =
        sale.get("parcelas").and_then(Value::as_array).and_then(<[Value]>::first).expect("an installment");
    installment.get(name).and_then(Value::as_str).expect("an address").to_owned()
}

fn page(twin: &mut Twin, target: &str) -> Response {
    let request = lastro_twin::Request {
        method: "GET".to_owned(),
        target: target.to_owned(),
        headers: Vec::new(),
        body: Vec::new(),
    };
    twin.handle(&request, None).response.expect("a response")
}

/// Returns the lines of text in a PDF. Checks its headers and its cross-reference table.
fn lines(pdf: &Response) -> Vec<String> {
    assert_eq!(pdf.status, 200);
    assert!(pdf.headers.contains(&("Content-Type", "application/pdf".into())));
    let text = std::str::from_utf8(&pdf.body).expect("ASCII");
    assert!(text.is_ascii() && text.starts_with("%PDF-1.4\n") && text.ends_with("%%EOF\n"));
    let start: usize = text
        .rsplit("startxref\n")
        .next()
        .and_then(|end| end.lines().next())
        .expect("a place")
        .parse()
        .expect("a number");
    let table: Vec<&str> = text[start..].lines().take_while(|line| *line != "trailer").skip(3).collect();
    for (number, line) in (1..).zip(&table) {
        let offset: usize = line[..10].parse().expect("an offset");
        assert!(text[offset..].starts_with(&format!("{number} 0 obj\n")), "object {number}");
    }
    assert_eq!(table.len(), 5);
    let content =
        text.split(">>\nstream\n").nth(1).and_then(|rest| rest.split("\nendstream").next()).expect("a stream");
    assert!(text.contains(&format!("/Length {}>>", content.len())));
    let hex = |line: &str| -> String {
        let digits = line.trim_start_matches('<').split('>').next().expect("a text");
        (0..digits.len())
            .step_by(2)
            .map(|at| char::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("hex")))
            .collect()
    };
    content.lines().filter(|line| line.starts_with('<')).map(hex).collect()
}

#[test]
fn a_boleto_and_an_invoice_are_pdfs_at_the_address_of_the_account() {
    let (mut twin, sale) = billed("http://127.0.0.1:8130");
    let address = of_installment(&sale, "pdf_url");
    let path = address.strip_prefix("http://127.0.0.1:8130").expect("the account's address");
    let shown = lines(&page(&mut twin, path));
    assert!(shown.iter().any(|line| line == "Pagador: João (São Paulo) ??"), "{shown:?}");
    assert!(
        shown.iter().any(|line| line == "Valor: R$ 1234.50")
            && shown.iter().any(|line| line == "Vencimento: 2027-01-15")
    );
    // version 1 also shows the URL of the invoice
    let (_, legacy) = ask(&mut twin, "GET", "/api/venda/1", "chave", "");
    assert_eq!(legacy.get("boletos").and_then(Value::as_array).and_then(|all| all[0].as_str()), Some(address.as_str()));
    let invoice = legacy.get("nfse").and_then(|nfse| nfse.get("url_pdf")).and_then(Value::as_str).expect("an address");
    let shown = lines(&page(&mut twin, invoice.strip_prefix("http://127.0.0.1:8130").expect("the account's address")));
    assert!(shown.iter().any(|line| line == "Número: 1, emitida"), "{shown:?}");
    for (wrong, status) in [
        (path.replace('-', "-9"), 404),
        (path.replace("/boleto/", "/nfse/"), 404),
        // these paths are not pages for the payer, so they need an API key
        (path.replace(".pdf", ""), 401),
        (path.replace("/boleto/", "/boleto/2027/"), 401),
        ("/fatura/".to_owned(), 401),
    ] {
        assert_eq!(page(&mut twin, &wrong).status, status, "{wrong}");
    }
    let method = twin.handle(&request("POST", path, "chave", ""), None).response.expect("a response");
    assert_eq!(method.status, 405);
}

#[test]
fn addresses_follow_that_of_the_account() {
    let (original, sale) = billed("http://127.0.0.1:8130");
    let mut moved = Twin::new(&config(r#"{"base_url": "https://outro.example/"}"#)).expect("a configuration");
    moved.restore(original.snapshot().expect("a state").text()).expect("a snapshot");
    let (_, read) = ask(&mut moved, "GET", "/api/v2/vendas/1", "chave", "");
    let address = of_installment(&read, "pdf_url");
    assert_eq!(address, of_installment(&sale, "pdf_url").replace("http://127.0.0.1:8130", "https://outro.example"));
    for query in [format!("parcelas.pdf_url={address}"), "parcelas.pdf_url[contains]=/boleto/".to_owned()] {
        let (_, page) = ask(&mut moved, "GET", &format!("/api/v2/vendas/?{query}"), "chave", "");
        let first = page.get("data").and_then(Value::as_array).and_then(<[Value]>::first).expect("a sale");
        assert_eq!(of_installment(first, "pdf_url"), address, "{query}");
    }
}

#[test]
fn a_pix_code_has_a_picture_at_the_address_of_the_account() {
    let (mut twin, _) = billed("http://127.0.0.1:8130");
    let sale = r#"{"data": "2027-01-10", "id_meio_pagamento": 12, "valor_venda": 10}"#;
    let (status, sale) = ask(&mut twin, "POST", "/api/v2/vendas/", "chave", sale);
    assert_eq!(status, 200, "{}", sale.to_json());
    let address = of_installment(&sale, "pix_imagem_url");
    let path = address.strip_prefix("http://127.0.0.1:8130").expect("the account's address");
    let shown = page(&mut twin, path);
    assert_eq!(shown.status, 200);
    assert!(shown.headers.contains(&("Content-Type", "image/png".into())));
    assert_eq!(kinds(&shown.body), ["IHDR", "IDAT", "IEND"]);
    // an unknown installment, an installment without a boleto, and a path that is not a page for the payer and therefore needs
    // an API key
    for (wrong, status) in [
        (path.replace('-', "-9"), 404),
        (path.replace("/pix/", "/boleto/").replace("png", "pdf"), 404),
        (path.replace("png", "pdf"), 401),
    ] {
        assert_eq!(page(&mut twin, &wrong).status, status, "{wrong}");
    }
}

/// Returns the types of the chunks in a PNG. Checks the CRC-32 of each chunk.
fn kinds(png: &[u8]) -> Vec<String> {
    let mut rest = png.strip_prefix(b"\x89PNG\r\n\x1a\n").expect("a PNG");
    let mut kinds = Vec::new();
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let (chunk, after) = after.split_at(4 + u32::from_be_bytes(*length) as usize);
        let (check, after) = after.split_first_chunk::<4>().expect("a check");
        let bit = |crc: u32| if crc & 1 == 1 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
        let crc = !chunk.iter().fold(!0_u32, |crc, byte| (0..8).fold(crc ^ u32::from(*byte), |crc, _| bit(crc)));
        assert_eq!(crc, u32::from_be_bytes(*check));
        kinds.push(String::from_utf8_lossy(&chunk[..4]).into_owned());
        rest = after;
    }
    kinds
}
