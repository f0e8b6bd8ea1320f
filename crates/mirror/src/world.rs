//! What is known of the account besides the twin's state: which records a response has shown, and which nobody can be sure of.

use std::collections::{BTreeMap, BTreeSet};

use lastro::LocalDate;
use lastro::json::Value;
use lastro_twin::state::Table;

use crate::subject::{Role, Subject, integer};

/// What tells apart the sales that contracts generate: their customer and their number.
type Occurrence = (Option<i64>, i64);

/// What is known of the account.
#[derive(Debug, Clone)]
pub struct World {
    /// Whether the account was new when the recording began, so that nothing is there that the recording does not show.
    closed: bool,
    /// The day on which the recording began.
    since: LocalDate,
    known: BTreeSet<(Table, i64)>,
    /// The known records whose sections, such as contacts, are known too.
    whole: BTreeSet<(Table, i64)>,
    /// Records that only version 1 showed, which does not show all of them.
    legacy: BTreeSet<(Table, i64)>,
    gone: BTreeSet<(Table, i64)>,
    uncertain: BTreeSet<(Table, i64)>,
    /// The tables into which a record may have been inserted that no response showed.
    lost: BTreeSet<Table>,
    /// Whether anything was uncertain once: what followed from it, such as the sales of a contract, stays so.
    unsettled: bool,
    /// The sales that contracts of the twin generated and no response has shown, by their keys.
    made: BTreeMap<i64, Occurrence>,
    /// The customers of the contracts that the recording inserted. How far another one had come when it was shown first, nobody
    /// knows.
    contracts: BTreeSet<Option<i64>>,
}

impl World {
    /// What is known when a recording begins.
    #[must_use]
    pub fn new(closed: bool, since: LocalDate) -> Self {
        Self {
            closed,
            since,
            known: BTreeSet::new(),
            whole: BTreeSet::new(),
            legacy: BTreeSet::new(),
            gone: BTreeSet::new(),
            uncertain: BTreeSet::new(),
            lost: BTreeSet::new(),
            unsettled: false,
            made: BTreeMap::new(),
            contracts: BTreeSet::new(),
        }
    }

    /// Whether the twin has all of an account.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether the twin must have a record as the service has it.
    #[must_use]
    pub fn knows(&self, record: (Table, i64)) -> bool {
        let made = self.made.get(&record.1).filter(|_| record.0 == Table::Sale);
        let known = match made {
            Some((customer, _)) => self.contracts.contains(customer) && !self.is_unsettled(),
            None => !self.may_be_unseen(record.0) || self.known.contains(&record),
        };
        known && !self.uncertain.contains(&record)
    }

    /// As [`knows`](Self::knows), for a response of version 1.
    #[must_use]
    pub fn knows_v1(&self, record: (Table, i64)) -> bool {
        self.knows(record) || self.legacy.contains(&record) && !self.uncertain.contains(&record)
    }

    /// Whether there may be records of a table that no response showed.
    #[must_use]
    pub fn may_be_unseen(&self, table: Table) -> bool {
        !self.closed || self.lost.contains(&table)
    }

    /// Whether a record was deleted.
    #[must_use]
    pub fn is_gone(&self, record: (Table, i64)) -> bool {
        self.gone.contains(&record)
    }

    /// Whether the twin must have the sections of a known record as the service has them.
    #[must_use]
    pub fn knows_sections(&self, record: (Table, i64)) -> bool {
        self.whole.contains(&record) || self.closed && self.has_no_doubts()
    }

    /// A response showed a record. `sections`: with everything that belongs to it.
    pub fn showed(&mut self, record: (Table, i64), sections: bool) {
        self.known.insert(record);
        if sections {
            self.whole.insert(record);
        }
        self.legacy.remove(&record);
        self.seen(record);
    }

    /// A response of version 1 showed a record that the twin did not know.
    pub fn showed_v1(&mut self, record: (Table, i64)) {
        self.legacy.insert(record);
        self.seen(record);
    }

    fn seen(&mut self, record: (Table, i64)) {
        self.gone.remove(&record);
        self.uncertain.remove(&record);
        if record.0 == Table::Sale {
            self.made.remove(&record.1);
        }
    }

