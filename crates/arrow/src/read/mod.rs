//! Reads records into columns. Invalid records become rows with issues.
//!
//! A source has one of four formats, detected by its first bytes: one record per line (empty lines are skipped), a JSON list of
//! records, pages as the billing API returns them, or records that span several lines. The columns are those of
//! [`schema::fields`], then `source` and `issues`. With [`Options::explode`], each element of a list has a row.
//!
//! Every record has a row. The issues are those of the core crate's `decode`. An invalid value is null in its column and
//! kept in `extra` under its name. Text that is not a record becomes a row of nulls. Its first 4096 bytes are in `extra`, as a
//! JSON string; text that may contain a card number is left out.
//!
//! After a syntax error between two records of a list or page, the remaining records cannot be read. The last row then has the
//! position and the issue.

#[cfg(test)]
mod agreement;
pub(crate) mod block;
pub(crate) mod columns;
mod concealed;
mod detect;
mod documents;
mod explode;
mod files;
pub(crate) mod input;
mod lines;
pub(crate) mod row;
pub(crate) mod rows;
pub(crate) mod stream;
mod texts;
mod value;

use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch};
use lastro::json::Value;
use lastro::model::ModelTable;
use lastro::{Issue, LastroError, Severity};
use lastro_facade::Area;

use crate::schema;
pub use block::{Block, Place};
pub use concealed::conceal;
pub(crate) use concealed::mentions;
pub use detect::{Content, detected};
pub use files::{files, opened};
use rows::{Layout, Rows};
use stream::{Blocks, may_be_pages};
pub use stream::{Records, is_lines};
pub use texts::each as each_text;

/// The default number of threads: as many as the machine runs in parallel, or 1 if that is unknown.
#[must_use]
pub fn default_threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Bytes with records, and a name for them.
pub struct Source {
    /// The name shown in rows and errors.
    pub name: String,
    /// The bytes.
    pub input: Box<dyn Read + Send>,
    /// The position of the first byte in the larger source, such as a file, of which these bytes are a part.
    pub begin: Begin,
}

/// The position at which a source begins in a larger source, such as a file that is read in parts. This position is added to
/// the positions of the rows. A part that does not begin at position 0 is always read as lines.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Begin {
    /// Number of lines before the source.
    pub lines: u64,
    /// Number of bytes before the source.
    pub bytes: u64,
}

impl Source {
    /// A source that begins at position 0.
    #[must_use]
    pub fn new(name: impl Into<String>, input: impl Read + Send + 'static) -> Self {
        Self { name: name.into(), input: Box::new(input), begin: Begin::default() }
    }

    /// A file of records; see [`detected`].
    #[must_use]
    pub fn file(name: impl Into<String>, input: impl Read + Send + 'static) -> Self {
        Self::new(name, detected(Box::new(input), Content::Records))
    }
}

/// Whether a document with a list `data` is a page of records. If the entity itself has a list field `data`, the document is a
/// record instead.
///
/// # Errors
/// The area has no entity; see [`open`].
pub fn has_pages(entity: &'static Area) -> Result<bool, LastroError> {
    schema::table_of(entity).map(may_be_pages)
}

/// Cuts a source into blocks of about `block_bytes` bytes, each with whole records. A document with a list `data` counts as one
/// record.
pub fn blocks(source: Source, block_bytes: usize) -> impl Iterator<Item = Result<Block, ReadError>> {
    Blocks::new(false, Box::new(std::iter::once(Ok(source))), block_bytes)
}

/// How records are read.
#[derive(Debug, Clone)]
pub struct Options {
    /// The name of a field that is a list of records. With it, each element of the list has a row.
    ///
    /// The columns are: the single values of the outer record, with the entity's name as a prefix (`sale_id`, `sale_data`, ..,
    /// `sale_extra`); `position`, the index of the element, counted from 0 as in the paths of issues; and the columns of the
    /// element under their own names. A record without elements has one row, in which `position` is null. The issues of an
    /// element are in its row. All other issues are in the first row of the record.
    pub explode: Option<String>,
    /// Minimum severity of listed issues.
    pub severity: Severity,
    /// Number of threads. With 1, the work runs on the caller's thread.
    pub threads: usize,
    /// Bytes per block. Up to two blocks per thread are in memory, and the one that is being cut.
    pub block_bytes: usize,
    /// Maximum rows per batch.
    pub rows: usize,
}

