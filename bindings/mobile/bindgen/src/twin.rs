//! The tables of the records that only the twin (the simulation of the service) uses.

use lastro::model::{Model as _, ModelTable, Type};
use lastro_facade::describe::described;
use lastro_twin::config::Config;

/// The records of a twin's configuration. A nested record comes before the record that contains it.
pub fn configuration() -> Vec<&'static ModelTable> {
    with_parts(&[Config::TABLE])
}

/// The given records with all their nested records, but without records of the service's own API. A nested record comes before
/// the record that contains it.
pub fn with_parts(tables: &[&'static ModelTable]) -> Vec<&'static ModelTable> {
    fn visit(ty: Type, found: &mut Vec<&'static ModelTable>) {
        match ty {
            Type::Optional(inner) | Type::List(inner) => visit(*inner, found),
            Type::Record(table) if !found.contains(&table) && !is_of_the_service(table) => {
                table.fields.iter().for_each(|field| visit(field.ty, found));
                found.push(table);
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    tables.iter().for_each(|table| visit(Type::Record(table), &mut found));
    found
}

/// Whether a record belongs to the service's own API. The packages then already have a type for it.
pub fn is_of_the_service(table: &'static ModelTable) -> bool {
    described().models.contains(&table)
}
