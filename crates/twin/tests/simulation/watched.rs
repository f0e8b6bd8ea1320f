//! A store in memory that checks every list of changes before it applies it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use lastro::json::{Value, parse};
use lastro::webhook::{Request as Received, Verdict, Verification, verify};
use lastro_twin::config::{Settings, Subscription};
use lastro_twin::effects::outbox::Delivery;
use lastro_twin::http::read_json;
use lastro_twin::policy::Policies;
use lastro_twin::state::{Changes, Counter, Due, Memory, Row, Store, StoreFault, Table, View};

use super::notices::Notices;
use crate::common::integer;
use crate::common::model::list;

/// A store that checks its changes.
#[derive(Clone)]
pub struct Watched {
    pub state: Memory,
    subscriptions: Vec<Subscription>,
    policies: Policies,
    /// Number of changes. Changes of only the clock and the journal are not counted.
    pub changes: usize,
    /// Number of records that were written only because a record to which they refer was renamed.
    pub renamed: usize,
    pub notices: Notices,
    /// Every key that a record, or an element of its lists, has ever had.
    used: BTreeSet<(String, i64)>,
}

/// The new rows of a list of changes; `None` for a deleted row.
pub type Rows<'c> = BTreeMap<(Table, i64), Option<&'c Row>>;
/// The new names of renamed records; null for deleted records.
type Names = BTreeMap<(Table, i64), Value>;

/// The tables whose changes cause notifications, each with the name of its endpoint in notifications.
const TOLD: [(Table, &str); 4] = [
    (Table::Service, "servicos"),
    (Table::PaymentMethod, "meios-pagamento"),
    (Table::Customer, "clientes"),
    (Table::Sale, "vendas"),
];

impl Watched {
    pub fn new(state: Memory, settings: &Settings) -> Self {
        let mut watched = Self {
            state: Memory::default(),
            subscriptions: settings.subscriptions.clone(),
            policies: settings.policies.clone(),
            changes: 0,
            renamed: 0,
            notices: Notices::new(settings.policies.is("webhook-order", "per-record")),
            used: BTreeSet::new(),
        };
        for table in Table::ALL {
            let rows = state.scan(table, 0, usize::MAX).expect("rows");
            watched.new_keys(&rows.iter().map(|row| ((table, row.id), Some(row))).collect());
        }
        Self { state, ..watched }
    }

    /// Checks that no key is assigned a second time, even after a deletion or a restore.
    fn new_keys(&mut self, rows: &Rows<'_>) {
        for ((table, id), row) in rows.iter().filter(|((_, id), _)| *id > 0) {
            let before = self.state.get(*table, *id).expect("a store");
            let (old, new) = (keys(before.as_ref(), *table), keys(*row, *table));
            for key in new.difference(&old) {
                assert!(self.used.insert(key.clone()), "{key:?} was used before");
            }
        }
    }

    /// Checks that each change increments the revision by one.
    fn revision(&mut self, changes: &Changes) {
        let counted = |counter: &Counter| !matches!(counter, Counter::Now | Counter::Entry | Counter::Revision);
        let real = !changes.rows.is_empty()
            || !changes.due.is_empty()
            || changes.counters.iter().any(|(counter, _)| counted(counter));
        let given = changes.counters.iter().filter(|(counter, _)| *counter == Counter::Revision);
        let given: Vec<i64> = given.map(|(_, value)| *value).collect();
        let next = self.state.counter(Counter::Revision).expect("a counter") + 1;
        assert_eq!(given, if real { vec![next] } else { Vec::new() }, "the revision rises by one with each change");
        self.changes += usize::from(real);
        for (counter, value) in &changes.counters {
            assert!(*value >= self.state.counter(*counter).expect("a counter"), "{counter:?} goes back");
        }
    }