impl Default for Options {
    fn default() -> Self {
        let (block_bytes, rows) = (1024 * 1024, 65_536);
        Self { explode: None, severity: Severity::Error, threads: 1, block_bytes, rows }
    }
}

/// The error that the caller's iterator of sources returns if it cannot open a source.
pub type OpenError = Box<dyn std::error::Error + Send + Sync>;

/// Why reading ended early.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// A source could not be opened.
    Open(OpenError),
    /// A source could not be read to its end. The rows before the error were returned.
    Source {
        /// The source's name.
        name: String,
        /// Why reading failed.
        cause: io::Error,
    },
    /// This process is a forked child of the process that began to read. The threads that read are in the parent only.
    Forked,
    /// A bug in this library.
    Failed(LastroError),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(error) => write!(f, "{error}"),
            Self::Source { name, cause } => write!(f, "{name}: {cause}"),
            Self::Forked => f.write_str("the reading was begun before this process was forked: begin it again here"),
            Self::Failed(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads the records of sources, one after the other.
///
/// # Errors
/// `invalid_choice` at `entity` for an area without an entity, at `explode` for a field that is not a list of records.
pub fn open(
    entity: &'static Area,
    sources: impl Iterator<Item = Result<Source, OpenError>> + Send + 'static,
    options: Options,
) -> Result<Records, LastroError> {
    open_by(entity.name, schema::table_of(entity)?, None, sources, options)
}

/// A function that converts JSON text to a record and its issues.
pub(crate) type Make = fn(&[u8]) -> Result<(Value, Vec<Issue>), LastroError>;

/// Like [`open`]. If `make` is given, this function converts the text of each record to the record whose values are put into
/// the columns. Otherwise, the text itself is read as a record of `table`.
pub(crate) fn open_by(
    entity: &str,
    table: &'static ModelTable,
    make: Option<Make>,
    sources: impl Iterator<Item = Result<Source, OpenError>> + Send + 'static,
    options: Options,
) -> Result<Records, LastroError> {
    let layout = Layout::new(entity, table, options.explode.as_deref())?;
    let blocks = Blocks::new(may_be_pages(table), Box::new(sources), options.block_bytes);
    let (threads, schema) = (options.threads, Arc::clone(&layout.schema));
    Records::new(schema, blocks, threads, Arc::new(move |block| batches(table, make, &layout, &options, block)))
}

/// Reads the records of a block into batches.
fn batches(
    table: &'static ModelTable,
    make: Option<Make>,
    layout: &Layout,
    options: &Options,
    block: &Block,
) -> Result<Vec<RecordBatch>, LastroError> {
    let begin = || Rows::new(table, options.severity);
    let (mut done, mut rows) = (Vec::new(), begin());
    let source = Some(&*block.name);
    block.records(&mut |json, place| {
        if rows.len() >= options.rows.max(1) {
            done.push(std::mem::replace(&mut rows, begin()));
        }
        match make {
            None => rows.read(json, source, place),
            Some(make) => rows.put(make(json), json, source, place),
        }
    });
    if let Some((place, issue)) = &block.broken {
        rows.refused(&[], source, *place, vec![issue.clone()]);
    }
    done.push(rows);
    done.into_iter().filter(|rows| rows.len() > 0).map(|rows| rows.finish(layout)).collect()
}

/// Reads a column of JSON strings, one record per string. A null becomes a row of nulls without an issue. A list of records or
/// a page is an invalid record here. In the column `source`, `line` is the index of the string, counted from 1.
///
/// # Errors
/// See [`open`]; `invalid_type` without a path for a column that is not of strings.
pub fn texts(entity: &'static Area, column: &ArrayRef, options: &Options) -> Result<RecordBatch, LastroError> {
    let table = schema::table_of(entity)?;
    let layout = Layout::new(entity.name, table, options.explode.as_deref())?;
    let mut rows = Rows::new(table, options.severity);
    texts::each(column, &mut |row, json| {
        let place = Place { line: input::widened(row).saturating_add(1), offset: 0 };
        match json {
            Some(json) => rows.read(json, None, place),
            None => rows.absent(place),
        }
    })?;
    rows.finish(&layout)
}
