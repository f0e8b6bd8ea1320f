//! Numbers of any size, as their text.

use core::fmt;
use core::str::FromStr;

use super::decimal::DecimalFault;
use crate::json::is_number;

/// A number that the documents do not describe further: any JSON number, whatever its size, places and form (`-0.34`,
/// `1.0e-5`, `0.10000000000000001`), kept as the text it came as.
///
/// Two numbers are equal if their texts are: this type is for passing a figure on, not for calculating.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Number(String);

impl Number {
    /// As it came.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it came.
    pub(crate) fn text(&self) -> String {
        self.0.clone()
    }
}

impl FromStr for Number {
    type Err = DecimalFault;

    /// Reads a JSON number.
    fn from_str(text: &str) -> Result<Self, DecimalFault> {
        if is_number(text) { Ok(Self(text.to_owned())) } else { Err(DecimalFault::NotADecimal) }
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
