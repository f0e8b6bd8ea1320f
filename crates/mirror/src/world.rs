//! What is known of the account apart from the twin's state: which records a response has shown, and which nobody can be sure of.

mod contracts;

use std::collections::BTreeSet;

use lastro::LocalDate;
use lastro::http::Shape;
use lastro::json::Value;
use lastro_twin::state::Table;

use crate::subject::{Role, Subject};
use contracts::Contracts;

/// A record: its table and its key.
pub type Key = (Table, i64);

/// The tables whose records the parameters of version 1 name instead of giving their keys.
const NAMED: [Table; 3] = [Table::Customer, Table::Service, Table::PaymentMethod];

/// What is known of the account.
#[derive(Debug, Clone)]
pub struct World {
    /// Whether the account was new when the recording began, so that nothing exists that the recording does not show.
    closed: bool,
    /// Records of which the twin has every field of version 2.
    known: BTreeSet<Key>,
    /// Records of which the twin has every section, such as contacts.
    whole: BTreeSet<Key>,
    /// Records that only version 1 showed, which does not show all fields.
    legacy: BTreeSet<Key>,
    gone: BTreeSet<Key>,
    /// Records that a request without a response may have changed, until a response shows them.
    uncertain: BTreeSet<Key>,
    /// Records that were uncertain once. That the account was new says nothing of them any more.
    doubted: BTreeSet<Key>,
    /// The tables into which a request without a response may have inserted a record.
    lost: BTreeSet<Table>,
    /// The tables of which a listing has shown every record since.
    complete: BTreeSet<Table>,
    /// The customers and services that a response has shown since all of them were in doubt.
    named: BTreeSet<Key>,
    /// Customers and sales that the recording inserted.
    inserted: BTreeSet<Key>,
    /// Whether anything was uncertain once: what followed from it, such as the sales of a contract, stays so.
    unsettled: bool,
    contracts: Contracts,
}

impl World {
    /// What is known when a recording begins.
    #[must_use]
    pub fn new(closed: bool, since: LocalDate) -> Self {
        Self {
            closed,
            known: BTreeSet::new(),
            whole: BTreeSet::new(),
            legacy: BTreeSet::new(),
            gone: BTreeSet::new(),
            uncertain: BTreeSet::new(),
            doubted: BTreeSet::new(),
            lost: BTreeSet::new(),
            complete: BTreeSet::new(),
            named: BTreeSet::new(),
            inserted: BTreeSet::new(),
            unsettled: false,
            contracts: Contracts::new(since),
        }
    }

    /// Whether the twin has all of an account.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether the twin must have a record as the service has it.
    #[must_use]
    pub fn knows(&self, record: Key) -> bool {
        if !self.is_certain(record) {
            return false;
        }
        if record.0 == Table::Sale && self.contracts.is_made(record.1) {
            // elsewhere the service may have given the key to another sale
            return self.closed && self.expects_made(record.1);
        }
        self.vouches(record) || self.known.contains(&record)
    }

    /// As [`knows`](Self::knows), for a response of version 1.
    #[must_use]
    pub fn knows_v1(&self, record: Key) -> bool {
        self.knows(record) || self.legacy.contains(&record) && !self.uncertain.contains(&record)
    }

    /// Whether the service must have a record that the twin has, under this key or, if a contract generated it, another one.
    #[must_use]
    pub fn expects(&self, record: Key) -> bool {
        self.knows(record) || record.0 == Table::Sale && self.expects_made(record.1)
    }

    fn expects_made(&self, id: i64) -> bool {
        self.contracts.is_of_a_followed_one(id) && !self.unsettled
    }

    /// Whether a record is known because the account was new, and nothing happened to it that no response showed.
    fn vouches(&self, record: Key) -> bool {
        self.closed && !self.lost.contains(&record.0) && !self.doubted.contains(&record)
    }

    /// Whether there may be records of a table that no response showed.
    #[must_use]
    pub fn may_be_unseen(&self, table: Table) -> bool {
        (!self.closed || self.lost.contains(&table)) && !self.complete.contains(&table)
    }

    /// A listing showed every record of a table.
    pub fn showed_all(&mut self, table: Table) {
        self.complete.insert(table);
    }

    /// Whether the service may have a record that the twin does not have, or has it otherwise.
    #[must_use]
    pub fn may_differ(&self, record: Key) -> bool {
        let is_known = !self.doubted.contains(&record) || self.known.contains(&record);
        self.may_be_unseen(record.0) || self.uncertain.contains(&record) || !is_known
    }

    /// Whether a record was deleted.
    #[must_use]
    pub fn is_gone(&self, record: Key) -> bool {
        self.gone.contains(&record)
    }

