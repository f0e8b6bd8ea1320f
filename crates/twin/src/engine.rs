//! Keys, limits and faults around the decisions, over any store.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::LastroError;

use crate::config::{ApiKey, Config, Settings};
use crate::decide::{Call, Context, Decision, Event, Refusal, decide};
use crate::effects::{Effect, fire};
use crate::fault::Fault;
use crate::http::{Request, Response};
use crate::moment::Moment;
use crate::route::{Asked, Operation, Version, asked};
use crate::state::{Changes, Counter, Due, Memory, Store, StoreFault, View};

/// What becomes of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The response; nothing where the connection ends before one.
    pub response: Option<Response>,
    /// What the host has to do with it, where a fault was planned.
    pub fault: Option<Fault>,
}

impl Outcome {
    /// A response without a fault.
    fn answer(response: Response) -> Self {
        Self { response: Some(response), fault: None }
    }
}

/// How far a step of the clock came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Progress {
    /// The moment that was reached.
    pub now: Moment,
    /// How much work was done.
    pub done: usize,
    /// The work that comes due next, at any moment.
    pub next: Option<Due>,
    /// Whether the moment asked for was reached; if not, the budget was used up before.
    pub reached: bool,
}

/// The service without its state, which is in a [`Store`].
#[derive(Debug, Clone)]
pub struct Engine {
    settings: Settings,
    reference: Memory,
    effects: Vec<Effect>,
}

impl Engine {
    /// A service with a configuration, and the lists that never change.
    ///
    /// # Errors
    /// As [`Config::settings`].
    pub fn new(config: &Config, reference: Memory) -> Result<Self, LastroError> {
        Ok(Self { settings: config.settings()?, reference, effects: Vec::new() })
    }

    /// What it was started with.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The current moment of a state.
    ///
    /// # Errors
    /// The store cannot be read.
    pub fn now(&self, view: &dyn View) -> Result<Moment, StoreFault> {
        let now = Moment::from_millis(view.counter(Counter::Now)?);
        Ok(now.max(self.settings.start))
    }

    /// Answers a request at a moment. Work that is due until then is done first; an earlier moment than the current one is
    /// taken as the current one.
    pub fn handle(&mut self, store: &mut dyn Store, request: &Request, at: Moment) -> Outcome {
        let (version, result) = self.handled(store, request, at);
        Outcome::answer(result.unwrap_or_else(|refusal| refusal.response(version)))
    }

    /// Answers a request that only reads, at the current moment of a state.
    #[must_use]
    pub fn read(&self, view: &dyn View, request: &Request) -> Outcome {
        let (version, result) = match self.asked(request) {
            Ok((operation, part)) => (version_of(operation), self.decided(view, request, operation, part)),
            Err((version, refusal)) => (version, Err(refusal)),
        };
        Outcome::answer(result.map_or_else(|refusal| refusal.response(version), |decision| decision.response))
    }

    fn handled(
        &mut self,
        store: &mut dyn Store,
        request: &Request,
        at: Moment,
    ) -> (Version, Result<Response, Refusal>) {
        let (operation, part) = match self.asked(request) {
            Ok(asked) => asked,
            Err((version, refusal)) => return (version, Err(refusal)),
        };
        (version_of(operation), self.answered(store, request, operation, part, at))
    }

    fn answered(
        &mut self,
        store: &mut dyn Store,
        request: &Request,
        operation: Operation,
        part: &str,
        at: Moment,
    ) -> Result<Response, Refusal> {
        self.advance(store, at, usize::MAX)?;
        let Decision { response, changes, events } = self.decided(store, request, operation, part)?;
        self.apply(store, changes, &events)?;
        Ok(response)
    }

