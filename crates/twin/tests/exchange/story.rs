//! One exchange from its beginning to its end, and whether what it says is true.

use lastro::exchange::{
    Call, CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeFailure, ExchangeSettings, ExchangeStep, Surroundings,
    next, resume, start,
};
use lastro::http::{ApiOperation, PageEnd};
use lastro::json::Value;
use lastro::model::{ConcealedText, Json};
use lastro::value::Choice as _;
use lastro_twin::Twin;

use super::network::{LATEST_MS, Network};
use crate::common::{Client, integer, json};

/// What stories have to end with, each at least once.
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
];

const CUSTOMERS: usize = 7;

/// An account with customers, services and sales.
pub fn account() -> Twin {
    let mut client = Client::new();
    let mut inserted = |target: &str, body: &str| {
        let (status, record) = client.send("POST", target, body);
        assert_eq!(status, 200, "{record:?}");
    };
    for number in 0..CUSTOMERS {
        inserted("/api/v2/clientes/", &format!(r#"{{"tipo":2,"nome":"Cliente {number}"}}"#));
    }
    inserted("/api/v2/servicos/", r#"{"nome":"Suporte","valor":100.00}"#);
    for _ in 0..2 {
        inserted("/api/v2/vendas/", &sale("Manutenção", 300));
    }
    client.twin
}

fn sale(what: &str, value: i64) -> String {
    let (method, share) = (2, value / 2);
    format!(
        r#"{{"agendamento":0,"data":"2027-01-05","id_cliente":1,"id_meio_pagamento":{method},"metodo_cobranca":3,
        "discriminacao":"{what}","valor_venda":{value}.00,
        "itens":[{{"id_servico":1,"recorrente":0,"valor":{value}.00,"qtd":1,"total":{value}.00}}],
        "parcelas":[{{"data_vencimento":"2027-02-10","valor":{share}.00}},{{"data_vencimento":"2027-03-10","valor":{share}.00}}]}}"#
    )
}

pub struct Story {
    pub seed: u64,
    operation: ApiOperation,
    end: String,
    pub lines: Vec<String>,
    /// The law that it breaks.
    pub broken: Option<String>,
}

/// How an exchange ended.
enum End {
    Done,
    Listed(Option<PageEnd>, Vec<i64>),
    Failed(ExchangeFailure),
}

impl Story {
    pub fn outcome(&self) -> String {
        format!("{}: {}", self.operation.as_str(), self.end)
    }

    pub fn told(account: &Twin, seed: u64) -> Self {
        let mut teller = Teller::new(account.fork(), seed);
        let operation = teller.call.operation;
        let end = teller.until_the_end();
        // what is still under way arrives
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
        Self { seed, operation, end: told, lines: teller.network.lines, broken }
    }
}

struct Teller {
    network: Network,
    call: Call<'static>,
    settings: ExchangeSettings,
    state: Json,
    gate: Option<Json>,
}

impl Teller {
    fn new(twin: Twin, seed: u64) -> Self {
        let mut network = Network::new(twin, seed);
        let settled_after_ms = network.random.one_in(2).then_some(LATEST_MS + 1);
        network.faults = [0, 2, 2, 3, 5][network.random.below(5)];
        let settings = ExchangeSettings {
            timeout_ms: network.random.one_in(2).then_some(5_000),
            settled_after_ms,
            look_before: network.random.one_in(10).then_some(false),
            per_second: network.random.one_in(3).then_some(4),
            ..ExchangeSettings::new("https://twin.example", ConcealedText::new("chave-de-teste"))
        };
        let call = call(&mut network, seed);
        Self { network, call, settings, state: Json::default(), gate: None }
    }

    fn until_the_end(&mut self) -> End {
        let around = Surroundings { settings: &self.settings, gate: None };
        let step = start(&self.call, &around, self.network.now_ms).expect("a call that the rules allow");
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
            // now and then the program stops, and another one takes up the state that it has stored
            if self.network.faults > 0 && self.network.random.one_in(40) {
                step = self.resumed();
                continue;
            }
            // once in a while whoever waits gives up
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
        next(&self.state, &around, &event, body, self.call.record, self.call.original).expect("an event that fits")
    }

    fn resumed(&mut self) -> ExchangeStep {
        self.network.lines.push("is resumed".to_owned());
        let seed = (self.network.random.next() >> 1) as i64;
        let around = Surroundings { settings: &self.settings, gate: self.gate.as_ref() };
        let Call { operation, record, original, .. } = self.call;
        resume(operation, &self.state, &around, self.network.now_ms, seed, record, original).expect("an open state")
    }

    /// Somebody else inserts records meanwhile.
    fn others(&mut self) {
        if !self.network.random.one_in(6) || self.call.operation == ApiOperation::CustomersList {
            return;
        }
        let number = self.network.random.below(1000);
        let bodies = [
            ("/api/v2/clientes/", format!(r#"{{"tipo":2,"nome":"Outra pessoa {number}"}}"#)),
            ("/api/v2/servicos/", format!(r#"{{"nome":"Outro serviço {number}","valor":5.00}}"#)),
            ("/api/v2/vendas/", sale("Outra venda", 400)),
        ];
        let (target, body) = self.network.random.pick(&bodies);
        let request = crate::common::request("POST", target, "chave-de-teste", body);
        self.network.twin.handle(&request, None);
    }

    /// The law that an end breaks.
    fn judged(&self, end: &End) -> Option<String> {
        let carried_out = self.network.carried_out;
        let once = lastro::http::Repeat::Reconcile == self.call.operation.route().repeat;
        if once && carried_out > 1 {
            return Some("a change was carried out twice".to_owned());
        }
        let changes = self.call.operation.route().repeat != lastro::http::Repeat::Read;
        match end {
            End::Done if changes && carried_out == 0 => Some("it is called done, and was not".to_owned()),
            End::Failed(failure) if failure.carried_out == CarriedOut::No && carried_out > 0 => {
                Some("it is called not done, and was".to_owned())
            }
            End::Failed(failure) if !changes && failure.carried_out != CarriedOut::No => {
                Some("a read is called unknown".to_owned())
            }
            End::Listed(Some(PageEnd::Complete), ids) => {
                let all: Vec<i64> = (1..=CUSTOMERS as i64).collect();
                (*ids != all).then(|| format!("a complete list has {ids:?}"))
            }
            End::Listed(end, _) => Some(format!("a list that nobody changes ends with {end:?}")),
            _ => None,
        }
    }

    /// The law that is broken once everything has settled and the network is whole: what can be found out is found out.
    fn looked_again(&mut self, failure: &ExchangeFailure) -> Option<String> {
        if !failure.resumable {
            return None;
        }
        let repeat = self.call.operation.route().repeat;
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
                let known = carried_out > 0 || self.settings.settled_after_ms.is_some();
                let by_key = repeat == lastro::http::Repeat::Reconcile;
                (known && by_key).then(|| "it stays unknown, though it can be found out".to_owned())
            }
            _ => None,
        }
    }
}

/// What a program keeps between two steps: text.
fn kept(value: &Json) -> Json {
    let text = value.to_text();
    assert!(!text.contains("chave-de-teste"), "the state has the key: {text}");
    Json::parse(text.as_bytes()).expect("JSON")
}

/// An operation with values that no other story has.
fn call(network: &mut Network, seed: u64) -> Call<'static> {
    let leak = |text: &str| -> &'static Json { Box::leak(Box::new(Json(json(text)))) };
    let name = format!("Ana Conceição {seed}");
    let first = first_installment(network);
    match network.random.below(10) {
        0 | 1 => {
            let record = format!(r#"{{"tipo":2,"nome":"{name}","cep":"01310100","obs":"","cpf":"52998224725"}}"#);
            Call { record: Some(leak(&record)), ..Call::new(ApiOperation::CustomersInsert) }
        }
        2 => Call {
            record: Some(leak(&format!(r#"{{"nome":"{name}","valor":12.50}}"#))),
            ..Call::new(ApiOperation::ServicesInsert)
        },
        3 => {
            // a customer whom the service does not know: it refuses, the rules cannot
            let unknown = if network.random.one_in(8) { r#""id_cliente":999"# } else { r#""id_cliente":1"# };
            let record = sale(&name, 500).replace(r#""id_cliente":1"#, unknown);
            Call { record: Some(leak(&record)), ..Call::new(ApiOperation::SalesInsert) }
        }
        4 => {
            let record =
                format!(r#"{{"id_parcela":{first},"data_recebimento":"2027-02-11","valor_recebido":"150.00"}}"#);
            Call { id: Some(1), record: Some(leak(&record)), ..Call::new(ApiOperation::SalesConfirmReceipt) }
        }
        5 => {
            let (before, after) = (r#"{"tipo":2,"nome":"Cliente 1"}"#, format!(r#"{{"tipo":2,"nome":"{name}"}}"#));
            Call {
                id: Some(2),
                record: Some(leak(&after)),
                original: Some(leak(before)),
                ..Call::new(ApiOperation::CustomersUpdate)
            }
        }
        6 => Call { id: Some(3), ..Call::new(ApiOperation::CustomersDelete) },
        7 => {
            let record =
                format!(r#"{{"id_parcela":{first},"data_vencimento_novo":"2027-06-10","valor_novo":"155.00"}}"#);
            Call { id: Some(1), record: Some(leak(&record)), ..Call::new(ApiOperation::SalesUpdateBoleto) }
        }
        8 => Call { id: Some(1), ..Call::new(ApiOperation::CustomersSelect) },
        _ => Call { query: Some("_limit=3".into()), ..Call::new(ApiOperation::CustomersList) },
    }
}

/// The key of the first installment of the first sale.
fn first_installment(network: &mut Network) -> i64 {
    let request = crate::common::request("GET", "/api/v2/vendas/1", "chave-de-teste", "");
    let response = network.twin.handle(&request, None).response.expect("a response");
    let sale = lastro::json::parse(&response.body).expect("JSON");
    let installments = sale.get("parcelas").and_then(Value::as_array).expect("installments");
    integer(installments.first().and_then(|one| one.get("id"))).expect("a key")
}
