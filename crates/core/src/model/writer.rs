//! The writer, which writes typed values and records as JSON text or as a JSON value in memory.

use core::ops::Range;

use super::{Codec as _, Extra, Kind, ModelTable, Parts};
use crate::json::{Names, Value, fits_float, is_number, write_text};
use crate::value::CodeTable;

/// The recipient of the JSON. The form of the written values depends on it.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// The service, as in a request body. Money, percent and quantity are JSON numbers (`129.90`).
    Wire,
    /// A program that calls `dispatch`. Exact decimals are strings; JSON documents are embedded as values.
    Program,
    /// A program in a language whose JSON numbers are floats. As `Program`, except that JSON documents are strings of JSON
    /// text, and numbers that a float cannot hold exactly are strings. Characters beyond ASCII are escaped, because
    /// JavaScript decodes ASCII several times as fast.
    Host,
    /// A client, in the form of the service's own responses. As `Wire`, except that unset fields are null (in version 1 an
    /// empty string), and a code that has a display text is written as that text.
    Answer,
}

/// Writes JSON, one value after the other.
#[doc(hidden)]
#[derive(Debug)]
pub struct Writer {
    target: Target,
    /// Whether numbers are written as strings, as the service expects in records of version 1.
    numbers_as_text: bool,
    out: Out,
}

/// The output: JSON text, or a value in memory.
#[derive(Debug)]
enum Out {
    Text(String),
    Value { open: Vec<(Value, Option<String>)>, name: Option<String>, whole: Value },
}

impl Writer {
    /// A writer of JSON text.
    #[must_use]
    pub fn text(target: Target) -> Self {
        // 256 bytes are enough for a short result: growing an empty buffer would take as long as writing it
        Self { target, numbers_as_text: false, out: Out::Text(String::with_capacity(256)) }
    }

    /// A writer of values in memory.
    const fn value(target: Target) -> Self {
        let out = Out::Value { open: Vec::new(), name: None, whole: Value::Null };
        Self { target, numbers_as_text: false, out }
    }

    /// The JSON text that was written; empty if the writer writes values in memory.
    #[must_use]
    pub fn into_text(self) -> String {
        match self.out {
            Out::Text(text) => text,
            Out::Value { .. } => String::new(),
        }
    }

    /// The recipient of the JSON.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.target
    }

    /// Writes `null`.
    pub fn null(&mut self) {
        self.scalar("null", || Value::Null);
    }

    /// Writes `true` or `false`.
    pub fn bool(&mut self, flag: bool) {
        self.scalar(if flag { "true" } else { "false" }, || Value::Bool(flag));
    }

    /// Writes a number from its digits.
    pub fn number(&mut self, text: &str) {
        if self.numbers_as_text || self.target == Target::Host && !fits_float(text) {
            self.string(text);
        } else {
            self.scalar(text, || Value::Number(text.to_owned()));
        }
    }

    /// Writes a string.
    pub fn string(&mut self, text: &str) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                write_text(text, out, self.target == Target::Host);
            }
            Out::Value { .. } => self.put(Value::String(text.to_owned())),
        }
    }

    /// Writes an exact decimal, as a number for the service and as a string for programs.
    pub(super) fn decimal(&mut self, text: &str) {
        match self.target {
            Target::Wire | Target::Answer => self.number(text),
            Target::Program | Target::Host => self.plain(text),
        }
    }

    /// Writes a string that needs no escapes, such as a date.
    pub(super) fn plain(&mut self, text: &str) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                out.push('"');
                out.push_str(text);
                out.push('"');
            }
            Out::Value { .. } => self.put(Value::String(text.to_owned())),
        }
    }

    /// Writes the number of a code; for [`Target::Answer`], its display text if it has one.
    pub(crate) fn code(&mut self, number: i64, table: &CodeTable) {
        let display = table.texts.iter().find(|(_, code)| *code == number).filter(|_| self.target == Target::Answer);
        match display {
            Some((text, _)) => self.string(text),
            None => number.write(self),
        }
    }

    /// Writes a JSON value. In a version 1 record, numbers of fields are written as strings, but numbers in this value are not.
    pub fn document(&mut self, value: &Value) {
        let outer = core::mem::take(&mut self.numbers_as_text);
        self.part_of_document(value);
        self.numbers_as_text = outer;
    }

    fn part_of_document(&mut self, value: &Value) {
        match value {
            Value::Null => self.null(),
            Value::Bool(flag) => self.bool(*flag),
            // NaN and infinity are written as strings, because they are not valid JSON numbers; the reader has reported them
            Value::Number(text) if !is_number(text) => self.string(text),
            Value::Number(text) => self.number(text),
            Value::String(text) => self.string(text),
            Value::Array(items) => self.list(|w| items.iter().for_each(|item| w.part_of_document(item))),
            Value::Object(members) => self.object(|w| {
                for (name, value) in members {
                    w.name(name);
                    w.part_of_document(value);
                }
            }),
        }
    }

    /// Writes a list; `write` must write its elements.
    pub fn list(&mut self, write: impl FnOnce(&mut Self)) {
        self.open("[", Value::Array(Vec::new()));
        write(self);
        self.close("]");
    }

    /// Writes an object; `write` must write its members, each as a name followed by a value.
    pub fn object(&mut self, write: impl FnOnce(&mut Self)) {
        self.open("{", Value::Object(Vec::new()));
        write(self);
        self.close("}");
    }

    /// Writes the name of a member; its value must follow.
    pub fn name(&mut self, text: &str) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                write_text(text, out, self.target == Target::Host);
                out.push(':');
            }
            Out::Value { name, .. } => *name = Some(text.to_owned()),
        }
    }

    /// Writes the name of a field without escaping it: the names of Rust fields never need escapes.
    fn field(&mut self, name: &'static str) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                out.push('"');
                out.push_str(name);
                out.push_str("\":");
            }
            Out::Value { name: next, .. } => *next = Some(name.to_owned()),
        }
    }

    fn scalar(&mut self, text: &str, value: impl FnOnce() -> Value) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                out.push_str(text);
            }
            Out::Value { .. } => self.put(value()),
        }
    }

    fn open(&mut self, bracket: &str, container: Value) {
        match &mut self.out {
            Out::Text(out) => {
                separate(out);
                out.push_str(bracket);
            }
            Out::Value { open, name, .. } => open.push((container, name.take())),
        }
    }

    fn close(&mut self, bracket: &str) {
        match &mut self.out {
            Out::Text(out) => out.push_str(bracket),
            Out::Value { open, name, .. } => {
                if let Some((container, own)) = open.pop() {
                    *name = own;
                    self.put(container);
                }
            }
        }
    }

    /// Adds a value to the innermost open list or object. If none is open, the value is the whole output. A writer of JSON text
    /// ignores the call.
    pub(super) fn put(&mut self, value: Value) {
        let Out::Value { open, name, whole } = &mut self.out else { return };
        match open.last_mut() {
            Some((Value::Array(items), _)) => items.push(value),
            Some((Value::Object(members), _)) => members.push((name.take().unwrap_or_default(), value)),
            _ => *whole = value,
        }
    }
}

