//! Reads JSON into columns and writes it again. For every entity, the result equals that of `decode` and `encode` in `lastro`.

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array as _, RecordBatch};
use lastro::json::Value;
use lastro::model::{Json, ModelTable, Type};
use lastro_arrow::read::{self, OpenError, Options, Source};
use lastro_arrow::records::v1::{names, stranger, v1_to_v2};
use lastro_arrow::records::write::{Form, write};
use lastro_arrow::schema;
use lastro_facade::Area;
use lastro_facade::dispatch;
use proptest::prelude::*;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn json(text: &str) -> Value {
    Json::parse(text.as_bytes()).unwrap().0
}

/// The name of the operation and the input of each case in `tests/vectors`. The files are read once, for all tests.
static CASES: LazyLock<Vec<(String, Value)>> = LazyLock::new(|| {
    let folders = fs::read_dir(root("tests/vectors")).unwrap().map(|folder| folder.unwrap().path());
    let files = folders.filter(|path| path.is_dir()).flat_map(|folder| fs::read_dir(folder).unwrap());
    let files = files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|end| end == "json"));
    let cases = files.flat_map(|file| match json(&fs::read_to_string(file).unwrap()).get("cases") {
        Some(Value::Array(cases)) => cases.clone(),
        _ => Vec::new(),
    });
    cases.filter_map(|case| Some((case.get("op")?.as_str()?.to_owned(), case.get("input")?.clone()))).collect()
});

/// The inputs of every case of an operation.
fn inputs(operation: &str) -> Vec<Value> {
    CASES.iter().filter(|(name, _)| name == operation).map(|(_, input)| input.clone()).collect()
}

/// The documents of an entity in `tests/vectors`, each without line breaks, so that it is one line.
fn documents(area: &Area) -> Vec<String> {
    let decoded = inputs(&[area.name, ".decode"].concat()).into_iter().filter_map(|input| input.get("json").cloned());
    let texts = decoded.map(|document| match document {
        Value::String(text) => text,
        other => other.to_json(),
    });
    let values = ["encode", "body", "validate"].iter().flat_map(|name| inputs(&[area.name, ".", name].concat()));
    let values = values.filter_map(|input| input.get("value").map(Value::to_json));
    texts.chain(values).map(|text| text.replace(['\n', '\r'], " ")).filter(|text| !text.trim().is_empty()).collect()
}

fn sources(lines: &[String]) -> impl Iterator<Item = Result<Source, OpenError>> + Send + 'static {
    // the first line is an object, so the format is detected as one record per line
    let bytes = ["{}\n", &lines.join("\n")].concat().into_bytes();
    std::iter::once(Ok(Source::new("test", Cursor::new(bytes))))
}

fn without_first(batch: &RecordBatch) -> RecordBatch {
    batch.slice(1, batch.num_rows() - 1)
}

fn columns(area: &'static Area, lines: &[String]) -> RecordBatch {
    let batches: Vec<_> = read::open(area, sources(lines), Options::default()).unwrap().map(Result::unwrap).collect();
    assert_eq!(batches.len(), 1);
    without_first(&batches[0])
}

/// Whether a document has a concealed value, which has no column.
fn is_concealed(value: &Value, table: &ModelTable) -> bool {
    value.as_object().unwrap_or_default().iter().any(|(name, value)| {
        let below = |ty: Type| match ty.required() {
            Type::Record(table) => is_concealed(value, table),
            Type::List(Type::Record(table)) => {
                value.as_array().unwrap_or_default().iter().any(|item| is_concealed(item, table))
            }
            Type::CardNumber | Type::SecurityCode | Type::Concealed => true,
            _ => false,
        };
        // members with the names of version 1's card parameters are removed from every record
        table.field(name).is_some_and(|field| below(field.ty)) || ["cartao_numero", "cartao_codigo"].contains(&&**name)
    })
}

/// The line after `decode` and `encode`; `None` if the line is invalid.
fn expected(area: &Area, line: &str) -> Option<String> {
    let mut call = String::from("{\"json\":");
    Value::String(line.to_owned()).write(&mut call);
    let decoded = dispatch(&[area.name, ".decode"].concat(), &(call + "}"));
    let value = json(&decoded).get("ok")?.get("value")?.to_json();
    let encoded = dispatch(&[area.name, ".encode"].concat(), &["{\"value\":", &value, "}"].concat());
    Some(encoded.strip_prefix("{\"ok\":")?.strip_suffix('}')?.to_owned())
}

