//! What a card record holds that nobody may see: its number and its security code.

use core::fmt;

use super::{Codec, Form, Reader, Type};
use crate::json::Value;

/// Defines a text that no debug form shows.
macro_rules! concealed {
    ($($(#[doc = $doc:literal])* $name:ident;)*) => { $(
        $(#[doc = $doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Default)]
        pub struct $name(String);

        impl $name {
            /// From its text.
            #[must_use]
            pub fn new(text: impl Into<String>) -> Self {
                Self(text.into())
            }

            /// The text itself: for the body of a request, and for nothing that people read.
            #[must_use]
            pub fn reveal(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("***")
            }
        }

        #[cfg(feature = "python")]
        crate::python::scalar!($name);
    )* };
}
concealed! {
    /// A card's number, whole or as the service masks it.
    CardNumber;
    /// A card's security code, 3 or 4 digits; zeros in front count.
    SecurityCode;
}

impl Codec for CardNumber {
    const TYPE: Type = Type::CardNumber;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.decimal_text(Self::TYPE, value).map(Self::new)
    }
    fn write(&self, _: Form) -> Value {
        Value::String(self.0.clone())
    }
}

impl Codec for SecurityCode {
    const TYPE: Type = Type::SecurityCode;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.decimal_text(Self::TYPE, value).map(Self::new)
    }
    // The documents say integer; one that begins with 0 would lose a digit so, and stays text.
    fn write(&self, form: Form) -> Value {
        let exact = !self.0.starts_with('0') && self.0.bytes().all(|b| b.is_ascii_digit()) && !self.0.is_empty();
        if form == Form::Wire && exact { Value::Number(self.0.clone()) } else { Value::String(self.0.clone()) }
    }
}
