//! Helpers of the test `stories`: write the file with the stories, prepare the account, and check the reported outcomes.

use std::collections::BTreeMap;

use lastro::json::{Value, parse};
use lastro::v1::FormPairs;

use crate::served::{Random, Served};

const STORIES: u64 = 200;
/// Number of version 1 stories. They follow those of version 2.
const STORIES_V1: u64 = 60;
/// Number of customers at the beginning. Stories may delete any of them except the first two.
const CUSTOMERS: u64 = 40;
const SALES: u64 = 12;

/// The stories, one per line: seed, operation, key, query, record, record before the update, `look_before`, `per_second`,
/// `settled_after_ms`. In a story of version 1, the query column holds the page size, and the record column an encoded form.
pub fn lines() -> String {
    let mut random = Random(2027);
    let mut lines: String = (1..=STORIES).map(|seed| line(seed, &mut random)).collect();
    lines.extend((STORIES + 1..=STORIES + STORIES_V1).map(|seed| line_v1(seed, &mut random)));
    lines
}

fn line(seed: u64, random: &mut Random) -> String {
    let name = name(seed);
    let customer = |more: &str| format!(r#"{{"tipo":2,"nome":"{name}"{more}}}"#);
    let (mut key, mut query, mut record, mut original) = (String::new(), "", String::new(), "");
    // each sale has two installments, whose keys follow those of the previous sale
    let installment;
    let operation = match random.below(14) {
        0 | 1 => {
            record = customer(r#","cep":"01310100","cpf":"52998224725""#);
            "customers.insert"
        }
        2 => {
            record = format!(r#"{{"nome":"{name}","valor":"12.50"}}"#);
            "services.insert"
        }
        3 | 4 => {
            record = sale(&name, if random.below(8) == 0 { 999 } else { 1 }, 500);
            "sales.insert"
        }
        5 => {
            let sale = 1 + random.below(SALES);
            (key, installment) = (sale.to_string(), 2 * sale - 1);
            record =
                format!(r#"{{"id_parcela":{installment},"data_recebimento":"2027-02-11","valor_recebido":"150.00"}}"#);
            "sales.confirm_receipt"
        }
        6 => {
            key = (1 + random.below(2)).to_string();
            (record, original) = (customer(""), r#"{"tipo":2,"nome":"Cliente"}"#);
            "customers.update"
        }
        7 => {
            key = (3 + random.below(CUSTOMERS - 2)).to_string();
            "customers.delete"
        }
        8 => {
            let sale = 1 + random.below(SALES);
            (key, installment) = (sale.to_string(), 2 * sale);
            record =
                format!(r#"{{"id_parcela":{installment},"data_vencimento_novo":"2027-06-10","valor_novo":"155.00"}}"#);
            "sales.update_boleto"
        }
        9 => {
            key = "1".to_owned();
            "customers.select"
        }
        10 => {
            query = "_limit=30&_fields=id,nome";
            "customers.list"
        }
        11 => {
            record = r#"{"tipo":2,"nome":"","cpf":"1"}"#.to_owned();
            "customers.insert"
        }
        12 => {
            key = "52998224725".to_owned();
            "wallet.select"
        }
        _ => {
            query = "valor_venda[gte]=400&_limit=10";
            "sales.list"
        }
    };
    let settings = settings(random);
    [&seed.to_string(), operation, &key, query, &record, original, &settings].join("\t") + "\n"
}

fn settings(random: &mut Random) -> String {
    let mut setting = |share: u64, value: &'static str| if random.below(share) == 0 { value } else { "" };
    [setting(8, "false"), setting(3, "4"), setting(2, "60001")].join("\t")
}

fn line_v1(seed: u64, random: &mut Random) -> String {
    let name = name(seed);
    let (mut key, mut limit, mut pairs) = (String::new(), "", Vec::new());
    let sale_key = 1 + random.below(SALES);
    let operation = match random.below(14) {
        0 | 1 => {
            pairs = vec![("nome", &*name), ("cpf", "52998224725"), ("cep", "01310100")];
            "customers.insert"
        }
        2 => {
            pairs = vec![("nome", &*name), ("id_servico", "102"), ("valor", "12.50")];
            "services.insert"
        }
        3 | 4 => {
            // the code 999 belongs to no customer
            let customer = if random.below(8) == 0 { "999" } else { "1" };
            pairs =
                vec![("data", "2027-01-05"), ("cliente", customer), ("servico", "Suporte"), ("discriminacao", &*name)];
            pairs.extend([("valor_venda", "500.00"), ("emissao_nfse", "3"), ("meio_pagamento", "Dinheiro")]);
            "sales.insert"
        }
        5 => {
            key = sale_key.to_string();
            pairs = vec![("data_recebimento", "2027-02-11"), ("valor_recebido", "150.00")];
            "sales.confirm_receipt"
        }
        6 => {
            key = (1 + random.below(2)).to_string();
            pairs = vec![("nome", &*name), ("tipo", "2")];
            "customers.update"
        }
        7 => {
            key = (3 + random.below(CUSTOMERS - 2)).to_string();
            "customers.delete"
        }
        8 => {
            key = sale_key.to_string();
            pairs = vec![("parcela", "2"), ("data_vencimento_novo", "2027-07-10"), ("valor_novo", "160.00")];
            "sales.update_boleto"
        }
        9 => {
            key = "1".to_owned();
            "customers.select"
        }
        10 => {
            limit = "30";
            "customers.list"
        }
        11 => {
            pairs = vec![("nome", ""), ("cpf", "1")];
            "customers.insert"
        }
        12 => {
            key = sale_key.to_string();
            "sales.select"
        }
        _ => {
            limit = "10";
            "sales.list"
        }
    };
    let form = FormPairs::new(pairs.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect());
    let (operation, settings) = (format!("v1.{operation}"), settings(random));
    [&seed.to_string(), &operation, &key, limit, &form.encode(), "", &settings].join("\t") + "\n"
}

fn name(seed: u64) -> String {
    format!("Ana Conceição {seed}")
}

fn sale(what: &str, customer: u64, value: u64) -> String {
    let share = value / 2;
    format!(
        r#"{{"agendamento":0,"data":"2027-01-05","id_cliente":{customer},"id_meio_pagamento":2,"metodo_cobranca":3,"discriminacao":"{what}","valor_venda":"{value}.00","itens":[{{"id_servico":1,"recorrente":0,"valor":"{value}.00","qtd":1,"total":"{value}.00"}}],"parcelas":[{{"data_vencimento":"2027-02-10","valor":"{share}.00"}},{{"data_vencimento":"2027-03-10","valor":"{share}.00"}}]}}"#
    )
}

/// Inserts the records that the stories need.
pub fn begin(server: &Served) {
    let mut client = server.client();
    let mut insert = |target: &str, body: &str| {
        let (status, answer) = client.post(target, body);
        assert_eq!(status, 200, "{answer}");
    };
    for number in 1..=CUSTOMERS {
        insert("/api/v2/clientes/", &format!(r#"{{"tipo":2,"nome":"Cliente {number}"}}"#));
    }
    insert("/api/v2/servicos/", r#"{"nome":"Suporte","valor":100.00}"#);
    for _ in 1..=SALES {
        insert("/api/v2/vendas/", &sale("Manutenção", 1, 300));
    }
}

/// Fails if a record was inserted twice, or if a reported outcome of an insert contradicts the server's records.
pub fn judge(server: &Served, outcomes: &str) {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (area, field) in [("clientes", "nome"), ("servicos", "nome"), ("vendas", "discriminacao")] {
        let (status, page) = server.client().get(&format!("/api/v2/{area}/?_limit=1000&_fields=id,{field}"));
        assert_eq!(status, 200);
        let page = parse(page.as_bytes()).expect("a page");
        for record in page.get("data").and_then(Value::as_array).expect("records") {
            let text = |name: &str| record.get(name).map(Value::to_json).unwrap_or_default();
            found.entry(format!("{area} {}", text(field))).or_default().push(text("id"));
        }
    }
    let stories = lines();
    for (story, outcome) in stories.lines().zip(outcomes.lines()) {
        let mut parts = story.split('\t');
        let (seed, operation) = (parts.next().expect("a seed"), parts.next().expect("an operation"));
        let area = match operation.trim_start_matches("v1.") {
            "customers.insert" => "clientes",
            "services.insert" => "servicos",
            "sales.insert" => "vendas",
            _ => continue,
        };
        let name = name(seed.parse().expect("a number"));
        let keys = found.get(&format!("{area} \"{name}\"")).map(Vec::as_slice).unwrap_or_default();
        assert!(keys.len() <= 1, "{story}: inserted {} times", keys.len());
        let end = outcome.rsplit("again: ").next().unwrap_or_default();
        let words: Vec<&str> = end.trim_start_matches(&format!("{seed} ")).split(' ').collect();
        match words.as_slice() {
            ["done", key] => assert_eq!(keys, [(*key).to_owned()], "{story}: {outcome}"),
            ["invalid", "state"] | [_, "unknown", _] => {}
            _ => assert!(keys.is_empty(), "{story}: {outcome}, and it was inserted"),
        }
    }
}
