//! The interface of a twin for bindings to other languages. Methods are called by name, with arguments and results in JSON.

use core::fmt;
use std::sync::Arc;

use lastro::model::{Codec, Json, Node, Reader, Target};
use lastro::{DateTime, Issue, IssueCode, LastroError, LastroErrorKind};
use lastro_macros::model;

use crate::config::Config;
use crate::diff::Difference;
use crate::effects::Effect;
use crate::engine::Outcome;
use crate::fault::FaultPlan;
use crate::http::{Request, read_json};
use crate::journal::Entry;
use crate::moment::Moment;
use crate::twin::Twin;

/// A notification that the caller has to send.
#[model(answer)]
pub struct Delivery {
    /// The key of the notification. The caller passes it to `report` together with the result.
    pub delivery: i64,
    /// The number of the attempt, from 1.
    pub attempt: i64,
    /// The URL of the receiver, to which the notification is sent by `POST`.
    pub url: String,
    /// The HTTP headers, `[[name, value], ...]`.
    pub headers: Vec<Vec<String>>,
    /// The signed body.
    pub body: String,
}

/// The outcome of an attempt to deliver a notification. The caller passes it to the method `report`.
#[model(answer)]
pub struct Report {
    /// The key of the notification.
    pub delivery: i64,
    /// The status of the receiver's response; null if none came.
    pub status: Option<i64>,
    /// When the response came; default: the instant of sending.
    pub at: Option<DateTime>,
}

/// The arguments of `advance`.
#[model(answer)]
pub struct Advance {
    /// The instant to which the clock moves.
    pub to: DateTime,
    /// The largest number of due items to process; default: all of them.
    pub budget: Option<i64>,
}

impl Advance {
    /// The instant to which the clock moves.
    ///
    /// # Errors
    /// `out_of_range` at `to`: the instant is after the last day of the calendar, 9999-12-31 in Brasília.
    pub fn moment(&self) -> Result<Moment, LastroError> {
        let to = Moment::of(&self.to);
        if self.to.epoch_millis() > to.millis() {
            return Err(LastroError::invalid(Issue::error("to", IssueCode::OutOfRange).with("max", &to.text())));
        }
        Ok(to)
    }
}

/// The result of `advance`.
#[model(answer)]
pub struct Advanced {
    /// The instant that was reached.
    pub now: String,
    /// How many due items were processed.
    pub done: i64,
    /// Whether the requested instant was reached.
    pub reached: bool,
    /// The planned work that is due next; null if there is none.
    pub next: Option<NextWork>,
}

/// Planned work, such as the next sale of a contract.
#[model(answer)]
pub struct NextWork {
    /// When the work is due.
    pub at: String,
    /// `contract`, `overdue` or `delivery`.
    pub kind: String,
    /// The key of the record that the work belongs to.
    pub id: i64,
}

/// A snapshot of the state.
#[model(answer)]
pub struct SnapshotText {
    /// SHA-256 of the snapshot.
    pub sha256: String,
    /// The snapshot, as a string.
    pub text: String,
}

/// The arguments of `restore`.
#[model(answer)]
struct Restore {
    /// The snapshot.
    pub snapshot: String,
}

/// The arguments of `journal`.
#[model(answer)]
struct JournalFrom {
    /// The number of the first entry; default: 0, which returns all entries.
    pub from: Option<i64>,
}

/// The arguments of `deliveries`.
#[model(answer)]
struct Deliveries {
    /// The key after which the list begins; default: 0.
    pub after: Option<i64>,
    /// The most notifications to return; default: 100.
    pub limit: Option<i64>,
}

/// The arguments of `faults`.
#[model(answer)]
struct Faults {
    /// The fault plan; null removes it.
    pub plan: Option<FaultPlan>,
}

/// The arguments of `diff`.
#[model(answer)]
struct Other {
    /// The snapshot with which the state of the twin is compared.
    pub other: String,
}

/// The arguments of `replay`.
#[model(answer)]
struct Replay {
    /// The entries of a journal.
    pub journal: Vec<Entry>,
    /// The snapshot from which the journal continues; default: a new twin.
    pub snapshot: Option<String>,
}

/// The result of `replay`.
#[model(answer)]
pub struct Replayed {
    /// SHA-256 of the state after the replay.
    pub sha256: String,
    /// The number of the first entry whose response differs from the journal's; null if none differs.
    pub differs: Option<i64>,
}

/// A twin whose methods are called by name, with arguments and results in JSON.
#[derive(Clone)]
pub struct Border {
    config: Arc<Config>,
    twin: Twin,
}

impl fmt::Debug for Border {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Border").finish_non_exhaustive()
    }
}

impl Border {
    /// A twin with a configuration in JSON.
    ///
    /// # Errors
    /// The JSON is not a valid [`Config`].
    pub fn new(config: &[u8]) -> Result<Self, LastroError> {
        Self::with(read_json(config)?)
    }

    /// A twin with a configuration.
    ///
    /// # Errors
    /// Every problem of the configuration, each at its path.
    pub fn with(config: Config) -> Result<Self, LastroError> {
        let twin = Twin::new(&config)?;
        Ok(Self { config: Arc::new(config), twin })
    }

