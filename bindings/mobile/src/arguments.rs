//! Deserializes the arguments of a call from UniFFI's encoding.
//!
//! UniFFI stops at the first invalid value, for example an amount with three decimal places. Such an argument is converted to
//! a JSON value, which the core's reader then reads. That reader reports all problems with their paths. Valid arguments
//! never take this second pass.
//!
//! An operation that validates a record takes it as a draft: the core's reader then keeps invalid values in the record, and
//! the operation reports them.

use lastro::json::Value;
use lastro::model::{Codec, Dialect, Draft, Json, ModelTable, Node, Reader, Slot, Type};
use lastro::{Issue, IssueCode};
use uniffi::Lift;

use crate::UniFfiTag;
use crate::crossing::fault;
use crate::error::LastroError;

/// Deserializes the arguments of a call one by one, and collects the problems of all of them.
pub struct Arguments<'g> {
    rest: &'g [u8],
    /// Collects the problems of invalid arguments. `None` while all arguments are valid.
    reader: Option<Reader<'g>>,
    /// The error that the call returns instead of running the operation.
    refusal: Option<LastroError>,
}

impl<'g> Arguments<'g> {
    /// Starts at the first argument. `given` holds the serialized arguments, one after the other.
    pub const fn new(given: &'g [u8]) -> Self {
        Self { rest: given, reader: None, refusal: None }
    }

    /// Reads the next argument; `None` if it is invalid.
    pub fn argument<T: Lift<UniFfiTag> + Codec>(&mut self, name: &'static str) -> Option<T> {
        let start = self.rest;
        T::try_read(&mut self.rest).ok().or_else(|| self.again(start, name, false))
    }

    /// As [`argument`](Self::argument), but accepts a record with invalid values, because the operation reports them itself.
    pub fn draft<T: Lift<UniFfiTag> + Codec>(&mut self, name: &'static str) -> Option<T> {
        let start = self.rest;
        T::try_read(&mut self.rest).ok().or_else(|| self.again(start, name, true))
    }

    #[cold]
    fn again<T: Codec>(&mut self, start: &'g [u8], name: &'static str, draft: bool) -> Option<T> {
        let mut parts = Parts { rest: start, issues: Vec::new() };
        let Some(value) = parts.value(T::TYPE, "") else {
            self.refusal = Some(fault("mobile.arguments"));
            return None;
        };
        self.rest = parts.rest;
        let mut read: Option<T> = None;
        self.reader.get_or_insert_with(Reader::of_host).at_member(name, |reader| {
            let node = Node::from(&value);
            if parts.issues.is_empty() {
                if draft {
                    Draft(&mut read).fill(&node, reader)
                } else {
                    read.fill(&node, reader)
                };
            } else {
                // `Parts` found values that JSON cannot represent, so not even a draft can keep them: the argument is invalid
                T::read(&node, reader);
                reader.adopt(lastro::LastroError::invalid_all(parts.issues));
            }
        });
        read
    }

    /// Call after the last argument. `None` if an argument was invalid, or if bytes are left over.
    pub fn end(&mut self) -> Option<()> {
        if self.refusal.is_none() && !self.rest.is_empty() {
            self.refusal = Some(fault("mobile.arguments"));
        } else if self.refusal.is_none() {
            let refused = self.reader.take().and_then(|reader| reader.finish(Some(())).err());
            self.refusal = refused.map(LastroError::from);
        }
        self.refusal.is_none().then_some(())
    }

    /// The error of a call with invalid arguments, with all their problems.
    pub fn refused(self) -> LastroError {
        self.refusal.unwrap_or_else(|| fault("mobile.arguments"))
    }
}

/// Converts values from UniFFI's encoding to JSON values. `issues` collects what no JSON value can represent: invalid UTF-8,
/// and malformed text where a JSON document is expected.
struct Parts<'g> {
    rest: &'g [u8],
    issues: Vec<Issue>,
}

