//! Generates a recording of any length, to measure the time and memory that `lastro drift` needs for it. The simulated account
//! has 500 sales, which are listed, read and changed.
//!
//! `cargo run --release -p lastro-mirror --example long_recording -- FILE MEGABYTES`, then `/usr/bin/time -v lastro drift
//! FILE`.

use std::env::args;
use std::error::Error;
use std::fs;
use std::path::Path;

use lastro_mirror::RecordedResponse;
use lastro_mirror::har::Recorder;
use lastro_mirror::stories::exchange;
use lastro_twin::http::read_json;
use lastro_twin::{Config, Moment, Request, Twin};

const CUSTOMERS: u64 = 100;
const SALES: u64 = 500;
/// Number of exchanges after which the length of the file is checked.
const TURN: u64 = 100;

/// The request with this number. The first requests create the records of the account; all others read and change them.
fn request(number: u64) -> (&'static str, String, String) {
    let sale = number % SALES + 1;
    if number < CUSTOMERS {
        let body = format!(r#"{{"tipo":2,"nome":"Cliente {number}"}}"#);
        return ("POST", "/api/v2/clientes/".to_owned(), body);
    }
    if number < CUSTOMERS + SALES {
        let customer = number % CUSTOMERS + 1;
        let body = format!(r#"{{"data":"2027-01-04","id_cliente":{customer},"valor_venda":{sale}.50}}"#);
        return ("POST", "/api/v2/vendas/".to_owned(), body);
    }
    let read = |target: String| ("GET", target, String::new());
    match number % 10 {
        0 => read(format!("/api/v2/vendas/?_limit=20&_offset={}", number % SALES)),
        // Some requests have no `_limit`, so that the twin's policy `default-limit` has an effect.
        1 if number % 100 == 1 => read("/api/v2/clientes/".to_owned()),
        1 => read("/api/v2/clientes/?_limit=20&_sort=nome".to_owned()),
        2 => {
            let customer = number % CUSTOMERS + 1;
            ("PUT", format!("/api/v2/clientes/{customer}"), format!(r#"{{"obs":"Visita {number}"}}"#))
        }
        3 => ("POST", format!("/api/v2/vendas/{sale}"), format!(r#"{{"discriminacao":"Pedido {number}"}}"#)),
        _ => read(format!("/api/v2/vendas/{sale}")),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut given = args().skip(1);
    let (Some(file), Some(megabytes)) = (given.next(), given.next()) else {
        return Err("expected a file and a number of megabytes".into());
    };
    let length = megabytes.parse::<u64>()? * 1_000_000;
    let config: Config = read_json(br#"{"seed":7,"now":"2027-01-01T12:00:00Z","policies":{"journal":"none"}}"#)?;
    let mut twin = Twin::new(&config)?;
    let mut recorder = Recorder::open(Path::new(&file))?;
    let mut number = 0;
    while fs::metadata(&file)?.len() < length {
        for _ in 0..TURN {
            let at = Moment::from_millis(1_798_804_800_000).plus(i64::try_from(number)? * 1_000);
            let (method, target, body) = request(number);
            let headers = vec![("Content-Type".to_owned(), "text/json".to_owned())];
            let request = Request { method: method.to_owned(), target, headers, body: body.into_bytes() };
            let mut sent = request.clone();
            sent.headers.push(("Authorization".to_owned(), "Basic Y2hhdmUtcGFyYS10ZXN0ZXM6".to_owned()));
            let answer = twin.handle(&sent, Some(at)).response.ok_or("no response")?;
            if answer.status != 200 {
                return Err(String::from_utf8_lossy(&answer.body).into());
            }
            recorder.append(&exchange(at, request, Some(RecordedResponse::from(answer))))?;
            number += 1;
        }
    }
    println!("{number} exchanges, {} bytes", fs::metadata(&file)?.len());
    Ok(())
}
