//! Tests `seed_data::generate`, which generates a company: services, customers, sales and contracts.

use crate::common;
use std::collections::{BTreeMap, BTreeSet};

use crate::common::config;
use lastro::calc::status;
use lastro::http::{ApiOperation, decode};
use lastro::json::Value;
use lastro::model::{Customer, Json, Model, Sale, Service};
use lastro::rules::{self, Validate, WriteOperation};
use lastro_twin::decide::{Context, document};
use lastro_twin::seed_data::{Sizes, fresh, furnish, generate};
use lastro_twin::state::{Changes, Counter, Memory, Row, Store, Table, View};
use lastro_twin::{Engine, Moment, Request, reference};
use sha2::{Digest, Sha256};

const SMALL: Sizes = Sizes { customers: 120, sales: 1_500 };

struct Account {
    engine: Engine,
    state: Memory,
}

impl Account {
    fn new(text: &str) -> Self {
        let engine = Engine::new(&config(text), reference::samples().expect("lists")).expect("a configuration");
        let mut state = Memory::default();
        furnish(&mut state, engine.settings()).expect("a new account");
        Self { engine, state }
    }

    fn with_company(text: &str, seed: i64, sizes: Sizes) -> Self {
        let mut account = Self::new(text);
        for changes in account.company(seed, sizes) {
            account.state.apply(changes).expect("a store");
        }
        account
    }

    fn company(&self, seed: i64, sizes: Sizes) -> Vec<Changes> {
        let lists = reference::samples().expect("lists");
        let settings = self.engine.settings();
        let context = Context { view: &self.state, reference: &lists, settings, now: settings.start };
        generate(&context, seed, sizes).expect("a company").map(|step| step.expect("a step")).collect()
    }

    fn rows(&self, table: Table) -> Vec<Row> {
        self.state.scan(table, i64::MIN, usize::MAX).expect("a store")
    }

    fn send(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        let request: Request = common::request(method, target, "chave", body);
        let outcome = self.engine.handle(&mut self.state, &request, Moment::from_millis(i64::MIN));
        let response = outcome.expect("a store").response.expect("a response");
        (response.status, lastro::json::parse(&response.body).expect("JSON"))
    }

    fn today(&self) -> lastro::LocalDate {
        self.engine.settings().start.day()
    }
}

/// The SHA-256 of all changes that generate a company.
fn hash(steps: &[Changes]) -> String {
    let mut digest = Sha256::new();
    let mut add = |text: String| digest.update(text + "\n");
    for step in steps {
        for change in &step.rows {
            let row = change.row.as_ref().expect("nothing is deleted");
            add(format!("{} {} {} {:?}", change.table.name(), row.id, row.doc, row.extras));
        }
        step.counters.iter().for_each(|(counter, value)| add(format!("{counter:?} {value}")));
        step.due
            .iter()
            .for_each(|change| add(format!("{} {} {}", change.due.at.text(), change.due.kind.name(), change.due.id)));
    }
    lastro::value::hex(&digest.finalize())
}

/// Returns the records of a table. Checks that each row can be read without an issue, passes the core's check, and has the
/// service's format.
fn checked<T: Model + Validate>(account: &Account, table: Table) -> Vec<T> {
    let context = rules::Context { operation: WriteOperation::Update, today: Some(account.today()) };
    let record = |row: &Row| {
        let (record, issues) = T::from_json(row.doc.as_bytes()).expect("a record");
        assert_eq!(issues, [], "{}", row.doc);
        let stops: Vec<_> =
            rules::validate(&record, &context).issues.into_iter().filter(lastro::Issue::stops).collect();
        assert_eq!(stops, [], "{}", row.doc);
        assert_eq!(document(&record), *row.doc);
        record
    };
    account.rows(table).iter().map(record).collect()
}

