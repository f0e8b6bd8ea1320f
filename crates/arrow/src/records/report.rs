//! The issues of a table as a table: one row per issue, with a human-readable message.

use std::sync::Arc;

use arrow_array::builder::{Int64Builder, StringBuilder};
use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use lastro::json::Value;
use lastro::model::{Codec as _, Node, Reader};
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode, Language, LastroError, Severity};

use crate::issues;
use crate::value::cell;

/// The columns of a report: the origin of the row (`source`, `line`) and its `id`, if the table has them; then the `path`, the
/// `code` and the `text` of the issue.
#[must_use]
pub fn schema() -> SchemaRef {
    let column = |name: &str, ty, nullable| Field::new(name, ty, nullable);
    Arc::new(Schema::new(vec![
        column("source", DataType::Utf8, true),
        column("line", DataType::Int64, true),
        column("id", DataType::Int64, true),
        column("path", DataType::Utf8, false),
        column("code", DataType::Utf8, false),
        column("text", DataType::Utf8, false),
    ]))
}

/// Lists the issues of a batch with a column of issues, in the order of its rows. The text is the core crate's message without
/// the path, which has a column of its own.
///
/// # Errors
/// `required` at `issues` if there is no such column; an error if one of its cells is not a list of issues.
pub fn report(batch: &RecordBatch, language: Language) -> Result<RecordBatch, LastroError> {
    let found = batch.column_by_name(issues::NAME);
    let found = found.ok_or_else(|| LastroError::at(issues::NAME, IssueCode::Required))?;
    let (source, id) = (batch.column_by_name("source"), batch.column_by_name("id"));
    let mut rows = Rows::default();
    for row in 0..batch.num_rows() {
        let issues = issues::of_row(found, row).map_err(|error| error.under(issues::NAME))?;
        if !issues.is_empty() {
            let place = source.map_or(Ok(Value::Null), |column| cell(column, row))?;
            let id = id.map_or(Ok(Value::Null), |column| cell(column, row))?;
            issues.into_iter().for_each(|issue| rows.add(&place, &id, issue, language));
        }
    }
    rows.finish()
}

/// The number of rows with at least one error, in a batch with a column of issues.
///
/// # Errors
/// See [`report`].
pub fn rows_with_errors(batch: &RecordBatch) -> Result<usize, LastroError> {
    let found = batch.column_by_name(issues::NAME);
    let found = found.ok_or_else(|| LastroError::at(issues::NAME, IssueCode::Required))?;
    let mut count: usize = 0;
    for row in 0..batch.num_rows() {
        if issues::of_row(found, row)?.iter().any(|issue| issue.severity == Severity::Error) {
            count = count.saturating_add(1);
        }
    }
    Ok(count)
}

#[derive(Default)]
struct Rows {
    source: StringBuilder,
    line: Int64Builder,
    id: Int64Builder,
    path: StringBuilder,
    code: StringBuilder,
    text: StringBuilder,
}

impl Rows {
    fn add(&mut self, place: &Value, id: &Value, mut issue: Issue, language: Language) {
        self.source.append_option(place.get("name").and_then(Value::as_str));
        self.line.append_option(place.get("line").and_then(whole));
        self.id.append_option(whole(id));
        self.path.append_value(core::mem::take(&mut issue.path));
        self.code.append_value(issue.code.as_str());
        self.text.append_value(issue.text(language));
    }

    fn finish(mut self) -> Result<RecordBatch, LastroError> {
        let columns: Vec<ArrayRef> = vec![
            Arc::new(self.source.finish()),
            Arc::new(self.line.finish()),
            Arc::new(self.id.finish()),
            Arc::new(self.path.finish()),
            Arc::new(self.code.finish()),
            Arc::new(self.text.finish()),
        ];
        RecordBatch::try_new(schema(), columns).map_err(|_| LastroError::internal("arrow.report"))
    }
}

/// The integer in a JSON value, by the core crate's rules for integers; `None` for any other value.
fn whole(value: &Value) -> Option<i64> {
    i64::read(&Node::from(value), &mut Reader::new())
}
