//! JSON Schemas (2020-12) of entities and operations.

use lastro_macros::operations;

/// JSON Schemas (2020-12) of entities and operations.
#[operations(area = "schema", describes)]
mod operations {
    use crate::api;
    use crate::api::describe::schema;
    use crate::issue::LastroError;
    use crate::model::Json;

    /// The schema of an entity's document, `sale` for one: what `decode` reads without an error fits it, and nothing
    /// else does.
    ///
    /// # Errors
    /// `invalid_choice` for a name that no entity has.
    pub fn entity(entity: String) -> Result<Json, LastroError> {
        api::entity_named(&entity).map(|(table, _)| Json(schema::entity(table)))
    }

    /// The schema of an operation's arguments, one object: `sale.validate` for one.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn arguments(operation: String) -> Result<Json, LastroError> {
        api::operation_named(&operation).map(|row| Json(schema::arguments(row)))
    }

    /// The schema of what an operation gives, as `dispatch` writes it.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn result(operation: String) -> Result<Json, LastroError> {
        api::operation_named(&operation).map(|row| Json(schema::result(row)))
    }
}
pub use operations::*;
