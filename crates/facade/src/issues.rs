//! Human-readable messages of issues.

use lastro_macros::operations;

/// Human-readable messages of issues.
#[operations(area = "issues", describes)]
mod operations {
    use lastro::{Issue, Language, LastroError};

    /// The message of an issue in a language: its path, followed by the message with its parameters filled in.
    ///
    /// # Errors
    /// None for an issue that an operation returned.
    pub fn text(issue: Issue, language: Language) -> Result<String, LastroError> {
        Ok(issue.text(language))
    }
}
pub use operations::*;
