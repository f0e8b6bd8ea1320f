//! Copies records of version 1 responses into the twin as records of version 2. The crate `lastro` converts them. Fields
//! that it cannot convert keep the twin's values.

use lastro::LastroError;
use lastro::http::Shape;
use lastro::json::Value;
use lastro::model::{Codec as _, Json, Model as _, Target};
use lastro::v1::conversion;
use lastro::v1::{CustomerV1, PaymentMethodV1, SaleV1, ServiceV1};
use lastro_twin::route::Version;
use lastro_twin::state::Table;

use super::meet::{Reference, Unseen};
use super::{Replay, members, put_over};
use crate::compare::{Comparison, is_set};
use crate::subject::{Role, Said, Subject, integer, key};
use crate::world::names_records;

/// The statuses of an invoice that version 2 does not have: awaiting payment, and not to be issued.
const ONLY_V1: [i64; 2] = [5, 6];

/// The fields whose names differ between the versions: the name in version 1, and the name in version 2.
const RENAMED: [(&str, &str); 3] = [("parcelas_venda", "parcelas"), ("servicos", "itens"), ("nfse", "nfse_dados")];

impl Replay {
    /// Copies the records of a version 1 response into the twin.
    pub(super) fn take_over_v1(
        &mut self,
        subject: &Subject,
        said: &Said,
        mine: &Said,
        unseen: &Unseen,
        comparison: &Comparison,
        followed: bool,
    ) -> Result<(), LastroError> {
        let Some(table) = subject.table else { return Ok(()) };
        if let Shape::Done(_) = subject.operation.route().shape {
            // the twin refused the request, and the response does not show what the service changed, so the record becomes
            // uncertain
            subject.record().filter(|_| mine.refused()).into_iter().for_each(|record| self.world.doubt(record));
            return Ok(());
        }
        if table == Table::Sale && names_records(subject) && !followed {
            self.doubt_shown(&said.value)?;
        }
        let ours = mine.by_key();
        for shown in said.records() {
            let Some(id) = key(shown).filter(|id| !self.is_another((table, *id))) else { continue };
            let ours = ours.get(&id).copied();
            let stored = self.stored(table, id)?;
            let is_new = stored.is_none() || subject.role != Role::Insert && !self.world.knows_v1((table, id));
            if is_new || ours != Some(shown) {
                // if the twin already has the record, only the differences are copied, since version 1 shows less than the twin
                // has
                let sides = ours.filter(|_| !is_new).map(|ours| (shown, ours));
                let mut given = converted(table, shown);
                given.extend(cleared(table, shown, ours));
                let record = over(stored, Value::Object(given), sides, Version::V1);
                if self.twin.adopt(table, record, None).is_err() {
                    continue;
                }
            }
            self.note_v1(subject.role, (table, id), shown, followed);
        }
        if followed {
            for record in &unseen.new {
                self.world.showed(*record, true);
                self.world.inserted(*record, &Value::Null);
            }
        }
        for reference in &unseen.old {
            let learnt = reference.place.is_some_and(|place| comparison.learnt.contains(&place));
            if learnt || !self.has(reference.table, reference.id)? {
                self.take_nested(reference)?;
            }
            // A sale shows customers and services only in part, so only its payment method counts as shown.
            if reference.table == Table::PaymentMethod {
                self.world.showed_v1((reference.table, reference.id));
            }
        }
        Ok(())
    }

    /// Informs `world` that a version 1 response showed a record. Such a response does not contain all fields of the record.
    fn note_v1(&mut self, role: Role, record: (Table, i64), shown: &Value, followed: bool) {
        if role == Role::Change && !followed {
            self.world.doubt(record);
        }
        if self.world.knows(record) || role == Role::Insert && followed {
            self.world.showed(record, role == Role::Insert);
        } else if role != Role::List {
            self.world.showed_v1(record);
        }
        if role == Role::Insert {
            self.world.inserted(record, shown);
        }
        if record.0 == Table::Sale && role != Role::List {
            self.world.showed_sale(record.1, shown);
        }
    }

