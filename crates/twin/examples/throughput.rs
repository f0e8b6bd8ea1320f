//! How much a twin in process does in a second, on one thread. `cargo xtask bench twin` runs it in release; the argument is
//! the number of sales. Prints a line of JSON for each figure. The twin
//! keeps no journal, which would hold every request of the run in memory.
#![allow(clippy::disallowed_methods, reason = "the twin has no clock and no arguments, this program measures it")]

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use base64::Engine as _;
use lastro::model::{Codec as _, Json, Node, Reader};
use lastro_twin::{Config, Moment, Request, Twin};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    let sales: i64 = std::env::args().nth(1).map_or(Ok(1_000_000), |text| text.parse())?;
    let mut twin = company()?;

    let customer = request("POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza"}"#);
    each("insert a small customer", 100_000, || answered(&mut twin, &customer))?;

    let sale = request("POST", "/api/v2/vendas/", &sale());
    println!("{{\"work\":\"size of a sale's document\",\"bytes\":{}}}", sale.body.len());
    each("insert a sale", sales, || answered(&mut twin, &sale))?;

    let keys: Vec<Request> =
        (1..=1000).map(|k| request("GET", &format!("/api/v2/vendas/{}", k * sales / 1000), "")).collect();
    let mut key = keys.iter().cycle();
    each("select a sale", 1_000_000, || answered(&mut twin, key.next().unwrap_or(&sale)))?;

    let by_key = request("GET", "/api/v2/vendas/?_sort=id&_limit=100", "");
    each("list 100 by key", 50_000, || answered(&mut twin, &by_key))?;
    let indexed = request("GET", "/api/v2/vendas/?id_cliente=1&_sort=id&_limit=100", "");
    each("list 100 by an indexed field", 2_000, || answered(&mut twin, &indexed))?;

    each("fork", 1_000_000, || {
        black_box(twin.fork());
        Ok(())
    })?;
    firings()
}

/// Contracts that generate a sale a month, for a year.
fn firings() -> Result<()> {
    let mut twin = company()?;
    let contract = r#"{"agendamento":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,
        "agendamento_automatico":1,"id_cliente":1,"id_meio_pagamento":1,"metodo_cobranca":3,"valor_venda":100,
        "itens":[{"id_servico":1,"recorrente":1,"valor":100,"qtd":1}],"parcelas":[{"data_vencimento":"2027-02-10","valor":100}]}"#;
    let contract = request("POST", "/api/v2/vendas/", contract);
    for _ in 0..10_000 {
        answered(&mut twin, &contract)?;
    }
    let end = "2028-01-01T09:00:00-03:00".parse().map_err(|_| "no moment")?;
    let begun = Instant::now();
    let progress = twin.advance(Moment::of(&end), usize::MAX).map_err(|refused| format!("{refused:?}"))?;
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "{{\"work\":\"work that comes due (contracts, overdue installments)\",\"per_second\":{}}}",
        progress.done as f64 / seconds
    );
    Ok(())
}

/// An account with a customer and a service.
fn company() -> Result<Twin> {
    let Json(config) = Json::parse(br#"{"policies": {"journal": "none"}}"#).map_err(|error| error.to_string())?;
    let mut reader = Reader::new();
    let config = Config::read(Node::from(&config), &mut reader).ok_or("no configuration")?;
    let mut twin = Twin::new(&config).map_err(|error| error.to_string())?;
    answered(&mut twin, &request("POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana Souza"}"#))?;
    answered(&mut twin, &request("POST", "/api/v2/servicos/", r#"{"nome":"Suporte"}"#))?;
    Ok(twin)
}

/// A sale of 1.8 KB, as the insert of the document has it.
fn sale() -> String {
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
    let outcome = twin.handle(black_box(request), None);
    let response = outcome.response.ok_or("no answer")?;
    if response.status == 200 { Ok(()) } else { Err(String::from_utf8_lossy(&response.body).into()) }
}

/// Does a work so many times, and prints how often it is done in a second.
fn each(work: &str, times: i64, mut once: impl FnMut() -> Result<()>) -> Result<()> {
    let begun = Instant::now();
    for _ in 0..times {
        once()?;
    }
    let per_second = times as f64 / begun.elapsed().as_secs_f64();
    println!("{{\"work\":\"{work}\",\"per_second\":{per_second}}}");
    Ok(())
}

fn request(method: &str, target: &str, body: &str) -> Request {
    let authorization = base64::engine::general_purpose::STANDARD.encode("chave-de-teste:");
    let mut headers = vec![("Authorization".to_owned(), format!("Basic {authorization}"))];
    if !body.is_empty() {
        headers.push(("Content-Type".to_owned(), "application/json".to_owned()));
    }
    Request { method: method.to_owned(), target: target.to_owned(), headers, body: body.as_bytes().to_vec() }
}
