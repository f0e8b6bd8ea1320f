//! Copies records of the real service, as its responses show them, into the state of a twin.

use lastro::json::Value;
use lastro::model::{Customer, Kind, Model, PaymentMethod, Plan, Service};

use super::answer::document;
use super::body::{Members, key, members, merge, record};
use super::display::text_of;
use super::names::{customer_named, sections, service_named};
use super::{Context, Refusal, sale};
use crate::keys::PARTS;
use crate::state::{Changes, Counter, Draft, Row, Table};

/// Stores a record as a response of the real service shows it, and plans its work, such as the next sale of a contract. If a
/// record with the key `was` is stored (default: the key in `shown`), it is replaced. Data that responses never contain is
/// copied from the replaced record, or created as for an insert.
///
/// # Errors
/// 404 for a record without a key, and for a table whose records never occur in a response; 400 for a value that is not a
/// record.
pub fn adopt(context: &Context<'_>, table: Table, shown: Value, was: Option<i64>) -> Result<Changes, Refusal> {
    let id = key(&shown).ok_or_else(Refusal::not_found)?;
    let was = was.unwrap_or(id);
    let before = context.view.get(table, was)?;
    let mut draft = context.draft();
    given(&mut draft, Counter::Key(table), id)?;
    for (_, list, counter) in PARTS.into_iter().filter(|(of, ..)| *of == table) {
        for part in shown.get(list).and_then(Value::as_array).unwrap_or_default() {
            given(&mut draft, counter, key(part).unwrap_or_default())?;
        }
    }
    let name = shown.get("nome").and_then(Value::as_str).map(str::to_owned);
    match table {
        Table::Sale => sale::adopt(context, &mut draft, shown, before.as_ref())?,
        Table::Customer => put::<Customer>(&mut draft, table, shown, before.as_ref())?,
        Table::Service => put::<Service>(&mut draft, table, shown, before.as_ref())?,
        Table::PaymentMethod => put::<PaymentMethod>(&mut draft, table, shown, before.as_ref())?,
        Table::Plan => put::<Plan>(&mut draft, table, shown, before.as_ref())?,
        _ => return Err(Refusal::not_found()),
    }
    if before.is_some_and(|before| text_of(&before, "nome") != name) && context.is("display-text", "current") {
        match table {
            Table::Customer => customer_named(&mut draft, id, name.as_deref())?,
            Table::Service => service_named(&mut draft, id, name.as_deref())?,
            _ => {}
        }
    }
    if was != id {
        draft.remove(table, was);
    }
    Ok(draft.finish())
}

/// Removes a record and its planned work from the state. Nothing else changes.
///
/// # Errors
/// The store cannot be read.
pub fn forget(context: &Context<'_>, table: Table, id: i64) -> Result<Changes, Refusal> {
    let mut draft = context.draft();
    if let Some(row) = context.view.get(table, id)?.filter(|_| table == Table::Sale) {
        let due = sale::planned(context, &sale::Stored::read(&row)?);
        due.into_iter().for_each(|due| draft.remove_due(due));
    }
    draft.remove(table, id);
    Ok(draft.finish())
}

/// Raises a counter to at least `id`, so that the next generated key is not in use.
fn given(draft: &mut Draft<'_>, counter: Counter, id: i64) -> Result<(), Refusal> {
    if draft.counter(counter)? < id {
        draft.set_counter(counter, id);
    }
    Ok(())
}

/// Writes the row of a record. Sections that responses show only with the parameter `_expand` go into the row's extras.
fn put<T: Model>(draft: &mut Draft<'_>, table: Table, shown: Value, before: Option<&Row>) -> Result<(), Refusal> {
    let id = key(&shown).unwrap_or_default();
    let expanded = |name: &str| T::TABLE.field(name).is_some_and(|field| field.kind == Kind::Expanded);
    let empty = || Value::Array(Vec::new());
    let every = T::TABLE.fields.iter().filter(|field| field.kind == Kind::Expanded);
    let mut extras: Members = every.map(|field| (field.name.to_owned(), empty())).collect();
    merge(&mut extras, before.map(sections).transpose()?.unwrap_or_default());
    let (given, own) = members(shown).into_iter().partition(|(name, _)| expanded(name));
    merge(&mut extras, given);
    let record: T = record(own)?;
    let extras = (!extras.is_empty()).then(|| Value::Object(extras).to_json().into());
    draft.put_record(table, Row::new(id, document(&record).into(), extras), &record);
    Ok(())
}
