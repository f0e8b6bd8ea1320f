//! The native functions for whole records: reading into columns, validating, writing, converting, reconciling, and listing
//! issues.

use std::num::NonZero;
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, new_empty_array};
use arrow_schema::{DataType, Schema};
use lastro::rules::WriteOperation;
use lastro::{IssueCode, Language, LastroError, LocalDate, Severity};
use lastro_arrow::batches::{Batches, Failure};
use lastro_arrow::read::{Options, default_threads};
use lastro_arrow::records::amounts::{Conversion, Form};
use lastro_arrow::records::{self, reconcile, report, v1};
use lastro_arrow::{issues, schema};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use super::answer::{self, Table};
use super::documents::{Documents, only_column};
use super::failure::{collected, raise_failure};
use super::progress::Progress;
use super::source::Source;
use crate::argument::argument;
use crate::error::raise;
use crate::reading::finish;

fn options(explode: Option<String>, severity: &Bound<'_, PyAny>, threads: Option<usize>) -> PyResult<Options> {
    let severity: Severity = finish(|reading| argument(Some(severity), "severity", reading))?;
    let threads = threads.unwrap_or_else(default_threads).max(1);
    Ok(Options { explode, severity, threads, ..Options::default() })
}

/// Reads records into columns.
#[pyfunction]
#[pyo3(signature = (entity, source, explode, severity, threads, columns, batch_rows, progress, /))]
#[expect(clippy::too_many_arguments, reason = "its caller in Python names them")]
fn read<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    explode: Option<String>,
    severity: &Bound<'py, PyAny>,
    threads: Option<usize>,
    columns: Option<Vec<String>>,
    batch_rows: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let entity = schema::entity(entity).map_err(raise)?;
    let options = options(explode, severity, threads)?;
    let mut progress = Progress::new(progress);
    let (documents, lazy) = Documents::of(source, &mut progress)?;
    let mut batches: Batches = match documents {
        Documents::Sources(sources) => lastro_arrow::read::open(entity, sources, options).map_err(raise)?.into(),
        Documents::Column(batches) => {
            let empty = new_empty_array(&DataType::Utf8);
            let schema = lastro_arrow::read::texts(entity, &empty, &options).map_err(raise)?.schema();
            let read = move |batch: Result<RecordBatch, Failure>| {
                Ok(lastro_arrow::read::texts(entity, only_column(&batch?)?, &options)?)
            };
            Batches::new(schema, Iterator::map(batches, read))
        }
    };
    // progress is reported here, before the batches are split into smaller ones, so that it is not reported for each small
    // batch
    batches = progress.over(batches);
    if let Some(columns) = columns {
        batches = batches.selected(&columns).map_err(raise)?;
    }
    if let Some(rows) = batch_rows {
        let rows = NonZero::new(rows).ok_or_else(|| PyValueError::new_err("batch_rows is at least 1"))?;
        batches = batches.of_rows(rows);
    }
    answer::of(py, batches, lazy)
}

/// Reads and validates records.
#[pyfunction]
#[pyo3(signature = (entity, source, operation, today, severity, threads, progress, /))]
#[expect(clippy::too_many_arguments, reason = "its caller in Python names them")]
fn validate<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    operation: &Bound<'py, PyAny>,
    today: Option<Bound<'py, PyAny>>,
    severity: &Bound<'py, PyAny>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let entity = schema::entity(entity).map_err(raise)?;
    let options = options(None, severity, threads)?;
    let (operation, today) = finish(|reading| {
        let operation = argument::<WriteOperation>(Some(operation), "operation", reading);
        let today = argument::<Option<LocalDate>>(today.as_ref(), "today", reading);
        Some((operation?, today?))
    })?;
    let mut progress = Progress::new(progress);
    let (documents, lazy) = Documents::of(source, &mut progress)?;
    let batches = match documents {
        Documents::Sources(sources) => {
            records::validate::validate(entity, sources, operation, today, options).map_err(raise)?.into()
        }
        Documents::Column(batches) => {
            let check =
                move |column: &ArrayRef| records::validate::texts(entity, column, operation, today, options.severity);
            let schema = check(&new_empty_array(&DataType::Utf8)).map_err(raise)?.schema();
            Batches::new(schema, Iterator::map(batches, move |batch| Ok(check(only_column(&batch?)?)?)))
        }
    };
    answer::of(py, progress.over(batches), lazy)
}

/// Reads records of version 1 of the service's API into the columns of version 2.
#[pyfunction]
#[pyo3(signature = (entity, source, explode, threads, progress, /))]
fn v1_to_v2<'py>(
    py: Python<'py>,
    entity: &str,
    source: &Bound<'py, PyAny>,
    explode: Option<String>,
    threads: Option<usize>,
    progress: Option<Py<PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let threads = threads.unwrap_or_else(default_threads).max(1);
    let mut progress = Progress::new(progress);
    let (documents, lazy) = Documents::of(source, &mut progress)?;
    let options = Options { explode, threads, ..Options::default() };
    let records = v1::v1_to_v2(entity, documents.sources(), options).map_err(raise)?;
    answer::of(py, progress.over(records.into()), lazy)
}