/// Checks that records keep their values when they are read into columns and written as lines again. Returns the number of
/// lines that were written.
fn check(area: &'static Area, lines: &[String]) -> usize {
    let table = area.entity.unwrap().table;
    let batch = columns(area, lines);
    assert_eq!(batch.num_rows(), lines.len(), "{}", area.name);
    let written = write(table, &batch, Form::Encode).unwrap();
    let text = String::from_utf8(written.lines).unwrap();
    let last = batch.slice(batch.num_rows() / 2, batch.num_rows() - batch.num_rows() / 2);
    let last = write(table, &last, Form::Encode).unwrap();
    assert!(text.as_bytes().ends_with(&last.lines), "a part of the rows is written as it is in the whole");
    assert_eq!(
        last.lines.is_empty(),
        (batch.num_rows() / 2..lines.len()).all(|row| !written.issues.value(row).is_empty())
    );
    let mut rest = text.lines();
    for (row, line) in lines.iter().enumerate() {
        let refused = !written.issues.value(row).is_empty();
        let wanted = expected(area, line);
        assert_eq!(refused, wanted.is_none(), "{}: {line}", area.name);
        if !refused {
            let actual = rest.next().unwrap();
            if !is_concealed(&json(line), table) {
                assert_eq!(actual, wanted.unwrap(), "{}: {line}", area.name);
            }
        }
    }
    assert_eq!(rest.next(), None);
    text.lines().count()
}

#[test]
fn every_entity_is_written_as_it_was_read() {
    let mut written = 0;
    for area in schema::entities() {
        // lines that are not objects are left out for entities with cards: reading removes text that may contain a card number
        let has_cards = area.name == "customer" || area.name == "card";
        let is_kept = |line: &String| !has_cards || expected_object(line);
        written += check(area, &documents(area).into_iter().filter(is_kept).collect::<Vec<_>>());
    }
    assert!(written > 100, "{written}");
}

#[test]
fn a_month_of_sales_is_written_as_it_was_read() {
    let page = |name: &str| json(&fs::read_to_string(root("tests/fixtures/sales-2026-01").join(name)).unwrap());
    let pages = ["page-1.json", "page-2.json", "page-3.json"].map(page);
    let sales = pages.iter().flat_map(|page| page.get("data").and_then(Value::as_array).unwrap());
    let lines: Vec<String> = sales.map(Value::to_json).collect();
    assert_eq!(check(schema::entity("sale").unwrap(), &lines), 60);
}

/// JSON values of many kinds: each is valid for some fields and invalid for others.
fn value() -> impl Strategy<Value = String> {
    let texts = [
        "null",
        "true",
        "7",
        "-1",
        "1.50",
        "1.005",
        "\"12.3\"",
        "\"1,50\"",
        "\"2027-01-31\"",
        "\"\"",
        "\"ção \\u00e9 \\\\\"",
        "1e3",
        "9007199254740993",
        "\"2027-01-31T10:00:00-03:00\"",
        "\"2027-01\"",
        "[]",
        "{}",
        "[1]",
    ];
    proptest::sample::select(texts.to_vec()).prop_map(str::to_owned)
}

fn record(names: Vec<&'static str>) -> impl Strategy<Value = String> {
    let member = (proptest::sample::select(names), value());
    proptest::collection::vec(member, 0..6).prop_map(|members| {
        let members: Vec<String> = members.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
        format!("{{{}}}", members.join(","))
    })
}

