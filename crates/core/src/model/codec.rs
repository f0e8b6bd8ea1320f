//! How a Rust type is read from and written to a JSON value.

use super::{Reader, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// Who the JSON is written for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The service: money, percent and quantity are JSON numbers (`129.90`).
    Wire,
    /// A program, as `dispatch` answers it: exact decimals are text, a document is embedded.
    Program,
    /// A program whose JSON numbers are floats: as `Program`, and a document is its text.
    Host,
}

/// A type that is read from and written to JSON. Reading reports every problem to the reader and never stops at the
/// first.
pub trait Codec: Sized {
    /// Its type in the tables.
    const TYPE: Type;

    /// The value, or `None` with at least one issue reported.
    fn read(value: &Value, reader: &mut Reader) -> Option<Self>;

    /// Writes it as JSON.
    fn write(&self, form: Form) -> Value;

    /// The value where the member is missing or null: an error, unless the type is optional.
    fn missing(reader: &mut Reader) -> Option<Self> {
        reader.required();
        None
    }
}

impl<T: Codec> Codec for Option<T> {
    const TYPE: Type = Type::Optional(&T::TYPE);
    // The outer option says "could be read", the inner one "was given".
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        if *value == Value::Null { Some(None) } else { T::read(value, reader).map(Some) }
    }
    fn write(&self, form: Form) -> Value {
        self.as_ref().map_or(Value::Null, |inner| inner.write(form))
    }
    fn missing(_: &mut Reader) -> Option<Self> {
        Some(None)
    }
}

impl<T: Codec> Codec for Vec<T> {
    const TYPE: Type = Type::List(&T::TYPE);
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        let mut list = Self::new();
        // After a bad element the rest is still read, to report its issues.
        let all = reader.list(value, &mut |item, r| {
            let read = T::read(item, r);
            let fits = read.is_some();
            list.extend(read);
            fits
        });
        all.then_some(list)
    }
    fn write(&self, form: Form) -> Value {
        Value::Array(self.iter().map(|item| item.write(form)).collect())
    }
}

impl Codec for String {
    const TYPE: Type = Type::Text;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value {
            Value::String(text) => Some(text.clone()),
            other => reader.wrong_type("text", other),
        }
    }
    fn write(&self, _: Form) -> Value {
        Value::String(self.clone())
    }
}

impl Codec for i64 {
    const TYPE: Type = Type::Integer;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.integer(value)
    }
    fn write(&self, _: Form) -> Value {
        Value::Number(self.to_string())
    }
}

impl Codec for bool {
    const TYPE: Type = Type::Boolean;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        match value {
            Value::Bool(flag) => Some(*flag),
            other => reader.wrong_type("boolean", other),
        }
    }
    fn write(&self, _: Form) -> Value {
        Value::Bool(*self)
    }
}

fn decimal_value(text: String, form: Form) -> Value {
    match form {
        Form::Wire => Value::Number(text),
        Form::Program | Form::Host => Value::String(text),
    }
}

/// Exact numbers: a JSON number for the service, text for programs.
macro_rules! decimals {
    ($($name:ident),*) => { $(
        impl Codec for $name {
            const TYPE: Type = Type::$name;
            #[inline(never)]
            fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
                let text = reader.decimal_text(Self::TYPE, value)?;
                text.parse().map_err(|fault| reader.decimal_fault(Self::TYPE, fault)).ok()
            }
            fn write(&self, form: Form) -> Value {
                decimal_value(self.text(), form)
            }
        }
    )* };
}
decimals!(Money, Percent, Quantity, Number);

/// Dates, months and moments: always text.
macro_rules! dates {
    ($($name:ident = $ty:ident, $code:ident;)*) => { $(
        impl Codec for $name {
            const TYPE: Type = Type::$ty;
            #[inline(never)]
            fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
                let Value::String(text) = value else { return reader.wrong_type(Self::TYPE.name(), value) };
                text.parse().map_err(|_| reader.report(crate::issue::IssueCode::$code)).ok()
            }
            fn write(&self, _: Form) -> Value {
                Value::String(self.text())
            }
        }
    )* };
}
dates! {
    LocalDate = Date, InvalidDate;
    YearMonth = YearMonth, InvalidMonth;
    DateTime = DateTime, InvalidDateTime;
}

/// Reads any type through serde, by way of a [`Value`], so that every format uses the same decoder.
pub(crate) fn from_serde<'de, T: Codec, D: serde::Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let value = <Value as serde::Deserialize>::deserialize(deserializer)?;
    let mut reader = Reader::new();
    let read = T::read(&value, &mut reader);
    reader.finish(read).map_err(serde::de::Error::custom)
}
