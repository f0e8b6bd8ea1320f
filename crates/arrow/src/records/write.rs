//! Writes columns as NDJSON, with one line per row. The core crate `lastro` writes each record.

use arrow_array::{ListArray, RecordBatch};
use arrow_schema::Schema;
use lastro::json::Value;
use lastro::model::{Json, ModelTable, Node, Reader, Target, Type, Writer, write_record};
use lastro::rules::{self, WriteOperation};
use lastro::{IssueCode, LastroError};

use super::check::check;
use crate::issues;
use crate::value::object;

/// Columns that this crate adds when it reads records. They are not fields of the record and are not written.
const ASIDE: [&str; 2] = ["source", issues::NAME];

/// The form in which a record is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As the billing API writes the record, like the entity's operation `encode`.
    Encode,
    /// As a request body, like the operation `body`.
    Body(WriteOperation),
}

/// The result of writing a batch.
#[derive(Debug)]
pub struct Written {
    /// NDJSON, with one line per written row, in order.
    pub lines: Vec<u8>,
    /// For each row of the batch, the reasons why it was not written; empty for a written row.
    pub issues: ListArray,
}

/// Writes the records of batches of one schema.
#[derive(Debug)]
pub struct Records {
    table: &'static ModelTable,
    form: Form,
}

impl Records {
    /// Creates a writer for columns of an entity. The schema may have some or all of the entity's columns, in any Arrow type
    /// that represents the values exactly. The columns `source` and `issues` are ignored.
    ///
    /// # Errors
    /// One error lists all columns that cannot be written: `unknown_field` at an unknown column, `invalid_type` at a column of
    /// an unsupported type. `invalid_choice` at `entity` if the table does not belong to an entity.
    pub fn new(table: &'static ModelTable, schema: &Schema, form: Form) -> Result<Self, LastroError> {
        if table.empty.is_none() {
            return Err(LastroError::at("entity", IssueCode::InvalidChoice));
        }
        let mut issues = Vec::new();
        check(table, schema.fields().iter().map(AsRef::as_ref), &ASIDE, "", &mut issues);
        LastroError::if_any(issues)?;
        Ok(Self { table, form })
    }

    /// Writes a batch. A row with an invalid value is left out, and its issues give the reason. No value is rounded or dropped.
    #[must_use]
    pub fn write(&self, batch: &RecordBatch) -> Written {
        let mut lines = Vec::new();
        let mut found = issues::Builder::default();
        for row in 0..batch.num_rows() {
            match self.line(batch, row) {
                Ok(line) => {
                    lines.extend(line.into_bytes());
                    lines.push(b'\n');
                }
                Err(error) => found.put(row, error.issues()),
            }
        }
        Written { lines, issues: found.finish(batch.num_rows()) }
    }

    fn line(&self, batch: &RecordBatch, row: usize) -> Result<String, LastroError> {
        let schema = batch.schema_ref();
        let columns = schema.fields().iter().map(|field| field.name().as_str()).zip(batch.columns());
        let mut members = object(columns.filter(|(name, _)| !ASIDE.contains(name)), row)?;
        for (name, value) in &mut members {
            if let Some(field) = self.table.field(name) {
                documents(field.ty, value).map_err(|error| error.under(name))?;
            }
        }
        let mut record = self.table.empty.map(|empty| empty()).ok_or_else(|| LastroError::internal("arrow.write"))?;
        let mut reader = Reader::new();
        let fits = reader.fill(&mut *record, &Node::from(&Value::Object(members)));
        reader.finish(fits.then_some(()))?;
        Ok(match self.form {
            Form::Encode => {
                let mut writer = Writer::text(Target::Wire);
                write_record(&*record, &mut writer);
                writer.into_text()
            }
            Form::Body(operation) => rules::body(&*record, operation).to_json(),
        })
    }
}

/// Replaces JSON text in a cell by the parsed value. Fields of the type [`Type::Json`], and lists of them, are columns of
/// strings with JSON text.
fn documents(ty: Type, value: &mut Value) -> Result<(), LastroError> {
    match (ty.required(), &mut *value) {
        (Type::Json, Value::String(text)) => *value = Json::parse(text.as_bytes())?.0,
        (Type::List(item), Value::Array(items)) => items.iter_mut().try_for_each(|value| documents(*item, value))?,
        _ => {}
    }
    Ok(())
}

/// Writes one batch, with [`Records::new`] and [`Records::write`].
///
/// # Errors
/// The errors of [`Records::new`].
pub fn write(table: &'static ModelTable, batch: &RecordBatch, form: Form) -> Result<Written, LastroError> {
    Ok(Records::new(table, batch.schema_ref(), form)?.write(batch))
}
