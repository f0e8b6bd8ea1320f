//! Snapshots: a complete state as one string. Equal states give equal strings. A snapshot is one JSON document with one line
//! per row, so that even a large snapshot can be read line by line. It contains no journal, no API keys, no subscriptions and
//! no base URL, since it may be restored on another server.

mod foreign;

use std::borrow::Cow;

use lastro::issue::Params;
use lastro::json::Value;
use lastro::model::{Codec, Json, Target};
use lastro::{DateTime, Issue, IssueCode, LastroError};
use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use crate::config::Settings;
use crate::fault::{Count, FaultPlan, Faults};
use crate::http::read_json;
use crate::keys::Keys;
use crate::limit::{Bucket, Limits};
use crate::moment::Moment;
use crate::policy::Policies;
use crate::state::{Changes, Counter, Due, DueChange, DueKind, Row, RowChange, StoreFault, Table, View};

/// The version of the snapshot format.
const VERSION: i64 = 1;
/// The separators of a snapshot: before the planned work, before the rows, and at the end.
const DUE: &str = ",\"due\":[";
const ROWS: &str = "],\"rows\":[";
const END: &str = "]}";
/// Number of rows, or of items of planned work, that are read from the store at a time.
const CHUNK: usize = 1_000;

/// The head of a snapshot: everything except planned work and rows.
#[model(answer)]
struct Head {
    /// The version of the snapshot format.
    pub version: i64,
    /// Seed of all pseudorandom values.
    pub seed: i64,
    /// The instant at which the twin started.
    pub start: DateTime,
    /// The policies whose choice was set, each with its choice. Every other policy has its default choice.
    pub policies: Params,
    /// The counters that are not 0, by name.
    pub counters: Json,
    /// The token buckets of the rate limits.
    pub limits: Vec<Bucket>,
    /// The fault plan, with its counts so far.
    pub faults: Option<PlanAtWork>,
}

/// A fault plan with its counts so far.
#[model(answer)]
struct PlanAtWork {
    /// The fault plan.
    pub plan: FaultPlan,
    /// For each rule for requests: how many requests it matched, and how often it applied.
    pub rules: Vec<Vec<i64>>,
    /// For each rule for notifications: how many notifications it matched, and how often it applied.
    pub deliveries: Vec<Vec<i64>>,
    /// Requests since the plan was set.
    pub requests: i64,
    /// Notifications since the plan was set.
    pub notices: i64,
}

/// A row of a snapshot.
#[model(answer)]
pub(crate) struct Line {
    /// The name of the row's table.
    pub table: String,
    /// The key of the row.
    pub id: i64,
    /// The record as `select` of version 2 returns it.
    pub doc: Json,
    /// The sections that `_expand` adds, and data that only version 1 shows.
    pub extras: Option<Json>,
}

/// A twin's complete state as one string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot(String);

/// The contents of a snapshot.
#[derive(Debug, Clone)]
pub struct Contents {
    /// Seed for identifiers and codes.
    pub seed: i64,
    /// The instant at which the twin started.
    pub start: Moment,
    /// What the twin does in undocumented cases.
    pub policies: Policies,
    /// The token buckets of the rate limits.
    pub limits: Vec<Bucket>,
    /// The fault plan, with its counts so far.
    pub faults: Faults,
    /// The complete state, as changes to an empty store.
    pub changes: Changes,
}

