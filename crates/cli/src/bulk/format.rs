//! The output formats: Parquet, NDJSON and CSV. Each part is a separate file; at the end the parts are joined without
//! decoding their rows again.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::Decimal128Type;
use arrow_array::{Array, RecordBatch};
use arrow_schema::SchemaRef;
use lastro::json::Value;
use lastro_arrow::records::{cell, document};
use parquet::arrow::ArrowWriter;
use parquet::basic::{Compression, ZstdLevel};
use parquet::file::properties::WriterProperties;
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;

use super::parts::concatenate;
use crate::outcome::Stop;

/// The output format, determined by the file extension.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Parquet, compressed with zstd.
    Parquet,
    /// One JSON object per line, one line per row.
    Ndjson,
    /// A header line, then one line per row; lists and records are JSON strings.
    Csv,
}

impl Format {
    /// The format of a file.
    ///
    /// # Errors
    /// The file has another extension.
    pub fn of(path: &Path) -> Result<Self, Stop> {
        match path.extension().and_then(|end| end.to_str()) {
            Some("parquet") => Ok(Self::Parquet),
            Some("ndjson" | "jsonl") => Ok(Self::Ndjson),
            Some("csv") => Ok(Self::Csv),
            _ => Err(Stop::Usage(format!(
                "lastro: {}: --out must end in .parquet, .ndjson, .jsonl or .csv",
                path.display()
            ))),
        }
    }

    /// Writes batches into a new file.
    ///
    /// # Errors
    /// Writing the file failed, or `batches` yielded an error.
    pub fn write(
        self,
        path: &Path,
        schema: &SchemaRef,
        batches: impl Iterator<Item = Result<RecordBatch, Stop>>,
    ) -> Result<(), Stop> {
        let file = File::create(path).map_err(|error| Stop::at(path, error))?;
        match self {
            Self::Parquet => {
                let failed = |error| Stop::at(path, error);
                let mut writer = ArrowWriter::try_new(file, Arc::clone(schema), Some(properties())).map_err(failed)?;
                for batch in batches {
                    writer.write(&batch?).map_err(failed)?;
                }
                writer.close().map_err(failed)?;
            }
            Self::Ndjson => {
                let mut out = BufWriter::new(file);
                for batch in batches {
                    let batch = batch?;
                    for index in 0..batch.num_rows() {
                        let row = document(&batch, index).map_err(|error| Stop::at(path, error))?;
                        writeln!(out, "{}", row.to_json()).map_err(|error| Stop::at(path, error))?;
                    }
                }
                out.flush().map_err(|error| Stop::at(path, error))?;
            }
            Self::Csv => {
                let mut out = BufWriter::new(file);
                for batch in batches {
                    out.write_all(&csv(&batch?)?).map_err(|error| Stop::at(path, error))?;
                }
                out.flush().map_err(|error| Stop::at(path, error))?;
            }
        }
        Ok(())
    }

    /// Joins the parts into a new file.
    ///
    /// # Errors
    /// Reading or writing a file failed.
    pub fn join(self, schema: &SchemaRef, parts: &[PathBuf], to: &Path) -> Result<(), Stop> {
        match self {
            Self::Parquet => join_parquet(schema, parts, to),
            Self::Ndjson => concatenate(b"", parts, to),
            Self::Csv => concatenate(&names(schema)?, parts, to),
        }
    }
}

fn properties() -> WriterProperties {
    let compression = Compression::ZSTD(ZstdLevel::default());
    WriterProperties::builder().set_compression(compression).set_created_by("lastro".to_owned()).build()
}

/// Copies the row groups of the parts as they are.
fn join_parquet(schema: &SchemaRef, parts: &[PathBuf], to: &Path) -> Result<(), Stop> {
    let failed = |error| Stop::at(to, error);
    let file = File::create(to).map_err(|error| Stop::at(to, error))?;
    let whole = ArrowWriter::try_new(file, Arc::clone(schema), Some(properties())).map_err(failed)?;
    let (mut whole, _): (SerializedFileWriter<File>, _) = whole.into_serialized_writer().map_err(failed)?;
    for path in parts {
        let part = File::open(path).map_err(|error| Stop::at(path, error))?;
        let reader = SerializedFileReader::new(part.try_clone().map_err(|error| Stop::at(path, error))?)
            .map_err(|error| Stop::at(path, error))?;
        for group in reader.metadata().row_groups() {
            let mut copied = whole.next_row_group().map_err(failed)?;
            for column in group.columns() {
                let closed = parquet::column::writer::ColumnCloseResult {
                    bytes_written: column.compressed_size().unsigned_abs(),
                    rows_written: group.num_rows().unsigned_abs(),
                    metadata: column.clone(),
                    bloom_filter: None,
                    column_index: None,
                    offset_index: None,
                };
                copied.append_column(&part, closed).map_err(failed)?;
            }
            copied.close().map_err(failed)?;
        }
    }
    whole.close().map_err(failed)?;
    Ok(())
}

/// The header line of a CSV file.
///
/// # Errors
/// None in practice: the line is written to memory.
pub fn names(schema: &SchemaRef) -> Result<Vec<u8>, Stop> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let written = out.write_record(schema.fields().iter().map(|field| field.name()));
    written.map_err(|error| Stop::Failed(error.to_string()))?;
    out.into_inner().map_err(|error| Stop::Failed(error.to_string()))
}

/// The rows of a batch as lines of CSV.
///
/// # Errors
/// A column has a type that this project does not produce.
pub fn csv(batch: &RecordBatch) -> Result<Vec<u8>, Stop> {
    let mut out = csv::Writer::from_writer(Vec::new());
    for index in 0..batch.num_rows() {
        let cells = batch.columns().iter().map(|column| text(column.as_ref(), index));
        let cells = cells.collect::<Result<Vec<_>, _>>()?;
        out.write_record(cells).map_err(|error| Stop::Failed(error.to_string()))?;
    }
    out.into_inner().map_err(|error| Stop::Failed(error.to_string()))
}

/// A CSV cell: strings unchanged, null as an empty cell, amounts with both decimal places, lists and records as JSON.
fn text(column: &dyn Array, index: usize) -> Result<String, Stop> {
    let amount =
        column.as_primitive_opt::<Decimal128Type>().filter(|amounts| amounts.scale() == 2 && amounts.is_valid(index));
    if let Some(amounts) = amount {
        return Ok(amounts.value_as_string(index));
    }
    Ok(match cell(column, index).map_err(|error| Stop::Failed(format!("lastro: {error}")))? {
        Value::Null => String::new(),
        Value::String(text) | Value::Number(text) => text,
        other => other.to_json(),
    })
}
