//! Reads arbitrary lines as records into columns. Each line must become one row. If the core reports an error for the line, the
//! row must have an issue. Otherwise, writing the row must give the text that the core writes.
#![no_main]

use std::io::Cursor;

use arrow_array::Array as _;
use arrow_array::cast::AsArray as _;
use lastro::json::{Value, parse};
use lastro_arrow::read::{Options, Source, conceal, open};
use lastro_arrow::records::write::{Form, write};
use lastro_arrow::schema;
use lastro_facade::Area;
use lastro_facade::dispatch;
use libfuzzer_sys::fuzz_target;

/// Entities without card numbers and security codes, so that every field has a column.
const ENTITIES: [&str; 6] = ["sale", "service", "plan", "adjustment_index", "nfse_data", "v1.sale"];

/// The line that the core's `decode` and `encode` return for a line, without card numbers; `None` if they return an error.
fn of_the_core(area: &Area, line: &str) -> Option<String> {
    let mut text = String::new();
    Value::String(line.to_owned()).write(&mut text);
    let decoded = parse(dispatch(&format!("{}.decode", area.name), &format!("{{\"json\":{text}}}")).as_bytes()).ok()?;
    let mut value = decoded.get("ok")?.get("value")?.clone();
    // columns drop unknown members that are named like card numbers, so they are dropped here, too
    conceal(&mut value);
    let value = value.to_json();
    let encoded = dispatch(&format!("{}.encode", area.name), &format!("{{\"value\":{value}}}"));
    Some(encoded.strip_prefix("{\"ok\":")?.strip_suffix('}')?.to_owned())
}

fuzz_target!(|input: (u8, &str)| {
    let (chosen, text) = input;
    let area = schema::entity(ENTITIES[usize::from(chosen) % ENTITIES.len()]).expect("an entity");
    let table = area.entity.expect("a record").table;
    let lines: Vec<&str> = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).collect();
    // the first line is an object, so the format is detected as one record per line
    let bytes = ["{}\n", &lines.join("\n")].concat().into_bytes();
    let sources = std::iter::once(Ok(Source::new("fuzz", Cursor::new(bytes))));
    let batches = open(area, sources, Options::default()).expect("options that fit");
    let batches: Vec<_> = batches.map(|batch| batch.expect("a source that can be read")).collect();
    let [batch] = batches.as_slice() else { panic!("{} batches", batches.len()) };
    assert_eq!(batch.num_rows(), lines.len() + 1);
    let written = write(table, batch, Form::Encode).expect("columns that were read");
    let whole = String::from_utf8(written.lines).expect("JSON");
    let mut rest = whole.lines().skip(1);
    for (row, line) in (1..).zip(lines) {
        let wanted = of_the_core(area, line);
        assert_eq!(written.issues.value(row).is_empty(), wanted.is_some(), "{}: {line}", area.name);
        if let Some(wanted) = wanted {
            assert_eq!(rest.next(), Some(wanted.as_str()), "{}: {line}", area.name);
        }
    }
    let _columns = batch.column_by_name("issues").map(|issues| issues.as_list::<i32>().len());
});
