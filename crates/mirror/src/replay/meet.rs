//! Prepares the twin for the replay of a request. The records that the recorded response shows and the twin lacks are copied
//! into the twin, so that it handles the request with the same records as the service.

use lastro::LastroError;
use lastro::json::Value;
use lastro_twin::state::Table;

use super::{Replay, document, highest, members, put_over, sent, unreadable};
use crate::compare::is_set;
use crate::exchange::Exchange;
use crate::subject::{Role, Said, Subject, integer, key};
use crate::world::Key;

/// A record to which another record refers.
#[derive(Debug, Clone)]
pub(super) struct Reference {
    /// The table of the record.
    pub(super) table: Table,
    /// The key of the record.
    pub(super) id: i64,
    /// The name of the record, if the response is of version 2 and contains it.
    name: Option<String>,
    /// The path of the member that contains the record itself, if the response is of version 1.
    pub(super) place: Option<&'static str>,
    /// The record itself, if the response is of version 1.
    pub(super) record: Option<Value>,
}

/// Records in a version 1 sale that the twin did not know before.
#[derive(Debug, Clone, Default)]
pub(super) struct Unseen {
    /// Records that may have existed before the request.
    pub(super) old: Vec<Reference>,
    /// Records that the request itself inserted.
    pub(super) new: Vec<Key>,
}

impl Unseen {
    /// The paths of the `old` records in the response. The twin may have only some members of these records. If one of them is
    /// a sold service, also returns [`CODES`].
    pub(super) fn in_part(&self) -> Vec<&'static str> {
        let codes = self.old.iter().any(|reference| reference.table == Table::Service);
        let places = self.old.iter().filter_map(|reference| reference.place);
        places.chain(codes.then_some(CODES).into_iter().flatten()).collect()
    }
}

/// The paths of the members of an invoice that are copied from the record of the sold service.
const CODES: [&str; 2] = ["nfse.id_servico", "nfse.id_atividade"];

/// The records to which a record refers. The record may have the format of either version.
pub(super) fn references(table: Option<Table>, record: &Value) -> Vec<Reference> {
    let mut found = Vec::new();
    let mut add = |table: Table, id: Option<i64>, name: Option<&Value>| {
        let name = name.and_then(Value::as_str).map(str::to_owned);
        found.extend(id.map(|id| Reference { table, id, name, place: None, record: None }));
    };
    add(Table::Customer, integer(record.get("id_cliente")), record.get("cliente"));
    add(Table::PaymentMethod, integer(record.get("id_meio_pagamento")), record.get("meio_pagamento"));
    for item in list(record, "itens") {
        add(Table::Service, integer(item.get("id_servico")), item.get("servico"));
    }
    for card in list(record, "cartoes") {
        add(Table::PaymentMethod, integer(card.get("id_meio_pagamento")), card.get("meio_pagamento"));
    }
    if table != Some(Table::Sale) {
        return found;
    }
    let mut show = |table: Table, place: &'static str, shown: Option<&Value>| {
        let shown = shown.filter(|shown| shown.as_object().is_some());
        if let Some((id, record)) = shown.and_then(|shown| Some((key(shown)?, shown.clone()))) {
            found.push(Reference { table, id, name: None, place: Some(place), record: Some(record) });
        }
    };
    show(Table::Customer, "cliente", record.get("cliente"));
    show(Table::PaymentMethod, "meio_pagamento", record.get("meio_pagamento"));
    show(Table::Service, "servico", record.get("servico"));
    for item in list(record, "servicos") {
        show(Table::Service, "servicos.servico", item.get("servico"));
    }
    found
}

fn list<'v>(record: &'v Value, name: &str) -> &'v [Value] {
    record.get(name).and_then(Value::as_array).unwrap_or_default()
}

impl Replay {
    /// Copies data into the twin that the response shows and the twin lacks: referenced records, the key of a new record, and
    /// the keys of sales that contracts generated. Returns the nested records that the twin did not know before.
    pub(super) fn meet(&mut self, subject: &Subject, exchange: &Exchange, said: &Said) -> Result<Unseen, LastroError> {
        let mut unseen = Unseen::default();
        if said.refused() {
            return Ok(unseen);
        }
        let body = sent(exchange);
        for record in said.records() {
            if subject.table == Some(Table::Sale) && subject.role != Role::Insert {
                let renamed = subject.role == Role::Change && body.get("id_cliente").is_some();
                self.find_generated(record, renamed)?;
            }
            for reference in references(subject.table, record) {
                self.refer(subject, (&body, record), reference, &mut unseen)?;
            }
        }
        if let (Role::Insert, Some(table), Some(id)) = (subject.role, subject.table, key(&said.value)) {
            self.make_room(table, id)?;
            self.twin.next_key(table, id)?;
        }
        Ok(unseen)
    }

    /// Whether the twin has a record.
    pub(super) fn has(&self, table: Table, id: i64) -> Result<bool, LastroError> {
        Ok(self.twin.view().get(table, id).map_err(|_| unreadable())?.is_some())
    }

