//! The invariants that every state must satisfy.

use std::collections::BTreeSet;

use lastro::DateTime;
use lastro::json::{Value, parse};
use lastro::model::{Model as _, Sale};
use lastro_twin::Moment;
use lastro_twin::effects::outbox::{self, Delivery};
use lastro_twin::http::read_json;
use lastro_twin::state::{Counter, Due, DueKind, Row, Table, View};

use crate::common::integer;
use crate::common::model::{self, Day, PENDING, day_in, later, list, payable, plus, written};

const HOUR: i64 = 3_600_000;

/// Checks the invariants of a state at an instant.
pub fn hold(view: &dyn View, now: Moment) {
    let due = view.due_after(None, usize::MAX).expect("a store");
    assert!(due.windows(2).all(|pair| pair[0] < pair[1]), "work is in its order");
    assert_eq!(view.first_due().expect("a store"), due.first().copied());
    let mut wanted = BTreeSet::new();
    // due work may be left over if a step of the clock ended early; in this case, statuses are not checked
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

/// Checks a sale or a contract. Returns the work that must be planned for it; `None` if it needs none. `now`: the
/// current instant, for which the statuses must be right; `None` if they are not checked.
fn sale(view: &dyn View, row: &Row, now: Option<Moment>) -> Option<Due> {
    let place = &row.doc;
    let (sale, issues) = Sale::from_json(row.doc.as_bytes()).expect("a sale");
    assert_eq!(issues, Vec::new(), "{place}");
    assert_eq!(sale.id, Some(row.id), "{place}");
    let sale = parse(row.doc.as_bytes()).expect("JSON");
    model::in_order(&sale, now.map(|now| model::day(&now.text())));
    for (field, last) in [("parcelas", Counter::Installment), ("itens", Counter::Item)] {
        let keys = list(&sale, field).iter().map(|part| integer(part.get("id")).expect("a key"));
        assert!(keys.max().unwrap_or_default() <= counter(view, last), "{place}");
    }
    if integer(sale.get("agendamento")) == Some(1) {
        return contract(&sale, row).map(|at| Due { at, kind: DueKind::Contract, id: row.id });
    }
    let open = list(&sale, "parcelas").iter().filter(|part| integer(part.get("status")) == Some(PENDING));
    let due = open.filter_map(|part| day_in(part, "data_vencimento")).min()?;
    Some(Due { at: start_of(plus(payable(due), 1)), kind: DueKind::Overdue, id: row.id })
}

/// The instant at which a day begins in Brasília.
fn start_of(day: Day) -> Moment {
    Moment::of(&format!("{}T00:00:00-03:00", written(day)).parse().expect("a moment"))
}

/// The instant at which a contract generates its next sale; `None` if it is inactive, not automatic, or has ended.
fn contract(contract: &Value, row: &Row) -> Option<Moment> {
    let number = |field: &str| integer(contract.get(field));
    let extras = parse(row.extras.as_deref().unwrap_or("{}").as_bytes()).expect("JSON");
    let schedule = extras.get("schedule").expect("how far it has come");
    let so_far = |name: &str| integer(schedule.get(name));
    let date = day_in(contract, "agendamento_data").expect("a date");
    // the date has the intended day of the month, or is the last day of a shorter month
    assert_eq!(date, later(date, 0, so_far("day").expect("a day")), "{}", row.doc);
    let runs = number("agendamento_automatico") == Some(1) && number("agendamento_ativo") == Some(1);
    let counted = so_far("done").expect("a number") + so_far("skipped").unwrap_or_default();
    let goes_on = match (number("agendamento_frequencia"), number("agendamento_repetir")) {
        (Some(0), _) | (_, Some(1)) => true,
        (_, Some(2)) => number("agendamento_numero").is_some_and(|number| counted < number),
        _ => day_in(contract, "agendamento_data_fim").is_some_and(|end| date <= end),
    };
    let is_next = schedule.get("spent") == Some(&Value::Bool(false));
    (runs && is_next && goes_on).then(|| start_of(date).plus(6 * HOUR))
}

/// The work that must be planned for a notification; `None` if it needs none. A notification that is being sent needs none, and
/// is added to `sending`.
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

/// Checks that no key is higher than the counter from which it comes.
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
