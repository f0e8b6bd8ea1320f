//! What the recording has shown about the account so far, and what is uncertain.
//!
//! A record is uncertain if a request without a response may have changed it. It is certain again once a later response shows
//! it. Only certain records are compared.

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

/// The tables of the records that a version 1 request may identify by name.
const NAMED: [Table; 3] = [Table::Customer, Table::Service, Table::PaymentMethod];

/// What the recording has shown about the account so far.
#[derive(Debug, Clone)]
pub struct World {
    /// Whether the account was new when the recording began, so that the recording shows everything in the account.
    closed: bool,
    /// Records that the twin has with all their fields of version 2.
    known: BTreeSet<Key>,
    /// Records that the twin has with all their sections (nested records, such as the contacts of a customer).
    whole: BTreeSet<Key>,
    /// Records that only version 1 has shown, so that the twin lacks some of their fields.
    legacy: BTreeSet<Key>,
    gone: BTreeSet<Key>,
    /// Records that are uncertain: the service may have changed them, and no later response has shown them.
    uncertain: BTreeSet<Key>,
    /// Records that are or were uncertain. In a new account, the twin normally knows a record even without a response that shows
    /// it, but this does not hold for these records.
    doubted: BTreeSet<Key>,
    /// Tables into which a request without a response may have inserted a record.
    lost: BTreeSet<Table>,
    /// Tables of which a listing has shown all records, if no request without a response may have inserted a record since.
    complete: BTreeSet<Table>,
    /// The customers and services that responses have shown since [`doubts_all_named`](Self::doubts_all_named) was last called.
    named: BTreeSet<Key>,
    /// The customers and sales that the recording inserted.
    inserted: BTreeSet<Key>,
    /// Whether a request of unknown outcome may have changed the account. Even after a response has shown the changed record, its
    /// indirect effects, such as the sales of a contract, stay unknown.
    unsettled: bool,
    contracts: Contracts,
}

impl World {
    /// Creates the state at the beginning of a recording. `closed`: whether the account is new. `since`: the day of the first
    /// exchange.
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