/// Runs `write`, and returns what it has written as a value in memory.
#[doc(hidden)]
pub fn value_of(target: Target, write: &mut dyn FnMut(&mut Writer)) -> Value {
    let mut writer = Writer::value(target);
    write(&mut writer);
    match writer.out {
        Out::Value { whole, .. } => whole,
        Out::Text(_) => Value::Null,
    }
}

/// Writes the comma that separates the next value or member from the previous one. Writes nothing before the first value or
/// member, and nothing between a member's name and its value.
fn separate(out: &mut String) {
    if !matches!(out.as_bytes().last(), None | Some(b'[' | b'{' | b':')) {
        out.push(',');
    }
}

/// Writes a record as an object, with the fields in the order of its table.
///
/// A record of the service is written without its unset fields. For [`Target::Answer`], they are written as null, or as an empty
/// string in version 1; only nested records that must be requested with `_expand` are left out. In the result of an operation,
/// unset fields are always null.
///
/// The members of `extra` follow the fields. A member with the name of a field that is set is left out.
#[doc(hidden)]
pub fn write_record(record: &dyn Parts, writer: &mut Writer) {
    let table = record.table();
    let outer = writer.numbers_as_text;
    writer.object(|w| {
        let as_text = table.is_legacy() && matches!(w.target, Target::Wire | Target::Answer);
        let mut next = 0;
        record.set_parts(&mut |place, part| {
            write_unset(record, table, next..place, w);
            next = place.saturating_add(1);
            let Some(field) = table.fields.get(place) else { return };
            w.field(field.name);
            w.numbers_as_text = as_text;
            part.write_part(w);
            w.numbers_as_text = outer;
        });
        write_unset(record, table, next..table.fields.len(), w);
        w.numbers_as_text = false;
        if let Some(extra) = record.extra().filter(|extra| !extra.is_empty()) {
            append(record, table, extra, w);
        }
    });
    writer.numbers_as_text = outer;
}

/// Writes the unset fields in a range of the table's indices. Writes nothing if unset fields are left out for the writer's
/// target.
fn write_unset(record: &dyn Parts, table: &ModelTable, places: Range<usize>, writer: &mut Writer) {
    if table.open() && writer.target != Target::Answer {
        return;
    }
    for field in table.fields.get(places).unwrap_or_default() {
        let kept = || record.extra().is_some_and(|extra| extra.get(field.name).is_some());
        if !table.open() || field.kind != Kind::Expanded && !kept() {
            writer.field(field.name);
            if table.is_legacy() { writer.string("") } else { writer.null() }
        }
    }
}

/// Writes the members of a record that are not fields: next to the fields, but in version 1 parameters inside the JSON member
/// `extra`. Members of version 1 parameters that were read outside of `extra` (`astray`) are written back to the same place, so that
/// the next read reports the mistake too.
fn append(record: &dyn Parts, table: &ModelTable, extra: &Extra, writer: &mut Writer) {
    let (astray, meant) = extra.parts();
    for (name, value) in astray {
        writer.name(name);
        writer.document(value);
    }
    if table.is_parameters() {
        if !meant.is_empty() {
            writer.name(EXTRA);
            writer.document(&Value::Object(meant.to_vec()));
        }
        return;
    }
    for (name, value) in unset_members(record) {
        writer.name(name);
        writer.document(value);
    }
}

/// The members of `extra` that are written with a record: each name only once, and no name of a field that is set.
pub(crate) fn unset_members(record: &dyn Parts) -> impl Iterator<Item = &(String, Value)> {
    let members = record.extra().map_or(&[][..], |extra| extra.parts().1);
    let is_set = |name: &str| record.table().place_of(name).is_some_and(|place| record.has_value(place));
    let names = Names::new(members);
    let each = members.iter().enumerate();
    each.filter(move |(place, (name, _))| !is_set(name) && names.first(name) == Some(*place)).map(|(_, member)| member)
}

/// Name of the member that holds unknown members in version 1 parameters
/// ([`Dialect::Parameters`](super::Dialect::Parameters)).
#[doc(hidden)]
pub const EXTRA: &str = "extra";
