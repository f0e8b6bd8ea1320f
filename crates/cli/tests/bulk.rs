//! `lastro bulk`: every command on real lines, every form of output, and runs that are killed: each ends with the same
//! bytes as a run that was not.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use lastro::json::{self, Value};

/// How often the run is killed: before each push, and in the whole set of checks.
const KILLS: [usize; 2] = [10, 100];

fn folder(name: &str) -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bulk").join(name);
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).expect("a folder");
    place
}

fn lastro(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.current_dir(folder).arg("bulk").args(words);
    command
}

fn run(folder: &Path, words: &[&str]) -> (Option<i32>, String, String) {
    let Output { status, stdout, stderr } = lastro(folder, words).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (status.code(), text(stdout), text(stderr))
}

/// A sale on each line; every tenth has an amount that is none, every twentieth line is no JSON.
fn sales(count: usize) -> String {
    let line = |id: usize| {
        let valor = if id.is_multiple_of(10) { "\"1,50\"".to_owned() } else { format!("{id}.90") };
        let cut = if id.is_multiple_of(20) { "{\"id\": \n" } else { "" };
        format!(
            "{cut}{{\"id\":{id},\"id_cliente\":7,\"valor_venda\":{valor},\"discriminacao\":\"Manuten\\u00e7\\u00e3o\",\"custom_a\":{id},\
             \"parcelas\":[{{\"parcela\":1,\"data_vencimento\":\"2027-01-10\",\"valor\":\"{id}.45\"}},\
             {{\"parcela\":2,\"data_vencimento\":\"2027-02-10\",\"valor\":\"{id}.45\"}}]}}\n"
        )
    };
    (1..=count).map(line).collect()
}

fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| json::parse(line.as_bytes()).expect("JSON")).collect()
}

#[test]
fn read_gives_each_record_with_its_place_and_its_issues() {
    let folder = folder("read");
    fs::write(folder.join("a.ndjson"), sales(20)).unwrap();
    let (code, told, said) = run(&folder, &["read", "a.ndjson", "--out", "out.ndjson", "--issues", "issues.csv"]);
    assert_eq!((code, said.as_str()), (Some(3), ""));
    assert_eq!(told, "21 rows: 18 without an error, 3 with one; 3 issues\n");
    let read = rows(&fs::read_to_string(folder.join("out.ndjson")).unwrap());
    assert_eq!(read.len(), 21);
    assert_eq!(read[2].get("discriminacao").and_then(Value::as_str), Some("Manutenção"));
    assert_eq!(read[2].get("valor_venda"), Some(&Value::Number("3.9".to_owned())));
    assert_eq!(read[2].get("custom_a"), Some(&Value::Number("3".to_owned())));
    // the amount that is none is kept as it came; the line that is no JSON as its text
    assert_eq!(read[9].get("valor_venda").and_then(Value::as_str), Some("1,50"));
    assert_eq!(read[19].get("extra").and_then(Value::as_str), Some("{\"id\":"));
    assert_eq!(read[20].get("source").and_then(|source| source.get("line")), Some(&Value::Number("21".to_owned())));
    let issues = fs::read_to_string(folder.join("issues.csv")).unwrap();
    let lines: Vec<&str> = issues.lines().collect();
    assert_eq!(lines[0], "source,line,id,path,code,text");
    assert_eq!(lines[1], "a.ndjson,10,10,valor_venda,invalid_money,is not an amount like 129.90");
    assert!(lines[2].starts_with("a.ndjson,20,,,malformed_json,"), "{issues}");
    assert_eq!(lines.len(), 4);
    // nothing of the work is left
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    let (code, _, said) = run(&folder, &["read", "a.ndjson", "--out", "out.ndjson"]);
    assert_eq!((code, said.contains("is there already")), (Some(1), true));
}

#[test]
fn lists_and_pages_are_read_whole_and_every_form_has_the_same_rows() {
    let folder = folder("forms");
    let lines = sales(9);
    fs::write(folder.join("a.ndjson"), &lines).unwrap();
    let list = format!("[{}]", lines.trim_end().replace('\n', ",\n"));
    fs::write(folder.join("a.json"), &list).unwrap();
    fs::write(folder.join("page.json"), format!("{{\"header\":{{}},\"data\":{list}}}")).unwrap();
    let mut answers = Vec::new();
    for name in ["a.ndjson", "a.json", "page.json"] {
        let out = format!("{name}.csv");
        let (code, told, said) = run(&folder, &["read", name, "--out", &out, "--explode", "parcelas"]);
        assert_eq!(
            (code, told.as_str(), said.as_str()),
            (Some(0), "18 rows: 18 without an error, 0 with one; 0 issues\n", "")
        );
        let mut reader = csv::Reader::from_path(folder.join(out)).unwrap();
        let places: Vec<usize> = ["sale_id", "position", "valor"]
            .map(|wanted| reader.headers().unwrap().iter().position(|name| name == wanted).unwrap())
            .into();
        let of =
            |row: csv::StringRecord| places.iter().map(|place| row[*place].to_owned()).collect::<Vec<_>>().join(" ");
        answers.push(reader.records().map(|row| of(row.unwrap())).collect::<Vec<String>>());
    }
    assert_eq!(answers[0][..3], ["1 0 1.45", "1 1 1.45", "2 0 2.45"]);
    assert!(answers[0] == answers[1] && answers[1] == answers[2]);
}

