//! What a kernel reads from a batch, and the loop over its rows.

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ListArray};
use arrow_schema::DataType;
use lastro::LastroError;
use lastro::issue::{Issue, IssueCode};
use lastro::model::Type;

use crate::cells::{Cell, Cells, Unfit, accepts, places, read};
use crate::issues;
use crate::operation::{Argument, Operation};
use crate::output::{Answer, data_type};

/// The loop of an operation over the rows of a batch.
pub(crate) type Kernel = fn(&mut Inputs<'_>) -> Result<Answer, LastroError>;

/// The values of an argument as they are given.
#[derive(Clone, Copy)]
pub(crate) enum Input<'b> {
    /// One for each row.
    Column(&'b dyn Array),
    /// A constant: its one value, or the elements of a list.
    Constant(&'b dyn Array),
    /// Null in every row.
    Nothing,
}

/// The arguments of an operation over one batch, and the issues found in them.
pub struct Inputs<'b> {
    operation: &'static Operation,
    inputs: Vec<Input<'b>>,
    rows: usize,
    /// The issues of constants, which end the call.
    of_call: Vec<Issue>,
    /// The issues of rows.
    of_rows: Vec<(usize, Vec<Issue>)>,
}

impl<'b> Inputs<'b> {
    pub(crate) fn new(operation: &'static Operation, inputs: Vec<Input<'b>>, rows: usize) -> Self {
        Self { operation, inputs, rows, of_call: Vec::new(), of_rows: Vec::new() }
    }

    /// How many rows the batch has.
    pub(crate) const fn rows(&self) -> usize {
        self.rows
    }

    fn input(&self, name: &str) -> Result<(&'static Argument, Input<'b>), LastroError> {
        let mut both = self.operation.arguments.iter().zip(&self.inputs);
        let found = both.find(|(argument, _)| argument.name == name);
        found.map(|(argument, input)| (argument, *input)).ok_or_else(|| LastroError::internal("arrow.inputs"))
    }

    /// The values of an argument. Those that do not fit become issues of their rows, as do nulls where a value is needed.
    pub(crate) fn cells<T: Cell>(&mut self, name: &'static str) -> Result<Cells<T>, LastroError> {
        let (argument, input) = self.input(name)?;
        match input {
            Input::Nothing => Ok(Cells::Same(None)),
            Input::Constant(value) => Ok(Cells::Same(self.values(name, value).first().copied())),
            Input::Column(column) => {
                let mut values = Vec::with_capacity(self.rows);
                let (faults, needed) = (&mut self.of_rows, argument.needs_value());
                let taken = read(column, &mut |value| {
                    let value = match value {
                        Ok(None) if needed => Err(vec![Issue::error("", IssueCode::Required)]),
                        value => value,
                    };
                    values.push(value.unwrap_or_else(|found| {
                        faults.push((values.len(), placed(name, found)));
                        None
                    }));
                });
                taken.map_err(|Unfit| LastroError::invalid(mistyped(name, T::TYPE, column.data_type())))?;
                Ok(Cells::Each(values))
            }
        }
    }

    /// The value of a constant.
    pub(crate) fn constant<T: Cell>(&mut self, name: &'static str) -> Result<Option<T>, LastroError> {
        Ok(self.cells(name)?.at(0))
    }

    /// The elements of a constant list; none if it is not given.
    pub(crate) fn list<T: Cell>(&mut self, name: &'static str) -> Result<Vec<T>, LastroError> {
        let (_, Input::Constant(elements)) = self.input(name)? else { return Ok(Vec::new()) };
        let mut values = Vec::with_capacity(elements.len());
        for index in 0..elements.len() {
            let path = [name, "[", &index.to_string(), "]"].concat();
            values.extend(self.values::<T>(&path, elements.slice(index, 1).as_ref()));
        }
        Ok(values)
    }

    /// The values of a constant that fit; the others are problems of the call.
    fn values<T: Cell>(&mut self, path: &str, given: &dyn Array) -> Vec<T> {
        let mut values: Vec<T> = Vec::new();
        let taken = read::<T>(given, &mut |value| match value {
            Ok(value) => values.extend(value),
            Err(found) => self.of_call.extend(placed(path, found)),
        });
        if let Err(Unfit) = taken {
            self.of_call.push(mistyped(path, T::TYPE, given.data_type()));
        }
        values
    }

    /// The texts of an argument.
    pub(crate) fn texts(&mut self, name: &'static str) -> Result<Cells<&'b str>, LastroError> {
        self.borrowed(name, Type::Text, texts)
    }

    /// The bytes of an argument: those of its texts, too.
    pub(crate) fn bytes(&mut self, name: &'static str) -> Result<Cells<&'b [u8]>, LastroError> {
        self.borrowed(name, Type::Bytes, bytes)
    }

    fn borrowed<T: Copy>(
        &mut self,
        name: &'static str,
        expected: Type,
        take: fn(&'b dyn Array) -> Option<Vec<Option<T>>>,
    ) -> Result<Cells<T>, LastroError> {
        Ok(match self.input(name)?.1 {
            Input::Nothing => Cells::Same(None),
            Input::Constant(value) => match take(value) {
                Some(values) => Cells::Same(values.first().copied().flatten()),
                None => {
                    self.of_call.push(mistyped(name, expected, value.data_type()));
                    Cells::Same(None)
                }
            },
            Input::Column(column) => {
                let values = take(column);
                Cells::Each(values.ok_or_else(|| LastroError::invalid(mistyped(name, expected, column.data_type())))?)
            }
        })
    }

    /// The texts of a constant list.
    pub(crate) fn secrets(&mut self, name: &'static str) -> Result<Vec<String>, LastroError> {
        let (_, Input::Constant(elements)) = self.input(name)? else { return Ok(Vec::new()) };
        let Some(given) = texts(elements) else {
            self.of_call.push(mistyped(name, Type::Text, elements.data_type()));
            return Ok(Vec::new());
        };
        Ok(given.into_iter().map(|text| text.unwrap_or_default().to_owned()).collect())
    }

    /// Whether all constants that were read so far fit.
    pub(crate) fn constants(&mut self) -> Result<(), LastroError> {
        let issues = std::mem::take(&mut self.of_call);
        if issues.is_empty() { Ok(()) } else { Err(LastroError::Invalid { issues }) }
    }

    /// Computes every row and hands what came of it on. Rows in which a value does not fit, and those whose computation
    /// refuses them, have issues and no value; `compute` gives `None` for a row that lacks a value.
    pub(crate) fn each<T>(
        &mut self,
        mut compute: impl FnMut(usize) -> Option<Result<T, LastroError>>,
        mut put: impl FnMut(Option<T>),
    ) -> Result<ListArray, LastroError> {
        self.constants()?;
        // the issues of one row stay in the order of the arguments
        self.of_rows.sort_by_key(|(row, _)| *row);
        let mut faults = std::mem::take(&mut self.of_rows).into_iter().peekable();
        let mut issues = issues::Builder::with_capacity(self.rows);
        for row in 0..self.rows {
            let value = if faults.peek().is_some_and(|(at, _)| *at == row) {
                let mut found = Vec::new();
                while let Some((_, more)) = faults.next_if(|(at, _)| *at == row) {
                    found.extend(more);
                }
                issues.row(&found);
                None
            } else {
                match compute(row) {
                    Some(Err(error)) => {
                        issues.row(error.issues());
                        None
                    }
                    computed => {
                        issues.row(&[]);
                        computed.and_then(Result::ok)
                    }
                }
            };
            put(value);
        }
        Ok(issues.finish())
    }
}

/// Issues below an argument.
pub(crate) fn placed(name: &str, found: Vec<Issue>) -> Vec<Issue> {
    LastroError::Invalid { issues: found }.under(name).issues().to_vec()
}

/// The problem of a column or a constant of a type that an argument cannot be read from, with the type to cast it to where
/// that loses nothing of what is meant: days are in timestamps of a zone, and whole numbers in floats, because other programs
/// put them there. An amount is never made of a float.
pub(crate) fn mistyped(name: &str, expected: Type, found: &DataType) -> Issue {
    let issue = Issue::error(name, IssueCode::InvalidType).with("expected", expected.name());
    let issue = issue.with("found", &found.to_string());
    let is_castable = matches!(
        (expected.required(), found),
        (Type::Date, DataType::Timestamp(..))
            | (Type::Integer | Type::Code(_), DataType::Float16 | DataType::Float32 | DataType::Float64)
    );
    if is_castable { issue.with("cast", &data_type(expected).to_string()) } else { issue }
}

/// The texts of a column.
pub(crate) fn texts(column: &dyn Array) -> Option<Vec<Option<&str>>> {
    Some(match column.data_type() {
        DataType::Null => vec![None; column.len()],
        DataType::Utf8 => column.as_string::<i32>().iter().collect(),
        DataType::LargeUtf8 => column.as_string::<i64>().iter().collect(),
        DataType::Utf8View => column.as_string_view().iter().collect(),
        DataType::Dictionary(..) => {
            let column = column.as_any_dictionary_opt()?;
            let distinct = texts(column.values().as_ref())?;
            places(column).map(|place| distinct.get(place?).copied().flatten()).collect()
        }
        _ => return None,
    })
}

/// The bytes of a column of bytes or of texts.
fn bytes(column: &dyn Array) -> Option<Vec<Option<&[u8]>>> {
    Some(match column.data_type() {
        DataType::Binary => column.as_binary::<i32>().iter().collect(),
        DataType::LargeBinary => column.as_binary::<i64>().iter().collect(),
        DataType::BinaryView => column.as_binary_view().iter().collect(),
        DataType::Dictionary(_, values) if !accepts(Type::Text, values) => {
            let column = column.as_any_dictionary_opt()?;
            let distinct = bytes(column.values().as_ref())?;
            places(column).map(|place| distinct.get(place?).copied().flatten()).collect()
        }
        _ => texts(column)?.into_iter().map(|text| text.map(str::as_bytes)).collect(),
    })
}