#[test]
fn every_record_is_what_the_core_accepts_and_a_client_decodes() {
    let mut account = Account::with_company("{}", 7, SMALL);
    let customers: Vec<Customer> = checked(&account, Table::Customer);
    let sales: Vec<Sale> = checked(&account, Table::Sale);
    let services: Vec<Service> = checked(&account, Table::Service);
    assert_eq!((customers.len(), sales.len()), (120, 1_500));
    // every copied name is the name of the record to which the key refers
    let names = |table| -> BTreeMap<i64, Value> {
        let name = |row: &Row| Json::parse(row.doc.as_bytes()).expect("JSON").0.get("nome").cloned();
        account.rows(table).iter().filter_map(|row| Some((row.id, name(row)?))).collect()
    };
    let (by_customer, by_service, by_method) =
        (names(Table::Customer), names(Table::Service), names(Table::PaymentMethod));
    let same = |names: &BTreeMap<i64, Value>, id: Option<i64>, text: &Option<String>| {
        let known = names.get(&id.expect("a key")).and_then(Value::as_str);
        assert!(known.is_some() && known == text.as_deref(), "{id:?} {text:?}");
    };
    for sale in &sales {
        same(&by_customer, sale.id_cliente, &sale.cliente);
        same(&by_method, sale.id_meio_pagamento, &sale.meio_pagamento);
        sale.itens.iter().flatten().for_each(|item| same(&by_service, item.id_servico, &item.servico));
    }
    assert!(services.iter().all(|service| service.servico.is_some() && service.atividade.is_some()));
    assert!(customers.iter().all(|customer| customer.cidade.is_some() && customer.estado.is_some()));
    // CPFs, CNPJs and contacts are checked in the response that a client gets.
    let path = "/api/v2/clientes/?_limit=1000&_expand=contatos,cartoes";
    let (_, page) = account.send("GET", path, "");
    let answer = decode(ApiOperation::CustomersList, 200, page.to_json().as_bytes(), None).expect("a listing");
    assert_eq!(answer.issues, []);
    let context = rules::Context { operation: WriteOperation::Update, today: Some(account.today()) };
    let mut documents = BTreeSet::new();
    for whole in page.get("data").and_then(Value::as_array).expect("a list") {
        let (customer, issues) = Customer::decode(&Json(whole.clone())).expect("a customer");
        assert_eq!(issues, []);
        assert!(rules::validate(&customer, &context).issues.iter().all(|issue| !issue.stops()));
        assert!(documents.insert(customer.cpf.or(customer.cnpj).expect("a document")));
    }
    for row in account.rows(Table::Sale) {
        let answer = decode(ApiOperation::SalesSelect, 200, row.doc.as_bytes(), None).expect("a sale");
        assert_eq!(answer.issues, []);
    }
}

#[test]
fn states_follow_from_receipts_and_days() {
    let account = Account::with_company("{}", 3, SMALL);
    let today = account.today();
    let mut states: BTreeMap<String, i64> = BTreeMap::new();
    let (mut contracts, mut first, mut last) = (0, today, today);
    for sale in checked::<Sale>(&account, Table::Sale) {
        let Some(day) = sale.data else {
            contracts += 1;
            assert!(sale.agendamento_data.expect("a date") > today && sale.parcela_status.is_none());
            continue;
        };
        (first, last) = (first.min(day), last.max(day));
        assert_eq!(sale.parcela_status, Some(status::of_sale(&sale, today, &[]).expect("a state")));
        for installment in sale.parcelas.iter().flatten() {
            let expected = status::of_installment(installment, today, &[]).expect("a state");
            assert_eq!(installment.status, Some(expected));
            *states.entry(format!("{expected:?}")).or_default() += 1;
        }
    }
    assert!((20..80).contains(&contracts), "{contracts}");
    assert!(first.days_until(today) > 700 && first.days_until(today) <= 730 && last <= today, "{first} {last}");
    // there must be paid, overdue, pending and partly paid sales, and most sales must be paid
    let count = |name: &str| states.get(name).copied().unwrap_or_default();
    assert!(count("Paid") > 1_000, "{states:?}");
    for name in ["Overdue", "Pending", "PartiallyReceived"] {
        assert!(count(name) > 5, "{name}: {states:?}");
    }
}

