//! A call of an operation. Its arguments are checked before the first batch, then bound to the columns of a schema.

use std::fmt;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayRef, BooleanArray, RecordBatch, RecordBatchOptions, StringArray};
use arrow_schema::{DataType, FieldRef, Schema, SchemaRef};
use lastro::model::{Reader, Type};
use lastro::{Issue, IssueCode, LastroError};

use crate::argument::{Argument, Column, Default};
use crate::cells::accepts;
use crate::inputs::Source;
use crate::issues::{self, mistyped};
use crate::operation::{Operation, Ready};
use crate::texts::Texts;

/// The value given for an argument. It may be a secret, so its debug form does not show it.
#[derive(Clone)]
pub enum ArgumentValue {
    /// A column, by its name.
    Column(String),
    /// A constant as a string. If the argument is a list, the string has its elements, separated by commas. The webhook secret
    /// is not split, since it may contain commas.
    Text(String),
    /// A constant list of strings.
    List(Vec<String>),
    /// A constant as an array of one element.
    Cell(ArrayRef),
    /// No value: null in every row.
    Null,
}

impl fmt::Debug for ArgumentValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(name) => write!(f, "Column({name:?})"),
            Self::Text(_) | Self::List(_) | Self::Cell(_) => f.write_str("Constant"),
            Self::Null => f.write_str("Null"),
        }
    }
}

/// The column that an argument is read from.
#[derive(Clone)]
struct Named {
    name: String,
    absent: Absent,
}

/// What happens if the table lacks the column of an argument.
#[derive(Clone, Copy)]
enum Absent {
    /// An error: the argument has no default, and the table has no column with the argument's name.
    Missing,
    /// An error: the call names a column that the table does not have.
    Unknown,
    /// No error: the argument gets its default value.
    Allowed,
}

/// Which columns of the input table are kept in the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keep<'s> {
    /// No columns.
    Nothing,
    /// All columns. If a result column has the name of a kept column, `suffix` is appended to its name. If there is no suffix, or
    /// the new name is also taken, [`Call::bind`] returns an error.
    Columns {
        /// Appended to the name of a result column that has the name of a kept column.
        suffix: Option<&'s str>,
    },
}

/// An operation with its arguments. The constants have been read and checked.
#[derive(Clone)]
pub struct Call {
    operation: &'static Operation,
    columns: Vec<Option<Named>>,
    started: Ready,
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Call({})", self.operation.name)
    }
}

impl Call {
    /// Checks the argument names and the constants.
    ///
    /// # Errors
    /// One error lists every argument that is unknown, missing, given twice, given as a column although it must be a constant,
    /// or given as an invalid constant. The path is the argument's name.
    pub fn new(operation: &'static Operation, given: Vec<(String, ArgumentValue)>) -> Result<Self, LastroError> {
        let mut reader = Reader::new();
        let mut seen: Vec<&str> = Vec::new();
        for (name, _) in &given {
            if operation.argument(name).is_none() {
                let known = operation.arguments.iter().map(|argument| argument.name);
                reader.unknown_member(name, IssueCode::UnknownArgument, known);
            } else if seen.contains(&name.as_str()) {
                reader.at_given(name, |r| r.report(IssueCode::DuplicateKey));
            }
            seen.push(name);
        }
        let sources = operation.arguments.iter().map(|argument| {
            let one = given.iter().find(|(name, _)| name == argument.name).map(|(_, given)| given);
            reader.at_member(argument.name, |r| source(argument, one, r))
        });
        let (columns, sources): (Vec<_>, Vec<_>) = sources.unzip();
        let started = (operation.start)(&sources).and_then(|started| {
            let call = Self { operation, columns, started };
            call.check(&sources)?;
            Ok(call)
        });
        let call = started.map_err(|error| reader.adopt(error)).ok();
        reader.finish(call)
    }

