//! Measures the throughput of an in-process twin on one thread. `cargo xtask bench twin` runs it in release mode.
//!
//! `throughput [SALES] [NAME]`: SALES is the number of sales in the twin. With NAME, only the workloads whose names contain it
//! are measured. Prints one line of JSON per figure. The name of a workload begins with the function that is measured:
//! `Twin::handle` executes whole requests, and `View` and `Store` access only the state. The journal is switched off, since it
//! would keep every request of the run in memory.
#![allow(clippy::disallowed_methods, reason = "the twin has no clock and no arguments, this program measures it")]

use std::error::Error;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use base64::Engine as _;
use lastro::model::{Codec as _, Json, Node, Reader};
use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Memory, Row, RowChange, Store as _, Table, View as _};
use lastro_twin::{Config, Moment, Request, Twin};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let sales: i64 = arguments.next().map_or(Ok(1_000_000), |text| text.parse())?;
    let works = Works { wanted: arguments.next().unwrap_or_default() };
    let usual = request("POST", "/api/v2/vendas/", &usual_sale());
    let document = works.requests(sales, &usual)?;
    works.state(sales, &document)?;
    works.large_sales(sales / 10)?;
    works.firings(sales / 100)
}

/// The workloads to measure: those whose names contain `wanted`.
struct Works {
    wanted: String,
}

impl Works {
    /// Measures requests to a twin with many sales. Returns the document of a sale.
    fn requests(&self, sales: i64, usual: &Request) -> Result<Arc<str>> {
        let mut twin = company()?;
        let customer = request("POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza"}"#);
        self.each("Twin::handle: insert a small customer", sales / 10, || answered(&mut twin, &customer))?;

        let document = String::from_utf8(answer(&mut twin, usual)?)?;
        size("a sale", usual, document.len());
        // These sales are always inserted, since later workloads need them.
        let insert = "Twin::handle: insert a sale";
        self.always(insert, sales.saturating_sub(1), || answered(&mut twin, usual))?;

        let keys: Vec<Request> =
            (1..=1000).map(|k| request("GET", &format!("/api/v2/vendas/{}", (k * sales / 1000).max(1)), "")).collect();
        let mut key = keys.iter().cycle();
        self.each("Twin::handle: select a sale", sales, || answered(&mut twin, key.next().unwrap_or(usual)))?;

        let by_key = request("GET", "/api/v2/vendas/?_sort=id&_limit=100", "");
        self.each("Twin::handle: list 100 by key", sales / 20, || answered(&mut twin, &by_key))?;
        let indexed = request("GET", "/api/v2/vendas/?id_cliente=1&_sort=id&_limit=100", "");
        self.each("Twin::handle: list 100 by an indexed field", sales / 20, || answered(&mut twin, &indexed))?;

        self.each("Twin::fork", sales, || {
            black_box(twin.fork());
            Ok(())
        })?;
        Ok(document.into())
    }

    /// Measures calls that only access the state, without requests and responses.
    fn state(&self, sales: i64, document: &Arc<str>) -> Result<()> {
        let mut state = Memory::default();
        let mut ids = 1..;
        self.always("Store::apply: a new sale", sales, || {
            let id = ids.next().ok_or("no further key")?;
            let row = Row::new(id, Arc::clone(document), None);
            let rows = vec![RowChange { table: Table::Sale, id, row: Some(row) }];
            Ok(state.apply(Changes { rows, ..Changes::default() })?)
        })?;
        let mut ids = (1..=1000).map(|k| (k * sales / 1000).max(1)).cycle();
        self.each("View::get: a sale", sales, || {
            let row = state.get(Table::Sale, black_box(ids.next().unwrap_or(1)))?;
            if black_box(row).is_some() { Ok(()) } else { Err("no sale".into()) }
        })?;
        let page = Query { limit: Some(100), ..Query::all(Resource::Sale) };
        self.each("View::select: 100 sales by key", sales / 20, || {
            black_box(state.select(Resource::Sale, black_box(&page))?);
            Ok(())
        })
    }

    /// Measures sales with many items and installments.
    fn large_sales(&self, sales: i64) -> Result<()> {
        let mut twin = company()?;
        let large = request("POST", "/api/v2/vendas/", &large_sale());
        size("a sale of 12 items and 12 installments", &large, answer(&mut twin, &large)?.len());
        self.each("Twin::handle: insert a sale of 12 items and 12 installments", sales, || answered(&mut twin, &large))
    }

