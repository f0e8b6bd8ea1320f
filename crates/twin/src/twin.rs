//! The engine with its state in memory.

use lastro::{IssueCode, LastroError};

use crate::config::Config;
use crate::diff::Difference;
use crate::effects::Effect;
use crate::engine::{Engine, Outcome, Progress};
use crate::fault::FaultPlan;
use crate::http::Request;
use crate::journal::Entry;
use crate::moment::Moment;
use crate::policy::Policy;
use crate::reference;
use crate::snapshot::Snapshot;
use crate::state::Memory;

/// A service in memory.
#[derive(Debug, Clone)]
pub struct Twin {
    engine: Engine,
    state: Memory,
}

impl Twin {
    /// A service with nothing in it but the small reference lists.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn new(config: &Config) -> Result<Self, LastroError> {
        Self::with_reference(config, reference::samples()?)
    }

    /// A service with nothing in it but some reference lists.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn with_reference(config: &Config, lists: Memory) -> Result<Self, LastroError> {
        Ok(Self { engine: Engine::new(config, lists)?, state: Memory::default() })
    }

    /// Answers a request; without a moment, at the current one.
    pub fn handle(&mut self, request: &Request, at: Option<Moment>) -> Outcome {
        let at = at.unwrap_or(Moment::from_millis(i64::MIN));
        self.engine.handle(&mut self.state, request, at)
    }

    /// Moves the clock forward, as [`Engine::advance`].
    ///
    /// # Errors
    /// `internal`: a stored record cannot be read.
    pub fn advance(&mut self, to: Moment, budget: usize) -> Result<Progress, LastroError> {
        self.engine.advance(&mut self.state, to, budget).map_err(|_| unreadable())
    }

    /// The current moment.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn now(&self) -> Result<Moment, LastroError> {
        self.engine.now(&self.state).map_err(|_| unreadable())
    }

    /// What has to happen outside since this was asked last.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.engine.take_effects()
    }

    /// Another service with the same state, in constant time. What happens to one does not happen to the other.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.clone()
    }

    /// What came of a delivery: the status of the receiver's answer, or nothing where none came.
    ///
    /// # Errors
    /// `unknown_key` at `delivery`: there is no such delivery.
    pub fn report(&mut self, _delivery: i64, _status: Option<i64>, _at: Option<Moment>) -> Result<(), LastroError> {
        Err(missing("report"))
    }

    /// The state as one text.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn snapshot(&self) -> Result<Snapshot, LastroError> {
        Err(missing("snapshot"))
    }

    /// Goes on from a snapshot.
    ///
    /// # Errors
    /// The text is no snapshot.
    pub fn restore(&mut self, _snapshot: &str) -> Result<(), LastroError> {
        Err(missing("restore"))
    }

    /// The entries of the journal from a number on, each as one line of JSON.
    pub fn journal(&self, _from: i64) -> impl Iterator<Item = std::sync::Arc<str>> {
        core::iter::empty()
    }

    /// Sets what is to go wrong from now on.
    ///
    /// # Errors
    /// What is wrong with the plan, each at its path.
    pub fn faults(&mut self, _plan: Option<FaultPlan>) -> Result<(), LastroError> {
        Err(missing("faults"))
    }

    /// What is to go wrong, with how often each rule applied so far.
    #[must_use]
    pub fn fault_plan(&self) -> Option<FaultPlan> {
        None
    }

    /// What the twin does where the documents are silent.
    #[must_use]
    pub fn policies(&self) -> Vec<Policy> {
        self.engine.settings().policies.list()
    }

    /// What differs from another snapshot.
    ///
    /// # Errors
    /// The text is no snapshot.
    pub fn diff(&self, _other: &str) -> Result<Vec<Difference>, LastroError> {
        Err(missing("diff"))
    }

    /// Does the entries of a journal again. Gives the number of the first entry whose answer differs from the journal's.
    ///
    /// # Errors
    /// An entry cannot be done.
    pub fn replay(&mut self, _journal: &[Entry]) -> Result<Option<i64>, LastroError> {
        Err(missing("replay"))
    }
}

/// The state cannot be read: a fault of this library, since it wrote it.
fn unreadable() -> LastroError {
    LastroError::internal("twin.state")
}

fn missing(method: &str) -> LastroError {
    LastroError::at(method, IssueCode::UnknownOperation)
}
