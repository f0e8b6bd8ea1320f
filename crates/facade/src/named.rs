//! Entities and operations by their names, for the operations that describe them.

use super::{AREAS, Facade, operations};
use lastro::issue::{Issue, IssueCode, LastroError, allowed};
use lastro::model::{ModelTable, Operation};
use lastro::rules::{EntityRules, Rules, entity_rules};
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};

fn entities() -> impl Iterator<Item = (&'static str, &'static ModelTable, Option<Rules>)> {
    let named = |area: &super::Area| Some((area.name, area.entity?));
    let areas = AREAS.iter().filter_map(named);
    areas.chain(PARAMETERS.iter().copied()).map(|(name, entity)| (name, entity.table, entity.rules))
}

/// The parameters of version 1's operations, by operation: the fields of their forms.
const PARAMETERS: &[(&str, EntityRules)] = &[
    ("v1.sale.parameters", entity_rules::<SaleParameters>()),
    ("v1.service.parameters", entity_rules::<ServiceParameters>()),
    ("v1.customer.parameters", entity_rules::<CustomerParameters>()),
    ("v1.cancellation.parameters", entity_rules::<CancellationParameters>()),
    ("v1.receipt.parameters", entity_rules::<ReceiptParameters>()),
    ("v1.boleto_update.parameters", entity_rules::<BoletoUpdateParameters>()),
];

/// The parts of those parameters, which have no names of their own.
const PARTS: &[EntityRules] = &[entity_rules::<InstallmentParameters>(), entity_rules::<NewCustomer>()];

/// The entities' names: those of their areas, and for version 1's parameters that of the operation that takes them.
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
    let parts = PARTS.iter().map(|part| (part.table, part.rules));
    let mut all = entities().map(|(_, table, rules)| (table, rules)).chain(parts);
    all.find(|(known, _)| *known == table).and_then(|(_, rules)| rules)
}

/// An operation's row.
pub(crate) fn operation_named(name: &str) -> Result<&'static Operation, LastroError> {
    operations().find(|row| row.name() == name).ok_or_else(|| Facade::ALL.unknown_operation(name))
}
