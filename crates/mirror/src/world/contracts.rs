//! Tracks contracts and the sales that they generate in the twin.
//!
//! A generated sale has another key in the service than in the twin. So each generated sale is kept in a list until a response
//! shows the corresponding sale of the service.

use core::ops::RangeInclusive;
use std::collections::{BTreeMap, BTreeSet};

use lastro::LocalDate;
use lastro::json::Value;

use crate::subject::integer;

/// What identifies a generated sale: its number within the contract, its customer, and its date.
type Occurrence = (i64, Option<i64>, Option<LocalDate>);

/// The contracts of the twin, and the sales that they generated.
#[derive(Debug, Clone)]
pub(super) struct Contracts {
    /// The day on which the recording began.
    since: LocalDate,
    /// The generated sales that no response has shown yet, by key.
    made: BTreeMap<i64, Occurrence>,
    /// The sales in `made`, sorted by occurrence.
    by_occurrence: BTreeSet<(Occurrence, i64)>,
    /// The sales in `made` of contracts that were inserted during the recording. If twin and service agree, the service has
    /// generated them, too.
    expected: BTreeSet<(Occurrence, i64)>,
    /// The contracts that the recording inserted, so that their progress is known.
    followed: BTreeSet<i64>,
    /// The customers that the contracts in `followed` have or once had.
    customers: BTreeSet<Option<i64>>,
    /// The contracts that existed before the recording, so that their progress is unknown, with the date in the latest
    /// response.
    unfollowed: BTreeMap<i64, Option<LocalDate>>,
    /// The contracts of `unfollowed` whose date has not passed yet, sorted by date.
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

    /// Notes that the recording inserted a sale, which may be a contract.
    pub(super) fn inserted(&mut self, id: i64, sale: &Value) {
        if is_contract(sale) {
            self.lost_sight_of(id);
            self.followed.insert(id);
            self.customers.insert(customer_of(sale));
        }
    }

    /// Processes a response that showed a sale, which may be a contract.
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

    /// Notes that a contract no longer exists, or that its current state is unknown.
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

    /// Whether a sale is a known contract.
    pub(super) fn has(&self, id: i64) -> bool {
        self.followed.contains(&id) || self.unfollowed.contains_key(&id)
    }

    /// Whether a sale is a contract that existed before the recording, so that the number of its sales so far is unknown.
    pub(super) fn is_unfollowed(&self, id: i64) -> bool {
        self.unfollowed.contains_key(&id)
    }

    /// Returns the contracts of unknown progress whose date has passed by now. It is unknown whether they generated sales.
    pub(super) fn passed(&mut self, day: LocalDate) -> Vec<i64> {
        let mut passed = Vec::new();
        while let Some((_, id)) = self.coming.first().copied().filter(|(date, _)| *date <= day) {
            self.coming.pop_first();
            passed.push(id);
        }
        passed
    }

    /// Notes that a contract of the twin generated a sale.
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

    /// Whether a contract of the twin generated this sale and no response has shown it yet.
    pub(super) fn is_made(&self, id: i64) -> bool {
        self.made.contains_key(&id)
    }

    /// Whether a contract that the recording inserted generated this sale, and no response has shown the sale yet.
    pub(super) fn is_of_a_followed_one(&self, id: i64) -> bool {
        self.made.get(&id).is_some_and(|occurrence| self.expected.contains(&(*occurrence, id)))
    }

    /// Finds the generated sale that corresponds to the sale in a response; `None` if no sale or several sales correspond. If
    /// several contracts of the customer have such a sale, the date decides.
    pub(super) fn made_for(&self, shown: &Value) -> Option<i64> {
        let wanted = occurrence(shown)?;
        let of_any_date = only(within(&self.by_occurrence, of_any_date(wanted)));
        of_any_date.or_else(|| only(within(&self.by_occurrence, wanted..=wanted)))
    }

    /// Removes a generated sale, since a response showed it or it no longer exists.
    pub(super) fn met(&mut self, id: i64) {
        if let Some(occurrence) = self.made.remove(&id) {
            self.by_occurrence.remove(&(occurrence, id));
            self.expected.remove(&(occurrence, id));
        }
    }

    /// Marks generated sales as no longer expected in the service: the sale with this key, and the sales for the occurrence in
    /// a response. `renamed`: the occurrence may have had another customer.
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

    /// Notes that a generated sale of the twin got another key.
    pub(super) fn moved(&mut self, from: i64, to: i64) {
        if let Some(occurrence) = self.made.get(&from).copied() {
            let expected = self.is_of_a_followed_one(from);
            self.met(from);
            self.insert(to, occurrence, expected);
        }
    }

    /// Whether a contract that the recording inserted should have generated the sale in a response: the sale was generated
    /// after the recording began, for the customer of such a contract, and no generated sale corresponds to it.
    pub(super) fn should_have_made(&self, shown: &Value) -> bool {
        occurrence(shown).is_some_and(|wanted| within(&self.by_occurrence, of_any_date(wanted)).next().is_none())
            && day(shown, "agendamento_data_geracao").is_some_and(|day| day >= self.since)
            && self.customers.contains(&customer_of(shown))
    }
}

/// The generated sales whose occurrences are within a range.
fn within(
    sales: &BTreeSet<(Occurrence, i64)>,
    range: RangeInclusive<Occurrence>,
) -> impl Iterator<Item = &(Occurrence, i64)> {
    sales.range((*range.start(), i64::MIN)..=(*range.end(), i64::MAX))
}

/// The key of the only sale in an iterator; `None` if there are none or several.
fn only<'sales>(mut sales: impl Iterator<Item = &'sales (Occurrence, i64)>) -> Option<i64> {
    sales.next().filter(|_| sales.next().is_none()).map(|(_, id)| *id)
}

fn last_day() -> Option<LocalDate> {
    LocalDate::from_epoch_days(LocalDate::LAST_EPOCH_DAY.into())
}

/// The range of the occurrences with this number and customer, of any date.
fn of_any_date((number, customer, _): Occurrence) -> RangeInclusive<Occurrence> {
    (number, customer, None)..=(number, customer, last_day())
}

/// The range of the occurrences with this number, of any customer and date.
fn of_any_customer((number, ..): Occurrence) -> RangeInclusive<Occurrence> {
    (number, None, None)..=(number, Some(i64::MAX), last_day())
}

/// Whether a sale is a contract. The sale may have the format of either version.
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
