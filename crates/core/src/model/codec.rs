//! The trait [`Codec`]: how a Rust type is read from and written as JSON.

use super::node::Node;
use super::view::{Elements, View};
use super::writer::{Target, Writer, value_of};
use super::{Reader, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth, decimal};

/// A type that can be read from and written as JSON. Reading does not stop at the first problem: it reports every problem to
/// the reader.
#[doc(hidden)]
pub trait Codec: Sized {
    /// The [`Type`] of this Rust type in the tables of fields and arguments.
    const TYPE: Type;

    /// Reads the value. Returns `None` if it is invalid; at least one issue has then been reported.
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self>;

    /// Reads the value into `place`, which becomes `None` if the value is invalid. Records override this method: they are
    /// large, so reading them in place avoids a copy.
    fn read_into(place: &mut Option<Self>, node: &Node<'_>, reader: &mut Reader<'_>) {
        *place = Self::read(node, reader);
    }

    /// Reads a value and appends it to a list; returns `None` if it is invalid. Records override this method to avoid a copy.
    fn read_onto(list: &mut Vec<Self>, node: &Node<'_>, reader: &mut Reader<'_>) -> Option<()> {
        list.push(Self::read(node, reader)?);
        Some(())
    }

    /// Writes the value as JSON.
    fn write(&self, writer: &mut Writer);

    /// The value for a member that is missing or null. Reports `required`, unless the type is optional.
    fn missing(reader: &mut Reader<'_>) -> Option<Self> {
        reader.required();
        None
    }

    /// Reads the value from raw bytes that were passed outside the JSON. Reports an error unless the type can be read from
    /// bytes.
    fn from_bytes(_: &[u8], reader: &mut Reader<'_>) -> Option<Self> {
        reader.wrong_host_type(Self::TYPE.name(), Type::Bytes.name());
        None
    }

    /// Whether there is a value: false for `None`.
    fn is_set(&self) -> bool {
        true
    }

    /// The value in the form in which the validation rules read it.
    fn view(&self) -> View<'_> {
        View::Other
    }

    /// The value as a JSON value in memory.
    fn value(&self, target: Target) -> Value {
        value_of(target, &mut |writer| self.write(writer))
    }

    /// The value as JSON text.
    fn json(&self, target: Target) -> String {
        let mut writer = Writer::text(target);
        self.write(&mut writer);
        writer.into_text()
    }
}

impl<T: Codec> Codec for Option<T> {
    const TYPE: Type = Type::Optional(&T::TYPE);
    // The outer option is `None` if the value is invalid; the inner option is `None` if the value is null.
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
        // after an invalid element the rest of the list is still read, so that all issues are reported
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

/// Implements [`Codec`] for exact decimal types. They are written as a JSON number to the service, and as a string to programs.
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

/// Implements [`Codec`] for dates, months and date-times. They are always written as a string.
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

/// Reads any type from a serde deserializer. It first reads a [`Value`], and then decodes this value, so that the same rules
/// apply to every format.
#[doc(hidden)]
pub fn from_serde<'de, T: Codec, D: serde::Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    let value = <Value as serde::Deserialize>::deserialize(deserializer)?;
    let mut reader = Reader::new();
    let read = T::read(&Node::from(&value), &mut reader);
    reader.finish(read).map_err(serde::de::Error::custom)
}
