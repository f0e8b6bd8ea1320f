//! Splits an amount by weights, using the largest remainder method.

use crate::issue::{Issue, IssueCode, Issues, LastroError};
use crate::value::{Money, Quantity, sort_indices};

/// The number of decimal places to which all weights are scaled, so that they are integers of the same unit.
const SCALE: u32 = Quantity::PLACES;

/// Splits `total` into one share per weight. The shares add up to `total` exactly.
///
/// Each share is its weighted part of the total, rounded down to the cent. The cents left over go to the shares with the
/// largest remainders, one cent each; of equal remainders, the lower index comes first. A weight of zero never receives a
/// cent. A negative total is split like the positive one, with the signs changed.
///
/// # Errors
/// `out_of_range` for a negative weight at `weights[i]`; `no_positive_weight` at `weights`.
pub fn allocate(total: Money, weights: &[Quantity]) -> Result<Vec<Money>, LastroError> {
    let shares = by_weights(total, &scaled_weights(weights)?)?;
    shares.ok_or_else(|| LastroError::at("weights", IssueCode::NoPositiveWeight))
}

/// Like [`allocate`], with integer weights. No weight may be negative. Returns `None` if no weight is above zero.
pub(super) fn by_weights(total: Money, weights: &[i128]) -> Result<Option<Vec<Money>>, LastroError> {
    // No overflow: the largest weight times the largest amount fits into 128 bits. So does the sum of the weights, for any
    // number of weights that fits into memory.
    let fault = || LastroError::internal("calc.allocation");
    let sum = weights.iter().try_fold(0_i128, |s, w| s.checked_add(*w)).ok_or_else(fault)?;
    if sum == 0 {
        return Ok(None);
    }
    let cents = i128::from(total.cents().unsigned_abs());
    let mut shares = Vec::with_capacity(weights.len());
    for weight in weights {
        let part = cents.checked_mul(*weight).ok_or_else(fault)?;
        shares.push(Share { floor: part / sum, remainder: part % sum });
    }
    let given: i128 = shares.iter().map(|s| s.floor).sum();
    let left_over = usize::try_from(cents - given).map_err(|_| fault())?;
    give_to_largest(&mut shares, left_over);
    let sign = if total.is_negative() { -1 } else { 1 };
    let all: Option<Vec<Money>> = shares.iter().map(|s| Money::from_wide_cents(sign * s.floor)).collect();
    // a safeguard: if the shares do not add up to the total exactly, return an internal error
    let whole = all.filter(|all| Money::checked_sum(all.iter().copied()) == Some(total));
    whole.map(Some).ok_or_else(fault)
}

/// Adds one cent each to the `count` shares with the largest remainders. Of equal remainders, the lower index comes first.
fn give_to_largest(shares: &mut [Share], count: usize) {
    let remainder = |index: usize| shares.get(index).map_or(0, |s| s.remainder);
    let mut order: Vec<usize> = (0..shares.len()).collect();
    sort_indices(&mut order, &|a, b| remainder(b).cmp(&remainder(a)));
    for index in order.into_iter().take(count) {
        if let Some(share) = shares.get_mut(index) {
            share.floor += 1;
        }
    }
}

struct Share {
    floor: i128,
    remainder: i128,
}

fn scaled_weights(weights: &[Quantity]) -> Result<Vec<i128>, LastroError> {
    let mut issues = Issues::default();
    let mut scaled = Vec::with_capacity(weights.len());
    for (index, weight) in weights.iter().enumerate() {
        let (mantissa, unit) = weight.to_ratio();
        let factor = 10_i128.saturating_pow(SCALE) / unit;
        if mantissa < 0 {
            let path = ["weights[", &index.to_string(), "]"].concat();
            issues.push(Issue::error(&path, IssueCode::OutOfRange).with("min", "0"));
        }
        scaled.push(mantissa.checked_mul(factor).ok_or_else(|| LastroError::internal("calc.allocation"))?);
    }
    issues.finish(Some(scaled))
}
