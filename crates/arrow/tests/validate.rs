//! Validating many records at once gives the same issues as `validate` in the core crate `lastro`.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::Int64Type;
use arrow_array::{Array as _, ArrayRef, RecordBatch, StringArray};
use lastro::Severity;
use lastro::json::{Value, parse};
use lastro::rules::WriteOperation;
use lastro_arrow::read::{Options, Source};
use lastro_arrow::records::validate::{self, validate};
use lastro_arrow::schema;

fn checked(entity: &str, lines: &[String], operation: WriteOperation, options: Options) -> Vec<RecordBatch> {
    let text = lines.join("\n");
    let source = Source::new("a", Cursor::new(text.into_bytes()));
    let today = "2026-02-10".parse().ok();
    let records = validate(schema::entity(entity).unwrap(), [Ok(source)].into_iter(), operation, today, options);
    records.unwrap().map(Result::unwrap).collect()
}

/// The issues of each row: path, code, severity and params.
fn issues(batches: &[RecordBatch]) -> Vec<Vec<[String; 4]>> {
    let mut rows = Vec::new();
    for batch in batches {
        let column = batch.column_by_name("issues").unwrap().as_list::<i32>();
        for row in 0..batch.num_rows() {
            let list = column.value(row);
            let text =
                |member: usize, at: usize| list.as_struct().column(member).as_string::<i32>().value(at).to_owned();
            rows.push((0..list.len()).map(|at| [0, 1, 2, 3].map(|member| text(member, at))).collect());
        }
    }
    rows
}

/// The issues that the core crate's operation `validate` returns. If it returns an error, the argument's name is removed from
/// the paths.
fn expected(entity: &str, json: &str, operation: &str, severity: Severity) -> Vec<[String; 4]> {
    let row = lastro_facade::operations().find(|row| row.name == format!("{entity}.validate")).unwrap();
    let name = row.arguments[0].name;
    let input = format!(r#"{{"{name}":{json},"operation":"{operation}","today":"2026-02-10"}}"#);
    let answer = parse(lastro_facade::dispatch(&format!("{entity}.validate"), &input).as_bytes()).unwrap();
    let (list, argument) = match answer.get("ok") {
        Some(ok) => (ok.get("issues").unwrap(), false),
        None => (answer.get("error").unwrap().get("issues").unwrap(), true),
    };
    let text = |issue: &Value, name: &str| issue.get(name).unwrap().as_str().unwrap().to_owned();
    let all = list.as_array().unwrap().iter().map(|issue| {
        let mut path = text(issue, "path");
        if argument {
            path = path.strip_prefix(name).unwrap().trim_start_matches('.').to_owned();
        }
        [path, text(issue, "code"), text(issue, "severity"), issue.get("params").unwrap().to_json()]
    });
    all.filter(|issue| severity == Severity::Warning || issue[2] == "error").collect()
}

fn objects(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            found.push(value.to_json());
            members.iter().for_each(|(_, member)| objects(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| objects(item, found)),
        _ => {}
    }
}

fn collect(path: &Path, found: &mut Vec<String>) {
    if path.is_dir() {
        fs::read_dir(path).unwrap().for_each(|entry| collect(&entry.unwrap().path(), found));
    } else if path.extension().is_some_and(|end| end == "json") {
        objects(&parse(&fs::read(path).unwrap()).unwrap(), found);
    }
}

fn documents(folders: &[&str]) -> Vec<String> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut found = Vec::new();
    folders.iter().for_each(|folder| collect(&tests.join(folder), &mut found));
    found.sort_unstable();
    found.dedup();
    found
}

fn agree(entity: &str, lines: &[String]) {
    for (operation, name) in [(WriteOperation::Insert, "insert"), (WriteOperation::Update, "update")] {
        for severity in [Severity::Error, Severity::Warning] {
            let found = issues(&checked(entity, lines, operation, Options { severity, ..Options::default() }));
            assert_eq!(found.len(), lines.len());
            for (line, found) in lines.iter().zip(found) {
                assert_eq!(found, expected(entity, line, name, severity), "{entity} {name} {severity} {line}");
            }
        }
    }
}

