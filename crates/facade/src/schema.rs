//! JSON Schemas (2020-12) of entities and operations.

use lastro_macros::operations;

/// JSON Schemas (2020-12) of entities and operations.
#[operations(area = "schema", describes)]
mod operations {
    use crate::describe::schema;
    use lastro::LastroError;
    use lastro::model::Json;

    /// The schema of an entity's document, `sale` for one: what `decode` reads without an error fits it, and nothing
    /// else does.
    ///
    /// # Errors
    /// `invalid_choice` for a name that no entity has.
    pub fn entity(entity: String) -> Result<Json, LastroError> {
        crate::entity_named(&entity).map(|table| Json(schema::entity(table)))
    }

    /// The schema of an operation's arguments, one object: `sale.validate` for one.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn arguments(operation: String) -> Result<Json, LastroError> {
        crate::operation_named(&operation).map(|row| Json(schema::arguments(row)))
    }

    /// The schema of what an operation gives, as `dispatch` writes it.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn result(operation: String) -> Result<Json, LastroError> {
        crate::operation_named(&operation).map(|row| Json(schema::result(row)))
    }
}
pub use operations::*;
