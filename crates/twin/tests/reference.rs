//! Tests the reference lists: number of rows, codes, order, names, and that each sample is a part of the complete list.

use crate::common;
use std::collections::{BTreeMap, BTreeSet};

use lastro::brazil::{lc116, municipality};
use lastro::model::{AdjustmentIndex, Cnae, Model, Municipality, ServiceListItem};
use lastro_twin::reference::{Fault, List, Problem, full, rows, sample};
use lastro_twin::state::Row;

fn whole(list: List) -> Vec<Row> {
    rows(list, full::text(list)).unwrap()
}

/// Parses the records of some rows. Checks that the core reads each completely and without an issue, and writes it back
/// unchanged.
fn decoded<T: Model>(rows: &[Row]) -> Vec<T> {
    let read = |row: &Row| {
        let (record, issues) = T::from_json(row.doc.as_bytes()).unwrap();
        assert_eq!(issues, [], "{}", row.doc);
        let complete = (0..T::TABLE.fields.len()).all(|field| record.has_value(field));
        assert!(complete, "{}", row.doc);
        assert_eq!(record.encode().to_text(), *row.doc);
        record
    };
    rows.iter().map(read).collect()
}

/// The cells of each line of a list, without comments and header.
fn lines(text: &str) -> Vec<Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| line.split('\t').collect()).collect()
}

fn counted<K: Ord>(keys: impl IntoIterator<Item = K>) -> BTreeMap<K, usize> {
    keys.into_iter().fold(BTreeMap::new(), |mut counts, key| {
        *counts.entry(key).or_default() += 1;
        counts
    })
}

#[test]
fn every_list_has_its_count_and_is_in_order() {
    for (list, in_full, in_sample) in [
        (List::Cnae, 1_332, 54),
        (List::ServiceList, 200, 37),
        (List::Municipalities, 5_571, 98),
        (List::Indices, 48, 48),
    ] {
        for (text, count) in [(full::text(list), in_full), (sample(list), in_sample)] {
            let rows = rows(list, text).unwrap();
            assert_eq!(rows.len(), count, "{}", list.file());
            assert!(rows.is_sorted_by(|a, b| a.id < b.id), "{}", list.file());
            assert!(rows.iter().all(|row| row.extras.is_none()));
        }
    }
}

#[test]
fn names_are_whole_and_clean() {
    for list in List::ALL {
        let text = full::text(list);
        assert!(!text.contains("  ") && !text.contains('\r') && !text.contains('\u{FFFD}'), "{}", list.file());
        let combining = |c: char| ('\u{300}'..='\u{36F}').contains(&c);
        assert!(!text.contains(combining), "{}: composed letters only", list.file());
        for cells in lines(text) {
            assert!(cells.iter().all(|cell| cell.trim() == *cell && !cell.is_empty()), "{cells:?}");
        }
    }
}

#[test]
fn a_sample_is_some_rows_of_the_whole_list() {
    for list in List::ALL {
        let all: BTreeSet<&str> = full::text(list).lines().collect();
        let mut some = sample(list).lines().filter(|line| !line.starts_with('#'));
        assert!(some.all(|line| all.contains(line)), "{}", list.file());
    }
    let bytes: usize = List::ALL.into_iter().map(|list| sample(list).len()).sum();
    assert!(bytes < 16_384, "every wasm build contains the samples: {bytes} bytes");
}

