//! The twin of the service, for the packages' class `Twin`: they wrap this one, which only carries values over.

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
    /// Its name.
    pub name: String,
    /// Its value.
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

/// What a planned fault asks of the program that carries the response.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinFault {
    /// How long to wait before the response, in milliseconds.
    pub latency_ms: i64,
    /// The connection ends after this many bytes of the body; unset where it does not.
    pub drop_after: Option<i64>,
}

/// What becomes of a request.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinOutcome {
    /// The response; unset if the connection ends before it.
    pub response: Option<TwinResponse>,
    /// What a planned fault asks for, where there is one.
    pub fault: Option<TwinFault>,
}

/// A notification that is to be sent by POST.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinDelivery {
    /// Its number, for the report.
    pub delivery: i64,
    /// The number of the attempt, from 1.
    pub attempt: i64,
    /// Where it is sent.
    pub url: String,
    /// Its headers, in order.
    pub headers: Vec<TwinHeader>,
    /// Its body, signed: not a byte of it may change.
    pub body: String,
}

/// How far the clock came.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinProgress {
    /// The instant that was reached.
    pub now: DateTime,
    /// How much work was done.
    pub done: i64,
    /// Whether the instant asked for was reached; if not, the budget was used up before.
    pub reached: bool,
    /// The work that comes due next.
    pub next: Option<TwinWork>,
}

/// Work that comes due.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinWork {
    /// When.
    pub at: DateTime,
    /// `contract`, `overdue` or `delivery`.
    pub kind: String,
    /// The key of the record that it is about.
    pub id: i64,
}

/// A state as text.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinSnapshot {
    /// SHA-256 of the text, in hexadecimal digits: equal states have equal texts.
    pub sha256: String,
    /// The text.
    pub text: String,
}

/// A place where two states differ.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinDifference {
    /// Where: `sale/7/valor_venda`.
    pub path: String,
    /// JSON text of what the first state has there; unset where it has nothing.
    pub before: Option<String>,
    /// JSON text of what the second state has there; unset where it has nothing.
    pub after: Option<String>,
}

/// What the service's documents leave open, and what this twin does there.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinPolicy {
    /// Its name.
    pub name: String,
    /// What this twin does.
    pub choice: String,
    /// What a twin can do; the first is the default.
    pub choices: Vec<String>,
    /// What it is about.
    pub text: String,
}

/// What came of doing a journal again.
#[derive(Debug, Clone, PartialEq, Eq, uniffi::Record)]
pub struct TwinReplay {
    /// SHA-256 of the state that was reached.
    pub sha256: String,
    /// The number of the first entry whose response differs from the journal's, if one does.
    pub differs: Option<i64>,
}

/// A twin behind a lock: every thread may call it, one after the other.
#[derive(uniffi::Object)]
pub struct TwinHandle {
    border: Mutex<Border>,
}

#[uniffi::export]
impl TwinHandle {
    /// A twin with a configuration.
    #[uniffi::constructor]
    pub fn new(config: Config) -> Result<Self, LastroError> {
        Ok(Self { border: Mutex::new(Border::with(config)?) })
    }

    /// A twin with a configuration as JSON text.
    #[uniffi::constructor]
    pub fn from_json(config: String) -> Result<Self, LastroError> {
        Ok(Self { border: Mutex::new(Border::new(config.as_bytes())?) })
    }

    /// Responds to a request. `headers` has each name followed by its value.
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

    /// What has to be sent since the last call.
    pub fn take_effects(&self) -> Result<Vec<TwinDelivery>, LastroError> {
        let deliveries: Vec<border::Delivery> = self.asked("take_effects", Vec::new())?;
        Ok(deliveries.into_iter().map(TwinDelivery::from).collect())
    }

    /// What came of a delivery.
    pub fn report(&self, delivery: i64, status: Option<i64>, at: Option<DateTime>) -> Result<(), LastroError> {
        let status = status.map(|status| ("status", status.to_string()));
        let at = at.map(|at| ("at", quoted(at.as_str())));
        let arguments = [("delivery", delivery.to_string())].into_iter().chain(status).chain(at).collect();
        self.asked::<Option<Json>>("report", arguments).map(|_| ())
    }

    /// Moves the clock.
    pub fn advance(&self, to: DateTime, budget: Option<i64>) -> Result<TwinProgress, LastroError> {
        let budget = budget.map(|budget| ("budget", budget.to_string()));
        let arguments = [("to", quoted(to.as_str()))].into_iter().chain(budget).collect();
        self.asked::<border::Advanced>("advance", arguments)?.try_into()
    }

    /// The current instant.
    pub fn now(&self) -> Result<DateTime, LastroError> {
        self.asked("now", Vec::new())
    }

    /// The state as text.
    pub fn snapshot(&self) -> Result<TwinSnapshot, LastroError> {
        let border::SnapshotText { sha256, text } = self.asked("snapshot", Vec::new())?;
        Ok(TwinSnapshot { sha256, text })
    }

    /// Puts the state of a snapshot in place of its own.
    pub fn restore(&self, snapshot: String) -> Result<(), LastroError> {
        self.asked::<Option<Json>>("restore", vec![("snapshot", quoted(&snapshot))]).map(|_| ())
    }

    /// Another twin with the same state.
    pub fn fork(&self) -> Self {
        Self { border: Mutex::new(self.locked().fork()) }
    }

    /// The entries of the journal as JSON texts.
    pub fn journal(&self, from: i64) -> Result<Vec<String>, LastroError> {
        let entries: Vec<Json> = self.asked("journal", vec![("from", from.to_string())])?;
        Ok(entries.iter().map(Json::to_text).collect())
    }

    /// Sets the fault plan, or takes it away; the plan as JSON text.
    pub fn faults(&self, plan: Option<String>) -> Result<Option<String>, LastroError> {
        let plan = plan.map_or_else(|| Ok("null".to_owned()), |plan| document(&plan, "plan"))?;
        let plan: Option<Json> = self.asked("faults", vec![("plan", plan)])?;
        Ok(plan.map(|plan| plan.to_text()))
    }

    /// Every policy with its choice.
    pub fn policies(&self) -> Result<Vec<TwinPolicy>, LastroError> {
        let policies: Vec<Policy> = self.asked("policies", Vec::new())?;
        let policy = |Policy { name, choice, choices, text }| TwinPolicy { name, choice, choices, text };
        Ok(policies.into_iter().map(policy).collect())
    }

    /// What differs from a snapshot.
    pub fn diff(&self, other: String) -> Result<Vec<TwinDifference>, LastroError> {
        let differences: Vec<Difference> = self.asked("diff", vec![("other", quoted(&other))])?;
        let difference = |Difference { path, before, after }| TwinDifference {
            path,
            before: before.map(|json| json.to_text()),
            after: after.map(|json| json.to_text()),
        };
        Ok(differences.into_iter().map(difference).collect())
    }

    /// Does a journal again, in another twin.
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
    /// A call that panicked has changed nothing that a later one could not read: the twin's state is replaced as a whole.
    fn locked(&self) -> MutexGuard<'_, Border> {
        self.border.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Calls a method with arguments as JSON texts, and reads what it returns.
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

/// A text as JSON.
fn quoted(text: &str) -> String {
    lastro::json::Value::String(text.to_owned()).to_json()
}

/// A JSON text of the caller's, checked, so that it cannot end the arguments around it.
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
