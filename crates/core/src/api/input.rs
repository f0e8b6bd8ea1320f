//! The named arguments of one call.

use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Bytes, Codec, Form, Reader, Type};

/// Reads arguments by name and collects every problem before anything runs.
pub(crate) struct Input<'v> {
    members: &'v [(String, Value)],
    known: Vec<&'static str>,
    bytes: Option<&'v [u8]>,
    form: Form,
    reader: Reader,
}

impl<'v> Input<'v> {
    /// Arguments are an object; none at all may be null.
    pub(crate) fn new(value: &'v Value, bytes: Option<&'v [u8]>, form: Form) -> Result<Self, LastroError> {
        let mut reader = Reader::new();
        let members: Option<&[(String, Value)]> = match value {
            Value::Object(members) => Some(members),
            Value::Null => Some(&[]),
            other => reader.wrong_type("object", other),
        };
        let members = core::mem::take(&mut reader).finish(members)?;
        Ok(Self { members, known: Vec::new(), bytes, form, reader })
    }

    /// One argument. `None` after at least one issue.
    pub(crate) fn take<T: Codec>(&mut self, name: &'static str) -> Option<T> {
        self.known.push(name);
        match T::TYPE.required() {
            Type::Bytes => self.take_bytes(name),
            Type::Secrets => {
                let singular = name.strip_suffix('s').unwrap_or(name);
                self.known.push(singular);
                let given = if self.member(singular).is_some() { singular } else { name };
                self.read(given)
            }
            _ => self.read(name),
        }
    }

    /// A record to be checked: what does not fit it is found again by the check, among its issues.
    pub(crate) fn draft<T: Codec>(&mut self, name: &'static str) -> Option<T> {
        self.known.push(name);
        let value = self.member(name).unwrap_or(&Value::Null);
        let mut trial = Reader::new();
        T::read(value, &mut trial).or_else(|| self.read(name))
    }

    /// After the last argument: nothing may be left over, so that a misspelt name is not silently nothing.
    pub(crate) fn close(&mut self) -> Result<(), LastroError> {
        for (name, _) in self.members {
            if !self.known.contains(&name.as_str()) {
                let known = self.known.clone();
                self.reader.unknown_member(name, IssueCode::UnknownArgument, known.into_iter());
            }
        }
        core::mem::take(&mut self.reader).finish(Some(()))
    }

    /// The error where an argument could not be read and `close` let it pass; it cannot happen after `close`.
    pub(crate) fn refusal(&mut self) -> LastroError {
        LastroError::Invalid { issues: core::mem::take(&mut self.reader).into_issues() }
    }

    /// Writes a result for whoever asked.
    pub(crate) fn answer<T: Codec>(&self, result: Result<T, LastroError>) -> Result<Value, LastroError> {
        result.map(|value| value.write(self.form))
    }

    fn member(&self, name: &str) -> Option<&'v Value> {
        self.members.iter().find_map(|(key, value)| (key == name).then_some(value))
    }

    fn read<T: Codec>(&mut self, name: &str) -> Option<T> {
        let value = self.member(name);
        self.reader.at_member(name, |r| match value {
            Some(value) if *value != Value::Null => T::read(value, r),
            _ => T::missing(r),
        })
    }

    /// Raw bytes: beside the arguments, as text under the name, or as base64 under the name with `_base64`.
    fn take_bytes<T: Codec>(&mut self, name: &'static str) -> Option<T> {
        const ENCODED: &str = "body_base64";
        self.known.push(ENCODED);
        if let Some(bytes) = self.bytes {
            return T::from_bytes(bytes.to_vec());
        }
        let Some(encoded) = self.member(ENCODED) else { return self.read(name) };
        let bytes = self.reader.at_member(ENCODED, |r| {
            let text = String::read(encoded, r)?;
            let bytes = Bytes::from_base64(&text);
            if bytes.is_none() {
                r.report(IssueCode::InvalidBase64);
            }
            bytes
        })?;
        T::from_bytes(bytes.0)
    }
}
