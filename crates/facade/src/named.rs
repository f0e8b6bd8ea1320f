//! Finds record types and operations by name, for the operations that return schemas, forms and messages.

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

/// The record types of version 1 parameters, with the names of the operations that return these parameters.
const PARAMETERS: &[(&str, EntityRules)] = &[
    ("v1.sale.parameters", EntityRules::of::<SaleParameters>()),
    ("v1.service.parameters", EntityRules::of::<ServiceParameters>()),
    ("v1.customer.parameters", EntityRules::of::<CustomerParameters>()),
    ("v1.cancellation.parameters", EntityRules::of::<CancellationParameters>()),
    ("v1.receipt.parameters", EntityRules::of::<ReceiptParameters>()),
    ("v1.boleto_update.parameters", EntityRules::of::<BoletoUpdateParameters>()),
];

/// The nested records of version 1 parameters, which have no names of their own.
const PARTS: &[EntityRules] = &[EntityRules::of::<InstallmentParameters>(), EntityRules::of::<NewCustomer>()];

/// The names of all record types: the name of the area, or for version 1 parameters the name of an operation such as
/// `v1.sale.parameters`.
pub fn entity_names() -> impl Iterator<Item = &'static str> {
    entities().map(|(name, _)| name)
}

/// The table of the record type with this name.
pub(crate) fn entity_named(name: &str) -> Result<&'static ModelTable, LastroError> {
    let found = entities().find(|(known, _)| *known == name).map(|(_, entity)| entity.table);
    found.ok_or_else(|| {
        let known = allowed(entity_names().map(str::to_owned));
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &known))
    })
}

/// The validation rules of the record type with this table; `None` if there is no such type.
pub(crate) fn rules_of_table(table: &ModelTable) -> Option<EntityRules> {
    let mut all = entities().map(|(_, entity)| entity).chain(PARTS.iter().copied());
    all.find(|entity| entity.table == table)
}

/// The operation with this name.
pub(crate) fn operation_named(name: &str) -> Result<&'static Operation, LastroError> {
    operations().find(|row| row.name == name).ok_or_else(|| Facade::ALL.unknown_operation(name))
}
