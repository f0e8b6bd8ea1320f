//! The output formats: Parquet, NDJSON and CSV. A run writes its rows in several part files. At the end, the part files are
//! joined into the output file without decoding their rows.

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

/// An output format. The file extension determines it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Parquet with zstd compression.
    Parquet,
    /// One JSON object per line, one line per row.
    Ndjson,
    /// A header line, then one line per row. Lists and records are written as JSON strings.
    Csv,
}

impl Format {
    /// The format for the extension of a file name.
    ///
    /// # Errors
    /// The extension is missing or unknown.
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

    /// Writes batches of rows into a new file.
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

    /// Joins part files into a new file.
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

/// Joins Parquet files by copying their row groups without decoding them.
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
/// None in practice, since the line is written to memory.
pub fn names(schema: &SchemaRef) -> Result<Vec<u8>, Stop> {
    let mut out = csv::Writer::from_writer(Vec::new());
    let written = out.write_record(schema.fields().iter().map(|field| field.name()));
    written.map_err(|error| Stop::Failed(error.to_string()))?;
    out.into_inner().map_err(|error| Stop::Failed(error.to_string()))
}

/// Converts a batch of rows into lines of CSV.
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

/// The text of a CSV cell. Strings are unchanged, null is an empty cell, amounts have two decimal places, and lists and records
/// are JSON.
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