#[test]
fn the_same_number_gives_the_same_bytes() {
    let account = Account::new("{}");
    let one = account.company(1, SMALL);
    assert_eq!(hash(&one), hash(&account.company(1, SMALL)));
    assert_ne!(hash(&one), hash(&account.company(2, SMALL)));
    // the data is the same on every platform; this hash has to be changed together with the generator
    assert_eq!(hash(&account.company(1, Sizes { customers: 20, sales: 200 })), HASH);
    // a larger company contains the same first customers
    let names = |sizes: Sizes| -> Vec<Row> {
        let rows = account.company(1, sizes).into_iter().flat_map(|step| step.rows);
        rows.filter(|change| change.table == Table::Customer).filter_map(|change| change.row).take(20).collect()
    };
    assert_eq!(names(Sizes { customers: 20, sales: 0 }), names(Sizes { customers: 700, sales: 0 }));
}

const HASH: &str = "9b530fe594878f02c5aa48e1afc640fc4a631d587feb7e015b9b65485ceab8f4";

#[test]
fn generated_keys_follow_the_existing_ones() {
    let mut account = Account::new("{}");
    assert_eq!(account.send("POST", "/api/v2/servicos/", r#"{"nome": "Meu"}"#).0, 200);
    assert_eq!(account.send("POST", "/api/v2/clientes/", r#"{"tipo": 1, "nome": "Meu"}"#).0, 200);
    for changes in account.company(1, Sizes { customers: 3, sales: 10 }) {
        account.state.apply(changes).expect("a store");
    }
    for changes in account.company(1, Sizes { customers: 2, sales: 5 }) {
        account.state.apply(changes).expect("a store");
    }
    let keys = |table| account.rows(table).iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(keys(Table::Customer), (1..=6).collect::<Vec<_>>());
    assert_eq!(keys(Table::Sale), (1..=15).collect::<Vec<_>>());
    assert_eq!(account.state.counter(Counter::Key(Table::Sale)), Ok(15));
    let buyers: BTreeSet<i64> =
        checked::<Sale>(&account, Table::Sale).into_iter().skip(10).filter_map(|sale| sale.id_cliente).collect();
    assert!(buyers.iter().all(|id| [5, 6].contains(id)), "{buyers:?}");
    // with these sizes, only services are generated
    for sizes in [Sizes { customers: 0, sales: 9 }, Sizes { customers: -1, sales: -1 }] {
        let steps = account.company(1, sizes);
        assert!(steps.iter().flat_map(|step| &step.rows).all(|change| change.table == Table::Service));
    }
}

#[test]
fn a_new_account_is_furnished_once() {
    let mut account = Account::new("{}");
    let before = account.rows(Table::PaymentMethod);
    account.send("POST", "/api/v2/servicos/", r#"{"nome": "Meu"}"#);
    let revision = account.state.counter(Counter::Revision);
    furnish(&mut account.state, account.engine.settings()).expect("a store");
    assert_eq!((account.rows(Table::PaymentMethod), account.state.counter(Counter::Revision)), (before, revision));
    let changes = fresh(account.engine.settings()).expect("changes");
    assert_eq!(changes.rows.len(), 12);
}

#[test]
fn a_customer_and_a_service_that_are_renamed_are_renamed_in_sales() {
    let sale_of = |account: &Account| -> Sale {
        let sales: Vec<Sale> = checked(account, Table::Sale);
        sales.into_iter().find(|sale| sale.itens.iter().flatten().count() > 1).expect("a sale of several items")
    };
    let sizes = Sizes { customers: 5, sales: 100 };
    for (choice, current) in [("current", true), ("as-written", false)] {
        let mut account =
            Account::with_company(&format!(r#"{{"policies": {{"display-text": "{choice}"}}}}"#), 1, sizes);
        let before = sale_of(&account);
        let (customer, service) =
            (before.id_cliente.expect("a key"), before.itens.as_ref().expect("items")[1].id_servico);
        let service = service.expect("a key");
        let rename = r#"{"nome": "Nome Novo"}"#;
        assert_eq!(account.send("PUT", &format!("/api/v2/clientes/{customer}"), rename).0, 200);
        assert_eq!(account.send("PUT", &format!("/api/v2/servicos/{service}"), rename).0, 200);
        let after = sale_of(&account);
        let renamed = |sale: &Sale| {
            let items = sale.itens.iter().flatten().filter(|item| item.id_servico == Some(service));
            items.map(|item| item.servico.clone()).chain([sale.cliente.clone()]).collect::<BTreeSet<_>>()
        };
        assert_eq!(renamed(&after) == BTreeSet::from([Some("Nome Novo".to_owned())]), current, "{choice}");
        assert_eq!(after == before, !current);
        // apart from the copied names, the sale is unchanged
        let texts = |sale: Sale| Sale {
            cliente: None,
            itens: sale
                .itens
                .map(|items| items.into_iter().map(|item| lastro::model::Item { servico: None, ..item }).collect()),
            ..sale
        };
        assert_eq!(texts(after), texts(before));
        for target in [format!("/api/v2/clientes/{customer}"), format!("/api/v2/servicos/{service}")] {
            assert_eq!(account.send("DELETE", &target, "").0, 400);
        }
    }
}

#[test]
fn customers_and_services_with_sales_are_deleted_by_policy() {
    let sizes = Sizes { customers: 1, sales: 30 };
    for (choice, keeps) in [("keep", true), ("clear", false)] {
        let policies = format!(r#"{{"policies": {{"delete-customer": "{choice}", "delete-service": "{choice}"}}}}"#);
        let mut account = Account::with_company(&policies, 1, sizes);
        let before = checked::<Sale>(&account, Table::Sale);
        let service = before[0].itens.as_ref().expect("items")[0].id_servico.expect("a key");
        assert_eq!(account.send("DELETE", "/api/v2/clientes/1", "").0, 200);
        assert_eq!(account.send("DELETE", &format!("/api/v2/servicos/{service}"), "").0, 200);
        for (sale, old) in checked::<Sale>(&account, Table::Sale).iter().zip(&before) {
            assert_eq!(sale.id_cliente, Some(1));
            assert_eq!(sale.cliente, old.cliente.clone().filter(|_| keeps), "{choice}");
            for (item, old) in sale.itens.iter().flatten().zip(old.itens.iter().flatten()) {
                let expected = old.servico.clone().filter(|_| keeps || old.id_servico != Some(service));
                assert_eq!((item.id_servico, &item.servico), (old.id_servico, &expected));
            }
        }
        assert_eq!(account.send("GET", "/api/v2/clientes/1", "").0, 404);
    }
}

/// The size that the command-line help gives as an example. Run this test with `--release -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement: 1,000 customers and 100,000 sales"]
fn a_large_company_is_made_in_seconds() {
    let mut account = Account::new("{}");
    let lists = reference::samples().expect("lists");
    let settings = account.engine.settings().clone();
    let view = account.state.clone();
    let context = Context { view: &view, reference: &lists, settings: &settings, now: settings.start };
    let mut rows = 0;
    for step in generate(&context, 1, Sizes { customers: 1_000, sales: 100_000 }).expect("a company") {
        let step = step.expect("a step");
        rows += step.rows.len();
        account.state.apply(step).expect("a store");
    }
    println!("{rows} rows");
    for id in [1, 2, 40, 50_000] {
        println!("{}", account.state.get(Table::Sale, id).expect("a store").expect("a sale").doc);
    }
    for id in [1, 2, 3] {
        println!("{:?}", account.state.get(Table::Customer, id));
    }
    assert_eq!(account.state.counter(Counter::Key(Table::Sale)), Ok(100_000));
}
