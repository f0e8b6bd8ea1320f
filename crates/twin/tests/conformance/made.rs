//! Generates records and queries from a seed. Each record type's table of fields determines which fields and values are generated.

use lastro::json::Value;
use lastro::model::{Installment, Item, Kind, Model as _, ModelTable, Sale, Scalar, Type};
use lastro::query::{Filter, Operator, Query, Resource, filterable, operators_of};
use lastro_twin::identity::{below, derive};

use crate::common::model::{length, written};

/// A generator of records and queries. The same seed and the same calls give the same results.
pub struct Made {
    seed: i64,
    drawn: i64,
    /// The chance in percent that a value is unusual and probably invalid.
    pub oddness: u64,
}

const TEXTS: [&str; 12] =
    ["Ana", "São João", "a", "Açaí & Cia \"Sul\"", "linha\nnova", "100%", "null", "😀", "x=y&z", "\\u0000", "0", "ÀÉ"];
const CPFS: [&str; 3] = ["529.982.247-25", "11144477735", "39053344705"];
const CNPJS: [&str; 2] = ["11.222.333/0001-81", "11222333000181"];
const CARDS: [&str; 3] = ["4111111111111111", "5555 5555 5555 4444", "378282246310005"];
/// Codes of cities. The twin's sample of the list of municipalities does not contain the last one.
const CITIES: [i64; 3] = [3_550_308, 3_304_557, 3_507_209];

impl Made {
    pub fn new(seed: i64) -> Self {
        Self { seed, drawn: 0, oddness: 0 }
    }

