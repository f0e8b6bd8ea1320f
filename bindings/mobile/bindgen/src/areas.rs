//! The core's operations, grouped by area.

use lastro::model::{Operation, Type};

/// Area names, each with its operations.
pub type Areas = Vec<(&'static str, Vec<&'static Operation>)>;

/// All areas, in the order of the core's list.
pub fn areas() -> Areas {
    let areas = lastro_facade::AREAS.iter();
    areas.filter_map(|area| Some((area.operations.first()?.area(), area.operations.iter().collect()))).collect()
}

/// The areas of version 1, without the prefix `v1.`, and the other areas.
pub fn by_version() -> (Areas, Areas) {
    let (legacy, present): (Areas, Areas) =
        areas().into_iter().partition(|(_, operations)| operations.iter().any(|operation| is_legacy(operation)));
    (legacy.into_iter().map(|(area, operations)| (area.trim_start_matches("v1."), operations)).collect(), present)
}

/// Whether an operation belongs to version 1.
pub fn is_legacy(operation: &Operation) -> bool {
    operation.area().starts_with("v1.")
}

/// Whether an argument or a field is optional.
pub fn is_optional(ty: Type) -> bool {
    matches!(ty, Type::Optional(_))
}