#[test]
fn activities_have_seven_digits_and_the_classification_is_whole() {
    let records: Vec<Cnae> = decoded(&whole(List::Cnae));
    let rice = &records[0];
    assert_eq!((rice.id, rice.nome.as_deref()), (Some(111_301), Some("CULTIVO DE ARROZ")));

    let codes: Vec<&str> = lines(full::text(List::Cnae)).iter().map(|cells| cells[0]).collect();
    assert!(codes.iter().all(|code| code.len() == 7 && code.bytes().all(|b| b.is_ascii_digit())));
    assert_eq!(counted(codes.iter().map(|code| &code[..2])).len(), 87, "divisions");
    // CNAE has 673 classes. The list lacks 47.90-3 and 70.10-7, which have no subclass.
    let classes = counted(codes.iter().map(|code| &code[..5]));
    assert_eq!(classes.len(), 671);
    // The check digit of a class follows from the four digits before it, so no two classes differ only in that digit.
    assert_eq!(counted(classes.keys().map(|class| &class[..4])).len(), 671);
    for code in codes.iter().filter(|code| code.ends_with("00")) {
        assert_eq!(classes[&code[..5]], 1, "{code}: a subclass 00 is the only one of its class");
    }
}

#[test]
fn service_items_are_those_of_the_law() {
    let records: Vec<ServiceListItem> = decoded(&whole(List::ServiceList));
    let items: Vec<String> = records.iter().map(|record| lc116::to_item(record.id.unwrap()).unwrap()).collect();
    let by_group = counted(items.iter().map(|item| item.split_once('.').unwrap().0.parse::<u8>().unwrap()));
    let counts = [
        9, 1, 4, 23, 9, 6, 20, 2, 3, 10, 5, 17, 4, 14, 18, 2, 24, 1, 1, 3, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
        1, 1, 1, 1, 1,
    ];
    assert_eq!(by_group, (1..).zip(counts).collect());

    // The missing numbers within each group are the numbers of the vetoed items.
    let mut missing = Vec::new();
    for group in by_group.keys() {
        let last = items.iter().rfind(|item| item.starts_with(&format!("{group}."))).unwrap();
        let highest: usize = last.split_once('.').unwrap().1.parse().unwrap();
        let all = (1..=highest).map(|sub| format!("{group}.{sub:02}"));
        missing.extend(all.filter(|item| !items.contains(item)));
    }
    assert_eq!(missing, ["3.01", "7.14", "7.15", "13.01", "17.07"]);

    let named: BTreeMap<&str, &str> =
        items.iter().map(String::as_str).zip(records.iter().map(|record| record.nome.as_deref().unwrap())).collect();
    let wordings = lines(include_str!("../data/lei-complementar-116.tsv"));
    assert_eq!(wordings.len(), 63);
    for cells in wordings {
        assert_eq!(named[cells[0]], cells[1], "{}", cells[0]);
    }
    assert_eq!(named["1.02"], "Programação");
}

