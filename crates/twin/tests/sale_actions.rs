//! Tests the actions on a sale: cancel its invoice, confirm a receipt, update a boleto.

use crate::common::account::{self, Account, at, text};
use lastro::brazil::linha_digitavel;

const SALE: &str = r#"{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":METHOD,"valor_venda":100,
    "parcelas":[{"data_vencimento":"2027-01-11","valor":60},{"data_vencimento":"2027-02-11","valor":40}]}"#;

fn account(method: &str, policies: &str) -> Account {
    let mut account = Account::with(&format!("{{\"policies\":{policies}}}"));
    account.sale(&SALE.replace("METHOD", method));
    account
}

fn states(account: &mut Account) -> [String; 4] {
    let sale = account.select(1);
    account.sales();
    ["parcelas.0.status", "parcelas.1.status", "parcela_status", "nfse_status"].map(|path| text(&sale, path))
}

#[test]
fn an_issued_invoice_is_cancelled_once() {
    const CANCEL: &str = r#"{"cancelamento_codigo":4,"cancelamento_motivo":"Emitida por engano."}"#;
    let mut account = account("1", "{}");
    for (body, expected) in [
        ("{}", "cancelamento_codigo: required; cancelamento_motivo: required"),
        (
            r#"{"cancelamento_codigo":4,"cancelamento_motivo":"  curto demais   "}"#,
            "cancelamento_motivo: too_short (min: 15)",
        ),
        (
            r#"{"cancelamento_codigo":5,"cancelamento_motivo":"Emitida por engano."}"#,
            "cancelamento_codigo: invalid_code",
        ),
    ] {
        let message = account.refused("POST", "/api/v2/vendas/1/nfse-cancelar", body);
        assert!(message.contains(expected), "{message}");
    }
    let cancelled = account.ok("POST", "/api/v2/vendas/1/nfse-cancelar", CANCEL);
    assert_eq!(text(&cancelled, "nfse_status"), "2");
    assert_eq!(account.select(1), cancelled);
    account.refused("POST", "/api/v2/vendas/1/nfse-cancelar", CANCEL);
    assert_eq!(account.send("POST", "/api/v2/vendas/9/nfse-cancelar", CANCEL).0, 404);
    // after the cancellation, the sale can be changed and deleted, and its invoice is not issued again
    let changed = account.ok("POST", "/api/v2/vendas/1", &account::edited(&cancelled, &[("discriminacao", "\"x\"")]));
    assert_eq!(text(&changed, "nfse_status"), "2");
    account.ok("DELETE", "/api/v2/vendas/1", "");
}

#[test]
fn only_an_issued_invoice_can_be_cancelled() {
    const CANCEL: &str = r#"{"cancelamento_codigo":1,"cancelamento_motivo":"Emitida por engano."}"#;
    for method in ["2", "3"] {
        let message = account(method, "{}").refused("POST", "/api/v2/vendas/1/nfse-cancelar", CANCEL);
        assert!(message.contains("não está emitida"), "{message}");
    }
}

