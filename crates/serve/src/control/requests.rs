//! The requests on the dashboard: journal entries with their durations, and the replay of a request on a fork or on the state
//! itself.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro_twin::admitted::{Admitted, target_of_entry};
use lastro_twin::journal::{Entry, EntryRequest};
use lastro_twin::state::{Counter, Memory, Store, StoreFault, Table, View as _};
use lastro_twin::{Engine, Moment, Outcome};

use super::reads::{object, page, text};
use super::{Refused, forks, json};
use crate::front::{Answer, Front};
use crate::keeper::State;
use crate::reading::Lane;

/// Maximum number of requests in [`Requests`]. Older requests are dropped.
const KEPT: usize = 10_000;
/// The tables whose records can be created by requests.
const CREATED: [Table; 4] = [Table::Service, Table::PaymentMethod, Table::Customer, Table::Sale];

/// Data about a request, in addition to its journal entry.
#[derive(Debug, Clone, Copy)]
pub struct Done {
    /// The number of the request's journal entry.
    entry: i64,
    /// The last key of each table in [`CREATED`], before and after the request.
    keys: [(i64, i64); CREATED.len()],
}

impl Done {
    /// Stores the last key of each table, and the number of the last journal entry, before a request is handled.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn before(state: &Memory) -> Result<Self, StoreFault> {
        let mut keys = [(0, 0); CREATED.len()];
        for (range, table) in keys.iter_mut().zip(CREATED) {
            range.0 = state.counter(Counter::Key(table))?;
        }
        Ok(Self { entry: state.counter(Counter::Entry)?, keys })
    }

    /// Adds the last key of each table after the request was handled. Returns `None` if the request got no journal entry.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn after(mut self, state: &Memory) -> Result<Option<Self>, StoreFault> {
        let before = self.entry;
        self.entry = state.counter(Counter::Entry)?;
        for (range, table) in self.keys.iter_mut().zip(CREATED) {
            range.1 = state.counter(Counter::Key(table))?;
        }
        Ok((self.entry > before).then_some(self))
    }
}

/// The newest requests with their durations. They are kept in memory only.
#[derive(Debug, Default)]
pub struct Requests(Mutex<VecDeque<(Done, Duration)>>);

impl Requests {
    /// Adds a request, and drops the oldest one if there are too many.
    pub fn note(&self, done: Done, took: Duration) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.push_back((done, took));
        if known.len() > KEPT {
            known.pop_front();
        }
    }

    /// The duration of the request with this entry number.
    fn took(&self, entry: i64) -> Option<Duration> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // The newest requests are searched first, since entry numbers begin again after a snapshot is restored.
        known.iter().rev().find(|(done, _)| done.entry == entry).map(|(_, took)| *took)
    }

    /// The entry number of the request that created a record.
    pub(super) fn that_created(&self, table: Table, id: i64) -> Option<i64> {
        let place = CREATED.iter().position(|created| *created == table)?;
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let created = known.iter().rev().find(|(done, _)| {
            let range = done.keys.get(place).copied().unwrap_or_default();
            (range.0 + 1..=range.1).contains(&id)
        });
        created.map(|(done, _)| done.entry)
    }
}

impl Front {
    /// Returns the requests among a page of journal entries. Each has `took_us`, its duration in microseconds, or null if the
    /// duration is unknown.
    pub(super) async fn requests(self: &Arc<Self>, query: &str) -> Result<Answer, Refused> {
        let (from, limit) = page(query)?;
        let front = Arc::clone(self);
        let (lines, _) = self.reading(Lane::Control, move |_| front.entries.read(from, limit)).await?;
        let mut found = Vec::new();
        for line in lines {
            let entry = Entry::parse(line.as_bytes())?;
            if entry.request.is_none() {
                continue;
            }
            let took = self.requests.took(entry.ordinal).map(|took| Value::Number(took.as_micros().to_string()));
            if let Value::Object(mut members) = entry.value(Target::Program) {
                members.push(("took_us".to_owned(), took.unwrap_or_default()));
                found.push(Value::Object(members));
            }
        }
        Ok(json(200, &Value::Array(found)))
    }

    /// Handles the request of a journal entry again. `{"entry": 12}` uses a fork of the state and returns the resulting
    /// differences. `{"entry": 12, "on": "state"}` uses the state itself.
    pub(super) async fn replay(self: &Arc<Self>, body: &[u8]) -> Result<Answer, Refused> {
        let Json(given) = Json::parse(body)?;
        let ordinal = match given.get("entry") {
            Some(Value::Number(number)) => number.parse::<i64>().ok(),
            _ => None,
        };
        let ordinal = ordinal.ok_or_else(|| Refused::bad("entry: expected the number of a journal entry"))?;
        let on_state = match given.get("on").map(Value::as_str) {
            None | Some(Some("fork")) => false,
            Some(Some("state")) => true,
            Some(_) => return Err(Refused::bad("on: expected fork or state")),
        };
        let front = Arc::clone(self);
        let (lines, _) = self.reading(Lane::Control, move |_| front.entries.read(ordinal, 1)).await?;
        let entry = lines.first().map(|line| Entry::parse(line.as_bytes())).transpose()?;
        let request = entry.filter(|entry| entry.ordinal == ordinal).and_then(|entry| entry.request);
        let request = request.ok_or_else(|| Refused::unknown("the journal has no request with this number"))?;
        if on_state {
            let outcome = self.change(move |core| again(core.engine, core.store, &request, core.at)).await?;
            return Ok(json(200, &object(shown(&outcome))));
        }
        let fork = self.fork().await?;
        let work = self.reading(Lane::Control, move |_| {
            let (mut engine, mut state) = (fork.engine.forked(), State::in_memory(fork.state.clone(), None));
            let outcome = again(&mut engine, &mut state, &request, Moment::from_millis(i64::MIN))?;
            Ok((outcome, forks::between(&fork.state, state.memory())?))
        });
        let ((outcome, differences), _) = work.await?;
        let [status, body] = shown(&outcome);
        Ok(json(200, &object([status, body, ("differences", differences)])))
    }
}

/// Handles the request of a journal entry again on this store.
fn again(
    engine: &mut Engine,
    store: &mut dyn Store,
    request: &EntryRequest,
    at: Moment,
) -> Result<Outcome, StoreFault> {
    let target = target_of_entry(request, &engine.settings().keys).into_owned();
    let admitted = Admitted::of_entry(request, &target)
        .map_err(|_| StoreFault::Failed("a journal entry cannot be read".to_owned()))?;
    engine.answer(store, &admitted, at)
}

/// The members `status` and `body` for a response; both are null if a simulated fault dropped the response.
fn shown(outcome: &Outcome) -> [(&'static str, Value); 2] {
    let (status, body) = match &outcome.response {
        Some(response) => {
            let body = text(String::from_utf8_lossy(&response.body));
            (Value::Number(response.status.to_string()), body)
        }
        None => (Value::Null, Value::Null),
    };
    [("status", status), ("body", body)]
}
