//! Property test: the twin's state and the core's `query::apply` find the same records in the same order.
//!
//! `LASTRO_QUERIES` is the number of queries (default: 2,000), and `LASTRO_SEED` the first seed.

pub mod generated;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::common::cases;
use generated::{Random, changes, query};
use lastro::model::{Customer, Json, Model, Sale, Service};
use lastro::query::{Operator, Query, Resource, apply, parse};
use lastro::value::Choice as _;
use lastro_twin::query::{Keys, Layout, whole};
use lastro_twin::state::{Memory, Row, Store as _, StoreFault, Table, View as _};

#[allow(clippy::disallowed_methods, reason = "the twin has no environment, this test is told how long to run")]
fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// What the core returns for a query over all records: the total count, and the keys of the records on the page.
fn expected(rows: &[Row], records: &[Json], query: &Query) -> (i64, Vec<String>) {
    let bare = Query { fields: Some(vec!["id".to_owned()]), ..query.clone() };
    let page = apply(&bare, records.to_vec()).unwrap_or_else(|error| panic!("{error:?}\n{query:?}\n{rows:?}"));
    (
        page.header.count,
        page.data.iter().map(|Json(record)| record.get("id").map(|id| id.to_json()).unwrap_or_default()).collect(),
    )
}

#[test]
fn the_state_and_the_core_agree() {
    let (queries, seed) = (number("LASTRO_QUERIES", 2_000), number("LASTRO_SEED", 1));
    let mut tried = 0;
    // `told_apart`: the operators of the queries that matched some rows, but not all
    let (mut told_apart, mut odd) = (BTreeSet::new(), 0);
    for history in 0.. {
        if tried >= queries {
            break;
        }
        let mut random = Random(seed.wrapping_add(history));
        let mut memory = Memory::default();
        for step in 0..5 {
            let fork = memory.clone();
            let before = fork.scan(Table::Sale, i64::MIN, usize::MAX).expect("rows");
            for _ in 0..4 {
                memory.apply(changes(&mut random, 130, 40)).expect("memory");
            }
            assert_eq!(fork.scan(Table::Sale, i64::MIN, usize::MAX).expect("rows"), before, "a fork has changed");
            for resource in [Resource::Service, Resource::Customer, Resource::Sale] {
                let rows = memory.scan(Table::of(resource), i64::MIN, usize::MAX).expect("rows");
                odd += rows.iter().filter(|row| row.doc.contains("Situação nova")).count();
                let records: Vec<Json> = rows.iter().map(|row| Json(whole(row).expect("a record"))).collect();
                for _ in 0..40 {
                    let query = query(resource, &rows, &mut random);
                    let told = || format!("seed {} step {step}: {:?}", seed + history, query.build());
                    let found = memory.select(resource, &query).expect("memory");
                    let found_keys: Vec<String> = found.rows.iter().map(|row| row.id.to_string()).collect();
                    assert_eq!((found.count, found_keys), expected(&rows, &records, &query), "{}", told());
                    assert_eq!(memory.select(resource, &query).expect("memory"), found, "again, {}", told());
                    tried += 1;
                    if found.count > 0 && found.count < records.len() as i64 {
                        told_apart.extend(
                            query.filters.iter().flatten().filter_map(|filter| filter.operator).map(Operator::as_str),
                        );
                    }
                }
            }
        }
    }
    assert_eq!(told_apart.len(), Operator::ALL.len(), "{told_apart:?}");
    assert!(odd > 0, "no value that does not fit its field");
}

#[test]
fn a_search_that_is_stopped_is_a_fault_and_leaves_nothing_behind() {
    let mut memory = Memory::default();
    let mut random = Random(7);
    for _ in 0..20 {
        memory.apply(changes(&mut random, 500, 40)).expect("memory");
    }
    // a query for which all rows have to be read
    let query = parse(Resource::Sale, "cliente[notcontains]=nada").expect("a query");
    let stop = Arc::new(AtomicBool::new(true));
    let mut stopped = memory.clone();
    stopped.stop_by(Some(Arc::clone(&stop)));
    assert_eq!(stopped.select(Resource::Sale, &query), Err(StoreFault::Ended), "it went on to its end");
    // a search that was stopped must not put its partial count into the cache
    let whole = memory.select(Resource::Sale, &query).expect("sales");
    assert!(whole.count > 100, "{}", whole.count);
    stop.store(false, Relaxed);
    assert_eq!(stopped.select(Resource::Sale, &query).expect("sales"), whole);
}

/// A record and its document give the same values for queries.
#[test]
fn the_values_of_a_record_are_those_of_its_document() {
    fn compared<T: Model>(table: Table, random: &mut Random, counts: &mut [usize; 2]) {
        let layout = Layout::of(table.resource().expect("a table that can be queried"));
        for id in 1..=cases(400).cases.into() {
            let row = generated::row(table, id, random);
            let (record, _) = T::from_json(row.doc.as_bytes()).expect("a record");
            let of_record = Keys::of_record(layout, &record, &row);
            counts[usize::from(of_record.is_some())] += 1;
            if let Some(of_record) = of_record {
                assert_eq!(of_record, Keys::of(layout, &row).expect("a document"), "{}", row.doc);
            }
        }
    }
    let (mut random, mut counts) = (Random(7), [0, 0]);
    compared::<Service>(Table::Service, &mut random, &mut counts);
    compared::<Customer>(Table::Customer, &mut random, &mut counts);
    compared::<Sale>(Table::Sale, &mut random, &mut counts);
    // some records must have a value that does not match its field, and most must not
    assert!(counts[0] > 0 && counts[1] > counts[0], "{counts:?}");
}
