//! Applies a fault plan: finds the rule for a request or notification, and counts how often each rule matched and applied.

use std::sync::Arc;

use lastro::LastroError;
use lastro::model::Reader;

use super::{DeliveryAction, FaultAction, FaultPlan, Phase};
use crate::config::within;
use crate::identity::{below, derive_of};
use crate::route::Operation;

/// The conditions of a rule, all of which must hold; a condition that is not set always holds. `share` is in thousandths.
#[derive(Clone, Copy)]
pub(super) struct When {
    pub(super) nth: Option<i64>,
    pub(super) every: Option<i64>,
    pub(super) share: Option<i64>,
    pub(super) times: Option<i64>,
}

impl When {
    pub(super) fn check(self, reader: &mut Reader<'_>) {
        for (name, number, max) in [
            ("nth", self.nth, i64::MAX),
            ("every", self.every, i64::MAX),
            ("share", self.share, 1_000),
            ("times", self.times, i64::MAX),
        ] {
            if let Some(number) = number {
                within(reader, name, number, i64::from(name != "share"), max);
            }
        }
    }

    /// Whether the rule applies to the current request or notification. `count.seen` already includes it. `drawn`: random bytes
    /// for the condition `share`.
    fn applies(self, count: Count, drawn: &[u8; 32]) -> bool {
        let share = |share: i64| i64::try_from(below(drawn, 1_000)).is_ok_and(|drawn| drawn < share);
        self.nth.is_none_or(|nth| count.seen == nth)
            && self.every.is_none_or(|every| count.seen.checked_rem(every) == Some(0))
            && self.times.is_none_or(|times| count.applied < times)
            && self.share.is_none_or(share)
    }
}

/// The counts of a rule. A rule matches by operation or structure. It applies if it matches, its conditions hold and no earlier rule
/// applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// How many requests or notifications the rule matched.
    pub seen: i64,
    /// How often the rule applied.
    pub applied: i64,
}

/// A fault plan with its counts so far.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Faults {
    /// The fault plan; `None` if none is set.
    pub plan: Option<Arc<FaultPlan>>,
    /// Counts of the rules for requests.
    pub rules: Vec<Count>,
    /// Counts of the rules for notifications.
    pub deliveries: Vec<Count>,
    /// Number of requests for an operation since the plan was set. Requests that a check refuses, such as those with an unknown key,
    /// do not count.
    pub requests: i64,
    /// Number of notifications created since the plan was set. Those that the policy `webhooks` only collects do not count.
    pub notices: i64,
}

/// The fault of one request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// The index of the rule in the plan, from 0.
    pub rule: usize,
    /// Whether the fault occurs before or after the request is carried out.
    pub phase: Phase,
    /// The action of the rule.
    pub action: FaultAction,
    /// Delay of the response, in milliseconds: the fixed latency of the rule plus the pseudorandom one.
    pub latency_ms: i64,
}

impl Faults {
    /// Checks a plan and starts its counts at 0. Without a plan, no fault occurs.
    ///
    /// # Errors
    /// As [`FaultPlan::check`].
    pub fn new(plan: Option<FaultPlan>) -> Result<Self, LastroError> {
        let Some(mut plan) = plan else { return Ok(Self::default()) };
        plan.check()?;
        plan.rules.iter_mut().flatten().for_each(|rule| rule.applied = None);
        plan.deliveries.iter_mut().flatten().for_each(|rule| rule.applied = None);
        let counts = |rules: Option<usize>| vec![Count::default(); rules.unwrap_or_default()];
        let (rules, deliveries) = (plan.rules.as_ref().map(Vec::len), plan.deliveries.as_ref().map(Vec::len));
        Ok(Self { rules: counts(rules), deliveries: counts(deliveries), plan: Some(Arc::new(plan)), ..Self::default() })
    }

    /// Whether a fault plan is set.
    #[must_use]
    pub const fn is_set(&self) -> bool {
        self.plan.is_some()
    }

    /// The plan, with the number of times that each rule applied in its `applied`; `None` if no plan is set.
    #[must_use]
    pub fn counted(&self) -> Option<FaultPlan> {
        let mut plan = FaultPlan::clone(self.plan.as_ref()?);
        for (rule, count) in plan.rules.iter_mut().flatten().zip(&self.rules) {
            rule.applied = Some(count.applied);
        }
        for (rule, count) in plan.deliveries.iter_mut().flatten().zip(&self.deliveries) {
            rule.applied = Some(count.applied);
        }
        Some(plan)
    }

    /// Chooses the fault of the next request; `None` if no rule applies. Every rule that matches the operation counts the
    /// request. The first of these rules whose conditions hold is applied.
    pub fn next(&mut self, operation: Operation, seed: i64) -> Option<Hit> {
        let plan = Arc::clone(self.plan.as_ref()?);
        let seed = plan.seed.unwrap_or(seed);
        self.requests = self.requests.saturating_add(1);
        let mut hit = None;
        let rules = plan.rules.as_deref().unwrap_or_default();
        for (place, (rule, count)) in rules.iter().zip(&mut self.rules).enumerate() {
            if !rule.is_about(operation) {
                continue;
            }
            count.seen = count.seen.saturating_add(1);
            if hit.is_none() && rule.when().applies(*count, &drawn(seed, "fault", self.requests, place)) {
                count.applied = count.applied.saturating_add(1);
                hit = Some((place, rule));
            }
        }
        let (place, rule) = hit?;
        let share = below(&drawn(seed, "latency", self.requests, place), 1_000_000);
        let spread = rule.action.latency.as_ref().map(|latency| latency.at(i64::try_from(share).unwrap_or_default()));
        let latency_ms = rule.action.latency_ms.unwrap_or_default().saturating_add(spread.unwrap_or_default());
        Some(Hit { rule: place, phase: rule.phase(), action: rule.action.clone(), latency_ms })
    }

    /// Chooses the fault of the next notification; `None` if no rule applies. Also returns pseudorandom bytes. They choose the
    /// digit that `corrupt` changes, and serve as the old secret if the subscription has none.
    pub fn next_delivery(&mut self, endpoint: &str, seed: i64) -> Option<(DeliveryAction, [u8; 32])> {
        let plan = Arc::clone(self.plan.as_ref()?);
        let seed = plan.seed.unwrap_or(seed);
        self.notices = self.notices.saturating_add(1);
        let mut hit = None;
        let rules = plan.deliveries.as_deref().unwrap_or_default();
        for (place, (rule, count)) in rules.iter().zip(&mut self.deliveries).enumerate() {
            if !rule.is_about(endpoint) {
                continue;
            }
            count.seen = count.seen.saturating_add(1);
            if hit.is_none() && rule.when().applies(*count, &drawn(seed, "delivery", self.notices, place)) {
                count.applied = count.applied.saturating_add(1);
                hit = Some((rule.action.clone(), drawn(seed, "corrupt", self.notices, place)));
            }
        }
        hit
    }
}

/// The random bytes for one rule and one request or notification. They depend only on the arguments. So if one rule uses its
/// random bytes, the bytes for other rules stay the same.
fn drawn(seed: i64, label: &str, ordinal: i64, rule: usize) -> [u8; 32] {
    let rule = i64::try_from(rule).unwrap_or(i64::MAX);
    derive_of(seed, label, &[ordinal.to_be_bytes(), rule.to_be_bytes()].concat())
}
