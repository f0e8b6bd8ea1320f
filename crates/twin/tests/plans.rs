//! Tests the read-only records of version 2 (payment methods, plans, the virtual wallet), and the records of a new account.

use crate::common::account::Account;
use crate::common::{Client, config, json};
use lastro::json::Value;
use lastro::model::Customer;
use lastro::model::codes::PaymentKind;
use lastro::value::Code as _;
use lastro_twin::Twin;
use lastro_twin::config::Config;
use lastro_twin::state::{Changes, Counter, Store as _, Table};

const CPF: &str = "52998224725";

fn data(answer: &Value) -> &[Value] {
    answer.get("data").and_then(Value::as_array).expect("a listing")
}

fn texts(records: &[Value], field: &str) -> Vec<String> {
    records.iter().map(|record| record.get(field).map(Value::to_json).unwrap_or_default()).collect()
}

#[test]
fn a_new_account_has_a_payment_method_of_each_kind() {
    let mut client = Client::new();
    let (status, page) = client.send("GET", "/api/v2/meios-pagamento/?_sort=id", "");
    assert_eq!(status, 200);
    let documented: Vec<String> = PaymentKind::TABLE.codes.iter().map(|code| code.code.to_string()).collect();
    assert_eq!(texts(data(&page), "id"), documented);
    assert_eq!(texts(data(&page), "tipo"), documented);
    assert_eq!(
        data(&page)[1],
        json(r#"{"id":2,"nome":"Boleto bancário","status":1,"tipo":2,"multa":2.00,"juros":1.00}"#)
    );
    let (_, page) = client.send("GET", "/api/v2/meios-pagamento/?tipo=12&_fields=nome", "");
    assert_eq!(data(&page), [json(r#"{"nome":"PIX"}"#)]);
    for (method, path) in [("POST", ""), ("GET", "1"), ("PUT", "1"), ("DELETE", "1")] {
        let status = client.send(method, &format!("/api/v2/meios-pagamento/{path}"), "{}").0;
        assert!(status == 404 || status == 405, "{method} {path}: {status}");
    }
}

#[test]
fn plans_are_listed_and_selected_with_their_sections() {
    let mut client = Client::new();
    let (status, page) = client.send("GET", "/api/v2/planos/?_sort=-valor&_expand=itens", "");
    assert_eq!((status, texts(data(&page), "id")), (200, vec!["2".to_owned(), "1".to_owned()]));
    assert!(data(&page).iter().all(|plan| plan.get("itens").is_some() && plan.get("meios_pagamento").is_none()));
    let (_, bare) = client.send("GET", "/api/v2/planos/1", "");
    assert_eq!((bare.get("itens"), bare.get("meios_pagamento")), (None, None));
    assert_eq!(bare.get("valor"), Some(&json("129.90")));
    assert_eq!(bare.get("detalhamento"), Some(&json("\"<p>Acesso completo, mês a mês.</p>\"")));
    assert_eq!(bare.get("frequencia"), Some(&json("1")));
    let (_, plan) = client.send("GET", "/api/v2/planos/1?_expand=itens,meios_pagamento&_fields=id", "");
    assert_eq!(
        plan,
        json(
            r#"{"id":1,"itens":[{"id":1,"id_plano":1,"id_servico":null,"servico":null,"emitir_cobranca":1,"valor":129.90,
            "qtd_padrao":1,"qtd_maxima":null,"qtd_flexivel":null,"qtd":1,"total":129.90}],"meios_pagamento":[
            {"id":1,"id_plano":1,"data_pagamento_flexivel":0,"id_meio_pagamento":2,"meio_pagamento":"Boleto bancário","permitir_preenchimento_depois":0},
            {"id":2,"id_plano":1,"data_pagamento_flexivel":0,"id_meio_pagamento":11,"meio_pagamento":"Cartão de crédito on-line","permitir_preenchimento_depois":1},
            {"id":3,"id_plano":1,"data_pagamento_flexivel":0,"id_meio_pagamento":12,"meio_pagamento":"PIX","permitir_preenchimento_depois":0}]}"#
        )
    );
    assert_eq!(client.send("GET", "/api/v2/planos/3", "").0, 404);
    assert_eq!(client.send("GET", "/api/v2/planos/1?_expand=contatos", "").0, 400);
    assert_eq!(client.send("GET", "/api/v2/planos/1?valor=1", "").0, 400);
    assert_eq!(client.send("DELETE", "/api/v2/planos/1", "").0, 405);
    // `identificador`, the code in the URL of a plan, depends only on the seed
    let other = Client::with(&config(r#"{"seed": 5}"#)).send("GET", "/api/v2/planos/1", "").1;
    assert_eq!(Client::new().send("GET", "/api/v2/planos/1", "").1, bare);
    assert_ne!(other.get("identificador"), bare.get("identificador"));
}

#[test]
fn an_account_may_be_empty_or_have_what_its_configuration_gives() {
    let mut client = Client::with(&config(r#"{"policies": {"fresh-account": "empty"}}"#));
    for path in ["meios-pagamento", "planos"] {
        assert_eq!(data(&client.send("GET", &format!("/api/v2/{path}/"), "").1), []);
    }
    let given = r#"{"payment_methods": [{"id": 7, "nome": "Boleto do banco", "tipo": 2, "multa": 1.5, "outro": 1}],
        "plans": [{"id": 4, "titulo": "T", "valor": 10, "termos_uso": "<p>Termos</p>", "itens": [{"id": 1, "id_servico": 1, "valor": 2.5, "qtd_padrao": 3}],
                   "meios_pagamento": [{"id": 1, "id_meio_pagamento": 7}, {"id": 2, "id_meio_pagamento": 8}]}]}"#;
    let mut client = Client::with(&config(given));
    let (_, page) = client.send("GET", "/api/v2/meios-pagamento/", "");
    assert_eq!(
        data(&page),
        [json(r#"{"id":7,"nome":"Boleto do banco","status":null,"tipo":2,"multa":1.50,"juros":null}"#)]
    );
    let whole = "/api/v2/planos/4?_expand=itens,meios_pagamento";
    let plan = client.send("GET", whole, "").1;
    // The service's documentation does not describe the contents of this field, so the twin returns the value of its
    // configuration.
    assert_eq!(plan.get("termos_uso"), Some(&json(r#""<p>Termos</p>""#)));
    let methods = plan.get("meios_pagamento").and_then(Value::as_array).expect("a list");
    assert_eq!(texts(methods, "meio_pagamento"), [r#""Boleto do banco""#, "null"]);
    let items = |plan: &Value| plan.get("itens").and_then(Value::as_array).expect("a list").to_vec();
    assert_eq!(
        (texts(&items(&plan), "total"), texts(&items(&plan), "servico")),
        (vec!["7.50".to_owned()], vec!["null".to_owned()])
    );
    // inserts and renames the service to which the plan's item refers; this service cannot be deleted
    let mut named = |method: &str, path: &str, body: &str| {
        assert_eq!(client.send(method, path, body).0, 200);
        texts(&items(&client.send("GET", whole, "").1), "servico")
    };
    assert_eq!(named("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#), [r#""Aula""#]);
    assert_eq!(named("PUT", "/api/v2/servicos/1", r#"{"nome": "Curso"}"#), [r#""Curso""#]);
    assert_eq!(client.send("DELETE", "/api/v2/servicos/1", "").0, 400);
    for (choice, name) in [("keep", r#""Aula""#), ("clear", "null")] {
        let mut given = config(given);
        given.policies = config(&format!(r#"{{"policies": {{"delete-service": "{choice}"}}}}"#)).policies;
        let mut client = Client::with(&given);
        client.send("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#);
        assert_eq!(client.send("DELETE", "/api/v2/servicos/1", "").0, 200);
        assert_eq!(texts(&items(&client.send("GET", whole, "").1), "servico"), [name]);
    }
}

#[test]
fn a_wrong_configuration_is_refused_at_its_place() {
    for (text, path) in [
        (r#"{"payment_methods": [{"id": 1}, {"nome": "x"}]}"#, "payment_methods[1].id"),
        (r#"{"payment_methods": [{"id": 1}, {"id": 1}]}"#, "payment_methods[1].id"),
        (r#"{"payment_methods": [{"id": 1, "tipo": 8}]}"#, "payment_methods[0].tipo"),
        (r#"{"plans": [{"id": 0}]}"#, "plans[0].id"),
        (r#"{"plans": [{"id": 1, "desconto": -1}]}"#, "plans[0].desconto"),
        (r#"{"plans": [{"id": 1, "nfse_dados": {"rps_serie": "123456"}}]}"#, "plans[0].nfse_dados.rps_serie"),
        (r#"{"hired_plans": [{"id": 1}]}"#, "hired_plans[0].id_cliente"),
        (r#"{"hired_plans": [{"id_cliente": 1}]}"#, "hired_plans[0].id"),
    ] {
        let config: Config = config(text);
        let error = Twin::new(&config).expect_err(text);
        assert_eq!(error.issues()[0].path, path, "{text}");
    }
}

/// A twin with a customer, a dependent of the customer, and two hired plans of the customer. A third hired plan belongs to another
/// customer, who does not exist.
fn with_wallet(policies: &str) -> Client {
    let mut client = Client::with(&config(&format!(
        r#"{{"policies": {{{policies}}}, "hired_plans": [
            {{"id": 1, "id_plano": 1, "id_cliente": 1, "data_inicio_vigente": "2027-01-01", "data_fim_vigente": "2027-01-31",
              "carteira_virtual_status": true}},
            {{"id": 2, "id_cliente": 2, "carteira_virtual_status": true}},
            {{"id": 3, "id_cliente": 1, "carteira_virtual_data_liberacao": "2027-02-01", "carteira_virtual_status": false}}]}}"#
    )));
    let customer = format!(
        r#"{{"tipo": 2, "nome": "Ana", "status": 2, "cpf": "529.982.247-25", "contatos": [
            {{"tipo": "Dependente", "nome": "Bia", "cpf": "11144477735"}}, {{"tipo": "outro", "nome": "C", "cpf": "{CPF}"}}]}}"#
    );
    assert_eq!(client.send("POST", "/api/v2/clientes/", &customer).0, 200);
    client
}

#[test]
fn the_wallet_of_a_cpf_is_the_customer_and_its_dependents() {
    let mut client = with_wallet("");
    let plans = r#"[{"id":1,"id_plano":1,"id_cliente":1,"data_inicio_vigente":"2027-01-01","data_fim_vigente":"2027-01-31",
        "carteira_virtual_data_liberacao":null,"carteira_virtual_status":true},
        {"id":3,"id_plano":null,"id_cliente":1,"data_inicio_vigente":null,"data_fim_vigente":null,
        "carteira_virtual_data_liberacao":"2027-02-01","carteira_virtual_status":false}]"#;
    let family = json(&format!(
        r#"[{{"nome":"Ana","titular":null,"cpf":"529.982.247-25","cnpj":null,"carteira_virtual_status":true,"planos_contratados":{plans}}},
        {{"nome":"Bia","titular":"Ana","cpf":"11144477735","cnpj":null,"carteira_virtual_status":true,"planos_contratados":{plans}}}]"#
    ));
    for cpf in [CPF, "11144477735", "5299822472%35"] {
        assert_eq!(client.send("GET", &format!("/api/v2/carteira-virtual/{cpf}"), ""), (200, family.clone()));
    }
    assert_eq!(client.send("GET", "/api/v2/carteira-virtual/39053344705", ""), (200, json("[]")));
    for cpf in ["52998224724", "529.982.247-25", "1", "11111111111", "x", "529%2E98224725"] {
        let (status, answer) = client.send("GET", &format!("/api/v2/carteira-virtual/{cpf}"), "");
        assert_eq!((status, answer.get("code")), (400, Some(&json("400"))), "{cpf}");
    }
    assert_eq!(client.send("GET", &format!("/api/v2/carteira-virtual/{CPF}?_limit=1"), "").0, 400);
    assert_eq!(client.send("POST", &format!("/api/v2/carteira-virtual/{CPF}"), "{}").0, 405);
    // the wallet contains every customer with this CPF: Ana, with her dependent Bia, and Outra
    client.send("POST", "/api/v2/clientes/", &format!(r#"{{"tipo": 2, "nome": "Outra", "cpf": "{CPF}"}}"#));
    let (_, answer) = client.send("GET", &format!("/api/v2/carteira-virtual/{CPF}"), "");
    assert_eq!(texts(answer.as_array().expect("a list"), "nome"), [r#""Ana""#, r#""Bia""#, r#""Outra""#]);
}

#[test]
fn policies_of_the_wallet() {
    let statuses = |client: &mut Client| {
        let (_, answer) = client.send("GET", &format!("/api/v2/carteira-virtual/{CPF}"), "");
        texts(answer.as_array().expect("a list"), "carteira_virtual_status")
    };
    assert_eq!(statuses(&mut with_wallet(r#""wallet-status": "customer""#)), ["false", "false"]);
    let mut client = with_wallet(r#""wallet-dependents": "none""#);
    assert_eq!(statuses(&mut client), ["true"]);
    assert_eq!(client.send("GET", "/api/v2/carteira-virtual/11144477735", ""), (200, json("[]")));
    let mut client = with_wallet(r#""wallet-unknown-cpf": "not-found""#);
    assert_eq!(client.send("GET", "/api/v2/carteira-virtual/39053344705", "").0, 404);
}

/// A query returns at most a thousand customers. The wallet must therefore query by the CPF: a search within the result of a
/// query for all customers would miss some of them.
#[test]
fn a_dependent_is_found_behind_a_thousand_other_customers() {
    let mut account = Account::new();
    for id in 1..=1_000 {
        account.put::<Customer>(Table::Customer, &format!(r#"{{"id":{id},"nome":"Cliente"}}"#));
    }
    let counters = vec![(Counter::Key(Table::Customer), 1_000)];
    account.state.apply(Changes { counters, ..Changes::default() }).expect("a store");
    let contacts = r#"[{"nome":"Bia","tipo":"dependente","cpf":"111.444.777-35"}]"#;
    account.ok("POST", "/api/v2/clientes/", &format!(r#"{{"tipo":2,"nome":"Ana","contatos":{contacts}}}"#));
    let (status, entries) = account.send("GET", "/api/v2/carteira-virtual/11144477735", "");
    assert_eq!(
        (status, texts(entries.as_array().expect("a list"), "nome")),
        (200, vec!["\"Ana\"".to_owned(), "\"Bia\"".to_owned()])
    );
}
