//! Property tests of `sale.from_contract`: the generated sale passes validation and charges the total of its items, and
//! issues have paths in the contract.

use lastro::json::Value;
use lastro::model::codes::{Flag, Frequency, Repetition};
use lastro::model::{Codec as _, Installment, Item, Json, Model, Node, Reader, Sale, Target, Type};
use lastro::rules::{Context, WriteOperation, validate};
use lastro::{LastroError, LastroErrorKind, LocalDate, Money};
use lastro_facade::sale;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::call;
use crate::common::fitting;

fn cents(range: core::ops::RangeInclusive<i64>) -> impl Strategy<Value = Option<Money>> {
    range.prop_map(Money::from_cents)
}

fn item() -> impl Strategy<Value = Item> {
    let flags = prop::sample::select(vec![None, Some(Flag::No), Some(Flag::Yes)]);
    let amount = prop_oneof![8 => cents(0..=20_000), 1 => Just(None), 1 => cents(-20_000..=-1)];
    let qtd = prop_oneof![8 => Just(Some("1")), 2 => Just(Some("1.5")), 1 => Just(None)];
    let service = prop_oneof![19 => Just(Some(3)), 1 => Just(None)];
    (flags, amount, qtd, service).prop_map(|(recorrente, valor, qtd, id_servico)| Item {
        recorrente,
        valor,
        qtd: qtd.map(|text| text.parse().expect("a quantity")),
        id_servico,
        ..Item::default()
    })
}

fn installment() -> impl Strategy<Value = Installment> {
    let large = prop::sample::select(vec![99_999_999_999_999_999, 1_000_000_000_000]).prop_map(Money::from_cents);
    let amount = prop_oneof![12 => cents(0..=30_000), 4 => Just(Some(Money::ZERO)), 1 => large, 1 => Just(None), 1 => cents(-9..=-1)];
    let due = prop_oneof![30 => Just("2027-01-31"), 9 => Just("2028-02-29"), 1 => Just("9999-12-01")];
    (amount, prop::option::weighted(0.98, due)).prop_map(|(valor, due)| Installment {
        valor,
        data_vencimento: due.map(|text| text.parse().expect("a date")),
        ..Installment::default()
    })
}

fn contract() -> impl Strategy<Value = Sale> {
    let discount = prop_oneof![5 => Just(None), 5 => cents(0..=40_000), 1 => cents(-5..=-1)];
    let value = prop_oneof![1 => Just(None), 3 => cents(0..=40_000), 1 => cents(-5..=-1)];
    let items = prop::option::weighted(0.8, prop::collection::vec(item(), 0..5));
    let installments = prop::option::of(prop::collection::vec(installment(), 0..5));
    let frequency = prop::sample::select(vec![Frequency::Monthly, Frequency::Quarterly, Frequency::Once]);
    (discount, value, items, installments, frequency).prop_map(|(desconto, valor_venda, itens, parcelas, frequency)| {
        Sale {
            agendamento_data: LocalDate::from_ymd(2027, 1, 31),
            agendamento_frequencia: Some(frequency),
            agendamento_repetir: Some(Repetition::Always),
            desconto,
            valor_venda,
            itens,
            parcelas,
            ..Sale::default()
        }
    })
}

/// Generates the sale of a contract's occurrence and checks its properties. If there is an error instead, checks the error.
fn holds(contract: &Sale, k: i64) -> Result<(), LastroError> {
    let sale = sale::from_contract(contract.clone(), k, None).inspect_err(|error| {
        assert!(error.kind() == LastroErrorKind::Invalid, "{error:?}");
        let beside = |path: &str| path == "k" || path.starts_with("contract.");
        assert!(error.issues().iter().all(|issue| beside(&issue.path)), "{error:?}");
    })?;
    let context = Context { operation: WriteOperation::Insert, today: None };
    let issues = validate(&sale, &context).issues;
    assert!(!issues.iter().any(|issue| issue.stops()), "{issues:?}\n{sale:?}");
    let totals = sale::totals(sale.clone()).expect("totals");
    assert!(!totals.total.is_negative() && Some(totals.total) == sale.valor_venda, "{totals:?}");
    let items = sale.itens.as_deref().unwrap_or_default();
    assert!(k == 0 || items.iter().all(|item| item.recorrente != Some(Flag::No)));
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    assert_eq!(installments.len(), contract.parcelas.as_deref().unwrap_or_default().len(), "no installment is dropped");
    if !installments.is_empty() {
        assert_eq!(totals.difference, Money::ZERO, "the total is charged");
        assert!(installments.iter().all(|installment| installment.valor.is_some_and(|valor| !valor.is_negative())));
    }
    // the discount is that of the contract, or was reduced to the total of the items, so that the sale's total is 0.00
    assert!(sale.desconto == contract.desconto || (sale.desconto < contract.desconto && totals.total == Money::ZERO));
    Ok(())
}

