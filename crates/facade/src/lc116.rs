//! Items of the service list of Lei Complementar 116.

use lastro_macros::operations;

/// Items of the service list of Lei Complementar 116.
#[operations(area = "lc116")]
mod operations {
    use lastro::brazil::lc116;
    use lastro::{Issue, IssueCode, LastroError};

    /// The number by which the service identifies an item: `1.02` is 102. The sub-item must have two digits.
    ///
    /// # Errors
    /// `invalid_service_item`. If only digits were given, its parameter `printed` is the item in its printed form.
    pub fn to_code(item: String) -> Result<i64, LastroError> {
        lc116::to_code(&item).ok_or_else(|| {
            let printed = item.parse().ok().and_then(lc116::to_item).map(|printed| ("printed", printed));
            let mut issue = Issue::error("item", IssueCode::InvalidServiceItem);
            issue.params.extend(printed);
            LastroError::invalid(issue)
        })
    }

    /// The item with a given number: 102 is `1.02`.
    ///
    /// # Errors
    /// `invalid_service_item`.
    pub fn to_item(code: i64) -> Result<String, LastroError> {
        lc116::to_item(code).ok_or_else(|| LastroError::at("code", IssueCode::InvalidServiceItem))
    }
}
pub use operations::*;
