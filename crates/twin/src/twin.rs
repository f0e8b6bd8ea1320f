//! A twin that holds its state in memory: the engine together with an in-memory store.

use std::sync::Arc;

use lastro::json::Value;
use lastro::{Issue, IssueCode, LastroError};

use crate::admitted::{self, Admitted};
use crate::config::Config;
use crate::decide::Refusal;
use crate::diff::{Difference, diff};
use crate::effects::Effect;
use crate::effects::outbox::{self, Delivery};
use crate::engine::{Engine, Outcome, Progress};
use crate::fault::{FaultPlan, Faults};
use crate::http::{Request, plain_path};
use crate::journal::EntryRequest;
use crate::moment::Moment;
use crate::policy::Policy;
use crate::route::asked;
use crate::seed_data::furnish;
use crate::snapshot::Snapshot;
use crate::state::{Changes, Counter, Memory, Store as _, Table, View};

/// A twin of the service that holds its state in memory.
#[derive(Debug)]
pub struct Twin {
    engine: Engine,
    state: Memory,
}

impl Clone for Twin {
    fn clone(&self) -> Self {
        Self { engine: self.engine.forked(), state: self.state.clone() }
    }
}

impl Twin {
    /// A twin with the records of a new account.
    ///
    /// # Errors
    /// As [`Config::settings`] and [`Config::reference`].
    pub fn new(config: &Config) -> Result<Self, LastroError> {
        Self::with_reference(config, config.reference()?)
    }