#[test]
fn receipts_pay_the_installments_and_then_the_invoice_is_issued() {
    let mut account = account("2", "{}");
    assert_eq!(states(&mut account), ["1", "1", "1", "3"]);
    const CONFIRM: &str = "/api/v2/vendas/1/recebimento-confirmar";
    for (body, expected) in [
        ("{}", "data_recebimento: required; id_parcela: required"),
        (r#"{"data_recebimento":"2027-01-05"}"#, "id_parcela: required"),
        (r#"{"data_recebimento":"2027-01-05","id_parcela":9}"#, "id_parcela: unknown_key"),
        (r#"{"data_recebimento":"2027-01-05","id_parcela":1,"valor_recebido":0}"#, "valor_recebido: out_of_range"),
    ] {
        let message = account.refused("POST", CONFIRM, body);
        assert!(message.contains(expected), "{message}");
    }
    let part = r#"{"data_recebimento":"2027-01-05","id_parcela":1,"valor_recebido":10,"obs":"em dinheiro"}"#;
    let sale = account.ok("POST", CONFIRM, part);
    assert_eq!(text(&sale, "parcelas.0.data_recebimento"), "\"2027-01-05T00:00:00-03:00\"");
    assert_eq!(states(&mut account), ["3", "1", "3", "3"]);
    let sale = account.ok("POST", CONFIRM, r#"{"data_recebimento":"2027-01-06","id_parcela":1}"#);
    assert_eq!(text(&sale, "parcelas.0.valor_recebido"), "60.00");
    assert_eq!(states(&mut account), ["2", "1", "3", "3"]);
    account.ok("POST", CONFIRM, r#"{"data_recebimento":"2027-01-06","id_parcela":2,"valor_recebido":40}"#);
    assert_eq!(states(&mut account), ["2", "2", "2", "1"]);
    // an installment that is already paid accepts another receipt, which is added
    let sale = account.ok("POST", CONFIRM, r#"{"data_recebimento":"2027-01-06","id_parcela":2,"valor_recebido":1}"#);
    assert_eq!(text(&sale, "parcelas.1.valor_recebido"), "41.00");
    // paid installments do not become overdue
    assert_eq!(account.advance("2028-01-01"), 0);
    assert_eq!(states(&mut account), ["2", "2", "2", "1"]);
}

#[test]
fn a_receipt_is_judged_by_the_current_day_and_not_by_its_own() {
    let mut account = account("2", "{}");
    account.advance("2027-03-01");
    assert_eq!(states(&mut account), ["5", "5", "5", "3"]);
    let body = r#"{"data_recebimento":"2027-01-05","id_parcela":1}"#;
    account.ok("POST", "/api/v2/vendas/1/recebimento-confirmar", body);
    assert_eq!(states(&mut account), ["2", "5", "5", "3"]);
}

#[test]
fn receipts_by_policy() {
    let mut account = account("2", r#"{"future-receipt":"refuse","receipt-of-paid":"refuse"}"#);
    const CONFIRM: &str = "/api/v2/vendas/1/recebimento-confirmar";
    let message = account.refused("POST", CONFIRM, r#"{"data_recebimento":"2027-01-02","id_parcela":1}"#);
    assert!(message.contains("data_recebimento: out_of_range (max: 2027-01-01)"), "{message}");
    account.ok("POST", CONFIRM, r#"{"data_recebimento":"2027-01-01","id_parcela":1}"#);
    let message = account.refused("POST", CONFIRM, r#"{"data_recebimento":"2027-01-01","id_parcela":1}"#);
    assert!(message.contains("já foi paga"), "{message}");
}

#[test]
fn a_boleto_is_updated_and_keeps_what_it_was() {
    let mut account = account("3", "{}");
    account.advance("2027-01-20");
    assert_eq!(states(&mut account), ["5", "1", "5", "null"]);
    const UPDATE: &str = "/api/v2/vendas/1/boleto-atualizar";
    for (body, expected) in [
        ("{}", "id_parcela: required; data_vencimento_novo: required; valor_novo: required"),
        (r#"{"id_parcela":9,"data_vencimento_novo":"2027-02-01","valor_novo":61}"#, "id_parcela: unknown_key"),
        (r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":0}"#, "valor_novo: out_of_range"),
    ] {
        let message = account.refused("POST", UPDATE, body);
        assert!(message.contains(expected), "{message}");
    }
    let before = account.select(1);
    let body =
        r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":61.62,"multa":2,"multa_total":1.20}"#;
    let sale = account.ok("POST", UPDATE, body);
    for (field, expected) in [
        ("data_vencimento", "\"2027-02-01\""),
        ("data_vencimento_original", "\"2027-01-11\""),
        ("valor", "61.62"),
        ("valor_original", "60.00"),
    ] {
        assert_eq!(text(&sale, &format!("parcelas.0.{field}")), expected, "{field}");
    }
    assert_eq!(states(&mut account), ["1", "1", "1", "null"]);
    let line = at(&sale, "parcelas.0.linha_digitavel").as_str().expect("a line").to_owned();
    assert_ne!(Some(line.as_str()), at(&before, "parcelas.0.linha_digitavel").as_str());
    let slip = linha_digitavel::parse(&line, "2027-01-20".parse().expect("a day")).expect("a valid line");
    assert_eq!((slip.valor, slip.data_vencimento), ("61.62".parse().ok(), "2027-02-01".parse().ok()));
    // after a second update, the original values are still the values before the first update, and the new due date applies
    let sale = account.ok("POST", UPDATE, r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-05","valor_novo":62}"#);
    assert_eq!(text(&sale, "parcelas.0.valor_original"), "60.00");
    // 5 February 2027 is a Friday, so the installment is overdue on the next day
    account.advance("2027-02-05T23:59:59-03:00");
    assert_eq!(states(&mut account), ["1", "1", "1", "null"]);
    account.advance("2027-02-06");
    assert_eq!(states(&mut account), ["5", "1", "5", "null"]);
}

#[test]
fn only_open_boletos_are_updated_unless_the_policy_says_otherwise() {
    let body = r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":61}"#;
    for (method, policy, status) in [(1, "open-boletos", 200), (2, "open-boletos", 400), (2, "any-installment", 200)] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"boleto-update":"{policy}"}}}}"#));
        account.sale(&format!(r#"{{"data":"2027-01-01","id_meio_pagamento":{method},"valor_venda":60}}"#));
        assert_eq!(account.send("POST", "/api/v2/vendas/1/boleto-atualizar", body).0, status, "{method} {policy}");
    }
    let mut account = account("3", "{}");
    let paid = r#"{"data_recebimento":"2027-01-05","id_parcela":1}"#;
    account.ok("POST", "/api/v2/vendas/1/recebimento-confirmar", paid);
    let message = account.refused("POST", "/api/v2/vendas/1/boleto-atualizar", body);
    assert!(message.contains("já foi paga"), "{message}");
}

#[test]
fn an_installment_is_overdue_after_its_payable_business_day() {
    let mut account = Account::new();
    // 6 February 2027 is the Saturday before Carnival. Monday and Tuesday are holidays, so Ash Wednesday is the last day on
    // which the installment can be paid on time.
    let body = r#"{"data":"2027-01-01","valor_venda":1,"parcelas":[{"data_vencimento":"2027-02-06","valor":1}]}"#;
    account.sale(body);
    assert_eq!(account.advance("2027-02-10T23:59:59.999-03:00"), 0);
    assert_eq!(text(&account.select(1), "parcela_status"), "1");
    assert_eq!(account.advance("2027-02-11"), 1);
    assert_eq!(text(&account.select(1), "parcela_status"), "5");
    account.sales();
}

#[test]
fn a_receipt_without_an_amount_is_for_the_rest() {
    const CONFIRM: &str = "/api/v2/vendas/1/recebimento-confirmar";
    let only = |date: &str| format!(r#"{{"data_recebimento":"{date}"}}"#);
    let amount = |date: &str, amount: &str| format!(r#"{{"data_recebimento":"{date}","valor_recebido":{amount}}}"#);
    let received = |account: &mut Account| {
        let sale = account.select(1);
        ["valor_recebido", "data_recebimento"].map(|field| text(&sale, &format!("parcelas.0.{field}")))
    };
    let sold = |policy: &str| {
        let mut account = Account::with(&format!(r#"{{"policies":{{"receipt-default":"{policy}"}}}}"#));
        account.sale(r#"{"data":"2027-01-01","metodo_cobranca":3,"valor_venda":100}"#);
        account
    };
    let mut account = sold("rest");
    account.ok("POST", CONFIRM, &amount("2027-01-10", "40"));
    // a receipt that is confirmed later, but has an earlier date, does not change the date
    account.ok("POST", CONFIRM, &only("2027-01-05"));
    assert_eq!(received(&mut account), ["100.00", "\"2027-01-10T00:00:00-03:00\""]);
    let nothing_left = |account: &mut Account| {
        let before = received(account);
        let message = account.refused("POST", CONFIRM, &only("2027-01-02"));
        assert!(message.contains("valor_recebido: nothing_to_receive"), "{message}");
        assert_eq!(received(account), before);
    };
    nothing_left(&mut account);
    account.ok("POST", CONFIRM, &amount("2027-01-11", "50"));
    assert_eq!(received(&mut account), ["150.00", "\"2027-01-11T00:00:00-03:00\""]);
    nothing_left(&mut account);
    // this policy takes the service's documentation literally: the default amount is the whole value of the installment,
    // whatever was received before
    let mut account = sold("value");
    account.ok("POST", CONFIRM, &amount("2027-01-10", "40"));
    account.ok("POST", CONFIRM, &only("2027-01-12"));
    assert_eq!(received(&mut account), ["140.00", "\"2027-01-12T00:00:00-03:00\""]);
}

#[test]
fn an_update_does_not_lose_what_was_received() {
    for policy in ["merge", "replace"] {
        let mut account = account("3", &format!(r#"{{"sale-update":"{policy}"}}"#));
        let part = r#"{"data_recebimento":"2027-01-05","id_parcela":1,"valor_recebido":10}"#;
        let sale = account.ok("POST", "/api/v2/vendas/1/recebimento-confirmar", part);
        let [first, second] = [0, 1].map(|place| at(&sale, &format!("parcelas.{place}")).to_json());
        let with = |parts: &str| account::edited(&sale, &[("parcelas", parts)]);
        let silent = r#"[{"id":1,"data_vencimento":"2027-01-11","valor":60}]"#;
        let replaced = if policy == "replace" { silent } else { "[]" };
        let new = r#"[{"data_vencimento":"2027-02-11","valor":100}]"#;
        for parts in ["[]", "null", new, &format!("[{second}]"), replaced] {
            let message = account.refused("POST", "/api/v2/vendas/1", &with(parts));
            assert!(message.contains("valor recebido não pode ser retirada"), "{policy} {parts}: {message}");
        }
        // this update leaves out the installment for which nothing was received, which is allowed
        account.ok("POST", "/api/v2/vendas/1", &with(&format!("[{first}]")));
        // an update with another `valor_recebido` sets the received amount
        let earlier = "\"2027-01-05T00:00:00-03:00\"";
        for (amount, expected) in [("4", ["4.00", earlier, "3"]), ("null", ["null", "null", "1"])] {
            let part = first.replace("\"valor_recebido\":10.00", &format!("\"valor_recebido\":{amount}"));
            let less = account.ok("POST", "/api/v2/vendas/1", &with(&format!("[{part}]")));
            let shown = ["valor_recebido", "data_recebimento", "status"];
            assert_eq!(shown.map(|field| text(&less, &format!("parcelas.0.{field}"))), expected, "{policy}");
        }
    }
}

#[test]
fn received_amounts_of_a_new_sale_get_a_date_and_a_sale_of_0_gets_no_invoice() {
    let part = |more: &str| {
        format!(
            r#"{{"data":"2027-01-01","metodo_cobranca":2,"valor_venda":60,"parcelas":[{{"data_vencimento":"2027-01-11","valor":60{more}}}]}}"#
        )
    };
    let mut account = Account::new();
    for (more, date, invoice) in [
        (r#","valor_recebido":60"#, "\"2027-01-01T00:00:00-03:00\"", "1"),
        (
            r#","valor_recebido":60,"data_recebimento":"2026-12-30T10:00:00-03:00""#,
            "\"2026-12-30T10:00:00-03:00\"",
            "1",
        ),
        (r#","data_recebimento":"2026-12-30T10:00:00-03:00""#, "null", "3"),
        (r#","valor_recebido":0"#, "null", "3"),
    ] {
        let sale = account.sale(&part(more));
        assert_eq!(
            (text(&sale, "parcelas.0.data_recebimento"), text(&sale, "nfse_status")),
            (date.to_owned(), invoice.to_owned()),
            "{more}"
        );
    }
    for (policy, expected) in [("no-invoice", "null"), ("invoice", "1")] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"zero-sale":"{policy}"}}}}"#));
        for method in ["1", "2"] {
            let sale = account.sale(&format!(r#"{{"data":"2027-01-01","valor_venda":0,"metodo_cobranca":{method}}}"#));
            assert_eq!(
                ["parcela_status", "parcelas.0.data_recebimento", "nfse_status"].map(|f| text(&sale, f)),
                ["2", "null", expected],
                "{policy} {method}"
            );
        }
    }
}