/// Writes the records of a table, one per line, and returns the issues of each row.
#[pyfunction]
#[pyo3(signature = (entity, table, operation, put, /))]
fn write<'py>(
    py: Python<'py>,
    entity: &str,
    table: &Bound<'py, PyAny>,
    operation: Option<Bound<'py, PyAny>>,
    put: &Bound<'py, PyAny>,
) -> PyResult<Table> {
    let operation: Option<WriteOperation> = finish(|reading| argument(operation.as_ref(), "operation", reading))?;
    let form = operation.map_or(records::write::Form::Encode, records::write::Form::Body);
    let records = schema::entity(entity).and_then(schema::table_of).map_err(raise)?;
    let mut batches = Source::of(table)?.batches;
    let writer = records::write::Records::new(records, &batches.schema(), form).map_err(raise)?;
    let columns = Arc::new(Schema::new([issues::field()]));
    let mut answers = Vec::new();
    while let Some(written) = py.detach(|| batches.next().map(|batch| batch.map(|batch| writer.write(&batch)))) {
        let written = written.map_err(raise_failure)?;
        put.call1((PyBytes::new(py, &written.lines),))?;
        py.check_signals()?;
        let listed = RecordBatch::try_new(columns.clone(), vec![Arc::new(written.issues)]);
        answers.push(listed.map_err(|error| raise_failure(error.into()))?);
    }
    Ok(Table::new(columns, answers))
}

/// Converts columns of floats, or of strings with a decimal comma, to columns of exact amounts.
#[pyfunction]
#[pyo3(signature = (table, columns, form, /))]
fn amounts<'py>(
    py: Python<'py>,
    table: &Bound<'py, PyAny>,
    columns: Vec<String>,
    form: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let form = match form {
        "float" => Form::Float,
        "decimal_comma" => Form::DecimalComma,
        _ => return Err(PyValueError::new_err("form is \"float\" or \"decimal_comma\"")),
    };
    let Source { batches, lazy } = Source::of(table)?;
    let batches = match columns.as_slice() {
        [name] => batches.named(name),
        _ => batches,
    };
    let conversion = Conversion::new(&batches.schema(), &columns, form).map_err(raise)?;
    answer::of(py, batches.through(conversion.schema(), move |batch| conversion.run(&batch)), lazy)
}

/// Lists the issues of a table, one row per issue.
#[pyfunction]
#[pyo3(name = "report", signature = (table, language, /))]
fn report_issues<'py>(
    py: Python<'py>,
    table: &Bound<'py, PyAny>,
    language: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let language: Language = finish(|reading| argument(Some(language), "language", reading))?;
    let Source { batches, lazy } = Source::of(table)?;
    if batches.schema().column_with_name(issues::NAME).is_none() {
        return Err(raise(LastroError::at(issues::NAME, IssueCode::Required)));
    }
    answer::of(py, batches.through(report::schema(), move |batch| report::report(&batch, language)), lazy)
}

/// Matches sales with received payments. Returns the table of matched sales and the table of unmatched rows.
#[pyfunction]
#[pyo3(name = "reconcile", signature = (sales, received, /))]
fn reconcile_records(
    py: Python<'_>,
    sales: &Bound<'_, PyAny>,
    received: &Bound<'_, PyAny>,
) -> PyResult<(Table, Table)> {
    let (sales, received) = (Source::of(sales)?.batches, Source::of(received)?.batches);
    let (sales, received) = (all(py, sales)?, all(py, received)?);
    let done = py.detach(|| reconcile::reconcile(&sales, &received)).map_err(raise)?;
    let table = |batch: RecordBatch| Table::new(batch.schema(), vec![batch]);
    Ok((table(done.matched), table(done.unmatched)))
}

/// Collects all batches. If there are none, returns one empty batch, which has the schema.
fn all(py: Python<'_>, batches: Batches) -> PyResult<Vec<RecordBatch>> {
    let empty = RecordBatch::new_empty(batches.schema());
    let mut all = collected(py, batches)?;
    if all.is_empty() {
        all.push(empty);
    }
    Ok(all)
}

/// Adds the functions of this file to the native module.
///
/// # Errors
/// Exceptions from Python.
pub fn register(bulk: &Bound<'_, PyModule>) -> PyResult<()> {
    bulk.add_function(wrap_pyfunction!(read, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(validate, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(v1_to_v2, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(write, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(report_issues, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(amounts, bulk)?)?;
    bulk.add_function(wrap_pyfunction!(reconcile_records, bulk)?)
}
