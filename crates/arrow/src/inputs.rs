//! Reads the arguments of a call into a struct, and runs the operation in a loop over the rows. Each operation has such a struct,
//! here called its kernel, with one field per argument. Constants are read once per call, columns once per batch.

use std::slice;

use arrow_array::{Array, ArrayRef, ListArray};
use arrow_buffer::NullBuffer;
use lastro::model::{Secrets, Type};
use lastro::{Issue, IssueCode, LastroError};

use crate::argument::{Argument, Default, Described};
use crate::cells::{Cell, Cells, Unfit, read};
use crate::issues::{self, mistyped, placed};
use crate::output::Bits;
use crate::texts::Texts;

/// A row index, and the issues of that row.
type Fault = (usize, Vec<Issue>);

/// The values of an argument.
pub(crate) trait Values: std::default::Default {
    /// The type of each value.
    const TYPE: Type;
    /// Whether the values may come from a column.
    const PER_ROW: bool = false;

    /// Reads a constant. `given` holds its one value, or the elements of a list.
    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self;

    /// Reads the column of a batch; `None` if its type is not supported.
    fn column(_: &Described, _: &dyn Array, _: &mut Vec<Fault>) -> Option<Self> {
        None
    }

    /// Valid sample values. They replace the column when a call is checked before there is a batch.
    fn sample() -> Self {
        Self::default()
    }
}

/// Visits the arguments of an operation in their order.
pub(crate) trait Visitor {
    fn visit<V: Values>(&mut self, values: &mut V, argument: Described);
}

/// Collects the arguments of an operation.
#[derive(Default)]
pub(crate) struct Table(pub Vec<Argument>);

impl Visitor for Table {
    fn visit<V: Values>(&mut self, _: &mut V, argument: Described) {
        self.0.push(argument.argument(V::TYPE, V::PER_ROW));
    }
}

/// Where the values of an argument come from.
pub(crate) enum Source {
    Column,
    /// A constant: an array with its single value, or with its elements if it is a list.
    Constant(ArrayRef),
    /// Null in every row.
    Nothing,
}

/// Reads the constant arguments of a call before its first batch arrives. The values of column arguments are not known yet, so
/// placeholders stand in for them.
pub(crate) struct Constants<'c> {
    sources: slice::Iter<'c, Source>,
    pub issues: Vec<Issue>,
}

impl<'c> Constants<'c> {
    pub fn new(sources: &'c [Source]) -> Self {
        Self { sources: sources.iter(), issues: Vec::new() }
    }
}

impl Visitor for Constants<'_> {
    fn visit<V: Values>(&mut self, values: &mut V, argument: Described) {
        match self.sources.next() {
            Some(Source::Constant(given)) => *values = V::constant(argument.name, given.as_ref(), &mut self.issues),
            Some(Source::Column) if argument.default != Default::ColumnOrNull => *values = V::sample(),
            _ => {}
        }
    }
}

/// Reads the columns of a batch. An invalid value, or a null where a value is required, becomes an issue of its row.
pub(crate) struct Columns<'b> {
    columns: slice::Iter<'b, Option<&'b dyn Array>>,
    faults: Vec<Fault>,
    mistyped: Option<Issue>,
}

impl<'b> Columns<'b> {
    pub fn new(columns: &'b [Option<&'b dyn Array>]) -> Self {
        Self { columns: columns.iter(), faults: Vec::new(), mistyped: None }
    }

    /// The rows of a batch with `count` rows, and the issues found in them.
    pub fn rows(self, count: usize) -> Result<Rows, LastroError> {
        match self.mistyped {
            Some(issue) => Err(LastroError::invalid(issue)),
            None => Ok(Rows { count, faults: self.faults }),
        }
    }
}

impl Visitor for Columns<'_> {
    fn visit<V: Values>(&mut self, values: &mut V, argument: Described) {
        let Some(Some(column)) = self.columns.next() else { return };
        match V::column(&argument, *column, &mut self.faults) {
            Some(read) => *values = read,
            None => self.mistyped = Some(mistyped(argument.name, V::TYPE, column.data_type())),
        }
    }
}

impl<T: Cell> Values for Cells<T> {
    const TYPE: Type = T::TYPE;
    const PER_ROW: bool = true;

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        Self::Same(Option::constant(name, given, issues))
    }

    fn column(argument: &Described, column: &dyn Array, faults: &mut Vec<Fault>) -> Option<Self> {
        let needed = argument.default.needs_value();
        if let Some(values) = Self::all_fit(column).filter(|_| !needed || column.null_count() == 0) {
            return Some(values);
        }
        // the vector has this sample value in rows without a valid value; the mask excludes these rows
        let sample = T::sample()?;
        let (mut values, mut valid) = (Vec::with_capacity(column.len()), Bits::default());
        let taken = read(column, &mut |value| {
            let value = match value {
                Ok(None) if needed => Err(vec![Issue::error("", IssueCode::Required)]),
                value => value,
            };
            let value = value.unwrap_or_else(|found| {
                faults.push((values.len(), placed(argument.name, found)));
                None
            });
            valid.push(value.is_some());
            values.push(value.unwrap_or(sample));
        });
        taken.is_ok().then(|| Self::Each(values, valid.nulls()))
    }

    fn sample() -> Self {
        Self::Same(T::sample())
    }
}

