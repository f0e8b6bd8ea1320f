//! The sale that a contract generates, checked as one that is inserted.

use super::{Context, WriteOperation, validate};
use crate::calc::contract;
use crate::issue::{Issue, LastroError};
use crate::model::Sale;

/// The sale of a contract's `k`-th occurrence, from 0, as [`contract::sale_at`] makes it, where it is one that may be sent.
///
/// # Errors
/// What [`contract::sale_at`] refuses; what the rules of a sale find, at the contract's field that it comes from.
pub fn generated(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
    let made = contract::sale_at(contract, k, anchor_day)?;
    let found = validate(&made.sale, &Context { operation: WriteOperation::Insert, today: None }).issues;
    let issues: Vec<Issue> = found.into_iter().filter(Issue::stops).collect();
    if issues.is_empty() { Ok(made.sale) } else { Err(made.places.of_contract(LastroError::Invalid { issues })) }
}