    /// Measures contracts that generate one sale per month, for a year.
    fn firings(&self, contracts: i64) -> Result<()> {
        let work = "Twin::advance: work that comes due (contracts, overdue installments)";
        if !work.contains(&self.wanted) {
            return Ok(());
        }
        let mut twin = company()?;
        let contract = r#"{"agendamento":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,
            "agendamento_automatico":1,"id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":3,"valor_venda":100,
            "itens":[{"id_servico":1,"recorrente":1,"valor":100,"qtd":1}],"parcelas":[{"data_vencimento":"2027-02-10","valor":100}]}"#;
        let contract = request("POST", "/api/v2/vendas/", contract);
        for _ in 0..contracts {
            answered(&mut twin, &contract)?;
        }
        let end = "2028-01-01T09:00:00-03:00".parse().map_err(|_| "no moment")?;
        let begun = Instant::now();
        let progress = twin.advance(Moment::of(&end), usize::MAX).map_err(|refused| format!("{refused:?}"))?;
        let per_second = progress.done as f64 / begun.elapsed().as_secs_f64();
        println!("{{\"size\":\"work that comes due\",\"done\":{}}}", progress.done);
        figure(work, per_second);
        Ok(())
    }

    /// Runs a workload this many times, if its name matches `wanted`.
    fn each(&self, work: &str, times: i64, once: impl FnMut() -> Result<()>) -> Result<()> {
        if work.contains(&self.wanted) { self.always(work, times, once) } else { Ok(()) }
    }

    /// Runs a workload this many times. Prints its rate per second if its name matches `wanted`.
    fn always(&self, work: &str, times: i64, mut once: impl FnMut() -> Result<()>) -> Result<()> {
        let begun = Instant::now();
        for _ in 0..times {
            once()?;
        }
        if work.contains(&self.wanted) {
            figure(work, times as f64 / begun.elapsed().as_secs_f64());
        }
        Ok(())
    }
}

fn figure(work: &str, per_second: f64) {
    println!("{{\"work\":\"{work}\",\"per_second\":{per_second}}}");
}

/// Prints the size in bytes of the body of an insert, and of the stored document.
fn size(what: &str, insert: &Request, document: usize) {
    println!("{{\"size\":\"{what}\",\"body\":{},\"document\":{document}}}", insert.body.len());
}

/// Creates a twin with a customer and a service.
fn company() -> Result<Twin> {
    let Json(config) = Json::parse(br#"{"policies": {"journal": "none"}}"#).map_err(|error| error.to_string())?;
    let mut reader = Reader::new();
    let config = Config::read(&Node::from(&config), &mut reader).ok_or("no configuration")?;
    let mut twin = Twin::new(&config).map_err(|error| error.to_string())?;
    answered(&mut twin, &request("POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza"}"#))?;
    answered(&mut twin, &request("POST", "/api/v2/servicos/", r#"{"nome":"Suporte"}"#))?;
    Ok(twin)
}

/// A typical sale of 1.8 KB: two items, three installments, and the text of its invoice.
fn usual_sale() -> String {
    let text =
        "Serviços de suporte técnico e manutenção preventiva prestados no mês, conforme contrato e ordem de serviço. ";
    format!(
        r#"{{"agendamento":0,"data":"2027-01-05","id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":3,
        "discriminacao":"{}","valor_venda":390.00,"desconto":10.00,"whatsapp_enviar":1,
        "nfse_dados":{{"aliquota":5.00,"iss_retido":1,"rps_tipo":1,"rps_serie":"NF"}},
        "itens":[{{"id_servico":1,"recorrente":1,"valor":300.00,"qtd":1,"total":300.00}},
        {{"id_servico":1,"recorrente":0,"valor":50.00,"qtd":2,"total":100.00}}],
        "parcelas":[{{"data_vencimento":"2027-01-10","valor":130.00}},{{"data_vencimento":"2027-02-10","valor":130.00}},
        {{"data_vencimento":"2027-03-10","valor":130.00}}]}}"#,
        text.repeat(11).trim_end()
    )
}

/// A sale with an item and an installment for each month of a year.
fn large_sale() -> String {
    let item = r#"{"id_servico":1,"recorrente":1,"valor":32.5,"qtd":1,"total":32.5}"#;
    let month = |k: u32| format!(r#"{{"data_vencimento":"2027-{:02}-10","valor":32.5}}"#, k);
    let items = [item; 12].join(",");
    let months: Vec<String> = (1..=12).map(month).collect();
    format!(
        r#"{{"data":"2027-01-05","id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":3,"valor_venda":390.0,"desconto":0,
        "discriminacao":"Manutenção mensal conforme contrato","nfse_dados":{{"rps_tipo":1,"rps_serie":"NF"}},
        "itens":[{items}],"parcelas":[{}]}}"#,
        months.join(",")
    )
}

fn answered(twin: &mut Twin, request: &Request) -> Result<()> {
    answer(twin, request).map(|_| ())
}

/// Sends a request that must succeed. Returns the body of the response.
fn answer(twin: &mut Twin, request: &Request) -> Result<Vec<u8>> {
    let outcome = twin.handle(black_box(request), None);
    let response = outcome.response.ok_or("no answer")?;
    if response.status == 200 { Ok(response.body) } else { Err(String::from_utf8_lossy(&response.body).into()) }
}

fn request(method: &str, target: &str, body: &str) -> Request {
    let authorization = base64::engine::general_purpose::STANDARD.encode("chave-de-teste:");
    let mut headers = vec![("Authorization".to_owned(), format!("Basic {authorization}"))];
    if !body.is_empty() {
        headers.push(("Content-Type".to_owned(), "application/json".to_owned()));
    }
    Request { method: method.to_owned(), target: target.to_owned(), headers, body: body.as_bytes().to_vec() }
}
