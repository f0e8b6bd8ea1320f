//! Contracts, and the sales that they generated.

use std::collections::{BTreeMap, BTreeSet};

use lastro::LocalDate;
use lastro::json::Value;

use crate::subject::integer;

/// What tells apart the sales that contracts generate: their customer and their number.
type Occurrence = (Option<i64>, i64);

/// A sale that a contract of the twin generated.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Made {
    occurrence: Occurrence,
    /// Its date.
    day: Option<LocalDate>,
    /// Whether the recording inserted its contract, so that the service has generated it too.
    followed: bool,
}

/// The contracts of the twin, and their sales.
#[derive(Debug, Clone)]
pub(super) struct Contracts {
    /// The day on which the recording began.
    since: LocalDate,
    /// The sales that no response has shown yet, by their keys.
    made: BTreeMap<i64, Made>,
    /// The contracts that the recording inserted. How far another one had come when it was shown first, nobody knows.
    followed: BTreeSet<i64>,
    /// The customers that such a contract has or had.
    customers: BTreeSet<Option<i64>>,
    /// The other contracts, with the date that a response showed last.
    unfollowed: BTreeMap<i64, Option<LocalDate>>,
    /// Those of `unfollowed` whose date has not come yet, by date.
    coming: BTreeSet<(LocalDate, i64)>,
}

impl Contracts {
    pub(super) fn new(since: LocalDate) -> Self {
        let (followed, customers) = (BTreeSet::new(), BTreeSet::new());
        Self { since, made: BTreeMap::new(), followed, customers, unfollowed: BTreeMap::new(), coming: BTreeSet::new() }
    }

    /// The recording inserted a sale, which may be a contract.
    pub(super) fn inserted(&mut self, id: i64, sale: &Value) {
        if is_contract(sale) {
            self.lost_sight_of(id);
            self.followed.insert(id);
            self.customers.insert(customer_of(sale));
        }
    }

    /// A response showed a sale, which may be a contract.
    pub(super) fn showed(&mut self, id: i64, sale: &Value) {
        if !is_contract(sale) {
            return;
        }
        if self.followed.contains(&id) {
            self.customers.insert(customer_of(sale));
            return;
        }
        self.lost_sight_of(id);
        let date = day(sale, "agendamento_data");
        self.unfollowed.insert(id, date);
        self.coming.extend(date.map(|date| (date, id)));
    }

    /// A contract does not exist any more, or nobody knows how it is now.
    pub(super) fn lost_sight_of(&mut self, id: i64) {
        self.followed.remove(&id);
        if let Some(date) = self.unfollowed.remove(&id).flatten() {
            self.coming.remove(&(date, id));
        }
    }

    /// Whether a sale is a contract that the recording inserted.
    pub(super) fn follows(&self, id: i64) -> bool {
        self.followed.contains(&id)
    }

    /// Whether a sale is a contract.
    pub(super) fn has(&self, id: i64) -> bool {
        self.followed.contains(&id) || self.unfollowed.contains_key(&id)
    }

    /// Whether a sale is a contract of which nobody knows how far it has come.
    pub(super) fn is_unfollowed(&self, id: i64) -> bool {
        self.unfollowed.contains_key(&id)
    }

    /// The contracts whose date has come, of which nobody knows whether they generate.
    pub(super) fn passed(&mut self, day: LocalDate) -> Vec<i64> {
        let mut passed = Vec::new();
        while let Some((_, id)) = self.coming.first().copied().filter(|(date, _)| *date <= day) {
            self.coming.pop_first();
            passed.push(id);
        }
        passed
    }

    /// A contract generated a sale.
    pub(super) fn generated(&mut self, contract: i64, id: i64, sale: &Value) {
        if let Some(occurrence) = occurrence(sale) {
            let (day, followed) = (day(sale, "data"), self.followed.contains(&contract));
            self.made.insert(id, Made { occurrence, day, followed });
        }
    }

    /// Whether a sale was generated and no response has shown it.
    pub(super) fn is_made(&self, id: i64) -> bool {
        self.made.contains_key(&id)
    }

    /// Whether such a sale is of a contract that the recording inserted.
    pub(super) fn is_of_a_followed_one(&self, id: i64) -> bool {
        self.made.get(&id).is_some_and(|made| made.followed)
    }

    /// The generated sale that a response shows, if only one may be it. Contracts of one customer differ by the dates of their
    /// sales.
    pub(super) fn made_for(&self, shown: &Value) -> Option<i64> {
        let (wanted, day) = (occurrence(shown)?, day(shown, "data"));
        let found: Vec<_> = self.made.iter().filter(|(_, made)| made.occurrence == wanted).collect();
        match found.as_slice() {
            [(id, _)] => Some(**id),
            _ => {
                let mut same = found.iter().filter(|(_, made)| made.day == day);
                same.next().filter(|_| same.next().is_none()).map(|(id, _)| **id)
            }
        }
    }

    /// A response showed a generated sale, or it does not exist any more.
    pub(super) fn met(&mut self, id: i64) {
        self.made.remove(&id);
    }

    /// Nobody knows any more whether the service has generated a sale of a key, or for an occurrence that a response shows.
    /// `renamed`: the occurrence may have had another customer.
    pub(super) fn expects_no_more(&mut self, id: i64, shown: &Value, renamed: bool) {
        let wanted = occurrence(shown);
        let may_be = |key: i64, made: &Made| {
            let same = wanted.is_some_and(|(customer, number)| {
                number == made.occurrence.1 && (renamed || customer == made.occurrence.0)
            });
            key == id || same
        };
        self.made.iter_mut().filter(|(key, made)| may_be(**key, made)).for_each(|(_, made)| made.followed = false);
    }

    /// A generated sale has another key.
    pub(super) fn moved(&mut self, from: i64, to: i64) {
        if let Some(made) = self.made.remove(&from) {
            self.made.insert(to, made);
        }
    }

    /// Whether a sale was generated since the recording began, for a customer of a contract that the recording inserted.
    pub(super) fn should_have_made(&self, shown: &Value) -> bool {
        occurrence(shown).is_some_and(|wanted| self.made.values().all(|made| made.occurrence != wanted))
            && day(shown, "agendamento_data_geracao").is_some_and(|day| day >= self.since)
            && self.customers.contains(&customer_of(shown))
    }
}

/// Whether a sale is a contract, in either version.
fn is_contract(sale: &Value) -> bool {
    integer(sale.get("agendamento")) == Some(1)
}

fn day(sale: &Value, name: &str) -> Option<LocalDate> {
    sale.get(name)?.as_str()?.parse().ok()
}

/// The customer of a sale in either version.
pub(super) fn customer_of(sale: &Value) -> Option<i64> {
    integer(sale.get("id_cliente")).or_else(|| integer(sale.get("cliente").and_then(|customer| customer.get("id"))))
}

fn occurrence(sale: &Value) -> Option<Occurrence> {
    Some((customer_of(sale), integer(sale.get("agendamento_sequencia"))?))
}
