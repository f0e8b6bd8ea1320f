//! The transitions of the exchange's state machine: for each event in each phase, the next step.

use super::gate::Gate;
use super::interface::{Interface, Parts, Turned};
use super::look::{self, Asked, Verdict};
use super::state::{Expected, Phase, State, under_settings};
use super::{
    CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeFailure, ExchangeFailureKind, ExchangeSettings, ExchangeStep,
    written,
};
use crate::http::{
    self, ApiAnswer, ApiFailure, Attempt, MAX_ATTEMPTS, PageEnd, Repeat, RetryAction, Shape, figure, kind_of, of_status,
};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::json::Value;
use crate::model::Json;

/// Default timeout of one request.
const TIMEOUT_MS: i64 = 30_000;
/// Default time limit of an exchange, or of one page of a listing.
const DEADLINE_MS: i64 = 300_000;

/// The state of an exchange, with the arguments that the caller passes to each step.
pub(crate) struct Machine<'a, O: Interface> {
    pub(super) operation: O,
    pub(super) state: State,
    pub(super) record: Option<&'a O::Record>,
    pub(super) original: Option<&'a Json>,
    pub(super) settings: &'a ExchangeSettings,
    pub(super) gate: Gate,
}

type Step = Result<ExchangeStep, LastroError>;

