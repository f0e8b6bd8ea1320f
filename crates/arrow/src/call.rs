//! A call of an operation: its arguments, checked before any batch comes, then bound to the columns of a schema.

use std::fmt;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array as _, ArrayRef, BooleanArray, NullArray, RecordBatch, RecordBatchOptions, StringArray};
use arrow_schema::{DataType, FieldRef, Schema, SchemaRef};
use lastro::LastroError;
use lastro::issue::{Issue, IssueCode};
use lastro::model::{Reader, Type};

use crate::cells::accepts;
use crate::inputs::{Input, Inputs, mistyped, texts};
use crate::issues;
use crate::operation::{Argument, Column, Default, Operation};

/// What an argument is given as. Its text may be a secret, so it is never shown.
#[derive(Clone)]
pub enum Given {
    /// A column, by its name.
    Column(String),
    /// A constant as text. For a list: its elements with commas between them; a secret is never divided.
    Text(String),
    /// A constant list as texts.
    List(Vec<String>),
    /// A constant as an array of one element.
    Cell(ArrayRef),
    /// Nothing.
    Null,
}

impl fmt::Debug for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(name) => write!(f, "Column({name:?})"),
            Self::Text(_) | Self::List(_) | Self::Cell(_) => f.write_str("Constant"),
            Self::Null => f.write_str("Null"),
        }
    }
}

/// Where the values of an argument come from.
#[derive(Clone)]
enum Source<C> {
    Column(C),
    /// The one value, or the elements of a list.
    Constant(ArrayRef),
    Nothing,
}

/// A column by its name, and whether null stands for it where it is not there.
#[derive(Clone)]
struct Named {
    name: String,
    or_null: bool,
}

/// An operation with its arguments.
#[derive(Clone)]
pub struct Call {
    operation: &'static Operation,
    sources: Vec<Source<Named>>,
}

impl fmt::Debug for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Call({})", self.operation.name)
    }
}

impl Call {
    /// Checks the names of the arguments and the constants.
    ///
    /// # Errors
    /// One error that lists every argument that is unknown, given twice, missing, a column although it must be a
    /// constant, or a constant that does not fit; the path is the argument's name.
    pub fn new(operation: &'static Operation, given: Vec<(String, Given)>) -> Result<Self, LastroError> {
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
        let mut sources = Vec::with_capacity(operation.arguments.len());
        for argument in operation.arguments {
            let one = given.iter().find(|(name, _)| name == argument.name).map(|(_, given)| given);
            sources.push(reader.at_member(argument.name, |r| source(argument, one, r)));
        }
        let call = Self { operation, sources };
        // the kernel knows the types of its constants: over no rows it does nothing but read them
        if let Err(error) = call.rehearse() {
            reader.adopt(error);
        }
        reader.finish(Some(call))
    }

    fn rehearse(&self) -> Result<(), LastroError> {
        let none = NullArray::new(0);
        let inputs = self.sources.iter().map(|source| match source {
            Source::Column(_) => Input::Column(&none),
            Source::Constant(value) => Input::Constant(value.as_ref()),
            Source::Nothing => Input::Nothing,
        });
        let inputs = inputs.collect();
        (self.operation.kernel)(&mut Inputs::new(self.operation, inputs, 0)).map(|_| ())
    }

    /// Finds the columns of the arguments in a schema. With `keep` the answer has the columns of the input too; a result
    /// takes the place of an input's column of the same name.
    ///
    /// # Errors
    /// One error that lists every column that is missing or of a type that the argument cannot be read from; the path
    /// is the column's name.
    pub fn bind(&self, schema: &Schema, keep: bool) -> Result<Bound, LastroError> {
        let mut issues = Vec::new();
        let mut sources = Vec::with_capacity(self.sources.len());
        for (argument, source) in self.operation.arguments.iter().zip(&self.sources) {
            sources.push(match source {
                Source::Nothing => Source::Nothing,
                Source::Constant(value) => Source::Constant(Arc::clone(value)),
                Source::Column(Named { name, or_null }) => match schema.column_with_name(name) {
                    None if *or_null => Source::Nothing,
                    None => {
                        issues.push(Issue::error(name, IssueCode::Required));
                        Source::Nothing
                    }
                    Some((place, field)) => {
                        if !accepts(argument.ty, field.data_type()) {
                            issues.push(mistyped(name, argument.ty.name(), field.data_type()));
                        }
                        Source::Column(place)
                    }
                },
            });
        }
        if !issues.is_empty() {
            return Err(LastroError::Invalid { issues });
        }
        let results = self.operation.results.iter().map(Column::field).chain([issues::field()]);
        let results: Vec<FieldRef> = results.collect();
        let stays = |field: &FieldRef| keep && results.iter().all(|result| result.name() != field.name());
        let kept = schema.fields().iter().enumerate().filter(|(_, field)| stays(field));
        let (kept, mut fields): (Vec<usize>, Vec<FieldRef>) =
            kept.map(|(place, field)| (place, Arc::clone(field))).unzip();
        fields.extend(results);
        Ok(Bound { operation: self.operation, sources, kept, schema: Arc::new(Schema::new(fields)) })
    }
}

