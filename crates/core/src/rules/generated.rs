//! Generates the sale of a contract's occurrence, and validates it like a sale to be inserted.

use super::{Context, WriteOperation, unfit, validate_read};
use crate::calc::contract;
use crate::issue::{LastroError, Severity};
use crate::model::Sale;

/// The sale that a contract generates for occurrence `k`, counted from 0. After the first occurrence, items that do not recur
/// are left out, and the discount is reduced to at most the total of the remaining items. Total and installments are recomputed
/// for every occurrence.
///
/// # Errors
/// `required` at a field of the contract that its schedule needs; `no_occurrence` at `k` if the contract is paused, or
/// ends before occurrence `k`; `nothing_to_charge` at `contract.itens` if no item is left; `out_of_range` at a negative `k`, at an
/// `anchor_day` outside 1 to 31, and at an amount or a due date out of its range; the errors of the validation rules for sales.
/// The paths are those of the contract's fields that cause the errors.
pub fn generated(contract: Sale, k: i64, anchor_day: Option<i64>) -> Result<Sale, LastroError> {
    let made = contract::sale_at(contract, k, anchor_day)?;
    let context = Context { operation: WriteOperation::Insert, today: None };
    let mut found = validate_read(&made.sale, unfit(&made.sale), &context, Severity::Error);
    // issues of totals that were computed here are removed, because the amounts that caused them have issues of their own
    found.issues.retain(|issue| !made.places.is_computed(&issue.path));
    found.refused().map_err(|error| made.places.of_contract(error))?;
    Ok(made.sale)
}
