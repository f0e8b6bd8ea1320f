//! Tests sales in version 2: insert, select, list, update and delete.

use crate::common::account::{Account, at, edited, text};
use crate::common::json;
use lastro::brazil::{linha_digitavel, pix};
use lastro_twin::state::Table;
use lastro_twin::{Moment, Request};

const BOLETO: &str = r#"{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":1,
    "discriminacao":"Mensalidade de janeiro","desconto":10,
    "nfse_dados":{"rps_tipo":1,"rps_serie":"A1"},
    "itens":[{"id_servico":1,"valor":100,"qtd":1.5,"total":150,"recorrente":1},{"id_servico":2}],
    "parcelas":[{"data_vencimento":"2027-01-11","valor":95},{"data_vencimento":"2027-02-11","valor":95}]}"#;

#[test]
fn everything_that_the_service_fills_in_is_there_after_an_insert() {
    let mut account = Account::new();
    let sale = account.sale(BOLETO);
    let code = text(&sale, "pagamento_online_codigo");
    assert_eq!((code.len(), code.bytes().all(|b| b == b'"' || b.is_ascii_hexdigit())), (34, true));
    let expected = [
        ("id", "1"),
        ("data", "\"2027-01-01\""),
        ("agendamento", "0"),
        ("agendamento_data", "null"),
        ("agendamento_frequencia", "null"),
        ("agendamento_ativo", "null"),
        ("agendamento_ativo_data", "null"),
        ("agendamento_ultima_ocorrencia", "null"),
        ("agendamento_sequencia", "null"),
        ("agendamento_dados", "null"),
        ("cliente", r#""Ana \"Lu\" Souza""#),
        ("meio_pagamento", "\"Boleto\""),
        ("desconto", "10.00"),
        ("valor_venda", "190.00"),
        ("metodo_cobranca", "1"),
        ("email_enviado", "null"),
        ("email_erro", "null"),
        ("email_entrega", "null"),
        ("email_leitura", "null"),
        ("sms_enviado", "null"),
        ("sms_erro", "null"),
        ("whatsapp_enviar", "null"),
        ("whatsapp_enviado", "null"),
        ("whatsapp_erro", "null"),
        ("whatsapp_entrega", "null"),
        ("whatsapp_leitura", "null"),
        ("parcela_status", "1"),
        ("nfse_status", "1"),
        ("nfse_dados.rps_serie", "\"A1\""),
        ("nfse_dados.aliquota", "null"),
        ("itens.0.id", "1"),
        ("itens.0.id_venda", "1"),
        ("itens.0.servico", "\"Mensalidade\""),
        ("itens.0.qtd", "1.5"),
        ("itens.0.total", "150.00"),
        ("itens.1.id", "2"),
        ("itens.1.recorrente", "0"),
        ("itens.1.servico", "\"Adesão\""),
        ("itens.1.valor", "50.00"),
        ("itens.1.qtd", "1"),
        ("itens.1.total", "50.00"),
        ("parcelas.0.id", "1"),
        ("parcelas.0.id_venda", "1"),
        ("parcelas.0.parcela", "1"),
        ("parcelas.0.numero", "\"00000001\""),
        ("parcelas.0.data_vencimento_original", "\"2027-01-11\""),
        ("parcelas.0.valor_original", "95.00"),
        ("parcelas.0.valor_recebido", "null"),
        ("parcelas.0.valor_tarifas", "null"),
        ("parcelas.0.status", "1"),
        ("parcelas.0.data_credito", "null"),
        ("parcelas.0.data_repasse", "null"),
        ("parcelas.0.pix_codigo", "null"),
        ("parcelas.1.parcela", "2"),
        ("parcelas.1.numero", "\"00000002\""),
    ];
    for (path, value) in expected {
        assert_eq!(text(&sale, path), value, "{path}");
    }
    assert_eq!(account.select(1), sale);
    account.sales();
    let listed = account.ok("GET", "/api/v2/vendas/?parcelas.valor=95", "");
    assert_eq!((text(&listed, "header.count"), at(&listed, "data.0")), ("1".to_owned(), &sale));
}

#[test]
fn boletos_and_pix_codes_are_valid_and_say_what_is_charged() {
    let mut account = Account::new();
    let sale = account.sale(BOLETO);
    let today = "2027-01-01".parse().expect("a day");
    for (place, due) in [(0, "2027-01-11"), (1, "2027-02-11")] {
        let line = at(&sale, &format!("parcelas.{place}.linha_digitavel")).as_str().expect("a line").to_owned();
        let slip = linha_digitavel::parse(&line, today).expect("a valid line");
        assert_eq!(slip.valor, "95.00".parse().ok());
        assert_eq!(slip.data_vencimento, due.parse().ok());
        let address = at(&sale, &format!("parcelas.{place}.pdf_url")).as_str().expect("an address").to_owned();
        assert!(address.starts_with("https://twin.example/boleto/") && address.ends_with(".pdf"), "{address}");
    }
    assert_ne!(text(&sale, "parcelas.0.linha_digitavel"), text(&sale, "parcelas.1.linha_digitavel"));
    let paid = account.sale(r#"{"data":"2027-01-01","id_meio_pagamento":2,"valor_venda":12.34}"#);
    let code = at(&paid, "parcelas.0.pix_codigo").as_str().expect("a code").to_owned();
    assert!(pix::check(&code).valid, "{:?}", pix::check(&code));
    assert_eq!(pix::parse(&code).expect("a code").valor, "12.34".parse().ok());
    assert_eq!(text(&paid, "parcelas.0.linha_digitavel"), "null");
    let cash = account.sale(r#"{"data":"2027-01-01","id_meio_pagamento":3,"valor_venda":12.34}"#);
    for field in ["pix_codigo", "pix_imagem_url", "linha_digitavel", "pdf_url"] {
        assert_eq!(text(&cash, &format!("parcelas.0.{field}")), "null");
    }
    // a due date after the last one that a boleto can express, and a value that has too many digits for a boleto
    let odd = account.sale(
        r#"{"data":"2027-01-01","id_meio_pagamento":1,"valor_venda":100000001,
        "parcelas":[{"data_vencimento":"2050-01-01","valor":1},{"data_vencimento":"2050-01-01","valor":100000000}]}"#,
    );
    let line = at(&odd, "parcelas.0.linha_digitavel").as_str().expect("a line").to_owned();
    assert_eq!(linha_digitavel::parse(&line, today).expect("a valid line").fator, Some(0));
    assert_eq!(text(&odd, "parcelas.1.linha_digitavel"), "null");
}

#[test]
fn a_sale_without_installments_gets_one_and_its_invoice_follows_the_billing_method() {
    let mut account = Account::new();
    for (method, status) in [("1", "1"), ("2", "3"), ("3", "null"), ("null", "null")] {
        let body = format!(r#"{{"data":"2027-01-02","valor_venda":80,"metodo_cobranca":{method}}}"#);
        let sale = account.sale(&body);
        assert_eq!(text(&sale, "nfse_status"), status, "{method}");
        assert_eq!(text(&sale, "parcelas.0.valor"), "80.00");
        assert_eq!(text(&sale, "parcelas.0.data_vencimento"), "\"2027-01-07\"");
        assert_eq!(text(&sale, "itens"), "[]");
    }
    let policies =
        r#"{"policies":{"invoice-issue":"pending","default-due-date":"30-days","default-billing-method":"1"}}"#;
    let sale = Account::with(policies).sale(r#"{"data":"2027-01-02","valor_venda":80}"#);
    assert_eq!((text(&sale, "nfse_status"), text(&sale, "metodo_cobranca")), ("3".to_owned(), "1".to_owned()));
    assert_eq!(text(&sale, "parcelas.0.data_vencimento"), "\"2027-02-01\"");
}

/// The city hall refuses the invoice, either at once or when the sale is paid. A refused invoice cannot be cancelled, and its
/// sale is not locked.
#[test]
fn an_invoice_that_is_refused_has_state_4() {
    let mut account = Account::with(r#"{"policies":{"invoice-issue":"error"}}"#);
    let sale = account.sale(r#"{"data":"2027-01-02","valor_venda":80,"metodo_cobranca":1}"#);
    assert_eq!(text(&sale, "nfse_status"), "4");
    let sale = account.sale(r#"{"data":"2027-01-02","valor_venda":80,"metodo_cobranca":2}"#);
    assert_eq!(text(&sale, "nfse_status"), "3");
    let paid = account.ok("POST", "/api/v2/vendas/2/recebimento-confirmar", r#"{"data_recebimento":"2027-01-01"}"#);
    assert_eq!((text(&paid, "parcela_status"), text(&paid, "nfse_status")), ("2".to_owned(), "4".to_owned()));
    let cancel = r#"{"cancelamento_codigo":1,"cancelamento_motivo":"Emitida por engano."}"#;
    account.refused("POST", "/api/v2/vendas/2/nfse-cancelar", cancel);
    let changed = account.ok("POST", "/api/v2/vendas/2", &edited(&paid, &[("discriminacao", "\"x\"")]));
    assert_eq!(text(&changed, "nfse_status"), "4");
    account.ok("DELETE", "/api/v2/vendas/1", "");
}

#[test]
fn an_old_due_date_is_overdue_at_once() {
    let mut account = Account::new();
    let sale = account.sale(
        r#"{"data":"2026-12-01","valor_venda":3,"parcelas":[{"data_vencimento":"2026-12-30","valor":1},
        {"data_vencimento":"2026-12-31","valor":1},{"data_vencimento":"2027-01-20","valor":1}]}"#,
    );
    // 31 December is a business day, so an installment that is due on it is overdue on the next day
    assert_eq!(["0", "1", "2"].map(|i| text(&sale, &format!("parcelas.{i}.status"))), ["5", "5", "1"]);
    assert_eq!(text(&sale, "parcela_status"), "5");
    account.sales();
}

#[test]
fn what_the_service_fills_in_and_unknown_members_are_ignored_in_a_body() {
    let mut account = Account::new();
    let sale = account.sale(
        r#"{"id":77,"data":"2027-01-01","valor_venda":10,"cliente":"x","nfse_status":1,"parcela_status":2,"colour":"red",
        "custom_a":"kept","pagamento_online_codigo":"x","email_enviado":"2027-01-01T00:00:00Z",
        "parcelas":[{"id":9,"id_venda":8,"parcela":7,"numero":"6","status":2,"data_vencimento":"2027-02-01","valor":10,
        "linha_digitavel":"x","what":1}]}"#,
    );
    assert_eq!(text(&sale, "id"), "1");
    for field in ["cliente", "nfse_status", "email_enviado"] {
        assert_eq!(text(&sale, field), "null", "{field}");
    }
    assert_eq!(sale.get("colour"), None);
    assert_eq!(text(&sale, "custom_a"), "\"kept\"");
    assert_eq!(
        ["id", "id_venda", "parcela", "status"].map(|f| text(&sale, &format!("parcelas.0.{f}"))),
        ["1", "1", "1", "1"]
    );
    assert_eq!(at(&sale, "parcelas.0").get("what"), None);
}

#[test]
fn what_the_client_would_refuse_is_refused_and_changes_nothing() {
    let mut account = Account::new();
    for (body, expected) in [
        ("{}", "agendamento_data: required"),
        ("[]", "invalid_type"),
        ("{", "malformed_json"),
        (r#"{"data":"2027-01-01"}"#, "itens: required"),
        (r#"{"data":"01/01/2027","valor_venda":1}"#, "data: invalid_date"),
        (r#"{"data":"2027-01-01","valor_venda":1.234}"#, "valor_venda: too_many_decimals"),
        (r#"{"data":"2027-01-01","valor_venda":1,"metodo_cobranca":9}"#, "metodo_cobranca: invalid_code"),
        (r#"{"data":"2027-01-01","valor_venda":1,"desconto":2}"#, "desconto: out_of_range"),
        (r#"{"data":"2027-01-01","itens":[{"valor":1,"qtd":2}]}"#, "itens[0].id_servico: required"),
        (r#"{"data":"2027-01-01","itens":[{"id_servico":1,"valor":1,"qtd":2,"total":3}]}"#, "itens[0].total: mismatch"),
        (r#"{"data":"2027-01-01","itens":[{"id_servico":2}],"desconto":51}"#, "desconto: out_of_range"),
        (r#"{"data":"2027-01-01","valor_venda":1,"parcelas":[{"valor":1}]}"#, "parcelas[0].data_vencimento: required"),
        (r#"{"data":"2027-01-01","valor_venda":1,"id_cliente":9}"#, "id_cliente: unknown_key (field: clientes)"),
        (r#"{"data":"2027-01-01","valor_venda":1,"id_meio_pagamento":9}"#, "id_meio_pagamento: unknown_key"),
        (r#"{"data":"2027-01-01","itens":[{"id_servico":1},{"id_servico":9}]}"#, "itens[1].id_servico: unknown_key"),
        (
            r#"{"data":"2027-01-01","itens":[{"id_servico":1,"qtd":9999999999,"valor":999999999999999}]}"#,
            "itens[0].valor: out_of_range",
        ),
        (r#"{"data":"9999-12-31","valor_venda":1}"#, "parcelas: required"),
    ] {
        let message = account.refused("POST", "/api/v2/vendas/", body);
        assert!(message.contains(expected), "{body}: {message}");
    }
    let mut lenient = Account::with(r#"{"policies":{"unknown-reference":"accept"}}"#);
    let sale = lenient.sale(r#"{"data":"2027-01-01","valor_venda":1,"id_cliente":9}"#);
    assert_eq!((text(&sale, "id_cliente"), text(&sale, "cliente")), ("9".to_owned(), "null".to_owned()));
    assert_eq!(account.send("GET", "/api/v2/vendas/1", "").0, 404);
}

#[test]
fn an_update_takes_the_whole_document_and_matches_the_parts_by_their_keys() {
    let mut account = Account::new();
    let body = BOLETO.replace("\"metodo_cobranca\":1", "\"metodo_cobranca\":3");
    let sale = account.sale(&body);
    let same = account.ok("POST", "/api/v2/vendas/1", &sale.to_json());
    assert_eq!(same, sale);
    // the body changes one installment, leaves out one, and adds one; the same for the items
    let parts = r#"[{"id":2,"data_vencimento":"2027-03-01","valor":90},{"data_vencimento":"2027-04-01","valor":100}]"#;
    let itens = r#"[{"id":"2","id_servico":2,"valor":60},{"id_servico":1,"qtd":2}]"#;
    let changes =
        [("parcelas", parts), ("itens", itens), ("discriminacao", "null"), ("nfse_dados", r#"{"rps_serie":"B"}"#)];
    let without = edited(&sale, &changes).replace("\"valor_venda\":190.00,", "");
    let updated = account.ok("POST", "/api/v2/vendas/1", &without);
    let expected = [
        ("discriminacao", "null"),
        ("nfse_dados.rps_serie", "\"B\""),
        ("nfse_dados.rps_tipo", "1"),
        ("valor_venda", "250.00"),
        ("itens.0.id", "2"),
        ("itens.0.qtd", "1"),
        ("itens.0.total", "60.00"),
        ("itens.1.id", "3"),
        ("itens.1.total", "200.00"),
        ("parcelas.0.id", "2"),
        ("parcelas.0.parcela", "1"),
        ("parcelas.0.numero", "\"00000002\""),
        ("parcelas.0.valor", "90.00"),
        ("parcelas.0.valor_original", "95.00"),
        ("parcelas.0.data_vencimento_original", "\"2027-02-11\""),
        ("parcelas.1.id", "3"),
        ("parcelas.1.valor_original", "100.00"),
    ];
    for (path, value) in expected {
        assert_eq!(text(&updated, path), value, "{path}");
    }
    assert_eq!((at(&updated, "parcelas.2"), at(&updated, "itens.2")), (&json("null"), &json("null")));
    assert_eq!(account.select(1), updated);
    account.sales();
    for (parts, expected) in [
        (r#"[{"id":77,"data_vencimento":"2027-03-01","valor":90}]"#, "parcelas[0].id: unknown_key"),
        (
            r#"[{"id":2,"data_vencimento":"2027-03-01","valor":90},{"id":2,"data_vencimento":"2027-03-01","valor":90}]"#,
            "parcelas[1].id: duplicate_key",
        ),
    ] {
        let message = account.refused("POST", "/api/v2/vendas/1", &edited(&updated, &[("parcelas", parts)]));
        assert!(message.contains(expected), "{message}");
    }
    assert_eq!(account.send("POST", "/api/v2/vendas/9", &sale.to_json()).0, 404);
}

#[test]
fn another_payment_method_brings_other_codes() {
    let mut account = Account::new();
    let sale = account.sale(BOLETO);
    // the payment method can be changed even after the invoice was issued
    let updated = account.ok("POST", "/api/v2/vendas/1", &edited(&sale, &[("id_meio_pagamento", "2")]));
    assert_eq!(text(&updated, "meio_pagamento"), "\"PIX\"");
    assert_eq!(text(&updated, "parcelas.0.linha_digitavel"), "null");
    assert!(pix::check(at(&updated, "parcelas.0.pix_codigo").as_str().expect("a code")).valid);
}

#[test]
fn an_issued_sale_is_locked_and_cannot_be_deleted() {
    let mut account = Account::new();
    let sale = account.sale(BOLETO);
    for (field, value) in [("discriminacao", "\"x\""), ("desconto", "0"), ("id_cliente", "2")] {
        let message = account.refused("POST", "/api/v2/vendas/1", &edited(&sale, &[(field, value)]));
        assert!(message.contains(&format!("{field}: locked_after_issue")), "{message}");
    }
    let message = account.refused("DELETE", "/api/v2/vendas/1", "");
    assert!(message.contains("cancele a nota"), "{message}");
    let policies = r#"{"policies":{"sale-after-issue":"open","delete-issued-sale":"allow"}}"#;
    let mut open = Account::with(policies);
    let sale = open.sale(BOLETO);
    open.ok("POST", "/api/v2/vendas/1", &edited(&sale, &[("discriminacao", "\"x\"")]));
    assert_eq!(open.ok("DELETE", "/api/v2/vendas/1", ""), json(r#"{"id":"1"}"#));
    assert_eq!(open.send("GET", "/api/v2/vendas/1", "").0, 404);
    assert_eq!(open.advance("2028-01-01"), 0);
}

#[test]
fn what_an_update_leaves_out_is_kept_or_cleared_by_policy() {
    let body = r#"{"data":"2027-01-01","valor_venda":10,"discriminacao":"x","id_cliente":1}"#;
    let update = r#"{"data":"2027-01-01","valor_venda":20}"#;
    let mut merging = Account::new();
    merging.sale(body);
    let merged = merging.ok("POST", "/api/v2/vendas/1", update);
    assert_eq!(
        (text(&merged, "discriminacao"), text(&merged, "parcelas.0.valor")),
        ("\"x\"".to_owned(), "10.00".to_owned())
    );
    let mut replacing = Account::with(r#"{"policies":{"sale-update":"replace"}}"#);
    replacing.sale(body);
    let replaced = replacing.ok("POST", "/api/v2/vendas/1", update);
    assert_eq!((text(&replaced, "discriminacao"), text(&replaced, "cliente")), ("null".to_owned(), "null".to_owned()));
    assert_eq!(text(&replaced, "parcelas.0.valor"), "20.00");
}

#[test]
fn a_cancelled_installment_stays_so_until_a_body_says_otherwise() {
    let mut account = Account::new();
    let sale = account.sale(
        r#"{"data":"2027-01-01","valor_venda":10,"parcelas":[
        {"data_vencimento":"2027-01-11","valor":5,"status":4},{"data_vencimento":"2027-02-11","valor":5}]}"#,
    );
    assert_eq!(["0", "1"].map(|i| text(&sale, &format!("parcelas.{i}.status"))), ["4", "1"]);
    account.advance("2027-01-20");
    let later = account.select(1);
    assert_eq!((text(&later, "parcelas.0.status"), text(&later, "parcela_status")), ("4".to_owned(), "1".to_owned()));
    let again = later.to_json().replace("\"status\":4", "\"status\":1");
    let again = account.ok("POST", "/api/v2/vendas/1", &again);
    assert_eq!((text(&again, "parcelas.0.status"), text(&again, "parcela_status")), ("5".to_owned(), "5".to_owned()));
    account.sales();
}

#[test]
fn display_texts_follow_the_records_at_the_next_change() {
    let mut account = Account::new();
    let sale = account.sale(r#"{"data":"2027-01-01","id_cliente":1,"itens":[{"id_servico":1}]}"#);
    account.put::<lastro::model::Service>(Table::Service, r#"{"id":1,"nome":"Outro nome"}"#);
    let updated = account.ok("POST", "/api/v2/vendas/1", &sale.to_json());
    assert_eq!(text(&updated, "itens.0.servico"), "\"Outro nome\"");
    assert_eq!(text(&updated, "itens.0.valor"), "100.00");
}

#[test]
fn every_change_is_an_event_with_the_record_as_select_answers_it() {
    use lastro_twin::decide::{Call, Context, decide};
    use lastro_twin::route::{Asked, asked};
    let mut account = Account::new();
    let sale = account.sale(r#"{"data":"2027-01-01","id_meio_pagamento":1,"metodo_cobranca":1,"valor_venda":10}"#);
    let whole = sale.to_json();
    let cancel = r#"{"cancelamento_codigo":1,"cancelamento_motivo":"Emitida por engano."}"#;
    let boleto = r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":11}"#;
    for (method, path, body, operation, id) in [
        ("POST", "/api/v2/vendas/", r#"{"data":"2027-01-01","valor_venda":1}"#, "insert", 2),
        ("POST", "/api/v2/vendas/1", whole.as_str(), "update", 1),
        ("POST", "/api/v2/vendas/1/boleto-atualizar", boleto, "update", 1),
        ("POST", "/api/v2/vendas/1/recebimento-confirmar", r#"{"data_recebimento":"2027-01-01"}"#, "update", 1),
        ("POST", "/api/v2/vendas/1/nfse-cancelar", cancel, "update", 1),
        ("DELETE", "/api/v2/vendas/1", "", "delete", 1),
    ] {
        let Asked::Operation(asked, part) = asked(method, path) else { panic!("{path}") };
        let lists = lastro_twin::state::Memory::default();
        let (settings, now) = (account.engine.settings(), account.engine.now(&account.state).expect("a moment"));
        let context = Context { view: &account.state, reference: &lists, settings, now };
        let call = Call { operation: asked, number: 0, part, query: "", body: body.as_bytes() };
        let events = decide(&context, &call).expect("a decision").events;
        let [event] = &events[..] else { panic!("{path}: {events:?}") };
        assert_eq!((event.endpoint, event.operation, event.id), ("vendas", operation, id), "{path}");
        let before = account.send("GET", "/api/v2/vendas/1", "").1;
        account.ok(method, path, body);
        let told = json(&event.data);
        assert_eq!(told, if operation == "delete" { before } else { account.select(id) }, "{path}");
    }
}

#[test]
fn an_item_keeps_a_service_that_was_deleted_and_no_other_item_gets_it() {
    let mut account = Account::with(r#"{"policies": {"delete-service": "keep"}}"#);
    let items = r#"[{"id_servico":1,"valor":10,"qtd":1},{"id_servico":2,"valor":20,"qtd":1}]"#;
    let sale = format!(r#"{{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":3,"itens":{items}}}"#);
    account.sale(&sale);
    account.ok("DELETE", "/api/v2/servicos/2", "");
    let update = |second: i64, first: i64| {
        format!(
            r#"{{"itens":[{{"id":1,"id_servico":{first},"valor":10,"qtd":1}},
            {{"id":2,"id_servico":{second},"valor":20,"qtd":1}}]}}"#
        )
    };
    account.ok("POST", "/api/v2/vendas/1", &update(2, 1));
    let message = account.refused("POST", "/api/v2/vendas/1", &update(1, 2));
    assert!(message.contains("itens[0].id_servico: unknown_key"), "{message}");
}

#[test]
fn a_sale_has_a_payment_page_for_who_pays() {
    let mut account = Account::new();
    let sale = account.sale(BOLETO);
    let code = text(&sale, "pagamento_online_codigo").replace('"', "");
    let page = |account: &mut Account, method: &str, code: &str| {
        let target = format!("https://twin.example/fatura/{code}");
        let request = Request { method: method.to_owned(), target, headers: Vec::new(), body: Vec::new() };
        let outcome = account.engine.handle(&mut account.state, &request, Moment::from_millis(i64::MIN));
        outcome.expect("a store").response.expect("a response")
    };
    let shown = page(&mut account, "GET", &code);
    assert_eq!(shown.status, 200);
    assert!(shown.headers.contains(&("Content-Type", "text/html; charset=utf-8".into())));
    let html = String::from_utf8(shown.body).expect("UTF-8");
    let line = text(&sale, "parcelas.0.linha_digitavel").replace('"', "");
    assert!(html.contains(&line) && !line.is_empty(), "{html}");
    assert!(html.contains("Ana &quot;Lu&quot; Souza"), "{html}");
    assert!(html.contains("R$ 95.00, vencimento em 2027-01-11: a pagar<"), "{html}");
    for receipt in [
        r#"{"data_recebimento":"2027-01-01","id_parcela":1}"#,
        r#"{"data_recebimento":"2027-01-01","id_parcela":2,"valor_recebido":5}"#,
    ] {
        account.ok("POST", "/api/v2/vendas/1/recebimento-confirmar", receipt);
    }
    let html = String::from_utf8(page(&mut account, "GET", &code).body).expect("UTF-8");
    assert!(html.contains("2027-01-11: paga<") && html.contains("2027-02-11: paga em parte<"), "{html}");
    let other = text(&account.sale(BOLETO), "pagamento_online_codigo").replace('"', "");
    account.advance("2027-01-13");
    let html = String::from_utf8(page(&mut account, "GET", &other).body).expect("UTF-8");
    assert!(html.contains("2027-01-11: vencida<") && html.contains("2027-02-11: a pagar<"), "{html}");
    assert_eq!(account.response("POST", &format!("/fatura/{code}"), "").status, 405);
    assert_eq!(page(&mut account, "GET", &code.to_uppercase()).status, 404);
    assert_eq!(page(&mut account, "GET", "nada").status, 404);
}
