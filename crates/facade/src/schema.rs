//! JSON Schemas (2020-12) of records, and of the arguments and results of operations.

use lastro_macros::operations;

/// JSON Schemas (2020-12) of records, and of the arguments and results of operations.
#[operations(area = "schema", describes)]
mod operations {
    use crate::describe::schema;
    use lastro::LastroError;
    use lastro::model::Json;

    /// The schema of a kind of record, such as `sale`. A document matches the schema if and only if `decode` reads it
    /// without an error, except for JSON numbers: a schema cannot check how a number is written.
    ///
    /// # Errors
    /// `invalid_choice` at an unknown `entity`.
    pub fn entity(entity: String) -> Result<Json, LastroError> {
        crate::entity_named(&entity).map(|table| Json(schema::entity(table)))
    }

    /// The schema of an operation's arguments, as one object. `operation`: name with area, such as `sale.validate`.
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
