//! Property test of generated histories of sales and contracts. After every step, the core must read the response without an
//! issue, a refused request must not have changed anything, and the totals and statuses of every sale must be those of a model.
//! `Account::send` and `Account::sales` check this. A new sale must have the amounts that were sent, or the sum of its items.

use crate::common::account::{Account, edited};
use crate::common::model::{cents, day_in, list, plus, total};
use crate::common::{cases, integer, json};
use lastro::json::Value;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Model as _, Sale};
use lastro::rules::{WriteOperation, validate_json};
use lastro_twin::state::{Table, View as _};
use proptest::prelude::*;

/// A step of a history. `sale`: a key. `part`: the index of an installment. Sometimes there is no such sale or installment.
#[derive(Debug, Clone)]
enum Step {
    Insert(String),
    Receive { sale: i64, part: i64, cents: Option<u32> },
    Boleto { sale: i64, part: i64, days: u32 },
    Cancel { sale: i64 },
    Edit { sale: i64, field: &'static str, text: String },
    Delete { sale: i64 },
    Days(i64),
}

fn day(offset: u32) -> String {
    let start: lastro::LocalDate = "2026-12-15".parse().expect("a day");
    start.plus_days(i64::from(offset)).expect("a day").to_string()
}

/// A key from 1 to `last`, or sometimes the next key, which does not exist.
fn known(last: i64) -> impl Strategy<Value = i64> {
    prop_oneof![9 => 1..=last, 1 => Just(last + 1)]
}

prop_compose! {
    fn item()(service in known(2), cents in 0..50_000_u32, qtd in 1..40_u32, given in any::<bool>(), recurs in 0..2) -> String {
        let value = format!("{}.{:02}", cents / 100, cents % 100);
        let value = if given { format!(r#","valor":{value},"qtd":{}.5"#, qtd / 4) } else { String::new() };
        format!(r#"{{"id_servico":{service},"recorrente":{recurs}{value}}}"#)
    }
}

prop_compose! {
    fn installment()(due in 0..120_u32, cents in 1..90_000_u32, status in prop::option::of(1..6)) -> String {
        let status = status.map_or(String::new(), |status| format!(r#","status":{status}"#));
        format!(r#"{{"data_vencimento":"{}","valor":{}.{:02}{status}}}"#, day(due), cents / 100, cents % 100)
    }
}

prop_compose! {
    fn sale()(
        contract in prop::bool::weighted(0.3),
        date in 0..90_u32,
        frequency in prop::sample::select(vec![0, 1, 2, 3, 12]),
        repetition in prop::sample::select(vec![
            r#""agendamento_repetir":1"#, r#""agendamento_repetir":2,"agendamento_numero":3"#,
            r#""agendamento_repetir":3,"agendamento_data_fim":"2027-08-31""#, r#""agendamento_repetir":2"#,
        ]),
        customer in known(2),
        method in known(3),
        billing in 1..4,
        discount in 0..3_000_u32,
        items in prop::collection::vec(item(), 0..4),
        parts in prop::collection::vec(installment(), 0..4),
        value in prop::option::of(1..900_u32),
    ) -> String {
        let date = day(date);
        let kind = if contract {
            format!(r#""agendamento_data":"{date}","agendamento_automatico":1,"agendamento_frequencia":{frequency},{repetition}"#)
        } else {
            format!(r#""data":"{date}""#)
        };
        let value = value.map_or(String::new(), |value| format!(r#","valor_venda":{value}"#));
        format!(
            r#"{{{kind},"id_cliente":{customer},"id_meio_pagamento":{method},"metodo_cobranca":{billing},"desconto":{}.{:02}{value},
            "itens":[{}],"parcelas":[{}]}}"#,
            discount / 100, discount % 100, items.join(","), parts.join(",")
        )
    }
}

fn step() -> impl Strategy<Value = Step> {
    let edits = prop_oneof![
        parts_of("parcelas", installment()),
        parts_of("itens", item()),
        Just(("agendamento_ativo", "0".to_owned())),
        Just(("agendamento_ativo", "1".to_owned())),
        (0..200_u32).prop_map(|offset| ("agendamento_data", format!("\"{}\"", day(offset)))),
        (1..5_i64).prop_map(|method| ("id_meio_pagamento", method.to_string())),
        (1..4_i64).prop_map(|billing| ("metodo_cobranca", billing.to_string())),
        Just(("agendamento_numero", "6".to_owned())),
        Just(("discriminacao", "null".to_owned())),
    ];
    prop_oneof![
        4 => sale().prop_map(Step::Insert),
        4 => (known(5), 0..4_i64, prop::option::of(1..60_000_u32))
            .prop_map(|(sale, part, cents)| Step::Receive { sale, part, cents }),
        2 => (known(5), 0..4_i64, 0..150_u32).prop_map(|(sale, part, days)| Step::Boleto { sale, part, days }),
        1 => known(5).prop_map(|sale| Step::Cancel { sale }),
        4 => (known(5), edits).prop_map(|(sale, (field, text))| Step::Edit { sale, field, text }),
        1 => known(5).prop_map(|sale| Step::Delete { sale }),
        4 => (1..45_i64).prop_map(Step::Days),
    ]
}

fn parts_of(name: &'static str, part: impl Strategy<Value = String>) -> impl Strategy<Value = (&'static str, String)> {
    prop::collection::vec(part, 0..3).prop_map(move |parts| (name, format!("[{}]", parts.join(","))))
}

/// Checks that a new sale has the items, the value and the installments that were sent. Values that were not sent must be the
/// defaults: an item has the value of its service, the value of the sale is the sum of its items minus the discount, and a
/// single installment over this value is due after five days.
fn charged(body: &Value, sale: &Value) {
    let place = sale.to_json();
    let items = list(sale, "itens");
    assert_eq!(items.len(), list(body, "itens").len(), "{place}");
    for (item, sent) in items.iter().zip(list(body, "itens")) {
        let of_service = if integer(sent.get("id_servico")) == Some(1) { 10_000 } else { 5_000 };
        let value = sent.get("valor").map_or(of_service, |value| cents(Some(value)));
        assert_eq!(cents(item.get("valor")), value, "{place}");
    }
    let value = body.get("valor_venda").map_or(total(sale).unwrap_or_default(), |value| cents(Some(value)));
    assert_eq!(cents(sale.get("valor_venda")), value, "{place}");
    let part = |part: &Value| (day_in(part, "data_vencimento").expect("a date"), cents(part.get("valor")));
    let mut expected: Vec<_> = list(body, "parcelas").iter().map(part).collect();
    if expected.is_empty() {
        let date = day_in(body, "data").or_else(|| day_in(body, "agendamento_data")).expect("a date");
        expected.push((plus(date, 5), value));
    }
    assert_eq!(list(sale, "parcelas").iter().map(part).collect::<Vec<_>>(), expected, "{place}");
}

/// Executes a step. An insert that the core's check rejects must be refused. One that passes may be refused only for the reasons
/// in `listed`.
fn carry_out(account: &mut Account, step: &Step) {
    let path = |sale: &i64, action: &str| format!("/api/v2/vendas/{sale}{action}");
    // The key of the installment with the index `part`, or an unknown key if there is none.
    let part_of = |account: &Account, sale: &i64, part: &i64| {
        let sale = account.sales().into_iter().find(|stored| stored.id == Some(*sale));
        let parts = sale.and_then(|sale| sale.parcelas).unwrap_or_default();
        let place = usize::try_from(*part).ok();
        place.and_then(|place| parts.get(place)).and_then(|installment| installment.id).unwrap_or(999)
    };
    match step {
        Step::Insert(body) => {
            let rules = lastro::rules::Context { operation: WriteOperation::Insert, today: None };
            let found = validate_json::<Sale>(body.as_bytes(), &rules).expect("a record").issues;
            let passes = !found.iter().any(lastro::Issue::stops);
            let (status, answer) = account.send("POST", "/api/v2/vendas/", body);
            let text = answer.to_json();
            // A valid request may be refused for these reasons: a record does not exist, or the discount exceeds the value of
            // the services.
            let listed = ["unknown_key", "desconto: out_of_range"].iter().any(|reason| text.contains(reason));
            assert!(if passes { status == 200 || listed } else { status == 400 }, "{body}: {text}");
            if status == 200 {
                charged(&json(body), &answer);
            }
        }
        Step::Receive { sale, part, cents } => {
            let id = part_of(account, sale, part);
            let amount = cents.map_or(String::new(), |c| format!(r#","valor_recebido":{}.{:02}"#, c / 100, c % 100));
            let body = format!(r#"{{"data_recebimento":"2027-01-10","id_parcela":{id}{amount}}}"#);
            account.send("POST", &path(sale, "/recebimento-confirmar"), &body);
        }
        Step::Boleto { sale, part, days } => {
            let id = part_of(account, sale, part);
            let body = format!(r#"{{"id_parcela":{id},"data_vencimento_novo":"{}","valor_novo":77.70}}"#, day(*days));
            account.send("POST", &path(sale, "/boleto-atualizar"), &body);
        }
        Step::Cancel { sale } => {
            let body = r#"{"cancelamento_codigo":2,"cancelamento_motivo":"Serviço não prestado."}"#;
            account.send("POST", &path(sale, "/nfse-cancelar"), body);
        }
        Step::Edit { sale, field, text } => {
            let (status, stored) = account.send("GET", &path(sale, ""), "");
            if status == 200 {
                account.send("POST", &path(sale, ""), &edited(&stored, &[(field, text)]));
            }
        }
        Step::Delete { sale } => {
            account.send("DELETE", &path(sale, ""), "");
        }
        Step::Days(days) => {
            let now = account.engine.now(&account.state).expect("a moment").day();
            account.advance(&now.plus_days(*days).expect("a day").to_string());
        }
    }
}

proptest! {
    #![proptest_config(cases(96))]

    #[test]
    fn every_history_keeps_the_rules(steps in prop::collection::vec(step(), 1..40)) {
        let mut account = Account::new();
        for step in &steps {
            carry_out(&mut account, step);
            account.sales();
        }
        // at the end, a sale whose due dates have all passed is no longer pending
        let end = "2030-01-01";
        account.advance(end);
        let end = end.parse().expect("a day");
        let due = |sale: &Sale| sale.parcelas.iter().flatten().all(|part| part.data_vencimento.is_some_and(|day| day < end));
        for sale in account.sales().iter().filter(|sale| sale.data.is_some() && due(sale)) {
            prop_assert_ne!(sale.parcela_status, Some(InstallmentStatus::Pending));
        }
    }

    /// The same steps give the same state, byte for byte.
    #[test]
    fn a_history_has_one_outcome(steps in prop::collection::vec(step(), 1..20)) {
        let [one, two] = [(), ()].map(|()| {
            let mut account = Account::new();
            steps.iter().for_each(|step| carry_out(&mut account, step));
            account.whole()
        });
        prop_assert_eq!(one, two);
    }
}

#[test]
fn a_stored_document_is_written_once_and_read_alike() {
    let mut account = Account::new();
    account.sale(r#"{"data":"2027-01-01","id_cliente":1,"itens":[{"id_servico":1}]}"#);
    let row = account.state.get(Table::Sale, 1).expect("a store").expect("a row");
    let (sale, _) = Sale::from_json(row.doc.as_bytes()).expect("a sale");
    assert_eq!(lastro_twin::decide::document(&sale), &*row.doc);
}
