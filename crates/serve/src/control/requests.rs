//! Requests on the dashboard: those of the journal with their durations, and the replay of a request on a fork or on the state
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

/// Number of the newest requests for which data besides the journal is kept.
const KEPT: usize = 10_000;
/// The tables whose records requests create.
const CREATED: [Table; 4] = [Table::Service, Table::PaymentMethod, Table::Customer, Table::Sale];

/// Data of a request besides its journal entry.
#[derive(Debug, Clone, Copy)]
pub struct Done {
    /// The number of its entry.
    entry: i64,
    /// The last key of each table in [`CREATED`], before and after the request.
    keys: [(i64, i64); CREATED.len()],
}

impl Done {
    /// The state's last keys and last entry before a request.
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

    /// Adds the last keys after the request. `None` if it has no entry.
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

/// The newest requests with their durations. They are lost when the server ends.
#[derive(Debug, Default)]
pub struct Requests(Mutex<VecDeque<(Done, Duration)>>);

impl Requests {
    /// Remembers a request, and drops the oldest one if there are too many.
    pub fn note(&self, done: Done, took: Duration) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.push_back((done, took));
        if known.len() > KEPT {
            known.pop_front();
        }
    }

    /// The duration of an entry's request.
    fn took(&self, entry: i64) -> Option<Duration> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // the newest one, since numbers repeat after a snapshot is restored
        known.iter().rev().find(|(done, _)| done.entry == entry).map(|(_, took)| *took)
    }

    /// The entry of the request that created a record.
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
    /// The requests in a page of the journal, each with `took_us`, its duration in microseconds, if known.
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

    /// Replays the request of an entry: `{"entry": 12}` on a fork of the state, with the resulting differences; `{"entry": 12,
    /// "on": "state"}` on the state itself.
    pub(super) async fn replay(self: &Arc<Self>, body: &[u8]) -> Result<Answer, Refused> {
        let Json(given) = Json::parse(body)?;
        let ordinal = match given.get("entry") {
            Some(Value::Number(number)) => number.parse::<i64>().ok(),
            _ => None,
        };
        let ordinal = ordinal.ok_or_else(|| Refused::bad("entry: the number of an entry of the journal"))?;
        let on_state = match given.get("on").map(Value::as_str) {
            None | Some(Some("fork")) => false,
            Some(Some("state")) => true,
            Some(_) => return Err(Refused::bad("on: fork or state")),
        };
        let front = Arc::clone(self);
        let (lines, _) = self.reading(Lane::Control, move |_| front.entries.read(ordinal, 1)).await?;
        let entry = lines.first().map(|line| Entry::parse(line.as_bytes())).transpose()?;
        let request = entry.filter(|entry| entry.ordinal == ordinal).and_then(|entry| entry.request);
        let request = request.ok_or_else(|| Refused::unknown("the journal has no request of this number"))?;
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

/// Replays a request of the journal.
fn again(
    engine: &mut Engine,
    store: &mut dyn Store,
    request: &EntryRequest,
    at: Moment,
) -> Result<Outcome, StoreFault> {
    let target = target_of_entry(request, &engine.settings().keys).into_owned();
    let admitted = Admitted::of_entry(request, &target)
        .map_err(|_| StoreFault::Failed("an entry of the journal cannot be read".to_owned()))?;
    engine.answer(store, &admitted, at)
}

/// The members that show a response; null if a fault plan lost it.
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
