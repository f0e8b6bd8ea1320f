//! A twin on a store that checks every change, and the steps of a history: requests, steps of the clock, forks, restores.

use std::collections::BTreeMap;

use lastro::json::{Value, parse};
use lastro::v1::http::decode as decode_v1;
use lastro_twin::diff::diff;
use lastro_twin::effects::Effect;
use lastro_twin::fault::Faults;
use lastro_twin::http::read_json;
use lastro_twin::journal::Entry;
use lastro_twin::route::{Asked, Operation, asked};
use lastro_twin::seed_data::furnish;
use lastro_twin::state::{Counter, Memory, Store as _, Table, View as _};
use lastro_twin::{Config, Engine, FaultPlan, Moment, Outcome, Request, Snapshot, Twin, reference};

use super::laws;
use super::pages;
use super::watched::Watched;
use crate::common::{config, integer, request};
use crate::corpus::asks::{Ask, Asks};

const KEY: &str = "chave-da-simulacao-1";
const DAY: i64 = 86_400_000;
/// The kinds of events that the test counts. Each must occur in some history.
pub const REACHED: [&str; 16] = [
    "answered",
    "refused",
    "lost",
    "limited",
    "notices",
    "reported",
    "contract",
    "overdue",
    "forks",
    "restores",
    "replays",
    "version 1",
    "renamed",
    "read twice",
    "reported again",
    "pages",
];

/// Sets of policies with their choices. Each history uses one set.
const POLICIES: [&str; 8] = [
    "{}",
    r#"{"journal":"all"}"#,
    r#"{"webhook-order":"none","sale-after-issue":"open","delete-issued-sale":"allow"}"#,
    r#"{"sale-update":"replace","invoice-issue":"pending"}"#,
    r#"{"display-text":"as-written","delete-customer":"keep","delete-service":"keep"}"#,
    r#"{"delete-customer":"clear","delete-service":"clear","past-occurrences":"all"}"#,
    r#"{"refused-contract":"skip","ended-contract":"keep","webhook-retries":"none"}"#,
    r#"{"boleto-update":"any-installment","part-update":"merge","webhook-flavour":"python"}"#,
];
const PLANS: [&str; 4] = [
    r#"{"rules":[{"phase":"after","every":3,"action":{"drop":true}},{"phase":"before","share":150,"action":{"status":503}}]}"#,
    r#"{"rules":[{"phase":"after","share":300,"action":{"body":"half"}}],"deliveries":[{"every":2,"action":{"duplicate":true}}]}"#,
    r#"{"deliveries":[{"every":2,"action":{"corrupt":true}},{"every":3,"action":{"late_ms":90000}},{"every":5,"action":{"old_secret":true}}]}"#,
    r#"{"rules":[{"operations":["sales"],"phase":"before","every":4,"action":{"status":500,"body":"html"}}]}"#,
];

pub struct World {
    config: Config,
    engine: Engine,
    store: Watched,
    asks: Asks,
    /// The snapshot with which the current journal begins; `None` for a new twin.
    base: Option<String>,
    /// The number of the last journal entry before the snapshot `base`.
    entries: i64,
    /// The keys of the notifications that were sent, but whose outcome was not yet reported to the twin.
    sent: Vec<i64>,
    steps: usize,
    pub reached: BTreeMap<&'static str, usize>,
}