/// An argument that must be a single constant; `None` if it is not given.
impl<T: Cell> Values for Option<T> {
    const TYPE: Type = T::TYPE;

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        fitting(name, given, issues).first().copied()
    }
}

/// An argument that must be a constant list; empty if it is not given.
impl<T: Cell> Values for Vec<T> {
    const TYPE: Type = Type::List(&T::TYPE);

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        let element = |index: usize| {
            let path = [name, "[", &index.to_string(), "]"].concat();
            fitting(&path, given.slice(index, 1).as_ref(), issues)
        };
        (0..given.len()).flat_map(element).collect()
    }
}

impl Values for Secrets {
    const TYPE: Type = Type::Secrets;

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        let Some(texts) = Texts::of(given) else {
            issues.push(mistyped(name, Type::Text, given.data_type()));
            return Self::default();
        };
        Self((0..given.len()).map(|index| texts.at(index).unwrap_or_default().to_owned()).collect())
    }
}

impl Values for Texts {
    const TYPE: Type = Type::Text;
    const PER_ROW: bool = true;

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        same(Self::TYPE, name, given, issues)
    }

    fn column(_: &Described, column: &dyn Array, _: &mut Vec<Fault>) -> Option<Self> {
        Self::of(column)
    }
}

/// Binary values, or strings taken as their UTF-8 bytes.
#[derive(Clone, Default)]
pub(crate) struct Bytes(pub Texts);

impl Values for Bytes {
    const TYPE: Type = Type::Bytes;
    const PER_ROW: bool = true;

    fn constant(name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Self {
        Self(same(Self::TYPE, name, given, issues))
    }

    fn column(_: &Described, column: &dyn Array, _: &mut Vec<Fault>) -> Option<Self> {
        Texts::of_type(Self::TYPE, column).map(Self)
    }
}

fn same(ty: Type, name: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Texts {
    let texts = Texts::of_type(ty, given);
    if texts.is_none() {
        issues.push(mistyped(name, ty, given.data_type()));
    }
    Texts::Same(Box::new(texts.unwrap_or_default()))
}

/// The valid values of a constant; invalid ones become issues of the call.
fn fitting<T: Cell>(path: &str, given: &dyn Array, issues: &mut Vec<Issue>) -> Vec<T> {
    let mut values: Vec<T> = Vec::new();
    let taken = read::<T>(given, &mut |value| match value {
        Ok(value) => values.extend(value),
        Err(found) => issues.extend(placed(path, found)),
    });
    if let Err(Unfit) = taken {
        issues.push(mistyped(path, T::TYPE, given.data_type()));
    }
    values
}

/// The number of rows of a batch, and the issues found while its columns were read.
pub(crate) struct Rows {
    pub count: usize,
    faults: Vec<Fault>,
}

impl Rows {
    /// Runs `compute` on each row without issues and passes its result to `put`. If a row has issues, or `compute` returns an
    /// error or `None` (the row lacks a value), `put` receives `None`.
    ///
    /// Returns the column of issues, and the mask of the rows with a result. The mask is `None` if every row has a result.
    pub fn each<T>(
        mut self,
        mut compute: impl FnMut(usize) -> Option<Result<T, LastroError>>,
        mut put: impl FnMut(Option<T>),
    ) -> (ListArray, Option<NullBuffer>) {
        // the sort is stable, so the issues of one row stay in the order of the arguments
        self.faults.sort_by_key(|(row, _)| *row);
        let mut faults = self.faults.chunk_by(|(one, _), (other, _)| one == other);
        let mut fault = faults.next();
        let (mut issues, mut valid) = (issues::Builder::default(), Bits::default());
        for row in 0..self.count {
            let here = fault.filter(|found| found.first().is_some_and(|(at, _)| *at == row));
            let value = if let Some(found) = here {
                issues.put(row, found.iter().flat_map(|(_, found)| found));
                fault = faults.next();
                None
            } else {
                match compute(row) {
                    Some(Err(error)) => {
                        issues.put(row, error.issues());
                        None
                    }
                    computed => computed.and_then(Result::ok),
                }
            };
            valid.push(value.is_some());
            put(value);
        }
        (issues.finish(self.count), valid.nulls())
    }
}
