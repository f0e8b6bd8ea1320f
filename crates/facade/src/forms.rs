//! Form metadata, from which a front end renders a form.

use lastro_macros::operations;

/// Form metadata, from which a front end renders a form.
#[operations(area = "forms", describes)]
mod operations {
    use crate::describe::forms;
    use lastro::LastroError;
    use lastro::model::FormField;

    /// The fields of a form for a kind of record, in the order of the service's documentation. Each field has its labels in
    /// English and Portuguese, the kind of input, whether an insert requires it, and the available choices.
    ///
    /// # Errors
    /// `invalid_choice` at an unknown `entity`.
    pub fn fields(entity: String) -> Result<Vec<FormField>, LastroError> {
        crate::entity_named(&entity).map(forms::fields)
    }
}
pub use operations::*;