#[test]
fn validate_ageing_documents_and_webhooks_answer_for_each_line() {
    let folder = folder("commands");
    fs::write(folder.join("a.ndjson"), "{\"id_cliente\":7,\"valor_venda\":10,\"parcelas\":[{\"parcela\":1,\"data_vencimento\":\"2027-01-11\",\"valor\":\"10.01\"}]}\n").unwrap();
    let (code, told, _) =
        run(&folder, &["validate", "a.ndjson", "--out", "v.csv", "--issues", "vi.csv", "--language", "pt-BR"]);
    let issues = fs::read_to_string(folder.join("vi.csv")).unwrap();
    assert_eq!(code, Some(3), "{told}");
    let input = r#"{"value":{"id_cliente":7,"valor_venda":10,"parcelas":[{"parcela":1,"data_vencimento":"2027-01-11","valor":"10.01"}]},"operation":"insert"}"#;
    let answer = json::parse(lastro::dispatch("sale.validate", input).as_bytes()).unwrap();
    let found = answer.get("ok").and_then(|ok| ok.get("issues")).and_then(Value::as_array).unwrap();
    let errors: Vec<&str> = found
        .iter()
        .filter(|issue| issue.get("severity").and_then(Value::as_str) == Some("error"))
        .filter_map(|issue| issue.get("code").and_then(Value::as_str))
        .collect();
    let mut reader = csv::Reader::from_reader(issues.as_bytes());
    let listed: Vec<String> = reader.records().map(|row| row.unwrap()[4].to_owned()).collect();
    assert!(!errors.is_empty() && listed == errors, "{issues}");

    let words = ["ageing", "a.ndjson", "--out", "a.csv", "--today", "2027-02-10", "--buckets", "10,20"];
    assert_eq!(run(&folder, &words).0, Some(0));
    let mut reader = csv::Reader::from_path(folder.join("a.csv")).unwrap();
    let headers = reader.headers().unwrap().clone();
    let row = reader.records().next().unwrap().unwrap();
    let cell = |name: &str| &row[headers.iter().position(|header| header == name).unwrap()];
    // 30 days late: 2 % of 10.01 and 1 % of it
    assert_eq!(
        ["dias", "multa_total", "juros_mensal_total", "valor_novo", "faixa"].map(cell),
        ["30", "0.20", "0.10", "10.31", ">20"]
    );

    fs::write(folder.join("cpf.txt"), "111.444.777-35\r\n\n11144477736\n").unwrap();
    assert_eq!(run(&folder, &["documents", "cpf.txt", "--kind", "cpf", "--out", "d.ndjson"]).0, Some(0));
    let found = rows(&fs::read_to_string(folder.join("d.ndjson")).unwrap());
    let text = |row: &Value, name: &str| row.get(name).and_then(Value::as_str).map(str::to_owned);
    assert_eq!(
        (found[0].get("valid"), text(&found[0], "bare")),
        (Some(&Value::Bool(true)), Some("11144477735".to_owned()))
    );
    assert_eq!((found[1].get("valid"), found[1].get("bare")), (Some(&Value::Bool(false)), None));
    assert_eq!(found[1].get("source").and_then(|source| source.get("line")), Some(&Value::Number("3".to_owned())));

    let signed = lastro::dispatch(
        "webhook.sign",
        r#"{"endpoint":"vendas","operation":"update","data":{"id":1},"timestamp":1800000000,"secret":"s3cret-of-a-test","flavour":"php"}"#,
    );
    let signed = json::parse(signed.as_bytes()).unwrap();
    let body = signed.get("ok").and_then(Value::as_str).expect("a signed body").to_owned();
    fs::write(folder.join("hooks.ndjson"), format!("{body}\n{}\n", body.replace("\"id\":1", "\"id\":2"))).unwrap();
    fs::write(folder.join("secrets.txt"), "s3cret-of-a-test\n").unwrap();
    let words = ["webhooks", "hooks.ndjson", "--secrets", "secrets.txt", "--out", "w.csv"];
    let (_, told, said) = run(&folder, &words);
    let answer = fs::read_to_string(folder.join("w.csv")).unwrap();
    let mut reader = csv::Reader::from_reader(answer.as_bytes());
    let verdicts: Vec<String> = reader.records().map(|row| row.unwrap()[1].to_owned()).collect();
    assert_eq!(verdicts[0], "ok", "{said}");
    assert!(verdicts.len() == 2 && verdicts[1] != "ok", "{answer}");
    assert!(![answer, told, said].concat().contains("s3cret"));
}

