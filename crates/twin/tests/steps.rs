//! Tests that moving the clock by a year in one step gives the same state as in 365 steps of one day. The records, the
//! notifications and their attempts must be the same, no matter when the responses of the receivers are reported.
//!
//! `LASTRO_SEED=7` tests only the company of seed 7.

use std::collections::BTreeMap;

use crate::common::{config, request, thorough};
use crate::corpus::asks::Asks;
use lastro_twin::effects::outbox::{Attempt, Delivery};
use lastro_twin::http::read_json;
use lastro_twin::identity::{below, derive};
use lastro_twin::{Effect, FaultPlan, Moment, Twin};

/// Number of companies: by default, and with `LASTRO_THOROUGH`.
const COMPANIES: [i64; 2] = [10, 200];
const KEY: &str = "chave-da-empresa-01";
const DAYS: i64 = 365;
const DAY: i64 = 86_400_000;

/// Sets of policies with their choices. Each company uses one set.
const POLICIES: [&str; 6] = [
    r#"{"journal":"none"}"#,
    r#"{"journal":"none","webhook-order":"none"}"#,
    r#"{"journal":"none","webhook-retries":"none"}"#,
    r#"{"journal":"none","past-occurrences":"all","refused-contract":"skip"}"#,
    r#"{"journal":"none","webhook-success":"any","ended-contract":"keep"}"#,
    r#"{"journal":"none","time-events":"silent"}"#,
];
const PLAN: &str =
    r#"{"deliveries":[{"every":3,"action":{"duplicate":true}},{"every":4,"action":{"late_ms":7200000}}]}"#;

/// Creates a company with services, customers, sales and contracts by requests over some weeks.
fn company(seed: i64) -> Twin {
    let policies = POLICIES[usize::try_from(seed).expect("a place") % POLICIES.len()];
    let text = format!(
        r#"{{"seed":{seed},"keys":[{{"key":"{KEY}"}}],"policies":{policies},"subscriptions":[
            {{"url":"https://a.example/","secret":"segredo-a"}},
            {{"url":"https://b.example/","secret":"segredo-b","endpoints":["vendas"],"operations":["insert","update"]}}]}}"#
    );
    let mut twin = Twin::new(&config(&text)).expect("a configuration");
    let mut asks = Asks::new(seed, twin.now().expect("a moment").day());
    for (target, body) in [
        ("/api/v2/servicos/", r#"{"nome":"Mensalidade","valor":100}"#),
        ("/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza","cpf":"52998224725"}"#),
    ] {
        twin.handle(&request("POST", target, KEY, body), None);
    }
    let mut contracts = 0;
    for step in 0.. {
        let ask = asks.next(twin.now().expect("a moment").day());
        // continues until there are enough contracts, since most due work belongs to contracts
        if step >= 40 && contracts >= 6 {
            break;
        }
        let response =
            twin.handle(&request(ask.method, &ask.target, KEY, &ask.body), None).response.expect("a response");
        contracts += i32::from(response.status == 200 && ask.body.contains("agendamento_frequencia"));
        asks.learn(&ask, response.status, &response.body);
        if step % 8 == 0 {
            let later = twin.now().expect("a moment").plus(DAY);
            twin.advance(later, usize::MAX).expect("a step");
        }
    }
    if seed % 3 == 1 {
        twin.faults(Some(read_json::<FaultPlan>(PLAN.as_bytes()).expect("a plan"))).expect("a plan");
    }
    twin
}

/// Receivers of notifications. Their responses depend only on the notification and the number of the attempt, and not on the
/// time.
struct Receivers {
    seed: i64,
    /// The attempts whose responses are not yet reported, as notification and number of the attempt.
    sent: Vec<(i64, i64)>,
}

impl Receivers {
    fn answer(&self, delivery: i64, attempt: i64) -> Option<i64> {
        // of ten attempts, the receivers usually refuse two and do not respond to one; for one company in ten, they refuse nine
        // and do not respond to one
        let down = if self.seed % 10 == 9 { 9 } else { 3 };
        let drawn = below(&derive(self.seed, "answer", delivery * 8 + attempt), 10);
        match i64::try_from(drawn).expect("small") {
            0 if down == 3 => None,
            drawn if drawn < down => Some(500),
            9 if down == 9 => None,
            _ => Some(200),
        }
    }

