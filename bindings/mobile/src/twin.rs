//! Exports the twin, a simulation of the billing service in memory. This module only converts values; the public class of the
//! packages is `Twin`, which wraps [`TwinHandle`].

use std::sync::{Mutex, MutexGuard, PoisonError};

use lastro::DateTime;
use lastro::model::{Codec, Json};
use lastro_twin::border::{self, Border};
use lastro_twin::config::Config;
use lastro_twin::diff::Difference;
use lastro_twin::http::{Request, read_json};
use lastro_twin::policy::Policy;
use lastro_twin::{Outcome, Response};

use crate::error::LastroError;

/// A header of a response or of a notification.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinHeader {
    /// The header's name.
    pub name: String,
    /// The header's value.
    pub value: String,
}

/// A response of the twin.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinResponse {
    /// The HTTP status.
    pub status: i32,
    /// The headers, in order.
    pub headers: Vec<TwinHeader>,
    /// The body.
    pub body: Vec<u8>,
}

/// What the fault plan demands of the program that sends the response.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinFault {
    /// How long to wait before the response, in milliseconds.
    pub latency_ms: i64,
    /// Close the connection after this many bytes of the body. Unset: send the whole body.
    pub drop_after: Option<i64>,
}

/// The outcome of a request to the twin.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinOutcome {
    /// The response. Unset if the connection closes without a response.
    pub response: Option<TwinResponse>,
    /// The fault that the fault plan has for this request, if any.
    pub fault: Option<TwinFault>,
}

/// A webhook notification that the caller has to send, by `POST`.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinDelivery {
    /// The number of the delivery. Pass it to `report`.
    pub delivery: i64,
    /// The number of the attempt, from 1.
    pub attempt: i64,
    /// The receiver's address.
    pub url: String,
    /// The headers, in order.
    pub headers: Vec<TwinHeader>,
    /// The body. It is signed, so send it unchanged.
    pub body: String,
}

/// How far the twin's clock moved.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinProgress {
    /// The twin's time after the call.
    pub now: DateTime,
    /// The number of due items that were processed.
    pub done: i64,
    /// Whether the clock reached the requested instant. If false, the budget was used up before it.
    pub reached: bool,
    /// The next item that becomes due. Unset if there is none.
    pub next: Option<TwinWork>,
}

/// An item of work that the twin does at a point in time.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinWork {
    /// When the work becomes due.
    pub at: DateTime,
    /// `contract`: a contract creates its next sale. `overdue`: an installment becomes overdue. `delivery`: a notification is
    /// sent again.
    pub kind: String,
    /// The key of the record that the work concerns.
    pub id: i64,
}

/// A twin's state as text.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinSnapshot {
    /// SHA-256 of the text, in hexadecimal digits. Equal states have equal texts and so equal hashes.
    pub sha256: String,
    /// The text.
    pub text: String,
}

/// A difference between two states.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinDifference {
    /// The path of the value that differs: `sale/7/valor_venda`.
    pub path: String,
    /// The value in the first state, as JSON text. Unset if that state has no such value.
    pub before: Option<String>,
    /// The value in the second state, as JSON text. Unset if that state has no such value.
    pub after: Option<String>,
}

/// A policy: the twin's choice for behaviour that the service's documentation does not describe.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinPolicy {
    /// The policy's name.
    pub name: String,
    /// The choice of this twin.
    pub choice: String,
    /// All possible choices. The first is the default.
    pub choices: Vec<String>,
    /// The undocumented behaviour that the policy decides.
    pub text: String,
}

/// The result of replaying a journal.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinReplay {
    /// SHA-256 of the state after the last entry.
    pub sha256: String,
    /// The number of the first entry whose response differs from the journal's. Unset if none differs.
    pub differs: Option<i64>,
}

/// A twin that several threads may call. A lock makes their calls run one after the other.
#[derive(uniffi::Object)]
pub struct TwinHandle {
    border: Mutex<Border>,
}

#[uniffi::export]
impl TwinHandle {
    /// Creates a twin from a configuration.
    #[uniffi::constructor]
    pub fn new(config: Config) -> Result<Self, LastroError> {
        Ok(Self { border: Mutex::new(Border::with(config)?) })
    }