impl Snapshot {
    /// Writes a snapshot of a state.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn of(view: &dyn View, settings: &Settings, limits: &Limits, faults: &Faults) -> Result<Self, StoreFault> {
        let mut text = head(view, settings, limits, faults)?;
        text.truncate(text.len().saturating_sub(1));
        text.push_str(DUE);
        let mut lines = Lines { text, first: true };
        let mut after = None;
        loop {
            let chunk = view.due_after(after, CHUNK)?;
            for due in &chunk {
                lines.push(&format!("[{},\"{}\",{}]", due.at.millis(), due.kind.name(), due.id));
            }
            match chunk.last() {
                Some(last) => after = Some(*last),
                None => break,
            }
        }
        lines.separate(ROWS);
        for table in Table::ALL {
            let mut after = i64::MIN;
            loop {
                let chunk = view.scan(table, after, CHUNK)?;
                for row in &chunk {
                    let extras = row.extras.as_deref().unwrap_or("null");
                    let doc = &row.doc;
                    lines.push(&format!(
                        "{{\"table\":\"{}\",\"id\":{},\"doc\":{doc},\"extras\":{extras}}}",
                        table.name(),
                        row.id
                    ));
                }
                match chunk.last() {
                    Some(last) => after = last.id,
                    None => break,
                }
            }
        }
        lines.separate(END);
        Ok(Self(lines.text))
    }

    /// The snapshot as a string.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Converts the snapshot into a string.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }

    /// SHA-256 of the string, in hexadecimal digits.
    #[must_use]
    pub fn sha256(&self) -> String {
        lastro::value::hex(&Sha256::digest(self.0.as_bytes()))
    }

    /// Parses a snapshot. White space and the order of members may differ from what the twin writes.
    ///
    /// # Errors
    /// The string is not a snapshot, or its format version is unknown; two rows of a table have the same key; or a counter is
    /// below a key that it generated, so a new record would replace an existing one. The error's path names a line of the twin's own
    /// format, such as `lines[2]`, counted from 1. If another program reformatted the snapshot, the path names the member instead:
    /// `due` for unreadable pending work, or for example `rows[0]` for an unreadable row.
    pub fn read(text: &str) -> Result<Contents, LastroError> {
        let text = lines_of(text)?;
        let parts = Parts::of(&text)?;
        let head: Head = read_json(parts.head.as_bytes()).map_err(|error| error.under(&at(1)))?;
        if head.version != VERSION {
            let issue = Issue::error("version", IssueCode::Mismatch).with("expected", &VERSION.to_string());
            return Err(LastroError::invalid(issue).under(&at(1)));
        }
        let mut changes = Changes { counters: counters(&head.counters)?, ..Changes::default() };
        for (number, line) in parts.due {
            changes.due.push(DueChange { due: due(line).ok_or_else(|| wrong(number))?, wanted: true });
        }
        let mut keys = Keys::default();
        for (number, line) in parts.rows {
            changes.rows.push(row(line, &mut keys).map_err(|error| error.under(&at(number)))?);
        }
        keys.check(&changes.counters).map_err(|error| error.under(&at(1)))?;
        Ok(Contents {
            seed: head.seed,
            start: Moment::of(&head.start),
            policies: Policies::new(head.policies.iter()).map_err(|error| error.under(&at(1)))?,
            limits: head.limits,
            faults: head
                .faults
                .map(PlanAtWork::faults)
                .transpose()
                .map_err(|error| error.under(&at(1)))?
                .unwrap_or_default(),
            changes,
        })
    }
}

fn head(view: &dyn View, settings: &Settings, limits: &Limits, faults: &Faults) -> Result<String, StoreFault> {
    let mut members = Vec::new();
    for counter in Counter::all() {
        let value = view.counter(counter)?;
        if value != 0 {
            members.push((counter.name().to_owned(), Value::Number(value.to_string())));
        }
    }
    let mut policies = Params::default();
    settings.policies.chosen().for_each(|(name, choice)| policies.push(name, choice));
    let start = settings
        .start
        .date_time()
        .ok_or_else(|| StoreFault::Failed("the start is not a valid timestamp".to_owned()))?;
    let head = Head {
        version: VERSION,
        seed: settings.seed,
        start,
        policies,
        counters: Json(Value::Object(members)),
        limits: limits.buckets(),
        faults: PlanAtWork::of(faults),
    };
    Ok(head.json(Target::Program))
}

impl PlanAtWork {
    fn of(faults: &Faults) -> Option<Self> {
        let counts = |counts: &[Count]| counts.iter().map(|count| vec![count.seen, count.applied]).collect();
        Some(Self {
            plan: FaultPlan::clone(faults.plan.as_ref()?),
            rules: counts(&faults.rules),
            deliveries: counts(&faults.deliveries),
            requests: faults.requests,
            notices: faults.notices,
        })
    }

    fn faults(self) -> Result<Faults, LastroError> {
        let counts = |path: &str, given: &[Vec<i64>], planned: &[Count]| {
            let count = |pair: &Vec<i64>| match pair.as_slice() {
                [seen, applied] => Some(Count { seen: *seen, applied: *applied }),
                _ => None,
            };
            let read: Option<Vec<Count>> = given.iter().map(count).collect();
            read.filter(|read| read.len() == planned.len()).ok_or_else(|| LastroError::at(path, IssueCode::OutOfRange))
        };
        let new = Faults::new(Some(self.plan)).map_err(|error| error.under("faults.plan"))?;
        Ok(Faults {
            rules: counts("faults.rules", &self.rules, &new.rules)?,
            deliveries: counts("faults.deliveries", &self.deliveries, &new.deliveries)?,
            requests: self.requests,
            notices: self.notices,
            plan: new.plan,
        })
    }
}

