//! A story: one call from beginning to end, and the check of the reported outcome.

use lastro::exchange::{
    CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeFailure, ExchangeSettings, ExchangeStep, Surroundings,
};
use lastro::http::{PageEnd, Repeat};
use lastro::model::{ConcealedText, Json};
use lastro::value::Choice as _;
use lastro_twin::Twin;

use super::asked::{Asked, sale};
use super::network::{LATEST_MS, Network};
use crate::common::{Client, config, integer};

/// The outcomes that must occur at least once over all stories.
pub const REACHED: &[&str] = &[
    "customers.insert: done",
    "sales.insert: no, refused",
    "customers.insert: no, unreachable",
    "customers.insert: unknown, unreachable",
    "services.insert: done",
    "sales.insert: done",
    "sales.insert: unknown, unreachable",
    "sales.confirm_receipt: done",
    "sales.confirm_receipt: unknown, unreachable",
    "customers.update: done",
    "customers.delete: done",
    "sales.update_boleto: done",
    "customers.select: done",
    "customers.list: complete",
    "sales.cancel_invoice: done",
    "v1 customers.insert: done",
    "v1 services.delete: no, unreachable",
    "v1 customers.insert: unknown, unreachable",
    "v1 services.insert: done",
    "v1 sales.insert: done",
    "v1 sales.insert: no, refused",
    "v1 sales.insert: unknown, unreachable",
    "v1 sales.confirm_receipt: done",
    "v1 sales.confirm_receipt: unknown, unreachable",
    "v1 sales.cancel_invoice: done",
    "v1 sales.update_boleto: done",
    "v1 customers.update: done",
    "v1 services.update: done",
    "v1 sales.update: done",
    "v1 customers.delete: done",
    "v1 services.delete: done",
    "v1 sales.delete: done",
    "v1 customers.select: done",
    "v1 services.select: done",
    "v1 sales.select: done",
    "v1 customers.list: complete",
    "v1 services.list: complete",
    "v1 sales.list: complete",
];

const CUSTOMERS: usize = 7;
const SERVICES: usize = 2;
const SALES: usize = 3;

/// The accounts with which stories begin. Each story uses a fork of one of them.
pub struct Accounts {
    usual: Twin,
    /// An account in which a listing of version 1 shows the customer of each sale.
    complete: Twin,
}

