//! The engine: keys, limits, faults, notifications and the journal around the decisions, over any store.

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
    /// What the caller has to do with the response, if a fault was planned.
    pub fault: Option<Fault>,
}

/// The result of a step of the clock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The instant that was reached.
    pub now: Moment,
    /// Number of due items that were processed.
    pub done: usize,
    /// The work that comes due next, however late.
    pub next: Option<Due>,
    /// Whether the requested instant was reached; if not, the budget was used up.
    pub reached: bool,
}

/// The counter of a clock that was never moved: an unset counter is 0.
const NOT_SET: i64 = 0;

/// The service without its state, which is in a [`Store`]. Clones share the request counter, so that clones that serve reads
/// in parallel with the writer number their requests too; [`forked`](Self::forked) returns an engine with its own counter.
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
    /// As [`Config::settings`].
    pub fn new(config: &Config, reference: Memory) -> Result<Self, LastroError> {
        let settings = config.settings()?;
        let limits = Limits::new(settings.limit.clone());
        let (effects, faults, lost) = (Vec::new(), Faults::default(), Lost::default());
        let (settings, reference) = (Arc::new(settings), Arc::new(reference));
        Ok(Self { settings, reference, effects, limits, faults, lost, requests: Arc::default() })
    }

    /// An independent engine that continues from here.
    #[must_use]
    pub fn forked(&self) -> Self {
        let last = self.requests.load(Ordering::Relaxed);
        Self { requests: Arc::new(AtomicI64::new(last)), ..self.clone() }
    }

    /// Converts a request into the form in which it is decided, with the next number.
    fn admitted<'r>(&self, request: &'r Request, target: &'r str) -> Admitted<'r> {
        let number = self.requests.fetch_add(1, Ordering::Relaxed).wrapping_add(1);
        Admitted::new(request, target, &self.settings, number)
    }

    /// The checked configuration.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The token buckets of its keys.
    #[must_use]
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Its fault plan, with the counts so far.
    #[must_use]
    pub fn faults(&self) -> &Faults {
        &self.faults
    }

    /// Continues with the seed, the policies, the limits and the faults of a snapshot.
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
    /// The store cannot be read or written. It may then hold some of the request's changes, which the caller has to undo.
    pub fn handle(&mut self, store: &mut dyn Store, request: &Request, at: Moment) -> Result<Outcome, StoreFault> {
        let target = admitted::target(request);
        let admitted = self.admitted(request, &target);
        self.answer(store, &admitted, at)
    }

    /// Responds to a request in the form in which it is decided, as [`handle`](Self::handle).
    ///
    /// # Errors
    /// As [`handle`](Self::handle).
    pub fn answer(
        &mut self,
        store: &mut dyn Store,
        admitted: &Admitted<'_>,
        at: Moment,
    ) -> Result<Outcome, StoreFault> {
        // replayed requests advance the counter too
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
            // the request itself has no entry, but the clock moved, or work was processed that an earlier step left over
            ((now > before || done > 0) && self.keeps(true)).then(|| advanced(now, now, None))
        };
        self.commit(store, (now, now), changes, &events, entry)?;
        if changed {
            // a change may plan work whose instant has passed, such as a contract that begins in the past
            self.move_clock(store, now, now, usize::MAX)?;
        }
        Ok(outcome)
    }

    /// Whether the journal has an entry for a request.
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

    /// Decides a request. Returns the fault that hit it and the decision: `None` if the fault prevented one.
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

    /// Applies changes together with the notifications of their events, the journal entry and the step of the clock: all or
    /// none.
    fn commit(
        &mut self,
        store: &mut dyn Store,
        (before, now): (Moment, Moment),
        mut changes: Changes,
        events: &[Event],
        entry: Option<Entry>,
    ) -> Result<(), StoreFault> {
        // nothing to do: a read-only request, and a clock that did not move
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
            // 0 means "not set", so the first millisecond of 1970 is stored as the second
            let millis = if now.millis() == NOT_SET { 1 } else { now.millis() };
            changes.counters.push((Counter::Now, millis));
        }
        if !changes.is_empty() {
            store.apply(changes)?;
        }
        self.effects.extend(effects);
        Ok(())
    }

    /// Moves the clock forward and processes the work that comes due on the way, in order. Stops when the budget is used up;
    /// the next step continues from there. An earlier instant changes nothing.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn advance(&mut self, store: &mut dyn Store, to: Moment, budget: usize) -> Result<Progress, StoreFault> {
        let before = self.now(store.view())?;
        let progress = self.move_clock(store, before, to, budget)?;
        if self.keeps(true) && (progress.done > 0 || progress.now > before) {
            // the same on 32-bit and 64-bit machines
            let budget = u32::try_from(budget).ok().filter(|budget| *budget < u32::MAX).map(i64::from);
            let entry = advanced(progress.now, to, budget);
            self.commit(store, (progress.now, progress.now), Changes::default(), &[], Some(entry))?;
        }
        Ok(progress)
    }

    /// Moves the clock from the current instant to another one.
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
                // if the last due work uses up the budget, the clock stays there, so that its notifications are sent at that
                // instant
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

    /// Reports the result of a delivery: the status of the receiver's response, or `None` if none came. Work that is due by
    /// the instant of the response is processed first. An instant before the sending counts as the instant of sending. Returns
    /// `false` if the delivery does not exist.
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
        // an unknown delivery has no entry, so it must not move the clock
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
        // the notification's own clock may be behind: its next attempt may be due already
        self.move_clock(store, now, now, usize::MAX)?;
        Ok(true)
    }

    /// Sets the faults that apply from now on; `Faults::default()` for none.
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

    /// Records in the journal that a program has begun to serve an existing state. Buckets are full again, and no fault plan
    /// is set.
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

    /// Stores a record as it appears in a response of the real service. `was`: the key of the stored record to replace, if it
    /// differs. The journal gets no entry.
    ///
    /// # Errors
    /// As [`decide::adopt`].
    pub fn adopt(&self, store: &mut dyn Store, table: Table, shown: Value, was: Option<i64>) -> Result<(), Refusal> {
        let now = self.now(store.view())?;
        let changes = decide::adopt(&self.context(store.view(), now), table, shown, was)?;
        Ok(store.apply(changes)?)
    }

    /// Removes a record and its planned work from a state, without a notification and without a journal entry.
    ///
    /// # Errors
    /// As [`decide::forget`].
    pub fn forget(&self, store: &mut dyn Store, table: Table, id: i64) -> Result<(), Refusal> {
        let now = self.now(store.view())?;
        let changes = decide::forget(&self.context(store.view(), now), table, id)?;
        Ok(store.apply(changes)?)
    }

    /// Makes all notifications whose response is awaited effects again, for a program that does not know of them.
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

/// The input of a decision.
fn call<'a>(admitted: &'a Admitted<'_>, operation: Operation, part: &'a str) -> Call<'a> {
    Call { operation, number: admitted.number, part, query: admitted.query, body: &admitted.body }
}

/// The journal entry of a step of the clock.
fn advanced(now: Moment, to: Moment, budget: Option<i64>) -> Entry {
    Entry { advance: Some(EntryAdvance { to: to.text(), budget }), ..Entry::new("advance", now) }
}
