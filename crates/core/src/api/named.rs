//! Entities and operations by their names, for what the catalogue tells of them.

use super::{AREAS, operations, unknown_operation};
use crate::issue::{Issue, IssueCode, LastroError, allowed};
use crate::model::{ModelTable, Operation};
use crate::rules::Rules;

fn entities() -> impl Iterator<Item = (&'static str, &'static ModelTable, Option<Rules>)> {
    let named = |area: &super::Area| Some((area.name, area.entity?));
    AREAS.iter().filter_map(named).map(|(name, entity)| (name, entity.table, entity.rules))
}

/// The areas that are entities, by their names.
pub fn entity_names() -> impl Iterator<Item = &'static str> {
    entities().map(|(name, ..)| name)
}

/// The table and the rules of an entity.
pub(crate) fn entity_named(name: &str) -> Result<(&'static ModelTable, Option<Rules>), LastroError> {
    let found = entities().find(|(known, ..)| *known == name).map(|(_, table, rules)| (table, rules));
    found.ok_or_else(|| {
        let known = allowed(entities().map(|(name, ..)| name.to_owned()));
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &known))
    })
}

/// The rules of the entity with a table, where it has some.
pub(crate) fn rules_of_table(table: &ModelTable) -> Option<Rules> {
    entities().find(|(_, known, _)| *known == table).and_then(|(_, _, rules)| rules)
}

/// An operation's row.
pub(crate) fn operation_named(name: &str) -> Result<&'static Operation, LastroError> {
    operations().find(|row| row.name == name).ok_or_else(|| unknown_operation(name))
}