    /// Whether the twin must have the sections of a known record as the service has them.
    #[must_use]
    pub fn knows_sections(&self, record: Key) -> bool {
        self.whole.contains(&record) || self.vouches(record)
    }

    /// Whether the twin has followed a sale from its beginning, so that it knows when its invoice was issued and cancelled.
    #[must_use]
    pub fn has_followed(&self, sale: i64) -> bool {
        let record = (Table::Sale, sale);
        self.vouches(record) || self.inserted.contains(&record)
    }

    /// A response showed a record. `sections`: with everything that belongs to it.
    pub fn showed(&mut self, record: Key, sections: bool) {
        self.known.insert(record);
        if sections {
            self.whole.insert(record);
        }
        self.legacy.remove(&record);
        self.seen(record);
    }

    /// A response of version 1 showed a record that the twin did not know.
    pub fn showed_v1(&mut self, record: Key) {
        self.legacy.insert(record);
        self.seen(record);
    }

    fn seen(&mut self, record: Key) {
        self.gone.remove(&record);
        self.uncertain.remove(&record);
        match record.0 {
            Table::Sale => self.contracts.met(record.1),
            Table::Customer | Table::Service => {
                self.named.insert(record);
            }
            _ => {}
        }
    }

    /// The recording inserted a record, and the twin did so in the same way.
    pub fn inserted(&mut self, record: Key, shown: &Value) {
        self.inserted.insert(record);
        if record.0 == Table::Sale {
            self.contracts.inserted(record.1, shown);
        }
    }

    /// A response showed how a sale is now, which may be a contract.
    pub fn showed_sale(&mut self, id: i64, shown: &Value) {
        self.contracts.showed(id, shown);
    }

    /// The day has come. Of contracts of which nobody knows how far they have come, those whose date has passed are uncertain.
    pub fn passed(&mut self, day: LocalDate) {
        for id in self.contracts.passed(day) {
            self.doubt((Table::Sale, id));
        }
    }

    /// A record does not exist any more.
    pub fn lost_sight_of(&mut self, record: Key) {
        self.forget(record);
        self.gone.insert(record);
        if record.0 == Table::Sale {
            self.contracts.met(record.1);
        }
    }

    /// The request that deleted a record is known, and so is what it did to others.
    pub fn deleted(&mut self, record: Key) {
        self.uncertain.remove(&record);
        self.lost_sight_of(record);
    }

    fn forget(&mut self, record: Key) {
        self.known.remove(&record);
        self.whole.remove(&record);
        self.legacy.remove(&record);
        self.inserted.remove(&record);
        if record.0 == Table::Sale {
            self.contracts.lost_sight_of(record.1);
        }
    }

    /// Nobody knows how a record is now.
    pub fn doubt(&mut self, record: Key) {
        if record.0 == Table::Sale && self.contracts.has(record.1) {
            // a contract may generate sales
            self.may_have_inserted(Table::Sale);
        }
        self.forget(record);
        self.uncertain.insert(record);
        self.doubted.insert(record);
    }

    /// A record may have been inserted that no response showed.
    pub fn may_have_inserted(&mut self, table: Table) {
        self.lost.insert(table);
        self.complete.remove(&table);
    }

    /// Nobody knows whether a request was carried out.
    pub fn doubts(&mut self, subject: &Subject) {
        let Some(table) = subject.table.filter(|_| !matches!(subject.role, Role::List | Role::Select)) else { return };
        self.unsettled = true;
        match subject.record() {
            Some(record) => self.doubt(record),
            None => self.may_have_inserted(table),
        }
    }

    /// A record of each kind that a sale of version 1 names may have been inserted.
    pub fn may_have_inserted_named(&mut self) {
        NAMED.into_iter().for_each(|table| self.may_have_inserted(table));
    }

    /// Any record that a sale of version 1 names may exist now, or be another one.
    pub fn doubts_all_named(&mut self) {
        self.may_have_inserted_named();
        for record in core::mem::take(&mut self.named) {
            if self.known.contains(&record) || self.legacy.contains(&record) {
                self.doubt_part(record);
            }
        }
    }

    /// A sale of version 1 may have given a service other codes, or a customer another card. Their names and values stay.
    pub fn doubt_part(&mut self, record: Key) {
        let keeps_fields = record.0 == Table::Customer && self.knows(record);
        self.doubted.insert(record);
        self.whole.remove(&record);
        if keeps_fields {
            self.known.insert(record);
        } else {
            self.known.remove(&record);
            self.legacy.remove(&record);
        }
    }

    /// Whether the records that the parameters of version 1 name may be others than the twin finds.
    #[must_use]
    pub fn may_misname(&self) -> bool {
        NAMED.into_iter().any(|table| self.is_in_doubt(table))
    }

