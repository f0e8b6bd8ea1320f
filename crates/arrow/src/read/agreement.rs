//! Tests that JSON read into columns has the same values as JSON read into typed records. They cover every entity, with the
//! documents in `tests/vectors` and `tests/fixtures`, and with documents generated from the field tables.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::fs;
use std::path::Path;

use arrow_array::RecordBatch;
use arrow_array::cast::AsArray as _;
use lastro::Severity;
use lastro::json::{Value, parse};
use lastro::model::{Builder as _, ModelTable, Parts, Type, View, read_record};
use lastro_facade::Area;
use proptest::prelude::*;

use super::block::Place;
use super::columns::{Column, Record};
use super::row::{Row, shown, units};
use super::rows::{Layout, Rows};
use crate::schema;

/// Converts documents to a batch, with one row per document. With `typed`, each document is read into a typed record first,
/// which is then copied into the columns.
fn batch(area: &'static Area, documents: &[Vec<u8>], typed: bool) -> RecordBatch {
    let table = schema::table_of(area).unwrap();
    let layout = Layout::new(area.name, table, None).unwrap();
    let mut rows = Rows::new(table, Severity::Warning);
    for (line, json) in (1..).zip(documents) {
        let place = Place { line, offset: 0 };
        if !typed {
            rows.read(json, None, place);
            continue;
        }
        let mut record = table.empty.unwrap()();
        match read_record(json, &mut *record) {
            Ok(issues) => {
                let row = rows.len();
                append(&*record, &mut rows.record, row);
                rows.end(None, place, issues.into_list());
            }
            Err(error) => rows.refused(json, None, place, error.into_issues()),
        }
    }
    rows.finish(&layout).unwrap()
}

/// Copies a typed record into columns. The values come from the same views through which the core crate validates a record.
fn append(record: &dyn Parts, columns: &mut Record, row: usize) {
    record.views(&mut |place, view| {
        if let Some(Some(column)) = columns.columns.get_mut(place) {
            put(column, row, view);
        }
    });
    Row { columns, row }.end(record.extra().cloned().unwrap_or_default());
}

/// Copies a value of a typed record into a column.
fn put(column: &mut Column, row: usize, view: View<'_>) {
    match (column, view) {
        (Column::Text(texts), view) => match view {
            View::Text(text) => texts.put(row, text),
            View::Choice(text) => texts.put(row, text),
            View::Number(number) => texts.put(row, number.as_str()),
            View::Moment(moment) => texts.put(row, moment.as_str()),
            View::Month(month) => texts.put(row, &month.to_string()),
            View::Json(value) => texts.put(row, &shown(value.clone(), None).to_json()),
            _ => {}
        },
        (Column::Whole(cells), View::Integer(number) | View::Code(number, _)) => cells.put(row, number),
        (Column::Decimal(cells, ..), View::Money(amount)) => cells.put(row, i128::from(amount.cents())),
        (Column::Decimal(cells, ..), View::Percent(percent)) => cells.put(row, i128::from(percent.hundredths())),
        (Column::Decimal(cells, ..), View::Quantity(quantity)) => cells.put(row, units(quantity)),
        (Column::Day(cells), View::Date(day)) => cells.put(row, day.epoch_days()),
        (Column::Flag(cells), View::Boolean(flag)) => cells.put(row, flag),
        (Column::Record(columns), View::Record(record)) => append(record, columns, row),
        (Column::List(list), View::List(elements)) => {
            let first = list.items();
            let mut items = first;
            elements.views(&mut |index, view| {
                put(&mut list.items, first.saturating_add(index), view);
                items = items.max(first.saturating_add(index).saturating_add(1));
            });
            list.put(row, items);
        }
        _ => {}
    }
}

/// Asserts that reading the documents into columns directly gives the same batch as reading them into typed records first.
/// Returns the number of records without an issue.
fn check(area: &'static Area, documents: &[Vec<u8>]) -> usize {
    let (read, typed) = (batch(area, documents, false), batch(area, documents, true));
    if read != typed {
        for json in documents {
            let one = std::slice::from_ref(json);
            let (read, typed) = (batch(area, one, false), batch(area, one, true));
            assert_eq!(read, typed, "{} {}", area.name, String::from_utf8_lossy(json));
        }
        assert_eq!(read, typed, "{}: only together", area.name);
    }
    let issues = read.column_by_name("issues").unwrap().as_list::<i32>();
    (0..read.num_rows()).filter(|row| issues.value_length(*row) == 0).count()
}

