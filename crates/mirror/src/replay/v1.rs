//! Answers of version 1, taken over as records of version 2: the core converts them, and what it cannot convert stays as the
//! twin has it.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Codec as _, Json, Model as _, Target};
use lastro::v1::conversion;
use lastro::v1::{CustomerV1, PaymentMethodV1, SaleV1, ServiceV1};
use lastro_twin::state::Table;

use super::meet::{Reference, Unseen};
use super::{Replay, members, put_over};
use crate::compare::{Comparison, is_set};
use crate::subject::{Role, Said, Subject, integer, key};

/// Codes of an invoice's state that version 2 lacks: it waits for the payment, or none is to be issued.
const ONLY_V1: [i64; 2] = [5, 6];

/// The fields that version 2 calls otherwise.
const RENAMED: [(&str, &str); 3] = [("parcelas_venda", "parcelas"), ("servicos", "itens"), ("nfse", "nfse_dados")];

impl Replay {
    /// Takes over what a response of version 1 shows.
    pub(super) fn take_over_v1(
        &mut self,
        subject: &Subject,
        said: &Said,
        mine: &Said,
        unseen: &Unseen,
        comparison: &Comparison,
    ) -> Result<(), LastroError> {
        let Some(table) = subject.table else { return Ok(()) };
        let ours = mine.by_key();
        for shown in said.records() {
            let Some(id) = key(shown) else { continue };
            let ours = ours.get(&id).copied();
            let stored = self.stored(table, id)?;
            let is_new = stored.is_none() || subject.role != Role::Insert && !self.world.knows_v1((table, id));
            if is_new || ours != Some(shown) {
                // of a record that the twin has, only what differs: the rest is exact as it is
                let sides = ours.filter(|_| !is_new).map(|ours| (shown, ours));
                let record = over(stored, Value::Object(converted(table, shown)), sides);
                if self.twin.adopt(table, record, None).is_err() {
                    continue;
                }
            }
            if subject.role == Role::Insert || self.world.knows((table, id)) {
                self.world.showed((table, id), subject.role == Role::Insert);
            } else if subject.role != Role::List {
                self.world.showed_v1((table, id));
            }
        }
        for reference in &unseen.0 {
            let learnt = reference.place.is_some_and(|place| comparison.learnt.contains(&place));
            if learnt || !self.has(reference.table, reference.id)? {
                self.take_nested(reference)?;
            } else if subject.role == Role::Insert {
                // it was made with the sale
                self.world.showed((reference.table, reference.id), true);
            }
        }
        Ok(())
    }

    /// Takes over a record that version 1 shows inside of a sale.
    pub(super) fn take_nested(&mut self, reference: &Reference) -> Result<(), LastroError> {
        let Some(shown) = &reference.record else { return Ok(()) };
        let mut record = self.stored(reference.table, reference.id)?.map(members).unwrap_or_default();
        put_over(&mut record, converted(reference.table, shown));
        // a record that cannot be read is the letter's matter
        let _ = self.twin.adopt(reference.table, Value::Object(record), None);
        Ok(())
    }
}

/// The members of a record of version 1 that version 2 has too.
fn converted(table: Table, shown: &Value) -> Vec<(String, Value)> {
    let shown = Json(shown.clone());
    let value = match table {
        Table::Sale => SaleV1::decode(&shown).map(|(sale, _)| conversion::sale(&sale).value.value(Target::Wire)),
        Table::Customer => {
            CustomerV1::decode(&shown).map(|(customer, _)| conversion::customer(&customer).value.value(Target::Wire))
        }
        Table::Service => {
            ServiceV1::decode(&shown).map(|(service, _)| conversion::service(&service).value.value(Target::Wire))
        }
        _ => PaymentMethodV1::decode(&shown)
            .map(|(method, _)| conversion::payment_method(&method).value.value(Target::Wire)),
    };
    let mut members = members(value.unwrap_or_default());
    members.retain(|(name, value)| {
        let only_v1 = name == "nfse_status" && integer(Some(value)).is_some_and(|code| ONLY_V1.contains(&code));
        is_set(value) && !only_v1
    });
    members
}

/// What version 1 calls a field of version 2.
fn name_v1(name: &str) -> &str {
    match name {
        // the record itself stands in place of its key
        "id_cliente" => "cliente",
        "id_meio_pagamento" => "meio_pagamento",
        "id_cidade" => "cidade",
        name => RENAMED.iter().find(|(_, v2)| *v2 == name).map_or(name, |(v1, _)| v1),
    }
}

/// A value over a stored one. What version 1 does not show of parts and nested records stays, and so does what both sides show
/// alike: the recorded response and the twin's.
fn over(stored: Option<Value>, given: Value, sides: Option<(&Value, &Value)>) -> Value {
    match (stored, given) {
        (Some(Value::Object(mut members)), Value::Object(given)) => {
            for (name, value) in given {
                let sides = sides.map(|(shown, ours)| (shown.get(name_v1(&name)), ours.get(name_v1(&name))));
                if sides.is_some_and(|(shown, ours)| shown == ours) {
                    continue;
                }
                let sides = sides.and_then(|(shown, ours)| shown.zip(ours));
                let old = members.iter().find(|(known, _)| *known == name).map(|(_, old)| old.clone());
                put_over(&mut members, [(name, over(old, value, sides))]);
            }
            Value::Object(members)
        }
        (Some(Value::Array(old)), Value::Array(given)) if old.len() == given.len() => {
            let at = |list: &Value, index: usize| list.as_array().and_then(|list| list.get(index)).cloned();
            let each = old.into_iter().zip(given).enumerate().map(|(index, (old, given))| {
                let sides = sides.and_then(|(shown, ours)| at(shown, index).zip(at(ours, index)));
                over(Some(old), given, sides.as_ref().map(|(shown, ours)| (shown, ours)))
            });
            Value::Array(each.collect())
        }
        // what version 1 makes of several fields, such as an invoice, is not a record of version 2
        (Some(Value::Null), Value::Object(_) | Value::Array(_)) if sides.is_some() => Value::Null,
        (_, given) => given,
    }
}