    /// Calls a method by its name, with its arguments in JSON; returns its result in JSON. The methods are
    /// `take_effects`, `report`, `advance`, `snapshot`, `restore`, `journal`, `deliveries`, `now`, `faults`, `policies`,
    /// `diff`, `replay` and, with the feature `describe`, `openapi`.
    ///
    /// # Errors
    /// `unknown_operation` for an unknown method, and the problems of the arguments, each at its path.
    pub fn call(&mut self, method: &str, arguments: &[u8]) -> Result<String, LastroError> {
        match method {
            "take_effects" => none(arguments).map(|()| text(&self.take_effects())),
            "report" => {
                let Report { delivery, status, at } = read(arguments)?;
                self.twin.report(delivery, status, at.as_ref().map(Moment::of))?;
                Ok("null".to_owned())
            }
            "advance" => self.advance(&read(arguments)?).map(|answer| text(&answer)),
            "snapshot" => {
                none(arguments)?;
                let snapshot = self.twin.snapshot()?;
                Ok(text(&SnapshotText { sha256: snapshot.sha256(), text: snapshot.into_text() }))
            }
            "restore" => {
                let Restore { snapshot } = read(arguments)?;
                self.twin.restore(&snapshot).map_err(|error| error.under("snapshot"))?;
                Ok("null".to_owned())
            }
            "journal" => {
                let JournalFrom { from } = read(arguments)?;
                Ok(listed(self.twin.journal(from.unwrap_or_default()).map(|line| line.to_string())))
            }
            "deliveries" => {
                let Deliveries { after, limit } = read(arguments)?;
                let limit = usize::try_from(limit.unwrap_or(100).max(0)).unwrap_or(usize::MAX);
                self.twin.deliveries(after.unwrap_or_default(), limit).map(|list| text(&list))
            }
            "now" => none(arguments).and_then(|()| Ok(text(&self.twin.now()?.text()))),
            "faults" => {
                let Faults { plan } = read(arguments)?;
                self.twin.faults(plan).map_err(|error| error.under("plan"))?;
                Ok(text(&self.twin.fault_plan()))
            }
            "policies" => none(arguments).map(|()| text(&self.twin.policies())),
            "diff" => {
                let Other { other } = read(arguments)?;
                let differences: Vec<Difference> = self.twin.diff(&other).map_err(|error| error.under("other"))?;
                Ok(text(&differences))
            }
            "replay" => self.replay(read(arguments)?).map(|answer| text(&answer)),
            #[cfg(feature = "describe")]
            "openapi" => none(arguments).map(|()| crate::openapi::document().to_json()),
            _ => Err(unknown(method)),
        }
    }

    /// Responds to a request at the instant `at` of the twin's clock; default: the current instant.
    ///
    /// # Errors
    /// `invalid_date_time` at `at`.
    pub fn handle(&mut self, request: &Request, at: Option<&str>) -> Result<Outcome, LastroError> {
        let at = at.map(|text| text.parse::<DateTime>().map_err(|_| LastroError::at("at", IssueCode::InvalidDateTime)));
        let at = at.transpose()?.as_ref().map(Moment::of);
        Ok(self.twin.handle(request, at))
    }

    /// Returns an independent copy of the twin in constant time.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.clone()
    }

    fn take_effects(&mut self) -> Vec<Delivery> {
        let delivery = |effect| match effect {
            Effect::Deliver { delivery, attempt, url, headers, body, at: _ } => {
                let headers = headers.into_iter().map(|(name, value)| vec![name, value]).collect();
                Delivery { delivery, attempt, url, headers, body: body.to_string() }
            }
        };
        self.twin.take_effects().into_iter().map(delivery).collect()
    }

    fn advance(&mut self, arguments: &Advance) -> Result<Advanced, LastroError> {
        let budget = match arguments.budget {
            Some(budget) if budget < 0 => {
                return Err(LastroError::invalid(Issue::error("budget", IssueCode::OutOfRange).with("min", "0")));
            }
            // a budget above 32 bits means "no limit", so that 32-bit and 64-bit machines behave alike
            Some(budget) => {
                u32::try_from(budget).ok().and_then(|budget| usize::try_from(budget).ok()).unwrap_or(usize::MAX)
            }
            None => usize::MAX,
        };
        let progress = self.twin.advance(arguments.moment()?, budget)?;
        let next =
            progress.next.map(|due| NextWork { at: due.at.text(), kind: due.kind.name().to_owned(), id: due.id });
        let done = i64::try_from(progress.done).unwrap_or(i64::MAX);
        Ok(Advanced { now: progress.now.text(), done, reached: progress.reached, next })
    }

    fn replay(&self, arguments: Replay) -> Result<Replayed, LastroError> {
        let mut twin = Twin::new(&self.config)?;
        if let Some(snapshot) = &arguments.snapshot {
            twin.restore(snapshot).map_err(|error| error.under("snapshot"))?;
        }
        let differs = twin.replay(&arguments.journal).map_err(|error| error.under("journal"))?;
        Ok(Replayed { sha256: twin.snapshot()?.sha256(), differs })
    }
}

/// Reads the arguments of a method; an empty string stands for no arguments.
fn read<T: Codec>(arguments: &[u8]) -> Result<T, LastroError> {
    read_json(if arguments.trim_ascii().is_empty() { b"{}" } else { arguments })
}

/// Checks that a method without arguments was called without any, and reports those that were given.
fn none(arguments: &[u8]) -> Result<(), LastroError> {
    let Json(given) = read(arguments)?;
    let mut reader = Reader::new();
    match Node::from(&given) {
        Node::Null => {}
        Node::Object(_) => {
            for (name, _) in given.as_object().unwrap_or_default() {
                reader.unknown_member(name, IssueCode::UnknownArgument, core::iter::empty());
            }
        }
        other => {
            reader.wrong_type::<()>("object", &other);
        }
    }
    reader.finish(Some(()))
}

fn text<T: Codec>(answer: &T) -> String {
    answer.json(Target::Program)
}

fn listed(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn unknown(method: &str) -> LastroError {
    let shown: String = method.chars().take(lastro::value::MAX_SHOWN).collect();
    LastroError::new(LastroErrorKind::UnknownOperation, vec![Issue::error(&shown, IssueCode::UnknownOperation)])
}
