//! Shares of an amount by weight: the largest remainder method.

use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{Money, Quantity};

/// Decimal places that all weights are brought to.
const SCALE: u32 = Quantity::PLACES;

/// Shares `total` by `weights`; the shares add up to it exactly.
///
/// Each share is the weighted part rounded down to the cent; the cents left over go one each to the largest
/// remainders, ties to the lower index. A weight of zero never receives a cent. A negative total mirrors the
/// positive one.
///
/// # Errors
/// `out_of_range` for a negative weight at `weights[i]`; `no_positive_weight` at `weights`.
pub fn allocate(total: Money, weights: &[Quantity]) -> Result<Vec<Money>, LastroError> {
    let scaled = scaled_weights(weights)?;
    let overflow = || LastroError::invalid(Issue::error("weights", IssueCode::OutOfRange));
    let sum = scaled.iter().try_fold(0_i128, |s, w| s.checked_add(*w)).ok_or_else(overflow)?;
    if sum == 0 {
        return Err(LastroError::invalid(Issue::error("weights", IssueCode::NoPositiveWeight)));
    }
    let cents = i128::from(total.cents().unsigned_abs());
    let mut shares = Vec::with_capacity(scaled.len());
    for (index, weight) in scaled.iter().enumerate() {
        let part = cents.checked_mul(*weight).ok_or_else(overflow)?;
        shares.push(Share { index, floor: part / sum, remainder: part % sum });
    }
    let given: i128 = shares.iter().map(|s| s.floor).sum();
    let left_over = usize::try_from(cents - given).map_err(|_| overflow())?;
    shares.sort_by_key(|s| (-s.remainder, s.index));
    for share in shares.iter_mut().take(left_over) {
        share.floor += 1;
    }
    shares.sort_by_key(|s| s.index);
    let sign = if total.is_negative() { -1 } else { 1 };
    shares.iter().map(|s| Money::from_wide_cents(sign * s.floor).ok_or_else(overflow)).collect()
}

struct Share {
    index: usize,
    floor: i128,
    remainder: i128,
}

fn scaled_weights(weights: &[Quantity]) -> Result<Vec<i128>, LastroError> {
    let mut issues = Vec::new();
    let mut scaled = Vec::with_capacity(weights.len());
    for (index, weight) in weights.iter().enumerate() {
        let (mantissa, unit) = weight.to_ratio();
        let factor = 10_i128.saturating_pow(SCALE) / unit;
        if mantissa < 0 {
            let path = ["weights[", &index.to_string(), "]"].concat();
            issues.push(Issue::error(path, IssueCode::OutOfRange).with("min", "0"));
        }
        scaled.push(mantissa.saturating_mul(factor));
    }
    if issues.is_empty() { Ok(scaled) } else { Err(LastroError::Invalid { issues }) }
}