    /// The recording inserted a sale.
    pub fn inserted(&mut self, sale: &Value) {
        if integer(sale.get("agendamento")) == Some(1) {
            self.contracts.insert(customer_of(sale));
        }
    }

    /// A record is not there any more.
    pub fn lost_sight_of(&mut self, record: (Table, i64)) {
        self.known.remove(&record);
        self.legacy.remove(&record);
        self.whole.remove(&record);
        self.uncertain.remove(&record);
        if record.0 == Table::Sale {
            self.made.remove(&record.1);
        }
        self.gone.insert(record);
    }

    /// Nobody knows whether a request was carried out.
    pub fn doubts(&mut self, subject: &Subject) {
        let Some(table) = subject.table.filter(|_| !matches!(subject.role, Role::List | Role::Select)) else { return };
        self.unsettled = true;
        match subject.record() {
            Some(record) => {
                self.uncertain.insert(record);
                self.known.remove(&record);
                self.whole.remove(&record);
            }
            None => {
                self.lost.insert(table);
            }
        }
        if subject.is_v1() && table == Table::Sale && subject.role != Role::Delete {
            // a sale of version 1 makes what it names
            self.lost.extend([Table::Customer, Table::Service, Table::PaymentMethod]);
        }
    }

    /// Whether the outcome of every request so far is known.
    #[must_use]
    pub fn has_no_doubts(&self) -> bool {
        self.uncertain.is_empty() && self.lost.is_empty()
    }

    /// Whether the record of an exchange, and all records that it refers to, are known to be as they are in the twin.
    #[must_use]
    pub fn is_sure_of(&self, subject: &Subject, mut references: impl Iterator<Item = (Table, i64)>) -> bool {
        let is_certain = |record: (Table, i64)| !self.uncertain.contains(&record);
        let named = subject.is_v1() && matches!(subject.role, Role::Insert | Role::Change) && !self.lost.is_empty();
        !named && subject.record().is_none_or(is_certain) && references.all(is_certain)
    }

    /// Whether a record may have been inserted without a response that shows it.
    #[must_use]
    pub fn has_lost(&self) -> bool {
        !self.lost.is_empty()
    }

    /// Whether any record is uncertain, or was.
    #[must_use]
    pub const fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    /// A contract of the twin generated a sale.
    pub fn generated(&mut self, id: i64, sale: &Value) {
        if let Some(occurrence) = occurrence(sale) {
            self.made.insert(id, occurrence);
        }
    }

    /// The sale that the twin's contract generated for an occurrence that a response shows.
    #[must_use]
    pub fn made_for(&self, id: i64, shown: &Value) -> Option<i64> {
        let wanted = occurrence(shown)?;
        if self.made.get(&id) == Some(&wanted) {
            return Some(id);
        }
        self.made.iter().find(|(_, made)| **made == wanted).map(|(id, _)| *id)
    }

    /// Whether the twin generated a sale that no response has shown.
    #[must_use]
    pub fn is_made(&self, id: i64) -> bool {
        self.made.contains_key(&id)
    }

    /// A generated sale has another key.
    pub fn moved(&mut self, from: i64, to: i64) {
        if let Some(occurrence) = self.made.remove(&from) {
            self.made.insert(to, occurrence);
        }
    }

    /// Whether a sale that a response shows first was generated since the recording began, by a contract that the twin has.
    #[must_use]
    pub fn should_have_made(&self, shown: &Value) -> bool {
        let generated = shown.get("agendamento_data_geracao").and_then(Value::as_str);
        let day: Option<LocalDate> = generated.and_then(|day| day.parse().ok());
        occurrence(shown).is_some()
            && day.is_some_and(|day| day >= self.since)
            && self.contracts.contains(&customer_of(shown))
            && !self.is_unsettled()
    }
}

/// The customer of a sale in either version.
fn customer_of(sale: &Value) -> Option<i64> {
    integer(sale.get("id_cliente")).or_else(|| integer(sale.get("cliente").and_then(|customer| customer.get("id"))))
}

fn occurrence(sale: &Value) -> Option<Occurrence> {
    Some((customer_of(sale), integer(sale.get("agendamento_sequencia"))?))
}
