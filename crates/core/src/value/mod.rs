//! The exact scalars: what a field of the service's document can hold.
//!
//! Every scalar is read from exact text and written back to one canonical text. None has a float in it.

pub mod base64;
mod code;
mod date;
pub mod decimal;
mod money;
mod number;
mod percent;
mod quantity;

pub use code::{Choice, ChoiceTable, Code, CodeTable, NamedChoice, NamedCode};
pub use date::{DateFault, DateTime, LocalDate, YearMonth};
pub use decimal::DecimalFault;
pub use money::Money;
pub use number::Number;
pub use percent::Percent;
pub(crate) use percent::is_rate;
pub use quantity::Quantity;

pub(crate) use code::{choices, codes};

/// Largest absolute value of an integer: 2^53 - 1, the largest that every language holds exactly.
pub const MAX_INTEGER: i64 = 9_007_199_254_740_991;

/// Bytes as lower-case hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    let digit = |n: u8| char::from_digit(u32::from(n), 16).unwrap_or('0');
    bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]).collect()
}

/// Texts with a separator between them. The one place that joins texts: the slice's own `join` is four times the code.
pub(crate) fn listed(texts: &[String], separator: &str) -> String {
    let mut out = String::new();
    for (index, text) in texts.iter().enumerate() {
        if index > 0 {
            out.push_str(separator);
        }
        out.push_str(text);
    }
    out
}

/// Where bytes stand in others.
#[must_use]
pub fn find_bytes(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    if wanted.is_empty() { Some(0) } else { bytes.windows(wanted.len()).position(|window| window == wanted) }
}
