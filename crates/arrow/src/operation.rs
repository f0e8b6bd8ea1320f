//! An operation over columns: its arguments, its results, and the operation of the core crate `lastro` that it calls for each
//! row.
//!
//! Each operation is a struct that implements [`Kernel`]. Its fields are the operation's arguments. An argument that the core
//! crate's operation also has is documented there.

use std::sync::Arc;

use arrow_array::Array;
use lastro::LastroError;
use lastro::model;

use crate::argument::{self, Argument, Column};
use crate::inputs::{Columns, Constants, Rows, Source, Table, Visitor};
use crate::output::Answer;

/// One operation over columns.
#[derive(Debug, Clone)]
pub struct Operation {
    /// The operation's name. It is the same in every query engine; in SQL, it also has the prefix `lastro_`.
    pub name: &'static str,
    /// The name of the operation of the core crate that this operation calls for each row.
    pub of: &'static str,
    /// What the operation does.
    pub doc: &'static str,
    /// The arguments, in order.
    pub arguments: Vec<Argument>,
    /// The operation's result columns, without the column of issues.
    pub results: &'static [Column],
    /// Reads the constants of a call.
    pub(crate) start: fn(&[Source]) -> Result<Ready, LastroError>,
}

impl Operation {
    /// The main argument, such as the amount, date or document. A bare column, such as a series, is passed as this argument. It
    /// is the first argument with the default [`argument::Default::Column`].
    #[must_use]
    pub fn subject(&self) -> Option<&Argument> {
        self.arguments.iter().find(|argument| argument.default == argument::Default::Column)
    }
}

/// The arguments of an operation, and its loop over the rows of a batch.
pub(crate) trait Kernel: Clone + Default + Send + Sync + 'static {
    /// The operation's name. It is the same in every query engine; in SQL, it also has the prefix `lastro_`.
    const NAME: &'static str;
    /// The operation of the core crate that this operation calls for each row.
    const OF: &'static model::Operation;
    /// What the operation does.
    const DOC: &'static str = Self::OF.doc;
    /// The operation's result columns.
    const RESULTS: &'static [Column];

    /// Passes the operation's arguments to a visitor, in order.
    fn arguments(&mut self, visitor: &mut impl Visitor);

    /// Computes the results of the rows of a batch.
    fn compute(&self, rows: Rows) -> Result<Answer, LastroError>;
}

/// An operation whose constants have been read.
pub(crate) trait Started: Send + Sync {
    /// Computes the rows of a batch, given the column of each argument that has one.
    fn run(&self, columns: &[Option<&dyn Array>], rows: usize) -> Result<Answer, LastroError>;
}

/// A started operation, shared by the threads that run it.
pub(crate) type Ready = Arc<dyn Started>;

impl<K: Kernel> Started for K {
    fn run(&self, columns: &[Option<&dyn Array>], rows: usize) -> Result<Answer, LastroError> {
        let mut kernel = self.clone();
        let mut columns = Columns::new(columns);
        kernel.arguments(&mut columns);
        kernel.compute(columns.rows(rows)?)
    }
}

fn start<K: Kernel>(sources: &[Source]) -> Result<Ready, LastroError> {
    let mut kernel = K::default();
    let mut constants = Constants::new(sources);
    kernel.arguments(&mut constants);
    LastroError::if_any(constants.issues)?;
    Ok(Arc::new(kernel))
}

impl Operation {
    pub(crate) fn new<K: Kernel>() -> Self {
        let mut table = Table::default();
        K::default().arguments(&mut table);
        let (name, of, doc) = (K::NAME, K::OF.name, K::DOC);
        Self { name, of, doc, arguments: table.0, results: K::RESULTS, start: start::<K> }
    }

    /// The argument with this name.
    #[must_use]
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        self.arguments.iter().find(|argument| argument.name == name)
    }
}
