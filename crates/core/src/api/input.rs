//! The named arguments of one call.

use crate::issue::{IssueCode, LastroError};
use crate::json::Value;
use crate::model::{
    Beside, Bytes, Codec as _, Form, Json, ModelTable, Operation, Parameter, ParameterKind, Reader, Slot, Type,
};
use crate::rules::{Context, Rules, Validate, WriteOperation, sent, validate_document};
use crate::value::LocalDate;

/// The arguments by name, bytes that were passed separately, and who the answer is for.
pub(crate) struct Input<'v> {
    members: &'v [(String, Value)],
    bytes: Option<&'v [u8]>,
    pub(crate) form: Form,
}

impl<'v> Input<'v> {
    /// The arguments are an object; null counts as none.
    pub(crate) fn new(value: &'v Value, bytes: Option<&'v [u8]>, form: Form) -> Result<Self, LastroError> {
        let mut reader = Reader::new();
        let members: Option<&[(String, Value)]> = match value {
            Value::Object(members) => Some(members),
            Value::Null => Some(&[]),
            other => reader.wrong_type("object", other),
        };
        let members = reader.finish(members)?;
        Ok(Self { members, bytes, form })
    }

    /// Reads every argument into its slot, and collects every problem before anything runs. An argument that the
    /// operation does not have is an error, so that a misspelt name is never silently ignored.
    pub(crate) fn fill(&self, operation: &Operation, slots: &mut [&mut dyn Slot]) -> Result<(), LastroError> {
        let mut reader = Reader::new();
        let mut known = Vec::new();
        for (parameter, slot) in operation.parameters().zip(slots) {
            self.argument(parameter, *slot, &mut known, &mut reader);
        }
        for (name, _) in self.members {
            if !known.contains(name) {
                reader.unknown_member(name, IssueCode::UnknownArgument, known.iter().map(String::as_str));
            }
        }
        reader.finish(Some(()))
    }

    fn argument(&self, parameter: Parameter, slot: &mut dyn Slot, known: &mut Vec<String>, reader: &mut Reader) {
        let mut name = parameter.name;
        known.push(name.to_owned());
        match parameter.kind {
            ParameterKind::Bytes => {
                let encoded = [name, "_base64"].concat();
                known.push(encoded.clone());
                if let Some(bytes) = self.bytes {
                    return from_beside(Beside::Bytes(bytes.to_vec()), slot, reader);
                }
                if let Some(value) = self.member(&encoded) {
                    return reader.at_member(&encoded, |r| from_base64(value, slot, r));
                }
            }
            ParameterKind::Secrets => {
                let singular = name.strip_suffix('s').unwrap_or(name);
                known.push(singular.to_owned());
                if self.member(singular).is_some() {
                    name = singular;
                }
            }
            ParameterKind::Document => {
                if let Some(text) = self.bytes {
                    return reader.at_member(name, |r| match Json::parse(text) {
                        Ok(Json(document)) => from_beside(Beside::Document(document), slot, r),
                        Err(error) => r.adopt(error),
                    });
                }
            }
            ParameterKind::Plain => {}
        }
        reader.at_member(name, |r| match self.member(name) {
            Some(value) if *value != Value::Null => {
                slot.fill(value, r);
            }
            _ if parameter.optional => {}
            _ => r.required(),
        });
    }