#[test]
fn municipalities_have_right_check_digits_and_the_count_of_each_unit() {
    let records: Vec<Municipality> = decoded(&whole(List::Municipalities));
    let codes: BTreeSet<i64> = records.iter().map(|record| record.id.unwrap()).collect();
    assert_eq!(codes.len(), records.len());
    assert!(codes.iter().all(|&code| municipality::is_valid_number(code)));
    // These official codes have a check digit that the formula does not give.
    for code in [2201919, 2201988, 2202251, 2611533, 3117836, 3152131, 4305871, 5203939, 5203962] {
        assert!(codes.contains(&code), "{code}");
    }
    // The number of municipalities of each federative unit. Brasília, Fernando de Noronha and Boa Esperança do Norte
    // (established in 2025) are included.
    let counts = [
        (11, 52),
        (12, 22),
        (13, 62),
        (14, 15),
        (15, 144),
        (16, 16),
        (17, 139),
        (21, 217),
        (22, 224),
        (23, 184),
        (24, 167),
        (25, 223),
        (26, 185),
        (27, 102),
        (28, 75),
        (29, 417),
        (31, 853),
        (32, 78),
        (33, 92),
        (35, 645),
        (41, 399),
        (42, 295),
        (43, 497),
        (50, 79),
        (51, 142),
        (52, 246),
        (53, 1),
    ];
    assert_eq!(counted(codes.iter().map(|&code| municipality::unit(code))), counts.into_iter().collect());

    let rows = whole(List::Municipalities);
    let doc = |id| rows.iter().find(|row| row.id == id).map(|row| &*row.doc);
    assert_eq!(doc(3550308), Some(r#"{"id":3550308,"nome":"São Paulo","uf":35}"#));
    assert_eq!(doc(1100015), Some(r#"{"id":1100015,"nome":"Alta Floresta D'Oeste","uf":11}"#));
}

#[test]
fn the_sample_has_every_capital() {
    let rows = rows(List::Municipalities, sample(List::Municipalities)).unwrap();
    let capitals = [
        1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102, 2507507,
        2611606, 2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407, 4314902, 5002704,
        5103403, 5208707, 5300108,
    ];
    let units: BTreeSet<i64> = capitals.into_iter().map(municipality::unit).collect();
    assert_eq!(units.len(), 27);
    for capital in capitals {
        assert!(rows.iter().any(|row| row.id == capital), "{capital}");
    }
}

/// The accumulated change of an index over some months, rounded half up. Changes are in hundredths of a per cent: 57 is 0.57 %.
fn compounded(months: &[i128]) -> i128 {
    const ONE: i128 = 10_i128.pow(24);
    let product = months.iter().fold(ONE, |product, change| product * (10_000 + change) / 10_000);
    ((product - ONE) * 10_000 + ONE / 2).div_euclid(ONE)
}

#[test]
fn the_months_of_an_index_compound_to_the_published_year() {
    let rows = whole(List::Indices);
    assert_eq!(
        &*rows[0].doc,
        concat!(
            r#"{"codigo":188,"sigla":"INPC","nome":"Índice Nacional de Preços ao Consumidor","#,
            r#""mes":"2024-01","valor":0.57}"#
        )
    );
    let records: Vec<AdjustmentIndex> = decoded(&rows);
    for (code, short, year) in [(188, "INPC", 477), (189, "IGP-M", 654), (190, "IGP-DI", 686), (433, "IPCA", 483)] {
        let months: Vec<_> = records.iter().filter(|record| record.codigo == Some(code)).collect();
        assert!(months.iter().all(|record| record.sigla.as_deref() == Some(short)));
        let named = (1..=12).map(|month| format!("2024-{month:02}"));
        assert!(months.iter().map(|record| record.mes.unwrap().to_string()).eq(named), "{short}");
        let hundredths = |text: &str| text.replace('.', "").parse::<i128>().unwrap();
        let changes: Vec<i128> =
            months.iter().map(|record| hundredths(record.valor.as_ref().unwrap().as_str())).collect();
        assert_eq!(compounded(&changes), year, "{short}");
    }
}

#[test]
fn a_fault_names_its_line_and_column() {
    let fault = |list, text: &str| rows(list, text).unwrap_err();
    let found = |list, text: &str| {
        let Fault { line, column, problem, .. } = fault(list, text);
        (line, column, problem)
    };
    let (cities, indices) = (List::Municipalities, "codigo\tsigla\tnome\tmes\tvalor\n");
    assert_eq!(found(cities, ""), (0, None, Problem::Header));
    assert_eq!(found(cities, "# only a comment\n"), (0, None, Problem::Header));
    assert_eq!(found(cities, "id,nome\n"), (1, None, Problem::Header));
    assert_eq!(found(List::Indices, "id\tnome\n"), (1, None, Problem::Header));
    assert_eq!(found(cities, "#\nid\tnome\n3550308\n"), (3, None, Problem::Columns));
    assert_eq!(found(cities, "id\tnome\n3550308\tSão Paulo\t35\n"), (2, None, Problem::Columns));
    assert_eq!(found(cities, "id\tnome\n3550308\t \n"), (2, Some("nome"), Problem::Blank));
    let after_sao_paulo = |row: &str| found(cities, &format!("id\tnome\n3550308\tSão Paulo\n\n{row}\n"));
    assert_eq!(after_sao_paulo("3550308\tSão Paulo"), (4, Some("id"), Problem::Order));
    assert_eq!(after_sao_paulo("3304557\tRio de Janeiro"), (4, Some("id"), Problem::Order));
    for code in ["", "+3550308", "3550309", "355030", "9950308", "35503080", "99999999999999999999"] {
        assert_eq!(found(cities, &format!("id\tnome\n{code}\tX\n")), (2, Some("id"), Problem::Code), "{code}");
    }
    for (list, code) in [(List::Cnae, "111301"), (List::Cnae, "01113-1"), (List::ServiceList, "1.02")] {
        assert_eq!(found(list, &format!("id\tnome\n{code}\tX\n")), (2, Some("id"), Problem::Code), "{code}");
    }
    for code in ["100", "4100"] {
        assert_eq!(found(List::ServiceList, &format!("id\tnome\n{code}\tX\n")), (2, Some("id"), Problem::Code));
    }
    for (row, column, problem) in [
        ("0\tIPCA\tX\t2024-01\t0.42", "codigo", Problem::Code),
        ("433\t\tX\t2024-01\t0.42", "sigla", Problem::Blank),
        ("433\tIPCA\tX\t2024-13\t0.42", "mes", Problem::Month),
        ("433\tIPCA\tX\t2024-01\t0,42", "valor", Problem::Number),
    ] {
        assert_eq!(found(List::Indices, &format!("{indices}{row}\n")), (2, Some(column), problem));
    }
    let twice = format!("{indices}{0}{0}", "433\tIPCA\tX\t2024-01\t0.42\n");
    assert_eq!(found(List::Indices, &twice), (3, Some("codigo"), Problem::Order));
    let message = fault(cities, "id\tnome\n3550309\tSão Paulo\n").to_string();
    assert_eq!(message, "municipios.tsv, line 2, id: not a code of this list");
}

#[test]
fn line_ends_of_either_kind_are_read() {
    let list = List::Municipalities;
    assert_eq!(rows(list, &sample(list).replace('\n', "\r\n")), rows(list, sample(list)));
    assert_eq!(rows(list, "id\tnome\n"), Ok(Vec::new()));
}

#[test]
fn a_configuration_may_have_the_whole_lists() {
    use lastro::json::Value;
    use lastro::value::Choice as _;
    use lastro_twin::Twin;

    let member = |name: &str, list| format!("\"{name}\": {}", Value::String(full::text(list).to_owned()).to_json());
    let names = [
        ("cnae", List::Cnae),
        ("lista_servicos", List::ServiceList),
        ("municipios", List::Municipalities),
        ("indices", List::Indices),
    ];
    let all = names.map(|(name, list)| member(name, list)).join(", ");
    let given = common::config(&format!("{{\"lists\": {{{all}}}}}"));
    let whole = lastro_twin::reference::lists(List::ALL.map(|list| (list, full::text(list)))).unwrap();
    let mut twins = [Twin::new(&given).unwrap(), Twin::with_reference(&common::config("{}"), whole).unwrap()];
    for (path, least) in [("cnae", 1_332), ("lista-servicos", 200), ("municipios", 5_571), ("indices", 40)] {
        let [one, other] = twins.each_mut().map(|twin| {
            let request = common::request("GET", &format!("/api/v2/{path}/"), "chave", "");
            twin.handle(&request, None).response.unwrap()
        });
        assert_eq!(one, other, "{path}: the same bytes as where the program has the lists");
        let page = common::json(std::str::from_utf8(&one.body).unwrap());
        let count = common::integer(page.get("header").and_then(|header| header.get("count"))).unwrap();
        assert!(count >= least, "{path}: {count}");
    }
    for (lists, path) in [
        (r#"{"municipios": "id\tnome\n3550308\tS\u00e3o Paulo\n3550309\tX"}"#, "lists.municipios.lines[3]"),
        (r#"{"lista_servicos": "codigo"}"#, "lists.lista_servicos.lines[1]"),
    ] {
        let error = Twin::new(&common::config(&format!("{{\"lists\": {lists}}}"))).unwrap_err();
        let issue = &error.issues()[0];
        assert_eq!((issue.path.as_str(), issue.code.as_str()), (path, "invalid_characters"));
    }
}
