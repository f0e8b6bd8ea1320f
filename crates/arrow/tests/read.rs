//! Reading records from sources of every format, and the issues of invalid records.

use std::io::{self, Cursor, Read};
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Date32Type, Decimal128Type, Int64Type};
use arrow_array::{Array as _, ArrayRef, RecordBatch, StringArray, StringViewArray};
use lastro_arrow::read::{self, OpenError, Options, ReadError, Source};
use lastro_arrow::schema;

fn source(name: &str, bytes: impl Into<Vec<u8>>) -> Result<Source, OpenError> {
    Ok(Source::new(name, Cursor::new(bytes.into())))
}

fn read_with(bytes: impl Into<Vec<u8>>, options: Options) -> Vec<RecordBatch> {
    let sources = [source("a", bytes)].into_iter();
    read::open(schema::entity("sale").unwrap(), sources, options).unwrap().map(Result::unwrap).collect()
}

/// Formats every row as a string for comparison: its `id`, `extra` (`-` if null), `line:offset`, and its issues.
fn rows(batches: &[RecordBatch]) -> Vec<String> {
    let mut rows = Vec::new();
    for batch in batches {
        for row in 0..batch.num_rows() {
            let shown = |name: &str| batch.column_by_name(name).unwrap().slice(row, 1);
            let whole = |name: &str| {
                let column = shown(name);
                let column = column.as_primitive::<Int64Type>();
                column.is_valid(0).then(|| column.value(0))
            };
            let extra = shown("extra");
            let extra = extra.as_string::<i32>();
            let place = shown("source");
            let place = place.as_struct();
            let number = |at: usize| place.column(at).as_primitive::<Int64Type>().value(0);
            let issues = shown("issues").as_list::<i32>().value(0);
            let texts = |at: usize| {
                let column = issues.as_struct().column(at);
                column.as_string::<i32>().iter().map(|text| text.unwrap().to_owned()).collect::<Vec<_>>()
            };
            let issues: Vec<String> =
                texts(0).iter().zip(texts(1)).map(|(path, code)| format!("{path} {code}")).collect();
            let extra = if extra.is_valid(0) { extra.value(0) } else { "-" };
            rows.push(format!("{:?} {extra} {}:{} {issues:?}", whole("id"), number(1), number(2)));
        }
    }
    rows
}

fn read(bytes: &str) -> Vec<String> {
    rows(&read_with(bytes, Options::default()))
}

#[test]
fn a_record_a_line() {
    let text = "\u{feff}{\"id\":1,\"custom_a\":1.50}\r\n\r\n  {\"id\":2}\n{\"id\":\"x\"}\n{\"id\":3\n[]\n{\"id\":4,\"id\":4}\n{\"id\":5}";
    assert_eq!(
        read(text),
        [
            r#"Some(1) {"custom_a":1.50} 1:3 []"#,
            r#"Some(2) - 3:33 []"#,
            r#"None {"id":"x"} 4:42 ["id invalid_integer"]"#,
            r#"None "{\"id\":3" 5:53 [" malformed_json"]"#,
            r#"None "[]" 6:61 [" invalid_type"]"#,
            r#"None "{\"id\":4,\"id\":4}" 7:64 ["id duplicate_key"]"#,
            r#"Some(5) - 8:80 []"#,
        ]
    );
}

#[test]
fn lists_pages_and_records_over_several_lines() {
    let list = "[{\"id\":1},\n {\"id\":2} , 7,{\"id\":\"]}\\\"\"}]\n";
    assert_eq!(
        read(list),
        [
            "Some(1) - 1:1 []",
            "Some(2) - 2:12 []",
            "None \"7\" 2:23 [\" invalid_type\"]",
            r#"None {"id":"]}\""} 2:25 ["id invalid_integer"]"#
        ]
    );
    let pages = "{\"header\":{\"data\":[1]},\"data\":[{\"id\":1}],\"more\":\"x\"}\n{\"d\\u0061ta\":[\n{\"id\":2},\n{\"id\":3}]}{\"data\":[]}";
    assert_eq!(read(pages), ["Some(1) - 1:31 []", "Some(2) - 3:68 []", "Some(3) - 4:78 []"]);
    let long = "{\n  \"id\": 1\n}\n{\n  \"id\": 2,\n \"parcelas\": [{\"id\": 3}]}\n";
    assert_eq!(read(long), ["Some(1) - 1:0 []", "Some(2) - 4:14 []"]);
    // in a sale, `data` is a date, so these documents are records and not pages
    assert_eq!(read("{\"id\":1,\"data\":\"2026-01-01\"}\n{\"id\":2}\n"), ["Some(1) - 1:0 []", "Some(2) - 2:29 []"]);
}