    /// Checks that each change of a record causes one notification per subscription to such changes, and that nothing else causes
    /// notifications.
    fn told(&mut self, rows: &Rows<'_>) {
        let mut told: BTreeMap<(String, i64), (String, Vec<i64>)> = BTreeMap::new();
        for ((_, id), row) in rows.iter().filter(|((table, id), _)| *table == Table::Delivery && *id > 0) {
            let before = self.state.get(Table::Delivery, *id).expect("a store");
            let row = row.unwrap_or_else(|| panic!("notification {id} is gone"));
            let delivery: Delivery = read_json(row.doc.as_bytes()).expect("a delivery");
            let key = if before.is_none() { self.signed(&delivery, row, rows) } else { None };
            self.notices.changed(before.as_ref(), row, &delivery, key);
            if before.is_some() {
                continue;
            }
            let entry = told.entry((delivery.endpoint, delivery.record));
            let (operation, whom) = entry.or_insert_with(|| (delivery.operation.clone(), Vec::new()));
            assert_eq!(*operation, delivery.operation, "one record, one event");
            whom.push(delivery.subscription);
        }
        let names = self.names(rows);
        for ((table, id), after) in rows {
            let Some((_, endpoint)) = TOLD.iter().find(|(told, _)| told == table) else { continue };
            let before = self.state.get(*table, *id).expect("a store");
            let operation = match (&before, after) {
                (None, Some(_)) => "insert",
                (Some(_), Some(_)) => "update",
                (Some(_), None) => "delete",
                (None, None) => panic!("{table:?} {id} was not there"),
            };
            let Some((said, mut whom)) = told.remove(&((*endpoint).to_owned(), *id)) else {
                // the first invoice for a service changes only the extras of the service; no response shows them, so nobody is
                // notified
                let docs = (before.as_ref().map(|row| &row.doc), after.map(|row| &row.doc));
                if *table == Table::Service && operation == "update" && docs.0 == docs.1 {
                    continue;
                }
                // a sale in which only a copied name changes, because a customer or service was renamed, causes no notification
                let expected = before.filter(|_| *table == Table::Sale).and_then(|row| with_names(&row, &names));
                assert!(expected.is_some(), "{operation} of {table:?} {id} is not told");
                assert_eq!(after.map(|row| &*row.doc), expected.as_deref(), "{table:?} {id}");
                self.renamed += 1;
                continue;
            };
            whom.sort_unstable();
            assert_eq!((said.as_str(), whom), (operation, self.wanting(endpoint, operation)), "{table:?} {id}");
        }
        assert!(told.is_empty(), "nothing changed there: {told:?}");
        if !names.is_empty() {
            for row in self.state.scan(Table::Sale, 0, usize::MAX).expect("rows") {
                let is_written = with_names(&row, &names).is_none() || rows.contains_key(&(Table::Sale, row.id));
                assert!(is_written, "sale {} shows an old name: {names:?}", row.id);
            }
        }
    }

    /// The new names that sales must copy: those of renamed customers and services, and null for deleted ones, if the policies
    /// require it.
    fn names(&self, rows: &Rows<'_>) -> Names {
        let mut names = BTreeMap::new();
        for (table, deleted) in [(Table::Customer, "delete-customer"), (Table::Service, "delete-service")] {
            for ((_, id), after) in rows.iter().filter(|((changed, _), _)| *changed == table) {
                let Some(before) = self.state.get(table, *id).expect("a store") else { continue };
                let policy = if after.is_some() { ("display-text", "current") } else { (deleted, "clear") };
                let name = after.map_or(Value::Null, name_of);
                if name_of(&before) != name && self.policies.is(policy.0, policy.1) {
                    names.insert((table, *id), name);
                }
            }
        }
        names
    }

    fn wanting(&self, endpoint: &str, operation: &str) -> Vec<i64> {
        let places = (0..).zip(&self.subscriptions);
        places.filter(|(_, subscription)| subscription.wants(endpoint, operation)).map(|(place, _)| place).collect()
    }

