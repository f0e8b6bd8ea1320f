//! Property test: an overlay (a state with pending changes) reads like the state after the changes.

use lastro::model::Scalar;
use lastro::query::{Filter, Operator, Query, Resource};
use lastro_twin::Moment;
use lastro_twin::state::{
    Changes, Counter, Due, DueChange, DueKind, Memory, Overlay, Row, RowChange, Store as _, Table, View,
};
use proptest::prelude::*;

fn service(id: i64, name: &str, value: i64) -> Row {
    let doc = format!(
        r#"{{"id":{id},"nome":"{name}","status":1,"id_servico":null,"servico":null,"id_atividade":null,"atividade":null,"discriminacao":null,"valor":{value}.00,"impostos_percentual":0.00,"codigo_tributacao_municipio":null}}"#
    );
    Row::new(id, doc.into(), None)
}

/// Generates changes: rows that are set or deleted, counters, and planned work.
fn changes() -> impl Strategy<Value = Changes> {
    let row = (0..12_i64, prop::option::of(("[ab]{1,2}", 0..4_i64))).prop_map(|(id, row)| {
        let row = row.map(|(name, value)| service(id, &name, value));
        RowChange { table: Table::Service, id, row }
    });
    let due = (0..4_i64, 0..3_i64, any::<bool>()).prop_map(|(at, id, wanted)| DueChange {
        due: Due { at: Moment::from_millis(at), kind: DueKind::Contract, id },
        wanted,
    });
    let counters = prop::collection::vec((0..9_i64).prop_map(|n| (Counter::Item, n)), 0..2);
    (prop::collection::vec(row, 0..10), counters, prop::collection::vec(due, 0..4))
        .prop_map(|(rows, counters, due)| Changes { rows, counters, due, ..Changes::default() })
}

fn query() -> impl Strategy<Value = Query> {
    let sort = prop::sample::select(vec!["nome", "-nome", "valor", "-valor,id", "-id", ""]);
    let filter = prop::option::of((prop::sample::select(vec![Operator::Gt, Operator::Eq, Operator::Neq]), 0..4_i64));
    (sort, filter, 0..6_i64, 1..8_i64).prop_map(|(sort, filter, offset, limit)| {
        let filters = filter.map(|(operator, value)| {
            let value = Some(Scalar(format!("{value}.00")));
            vec![Filter { field: "valor".to_owned(), operator: Some(operator), value, values: None }]
        });
        let sort = (!sort.is_empty()).then(|| sort.split(',').map(str::to_owned).collect());
        Query { filters, sort, offset: Some(offset), limit: Some(limit), ..Query::all(Resource::Service) }
    })
}

proptest! {
    #[test]
    fn an_overlay_reads_as_the_changed_state(
        first in changes(),
        steps in prop::collection::vec(changes(), 1..4),
        query in query(),
        after in -1..12_i64,
        limit in 1..9_usize,
    ) {
        let mut below = Memory::default();
        below.apply(first).expect("in memory");
        let mut made = below.clone();
        let mut overlay = Overlay::new(&below);
        for step in steps {
            made.apply(step.clone()).expect("in memory");
            overlay.add(step);
        }
        for id in 0..12 {
            prop_assert_eq!(overlay.get(Table::Service, id), made.get(Table::Service, id));
        }
        prop_assert_eq!(overlay.select(Resource::Service, &query), made.select(Resource::Service, &query));
        prop_assert_eq!(overlay.scan(Table::Service, after, limit), made.scan(Table::Service, after, limit));
        prop_assert_eq!(overlay.counter(Counter::Item), made.counter(Counter::Item));
        prop_assert_eq!(overlay.first_due(), made.first_due());
        let first = made.first_due().expect("in memory").filter(|_| after % 2 == 0);
        prop_assert_eq!(overlay.due_after(first, limit), made.due_after(first, limit));
        // applying all pending changes at once gives the same state
        let together = overlay.finish();
        below.apply(together).expect("in memory");
        prop_assert_eq!(
            below.scan(Table::Service, i64::MIN, usize::MAX),
            made.scan(Table::Service, i64::MIN, usize::MAX)
        );
        prop_assert_eq!(below.first_due(), made.first_due());
    }
}

#[test]
fn pages_longer_than_a_thousand_records_are_read_in_parts() {
    let mut below = Memory::default();
    let rows = (1..=2_500).map(|id| RowChange { table: Table::Service, id, row: Some(service(id, "a", 1)) });
    below.apply(Changes { rows: rows.collect(), ..Changes::default() }).expect("in memory");
    let mut overlay = Overlay::new(&below);
    let gone = RowChange { table: Table::Service, id: 1, row: None };
    overlay.add(Changes { rows: vec![gone], ..Changes::default() });
    let query = Query { offset: Some(1_500), limit: Some(1_000), ..Query::all(Resource::Service) };
    let found = overlay.select(Resource::Service, &query).expect("a page");
    let ids: Vec<i64> = found.rows.iter().map(|row| row.id).collect();
    assert_eq!((found.count, ids.first(), ids.last(), ids.len()), (2_499, Some(&1_502), Some(&2_500), 999));
}

#[test]
fn removed_work_is_not_planned_any_more() {
    let due = |at| Due { at: Moment::from_millis(at), kind: DueKind::Overdue, id: 1 };
    let change = |at, wanted| Changes { due: vec![DueChange { due: due(at), wanted }], ..Changes::default() };
    let mut below = Memory::default();
    below.apply(change(1, true)).expect("in memory");
    let mut overlay = Overlay::new(&below);
    overlay.add(change(5, true));
    assert_eq!(overlay.first_due(), Ok(Some(due(1))));
    overlay.add(change(1, false));
    assert_eq!(overlay.first_due(), Ok(Some(due(5))));
    overlay.add(change(5, false));
    assert_eq!(overlay.first_due(), Ok(None));
    below.apply(overlay.finish()).expect("in memory");
    assert_eq!(below.first_due(), Ok(None));
}
