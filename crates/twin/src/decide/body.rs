//! Bodies: read, checked, and merged into what is stored.

use lastro::LastroError;
use lastro::json::Value;
use lastro::model::{Json, Kind, Model, ModelTable};
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

/// Whether a member of a body changes the record: fields that the service fills in are ignored.
fn is_written(table: &ModelTable, name: &str) -> bool {
    match table.field(name) {
        Some(field) => !matches!(field.kind, Kind::Key | Kind::ReadOnly | Kind::Display),
        None => table.is_custom(name),
    }
}
