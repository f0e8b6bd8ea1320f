//! Tests version 1: services, customers, listings, and what is common to all requests.

use crate::common;
use crate::common::json;
use crate::common::v1::{self, Client1, at, text};
use lastro::v1::http::{DirectionV1, ListingQueryV1, OperationV1};

use OperationV1::{
    CustomersDelete, CustomersInsert, CustomersList, CustomersSelect, CustomersUpdate, SalesSelect, ServicesDelete,
    ServicesInsert, ServicesList, ServicesSelect, ServicesUpdate,
};

#[test]
fn a_service_is_inserted_selected_updated_and_deleted() {
    let mut client = Client1::new();
    let given = [("nome", "Consultoria"), ("id_servico", "102"), ("valor", "12.5"), ("discriminacao", "Horas & mais")];
    let inserted = client.done(ServicesInsert, None, &given);
    assert_eq!(text(&inserted, &["id"]), "1");
    assert_eq!(text(&inserted, &["valor"]), "12.50");
    assert_eq!(text(&inserted, &["impostos_percentual"]), "0.00");
    assert_eq!(text(&inserted, &["discriminacao"]), "Horas & mais");
    assert_eq!(text(&inserted, &["servico", "id"]), "102");
    assert_eq!(text(&inserted, &["atividade"]), "");
    // a service that is nested in a sale has these keys; on its own, it has nested objects instead
    assert!(inserted.get("id_servico").is_none() && inserted.get("id_atividade").is_none());
    assert_eq!(client.done(ServicesSelect, Some(1), &[]), inserted);
    let (_, record) = client.v2("GET", "/api/v2/servicos/1", "");
    assert_eq!(at(&record, &["id_servico"]), &json("102"));

    let given = [("nome", "Aula"), ("valor", ""), ("discriminacao", ""), ("codigo_tributacao_municipio", "6204000")];
    let updated = client.done(ServicesUpdate, Some(1), &given);
    assert_eq!((text(&updated, &["nome"]), text(&updated, &["discriminacao"])), ("Aula", ""));
    // a field that is cleared gets its default, and fields that are not given keep their values
    assert_eq!((text(&updated, &["valor"]), text(&updated, &["servico", "id"])), ("0.00", "102"));
    let (_, record) = client.v2("GET", "/api/v2/servicos/1", "");
    assert_eq!(text(&record, &["codigo_tributacao_municipio"]), "6204000");

    assert_eq!(client.done(ServicesDelete, Some(1), &[]), json(r#"{"deleted": true, "id": "1"}"#));
    assert_eq!(client.ask(ServicesSelect, Some(1), None).0, 404);
    assert_eq!(client.ask(ServicesDelete, Some(1), None).0, 404);
}

#[test]
fn what_the_core_refuses_is_refused() {
    let mut client = Client1::new();
    let refused = [
        (vec![], "nome: required"),
        (vec![("nome", " ")], "nome: blank"),
        (vec![("nome", "a"), ("id_servico", "1.02")], "id_servico: invalid_service_item (digits: 102)"),
        (vec![("nome", "a"), ("valor", "1,00")], "valor: invalid_money"),
        (vec![("nome", "a"), ("valor", "-1.00")], "valor: out_of_range (min: 0.00)"),
        (vec![("nome", "a"), ("impostos_percentual", "101")], "impostos_percentual: out_of_range"),
        (vec![("nome", "a"), ("nome", "b")], "nome: duplicate_key"),
    ];
    for (parameters, message) in refused {
        let told = client.refused(ServicesInsert, None, &parameters);
        assert!(told.contains(message), "{told}: {message}");
    }
    assert_eq!(client.raw("POST", "/api/servico", "nome=%f").0, 400);
    assert_eq!(client.raw("POST", "/api/servico", "nome=%ff").0, 400);
}

#[test]
fn parameters_may_be_a_json_object_unless_a_policy_says_otherwise() {
    let mut client = Client1::new();
    let body = r#" {"nome": "Aula", "valor": 10, "discriminacao": null, "id_atividade": "6204000"}"#;
    let (status, inserted) = client.raw("POST", "/api/servico", body);
    assert_eq!((status, text(&inserted, &["valor"]), text(&inserted, &["atividade", "id"])), (200, "10.00", "6204000"));
    let (status, told) = client.raw("POST", "/api/servico", r#"{"nome": ["Aula"]}"#);
    assert_eq!(status, 400);
    assert!(text(&told, &["mensagem"]).contains("nome: invalid_type"), "{told:?}");
    assert_eq!(client.raw("POST", "/api/servico", "{").0, 400);
    let mut client = Client1::policy("v1-body", "form");
    assert_eq!(client.raw("POST", "/api/servico", body).0, 400);
}

#[test]
fn errors_have_the_documents_form() {
    let mut client = Client1::new();
    let (status, told) = client.raw("GET", "/api/servico/77", "");
    assert_eq!((status, text(&told, &["tipo"])), (404, "requisicao_invalida"));
    assert!(!text(&told, &["mensagem"]).is_empty());
    assert_eq!(client.raw("GET", "/api/nada", "").0, 404);
    assert_eq!(client.raw("PUT", "/api/servico/1", "nome=a").0, 405);
    let keys = r#"{"keys": [{"key": "chave-de-teste", "v1": false}]}"#;
    let mut client = Client1::with(&common::config(keys));
    let (status, told) = client.raw("GET", "/api/servico", "");
    assert_eq!((status, text(&told, &["tipo"])), (401, "requisicao_invalida"));
    let mut client = Client1::with(&common::config(r#"{"keys": [{"key": "another"}]}"#));
    let (status, told) = client.raw("GET", "/api/servico", "");
    assert_eq!(status, 401);
    assert!(text(&told, &["mensagem"]).contains("chave-de..."), "the message quotes the beginning of the key");
    assert!(!text(&told, &["mensagem"]).contains("chave-de-teste"));
}

#[test]
fn the_version_header_names_a_version() {
    let ask = |client: &mut Client1, version: &str| {
        let mut request = common::request("GET", "/api/servico", "k", "");
        request.headers.push(("service-versao".to_owned(), version.to_owned()));
        v1::whole(client.twin.handle(&request, None).response).status
    };
    let mut client = Client1::new();
    assert_eq!(ask(&mut client, "2014-09-17"), 200);
    assert_eq!(ask(&mut client, "2013-01-01"), 400);
    assert_eq!(ask(&mut client, "x"), 400);
    let mut client = Client1::policy("v1-version", "any");
    assert_eq!(ask(&mut client, "2013-01-01"), 200);
    assert_eq!(ask(&mut client, "2013-02-30"), 400);
}

#[test]
fn a_listing_has_pages_and_an_order() {
    let mut client = Client1::new();
    for number in 1..=12 {
        client.done(ServicesInsert, None, &[("nome", &format!("Serviço {}", 100 - number))]);
    }
    let (status, page) = client.asked(ServicesList, None, None, None);
    assert_eq!(status, 200);
    assert_eq!((text(&page, &["inicio"]), text(&page, &["limite"])), ("0", "10"));
    assert_eq!(at(&page, &["data"]).as_array().map(<[_]>::len), Some(10));
    let ids = |client: &mut Client1, listing: ListingQueryV1| -> Vec<String> {
        client.list(ServicesList, listing).iter().map(|record| text(record, &["id"]).to_owned()).collect()
    };
    let page = ListingQueryV1 { inicio: Some(10), limite: Some(100), ..ListingQueryV1::default() };
    assert_eq!(ids(&mut client, page), ["11", "12"]);
    let order = |column: &str, direction| ListingQueryV1 {
        ordenarColuna: Some(column.to_owned()),
        ordenarDirecao: direction,
        limite: Some(2),
        ..ListingQueryV1::default()
    };
    assert_eq!(ids(&mut client, order("nome", None)), ["12", "11"]);
    assert_eq!(ids(&mut client, order("nome", Some(DirectionV1::Desc))), ["1", "2"]);
    assert_eq!(ids(&mut client, order("id", Some(DirectionV1::Desc))), ["12", "11"]);
    // a page contains the same record that a select returns
    let first = client.list(ServicesList, ListingQueryV1 { limite: Some(1), ..ListingQueryV1::default() });
    assert_eq!(first, [client.done(ServicesSelect, Some(1), &[])]);
    for query in [
        "limite=0",
        "limite=101",
        "limite=x",
        "inicio=-1",
        "ordenarColuna=nada",
        "ordenarDirecao=asc",
        "limite=1&limite=2",
        "outro=1",
        "ordenarColuna=parcelas",
    ] {
        assert_eq!(client.raw("GET", &format!("/api/servico?{query}"), "").0, 400, "{query}");
    }
    assert_eq!(client.raw("GET", "/api/servico/1?a=1", "").0, 400);
    let mut client = Client1::policy("unknown-parameter", "ignore");
    assert_eq!(client.raw("GET", "/api/servico?outro=1", "").0, 200);
}

#[test]
fn a_customer_is_inserted_selected_updated_and_deleted() {
    let mut client = Client1::new();
    let given = [
        ("nome", "Ana Souza"),
        ("cpf", "529.982.247-25"),
        ("cep", "01001000"),
        ("id_cidade", "3550308"),
        ("estado", "35"),
        ("data_nascimento", "1990-02-28"),
        ("obs", "é + & ="),
    ];
    let inserted = client.done(CustomersInsert, None, &given);
    assert_eq!((text(&inserted, &["id"]), text(&inserted, &["tipo"])), ("1", "2"));
    assert_eq!((text(&inserted, &["cep"]), text(&inserted, &["obs"])), ("01.001-000", "é + & ="));
    assert_eq!((text(&inserted, &["cidade", "id"]), text(&inserted, &["cidade", "uf"])), ("3550308", "SP"));
    assert_eq!((text(&inserted, &["razao_social"]), text(&inserted, &["cnpj"])), ("Ana Souza", ""));
    assert!(inserted.get("id_cidade").is_none(), "the resource has the object");
    assert_eq!(client.done(CustomersSelect, Some(1), &[]), inserted);
    assert_eq!(client.list(CustomersList, ListingQueryV1::default()), std::slice::from_ref(&inserted));
    let (_, record) = client.v2("GET", "/api/v2/clientes/1", "");
    assert_eq!((at(&record, &["tipo"]), text(&record, &["cpf"])), (&json("2"), "529.982.247-25"));

    let updated = client.done(CustomersUpdate, Some(1), &[("nome", "Ana Lima"), ("obs", ""), ("id_cidade", "")]);
    assert_eq!(
        (text(&updated, &["nome"]), text(&updated, &["obs"]), text(&updated, &["cidade"])),
        ("Ana Lima", "", "")
    );
    assert_eq!(text(&updated, &["cep"]), "01.001-000");
    // a change by version 2 is visible in version 1
    assert_eq!(client.v2("PUT", "/api/v2/clientes/1", r#"{"nome": "Ana", "numero": "7"}"#).0, 200);
    let selected = client.done(CustomersSelect, Some(1), &[]);
    assert_eq!((text(&selected, &["nome"]), text(&selected, &["numero"])), ("Ana", "7"));

    let told = client.refused(CustomersUpdate, Some(1), &[("nome", "Ana"), ("cpf", "529.982.247-26")]);
    assert!(told.contains("cpf: invalid_cpf"), "{told}");
    let told = client.refused(CustomersUpdate, Some(1), &[("nome", "A"), ("id_cidade", "3550308"), ("estado", "33")]);
    assert!(told.contains("estado: mismatch"), "{told}");
    assert_eq!(client.done(CustomersDelete, Some(1), &[]), json(r#"{"deleted": true, "id": "1"}"#));
    assert_eq!(client.ask(CustomersSelect, Some(1), None).0, 404);
}

#[test]
fn the_kind_of_a_new_customer_follows_from_its_document() {
    let mut client = Client1::new();
    let kind = |client: &mut Client1, given: &[(&str, &str)]| {
        text(&client.done(CustomersInsert, None, given), &["tipo"]).to_owned()
    };
    assert_eq!(kind(&mut client, &[("nome", "A"), ("cnpj", "11.222.333/0001-81")]), "1");
    assert_eq!(kind(&mut client, &[("nome", "A")]), "2");
    assert_eq!(kind(&mut client, &[("nome", "A"), ("tipo", "1")]), "1");
    let mut client = Client1::policy("v1-customer-kind", "legal-entity");
    assert_eq!(kind(&mut client, &[("nome", "A")]), "1");
    let mut client = Client1::policy("v1-customer-kind", "refuse");
    assert!(client.refused(CustomersInsert, None, &[("nome", "A")]).contains("tipo: required"));
}

#[test]
fn a_city_shows_letters_or_its_code_and_what_is_unset_may_be_null() {
    let given = [("nome", "A"), ("id_cidade", "3304557")];
    let mut client = Client1::policy("v1-uf", "code");
    assert_eq!(text(&client.done(CustomersInsert, None, &given), &["cidade", "uf"]), "33");
    let mut client = Client1::policy("v1-empty", "null");
    let inserted = client.done(CustomersInsert, None, &given);
    assert_eq!((at(&inserted, &["cnpj"]), text(&inserted, &["cidade", "uf"])), (&json("null"), "RJ"));
}

#[test]
fn a_customers_card_is_kept_for_online_payment_masked_and_without_its_code() {
    let config =
        r#"{"payment_methods": [{"id": 1, "nome": "Dinheiro", "tipo": 1}, {"id": 2, "nome": "Cartão", "tipo": 11}]}"#;
    let mut client = Client1::with(&common::config(config));
    let card = |method: &'static str| {
        [
            ("nome", "Ana"),
            ("meio_pagamento", method),
            ("cartao_bandeira", "visa"),
            ("cartao_numero", "4111111111111111"),
            ("cartao_validade", "203005"),
            ("cartao_codigo", "987"),
        ]
    };
    client.done(CustomersInsert, None, &card("cartão"));
    let (_, stored) = client.v2("GET", "/api/v2/clientes/1?_expand=cartoes", "");
    assert_eq!(text(&stored, &["cartoes", "0", "validade"]), "2030-05-01");
    assert_eq!(at(&stored, &["cartoes", "0", "id_meio_pagamento"]), &json("2"));
    let shown = stored.to_json();
    assert!(!shown.contains("4111111111111111") && !shown.contains("987") && shown.contains("1111"), "{shown}");
    // a new card becomes the default card, and the customer keeps the other card
    client.done(CustomersUpdate, Some(1), &card("Cartão"));
    let (_, stored) = client.v2("GET", "/api/v2/clientes/1?_expand=cartoes", "");
    assert_eq!(at(&stored, &["cartoes"]).as_array().map(<[_]>::len), Some(2));
    assert_eq!(at(&stored, &["cartoes", "0", "padrao"]), &json("0"));
    assert_eq!(at(&stored, &["cartoes", "1", "padrao"]), &json("1"));
    // a card is ignored if the payment method is not a payment method for online cards
    client.done(CustomersInsert, None, &card("Dinheiro"));
    let (_, stored) = client.v2("GET", "/api/v2/clientes/2?_expand=cartoes", "");
    assert_eq!(at(&stored, &["cartoes"]), &json("[]"));
    assert!(client.refused(CustomersInsert, None, &card("Nenhum")).contains("meio_pagamento: unknown_key"));
    let told = client.refused(CustomersInsert, None, &[("nome", "A"), ("cartao_numero", "4111111111111112")]);
    assert!(told.contains("cartao_numero: invalid_card_number") && !told.contains("4111"), "{told}");
}

#[test]
fn the_state_of_an_invoice_says_what_it_waits_for() {
    for (policy, method, state) in
        [("at-once", 1, "1"), ("pending", 1, "3"), ("error", 1, "4"), ("at-once", 2, "5"), ("at-once", 3, "6")]
    {
        let mut client = Client1::policy("invoice-issue", policy);
        let body = format!(
            r#"{{"data": "2027-01-01", "valor_venda": 10, "metodo_cobranca": {method}, "discriminacao": "Aulas"}}"#
        );
        assert_eq!(client.v2("POST", "/api/v2/vendas/", &body).0, 200);
        let sale = client.done(SalesSelect, Some(1), &[]);
        assert_eq!(text(&sale, &["nfse_status"]), state, "{policy} {method}");
    }
}