impl Accounts {
    pub fn new() -> Self {
        Self { usual: account("{}"), complete: account(r#"{"policies":{"v1-listing":"complete"}}"#) }
    }
}

/// An account with customers, services and sales. The last sale has an invoice.
fn account(settings: &str) -> Twin {
    let mut client = Client::with(&config(settings));
    let mut inserted = |target: &str, body: &str| {
        let (status, record) = client.send("POST", target, body);
        assert_eq!(status, 200, "{record:?}");
    };
    for number in 0..CUSTOMERS {
        inserted("/api/v2/clientes/", &format!(r#"{{"tipo":2,"nome":"Cliente {number}"}}"#));
    }
    inserted("/api/v2/servicos/", r#"{"nome":"Suporte","valor":100.00}"#);
    inserted("/api/v2/servicos/", r#"{"nome":"Aula","valor":80.00}"#);
    for method in [3, 3, 1] {
        let sale = sale("Manutenção", 300).replace(r#""metodo_cobranca":3"#, &format!(r#""metodo_cobranca":{method}"#));
        inserted("/api/v2/vendas/", &sale);
    }
    client.twin
}

pub struct Story {
    pub seed: u64,
    asked: String,
    end: String,
    pub lines: Vec<String>,
    /// The rule that the client violated, if any.
    pub broken: Option<String>,
}

/// The outcome of a call.
enum End {
    Done,
    Listed(Option<PageEnd>, Vec<i64>),
    Failed(ExchangeFailure),
}

impl Story {
    pub fn outcome(&self) -> String {
        format!("{}: {}", self.asked, self.end)
    }

    pub fn told(accounts: &Accounts, version: i64, seed: u64) -> Self {
        let mut teller = Teller::new(accounts, version, seed);
        let asked = teller.asked.name();
        let end = teller.until_the_end();
        // all delayed requests arrive before the check
        teller.network.pass(LATEST_MS * 10);
        let mut broken = teller.judged(&end);
        let told = match &end {
            End::Done => "done".to_owned(),
            End::Listed(end, _) => end.map_or("no end", PageEnd::as_str).to_owned(),
            End::Failed(failure) => format!("{}, {}", failure.carried_out.as_str(), failure.kind.as_str()),
        };
        if let (None, End::Failed(failure)) = (&broken, &end)
            && failure.carried_out == CarriedOut::Unknown
        {
            broken = teller.looked_again(failure);
        }
        teller.network.lines.push(format!("=> {told}, carried out {} times", teller.network.carried_out));
        Self { seed, asked, end: told, lines: teller.network.lines, broken }
    }
}

struct Teller {
    network: Network,
    asked: Asked,
    /// The name in the record that the call sends. It occurs in no other story.
    name: String,
    /// Whether listings of version 1 show sales with all their data.
    is_complete: bool,
    settings: ExchangeSettings,
    state: Json,
    gate: Option<Json>,
}

impl Teller {
    fn new(accounts: &Accounts, version: i64, seed: u64) -> Self {
        let is_complete = version == 1 && seed.is_multiple_of(2);
        let account = if is_complete { &accounts.complete } else { &accounts.usual };
        let mut network = Network::new(account.fork(), seed);
        let settled_after_ms = network.random.one_in(2).then_some(LATEST_MS + 1);
        network.faults = [0, 2, 2, 3, 5][network.random.below(5)];
        let settings = ExchangeSettings {
            timeout_ms: network.random.one_in(2).then_some(5_000),
            settled_after_ms,
            look_before: network.random.one_in(10).then_some(false),
            per_second: network.random.one_in(3).then_some(4),
            ..ExchangeSettings::new("https://twin.example", ConcealedText::new("chave-de-teste"))
        };
        let name = format!("Ana Conceição {seed}");
        let asked = Asked::with(&mut network, version, &name);
        Self { network, asked, name, is_complete, settings, state: Json::default(), gate: None }
    }

    fn until_the_end(&mut self) -> End {
        let around = Surroundings { settings: &self.settings, gate: None };
        let step = self.asked.start(&around, self.network.now_ms).expect("a call that the rules allow");
        self.goes_on(step)
    }

    fn goes_on(&mut self, mut step: ExchangeStep) -> End {
        let mut listed = Vec::new();
        for _ in 0..1000 {
            (self.state, self.gate) = (kept(&step.state), Some(kept(&step.gate)));
            let (mut kind, mut status, mut retry_after, mut body) = (ExchangeEventKind::More, None, None, Vec::new());
            if let Some(request) = step.request {
                let heard = self.network.sent(&request, step.timeout_ms.expect("a time"));
                (kind, status, retry_after, body) = (heard.kind, heard.status, heard.retry_after, heard.body);
            } else if let Some(wait) = step.wait_ms {
                self.network.lines.push(format!("waits {wait} ms"));
                self.network.pass(wait);
                kind = ExchangeEventKind::Waited;
            } else if let Some(failure) = step.failure {
                return End::Failed(failure);
            } else if let Some(items) = step.items {
                listed.extend(items.iter().filter_map(|record| integer(record.0.get("id"))));
                if step.end.is_some() {
                    return End::Listed(step.end, listed);
                }
            } else {
                return End::Done;
            }
            self.others();
            // sometimes the program stops, and another program resumes the call from the stored state
            if self.network.faults > 0 && self.network.random.one_in(40) {
                step = self.resumed();
                continue;
            }
            // sometimes the caller cancels the call
            if self.network.faults > 0 && self.network.random.one_in(60) {
                (kind, status, body) = (ExchangeEventKind::Cancelled, None, Vec::new());
                self.network.lines.push("is cancelled".to_owned());
            }
            step = self.after(kind, status, retry_after, &body);
        }
        panic!("it does not end:\n{}", self.network.lines.join("\n"));
    }

    fn after(
        &mut self,
        kind: ExchangeEventKind,
        status: Option<i64>,
        retry_after: Option<String>,
        body: &[u8],
    ) -> ExchangeStep {
        let seed = (self.network.random.next() >> 1) as i64;
        let event = ExchangeEvent { kind, now_ms: self.network.now_ms, seed, status, retry_after };
        let around = Surroundings { settings: &self.settings, gate: self.gate.as_ref() };
        self.asked.next(&self.state, &around, &event, body).expect("an event that fits")
    }

    fn resumed(&mut self) -> ExchangeStep {
        self.network.lines.push("is resumed".to_owned());
        let seed = (self.network.random.next() >> 1) as i64;
        let around = Surroundings { settings: &self.settings, gate: self.gate.as_ref() };
        self.asked.resume(&self.state, &around, self.network.now_ms, seed).expect("an open state")
    }

    /// Sometimes inserts a record as another client, between two steps of the exchange. It may have the same name as the record
    /// that the exchange inserts.
    fn others(&mut self) {
        if !self.network.random.one_in(6) || self.asked.lists() {
            return;
        }
        let name = &self.name;
        let number = self.network.random.below(1000);
        let bodies = [
            ("/api/v2/clientes/", format!(r#"{{"tipo":2,"nome":"Outra pessoa {number}"}}"#)),
            ("/api/v2/clientes/", format!(r#"{{"tipo":2,"nome":"{name}","cpf":"11144477735"}}"#)),
            ("/api/v2/servicos/", format!(r#"{{"nome":"Outro serviço {number}","valor":5.00}}"#)),
            ("/api/v2/servicos/", format!(r#"{{"nome":"{name}","valor":5.00}}"#)),
            ("/api/v2/vendas/", sale("Outra venda", 400)),
            ("/api/v2/vendas/", sale(name, 400)),
        ];
        let (target, body) = self.network.random.pick(&bodies);
        let request = crate::common::request("POST", target, "chave-de-teste", body);
        self.network.twin.handle(&request, None);
    }

    /// The rule that an outcome violates; `None` if it is correct.
    fn judged(&self, end: &End) -> Option<String> {
        let carried_out = self.network.carried_out;
        let once = self.asked.repeat() == Repeat::Reconcile;
        if once && carried_out > 1 {
            return Some("a change was carried out twice".to_owned());
        }
        let changes = self.asked.repeat() != Repeat::Read;
        match end {
            End::Done if changes && carried_out == 0 => Some("it is called done, and was not".to_owned()),
            End::Failed(failure) if failure.carried_out == CarriedOut::No && carried_out > 0 => {
                Some("it is called not done, and was".to_owned())
            }
            End::Failed(failure) if !changes && failure.carried_out != CarriedOut::No => {
                Some("a read is called unknown".to_owned())
            }
            End::Listed(Some(PageEnd::Complete), ids) => {
                let (name, count) = (self.asked.name(), |area: &str, count| (area.to_owned(), count));
                let counts = [count("customers", CUSTOMERS), count("services", SERVICES), count("sales", SALES)];
                let count = counts.iter().find(|(area, _)| name.contains(area)).map_or(0, |(_, count)| *count);
                let all: Vec<i64> = (1..=count as i64).collect();
                (*ids != all).then(|| format!("a complete list has {ids:?}"))
            }
            End::Listed(end, _) => Some(format!("a list that nobody changes ends with {end:?}")),
            _ => None,
        }
    }

    /// Resumes a failed call with an unknown outcome, after all requests have arrived and without further faults. The client must
    /// now find out the outcome, if it can. Returns the rule that the client violates; `None` if it violates none.
    fn looked_again(&mut self, failure: &ExchangeFailure) -> Option<String> {
        if !failure.resumable {
            return None;
        }
        let repeat = self.asked.repeat();
        self.network.faults = 0;
        self.network.lines.push(format!("{}: looks again", failure.kind.as_str()));
        let step = self.resumed();
        let end = self.goes_on(step);
        let carried_out = self.network.carried_out;
        match end {
            End::Done if carried_out == 0 => Some("later it is called done, and was not".to_owned()),
            End::Failed(failure) if failure.carried_out == CarriedOut::No && carried_out > 0 => {
                Some("later it is called not done, and was".to_owned())
            }
            End::Failed(failure) if failure.carried_out == CarriedOut::Unknown => {
                // if the listing does not show the customer of a sale, the client cannot know that the sale is its own
                let is_shown = self.is_complete || !self.asked.inserts_a_sale_of_v1();
                let known = carried_out > 0 && is_shown || carried_out == 0 && self.settings.settled_after_ms.is_some();
                let by_key = repeat == Repeat::Reconcile;
                (known && by_key).then(|| "it stays unknown, though it can be found out".to_owned())
            }
            _ => None,
        }
    }
}

/// Converts a state to JSON text and back, like a program that stores the state between two steps.
fn kept(value: &Json) -> Json {
    let text = value.to_text();
    assert!(!text.contains("chave-de-teste"), "the state has the key: {text}");
    Json::parse(text.as_bytes()).expect("JSON")
}
