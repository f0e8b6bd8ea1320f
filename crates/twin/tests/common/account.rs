//! A test account with customers, services and payment methods, whose state a test can inspect.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::InstallmentStatus;
use lastro::model::{ConcealedText, Customer, Model as _, PaymentMethod, Sale, Service};
use lastro_twin::decide::document;
use lastro_twin::route::{Asked, Operation, asked};
use lastro_twin::state::{Changes, Counter, Memory, Row, RowChange, Store as _, Table, View as _};
use lastro_twin::{Config, Engine, Moment, Response};

use super::{config, json, model, request};

const KEY: &str = "chave-de-teste";

#[derive(Clone)]
pub struct Account {
    pub engine: Engine,
    pub state: Memory,
}

impl Account {
    /// An account with customers 1 and 2, services 1 and 2, and payment methods 1 (boleto), 2 (Pix) and 3 (cash).
    pub fn new() -> Self {
        Self::with("{}")
    }

    /// The same account with a configuration.
    pub fn with(text: &str) -> Self {
        let settings: Config = config(text);
        let engine = Engine::new(&settings, Memory::default()).expect("a valid configuration");
        let mut account = Self { engine, state: Memory::default() };
        for (id, nome) in [(1, "Ana \"Lu\" Souza"), (2, "Padaria São João")] {
            account.put::<Customer>(Table::Customer, &format!(r#"{{"id":{id},"nome":{}}}"#, text_of(nome)));
        }
        for (id, nome, valor) in [(1, "Mensalidade", "100.00"), (2, "Adesão", "50.00")] {
            account.put::<Service>(Table::Service, &format!(r#"{{"id":{id},"nome":"{nome}","valor":{valor}}}"#));
        }
        for (id, nome, tipo) in [(1, "Boleto", 2), (2, "PIX", 12), (3, "Dinheiro", 1)] {
            let text = format!(r#"{{"id":{id},"nome":"{nome}","tipo":{tipo}}}"#);
            account.put::<PaymentMethod>(Table::PaymentMethod, &text);
        }
        account
    }

    /// Writes a record directly into the state.
    pub fn put<T: lastro::model::Model>(&mut self, table: Table, text: &str) {
        let (record, issues) = T::from_json(text.as_bytes()).expect("a record");
        assert_eq!(issues, Vec::new(), "{text}");
        let id = json(text).get("id").map(Value::to_json).and_then(|id| id.parse().ok()).expect("a key");
        let row = Row::new(id, document(&record).into(), None);
        let rows = vec![RowChange { table, id, row: Some(row) }];
        self.state.apply(Changes { rows, ..Changes::default() }).expect("a store");
    }

    pub fn remove(&mut self, table: Table, id: i64) {
        let rows = vec![RowChange { table, id, row: None }];
        self.state.apply(Changes { rows, ..Changes::default() }).expect("a store");
    }

    pub fn response(&mut self, method: &str, target: &str, body: &str) -> Response {
        let now = Moment::from_millis(i64::MIN);
        let outcome = self.engine.handle(&mut self.state, &request(method, target, KEY, body), now).expect("a store");
        outcome.response.expect("a response")
    }

    /// Sends a request. Returns status and body. Checks that the core reads the body without an issue, and that a refused
    /// request does not change the state.
    pub fn send(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        let before = self.whole();
        let response = self.response(method, target, body);
        let (status, text) = (response.status, String::from_utf8_lossy(&response.body).into_owned());
        let path = target.split_once('?').map_or(target, |(path, _)| path);
        if let Asked::Operation(Operation::V2(operation), _) = asked(method, path) {
            self.decoded(operation, status, &response.body);
        }
        if status >= 400 {
            assert_eq!(self.whole(), before, "a refusal changed the state: {text}");
        }
        (status, json(&text))
    }

    fn decoded(&self, operation: ApiOperation, status: u16, body: &[u8]) {
        let key = ConcealedText::new(KEY);
        let answer = lastro::http::decode(operation, i64::from(status), body, Some(&key));
        let answer = answer.unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(body)));
        assert_eq!(answer.issues, Vec::new(), "{}", String::from_utf8_lossy(body));
    }

    /// Sends a request that must succeed. Returns the body of the response.
    pub fn ok(&mut self, method: &str, target: &str, body: &str) -> Value {
        let (status, answer) = self.send(method, target, body);
        assert_eq!(status, 200, "{method} {target} {body}: {}", answer.to_json());
        answer
    }

    /// Sends a request that must be refused. Returns the error message.
    pub fn refused(&mut self, method: &str, target: &str, body: &str) -> String {
        let (status, answer) = self.send(method, target, body);
        assert_eq!(status, 400, "{method} {target} {body}: {}", answer.to_json());
        answer.get("message").and_then(Value::as_str).expect("a message").to_owned()
    }

    /// Inserts a sale.
    pub fn sale(&mut self, body: &str) -> Value {
        self.ok("POST", "/api/v2/vendas/", body)
    }

    pub fn select(&mut self, id: i64) -> Value {
        self.ok("GET", &format!("/api/v2/vendas/{id}"), "")
    }

    /// Moves the clock to an instant such as `2027-02-01T00:00:00-03:00`; a date stands for the beginning of the day.
    pub fn advance(&mut self, to: &str) -> usize {
        let text = if to.contains('T') { to.to_owned() } else { format!("{to}T00:00:00-03:00") };
        let to = Moment::of(&text.parse().expect("a moment"));
        let progress = self.engine.advance(&mut self.state, to, usize::MAX).expect("a step of the clock");
        assert!(progress.reached);
        progress.done
    }

    /// Returns every stored sale, after checking each with [`model::in_order`].
    pub fn sales(&self) -> Vec<Sale> {
        let today = model::day(&self.engine.now(&self.state).expect("a moment").text());
        let rows = self.state.scan(Table::Sale, 0, usize::MAX).expect("rows");
        let read = |row: &Row| {
            let (sale, issues) = Sale::from_json(row.doc.as_bytes()).expect("a sale");
            assert_eq!(issues, Vec::new(), "{}", row.doc);
            model::in_order(&json(&row.doc), Some(today));
            sale
        };
        rows.iter().map(read).collect()
    }

    /// All rows, most counters and the first pending work, as a string. Omits the clock and the journal's counter, which change with
    /// every request.
    pub fn whole(&self) -> String {
        let rows = Table::ALL.map(|table| self.state.scan(table, 0, usize::MAX).expect("rows"));
        let keys = Table::ALL.map(Counter::Key).into_iter();
        let counters = keys.chain([Counter::Installment, Counter::Item, Counter::Revision]);
        let counters: Vec<i64> = counters.map(|counter| self.state.counter(counter).expect("a counter")).collect();
        format!("{rows:?} {counters:?} {:?}", self.state.first_due())
    }
}

pub fn text_of(text: &str) -> String {
    Value::String(text.to_owned()).to_json()
}

/// The value at a path such as `parcelas.0.valor`; null if a list has no such index.
pub fn at<'v>(value: &'v Value, path: &str) -> &'v Value {
    path.split('.').fold(value, |value, step| match step.parse::<usize>() {
        Ok(place) => value.as_array().and_then(|list| list.get(place)).unwrap_or(&Value::Null),
        Err(_) => value.get(step).unwrap_or_else(|| panic!("no {step} in {}", value.to_json())),
    })
}

/// The value at a path, as JSON.
pub fn text(value: &Value, path: &str) -> String {
    at(value, path).to_json()
}

/// A copy of a record with some members replaced or added, as JSON.
pub fn edited(value: &Value, changes: &[(&str, &str)]) -> String {
    let Value::Object(mut members) = value.clone() else { panic!("no object") };
    for (name, text) in changes {
        members.retain(|(known, _)| known != name);
        members.push(((*name).to_owned(), json(text)));
    }
    Value::Object(members).to_json()
}

pub fn states(sale: &Sale) -> Vec<Option<InstallmentStatus>> {
    sale.parcelas.iter().flatten().map(|installment| installment.status).collect()
}