#[test]
fn a_malformed_list_ends_with_a_row_for_the_error() {
    assert_eq!(read("[{\"id\":1} {\"id\":2}]"), ["Some(1) - 1:1 []", "None - 1:10 [\" malformed_json\"]"]);
    assert_eq!(
        read("[{\"id\":1},\n{\"id\":2"),
        ["Some(1) - 1:1 []", "None \"{\\\"id\\\":2\" 2:11 [\" malformed_json\"]"]
    );
    assert_eq!(read("[{\"id\":1},\n"), ["Some(1) - 1:1 []", "None - 2:11 [\" malformed_json\"]"]);
    assert_eq!(read("[{\"id\":1}]x"), ["Some(1) - 1:1 []", "None - 1:10 [\" malformed_json\"]"]);
    assert_eq!(
        read("{\"data\":[{\"id\":1}],\"data\":[{\"id\":2}]}"),
        ["Some(1) - 1:9 []", "None - 1:26 [\" malformed_json\"]"]
    );
}

#[test]
fn every_size_of_a_block_and_number_of_threads_gives_the_same_rows() {
    let lines: String = (0..150).map(|n| format!("{{\"id\":{n},\"cliente\":\"{}\"}}\n", "é".repeat(n))).collect();
    let list = format!("[{}]", lines.trim_end().replace("}\n", "},\n"));
    let page = format!("{{\"header\":{{\"count\":1}},\"data\":{list},\"x\":[[]]}}");
    for text in [lines, list, page.clone(), format!("{page}\n{page}")] {
        let whole = read(&text);
        assert!(whole.len() >= 150, "{whole:?}");
        for block_bytes in [1, 7, 64, 1000] {
            for threads in [1, 2] {
                let options = Options { block_bytes, threads, rows: 3, ..Options::default() };
                let batches = read_with(text.clone(), options);
                assert!(batches.iter().all(|batch| (1..=3).contains(&batch.num_rows())));
                assert_eq!(rows(&batches), whole, "{block_bytes} {threads}");
            }
        }
    }
}