fn sale() -> impl Strategy<Value = String> {
    let names = |entity: &str| {
        let fields = schema::entity(entity).unwrap().entity.unwrap().table.fields.iter().map(|field| field.name);
        fields.chain(["custom_x", "novo"]).collect::<Vec<_>>()
    };
    let parts = (
        record(names("sale")),
        proptest::collection::vec(record(names("installment")), 0..3),
        record(names("nfse_data")),
    );
    parts.prop_map(|(sale, installments, invoice)| {
        let more = format!("\"parcelas\":[{}],\"nfse_dados\":{invoice}}}", installments.join(","));
        if sale == "{}" { ["{", &more].concat() } else { [&sale[..sale.len() - 1], ",", &more].concat() }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn whatever_is_in_a_sale(lines in proptest::collection::vec(sale(), 1..12)) {
        check(schema::entity("sale").unwrap(), &lines);
    }
}

/// The issues of a row as `path code`.
fn issues(batch: &RecordBatch, row: usize) -> Vec<String> {
    let list = batch.column_by_name("issues").unwrap().as_list::<i32>().value(row);
    let texts = |at: usize| {
        list.as_struct().column(at).as_string::<i32>().iter().map(|text| text.unwrap().to_owned()).collect::<Vec<_>>()
    };
    texts(0).iter().zip(texts(1)).map(|(path, code)| format!("{path} {code}")).collect()
}

fn listed(list: Option<&Value>) -> Vec<String> {
    let text = |issue: &Value, name| issue.get(name).and_then(Value::as_str).unwrap().to_owned();
    let list = list.and_then(Value::as_array).unwrap();
    list.iter().map(|issue| format!("{} {}", text(issue, "path"), text(issue, "code"))).collect()
}

#[test]
fn version_1_is_converted_as_the_operation_converts_it() {
    let (mut rows, mut losses) = (0, 0);
    for name in names() {
        let operation = format!("v1.convert.{name}_to_v2");
        let documents = documents(schema::entity(&["v1.", name].concat()).unwrap());
        let values = inputs(&operation).into_iter().filter_map(|input| input.get("value").map(Value::to_json));
        let lines = values.chain(documents).filter(|line| expected_object(line));
        // leaves out records that look like another entity, which are not converted
        let lines: Vec<String> = lines.filter(|line| stranger(name, &json(line)).is_none()).collect();
        assert!(lines.len() > 2, "{name}");
        let batches: Vec<_> =
            v1_to_v2(name, sources(&lines), Options::default()).unwrap().map(Result::unwrap).collect();
        let batch = without_first(&batches[0]);
        let mut converted = Vec::new();
        for (row, line) in lines.iter().enumerate() {
            let answer = json(&dispatch(&operation, &["{\"value\":", line, "}"].concat()));
            let read = json(&dispatch(&["v1.", name, ".decode"].concat(), &["{\"json\":", line, "}"].concat()));
            let answer = answer.get("ok").unwrap_or_else(|| panic!("{line}: {answer:?}"));
            let report = listed(answer.get("report"));
            losses += report.len();
            let all: Vec<String> = listed(read.get("ok").unwrap().get("issues")).into_iter().chain(report).collect();
            assert_eq!(issues(&batch, row), all, "{line}");
            converted.push(answer.get("value").unwrap().to_json());
        }
        let wanted = columns(schema::entity(name).unwrap(), &converted);
        for (at, field) in wanted.schema().fields().iter().enumerate() {
            if !["source", "issues"].contains(&field.name().as_str()) {
                assert_eq!(batch.column(at), wanted.column(at), "{name}.{}", field.name());
            }
        }
        assert_eq!(batch.schema(), wanted.schema());
        rows += lines.len();
    }
    assert!(rows > 20 && losses > 10, "{rows} {losses}");
}

fn expected_object(line: &str) -> bool {
    matches!(Json::parse(line.as_bytes()), Ok(Json(Value::Object(_))))
}

#[test]
fn a_line_that_is_not_a_record_of_version_1_is_a_row_with_an_issue() {
    let lines = ["[1]", "{\"id\":\"5\"}", "{"].map(str::to_owned);
    let batches: Vec<_> = v1_to_v2("sale", sources(&lines), Options::default()).unwrap().map(Result::unwrap).collect();
    let batch = without_first(&batches[0]);
    assert_eq!(
        (0..3).map(|row| issues(&batch, row)).collect::<Vec<_>>(),
        [vec![" invalid_type"], vec![], vec![" malformed_json"]]
    );
    let keys = batch.column_by_name("id").unwrap().as_primitive::<arrow_array::types::Int64Type>();
    assert_eq!(keys.iter().collect::<Vec<_>>(), [None, Some(5), None]);
}

#[test]
fn the_entities_are_those_that_the_core_converts() {
    let converted = lastro_facade::v1::convert::AREA
        .operations
        .iter()
        .filter_map(|operation| operation.function().strip_suffix("_to_v2"));
    assert_eq!(names().collect::<Vec<_>>(), converted.collect::<Vec<_>>());
    let error = v1_to_v2("wallet_entry", sources(&[]), Options::default()).err().unwrap();
    assert_eq!(error.issues()[0].path, "entity");
}

/// A line that is not valid JSON is never written as an empty record, even if its text was removed because of card data.
#[test]
fn a_malformed_line_is_not_written_as_an_empty_record() {
    let lines = ["{\"nome\":\"Ana\"]", "{\"cartao_numero\":\"4111111111111111\"]"].map(str::to_owned);
    for area in schema::entities() {
        let batch = columns(area, &lines);
        let written = write(area.entity.unwrap().table, &batch, Form::Encode).unwrap();
        let refused = (0..lines.len()).filter(|row| !written.issues.value(*row).is_empty()).count();
        assert_eq!(refused, lines.len(), "{}", area.name);
        assert!(!format!("{batch:?}").contains("4111"), "{}", area.name);
    }
}
