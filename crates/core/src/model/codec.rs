//! How a Rust type is read from and written to a JSON value.

use super::node::Node;
use super::view::{Elements, View};
use super::writer::{Target, Writer, value_of};
use super::{Reader, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth, decimal};

/// A type that is read from and written to JSON. Reading reports every problem to the reader and never stops at the
/// first.
#[doc(hidden)]
pub trait Codec: Sized {
    /// The type in the tables.
    const TYPE: Type;

    /// The value, or `None` with at least one issue reported.
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self>;

    /// Reads it into `place`; `place` is `None` afterwards if it does not fit. Records are read in place, since they are large.
    fn read_into(place: &mut Option<Self>, node: &Node<'_>, reader: &mut Reader<'_>) {
        *place = Self::read(node, reader);
    }

    /// Reads one more element of a list, as [`read_into`](Self::read_into); `None` if it does not fit.
    fn read_onto(list: &mut Vec<Self>, node: &Node<'_>, reader: &mut Reader<'_>) -> Option<()> {
        list.push(Self::read(node, reader)?);
        Some(())
    }

    /// Writes it as JSON.
    fn write(&self, writer: &mut Writer);

    /// The value if the member is missing or null: an error, unless the type is optional.
    fn missing(reader: &mut Reader<'_>) -> Option<Self> {
        reader.required();
        None
    }

    /// The value of an argument whose bytes were passed outside of the JSON; an error for a type that takes none.
    fn from_bytes(_: &[u8], reader: &mut Reader<'_>) -> Option<Self> {
        reader.wrong_host_type(Self::TYPE.name(), Type::Bytes.name());
        None
    }

    /// Whether there is a value.
    fn is_set(&self) -> bool {
        true
    }

    /// Its value as the checks of a record read it.
    fn view(&self) -> View<'_> {
        View::Other
    }

    /// Writes it as JSON in memory.
    fn value(&self, target: Target) -> Value {
        value_of(target, &mut |writer| self.write(writer))
    }

    /// Writes it as JSON text.
    fn json(&self, target: Target) -> String {
        let mut writer = Writer::text(target);
        self.write(&mut writer);
        writer.into_text()
    }
}

impl<T: Codec> Codec for Option<T> {
    const TYPE: Type = Type::Optional(&T::TYPE);
    // The outer option says "could be read", the inner one "was given".
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        if matches!(node, Node::Null) { Some(None) } else { T::read(node, reader).map(Some) }
    }
    fn write(&self, writer: &mut Writer) {
        match self {
            Some(inner) => inner.write(writer),
            None => writer.null(),
        }
    }
    fn missing(_: &mut Reader<'_>) -> Option<Self> {
        Some(None)
    }
    fn from_bytes(bytes: &[u8], reader: &mut Reader<'_>) -> Option<Self> {
        T::from_bytes(bytes, reader).map(Some)
    }
    fn is_set(&self) -> bool {
        self.is_some()
    }
    fn view(&self) -> View<'_> {
        self.as_ref().map_or(View::Other, T::view)
    }
}

impl<T: Codec> Codec for Vec<T> {
    const TYPE: Type = Type::List(&T::TYPE);
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        let mut list = Self::new();
        // After a bad element the rest is still read, to report its issues.
        let all = reader.list(node, &mut |item, r| T::read_onto(&mut list, item, r));
        all.then_some(list)
    }
    fn write(&self, writer: &mut Writer) {
        writer.list(|w| self.iter().for_each(|item| item.write(w)));
    }
    fn view(&self) -> View<'_> {
        View::List(self)
    }
}

impl<T: Codec> Elements for Vec<T> {
    fn views<'v>(&'v self, see: &mut dyn FnMut(usize, View<'v>)) {
        self.iter().enumerate().for_each(|(index, item)| see(index, item.view()));
    }
}

impl Codec for String {
    const TYPE: Type = Type::Text;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Text(text) => Some((*text).to_owned()),
            other => reader.wrong_type("text", other),
        }
    }
    fn write(&self, writer: &mut Writer) {
        writer.string(self);
    }
    fn view(&self) -> View<'_> {
        View::Text(self)
    }
}

impl Codec for i64 {
    const TYPE: Type = Type::Integer;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        reader.integer(node)
    }
    fn write(&self, writer: &mut Writer) {
        writer.number(&decimal::text(*self < 0, self.unsigned_abs(), 0, 0));
    }
    fn view(&self) -> View<'_> {
        View::Integer(*self)
    }
}

impl Codec for bool {
    const TYPE: Type = Type::Boolean;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        match node {
            Node::Bool(flag) => Some(*flag),
            other => reader.wrong_type("boolean", other),
        }
    }
    fn write(&self, writer: &mut Writer) {
        writer.bool(*self);
    }
    fn view(&self) -> View<'_> {
        View::Boolean(*self)
    }
}

/// Exact numbers: a JSON number for the service, a string for programs.
macro_rules! decimals {
    ($($name:ident, $text:ident: $view:expr;)*) => { $(
        impl Codec for $name {
            const TYPE: Type = Type::$name;
            fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
                let text = reader.decimal_text(Self::TYPE, node)?;
                Self::of_text(text).map_err(|fault| reader.decimal_fault(Self::TYPE, fault)).ok()
            }
            fn write(&self, writer: &mut Writer) {
                writer.decimal(&self.$text());
            }
            fn view(&self) -> View<'_> {
                let view: fn(&$name) -> View<'_> = $view;
                view(self)
            }
        }
    )* };
}
decimals! {
    Money, text: |amount| View::Money(*amount);
    Percent, text: |percent| View::Percent(*percent);
    Quantity, text: |quantity| View::Quantity(*quantity);
    Number, as_str: |number| View::Number(number);
}

/// Dates, months and instants: always a string.
macro_rules! dates {
    ($($name:ident = $ty:ident, $code:ident, $text:ident: $view:expr;)*) => { $(
        impl Codec for $name {
            const TYPE: Type = Type::$ty;
            fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
                let Node::Text(text) = node else { return reader.wrong_type(Self::TYPE.name(), node) };
                let read = Self::of_text(text);
                if read.is_none() {
                    reader.report(crate::issue::IssueCode::$code);
                }
                read
            }
            fn write(&self, writer: &mut Writer) {
                writer.plain(&self.$text());
            }
            fn view(&self) -> View<'_> {
                let view: fn(&$name) -> View<'_> = $view;
                view(self)
            }
        }
    )* };
}
dates! {
    LocalDate = Date, InvalidDate, text: |day| View::Date(*day);
    YearMonth = YearMonth, InvalidMonth, text: |month| View::Month(*month);
    DateTime = DateTime, InvalidDateTime, as_str: |moment| View::Moment(moment);
}

/// Reads any type through serde, by way of a [`Value`], so that every format uses the same decoder.
#[doc(hidden)]
pub fn from_serde<'de, T: Codec, D: serde::Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let value = <Value as serde::Deserialize>::deserialize(deserializer)?;
    let mut reader = Reader::new();
    let read = T::read(&Node::from(&value), &mut reader);
    reader.finish(read).map_err(serde::de::Error::custom)
}
