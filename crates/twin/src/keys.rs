//! Checks the counters of a snapshot against the keys of its rows. A counter that is too low would give a new record the key
//! of an existing one and so replace it.

use std::collections::{BTreeMap, BTreeSet};

use lastro::json::Value;
use lastro::{Issue, IssueCode, LastroError};

use crate::state::{Counter, Table};

/// The lists of a record whose elements have keys, each with the counter that gives them.
pub(crate) const PARTS: [(Table, &str, Counter); 4] = [
    (Table::Sale, "parcelas", Counter::Installment),
    (Table::Sale, "itens", Counter::Item),
    (Table::Customer, "contatos", Counter::Contact),
    (Table::Customer, "cartoes", Counter::Card),
];
/// The tables whose keys a counter gives.
const TABLES: [Table; 5] = [Table::Service, Table::PaymentMethod, Table::Customer, Table::Sale, Table::Delivery];

/// The keys that the rows of a snapshot have.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    rows: BTreeSet<(Table, i64)>,
    /// The highest key in use, for each counter.
    highest: BTreeMap<Counter, i64>,
}

impl Keys {
    /// Adds a row. `shown`: its document, and the sections that only some responses show.
    ///
    /// # Errors
    /// A row with this key already exists.
    pub(crate) fn add(&mut self, table: Table, id: i64, shown: [Option<&Value>; 2]) -> Result<(), LastroError> {
        if !self.rows.insert((table, id)) {
            return Err(LastroError::at("id", IssueCode::DuplicateKey));
        }
        if TABLES.contains(&table) {
            self.given(Counter::Key(table), id);
        }
        for (_, list, counter) in PARTS.into_iter().filter(|(of, ..)| *of == table) {
            let lists = shown.into_iter().flatten().filter_map(|value| value.get(list)?.as_array());
            for part in lists.flatten() {
                if let Some(Value::Number(id)) = part.get("id") {
                    // a key that is not an integer does not come from a counter
                    id.parse().into_iter().for_each(|id| self.given(counter, id));
                }
            }
        }
        Ok(())
    }

    fn given(&mut self, counter: Counter, id: i64) {
        let highest = self.highest.entry(counter).or_default();
        *highest = id.max(*highest);
    }

    /// Compares the keys with the counters.
    ///
    /// # Errors
    /// `out_of_range` at `counters.NAME`, with the smallest valid value as `min`.
    pub(crate) fn check(&self, counters: &[(Counter, i64)]) -> Result<(), LastroError> {
        let value =
            |counter: Counter| counters.iter().find(|(known, _)| *known == counter).map_or(0, |(_, value)| *value);
        let behind = |counter: &Counter| {
            let least = self.highest.get(counter).copied().unwrap_or_default();
            // the clock may be negative: before 1970
            (*counter != Counter::Now && value(*counter) < least).then_some((*counter, least))
        };
        let Some((counter, least)) = Counter::all().find_map(|counter| behind(&counter)) else { return Ok(()) };
        let issue = Issue::error(&["counters.", counter.name()].concat(), IssueCode::OutOfRange);
        Err(LastroError::invalid(issue.with("min", &least.to_string())))
    }
}
