//! Look-up of entities and operations by name, for the operations that describe them.

use super::{AREAS, Facade, operations};
use lastro::issue::allowed;
use lastro::model::{ModelTable, Operation};
use lastro::rules::EntityRules;
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};
use lastro::{Issue, IssueCode, LastroError};

fn entities() -> impl Iterator<Item = (&'static str, EntityRules)> {
    let areas = AREAS.iter().filter_map(|area| Some((area.name, area.entity?)));
    areas.chain(PARAMETERS.iter().copied())
}

/// The parameters of version 1's operations, keyed by operation.
const PARAMETERS: &[(&str, EntityRules)] = &[
    ("v1.sale.parameters", EntityRules::of::<SaleParameters>()),
    ("v1.service.parameters", EntityRules::of::<ServiceParameters>()),
    ("v1.customer.parameters", EntityRules::of::<CustomerParameters>()),
    ("v1.cancellation.parameters", EntityRules::of::<CancellationParameters>()),
    ("v1.receipt.parameters", EntityRules::of::<ReceiptParameters>()),
    ("v1.boleto_update.parameters", EntityRules::of::<BoletoUpdateParameters>()),
];

/// The nested records of those parameters, which have no entity names.
const PARTS: &[EntityRules] = &[EntityRules::of::<InstallmentParameters>(), EntityRules::of::<NewCustomer>()];

/// The entities' names: the area's name, or for version 1's parameters the name of the operation that takes them.
pub fn entity_names() -> impl Iterator<Item = &'static str> {
    entities().map(|(name, _)| name)
}

/// The table of an entity.
pub(crate) fn entity_named(name: &str) -> Result<&'static ModelTable, LastroError> {
    let found = entities().find(|(known, _)| *known == name).map(|(_, entity)| entity.table);
    found.ok_or_else(|| {
        let known = allowed(entity_names().map(str::to_owned));
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &known))
    })
}

/// The rules of the entity with this table; `None` if there is no such entity.
pub(crate) fn rules_of_table(table: &ModelTable) -> Option<EntityRules> {
    let mut all = entities().map(|(_, entity)| entity).chain(PARTS.iter().copied());
    all.find(|entity| entity.table == table)
}

/// An operation's row.
pub(crate) fn operation_named(name: &str) -> Result<&'static Operation, LastroError> {
    operations().find(|row| row.name == name).ok_or_else(|| Facade::ALL.unknown_operation(name))
}
