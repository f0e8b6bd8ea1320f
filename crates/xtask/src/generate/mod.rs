//! Files of other languages, made from the core's tables. Nothing in them is written twice by hand.

pub mod kotlin;
pub mod mobile;
pub mod names;
pub mod python;
pub mod swift;
pub mod typescript;

use lastro::model::{Operation, Type};

/// Operations by area, in order.
pub fn areas() -> Vec<(&'static str, Vec<&'static Operation>)> {
    lastro::api::AREAS.iter().filter_map(|list| Some((list.first()?.area, list.iter().collect()))).collect()
}

/// Whether an argument or a field may be left out.
pub fn is_optional(ty: Type) -> bool {
    matches!(ty, Type::Optional(_))
}

/// Something that a language's types must hold, for the parity test.
pub struct Wanted {
    /// What is looked for, by the tables' name.
    pub name: String,
    /// The line that opens the type it must stand in; nothing for anywhere.
    pub block: String,
    /// How it looks there.
    pub text: String,
}
