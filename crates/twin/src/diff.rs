//! What differs between two snapshots, as paths.

use lastro::model::Json;
use lastro_macros::model;

/// A place where two states differ.
#[model(answer)]
pub struct Difference {
    /// Where: `sale/7/valor_venda`.
    pub path: String,
    /// What the first state has there; nothing where it has nothing.
    pub before: Option<Json>,
    /// What the second state has there; nothing where it has nothing.
    pub after: Option<Json>,
}
