//! Measures a state with many sales, and its database file: `million [SALES] [FILE]`. Prints one line of JSON per figure, and
//! the result and the duration of each query.

use std::fmt::Write as _;
use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use lastro::query::{Resource, parse};
use lastro_serve::store::{Database, Options};
use lastro_twin::state::{Changes, Memory, Row, RowChange, Store as _, Table, View as _};

/// The stored row of a sale with an item and two installments.
fn sale(id: i64) -> Row {
    let n = id.unsigned_abs().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20;
    let (customer, day, month) = (n % 10_000 + 1, n % 28 + 1, n / 28 % 12 + 1);
    let year = 2024 + n / 400 % 4;
    let status = [2, 2, 2, 2, 2, 1, 1, 5, 5, 4][(n / 7 % 10) as usize];
    let cents = n / 11 % 1_000_000;
    let (reais, cents) = (cents / 100, cents % 100);
    let mut doc = format!(
        "{{\"id\":{id},\"data\":\"{year}-{month:02}-{day:02}\",\"agendamento\":0,\"id_cliente\":{customer},\
         \"cliente\":\"Cliente número {customer} Ltda\",\"discriminacao\":\"Serviços de consultoria do mês {month}, contrato {n}\",\
         \"desconto\":0.00,\"valor_venda\":{reais}.{cents:02},\"metodo_cobranca\":1,\"id_meio_pagamento\":{},\
         \"meio_pagamento\":\"Boleto\",\"parcela_status\":{status},\"nfse_status\":0,\"parcelas\":[",
        n % 3 + 1
    );
    for parcel in 1..=2 {
        let separator = if parcel == 1 { "" } else { "," };
        let _ = write!(
            doc,
            "{separator}{{\"id\":{},\"id_venda\":{id},\"parcela\":{parcel},\"data_vencimento\":\"{year}-{month:02}-{:02}\",\
             \"valor\":{}.{cents:02},\"status\":{status}}}",
            id * 2 + parcel,
            (day + n / 97 % 13) % 28 + 1,
            reais / 2
        );
    }
    let _ = write!(
        doc,
        "],\"itens\":[{{\"id\":{id},\"id_venda\":{id},\"id_servico\":{},\"servico\":\"Consultoria\",\"valor\":{reais}.{cents:02},\"qtd\":1}}]}}",
        n % 20 + 1
    );
    Row::new(id, doc.into(), None)
}

fn changes(ids: core::ops::Range<i64>) -> Changes {
    let rows = ids.map(|id| RowChange { table: Table::Sale, id, row: Some(sale(id)) });
    Changes { rows: rows.collect(), ..Changes::default() }
}

/// Resident memory of this process, in MB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or_default() / 1024
}

const QUERIES: &[&str] = &[
    "_limit=100",
    "_limit=100&_sort=-id",
    "_limit=100&_offset=900000",
    "parcela_status=5&_limit=100",
    "parcela_status=2&_limit=100",
    "id_cliente=77&_sort=-data&_limit=100",
    "parcela_status=5&_sort=-data&_limit=100",
    "data[gte]=2027-06-01&_sort=data&_limit=100",
    "_sort=-valor_venda&_limit=100",
    "_sort=-parcela_status&_limit=100",
    "_sort=-data&_limit=100&_offset=500000",
    "parcelas.data_vencimento=2026-03-10&_limit=100",
    "parcelas.data_vencimento[between]=2026-03-01,2026-03-31&parcelas.status=1&_limit=100",
    "parcela_status=2&valor_venda[gt]=5000&_limit=100",
    "parcela_status=2&valor_venda[gt]=5000&data[gte]=2025-01-01&id_meio_pagamento=2&agendamento=0&_limit=100",
    "id_meio_pagamento=2&_limit=100",
    "_sort=id_meio_pagamento&_limit=100",
    "cliente[contains]=mero 77&_limit=100",
    "discriminacao[contains]=consultoria&_limit=100",
    "parcelas.valor[gt]=4000&_limit=100",
    "parcelas.status[neq]=2&valor_venda[gt]=5000&_limit=100",
    "itens.id_servico=7&_limit=100",
    "agendamento_ativo_data[isnotnull]&_limit=100",
];

