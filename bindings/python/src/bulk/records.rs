//! Whole records: read into columns, checked, written, converted, matched and reported.

use std::num::NonZero;
use std::sync::Mutex;
use std::thread::available_parallelism;

use arrow_array::{Array as _, ArrayRef, RecordBatch};
use arrow_schema::{Field, Schema};
use lastro::types::{Issue, IssueCode, Language, LastroError, LocalDate, Severity, WriteOperation};
use lastro_arrow::batches::{Batches, Failure};
use lastro_arrow::read::{self, Options};
use lastro_arrow::records::{reconcile, report, v1, validate, write};
use lastro_arrow::{issues, schema};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::answer::{self, Table};
use super::documents::Documents;
use super::raise_failure;
use super::source::Source;
use crate::error::raise;
use crate::reading::{argument, finish};

/// The only column of a batch.
pub fn only_column(batch: &RecordBatch) -> Result<&ArrayRef, Failure> {
    match batch.columns() {
        [column] => Ok(column),
        _ => Err(LastroError::invalid(Issue::error("source", IssueCode::InvalidLength)).into()),
    }
}

fn options(explode: Option<String>, severity: &Bound<'_, PyAny>, threads: Option<usize>) -> PyResult<Options> {
    let severity: Severity =
        finish(|reading| argument(Some(severity), "severity", false, reading))?;
    let threads = threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)).max(1);
    Ok(Options { explode, severity, threads, ..Options::default() })
}

/// Reads records into columns.
#[pyfunction]
#[pyo3(signature = (entity, source, explode, severity, threads, /))]
fn read_records<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    explode: Option<String>,
    severity: &Bound<'py, PyAny>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let entity = schema::entity(entity).map_err(raise)?;
    let options = options(explode, severity, threads)?;
    let (documents, lazy) = Documents::of(source)?;
    let batches = match documents {
        Documents::Sources(sources) => read::open(entity, sources, options).map_err(raise)?.into(),
        Documents::Column(batches) => {
            let empty = arrow_array::new_empty_array(&arrow_schema::DataType::Utf8);
            let schema = read::texts(entity, &empty, &options).map_err(raise)?.schema();
            let read = move |batch: Result<RecordBatch, Failure>| {
                Ok(read::texts(entity, only_column(&batch?)?, &options)?)
            };
            Batches::new(schema, Iterator::map(batches, read))
        }
    };
    answer::of(py, batches, lazy)
}

/// Reads records and checks them.
#[pyfunction]
#[pyo3(signature = (entity, source, operation, today, severity, threads, /))]
fn validate_records<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    operation: &Bound<'py, PyAny>,
    today: Option<Bound<'py, PyAny>>,
    severity: &Bound<'py, PyAny>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let entity = schema::entity(entity).map_err(raise)?;
    let options = options(None, severity, threads)?;
    let (operation, today) = finish(|reading| {
        let operation = argument::<WriteOperation>(Some(operation), "operation", false, reading);
        let today = argument::<Option<LocalDate>>(today.as_ref(), "today", false, reading);
        Some((operation?, today?))
    })?;
    let (documents, lazy) = Documents::of(source)?;
    let checked = validate::validate(entity, documents.sources(), operation, today, options).map_err(raise)?;
    answer::of(py, checked.into(), lazy)
}

/// Reads records of version 1 into the columns of version 2.
#[pyfunction]
#[pyo3(signature = (entity, source, explode, threads, /))]
fn v1_to_v2<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    explode: Option<String>,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let threads = threads.unwrap_or_else(|| available_parallelism().map_or(1, NonZero::get)).max(1);
    let (documents, lazy) = Documents::of(source)?;
    let options = Options { explode, threads, ..Options::default() };
    answer::of(py, v1::v1_to_v2(entity, documents.sources(), options).map_err(raise)?.into(), lazy)
}

/// Writes the records of a table, a line for each, and gives the issues of each row.
#[pyfunction]
#[pyo3(signature = (entity, table, form, put, /))]
fn write_records<'py>(
    py: Python<'py>,
    entity: &str,
    table: &Bound<'py, PyAny>,
    form: &str,
    put: &Bound<'py, PyAny>,
) -> PyResult<Table> {
    let form = match form {
        "encode" => write::Form::Encode,
        "body" => write::Form::Body,
        _ => return Err(raise(LastroError::at("form", IssueCode::InvalidChoice))),
    };
    let table_of = |error| raise(error);
    let entity = schema::entity(entity).map_err(table_of)?;
    let rules = entity.entity.ok_or_else(|| raise(LastroError::at("entity", IssueCode::InvalidChoice)))?;
    let batches = Mutex::new(Source::of(table)?.batches);
    let given = batches.lock().map(|batches| batches.schema()).map_err(|_| raise(LastroError::internal("python.bulk")))?;
    let writer = write::Records::new(rules.table, &given, form).map_err(raise)?;
    let schema = std::sync::Arc::new(Schema::new([issues::field()]));
    let mut answers = Vec::new();
    loop {
        let next = py.detach(|| {
            let batch = batches.lock().map_err(|_| LastroError::internal("python.bulk")).map(|mut rest| rest.next());
            batch.map(|batch| batch.map(|batch| batch.map(|batch| writer.write(&batch))))
        });
        let Some(written) = next.map_err(raise)? else { break };
        let written = written.map_err(raise_failure)?;
        put.call1((PyBytes::new(py, &written.lines),))?;
        let listed: ArrayRef = std::sync::Arc::new(written.issues);
        answers.push(RecordBatch::try_new(schema.clone(), vec![listed]).map_err(|error| raise_failure(error.into()))?);
    }
    Ok(Table::new(schema, answers))
}
