//! Forks: copies of the state, which are kept in memory under a name. They can be compared with the current state, or restored.
//! A fork shares all unchanged data with the state, so it needs little memory.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};
use lastro_twin::Snapshot;
use lastro_twin::diff;
use lastro_twin::state::{Counter, Memory, StoreFault, View as _};

use super::reads::{count, object, text};
use super::{Refused, json, nothing};
use crate::front::{Answer, Front};
use crate::keeper::Last;
use crate::reading::Lane;

/// Maximum number of forks.
const MOST: usize = 16;
/// Maximum number of differences in a response.
const MOST_DIFFERENCES: usize = 1_000;

/// The forks by their names.
#[derive(Default)]
pub struct Forks(Mutex<BTreeMap<String, Arc<Last>>>);

impl Forks {
    fn all(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Last>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn named(&self, name: &str) -> Result<Arc<Last>, Refused> {
        self.all().get(name).cloned().ok_or_else(unknown)
    }
}

fn unknown() -> Refused {
    Refused::unknown("there is no fork with this name")
}

/// The differences between two states: `{"differences": [...], "more": false}`.
pub(super) fn between(before: &Memory, after: &Memory) -> Result<Value, StoreFault> {
    let mut found = diff::between(before, after, MOST_DIFFERENCES.saturating_add(1))?;
    let more = found.len() > MOST_DIFFERENCES;
    found.truncate(MOST_DIFFERENCES);
    let differences = found.iter().map(|one| one.value(Target::Program)).collect();
    Ok(object([("differences", Value::Array(differences)), ("more", Value::Bool(more))]))
}

fn shown(name: &str, fork: &Last) -> Result<Value, StoreFault> {
    Ok(object([
        ("name", text(name)),
        ("now", text(fork.engine.now(&fork.state)?.text())),
        ("revision", count(fork.state.counter(Counter::Revision)?)),
        ("entries", count(fork.state.counter(Counter::Entry)?)),
    ]))
}

impl Front {
    /// Makes a fork of the current state. This is done on the writer's thread, since only that thread has the current counts of
    /// the rate limit and of the fault plan.
    pub(super) async fn fork(&self) -> Result<Last, Refused> {
        self.change(|core| Ok(Last { engine: Arc::new(core.engine.forked()), state: core.store.memory().clone() }))
            .await
    }

    /// Lists all forks, sorted by name.
    pub(super) fn list_forks(&self) -> Result<Answer, Refused> {
        let forks = self.forks.all();
        let all = forks.iter().map(|(name, fork)| shown(name, fork)).collect::<Result<_, _>>()?;
        Ok(json(200, &Value::Array(all)))
    }

    /// Stores the current state as a fork. Body: `{"name": "before"}`. A fork with the same name is replaced.
    pub(super) async fn keep_fork(&self, body: &[u8]) -> Result<Answer, Refused> {
        let Json(given) = Json::parse(body)?;
        let name = given.get("name").and_then(Value::as_str).unwrap_or_default();
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
        if name.is_empty() || name.len() > 64 || !name.chars().all(plain) {
            return Err(Refused::bad("name: expected 1 to 64 letters, digits, hyphens, periods and underscores"));
        }
        let fork = self.fork().await?;
        let answer = shown(name, &fork)?;
        let mut forks = self.forks.all();
        if forks.len() >= MOST && !forks.contains_key(name) {
            return Err(Refused::bad(format!("there are already {MOST} forks, which is the maximum: remove one")));
        }
        forks.insert(name.to_owned(), Arc::new(fork));
        Ok(json(200, &answer))
    }

    /// Deletes a fork.
    pub(super) fn drop_fork(&self, name: &str) -> Result<Answer, Refused> {
        // dropping a whole state may take long, so it is done after the lock is released
        let fork = self.forks.all().remove(name);
        fork.map(|_| nothing()).ok_or_else(unknown)
    }

    /// Returns the differences between a fork and the current state.
    pub(super) async fn differences(self: &Arc<Self>, name: &str) -> Result<Answer, Refused> {
        let fork = self.forks.named(name)?;
        let front = Arc::clone(self);
        let work = self.reading(Lane::Control, move |_| between(&fork.state, &front.committed.get().state));
        Ok(json(200, &work.await?.0))
    }

    /// Replaces the current state by a fork, as if it were restored from a snapshot.
    pub(super) async fn return_to(self: &Arc<Self>, name: &str) -> Result<Answer, Refused> {
        let fork = self.forks.named(name)?;
        let work = self.reading(Lane::Control, move |_| {
            let Last { engine, state } = &*fork;
            Snapshot::of(state, engine.settings(), engine.limits(), engine.faults())
        });
        self.restore(work.await?.0.into_text().into_bytes()).await
    }
}