    /// The operation that a request asks for, if its key allows it.
    fn asked<'r>(&self, request: &'r Request) -> Result<(Operation, &'r str), (Version, Refusal)> {
        let (version, asked) = match asked(&request.method, request.path()) {
            Asked::Operation(operation, part) => (version_of(operation), Ok((operation, part))),
            Asked::Method(version) => (version, Err(Refusal::new(405, "Este endereço não aceita este método."))),
            Asked::Nothing(version) => (version, Err(Refusal::not_found())),
        };
        let key = self.authorized(request).map_err(|refusal| (version, refusal))?;
        let (operation, part) = asked.map_err(|refusal| (version, refusal))?;
        if !key.is_none_or(|key| allows(key, operation)) {
            return Err((version, Refusal::new(401, "O perfil da chave não permite esta operação.")));
        }
        Ok((operation, part))
    }

    /// The key of a request; nothing where every key is accepted.
    fn authorized(&self, request: &Request) -> Result<Option<&ApiKey>, Refusal> {
        let basic = request.header("Authorization").and_then(|value| value.strip_prefix("Basic "));
        let decoded =
            basic.and_then(|text| BASE64.decode(text.trim()).ok()).and_then(|bytes| String::from_utf8(bytes).ok());
        let given = decoded.as_deref().map(|text| text.split_once(':').map_or(text, |(key, _)| key));
        let Some(given) = given.filter(|key| !key.is_empty()) else {
            return Err(Refusal::new(401, "Informe a chave da API como usuário da autenticação básica."));
        };
        if self.settings.keys.is_empty() {
            return Ok(None);
        }
        let known = self.settings.keys.iter().find(|key| key.key.reveal() == given);
        let beginning: String = given.chars().take(8).collect();
        known.map(Some).ok_or_else(|| Refusal::new(401, format!("A chave {beginning}... é inválida.")))
    }

    fn context<'v>(&'v self, view: &'v dyn View, now: Moment) -> Context<'v> {
        Context { view, reference: &self.reference, settings: &self.settings, now }
    }

    fn decided(
        &self,
        view: &dyn View,
        request: &Request,
        operation: Operation,
        part: &str,
    ) -> Result<Decision, Refusal> {
        let context = self.context(view, self.now(view)?);
        let call = Call { operation, part, query: request.query().unwrap_or_default(), body: &request.body };
        decide(&context, &call)
    }

    /// Makes changes, with the notifications of their events.
    fn apply(&mut self, store: &mut dyn Store, mut changes: Changes, _events: &[Event]) -> Result<(), StoreFault> {
        if changes.is_empty() {
            return Ok(());
        }
        let revision = store.counter(Counter::Revision)?.saturating_add(1);
        changes.counters.push((Counter::Revision, revision));
        store.apply(changes)
    }

    /// Moves the clock forward, and does the work that comes due on the way, in its order. Stops when the budget is used
    /// up; the next step goes on from there. An earlier moment changes nothing.
    ///
    /// # Errors
    /// The store cannot be read or written.
    pub fn advance(&mut self, store: &mut dyn Store, to: Moment, budget: usize) -> Result<Progress, Refusal> {
        let mut done: usize = 0;
        loop {
            let (now, due) = (self.now(store)?, store.first_due()?);
            let Some(due) = due.filter(|due| due.at <= to && done < budget) else {
                let reached = due.is_none_or(|due| due.at > to);
                let now = if reached { now.max(to) } else { now };
                self.set_now(store, now)?;
                return Ok(Progress { now, done, next: store.first_due()?, reached });
            };
            let moment = now.max(due.at);
            let fired = fire(&self.context(store, moment), due)?;
            self.effects.extend(fired.effects);
            self.set_now(store, moment)?;
            self.apply(store, fired.changes, &fired.events)?;
            done = done.saturating_add(1);
        }
    }

    fn set_now(&self, store: &mut dyn Store, now: Moment) -> Result<(), StoreFault> {
        if store.counter(Counter::Now)? == now.millis() {
            return Ok(());
        }
        store.apply(Changes { counters: vec![(Counter::Now, now.millis())], ..Changes::default() })
    }

    /// What has to happen outside since this was asked last.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }
}

/// Whether the profile of a key allows an operation.
fn allows(key: &ApiKey, operation: Operation) -> bool {
    let name = operation.name();
    let area = name.split_once('.').map_or(name, |(area, _)| area);
    let version = version_of(operation) == Version::V2 || key.v1.unwrap_or(true);
    version && key.allow.as_ref().is_none_or(|allowed| allowed.iter().any(|given| given == name || given == area))
}

fn version_of(operation: Operation) -> Version {
    match operation {
        Operation::V1(_) => Version::V1,
        Operation::V2(_) => Version::V2,
    }
}