impl<O: Interface> Machine<'_, O> {
    /// Handles an event and returns the next step.
    pub(crate) fn take(mut self, event: &ExchangeEvent, answer: &[u8]) -> Step {
        use ExchangeEventKind as Kind;
        let expected = self.state.expects.take();
        let fits = match event.kind {
            Kind::Cancelled => expected.is_some_and(|expected| expected != Expected::Look),
            Kind::Waited => expected == Some(Expected::Waited),
            Kind::More => expected == Some(Expected::More),
            Kind::Response | Kind::NotSent | Kind::Lost | Kind::TimedOut => expected == Some(Expected::Response),
        };
        if !fits {
            let issue = Issue::error("event.kind", IssueCode::Contradiction).with("field", "state");
            return Err(LastroError::invalid(issue));
        }
        self.state.now_ms = self.state.now_ms.max(event.now_ms);
        match event.kind {
            Kind::Waited => self.send(),
            Kind::More => self.more(),
            Kind::Cancelled => {
                if expected == Some(Expected::Response) && self.state.phase == Phase::Act {
                    self.sent_without_answer();
                }
                self.fail(ExchangeFailureKind::Cancelled)
            }
            Kind::Response | Kind::NotSent | Kind::Lost | Kind::TimedOut => self.hear(event, answer),
        }
    }

    /// Resumes a stored state and returns its first step. If a change was in progress, the service may have received it, so its
    /// response counts as lost. A read is sent again.
    pub(crate) fn resume(mut self, operation: O, now_ms: i64, seed: i64) -> Step {
        let expected = self.state.expects.take().filter(|_| operation == self.operation);
        self.state.now_ms = self.state.now_ms.max(now_ms);
        // the time limit of the exchange starts again at the current time
        (self.state.began_ms, self.state.reads) = (self.state.now_ms, 0);
        match expected {
            Some(Expected::Response) if self.state.phase == Phase::Act && self.changes() => {
                let kind = ExchangeEventKind::Lost;
                self.hear(&ExchangeEvent { kind, now_ms, seed, status: None, retry_after: None }, b"")
            }
            Some(Expected::Response | Expected::Waited) => {
                if !self.changes() {
                    self.state.attempt = 0;
                }
                self.send()
            }
            Some(Expected::More) => self.more(),
            Some(Expected::Look) => {
                // The caller asked only for a look-up. The attempts are set to the maximum, so that the change is not sent
                // again.
                self.state.attempt = MAX_ATTEMPTS;
                self.send()
            }
            None => {
                let (at, field) =
                    if operation == self.operation { ("state", "operation") } else { ("operation", "state") };
                Err(LastroError::invalid(Issue::error(at, IssueCode::Contradiction).with("field", field)))
            }
        }
    }

    /// Requests the next page.
    fn more(mut self) -> Step {
        (self.state.attempt, self.state.began_ms) = (0, self.state.now_ms);
        self.send()
    }

    /// Whether the operation changes something.
    fn changes(&self) -> bool {
        self.operation.route().repeat != Repeat::Read
    }

    /// Notes in the state that the service may have carried out the change, or may still carry it out.
    fn sent_without_answer(&mut self) {
        if self.changes() {
            self.state.may_be_done = true;
            self.state.under_way_ms = Some(self.state.now_ms);
        }
    }

    fn deadline(&self) -> i64 {
        self.state.began_ms.saturating_add(self.settings.deadline_ms.unwrap_or(DEADLINE_MS).max(0))
    }

    /// Returns the step with the next request, or a wait if the rate limit requires one. Fails if the service has rejected the
    /// API key.
    pub(super) fn send(mut self) -> Step {
        if self.gate.key_refused {
            return self.fail(ExchangeFailureKind::KeyRefused);
        }
        if !core::mem::take(&mut self.state.admitted) {
            let wait = self.gate.pass(self.state.now_ms, self.settings.per_second);
            if wait > 0 {
                self.state.admitted = true;
                return self.wait(wait);
            }
        }
        let request = self.request()?;
        match self.state.phase {
            Phase::Act => self.state.attempt = self.state.attempt.saturating_add(1),
            Phase::Before | Phase::Look => self.state.reads = self.state.reads.saturating_add(1),
        }
        self.state.expects = Some(Expected::Response);
        let left = self.deadline().saturating_sub(self.state.now_ms);
        let timeout = self.settings.timeout_ms.unwrap_or(TIMEOUT_MS).min(left).max(1);
        Ok(ExchangeStep { request: Some(request), timeout_ms: Some(timeout), ..self.step() })
    }

    /// The request of the current phase: its operation, query string and record key.
    fn asked(&self) -> Asked<O> {
        let (operation, id) = (self.operation, self.state.id);
        match self.state.phase {
            Phase::Act => (operation, self.state.query.clone().unwrap_or_default(), id),
            Phase::Before => look::before(operation, id),
            Phase::Look => look::after(operation, id, self.state.before.as_ref()),
        }
    }

    fn request(&self) -> Result<http::ApiRequest, LastroError> {
        let body = if self.state.phase == Phase::Act { self.body()? } else { None };
        let (operation, query, id) = self.asked();
        let request = operation.build(&Parts {
            base_url: &self.settings.base_url,
            allow_http: self.settings.allows_http(),
            api_key: &self.settings.api_key,
            id,
            cpf: self.state.cpf.as_deref(),
            query,
            body: body.as_ref(),
        });
        request.map_err(|error| under_settings(error, "state."))
    }

    /// The body of the operation, built from the caller's record.
    fn body(&self) -> Result<Option<Json>, LastroError> {
        self.operation.body(self.record, self.original, self.settings.today)
    }

    /// Handles the outcome of a request.
    fn hear(mut self, event: &ExchangeEvent, answer: &[u8]) -> Step {
        let status = match (event.kind, event.status) {
            (ExchangeEventKind::Response, None) => return Err(LastroError::at("event.status", IssueCode::Required)),
            (ExchangeEventKind::Response, Some(status)) => {
                if let Some(issue) = of_status(status) {
                    return Err(LastroError::invalid(issue).under("event"));
                }
                Some(status)
            }
            _ => None,
        };
        self.gate.key_refused |= status == Some(401);
        if status.is_none_or(|status| !(200..300).contains(&status)) {
            self.state.status = status;
        }
        let (operation, ..) = self.asked();
        let answer = status.map(|status| operation.decode(status, answer, &self.settings.api_key));
        match self.state.phase {
            Phase::Before => self.heard_before(event, status, answer),
            Phase::Act => self.heard(event, status, answer),
            Phase::Look => self.looked(event, status, answer),
        }
    }

    /// Handles the response to the read before a change.
    fn heard_before(mut self, event: &ExchangeEvent, status: Option<i64>, answer: Option<Answer>) -> Step {
        let Some(Ok(ApiAnswer { value: Some(value), .. })) = answer else {
            return self.read_failed(event, status, answer);
        };
        let action = self.body()?.unwrap_or_default();
        self.state.before = look::kept(self.operation, &value.0, &action.0);
        (self.state.phase, self.state.reads) = (Phase::Act, 0);
        self.send()
    }

    /// Handles a read that got no usable response: the read is repeated, or the exchange fails.
    fn read_failed(mut self, event: &ExchangeEvent, status: Option<i64>, answer: Option<Answer>) -> Step {
        let sent = if self.state.phase == Phase::Act { self.state.attempt } else { self.state.reads };
        let kind = match &answer {
            None => ExchangeFailureKind::Unreachable,
            Some(Ok(_)) => ExchangeFailureKind::Refused,
            Some(Err(_)) => ExchangeFailureKind::UnexpectedResponse,
        };
        // A success whose body does not have the operation's structure may come from a proxy. It is treated like a missing
        // response, so that the read is repeated.
        let status = status.filter(|status| !(200..300).contains(status));
        match self.plan(event, status, sent)? {
            Some(wait) => self.wait(wait),
            None => self.fail_with(kind, answer),
        }
    }

    /// Handles the response to the operation.
    fn heard(mut self, event: &ExchangeEvent, status: Option<i64>, answer: Option<Answer>) -> Step {
        use ExchangeFailureKind as Kind;
        let repeat = self.operation.route().repeat;
        match (status, event.kind) {
            (Some(200..=299), _) => match answer {
                Some(Ok(answer)) => return self.succeeded(answer),
                answer if !self.changes() => return self.read_failed(event, status, answer),
                // a success with an unexpected body may come from a proxy: look up whether the change was carried out
                _ => {
                    self.state.may_be_done = true;
                    return self.look(0);
                }
            },
            (Some(404 | 410), _) if repeat == Repeat::Delete && self.state.may_be_done => {
                return self.done(None, Vec::new());
            }
            (None, ExchangeEventKind::NotSent) => {}
            // no response, or one that a gateway sent while the service may still be working on the request
            (None | Some(408 | 502 | 504 | 520..=599), _) => self.sent_without_answer(),
            (Some(500..=599), _) => self.state.may_be_done |= self.changes(),
            (Some(_), _) => {}
        }
        let must_look = self.state.may_be_done && repeat == Repeat::Reconcile;
        let planned = if must_look { None } else { self.plan(event, status, self.state.attempt)? };
        match planned {
            Some(wait) => self.wait(wait),
            None if self.state.may_be_done => {
                let wait = self.plan(event, status, 1)?.unwrap_or_default();
                self.look(wait)
            }
            None => self.fail_with(if status.is_some() { Kind::Refused } else { Kind::Unreachable }, answer),
        }
    }

    /// Handles the response to a look-up.
    fn looked(self, event: &ExchangeEvent, status: Option<i64>, answer: Option<Answer>) -> Step {
        let found = match (status, &answer) {
            (_, Some(Ok(ApiAnswer { value: Some(value), .. }))) => Some(&value.0),
            (Some(404 | 410), _) => None,
            _ => return self.read_failed(event, status, answer),
        };
        let sent = self.body()?.unwrap_or_default();
        match look::verdict(self.operation, found, &sent.0, self.state.before.as_ref()) {
            Verdict::Done(value) => self.done((value != Value::Null).then_some(Json(value)), Vec::new()),
            Verdict::Unsure => self.fail(ExchangeFailureKind::Unreachable),
            Verdict::NotYet => self.not_found(event),
        }
    }

    /// Handles a look-up that did not find the change. While the service may still carry it out, the look-up is repeated. After
    /// that, the change counts as not carried out, and an insert or receipt is sent again if attempts and time remain.
    fn not_found(mut self, event: &ExchangeEvent) -> Step {
        if let Some(sent) = self.state.under_way_ms {
            let settled = self.settings.settled_after_ms.map(|after| sent.saturating_add(after.max(0)));
            if settled.is_none_or(|settled| self.state.now_ms < settled) {
                let planned = self.plan(event, None, self.state.reads)?;
                let rest = settled.map(|settled| settled.saturating_sub(self.state.now_ms));
                return match (rest, planned) {
                    (Some(rest), _) if self.state.now_ms.saturating_add(rest) < self.deadline() => self.wait(rest),
                    (None, Some(wait)) => self.wait(wait),
                    _ => self.fail(ExchangeFailureKind::Unreachable),
                };
            }
        }
        (self.state.may_be_done, self.state.under_way_ms) = (false, None);
        let again = self.state.attempt < MAX_ATTEMPTS && self.state.now_ms < self.deadline();
        if again && self.operation.route().repeat == Repeat::Reconcile {
            (self.state.phase, self.state.reads) = (Phase::Act, 0);
            return self.send();
        }
        self.fail(ExchangeFailureKind::Unreachable)
    }

    /// How many milliseconds to wait before a request is sent again; `None` if it is not sent again. After a 429, all exchanges
    /// with the same API key wait.
    fn plan(&mut self, event: &ExchangeEvent, status: Option<i64>, attempt: i64) -> Result<Option<i64>, LastroError> {
        // The function that calls this one has already decided that the request may be repeated. The plan is therefore that of
        // a read, which may always be repeated.
        let plan = http::plan(&Attempt {
            repeat: Repeat::Read,
            attempt,
            status,
            retry_after: event.retry_after.as_deref(),
            now: event.now_ms.div_euclid(1000),
            seed: event.seed,
            elapsed_ms: 0,
        });
        let plan = plan.map_err(|error| error.under("state"))?;
        let wait = plan.wait_ms.filter(|_| plan.action == RetryAction::Retry);
        if let (Some(429), Some(wait)) = (status, wait) {
            self.gate.close(self.state.now_ms, wait);
        }
        Ok(wait.filter(|wait| self.state.now_ms.saturating_add(*wait) < self.deadline()))
    }

    /// Starts looking up the outcome of the change, after `wait` milliseconds. Fails for an insert or receipt if no data was
    /// read before it, because the outcome then cannot be found out.
    fn look(mut self, wait: i64) -> Step {
        if self.operation.route().repeat == Repeat::Reconcile && self.state.before.is_none() {
            return self.fail(ExchangeFailureKind::Unreachable);
        }
        (self.state.phase, self.state.reads) = (Phase::Look, 0);
        if wait > 0 { self.wait(wait) } else { self.send() }
    }

    fn wait(mut self, wait: i64) -> Step {
        self.state.expects = Some(Expected::Waited);
        Ok(ExchangeStep { wait_ms: Some(wait), ..self.step() })
    }

    fn succeeded(mut self, answer: ApiAnswer) -> Step {
        let Some(pages) = &self.state.pages else {
            let is_listing = matches!(self.operation.route().shape, Shape::Listing { .. });
            return if is_listing { self.only_page(answer) } else { self.done(answer.value, answer.issues) };
        };
        let listing = answer.value.unwrap_or_default();
        let Turned { pages, query, items, count_changed, end } = self.operation.turn(pages, &listing)?;
        (self.state.pages, self.state.query) = (Some(pages), query);
        self.state.expects = end.is_none().then_some(Expected::More);
        let (items, count_changed) = (Some(items), Some(count_changed));
        Ok(ExchangeStep { items, end, count_changed, issues: answer.issues, ..self.step() })
    }

    /// The result of a listing that accepts no query: a single page with all records.
    fn only_page(self, answer: ApiAnswer) -> Step {
        let listing = answer.value.unwrap_or_default();
        let items = listing.0.get("data").and_then(Value::as_array).unwrap_or_default();
        let items: Vec<Json> = items.iter().cloned().map(Json).collect();
        let count = figure(listing.0.get("header"), "count", 0);
        let has_all = count.is_none_or(|count| usize::try_from(count) == Ok(items.len()));
        let end = Some(if has_all { PageEnd::Complete } else { PageEnd::Missing });
        Ok(ExchangeStep { items: Some(items), end, count_changed: Some(false), issues: answer.issues, ..self.step() })
    }

    fn done(self, value: Option<Json>, issues: Vec<Issue>) -> Step {
        Ok(ExchangeStep { value, issues, ..self.step() })
    }

    fn fail(self, kind: ExchangeFailureKind) -> Step {
        self.fail_with(kind, None)
    }

    /// Ends the exchange with a failure. `answer`: the service's last response.
    fn fail_with(mut self, kind: ExchangeFailureKind, answer: Option<Answer>) -> Step {
        let may_be_done = self.state.may_be_done;
        let carried_out = if may_be_done { CarriedOut::Unknown } else { CarriedOut::No };
        let can_look = self.operation.route().repeat != Repeat::Reconcile || self.state.before.is_some();
        let resumable = may_be_done && can_look;
        if resumable {
            self.state.phase = Phase::Look;
            self.state.expects = Some(Expected::Look);
        }
        let (api_error, issues) = match answer {
            Some(Ok(answer)) => (answer.api_error, answer.issues),
            Some(Err(error)) => (None, error.into_issues()),
            None => (None, Vec::new()),
        };
        let known = self.state.status.map(|code| ApiFailure { code, kind: kind_of(code), message: None });
        let kind = match kind {
            ExchangeFailureKind::Unreachable if known.is_some() => ExchangeFailureKind::Refused,
            kind => kind,
        };
        let failure = ExchangeFailure { kind, carried_out, resumable, api_error: api_error.or(known), issues };
        Ok(ExchangeStep { failure: Some(failure), ..self.step() })
    }

    /// A step that has only the state and the gate set.
    fn step(&self) -> ExchangeStep {
        ExchangeStep {
            state: written(&self.state),
            gate: written(&self.gate),
            request: None,
            timeout_ms: None,
            wait_ms: None,
            failure: None,
            items: None,
            end: None,
            count_changed: None,
            value: None,
            issues: Vec::new(),
        }
    }
}

type Answer = Result<ApiAnswer, LastroError>;