fn time(state: &Memory, query: &str) -> (Duration, Duration, i64) {
    let query = parse(Resource::Sale, query).expect("a query");
    let start = Instant::now();
    let found = state.select(Resource::Sale, &query).expect("rows");
    let first = start.elapsed();
    let times = if first > Duration::from_millis(20) { 3 } else { 200 };
    let start = Instant::now();
    for _ in 0..times {
        black_box(state.select(Resource::Sale, &query).expect("rows"));
    }
    (first, start.elapsed() / times, found.count)
}

fn queries(state: &Memory) {
    for query in QUERIES {
        let (first, again, count) = time(state, query);
        let [first, again] = [first, again].map(milliseconds);
        println!("{{\"query\":\"{query}\",\"rows\":{count},\"first\":{first},\"again\":{again}}}");
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

fn say(place: &str, work: &str, value: f64, unit: &str) {
    println!("{{\"work\":\"{work}\",\"who\":\"{place}\",\"value\":{value},\"unit\":\"{unit}\"}}");
}

/// The number of operations per second.
fn per_second(times: i64, since: Instant) -> f64 {
    times as f64 / since.elapsed().as_secs_f64()
}

/// Number of additional sales that are inserted one by one: enough to measure, but few compared with the existing ones.
fn more(sales: i64) -> i64 {
    sales.min(50_000)
}

/// Creates a database file with many sales. Measures how fast a server loads the file and writes to it.
fn file(sales: i64, path: &PathBuf) -> Memory {
    let place = "SQLite";
    let mut database = Database::open(path, &Options::default()).expect("a file");
    let start = Instant::now();
    for first in (1..=sales).step_by(10_000) {
        database.apply(changes(first..(first + 10_000).min(sales + 1))).expect("the database");
    }
    say(place, "insert a sale, ten thousand at a time", per_second(sales, start), "/s");
    database.close().expect("closed");
    say(place, "the file", std::fs::metadata(path).map_or(0, |about| about.len()) as f64 / 1e6, "MB");
    // the additional sales are inserted into a copy, so that the file contains the requested number of sales
    let copy = path.with_extension("copy");
    std::fs::copy(path, &copy).expect("a copy");
    let (start, before) = (Instant::now(), resident());
    let mut database = Database::open(&copy, &Options::default()).expect("a file");
    let state = database.load().expect("a state");
    say(place, "load the file", milliseconds(start.elapsed()), "ms");
    say(place, "memory for the sales", resident().saturating_sub(before) as f64, "MB");
    say(place, "a sale's document", sale(sales / 2).doc.len() as f64, "bytes");
    for batch in [1, 64] {
        let (start, mut done) = (Instant::now(), 0);
        while done < more(sales) && start.elapsed() < Duration::from_secs(3) {
            let id = 10 * sales + batch * 1_000_000 + done;
            database.apply(changes(id..id + batch)).expect("durable");
            done += batch;
        }
        say(place, &format!("write a sale, durable in groups of {batch}"), per_second(done, start), "/s");
    }
    database.close().expect("closed");
    std::fs::remove_file(&copy).expect("removed");
    state
}

fn memory(sales: i64, mut memory: Memory) {
    let place = "memory";
    queries(&memory);
    let start = Instant::now();
    for n in 0..sales {
        black_box(memory.get(Table::Sale, (n * 7_919) % sales + 1).expect("a row"));
    }
    say(place, "get by key", per_second(sales, start), "/s");
    let start = Instant::now();
    for _ in 0..1_000 {
        black_box(memory.clone());
    }
    say(place, "fork", per_second(1_000, start), "/s");
    let start = Instant::now();
    let count = more(sales);
    for id in sales + 1..=sales + count {
        memory.apply(changes(id..id + 1)).expect("memory");
    }
    say(place, "insert a sale, one by one", per_second(count, start), "/s");
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let sales = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let path = arguments.next().map_or_else(|| std::env::temp_dir().join("lastro-million.db"), PathBuf::from);
    let state = file(sales, &path);
    memory(sales, state);
}