    /// Reports constants that are invalid for every row. Only the core crate knows which constants are valid. Therefore, this
    /// function computes one row with a valid sample value in each column. A constant with an issue in this row is invalid for
    /// every row.
    fn check(&self, sources: &[Source]) -> Result<(), LastroError> {
        let answer = self.started.run(&[], 1)?;
        let is_constant = |issue: &Issue| {
            let name = issue.path.split(['[', '.']).next().unwrap_or_default();
            let place = self.operation.arguments.iter().position(|argument| argument.name == name);
            let given = |place: usize| (self.columns.get(place), sources.get(place));
            matches!(place.map(given), Some((Some(None), Some(Source::Constant(_)))))
        };
        let mut issues = issues::of_row(&answer.issues, 0)?;
        issues.retain(is_constant);
        LastroError::if_any(issues)
    }

    /// Finds the columns of the arguments in a schema. If the table has a column `issues` from an earlier call, each row of the
    /// result has the issues of that call, then those of this call.
    ///
    /// # Errors
    /// One error lists every column that is missing, has an unsupported type, or has the same name as a result. The path is the
    /// column's name.
    pub fn bind(&self, schema: &Schema, keep: Keep<'_>) -> Result<Bound, LastroError> {
        let mut issues = Vec::new();
        let mut columns = Vec::with_capacity(self.columns.len());
        for (argument, named) in self.operation.arguments.iter().zip(&self.columns) {
            let found = named.as_ref().and_then(|named| schema.column_with_name(&named.name));
            match (named, found) {
                (Some(Named { name, .. }), Some((_, field))) if !accepts(argument.ty, field.data_type()) => {
                    issues.push(mistyped(name, argument.ty, field.data_type()));
                }
                (Some(Named { name, absent: Absent::Missing }), None) => {
                    issues.push(Issue::error(name, IssueCode::Required));
                }
                (Some(Named { name, absent: Absent::Unknown }), None) => issues.push(unknown_column(name, schema)),
                _ => {}
            }
            columns.push(found.map(|(place, _)| place));
        }
        let earlier = schema.column_with_name(issues::NAME).filter(|(_, field)| issues::accepts(field.data_type()));
        let earlier = earlier.map(|(place, _)| place);
        let (mut kept, mut fields): (Vec<usize>, Vec<FieldRef>) = (Vec::new(), Vec::new());
        let mut results: Vec<FieldRef> = self.operation.results.iter().map(Column::field).collect();
        results.push(issues::field());
        if let Keep::Columns { suffix } = keep {
            let stays = schema.fields().iter().enumerate().filter(|(place, _)| Some(*place) != earlier);
            (kept, fields) = stays.map(|(place, field)| (place, Arc::clone(field))).unzip();
            for result in &mut results {
                let is_taken = |name: &str| fields.iter().any(|field| field.name() == name);
                if let Some(suffix) = suffix.filter(|_| is_taken(result.name())) {
                    *result = Arc::new(result.as_ref().clone().with_name([result.name(), suffix].concat()));
                }
                if is_taken(result.name()) {
                    issues.push(Issue::error(result.name(), IssueCode::ColumnExists));
                }
            }
        }
        LastroError::if_any(issues)?;
        fields.extend(results);
        let started = Arc::clone(&self.started);
        Ok(Bound { started, columns, kept, earlier, schema: Arc::new(Schema::new(fields)) })
    }
}

/// The issue for a column name that the schema does not have.
pub(crate) fn unknown_column(name: &str, schema: &Schema) -> Issue {
    let mut reader = Reader::new();
    let known = schema.fields().iter().map(|field| field.name().as_str());
    reader.unknown_member(name, IssueCode::UnknownColumn, known);
    reader.into_issues().pop().unwrap_or_else(|| Issue::error(name, IssueCode::UnknownColumn))
}

/// Returns the column and the constant of an argument. If it has both, the constant is used only for tables without the column.
/// Reports a missing argument, and a column given where a constant is needed.
fn source(argument: &Argument, given: Option<&ArgumentValue>, reader: &mut Reader<'_>) -> (Option<Named>, Source) {
    let found = found(argument, given, reader);
    // null counts as missing if the argument needs a value
    let missing = given.is_some() && argument.default.needs_value() && matches!(found.1, Source::Nothing);
    if missing && !matches!(given, Some(ArgumentValue::Column(_))) {
        reader.required();
    }
    found
}

