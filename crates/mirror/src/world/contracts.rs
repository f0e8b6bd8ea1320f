//! Contracts, and the sales that they generated.

use core::ops::RangeInclusive;
use std::collections::{BTreeMap, BTreeSet};

use lastro::LocalDate;
use lastro::json::Value;

use crate::subject::integer;

/// A sale that a contract generated: its number within the contract, its customer, its date.
type Occurrence = (i64, Option<i64>, Option<LocalDate>);

/// The contracts of the twin, and their sales.
#[derive(Debug, Clone)]
pub(super) struct Contracts {
    /// The day on which the recording began.
    since: LocalDate,
    /// The sales that no response has shown yet, by their keys.
    made: BTreeMap<i64, Occurrence>,
    /// The same sales, indexed by occurrence.
    by_occurrence: BTreeSet<(Occurrence, i64)>,
    /// The ones among them whose contract the recording inserted: the service must have generated them too.
    expected: BTreeSet<(Occurrence, i64)>,
    /// The contracts that the recording inserted. The progress of all other contracts is unknown.
    followed: BTreeSet<i64>,
    /// The customers that these contracts have or had.
    customers: BTreeSet<Option<i64>>,
    /// The other contracts, with the date in the latest response.
    unfollowed: BTreeMap<i64, Option<LocalDate>>,
    /// Those of `unfollowed` whose date has not come yet, by date.
    coming: BTreeSet<(LocalDate, i64)>,
}

impl Contracts {
    pub(super) fn new(since: LocalDate) -> Self {
        Self {
            since,
            made: BTreeMap::new(),
            by_occurrence: BTreeSet::new(),
            expected: BTreeSet::new(),
            followed: BTreeSet::new(),
            customers: BTreeSet::new(),
            unfollowed: BTreeMap::new(),
            coming: BTreeSet::new(),
        }
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

    /// A contract no longer exists, or its current state is unknown.
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

    /// Whether a sale is a contract whose progress is unknown.
    pub(super) fn is_unfollowed(&self, id: i64) -> bool {
        self.unfollowed.contains_key(&id)
    }

    /// The contracts of unknown progress whose date has come: they may or may not have generated sales.
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
            self.insert(id, occurrence, self.followed.contains(&contract));
        }
    }

    fn insert(&mut self, id: i64, occurrence: Occurrence, expected: bool) {
        self.met(id);
        self.made.insert(id, occurrence);
        self.by_occurrence.insert((occurrence, id));
        if expected {
            self.expected.insert((occurrence, id));
        }
    }

    /// Whether a sale was generated and no response has shown it.
    pub(super) fn is_made(&self, id: i64) -> bool {
        self.made.contains_key(&id)
    }

    /// Whether such a sale belongs to a contract that the recording inserted.
    pub(super) fn is_of_a_followed_one(&self, id: i64) -> bool {
        self.made.get(&id).is_some_and(|occurrence| self.expected.contains(&(*occurrence, id)))
    }

    /// The generated sale that a response shows, if only one matches. Contracts of the same customer differ by the dates of
    /// their sales.
    pub(super) fn made_for(&self, shown: &Value) -> Option<i64> {
        let wanted = occurrence(shown)?;
        let of_any_date = only(within(&self.by_occurrence, of_any_date(wanted)));
        of_any_date.or_else(|| only(within(&self.by_occurrence, wanted..=wanted)))
    }

    /// A response showed a generated sale, or the sale no longer exists.
    pub(super) fn met(&mut self, id: i64) {
        if let Some(occurrence) = self.made.remove(&id) {
            self.by_occurrence.remove(&(occurrence, id));
            self.expected.remove(&(occurrence, id));
        }
    }

    /// It has become unknown whether the service generated a sale with this key, or for the occurrence that a response shows.
    /// `renamed`: the occurrence may have had another customer.
    pub(super) fn expects_no_more(&mut self, id: i64, shown: &Value, renamed: bool) {
        if let Some(occurrence) = self.made.get(&id) {
            self.expected.remove(&(*occurrence, id));
        }
        let Some(wanted) = occurrence(shown) else { return };
        let range = if renamed { of_any_customer(wanted) } else { of_any_date(wanted) };
        let found: Vec<_> = within(&self.expected, range).copied().collect();
        for sale in &found {
            self.expected.remove(sale);
        }
    }

    /// A generated sale got another key.
    pub(super) fn moved(&mut self, from: i64, to: i64) {
        if let Some(occurrence) = self.made.get(&from).copied() {
            let expected = self.is_of_a_followed_one(from);
            self.met(from);
            self.insert(to, occurrence, expected);
        }
    }

    /// Whether a sale must have been generated since the recording began, for the customer of a contract that the recording
    /// inserted.
    pub(super) fn should_have_made(&self, shown: &Value) -> bool {
        occurrence(shown).is_some_and(|wanted| within(&self.by_occurrence, of_any_date(wanted)).next().is_none())
            && day(shown, "agendamento_data_geracao").is_some_and(|day| day >= self.since)
            && self.customers.contains(&customer_of(shown))
    }
}

/// The sales within a range of occurrences.
fn within(
    sales: &BTreeSet<(Occurrence, i64)>,
    range: RangeInclusive<Occurrence>,
) -> impl Iterator<Item = &(Occurrence, i64)> {
    sales.range((*range.start(), i64::MIN)..=(*range.end(), i64::MAX))
}

/// The key of the sale, if there is exactly one.
fn only<'sales>(mut sales: impl Iterator<Item = &'sales (Occurrence, i64)>) -> Option<i64> {
    sales.next().filter(|_| sales.next().is_none()).map(|(_, id)| *id)
}

fn last_day() -> Option<LocalDate> {
    LocalDate::from_epoch_days(LocalDate::LAST_EPOCH_DAY.into())
}

/// The occurrences with this customer and number.
fn of_any_date((number, customer, _): Occurrence) -> RangeInclusive<Occurrence> {
    (number, customer, None)..=(number, customer, last_day())
}

/// The occurrences with this number.
fn of_any_customer((number, ..): Occurrence) -> RangeInclusive<Occurrence> {
    (number, None, None)..=(number, Some(i64::MAX), last_day())
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
    Some((integer(sale.get("agendamento_sequencia"))?, customer_of(sale), day(sale, "data")))
}