    fn is_in_doubt(&self, table: Table) -> bool {
        let lost = self.lost.contains(&table) && !self.complete.contains(&table);
        lost || self.uncertain.range((table, i64::MIN)..=(table, i64::MAX)).next().is_some()
    }

    /// Whether a request may be refused, or accepted, because of records that nobody is sure of.
    #[must_use]
    pub fn may_turn_on_doubts(&self, subject: &Subject) -> bool {
        let writes = matches!(subject.role, Role::Insert | Role::Change);
        match subject.table {
            // it depends on which invoices were issued before
            Some(Table::Sale) if names_records(subject) => self.unsettled,
            // it may have occurrences left or not
            Some(Table::Sale) => subject.id.is_some_and(|id| subject.role == Role::Change && !self.knows_progress(id)),
            // sales keep them from being deleted
            Some(Table::Customer | Table::Service) if subject.role == Role::Delete => self.unsettled,
            // another one may have the same document
            Some(Table::Customer) if writes => {
                self.is_in_doubt(Table::Customer) || names_records(subject) && self.may_misname()
            }
            _ => false,
        }
    }

    /// Whether a sale is a contract that the recording inserted.
    #[must_use]
    pub fn follows(&self, sale: i64) -> bool {
        self.contracts.follows(sale)
    }

    fn knows_progress(&self, sale: i64) -> bool {
        self.vouches((Table::Sale, sale)) || !self.contracts.is_unfollowed(sale)
    }

    /// Whether the outcome of every request so far is known.
    #[must_use]
    pub fn has_no_doubts(&self) -> bool {
        self.uncertain.is_empty() && self.lost.is_empty()
    }

    /// Whether the record of an exchange, and all records that it refers to, are known to be as they are in the twin.
    #[must_use]
    pub fn is_sure_of(&self, subject: &Subject, mut references: impl Iterator<Item = Key>) -> bool {
        subject.record().is_none_or(|record| self.is_certain(record))
            && references.all(|record| self.is_certain(record))
    }

    /// Whether no request without a response may have changed a record since a response showed it.
    #[must_use]
    pub fn is_certain(&self, record: Key) -> bool {
        !self.uncertain.contains(&record)
    }

    /// Whether any record is uncertain, or was.
    #[must_use]
    pub const fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    /// A contract of the twin generated a sale.
    pub fn generated(&mut self, contract: i64, id: i64, sale: &Value) {
        self.contracts.generated(contract, id, sale);
    }

    /// The sale that a contract of the twin generated for an occurrence that a response shows, if it can be no other one.
    #[must_use]
    pub fn made_for(&self, shown: &Value) -> Option<i64> {
        self.contracts.made_for(shown).filter(|_| self.has_all_contracts(shown))
    }

    /// Whether the twin generated a sale that no response has shown.
    #[must_use]
    pub fn is_made(&self, id: i64) -> bool {
        self.contracts.is_made(id)
    }

    /// A response shows a sale that the twin's contract generated.
    pub fn met(&mut self, id: i64) {
        let record = (Table::Sale, id);
        if self.expects_made(id) {
            self.known.insert(record);
            self.inserted.insert(record);
        } else {
            self.doubted.insert(record);
        }
        self.contracts.met(id);
    }

    /// A response shows a sale that may be any that contracts of the twin generated with this key or for this occurrence.
    /// `renamed`: it may have had another customer before.
    pub fn expects_no_more(&mut self, id: i64, shown: &Value, renamed: bool) {
        self.contracts.expects_no_more(id, shown, renamed);
    }

    /// A generated sale has another key.
    pub fn moved(&mut self, from: i64, to: i64) {
        self.contracts.moved(from, to);
    }

    /// Whether a sale that a response shows first was generated since the recording began, by a contract that the twin has.
    #[must_use]
    pub fn should_have_made(&self, shown: &Value) -> bool {
        self.has_all_contracts(shown) && !self.unsettled && self.contracts.should_have_made(shown)
    }

    /// Whether the customer of a sale can have no contract that the recording does not show.
    fn has_all_contracts(&self, sale: &Value) -> bool {
        contracts::customer_of(sale).is_none_or(|id| {
            let customer = (Table::Customer, id);
            self.vouches(customer) || self.inserted.contains(&customer)
        })
    }
}

/// Whether the parameters of a request of version 1 name records.
#[must_use]
pub fn names_records(subject: &Subject) -> bool {
    let answers = !matches!(subject.operation.route().shape, Shape::Done(_));
    subject.is_v1() && answers && matches!(subject.role, Role::Insert | Role::Change)
}
