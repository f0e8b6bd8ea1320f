//! What is known about the account besides the twin's state: which records a response has shown, and which are uncertain.

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

/// The tables whose records a version 1 request may give by name instead of by key.
const NAMED: [Table; 3] = [Table::Customer, Table::Service, Table::PaymentMethod];

/// What is known about the account.
#[derive(Debug, Clone)]
pub struct World {
    /// Whether the account was new when the recording began, so that nothing exists that the recording does not show.
    closed: bool,
    /// Records whose version 2 fields the twin has completely.
    known: BTreeSet<Key>,
    /// Records whose sections, such as contacts, the twin has completely.
    whole: BTreeSet<Key>,
    /// Records that only version 1 showed, without all of their fields.
    legacy: BTreeSet<Key>,
    gone: BTreeSet<Key>,
    /// Records that a request without a response may have changed, until a response shows them again.
    uncertain: BTreeSet<Key>,
    /// Records that were uncertain once. For these it no longer helps that the account was new.
    doubted: BTreeSet<Key>,
    /// The tables into which a request without a response may have inserted a record.
    lost: BTreeSet<Table>,
    /// The tables that a listing has shown completely since then.
    complete: BTreeSet<Table>,
    /// The customers and services that a response has shown since all of them became uncertain.
    named: BTreeSet<Key>,
    /// Customers and sales that the recording inserted.
    inserted: BTreeSet<Key>,
    /// Whether anything was ever uncertain: its consequences, such as the sales of a contract, stay uncertain.
    unsettled: bool,
    contracts: Contracts,
}

impl World {
    /// The knowledge at the beginning of a recording.
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

    /// Whether the twin has the whole account.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether the twin must have a record exactly as the service has it.
    #[must_use]
    pub fn knows(&self, record: Key) -> bool {
        if !self.is_certain(record) {
            return false;
        }
        if record.0 == Table::Sale && self.contracts.is_made(record.1) {
            // in other accounts the service may have given the key to another sale
            return self.closed && self.expects_made(record.1);
        }
        self.vouches(record) || self.known.contains(&record)
    }

    /// As [`knows`](Self::knows), for a response of version 1.
    #[must_use]
    pub fn knows_v1(&self, record: Key) -> bool {
        self.knows(record) || self.legacy.contains(&record) && !self.uncertain.contains(&record)
    }

    /// Whether the service must have a record of the twin, under this key or, if a contract generated it, another one.
    #[must_use]
    pub fn expects(&self, record: Key) -> bool {
        self.knows(record) || record.0 == Table::Sale && self.expects_made(record.1)
    }

    fn expects_made(&self, id: i64) -> bool {
        self.contracts.is_of_a_followed_one(id) && !self.unsettled
    }

    /// Whether a record is known because the account was new and every change to it was in a response.
    fn vouches(&self, record: Key) -> bool {
        self.closed && !self.lost.contains(&record.0) && !self.doubted.contains(&record)
    }

    /// Whether a table may have records that no response has shown.
    #[must_use]
    pub fn may_be_unseen(&self, table: Table) -> bool {
        (!self.closed || self.lost.contains(&table)) && !self.complete.contains(&table)
    }

    /// A listing showed every record of a table.
    pub fn showed_all(&mut self, table: Table) {
        self.complete.insert(table);
    }

    /// Whether the service may have a record that the twin lacks or has with other values.
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

    /// Whether the twin must have the sections of a known record exactly as the service has them.
    #[must_use]
    pub fn knows_sections(&self, record: Key) -> bool {
        self.whole.contains(&record) || self.vouches(record)
    }

    /// Whether the twin has followed a sale since its creation, so that it knows when its invoice was issued and cancelled.
    #[must_use]
    pub fn has_followed(&self, sale: i64) -> bool {
        let record = (Table::Sale, sale);
        self.vouches(record) || self.inserted.contains(&record)
    }

    /// A response showed a record. `sections`: whether with all its sections.
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

    /// The recording inserted a record, and the twin inserted it in the same way.
    pub fn inserted(&mut self, record: Key, shown: &Value) {
        self.inserted.insert(record);
        if record.0 == Table::Sale {
            self.contracts.inserted(record.1, shown);
        }
    }

    /// A response showed the current state of a sale, which may be a contract.
    pub fn showed_sale(&mut self, id: i64, shown: &Value) {
        self.contracts.showed(id, shown);
    }

    /// The clock has reached a day. Contracts whose progress is unknown become uncertain if their date has passed.
    pub fn passed(&mut self, day: LocalDate) {
        for id in self.contracts.passed(day) {
            self.doubt((Table::Sale, id));
        }
    }

    /// A record no longer exists.
    pub fn lost_sight_of(&mut self, record: Key) {
        self.forget(record);
        self.gone.insert(record);
        if record.0 == Table::Sale {
            self.contracts.met(record.1);
        }
    }

    /// The request that deleted a record is known, and so are its effects on other records.
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

