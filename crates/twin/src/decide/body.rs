//! Bodies: read, checked, and merged into what is stored.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Entity, Extra, Json, Kind, Model, ModelTable, Node, Reader};
use lastro::rules::{self, Validate, WriteOperation};

use super::{Context, Refusal};

/// A record from a body, checked as the core checks it for this operation: what the core's `validate` refuses, the
/// service refuses.
pub fn checked<T: Validate>(context: &Context<'_>, body: &[u8], operation: WriteOperation) -> Result<T, Refusal> {
    let rules = rules::Context { operation, today: Some(context.today()) };
    let (record, validation) = rules::checked::<T>(body, &rules)?;
    let issues: Vec<_> = validation.issues.into_iter().filter(lastro::Issue::stops).collect();
    if issues.is_empty() { Ok(record) } else { Err(LastroError::Invalid { issues }.into()) }
}

/// A stored record with the members of a body in place of its own. Fields that the service fills in keep their values.
pub fn merged<T: Model>(stored: &str, body: &[u8]) -> Result<T, Refusal> {
    let Json(mut record) = Json::parse(stored.as_bytes())?;
    let Json(body) = Json::parse(body)?;
    let (Value::Object(members), Value::Object(changes)) = (&mut record, body) else {
        return Err(Refusal::bad("O corpo precisa ser um objeto JSON."));
    };
    for (name, value) in changes.into_iter().filter(|(name, _)| is_written(T::TABLE, name)) {
        match members.iter_mut().find(|(known, _)| *known == name) {
            Some((_, old)) => *old = value,
            None => members.push((name, value)),
        }
    }
    let (record, _) = T::decode(&Json(record))?;
    Ok(record)
}

/// Takes out of a record from a body what the service fills in, the key included, and members that it does not know.
pub fn only_written(record: &mut dyn Entity) {
    let table = record.table();
    for (place, field) in table.fields.iter().enumerate() {
        if !is_of_bodies(field.kind) && record.part_at(place).is_some_and(lastro::model::Part::is_set) {
            let Some(slot) = record.slot(place) else { continue };
            slot.fill(Node::Null, &mut Reader::new());
        }
    }
    let extra = record.extra_mut();
    if !extra.is_empty() {
        let members = core::mem::take(extra).into_members().into_iter();
        *extra = Extra::from_members(members.filter(|(name, _)| table.is_custom(name)).collect());
    }
}

/// Whether a member of a body changes the record: fields that the service fills in are ignored.
pub fn is_written(table: &ModelTable, name: &str) -> bool {
    match table.field(name) {
        Some(field) => is_of_bodies(field.kind),
        None => table.is_custom(name),
    }
}

/// Whether a body may set fields of a kind.
const fn is_of_bodies(kind: Kind) -> bool {
    !matches!(kind, Kind::Key | Kind::ReadOnly | Kind::Display)
}
