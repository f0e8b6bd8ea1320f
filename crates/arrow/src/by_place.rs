//! Operations as functions with positional arguments, for SQL.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::cast::AsArray as _;
use arrow_array::types::Int32Type;
use arrow_array::{Array as _, ArrayRef, RecordBatch, RecordBatchOptions, StructArray};
use arrow_schema::{DataType, Field, FieldRef, Schema, SchemaRef};
use lastro::model::Type;
use lastro::{Issue, IssueCode, LastroError};

use crate::argument::{Argument, Column, Default};
use crate::call::{ArgumentValue, Bound, Call, Keep};
use crate::issues;
use crate::kernels::OPERATIONS;
use crate::operation::Operation;

/// The prefix of the functions' SQL names, since the functions of all extensions share one namespace.
const PREFIX: &str = "lastro_";

/// An operation as a function with positional arguments.
pub struct Function {
    operation: &'static Operation,
    arguments: Vec<&'static Argument>,
    last: Mutex<Option<Last>>,
}

/// The call that computed the last chunk of rows. SQL engines pass the rows of a query in chunks. The next chunk reuses this
/// call if its constants and column types are the same.
struct Last {
    constants: Constants,
    columns: SchemaRef,
    bound: Arc<Bound>,
}

/// The names and values of the given constants. Each value is an array of one element.
type Constants = Vec<(&'static str, ArrayRef)>;

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Function({})", self.operation.name)
    }
}

/// A function for every operation.
#[must_use]
pub fn functions() -> Vec<Function> {
    OPERATIONS.iter().map(Function::new).collect()
}

impl Function {
    /// The function of an operation. Required arguments come first, then optional ones, each group in the order of the
    /// operation's arguments. `late_charges(valor, dias)` is therefore a complete call, and trailing arguments can be omitted.
    #[must_use]
    pub fn new(operation: &'static Operation) -> Self {
        let (mut arguments, optional): (Vec<_>, Vec<_>) = operation.arguments.iter().partition(|a| is_needed(a));
        arguments.extend(optional);
        Self { operation, arguments, last: Mutex::new(None) }
    }

    /// The operation that the function runs.
    #[must_use]
    pub const fn operation(&self) -> &'static Operation {
        self.operation
    }

    /// The function's name in SQL, such as `lastro_late_charges`.
    #[must_use]
    pub fn sql_name(&self) -> String {
        [PREFIX, self.operation.name].concat()
    }

    /// A DuckDB statement that creates a macro with the function's name. A call of the macro can name its arguments:
    /// `f(dias := 10, valor := 1.00)`.
    ///
    /// DuckDB's scalar functions have no argument names. If a call names its arguments, version 1.4 ignores the names, and
    /// later versions reject the call. A macro rejects a call with an unknown name or without a required argument. The macro
    /// exists only in the connection that runs the statement, where it takes precedence over the function.
    #[must_use]
    pub fn duckdb_macro(&self) -> String {
        let name = self.sql_name();
        let quoted = |argument: &&Argument| format!("\"{}\"", argument.name);
        let declared = self.arguments.iter().enumerate().map(|(place, argument)| {
            let quoted = quoted(argument);
            match argument.default {
                _ if place < self.least() => quoted,
                Default::Text(text) | Default::ColumnOr(text) => format!("{quoted} := {}", literal(text)),
                _ => format!("{quoted} := NULL"),
            }
        });
        let declared = declared.collect::<Vec<_>>().join(", ");
        let passed = self.arguments.iter().map(quoted).collect::<Vec<_>>().join(", ");
        format!("CREATE OR REPLACE TEMP MACRO {name}({declared}) AS system.main.{name}({passed})")
    }

    /// The function's arguments in order of position.
    #[must_use]
    pub fn arguments(&self) -> &[&'static Argument] {
        &self.arguments
    }

    /// The number of required arguments.
    #[must_use]
    pub fn least(&self) -> usize {
        self.arguments.iter().filter(|argument| is_needed(argument)).count()
    }

    /// The type of the function's result: a struct of the operation's results and its issues.
    #[must_use]
    pub fn answer_type(&self) -> DataType {
        DataType::Struct(self.operation.results.iter().map(Column::field).chain([issues::field()]).collect())
    }

    /// Computes the results for `rows` rows. An argument that may be a column has `rows` values. A constant has one value, or
    /// `rows` equal values; if the value is null, the constant counts as not given.
    ///
    /// # Errors
    /// Too few or too many arguments, an argument of the wrong type, or a constant that is invalid or differs between rows.
    /// Problems of a single row are in the issues of its result.
    pub fn answer(&self, given: Vec<ArrayRef>, rows: usize) -> Result<StructArray, LastroError> {
        let known = |place: &usize| *place < self.arguments.len();
        if let Some(place) = (0..given.len()).find(|place| !known(place)) {
            return Err(LastroError::invalid(Issue::error(&place.to_string(), IssueCode::UnknownArgument)));
        }
        let mut constants = Constants::new();
        let mut fields: Vec<FieldRef> = Vec::new();
        let mut columns = Vec::new();
        for (argument, column) in self.arguments.iter().zip(given) {
            if is_default(argument, &column) {
                continue;
            }
            if argument.per_row {
                fields.push(Arc::new(Field::new(argument.name, column.data_type().clone(), true)));
                columns.push(column);
            } else if let Some(cell) = constant(argument, &column)? {
                constants.push((argument.name, cell));
            }
        }
        let options = RecordBatchOptions::new().with_row_count(Some(rows));
        let batch = RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)
            .map_err(|_| LastroError::internal("arrow.by_place"))?;
        Ok(self.bound(constants, batch.schema_ref())?.run(&batch)?.into())
    }

    /// Returns a call with these constants, bound to these columns. Each column has the name of its argument. If the last call
    /// had the same constants and columns, it is reused.
    fn bound(&self, constants: Constants, columns: &SchemaRef) -> Result<Arc<Bound>, LastroError> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(last) = last.as_ref().filter(|last| last.columns == *columns && last.constants == constants) {
            return Ok(Arc::clone(&last.bound));
        }
        let cells = constants.iter().map(|(name, cell)| ((*name).to_owned(), ArgumentValue::Cell(Arc::clone(cell))));
        let named =
            columns.fields().iter().map(|field| (field.name().clone(), ArgumentValue::Column(field.name().clone())));
        let bound = Arc::new(Call::new(self.operation, named.chain(cells).collect())?.bind(columns, Keep::Nothing)?);
        // a call with a secret is not stored for reuse
        if self.arguments.iter().all(|argument| argument.ty != Type::Secrets) {
            *last = Some(Last { constants, columns: Arc::clone(columns), bound: Arc::clone(&bound) });
        }
        Ok(bound)
    }
}

