//! The sale that a contract generates, validated as for an insert.

use super::{Context, WriteOperation, unfit, validate_read};
use crate::calc::contract;
use crate::issue::{LastroError, Severity};
use crate::model::Sale;

/// The sale of a contract's `k`-th occurrence, from 0, if it may be sent. After the first occurrence, items that do not
/// recur are left out, the discount is at most the total of the remaining items, and total and installments are recomputed.
///
/// # Errors
/// `required` at a field of the contract that its schedule needs; `no_occurrence` at `k` if the contract is paused or
/// has ended; `nothing_to_charge` at `contract.itens` if no item is left; those of the rules of a sale. Each path is
/// that of the contract's field that causes the error.
pub fn generated(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
    let made = contract::sale_at(contract, k, anchor_day)?;
    let context = Context { operation: WriteOperation::Insert, today: None };
    let mut found = validate_read(&made.sale, unfit(&made.sale), &context, Severity::Error);
    // these amounts were computed from the contract's, which have their own issues
    found.issues.retain(|issue| !made.places.is_computed(&issue.path));
    found.refused().map_err(|error| made.places.of_contract(error))?;
    Ok(made.sale)
}
