//! JSON Schemas (2020-12) of entities and operations.

use lastro_macros::operations;

/// JSON Schemas (2020-12) of entities and operations.
#[operations(area = "schema", describes)]
mod operations {
    use crate::describe::schema;
    use lastro::LastroError;
    use lastro::model::Json;

    /// The schema of an entity's document, such as `sale`. A document matches it exactly if `decode` reads it without an
    /// error.
    ///
    /// # Errors
    /// `invalid_choice` for a name that no entity has.
    pub fn entity(entity: String) -> Result<Json, LastroError> {
        crate::entity_named(&entity).map(|table| Json(schema::entity(table)))
    }

    /// The schema of an operation's arguments, as one object. The operation is named as in `sale.validate`.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn arguments(operation: String) -> Result<Json, LastroError> {
        crate::operation_named(&operation).map(|row| Json(schema::arguments(row)))
    }

    /// The schema of an operation's result, as `dispatch` writes it.
    ///
    /// # Errors
    /// `unknown_operation`.
    pub fn result(operation: String) -> Result<Json, LastroError> {
        crate::operation_named(&operation).map(|row| Json(schema::result(row)))
    }
}
pub use operations::*;