#[test]
fn values_are_exact() {
    let batches = read_with(
        r#"{"valor_venda":129.9,"data":"2026-01-31","parcelas":[{"valor":"0.01"},{"valor":12.505}],"itens":[{"qtd":0.0000000001}],"nfse_dados":{"iss_retido":0,"x":{"a":[1]}}}"#,
        Options::default(),
    );
    let batch = &batches[0];
    let column = |name: &str| batch.column_by_name(name).unwrap();
    assert_eq!(column("valor_venda").as_primitive::<Decimal128Type>().value_as_string(0), "129.90");
    assert_eq!(column("data").as_primitive::<Date32Type>().value(0), 20484);
    // the list is not null, although a field of an element is invalid: only that field is null, and the element's
    // `extra` keeps its value
    assert!(column("parcelas").is_valid(0));
    let items = column("itens").as_list::<i32>().value(0);
    let quantity = items.as_struct().column_by_name("qtd").unwrap().as_primitive::<Decimal128Type>().value_as_string(0);
    assert_eq!(quantity, "0.0000000001");
    let invoice = column("nfse_dados").as_struct();
    assert_eq!(invoice.column_by_name("extra").unwrap().as_string::<i32>().value(0), r#"{"x":{"a":[1]}}"#);
    assert_eq!(rows(&batches), [r#"None - 1:0 ["parcelas[1].valor too_many_decimals"]"#]);
}

#[test]
fn an_empty_input_has_the_schema_and_no_rows() {
    for text in ["", "\n \r\n", "\u{feff}", "[]", " {\"data\":[]} "] {
        let mut records =
            read::open(schema::entity("sale").unwrap(), [source("a", text)].into_iter(), Options::default()).unwrap();
        assert_eq!(records.schema().fields().len(), 40 + 3);
        assert!(records.next().is_none(), "{text:?}");
    }
    let none = std::iter::empty();
    assert!(read::open(schema::entity("sale").unwrap(), none, Options::default()).unwrap().next().is_none());
}

struct Failing(Cursor<Vec<u8>>);

impl Read for Failing {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        match self.0.read(into) {
            Ok(0) => Err(io::Error::other("the line was cut")),
            read => read,
        }
    }
}

#[test]
fn a_failing_source_returns_its_rows_then_an_error_with_its_name() {
    for (text, threads) in [("{\"id\":1}\n{\"id\":2}\n{\"id\"", 1), ("[{\"id\":1},{\"id\":2},{\"id\"", 2)] {
        let failing = Source::new("b.json", Failing(Cursor::new(text.into())));
        let sources = [source("a", "{\"id\":0}"), Ok(failing), source("c", "{\"id\":9}")].into_iter();
        let options = Options { threads, ..Options::default() };
        let mut records = read::open(schema::entity("sale").unwrap(), sources, options).unwrap();
        let given: Vec<RecordBatch> = records.by_ref().map_while(Result::ok).collect();
        assert_eq!(rows(&given).len(), 3);
        assert!(records.next().is_none());
        let failing = Source::new("b.json", Failing(Cursor::new(text.into())));
        let options = Options { threads, ..Options::default() };
        let fault = read::open(schema::entity("sale").unwrap(), [Ok(failing)].into_iter(), options)
            .unwrap()
            .find_map(Result::err)
            .unwrap();
        assert!(matches!(&fault, ReadError::Source { name, .. } if name == "b.json"));
        assert_eq!(fault.to_string(), "b.json: the line was cut");
    }
    let closed = [Err(OpenError::from("no such file: x"))].into_iter();
    let fault = read::open(schema::entity("sale").unwrap(), closed, Options::default()).unwrap().next();
    assert_eq!(fault.unwrap().unwrap_err().to_string(), "no such file: x");
}

#[test]
fn a_consumer_may_stop_early() {
    let endless = Source::new("endless", Cursor::new("{\"id\":1}\n").chain(Endless));
    let options = Options { threads: 2, block_bytes: 1000, ..Options::default() };
    let mut records = read::open(schema::entity("sale").unwrap(), [Ok(endless)].into_iter(), options).unwrap();
    assert!(records.next().unwrap().is_ok());
    drop(records);
}

struct Endless;

impl Read for Endless {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        into.fill(b'\n');
        into.iter_mut().zip(b"{}").for_each(|(to, from)| *to = *from);
        Ok(into.len())
    }
}

#[test]
fn a_line_longer_than_a_document_is_one_row() {
    let long = format!("{{\"id\":1}}\n{{\"cliente\":\"{}\"}}\n{{\"id\":3}}\n", "x".repeat(40 << 20));
    let options = Options { block_bytes: 1 << 20, ..Options::default() };
    let rows = rows(&read_with(long, options));
    assert_eq!(rows.len(), 3);
    assert!(rows[1].ends_with("2:9 [\" too_large\"]"), "{}", &rows[1][5000..]);
    assert!(rows[1].len() < 5000);
    assert_eq!(rows[2], format!("Some(3) - 3:{} []", 9 + 15 + (40 << 20)));
}

#[test]
fn a_column_of_texts() {
    let texts = [Some("{\"id\":1}"), None, Some("{"), Some("{\"id\":2}")];
    let columns: [ArrayRef; 2] = [Arc::new(StringArray::from_iter(texts)), Arc::new(StringViewArray::from_iter(texts))];
    for column in columns {
        let batch = read::texts(schema::entity("sale").unwrap(), &column, &Options::default()).unwrap();
        let expected =
            ["Some(1) - 1:0 []", "None - 2:0 []", "None \"{\" 3:0 [\" malformed_json\"]", "Some(2) - 4:0 []"];
        assert_eq!(rows(&[batch]), expected);
    }
    let numbers: ArrayRef = Arc::new(arrow_array::Int64Array::from(vec![1]));
    assert!(read::texts(schema::entity("sale").unwrap(), &numbers, &Options::default()).is_err());
}

#[test]
fn card_numbers_have_no_column_and_are_not_in_extra() {
    let area = schema::entity("customer").unwrap();
    let text = "{\"cartoes\":[{\"numero\":\"4111111111111111\",\"codigo\":[4111]}]}\n{\"cartoes\":\"4111\n";
    let records = read::open(area, [source("a", text)].into_iter(), Options::default()).unwrap();
    let shown = format!("{:?}", records.map(Result::unwrap).collect::<Vec<_>>());
    assert!(!shown.contains("4111"), "{shown}");
}

#[test]
fn an_unknown_entity_is_an_error_with_the_known_names() {
    let error = schema::entity("sal").unwrap_err();
    assert_eq!(error.issues()[0].path, "entity");
    assert!(error.issues()[0].params.get("allowed").unwrap().contains("v1.sale"));
    assert!(schema::entities().count() > 20);
}

#[test]
fn a_row_for_each_element_of_a_list() {
    let text = concat!(
        r#"{"id":1,"cliente":"Ana","custom_a":2,"parcelas":[{"valor":"1.00","custom_b":1},{"valor":"x"}],"id_cliente":"y"}"#,
        "\n{\"id\":2}\n{\"id\":3\n",
        r#"{"id":4,"parcelas":[{"valor":"4.00","id":9}]}"#
    );
    let options = Options { explode: Some("parcelas".to_owned()), ..Options::default() };
    let batches = read_with(text, options.clone());
    let batch = &batches[0];
    let whole = |name: &str| batch.column_by_name(name).unwrap().as_primitive::<Int64Type>().iter().collect::<Vec<_>>();
    let texts = |name: &str| {
        let column = batch.column_by_name(name).unwrap().as_string::<i32>();
        column.iter().map(|text| text.unwrap_or("-").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(whole("sale_id"), [Some(1), Some(1), Some(2), None, Some(4)]);
    assert_eq!(whole("position"), [Some(0), Some(1), None, None, Some(0)]);
    assert_eq!(whole("id"), [None, None, None, None, Some(9)]);
    assert_eq!(texts("sale_cliente"), ["Ana", "Ana", "-", "-", "-"]);
    assert_eq!(texts("extra"), [r#"{"custom_b":1}"#, r#"{"valor":"x"}"#, "-", "-", "-"]);
    assert_eq!(texts("sale_extra")[3], r#""{\"id\":3""#);
    let valor = batch.column_by_name("valor").unwrap().as_primitive::<Decimal128Type>();
    assert_eq!(valor.iter().collect::<Vec<_>>(), [Some(100), None, None, None, Some(400)]);
    let issues = batch.column_by_name("issues").unwrap().as_list::<i32>();
    let paths = |row: usize| {
        let list = issues.value(row);
        let column = list.as_struct().column(0).clone();
        column.as_string::<i32>().iter().map(|path| path.unwrap().to_owned()).collect::<Vec<_>>()
    };
    let paths: Vec<Vec<String>> = (0..5).map(paths).collect();
    assert_eq!(paths, [vec!["id_cliente"], vec!["parcelas[1].valor"], vec![], vec![""], vec![]]);
    let source = batch.column_by_name("source").unwrap().as_struct().column(1).as_primitive::<Int64Type>();
    assert_eq!(source.values(), &[1, 1, 2, 3, 4]);
    // only a list of records can be exploded
    let none = Options { explode: Some("cliente".to_owned()), ..options };
    let error = read::open(schema::entity("sale").unwrap(), std::iter::empty(), none).err().unwrap();
    assert_eq!(error.issues()[0].path, "explode");
    assert_eq!(error.issues()[0].params.get("allowed"), Some("parcelas, itens"));
}
