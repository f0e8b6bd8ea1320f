//! What issues say to people.

use lastro_macros::operations;

/// What issues say to people.
#[operations(area = "issues", describes)]
mod operations {
    use lastro::{Issue, Language, LastroError};

    /// The message of an issue in a language, with its path first and its parameters filled in.
    ///
    /// # Errors
    /// None for an issue that an operation returned.
    pub fn text(issue: Issue, language: Language) -> Result<String, LastroError> {
        Ok(issue.text(language))
    }
}
pub use operations::*;
