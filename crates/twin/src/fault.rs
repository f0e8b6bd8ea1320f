//! Fault plans: which requests and notifications fail, when, and how.
//!
//! A fault has a phase. In phase `before`, the request is not executed. In phase `after`, the request is executed, and its
//! response is lost or spoiled. A client cannot tell the phases apart, and the service has no idempotency keys, so tests need
//! both.

mod work;

use lastro::model::Reader;
use lastro::{IssueCode, LastroError};
use lastro_macros::model;

use crate::config::{each, named, one_of, within};
use crate::route::Operation;
use work::When;
pub use work::{Count, Faults, Hit};

/// A fault plan: the rules for requests and for notifications.
#[model(answer)]
pub struct FaultPlan {
    /// Seed of the random choices for `share`, latency and corruption; default: the twin's seed.
    pub seed: Option<i64>,
    /// The rules for requests. If several rules apply to a request, the first one is used.
    pub rules: Option<Vec<FaultRule>>,
    /// The rules for notifications. If several rules apply to a notification, the first one is used.
    pub deliveries: Option<Vec<DeliveryRule>>,
}

/// A rule for requests: its conditions and its fault.
#[model(answer)]
pub struct FaultRule {
    /// The operations of both versions to which the rule applies: names (`sales.insert`), areas (`sales`) or `*`; default: all.
    pub operations: Option<Vec<String>>,
    /// The rule applies only to the n-th request to its operations, counted from 1.
    pub nth: Option<i64>,
    /// The rule applies to every n-th request to its operations.
    pub every: Option<i64>,
    /// The share of requests to which the rule applies, in thousandths, chosen pseudorandomly from the seed.
    pub share: Option<i64>,
    /// The maximum number of requests to which the rule applies.
    pub times: Option<i64>,
    /// `before`: the request is not executed. `after`: the request is executed, and its response is lost or spoiled.
    pub phase: String,
    /// The fault.
    pub action: FaultAction,
    /// How often the rule has applied so far. The twin states it when it returns its plan; in a plan that you set, it is ignored.
    pub applied: Option<i64>,
}

/// What a fault does to a request and its response.
#[model(answer)]
pub struct FaultAction {
    /// An HTTP status, 400 to 599. The response has this status and an error body in the service's format, in place of the
    /// service's response.
    pub status: Option<i64>,
    /// The value of the header `Retry-After` in seconds; allowed only together with `status`.
    pub retry_after: Option<i64>,
    /// How long the response takes, in milliseconds.
    pub latency_ms: Option<i64>,
    /// How long the response takes, chosen pseudorandomly from a distribution. If `latency_ms` is set too, both are added.
    pub latency: Option<Latency>,
    /// The connection ends without a response.
    pub drop: Option<bool>,
    /// The connection ends after this many bytes of the response's body.
    pub drop_after: Option<i64>,
    /// How the response body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`.
    pub body: Option<String>,
}

/// A distribution of latencies, given by its percentiles in milliseconds. Between two percentiles it is linear.
#[model(answer)]
pub struct Latency {
    /// The minimum; default: 0.
    pub min: Option<i64>,
    /// The median.
    pub p50: Option<i64>,
    /// The 90th percentile.
    pub p90: Option<i64>,
    /// The 99th percentile.
    pub p99: Option<i64>,
    /// The maximum.
    pub max: i64,
}

/// A rule for notifications: its conditions and its fault.
#[model(answer)]
pub struct DeliveryRule {
    /// The structures (kinds of records, such as `vendas`) to which the rule applies; default: all.
    pub endpoints: Option<Vec<String>>,
    /// The rule applies only to the n-th notification of its structures, counted from 1.
    pub nth: Option<i64>,
    /// The rule applies to every n-th notification of its structures.
    pub every: Option<i64>,
    /// The share of notifications to which the rule applies, in thousandths, chosen pseudorandomly from the seed.
    pub share: Option<i64>,
    /// The maximum number of notifications to which the rule applies.
    pub times: Option<i64>,
    /// The fault.
    pub action: DeliveryAction,
    /// How often the rule has applied so far. The twin states it when it returns its plan; in a plan that you set, it is ignored.
    pub applied: Option<i64>,
}

/// What a fault does to a notification.
#[model(answer)]
pub struct DeliveryAction {
    /// Whether the notification is sent a second time after the receiver accepted it.
    pub duplicate: Option<bool>,
    /// Whether one digit of the notification's data is changed after it was signed, so that the signature is wrong.
    pub corrupt: Option<bool>,
    /// Whether the notification is signed with the subscription's old secret.
    pub old_secret: Option<bool>,
    /// Delay of the first attempt to deliver the notification, in milliseconds.
    pub late_ms: Option<i64>,
}

/// What the caller (the HTTP server, for example) has to do when it sends a response.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fault {
    /// How long the response takes, in milliseconds. A server waits that long; a test may only read the figure.
    pub latency_ms: i64,
    /// The connection ends after this many bytes of the response's body; 0 if there is no response.
    pub drop_after: Option<i64>,
}

/// Whether a fault comes before or after a request is carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The request is not carried out.
    Before,
    /// The request is carried out, and its response is lost or spoiled.
    After,
}

impl Phase {
    const NAMES: [&str; 2] = ["before", "after"];

    /// The name of the phase in a fault plan.
    #[must_use]
    pub const fn name(self) -> &'static str {
        let [before, after] = Self::NAMES;
        match self {
            Self::Before => before,
            Self::After => after,
        }
    }
}

