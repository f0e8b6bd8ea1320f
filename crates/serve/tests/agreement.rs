//! The state in memory, the state in SQLite and the core's own `query::apply` give the same answers.
//!
//! `LASTRO_QUERIES` sets how many queries are tried (2,000 without it), `LASTRO_SEED` the first seed.

mod common;

use common::{Random, changes, query};
use lastro::model::Json;
use lastro::query::{Query, Resource, apply};
use lastro_serve::store::{Database, Options};
use lastro_twin::query::whole;
use lastro_twin::state::{Memory, Row, Store, Table, View};

fn number(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// The count and the keys of the page, as the core answers a query over all records.
fn expected(rows: &[Row], records: &[Json], resource: Resource, query: &Query) -> (i64, Vec<String>) {
    let bare = Query { fields: Some(vec!["id".to_owned()]), ..query.clone() };
    let page =
        apply(&bare, resource, records.to_vec()).unwrap_or_else(|error| panic!("{error:?}\n{query:?}\n{rows:?}"));
    (
        page.header.count,
        page.data.iter().map(|Json(record)| record.get("id").map(|id| id.to_json()).unwrap_or_default()).collect(),
    )
}

#[test]
fn memory_sqlite_and_the_core_agree() {
    let folder = tempfile::tempdir().expect("a folder");
    let (queries, seed) = (number("LASTRO_QUERIES", 2_000), number("LASTRO_SEED", 1));
    let mut tried = 0;
    for history in 0.. {
        if tried >= queries {
            break;
        }
        let mut random = Random(seed.wrapping_add(history));
        let path = folder.path().join(format!("{history}.db"));
        let mut database = Database::open(&path, &Options::default()).expect("a new file");
        let reader = database.reader().expect("a reader");
        let mut memory = Memory::default();
        for step in 0..5 {
            let fork = memory.clone();
            let before = fork.scan(Table::Sale, i64::MIN, usize::MAX).expect("rows");
            for _ in 0..4 {
                let changes = changes(&mut random, 130, 40);
                memory.apply(changes.clone()).expect("memory");
                database.apply(changes).expect("the database");
            }
            assert_eq!(fork.scan(Table::Sale, i64::MIN, usize::MAX).expect("rows"), before, "a fork has changed");
            for resource in [Resource::Service, Resource::Customer, Resource::Sale] {
                let rows = memory.scan(Table::of(resource), i64::MIN, usize::MAX).expect("rows");
                assert_eq!(database.scan(Table::of(resource), i64::MIN, usize::MAX).expect("rows"), rows);
                let records: Vec<Json> = rows.iter().map(|row| Json(whole(row).expect("a record"))).collect();
                for _ in 0..40 {
                    let query = query(resource, &rows, &mut random);
                    let told = || format!("seed {} step {step}: {:?}", seed + history, query.build(resource));
                    let (count, keys) = expected(&rows, &records, resource, &query);
                    let found = memory.select(resource, &query).expect("memory");
                    let found_keys: Vec<String> = found.rows.iter().map(|row| row.id.to_string()).collect();
                    assert_eq!((found.count, found_keys), (count, keys), "memory, {}", told());
                    let again = memory.select(resource, &query).expect("memory");
                    assert_eq!(again, found, "memory again, {}", told());
                    let in_file =
                        database.select(resource, &query).unwrap_or_else(|error| panic!("{error}, {}", told()));
                    assert_eq!(in_file, found, "SQLite, {}", told());
                    let every_way = reader.select_every_way(resource, &query);
                    for (way, page) in every_way.unwrap_or_else(|error| panic!("{error}, {}", told())) {
                        assert_eq!(page, found, "SQLite by {way}, {}", told());
                    }
                    tried += 1;
                }
            }
        }
    }
}
