//! Generates records, changes and queries.

use std::fmt::Write as _;

use lastro::json::Value;
use lastro::model::{Customer, Model, Sale, Scalar, Service, Type};
use lastro::query::{Filter, Operator, Query, Resource, filterable, operators_of};
use lastro_twin::decide::document;
use lastro_twin::query::whole;
use lastro_twin::state::{Changes, Row, RowChange, Table};

/// Pseudorandom numbers from a seed (SplitMix64).
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }
}

/// JSON strings that a wrong comparison may confuse: because of case, accents, wildcards, escapes or digits.
const TEXTS: &[&str] = &[
    r#""Ana""#,
    r#""ANA""#,
    r#""ana maria""#,
    r#""José""#,
    r#""JOSÉ""#,
    r#""Ação & Cia""#,
    r#""""#,
    r#""a_b""#,
    r#""a%b""#,
    r#""a\u0000b""#,
    r#""a\u0000c""#,
    r#""\"aspas\"""#,
    r#""10""#,
    r#""9""#,
    r#""ação""#,
    r#""ÿ""#,
    r#""😀 fim""#,
    r#""Zé""#,
];
const MOMENTS: &[&str] = &[
    r#""2027-01-31T09:00:00-03:00""#,
    r#""2027-01-31T12:00:00Z""#,
    r#""2027-01-31T12:00:00.5Z""#,
    r#""2027-01-31T12:00:00.50000000001Z""#,
    r#""2027-01-31T12:00:00.5000000001Z""#,
    r#""2026-12-31T23:59:59.999-03:00""#,
    r#""0001-01-01T00:00:00Z""#,
    r#""9999-12-31T23:59:59+00:00""#,
];
const CUSTOM: &[&str] = &[
    "1",
    "1.0",
    "2",
    "-3.5",
    "1e2",
    "100",
    r#""10""#,
    r#""9""#,
    r#""abc""#,
    r#""ABC""#,
    r#""1x""#,
    "true",
    "null",
    "[1,2]",
    r#""a,b""#,
    r#""-3.50""#,
    r#""""#,
];
/// The custom fields of generated customers.
pub const CUSTOM_FIELDS: [&str; 2] = ["custom_cor", "custom_nivel"];

/// Generates a value of a type, as JSON text. There are only a few different values, so that many are equal.
pub fn value(ty: Type, random: &mut Random) -> String {
    let number = random.below(6);
    match ty.required() {
        Type::Text | Type::Concealed => (*random.pick(TEXTS)).to_owned(),
        Type::Integer => random.pick(&["1", "2", "3", "10", "-1", "9007199254740991", "0"]).to_string(),
        Type::Money => random.pick(&["0.00", "9.90", "10.00", "129.90", "-5.01", "999999999999999.99"]).to_string(),
        Type::Percent => random.pick(&["0", "2.5", "2.50", "100", "-1"]).to_string(),
        Type::Quantity => random.pick(&["1", "1.5", "0.0000000001", "9999999999", "-2", "10"]).to_string(),
        Type::Date => format!("\"2027-0{}-{:02}\"", 1 + number % 2, 1 + random.below(28)),
        Type::YearMonth => format!("\"2027-0{}\"", 1 + number),
        Type::DateTime => (*random.pick(MOMENTS)).to_owned(),
        // The core does not know this status text. It only gives a warning, and keeps the text.
        Type::Code(table) if !table.texts.is_empty() && random.one_in(6) => "\"Situação nova\"".to_owned(),
        Type::Code(table) => random.pick(table.codes).code.to_string(),
        Type::Choice(_) => "null".to_owned(),
        _ => "null".to_owned(),
    }
}

/// Generates a record with some fields of a table, as JSON text.
fn record(table: &lastro::model::ModelTable, id: i64, random: &mut Random) -> String {
    let mut out = format!("{{\"id\":{id}");
    for field in table.fields.iter().filter(|field| field.name != "id") {
        let text = match field.ty.required() {
            _ if random.one_in(3) => continue,
            Type::Record(inner) => record(inner, 1, random).replacen("\"id\":1,", "", 1),
            Type::List(Type::Record(inner)) => {
                let items: Vec<String> = (0..random.below(4)).map(|at| record(inner, at as i64 + 1, random)).collect();
                format!("[{}]", items.join(","))
            }
            ty => value(ty, random),
        };
        let _ = write!(out, ",\"{}\":{text}", field.name);
    }
    out.push('}');
    out
}

fn typed<T: Model>(text: &str) -> Option<String> {
    T::from_json(text.as_bytes()).ok().map(|(record, _)| document(&record))
}

