//! Tests the endpoints for services in both versions.

use crate::common::{self, Client, json};

#[test]
fn a_service_is_inserted_selected_updated_and_deleted() {
    let mut client = Client::new();
    let (status, inserted) = client.send("POST", "/api/v2/servicos/", r#"{"nome": "Consultoria", "id": 99}"#);
    assert_eq!(status, 200);
    assert_eq!(
        inserted,
        json(
            r#"{"id":1,"nome":"Consultoria","status":1,"id_servico":null,"servico":null,"id_atividade":null,"atividade":null,
            "discriminacao":null,"valor":0.00,"impostos_percentual":0.00,"codigo_tributacao_municipio":null}"#
        )
    );
    assert_eq!(client.send("GET", "/api/v2/servicos/1", ""), (200, inserted));
    let (status, updated) =
        client.send("PUT", "/api/v2/servicos/1", r#"{"valor": 12.5, "nome": "Aula", "servico": "x"}"#);
    assert_eq!((status, updated.get("valor")), (200, Some(&json("12.50"))));
    assert_eq!(updated.get("servico"), Some(&json("null")));
    assert_eq!(client.send("DELETE", "/api/v2/servicos/1", ""), (200, json(r#"{"id":"1"}"#)));
    assert_eq!(client.send("GET", "/api/v2/servicos/1", "").0, 404);
}

#[test]
fn a_service_keeps_only_its_fields_and_takes_its_defaults_again() {
    let mut client = Client::new();
    let body = r#"{"nome": "Aula", "custom_x": 1, "outro": 2, "discriminacao": "", "valor": 10, "status": 2,
        "id_servico": 107, "id_atividade": 6209100, "servico": 5}"#;
    let (status, answer) = client.send("POST", "/api/v2/servicos/", body);
    assert_eq!(status, 200);
    let names: Vec<&str> = answer.as_object().expect("an object").iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names.len(), 11, "{names:?}");
    assert_eq!(answer.get("discriminacao"), Some(&json("null")));
    for display in ["servico", "atividade"] {
        assert!(answer.get(display).and_then(lastro::json::Value::as_str).is_some_and(|text| !text.is_empty()));
    }
    let cleared = r#"{"status": null, "valor": null, "impostos_percentual": null, "id_servico": null}"#;
    let (_, answer) = client.send("PUT", "/api/v2/servicos/1", cleared);
    for (field, expected) in [("status", "1"), ("valor", "0.00"), ("impostos_percentual", "0.00"), ("servico", "null")]
    {
        assert_eq!(answer.get(field), Some(&json(expected)), "{field}");
    }
    for body in
        [r#"{"nome": null}"#, r#"{"nome": " "}"#, r#"{"id_servico": 1}"#, r#"{"valor": -1}"#, r#"{"status": 3}"#]
    {
        assert_eq!(client.send("PUT", "/api/v2/servicos/1", body).0, 400, "{body}");
    }
    assert_eq!(client.send("GET", "/api/v2/servicos/1", "").1, answer);
    for (policy, body, status) in [
        (r#""cleared-default": "null""#, r#"{"valor": null}"#, 200),
        (r#""required-cleared": "clear""#, r#"{"nome": null}"#, 200),
        (r#""unknown-list-entry": "refuse""#, r#"{"id_atividade": 1}"#, 400),
        (r#""unknown-member": "refuse""#, r#"{"nomes": "x"}"#, 400),
    ] {
        let mut client = Client::with(&common::config(&format!(r#"{{"policies": {{{policy}}}}}"#)));
        client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula", "valor": 1}"#);
        let (given, answer) = client.send("PUT", "/api/v2/servicos/1", body);
        assert_eq!(given, status, "{policy}");
        let cleared = answer.get("valor") == Some(&json("null")) || answer.get("nome") == Some(&json("null"));
        assert_eq!(cleared, status == 200, "{policy}: {answer:?}");
    }
}