fn found(argument: &Argument, given: Option<&ArgumentValue>, reader: &mut Reader<'_>) -> (Option<Named>, Source) {
    let named = |name: &str, absent| Some(Named { name: name.to_owned(), absent });
    match given {
        Some(ArgumentValue::Null) => (None, Source::Nothing),
        Some(ArgumentValue::Text(text)) => (None, constant(argument, text)),
        Some(ArgumentValue::List(texts)) => (None, Source::Constant(Arc::new(StringArray::from_iter_values(texts)))),
        Some(ArgumentValue::Cell(cell)) => (None, element(argument, cell)),
        Some(ArgumentValue::Column(_)) if !argument.per_row => {
            reader.wrong_host_type(argument.ty.name(), "column");
            (None, Source::Nothing)
        }
        Some(ArgumentValue::Column(name)) => (named(name, Absent::Unknown), Source::Column),
        None => match argument.default {
            Default::Column => (named(argument.name, Absent::Missing), Source::Column),
            Default::ColumnOrNull => (named(argument.name, Absent::Allowed), Source::Nothing),
            Default::ColumnOr(text) => (named(argument.name, Absent::Allowed), constant(argument, text)),
            Default::Text(text) => (None, constant(argument, text)),
            Default::Null => (None, Source::Nothing),
            Default::Required => {
                reader.required();
                (None, Source::Nothing)
            }
        },
    }
}

/// The source for a constant given as a string. For a list, the string has the elements, separated by commas.
fn constant(argument: &Argument, text: &str) -> Source {
    Source::Constant(match (argument.ty.required(), text) {
        (Type::Boolean, "true" | "false") => Arc::new(BooleanArray::from(vec![text == "true"])),
        (Type::List(_), text) => {
            let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
            Arc::new(StringArray::from_iter_values(parts))
        }
        (_, text) => Arc::new(StringArray::from(vec![text])),
    })
}

/// The source for a constant argument, given as an array with one element. If the element is a list, the source has the list's
/// elements, otherwise the element itself. A null gives [`Source::Nothing`].
fn element(argument: &Argument, cell: &ArrayRef) -> Source {
    if cell.is_null(0) || cell.data_type() == &DataType::Null {
        return Source::Nothing;
    }
    match cell.data_type() {
        DataType::List(_) => Source::Constant(cell.as_list::<i32>().value(0)),
        DataType::LargeList(_) => Source::Constant(cell.as_list::<i64>().value(0)),
        _ => match Texts::of(cell.as_ref()).as_ref().and_then(|texts| texts.at(0)) {
            Some(text) => constant(argument, text),
            None => Source::Constant(Arc::clone(cell)),
        },
    }
}

/// A call bound to the columns of a schema. It can run on any batch of that schema.
#[derive(Clone)]
pub struct Bound {
    started: Ready,
    /// For each argument, the index of its column, if it has one.
    columns: Vec<Option<usize>>,
    kept: Vec<usize>,
    /// The index of the input table's column of issues, if it has one.
    earlier: Option<usize>,
    schema: SchemaRef,
}

impl fmt::Debug for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bound").field("schema", &self.schema).finish_non_exhaustive()
    }
}

impl Bound {
    /// The schema of the result: the kept columns, the results, the issues.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// Computes one result row per row of the batch. An invalid value is an issue of its row.
    ///
    /// # Errors
    /// The batch does not have the schema that the call is bound to.
    pub fn run(&self, batch: &RecordBatch) -> Result<RecordBatch, LastroError> {
        let foreign = || LastroError::internal("arrow.batch");
        let column = |place: usize| batch.columns().get(place).ok_or_else(foreign);
        let mut inputs: Vec<Option<&dyn Array>> = Vec::with_capacity(self.columns.len());
        for place in &self.columns {
            inputs.push(place.map(column).transpose()?.map(AsRef::as_ref));
        }
        let answer = self.started.run(&inputs, batch.num_rows())?;
        let mut columns: Vec<ArrayRef> = Vec::with_capacity(self.schema.fields().len());
        for place in &self.kept {
            columns.push(Arc::clone(column(*place)?));
        }
        columns.extend(answer.columns);
        columns.push(Arc::new(match self.earlier {
            Some(place) => issues::joined(&issues::taken(column(place)?)?, &answer.issues)?,
            None => answer.issues,
        }));
        let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
        RecordBatch::try_new_with_options(self.schema(), columns, &options).map_err(|_| foreign())
    }
}