/// Generates a row of a table that requests can change.
pub fn row(table: Table, id: i64, random: &mut Random) -> Row {
    let resource = table.resource().expect("a table that can be queried");
    let mut extras = None;
    let doc = loop {
        let mut text = record(resource.table(), id, random);
        if table == Table::Customer {
            for name in CUSTOM_FIELDS {
                let custom = format!("{{\"{name}\":{},", random.pick(CUSTOM));
                text = text.replacen('{', &custom, 1);
            }
            // sections that only `_expand` shows are stored separately, in the extras
            let sections = ["contatos", "cartoes"];
            let value = lastro::json::parse(text.as_bytes()).expect("JSON");
            let (apart, own): (Vec<_>, Vec<_>) = value
                .as_object()
                .unwrap_or_default()
                .iter()
                .cloned()
                .partition(|(name, _)| sections.contains(&&**name));
            extras = (!apart.is_empty()).then(|| Value::Object(apart).to_json().into());
            text = Value::Object(own).to_json();
        }
        let doc = match table {
            Table::Service => typed::<Service>(&text),
            Table::Customer => typed::<Customer>(&text),
            _ => typed::<Sale>(&text),
        };
        if let Some(doc) = doc {
            break doc;
        }
    };
    Row::new(id, doc.into(), extras)
}

/// Generates changes. Most of them set rows; some delete rows.
pub fn changes(random: &mut Random, keys: i64, count: usize) -> Changes {
    let rows = (0..count).map(|_| {
        let table = *random.pick(&[Table::Service, Table::Customer, Table::Sale, Table::Sale]);
        let id = 1 + (random.next() % keys.unsigned_abs()) as i64;
        let row = (!random.one_in(6)).then(|| row(table, id, random));
        RowChange { table, id, row }
    });
    Changes { rows: rows.collect(), ..Changes::default() }
}

/// The values of a record at a path, in the format of filters.
fn values(record: &Value, path: &str) -> Vec<String> {
    let text = |value: &Value| match value {
        Value::Null => None,
        Value::String(text) | Value::Number(text) => Some(text.clone()),
        other => Some(other.to_json()),
    };
    match path.split_once('.') {
        None => record.get(path).and_then(text).into_iter().collect(),
        Some((outer, inner)) => match record.get(outer) {
            Some(Value::Array(items)) => items.iter().filter_map(|item| item.get(inner).and_then(text)).collect(),
            Some(section) => section.get(inner).and_then(text).into_iter().collect(),
            None => Vec::new(),
        },
    }
}

/// Generates a query that the core accepts. Its values come from `rows`.
pub fn query(resource: Resource, rows: &[Row], random: &mut Random) -> Query {
    let mut fields: Vec<(String, Type)> = filterable(resource).collect();
    if resource == Resource::Customer {
        fields.extend(CUSTOM_FIELDS.map(|name| (name.to_owned(), Type::Text)));
        fields.push(("custom_outro".to_owned(), Type::Text));
    }
    let indexed =
        ["id", "data", "id_cliente", "parcela_status", "valor_venda", "nome", "status", "parcelas.data_vencimento"];
    let favourite: Vec<_> = fields.iter().filter(|(name, _)| indexed.contains(&&**name)).cloned().collect();
    let field = |random: &mut Random| {
        let from = if random.one_in(2) { &favourite } else { &fields };
        random.pick(from).clone()
    };
    loop {
        let mut query = Query::all(resource);
        let mut filters = Vec::new();
        for _ in 0..random.below(4) {
            let (name, ty) = field(random);
            let operators: &[Operator] = match name.starts_with("custom_") {
                true => {
                    &operators_of(Type::Integer).iter().chain(operators_of(Type::Text)).copied().collect::<Vec<_>>()
                }
                false => operators_of(ty),
            };
            let operator = *random.pick(operators);
            let times = match random.below(12) {
                0 => 2,
                1 if operator == Operator::Eq => 15,
                _ => 1,
            };
            filters.extend((0..times).map(|_| filter(&name, ty, operator, rows, random)));
        }
        query.filters = Some(filters);
        let sorted = random.below(3);
        let sort = (0..sorted).map(|_| {
            loop {
                let (name, _) = field(random);
                if !name.contains('.') {
                    break if random.one_in(2) { format!("-{name}") } else { name };
                }
            }
        });
        query.sort = Some(sort.collect());
        query.limit = Some(1 + random.below(12) as i64);
        query.offset = Some(if random.one_in(2) { 0 } else { random.below(40) as i64 });
        if query.build().is_ok() {
            return query;
        }
    }
}

fn filter(name: &str, ty: Type, operator: Operator, rows: &[Row], random: &mut Random) -> Filter {
    let mut known = || -> String {
        for _ in 0..5 {
            if rows.is_empty() || random.one_in(4) {
                break;
            }
            let record = whole(random.pick(rows)).expect("a record");
            let found = values(&record, name);
            if !found.is_empty() {
                let text = random.pick(&found).clone();
                let cut = text.chars().skip(1).take(3).collect::<String>();
                return if operator == Operator::Contains && random.one_in(2) { cut } else { text };
            }
        }
        let text = match name.starts_with("custom_") {
            true => (*random.pick(CUSTOM)).to_owned(),
            false => value(ty, random),
        };
        match lastro::json::parse(text.as_bytes()) {
            Ok(Value::String(text) | Value::Number(text)) => text,
            _ => text,
        }
    };
    let (value, values) = match operator {
        Operator::IsNull | Operator::IsNotNull => (None, None),
        Operator::Between => (None, Some(vec![Scalar(known()), Scalar(known())])),
        _ => (Some(Scalar(known())), None),
    };
    Filter { field: name.to_owned(), operator: Some(operator), value, values }
}