/// Where the values of an argument come from; reports an argument that is missing, or a column in place of a constant.
fn source(argument: &Argument, given: Option<&Given>, reader: &mut Reader<'_>) -> Source<Named> {
    let named = |name: &str, or_null| Source::Column(Named { name: name.to_owned(), or_null });
    match given {
        Some(Given::Null) => Source::Nothing,
        Some(Given::Text(text)) => constant(argument, text),
        Some(Given::List(texts)) => Source::Constant(Arc::new(StringArray::from_iter_values(texts))),
        Some(Given::Cell(cell)) => element(argument, cell),
        Some(Given::Column(_)) if !argument.per_row => {
            reader.wrong_host_type(argument.ty.name(), "column");
            Source::Nothing
        }
        Some(Given::Column(name)) => named(name, false),
        None => match argument.default {
            Default::Column => named(argument.name, false),
            Default::ColumnOrNull => named(argument.name, true),
            Default::Text(text) => constant(argument, text),
            Default::Null => Source::Nothing,
            Default::Required => {
                reader.required();
                Source::Nothing
            }
        },
    }
}

fn constant(argument: &Argument, text: &str) -> Source<Named> {
    let texts = match (argument.ty.required(), text) {
        (Type::Boolean, "true" | "false") => {
            return Source::Constant(Arc::new(BooleanArray::from(vec![text == "true"])));
        }
        (Type::List(_), text) => text.split(',').map(str::trim).filter(|part| !part.is_empty()).collect(),
        (_, text) => vec![text],
    };
    Source::Constant(Arc::new(StringArray::from(texts)))
}

/// The elements of a list, or the array itself, in which the one value is.
fn element(argument: &Argument, cell: &ArrayRef) -> Source<Named> {
    if cell.is_null(0) || cell.data_type() == &DataType::Null {
        return Source::Nothing;
    }
    match cell.data_type() {
        DataType::List(_) => Source::Constant(cell.as_list::<i32>().value(0)),
        DataType::LargeList(_) => Source::Constant(cell.as_list::<i64>().value(0)),
        _ => match text_of(cell) {
            Some(text) => constant(argument, text),
            None => Source::Constant(Arc::clone(cell)),
        },
    }
}

/// The text in an array of one text.
fn text_of(cell: &ArrayRef) -> Option<&str> {
    texts(cell.as_ref())?.first().copied().flatten()
}

/// A call that knows where its columns are in a schema. It runs over any batch of that schema.
#[derive(Clone)]
pub struct Bound {
    operation: &'static Operation,
    sources: Vec<Source<usize>>,
    kept: Vec<usize>,
    schema: SchemaRef,
}

impl fmt::Debug for Bound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bound({})", self.operation.name)
    }
}

