//! The sale that a contract generates, checked as one that is inserted.

use super::{Context, WriteOperation, unfit, validate_read};
use crate::calc::contract;
use crate::issue::{LastroError, Severity};
use crate::model::Sale;

/// The sale of a contract's `k`-th occurrence, from 0, if it may be sent. After the first, items that do not recur are left
/// out; the discount is at most the total of the remaining items; total and installments are computed again.
///
/// # Errors
/// `required` at a field of the contract that its schedule needs; `no_occurrence` at `k` if the contract is paused or
/// has ended; `nothing_to_charge` at `contract.itens` if no item is left; those of the rules of a sale. Each is at the
/// contract's field that causes it.
pub fn generated(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
    let made = contract::sale_at(contract, k, anchor_day)?;
    let context = Context { operation: WriteOperation::Insert, today: None };
    let mut found = validate_read(&made.sale, unfit(&made.sale), &context, Severity::Error);
    // an amount of the contract is the cause, and has an issue of its own
    found.issues.retain(|issue| !made.places.is_computed(&issue.path));
    found.refused().map_err(|error| made.places.of_contract(error))?;
    Ok(made.sale)
}