    /// Copies a record that is nested in a version 1 sale into the twin.
    pub(super) fn take_nested(&mut self, reference: &Reference) -> Result<(), LastroError> {
        let Some(shown) = &reference.record else { return Ok(()) };
        let mut record = self.stored(reference.table, reference.id)?.map(members).unwrap_or_default();
        put_over(&mut record, converted(reference.table, shown));
        // an error means that the record cannot be read; the module `letter` reports this
        let _ = self.twin.adopt(reference.table, Value::Object(record), None);
        Ok(())
    }
}

/// The members of a version 1 record that version 2 also has, converted to version 2.
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

/// The fields that the recorded response of version 1 shows as unset, but that are set in the twin's response.
fn cleared(table: Table, shown: &Value, ours: Option<&Value>) -> Vec<(String, Value)> {
    let text =
        |record: &Value, name: &str| record.get(name).is_some_and(|value| is_set(value) && value.as_object().is_none());
    let has_field = |name: &str| table.resource().is_some_and(|resource| resource.table().field(name).is_some());
    let is_cleared = |name: &str| ours.is_some_and(|ours| text(ours, name)) && has_field(name);
    let unset = members(shown.clone()).into_iter().filter(|(name, value)| !is_set(value) && is_cleared(name));
    let city = shown.get("cidade").filter(|city| city.as_object().is_some());
    let no_name = city.filter(|city| !city.get("nome").is_some_and(is_set)).map(|_| ("cidade".to_owned(), Value::Null));
    unset.map(|(name, _)| (name, Value::Null)).chain(no_name.filter(|_| table == Table::Customer)).collect()
}

/// The name that a version 2 field has in version 1.
fn name_v1(name: &str) -> &str {
    match name {
        // version 1 contains the record itself in place of its key
        "id_cliente" => "cliente",
        "id_meio_pagamento" => "meio_pagamento",
        "id_cidade" => "cidade",
        name => RENAMED.iter().find(|(_, v2)| *v2 == name).map_or(name, |(v1, _)| v1),
    }
}

/// Merges a value of a response into the twin's stored value. Values that the response does not contain keep the stored value.
/// `sides`: the recorded response and the twin's; values that are equal in both keep the stored value too. Without `sides`, a
/// list replaces the stored list.
pub(super) fn over(stored: Option<Value>, given: Value, sides: Option<(&Value, &Value)>, version: Version) -> Value {
    match (stored, given) {
        (Some(Value::Object(mut members)), Value::Object(given)) => {
            for (name, value) in given {
                let shown_as = if version == Version::V1 { name_v1(&name) } else { &name };
                let sides = sides.map(|(shown, ours)| (shown.get(shown_as), ours.get(shown_as)));
                if sides.is_some_and(|(shown, ours)| shown == ours) {
                    continue;
                }
                let sides = sides.and_then(|(shown, ours)| shown.zip(ours));
                let old = members.iter().find(|(known, _)| *known == name).map(|(_, old)| old.clone());
                put_over(&mut members, [(name, over(old, value, sides, version))]);
            }
            Value::Object(members)
        }
        (Some(Value::Array(old)), Value::Array(given))
            if old.len() == given.len() && (version == Version::V1 || sides.is_some()) =>
        {
            let at = |list: &Value, index: usize| list.as_array().and_then(|list| list.get(index)).cloned();
            let each = old.into_iter().zip(given).enumerate().map(|(index, (old, given))| {
                let sides = sides.and_then(|(shown, ours)| at(shown, index).zip(at(ours, index)));
                over(Some(old), given, sides.as_ref().map(|(shown, ours)| (shown, ours)), version)
            });
            Value::Array(each.collect())
        }
        // Version 1 composes some objects, such as an invoice, from several fields. If the stored value is null, it stays null.
        (Some(Value::Null), Value::Object(_) | Value::Array(_)) if sides.is_some() && version == Version::V1 => {
            Value::Null
        }
        (_, given) => given,
    }
}