    /// The current state of a record is unknown.
    pub fn doubt(&mut self, record: Key) {
        if record.0 == Table::Sale && self.contracts.has(record.1) {
            // a contract may generate sales
            self.may_have_inserted(Table::Sale);
        }
        self.forget(record);
        self.uncertain.insert(record);
        self.doubted.insert(record);
    }

    /// A record that no response showed may have been inserted.
    pub fn may_have_inserted(&mut self, table: Table) {
        self.lost.insert(table);
        self.complete.remove(&table);
    }

    /// It is unknown whether a request was carried out.
    pub fn doubts(&mut self, subject: &Subject) {
        let Some(table) = subject.table.filter(|_| !matches!(subject.role, Role::List | Role::Select)) else { return };
        self.unsettled = true;
        match subject.record() {
            Some(record) => self.doubt(record),
            None => self.may_have_inserted(table),
        }
    }

    /// A record of each kind that a version 1 sale can name may have been inserted.
    pub fn may_have_inserted_named(&mut self) {
        NAMED.into_iter().for_each(|table| self.may_have_inserted(table));
    }

    /// Any record that a version 1 sale can name may have been created or replaced.
    pub fn doubts_all_named(&mut self) {
        self.may_have_inserted_named();
        for record in core::mem::take(&mut self.named) {
            if self.known.contains(&record) || self.legacy.contains(&record) {
                self.doubt_part(record);
            }
        }
    }

    /// A version 1 sale may have changed a service's codes or a customer's card. Names and values stay.
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

    /// Whether the twin may resolve the names in a version 1 request to different records than the service.
    #[must_use]
    pub fn may_misname(&self) -> bool {
        NAMED.into_iter().any(|table| self.is_in_doubt(table))
    }

    fn is_in_doubt(&self, table: Table) -> bool {
        let lost = self.lost.contains(&table) && !self.complete.contains(&table);
        lost || self.uncertain.range((table, i64::MIN)..=(table, i64::MAX)).next().is_some()
    }

    /// Whether a request may be refused or accepted because of uncertain records.
    #[must_use]
    pub fn may_turn_on_doubts(&self, subject: &Subject) -> bool {
        let writes = matches!(subject.role, Role::Insert | Role::Change);
        match subject.table {
            // the response depends on the invoices issued earlier
            Some(Table::Sale) if names_records(subject) => self.unsettled,
            // the contract may or may not have occurrences left
            Some(Table::Sale) => subject.id.is_some_and(|id| subject.role == Role::Change && !self.knows_progress(id)),
            // sales prevent their deletion
            Some(Table::Customer | Table::Service) if subject.role == Role::Delete => self.unsettled,
            // another customer may have the same document
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

    /// Whether the record of an exchange, and all records that it refers to, are known to be the same in the twin.
    #[must_use]
    pub fn is_sure_of(&self, subject: &Subject, mut references: impl Iterator<Item = Key>) -> bool {
        subject.record().is_none_or(|record| self.is_certain(record))
            && references.all(|record| self.is_certain(record))
    }

    /// Whether a record is certain: no request without a response may have changed it since a response showed it.
    #[must_use]
    pub fn is_certain(&self, record: Key) -> bool {
        !self.uncertain.contains(&record)
    }

    /// Whether any record is or was uncertain.
    #[must_use]
    pub const fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    /// A contract of the twin generated a sale.
    pub fn generated(&mut self, contract: i64, id: i64, sale: &Value) {
        self.contracts.generated(contract, id, sale);
    }

    /// The sale that a contract of the twin generated for an occurrence that a response shows. `None` if it is ambiguous.
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

    /// A response shows a sale that may be any that the twin's contracts generated with this key or for this occurrence.
    /// `renamed`: the sale may have had another customer before.
    pub fn expects_no_more(&mut self, id: i64, shown: &Value, renamed: bool) {
        self.contracts.expects_no_more(id, shown, renamed);
    }

    /// A generated sale got another key.
    pub fn moved(&mut self, from: i64, to: i64) {
        self.contracts.moved(from, to);
    }

    /// Whether a sale that a response shows for the first time must have been generated since the recording began, by a
    /// contract of the twin.
    #[must_use]
    pub fn should_have_made(&self, shown: &Value) -> bool {
        self.has_all_contracts(shown) && !self.unsettled && self.contracts.should_have_made(shown)
    }

    /// Whether the recording shows all contracts of a sale's customer.
    fn has_all_contracts(&self, sale: &Value) -> bool {
        contracts::customer_of(sale).is_none_or(|id| {
            let customer = (Table::Customer, id);
            self.vouches(customer) || self.inserted.contains(&customer)
        })
    }
}

/// Whether a version 1 request refers to records by name.
#[must_use]
pub fn names_records(subject: &Subject) -> bool {
    let answers = !matches!(subject.operation.route().shape, Shape::Done(_));
    subject.is_v1() && answers && matches!(subject.role, Role::Insert | Role::Change)
}