#[cfg(test)]
mod tests {
    use arrow_array::types::{Decimal128Type, Int32Type, Int64Type};
    use arrow_array::{Decimal128Array, DictionaryArray, Float64Array, Int32Array, Int64Array, NullArray};
    use arrow_array::{ListArray, StringViewArray};
    use arrow_schema::Field;

    use super::*;
    use crate::kernels::{OPERATIONS, operation};

    fn late_charges(given: Vec<(&str, ArgumentValue)>) -> Result<Call, LastroError> {
        let given = given.into_iter().map(|(name, given)| (name.to_owned(), given)).collect();
        Call::new(operation("late_charges").expect("the operation"), given)
    }

    fn text(text: &str) -> ArgumentValue {
        ArgumentValue::Text(text.to_owned())
    }

    fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
        RecordBatch::try_from_iter_with_nullable(columns.into_iter().map(|(name, column)| (name, column, true)))
            .expect("a batch")
    }

    fn run(call: &Call, batch: &RecordBatch) -> RecordBatch {
        let bound = call.bind(&batch.schema(), Keep::Nothing).expect("bound");
        let answer = bound.run(batch).expect("an answer");
        assert_eq!(answer.schema(), bound.schema());
        assert_eq!(answer.num_rows(), batch.num_rows());
        answer
    }

    fn cents(answer: &RecordBatch, name: &str) -> Vec<Option<i128>> {
        answer.column_by_name(name).expect("a column").as_primitive::<Decimal128Type>().iter().collect()
    }

    fn issues(answer: &RecordBatch) -> Vec<Vec<String>> {
        let lists: &ListArray = answer.column_by_name("issues").expect("issues").as_list();
        let row = |list: ArrayRef| {
            let (paths, codes) = (list.as_struct().column(0).clone(), list.as_struct().column(1).clone());
            let pairs = paths.as_string::<i32>().iter().zip(codes.as_string::<i32>());
            pairs.map(|(path, code)| format!("{} {}", path.unwrap_or("?"), code.unwrap_or("?"))).collect()
        };
        lists.iter().map(|list| list.map(row).expect("never null")).collect()
    }

    fn problems(error: &LastroError) -> Vec<(&str, IssueCode)> {
        error.issues().iter().map(|issue| (issue.path.as_str(), issue.code)).collect()
    }

    fn money(units: Vec<Option<i128>>, precision: u8, scale: i8) -> ArrayRef {
        Arc::new(Decimal128Array::from(units).with_precision_and_scale(precision, scale).expect("a decimal"))
    }

    #[test]
    fn each_row_is_computed_and_an_invalid_row_is_kept() {
        let valor = money(vec![Some(129_900), Some(100_001), None, Some(-10_000), Some(100_000)], 38, 3);
        let dias = Int32Array::from(vec![Some(10), Some(10), Some(10), Some(36_501), None]);
        let answer =
            run(&late_charges(vec![]).expect("a call"), &batch(vec![("valor", valor), ("dias", Arc::new(dias))]));
        assert_eq!(cents(&answer, "multa_total"), [Some(260), None, None, None, None]);
        assert_eq!(cents(&answer, "juros_mensal_total"), [Some(43), None, None, None, None]);
        assert_eq!(cents(&answer, "valor_novo"), [Some(13_293), None, None, None, None]);
        let none: Vec<String> = Vec::new();
        let expected = [
            none.clone(),
            vec!["valor too_many_decimals".to_owned()],
            none.clone(),
            vec!["valor out_of_range".to_owned(), "dias out_of_range".to_owned()],
            none,
        ];
        assert_eq!(issues(&answer), expected);
    }

    #[test]
    fn every_arrow_type_of_a_column_gives_the_same_result() {
        let call = late_charges(vec![]).expect("a call");
        let texts = ["100.00", "7.5"];
        let dictionary: DictionaryArray<Int32Type> = [Some("100.00"), None, Some("7.5")].into_iter().collect();
        // the data buffer may hold any value in a null row
        let other = Decimal128Array::new(vec![10_000, i128::MAX, 750].into(), Some(vec![true, false, true].into()));
        let forms: [ArrayRef; 5] = [
            money(vec![Some(10_000), None, Some(750)], 17, 2),
            Arc::new(other.with_precision_and_scale(17, 2).expect("a decimal")),
            Arc::new(StringArray::from(vec![Some(texts[0]), None, Some(texts[1])])),
            Arc::new(StringViewArray::from(vec![Some(texts[0]), None, Some(texts[1])])),
            Arc::new(dictionary),
        ];
        for valor in forms {
            let whole = batch(vec![("valor", valor), ("dias", Arc::new(Int64Array::from(vec![30, 30, 30])))]);
            let answer = run(&call, &whole);
            assert_eq!(cents(&answer, "valor_novo"), [Some(10_300), None, Some(773)]);
            assert_eq!(cents(&run(&call, &whole.slice(2, 1)), "valor_novo"), [Some(773)]);
            assert_eq!(run(&call, &whole.slice(0, 0)).schema(), answer.schema());
        }
        let nothing = batch(vec![("valor", Arc::new(NullArray::new(2))), ("dias", Arc::new(NullArray::new(2)))]);
        assert_eq!(cents(&run(&call, &nothing), "valor_novo"), [None, None]);
        assert_eq!(issues(&run(&call, &nothing)), [Vec::<String>::new(), Vec::new()]);
    }

    #[test]
    fn every_wrong_argument_is_in_one_error() {
        let error = late_charges(vec![
            ("valr", text("1")),
            ("multa", text("2,5")),
            ("juros_mensal", ArgumentValue::Cell(Arc::new(Float64Array::from(vec![1.0])))),
            ("rounding", text("bankers")),
            ("dias", text("1")),
            ("dias", text("2")),
        ]);
        let expected = [
            ("valr", IssueCode::UnknownArgument),
            ("dias", IssueCode::DuplicateKey),
            ("multa", IssueCode::InvalidPercent),
            ("juros_mensal", IssueCode::InvalidType),
            ("rounding", IssueCode::InvalidChoice),
        ];
        assert_eq!(problems(&error.expect_err("wrong")), expected);
        let error = late_charges(vec![("rounding", ArgumentValue::Column("r".to_owned()))]);
        assert_eq!(problems(&error.expect_err("wrong")), [("rounding", IssueCode::InvalidType)]);
    }

    #[test]
    fn every_wrong_column_is_in_one_error() {
        let call = late_charges(vec![("multa", ArgumentValue::Column("fine".to_owned()))]).expect("a call");
        let schema = Schema::new(vec![Field::new("valor", DataType::Float64, true)]);
        let error = call.bind(&schema, Keep::Nothing).expect_err("wrong");
        let expected =
            [("valor", IssueCode::InvalidType), ("fine", IssueCode::UnknownColumn), ("dias", IssueCode::Required)];
        assert_eq!(problems(&error), expected);
        assert_eq!(error.issues()[0].params.get("found"), Some("Float64"));
        // an issue may suggest a cast to a date or an integer, but never a cast from a float to an amount
        assert_eq!(error.issues()[0].params.get("cast"), None);
        let schema = Schema::new(vec![
            Field::new("valor", DataType::Utf8, true),
            Field::new("finer", DataType::Utf8, true),
            Field::new("dias", DataType::Float64, true),
        ]);
        let error = call.bind(&schema, Keep::Nothing).expect_err("wrong");
        assert_eq!(problems(&error), [("fine", IssueCode::UnknownColumn), ("dias", IssueCode::InvalidType)]);
        assert_eq!(error.issues()[0].params.get("nearest"), Some("finer"));
        assert_eq!(error.issues()[1].params.get("cast"), Some("Int64"));
        let zoned = DataType::Timestamp(arrow_schema::TimeUnit::Microsecond, Some("America/Sao_Paulo".into()));
        assert_eq!(mistyped("d", Type::Date, &zoned).params.get("cast"), Some("Date32"));
    }

    #[test]
    fn kept_columns_come_first_and_results_with_their_names_need_a_suffix() {
        let call = late_charges(vec![("dias", text("30"))]).expect("a call");
        let input = batch(vec![
            ("id", Arc::new(Int64Array::from(vec![7]))),
            ("valor_novo", Arc::new(Int64Array::from(vec![1]))),
            ("valor", money(vec![Some(10_000)], 17, 2)),
        ]);
        let bound = |suffix| call.bind(&input.schema(), Keep::Columns { suffix });
        assert_eq!(problems(&bound(None).expect_err("taken")), [("valor_novo", IssueCode::ColumnExists)]);
        assert_eq!(problems(&bound(Some("")).expect_err("taken")), [("valor_novo", IssueCode::ColumnExists)]);
        let answer = bound(Some("_hoje")).expect("bound").run(&input).expect("an answer");
        let schema = answer.schema();
        let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
        let results = ["multa_total", "juros_mensal_total", "valor_novo_hoje", "issues"];
        assert_eq!(names, [&["id", "valor_novo", "valor"][..], &results].concat());
        assert_eq!(answer.column(0).as_primitive::<Int64Type>().value(0), 7);
        assert_eq!(answer.column(1).as_primitive::<Int64Type>().value(0), 1);
        assert_eq!(cents(&answer, "valor_novo_hoje"), [Some(10_300)]);
        // a column `issues` of another type is a column of the user, which the result must not replace
        let other =
            batch(vec![("valor", money(vec![Some(1)], 17, 2)), ("issues", Arc::new(Int64Array::from(vec![1])))]);
        let taken = call.bind(&other.schema(), Keep::Columns { suffix: None });
        assert_eq!(problems(&taken.expect_err("taken")), [("issues", IssueCode::ColumnExists)]);
        assert_eq!(issues(&run(&call, &other)), [Vec::<String>::new()]);
    }

    #[test]
    fn a_column_with_an_arguments_name_overrides_the_default() {
        let call = late_charges(vec![]).expect("a call");
        let whole = |rates: Vec<(&'static str, ArrayRef)>| {
            let valor = money(vec![Some(10_000), Some(10_000)], 17, 2);
            let dias: ArrayRef = Arc::new(Int64Array::from(vec![30, 30]));
            batch([vec![("valor", valor), ("dias", dias)], rates].concat())
        };
        let texts = |texts: [Option<&str>; 2]| Arc::new(StringArray::from(texts.to_vec())) as ArrayRef;
        assert_eq!(cents(&run(&call, &whole(vec![])), "valor_novo"), [Some(10_300), Some(10_300)]);
        let own =
            whole(vec![("multa", texts([Some("10"), Some("0")])), ("juros_mensal", texts([Some("2"), Some("0")]))]);
        assert_eq!(cents(&run(&call, &own), "valor_novo"), [Some(11_200), Some(10_000)]);
        // a null rate is an issue: the default is used only if the table has no such column
        let gap = run(&call, &whole(vec![("multa", texts([Some("10"), None]))]));
        assert_eq!(cents(&gap, "valor_novo"), [Some(11_100), None]);
        assert_eq!(issues(&gap), [vec![], vec!["multa required".to_owned()]]);
        assert_eq!(run(&call, &whole(vec![("multa", money(vec![Some(1000), None], 8, 2))])), gap);
        // a given argument overrides the table's column
        let given = late_charges(vec![("multa", text("0")), ("juros_mensal", text("0"))]).expect("a call");
        assert_eq!(cents(&run(&given, &own), "valor_novo"), [Some(10_000), Some(10_000)]);
        for argument in OPERATIONS.iter().flat_map(|operation| &operation.arguments) {
            let by_name = matches!(argument.default, Default::Column | Default::ColumnOrNull | Default::ColumnOr(_));
            assert!(argument.default == Default::Required || argument.per_row == by_name, "{}", argument.name);
        }
    }

    #[test]
    fn issues_of_the_table_come_before_those_of_the_call() {
        let days = operation("days_late").expect("the operation");
        let days = Call::new(days, vec![]).expect("a call");
        let table = batch(vec![
            ("valor", Arc::new(StringArray::from(vec!["1.00", "x", "2.00"]))),
            ("data_vencimento", Arc::new(StringArray::from(vec!["2027-02-31", "2027-02-31", "2027-02-01"]))),
            ("data_pagamento", Arc::new(StringArray::from(vec!["2027-03-01", "2027-03-01", "2027-03-01"]))),
        ]);
        let late =
            days.bind(&table.schema(), Keep::Columns { suffix: None }).expect("bound").run(&table).expect("days");
        let wanted = [
            vec!["data_vencimento invalid_date".to_owned()],
            vec!["data_vencimento invalid_date".to_owned(), "valor invalid_money".to_owned()],
            vec![],
        ];
        let call = late_charges(vec![]).expect("a call");
        let kept =
            call.bind(&late.schema(), Keep::Columns { suffix: None }).expect("bound").run(&late).expect("an answer");
        assert_eq!(issues(&kept), wanted);
        assert_eq!(kept.schema().fields().iter().filter(|field| field.name() == "issues").count(), 1);
        assert_eq!(issues(&run(&call, &late)), wanted);
        assert_eq!(issues(&run(&call, &late.slice(1, 2))), wanted[1..]);
    }

    #[test]
    fn a_constant_invalid_for_every_row_is_an_error_of_the_call() {
        let refused = |name: &str, given: Vec<(&str, &str)>| {
            let given = given.into_iter().map(|(name, value)| (name.to_owned(), text(value))).collect();
            let error = Call::new(operation(name).expect("the operation"), given).err();
            error.map_or_else(Vec::new, |error| error.issues().iter().map(|issue| issue.path.clone()).collect())
        };
        assert_eq!(refused("late_charges", vec![("multa", "200"), ("juros_mensal", "-1")]), ["multa", "juros_mensal"]);
        assert_eq!(refused("late_charges", vec![("valor", "-0.01")]), ["valor"]);
        assert_eq!(refused("late_charges", vec![("dias", "36501")]), ["dias"]);
        assert_eq!(refused("split", vec![("parcelas", "0")]), ["parcelas"]);
        assert_eq!(refused("plan", vec![("every_months", "1"), ("every_days", "1")]), ["every_days"]);
        assert_eq!(refused("occurrences", vec![("limit", "0")]), ["limit"]);
        assert_eq!(refused("next_after", vec![("after", "2027-01-01"), ("anchor_day", "32")]), ["anchor_day"]);
        let rates = |multa| vec![("today", "2027-01-01"), ("multa", multa), ("juros_mensal", "1")];
        assert_eq!(refused("ageing", rates("100.01")), ["multa"]);
        // constants that are valid for some rows are accepted
        for (name, given) in [
            ("late_charges", vec![("valor", "999999999999999.99"), ("multa", "100")]),
            ("ageing", rates("100")),
            ("ageing", [rates("0"), vec![("data_vencimento", "2026-01-01")]].concat()),
            ("status", vec![("today", "9999-12-31"), ("valor_recebido", "0")]),
            ("occurrences", vec![("agendamento_repetir", "3"), ("agendamento_data_fim", "2020-01-01")]),
            ("occurrences", vec![("agendamento_repetir", "2")]),
            ("plan", vec![("parcelas", "1000"), ("every_days", "365")]),
            ("split", vec![("parcelas", "1000")]),
        ] {
            assert_eq!(refused(name, given), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn constants_that_are_secrets_are_not_shown() {
        assert_eq!(format!("{:?}", text("secret")), "Constant");
    }
}
