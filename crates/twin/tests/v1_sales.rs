//! Tests sales in version 1, and the actions on them.

use crate::common::v1::{Client1, at, text};
use crate::common::{config, json};
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro_twin::Moment;

use OperationV1::{
    CustomersInsert, SalesCancelInvoice, SalesConfirmReceipt, SalesDelete, SalesInsert, SalesList, SalesSelect,
    SalesUpdate, SalesUpdateBoleto, ServicesInsert,
};

const METHODS: &str = r#"{"payment_methods": [
    {"id": 1, "nome": "Dinheiro", "tipo": 1}, {"id": 2, "nome": "Boleto", "tipo": 2}, {"id": 3, "nome": "Cartão", "tipo": 11}]}"#;

fn account() -> Client1 {
    Client1::with(&config(METHODS))
}

/// The parameters of a sale without an invoice, with the parameters `more` added or replaced.
fn sale<'p>(more: &[(&'p str, &'p str)]) -> Vec<(&'p str, &'p str)> {
    let basic = [
        ("data", "2027-01-01"),
        ("cliente", "Ana Souza"),
        ("servico", "Aula"),
        ("valor_venda", "100.00"),
        ("emissao_nfse", "3"),
        ("meio_pagamento", "Boleto"),
    ];
    with(&basic, more)
}

/// The parameters that an invoice requires if it is the first one for its service and at its city hall.
const INVOICE: [(&str, &str); 8] = [
    ("emissao_nfse", "1"),
    ("discriminacao", "Aulas de janeiro"),
    ("nfse_municipio_emissao", "3550308"),
    ("nfse_item_servico", "802"),
    ("nfse_codigo_tributacao_municipio", "8599604"),
    ("nfse_inscricao_municipal", "1234567"),
    ("nfse_optante_simples_nacional", "1"),
    ("nfse_incentivador_cultural", "2"),
];

/// Replaces parameters by name. An empty value removes the parameter.
fn with<'p>(basic: &[(&'p str, &'p str)], more: &[(&'p str, &'p str)]) -> Vec<(&'p str, &'p str)> {
    let kept = basic.iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    kept.chain(more).filter(|(_, value)| !value.is_empty()).copied().collect()
}

#[test]
fn a_sale_creates_its_customer_and_its_service() {
    let mut client = account();
    let given = sale(&[
        ("cliente_cpf", "529.982.247-25"),
        ("cliente_id_cidade", "3550308"),
        ("cliente_bairro", "Sé"),
        ("valor_1", "60.00"),
        ("data_vencimento_1", "2027-01-10"),
        ("demonstrativo_1", "Primeira"),
        ("valor_2", "40.00"),
        ("data_vencimento_2", "2027-02-10"),
    ]);
    let inserted = client.done(SalesInsert, None, &given);
    assert_eq!((text(&inserted, &["id"]), text(&inserted, &["data"])), ("1", "2027-01-01"));
    assert_eq!((text(&inserted, &["parcelas"]), text(&inserted, &["valor_parcelas"])), ("2", "60.00"));
    assert_eq!((text(&inserted, &["data_vencimento"]), text(&inserted, &["vencido_dias"])), ("2027-01-10", "0"));
    assert_eq!((text(&inserted, &["parcela_status"]), text(&inserted, &["nfse_status"])), ("1", "6"));
    assert_eq!((text(&inserted, &["valor_recebido"]), text(&inserted, &["data_recebimento"])), ("0.00", ""));
    assert_eq!((text(&inserted, &["metodo_cobranca"]), text(&inserted, &["dados_extra"])), ("3", ""));
    assert_eq!((text(&inserted, &["cliente", "nome"]), text(&inserted, &["cliente", "tipo"])), ("Ana Souza", "2"));
    assert_eq!(text(&inserted, &["cliente", "id_cidade"]), "3550308");
    assert!(at(&inserted, &["cliente"]).get("cidade").is_none(), "inside a sale only the key of the city");
    assert_eq!((text(&inserted, &["id_servico"]), text(&inserted, &["servico", "nome"])), ("1", "Aula"));
    for service in [at(&inserted, &["servico"]), at(&inserted, &["servicos", "0", "servico"])] {
        assert_eq!(text(service, &["id"]), "1");
        assert!(service.get("atividade").is_none(), "inside a sale only the code");
    }
    assert_eq!(text(&inserted, &["servicos", "0", "servico", "nome"]), "Aula");
    assert_eq!(
        (text(&inserted, &["servicos", "0", "qtd"]), text(&inserted, &["servicos", "0", "total"])),
        ("1", "100.00")
    );
    assert_eq!(
        (text(&inserted, &["meio_pagamento", "nome"]), text(&inserted, &["meio_pagamento", "tipo"])),
        ("Boleto", "2")
    );
    assert_eq!(text(&inserted, &["meio_pagamento", "banco"]), "");
    assert_eq!(
        (text(&inserted, &["parcelas_venda", "1", "valor"]), text(&inserted, &["parcelas_venda", "1", "parcela"])),
        ("40.00", "2")
    );
    assert_eq!(at(&inserted, &["boletos"]).as_array().map(<[_]>::len), Some(2));
    assert_eq!(at(&inserted, &["boletos", "0"]), at(&inserted, &["parcelas_venda", "0", "pdf_url"]));
    assert_eq!(at(&inserted, &["email_enviado"]), &json("null"), "tracking is null where there is none");
    assert_eq!(text(&inserted, &["nfse"]), "");
    assert_eq!(client.done(SalesSelect, Some(1), &[]), inserted);

    // a second sale with the same names uses the existing customer, service and payment method
    client.done(
        SalesInsert,
        None,
        &sale(&[("cliente", "ana SOUZA"), ("servico", " Aula "), ("cliente_bairro", "Outro")]),
    );
    let (_, sales) = client.v2("GET", "/api/v2/vendas/?_sort=id", "");
    for sale in ["0", "1"] {
        assert_eq!(at(&sales, &["data", sale, "id_cliente"]), &json("1"));
        assert_eq!(at(&sales, &["data", sale, "itens", "0", "id_servico"]), &json("1"));
        assert_eq!(at(&sales, &["data", sale, "id_meio_pagamento"]), &json("2"));
    }
    let (_, customer) = client.v2("GET", "/api/v2/clientes/1", "");
    assert_eq!(text(&customer, &["bairro"]), "Sé", "an existing customer is not changed");
    assert_eq!(text(&customer, &["cpf"]), "529.982.247-25");
}

