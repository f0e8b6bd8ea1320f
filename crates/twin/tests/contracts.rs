//! Tests contracts and the sales that they generate.

use crate::common::account::{Account, at, edited, states, text};
use lastro::json::Value;
use lastro::model::Sale;
use lastro::model::codes::{Flag, InstallmentStatus};
use lastro_twin::decide::Event;
use lastro_twin::effects::fire;
use lastro_twin::state::{DueKind, Table, View as _};

const MONTHLY: &str = r#"{"agendamento":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,
    "agendamento_automatico":1,"agendamento_dados":{"id_contato":-1,"anexo_1":"contrato.pdf"},"id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":2,"desconto":5,
    "itens":[{"recorrente":1,"id_servico":1,"valor":100,"qtd":1},{"recorrente":0,"id_servico":2,"valor":50,"qtd":1}],
    "parcelas":[{"data_vencimento":"2027-01-31","valor":145}]}"#;

fn days(sales: &[Sale]) -> Vec<String> {
    sales.iter().filter_map(|sale| sale.data).map(|day| day.to_string()).collect()
}

#[test]
fn a_contract_of_31_january_yields_a_sale_a_month_on_the_clamped_day() {
    let mut account = Account::new();
    let contract = account.sale(MONTHLY);
    let expected = [
        ("agendamento", "1"),
        ("data", "null"),
        ("agendamento_ativo", "1"),
        ("agendamento_ativo_data", "\"2027-01-01T09:00:00-03:00\""),
        ("parcela_status", "null"),
        ("nfse_status", "null"),
        ("pagamento_online_codigo", "null"),
        ("valor_venda", "145.00"),
        ("parcelas.0.status", "null"),
        ("parcelas.0.numero", "null"),
        ("parcelas.0.linha_digitavel", "null"),
    ];
    for (path, value) in expected {
        assert_eq!(text(&contract, path), value, "{path}");
    }
    // the sale is generated at 6:00, and not before
    account.advance("2027-01-31T05:59:59-03:00");
    assert_eq!(account.sales().len(), 1);
    account.advance("2027-01-31T06:00:00-03:00");
    let first = account.select(2);
    let expected = [
        ("data", "\"2027-01-31\""),
        ("agendamento", "0"),
        ("agendamento_dados.id_venda", "2"),
        ("agendamento_dados.id_contato", "-1"),
        // the template is null, since no operation gives access to e-mail templates
        ("agendamento_dados.modelo", "null"),
        ("agendamento_dados.anexo_1", "\"contrato.pdf\""),
        ("agendamento_sequencia", "1"),
        ("agendamento_data_geracao", "\"2027-01-31\""),
        ("agendamento_ultima_ocorrencia", "0"),
        ("cliente", r#""Ana \"Lu\" Souza""#),
        ("meio_pagamento", "\"Boleto\""),
        ("valor_venda", "145.00"),
        ("desconto", "5.00"),
        ("nfse_status", "3"),
        ("parcela_status", "1"),
        ("itens.1.servico", "\"Adesão\""),
        ("parcelas.0.valor", "145.00"),
        ("parcelas.0.data_vencimento", "\"2027-01-31\""),
        ("parcelas.0.data_vencimento_original", "\"2027-01-31\""),
    ];
    for (path, value) in expected {
        assert_eq!(text(&first, path), value, "{path}");
    }
    assert_eq!(text(&account.select(1), "agendamento_data"), "\"2027-02-28\"");
    assert_eq!(text(&account.select(1), "parcelas.0.data_vencimento"), "\"2027-02-28\"");
    account.ok("POST", "/api/v2/vendas/2/recebimento-confirmar", r#"{"data_recebimento":"2027-01-31"}"#);
    account.advance("2028-01-15");
    let sales = account.sales();
    let (contract, generated) = sales.split_first().expect("the contract");
    let expected = [
        "2027-01-31",
        "2027-02-28",
        "2027-03-31",
        "2027-04-30",
        "2027-05-31",
        "2027-06-30",
        "2027-07-31",
        "2027-08-31",
        "2027-09-30",
        "2027-10-31",
        "2027-11-30",
        "2027-12-31",
    ];
    assert_eq!(days(generated), expected);
    assert_eq!(contract.agendamento_data, "2028-01-31".parse().ok());
    let (paid, open) = generated.split_first().expect("the first sale");
    assert_eq!(
        (paid.parcela_status, text(&account.select(2), "nfse_status")),
        (Some(InstallmentStatus::Paid), "1".to_owned())
    );
    for (number, sale) in (2..).zip(open) {
        assert_eq!(sale.agendamento_sequencia, Some(number));
        assert_eq!(sale.valor_venda, "95.00".parse().ok());
        assert_eq!(sale.itens.as_ref().map(Vec::len), Some(1));
        assert_eq!(states(sale), [Some(InstallmentStatus::Overdue)]);
        assert_eq!(sale.parcelas.iter().flatten().next().and_then(|i| i.data_vencimento), sale.data);
    }
}

#[test]
fn many_small_steps_of_the_clock_give_what_one_large_step_gives() {
    let mut account = Account::new();
    account.sale(MONTHLY);
    account.sale(
        &MONTHLY
            .replace("2027-01-31", "2027-01-15")
            .replace("\"agendamento_frequencia\":1", "\"agendamento_frequencia\":2"),
    );
    let mut steps = account.clone();
    account.advance("2027-12-31");
    let mut reached = false;
    let to = lastro_twin::Moment::of(&"2027-12-31T00:00:00-03:00".parse().expect("a moment"));
    while !reached {
        reached = steps.engine.advance(&mut steps.state, to, 1).expect("a step").reached;
    }
    assert_eq!(account.whole(), steps.whole());
    assert_eq!(account.sales().len(), 2 + 11 + 6);
}

#[test]
fn a_contract_ends_by_its_number_its_date_or_its_frequency() {
    for (schedule, expected) in [
        (
            r#""agendamento_frequencia":1,"agendamento_repetir":2,"agendamento_numero":3"#,
            &["2027-01-31", "2027-02-28", "2027-03-31"][..],
        ),
        (
            r#""agendamento_frequencia":3,"agendamento_repetir":3,"agendamento_data_fim":"2027-07-31""#,
            &["2027-01-31", "2027-04-30", "2027-07-31"],
        ),
        (r#""agendamento_frequencia":0,"agendamento_repetir":1"#, &["2027-01-31"]),
        (r#""agendamento_frequencia":6"#, &["2027-01-31", "2027-07-31", "2028-01-31"]),
        (r#""agendamento_numero":2,"agendamento_frequencia":12"#, &["2027-01-31", "2028-01-31"]),
        (r#""agendamento_repetir":1"#, &["2027-01-31"]),
    ] {
        let mut account = Account::new();
        let body = format!(
            r#"{{"agendamento_data":"2027-01-31","agendamento_automatico":1,{schedule},"itens":[{{"id_servico":1}}]}}"#
        );
        account.sale(&body);
        account.advance("2028-03-01");
        let sales = account.sales();
        let (contract, generated) = sales.split_first().expect("the contract");
        assert_eq!(days(generated), expected, "{schedule}");
        let last = generated.last().expect("a sale").agendamento_ultima_ocorrencia;
        let ends = !schedule.contains("\"agendamento_frequencia\":6");
        assert_eq!(last, Some(if ends { Flag::Yes } else { Flag::No }), "{schedule}");
        assert_eq!(contract.agendamento_ativo, Some(if ends { Flag::No } else { Flag::Yes }), "{schedule}");
        if ends {
            assert_eq!(contract.agendamento_data, generated.last().and_then(|sale| sale.data));
        }
    }
}

#[test]
fn an_ended_contract_goes_on_where_it_is_given_more_occurrences() {
    let mut account = Account::new();
    account.sale(&MONTHLY.replace("\"agendamento_repetir\":1", "\"agendamento_repetir\":2,\"agendamento_numero\":2"));
    account.advance("2027-03-10");
    let ended = account.select(1);
    assert_eq!(
        (text(&ended, "agendamento_data"), text(&ended, "agendamento_ativo")),
        ("\"2027-02-28\"".to_owned(), "0".to_owned())
    );
    let longer = edited(&ended, &[("agendamento_numero", "4"), ("agendamento_ativo", "1")]);
    let longer = account.ok("POST", "/api/v2/vendas/1", &longer);
    assert_eq!(text(&longer, "agendamento_data"), "\"2027-03-31\"");
    account.advance("2027-12-01");
    assert_eq!(days(&account.sales()), ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]);
    let numbers: Vec<_> = account.sales().iter().filter_map(|sale| sale.agendamento_sequencia).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
}

#[test]
fn a_paused_contract_yields_nothing_and_keeps_its_day() {
    let mut account = Account::new();
    account.sale(MONTHLY);
    account.advance("2027-02-01");
    let paused = edited(&account.select(1), &[("agendamento_ativo", "0")]);
    let paused = account.ok("POST", "/api/v2/vendas/1", &paused);
    assert_eq!(text(&paused, "agendamento_ativo_data"), "\"2027-02-01T00:00:00-03:00\"");
    account.advance("2027-05-10");
    assert_eq!(account.sales().len(), 2);
    let active = edited(&account.select(1), &[("agendamento_ativo", "1")]);
    let resumed = account.ok("POST", "/api/v2/vendas/1", &active);
    assert_eq!(text(&resumed, "agendamento_data"), "\"2027-05-31\"");
    account.advance("2027-07-01");
    assert_eq!(days(&account.sales()), ["2027-01-31", "2027-05-31", "2027-06-30"]);
}

#[test]
fn dates_that_have_passed_yield_one_sale_or_all_by_policy() {
    let body = MONTHLY.replace("2027-01-31", "2026-08-31");
    let mut account = Account::new();
    account.sale(&body);
    account.advance("2027-02-01");
    assert_eq!(days(&account.sales()), ["2026-08-31", "2027-01-31"]);
    let mut account = Account::with(r#"{"policies":{"past-occurrences":"all"}}"#);
    account.sale(&body);
    account.advance("2027-02-01");
    let all = ["2026-08-31", "2026-09-30", "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31"];
    assert_eq!(days(&account.sales()), all);
    // a contract that begins in the year 1 also generates only one sale, in the request that inserts it
    let mut account = Account::new();
    account.sale(&MONTHLY.replace("2027-01-31", "0001-01-31"));
    assert_eq!(days(&account.sales()), ["0001-01-31"]);
    assert_eq!(account.advance("2027-01-02"), 0);
    assert_eq!(text(&account.select(1), "agendamento_data"), "\"2027-01-31\"");
}

#[test]
fn a_new_date_goes_on_with_the_next_occurrence() {
    let mut account = Account::new();
    account.sale(MONTHLY);
    account.advance("2027-03-01");
    let moved = edited(&account.select(1), &[("agendamento_data", "\"2027-04-10\"")]);
    account.ok("POST", "/api/v2/vendas/1", &moved);
    account.advance("2027-06-01");
    let sales = account.sales();
    assert_eq!(days(&sales), ["2027-01-31", "2027-02-28", "2027-04-10", "2027-05-10"]);
    let numbers: Vec<_> = sales.iter().filter_map(|sale| sale.agendamento_sequencia).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    assert_eq!(sales.last().and_then(|sale| sale.itens.as_ref().map(Vec::len)), Some(1));
}

#[test]
fn a_contract_whose_sale_is_refused_is_paused_or_skips_it() {
    let once = MONTHLY.replace("\"recorrente\":1", "\"recorrente\":0");
    let mut account = Account::new();
    account.sale(&once);
    account.sale(MONTHLY);
    account.advance("2027-12-31T12:00:00-03:00");
    let contract = account.select(1);
    assert_eq!(
        (text(&contract, "agendamento_ativo"), text(&contract, "agendamento_data")),
        ("0".to_owned(), "\"2027-02-28\"".to_owned())
    );
    // the refused contract does not stop the other contract
    assert_eq!(account.sales().len(), 2 + 1 + 12);
    let row = account.state.get(Table::Sale, 1).expect("a store").expect("a row");
    assert!(row.extras.is_some_and(|extras| extras.contains("contract.itens: nothing_to_charge")));
    let mut account = Account::with(r#"{"policies":{"refused-contract":"skip"}}"#);
    account.sale(&once);
    account.advance("2027-12-31T12:00:00-03:00");
    let contract = account.select(1);
    assert_eq!(
        (text(&contract, "agendamento_ativo"), text(&contract, "agendamento_data")),
        ("1".to_owned(), "\"2028-01-31\"".to_owned())
    );
    assert_eq!(account.sales().len(), 2);
    // the sale is refused because its customer was deleted; the next sale gets the key that the refused sale would have had
    let mut account = Account::new();
    account.sale(MONTHLY);
    account.remove(Table::Customer, 1);
    account.advance("2027-02-01");
    assert_eq!(text(&account.select(1), "agendamento_ativo"), "0");
    assert_eq!(text(&account.sale(r#"{"data":"2027-02-01","valor_venda":1}"#), "id"), "2");
}

#[test]
fn a_contract_that_is_not_automatic_or_was_deleted_yields_nothing() {
    let mut account = Account::new();
    account.sale(&MONTHLY.replace("\"agendamento_automatico\":1,", ""));
    account.sale(MONTHLY);
    assert_eq!(text(&account.select(1), "agendamento_automatico"), "0");
    account.ok("DELETE", "/api/v2/vendas/2", "");
    assert_eq!(account.advance("2028-01-01"), 0);
}

#[test]
fn a_contract_has_nothing_to_receive() {
    let mut account = Account::new();
    account.sale(MONTHLY);
    for (action, body) in [
        ("recebimento-confirmar", r#"{"data_recebimento":"2027-01-05"}"#),
        ("boleto-atualizar", r#"{"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":61}"#),
    ] {
        let message = account.refused("POST", &format!("/api/v2/vendas/1/{action}"), body);
        assert!(message.contains("contrato"), "{message}");
    }
}

/// Processes the first due work, which must be of this kind. Returns its events.
fn events(account: &Account, kind: DueKind) -> Vec<Event> {
    let due = account.state.first_due().expect("a store").expect("work");
    assert_eq!(due.kind, kind);
    let lists = lastro_twin::state::Memory::default();
    let settings = account.engine.settings();
    let context = lastro_twin::decide::Context { view: &account.state, reference: &lists, settings, now: due.at };
    fire(&context, due).expect("work").events
}

#[test]
fn time_notifies_what_it_changes() {
    for (policy, of_time) in [("notify", true), ("silent", false)] {
        let mut account = Account::with(&format!(r#"{{"policies":{{"time-events":"{policy}"}}}}"#));
        account.sale(MONTHLY);
        let told = events(&account, DueKind::Contract);
        let said: Vec<_> = told.iter().map(|event| (event.endpoint, event.operation, event.id)).collect();
        let expected = [("vendas", "insert", 2), ("vendas", "update", 1)];
        assert_eq!(said, expected[..if of_time { 2 } else { 1 }], "{policy}");
        account.advance("2027-01-31T06:00:00-03:00");
        // the data of an event is the record as `select` returns it
        for event in &told {
            assert_eq!(account.select(event.id).to_json(), &*event.data);
        }
        let overdue = events(&account, DueKind::Overdue);
        assert_eq!(overdue.len(), usize::from(of_time), "{policy}");
        for event in overdue {
            assert_eq!((event.operation, event.id), ("update", 2));
            assert!(event.data.contains("\"parcela_status\":5"));
        }
    }
}

#[test]
fn one_piece_of_work_is_planned_for_a_sale_at_a_time() {
    let mut account = Account::new();
    let body = r#"{"data":"2027-01-01","valor_venda":2,"parcelas":[{"data_vencimento":"2027-01-11","valor":1},
        {"data_vencimento":"2027-02-11","valor":1}]}"#;
    let sale = account.sale(body);
    for _ in 0..3 {
        account.ok("POST", "/api/v2/vendas/1", &sale.to_json());
    }
    let due = |account: &Account| account.state.first_due().expect("a store").map(|due| due.at.text());
    assert_eq!(due(&account).as_deref(), Some("2027-01-12T00:00:00-03:00"));
    assert_eq!(account.advance("2027-01-12"), 1);
    assert_eq!(due(&account).as_deref(), Some("2027-02-12T00:00:00-03:00"));
    let later = edited(&account.select(1), &[("parcelas", "null"), ("data", "\"2027-03-01\"")]);
    let later = account.ok("POST", "/api/v2/vendas/1", &later);
    assert_eq!(at(&later, "parcelas.1"), &Value::Null);
    assert_eq!(due(&account).as_deref(), Some("2027-03-09T00:00:00-03:00"));
    account.ok("DELETE", "/api/v2/vendas/1", "");
    assert_eq!(due(&account), None);
}