impl World {
    pub fn new(seed: i64) -> Self {
        let policies = POLICIES[usize::try_from(seed.rem_euclid(8)).expect("a place")];
        let limit = if seed % 3 == 0 { r#","limit":{"requests":3,"seconds":60}"# } else { "" };
        let config = config(&format!(
            r#"{{"seed":{seed},"keys":[{{"key":"{KEY}"}}],"policies":{policies}{limit},"subscriptions":[
                {{"url":"https://a.example/","secret":"segredo-a"}},
                {{"url":"https://b.example/","secret":"segredo-b","operations":["delete"]}},
                {{"url":"https://c.example/","secret":"segredo-c","endpoints":["vendas"],"operations":["insert","update"]}}]}}"#
        ));
        let engine = Engine::new(&config, reference::samples().expect("the lists")).expect("a configuration");
        let mut state = Memory::default();
        furnish(&mut state, engine.settings()).expect("in memory");
        let store = Watched::new(state, engine.settings());
        let today = engine.now(&store.state).expect("a moment").day();
        let asks = Asks::new(seed, today);
        let mut world = Self {
            config,
            engine,
            store,
            asks,
            base: None,
            entries: 0,
            sent: Vec::new(),
            steps: 0,
            reached: BTreeMap::new(),
        };
        // These records are inserted at the beginning, so that the first sales find a customer and a service.
        for (target, body) in [
            ("/api/v2/servicos/", r#"{"nome":"Mensalidade","valor":100}"#),
            ("/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza","cpf":"52998224725"}"#),
        ] {
            world.ask(&Ask { method: "POST", target: target.to_owned(), body: body.to_owned() }, None);
        }
        world
    }

    fn reach(&mut self, what: &'static str, count: usize) {
        *self.reached.entry(what).or_default() += count;
    }

    fn now(&self) -> Moment {
        self.engine.now(&self.store.state).expect("a moment")
    }

    pub fn snapshot(&self) -> String {
        let (engine, state) = (&self.engine, &self.store.state);
        let snapshot = Snapshot::of(state, engine.settings(), engine.limits(), engine.faults());
        snapshot.expect("a state").into_text()
    }

    pub fn step(&mut self) {
        self.steps += 1;
        match self.asks.draw(100) {
            0..74 => {
                let ask = if self.asks.draw(15) == 0 { self.rename() } else { self.asks.next(self.now().day()) };
                let later = self.asks.pick(&[None, None, None, Some(1_000), Some(60_000), Some(DAY)]);
                self.ask(&ask, later);
            }
            74..84 => self.advance(),
            84..91 => self.report(),
            91..94 => {
                let plan = self.asks.pick(&[None, None, Some(0), Some(1), Some(2), Some(3)]);
                let plan = plan.map(|place: usize| read_json::<FaultPlan>(PLANS[place].as_bytes()).expect("a plan"));
                let faults = Faults::new(plan).expect("a plan");
                self.engine.set_faults(&mut self.store, faults).expect("a store");
            }
            94..97 => self.fork(),
            _ => self.restore(),
        }
        laws::hold(&self.store.state, self.now());
        if self.steps.is_multiple_of(12) {
            self.replay();
        }
    }

    /// The checks at the end of a history.
    pub fn end(&mut self) {
        self.reach("notices", self.store.notices.made);
        self.reach("renamed", self.store.renamed);
        for row in self.store.state.scan(Table::Sale, 0, usize::MAX).expect("rows") {
            let sale = parse(row.doc.as_bytes()).expect("JSON");
            let generated = sale.get("agendamento_data_geracao").is_some_and(|day| *day != Value::Null);
            self.reach("contract", usize::from(generated));
            self.reach("overdue", usize::from(integer(sale.get("parcela_status")) == Some(5)));
        }
        self.replay();
        let open = Config { limit: None, ..self.config.clone() };
        let mut twin = Twin::new(&open).expect("a twin");
        twin.restore(&self.snapshot()).expect("a snapshot");
        twin.faults(None).expect("no plan");
        self.reach(
            "pages",
            pages::add_up(|target| twin.handle(&request("GET", target, KEY, ""), None).response.expect("a page").body),
        );
    }

    /// Sends the same read twice to a fork, and returns the first outcome. Checks that the responses are equal except for the
    /// `requestId` of a listing, and that the state does not change.
    fn read_twice(&mut self, read: &Request) -> Outcome {
        self.reach("read twice", 1);
        let (mut engine, mut store) = (self.engine.forked(), self.store.clone());
        let before = self.snapshot();
        let [first, second] =
            [(); 2].map(|()| engine.handle(&mut store, read, Moment::from_millis(i64::MIN)).expect("a store"));
        let shown = |outcome: &Outcome| {
            let response = outcome.response.clone().expect("no fault is planned");
            let text = String::from_utf8(response.body).expect("UTF-8");
            let text = match text.split_once("\"requestId\":\"") {
                Some((header, rest)) => [header, rest.get(32..).expect("a hash")].concat(),
                None => text,
            };
            (response.status, response.headers, text)
        };
        assert_eq!(shown(&first), shown(&second), "{read:?}");
        let after = Snapshot::of(&store.state, engine.settings(), engine.limits(), engine.faults());
        assert_eq!(after.expect("a state").text(), before, "{read:?}");
        first
    }

    /// Renames one of the first customers or services, since most sales refer to these.
    fn rename(&mut self) -> Ask {
        let (structure, id) = (self.asks.pick(&["clientes", "servicos"]), self.asks.number(1, 3));
        let (target, body) = (format!("/api/v2/{structure}/{id}"), format!(r#"{{"nome":"Nome {}"}}"#, self.steps));
        Ask { method: "PUT", target, body }
    }

    /// Sends a request at the current instant, or `later` milliseconds after it, and checks the response.
    fn ask(&mut self, ask: &Ask, later: Option<i64>) {
        let changes = self.store.changes;
        let first = self.store.state.first_due().expect("work");
        // the request may first process work that an earlier step of the clock left over
        let settled = later.is_none() && first.is_none_or(|due| due.at > self.now());
        let at = later.map_or(Moment::from_millis(i64::MIN), |later| self.now().plus(later));
        let request = request(ask.method, &ask.target, KEY, &ask.body);
        let read = (settled && self.engine.reads_beside(&request)).then(|| self.read_twice(&request));
        let outcome = self.engine.handle(&mut self.store, &request, at).expect("a store");
        assert!(read.is_none_or(|read| read == outcome), "{request:?}");
        let Outcome { response, fault } = outcome;
        let Some(response) = response else {
            assert!(fault.is_some(), "{ask:?}");
            return self.reach("lost", 1);
        };
        if fault.is_some() {
            return self.reach("lost", 1);
        }
        let place = format!("{ask:?} {} {}", response.status, String::from_utf8_lossy(&response.body));
        assert!(response.status < 500, "{place}");
        let changed = self.store.changes - changes;
        let path = ask.target.split_once('?').map_or(ask.target.as_str(), |(path, _)| path);
        let status = i64::from(response.status);
        match asked(ask.method, path) {
            Asked::Operation(Operation::V2(operation), _) => {
                let answer = lastro::http::decode(operation, status, &response.body, None).expect(&place);
                assert_eq!(answer.issues, Vec::new(), "{place}");
            }
            Asked::Operation(Operation::V1(operation), _) => {
                self.reach("version 1", 1);
                let answer = decode_v1(operation, status, &response.body, None).expect(&place);
                let placeholder = |issue: &lastro::Issue| issue.code == lastro::IssueCode::Placeholder;
                assert!(answer.issues.iter().all(placeholder), "{place} {:?}", answer.issues);
            }
            // 429 occurs here too, since the rate limit also counts requests to unknown paths
            _ => assert!([404, 405, 429].contains(&response.status), "{place}"),
        }
        let what = match response.status {
            200 => "answered",
            429 => "limited",
            _ => "refused",
        };
        self.reach(what, 1);
        if settled {
            let writes = response.status == 200 && ask.method != "GET";
            assert!(changed == 0 || writes, "a read or a refusal changed something: {place}");
            assert!(changed > 0 || !writes, "nothing changed: {place}");
        }
        self.asks.learn(ask, response.status, &response.body);
    }

    fn advance(&mut self) {
        let to = self.now().plus(self.asks.pick(&[60_000, DAY, DAY * 5, DAY * 31, DAY * 70]));
        let budget = self.asks.pick(&[usize::MAX, usize::MAX, 0, 1, 7]);
        let progress = self.engine.advance(&mut self.store, to, budget).expect("a step");
        assert!(progress.done <= budget);
        assert_eq!(progress.now, self.now());
        assert_eq!(progress.next, self.store.state.first_due().expect("work"));
        let left = progress.next.is_some_and(|due| due.at <= to);
        assert_eq!(progress.reached, progress.now == to && !left, "{progress:?}");
        assert!(progress.reached || progress.done == budget, "{progress:?}");
    }

    /// Reports the results of some of the sent notifications.
    fn report(&mut self) {
        let effects = self.engine.take_effects();
        self.sends(&effects, false);
        for delivery in core::mem::take(&mut self.sent) {
            match self.asks.pick(&[Some(Some(200)), Some(Some(204)), Some(Some(500)), Some(None), None]) {
                Some(status) => {
                    // the receiver's response arrived either at the instant of sending or at the current instant
                    let at = Moment::from_millis(self.asks.pick(&[i64::MIN, i64::MIN, self.now().millis()]));
                    let known = self.engine.report(&mut self.store, delivery, status, at).expect("a store");
                    assert!(known, "delivery {delivery}");
                    self.reach("reported", 1);
                }
                None => self.sent.push(delivery),
            }
        }
        let now = self.now();
        assert!(!self.engine.report(&mut self.store, 999_999, None, now).expect("a store"));
        // a report on a finished notification must not change anything
        let last = self.store.state.counter(Counter::Key(Table::Delivery)).expect("a counter");
        let any = self.asks.number(1, last.max(1));
        if self.store.notices.over(any) {
            self.reach("reported again", 1);
            assert!(self.engine.report(&mut self.store, any, Some(500), now).expect("a store"));
        }
    }

    /// Checks effects that send notifications, and remembers the notifications until they are reported. `again`: whether every
    /// unreported notification is sent again, as after a restart of the caller.
    fn sends(&mut self, effects: &[Effect], again: bool) {
        for effect in effects {
            let Effect::Deliver { delivery, .. } = effect;
            let stored = self.store.state.get(Table::Delivery, *delivery).expect("a store").expect("a delivery");
            self.store.notices.sends(effect, &stored, again);
            self.sent.push(*delivery);
        }
    }

    /// Checks that steps on a fork do not change the twin, and that the same steps on the twin give the same state as the fork.
    fn fork(&mut self) {
        self.reach("forks", 1);
        let before = self.snapshot();
        let (mut engine, mut store) = (self.engine.forked(), self.store.clone());
        let of = |engine: &Engine, store: &Watched| {
            Snapshot::of(&store.state, engine.settings(), engine.limits(), engine.faults())
                .expect("a state")
                .into_text()
        };
        assert_eq!(of(&engine, &store), before);
        assert!(diff(&before, &before).expect("snapshots").is_empty());
        let ask = self.asks.next(self.now().day());
        let request = request(ask.method, &ask.target, KEY, &ask.body);
        let at = self.now().plus(DAY * 2);
        let first = engine.handle(&mut store, &request, at);
        assert_eq!(self.snapshot(), before, "the fork changed its original");
        assert!(!diff(&before, &of(&engine, &store)).expect("snapshots").is_empty(), "the clock moved");
        assert_eq!(self.engine.handle(&mut self.store, &request, at), first);
        assert_eq!(of(&engine, &store), self.snapshot());
        let effects = self.engine.take_effects();
        assert_eq!(engine.take_effects(), effects);
        self.sends(&effects, false);
    }

    /// Restores the twin from its own snapshot. Every notification that was sent but not reported must then be sent again.
    fn restore(&mut self) {
        self.reach("restores", 1);
        let before = self.snapshot();
        let contents = Snapshot::read(&before).expect("a snapshot");
        let mut state = Memory::default();
        state.apply(contents.changes.clone()).expect("in memory");
        self.engine.resume(&contents);
        self.store.state = state;
        assert_eq!(self.snapshot(), before);
        // the effects that are sent again include those that were not taken before the restore
        self.engine.send_again(&self.store.state).expect("a store");
        let (effects, awaited) = (self.engine.take_effects(), core::mem::take(&mut self.sent));
        self.sends(&effects, true);
        assert!(awaited.iter().all(|delivery| self.sent.contains(delivery)), "{awaited:?} {:?}", self.sent);
        self.base = Some(before);
        self.entries = self.store.state.counter(Counter::Entry).expect("a counter");
    }

    /// Checks that a replay of the journal gives the same responses and the same state.
    fn replay(&mut self) {
        self.reach("replays", 1);
        let entries: Vec<Entry> =
            self.store.state.journal().iter().map(|line| Entry::parse(line.as_bytes()).expect("an entry")).collect();
        let last = self.store.state.counter(Counter::Entry).expect("a counter");
        assert!(
            entries.iter().map(|entry| entry.ordinal).eq(self.entries + 1..=last),
            "an entry is missing or too many"
        );
        let moments = entries.windows(2).all(|pair| moment(&pair[0].at) <= moment(&pair[1].at));
        assert!(moments && entries.iter().all(|entry| moment(&entry.at) <= self.now()), "{entries:?}");
        let mut twin = Twin::new(&self.config).expect("a twin");
        if let Some(base) = &self.base {
            twin.restore(base).expect("a snapshot");
        }
        assert_eq!(twin.replay(&entries).expect("a journal"), None, "an answer differs");
        let (again, before) = (twin.snapshot().expect("a state").into_text(), self.snapshot());
        assert!(again == before, "{:?}", diff(&before, &again));
    }
}

fn moment(text: &str) -> Moment {
    Moment::of(&text.parse().expect("a moment"))
}
