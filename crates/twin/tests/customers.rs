//! Tests the endpoints for customers in version 2.

use crate::common::{Client, config, json};
use lastro::json::Value;

const PATH: &str = "/api/v2/clientes/";

fn with_policy(name: &str, choice: &str) -> Client {
    Client::with(&config(&format!(r#"{{"policies": {{"{name}": "{choice}"}}}}"#)))
}

/// Inserts a customer. Returns the response.
fn inserted(client: &mut Client, body: &str) -> Value {
    let (status, answer) = client.send("POST", PATH, body);
    assert_eq!(status, 200, "{answer:?}");
    answer
}

fn updated(client: &mut Client, id: i64, body: &str) -> Value {
    let (status, answer) = client.send("PUT", &format!("{PATH}{id}"), body);
    assert_eq!(status, 200, "{answer:?}");
    answer
}

fn expanded(client: &mut Client, id: i64) -> Value {
    client.send("GET", &format!("{PATH}{id}?_expand=contatos,cartoes"), "").1
}

fn at<'v>(value: &'v Value, path: &[&str]) -> &'v Value {
    path.iter().fold(value, |value, step| match step.parse::<usize>() {
        Ok(index) => &value.as_array().expect("a list")[index],
        Err(_) => value.get(step).unwrap_or_else(|| panic!("{path:?} in {value:?}")),
    })
}

#[test]
fn a_customer_with_only_kind_and_name_has_the_documents_defaults() {
    let mut client = Client::new();
    let answer = inserted(&mut client, r#"{"tipo": 1, "nome": "Padaria Aurora"}"#);
    let expected = json(
        r#"{"id":1,"codigo":null,"data_cadastro":"2027-01-01T09:00:00-03:00","status":1,"tipo":1,"nome":"Padaria Aurora",
        "cnpj":null,"razao_social":"Padaria Aurora","inscricao_estadual":null,"inscricao_municipal":null,"cpf":null,
        "identidade":null,"data_nascimento":null,"genero":null,"obs":null,"cep":null,"id_cidade":null,"cidade":null,
        "estado":null,"endereco":null,"numero":null,"complemento":null,"bairro":null,"contatos":[],"cartoes":[]}"#,
    );
    assert_eq!(answer, expected);
    // the response to an insert contains the lists of contacts and cards; other responses contain them only with `_expand`
    let (_, selected) = client.send("GET", "/api/v2/clientes/1", "");
    assert_eq!((selected.get("contatos"), selected.get("cartoes")), (None, None));
    assert_eq!(expanded(&mut client, 1), expected);
    let (_, page) = client.send("GET", "/api/v2/clientes/?_expand=cartoes&_fields=nome", "");
    assert_eq!(at(&page, &["data", "0"]), &json(r#"{"nome":"Padaria Aurora","cartoes":[]}"#));
}

#[test]
fn fields_are_answered_in_the_documents_forms() {
    let mut client = Client::new();
    let body = r#"{"id": 77, "tipo": 2, "nome": "Ana", "status": 2, "codigo": 12, "cpf": "529.982.247-25", "genero": 1,
        "cep": "01310100", "id_cidade": 3550308, "cidade": "Outra", "custom_origem": "site", "custom_nota": 1.50,
        "obs": "", "desconhecido": 5, "data_nascimento": "1990-02-28"}"#;
    let answer = inserted(&mut client, body);
    let select = client.send("GET", "/api/v2/clientes/1", "").1;
    for (field, expected) in [
        ("id", "1"),
        ("status", "2"),
        ("codigo", "12"),
        ("cpf", r#""529.982.247-25""#),
        ("genero", r#""Feminino""#),
        ("cep", r#""01.310-100""#),
        ("estado", "35"),
        ("custom_origem", r#""site""#),
        ("custom_nota", "1.50"),
        ("obs", "null"),
        ("data_nascimento", r#""1990-02-28""#),
    ] {
        assert_eq!(select.get(field), Some(&json(expected)), "{field}");
        assert_eq!(answer.get(field), select.get(field), "{field}");
    }
    assert_eq!(select.get("desconhecido"), None);
    // the name of the city in the body is ignored; a city that is not in the list has no name
    assert_eq!(select.get("cidade"), Some(&json(r#""São Paulo""#)));
    assert_eq!(updated(&mut client, 1, r#"{"id_cidade": 3507209}"#).get("cidade"), Some(&Value::Null));
    let (_, page) = client.send("GET", "/api/v2/clientes/?genero=1&custom_origem=site&estado=35", "");
    assert_eq!(at(&page, &["header", "count"]), &json("1"));
}

#[test]
fn an_update_merges() {
    let mut client = Client::new();
    inserted(&mut client, r#"{"tipo": 2, "nome": "Ana", "obs": "x", "id_cidade": 3550308, "custom_a": 1}"#);
    let answer = updated(
        &mut client,
        1,
        r#"{"id": 9, "obs": null, "numero": "10-A", "id_cidade": 3304557, "cidade": "x", "custom_b": "y"}"#,
    );
    for (field, expected) in [
        ("id", "1"),
        ("nome", r#""Ana""#),
        ("obs", "null"),
        ("numero", r#""10-A""#),
        ("estado", "33"),
        ("custom_a", "1"),
        ("custom_b", r#""y""#),
    ] {
        assert_eq!(answer.get(field), Some(&json(expected)), "{field}");
    }
    assert_eq!(client.send("GET", "/api/v2/clientes/1", ""), (200, answer));
    // the registered name stays when the name changes
    let answer = updated(&mut client, 1, r#"{"nome": "Ana Lima", "status": null}"#);
    assert_eq!((answer.get("razao_social"), answer.get("status")), (Some(&json(r#""Ana""#)), Some(&json("1"))));
}

#[test]
fn what_the_core_refuses_is_refused_and_nothing_changes() {
    let mut client = Client::new();
    for (body, part) in [
        (r#"{"tipo": 1}"#, "nome: required"),
        (r#"{"nome": "A"}"#, "tipo: required"),
        (r#"{"tipo": 3, "nome": "A"}"#, "tipo: invalid_code"),
        (r#"{"tipo": 1, "nome": " "}"#, "nome: blank"),
        (r#"{"tipo": 2, "nome": "A", "cpf": "11111111111"}"#, "cpf: invalid_cpf"),
        (r#"{"tipo": 1, "nome": "A", "cnpj": "1"}"#, "cnpj: invalid_cnpj"),
        (r#"{"tipo": 1, "nome": "A", "cep": "1"}"#, "cep: invalid_cep"),
        (r#"{"tipo": 1, "nome": "A", "id_cidade": 1}"#, "id_cidade: invalid_municipality"),
        (r#"{"tipo": 1, "nome": "A", "id_cidade": 3550308, "estado": 33}"#, "estado: mismatch"),
        (r#"{"tipo": 2, "nome": "A", "data_nascimento": "2027-01-02"}"#, "data_nascimento: out_of_range"),
        (r#"{"tipo": 1, "nome": "A", "contatos": [{}]}"#, "contatos[0].tipo: required"),
        (r#"{"tipo": 1, "nome": "A", "cartoes": [{"numero": "4111"}]}"#, "cartoes[0].numero: invalid_card_number"),
        ("[]", ""),
        ("{", ""),
        ("", ""),
    ] {
        let (status, answer) = client.send("POST", PATH, body);
        let message = answer.get("message").and_then(Value::as_str).expect("a message");
        assert_eq!((status, answer.get("code")), (400, Some(&json("400"))), "{body}");
        assert!(message.contains(part), "{body}: {message}");
        assert!(!message.contains("4111") && !message.contains("11111111111"), "{message}");
    }
    inserted(&mut client, r#"{"tipo": 1, "nome": "A"}"#);
    let before = client.send("GET", PATH, "").1;
    for body in [r#"{"nome": null}"#, r#"{"tipo": null}"#, r#"{"cpf": "1"}"#, r#"{"contatos": {}}"#] {
        assert_eq!(client.send("PUT", "/api/v2/clientes/1", body).0, 400, "{body}");
    }
    assert_eq!(client.send("GET", PATH, "").1.get("data"), before.get("data"));
    for id in ["2", "0", "x", "99999999999999999999"] {
        assert_eq!(client.send("PUT", &format!("{PATH}{id}"), "{}").0, 404, "{id}");
        assert_eq!(client.send("DELETE", &format!("{PATH}{id}"), "").0, 404, "{id}");
        assert_eq!(client.send("GET", &format!("{PATH}{id}"), "").0, 404, "{id}");
    }
}

#[test]
fn contacts_are_stored_and_found_by_their_fields() {
    let mut client = Client::new();
    let body = r#"{"tipo": 1, "nome": "A", "contatos": [
        {"id": 50, "id_pessoa": 50, "tipo": "financeiro", "principal": 1, "nome": "Bia", "email": "bia@example.com",
         "cep": "01310-100", "id_cidade": 3550308, "genero": 1, "x": 1},
        {"tipo": "comercial", "nome": "Caio"}]}"#;
    let answer = inserted(&mut client, body);
    assert_eq!((answer.get("contatos"), answer.get("cartoes")), (Some(&json("[]")), Some(&json("[]"))));
    inserted(&mut client, r#"{"tipo": 1, "nome": "B", "contatos": [{"tipo": "outro", "nome": "Caio"}]}"#);
    let contacts = expanded(&mut client, 1).get("contatos").cloned().expect("a list");
    assert_eq!(
        at(&contacts, &["0"]),
        &json(
            r#"{"id":1,"id_pessoa":1,"tipo":"financeiro","principal":1,"nome":"Bia","cpf":null,"data_nascimento":null,
            "identidade":null,"genero":"Feminino","email":"bia@example.com","telefone":null,"celular":null,"obs":null,
            "cep":"01.310-100","id_cidade":3550308,"cidade":"São Paulo","estado":35,"endereco":null,"numero":null,
            "complemento":null,"bairro":null}"#
        )
    );
    assert_eq!((at(&contacts, &["1", "id"]), at(&contacts, &["1", "id_pessoa"])), (&json("2"), &json("1")));
    assert_eq!(at(&expanded(&mut client, 2), &["contatos", "0", "id"]), &json("3"));
    let mut found = |query: &str| {
        let (status, page) = client.send("GET", &format!("{PATH}?{query}"), "");
        assert_eq!(status, 200, "{query}");
        at(&page, &["header", "count"]).clone()
    };
    assert_eq!(found("contatos.nome=Caio"), json("2"));
    assert_eq!(found("contatos.email[contains]=BIA"), json("1"));
    assert_eq!(found("contatos.tipo=nenhum"), json("0"));
}

#[test]
fn a_list_in_an_update_takes_the_place_of_the_stored_one() {
    let insert = r#"{"tipo": 1, "nome": "A", "contatos": [
        {"tipo": "a", "nome": "Um", "email": "um@example.com"}, {"tipo": "b", "nome": "Dois"}]}"#;
    let update = r#"{"contatos": [{"id": 1, "tipo": "c", "nome": null}, {"tipo": "d"}]}"#;
    for (choice, email) in [("replace", "null"), ("merge", r#""um@example.com""#)] {
        let mut client = with_policy("part-update", choice);
        inserted(&mut client, insert);
        let answer = updated(&mut client, 1, update);
        assert_eq!(answer.get("contatos"), None);
        let contacts = expanded(&mut client, 1).get("contatos").cloned().expect("a list");
        let keys: Vec<_> = contacts.as_array().expect("a list").iter().map(|c| c.get("id").cloned()).collect();
        assert_eq!(keys, [Some(json("1")), Some(json("3"))]);
        assert_eq!((at(&contacts, &["0", "tipo"]), at(&contacts, &["0", "nome"])), (&json(r#""c""#), &Value::Null));
        assert_eq!(at(&contacts, &["0", "email"]), &json(email), "{choice}");
        // a list that is missing from the body stays, and null clears it
        updated(&mut client, 1, r#"{"obs": "x"}"#);
        assert_eq!(expanded(&mut client, 1).get("contatos"), Some(&contacts));
        updated(&mut client, 1, r#"{"contatos": null}"#);
        assert_eq!(expanded(&mut client, 1).get("contatos"), Some(&json("[]")));
    }
    for update in [r#"{"contatos": [{"id": 7}]}"#, r#"{"contatos": [{"id": 1, "tipo": "a"}, {"id": 1, "tipo": "a"}]}"#]
    {
        let mut client = Client::new();
        inserted(&mut client, insert);
        assert_eq!(client.send("PUT", "/api/v2/clientes/1", update).0, 400, "{update}");
        let mut client = with_policy("unknown-part", "insert");
        inserted(&mut client, insert);
        updated(&mut client, 1, update);
        let contacts = expanded(&mut client, 1).get("contatos").cloned().expect("a list");
        assert_eq!(contacts.as_array().expect("a list").last().and_then(|c| c.get("id")), Some(&json("3")));
    }
}

#[test]
fn an_update_keeps_what_a_contact_must_have_and_one_default_card() {
    let insert = r#"{"tipo": 2, "nome": "A", "contatos": [{"tipo": "a", "nome": "Um", "principal": 1}],
        "cartoes": [{"numero": "4111111111111111", "validade": "2030-01-31", "padrao": 1},
            {"numero": "5500005555555559", "validade": "2030-01-31", "padrao": 1}]}"#;
    let mut client = Client::new();
    inserted(&mut client, insert);
    for update in [
        r#"{"contatos": [{"id": 1, "nome": "Dois"}]}"#,
        r#"{"contatos": [{"id": 1, "tipo": null}]}"#,
        r#"{"cartoes": [{"id": 1, "numero": "**** **** **** 1111"}]}"#,
    ] {
        let (status, answer) = client.send("PUT", "/api/v2/clientes/1", update);
        assert_eq!(status, 400, "{update}: {}", answer.to_json());
    }
    for (name, choice) in [("required-cleared", "clear"), ("part-update", "merge")] {
        let mut client = with_policy(name, choice);
        inserted(&mut client, insert);
        updated(&mut client, 1, r#"{"contatos": [{"id": 1, "nome": "Dois"}]}"#);
    }
    let defaults = |client: &mut Client| {
        let cards = expanded(client, 1).get("cartoes").and_then(Value::as_array).expect("a list").to_vec();
        cards.iter().map(|card| card.get("padrao").expect("a field").to_json()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(defaults(&mut client), "0 1");
    // the card that was newly marked becomes the default card, whatever its position in the list
    let card = |id: i64, end: &str| {
        format!(r#"{{"id": {id}, "numero": "**** **** **** {end}", "validade": "2030-01-31", "padrao": 1}}"#)
    };
    updated(&mut client, 1, &format!(r#"{{"cartoes": [{}, {}]}}"#, card(1, "1111"), card(2, "5559")));
    assert_eq!(defaults(&mut client), "1 0");
    let mut client = with_policy("default-part", "as-given");
    inserted(&mut client, insert);
    assert_eq!(defaults(&mut client), "1 1");
}

#[test]
fn a_cards_number_is_masked_and_its_security_code_is_gone() {
    let mut client = Client::new();
    let number = "4111 1111 1111 1111";
    let body = format!(
        r#"{{"tipo": 2, "nome": "A", "cartoes": [{{"numero": "{number}", "validade": "2030-01-31", "codigo": 987,
            "titular": "A B", "padrao": 1, "id_meio_pagamento": 11, "meio_pagamento": "x"}}]}}"#
    );
    inserted(&mut client, &body);
    let card = at(&expanded(&mut client, 1), &["cartoes", "0"]).clone();
    assert_eq!(
        card,
        json(
            r#"{"id":1,"id_pessoa":1,"id_meio_pagamento":11,"meio_pagamento":"Cartão de crédito on-line","padrao":1,
            "titular":"A B","bandeira":"visa","numero":"**** **** **** 1111","validade":"2030-01-31"}"#
        )
    );
    // a client can send back a masked card with a changed holder
    let update =
        r#"{"cartoes": [{"id": 1, "numero": "**** **** **** 1111", "validade": "2030-01-31", "titular": "C"}]}"#;
    updated(&mut client, 1, update);
    let card = at(&expanded(&mut client, 1), &["cartoes", "0"]).clone();
    assert_eq!(card.get("numero"), Some(&json(r#""**** **** **** 1111""#)));
    assert_eq!(card.get("titular"), Some(&json(r#""C""#)));
    // neither the number nor the security code of a card is in the state
    let state = format!("{:?}", client.twin);
    for secret in ["4111 1111 1111", "411111111111", "987"] {
        assert!(!state.contains(secret), "{secret}");
    }
    for (number, masked) in [
        ("378282246310005", "***********0005"),
        ("12", "**"),
        ("４１１１ 1111 2222", "**** **** 2222"),
        ("**** 1234", "**** 1234"),
    ] {
        let mut client = with_policy("card-mask", "as-given");
        inserted(&mut client, r#"{"tipo": 2, "nome": "A"}"#);
        updated(&mut client, 1, &format!(r#"{{"cartoes": [{{"numero": "{number}"}}]}}"#));
        assert_eq!(at(&expanded(&mut client, 1), &["cartoes", "0", "numero"]), &json(&format!("\"{masked}\"")));
    }
    let mut client = Client::new();
    inserted(&mut client, r#"{"tipo": 2, "nome": "A"}"#);
    updated(&mut client, 1, r#"{"cartoes": [{"numero": 123, "codigo": 321}]}"#);
    let card = at(&expanded(&mut client, 1), &["cartoes", "0"]).clone();
    assert_eq!(card.get("numero"), Some(&json(r#""**** **** **** ****""#)));
    assert_eq!(card.get("codigo"), None);
}

#[test]
fn a_deleted_customer_is_gone_and_its_key_is_not_used_again() {
    let mut client = Client::new();
    inserted(&mut client, r#"{"tipo": 1, "nome": "A"}"#);
    assert_eq!(client.send("DELETE", "/api/v2/clientes/1", ""), (200, json(r#"{"id":"1"}"#)));
    assert_eq!(client.send("DELETE", "/api/v2/clientes/1", "").0, 404);
    assert_eq!(client.send("GET", "/api/v2/clientes/1", "").0, 404);
    assert_eq!(inserted(&mut client, r#"{"tipo": 1, "nome": "A"}"#).get("id"), Some(&json("2")));
}

#[test]
fn policies_of_customers() {
    let insert = r#"{"tipo": 2, "nome": "A", "cpf": "529.982.247-25", "data_cadastro": "2020-01-02T03:04:05-03:00"}"#;
    let same = r#"{"tipo": 2, "nome": "B", "cpf": "52998224725"}"#;
    let mut client = Client::new();
    let moment = inserted(&mut client, insert).get("data_cadastro").cloned();
    assert_eq!(moment, Some(json(r#""2020-01-02T03:04:05-03:00""#)));
    inserted(&mut client, same);

    let mut client = with_policy("duplicate-document", "refuse");
    inserted(&mut client, insert);
    let (status, answer) = client.send("POST", PATH, same);
    assert_eq!(status, 400);
    assert!(answer.get("message").and_then(Value::as_str).is_some_and(|m| m.contains("cpf") && !m.contains("529")));
    inserted(&mut client, r#"{"tipo": 2, "nome": "B"}"#);
    assert_eq!(client.send("PUT", "/api/v2/clientes/2", same).0, 400);
    updated(&mut client, 1, r#"{"cpf": "52998224725"}"#);
    inserted(&mut client, r#"{"tipo": 1, "nome": "C", "cnpj": "11.222.333/0001-81"}"#);
    assert_eq!(client.send("POST", PATH, r#"{"tipo": 1, "nome": "D", "cnpj": "11222333000181"}"#).0, 400);

    let mut client = with_policy("registration-moment", "now");
    let moment = inserted(&mut client, insert).get("data_cadastro").cloned();
    assert_eq!(moment, Some(json(r#""2027-01-01T09:00:00-03:00""#)));
    let answer = updated(&mut client, 1, r#"{"data_cadastro": "2020-01-02T03:04:05-03:00"}"#);
    assert_eq!(answer.get("data_cadastro").cloned(), moment);

    let mut client = with_policy("state-of-city", "as-given");
    let answer = inserted(&mut client, r#"{"tipo": 2, "nome": "A", "id_cidade": 3550308}"#);
    assert_eq!(answer.get("estado"), Some(&Value::Null));

    let mut client = with_policy("new-customer-lists", "stored");
    let answer = inserted(&mut client, r#"{"tipo": 2, "nome": "A", "contatos": [{"tipo": "x"}]}"#);
    assert_eq!(at(&answer, &["contatos", "0", "id"]), &json("1"));

    let mut client = with_policy("required-cleared", "clear");
    inserted(&mut client, insert);
    assert_eq!(updated(&mut client, 1, r#"{"nome": null}"#).get("nome"), Some(&Value::Null));

    let mut client = with_policy("cleared-default", "null");
    inserted(&mut client, insert);
    assert_eq!(updated(&mut client, 1, r#"{"status": null}"#).get("status"), Some(&Value::Null));

    let mut client = with_policy("unknown-list-entry", "refuse");
    let (status, answer) = client.send("POST", PATH, r#"{"tipo": 1, "nome": "A", "id_cidade": 3507209}"#);
    assert_eq!(status, 400, "{answer:?}");
    let card = r#"{"numero": "4111111111111111", "validade": "2030-01-01", "id_meio_pagamento": 8}"#;
    assert_eq!(client.send("POST", PATH, &format!(r#"{{"tipo": 1, "nome": "A", "cartoes": [{card}]}}"#)).0, 400);

    let mut client = with_policy("card-network", "as-given");
    let card = r#"{"numero": "4111111111111111", "validade": "2030-01-01"}"#;
    inserted(&mut client, &format!(r#"{{"tipo": 1, "nome": "A", "cartoes": [{card}]}}"#));
    assert_eq!(at(&expanded(&mut client, 1), &["cartoes", "0", "bandeira"]), &Value::Null);

    let mut client = with_policy("unknown-member", "refuse");
    let (status, answer) = client.send("POST", PATH, r#"{"tipo": 1, "nome": "A", "nomes": 1}"#);
    assert_eq!(status, 400);
    let message = answer.get("message").and_then(Value::as_str).expect("a message");
    assert!(message.contains("nomes: unknown_field (nearest: nome)"), "{message}");
    inserted(&mut client, r#"{"tipo": 1, "nome": "A", "custom_x": 1, "cidade": "x"}"#);
}

#[test]
fn every_change_is_told_as_select_answers_the_record() {
    use lastro_twin::decide::{Call, Context, Event, decide};
    use lastro_twin::route::{Asked, asked};
    use lastro_twin::state::{Memory, Store as _};

    let engine = lastro_twin::Engine::new(&config("{}"), Memory::default()).expect("an engine");
    let (settings, reference) = (engine.settings(), Memory::default());
    let mut state = Memory::default();
    let mut told = |method: &str, path: &str, body: &str| -> (String, Vec<Event>) {
        let Asked::Operation(operation, part) = asked(method, path) else { panic!("{path}") };
        let context = Context { view: &state, reference: &reference, settings, now: settings.start };
        let decision = decide(&context, &Call { operation, number: 0, part, query: "", body: body.as_bytes() })
            .expect("a decision");
        let answer = String::from_utf8(decision.response.body).expect("text");
        state.apply(decision.changes).expect("a store");
        (answer, decision.events)
    };
    let event = |operation, data: &str| Event { endpoint: "clientes", operation, id: 1, data: data.into() };
    let inserted = told("POST", PATH, r#"{"tipo": 1, "nome": "A", "contatos": [{"tipo": "x"}]}"#).1;
    let (selected, none) = told("GET", "/api/v2/clientes/1", "");
    assert_eq!((inserted, none), (vec![event("insert", &selected)], Vec::new()));
    let updated = told("PUT", "/api/v2/clientes/1", r#"{"obs": "x", "cartoes": []}"#).1;
    let selected = told("GET", "/api/v2/clientes/1", "").0;
    assert_eq!(updated, [event("update", &selected)]);
    assert_eq!(told("DELETE", "/api/v2/clientes/1", "").1, [event("delete", &selected)]);
}
