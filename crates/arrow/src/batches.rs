//! Batches that are made when they are requested: what goes into an operation and what comes out of it.

use std::fmt;
use std::num::NonZero;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, Schema, SchemaRef};
use lastro::LastroError;

use crate::call::unknown_column;
use crate::read::{OpenError, ReadError, Records};

/// Why there is no next batch.
#[derive(Clone, Debug)]
pub enum Failure {
    /// What the project itself found.
    Lastro(LastroError),
    /// What a source or an Arrow library said, as text: more does not cross a border between languages.
    Source(String),
    /// The error of the program that opens the sources, as that program raised it.
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

/// What became of the next batch.
pub type Next = Result<RecordBatch, Failure>;

type Rest = Box<dyn Iterator<Item = Next> + Send>;

/// Batches of one schema, each made when it is requested.
///
/// After a failure there are no more. A panic on the way is a failure too: a host must not die of it.
pub struct Batches {
    schema: SchemaRef,
    rest: Option<Rest>,
    is_column: bool,
}

impl Batches {
    /// The batches that an iterator gives, all of them of that schema.
    pub fn new(schema: SchemaRef, batches: impl Iterator<Item = Next> + Send + 'static) -> Self {
        Self { schema, rest: Some(Box::new(batches)), is_column: false }
    }

    /// Marks the only column of the batches as one without a table: a series, an array.
    #[must_use]
    pub const fn as_column(mut self) -> Self {
        self.is_column = true;
        self
    }

    /// A column without a table gets this name; a table stays as it is.
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

    /// Some of the columns, in this order.
    ///
    /// # Errors
    /// `unknown_column` for each name that no column has.
    pub fn selected(self, names: &[String]) -> Result<Self, LastroError> {
        let schema = self.schema();
        let unknown = names.iter().filter(|name| schema.column_with_name(name).is_none());
        LastroError::if_any(unknown.map(|name| unknown_column(name, &schema)).collect())?;
        let places: Vec<usize> = names.iter().filter_map(|name| schema.index_of(name).ok()).collect();
        let selected = Arc::new(schema.project(&places).map_err(|_| LastroError::internal("arrow.columns"))?);
        Ok(Self::new(selected, Iterator::map(self, move |batch| Ok(batch?.project(&places)?))))
    }

    /// In batches of at most this many rows.
    #[must_use]
    pub fn of_rows(self, most: NonZero<usize>) -> Self {
        let cut = move |batch: Next| {
            let rows = batch.as_ref().map_or(0, RecordBatch::num_rows);
            // a failure or an empty batch stays as it is
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

    /// The results of the batches, one for each.
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
        // nothing that was being made is used again after a panic: `rest` is dropped
        let next = catch_unwind(AssertUnwindSafe(|| rest.next()))
            .unwrap_or_else(|_| Some(Err(LastroError::internal("arrow.batches").into())));
        if !matches!(next, Some(Ok(_))) {
            self.end();
        }
        next
    }
}

impl Batches {
    /// Drops what makes the batches, which may be another's code.
    fn end(&mut self) {
        let rest = self.rest.take();
        // there is nobody to tell, and the batches that were made are right
        drop(catch_unwind(AssertUnwindSafe(|| drop(rest))));
    }
}

impl Drop for Batches {
    fn drop(&mut self) {
        self.end();
    }
}
