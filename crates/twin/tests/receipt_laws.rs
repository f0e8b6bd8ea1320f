//! Property test that compares received amounts with a ledger in the test. The received amount of an installment is the sum of
//! its receipts, in any order. It decreases only if a body contains a lower `valor_recebido`, or if the sale is deleted.

use std::collections::BTreeMap;

use crate::common::account::{Account, edited};
use crate::common::model::{Received, list, money, parts};
use crate::common::{cases, integer, json};
use lastro::json::Value;
use proptest::prelude::*;

/// The ledger: for each sale and each of its installments, by their keys, the value in cents and the received amount.
#[derive(Debug, Clone, Default)]
struct Ledger(BTreeMap<i64, BTreeMap<i64, (i64, Received)>>);

#[derive(Debug, Clone)]
enum Step {
    /// Confirms a receipt for an installment, which is given by its index. The amount is optional.
    Receive {
        sale: i64,
        place: usize,
        cents: Option<i64>,
        day: i64,
    },
    /// Confirms a receipt by version 1, which does not name an installment.
    Receive1 {
        sale: i64,
        cents: i64,
        day: i64,
    },
    /// Sends an update of a sale that leaves out some or all installments.
    Leave {
        sale: i64,
        kept: Vec<bool>,
    },
    /// Sends an update that sets the received amount of an installment.
    Correct {
        sale: i64,
        place: usize,
        cents: i64,
    },
    /// Sends an update of another field.
    Edit {
        sale: i64,
    },
    Boleto {
        sale: i64,
        place: usize,
        cents: i64,
    },
    Delete {
        sale: i64,
    },
    Days(i64),
}

const SALES: i64 = 3;

impl Ledger {
    /// Adds a receipt to the ledger. Returns `false` if the installment is unknown, or if `cents` is `None` and nothing is left to
    /// be paid.
    fn receive(&mut self, sale: i64, key: i64, cents: Option<i64>, date: &str) -> bool {
        let Some((value, received)) = self.0.get_mut(&sale).and_then(|parts| parts.get_mut(&key)) else { return false };
        received.enter(*value, cents, date)
    }

    fn agrees(&self, account: &mut Account) {
        for (sale, entered) in &self.0 {
            let shown = parts(&account.select(*sale));
            let shown: BTreeMap<i64, (i64, Received)> =
                shown.into_iter().map(|(key, value, received)| (key, (value, received))).collect();
            assert_eq!(&shown, entered, "sale {sale}");
        }
    }
}