#[test]
fn a_sale_is_one_decision() {
    let mut client = account();
    // an error in one of the last steps also undoes the records that earlier steps created
    let refused = [
        (vec![("cliente_cpf", "529.982.247-26")], "cliente_cpf: invalid_cpf"),
        (vec![("cliente_id_cidade", "3550309")], "cliente_campos.id_cidade: invalid_municipality"),
        (vec![("valor_1", "10.00")], "parcelas[0].data_vencimento: required"),
        (vec![("emissao_nfse", "4")], "emissao_nfse: invalid_code"),
        (vec![("valor_venda", "")], "valor_venda: required"),
        (vec![("data", "")], "data: required"),
        (vec![("emissao_nfse", "1")], "nfse_municipio_emissao: required"),
        (vec![("cliente", "77")], "cliente: unknown_key"),
        (vec![("nfse_item_servico", "8.02")], "nfse_item_servico: invalid_service_item (digits: 802)"),
        (vec![("cliente", " ")], "cliente: blank"),
    ];
    for (more, message) in refused {
        let told = client.refused(SalesInsert, None, &with(&sale(&[("meio_pagamento", "Novo")]), &more));
        assert!(told.contains(message), "{told}: {message}");
    }
    assert_eq!(
        client.v2("GET", "/api/v2/meios-pagamento/", "").1.get("header").and_then(|h| h.get("count")),
        Some(&json("3"))
    );
    // the sale is refused by version 2 in the last step, after customer, service and payment method were created
    let mut client = Client1::with(&config(r#"{"policies": {"unknown-list-entry": "refuse"}}"#));
    let told = client.refused(SalesInsert, None, &sale(&[("nfse_item_servico", "9999")]));
    assert!(told.contains("id_servico") || told.contains("nfse_item_servico"), "{told}");
}

#[test]
fn customers_are_found_by_code_name_or_document() {
    let owner = |client: &mut Client1, more: &[(&str, &str)]| {
        text(&client.done(SalesInsert, None, &sale(more)), &["cliente", "id"]).to_owned()
    };
    let people = |client: &mut Client1| {
        client.done(CustomersInsert, None, &[("nome", "Ana Souza"), ("cpf", "529.982.247-25")]);
        client.done(CustomersInsert, None, &[("nome", "Bia")]);
        assert_eq!(client.v2("PUT", "/api/v2/clientes/2", r#"{"codigo": 1}"#).0, 200);
    };
    let mut client = account();
    people(&mut client);
    assert_eq!(owner(&mut client, &[("cliente", "2")]), "2");
    assert_eq!(owner(&mut client, &[("cliente", "Ana Souza")]), "1");
    assert_eq!(owner(&mut client, &[("cliente", "Outra"), ("cliente_cpf", "529.982.247-25")]), "3");
    // if the code is unknown and the sale has other data of the customer, a new customer is created; its name is
    // `cliente_nome`, or the code if `cliente_nome` is blank
    assert_eq!(owner(&mut client, &[("cliente", "77"), ("cliente_nome", "Carla")]), "4");
    assert_eq!(
        owner(&mut client, &[("cliente", "77"), ("cliente_nome", "carla")]),
        "4",
        "and is found by it the next time"
    );
    assert_eq!(owner(&mut client, &[("cliente", "Duda"), ("cliente_nome", "Outro")]), "5");
    assert_eq!(owner(&mut client, &[("cliente", "Duda"), ("cliente_nome", "Outro")]), "5");
    assert_eq!(text(&client.v2("GET", "/api/v2/clientes/4", "").1, &["nome"]), "Carla");
    assert_eq!(owner(&mut client, &[("cliente", "78"), ("cliente_nome", " "), ("cliente_tipo", "2")]), "6");
    assert_eq!(text(&client.v2("GET", "/api/v2/clientes/6", "").1, &["nome"]), "78", "a blank name is none");
    let policies = r#"{"policies": {"v1-customer-match": "document", "v1-customer-code": "codigo"}}"#;
    let mut client = Client1::with(&config(policies));
    people(&mut client);
    assert_eq!(owner(&mut client, &[("cliente", "Outra"), ("cliente_cpf", "52998224725")]), "1");
    assert_eq!(owner(&mut client, &[("cliente", "1")]), "2");
}

#[test]
fn a_payment_method_that_does_not_exist_is_created() {
    let mut client = account();
    let kind = |client: &mut Client1, more: &[(&str, &str)]| {
        let inserted = client.done(SalesInsert, None, &sale(more));
        (text(&inserted, &["meio_pagamento", "id"]).to_owned(), text(&inserted, &["meio_pagamento", "tipo"]).to_owned())
    };
    let found = |id: &str, kind: &str| (id.to_owned(), kind.to_owned());
    assert_eq!(kind(&mut client, &[("meio_pagamento", "Depósito")]), found("4", "1"));
    assert_eq!(kind(&mut client, &[("meio_pagamento", "depósito")]), found("4", "1"));
    let boleto = [("meio_pagamento", "Carnê"), ("valor_1", "100.00"), ("data_vencimento_1", "2027-03-01")];
    assert_eq!(kind(&mut client, &boleto), found("5", "2"));
    let listed = client.v2("GET", "/api/v2/meios-pagamento/?_sort=id&nome=Carn%C3%AA", "").1;
    assert_eq!(at(&listed, &["data", "0", "status"]), &json("1"));
    let mut client = Client1::policy("v1-new-payment-method", "boleto");
    let inserted = client.done(SalesInsert, None, &sale(&[("meio_pagamento", "Depósito")]));
    assert_eq!(text(&inserted, &["meio_pagamento", "tipo"]), "2");
}

#[test]
fn a_service_that_does_not_exist_is_created_or_refused() {
    let mut client = Client1::policy("v1-unknown-service", "refuse");
    assert!(client.refused(SalesInsert, None, &sale(&[])).contains("servico: unknown_key"));
    client.done(ServicesInsert, None, &[("nome", "Aula"), ("valor", "7.00")]);
    assert_eq!(text(&client.done(SalesInsert, None, &sale(&[])), &["servicos", "0", "valor"]), "100.00");
}

#[test]
fn installments_and_cards_apply_only_to_their_methods() {
    let mut client = account();
    let installments = [
        ("valor_1", "50.00"),
        ("data_vencimento_1", "2027-03-01"),
        ("valor_2", "50.00"),
        ("data_vencimento_2", "2027-04-01"),
    ];
    let cash = client.done(SalesInsert, None, &sale(&with(&[("meio_pagamento", "Dinheiro")], &installments)));
    assert_eq!((text(&cash, &["parcelas"]), text(&cash, &["valor_parcelas"])), ("1", "100.00"));
    assert_eq!(at(&cash, &["boletos"]), &json("[]"));
    let card = [
        ("cartao_bandeira", "visa"),
        ("cartao_numero", "4111111111111111"),
        ("cartao_validade", "203005"),
        ("cartao_codigo", "987"),
    ];
    client.done(SalesInsert, None, &sale(&with(&[("meio_pagamento", "Boleto")], &card)));
    let cards = |client: &mut Client1| client.v2("GET", "/api/v2/clientes/1?_expand=cartoes", "").1;
    assert_eq!(at(&cards(&mut client), &["cartoes"]), &json("[]"));
    let online = client.done(SalesInsert, None, &sale(&with(&[("meio_pagamento", "Cartão")], &card)));
    let stored = cards(&mut client);
    assert_eq!(at(&stored, &["cartoes", "0", "id_meio_pagamento"]), &json("3"));
    for shown in [online.to_json(), stored.to_json(), client.v2("GET", "/api/v2/vendas/3", "").1.to_json()] {
        assert!(!shown.contains("4111111111111111") && !shown.contains("\"987\""), "{shown}");
    }
    let told = client.refused(
        SalesInsert,
        None,
        &sale(&[("meio_pagamento", "Cartão"), ("cartao_numero", "4111111111111111")]),
    );
    assert!(told.contains("cartao_codigo: required") && !told.contains("4111"), "{told}");
}

#[test]
fn after_the_first_issuance_some_parameters_are_no_longer_required() {
    let mut client = account();
    let first = client.done(SalesInsert, None, &sale(&INVOICE));
    assert_eq!((text(&first, &["nfse_status"]), text(&first, &["nfse", "status"])), ("1", "1"));
    assert_eq!((text(&first, &["nfse", "numero"]), text(&first, &["nfse", "id_servico"])), ("1", "802"));
    assert_eq!(text(&first, &["nfse", "id_municipio_emissao"]), "3550308");
    assert_eq!(
        (text(&first, &["nfse", "valor_servicos"]), text(&first, &["nfse", "valor_liquido_nfse"])),
        ("100.00", "100.00")
    );
    assert!(text(&first, &["nfse", "url_pdf"]).starts_with("https://twin.example/nfse/"));
    assert!(text(&first, &["nfse", "data_emissao"]).starts_with("2027-01-01T"));
    let (_, service) = client.v2("GET", "/api/v2/servicos/1", "");
    assert_eq!(
        (at(&service, &["id_servico"]), text(&service, &["codigo_tributacao_municipio"])),
        (&json("802"), "8599604")
    );

    let short = [("emissao_nfse", "1"), ("discriminacao", "Fevereiro"), ("nfse_municipio_emissao", "3550308")];
    let second = client.done(SalesInsert, None, &sale(&short));
    assert_eq!((text(&second, &["nfse_status"]), text(&second, &["nfse", "id_servico"])), ("1", "802"));
    // the company's data at the city hall stays if the second sale does not contain it
    let kept = client.twin.snapshot().expect("a state");
    assert!(kept.text().contains(r#""nfse_inscricao_municipal":"1234567""#), "{}", kept.text());
    // the first invoice for another service requires the codes of that service, and the first invoice at another city hall
    // requires the company's data there
    let told = client.refused(SalesInsert, None, &sale(&with(&short, &[("servico", "Outra")])));
    assert!(told.contains("nfse_item_servico: required") && !told.contains("nfse_inscricao_municipal"), "{told}");
    let told = client.refused(SalesInsert, None, &sale(&with(&short, &[("nfse_municipio_emissao", "3304557")])));
    assert!(!told.contains("nfse_item_servico") && told.contains("nfse_inscricao_municipal: required"), "{told}");
    // after the sales are deleted and version 2 has changed the service, a further invoice still needs neither the codes nor
    // the company's data
    for id in ["1", "2"] {
        let id = id.parse().ok();
        client.done(SalesCancelInvoice, id, &[("cancelamento_codigo", "1")]);
        client.done(SalesDelete, id, &[]);
    }
    assert_eq!(client.v2("PUT", "/api/v2/servicos/1", r#"{"valor": 5}"#).0, 200);
    client.done(SalesInsert, None, &sale(&short));
}

#[test]
fn an_invoice_that_is_issued_later_counts_too() {
    let mut client = account();
    let waiting = with(&INVOICE, &[("emissao_nfse", "2")]);
    let inserted = client.done(SalesInsert, None, &sale(&waiting));
    assert_eq!((text(&inserted, &["nfse_status"]), text(&inserted, &["nfse", "numero"])), ("5", ""));
    let short = [("emissao_nfse", "2"), ("discriminacao", "Fevereiro"), ("nfse_municipio_emissao", "3550308")];
    assert!(client.refused(SalesInsert, None, &sale(&short)).contains("nfse_item_servico: required"));
    client.done(SalesConfirmReceipt, Some(1), &[("data_recebimento", "2027-01-01")]);
    assert_eq!(text(&client.done(SalesSelect, Some(1), &[]), &["nfse_status"]), "1");
    client.done(SalesInsert, None, &sale(&short));
}

#[test]
fn a_legal_entity_gets_an_invoice_only_with_its_cnpj() {
    let given = |customer: &'static str| with(&INVOICE, &[("cliente", customer)]);
    let mut client = account();
    client.done(CustomersInsert, None, &[("nome", "Empresa"), ("tipo", "1")]);
    assert!(client.refused(SalesInsert, None, &sale(&given("Empresa"))).contains("cliente_cnpj: required"));
    let told = client.refused(SalesInsert, None, &sale(&with(&given("Nova"), &[("cliente_tipo", "1")])));
    assert!(told.contains("cliente_cnpj: required"), "{told}");
    client.done(SalesInsert, None, &sale(&given("Pessoa")));
    let mut client = Client1::policy("v1-abroad", "without-address");
    client.done(CustomersInsert, None, &[("nome", "Empresa"), ("tipo", "1")]);
    client.done(SalesInsert, None, &sale(&given("Empresa")));
    // a customer with a postal code or a city counts as being in Brazil
    for (name, place) in [("Com CEP", ("cep", "01001-000")), ("Com cidade", ("id_cidade", "3550308"))] {
        client.done(CustomersInsert, None, &[("nome", name), ("tipo", "1"), place]);
        assert!(client.refused(SalesInsert, None, &sale(&given(name))).contains("cliente_cnpj: required"), "{name}");
    }
}

#[test]
fn an_update_keeps_what_it_does_not_say() {
    let mut client = account();
    let installments = [
        ("valor_1", "60.00"),
        ("data_vencimento_1", "2027-01-10"),
        ("valor_2", "40.00"),
        ("data_vencimento_2", "2027-02-10"),
    ];
    let inserted = client.done(SalesInsert, None, &sale(&with(&[("discriminacao", "Curso")], &installments)));
    let same = client.done(SalesUpdate, Some(1), &sale(&[]));
    assert_eq!(same, inserted);
    // the n-th installment in the parameters updates the n-th stored installment
    let moved = with(&installments, &[("data_vencimento_2", "2027-02-20")]);
    let updated = client.done(SalesUpdate, Some(1), &sale(&moved));
    assert_eq!(text(&updated, &["parcelas_venda", "1", "data_vencimento"]), "2027-02-20");
    for installment in ["0", "1"] {
        let key = ["parcelas_venda", installment, "id"];
        assert_eq!(at(&updated, &key), at(&inserted, &key));
    }
    // if the value changes, the item and the installments are computed again
    let updated = client.done(SalesUpdate, Some(1), &sale(&[("valor_venda", "80.00")]));
    assert_eq!((text(&updated, &["parcelas"]), text(&updated, &["valor_parcelas"])), ("1", "80.00"));
    assert_eq!((text(&updated, &["servicos", "0", "total"]), text(&updated, &["discriminacao"])), ("80.00", "Curso"));
    assert_eq!(at(&updated, &["servicos", "0", "valor"]), at(&updated, &["valor_venda"]));
    // an empty parameter clears its field, and an unknown name creates a record
    let mut given = sale(&[("valor_venda", "80.00"), ("cliente", "Bia"), ("servico", "Prova")]);
    given.push(("discriminacao", ""));
    let updated = client.done(SalesUpdate, Some(1), &given);
    assert_eq!((text(&updated, &["discriminacao"]), text(&updated, &["cliente", "nome"])), ("", "Bia"));
    assert_eq!(text(&updated, &["servicos", "0", "servico", "nome"]), "Prova");
    let (_, seen) = client.v2("GET", "/api/v2/vendas/1", "");
    assert_eq!((text(&seen, &["cliente"]), at(&seen, &["discriminacao"])), ("Bia", &json("null")));
    assert_eq!(client.ask(SalesUpdate, Some(9), Some(lastro::v1::FormPairs::new(Vec::new()))).0, 404);
}

#[test]
fn after_the_invoice_is_issued_only_the_payment_method_changes() {
    let mut client = account();
    let inserted = client.done(SalesInsert, None, &sale(&INVOICE));
    for (name, value) in
        [("valor_venda", "90.00"), ("cliente", "Bia"), ("data", "2027-01-02"), ("discriminacao", "Outra")]
    {
        let told = client.refused(SalesUpdate, Some(1), &sale(&with(&INVOICE, &[(name, value)])));
        assert!(told.contains(&format!("{name}: locked_after_issue")), "{told}");
    }
    let changed = with(&INVOICE, &[("meio_pagamento", "Dinheiro")]);
    let updated = client.done(SalesUpdate, Some(1), &sale(&changed));
    assert_eq!(text(&updated, &["meio_pagamento", "nome"]), "Dinheiro");
    assert_eq!(at(&updated, &["valor_venda"]), at(&inserted, &["valor_venda"]));
    assert_eq!(at(&updated, &["cliente"]), at(&inserted, &["cliente"]));
}

#[test]
fn a_sale_whose_invoice_is_issued_is_not_deleted() {
    let mut client = account();
    client.done(SalesInsert, None, &sale(&INVOICE));
    let told = client.refused(SalesDelete, Some(1), &[]);
    assert_eq!(told, "A nota fiscal desta venda está emitida: cancele a nota antes de excluir a venda.");
    let told = client.refused(SalesCancelInvoice, Some(1), &[("cancelamento_codigo", "4")]);
    assert!(told.contains("cancelamento_motivo: required"), "{told}");
    let told =
        client.refused(SalesCancelInvoice, Some(1), &[("cancelamento_codigo", "4"), ("cancelamento_motivo", "curto")]);
    assert!(told.contains("cancelamento_motivo: too_short (min: 15)"), "{told}");
    let done = client.done(SalesCancelInvoice, Some(1), &[("cancelamento_codigo", "2")]);
    assert_eq!(done, json(r#"{"nfse-cancelar": true, "id": "1"}"#));
    let cancelled = client.done(SalesSelect, Some(1), &[]);
    assert_eq!((text(&cancelled, &["nfse_status"]), text(&cancelled, &["nfse", "cancelamento_codigo"])), ("2", "2"));
    client.refused(SalesCancelInvoice, Some(1), &[("cancelamento_codigo", "2")]);
    assert_eq!(client.done(SalesDelete, Some(1), &[]), json(r#"{"deleted": true, "id": "1"}"#));
    assert_eq!(client.ask(SalesSelect, Some(1), None).0, 404);
}

#[test]
fn a_receipt_pays_the_open_installments_in_order() {
    let mut client = account();
    let installments = [
        ("valor_1", "60.00"),
        ("data_vencimento_1", "2027-01-10"),
        ("valor_2", "40.00"),
        ("data_vencimento_2", "2027-02-10"),
    ];
    client.done(SalesInsert, None, &sale(&installments));
    let day = ("data_recebimento", "2027-01-05");
    let done = client.done(SalesConfirmReceipt, Some(1), &[day, ("valor_recebido", "70.00")]);
    assert_eq!(done, json(r#"{"recebimento-confirmar": true, "id": "1"}"#));
    let part = client.done(SalesSelect, Some(1), &[]);
    let status = |sale: &lastro::json::Value, n: &str| text(sale, &["parcelas_venda", n, "status"]).to_owned();
    assert_eq!((status(&part, "0"), status(&part, "1")), ("2".to_owned(), "3".to_owned()));
    assert_eq!((text(&part, &["valor_recebido"]), text(&part, &["data_recebimento"])), ("70.00", ""));
    assert_eq!(text(&part, &["parcelas_venda", "0", "data_recebimento"]), "2027-01-05");
    // a request without an amount confirms the whole amount that is still to be paid
    client.done(SalesConfirmReceipt, Some(1), &[("data_recebimento", "2027-01-08")]);
    let paid = client.done(SalesSelect, Some(1), &[]);
    assert_eq!((text(&paid, &["valor_recebido"]), text(&paid, &["data_recebimento"])), ("100.00", "2027-01-08"));
    assert_eq!(text(&paid, &["parcela_status"]), "2");
    client.refused(SalesConfirmReceipt, Some(1), &[day]);
    let told = client.refused(SalesConfirmReceipt, Some(1), &[("valor_recebido", "1.00")]);
    assert!(told.contains("data_recebimento: required"), "{told}");
}

#[test]
fn a_boleto_is_updated_by_its_number_in_the_sale() {
    let mut client = account();
    let installments = [
        ("valor_1", "60.00"),
        ("data_vencimento_1", "2027-01-10"),
        ("valor_2", "40.00"),
        ("data_vencimento_2", "2027-02-10"),
    ];
    client.done(SalesInsert, None, &sale(&installments));
    let given = [
        ("parcela", "2"),
        ("data_vencimento_novo", "2027-03-10"),
        ("valor_novo", "40.80"),
        ("multa", "2"),
        ("multa_total", "0.80"),
    ];
    assert_eq!(client.done(SalesUpdateBoleto, Some(1), &given), json(r#"{"boleto-atualizar": true, "id": "1"}"#));
    let updated = client.done(SalesSelect, Some(1), &[]);
    let second = |name: &'static str| text(&updated, &["parcelas_venda", "1", name]);
    assert_eq!((second("valor"), second("valor_original")), ("40.80", "40.00"));
    assert_eq!((second("data_vencimento"), second("data_vencimento_original")), ("2027-03-10", "2027-02-10"));
    let told = client.refused(SalesUpdateBoleto, Some(1), &with(&given, &[("parcela", "3")]));
    assert!(told.contains("parcela: unknown_key"), "{told}");
    let told = client.refused(SalesUpdateBoleto, Some(1), &with(&given, &[("valor_novo", "")]));
    assert!(told.contains("valor_novo: required"), "{told}");
}

#[test]
fn a_schedule_of_version_1_is_a_contract_that_generates_its_sales() {
    let mut client = account();
    let schedule = [
        ("data", ""),
        ("agendamento_data", "2027-01-31"),
        ("agendamento_repetir", "1"),
        ("agendamento_frequencia", "1"),
    ];
    let contract = client.done(SalesInsert, None, &sale(&schedule));
    assert_eq!((text(&contract, &["agendamento"]), text(&contract, &["data"])), ("1", ""));
    assert_eq!((text(&contract, &["agendamento_repetir"]), text(&contract, &["agendamento_frequencia"])), ("1", "1"));
    assert_eq!((text(&contract, &["agendamento_automatico"]), text(&contract, &["nfse_status"])), ("1", ""));
    client.twin.advance(Moment::of(&"2027-04-01T00:00:00-03:00".parse().expect("a moment")), usize::MAX).expect("time");
    let sales =
        client.list(SalesList, ListingQueryV1 { ordenarColuna: Some("data".to_owned()), ..ListingQueryV1::default() });
    let days: Vec<&str> = sales.iter().map(|sale| text(sale, &["data"])).collect();
    assert_eq!(days, ["", "2027-01-31", "2027-02-28", "2027-03-31"]);
    let mut manual = Client1::policy("v1-contract-automatic", "as-version-2");
    let contract = manual.done(SalesInsert, None, &sale(&schedule));
    assert_eq!(text(&contract, &["agendamento_automatico"]), "0");
    // a schedule that does not repeat: version 1 returns the frequency 1, although it is 0 in version 2
    let once = with(&schedule, &[("agendamento_repetir", "0"), ("data", ""), ("agendamento_data", "2027-05-01")]);
    let mut basic = sale(&[]);
    basic.retain(|(name, _)| *name != "data");
    let once = client.done(SalesInsert, None, &with(&basic, &once));
    assert_eq!((text(&once, &["agendamento_repetir"]), text(&once, &["agendamento_frequencia"])), ("0", "1"));
    let told = client.refused(SalesInsert, None, &with(&basic, &[("agendamento_data", "2027-05-01")]));
    assert!(
        told.contains("agendamento_repetir: required") && told.contains("agendamento_frequencia: required"),
        "{told}"
    );
}

#[test]
fn a_contract_is_updated_by_either_version() {
    let mut client = account();
    let body = r#"{"nome": "Aula"}"#;
    assert_eq!(client.v2("POST", "/api/v2/servicos/", body).0, 200);
    client.done(CustomersInsert, None, &[("nome", "Ana Souza")]);
    let body = r#"{"agendamento_data": "2027-01-31", "agendamento_frequencia": 1, "agendamento_repetir": 2,
        "agendamento_numero": 12, "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{"id_servico": 1, "valor": 10.00, "qtd": 1}]}"#;
    assert_eq!(client.v2("POST", "/api/v2/vendas/", body).0, 200);
    let schedule = [("agendamento_data", "2027-02-28"), ("agendamento_repetir", "1"), ("agendamento_frequencia", "3")];
    let mut given = sale(&schedule);
    given.retain(|(name, _)| *name != "data");
    let updated = client.done(SalesUpdate, Some(1), &given);
    assert_eq!((text(&updated, &["agendamento"]), text(&updated, &["agendamento_data"])), ("1", "2027-02-28"));
    // the number of occurrences is not in the parameters, so it does not change
    let (_, seen) = client.v2("GET", "/api/v2/vendas/1", "");
    assert_eq!((at(&seen, &["agendamento_repetir"]), at(&seen, &["agendamento_numero"])), (&json("2"), &json("12")));
    assert_eq!((at(&seen, &["agendamento_frequencia"]), at(&seen, &["valor_venda"])), (&json("3"), &json("100.00")));
}

#[test]
fn overdue_days_go_by_the_twins_clock() {
    let mut client = account();
    client.done(SalesInsert, None, &sale(&[("valor_1", "100.00"), ("data_vencimento_1", "2027-01-04")]));
    let mut at_day = |day: &str| {
        let moment = Moment::of(&format!("{day}T12:00:00-03:00").parse().expect("a moment"));
        client.twin.advance(moment, usize::MAX).expect("time");
        let sale = client.done(SalesSelect, Some(1), &[]);
        (text(&sale, &["parcela_status"]).to_owned(), text(&sale, &["vencido_dias"]).to_owned())
    };
    assert_eq!(at_day("2027-01-04"), ("1".to_owned(), "0".to_owned()));
    assert_eq!(at_day("2027-01-05"), ("5".to_owned(), "1".to_owned()));
    assert_eq!(at_day("2027-01-14"), ("5".to_owned(), "10".to_owned()));
    client.done(SalesConfirmReceipt, Some(1), &[("data_recebimento", "2027-01-14")]);
    let paid = client.done(SalesSelect, Some(1), &[]);
    assert_eq!((text(&paid, &["vencido_dias"]), text(&paid, &["parcela_status"])), ("0", "2"));
}

#[test]
fn a_listing_shows_placeholders_unless_a_policy_says_otherwise() {
    let mut client = account();
    let inserted = client.done(SalesInsert, None, &sale(&INVOICE));
    let listed = client.list(SalesList, ListingQueryV1::default()).remove(0);
    for name in ["cliente", "servico", "meio_pagamento", "nfse"] {
        assert_eq!(text(&listed, &[name]), "...", "{name}");
    }
    for name in ["servicos", "parcelas_venda"] {
        assert_eq!(text(&listed, &[name]), "[...]", "{name}");
    }
    assert!(listed.get("boletos").is_none(), "boletos are in the complete structure only");
    for name in ["id", "data", "valor_venda", "parcelas", "id_servico", "nfse_status", "vencido_dias"] {
        assert_eq!(listed.get(name), inserted.get(name), "{name}");
    }
    let mut client = Client1::with(&config(&METHODS.replacen('{', r#"{"policies": {"v1-listing": "complete"}, "#, 1)));
    let inserted = client.done(SalesInsert, None, &sale(&INVOICE));
    assert_eq!(client.list(SalesList, ListingQueryV1::default()), [inserted]);
}

#[test]
fn a_deleted_service_is_shown_by_its_code_and_name() {
    let mut client = Client1::policy("delete-service", "keep");
    client.done(SalesInsert, None, &sale(&[]));
    assert_eq!(client.v2("DELETE", "/api/v2/servicos/1", "").0, 200);
    let shown = client.done(SalesSelect, Some(1), &[]);
    let service = at(&shown, &["servicos", "0", "servico"]);
    assert_eq!((text(service, &["id"]), text(service, &["nome"])), ("1", "Aula"));
}

#[test]
fn a_sale_of_version_2_is_shown_by_version_1() {
    let mut client = account();
    client.done(CustomersInsert, None, &[("nome", "Ana")]);
    client.done(ServicesInsert, None, &[("nome", "Aula")]);
    let body = r#"{"data": "2027-01-01", "id_cliente": 1, "id_meio_pagamento": 2, "desconto": 10.00,
        "itens": [{"id_servico": 1, "valor": 50.00, "qtd": 2}, {"id_servico": 1, "valor": 1.50, "qtd": 1.5}],
        "nfse_dados": {"aliquota": 5, "iss_retido": 1}, "metodo_cobranca": 1}"#;
    assert_eq!(client.v2("POST", "/api/v2/vendas/", body).0, 200);
    let sale = client.done(SalesSelect, Some(1), &[]);
    assert_eq!((text(&sale, &["servicos", "1", "qtd"]), text(&sale, &["servicos", "1", "total"])), ("1.5", "2.25"));
    assert_eq!((text(&sale, &["desconto"]), text(&sale, &["valor_venda"])), ("10.00", "92.25"));
    let invoice = |name: &'static str| text(&sale, &["nfse", name]);
    assert_eq!((invoice("valor_servicos"), invoice("base_calculo")), ("102.25", "92.25"));
    assert_eq!(
        (invoice("valor_iss"), invoice("valor_iss_retido"), invoice("valor_liquido_nfse")),
        ("4.61", "4.61", "87.64")
    );
    assert_eq!(client.v2("DELETE", "/api/v2/vendas/1", "").0, 400);
}

#[test]
fn unset_fields_of_nested_records_are_null_by_policy() {
    let parts = |client: &mut Client1| {
        let inserted = client.done(SalesInsert, None, &sale(&[]));
        let lists = inserted.as_object().expect("a sale").iter().filter(|(_, member)| member.as_array().is_some());
        lists.map(|(_, list)| list.to_json()).collect::<String>()
    };
    assert!(parts(&mut Client1::new()).contains(r#":"""#));
    let shown = parts(&mut Client1::policy("v1-empty", "null"));
    assert!(shown.contains(":null") && !shown.contains(r#":"""#), "{shown}");
}