/// Builds a string of lines that are separated by commas.
struct Lines {
    text: String,
    first: bool,
}

impl Lines {
    fn push(&mut self, line: &str) {
        self.text.push_str(if self.first { "\n" } else { ",\n" });
        self.text.push_str(line);
        self.first = false;
    }

    fn separate(&mut self, separator: &str) {
        self.text.push('\n');
        self.text.push_str(separator);
        self.first = true;
    }
}

/// Returns a snapshot with one line per row, as the twin writes it. A snapshot that another program reformatted is rewritten.
///
/// # Errors
/// The string is not a snapshot.
pub(crate) fn lines_of(text: &str) -> Result<Cow<'_, str>, LastroError> {
    let is_ours = text.lines().next().is_some_and(|line| line.ends_with(DUE));
    if is_ours { Ok(Cow::Borrowed(text)) } else { foreign::rewritten(text).map(Cow::Owned) }
}

/// The parts of a snapshot: its head as JSON text, and the lines of planned work and of rows. Each line has its number in the
/// snapshot, counted from 1.
pub(crate) struct Parts<'t> {
    pub(crate) head: String,
    pub(crate) due: Vec<(usize, &'t str)>,
    pub(crate) rows: Vec<(usize, &'t str)>,
}

impl<'t> Parts<'t> {
    pub(crate) fn of(text: &'t str) -> Result<Self, LastroError> {
        let mut lines = (1..).zip(text.lines());
        let head = lines.next().and_then(|(_, line)| line.strip_suffix(DUE)).ok_or_else(|| wrong(1))?;
        let mut parts = Self { head: [head, "}"].concat(), due: Vec::new(), rows: Vec::new() };
        let mut last = 1;
        let mut in_rows = false;
        for (number, line) in lines {
            last = number;
            match line {
                ROWS if !in_rows => in_rows = true,
                END if in_rows => return Ok(parts),
                line => {
                    let list = if in_rows { &mut parts.rows } else { &mut parts.due };
                    list.push((number, line.strip_suffix(',').unwrap_or(line)));
                }
            }
        }
        // the snapshot ends too early: its last line is missing
        Err(wrong(last))
    }
}

/// The path of a line, counted from 1.
fn at(line: usize) -> String {
    format!("lines[{line}]")
}

fn wrong(line: usize) -> LastroError {
    LastroError::at(&at(line), IssueCode::MalformedJson)
}

fn counters(given: &Json) -> Result<Vec<(Counter, i64)>, LastroError> {
    let counter = |(name, value): &(String, Value)| {
        let counter = Counter::all().find(|counter| counter.name() == name);
        let number = match value {
            Value::Number(text) => text.parse().ok(),
            _ => None,
        };
        counter.zip(number).ok_or_else(|| LastroError::at(&["counters.", name].concat(), IssueCode::UnknownField))
    };
    given.0.as_object().unwrap_or_default().iter().map(counter).collect()
}

fn due(line: &str) -> Option<Due> {
    let Ok(Json(value)) = Json::parse(line.as_bytes()) else { return None };
    match value.as_array()? {
        [Value::Number(at), Value::String(kind), Value::Number(id)] => {
            Some(Due { at: Moment::from_millis(at.parse().ok()?), kind: DueKind::named(kind)?, id: id.parse().ok()? })
        }
        _ => None,
    }
}

fn row(line: &str, keys: &mut Keys) -> Result<RowChange, LastroError> {
    let Line { table, id, doc, extras } = read_json(line.as_bytes())?;
    let names = || Table::ALL.map(Table::name).join(", ");
    let issue = || Issue::error("table", IssueCode::InvalidChoice).with("allowed", &names());
    let table = Table::named(&table).ok_or_else(|| LastroError::invalid(issue()))?;
    keys.add(table, id, [Some(&doc.0), extras.as_ref().map(|Json(extras)| extras)])?;
    let row = Row::new(id, doc.to_text().into(), extras.map(|extras| extras.to_text().into()));
    Ok(RowChange { table, id, row: Some(row) })
}