    /// Reports each attempt for which `now` returns true, then does the same for the attempts that are sent as a result.
    fn answer_some(&mut self, twin: &mut Twin, mut now: impl FnMut() -> bool) {
        loop {
            let taken = twin.take_effects().into_iter();
            self.sent.extend(taken.map(|Effect::Deliver { delivery, attempt, .. }| (delivery, attempt)));
            let chosen: Vec<_> = self.sent.extract_if(.., |_| now()).collect();
            if chosen.is_empty() {
                return;
            }
            for (delivery, attempt) in chosen {
                twin.report(delivery, self.answer(delivery, attempt), None).expect("a report");
            }
        }
    }
}

/// Moves the clock of a fork by a year in steps of `days` days. `late`: of ten attempts, how many are reported only after a later
/// step.
fn year(twin: &Twin, seed: i64, days: i64, late: u64) -> Twin {
    let (mut twin, mut receivers) = (twin.fork(), Receivers { seed, sent: Vec::new() });
    let (start, mut drawn) = (twin.now().expect("a moment"), 0);
    receivers.answer_some(&mut twin, || true);
    for step in 1..=DAYS / days {
        let progress = twin.advance(start.plus(step * days * DAY), usize::MAX).expect("a step");
        assert!(progress.reached);
        receivers.answer_some(&mut twin, || {
            drawn += 1;
            below(&derive(seed, "late", drawn), 10) >= late
        });
    }
    receivers.answer_some(&mut twin, || true);
    twin
}

fn state(twin: &Twin) -> String {
    twin.snapshot().expect("a state").into_text()
}

/// Panics with the differences if two states are not equal.
fn same(one: &Twin, other: &Twin, what: &str) {
    if state(one) != state(other) {
        let differences = one.diff(&state(other)).expect("snapshots");
        let shown: Vec<_> = differences.iter().take(20).map(|one| format!("{one:?}")).collect();
        panic!("{what}: {} differences\n{}", differences.len(), shown.join("\n"));
    }
}

fn moment(text: &str) -> Moment {
    Moment::of(&text.parse().expect("a moment"))
}

/// Checks that each notification of a record to a receiver begins only after the previous one has ended.
fn in_order(deliveries: &[Delivery], seed: i64) {
    let mut queues: BTreeMap<_, Vec<&Delivery>> = BTreeMap::new();
    for one in deliveries {
        queues.entry((&one.endpoint, one.record, one.subscription)).or_default().push(one);
    }
    for queue in queues.values() {
        for pair in queue.windows(2) {
            let ended =
                |one: &Delivery| one.attempts.last().and_then(|last: &Attempt| last.ended.as_deref().map(moment));
            let begun = |one: &Delivery| one.attempts.first().map(|first| moment(&first.at));
            if let Some(begun) = begun(pair[1]) {
                assert!(ended(pair[0]).is_some_and(|ended| ended <= begun), "company {seed}: {pair:?}");
            }
        }
    }
}

#[allow(clippy::disallowed_methods, reason = "the twin has no environment, this test is told how long to run")]
fn setting(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

#[test]
fn a_year_in_one_step_gives_the_same_as_365_steps_of_a_day() {
    let all = COMPANIES[usize::from(thorough())];
    let seeds = setting("LASTRO_SEED").map_or(0..all, |text| {
        let seed: i64 = text.parse().expect("LASTRO_SEED: a whole number");
        seed..seed + 1
    });
    let (mut made, mut dead, mut repeated) = (0, 0, 0);
    for seed in seeds {
        let start = company(seed);
        let whole = year(&start, seed, DAYS, 0);
        let deliveries = whole.deliveries(0, usize::MAX).expect("deliveries");
        same(&whole, &year(&start, seed, 1, 0), &format!("company {seed}, 365 steps"));
        same(&whole, &year(&start, seed, 5, 6), &format!("company {seed}, 73 steps with late answers"));
        for one in &deliveries {
            assert!(one.status != "sending", "company {seed}: {one:?}");
        }
        if whole.policies().iter().any(|one| one.name == "webhook-order" && one.choice == "per-record") {
            in_order(&deliveries, seed);
        }
        made += deliveries.len() - start.deliveries(0, usize::MAX).expect("deliveries").len();
        dead += deliveries.iter().filter(|one| one.status == "dead").count();
        repeated += deliveries.iter().filter(|one| one.status == "delivered" && one.attempts.len() > 1).count();
    }
    println!("{made} notifications in the year, {dead} dead, {repeated} delivered after a failure");
    assert!(made > 0 && dead > 0 && repeated > 0 || setting("LASTRO_SEED").is_some());
}
