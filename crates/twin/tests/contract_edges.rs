//! Tests edge cases of contracts: amounts that differ from the items, pauses, numbers of occurrences, dates in the past.

use crate::common::account::{self, Account, edited, text};
use lastro::model::Sale;
use lastro::model::codes::Flag;

/// The body of a contract. `schedule`, `charge`: its members for the schedule and the amounts. The twin starts on 1 January 2027.
fn contract(schedule: &str, charge: &str) -> String {
    format!(r#"{{"agendamento_automatico":1,"id_meio_pagamento":1,"metodo_cobranca":3,{schedule},{charge}}}"#)
}

const MONTHLY: &str = r#""agendamento_data":"2027-01-31","agendamento_frequencia":1"#;
const HUNDRED: &str = r#""itens":[{"id_servico":1,"recorrente":1,"valor":100,"qtd":1}]"#;

fn monthly(count: i64) -> String {
    contract(&format!(r#"{MONTHLY},"agendamento_repetir":2,"agendamento_numero":{count}"#), HUNDRED)
}

/// For each generated sale: its date, its sequence number, and whether it is the last sale of the contract.
fn generated(account: &Account) -> Vec<(String, i64, bool)> {
    let of = |sale: &Sale| {
        let (Some(date), Some(number)) = (sale.data, sale.agendamento_sequencia) else { panic!("{sale:?}") };
        (date.to_string(), number, sale.agendamento_ultima_ocorrencia == Some(Flag::Yes))
    };
    account.sales().iter().filter(|sale| sale.agendamento == Some(Flag::No)).map(of).collect()
}

fn listed(sales: &[(&str, i64, bool)]) -> Vec<(String, i64, bool)> {
    sales.iter().map(|(date, number, last)| ((*date).to_owned(), *number, *last)).collect()
}

/// Changes members of the contract with the key 1.
fn change(account: &mut Account, changes: &[(&str, &str)]) -> (u16, String) {
    let body = edited(&account.select(1), changes);
    let (status, answer) = account.send("POST", "/api/v2/vendas/1", &body);
    (status, answer.to_json())
}

/// The value of a sale and the amounts of its installments.
fn charged(account: &mut Account, id: i64) -> (String, Vec<String>) {
    let sale = account.select(id);
    let parts = account::at(&sale, "parcelas").as_array().expect("a list").len();
    (text(&sale, "valor_venda"), (0..parts).map(|part| text(&sale, &format!("parcelas.{part}.valor"))).collect())
}

fn amounts(value: &str, parts: &[&str]) -> (String, Vec<String>) {
    (value.to_owned(), parts.iter().map(|part| (*part).to_owned()).collect())
}

#[test]
fn a_contract_charges_the_amounts_that_were_sent() {
    let part = |amount: &str| format!(r#"{{"data_vencimento":"2027-02-05","valor":{amount}}}"#);
    for (charge, parts, expected) in [
        (format!(r#"{HUNDRED},"valor_venda":90"#), &["90"][..], amounts("90.00", &["90.00"])),
        (HUNDRED.to_owned(), &["55", "55"], amounts("100.00", &["55.00", "55.00"])),
        (r#""valor_venda":300"#.to_owned(), &["100", "100"], amounts("300.00", &["100.00", "100.00"])),
        (format!(r#"{HUNDRED},"valor_venda":90"#), &[], amounts("90.00", &["90.00"])),
        // installments of 0.00 have no amounts of their own: their number says into how many installments the value is split
        (format!(r#"{HUNDRED},"valor_venda":90.01"#), &["0", "0"], amounts("90.01", &["45.01", "45.00"])),
    ] {
        let list: Vec<String> = parts.iter().map(|amount| part(amount)).collect();
        let mut account = Account::new();
        account.sale(&contract(MONTHLY, &format!(r#"{charge},"parcelas":[{}]"#, list.join(","))));
        account.advance("2027-03-01");
        assert_eq!(charged(&mut account, 2), expected, "{charge} {parts:?}");
        assert_eq!(charged(&mut account, 3), expected, "{charge} {parts:?}");
    }
    let mut account = Account::with(r#"{"policies":{"sale-value":"computed"}}"#);
    account.sale(&contract(MONTHLY, &format!(r#"{HUNDRED},"valor_venda":90"#)));
    account.advance("2027-02-01");
    assert_eq!(charged(&mut account, 2), amounts("100.00", &["100.00"]));
}

#[test]
fn installments_that_an_update_leaves_out_share_the_new_value() {
    let dearer =
        r#"{"agendamento_data":"2027-01-31","itens":[{"id":1,"id_servico":1,"recorrente":1,"valor":120,"qtd":1}]}"#;
    for (parts, expected) in [
        (&[][..], &["120.00"][..]),
        (&["60", "40"], &["72.00", "48.00"]),
        (&["33.33", "66.67"], &["40.00", "80.00"]),
        // these installments never had the sum 100.00, so the twin leaves their amounts as they are
        (&["55", "55"], &["55.00", "55.00"]),
    ] {
        let part = |amount: &&str| format!(r#"{{"data_vencimento":"2027-02-05","valor":{amount}}}"#);
        let list: Vec<String> = parts.iter().map(part).collect();
        let mut account = Account::new();
        account.sale(&contract(MONTHLY, &format!(r#"{HUNDRED},"parcelas":[{}]"#, list.join(","))));
        account.ok("POST", "/api/v2/vendas/1", dearer);
        account.advance("2027-02-01");
        assert_eq!(charged(&mut account, 2), amounts("120.00", expected), "{parts:?}");
    }
}

const WITH_ONE_OFF: &str = r#""itens":[{"id_servico":1,"recorrente":1,"valor":100,"qtd":1},{"id_servico":2,"recorrente":0,"valor":50,"qtd":1}]"#;

#[test]
fn amounts_are_computed_again_once_an_item_has_dropped_out() {
    let mut account = Account::new();
    let parts =
        r#""parcelas":[{"data_vencimento":"2027-02-05","valor":80},{"data_vencimento":"2027-03-05","valor":40}]"#;
    account.sale(&contract(MONTHLY, &format!(r#"{WITH_ONE_OFF},"valor_venda":140,{parts}"#)));
    account.advance("2027-03-01");
    assert_eq!(charged(&mut account, 2), amounts("140.00", &["80.00", "40.00"]));
    assert_eq!(charged(&mut account, 3), amounts("100.00", &["66.67", "33.33"]));
}

#[test]
fn a_contract_with_nothing_left_to_charge_is_paused_or_skips() {
    let body = contract(MONTHLY, &format!(r#"{WITH_ONE_OFF},"desconto":120"#))
        .replace("\"metodo_cobranca\":3", "\"metodo_cobranca\":2");
    let mut account = Account::new();
    account.sale(&body);
    account.advance("2027-06-01");
    assert_eq!(generated(&account), listed(&[("2027-01-31", 1, false)]));
    assert_eq!(charged(&mut account, 2), amounts("30.00", &["30.00"]));
    let paused = account.select(1);
    assert_eq!(
        (text(&paused, "agendamento_ativo"), text(&paused, "agendamento_data")),
        ("0".to_owned(), "\"2027-02-28\"".to_owned())
    );
    let mut account = Account::with(r#"{"policies":{"refused-contract":"skip"}}"#);
    account.sale(&body);
    account.advance("2027-06-01");
    assert_eq!(generated(&account), listed(&[("2027-01-31", 1, false)]));
    assert_eq!(text(&account.select(1), "agendamento_data"), "\"2027-06-30\"");
}

#[test]
fn a_pause_uses_up_no_count_and_leaves_no_gap() {
    for (policy, expected) in [
        ("not-counted", &[("2027-01-31", 1, false), ("2027-05-31", 2, false), ("2027-06-30", 3, true)][..]),
        // the skipped dates in February, March and April count as occurrences
        ("counted", &[("2027-01-31", 1, false), ("2027-05-31", 2, true)]),
    ] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"skipped-occurrences":"{policy}"}}}}"#));
        account.sale(&monthly(if policy == "counted" { 5 } else { 3 }));
        account.advance("2027-02-01");
        assert_eq!(change(&mut account, &[("agendamento_ativo", "0")]).0, 200);
        account.advance("2027-05-10");
        assert_eq!(change(&mut account, &[("agendamento_ativo", "1")]).0, 200);
        account.advance("2029-01-01");
        assert_eq!(generated(&account), listed(expected), "{policy}");
        assert_eq!(text(&account.select(1), "agendamento_ativo"), "0", "{policy}");
    }
    let mut account = Account::new();
    account.sale(&contract(MONTHLY, HUNDRED));
    account.advance("2027-02-01");
    change(&mut account, &[("agendamento_ativo", "0")]);
    account.advance("2027-05-10");
    change(&mut account, &[("agendamento_ativo", "1")]);
    account.advance("2027-06-01");
    assert_eq!(generated(&account), listed(&[("2027-01-31", 1, false), ("2027-05-31", 2, false)]));
}

#[test]
fn a_contract_that_was_never_active_begins_with_its_first_sale() {
    let mut account = Account::new();
    account.sale(&contract(&format!(r#"{MONTHLY},"agendamento_ativo":0"#), WITH_ONE_OFF));
    account.advance("2027-05-10");
    assert_eq!(change(&mut account, &[("agendamento_ativo", "1")]).0, 200);
    account.advance("2027-06-01");
    assert_eq!(generated(&account), listed(&[("2027-05-31", 1, false)]));
    assert_eq!(charged(&mut account, 2).0, "150.00");
}

#[test]
fn a_count_that_begins_in_the_past_ends_with_its_last_sale() {
    let past = monthly(2).replace("2027-01-31", "2026-10-31");
    let mut account = Account::new();
    account.sale(&past);
    account.advance("2028-01-01");
    assert_eq!(generated(&account), listed(&[("2026-10-31", 1, false), ("2027-01-31", 2, true)]));
    assert_eq!(text(&account.select(1), "agendamento_ativo"), "0");
    // the end of the schedule is in the past, so the only generated sale is also the last one
    let ended = contract(
        r#""agendamento_data":"2026-10-31","agendamento_frequencia":1,"agendamento_repetir":3,"agendamento_data_fim":"2026-12-31""#,
        HUNDRED,
    );
    for (policy, expected) in [
        ("one", &[("2026-10-31", 1, true)][..]),
        ("all", &[("2026-10-31", 1, false), ("2026-11-30", 2, false), ("2026-12-31", 3, true)]),
    ] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"past-occurrences":"{policy}"}}}}"#));
        account.sale(&ended);
        assert_eq!(generated(&account), listed(expected), "{policy}");
        assert_eq!(text(&account.select(1), "agendamento_ativo"), "0", "{policy}");
    }
}

#[test]
fn a_count_that_is_raised_after_its_end_is_reached_again() {
    for policy in ["pause", "keep"] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"ended-contract":"{policy}"}}}}"#));
        account.sale(&monthly(2));
        account.advance("2027-07-10");
        assert_eq!(generated(&account), listed(&[("2027-01-31", 1, false), ("2027-02-28", 2, true)]));
        let (status, answer) = change(&mut account, &[("agendamento_numero", "3"), ("agendamento_ativo", "1")]);
        assert_eq!(status, 200, "{answer}");
        account.advance("2028-07-01");
        let sales = generated(&account);
        // With `pause`, the contract became inactive when it ended, so it gets no sales for the dates that passed until this
        // update. With `keep`, it stayed active, so it gets a sale for its next date, although that date has passed.
        let third = if policy == "keep" { "2027-03-31" } else { "2027-07-31" };
        assert_eq!(sales.last(), Some(&(third.to_owned(), 3, true)), "{policy}");
        assert_eq!(
            (sales.len(), text(&account.select(1), "agendamento_ativo")),
            (3, if policy == "keep" { "1" } else { "0" }.to_owned())
        );
        // the contract can be written back unchanged as it was read
        assert_eq!(change(&mut account, &[]).0, 200, "{policy}");
    }
}

#[test]
fn an_ended_contract_is_not_active_again_without_a_later_end() {
    let mut account = Account::new();
    account.sale(&monthly(3));
    account.advance("2027-04-10");
    assert_eq!(generated(&account).len(), 3);
    for (changes, told) in [
        (&[("agendamento_ativo", "1")][..], "agendamento_numero: out_of_range (min: 4)"),
        (&[("agendamento_numero", "2")], "agendamento_numero: out_of_range (min: 3)"),
        (
            &[("agendamento_ativo", "1"), ("agendamento_data", "\"2027-08-31\"")],
            "agendamento_numero: out_of_range (min: 4)",
        ),
        (
            &[("agendamento_ativo", "1"), ("agendamento_repetir", "3"), ("agendamento_data_fim", "\"2027-04-29\"")],
            "Este contrato já terminou",
        ),
        (&[("agendamento_ativo", "1"), ("agendamento_frequencia", "0")], "Este contrato já terminou"),
    ] {
        let (status, answer) = change(&mut account, changes);
        assert_eq!((status, answer.contains(told)), (400, true), "{changes:?}: {answer}");
    }
    assert_eq!(change(&mut account, &[("discriminacao", "\"x\"")]).0, 200);
    // an active contract must have at least one more sale; this one has generated three, so `agendamento_numero` must be at
    // least 4
    let mut account = Account::new();
    account.sale(&monthly(12));
    account.advance("2027-04-10");
    assert!(
        change(&mut account, &[("agendamento_numero", "3")]).1.contains("agendamento_numero: out_of_range (min: 4)")
    );
    assert_eq!(change(&mut account, &[("agendamento_numero", "4")]).0, 200);
    account.advance("2028-01-01");
    assert_eq!(generated(&account).last(), Some(&("2027-04-30".to_owned(), 4, true)));
    // a contract with a single date, which passed while the contract was paused
    let mut account = Account::new();
    account.sale(&contract(r#""agendamento_data":"2027-01-31","agendamento_ativo":0"#, HUNDRED));
    account.advance("2027-02-10");
    assert!(change(&mut account, &[("agendamento_ativo", "1")]).1.contains("Este contrato já terminou"));
    let again = [("agendamento_ativo", "1"), ("agendamento_data", "\"2027-02-20\"")];
    assert_eq!(change(&mut account, &again).0, 200);
    account.advance("2027-03-01");
    assert_eq!(generated(&account), listed(&[("2027-02-20", 1, true)]));
}

#[test]
fn a_contract_that_becomes_a_single_sale_has_one_more() {
    let mut account = Account::new();
    account.sale(&contract(MONTHLY, WITH_ONE_OFF));
    account.advance("2027-03-10");
    assert_eq!(change(&mut account, &[("agendamento_frequencia", "0")]).0, 200);
    account.advance("2028-01-01");
    let expected = [("2027-01-31", 1, false), ("2027-02-28", 2, false), ("2027-03-31", 3, true)];
    assert_eq!(generated(&account), listed(&expected));
    assert_eq!(charged(&mut account, 4).0, "100.00");
}

#[test]
fn a_sale_says_on_which_day_it_was_generated() {
    let mut account = Account::new();
    account.sale(&contract(MONTHLY, HUNDRED).replace("2027-01-31", "2026-12-15"));
    let sale = account.select(2);
    assert_eq!(
        (text(&sale, "data"), text(&sale, "agendamento_data_geracao")),
        ("\"2026-12-15\"".to_owned(), "\"2027-01-01\"".to_owned())
    );
    account.advance("2027-01-16");
    assert_eq!(text(&account.select(3), "agendamento_data_geracao"), "\"2027-01-15\"");
}

#[test]
fn due_dates_go_with_a_new_date_of_their_contract() {
    let mut account = Account::new();
    let contract = account.sale(&contract(MONTHLY, HUNDRED));
    assert_eq!(text(&contract, "parcelas.0.data_vencimento"), "\"2027-02-05\"");
    change(&mut account, &[("agendamento_data", "\"2027-02-20\"")]);
    account.advance("2027-02-20T06:00:00-03:00");
    let sale = account.select(2);
    assert_eq!(
        (text(&sale, "parcelas.0.data_vencimento"), text(&sale, "parcela_status")),
        ("\"2027-02-25\"".to_owned(), "1".to_owned())
    );
    assert_eq!(text(&sale, "parcelas.0.data_vencimento_original"), "\"2027-02-25\"");
    // a due date in the body of the update stays as sent: it is not moved with the contract's date
    let parts = r#"[{"id":1,"data_vencimento":"2027-04-03","valor":100}]"#;
    change(&mut account, &[("agendamento_data", "\"2027-03-31\""), ("parcelas", parts)]);
    account.advance("2027-05-01");
    let due = |account: &mut Account, id| text(&account.select(id), "parcelas.0.data_vencimento");
    assert_eq!([3, 4].map(|id| due(&mut account, id)), ["\"2027-04-03\"", "\"2027-05-03\""]);
}

#[test]
fn a_record_stays_a_sale_or_a_contract() {
    let mut account = Account::new();
    account.sale(&contract(MONTHLY, HUNDRED));
    account.sale(r#"{"data":"2027-01-01","valor_venda":10}"#);
    let to_sale = [("agendamento", "0"), ("data", "\"2027-01-05\"")];
    assert!(change(&mut account, &to_sale).1.contains("agendamento: contradiction (field: agendamento_data)"));
    let to_contract = edited(&account.select(2), &[("agendamento", "1"), ("agendamento_data", "\"2027-02-05\"")]);
    let message = account.refused("POST", "/api/v2/vendas/2", &to_contract);
    assert!(message.contains("agendamento: contradiction (field: data)"), "{message}");
    // a schedule in the body of a sale is ignored, or refused by the policy `sale-schedule`; a contract that is sent with a
    // received amount is refused
    let both = r#"{"data":"2027-01-01","valor_venda":10,"agendamento_data":"2027-02-01","agendamento_frequencia":1,"agendamento_ativo":1}"#;
    let sale = account.sale(both);
    for field in ["agendamento_data", "agendamento_frequencia", "agendamento_ativo", "agendamento_repetir"] {
        assert_eq!(text(&sale, field), "null", "{field}");
    }
    let mut strict = Account::with(r#"{"policies":{"sale-schedule":"refuse"}}"#);
    let message = strict.refused("POST", "/api/v2/vendas/", both);
    assert!(message.contains("agendamento_data: contradiction (field: data)"), "{message}");
    let received = r#""parcelas":[{"data_vencimento":"2027-02-05","valor":100,"valor_recebido":5}]"#;
    let message = account.refused("POST", "/api/v2/vendas/", &contract(MONTHLY, &format!("{HUNDRED},{received}")));
    assert!(message.contains("contrato não tem parcelas a receber"), "{message}");
}

/// The requests of this test have JSON bodies, which version 1 accepts by the policy `v1-body`.
#[test]
fn version_1_keeps_sales_and_contracts_apart() {
    let mut account = Account::new();
    account.sale(&contract(MONTHLY, &format!(r#"{HUNDRED},"id_cliente":1"#)));
    account.sale(r#"{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":1,"itens":[{"id_servico":1}]}"#);
    let of = |dates: &str| {
        format!(
            r#"{{{dates},"cliente":"1","servico":"Mensalidade","valor_venda":"100.00","emissao_nfse":"3","meio_pagamento":"Boleto"}}"#
        )
    };
    let schedule = r#""agendamento_data":"2027-02-15","agendamento_repetir":"1","agendamento_frequencia":"1""#;
    let both = format!(r#""data":"2027-01-01",{schedule}"#);
    let mut refused = |target: &str, body: &str| {
        let (status, answer) = account.send("POST", target, body);
        assert_eq!(status, 400, "{body}");
        text(&answer, "mensagem")
    };
    // a schedule in an update cannot turn a sale into a contract, and a date cannot turn a contract into a sale
    assert!(refused("/api/venda/2", &of(schedule)).contains("agendamento: contradiction (field: data)"));
    let dated = of(r#""data":"2027-01-01""#);
    assert!(refused("/api/venda/1", &dated).contains("agendamento: contradiction (field: agendamento_data)"));
    // a schedule is ignored if the body also contains a date
    for target in ["/api/venda", "/api/venda/2"] {
        let (status, answer) = account.send("POST", target, &of(&both));
        assert_eq!(status, 200, "{}", answer.to_json());
        for field in ["agendamento_data", "agendamento_repetir", "agendamento_frequencia", "agendamento_ativo"] {
            assert_eq!(text(&answer, field), "\"\"", "{field}");
        }
    }
}
