//! What a frontend renders a form from.

use lastro_macros::operations;

/// What a frontend renders a form from.
#[operations(area = "forms", describes)]
mod operations {
    use crate::describe::forms;
    use lastro::LastroError;
    use lastro::model::FormField;

    /// The fields of an entity's form, in the order of its table: labels in English and Portuguese, the kind of input,
    /// whether an insert requires it, and the available choices.
    ///
    /// # Errors
    /// `invalid_choice` for a name that no entity has.
    pub fn fields(entity: String) -> Result<Vec<FormField>, LastroError> {
        crate::entity_named(&entity).map(forms::fields)
    }
}
pub use operations::*;