/// How a response's body can be spoiled.
pub const SPOILED: [&str; 5] = ["half", "wrong_json", "duplicate_member", "number_as_text", "html"];
/// Longest latency or delay of a plan: a day, in milliseconds.
const MAX_WAIT: i64 = 86_400_000;

impl FaultPlan {
    /// Checks the plan.
    ///
    /// # Errors
    /// Every problem at its path: `rules[0].operations[1]` for an operation that does not exist, `rules[0].action.status`
    /// for a status that is not an error.
    pub fn check(&self) -> Result<(), LastroError> {
        let mut reader = Reader::new();
        reader.at_member("rules", |r| each(self.rules.as_deref(), r, FaultRule::check));
        reader.at_member("deliveries", |r| each(self.deliveries.as_deref(), r, DeliveryRule::check));
        reader.finish(Some(()))
    }
}

impl FaultRule {
    fn check(&self, reader: &mut Reader<'_>) {
        reader.at_member("operations", |r| each(self.operations.as_deref(), r, |name, r| named(name, r)));
        self.when().check(reader);
        reader.at_member("phase", |r| one_of(&self.phase, &Phase::NAMES, r));
        reader.at_member("action", |r| self.action.check(self.phase(), r));
    }

    /// The phase of the rule.
    #[must_use]
    pub fn phase(&self) -> Phase {
        if self.phase == Phase::Before.name() { Phase::Before } else { Phase::After }
    }

    fn is_about(&self, operation: Operation) -> bool {
        self.operations.as_ref().is_none_or(|names| names.iter().any(|name| operation.is_named(name)))
    }

    const fn when(&self) -> When {
        When { nth: self.nth, every: self.every, share: self.share, times: self.times }
    }
}

impl FaultAction {
    fn check(&self, phase: Phase, reader: &mut Reader<'_>) {
        if let Some(status) = self.status {
            within(reader, "status", status, 400, 599);
        }
        if let Some(seconds) = self.retry_after {
            within(reader, "retry_after", seconds, 0, MAX_WAIT / 1_000);
            if self.status.is_none() {
                reader.at_member("status", Reader::required);
            }
        }
        if let Some(millis) = self.latency_ms {
            within(reader, "latency_ms", millis, 0, MAX_WAIT);
        }
        if let Some(bytes) = self.drop_after {
            within(reader, "drop_after", bytes, 0, i64::from(u32::MAX));
        }
        if let Some(latency) = &self.latency {
            reader.at_member("latency", |r| latency.check(r));
        }
        if let Some(body) = &self.body {
            reader.at_member("body", |r| one_of(body, &SPOILED, r));
            // In phase `before` the request is not executed, so the only response is the error of `status`. Without a status,
            // there is no body that the fault could change.
            if phase == Phase::Before && self.status.is_none() {
                reader.at_member("status", Reader::required);
            }
        }
        let nothing = self.status.is_none() && self.body.is_none() && self.drop_after.is_none() && !self.drops();
        if nothing && self.latency_ms.is_none() && self.latency.is_none() {
            reader.report(IssueCode::Required);
        }
    }

    /// Whether the connection ends without a response.
    #[must_use]
    pub fn drops(&self) -> bool {
        self.drop == Some(true)
    }
}

impl Latency {
    /// The points between which the distribution is linear, as (thousandths, milliseconds).
    fn points(&self) -> Vec<(i64, i64)> {
        let points = [
            (0, Some(self.min.unwrap_or_default())),
            (500, self.p50),
            (900, self.p90),
            (990, self.p99),
            (1_000, Some(self.max)),
        ];
        points.into_iter().filter_map(|(share, millis)| Some((share, millis?))).collect()
    }

    fn check(&self, reader: &mut Reader<'_>) {
        within(reader, "max", self.max, 0, MAX_WAIT);
        let points = self.points();
        if !points.is_sorted_by_key(|(_, millis)| *millis) || points.first().is_some_and(|(_, least)| *least < 0) {
            reader.report(IssueCode::OutOfOrder);
        }
    }

    /// The latency in milliseconds at a quantile of the distribution, given in millionths.
    fn at(&self, millionths: i64) -> i64 {
        let points = self.points();
        let span =
            points.iter().zip(points.iter().skip(1)).find(|(_, (end, _))| end.saturating_mul(1_000) > millionths);
        let Some(((from, low), (to, high))) = span else { return self.max };
        let into = millionths.saturating_sub(from.saturating_mul(1_000));
        let width = to.saturating_sub(*from).saturating_mul(1_000).max(1);
        low.saturating_add(high.saturating_sub(*low).saturating_mul(into).div_euclid(width))
    }
}

impl DeliveryRule {
    fn check(&self, reader: &mut Reader<'_>) {
        self.when().check(reader);
        reader.at_member("action", |r| {
            if let Some(late) = self.action.late_ms {
                within(r, "late_ms", late, 0, MAX_WAIT);
            }
            let flags = [self.action.duplicate, self.action.corrupt, self.action.old_secret];
            if self.action.late_ms.is_none() && !flags.contains(&Some(true)) {
                r.report(IssueCode::Required);
            }
        });
    }

    fn is_about(&self, endpoint: &str) -> bool {
        self.endpoints.as_ref().is_none_or(|names| names.iter().any(|name| name == endpoint))
    }

    const fn when(&self) -> When {
        When { nth: self.nth, every: self.every, share: self.share, times: self.times }
    }
}
