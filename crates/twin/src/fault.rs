//! Faults by plan: what is to go wrong, when, and how.
//!
//! A fault has a phase. `before`: nothing was done. `after`: it was done, and the answer was lost or spoiled, which is the
//! case that a client of an interface without idempotency keys has to get right.

use lastro_macros::model;

/// What a plan lets go wrong.
#[model(answer)]
pub struct FaultPlan {
    /// The root of what is drawn by `share`, latency and corruption; the twin's own seed if it is left out.
    pub seed: Option<i64>,
    /// What goes wrong with requests. The first rule that applies to a request counts.
    pub rules: Option<Vec<FaultRule>>,
    /// What goes wrong with notifications. The first rule that applies to a notification counts.
    pub deliveries: Option<Vec<DeliveryRule>>,
}

/// When something goes wrong with a request, and what.
#[model(answer)]
pub struct FaultRule {
    /// Names of operations (`sales.insert`), areas (`sales`) or `*`; all if it is left out.
    pub operations: Option<Vec<String>>,
    /// Only the n-th request that it is about, from 1.
    pub nth: Option<i64>,
    /// Every n-th request that it is about.
    pub every: Option<i64>,
    /// How many of a thousand requests, drawn from the seed.
    pub share: Option<i64>,
    /// How often it applies at most.
    pub times: Option<i64>,
    /// `before`: nothing is done. `after`: it is done, and the answer is lost or spoiled.
    pub phase: String,
    /// What happens.
    pub action: FaultAction,
    /// How often it applied so far. What is given here is ignored.
    pub applied: Option<i64>,
}

/// What happens to a request and its answer.
#[model(answer)]
pub struct FaultAction {
    /// Another status than the service's, with an error in its form: 400 to 599.
    pub status: Option<i64>,
    /// The seconds of `Retry-After`, together with `status`.
    pub retry_after: Option<i64>,
    /// How long the answer takes, in milliseconds.
    pub latency_ms: Option<i64>,
    /// How long the answer takes, drawn from a distribution.
    pub latency: Option<Latency>,
    /// The connection ends without an answer.
    pub drop: Option<bool>,
    /// The connection ends after so many bytes of the answer's body.
    pub drop_after: Option<i64>,
    /// How the answer's body is spoiled: `half`, `wrong_json`, `duplicate_member`, `number_as_text`, `html`.
    pub body: Option<String>,
}

/// A distribution of latencies by its percentiles, in milliseconds; between them it is linear.
#[model(answer)]
pub struct Latency {
    /// The least; 0 if it is left out.
    pub min: Option<i64>,
    /// Half of all are at most this.
    pub p50: Option<i64>,
    /// 90 % of all are at most this.
    pub p90: Option<i64>,
    /// 99 % of all are at most this.
    pub p99: Option<i64>,
    /// The most.
    pub max: i64,
}

/// When something goes wrong with a notification, and what.
#[model(answer)]
pub struct DeliveryRule {
    /// The structures that it is about; all if it is left out.
    pub endpoints: Option<Vec<String>>,
    /// Only the n-th notification that it is about, from 1.
    pub nth: Option<i64>,
    /// Every n-th notification that it is about.
    pub every: Option<i64>,
    /// How many of a thousand notifications, drawn from the seed.
    pub share: Option<i64>,
    /// How often it applies at most.
    pub times: Option<i64>,
    /// What happens.
    pub action: DeliveryAction,
    /// How often it applied so far. What is given here is ignored.
    pub applied: Option<i64>,
}

/// What happens to a notification.
#[model(answer)]
pub struct DeliveryAction {
    /// It is sent once more after it was delivered.
    pub duplicate: Option<bool>,
    /// One byte of its data is another one than was signed.
    pub corrupt: Option<bool>,
    /// It is signed with the subscription's old secret.
    pub old_secret: Option<bool>,
    /// It is sent so many milliseconds late.
    pub late_ms: Option<i64>,
}

/// What the host has to do with an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Fault {
    /// How many milliseconds the answer takes: the host waits so long, or reports it.
    pub latency_ms: i64,
    /// The connection ends after so many bytes of the answer's body; 0 where there is no answer.
    pub drop_after: Option<i64>,
}
