//! The engine. It executes requests on any store and adds what all operations share: API keys, rate limits, faults,
//! notifications and the journal.

mod hooks;
mod reads;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec as _, Json, Target};

use crate::admitted::{self, Admitted};
use crate::check;
use crate::config::{Config, Settings};
use crate::decide::{self, Call, Context, Decision, Event, Refusal, decide, page};
use crate::effects::{Effect, fire, outbox};
use crate::fault::{Fault, Faults, Hit, Phase};
use crate::http::{Request, Response};
use crate::journal::{Entry, EntryAdvance, EntryFault, EntryReport, Lost, digest};
use crate::limit::Limits;
use crate::moment::Moment;
use crate::route::{Asked, Operation};
use crate::snapshot::Contents;
use crate::spoil;
use crate::state::{Changes, Counter, Draft, Due, Memory, Store, StoreFault, Table, View};

/// The result of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The response; `None` if the connection ends without one.
    pub response: Option<Response>,
    /// The latency or disconnection that the caller has to apply to the response; `None` if no fault applies.
    pub fault: Option<Fault>,
}

/// The result of a step of the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The instant that was reached.
    pub now: Moment,
    /// Number of due items that were processed.
    pub done: usize,
    /// The planned work (for example a retry) that is due next, even if it is due long after `now`.
    pub next: Option<Due>,
    /// Whether the requested instant was reached. It is not reached if the limit on due items stopped the step earlier.
    pub reached: bool,
}

/// Value of the clock's counter if the clock was never moved, since an unset counter is 0.
const NOT_SET: i64 = 0;

/// The simulated service without its state, which is in a [`Store`]. Clones share the request counter, because several clones
/// may handle requests of one state at the same time. [`forked`](Self::forked) returns an engine with its own counter.
#[derive(Debug, Clone)]
pub struct Engine {
    settings: Arc<Settings>,
    reference: Arc<Memory>,
    effects: Vec<Effect>,
    limits: Limits,
    faults: Faults,
    lost: Lost,
    /// The number of the last request.
    requests: Arc<AtomicI64>,
}

impl Engine {
    /// An engine with a configuration and the reference lists.
    ///
    /// # Errors
    /// Same as [`Config::settings`].
    pub fn new(config: &Config, reference: Memory) -> Result<Self, LastroError> {
        let settings = config.settings()?;
        let limits = Limits::new(settings.limit.clone());
        let (effects, faults, lost) = (Vec::new(), Faults::default(), Lost::default());
        let (settings, reference) = (Arc::new(settings), Arc::new(reference));
        Ok(Self { settings, reference, effects, limits, faults, lost, requests: Arc::default() })
    }

    /// Returns an engine with the same settings and its own request counter, which continues from the current value.
    #[must_use]
    pub fn forked(&self) -> Self {
        let last = self.requests.load(Ordering::Relaxed);
        Self { requests: Arc::new(AtomicI64::new(last)), ..self.clone() }
    }

    /// Assigns the next request number and removes API keys and card numbers from the request.
    fn admitted<'r>(&self, request: &'r Request, target: &'r str) -> Admitted<'r> {
        let number = self.requests.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        Admitted::new(request, target, &self.settings, number)
    }

    /// The checked configuration.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The token buckets of the rate limits.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The fault plan, with how often each rule has matched and applied so far.
    #[must_use]
    pub fn faults(&self) -> &Faults {
        &self.faults
    }

    /// Takes over the seed, the policies, the rate limit buckets and the fault plan of a snapshot.
    pub fn resume(&mut self, contents: &Contents) {
        let settings = Settings {
            seed: contents.seed,
            start: contents.start,
            policies: contents.policies.clone(),
            ..Settings::clone(&self.settings)
        };
        self.settings = Arc::new(settings);
        self.limits = self.limits.with_buckets(&contents.limits);
        (self.faults, self.lost) = (contents.faults.clone(), Lost::default());
        self.effects.clear();
    }

