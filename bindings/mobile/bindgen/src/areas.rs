//! The core's operations, grouped by area: the part of an operation's name before its last dot.

use lastro::model::{Operation, Type};

/// A list of areas: the name of each, and its operations.
pub type Areas = Vec<(&'static str, Vec<&'static Operation>)>;

/// All areas that have operations, in the order of the facade's list `AREAS`.
pub fn areas() -> Areas {
    let areas = lastro_facade::AREAS.iter();
    areas.filter_map(|area| Some((area.operations.first()?.area(), area.operations.iter().collect()))).collect()
}

/// All areas in two lists: those of version 1 of the service, named without the prefix `v1.`, and the others.
pub fn by_version() -> (Areas, Areas) {
    let (legacy, present): (Areas, Areas) =
        areas().into_iter().partition(|(_, operations)| operations.iter().any(|operation| is_legacy(operation)));
    (legacy.into_iter().map(|(area, operations)| (area.trim_start_matches("v1."), operations)).collect(), present)
}

/// Whether an operation belongs to version 1 of the service.
pub fn is_legacy(operation: &Operation) -> bool {
    operation.area().starts_with("v1.")
}

/// Whether the type of an argument or of a field is optional.
pub fn is_optional(ty: Type) -> bool {
    matches!(ty, Type::Optional(_))
}
