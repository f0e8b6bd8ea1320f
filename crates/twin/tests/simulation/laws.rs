//! What holds of every state.

use std::collections::BTreeSet;

use lastro::json::{Value, parse};
use lastro::model::codes::{Flag, InstallmentStatus, Repetition};
use lastro::model::{Model as _, Sale};
use lastro::value::Code as _;
use lastro::{DateTime, Money, calc};
use lastro_twin::Moment;
use lastro_twin::effects::outbox::{self, Delivery};
use lastro_twin::http::read_json;
use lastro_twin::state::{Counter, Due, DueKind, Row, Table, View};

use super::common::integer;

const HOUR: i64 = 3_600_000;

/// Checks a state at a moment.
pub fn hold(view: &dyn View, now: Moment) {
    let due = view.due_after(None, usize::MAX).expect("a store");
    assert!(due.windows(2).all(|pair| pair[0] < pair[1]), "work is in its order");
    assert_eq!(view.first_due().expect("a store"), due.first().copied());
    let mut wanted = BTreeSet::new();
    // a step of the clock may have ended before all of the work was done
    let settled = due.first().is_none_or(|due| due.at > now);
    for row in view.scan(Table::Sale, 0, usize::MAX).expect("rows") {
        wanted.extend(sale(view, &row, settled.then_some(now)));
    }
    let mut sending = BTreeSet::new();
    for row in view.scan(Table::Delivery, 0, usize::MAX).expect("rows") {
        wanted.extend(delivery(&row, &mut sending));
    }
    let mut from = 0;
    while let Some(marked) = outbox::sending(view, from, usize::MAX).expect("a store") {
        for id in marked.deliveries {
            assert!(sending.remove(&(marked.subscription, id)), "{id} is marked, and is not being sent");
        }
        from = marked.subscription + 1;
    }
    assert!(sending.is_empty(), "being sent without a mark: {sending:?}");
    assert_eq!(due.into_iter().collect::<BTreeSet<_>>(), wanted, "the work is what the rows ask for");
    keys(view);
}

/// Checks a sale, and gives the work that it asks for.
fn sale(view: &dyn View, row: &Row, now: Option<Moment>) -> Option<Due> {
    let place = &row.doc;
    let (sale, issues) = Sale::from_json(row.doc.as_bytes()).expect("a sale");
    assert_eq!(issues, Vec::new(), "{place}");
    assert_eq!(sale.id, Some(row.id), "{place}");
    let items = sale.itens.as_deref().unwrap_or_default();
    let totals = calc::totals::sale_totals(&sale).expect("totals");
    if !items.is_empty() {
        let sum = items.iter().try_fold(Money::ZERO, |sum, item| sum.checked_add(item.total?)).expect("a sum");
        assert_eq!(totals.itens, sum, "{place}");
        let less = sum.checked_sub(sale.desconto.unwrap_or(Money::ZERO));
        assert_eq!(less, Some(totals.total), "{place}");
    }
    let mut last = (0, 0);
    for (number, installment) in (1..).zip(sale.parcelas.iter().flatten()) {
        assert_eq!((installment.id_venda, installment.parcela), (Some(row.id), Some(number)), "{place}");
        last.0 = last.0.max(installment.id.expect("a key"));
    }
    for item in items {
        assert_eq!(item.id_venda, Some(row.id), "{place}");
        last.1 = last.1.max(item.id.expect("a key"));
    }
    assert!(last.0 <= counter(view, Counter::Installment) && last.1 <= counter(view, Counter::Item), "{place}");
    if let Some(now) = now {
        let state = |_| calc::status::of_sale(&sale, now.day(), &[]).expect("a state");
        assert_eq!(sale.parcela_status, sale.data.map(state), "{}: {place}", now.text());
    }
    if sale.agendamento == Some(Flag::Yes) {
        return contract(&sale, row).map(|at| Due { at, kind: DueKind::Contract, id: row.id });
    }
    let pending = |status| status == Some(InstallmentStatus::Pending);
    let open = sale.parcelas.iter().flatten().filter(|installment| pending(installment.status));
    let due = open.filter_map(|installment| installment.data_vencimento).min()?;
    let payable = calc::calendar::next_business_day(due, &[])?;
    Some(Due { at: Moment::start_of(payable.plus_days(1)?), kind: DueKind::Overdue, id: row.id })
}

/// When a contract generates its next sale.
fn contract(contract: &Sale, row: &Row) -> Option<Moment> {
    let runs = contract.agendamento_automatico == Some(Flag::Yes) && contract.agendamento_ativo == Some(Flag::Yes);
    let extras = parse(row.extras.as_deref().unwrap_or("{}").as_bytes()).expect("JSON");
    let schedule = extras.get("schedule").expect("how far it has come");
    let number = |name: &str| integer(schedule.get(name)).expect("a number");
    if !runs || schedule.get("spent") != Some(&Value::Bool(false)) {
        return None;
    }
    let (date, every, done) = (contract.agendamento_data?, contract.agendamento_frequencia?, number("done"));
    let first = date.month_clamped(-every.code() * done, u32::try_from(number("day")).expect("a day"))?;
    let occurrences = calc::schedule::Contract {
        agendamento_data: first,
        agendamento_frequencia: every,
        agendamento_repetir: contract.agendamento_repetir.unwrap_or(Repetition::Always),
        agendamento_numero: contract.agendamento_numero,
        agendamento_data_fim: contract.agendamento_data_fim,
        agendamento_ativo: None,
        anchor_day: Some(number("day")),
        limit: None,
        until: None,
    };
    occurrences.at(done).expect("a schedule")?;
    Some(Moment::start_of(date).plus(6 * HOUR))
}

/// The work that a notification asks for. One that is being sent asks for none, and is added to `sending`.
fn delivery(row: &Row, sending: &mut BTreeSet<(i64, i64)>) -> Option<Due> {
    let delivery: Delivery = read_json(row.doc.as_bytes()).expect("a delivery");
    assert_eq!(delivery.id, row.id);
    if delivery.status == "sending" {
        assert_eq!(delivery.due, None, "{}", row.doc);
        sending.insert((delivery.subscription, row.id));
    }
    assert!(delivery.attempts.len() <= 6 || delivery.planned.is_some(), "{}", row.doc);
    let due: DateTime = delivery.due?.parse().expect("a moment");
    assert_eq!(delivery.status, "waiting", "{}", row.doc);
    Some(Due { at: Moment::of(&due), kind: DueKind::Delivery, id: row.id })
}

/// No key is above the last one that was given.
fn keys(view: &dyn View) {
    for table in [Table::Service, Table::PaymentMethod, Table::Customer, Table::Sale, Table::Plan, Table::Delivery] {
        let rows = view.scan(table, 0, usize::MAX).expect("rows");
        let last = rows.last().map_or(0, |row| row.id);
        assert!(last <= counter(view, Counter::Key(table)), "{table:?} {last}");
    }
    for row in view.scan(Table::Customer, 0, usize::MAX).expect("rows") {
        let extras = parse(row.extras.as_deref().unwrap_or("{}").as_bytes()).expect("JSON");
        for (name, last) in [("contatos", Counter::Contact), ("cartoes", Counter::Card)] {
            for part in extras.get(name).and_then(Value::as_array).unwrap_or_default() {
                assert!(integer(part.get("id")).expect("a key") <= counter(view, last), "{name} of {}", row.id);
            }
        }
    }
}

fn counter(view: &dyn View, counter: Counter) -> i64 {
    view.counter(counter).expect("a counter")
}