    /// A twin with the records of a new account and the given reference lists.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn with_reference(config: &Config, lists: Memory) -> Result<Self, LastroError> {
        let engine = Engine::new(config, lists)?;
        let mut state = Memory::default();
        let furnished = furnish(&mut state, engine.settings());
        furnished.map_err(|_| LastroError::internal("twin.new"))?;
        Ok(Self { engine, state })
    }

    /// Responds to a request at the instant `at` of the twin's clock, as [`Engine::handle`]. Without `at`, the clock does not move.
    pub fn handle(&mut self, request: &Request, at: Option<Moment>) -> Outcome {
        let at = at.unwrap_or(Moment::from_millis(i64::MIN));
        self.engine.handle(&mut self.state, request, at).unwrap_or_else(|fault| {
            let version = asked(&request.method, &plain_path(request.path())).version();
            Outcome { response: Some(Refusal::from(fault).response(version)), fault: None }
        })
    }

    /// Moves the clock forward, as [`Engine::advance`].
    ///
    /// # Errors
    /// `internal`: a stored record cannot be read.
    pub fn advance(&mut self, to: Moment, budget: usize) -> Result<Progress, LastroError> {
        self.engine.advance(&mut self.state, to, budget).map_err(|_| unreadable())
    }

    /// The current instant.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn now(&self) -> Result<Moment, LastroError> {
        self.engine.now(&self.state).map_err(|_| unreadable())
    }

    /// Returns the effects (notifications to send) since the last call. The caller has to carry them out.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        self.engine.take_effects()
    }

    /// Returns an independent copy of the twin in constant time. Later changes to either twin do not affect the other.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.clone()
    }

    /// Reports how the receiver of a notification responded: `status` is the HTTP status, or `None` if no response came. The
    /// clock moves to the instant `at` of the response. Without `at`, the response counts as received at the instant of
    /// sending.
    ///
    /// # Errors
    /// `unknown_key` at `delivery`: there is no such delivery.
    pub fn report(&mut self, delivery: i64, status: Option<i64>, at: Option<Moment>) -> Result<(), LastroError> {
        let at = at.unwrap_or(Moment::from_millis(i64::MIN));
        let known = self.engine.report(&mut self.state, delivery, status, at).map_err(|_| unreadable())?;
        if known { Ok(()) } else { Err(unknown_delivery()) }
    }

    /// Sends a notification again, as [`Engine::resend`].
    ///
    /// # Errors
    /// `unknown_key` at `delivery`: there is no such delivery, or its status is `waiting` or `sending`.
    pub fn resend(&mut self, delivery: i64) -> Result<(), LastroError> {
        let known = self.engine.resend(&mut self.state, delivery).map_err(|_| unreadable())?;
        if known { Ok(()) } else { Err(unknown_delivery()) }
    }

    /// The notifications whose keys follow `after`, at most `limit`.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn deliveries(&self, after: i64, limit: usize) -> Result<Vec<Delivery>, LastroError> {
        outbox::list(&self.state, after, limit)
    }

    /// Writes the complete state as one string.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn snapshot(&self) -> Result<Snapshot, LastroError> {
        Snapshot::of(&self.state, self.engine.settings(), self.engine.limits(), self.engine.faults())
            .map_err(|_| unreadable())
    }

    /// Replaces the state by that of a snapshot, with its seed, start instant, policies, rate limit buckets and fault plan. API keys,
    /// subscriptions and the base URL stay, since a snapshot does not contain them. The journal becomes empty. Notifications whose
    /// response was awaited are sent again.
    ///
    /// # Errors
    /// The string is not a snapshot; then nothing changes.
    pub fn restore(&mut self, snapshot: &str) -> Result<(), LastroError> {
        let contents = Snapshot::read(snapshot)?;
        let mut state = Memory::default();
        state.apply(contents.changes.clone()).map_err(|_| unreadable())?;
        let mut engine = self.engine.clone();
        engine.resume(&contents);
        engine.send_again(&state).map_err(|_| unreadable())?;
        *self = Self { engine, state };
        Ok(())
    }

    /// Read access to the state.
    #[must_use]
    pub fn view(&self) -> &dyn View {
        &self.state
    }

    /// Copies a record of the real service into the twin. `shown`: the record in the format of version 2, as `select` returns
    /// it, with or without the sections that `_expand` adds. Data that responses never contain, such as the progress of a
    /// contract, is kept from the stored record; if there is no stored record, the data is created as for an insert. `was`: the
    /// key of the stored record to replace, if it is not the key in `shown`. The journal gets no entry, so a journal that spans
    /// this call cannot be replayed.
    ///
    /// # Errors
    /// `unknown_key` at `id`: the record has no key or cannot be read, or responses never contain records of this table.
    pub fn adopt(&mut self, table: Table, shown: Value, was: Option<i64>) -> Result<(), LastroError> {
        self.engine.adopt(&mut self.state, table, shown, was).map_err(|_| LastroError::at("id", IssueCode::UnknownKey))
    }

    /// Removes a record and its planned work from the state, as if it had never existed.
    ///
    /// # Errors
    /// `internal`: the state cannot be read.
    pub fn forget(&mut self, table: Table, id: i64) -> Result<(), LastroError> {
        self.engine.forget(&mut self.state, table, id).map_err(|_| unreadable())
    }

    /// Sets the key of the table's next record, 1 or more; later keys count on from there.
    ///
    /// # Errors
    /// `internal`: the state cannot be written.
    pub fn next_key(&mut self, table: Table, key: i64) -> Result<(), LastroError> {
        let counters = vec![(Counter::Key(table), key.saturating_sub(1))];
        self.state.apply(Changes { counters, ..Changes::default() }).map_err(|_| unreadable())
    }

    /// The entries of the journal from number `from` on, each as one line of JSON.
    pub fn journal(&self, from: i64) -> impl Iterator<Item = Arc<str>> {
        let entries = self.state.journal();
        let last = self.state.counter(Counter::Entry).unwrap_or_default();
        let before_first = last.saturating_sub(i64::try_from(entries.len()).unwrap_or(i64::MAX));
        let skipped = from.saturating_sub(1).saturating_sub(before_first).max(0);
        entries.iter().skip(usize::try_from(skipped).unwrap_or(usize::MAX)).cloned()
    }

    /// Sets the fault plan that applies from now on; `None` removes it.
    ///
    /// # Errors
    /// Every problem of the plan, each at its path.
    pub fn faults(&mut self, plan: Option<FaultPlan>) -> Result<(), LastroError> {
        let faults = Faults::new(plan)?;
        self.engine.set_faults(&mut self.state, faults).map_err(|_| unreadable())
    }

    /// The fault plan, with how often each rule has applied so far; `None` if no plan is set.
    #[must_use]
    pub fn fault_plan(&self) -> Option<FaultPlan> {
        self.engine.faults().counted()
    }

    /// What the twin does in undocumented cases.
    #[must_use]
    pub fn policies(&self) -> Vec<Policy> {
        self.engine.settings().policies.list()
    }

    /// The differences between the current state and the snapshot `other`.
    ///
    /// # Errors
    /// The string is not a snapshot.
    pub fn diff(&self, other: &str) -> Result<Vec<Difference>, LastroError> {
        diff(self.snapshot()?.text(), other)
    }

    /// Handles a request of a journal entry again, at the instant `at`.
    pub(crate) fn redo(&mut self, request: &EntryRequest, at: Moment) -> Result<Outcome, LastroError> {
        let target = admitted::target_of_entry(request, &self.engine.settings().keys).into_owned();
        let admitted = Admitted::of_entry(request, &target)?;
        self.engine.answer(&mut self.state, &admitted, at).map_err(|_| unreadable())
    }

    /// The number of the next entry of the journal.
    pub(crate) fn next_entry(&self) -> Result<i64, LastroError> {
        Ok(self.state.counter(Counter::Entry).map_err(|_| unreadable())?.saturating_add(1))
    }

    /// Adds a `start` entry to the journal, as [`Engine::started`]: a program has begun to serve an existing state.
    pub(crate) fn started(&mut self) -> Result<(), LastroError> {
        self.engine.started(&mut self.state).map_err(|_| unreadable())
    }
}

fn unknown_delivery() -> LastroError {
    LastroError::invalid(Issue::error("delivery", IssueCode::UnknownKey).with("field", "deliveries"))
}

/// The error for a state that cannot be read. It indicates a bug of this library, since this library wrote the state.
fn unreadable() -> LastroError {
    LastroError::internal("twin.state")
}