#[test]
fn the_documents_of_the_vectors_are_read_alike_as_each_entity() {
    for (folder, entities) in [
        ("vectors/sale", &["sale", "installment", "item"][..]),
        ("vectors/customer", &["customer", "contact", "card"]),
        ("vectors/service", &["service", "plan"]),
        ("vectors/nfse_data", &["nfse_data", "schedule_data"]),
    ] {
        let lines = documents(&[folder]);
        assert!(lines.len() > 2, "{folder}");
        entities.iter().for_each(|entity| agree(entity, &lines));
    }
}

#[test]
fn stored_sales_and_sales_with_a_part_changed() {
    let sales: Vec<String> = documents(&["fixtures"])
        .into_iter()
        .filter(|json| json.contains("\"parcelas\"") && !json.contains("\"header\""))
        .collect();
    agree("sale", &sales);
    let changed = |from: &str, to: &str| {
        let all = sales.iter().map(|json| json.replacen(from, to, 1));
        all.filter(|json| parse(json.as_bytes()).is_ok()).collect::<Vec<_>>()
    };
    for (from, to) in [
        ("\"valor\":", "\"valor\":-"),
        ("\"id_cliente\"", "\"id_client\""),
        ("\"data\":\"2026", "\"data\":\"26"),
        ("\"parcelas\":[", "\"parcelas\":[{},"),
        ("\"desconto\":", "\"desconto\":9999"),
        ("\"itens\":[{", "\"itens\":[],\"x\":[{"),
        ("\"id\":", "\"agendamento\":9,\"nfse_dados\":{\"aliquota\":101,\"iss_retido\":1},\"id\":"),
    ] {
        agree("sale", &changed(from, to));
    }
}

#[test]
fn a_row_has_its_key_and_its_position() {
    let lines = ["{\"id\":7}", "{\"id\":\"x\"}", "{", "{\"id\":8,\"id\":9}"].map(str::to_owned);
    let batches = checked("sale", &lines, WriteOperation::Update, Options { threads: 2, ..Options::default() });
    let batch = &batches[0];
    let names: Vec<String> = batch.schema().fields().iter().map(|field| field.name().clone()).collect();
    assert_eq!(names, ["id", "source", "issues"]);
    let keys = batch.column(0).as_primitive::<Int64Type>();
    assert_eq!(keys.iter().collect::<Vec<_>>(), [Some(7), None, None, None]);
    let found = issues(&batches);
    assert!(found[1].iter().any(|issue| issue[0] == "id" && issue[1] == "invalid_integer"));
    assert_eq!(found[2].iter().map(|issue| issue[1].as_str()).collect::<Vec<_>>(), ["malformed_json"]);
    assert_eq!(found[3].iter().map(|issue| issue[1].as_str()).collect::<Vec<_>>(), ["duplicate_key"]);
    let options = Options { explode: Some("itens".to_owned()), ..Options::default() };
    let area = schema::entity("sale").unwrap();
    let error = validate(area, std::iter::empty(), WriteOperation::Insert, None, options).err().unwrap();
    assert_eq!((error.issues()[0].path.as_str(), error.code()), ("explode", "invalid"));
    let area = schema::entity("v1.sale").unwrap();
    let error = validate(area, std::iter::empty(), WriteOperation::Insert, None, Options::default()).err().unwrap();
    assert!(error.issues()[0].params.get("allowed").unwrap().starts_with("sale, "), "{error}");
}

#[test]
fn a_column_of_strings_becomes_one_row_per_string() {
    let texts = [Some("{\n\"id\": 7}"), None, Some(""), Some("[{}]"), Some("{}")];
    let column: ArrayRef = Arc::new(StringArray::from(texts.to_vec()));
    let entity = schema::entity("sale").unwrap();
    let batch = validate::texts(entity, &column, WriteOperation::Insert, None, Severity::Error).unwrap();
    let found = issues(std::slice::from_ref(&batch));
    assert_eq!(found.len(), texts.len());
    assert_eq!(found[1], Vec::<[String; 4]>::new());
    for row in [0, 2, 3, 4] {
        assert!(!found[row].is_empty(), "{row}");
    }
    assert_eq!(
        batch.column_by_name("id").unwrap().as_primitive::<Int64Type>().iter().flatten().collect::<Vec<_>>(),
        [7]
    );
    let numbers: ArrayRef = Arc::new(arrow_array::Int64Array::from(vec![1]));
    assert!(validate::texts(entity, &numbers, WriteOperation::Insert, None, Severity::Error).is_err());
}