    pub fn below(&mut self, end: u64) -> u64 {
        self.drawn += 1;
        below(&derive(self.seed, "conformance", self.drawn), end)
    }

    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::try_from(self.below(list.len() as u64)).expect("a place")]
    }

    fn number(&mut self, low: i64, high: i64) -> i64 {
        low + i64::try_from(self.below(u64::try_from(high - low + 1).expect("a range"))).expect("a number")
    }

    /// Generates a record with some fields of a table. `always`: the fields that almost every record contains.
    pub fn record(&mut self, table: &ModelTable, always: &[&str]) -> Value {
        let mut members = Vec::new();
        for field in table.fields {
            // `valor` of an item is left out more often, since the item then gets the value of its service
            let usual = always.contains(&field.name) && (table.name, field.name) != ("Item", "valor");
            let wanted = if usual { 97 } else { 35 };
            if self.chance(wanted)
                && let Some(value) = self.field(table, field.name, field.kind, field.ty.required())
            {
                members.push((field.name.to_owned(), value));
            }
        }
        if table.name == "Customer" && self.chance(30) {
            members.push(("custom_origem".to_owned(), text(self.pick(&TEXTS))));
        }
        if self.chance(self.oddness) {
            members.push(("desconhecido".to_owned(), number(1)));
        }
        Value::Object(members)
    }

    fn field(&mut self, table: &ModelTable, name: &str, kind: Kind, ty: Type) -> Option<Value> {
        if self.chance(self.oddness) {
            return Some(self.odd(ty));
        }
        if matches!(kind, Kind::Display | Kind::ReadOnly) && self.chance(80) {
            return None;
        }
        Some(match name {
            "id" => number(self.number(1, 4)),
            "cpf" => text(self.pick(&CPFS)),
            "cnpj" => text(self.pick(&CNPJS)),
            "cep" => text(self.pick(&["01310100", "01.310-100", "01310-100"])),
            "email" => text("ana@example.com"),
            "id_cidade" | "id_municipio" | "id_municipio_emissao" => number(self.pick(&CITIES)),
            "id_servico" if table.name == "Service" => number(self.pick(&[107, 1_719, 101])),
            "id_cliente" | "id_servico" => number(self.number(1, 3)),
            "id_parcela" => number(self.number(1, 4)),
            "id_meio_pagamento" => number(self.pick(&[1, 2, 11, 12])),
            "estado" | "total" | "numero" if table.name != "Card" => return None,
            "agendamento" => return None,
            "agendamento_numero" => number(self.number(1, 5)),
            "cancelamento_motivo" => {
                text(self.pick(&["Erro na emissão da nota", "Pedido do cliente", "curto", "São João"]))
            }
            "data_nascimento" => text("1990-02-28"),
            "validade" => text("2031-12-01"),
            _ => return self.plain(ty),
        })
    }

    /// Generates a value that matches a type.
    fn plain(&mut self, ty: Type) -> Option<Value> {
        Some(match ty {
            Type::Text => text(self.pick(&TEXTS)),
            Type::Integer => number(self.number(0, 99_999)),
            Type::Boolean => Value::Bool(self.chance(50)),
            Type::Money => decimal(&format!("{}.{:02}", self.number(0, 9_999), self.number(0, 99))),
            Type::Percent => decimal(&format!("{}.{}", self.number(0, 99), self.number(0, 9))),
            Type::Quantity => decimal(self.pick(&["1", "2", "2.5", "10"])),
            Type::Date => text(&self.date()),
            Type::DateTime => text(self.pick(&["2026-05-06T07:08:09-03:00", "2026-12-31T23:59:59Z"])),
            Type::Code(table) => {
                let codes: Vec<i64> = table.codes.iter().map(|code| code.code).collect();
                number(self.pick(&codes))
            }
            Type::CardNumber => text(self.pick(&CARDS)),
            Type::SecurityCode => number(self.number(100, 999)),
            Type::Record(table) => self.record(table, &[]),
            Type::List(Type::Record(table)) => {
                let always = ["tipo", "numero", "validade", "id_servico", "valor", "qtd", "data_vencimento"];
                let count = self.below(3);
                Value::Array((0..count).map(|_| self.record(table, &always)).collect())
            }
            _ => return None,
        })
    }

    /// Generates a day of the twin's first year. It is often one of the last days of a month.
    fn date(&mut self) -> String {
        let (month, end) = (self.number(1, 12), self.chance(40));
        let day = if end { self.number(28, 31) } else { self.number(1, 28) };
        written((2027, month, day.min(length(2027, month))))
    }

    /// Generates a contract, which is a sale without a date.
    pub fn contract(&mut self) -> Value {
        let always = ["agendamento_data", "agendamento_frequencia", "agendamento_repetir", "id_cliente", "itens"];
        let Value::Object(mut members) = self.record(Sale::TABLE, &always) else { return Value::Null };
        members.retain(|(name, _)| name != "data");
        Value::Object(members)
    }

    /// Generates a value that a careless program may send.
    fn odd(&mut self, ty: Type) -> Value {
        match (self.below(7), ty) {
            (0, _) => Value::Null,
            (1, _) => text(""),
            (2, _) => number(-1),
            (3, Type::List(_)) => Value::Array(vec![Value::Null]),
            (3, _) => Value::Array(Vec::new()),
            (4, _) => text("1"),
            (5, _) => decimal("9007199254740991"),
            _ => text("2027-02-30"),
        }
    }

    /// Changes a sale that was read: a field, a field of an item or installment, or the number of items or installments.
    pub fn changed_sale(&mut self, read: &Value) -> Value {
        let mut members = read.as_object().unwrap_or_default().to_vec();
        for _ in 0..=self.below(3) {
            let (list, table) = self.pick(&[("parcelas", Installment::TABLE), ("itens", Item::TABLE)]);
            let mut parts = read.get(list).and_then(Value::as_array).unwrap_or_default().to_vec();
            let place = usize::try_from(self.below(parts.len().max(1) as u64)).expect("a place");
            match (self.below(6), parts.get(place)) {
                (0, Some(Value::Object(part))) => {
                    let mut part = part.clone();
                    self.change(table, &mut part);
                    parts[place] = Value::Object(part);
                    set(&mut members, list, Value::Array(parts));
                }
                (1, Some(_)) => {
                    parts.remove(place);
                    set(&mut members, list, Value::Array(parts));
                }
                (2, _) => {
                    parts.push(self.record(table, &["id_servico", "valor", "qtd", "data_vencimento"]));
                    set(&mut members, list, Value::Array(parts));
                }
                _ => self.change(Sale::TABLE, &mut members),
            }
        }
        Value::Object(members)
    }

    /// Changes or removes a field.
    fn change(&mut self, table: &ModelTable, members: &mut Vec<(String, Value)>) {
        let field = &table.fields[usize::try_from(self.below(table.fields.len() as u64)).expect("a place")];
        if self.chance(15) {
            members.retain(|(name, _)| name != field.name);
        } else if let Some(value) = self.field(table, field.name, field.kind, field.ty.required()) {
            set(members, field.name, value);
        }
    }

    /// Generates the body of an action on a sale. It usually contains the key of one of the sale's installments, `parts`.
    pub fn action(&mut self, table: &ModelTable, always: &[&str], parts: &[Installment]) -> Value {
        let Value::Object(mut members) = self.record(table, always) else { return Value::Null };
        let keys: Vec<i64> = parts.iter().filter_map(|part| part.id).collect();
        if table.field("id_parcela").is_some() && !keys.is_empty() && self.chance(85) {
            let key = self.pick(&keys);
            set(&mut members, "id_parcela", number(key));
        }
        Value::Object(members)
    }

    /// Generates a query, which is usually valid.
    pub fn query(&mut self, resource: Resource) -> Query {
        let known: Vec<(String, Type)> = filterable(resource).collect();
        let mut filters = Vec::new();
        for _ in 0..self.below(4) {
            let (field, ty) = known[usize::try_from(self.below(known.len() as u64)).expect("a place")].clone();
            let operator = self.pick(operators_of(ty));
            let operator = if self.chance(self.oddness) { Operator::Contains } else { operator };
            let (value, values) = match operator {
                Operator::IsNull | Operator::IsNotNull => (None, None),
                Operator::Between => (None, Some(vec![self.scalar(ty), self.scalar(ty)])),
                _ => (Some(self.scalar(ty)), None),
            };
            filters.push(Filter { field, operator: Some(operator), value, values });
        }
        let own: Vec<&str> = resource.table().fields.iter().map(|field| field.name).collect();
        let names = |made: &mut Self, most: u64| -> Option<Vec<String>> {
            let count = made.below(most);
            Some((0..count).map(|_| made.pick(&own).to_owned()).collect())
        };
        let sort = names(self, 3).map(|names| names.into_iter().filter(|name| filter_type(&known, name)).collect());
        let expand = resource.table().fields.iter().filter(|field| field.kind == Kind::Expanded);
        let expand = expand.map(|field| field.name.to_owned()).filter(|_| self.chance(40)).collect();
        let (limit, offset) = (self.number(1, 20), self.number(0, 3));
        let limit = if self.chance(self.oddness) { 0 } else { limit };
        Query {
            entity: Some(resource),
            filters: Some(filters),
            sort,
            fields: names(self, 4),
            expand: Some(expand),
            limit: Some(limit).filter(|_| self.chance(80)),
            offset: Some(offset),
        }
    }

    fn scalar(&mut self, ty: Type) -> Scalar {
        let value = if self.chance(self.oddness) { text("x") } else { self.plain(ty.required()).unwrap_or_default() };
        Scalar(match value {
            Value::String(text) | Value::Number(text) => text,
            other => other.to_json(),
        })
    }
}

/// Sets a member of an object.
fn set(members: &mut Vec<(String, Value)>, name: &str, value: Value) {
    members.retain(|(known, _)| known != name);
    members.push((name.to_owned(), value));
}

/// Whether a listing can be sorted by `name`, a field of the record itself. `known`: the fields by which a listing can be filtered.
/// It can be sorted by each of them that is not in a nested record.
fn filter_type(known: &[(String, Type)], name: &str) -> bool {
    known.iter().any(|(known, _)| known == name)
}

fn text(text: &str) -> Value {
    Value::String(text.to_owned())
}

fn number(number: i64) -> Value {
    Value::Number(number.to_string())
}

fn decimal(text: &str) -> Value {
    Value::Number(text.to_owned())
}
