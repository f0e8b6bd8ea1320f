//! Lazy sequences of record batches: the inputs and outputs of operations.

use std::fmt;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Schema, SchemaRef};
use lastro::LastroError;

use crate::call::unknown_column;
use crate::read::{OpenError, ReadError, Records};

/// Why the next batch could not be made.
#[derive(Clone, Debug)]
pub enum Failure {
    /// An error that lastro itself reports, such as an invalid argument.
    Lastro(LastroError),
    /// The error message of a source or of an Arrow library. A string, because error objects cannot cross from one language to
    /// another.
    Source(String),
    /// The error that the caller raised while opening a source.
    Open(Arc<OpenError>),
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lastro(error) => error.fmt(out),
            Self::Source(text) => out.write_str(text),
            Self::Open(error) => error.fmt(out),
        }
    }
}

impl std::error::Error for Failure {}

impl From<LastroError> for Failure {
    fn from(error: LastroError) -> Self {
        Self::Lastro(error)
    }
}

impl From<ArrowError> for Failure {
    fn from(error: ArrowError) -> Self {
        Self::Source(error.to_string())
    }
}

impl From<ReadError> for Failure {
    fn from(error: ReadError) -> Self {
        match error {
            ReadError::Failed(error) => Self::Lastro(error),
            ReadError::Open(error) => Self::Open(Arc::new(error)),
            error => Self::Source(error.to_string()),
        }
    }
}

/// The next batch, or why it could not be made.
pub type Next = Result<RecordBatch, Failure>;

type Rest = Box<dyn Iterator<Item = Next> + Send>;

/// Batches of one schema, each made when it is requested.
///
/// There are no more batches after a failure. If making a batch panics, the panic becomes a failure and does not end the
/// process.
pub struct Batches {
    schema: SchemaRef,
    rest: Option<Rest>,
    is_column: bool,
}

impl Batches {
    /// The batches of an iterator, all with this schema.
    pub fn new(schema: SchemaRef, batches: impl Iterator<Item = Next> + Send + 'static) -> Self {
        Self { schema, rest: Some(Box::new(batches)), is_column: false }
    }

    /// Marks the only column of the batches as a bare column, such as a series or an array, not a table.
    #[must_use]
    pub const fn as_column(mut self) -> Self {
        self.is_column = true;
        self
    }

    /// Names a bare column; leaves a table unchanged.
    #[must_use]
    pub fn named(self, name: &str) -> Self {
        match self.schema.fields().first() {
            Some(field) if self.is_column => {
                let schema = Arc::new(Schema::new(vec![field.as_ref().clone().with_name(name)]));
                let columns = schema.clone();
                let rename = move |batch: Next| Ok(RecordBatch::try_new(columns.clone(), batch?.columns().to_vec())?);
                Self::new(schema, Iterator::map(self, rename))
            }
            _ => self,
        }
    }

    /// Selects columns, in the given order.
    ///
    /// # Errors
    /// `unknown_column` for each name without a column.
    pub fn selected(self, names: &[String]) -> Result<Self, LastroError> {
        let schema = self.schema();
        let unknown = names.iter().filter(|name| schema.column_with_name(name).is_none());
        LastroError::if_any(unknown.map(|name| unknown_column(name, &schema)).collect())?;
        let places: Vec<usize> = names.iter().filter_map(|name| schema.index_of(name).ok()).collect();
        let selected = Arc::new(schema.project(&places).map_err(|_| LastroError::internal("arrow.columns"))?);
        Ok(Self::new(selected, Iterator::map(self, move |batch| Ok(batch?.project(&places)?))))
    }

    /// Splits batches with more than `most` rows into smaller ones.
    #[must_use]
    pub fn of_rows(self, most: NonZero<usize>) -> Self {
        let cut = move |batch: Next| {
            let rows = batch.as_ref().map_or(0, RecordBatch::num_rows);
            // `max(1)`: without it, a failure or an empty batch would be split into no batches and would be lost
            (0..rows.max(1)).step_by(most.get()).map(move |from| {
                batch.clone().map(|batch| batch.slice(from.min(rows), most.get().min(rows.saturating_sub(from))))
            })
        };
        Self::new(self.schema(), self.flat_map(cut))
    }

    /// The schema of every batch.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        self.schema.clone()
    }

    /// Maps each batch to a result batch.
    pub fn through(
        self,
        schema: SchemaRef,
        mut answer: impl FnMut(RecordBatch) -> Result<RecordBatch, LastroError> + Send + 'static,
    ) -> Self {
        Self::new(schema, Iterator::map(self, move |batch| Ok(answer(batch?)?)))
    }
}

impl From<Records> for Batches {
    fn from(records: Records) -> Self {
        Self::new(records.schema(), Iterator::map(records, |batch| Ok(batch?)))
    }
}

impl fmt::Debug for Batches {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Batches").field("schema", &self.schema).finish_non_exhaustive()
    }
}

impl Iterator for Batches {
    type Item = Next;

    fn next(&mut self) -> Option<Next> {
        let rest = self.rest.as_mut()?;
        // `AssertUnwindSafe` is correct: after a panic, `rest` is dropped and never used again
        let next = catch_unwind(AssertUnwindSafe(|| rest.next()))
            .unwrap_or_else(|_| Some(Err(LastroError::internal("arrow.batches").into())));
        if !matches!(next, Some(Ok(_))) {
            self.end();
        }
        next
    }
}

impl Batches {
    /// Drops the source of the batches. Panics are caught, because dropping the source may run code of another program.
    fn end(&mut self) {
        let rest = self.rest.take();
        // a panic while dropping is ignored: no caller waits for a result, and the batches returned so far are correct
        drop(catch_unwind(AssertUnwindSafe(|| drop(rest))));
    }
}

impl Drop for Batches {
    fn drop(&mut self) {
        self.end();
    }
}
