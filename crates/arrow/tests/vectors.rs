//! Runs the cases in `tests/vectors` through operations on columns. Results and issues must equal those of the core crate.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Date32Type, Decimal128Type, Int64Type, UInt8Type};
use arrow_array::{
    Array, ArrayRef, BinaryArray, Date32Array, Decimal128Array, DictionaryArray, Int64Array, RecordBatch, StringArray,
    StringViewArray,
};
use arrow_schema::DataType;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::json::{self, Value};
use lastro::model::Type;
use lastro::{LastroError, LocalDate, Money, Percent};
use lastro_arrow::{ArgumentValue, Call, Keep, Operation, operation};

/// Cells of a row, each with the name of its column.
type Cells = Vec<(&'static str, Value)>;

/// The result of a row: its cells, or the paths and codes of its issues.
type Answer = Result<Cells, Vec<(String, String)>>;

/// An operation of the core crate, its counterpart over columns, and the conversion of the core crate's result to cells.
struct Pair {
    of: &'static str,
    over_columns: &'static str,
    cells: fn(&Value) -> Cells,
    /// The expected cells of a case for which the core crate returns an error. Only for document numbers such as CPF (a
    /// taxpayer number): over columns, an invalid number is a result, not an issue.
    refused: Option<fn() -> Cells>,
}

const PAIRS: &[Pair] = &[
    pair("boleto.late_charges", "late_charges", |ok| members(ok, &["multa_total", "juros_mensal_total", "valor_novo"])),
    pair("boleto.days_late", "days_late", |ok| vec![("dias", ok.clone())]),
    pair("installments.split", "split", |ok| vec![("parcelas", ok.clone())]),
    pair("installments.plan", "plan", |ok| vec![("plano", ok.clone())]),
    pair("installments.status", "status", |ok| vec![("status", ok.clone())]),
    pair("schedule.occurrences", "occurrences", |ok| vec![("datas", ok.clone())]),
    pair("schedule.next_after", "next_after", |ok| vec![("data", ok.clone())]),
    pair("cpf.is_valid", "cpf", |ok| vec![("valid", ok.clone())]),
    pair("cnpj.is_valid", "cnpj", |ok| vec![("valid", ok.clone())]),
    pair("cep.is_valid", "cep", |ok| vec![("valid", ok.clone())]),
    pair("boleto.is_valid_linha_digitavel", "linha_digitavel", |ok| vec![("valid", ok.clone())]),
    Pair { refused: Some(refused), ..pair("cpf.format", "cpf", formatted) },
    Pair { refused: Some(refused), ..pair("cnpj.format", "cnpj", formatted) },
    Pair { refused: Some(refused), ..pair("cep.format", "cep", formatted) },
    pair("pix.check", "pix", |ok| members(ok, &["valid", "reason"])),
    pair("webhook.verify", "webhooks", |ok| {
        let event = ok.get("dedupe_key").cloned().unwrap_or(Value::Null);
        vec![("verdict", ok.get("verdict").cloned().unwrap_or(Value::Null)), ("event", event)]
    }),
];

const fn pair(of: &'static str, over_columns: &'static str, cells: fn(&Value) -> Cells) -> Pair {
    Pair { of, over_columns, cells, refused: None }
}

fn members(ok: &Value, names: &[&'static str]) -> Cells {
    names.iter().map(|name| (*name, ok.get(name).cloned().unwrap_or(Value::Null))).collect()
}

fn formatted(ok: &Value) -> Cells {
    vec![("valid", Value::Bool(true)), ("formatted", ok.clone())]
}

fn refused() -> Cells {
    vec![("valid", Value::Bool(false)), ("formatted", Value::Null), ("bare", Value::Null)]
}

/// A value of a case, as a string or as bytes.
#[derive(Clone)]
enum Cell {
    Text(String),
    Bytes(Vec<u8>),
}

/// A case as a row: its values, its constants, and its expected result.
struct Row {
    id: String,
    cells: BTreeMap<&'static str, Cell>,
    constants: Vec<(String, ArgumentValue)>,
    /// A key: rows with the same key have the same constants and can be in one batch.
    group: String,
    expected: Answer,
}

fn rows(pair: &Pair, operation: &'static Operation) -> Vec<Row> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let area = root.join(pair.of.split_once('.').expect("an area").0);
    let mut files: Vec<_> = fs::read_dir(area).expect("the vectors").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let mut rows = Vec::new();
    for file in files {
        let document = json::parse(&fs::read(&file).expect("a file")).expect("JSON");
        for case in document.get("cases").and_then(Value::as_array).expect("cases") {
            if case.get("op").and_then(Value::as_str) == Some(pair.of) {
                rows.extend(row(pair, operation, case));
            }
        }
    }
    rows
}

fn row(pair: &Pair, operation: &'static Operation, case: &Value) -> Option<Row> {
    let mut row = Row {
        id: case.get("id").and_then(Value::as_str).expect("an id").to_owned(),
        cells: BTreeMap::new(),
        constants: Vec::new(),
        group: String::new(),
        expected: expected(pair, case),
    };
    let mut input = case.get("input").and_then(Value::as_object).expect("an input").to_vec();
    if let Some(place) = input.iter().position(|(name, _)| name == "installment") {
        let (_, installment) = input.remove(place);
        input.extend(installment.as_object().expect("an installment").to_vec());
    }
    // skips webhooks without a body: over columns, this is an error about a missing column
    let needed = |name: &str| name != "webhooks" || input.iter().any(|(name, _)| name.starts_with("body"));
    // skips cases with a Boolean: the columns built here hold strings
    if !needed(operation.name) || input.iter().any(|(name, value)| boolean_cell(operation, name, value)) {
        return None;
    }
    for (name, value) in &input {
        let name = match name.as_str() {
            "linha" => "linha_digitavel",
            "code" => "pix",
            "secret" => "secrets",
            "body_base64" => "body",
            name => name,
        };
        let text = match value {
            Value::String(text) | Value::Number(text) => text.clone(),
            other => other.to_json(),
        };
        match operation.argument(name) {
            Some(argument) if argument.per_row => {
                let base64 = name == "body" && input.iter().any(|(name, _)| name == "body_base64");
                // skips invalid base64: it has no bytes to put into a column
                let cell = if base64 { Cell::Bytes(BASE64.decode(&text).ok()?) } else { Cell::Text(text) };
                row.cells.insert(argument.name, cell);
            }
            _ => {
                row.group += &format!("{name}={text};");
                let given = match value {
                    Value::Array(items) => {
                        let texts = items.iter().map(|item| item.as_str().unwrap_or_default().to_owned());
                        ArgumentValue::List(texts.collect())
                    }
                    _ => ArgumentValue::Text(text),
                };
                row.constants.push((name.to_owned(), given));
            }
        }
    }
    Some(row)
}

/// Whether a value is a Boolean that would have to be in a column.
fn boolean_cell(operation: &Operation, name: &str, value: &Value) -> bool {
    matches!(value, Value::Bool(_)) && operation.argument(name).is_none_or(|argument| argument.per_row)
}

fn expected(pair: &Pair, case: &Value) -> Answer {
    match (case.get("ok"), pair.refused) {
        (Some(ok), _) => Ok((pair.cells)(ok)),
        (None, Some(refused)) => Ok(refused()),
        (None, None) => {
            let issues = case.get("error").and_then(|error| error.get("issues")).and_then(Value::as_array);
            let text = |issue: &Value, name| issue.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
            let path = |issue: &Value| text(issue, "path").replace("installment.", "");
            Err(issues.expect("issues").iter().map(|issue| (path(issue), text(issue, "code"))).collect())
        }
    }
}

/// The representation of a column's values.
#[derive(Clone, Copy)]
enum Form {
    Text,
    View,
    Dictionary,
    /// As an array of numbers or dates, if every value can be converted.
    Typed,
}

fn column(ty: Type, cells: &[Option<Cell>], form: Form) -> ArrayRef {
    let texts: Option<Vec<Option<&str>>> = cells
        .iter()
        .map(|cell| match cell {
            Some(Cell::Text(text)) => Some(Some(text.as_str())),
            None => Some(None),
            Some(Cell::Bytes(_)) => None,
        })
        .collect();
    let Some(texts) = texts else {
        let bytes = cells.iter().map(|cell| match cell {
            Some(Cell::Bytes(bytes)) => Some(bytes.as_slice()),
            Some(Cell::Text(text)) => Some(text.as_bytes()),
            None => None,
        });
        return Arc::new(BinaryArray::from_iter(bytes));
    };
    match form {
        Form::Text => Arc::new(StringArray::from(texts)),
        Form::View => Arc::new(StringViewArray::from(texts)),
        Form::Dictionary => Arc::new(texts.into_iter().collect::<DictionaryArray<UInt8Type>>()),
        Form::Typed => typed(ty, &texts).unwrap_or_else(|| Arc::new(StringArray::from(texts))),
    }
}

fn typed(ty: Type, texts: &[Option<&str>]) -> Option<ArrayRef> {
    fn all<T>(texts: &[Option<&str>], parse: impl Fn(&str) -> Option<T>) -> Option<Vec<Option<T>>> {
        texts.iter().map(|text| text.map_or(Some(None), |text| parse(text).map(Some))).collect()
    }
    let decimal = |units: Vec<Option<i128>>, precision, scale| {
        Arc::new(Decimal128Array::from(units).with_precision_and_scale(precision, scale).expect("a decimal"))
            as ArrayRef
    };
    Some(match ty.required() {
        Type::Money => decimal(all(texts, |text| Some(text.parse::<Money>().ok()?.cents().into()))?, 17, 2),
        // the column has scale 4, not 2 like the core crate's percentages, to test the conversion
        Type::Percent => {
            decimal(all(texts, |text| Some(i128::from(text.parse::<Percent>().ok()?.hundredths()) * 100))?, 38, 4)
        }
        Type::Integer | Type::Code(_) => Arc::new(Int64Array::from(all(texts, |text| text.parse::<i64>().ok())?)),
        Type::Date => {
            Arc::new(Date32Array::from(all(texts, |text| Some(text.parse::<LocalDate>().ok()?.epoch_days()))?))
        }
        _ => return None,
    })
}

/// A batch with these rows. It is a slice of a larger batch with a row of nulls before and after, so that its arrays have an
/// offset other than 0.
fn batch(operation: &Operation, rows: &[&Row], form: Form) -> RecordBatch {
    let used = |name: &str| rows.iter().any(|row| row.cells.contains_key(name));
    let wanted = operation.arguments.iter().filter(|argument| argument.per_row);
    let columns = wanted.filter(|argument| used(argument.name) || argument.default == lastro_arrow::Default::Column);
    let columns = columns.map(|argument| {
        let cells = rows.iter().map(|row| row.cells.get(argument.name).cloned());
        let padded: Vec<Option<Cell>> = [None].into_iter().chain(cells).chain([None]).collect();
        (argument.name, column(argument.ty, &padded, form), true)
    });
    RecordBatch::try_from_iter_with_nullable(columns).expect("a batch").slice(1, rows.len())
}

/// The results for rows with the same constants. Returns an error if the call itself is invalid.
fn answers(operation: &'static Operation, rows: &[&Row], form: Form) -> Result<Vec<Answer>, LastroError> {
    let batch = batch(operation, rows, form);
    let schema = batch.schema();
    let mut given = rows.first().expect("a row").constants.clone();
    // an argument whose default is not `Default::Column` gets its column explicitly, or null in place of a default constant
    let unnamed = operation.arguments.iter().filter(|argument| argument.per_row);
    for argument in unnamed.filter(|argument| argument.default != lastro_arrow::Default::Column) {
        if schema.column_with_name(argument.name).is_some() {
            given.push((argument.name.to_owned(), ArgumentValue::Column(argument.name.to_owned())));
        } else if matches!(argument.default, lastro_arrow::Default::Text(_)) {
            given.push((argument.name.to_owned(), ArgumentValue::Null));
        }
    }
    let bound = Call::new(operation, given)?.bind(&schema, Keep::Nothing)?;
    let answer = bound.run(&batch)?;
    assert_eq!(answer.schema(), bound.schema());
    Ok((0..batch.num_rows()).map(|row| answer_of(operation, &answer, row)).collect())
}

fn answer_of(operation: &Operation, answer: &RecordBatch, row: usize) -> Answer {
    let issues = answer.column_by_name("issues").expect("issues").as_list::<i32>().value(row);
    let issues = issues.as_struct();
    let text = |place: usize, at: usize| issues.column(place).as_string::<i32>().value(at).to_owned();
    if issues.is_empty() {
        let cells = operation
            .results
            .iter()
            .map(|column| (column.name, cell(answer.column_by_name(column.name).expect("a column").as_ref(), row)));
        Ok(cells.collect())
    } else {
        assert!(
            operation.results.iter().all(|column| answer.column_by_name(column.name).expect("a column").is_null(row))
        );
        Err((0..issues.len()).map(|at| (text(0, at), text(1, at))).collect())
    }
}

/// A cell as JSON, in the form that the core crate uses.
fn cell(column: &dyn Array, row: usize) -> Value {
    if column.is_null(row) {
        return Value::Null;
    }
    match column.data_type() {
        DataType::Decimal128(..) => Value::String(column.as_primitive::<Decimal128Type>().value_as_string(row)),
        DataType::Int64 => Value::Number(column.as_primitive::<Int64Type>().value(row).to_string()),
        DataType::Date32 => {
            let days = column.as_primitive::<Date32Type>().value(row);
            Value::String(LocalDate::from_epoch_days(days.into()).expect("a date").to_string())
        }
        DataType::Boolean => Value::Bool(column.as_boolean().value(row)),
        DataType::Utf8 => Value::String(column.as_string::<i32>().value(row).to_owned()),
        DataType::List(_) => {
            let items = column.as_list::<i32>().value(row);
            Value::Array((0..items.len()).map(|at| cell(items.as_ref(), at)).collect())
        }
        DataType::Struct(fields) => {
            let record = column.as_struct();
            let member = |place: usize| cell(record.column(place).as_ref(), row);
            Value::Object(
                fields.iter().enumerate().map(|(place, field)| (field.name().clone(), member(place))).collect(),
            )
        }
        other => panic!("no operation gives {other}"),
    }
}

/// Whether a result has all expected cells, or the expected issues. A row may have more cells, because an operation over
/// columns has more result columns than the core crate's result has members.
fn agrees(expected: &Answer, answer: &Answer) -> bool {
    match (expected, answer) {
        (Ok(expected), Ok(cells)) => expected.iter().all(|cell| cells.contains(cell)),
        (expected, answer) => expected == answer,
    }
}

/// Converts the error of a call to the result of a row with the same issues.
fn of_call(error: &LastroError) -> Answer {
    use lastro::value::Choice as _;
    Err(error.issues().iter().map(|issue| (issue.path.clone(), issue.code.as_str().to_owned())).collect())
}

#[test]
fn every_case_has_the_result_of_the_core() {
    let forms = [Form::Text, Form::View, Form::Dictionary, Form::Typed];
    let mut wrong = Vec::new();
    let mut count = 0;
    for pair in PAIRS {
        let operation = operation(pair.over_columns).expect("an operation");
        let rows = rows(pair, operation);
        assert!(!rows.is_empty(), "no case of {}", pair.of);
        count += rows.len();
        let mut groups: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
        for row in &rows {
            groups.entry(&row.group).or_default().push(row);
            for form in forms {
                let answer = answers(operation, &[row], form);
                let answer = answer.map_or_else(|error| of_call(&error), |mut answers| answers.remove(0));
                if !agrees(&row.expected, &answer) {
                    wrong.push(format!("{} {} alone: {answer:?}, not {:?}", pair.of, row.id, row.expected));
                }
            }
        }
        for group in groups.values() {
            for form in forms {
                // a call with invalid constants is an error, which was compared above
                let Ok(answers) = answers(operation, group, form) else { continue };
                for (row, answer) in group.iter().zip(answers) {
                    if !agrees(&row.expected, &answer) {
                        wrong.push(format!("{} {}: {answer:?}, not {:?}", pair.of, row.id, row.expected));
                    }
                }
            }
        }
    }
    assert!(count > 300, "only {count} cases");
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}
