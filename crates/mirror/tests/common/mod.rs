//! Helpers that make recordings of twins.

use lastro::json::Value;
use lastro_mirror::policies::Choices;
use lastro_mirror::replay::{Replay, Setup};
use lastro_mirror::stories::{exchange, requests};
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::http::read_json;
use lastro_twin::reference::samples;
use lastro_twin::{Config, FaultPlan, Moment, Request, Twin};

/// The number of recordings in a test: `few` by default, `many` with `LASTRO_THOROUGH`, or the value of `LASTRO_RECORDINGS`.
#[allow(clippy::disallowed_methods, reason = "tests are told how long to run")]
pub fn recordings(few: i64, many: i64) -> i64 {
    let asked = std::env::var("LASTRO_RECORDINGS").ok().and_then(|count| count.parse().ok());
    asked.unwrap_or(if std::env::var_os("LASTRO_THOROUGH").is_some() { many } else { few })
}

/// The service that is recorded, which is a twin with some choices of policies.
pub struct Service {
    pub twin: Twin,
}

impl Service {
    pub fn new(choices: &[(&str, &str)]) -> Self {
        let text = |text: &str| Value::String(text.to_owned());
        let policies = choices.iter().map(|(name, choice)| ((*name).to_owned(), text(choice))).collect();
        let config = Value::Object(vec![
            ("seed".to_owned(), Value::Number("7".to_owned())),
            ("now".to_owned(), text(&start().text())),
            ("base_url".to_owned(), text("https://conta.example")),
            ("policies".to_owned(), Value::Object(policies)),
        ]);
        let config: Config = read_json(config.to_json().as_bytes()).expect("a configuration");
        Self { twin: Twin::new(&config).expect("a twin") }
    }

    pub fn with_faults(choices: &[(&str, &str)], plan: &str) -> Self {
        let mut service = Self::new(choices);
        let plan: FaultPlan = read_json(plan.as_bytes()).expect("a plan");
        service.twin.faults(Some(plan)).expect("a plan");
        service
    }

    /// Sends a request at an instant. Returns the exchange.
    pub fn answer(&mut self, at: Moment, request: Request) -> Exchange {
        let key = ("Authorization".to_owned(), "Basic Y2hhdmU6".to_owned());
        let mut sent = request.clone();
        sent.headers.push(key);
        let outcome = self.twin.handle(&sent, Some(at));
        let lost = outcome.fault.is_some_and(|fault| fault.drop_after == Some(0));
        let answer = outcome.response.filter(|_| !lost).map(RecordedResponse::from);
        exchange(at, request, answer)
    }

    /// Sends the requests of a story. Returns the recording.
    pub fn tell(&mut self, story: &str) -> Vec<Exchange> {
        requests(story, start()).into_iter().map(|(at, request)| self.answer(at, request)).collect()
    }
}

pub fn start() -> Moment {
    Moment::from_millis(1_798_804_800_000)
}

pub fn setup(choices: &[(&str, &str)], new_account: bool) -> Setup {
    let choices = Choices::new(choices.iter().copied()).expect("choices");
    Setup { lists: samples().expect("lists"), choices, new_account }
}

/// Replays a recording. Returns its differences from the twin, one line each.
pub fn differences(setup: &Setup, recording: &[Exchange]) -> Vec<String> {
    let Some(first) = recording.first() else { return Vec::new() };
    let mut replay = Replay::new(setup, &setup.choices, first).expect("a replay");
    let mut all = Vec::new();
    for (entry, exchange) in (1..).zip(recording) {
        for found in replay.take(entry, exchange).expect("a state").differences {
            let (method, target) = (&exchange.request.method, &exchange.request.target);
            let kind = found.kind.name();
            all.push(format!("{entry} {method} {target} {} {kind}: {} / {}", found.path, found.recorded, found.twin));
        }
    }
    all
}