    /// Copies a referenced record into the twin if the twin does not know it.
    fn refer(
        &mut self,
        subject: &Subject,
        (sent, from): (&Value, &Value),
        reference: Reference,
        unseen: &mut Unseen,
    ) -> Result<(), LastroError> {
        let (table, id) = (reference.table, reference.id);
        let known = self.world.knows_v1((table, id)) && self.has(table, id)?;
        // A deleted record is not copied into the twin again merely because an older sale still contains its name.
        let is_left = self.world.is_gone((table, id)) && (subject.role != Role::Insert || reference.name.is_none());
        // The service shows a name for a reference only if the record exists. Without a name there is nothing to copy.
        let exists = match &reference.record {
            Some(record) => record.get("nome").is_some_and(is_set),
            None => reference.name.is_some(),
        };
        if known || is_left || !exists {
            return Ok(());
        }
        if reference.record.is_some() {
            if self.world.may_differ((table, id)) {
                self.take_nested(&reference)?;
                unseen.old.push(reference);
            } else if matches!(subject.role, Role::Insert | Role::Change) && !self.has(table, id)? {
                self.twin.next_key(table, id)?;
                unseen.new.push((table, id));
            }
            return Ok(());
        }
        let Some(name) = reference.name.filter(|_| self.world.may_differ((table, id))) else { return Ok(()) };
        let stored = self.stored(table, id)?;
        let mut record = stored.clone().map(members).unwrap_or_default();
        let number = |number: i64| Value::Number(number.to_string());
        let mut said = vec![("id".to_owned(), number(id)), ("nome".to_owned(), Value::String(name))];
        match table {
            Table::PaymentMethod => {
                let known = integer(stored.as_ref().and_then(|stored| stored.get("tipo")));
                let kind =
                    kind_of(from).filter(|kind| *kind != CASH || known.is_none_or(|known| CODED.contains(&known)));
                said.extend(kind.map(|kind| ("tipo".to_owned(), number(kind))));
            }
            // if the request contains the item without a value, the value in the response is that of the item's service record
            Table::Service => {
                let is_own = |item: &Value| integer(item.get("id_servico")) == Some(id);
                let no_value = |item: &Value| ["id", "valor", "total"].iter().all(|name| item.get(name).is_none());
                let pairs = list(sent, "itens").iter().zip(list(from, "itens"));
                let mut own = pairs.filter(|(sent, item)| is_own(sent) && no_value(sent) && is_own(item));
                let value = own.next().and_then(|(_, item)| item.get("valor"));
                said.extend(value.map(|value| ("valor".to_owned(), value.clone())));
            }
            _ => {}
        }
        put_over(&mut record, said);
        let record = Value::Object(record);
        if stored.as_ref() != Some(&record) {
            self.twin.adopt(table, record, None)?;
        }
        Ok(())
    }

    /// If a contract of the twin generated the sale `shown`, gives the twin's sale the key that the sale has in the recording.
    /// `renamed`: whether the request may have changed the sale's customer, so that the sale cannot be recognized.
    fn find_generated(&mut self, shown: &Value, renamed: bool) -> Result<(), LastroError> {
        let Some(id) = key(shown) else { return Ok(()) };
        if self.world.knows((Table::Sale, id)) {
            // in a new account, the twin numbers its sales as the service does: a sale that the twin generated under this
            // number is the one in the recording
            if self.world.is_made(id) {
                self.world.met(id);
            }
            return Ok(());
        }
        if shown.get("agendamento_sequencia").is_none() {
            return Ok(());
        }
        match self.world.made_for(shown).filter(|_| !renamed) {
            Some(made) => {
                if made != id {
                    self.make_room(Table::Sale, id)?;
                    self.rename(made, id)?;
                }
                self.world.met(id);
                Ok(())
            }
            None => {
                self.world.expects_no_more(id, shown, renamed);
                self.make_room(Table::Sale, id)
            }
        }
    }

    /// Moves a sale that a contract of the twin generated to another key, since the service uses its key for another record.
    pub(super) fn make_room(&mut self, table: Table, id: i64) -> Result<(), LastroError> {
        if table == Table::Sale && self.world.is_made(id) {
            let [.., highest] = highest(&self.twin)?;
            return self.rename(id, highest.saturating_add(1));
        }
        Ok(())
    }

    /// Changes the key of a sale that a contract of the twin generated.
    fn rename(&mut self, from: i64, to: i64) -> Result<(), LastroError> {
        let row = self.twin.view().get(Table::Sale, from).map_err(|_| unreadable())?;
        let Some(row) = row else { return Ok(()) };
        let mut sale = document(&row.doc);
        set_key(&mut sale, "id", to);
        if let Value::Object(members) = &mut sale {
            for (name, value) in members {
                match (name.as_str(), value) {
                    ("parcelas" | "itens", Value::Array(parts)) => {
                        parts.iter_mut().for_each(|part| set_key(part, "id_venda", to));
                    }
                    ("agendamento_dados", data) => set_key(data, "id_venda", to),
                    _ => {}
                }
            }
        }
        self.twin.adopt(Table::Sale, sale, Some(from))?;
        self.world.moved(from, to);
        Ok(())
    }
}

fn set_key(record: &mut Value, name: &str, key: i64) {
    if let Value::Object(members) = record {
        put_over(members, [(name.to_owned(), Value::Number(key.to_string()))]);
    }
}

/// The kinds of payment methods whose installments have payment codes: boleto and Pix.
const CODED: [i64; 2] = [2, 12];
/// The kind of a payment method whose installments have no payment code.
const CASH: i64 = 1;

/// The kind of the payment method, according to the payment codes of the sale's installments: boleto, Pix, or cash if there is
/// no code. `None` for a contract.
fn kind_of(sale: &Value) -> Option<i64> {
    let parts = list(sale, "parcelas");
    let has = |name: &str| parts.iter().any(|part| part.get(name).and_then(Value::as_str).is_some());
    if has("linha_digitavel") {
        Some(CODED[0])
    } else if has("pix_codigo") {
        Some(CODED[1])
    } else if !parts.is_empty() && integer(sale.get("agendamento")) != Some(1) {
        Some(CASH)
    } else {
        None
    }
}