#[test]
fn a_version_1_record_becomes_one_of_version_2() {
    let folder = folder("migrate");
    fs::write(
        folder.join("v1.ndjson"),
        "{\"id\":\"7\",\"data\":\"2014-09-17\",\"valor_venda\":\"7.50\",\"parcelas\":\"2\"}\n",
    )
    .unwrap();
    let (code, told, said) = run(&folder, &["migrate", "v1.ndjson", "--out", "v2.ndjson", "--issues", "lost.csv"]);
    assert_eq!((code, said.as_str()), (Some(0), ""), "{told}");
    let record = &rows(&fs::read_to_string(folder.join("v2.ndjson")).unwrap())[0];
    let dispatched = r#"{"value":{"id":"7","data":"2014-09-17","valor_venda":"7.50","parcelas":"2"}}"#;
    let dispatched = json::parse(lastro::dispatch("v1.convert.sale_to_v2", dispatched).as_bytes()).unwrap();
    let wanted = dispatched.get("ok").and_then(|ok| ok.get("value")).expect("converted");
    // an amount is text for programs, and a number without zeros at its end in a row
    for (name, of_row) in [("id", "7"), ("data", "\"2014-09-17\""), ("valor_venda", "7.5")] {
        assert_eq!(record.get(name).map(Value::to_json).as_deref(), Some(of_row));
        assert!(wanted.get(name).is_some_and(|value| value.to_json().contains(of_row.trim_matches('"'))), "{name}");
    }
    let own = ["source", "issues"];
    let names = record.as_object().unwrap().iter().map(|(name, _)| name.as_str()).filter(|name| !own.contains(name));
    assert!(names.clone().all(|name| wanted.get(name).is_some()) && names.count() > 2, "{record:?} {wanted:?}");
}

/// A run is killed at a random moment and continued, until all kills have been made: each round ends with the bytes of a run
/// that was not interrupted.
#[test]
fn killed_and_continued_a_run_gives_the_same_bytes() {
    let kills = KILLS[usize::from(std::env::var_os("LASTRO_THOROUGH").is_some())];
    let folder = folder("killed");
    let lines = sales(12_000);
    let (first, second) = lines.split_at(lines.len() / 2 + lines[lines.len() / 2..].find('\n').unwrap() + 1);
    fs::write(folder.join("a.ndjson"), first).unwrap();
    fs::write(folder.join("b.ndjson"), second).unwrap();
    let words = |out: &str| {
        ["read", "a.ndjson", "b.ndjson", "--out", out, "--issues", "issues.csv", "--checkpoint", "1", "--threads", "2"]
            .map(str::to_owned)
    };
    let mut killed = 0;
    let mut moment = 1_u64;
    for out in ["out.parquet", "out.csv", "out.ndjson"].iter().cycle() {
        let words = words(out);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let contents = || ["issues.csv", out].map(|name| fs::read(folder.join(name)).unwrap());
        let remove = || ["issues.csv", out].iter().for_each(|name| fs::remove_file(folder.join(name)).unwrap());
        assert_eq!(run(&folder, &words).0, Some(3));
        let right = contents();
        remove();
        loop {
            let mut child =
                lastro(&folder, &words).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
            // a sequence that looks random, the same on every machine
            moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            thread::sleep(Duration::from_millis((moment >> 33) % 400));
            child.kill().expect("killed");
            match child.wait().expect("ended").code() {
                None => killed += 1,
                Some(code) => {
                    // 1: the run before was killed when it was complete, and its output is not overwritten
                    assert!(code == 3 || code == 1 && !folder.join(format!("{out}.progress")).exists());
                    break;
                }
            }
            let there = |name: &str| folder.join(name).exists();
            assert!(there(&format!("{out}.progress")) || !there(out) || !there(&format!("{out}.parts")));
            if killed >= kills {
                let _ = run(&folder, &words);
                break;
            }
        }
        assert!(contents() == right, "{out} after {killed} kills");
        remove();
        if killed >= kills {
            break;
        }
    }
    assert!(killed >= kills);
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing of the work is left");
}

#[test]
fn a_run_that_cannot_go_on_says_why_and_changes_nothing() {
    let folder = folder("refused");
    fs::write(folder.join("a.ndjson"), sales(9)).unwrap();
    let refused = |words: &[&str], code: i32, part: &str| {
        let (ended, _, said) = run(&folder, words);
        assert!(ended == Some(code) && said.contains(part), "{words:?}: {ended:?} {said}");
    };
    refused(&["read", "a.ndjson", "--out", "out.txt"], 2, ".parquet");
    refused(&["read", "none.ndjson", "--out", "out.csv"], 1, "none.ndjson");
    refused(&["read", "a.ndjson", "--out", "a.ndjson"], 1, "is named twice");
    refused(&["read", "a.ndjson", "--out", "out.csv", "--explode", "nothing"], 1, "explode");
    refused(&["ageing", "a.ndjson", "--out", "out.csv", "--today", "tomorrow"], 1, "today");
    refused(&["validate", "a.ndjson", "--out", "out.csv", "--today", "2027-13-01"], 2, "--today");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no file is left behind");
    // a run of something else is not continued
    fs::write(folder.join("out.csv.progress"), "{}").unwrap();
    refused(&["read", "a.ndjson", "--out", "out.csv"], 1, "is not the progress of an interrupted run");
}