fn sale(parts: &[i64], received: &[i64]) -> String {
    let sum: i64 = parts.iter().sum();
    let part = |(cents, received): (&i64, &i64)| {
        let received = if *received > 0 { format!(r#","valor_recebido":{}"#, money(*received)) } else { String::new() };
        format!(r#"{{"data_vencimento":"2027-01-31","valor":{}{received}}}"#, money(*cents))
    };
    let list: Vec<String> = parts.iter().zip(received).map(part).collect();
    format!(
        r#"{{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":3,"valor_venda":{},"parcelas":[{}]}}"#,
        money(sum),
        list.join(",")
    )
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let amount = || prop_oneof![2 => Just(1_i64), 3 => 1..=12_000_i64, 2 => Just(5_000_i64)];
    let (sale, place) = (|| 1..=SALES, || 0..4_usize);
    let step = prop_oneof![
        6 => (sale(), place(), prop::option::of(amount()), 0..40_i64)
            .prop_map(|(sale, place, cents, day)| Step::Receive { sale, place, cents, day }),
        2 => (sale(), amount(), 0..40_i64).prop_map(|(sale, cents, day)| Step::Receive1 { sale, cents, day }),
        3 => (sale(), prop::collection::vec(any::<bool>(), 4)).prop_map(|(sale, kept)| Step::Leave { sale, kept }),
        1 => (sale(), place(), prop_oneof![Just(0), 0..=9_000_i64])
            .prop_map(|(sale, place, cents)| Step::Correct { sale, place, cents }),
        2 => sale().prop_map(|sale| Step::Edit { sale }),
        1 => (sale(), place(), amount()).prop_map(|(sale, place, cents)| Step::Boleto { sale, place, cents }),
        1 => sale().prop_map(|sale| Step::Delete { sale }),
        2 => (1..=40_i64).prop_map(Step::Days),
    ];
    prop::collection::vec(step, 1..24)
}

fn date(day: i64) -> String {
    let start: lastro::LocalDate = "2027-01-01".parse().expect("a day");
    start.plus_days(day).expect("a day").to_string()
}

/// Executes a step both on the account and on the ledger.
fn carry_out(account: &mut Account, ledger: &mut Ledger, step: &Step) {
    let path = |sale: i64, action: &str| format!("/api/v2/vendas/{sale}{action}");
    let shown = |account: &mut Account, sale: i64| {
        let (status, answer) = account.send("GET", &path(sale, ""), "");
        (status == 200).then_some(answer)
    };
    match step {
        Step::Receive { sale, place, cents, day } => {
            let key = shown(account, *sale).and_then(|sale| parts(&sale).get(*place).map(|part| part.0)).unwrap_or(999);
            let amount = cents.map_or(String::new(), |cents| format!(r#","valor_recebido":{}"#, money(cents)));
            let body = format!(r#"{{"data_recebimento":"{}","id_parcela":{key}{amount}}}"#, date(*day));
            let (status, answer) = account.send("POST", &path(*sale, "/recebimento-confirmar"), &body);
            let entered = ledger.receive(*sale, key, *cents, &date(*day));
            assert_eq!(status == 200, entered, "{step:?}: {}", answer.to_json());
        }
        Step::Receive1 { sale, cents, day } => {
            let Some(before) = shown(account, *sale) else { return };
            let body = format!(r#"{{"data_recebimento":"{}","valor_recebido":"{}"}}"#, date(*day), money(*cents));
            let (status, _) = account.send("POST", &format!("/api/venda/{sale}/recebimento-confirmar"), &body);
            // the amount pays the open installments in order, and the last open installment gets the remainder
            let open: Vec<_> =
                parts(&before).into_iter().filter(|(_, value, received)| received.cents < *value).collect();
            assert_eq!(status == 200, !open.is_empty(), "{step:?}");
            let mut left = *cents;
            for (place, (key, value, received)) in (1..).zip(&open) {
                let share = if place == open.len() { left } else { left.min(value - received.cents) };
                if share > 0 {
                    assert!(ledger.receive(*sale, *key, Some(share), &date(*day)));
                }
                left -= share;
            }
        }
        Step::Leave { sale, kept } => {
            let Some(before) = shown(account, *sale) else { return };
            let list = list(&before, "parcelas");
            let mut flags = kept.iter().cycle();
            let parts_kept: Vec<&Value> = list.iter().filter(|_| *flags.next().expect("endless")).collect();
            let text: Vec<String> = parts_kept.iter().map(|part| part.to_json()).collect();
            let body = edited(&before, &[("parcelas", &format!("[{}]", text.join(",")))]);
            let (status, answer) = account.send("POST", &path(*sale, ""), &body);
            let keys: Vec<i64> = parts_kept.iter().filter_map(|part| integer(part.get("id"))).collect();
            let loses = parts(&before).iter().any(|(key, _, received)| received.cents > 0 && !keys.contains(key));
            assert_eq!(status, if loses { 400 } else { 200 }, "{step:?}: {}", answer.to_json());
            if !loses {
                let entered = ledger.0.entry(*sale).or_default();
                entered.retain(|key, _| keys.contains(key));
                if keys.is_empty() {
                    // the update left out all installments, so the sale has one new installment for the whole value of the sale
                    entered
                        .extend(parts(&answer).into_iter().map(|(key, value, _)| (key, (value, Received::default()))));
                }
            }
        }
        Step::Correct { sale, place, cents } => {
            let Some(before) = shown(account, *sale) else { return };
            let list = list(&before, "parcelas");
            let mut texts: Vec<String> = list.iter().map(Value::to_json).collect();
            let Some(text) = texts.get_mut(*place) else { return };
            *text = edited(&json(text), &[("valor_recebido", &money(*cents))]);
            let body = edited(&before, &[("parcelas", &format!("[{}]", texts.join(",")))]);
            account.ok("POST", &path(*sale, ""), &body);
            let key = parts(&before)[*place].0;
            let today = account.engine.now(&account.state).expect("a moment").day().to_string();
            let (_, received) = ledger.0.get_mut(sale).and_then(|parts| parts.get_mut(&key)).expect("an installment");
            let date = received.date.take().unwrap_or(today);
            *received = Received { cents: *cents, date: (*cents > 0).then_some(date) };
        }
        Step::Edit { sale } => {
            let Some(before) = shown(account, *sale) else { return };
            account.ok("POST", &path(*sale, ""), &edited(&before, &[("discriminacao", "\"x\"")]));
            account.ok("POST", &path(*sale, ""), &edited(&before, &[("data", "\"2027-01-02\"")]));
        }
        Step::Boleto { sale, place, cents } => {
            let Some(before) = shown(account, *sale) else { return };
            let Some((key, ..)) = parts(&before).get(*place).cloned() else { return };
            let body =
                format!(r#"{{"id_parcela":{key},"data_vencimento_novo":"2027-03-01","valor_novo":{}}}"#, money(*cents));
            if account.send("POST", &path(*sale, "/boleto-atualizar"), &body).0 == 200 {
                let entered = ledger.0.get_mut(sale).and_then(|parts| parts.get_mut(&key)).expect("an installment");
                entered.0 = *cents;
            }
        }
        Step::Delete { sale } => {
            let (status, _) = account.send("DELETE", &path(*sale, ""), "");
            assert_eq!(status == 200, ledger.0.remove(sale).is_some());
        }
        Step::Days(days) => {
            let now = account.engine.now(&account.state).expect("a moment").day();
            account.advance(&now.plus_days(*days).expect("a day").to_string());
        }
    }
}

fn sales() -> impl Strategy<Value = Vec<(Vec<i64>, Vec<i64>)>> {
    let amount = prop_oneof![1 => Just(0_i64), 1 => Just(1_i64), 4 => 1..=10_000_i64, 1 => Just(5_000_i64)];
    let received = prop_oneof![4 => Just(0_i64), 1 => 1..=12_000_i64];
    let one = (prop::collection::vec(amount, 1..4), prop::collection::vec(received, 3));
    prop::collection::vec(one, SALES as usize)
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn received_money_is_conserved(sales in sales(), steps in steps()) {
        let mut account = Account::new();
        let mut ledger = Ledger::default();
        for (id, (parts, received)) in (1..).zip(&sales) {
            account.sale(&sale(parts, received));
            let keys = self::parts(&account.select(id)).into_iter().map(|part| part.0);
            let entered = keys.zip(parts.iter().zip(received)).map(|(key, (value, cents))| {
                let date = (*cents > 0).then(|| "2027-01-01".to_owned());
                (key, (*value, Received { cents: *cents, date }))
            });
            ledger.0.insert(id, entered.collect());
        }
        ledger.agrees(&mut account);
        for step in &steps {
            carry_out(&mut account, &mut ledger, step);
            ledger.agrees(&mut account);
        }
    }

    /// Confirming the same receipts in another order gives the same installments.
    #[test]
    fn the_order_of_receipts_does_not_matter(
        receipts in prop::collection::vec((1..=9_000_i64, 0..40_i64), 1..6).prop_flat_map(|all| (Just(all.clone()), Just(all).prop_shuffle()))
    ) {
        let done = |receipts: &[(i64, i64)]| {
            let mut account = Account::new();
            account.sale(&sale(&[5_000], &[0]));
            for (cents, day) in receipts {
                let body = format!(r#"{{"data_recebimento":"{}","valor_recebido":{}}}"#, date(*day), money(*cents));
                account.ok("POST", "/api/v2/vendas/1/recebimento-confirmar", &body);
            }
            account.select(1)
        };
        prop_assert_eq!(done(&receipts.0), done(&receipts.1));
    }
}