/// Checks that an issue of an item has the path of an item that really has the problem.
fn exists(contract: &Sale, error: &LastroError) {
    let items = contract.itens.as_deref().unwrap_or_default();
    for issue in error.issues() {
        let Some((index, field)) = issue.path.strip_prefix("contract.itens[").and_then(|rest| rest.split_once("]."))
        else {
            continue;
        };
        let item = items.get(index.parse::<usize>().expect("an index")).expect("an item of the contract");
        match field {
            "id_servico" => assert_eq!(item.id_servico, None),
            "qtd" => assert_eq!(item.qtd, None),
            "valor" => assert!(item.valor.is_none_or(Money::is_negative)),
            // the only possible problem of a computed total is that the item's amount is below zero
            "total" => assert!(item.valor.is_some_and(Money::is_negative)),
            other => panic!("{other}: {error:?}"),
        }
    }
}

/// Checks `cases` generated contracts, of which at least `least` must generate a sale. For each contract that generates none,
/// `refused` is called with the contract and its error.
fn holds_for(cases: u32, least: u32, contracts: impl Strategy<Value = (Sale, i64)>, refused: fn(&Sale, &LastroError)) {
    let mut runner = TestRunner::new(ProptestConfig::with_cases(cases));
    let made = core::cell::Cell::new(0);
    let run = runner.run(&contracts, |(contract, k)| {
        match holds(&contract, k) {
            Ok(()) => made.set(made.get() + 1),
            Err(error) => refused(&contract, &error),
        }
        Ok(())
    });
    if let Err(error) = run {
        panic!("{error}");
    }
    assert!(made.get() >= least, "only {} sales of {cases} contracts", made.get());
}

#[test]
fn a_generated_sale_passes_validation() {
    holds_for(3000, 600, (contract(), 0..4_i64), exists);
}

/// Contracts with random valid values in their fields. Random items are rarely valid together, so half of the contracts have a
/// value instead of items.
#[test]
fn contracts_with_random_field_values() {
    let contracts = (fitting(Type::Record(Sale::TABLE)), any::<bool>()).prop_map(|(document, valued)| {
        let (record, _) = Sale::decode(&Json(document)).expect("an object");
        let valor_venda = if valued { Money::from_cents(1000) } else { record.valor_venda };
        Sale {
            agendamento_data: LocalDate::from_ymd(2027, 1, 31),
            agendamento_frequencia: Some(Frequency::Monthly),
            agendamento_repetir: Some(Repetition::Always),
            agendamento_ativo: None,
            desconto: record.desconto.filter(|_| !valued),
            itens: record.itens.filter(|_| !valued),
            valor_venda,
            ..record
        }
    });
    holds_for(1000, 200, (contracts, 0..3_i64), |_, _| {});
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// The typed function and `dispatch` return the same result.
    #[test]
    fn the_typed_call_and_dispatch_return_the_same(contract in contract(), k in 0..3_i64) {
        let input = Value::Object(vec![
            ("contract".to_owned(), contract.value(Target::Program)),
            ("k".to_owned(), Value::Number(k.to_string())),
        ]);
        let answer = call::call("sale.from_contract", &input);
        match sale::from_contract(contract, k, None) {
            Ok(sale) => {
                let read = answer.get("ok").and_then(|ok| Sale::read(&Node::from(ok), &mut Reader::new()));
                prop_assert_eq!(read, Some(sale));
            }
            Err(error) => prop_assert_eq!(answer.to_json(), lastro_facade::answer_error(&error)),
        }
    }
}