    fn member(&self, name: &str) -> Option<&'v Value> {
        self.members.iter().find_map(|(key, value)| (key == name).then_some(value))
    }

    /// Runs an operation that works alike for every entity, by the entity's table.
    pub(crate) fn entity(&self, row: &Operation, entity: &EntityArea) -> Result<Value, LastroError> {
        match row.function() {
            "decode" => self.decode(row, entity),
            "validate" => self.validate(row, entity),
            _ => self.body(row, entity),
        }
    }

    fn decode(&self, row: &Operation, entity: &EntityArea) -> Result<Value, LastroError> {
        let mut json: Option<Json> = None;
        self.fill(row, &mut [&mut json])?;
        let Json(document) = json.ok_or_else(unfilled)?;
        let mut reader = Reader::new();
        let read = reader.rewrite(&document, Type::Record(entity.table), self.form);
        let issues = reader.into_issues();
        match read {
            Some(value) => {
                let issues = ("issues".to_owned(), issues.write(self.form));
                Ok(Value::Object(vec![("value".to_owned(), value), issues]))
            }
            None => Err(LastroError::Invalid { issues }.under("json")),
        }
    }

    /// The document to send. `encode` has no argument `operation`, and gives the whole record.
    fn body(&self, row: &Operation, entity: &EntityArea) -> Result<Value, LastroError> {
        let mut record = Document { table: entity.table, value: None };
        let mut operation: Option<WriteOperation> = None;
        self.fill(row, &mut [&mut record, &mut operation])?;
        let written = record.value.ok_or_else(unfilled)?;
        let body = match operation {
            Some(operation) => sent(written, entity.table, operation),
            None => written,
        };
        Ok(Json(body).write(self.form))
    }

    fn validate(&self, row: &Operation, entity: &EntityArea) -> Result<Value, LastroError> {
        let mut record = Unread(None);
        let mut operation: Option<WriteOperation> = None;
        let mut today: Option<LocalDate> = None;
        self.fill(row, &mut [&mut record, &mut operation, &mut today])?;
        let context = Context { operation: operation.ok_or_else(unfilled)?, today };
        let value = record.0.ok_or_else(unfilled)?;
        Ok(validate_document(&value, entity.table, entity.rules, &context).write(self.form))
    }
}

/// What an area needs to know of its entity.
#[derive(Debug, Clone, Copy)]
pub(crate) struct EntityArea {
    pub(crate) table: &'static ModelTable,
    pub(crate) rules: Option<Rules>,
}

/// The [`EntityArea`] of an entity type.
pub(crate) const fn entity_area<T: Validate>() -> EntityArea {
    EntityArea { table: T::TABLE, rules: T::RULES }
}

/// The error where an argument is missing although [`Input::fill`] found nothing wrong: a fault of this library.
pub(crate) fn unfilled() -> LastroError {
    LastroError::internal("api.arguments")
}

fn from_beside(beside: Beside, slot: &mut dyn Slot, reader: &mut Reader) {
    reader.put_beside(beside);
    slot.fill(&Value::Null, reader);
}

fn from_base64(value: &Value, slot: &mut dyn Slot, reader: &mut Reader) {
    let Some(text) = String::read(value, reader) else { return };
    match Bytes::from_base64(&text) {
        Some(Bytes(bytes)) => from_beside(Beside::Bytes(bytes), slot, reader),
        None => reader.report(IssueCode::InvalidBase64),
    }
}

/// A record as an argument, by its table alone, in the form that the service takes.
struct Document {
    table: &'static ModelTable,
    value: Option<Value>,
}

impl Slot for Document {
    fn fill(&mut self, value: &Value, reader: &mut Reader) -> bool {
        self.value = reader.rewrite(value, Type::Record(self.table), Form::Wire);
        self.value.is_some()
    }
}

/// A record as it came, which the check reads later.
struct Unread(Option<Value>);

impl Slot for Unread {
    fn fill(&mut self, value: &Value, reader: &mut Reader) -> bool {
        match value {
            Value::Object(_) => self.0 = Some(value.clone()),
            other => self.0 = reader.wrong_type("object", other),
        }
        self.0.is_some()
    }
}

/// Whether an argument may hold values that do not fit their fields: a form is checked, and a record of the other
/// version converted, as it is. The check lists such values as issues, the conversion in its report.
pub fn takes_draft(function: &str, argument: &str) -> bool {
    argument == "value" && (function == "validate" || function.ends_with("_to_v2") || function.ends_with("_from_v2"))
}

/// A record as an argument, with or without leave to hold values that do not fit.
pub(crate) struct Draft<'a> {
    slot: &'a mut dyn Slot,
    taken: bool,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(slot: &'a mut dyn Slot, taken: bool) -> Self {
        Self { slot, taken }
    }
}

impl Slot for Draft<'_> {
    fn fill(&mut self, value: &Value, reader: &mut Reader) -> bool {
        self.taken && self.slot.fill(value, &mut Reader::new()) || self.slot.fill(value, reader)
    }
}