/// The value of an argument that must be a constant; `None` for null. An error if the rows have different values.
fn constant(argument: &Argument, column: &ArrayRef) -> Result<Option<ArrayRef>, LastroError> {
    if column.is_empty() || *column.data_type() == DataType::Null {
        return Ok(None);
    }
    let others = column.len().saturating_sub(1);
    // compares every row with the next one
    if column.slice(0, others).to_data() != column.slice(1, others).to_data() {
        let issue = Issue::error(argument.name, IssueCode::InvalidType);
        return Err(LastroError::invalid(issue.with("expected", argument.ty.name()).with("found", "column")));
    }
    Ok((!column.is_null(0)).then(|| column.slice(0, 1)))
}

/// Whether an optional argument has its default value in every row. If so, its column need not be read. The macro of
/// [`Function::duckdb_macro`] passes such columns. Only columns of 32-bit integers, the type of an integer literal in SQL, are
/// recognized; for all others, the result is `false`.
fn is_default(argument: &Argument, column: &ArrayRef) -> bool {
    let Default::ColumnOr(text) = argument.default else { return false };
    let (Some(values), Ok(default)) = (column.as_primitive_opt::<Int32Type>(), text.parse::<i32>()) else {
        return false;
    };
    values.null_count() == 0 && values.values().iter().all(|value| *value == default)
}

/// A default as an SQL literal.
fn literal(text: &str) -> String {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', "''"))
    }
}

fn is_needed(argument: &Argument) -> bool {
    matches!(argument.default, Default::Column | Default::Required)
}

#[cfg(test)]
mod tests {
    use arrow_array::types::Decimal128Type;
    use arrow_array::{Int32Array, Int64Array, NullArray, StringArray};

    use super::*;
    use crate::kernels::operation;

    fn late_charges() -> Function {
        Function::new(operation("late_charges").unwrap())
    }

    fn texts(texts: &[&str]) -> ArrayRef {
        Arc::new(StringArray::from(texts.to_vec()))
    }

    fn whole(numbers: &[i64]) -> ArrayRef {
        Arc::new(Int64Array::from(numbers.to_vec()))
    }

    #[test]
    fn required_arguments_come_first() {
        let function = late_charges();
        let names: Vec<&str> = function.arguments().iter().map(|argument| argument.name).collect();
        assert_eq!(names, ["valor", "dias", "multa", "juros_mensal", "rounding"]);
        assert_eq!(function.least(), 2);
    }

