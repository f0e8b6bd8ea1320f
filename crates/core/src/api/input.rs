//! The named arguments of one call.

use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{Bytes, Codec, Form, Json, ModelTable, Reader, Type, body};
use crate::rules::WriteOperation;

/// Reads a value as a type and writes it again in a form.
type Rewrite = fn(&Value, &mut Reader, Form) -> Option<Value>;

/// The [`Rewrite`] of a type.
pub(crate) fn rewrite<T: Codec>(value: &Value, reader: &mut Reader, form: Form) -> Option<Value> {
    T::read(value, reader).map(|read| read.write(form))
}

/// Reads arguments by name and collects every problem before anything runs.
pub(crate) struct Input<'v> {
    members: &'v [(String, Value)],
    known: Vec<String>,
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
        self.known.push(name.to_owned());
        match T::TYPE.required() {
            Type::Bytes => self.take_bytes(name),
            Type::Secrets => {
                let singular = name.strip_suffix('s').unwrap_or(name);
                self.known.push(singular.to_owned());
                let given = if self.member(singular).is_some() { singular } else { name };
                self.read(given)
            }
            _ => self.read(name),
        }
    }

    /// A record to be checked: what does not fit it is found again by the check, among its issues.
    pub(crate) fn draft<T: Codec>(&mut self, name: &'static str) -> Option<T> {
        self.known.push(name.to_owned());
        let value = self.member(name).unwrap_or(&Value::Null);
        let mut trial = Reader::new();
        T::read(value, &mut trial).or_else(|| self.read(name))
    }

    /// After the last argument: nothing may be left over, so that a misspelt name is not silently nothing.
    pub(crate) fn close(&mut self) -> Result<(), LastroError> {
        for (name, _) in self.members {
            if !self.known.contains(name) {
                self.reader.unknown_member(name, IssueCode::UnknownArgument, self.known.iter().map(String::as_str));
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

    /// `decode` of an entity.
    pub(crate) fn decode(&mut self, rewrite: Rewrite, _: &ModelTable) -> Result<Value, LastroError> {
        let json: Option<Json> = self.take("json");
        self.close()?;
        let Json(document) = json.ok_or_else(|| self.refusal())?;
        let mut reader = Reader::new();
        match rewrite(&document, &mut reader, self.form) {
            Some(value) => {
                let issues = reader.into_issues().write(self.form);
                Ok(Value::Object(vec![("value".to_owned(), value), ("issues".to_owned(), issues)]))
            }
            None => Err(LastroError::Invalid { issues: reader.into_issues() }),
        }
    }

    /// `encode` of an entity.
    pub(crate) fn encode(&mut self, rewrite: Rewrite, _: &ModelTable) -> Result<Value, LastroError> {
        let written = self.rewritten(rewrite);
        self.close()?;
        written.map(|json| json.write(self.form)).ok_or_else(|| self.refusal())
    }

    /// `body` of an entity.
    pub(crate) fn body(&mut self, rewrite: Rewrite, table: &ModelTable) -> Result<Value, LastroError> {
        let written = self.rewritten(rewrite);
        let operation: Option<WriteOperation> = self.take("operation");
        self.close()?;
        match (written, operation) {
            (Some(Json(value)), Some(operation)) => Ok(Json(body(value, table, operation.purpose())).write(self.form)),
            _ => Err(self.refusal()),
        }
    }

    /// The argument `value`, as the service would get it.
    fn rewritten(&mut self, rewrite: Rewrite) -> Option<Json> {
        self.known.push("value".to_owned());
        let value = self.member("value").filter(|v| **v != Value::Null);
        self.reader.at_member("value", |r| match value {
            Some(value) => rewrite(value, r, Form::Wire).map(Json),
            None => {
                r.required();
                None
            }
        })
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
        let encoded_name = [name, "_base64"].concat();
        self.known.push(encoded_name.clone());
        if let Some(bytes) = self.bytes {
            return T::from_bytes(bytes.to_vec());
        }
        let Some(encoded) = self.member(&encoded_name) else { return self.read(name) };
        let bytes = self.reader.at_member(&encoded_name, |r| {
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