    /// Creates a twin from a configuration as JSON text.
    #[uniffi::constructor]
    pub fn from_json(config: String) -> Result<Self, LastroError> {
        Ok(Self { border: Mutex::new(Border::new(config.as_bytes())?) })
    }

    /// Responds to a request. `headers` is a flat list: name, value, name, value.
    pub fn answer(
        &self,
        method: String,
        target: String,
        headers: Vec<String>,
        body: Vec<u8>,
        at: Option<DateTime>,
    ) -> Result<TwinOutcome, LastroError> {
        let request = Request { method, target, headers: pairs(headers), body };
        Ok(self.locked().handle(&request, at.as_ref().map(DateTime::as_str))?.into())
    }

    /// Returns the webhook notifications that became due since the last call. The caller has to send them.
    pub fn take_effects(&self) -> Result<Vec<TwinDelivery>, LastroError> {
        let deliveries: Vec<border::Delivery> = self.asked("take_effects", Vec::new())?;
        Ok(deliveries.into_iter().map(TwinDelivery::from).collect())
    }

    /// Reports the result of a delivery. `status` is unset if the receiver did not respond. `at` is the instant of the response, to
    /// which the clock moves; by default, the response counts as received at the instant of sending.
    pub fn report(&self, delivery: i64, status: Option<i64>, at: Option<DateTime>) -> Result<(), LastroError> {
        let status = status.map(|status| ("status", status.to_string()));
        let at = at.map(|at| ("at", quoted(at.as_str())));
        let arguments = [("delivery", delivery.to_string())].into_iter().chain(status).chain(at).collect();
        self.asked::<Option<Json>>("report", arguments).map(|_| ())
    }

    /// Moves the clock to `to`, and processes the work that becomes due until then. `budget`: the maximum number of items to
    /// process, 0 or more; by default there is no limit. The clock stops early if the budget is used up.
    pub fn advance(&self, to: DateTime, budget: Option<i64>) -> Result<TwinProgress, LastroError> {
        let budget = budget.map(|budget| ("budget", budget.to_string()));
        let arguments = [("to", quoted(to.as_str()))].into_iter().chain(budget).collect();
        self.asked::<border::Advanced>("advance", arguments)?.try_into()
    }

    /// The twin's current time.
    pub fn now(&self) -> Result<DateTime, LastroError> {
        self.asked("now", Vec::new())
    }

    /// The twin's whole state as text.
    pub fn snapshot(&self) -> Result<TwinSnapshot, LastroError> {
        let border::SnapshotText { sha256, text } = self.asked("snapshot", Vec::new())?;
        Ok(TwinSnapshot { sha256, text })
    }

    /// Replaces the twin's state by that of a snapshot.
    pub fn restore(&self, snapshot: String) -> Result<(), LastroError> {
        self.asked::<Option<Json>>("restore", vec![("snapshot", quoted(&snapshot))]).map(|_| ())
    }

    /// Returns an independent twin with the same state.
    pub fn fork(&self) -> Self {
        Self { border: Mutex::new(self.locked().fork()) }
    }

    /// The journal's entries from number `from` on, each as JSON text.
    pub fn journal(&self, from: i64) -> Result<Vec<String>, LastroError> {
        let entries: Vec<Json> = self.asked("journal", vec![("from", from.to_string())])?;
        Ok(entries.iter().map(Json::to_text).collect())
    }

    /// Sets the fault plan, given as JSON text. `None` removes it. Returns the plan that is now in effect.
    pub fn faults(&self, plan: Option<String>) -> Result<Option<String>, LastroError> {
        let plan = plan.map_or_else(|| Ok("null".to_owned()), |plan| document(&plan, "plan"))?;
        let plan: Option<Json> = self.asked("faults", vec![("plan", plan)])?;
        Ok(plan.map(|plan| plan.to_text()))
    }

    /// All policies, with this twin's choices.
    pub fn policies(&self) -> Result<Vec<TwinPolicy>, LastroError> {
        let policies: Vec<Policy> = self.asked("policies", Vec::new())?;
        let policy = |Policy { name, choice, choices, text }| TwinPolicy { name, choice, choices, text };
        Ok(policies.into_iter().map(policy).collect())
    }