/// Collects every object in a value, at any depth.
fn objects(value: &Value, found: &mut Vec<Vec<u8>>) {
    match value {
        Value::Object(members) => {
            found.push(value.to_json().into_bytes());
            members.iter().for_each(|(_, member)| objects(member, found));
        }
        Value::Array(items) => items.iter().for_each(|item| objects(item, found)),
        _ => {}
    }
}

fn collect(path: &Path, found: &mut Vec<Vec<u8>>) {
    if path.is_dir() {
        fs::read_dir(path).unwrap().for_each(|entry| collect(&entry.unwrap().path(), found));
    } else if path.extension().is_some_and(|end| end == "json") {
        objects(&parse(&fs::read(path).unwrap()).unwrap(), found);
    }
}

#[test]
fn all_documents_of_the_vectors_as_every_entity() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut documents = Vec::new();
    ["vectors", "fixtures"].iter().for_each(|folder| collect(&tests.join(folder), &mut documents));
    documents.sort_unstable();
    documents.dedup();
    assert!(documents.len() > 1000);
    let mut sound = 0;
    // reading all documents as every entity would take too long: each entity gets every third or twelfth document, and each
    // starts at a different document
    let every = if std::env::var_os("LASTRO_THOROUGH").is_some() { 3 } else { 12 };
    for (number, area) in schema::entities().enumerate() {
        let part: Vec<Vec<u8>> = documents.iter().skip(number % every).step_by(every).cloned().collect();
        sound += check(area, &part);
    }
    assert!(sound > 1000, "{sound}");
}

/// Edge cases for a decoder.
const ODD: [&str; 40] = [
    r#"{"id":1,"id":2}"#,
    r#"{"id":1,"\u0069d":2}"#,
    r#"{"x":1,"x":1}"#,
    r#"{"x":{"y":1,"y":2}}"#,
    r#"{"x":[{"y":1,"y":2}]}"#,
    r#"{"x":"\ud83d\ude00\/\"\\\u0001\n","y":"é","\u00e9":null}"#,
    r#"{"x":"\ud83d"}"#,
    r#"{"cliente":"\ude00"}"#,
    r#"{"cliente":"S\u00e3o Paulo 1\/2 \"x\" \\ \u0000"}"#,
    r#"{"x" : [ 1 , 2.50 , { "a" : true , "b" : [ ] } , "\u00e9" ] , "id" : 7 }"#,
    r#"{"valor_venda":1e2}"#,
    r#"{"valor_venda":-0}"#,
    r#"{"valor_venda":"-0.00"}"#,
    r#"{"valor_venda":999999999999999.99}"#,
    r#"{"valor_venda":1000000000000000.00}"#,
    r#"{"valor_venda":"1,50"}"#,
    r#"{"valor_venda":" 1"}"#,
    r#"{"valor_venda":1.505}"#,
    r#"{"id":9007199254740991}"#,
    r#"{"id":9007199254740992}"#,
    r#"{"id":"1"}"#,
    r#"{"id":"01"}"#,
    r#"{"id":1.0}"#,
    r#"{"id":-0}"#,
    r#"{"id":true}"#,
    r#"{"data":"2024-02-29"}"#,
    r#"{"data":"2023-02-29"}"#,
    r#"{"data":20240229}"#,
    r#"{"data":"0001-01-01","email_enviado":"2026-11-20T10:30:00.1234567890123Z"}"#,
    r#"{"parcelas":[null]}"#,
    r#"{"parcelas":[]}"#,
    r#"{"parcelas":{}}"#,
    r#"{"parcelas":[{"valor":1},{"valor":"x"}],"itens":[{"qtd":"0.0000000001"}]}"#,
    r#"{"parcelas":[{"valor":1,"custom_a":"b"},{}],"custom_z":{"\u0061":1}}"#,
    r#"{"nfse_dados":"","agendamento_dados":{}}"#,
    r#"{"id":1}{"id":2}"#,
    r#"{"id":1,}"#,
    r#"{}"#,
    r#"  {"id" : 1}  "#,
    r#"[]"#,
];

