//! The functions: their names, what they take in which place, and how a block of rows is answered.

use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch, RecordBatchOptions, StructArray};
use arrow_schema::{DataType, Field, FieldRef, Schema};
use lastro_arrow::{Argument, Call, Default, Given, OPERATIONS, Operation, issues};

/// What every function's name begins with: DuckDB has no namespaces for functions.
const PREFIX: &str = "lastro_";

/// The function that the feature `panic` adds.
const PANICS: &str = "lastro_panic";

/// An operation as a function, whose arguments are told apart by their places.
pub struct Function {
    name: String,
    operation: &'static Operation,
    arguments: Vec<&'static Argument>,
}

/// What a function is given in one place.
pub enum Value {
    /// A value for each row.
    Column(ArrayRef),
    /// The same value for every row, as a column of one row.
    Constant(ArrayRef),
}

/// A function for every operation.
pub fn all() -> Vec<Function> {
    let mut functions: Vec<Function> = OPERATIONS.iter().map(Function::new).collect();
    if cfg!(feature = "panic") {
        functions.extend(OPERATIONS.first().map(|any| Function { name: PANICS.to_owned(), ..Function::new(any) }));
    }
    functions
}

impl Function {
    /// What must be given comes first, then what may be left out, both in the order of the operation's table. So
    /// `lastro_late_charges(valor, dias)` is enough, and all that follows can be left out from the end.
    fn new(operation: &'static Operation) -> Self {
        let (mut arguments, optional): (Vec<_>, Vec<_>) = operation.arguments.iter().partition(|a| is_needed(a));
        arguments.extend(optional);
        Self { name: [PREFIX, operation.name].concat(), operation, arguments }
    }

    /// Its name in SQL.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many arguments it takes: at least, and at most.
    pub fn counts(&self) -> std::ops::RangeInclusive<usize> {
        self.arguments.iter().filter(|argument| is_needed(argument)).count()..=self.arguments.len()
    }

    /// Whether what is given in a place may differ from row to row.
    pub fn is_per_row(&self, place: usize) -> bool {
        self.arguments.get(place).is_some_and(|argument| argument.per_row)
    }

    /// The name of the argument in a place.
    pub fn argument(&self, place: usize) -> &'static str {
        self.arguments.get(place).map_or("", |argument| argument.name)
    }

    /// The type of its answer: the operation's results and its issues as one record.
    pub fn answer_type(&self) -> DataType {
        let results = self.operation.results.iter().map(lastro_arrow::Column::field);
        DataType::Struct(results.chain([issues::field()]).collect())
    }

    /// The answers for a block of rows.
    ///
    /// # Errors
    /// For arguments that no row can be answered with: a constant that does not fit, a type that an argument cannot have. What
    /// is wrong in a row is among the issues of its answer.
    pub fn answer(&self, values: Vec<Value>, rows: usize) -> Result<StructArray, String> {
        assert!(self.name != PANICS, "made to panic");
        let mut given = Vec::new();
        let mut fields: Vec<FieldRef> = Vec::new();
        let mut columns = Vec::new();
        for (argument, value) in self.arguments.iter().zip(values) {
            let name = argument.name.to_owned();
            match value {
                Value::Column(column) => {
                    fields.push(Arc::new(Field::new(argument.name, column.data_type().clone(), true)));
                    columns.push(column);
                    given.push((name.clone(), Given::Column(name)));
                }
                // as if it had not been given
                Value::Constant(cell) if cell.is_null(0) || *cell.data_type() == DataType::Null => {}
                Value::Constant(cell) => given.push((name, Given::Cell(cell))),
            }
        }
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        let batch = RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)
            .map_err(|error| error.to_string())?;
        let bound = Call::new(self.operation, given).and_then(|call| call.bind(batch.schema_ref(), false));
        let answer = bound.and_then(|bound| bound.run(&batch)).map_err(|error| error.to_string())?;
        Ok(answer.into())
    }
}

fn is_needed(argument: &Argument) -> bool {
    matches!(argument.default, Default::Column | Default::Required)
}