    /// Whether the account was new when the recording began.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.closed
    }

    /// Whether a record is known so well that it must be equal in the twin and in the service. Otherwise the record is not
    /// compared.
    #[must_use]
    pub fn knows(&self, record: Key) -> bool {
        if !self.is_certain(record) {
            return false;
        }
        if record.0 == Table::Sale && self.contracts.is_made(record.1) {
            // in an account that was not new, the service may have given this key to another sale
            return self.closed && self.expects_made(record.1);
        }
        self.vouches(record) || self.known.contains(&record)
    }

    /// Whether those fields of a record that version 1 has must be equal in the twin and in the service. Otherwise the record is
    /// not compared in responses of version 1.
    #[must_use]
    pub fn knows_v1(&self, record: Key) -> bool {
        self.knows(record) || self.legacy.contains(&record) && !self.uncertain.contains(&record)
    }

    /// Whether the service must have a record that the twin has. If a contract generated the record, it may have another key in
    /// the service.
    #[must_use]
    pub fn expects(&self, record: Key) -> bool {
        self.knows(record) || record.0 == Table::Sale && self.expects_made(record.1)
    }

    fn expects_made(&self, id: i64) -> bool {
        self.contracts.is_of_a_followed_one(id) && !self.unsettled
    }

    /// Whether the twin knows a record even if no response has shown it: the account was new, and every request that may have
    /// inserted or changed the record has a response.
    fn vouches(&self, record: Key) -> bool {
        self.closed && !self.lost.contains(&record.0) && !self.doubted.contains(&record)
    }

    /// Whether a table may contain records that no response has shown.
    #[must_use]
    pub fn may_be_unseen(&self, table: Table) -> bool {
        (!self.closed || self.lost.contains(&table)) && !self.complete.contains(&table)
    }

    /// Processes a listing that showed every record of a table.
    pub fn showed_all(&mut self, table: Table) {
        self.complete.insert(table);
    }

    /// Whether this record may be missing in the twin, or may have other values there than in the service.
    #[must_use]
    pub fn may_differ(&self, record: Key) -> bool {
        let is_known = !self.doubted.contains(&record) || self.known.contains(&record);
        self.may_be_unseen(record.0) || self.uncertain.contains(&record) || !is_known
    }

    /// Whether the service has deleted a record.
    #[must_use]
    pub fn is_gone(&self, record: Key) -> bool {
        self.gone.contains(&record)
    }

    /// Whether the twin knows all sections of a known record, such as the contacts of a customer. If not, differences in the
    /// sections are not reported.
    #[must_use]
    pub fn knows_sections(&self, record: Key) -> bool {
        self.whole.contains(&record) || self.vouches(record)
    }

    /// Whether the recording shows the whole history of a sale, so that the twin knows when its invoice was issued and
    /// cancelled.
    #[must_use]
    pub fn has_followed(&self, sale: i64) -> bool {
        let record = (Table::Sale, sale);
        self.vouches(record) || self.inserted.contains(&record)
    }

    /// Processes a response of version 2 that showed a record. `sections`: whether it contained all sections.
    pub fn showed(&mut self, record: Key, sections: bool) {
        self.known.insert(record);
        if sections {
            self.whole.insert(record);
        }
        self.legacy.remove(&record);
        self.seen(record);
    }

    /// Processes a response of version 1 that showed a record.
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

    /// Processes an insert that the service and the twin executed in the same way.
    pub fn inserted(&mut self, record: Key, shown: &Value) {
        self.inserted.insert(record);
        if record.0 == Table::Sale {
            self.contracts.inserted(record.1, shown);
        }
    }

    /// Processes a response that showed the current state of a sale, which may be a contract.
    pub fn showed_sale(&mut self, id: i64, shown: &Value) {
        self.contracts.showed(id, shown);
    }

    /// Processes the arrival of a day. A contract that existed before the recording becomes uncertain once its next date has
    /// passed, since it is unknown whether it generated a sale.
    pub fn passed(&mut self, day: LocalDate) {
        for id in self.contracts.passed(day) {
            self.doubt((Table::Sale, id));
        }
    }

    /// Marks a record as not known and as deleted, since a response showed that the service no longer has it.
    pub fn lost_sight_of(&mut self, record: Key) {
        self.forget(record);
        self.gone.insert(record);
        if record.0 == Table::Sale {
            self.contracts.met(record.1);
        }
    }

    /// Processes a successful deletion. The record is then certain: it does not exist.
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

    /// Marks a record as uncertain, since the service may have changed it in a way that no response shows.
    pub fn doubt(&mut self, record: Key) {
        if record.0 == Table::Sale && self.contracts.has(record.1) {
            // the record is a contract: if the service has changed it, it may also have generated sales that the twin does not have
            self.may_have_inserted(Table::Sale);
        }
        self.forget(record);
        self.uncertain.insert(record);
        self.doubted.insert(record);
    }

    /// Notes that a request without a response may have inserted a record into a table.
    pub fn may_have_inserted(&mut self, table: Table) {
        self.lost.insert(table);
        self.complete.remove(&table);
    }

    /// Processes a request of which it is unknown whether the service executed it.
    pub fn doubts(&mut self, subject: &Subject) {
        let Some(table) = subject.table.filter(|_| !matches!(subject.role, Role::List | Role::Select)) else { return };
        self.unsettled = true;
        match subject.record() {
            Some(record) => self.doubt(record),
            None => self.may_have_inserted(table),
        }
    }

    /// Notes that a request of version 1 may have inserted a customer, a service or a payment method, since version 1 inserts
    /// each record that a sale names and that does not exist yet.
    pub fn may_have_inserted_named(&mut self) {
        NAMED.into_iter().for_each(|table| self.may_have_inserted(table));
    }

    /// Processes a version 1 request that writes a sale and may have inserted or changed any customer, service or payment method.
    pub fn doubts_all_named(&mut self) {
        self.may_have_inserted_named();
        for record in core::mem::take(&mut self.named) {
            if self.known.contains(&record) || self.legacy.contains(&record) {
                self.doubt_part(record);
            }
        }
    }

    /// Marks a customer or service as partly uncertain: a version 1 request that writes a sale may have changed the codes of the
    /// service or the card of the customer, but not the name or the value.
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

    /// Whether the names in a version 1 request may stand for other records in the twin than in the service, because records are
    /// uncertain.
    #[must_use]
    pub fn may_misname(&self) -> bool {
        NAMED.into_iter().any(|table| self.is_in_doubt(table))
    }

    fn is_in_doubt(&self, table: Table) -> bool {
        let lost = self.lost.contains(&table) && !self.complete.contains(&table);
        lost || self.uncertain.range((table, i64::MIN)..=(table, i64::MAX)).next().is_some()
    }

    /// Whether the acceptance or refusal of a request may depend on uncertain records.
    #[must_use]
    pub fn may_turn_on_doubts(&self, subject: &Subject) -> bool {
        let writes = matches!(subject.role, Role::Insert | Role::Change);
        match subject.table {
            // the service may refuse the sale depending on invoices that were issued earlier
            Some(Table::Sale) if names_records(subject) => self.unsettled,
            // the service may refuse the change depending on how many occurrences the contract has left
            Some(Table::Sale) => subject.id.is_some_and(|id| subject.role == Role::Change && !self.knows_progress(id)),
            // sales of the customer or service prevent its deletion
            Some(Table::Customer | Table::Service) if subject.role == Role::Delete => self.unsettled,
            // the service refuses a second customer with the same CPF or CNPJ, and may have one that the twin lacks
            Some(Table::Customer) if writes => {
                self.is_in_doubt(Table::Customer) || names_records(subject) && self.may_misname()
            }
            _ => false,
        }
    }

    /// Whether a sale is a contract that the recording inserted, so that its progress is known.
    #[must_use]
    pub fn follows(&self, sale: i64) -> bool {
        self.contracts.follows(sale)
    }

    fn knows_progress(&self, sale: i64) -> bool {
        self.vouches((Table::Sale, sale)) || !self.contracts.is_unfollowed(sale)
    }

    /// Whether no record is uncertain, and no record may have been inserted without a response.
    #[must_use]
    pub fn has_no_doubts(&self) -> bool {
        self.uncertain.is_empty() && self.lost.is_empty()
    }

    /// Whether the record of an exchange, and all records to which it refers, are certain.
    #[must_use]
    pub fn is_sure_of(&self, subject: &Subject, mut references: impl Iterator<Item = Key>) -> bool {
        subject.record().is_none_or(|record| self.is_certain(record))
            && references.all(|record| self.is_certain(record))
    }

    /// Whether a record is certain. A record becomes uncertain if the service may have changed it in a way that no response
    /// shows. A later response that shows the record makes it certain again.
    #[must_use]
    pub fn is_certain(&self, record: Key) -> bool {
        !self.uncertain.contains(&record)
    }

    /// Whether some request so far had an unknown outcome and may have changed the account. The account may then also have records
    /// that resulted from that request later, such as the sales of a contract.
    #[must_use]
    pub const fn is_unsettled(&self) -> bool {
        self.unsettled
    }

    /// Notes that a contract of the twin generated a sale.
    pub fn generated(&mut self, contract: i64, id: i64, sale: &Value) {
        self.contracts.generated(contract, id, sale);
    }

    /// Finds the sale in the twin that corresponds to the sale in a response, among the sales that contracts of the twin
    /// generated. `None` if no sale or several sales correspond.
    #[must_use]
    pub fn made_for(&self, shown: &Value) -> Option<i64> {
        self.contracts.made_for(shown).filter(|_| self.has_all_contracts(shown))
    }

    /// Whether a contract of the twin generated this sale and no response has shown it yet.
    #[must_use]
    pub fn is_made(&self, id: i64) -> bool {
        self.contracts.is_made(id)
    }

    /// Processes a response that showed a sale which a contract of the twin generated.
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

    /// Processes a response that shows a generated sale of the service, if it is not certain to which generated sale of the twin it
    /// corresponds. From now on, these sales of the twin need not exist in the service: the one with the key `id`, and those that
    /// are the same occurrence of a contract of the same customer. `renamed`: the sale may have had another customer before.
    pub fn expects_no_more(&mut self, id: i64, shown: &Value, renamed: bool) {
        self.contracts.expects_no_more(id, shown, renamed);
    }

    /// Notes that a generated sale of the twin got another key.
    pub fn moved(&mut self, from: i64, to: i64) {
        self.contracts.moved(from, to);
    }

    /// Whether a contract of the twin should have generated the sale in a response, although the twin has no generated sale that
    /// corresponds to it.
    #[must_use]
    pub fn should_have_made(&self, shown: &Value) -> bool {
        self.has_all_contracts(shown) && !self.unsettled && self.contracts.should_have_made(shown)
    }

    /// Whether the twin knows all contracts of a sale's customer, because the recording inserted the customer or the account was
    /// new.
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