#[test]
fn unusual_documents_are_read_alike_as_every_entity() {
    let mut documents: Vec<Vec<u8>> = ODD.iter().map(|text| text.as_bytes().to_vec()).collect();
    documents.push(b"\xef\xbb\xbf{\"id\":1}".to_vec());
    documents.push(b"{\"cliente\":\"\xff\"}".to_vec());
    documents.push(b"{\"x\":\"\xff\"}".to_vec());
    documents.push(b"{\"\xff\":1}".to_vec());
    documents.push(format!("{{\"x\":{}1{}}}", "[".repeat(130), "]".repeat(130)).into_bytes());
    documents.push(format!("{{\"x\":{}1{}}}", "[".repeat(127), "]".repeat(127)).into_bytes());
    let members: Vec<String> = (0..100).map(|n| format!("\"m{}\":{n}", n % 99)).collect();
    documents.push(format!("{{{}}}", members.join(",")).into_bytes());
    documents.push(format!("{{{}}}", members[..99].join(",")).into_bytes());
    for area in schema::entities() {
        check(area, &documents);
    }
}

/// The random bytes that determine a generated document: each byte chooses one alternative.
struct Choices<'c>(std::slice::Iter<'c, u8>);

impl Choices<'_> {
    fn of(&mut self, count: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or_default()) % count
    }

    fn one<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.of(texts.len())]
    }

    fn value(&mut self, ty: Type) -> String {
        const ANY: [&str; 12] =
            ["null", "\"\"", "7", "\"7\"", "1.50", "-1e3", "true", "[]", "{}", "[1]", "\"\\u00e9\\/\"", "{\"a\":[{}]}"];
        if self.of(12) == 0 {
            return self.one(&ANY).to_owned();
        }
        match ty.required() {
            Type::Integer => self.one(&["0", "12", "-5", "\"34\"", "\"+1\"", "9007199254740992"]).to_owned(),
            Type::Boolean => self.one(&["true", "false", "0"]).to_owned(),
            Type::Money | Type::Percent | Type::Quantity | Type::Number => {
                self.one(&["0", "12.5", "\"0.07\"", "-3", "99", "1E2", "1.005"]).to_owned()
            }
            Type::Date => self.one(&["\"2026-01-31\"", "\"2026-02-30\"", "\"1969-12-31\""]).to_owned(),
            Type::YearMonth => self.one(&["\"2026-01\"", "\"2026-13\""]).to_owned(),
            Type::DateTime => {
                self.one(&["\"2026-01-31T10:00:00-03:00\"", "\"2026-01-31T10:00:00Z\"", "\"x\""]).to_owned()
            }
            Type::Code(table) => match (self.of(3), table.texts, table.codes) {
                (0, [(text, _), ..], _) => format!("\"{}\"", text.to_uppercase()),
                (1, _, [.., last]) => format!("\"{}\"", last.code),
                (_, _, [first, ..]) => first.code.to_string(),
                _ => "77".to_owned(),
            },
            Type::Choice(table) => format!("\"{}\"", table.choices[self.of(table.choices.len())].text),
            Type::Record(table) => self.record(table),
            Type::List(item) => {
                let items: Vec<String> = (0..self.of(4)).map(|_| self.value(*item)).collect();
                format!("[{}]", items.join(","))
            }
            _ => self.one(&["\"texto\"", "\"S\\u00e3o \\\"x\\\"\"", "\"ção\"", "\"\""]).to_owned(),
        }
    }

    fn record(&mut self, table: &ModelTable) -> String {
        let space = self.one(&["", " ", "\n\t"]);
        let mut members = Vec::new();
        for field in table.fields {
            if self.of(3) > 0 {
                members.push(format!("\"{}\":{space}{}", field.name, self.value(field.ty)));
            }
        }
        for _ in 0..self.of(3) {
            let name = self.one(&["custom_a", "x", "custom_\\u00e9", "id", "nome"]);
            let value = self.value(Type::Number);
            members.insert(self.of(members.len() + 1), format!("\"{name}\":{value}"));
        }
        format!("{{{}{space}}}", members.join(","))
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn documents_made_from_the_tables(choices in prop::collection::vec(any::<u8>(), 0..600), entity in 0_usize..100) {
        let areas: Vec<_> = schema::entities().collect();
        let area = areas[entity % areas.len()];
        let table = schema::table_of(area).unwrap();
        let mut choices = Choices(choices.iter());
        let documents: Vec<Vec<u8>> = (0..3).map(|_| choices.record(table).into_bytes()).collect();
        check(area, &documents);
    }

    #[test]
    fn documents_with_a_byte_changed(place in any::<prop::sample::Index>(), byte in any::<u8>(), choices in prop::collection::vec(any::<u8>(), 200)) {
        let area = schema::entity("sale").unwrap();
        let table = schema::table_of(area).unwrap();
        let mut json = Choices(choices.iter()).record(table).into_bytes();
        let at = place.index(json.len());
        json[at] = byte;
        check(area, &[json]);
    }
}