    /// The differences between this twin's state (`before`) and the snapshot `other` (`after`).
    pub fn diff(&self, other: String) -> Result<Vec<TwinDifference>, LastroError> {
        let differences: Vec<Difference> = self.asked("diff", vec![("other", quoted(&other))])?;
        let difference = |Difference { path, before, after }| TwinDifference {
            path,
            before: before.map(|json| json.to_text()),
            after: after.map(|json| json.to_text()),
        };
        Ok(differences.into_iter().map(difference).collect())
    }

    /// Replays a journal in a separate twin, which starts from `snapshot` if it is set. This twin's state does not change.
    pub fn replay(&self, journal: Vec<String>, snapshot: Option<String>) -> Result<TwinReplay, LastroError> {
        let entries: Result<Vec<String>, LastroError> =
            journal.iter().enumerate().map(|(place, entry)| document(entry, &format!("journal[{place}]"))).collect();
        let snapshot = snapshot.map(|snapshot| ("snapshot", quoted(&snapshot)));
        let arguments = [("journal", format!("[{}]", entries?.join(",")))].into_iter().chain(snapshot).collect();
        let border::Replayed { sha256, differs } = self.asked("replay", arguments)?;
        Ok(TwinReplay { sha256, differs })
    }

    /// The OpenAPI document as JSON text.
    pub fn openapi(&self) -> Result<String, LastroError> {
        Ok(self.locked().call("openapi", b"")?)
    }
}

impl TwinHandle {
    /// Locks the twin, also after a call that panicked. This is sound because a call replaces the state as a whole: the state
    /// is never half changed.
    fn locked(&self) -> MutexGuard<'_, Border> {
        self.border.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls a method by name, with each argument as JSON text, and deserializes its result.
    fn asked<T: Codec>(&self, method: &str, arguments: Vec<(&str, String)>) -> Result<T, LastroError> {
        let members: Vec<String> = arguments.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        let answer = self.locked().call(method, format!("{{{}}}", members.join(",")).as_bytes())?;
        Ok(read_json(answer.as_bytes())?)
    }
}

/// Headers from a list in which each name is followed by its value.
pub fn pairs(headers: Vec<String>) -> Vec<(String, String)> {
    let mut texts = headers.into_iter();
    std::iter::from_fn(|| texts.next().zip(texts.next())).collect()
}

/// A string as JSON text, in quotes.
fn quoted(text: &str) -> String {
    lastro::json::Value::String(text.to_owned()).to_json()
}

/// Parses JSON text from the caller and returns it re-serialized. Malformed text could otherwise break the JSON object of the
/// arguments into which it is inserted.
fn document(text: &str, name: &str) -> Result<String, LastroError> {
    let read = Json::parse(text.as_bytes()).map_err(|error| error.under(name))?;
    Ok(read.to_text())
}

fn header((name, value): (impl Into<String>, impl Into<String>)) -> TwinHeader {
    TwinHeader { name: name.into(), value: value.into() }
}

impl From<Outcome> for TwinOutcome {
    fn from(Outcome { response, fault }: Outcome) -> Self {
        let response = response.map(|Response { status, headers, body }| TwinResponse {
            status: i32::from(status),
            headers: headers.into_iter().map(header).collect(),
            body,
        });
        let fault = fault.map(|fault| TwinFault { latency_ms: fault.latency_ms, drop_after: fault.drop_after });
        Self { response, fault }
    }
}

impl From<border::Delivery> for TwinDelivery {
    fn from(border::Delivery { delivery, attempt, url, headers, body }: border::Delivery) -> Self {
        let pairs =
            headers.into_iter().filter_map(|pair| pair.try_into().ok().map(|[name, value]: [String; 2]| (name, value)));
        Self { delivery, attempt, url, headers: pairs.map(header).collect(), body }
    }
}

impl TryFrom<border::Advanced> for TwinProgress {
    type Error = LastroError;
    fn try_from(border::Advanced { now, done, reached, next }: border::Advanced) -> Result<Self, LastroError> {
        let next =
            next.map(|border::NextWork { at, kind, id }| Ok::<_, LastroError>(TwinWork { at: at.parse()?, kind, id }));
        Ok(Self { now: now.parse()?, done, reached, next: next.transpose()? })
    }
}
