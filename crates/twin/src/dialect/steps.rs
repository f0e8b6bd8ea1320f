//! Executes several operations of version 2 to handle one request of version 1.

use std::sync::Arc;

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::{Json, Model, PaymentMethod};

use crate::decide::{Call, Context, Decision, Event, Refusal, decide, document};
use crate::http::Response;
use crate::route::Operation;
use crate::state::{Changes, Counter, Overlay, Row, RowChange, Table, View};

/// The members of a body.
pub type Members = Vec<(String, Value)>;

/// Executes operations one after the other. Each operation reads the state with the changes of the earlier ones. The changes
/// take effect together at the end, so if one operation is refused, the whole request changes nothing.
pub struct Steps<'c> {
    context: &'c Context<'c>,
    overlay: Overlay<'c>,
    events: Vec<Event>,
}

impl<'c> Steps<'c> {
    /// Creates a sequence that has executed no operation yet.
    pub fn new(context: &'c Context<'c>) -> Self {
        Self { context, overlay: Overlay::new(context.view), events: Vec::new() }
    }

    /// The state with the changes so far.
    pub fn view(&self) -> &dyn View {
        &self.overlay
    }

    /// Executes an operation of version 2. Returns its response, which is the changed record.
    pub fn decide(&mut self, operation: ApiOperation, part: &str, body: Members) -> Result<Value, Refusal> {
        let body = Value::Object(body).to_json();
        let context = Context {
            view: &self.overlay,
            reference: self.context.reference,
            settings: self.context.settings,
            now: self.context.now,
        };
        let call = Call { operation: Operation::V2(operation), number: 0, part, query: "", body: body.as_bytes() };
        let Decision { response, changes, events } = decide(&context, &call)?;
        self.add(changes, events);
        let Json(record) = Json::parse(&response.body)?;
        Ok(record)
    }

    fn add(&mut self, changes: Changes, events: Vec<Event>) {
        self.overlay.add(changes);
        for event in events {
            // a record that changes twice gets only one notification, with its last version
            match self.events.iter_mut().find(|known| known.endpoint == event.endpoint && known.id == event.id) {
                Some(known) => known.data = event.data,
                None => self.events.push(event),
            }
        }
    }

    /// Adds a payment method directly, since version 2 has no operation for that.
    pub fn add_payment_method(&mut self, method: &PaymentMethod) {
        let id = method.id.unwrap_or_default();
        let doc: Arc<str> = document(method).into();
        let row = Row::new(id, Arc::clone(&doc), None);
        let counters = vec![(Counter::Key(Table::PaymentMethod), id)];
        self.add(Changes { counters, ..Changes::default() }, Vec::new());
        self.put(Table::PaymentMethod, row);
        self.events.push(Event { endpoint: "meios-pagamento", operation: "insert", id, data: doc });
    }

    /// Writes a row without a notification.
    pub fn put(&mut self, table: Table, row: Row) {
        let rows = vec![RowChange { table, id: row.id, row: Some(row) }];
        self.overlay.add(Changes { rows, ..Changes::default() });
    }

    /// Whether no operation has been executed yet.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Returns a row with the changes so far.
    pub fn row(&self, table: Table, id: i64) -> Result<Row, Refusal> {
        self.overlay.get(table, id)?.ok_or_else(Refusal::not_found)
    }

    /// Combines the changes and notifications of all operations with the final response.
    pub fn finish(self, response: Response) -> Decision {
        Decision { response, changes: self.overlay.finish(), events: self.events }
    }
}

/// Parses the record of a row.
pub fn record<T: Model>(row: &Row) -> Result<T, Refusal> {
    let (record, _) = T::from_json(row.doc.as_bytes())?;
    Ok(record)
}

/// The key of a record in a response of version 2.
pub fn key_of(record: &Value) -> Result<i64, Refusal> {
    let key = match record.get("id") {
        Some(Value::Number(key) | Value::String(key)) => key.parse().ok(),
        _ => None,
    };
    key.ok_or_else(|| Refusal::new(500, "Há um problema no sistema."))
}

/// Sets a member of a body, and replaces a member with the same name.
pub fn set(members: &mut Members, name: &str, value: Value) {
    match members.iter_mut().find(|(known, _)| known == name) {
        Some((_, old)) => *old = value,
        None => members.push((name.to_owned(), value)),
    }
}

/// Returns the extras of a row with one more member in the data that only version 1 shows.
pub fn with_member(extras: Option<&str>, name: &str, value: Value) -> Result<Arc<str>, Refusal> {
    let object = |value: Option<Value>| match value {
        Some(Value::Object(members)) => members,
        _ => Vec::new(),
    };
    let mut members = object(extras.map(|text| Json::parse(text.as_bytes())).transpose()?.map(|Json(extras)| extras));
    let mut own = object(members.iter().find(|(known, _)| known == "v1").map(|(_, own)| own.clone()));
    set(&mut own, name, value);
    set(&mut members, "v1", Value::Object(own));
    Ok(Value::Object(members).to_json().into())
}