    /// Checks that the core accepts the signature (unless a fault plan has broken it), and that the notification contains the
    /// record. Returns the key by which a receiver recognizes the event.
    fn signed(&self, delivery: &Delivery, row: &Row, rows: &Rows<'_>) -> Option<String> {
        let body = body_of(row);
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
        let Verification { verdict, dedupe_key, .. } = verify(&received).expect("a verdict");
        let broken = |planned: &lastro_twin::fault::DeliveryAction| {
            planned.corrupt == Some(true) || planned.old_secret == Some(true)
        };
        if delivery.planned.as_ref().is_some_and(broken) {
            assert_ne!(verdict, Verdict::Ok, "{body}");
            return None;
        }
        assert_eq!(verdict, Verdict::Ok, "{body}");
        let (table, _) = TOLD.iter().find(|(_, endpoint)| *endpoint == delivery.endpoint).expect("a structure");
        let record = match delivery.operation.as_str() {
            "delete" => self.state.get(*table, delivery.record).expect("a store"),
            _ => rows.get(&(*table, delivery.record)).copied().flatten().cloned(),
        };
        // a notification contains complete URLs, but the record is stored without the base URL
        let doc = record.expect("a record").doc.replace("_url\":\"/", "_url\":\"https://twin.example/");
        let record = parse(doc.as_bytes()).expect("JSON");
        let body = parse(body.as_bytes()).expect("JSON");
        assert_eq!(body.get("data").map(valued), Some(valued(&record)), "{}", body.to_json());
        dedupe_key
    }
}

/// The signed body of a notification.
pub fn body_of(row: &Row) -> String {
    let extras = parse(row.extras.as_deref().unwrap_or_default().as_bytes()).expect("JSON");
    extras.get("body").and_then(Value::as_str).expect("a body").to_owned()
}

fn name_of(row: &Row) -> Value {
    parse(row.doc.as_bytes()).expect("JSON").get("nome").cloned().unwrap_or_default()
}

/// The document of a sale with the new names of its customer and its services; `None` if no name changes.
fn with_names(row: &Row, names: &Names) -> Option<Arc<str>> {
    let mut sale = parse(row.doc.as_bytes()).expect("JSON");
    show(&mut sale, (Table::Customer, "id_cliente", "cliente"), names);
    let Value::Object(members) = &mut sale else { panic!("no record: {}", row.doc) };
    if let Some((_, Value::Array(items))) = members.iter_mut().find(|(name, _)| name == "itens") {
        items.iter_mut().for_each(|item| show(item, (Table::Service, "id_servico", "servico"), names));
    }
    Some(sale.to_json().into()).filter(|doc| *doc != row.doc)
}

fn show(record: &mut Value, (table, key, field): (Table, &str, &str), names: &Names) {
    let name = integer(record.get(key)).and_then(|id| names.get(&(table, id)));
    let Value::Object(members) = record else { panic!("no record") };
    if let Some((name, (_, shown))) = name.zip(members.iter_mut().find(|(name, _)| name == field)) {
        shown.clone_from(name);
    }
}

/// The keys of a record and of the elements of its lists, each with its kind.
fn keys(row: Option<&Row>, table: Table) -> BTreeSet<(String, i64)> {
    let Some(row) = row else { return BTreeSet::new() };
    let mut keys = BTreeSet::from([(format!("{table:?}"), row.id)]);
    let parts = match table {
        Table::Sale => (Some(&row.doc), ["parcelas", "itens"]),
        Table::Customer => (row.extras.as_ref(), ["contatos", "cartoes"]),
        _ => return keys,
    };
    let record = parse(parts.0.map_or("{}", |text| &**text).as_bytes()).expect("JSON");
    for name in parts.1 {
        let ids = list(&record, name).iter().map(|part| integer(part.get("id")).expect("a key"));
        keys.extend(ids.map(|id| (name.to_owned(), id)));
    }
    keys
}

/// A copy of a document without trailing zeros in numbers, since one choice of `webhook-flavour` writes `10.00` as `10`.
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

impl Store for Watched {
    fn view(&self) -> &dyn View {
        &self.state
    }

    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.revision(&changes);
        let rows: Rows<'_> =
            changes.rows.iter().map(|change| ((change.table, change.id), change.row.as_ref())).collect();
        self.new_keys(&rows);
        self.told(&rows);
        // only planned work that exists can be removed
        let known: BTreeSet<Due> = self.state.due_after(None, usize::MAX)?.into_iter().collect();
        let mut added = BTreeSet::new();
        for change in &changes.due {
            assert!(change.wanted || known.contains(&change.due) || added.contains(&change.due), "{:?}", change.due);
            added.insert(change.due);
        }
        self.state.apply(changes)
    }
}
