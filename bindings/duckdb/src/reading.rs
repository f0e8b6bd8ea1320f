//! The table function `lastro_read`: its arguments, and the records that it reads.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use arrow_schema::SchemaRef;
use lastro::Severity;
use lastro::value::Choice as _;
use lastro_arrow::batches::Batches;
use lastro_arrow::read::{self, Options};
use lastro_arrow::schema;
use lastro_facade::Area;

/// The SQL name of the table function.
pub const NAME: &str = "lastro_read";

/// The arguments of a call. `None` means that the argument is not given.
#[derive(Debug, Default)]
pub struct Arguments {
    /// Paths of files and folders, and patterns such as `sales/*.ndjson`.
    pub paths: Vec<String>,
    /// The kind of the records; `sale` by default.
    pub entity: Option<String>,
    /// The list field whose elements become rows.
    pub explode: Option<String>,
    /// The minimum severity of listed issues; `error` by default.
    pub severity: Option<String>,
    /// The number of threads, from 1 to 1,024; by default as many as the machine runs in parallel.
    pub threads: Option<i64>,
}

/// A call of `lastro_read` whose arguments are valid. A prepared query may run the call several times.
#[derive(Debug)]
pub struct Reading {
    files: Vec<PathBuf>,
    entity: &'static Area,
    options: Options,
    schema: SchemaRef,
}

impl Reading {
    /// Checks the arguments and finds the files.
    ///
    /// # Errors
    /// The message names the argument that is invalid, or the path without a file.
    pub fn new(arguments: Arguments) -> Result<Self, String> {
        let entity =
            schema::entity(arguments.entity.as_deref().unwrap_or("sale")).map_err(|error| error.to_string())?;
        let severity = match arguments.severity.as_deref() {
            None => Severity::Error,
            Some(text) => Severity::from_text(text).ok_or_else(|| {
                let allowed: Vec<&str> = Severity::ALL.iter().map(|severity| severity.as_str()).collect();
                format!("severity: expected one of: {}", allowed.join(", "))
            })?,
        };
        let threads = match arguments.threads {
            None => read::default_threads(),
            Some(given) => usize::try_from(given)
                .ok()
                .filter(|threads| (1..=MOST_THREADS).contains(threads))
                .ok_or_else(|| format!("threads: expected a number from 1 to {MOST_THREADS}"))?,
        };
        let mut files = Vec::new();
        for path in &arguments.paths {
            files.extend(read::files(Path::new(path)).map_err(|error| format!("{path}: {error}"))?);
        }
        let options = Options { explode: arguments.explode, severity, threads, ..Options::default() };
        // only the schema is needed, so no files are passed, and one thread is enough: no other thread is started
        let columns = Options { threads: 1, ..options.clone() };
        let schema = read::open(entity, std::iter::empty(), columns).map_err(|error| error.to_string())?.schema();
        Ok(Self { files, entity, options, schema })
    }

    /// The columns of the table function's rows.
    pub fn schema(&self) -> &SchemaRef {
        &self.schema
    }

    /// An estimate of the number of records, by which DuckDB plans joins. `None` if a file's size is unknown.
    pub fn estimate(&self) -> Option<u64> {
        let sizes = self.files.iter().map(|file| fs::metadata(file).ok().map(|about| about.len()));
        let bytes = sizes.sum::<Option<u64>>()?;
        Some(bytes / BYTES_PER_RECORD)
    }

    /// Starts reading, in batches of at most `rows` rows.
    ///
    /// # Errors
    /// If no thread can be started. An error in a file is not returned here, but in place of a batch.
    pub fn start(&self, rows: NonZero<usize>) -> Result<Batches, String> {
        let sources = read::opened(self.files.clone(), |file| file);
        let records = read::open(self.entity, sources, self.options.clone()).map_err(|error| error.to_string())?;
        Ok(Batches::from(records).of_rows(rows))
    }
}

/// Maximum number of threads of one call.
const MOST_THREADS: usize = 1024;

/// The typical size of a record in a file, from which the number of records is estimated.
const BYTES_PER_RECORD: u64 = 512;
