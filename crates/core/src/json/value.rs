//! JSON values, and the compact writer.

use super::token::plain_run;
use crate::value::MAX_INTEGER;

/// A JSON value. Numbers are stored as they were written; members keep their order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Value {
    /// `null`
    #[default]
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number, as written.
    Number(String),
    /// A string, with its escapes resolved.
    String(String),
    /// A list.
    Array(Vec<Value>),
    /// An object: its members in order.
    Object(Vec<(String, Value)>),
}

impl Value {
    /// The value of an object's last member of this name; `None` if there is none.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Self> {
        self.as_object()?.iter().rev().find_map(|(name, value)| (name == key).then_some(value))
    }

    /// The string; `None` for other values.
    #[must_use]
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::String(text) => Some(text),
            _ => None,
        }
    }

    /// The members of an object; `None` for other values.
    #[must_use]
    pub fn as_object(&self) -> Option<&[(String, Self)]> {
        match self {
            Self::Object(members) => Some(members),
            _ => None,
        }
    }

    /// The elements of a list; `None` for other values.
    #[must_use]
    pub fn as_array(&self) -> Option<&[Self]> {
        match self {
            Self::Array(items) => Some(items),
            _ => None,
        }
    }

    /// Compact JSON text, with numbers as they were written. Characters beyond ASCII are not escaped.
    #[must_use]
    pub fn to_json(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out
    }

    /// Appends the value as compact JSON text, like [`to_json`](Self::to_json).
    pub fn write(&self, out: &mut String) {
        self.write_by(&|text, out| write_text(text, out, false), &|number, out| out.push_str(number), out);
    }

    /// Appends compact JSON text. The function `text` writes strings and member names, `number` writes numbers.
    pub(crate) fn write_by<T, N>(&self, text: &T, number: &N, out: &mut String)
    where
        T: Fn(&str, &mut String),
        N: Fn(&str, &mut String),
    {
        match self {
            Self::Null => out.push_str("null"),
            Self::Bool(flag) => out.push_str(if *flag { "true" } else { "false" }),
            Self::Number(digits) => number(digits, out),
            Self::String(string) => text(string, out),
            Self::Array(items) => {
                out.push('[');
                for (index, item) in items.iter().enumerate() {
                    separate(index, out);
                    item.write_by(text, number, out);
                }
                out.push(']');
            }
            Self::Object(members) => {
                out.push('{');
                for (index, (name, value)) in members.iter().enumerate() {
                    separate(index, out);
                    text(name, out);
                    out.push(':');
                    value.write_by(text, number, out);
                }
                out.push('}');
            }
        }
    }
}

/// Whether a float keeps all digits of a number. This holds for an integer within ±(2^53 - 1), and for a decimal without
/// exponent that has at most 15 digits and 22 decimal places.
pub(crate) fn fits_float(text: &str) -> bool {
    // fast path without a copy: a number of at most 15 characters always fits, and almost all numbers are that short
    if text.len() <= 15 && text.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'-' | b'.')) {
        return true;
    }
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let most = if fraction.is_empty() { MAX_INTEGER } else { 999_999_999_999_999 };
    let digits = [whole, fraction].concat().parse::<i64>();
    fraction.len() <= 22 && digits.is_ok_and(|digits| digits.unsigned_abs() <= most.unsigned_abs())
}

fn separate(index: usize, out: &mut String) {
    if index > 0 {
        out.push(',');
    }
}

/// Appends a string as a quoted JSON string. With `ascii`, characters beyond ASCII are escaped.
pub(crate) fn write_text(text: &str, out: &mut String, ascii: bool) {
    out.push('"');
    let mut rest = text;
    // each run of characters that need no escape is copied in one piece
    loop {
        let (run, tail) = rest.split_at_checked(plain_run(rest.as_bytes(), ascii)).unwrap_or((rest, ""));
        out.push_str(run);
        let mut chars = tail.chars();
        match chars.next() {
            Some('"') => out.push_str("\\\""),
            Some('\\') => out.push_str("\\\\"),
            Some('\n') => out.push_str("\\n"),
            Some('\r') => out.push_str("\\r"),
            Some('\t') => out.push_str("\\t"),
            Some(other) => push_units(other, out),
            None => break,
        }
        rest = chars.as_str();
    }
    out.push('"');
}

/// Appends a character as an escape `\uXXXX`, or as two escapes (a surrogate pair) if it does not fit into 16 bits.
pub(crate) fn push_units(c: char, out: &mut String) {
    for unit in c.encode_utf16(&mut [0; 2]) {
        out.push_str("\\u");
        for shift in [12, 8, 4, 0] {
            out.push(char::from_digit(u32::from(*unit) >> shift & 15, 16).unwrap_or('0'));
        }
    }
}