    #[test]
    fn a_macro_names_the_arguments_with_their_defaults() {
        let macro_of = |name| Function::new(operation(name).unwrap()).duckdb_macro();
        assert_eq!(
            macro_of("late_charges"),
            "CREATE OR REPLACE TEMP MACRO lastro_late_charges(\"valor\", \"dias\", \"multa\" := 2, \"juros_mensal\" := 1, \
             \"rounding\" := NULL) AS system.main.lastro_late_charges(\"valor\", \"dias\", \"multa\", \"juros_mensal\", \
             \"rounding\")"
        );
        assert!(macro_of("ageing").contains("\"buckets\" := '0,30,60,90'"));
    }

    #[test]
    fn a_constant_is_the_same_in_every_row_or_an_error_with_its_name() {
        let answer = |rounding: &[&str]| {
            let (one, two) = (whole(&[1, 1]), whole(&[2, 2]));
            late_charges().answer(vec![texts(&["0.25", "1.00"]), one.clone(), two, one, texts(rounding)], 2)
        };
        let fines = |rounding: &[&str]| {
            let answer = answer(rounding).unwrap();
            assert_eq!(*answer.data_type(), late_charges().answer_type());
            answer.column(0).as_primitive::<Decimal128Type>().values().to_vec()
        };
        assert_eq!(fines(&["half_up", "half_up"]), [1, 2]);
        assert_eq!(fines(&["half_up"]), [1, 2]);
        assert_eq!(fines(&["down", "down"]), [0, 2]);
        let error = answer(&["down", "half_up"]).unwrap_err();
        assert_eq!((error.issues()[0].path.as_str(), error.issues()[0].code), ("rounding", IssueCode::InvalidType));
    }

    #[test]
    fn a_column_of_the_default_is_the_same_as_none() {
        let function = late_charges();
        let fines = |multa: Option<Vec<Option<i32>>>| {
            let multa = multa.map(|multa| Arc::new(Int32Array::from(multa)) as ArrayRef);
            let given = [texts(&["100.00", "100.00"]), whole(&[1, 1])].into_iter().chain(multa);
            let answer = function.answer(given.collect(), 2).unwrap();
            let columns = function.last.lock().unwrap().as_ref().map(|last| last.columns.fields().len());
            (answer.column(0).as_primitive::<Decimal128Type>().iter().collect::<Vec<_>>(), columns)
        };
        assert_eq!(fines(None), (vec![Some(200); 2], Some(2)));
        assert_eq!(fines(Some(vec![Some(2); 2])), (vec![Some(200); 2], Some(2)));
        assert_eq!(fines(Some(vec![Some(2), Some(3)])), (vec![Some(200), Some(300)], Some(3)));
        assert_eq!(fines(Some(vec![Some(2), None])), (vec![Some(200), None], Some(3)));
    }

    #[test]
    fn a_call_is_kept_until_constants_or_types_differ_unless_it_has_a_secret() {
        let function = late_charges();
        let kept = || function.last.lock().unwrap().as_ref().map(|last| Arc::as_ptr(&last.bound));
        let fine = |valor: ArrayRef, rounding: &str| {
            let given = vec![valor, whole(&[1]), whole(&[2]), whole(&[1]), texts(&[rounding])];
            let answer = function.answer(given, 1).unwrap();
            (answer.column(0).as_primitive::<Decimal128Type>().value(0), kept())
        };
        let (first, again) = (fine(texts(&["0.25"]), "half_up"), fine(texts(&["0.75"]), "half_up"));
        assert_eq!((first.0, again.0, first.1 == again.1), (1, 2, true));
        let down = fine(texts(&["0.75"]), "down");
        assert_eq!((down.0, down.1 == again.1), (1, false));
        let typed = fine(whole(&[1]), "down");
        assert_eq!((typed.0, typed.1 == down.1), (2, false));
        let webhooks = Function::new(operation("webhooks").unwrap());
        webhooks.answer(vec![texts(&["{}"]), texts(&["segredo"])], 1).unwrap();
        assert!(webhooks.last.lock().unwrap().is_none());
    }

    #[test]
    fn too_few_or_too_many_arguments_are_errors_and_a_null_constant_is_not_given() {
        let null: ArrayRef = Arc::new(NullArray::new(1));
        let given = |count: usize| {
            let columns = [texts(&["1.00"]), whole(&[1]), whole(&[2]), whole(&[1]), null.clone(), null.clone()];
            late_charges().answer(columns.into_iter().take(count).collect(), 1)
        };
        assert_eq!(given(1).unwrap_err().issues()[0].path, "dias");
        assert_eq!(given(2).unwrap(), given(5).unwrap());
        assert_eq!(given(6).unwrap_err().issues()[0].path, "5");
        assert_eq!(late_charges().answer(vec![null.slice(0, 0), null.slice(0, 0)], 0).unwrap().len(), 0);
    }
}