impl Parts<'_> {
    /// Converts the next value, of type `ty`. `None` if the bytes do not encode a value of that type.
    fn value(&mut self, ty: Type, path: &str) -> Option<Value> {
        Some(match ty {
            Type::Optional(_) if self.byte()? == 0 => Value::Null,
            Type::Optional(inner) => self.value(*inner, path)?,
            Type::List(inner) => self.list(path, |parts, path| parts.value(*inner, path))?,
            Type::Record(table) => self.record(table, path)?,
            Type::Integer => Value::Number(self.integer()?.to_string()),
            Type::Boolean => Value::Bool(self.byte()? != 0),
            Type::Code(table) => {
                let named = usize::try_from(self.count()?).ok()?.checked_sub(1)?;
                let code = table.codes.get(named).map_or_else(|| self.integer(), |named| Some(named.code))?;
                Value::Number(code.to_string())
            }
            Type::Choice(table) => {
                let named = usize::try_from(self.count()?).ok()?.checked_sub(1)?;
                Value::String(table.choices.get(named)?.text.to_owned())
            }
            Type::Secrets => self.list(path, |parts, path| parts.text(path).map(Value::String))?,
            Type::Pairs => self.list(path, |parts, path| {
                Some(Value::Array(vec![Value::String(parts.text(path)?), Value::String(parts.text(path)?)]))
            })?,
            Type::Params | Type::Headers => {
                let pairs = 0..self.count()?;
                let pairs = pairs.map(|_| Some((self.text(path)?, Value::String(self.text(path)?))));
                Value::Object(pairs.collect::<Option<_>>()?)
            }
            Type::Query(_) => {
                let text = self.text(path)?;
                if text.starts_with('{') { self.document(&text, path) } else { Value::String(text) }
            }
            // Reached only for a malformed buffer: every byte array is a valid argument, and no record contains one.
            Type::Bytes => return None,
            _ => Value::String(self.text(path)?),
        })
    }

    fn list(&mut self, path: &str, mut item: impl FnMut(&mut Self, &str) -> Option<Value>) -> Option<Value> {
        let items = 0..self.count()?;
        items.map(|place| item(self, &format!("{path}[{place}]"))).collect::<Option<_>>().map(Value::Array)
    }

    /// Converts a record to a JSON object. Its unknown members become members of that object, or of its member `extra` for
    /// parameters of version 1 of the service.
    fn record(&mut self, table: &'static ModelTable, path: &str) -> Option<Value> {
        let mut members = Vec::new();
        for field in table.fields {
            let value = self.value(field.ty, &below(path, field.name))?;
            if value != Value::Null {
                members.push((field.name.to_owned(), value));
            }
        }
        if table.open() {
            let mut extra = Vec::new();
            for _ in 0..self.count()? {
                let (name, text) = (self.text(path)?, self.text(path)?);
                let value = self.document(&text, &below(path, &name));
                extra.push((name, value));
            }
            match table.dialect {
                Dialect::Parameters => members.push(("extra".to_owned(), Value::Object(extra))),
                _ => members.extend(extra),
            }
        }
        Some(Value::Object(members))
    }

    /// Parses a string that contains a JSON document. A syntax error becomes an issue, and the value is null.
    fn document(&mut self, text: &str, path: &str) -> Value {
        let read = Json::parse(text.as_bytes()).map_err(|error| self.issues.extend(error.under(path).into_issues()));
        read.map_or(Value::Null, |Json(value)| value)
    }

    /// Reads a string. Invalid UTF-8 becomes the issue `lone_surrogate`: the Kotlin and Swift packages write invalid UTF-8 only
    /// for a string with an unpaired surrogate.
    fn text(&mut self, path: &str) -> Option<String> {
        let length = usize::try_from(self.count()?).ok()?;
        let (bytes, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        let text = String::from_utf8_lossy(bytes);
        if matches!(text, std::borrow::Cow::Owned(_)) {
            self.issues.push(Issue::error(path, IssueCode::LoneSurrogate));
        }
        Some(text.into_owned())
    }

    fn byte(&mut self) -> Option<u8> {
        self.bytes().map(|[byte]| byte)
    }

    fn count(&mut self) -> Option<i32> {
        self.bytes().map(i32::from_be_bytes)
    }

    fn integer(&mut self) -> Option<i64> {
        self.bytes().map(i64::from_be_bytes)
    }

    fn bytes<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        Some(*bytes)
    }
}

/// The path of a member of the object at `path`.
fn below(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}
