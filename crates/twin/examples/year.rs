//! Simulates a year of an account: executes the steps in `tests/fixtures/year.json` on a twin. Each webhook is delivered and
//! verified at the instant at which it is sent. Prints one line per result: its name, a tab, the result.

use lastro::json::Value;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{Json, Model as _, Sale};
use lastro::webhook::{Request, Verdict, verify};
use lastro::{DateTime, IssueCode, LastroError};
use lastro_twin::{Effect, Moment, Response, Twin, http};

const FIXTURE: &str = include_str!("../../../tests/fixtures/year.json");

fn main() -> Result<(), LastroError> {
    let Json(fixture) = Json::parse(FIXTURE.as_bytes())?;
    let twin = Twin::new(&http::read_json(text(&fixture, "config_json").as_bytes())?)?;
    let mut account = Account { twin, fixture: &fixture, webhooks: 0, verified: 0 };
    let (mut requests, mut answered) = (0, 0);
    for step in fixture.get("steps").and_then(Value::as_array).unwrap_or_default() {
        if step.get("advance").is_some() {
            account.advance(text(step, "advance"))?;
        } else {
            requests += 1;
            answered += i32::from(account.send(step).is_some_and(|response| response.status == 200));
            account.deliver()?;
        }
    }
    println!("year requests\t{answered} of {requests} answered 200");

    let page = fixture.get("sales").and_then(|step| account.send(step)).map(|response| response.body);
    let page = String::from_utf8_lossy(&page.unwrap_or_default()).into_owned();
    let sales: Vec<Sale> = Sale::list_from_json(page.as_bytes())?.into_iter().map(|(sale, _)| sale).collect();
    let dates: Vec<String> = sales.iter().filter_map(|sale| sale.data).map(|day| day.to_string()).collect();
    println!("year sales\t{}: {}", sales.len(), dates.join(" "));
    let count = |state| sales.iter().filter(|sale| sale.parcela_status == Some(state)).count();
    println!("year states\t{} paid, {} overdue", count(InstallmentStatus::Paid), count(InstallmentStatus::Overdue));
    println!("year webhooks\t{} of {} verified", account.verified, account.webhooks);
    println!("year snapshot\t{}", account.twin.snapshot()?.sha256().chars().take(16).collect::<String>());
    Ok(())
}

/// A twin, and the results of delivering its webhooks.
struct Account<'f> {
    twin: Twin,
    fixture: &'f Value,
    webhooks: i32,
    verified: i32,
}

impl Account<'_> {
    fn send(&mut self, step: &Value) -> Option<Response> {
        let request = lastro_twin::Request {
            method: text(step, "method").to_owned(),
            target: text(step, "target").to_owned(),
            headers: vec![("Authorization".to_owned(), text(self.fixture, "authorization").to_owned())],
            body: text(step, "body").into(),
        };
        self.twin.handle(&request, None).response
    }

    /// Moves the clock. Processes one due item at a time, so that each webhook is delivered at the instant at which it is sent.
    fn advance(&mut self, to: &str) -> Result<(), LastroError> {
        let to = to.parse::<DateTime>().map_err(|_| LastroError::at("advance", IssueCode::InvalidDateTime))?;
        loop {
            let progress = self.twin.advance(Moment::of(&to), 1)?;
            self.deliver()?;
            if progress.reached {
                return Ok(());
            }
        }
    }

    /// Delivers the webhooks that the twin wants to send: verifies each as a receiver would, and accepts it.
    fn deliver(&mut self) -> Result<(), LastroError> {
        let now = self.twin.now()?.seconds();
        for Effect::Deliver { delivery, body, .. } in self.twin.take_effects() {
            let secrets = [text(self.fixture, "secret").to_owned()];
            let request = Request::new(&secrets, body.as_bytes());
            let verdict = verify(&Request { now: Some(now), tolerance_s: Some(300), ..request })?.verdict;
            self.webhooks += 1;
            self.verified += i32::from(verdict == Verdict::Ok);
            self.twin.report(delivery, Some(200), None)?;
        }
        Ok(())
    }
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}
