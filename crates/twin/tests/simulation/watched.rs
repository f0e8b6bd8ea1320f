//! A store in memory that looks at every change before it is made.

use std::collections::{BTreeMap, BTreeSet};

use lastro::json::{Value, parse};
use lastro::query::{Query, Resource};
use lastro::webhook::{Request as Received, Verdict, verify};
use lastro_twin::config::Subscription;
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::http::read_json;
use lastro_twin::state::{Changes, Counter, Due, Found, Memory, Row, Store, StoreFault, Table, View};

/// A store that checks what is changed.
#[derive(Clone)]
pub struct Watched {
    pub state: Memory,
    subscriptions: Vec<Subscription>,
    /// How many changes there were; what only the clock and the journal did is none.
    pub changes: usize,
    /// How many notifications were made.
    pub notices: usize,
}

/// The structures whose changes are told.
const TOLD: [(Table, &str); 4] = [
    (Table::Service, "servicos"),
    (Table::PaymentMethod, "meios-pagamento"),
    (Table::Customer, "clientes"),
    (Table::Sale, "vendas"),
];

impl Watched {
    pub fn new(state: Memory, subscriptions: Vec<Subscription>) -> Self {
        Self { state, subscriptions, changes: 0, notices: 0 }
    }

    /// One change has one revision.
    fn revision(&mut self, changes: &Changes) {
        let counted = |counter: &Counter| !matches!(counter, Counter::Now | Counter::Entry | Counter::Revision);
        let real = !changes.rows.is_empty()
            || !changes.due.is_empty()
            || changes.counters.iter().any(|(counter, _)| counted(counter));
        let given = changes.counters.iter().filter(|(counter, _)| *counter == Counter::Revision);
        let given: Vec<i64> = given.map(|(_, value)| *value).collect();
        let next = self.counter(Counter::Revision).expect("a counter") + 1;
        assert_eq!(given, if real { vec![next] } else { Vec::new() }, "the revision rises by one with each change");
        self.changes += usize::from(real);
        for (counter, value) in &changes.counters {
            assert!(*value >= self.counter(*counter).expect("a counter"), "{counter:?} goes back");
        }
    }

    /// Each change of a record is told to everyone who asked for it, once, and to nobody else.
    fn told(&mut self, changes: &Changes) {
        let mut told: BTreeMap<(String, i64), (String, Vec<i64>)> = BTreeMap::new();
        let rows: BTreeMap<(Table, i64), Option<&Row>> =
            changes.rows.iter().map(|change| ((change.table, change.id), change.row.as_ref())).collect();
        for ((table, id), row) in &rows {
            let Some(row) = row.filter(|_| *table == Table::Delivery && *id > 0) else { continue };
            if self.get(Table::Delivery, *id).expect("a store").is_some() {
                continue;
            }
            let delivery: Delivery = read_json(row.doc.as_bytes()).expect("a delivery");
            self.notices += 1;
            self.signed(&delivery, row, &rows);
            let entry = told.entry((delivery.endpoint, delivery.record));
            let (operation, whom) = entry.or_insert_with(|| (delivery.operation.clone(), Vec::new()));
            assert_eq!(*operation, delivery.operation, "one record, one event");
            whom.push(delivery.subscription);
        }
        // another name, or a deleted record, is written into the records that show it
        let renamed = rows.keys().any(|(table, _)| matches!(table, Table::Customer | Table::Service));
        for ((table, id), after) in &rows {
            let Some((_, endpoint)) = TOLD.iter().find(|(told, _)| told == table) else { continue };
            let before = self.get(*table, *id).expect("a store");
            let operation = match (&before, after) {
                (None, Some(_)) => "insert",
                (Some(_), Some(_)) => "update",
                (Some(_), None) => "delete",
                (None, None) => panic!("{table:?} {id} was not there"),
            };
            let Some((said, mut whom)) = told.remove(&((*endpoint).to_owned(), *id)) else {
                let wanted = self.wanting(endpoint, operation);
                assert!(
                    wanted.is_empty() || operation == "update" && renamed,
                    "{operation} of {table:?} {id} is not told"
                );
                continue;
            };
            whom.sort_unstable();
            assert_eq!((said.as_str(), whom), (operation, self.wanting(endpoint, operation)), "{table:?} {id}");
        }
        assert!(told.is_empty(), "nothing changed there: {told:?}");
    }

    fn wanting(&self, endpoint: &str, operation: &str) -> Vec<i64> {
        let places = (0..).zip(&self.subscriptions);
        places.filter(|(_, subscription)| subscription.wants(endpoint, operation)).map(|(place, _)| place).collect()
    }

    /// The core finds the signature right, unless a fault plan broke it, and the data is the record.
    fn signed(&self, delivery: &Delivery, row: &Row, rows: &BTreeMap<(Table, i64), Option<&Row>>) {
        let extras = parse(row.extras.as_deref().unwrap_or_default().as_bytes()).expect("JSON");
        let body = extras.get("body").and_then(Value::as_str).expect("a body");
        let place = usize::try_from(delivery.subscription).expect("a place");
        let secrets = [self.subscriptions[place].secret.reveal().to_owned()];
        let received = Received {
            body: body.as_bytes(),
            secrets: &secrets,
            now: None,
            tolerance_s: None,
            future_s: None,
            strict: true,
            any_entry: false,
        };
        let verdict = verify(&received).expect("a verdict").verdict;
        let broken = |planned: &lastro_twin::fault::DeliveryAction| {
            planned.corrupt == Some(true) || planned.old_secret == Some(true)
        };
        if delivery.planned.as_ref().is_some_and(broken) {
            assert_ne!(verdict, Verdict::Ok, "{body}");
            return;
        }
        assert_eq!(verdict, Verdict::Ok, "{body}");
        let (table, _) = TOLD.iter().find(|(_, endpoint)| *endpoint == delivery.endpoint).expect("a structure");
        let record = match delivery.operation.as_str() {
            "delete" => self.get(*table, delivery.record).expect("a store"),
            _ => rows.get(&(*table, delivery.record)).copied().flatten().cloned(),
        };
        // addresses are stored without that of the account
        let doc = record.expect("a record").doc.replace("_url\":\"/", "_url\":\"https://twin.example/");
        let record = parse(doc.as_bytes()).expect("JSON");
        let body = parse(body.as_bytes()).expect("JSON");
        assert_eq!(body.get("data").map(valued), Some(valued(&record)), "{}", body.to_json());
    }
}

/// A document with its numbers as short as they can be: a flavour writes `10.00` as `10`.
fn valued(value: &Value) -> Value {
    match value {
        Value::Number(text) if text.contains('.') => {
            Value::Number(text.trim_end_matches('0').trim_end_matches('.').to_owned())
        }
        Value::Array(items) => Value::Array(items.iter().map(valued).collect()),
        Value::Object(members) => {
            Value::Object(members.iter().map(|(name, one)| (name.clone(), valued(one))).collect())
        }
        plain => plain.clone(),
    }
}

impl View for Watched {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.state.get(table, id)
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        self.state.select(resource, query)
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        self.state.scan(table, after, limit)
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.state.counter(counter)
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        self.state.first_due()
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        self.state.due_after(after, limit)
    }
}

impl Store for Watched {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.revision(&changes);
        self.told(&changes);
        // what is taken away was there
        let known: BTreeSet<Due> = self.due_after(None, usize::MAX)?.into_iter().collect();
        let mut added = BTreeSet::new();
        for change in &changes.due {
            assert!(change.wanted || known.contains(&change.due) || added.contains(&change.due), "{:?}", change.due);
            added.insert(change.due);
        }
        self.state.apply(changes)
    }
}