    /// The current instant of a state.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn now(&self, view: &dyn View) -> Result<Moment, StoreFault> {
        let start = self.settings.start;
        Ok(match view.counter(Counter::Now)? {
            NOT_SET => start,
            millis => Moment::from_millis(millis).max(start),
        })
    }

    /// Responds to a request at an instant. Work that is due by then is processed first. An instant before the current one
    /// counts as the current one.
    ///
    /// # Errors
    /// The store cannot be read or written. The store may then contain some of the request's changes, which the caller has to
    /// undo.
    pub fn handle(&mut self, store: &mut dyn Store, request: &Request, at: Moment) -> Result<Outcome, StoreFault> {
        let target = admitted::target(request);
        let admitted = self.admitted(request, &target);
        self.answer(store, &admitted, at)
    }

    /// Like [`handle`](Self::handle), for a request from which API keys and card numbers were already removed.
    ///
    /// # Errors
    /// Same as [`handle`](Self::handle).
    pub fn answer(
        &mut self,
        store: &mut dyn Store,
        admitted: &Admitted<'_>,
        at: Moment,
    ) -> Result<Outcome, StoreFault> {
        // a replayed request keeps its number, so the counter must not fall behind it
        self.requests.fetch_max(admitted.number, Ordering::Relaxed);
        let before = self.now(store.view())?;
        let Progress { now, done, .. } = self.move_clock(store, before, at, usize::MAX)?;
        let version = admitted.asked.version();
        let (hit, result) = self.decided(store.view(), admitted, now);
        let (answer, changes, events) = match result {
            Ok(Some(Decision { response, changes, events })) => (Some(response), changes, events),
            Ok(None) => (None, Changes::default(), Vec::new()),
            Err(Refusal { fault: Some(fault), .. }) => return Err(fault),
            Err(refusal) => {
                let response = check::with_headers(refusal.response(version), admitted);
                (Some(response), Changes::default(), Vec::new())
            }
        };
        let outcome = match &hit {
            Some(hit) => {
                let (response, fault) = spoil::outcome(hit, answer, version);
                Outcome { response, fault: Some(fault) }
            }
            None => Outcome { response: answer, fault: None },
        };
        let changed = !changes.is_empty();
        let entry = if self.keeps(changed) {
            Some(self.entry(store.view(), admitted, now, hit.as_ref(), &outcome)?)
        } else {
            // The policy `journal` requires no entry for this request. If the clock moved or due work was processed, the step
            // of the clock nevertheless needs an entry.
            ((now > before || done > 0) && self.keeps(true)).then(|| advanced(now, now, None))
        };
        self.commit(store, (now, now), changes, &events, entry)?;
        if changed {
            // The change may have planned work that is already due, such as the first sale of a contract that begins in the
            // past.
            self.move_clock(store, now, now, usize::MAX)?;
        }
        Ok(outcome)
    }

    /// Whether the policy `journal` asks for an entry for a request. `changed`: whether the request changed the state.
    fn keeps(&self, changed: bool) -> bool {
        match self.settings.policies.choice("journal") {
            "all" => true,
            "none" => false,
            _ => changed || self.limits.is_set() || self.faults.is_set(),
        }
    }

    /// The journal entry of a request.
    fn entry(
        &mut self,
        view: &dyn View,
        admitted: &Admitted<'_>,
        now: Moment,
        hit: Option<&Hit>,
        outcome: &Outcome,
    ) -> Result<Entry, StoreFault> {
        let mut entry = Entry::new("request", now);
        entry.request = Some(admitted.entry(&self.settings.keys));
        entry.fault = hit.map(|hit| EntryFault {
            rule: i64::try_from(hit.rule).unwrap_or(i64::MAX),
            phase: hit.phase.name().to_owned(),
        });
        entry.status = outcome.response.as_ref().map(|response| i64::from(response.status));
        entry.sha256 = outcome.response.as_ref().map(digest);
        if let Asked::Operation(operation, _) = admitted.asked
            && !operation.reads()
            && self.faults.is_set()
        {
            let content = admitted.content(operation);
            entry.repeats = self.lost.repeated(&content, now);
            if hit.is_some_and(|hit| hit.phase == Phase::After && spoil::loses(&hit.action)) {
                let ordinal = view.counter(Counter::Entry)?.saturating_add(1);
                self.lost.remember(content, now, ordinal);
            }
        }
        Ok(entry)
    }

    /// Executes a request. Returns the fault that applies to it, and the decision: the response and the changes of the state.
    /// The decision is `None` if the fault prevented the execution.
    fn decided(
        &mut self,
        view: &dyn View,
        admitted: &Admitted<'_>,
        now: Moment,
    ) -> (Option<Hit>, Result<Option<Decision>, Refusal>) {
        if let Asked::Page(page) = admitted.asked {
            return (None, page::shown(&self.context(view, now), page).map(Some));
        }
        let settings = Arc::clone(&self.settings);
        let checked = check::key(admitted, &settings)
            .and_then(|()| self.limits.take(&admitted.key, now))
            .and_then(|()| check::rest(admitted, &settings));
        let (operation, part) = match checked {
            Ok(asked) => asked,
            Err(refusal) => return (None, Err(refusal)),
        };
        let hit = self.faults.next(operation, settings.seed);
        if hit.as_ref().is_some_and(|hit| hit.phase == Phase::Before && spoil::prevents(&hit.action)) {
            return (hit, Ok(None));
        }
        let decision = decide(&self.context(view, now), &call(admitted, operation, part));
        (hit, decision.map(Some))
    }

    fn context<'v>(&'v self, view: &'v dyn View, now: Moment) -> Context<'v> {
        Context { view, reference: &self.reference, settings: &self.settings, now }
    }

    /// Applies changes in one step together with their notifications, the journal entry and the step of the clock. Either all
    /// of them take effect or none.
    fn commit(
        &mut self,
        store: &mut dyn Store,
        (before, now): (Moment, Moment),
        mut changes: Changes,
        events: &[Event],
        entry: Option<Entry>,
    ) -> Result<(), StoreFault> {
        // a read-only request at an unchanged instant writes nothing
        if changes.is_empty() && events.is_empty() && entry.is_none() && now == before {
            return Ok(());
        }
        let view = store.view();
        let mut effects = Vec::new();
        if !events.is_empty() && !self.settings.subscriptions.is_empty() {
            let context = Context { view, reference: &self.reference, settings: &self.settings, now };
            let mut draft = context.draft();
            effects = outbox::enqueue(&context, &mut draft, &mut self.faults, events)?;
            changes.extend(draft.finish());
        }
        if !changes.is_empty() {
            let revision = view.counter(Counter::Revision)?.saturating_add(1);
            changes.counters.push((Counter::Revision, revision));
        }
        if let Some(mut entry) = entry {
            entry.ordinal = view.counter(Counter::Entry)?.saturating_add(1);
            changes.counters.push((Counter::Entry, entry.ordinal));
            changes.journal = Some(entry.line());
        }
        if now != before {
            // the stored value 0 means "clock not set", so the first millisecond of 1970 is stored as the next one
            let millis = if now.millis() == NOT_SET { 1 } else { now.millis() };
            changes.counters.push((Counter::Now, millis));
        }
        if !changes.is_empty() {
            store.apply(changes)?;
        }
        self.effects.extend(effects);
        Ok(())
    }

    /// Moves the clock forward to the instant `to` and processes the work that becomes due until then, in order. Stops after
    /// `budget` items; the next call continues from there. If `to` is before the current instant, the clock does not move.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn advance(&mut self, store: &mut dyn Store, to: Moment, budget: usize) -> Result<Progress, StoreFault> {
        let before = self.now(store.view())?;
        let progress = self.move_clock(store, before, to, budget)?;
        if self.keeps(true) && (progress.done > 0 || progress.now > before) {
            // a budget of `u32::MAX` or more counts as no limit, so that the journal is the same on 32-bit and 64-bit machines
            let budget = u32::try_from(budget).ok().filter(|budget| *budget < u32::MAX).map(i64::from);
            let entry = advanced(progress.now, to, budget);
            self.commit(store, (progress.now, progress.now), Changes::default(), &[], Some(entry))?;
        }
        Ok(progress)
    }

    /// Moves the clock from the current instant `now` to the instant `to` and processes at most `budget` due items. Writes no
    /// journal entry.
    fn move_clock(
        &mut self,
        store: &mut dyn Store,
        mut now: Moment,
        to: Moment,
        budget: usize,
    ) -> Result<Progress, StoreFault> {
        let to = to.max(now);
        let mut done: usize = 0;
        loop {
            let due = store.view().first_due()?;
            let Some(due) = due.filter(|due| due.at <= to && done < budget) else {
                // If the last due item uses up the budget, the clock stays at the instant of this item. So notifications that
                // this item creates are sent at the correct instant.
                let used_up = done > 0 && done >= budget;
                let reached = due.is_none_or(|due| due.at > to) && (now >= to || !used_up);
                let end = if reached { to } else { now };
                self.commit(store, (now, end), Changes::default(), &[], None)?;
                return Ok(Progress { now: end, done, next: due, reached });
            };
            let moment = now.max(due.at);
            let fired = fire(&self.context(store.view(), moment), due)?;
            self.commit(store, (now, moment), fired.changes, &fired.events, None)?;
            self.effects.extend(fired.effects);
            now = moment;
            done = done.saturating_add(1);
        }
    }

    /// Reports how the receiver of a notification responded: `status` is the HTTP status, or `None` if no response came. Work
    /// that is due by the instant of the response is processed first. If `at` is before the instant of sending, the instant of
    /// sending is used. Returns `false` if there is no notification with the key `delivery`.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn report(
        &mut self,
        store: &mut dyn Store,
        delivery: i64,
        status: Option<i64>,
        at: Moment,
    ) -> Result<bool, StoreFault> {
        // a report for an unknown notification gets no journal entry, so it must not move the clock
        if delivery < 1 || store.view().get(Table::Delivery, delivery)?.is_none() {
            return Ok(false);
        }
        let before = self.now(store.view())?;
        let now = self.move_clock(store, before, at, usize::MAX)?.now;
        let (changes, effects) = {
            let context = self.context(store.view(), now);
            let mut draft: Draft<'_> = context.draft();
            let Some(effects) = outbox::report(&context, &mut draft, delivery, status, at)? else { return Ok(false) };
            (draft.finish(), effects)
        };
        let entry = self.keeps(true).then(|| {
            let given = Some(at).filter(|at| *at > Moment::from_millis(i64::MIN));
            let report = Some(EntryReport { delivery, status, at: given.map(Moment::text) });
            Entry { report, ..Entry::new("report", now) }
        });
        self.commit(store, (now, now), changes, &[], entry)?;
        self.effects.extend(effects);
        // the next attempt may already be due, since it is scheduled from the instant of the response, which may be in the past
        self.move_clock(store, now, now, usize::MAX)?;
        Ok(true)
    }

    /// Sets the fault plan that applies from now on; `Faults::default()` removes it.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn set_faults(&mut self, store: &mut dyn Store, faults: Faults) -> Result<(), StoreFault> {
        let now = self.now(store.view())?;
        if self.settings.policies.choice("journal") != "none" {
            let plan = faults.plan.as_ref().map(|plan| Json(plan.value(Target::Program)));
            let entry = Entry { faults: plan, ..Entry::new("faults", now) };
            self.commit(store, (now, now), Changes::default(), &[], Some(entry))?;
        }
        self.faults = faults;
        Ok(())
    }

    /// Adds a `start` entry to the journal: a program has begun to serve an existing state. From this entry on, the token
    /// buckets are full and no fault plan is set.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn started(&mut self, store: &mut dyn Store) -> Result<(), StoreFault> {
        let now = self.now(store.view())?;
        self.limits = Limits::new(self.settings.limit.clone());
        (self.faults, self.lost) = (Faults::default(), Lost::default());
        if self.keeps(true) {
            self.commit(store, (now, now), Changes::default(), &[], Some(Entry::new("start", now)))?;
        }
        Ok(())
    }

    /// Copies a record of the real service, as a response shows it, into a state. `was`: the key of the stored record to
    /// replace, if it is not the key in `shown`. The journal gets no entry.
    ///
    /// # Errors
    /// Same as [`decide::adopt`].
    pub fn adopt(&self, store: &mut dyn Store, table: Table, shown: Value, was: Option<i64>) -> Result<(), Refusal> {
        let now = self.now(store.view())?;
        let changes = decide::adopt(&self.context(store.view(), now), table, shown, was)?;
        Ok(store.apply(changes)?)
    }

    /// Removes a record and its planned work from a state, without a notification and without a journal entry.
    ///
    /// # Errors
    /// Same as [`decide::forget`].
    pub fn forget(&self, store: &mut dyn Store, table: Table, id: i64) -> Result<(), Refusal> {
        let now = self.now(store.view())?;
        let changes = decide::forget(&self.context(store.view(), now), table, id)?;
        Ok(store.apply(changes)?)
    }

    /// Replaces the pending effects by those that send all notifications whose response is awaited. A program calls this after
    /// a restart, when it no longer knows what it was sending.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn send_again(&mut self, view: &dyn View) -> Result<(), StoreFault> {
        self.effects = outbox::all_awaited(view)?;
        Ok(())
    }

    /// Returns the effects that have accumulated since the last call.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }
}

/// Converts a request into the input of an operation's handler.
fn call<'a>(admitted: &'a Admitted<'_>, operation: Operation, part: &'a str) -> Call<'a> {
    Call { operation, number: admitted.number, part, query: admitted.query, body: &admitted.body }
}

/// The journal entry of a step of the clock.
fn advanced(now: Moment, to: Moment, budget: Option<i64>) -> Entry {
    Entry { advance: Some(EntryAdvance { to: to.text(), budget }), ..Entry::new("advance", now) }
}