impl Bound {
    /// The schema of the answer: the kept columns, the results, the issues.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// Computes a row of the answer for each row of the batch. A value that does not fit is an issue of its row.
    ///
    /// # Errors
    /// If the batch is not of the schema that the call was bound to.
    pub fn run(&self, batch: &RecordBatch) -> Result<RecordBatch, LastroError> {
        #[cfg(debug_assertions)]
        crate::panic::if_asked(batch);
        let foreign = || LastroError::internal("arrow.batch");
        let column = |place: &usize| batch.columns().get(*place).ok_or_else(foreign);
        let mut inputs = Vec::with_capacity(self.sources.len());
        for source in &self.sources {
            inputs.push(match source {
                Source::Column(place) => Input::Column(column(place)?.as_ref()),
                Source::Constant(value) => Input::Constant(value.as_ref()),
                Source::Nothing => Input::Nothing,
            });
        }
        let answer = (self.operation.kernel)(&mut Inputs::new(self.operation, inputs, batch.num_rows()))?;
        let mut columns: Vec<ArrayRef> = Vec::with_capacity(self.schema.fields().len());
        for place in &self.kept {
            columns.push(Arc::clone(column(place)?));
        }
        columns.extend(answer.columns);
        columns.push(Arc::new(answer.issues));
        let options = RecordBatchOptions::new().with_row_count(Some(batch.num_rows()));
        RecordBatch::try_new_with_options(self.schema(), columns, &options).map_err(|_| foreign())
    }
}

#[cfg(test)]
mod tests {
    use arrow_array::types::{Decimal128Type, Int32Type, Int64Type};
    use arrow_array::{Decimal128Array, DictionaryArray, Float64Array, Int32Array, Int64Array};
    use arrow_array::{ListArray, StringViewArray};
    use arrow_schema::Field;

    use super::*;
    use crate::operation::operation;

    fn late_charges(given: Vec<(&str, Given)>) -> Result<Call, LastroError> {
        let given = given.into_iter().map(|(name, given)| (name.to_owned(), given)).collect();
        Call::new(operation("late_charges").expect("the operation"), given)
    }

    fn text(text: &str) -> Given {
        Given::Text(text.to_owned())
    }

    fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
        RecordBatch::try_from_iter_with_nullable(columns.into_iter().map(|(name, column)| (name, column, true)))
            .expect("a batch")
    }

    fn run(call: &Call, batch: &RecordBatch) -> RecordBatch {
        let bound = call.bind(&batch.schema(), false).expect("bound");
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
    fn each_row_is_computed_and_a_bad_one_stays() {
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
    fn every_form_of_a_column_gives_the_same() {
        let call = late_charges(vec![]).expect("a call");
        let texts = ["100.00", "7.5"];
        let dictionary: DictionaryArray<Int32Type> = [Some("100.00"), None, Some("7.5")].into_iter().collect();
        let forms: [ArrayRef; 4] = [
            money(vec![Some(10_000), None, Some(750)], 17, 2),
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
            ("juros_mensal", Given::Cell(Arc::new(Float64Array::from(vec![1.0])))),
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
        let error = late_charges(vec![("rounding", Given::Column("r".to_owned()))]);
        assert_eq!(problems(&error.expect_err("wrong")), [("rounding", IssueCode::InvalidType)]);
    }

    #[test]
    fn every_wrong_column_is_in_one_error() {
        let call = late_charges(vec![("multa", Given::Column("fine".to_owned()))]).expect("a call");
        let schema = Schema::new(vec![Field::new("valor", DataType::Float64, true)]);
        let error = call.bind(&schema, false).expect_err("wrong");
        let expected =
            [("valor", IssueCode::InvalidType), ("fine", IssueCode::Required), ("dias", IssueCode::Required)];
        assert_eq!(problems(&error), expected);
        assert_eq!(error.issues()[0].params.get("found"), Some("Float64"));
    }

    #[test]
    fn kept_columns_come_first_and_results_replace_their_namesakes() {
        let call = late_charges(vec![("dias", text("30"))]).expect("a call");
        let input = batch(vec![
            ("id", Arc::new(Int64Array::from(vec![7]))),
            ("valor_novo", Arc::new(Int64Array::from(vec![1]))),
            ("valor", money(vec![Some(10_000)], 17, 2)),
        ]);
        let answer = call.bind(&input.schema(), true).expect("bound").run(&input).expect("an answer");
        let schema = answer.schema();
        let names: Vec<&str> = schema.fields().iter().map(|field| field.name().as_str()).collect();
        assert_eq!(names, ["id", "valor", "multa_total", "juros_mensal_total", "valor_novo", "issues"]);
        assert_eq!(answer.column(0).as_primitive::<Int64Type>().value(0), 7);
        assert_eq!(cents(&answer, "valor_novo"), [Some(10_300)]);
    }

    #[test]
    fn constants_that_are_secrets_are_not_shown() {
        assert_eq!(format!("{:?}", text("secret")), "Constant");
    }
}
