//! Checks the pages of listings: each record that matches the filter is on exactly one page, in the requested order.

use lastro::json::{Value, parse};

use crate::common::integer;
use crate::common::model::{cents, list};

/// A listing: its path with a filter and an order, a function that applies the same filter, and one that returns a record's sort key.
type Listing = (&'static str, fn(&Value) -> bool, fn(&Value) -> (i64, i64));

const LISTINGS: [Listing; 6] = [
    ("vendas/?_sort=id", |_| true, |sale| (0, id(sale))),
    (
        "vendas/?valor_venda[gt]=100&_sort=-valor_venda,id",
        |sale| cents(sale.get("valor_venda")) > 10_000,
        |sale| (-cents(sale.get("valor_venda")), id(sale)),
    ),
    (
        "vendas/?itens.id_servico=1&itens.id_servico=2&_sort=-id",
        |sale| list(sale, "itens").iter().any(|item| matches!(integer(item.get("id_servico")), Some(1 | 2))),
        |sale| (0, -id(sale)),
    ),
    (
        "vendas/?parcela_status[neq]=2&agendamento=0&_sort=parcela_status,-id",
        |sale| integer(sale.get("parcela_status")) != Some(2) && integer(sale.get("agendamento")) == Some(0),
        |sale| (integer(sale.get("parcela_status")).unwrap_or_default(), -id(sale)),
    ),
    (
        "clientes/?cpf[isnotnull]&_expand=contatos&_sort=-id",
        |customer| customer.get("cpf").is_some_and(|cpf| *cpf != Value::Null),
        |customer| (0, -id(customer)),
    ),
    (
        "servicos/?valor[between]=50,500&_sort=valor,id",
        |service| (5_000..=50_000).contains(&cents(service.get("valor"))),
        |service| (cents(service.get("valor")), id(service)),
    ),
];
const SIZES: [usize; 2] = [3, 7];

fn id(record: &Value) -> i64 {
    integer(record.get("id")).expect("a key")
}

/// Reads every listing page by page, with pages of each size, and checks the pages. `get`: returns the response body for a path.
/// Returns the number of pages, not counting first pages.
pub fn add_up(mut get: impl FnMut(&str) -> Vec<u8>) -> usize {
    let mut further = 0;
    let mut page = |target: &str| parse(&get(target)).unwrap_or_else(|_| panic!("no JSON: {target}"));
    for (listing, is_meant, place) in LISTINGS {
        let structure = listing.split_once('?').expect("a query").0;
        let all = page(&format!("/api/v2/{structure}?_limit=1000"));
        let meant = list(&all, "data").iter().filter(|record| is_meant(record)).count();
        for size in SIZES {
            let mut seen: Vec<Value> = Vec::new();
            loop {
                let shown = page(&format!("/api/v2/{listing}&_limit={size}&_offset={}", seen.len()));
                let count = integer(shown.get("header").and_then(|header| header.get("count")));
                assert_eq!(count, i64::try_from(meant).ok(), "{listing}");
                let records = list(&shown, "data");
                assert_eq!(records.len(), size.min(meant - seen.len()), "{listing}");
                seen.extend_from_slice(records);
                if seen.len() == meant {
                    break;
                }
                further += 1;
            }
            assert!(seen.iter().all(is_meant), "{listing}");
            assert!(seen.windows(2).all(|pair| place(&pair[0]) < place(&pair[1])), "{listing}: {seen:?}");
        }
    }
    // version 1 returns no total count, so the last page is the first one with fewer records than the limit
    let mut seen = Vec::new();
    loop {
        let shown = page(&format!("/api/venda?ordenarColuna=id&inicio={}&limite=3", seen.len()));
        let records = list(&shown, "data");
        seen.extend(records.iter().map(|sale| sale.get("id").and_then(Value::as_str).and_then(|id| id.parse().ok())));
        if records.len() < 3 {
            break;
        }
    }
    let all = page("/api/v2/vendas/?_limit=1000&_sort=id");
    assert_eq!(seen, list(&all, "data").iter().map(|sale| Some(id(sale))).collect::<Vec<_>>(), "version 1");
    further
}
