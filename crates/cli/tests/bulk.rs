//! Tests `lastro bulk`: every command on realistic input, every output format, and runs that are killed. Killed runs are
//! resumed and must give the same bytes as uninterrupted runs.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use lastro::json::{self, Value};

/// How many times the test kills a run: by default, and if the environment variable `LASTRO_THOROUGH` is set.
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

/// A file with one sale per line. Every tenth sale has an invalid amount, and every twentieth line is not JSON.
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
    // the column `extra` contains the invalid amount unchanged, and the text of the line that is not JSON
    assert_eq!(read[9].get("valor_venda").and_then(Value::as_str), Some("1,50"));
    assert_eq!(read[19].get("extra").and_then(Value::as_str), Some("{\"id\":"));
    assert_eq!(read[20].get("source").and_then(|source| source.get("line")), Some(&Value::Number("21".to_owned())));
    let issues = fs::read_to_string(folder.join("issues.csv")).unwrap();
    let lines: Vec<&str> = issues.lines().collect();
    assert_eq!(lines[0], "source,line,id,path,code,text");
    assert_eq!(
        lines[1],
        "a.ndjson,10,10,valor_venda,invalid_money,is not a valid amount; use a decimal point (129.90)"
    );
    assert!(lines[2].starts_with("a.ndjson,20,,,malformed_json,"), "{issues}");
    assert_eq!(lines.len(), 4);
    // the folder contains only the input and the two outputs, and no temporary files
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
    let (code, _, said) = run(&folder, &["read", "a.ndjson", "--out", "out.ndjson"]);
    assert_eq!((code, said.contains("already exists")), (Some(1), true));
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
    let answer = json::parse(lastro_facade::dispatch("sale.validate", input).as_bytes()).unwrap();
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
    // The installment is 30 days late, so there is a fine of 2 % of 10.01, and 1 % interest.
    assert_eq!(
        ["dias", "multa_total", "juros_mensal_total", "valor_novo", "faixa"].map(cell),
        ["30", "0.20", "0.10", "10.31", ">20"]
    );

    fs::write(folder.join("cpf.txt"), "111.444.777-35\r\n\n11144477736\n").unwrap();
    let (code, told, _) = run(&folder, &["documents", "cpf.txt", "--kind", "cpf", "--out", "d.ndjson"]);
    let wanted = "2 rows: 1 without an error, 1 with one; 0 issues; 1 invalid_cpf, 1 valid\n";
    assert_eq!((code, told.as_str()), (Some(3), wanted));
    let found = rows(&fs::read_to_string(folder.join("d.ndjson")).unwrap());
    let text = |row: &Value, name: &str| row.get(name).and_then(Value::as_str).map(str::to_owned);
    assert_eq!(
        (found[0].get("valid"), text(&found[0], "bare")),
        (Some(&Value::Bool(true)), Some("11144477735".to_owned()))
    );
    assert_eq!((found[1].get("valid"), found[1].get("bare")), (Some(&Value::Bool(false)), None));
    assert_eq!(found[1].get("source").and_then(|source| source.get("line")), Some(&Value::Number("3".to_owned())));

    let signed = lastro_facade::dispatch(
        "webhook.sign",
        r#"{"endpoint":"vendas","operation":"update","data":{"id":1},"timestamp":1800000000,"secret":"s3cret-of-a-test","flavour":"php"}"#,
    );
    let signed = json::parse(signed.as_bytes()).unwrap();
    let body = signed.get("ok").and_then(Value::as_str).expect("a signed body").to_owned();
    fs::write(folder.join("hooks.ndjson"), format!("{body}\n{}\n", body.replace("\"id\":1", "\"id\":2"))).unwrap();
    fs::write(folder.join("secrets.txt"), "s3cret-of-a-test\n").unwrap();
    let words = ["webhooks", "hooks.ndjson", "--secrets", "secrets.txt", "--out", "w.csv"];
    let (code, told, said) = run(&folder, &words);
    let wanted = "2 rows: 1 without an error, 1 with one; 0 issues; 1 mismatch, 1 ok\n";
    assert_eq!((code, told.as_str()), (Some(3), wanted), "{said}");
    let answer = fs::read_to_string(folder.join("w.csv")).unwrap();
    let mut reader = csv::Reader::from_reader(answer.as_bytes());
    let verdicts: Vec<String> = reader.records().map(|row| row.unwrap()[1].to_owned()).collect();
    assert_eq!(verdicts[0], "ok", "{said}");
    assert!(verdicts.len() == 2 && verdicts[1] != "ok", "{answer}");
    assert!(![answer, told, said].concat().contains("s3cret"));

    // `--now` is 25 hours after the notifications were signed: with a tolerance of 24 hours they are too old
    let verdicts = |out: &str, more: &[&str]| {
        let words = [&["webhooks", "hooks.ndjson", "--secrets", "secrets.txt", "--out", out][..], more].concat();
        let (code, told, said) = run(&folder, &words);
        (code, told.rsplit_once("; ").map(|(_, told)| told.trim_end().to_owned()), said)
    };
    let late = ["--now", "2027-01-16T06:00:00-03:00"];
    assert_eq!(verdicts("no.csv", &late).0, Some(2), "a time without a limit says nothing");
    let day = [&late[..], &["--tolerance", "86400"]].concat();
    assert_eq!(verdicts("late.csv", &day).1.as_deref(), Some("1 mismatch, 1 too_old"));
    assert_eq!(
        verdicts("wide.csv", &[&late[..], &["--tolerance", "90000"]].concat()).1.as_deref(),
        Some("1 mismatch, 1 ok")
    );
    let early = ["--now", "1799999000", "--future", "999"];
    assert_eq!(verdicts("early.csv", &early).1.as_deref(), Some("1 mismatch, 1 too_new"));
    assert_eq!(
        verdicts("ahead.csv", &["--now", "1799999000", "--future", "1000"]).1.as_deref(),
        Some("1 mismatch, 1 ok")
    );
    let (code, _, said) = verdicts("wrong.csv", &["--now", "amanhã", "--future", "1"]);
    assert!(code == Some(2) && said.contains("--now: expected"), "{said}");
}

/// `lastro bulk ageing` keeps the status that the file states next to the computed one, accepts a sale without installments,
/// and reports a negative amount as an issue instead of treating it as paid.
#[test]
fn ageing_keeps_what_it_read_and_what_was_wrong_with_it() {
    let folder = folder("ageing");
    let sale = |installments: &str| format!("{{\"id\":1,\"parcelas\":[{installments}]}}\n");
    let installment = |valor: &str, status: u8| {
        format!("{{\"parcela\":1,\"data_vencimento\":\"2027-01-11\",\"valor\":{valor},\"status\":{status}}}")
    };
    let rows_of = [installment("10.00", 1), installment("-10.00", 1), installment("\"1,50\"", 1), String::new()];
    fs::write(folder.join("a.ndjson"), rows_of.map(|row| sale(&row)).concat()).unwrap();
    let words = |out: &'static str, day: &'static str| {
        ["ageing", "a.ndjson", "--out", out, "--issues", "i.csv", "--today", day, "--force"].map(str::to_owned).to_vec()
    };
    let aged = |words: Vec<String>| {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let (_, told, said) = run(&folder, &words);
        (told, said, rows(&fs::read_to_string(folder.join(words[3])).unwrap()))
    };
    let (told, said, found) = aged(words("a.json.ndjson", "2027-02-10"));
    assert_eq!((told.as_str(), said.as_str()), ("4 rows: 2 without an error, 2 with one; 3 issues\n", ""));
    let code = |row: &Value, name: &str| row.get(name).map(Value::to_json).unwrap_or_default();
    assert_eq!((code(&found[0], "status"), code(&found[0], "status_today")), ("1".to_owned(), "5".to_owned()));
    let issues = fs::read_to_string(folder.join("i.csv")).unwrap();
    let listed: Vec<String> =
        issues.lines().skip(1).map(|line| line.split(',').skip(3).take(2).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(listed, ["valor out_of_range", "parcelas[0].valor invalid_money", "valor required"]);
    // an installment is not late on its due date; a local holiday on the due date moves the last day of payment
    let on_the_next_day = |more: &[&str]| {
        let more = more.iter().map(|word| (*word).to_owned());
        code(&aged(words("b.ndjson", "2027-01-12").into_iter().chain(more).collect()).2[0], "status_today")
    };
    assert_eq!(on_the_next_day(&[]), "5");
    assert_eq!(on_the_next_day(&["--holidays", "2027-01-11"]), "1");
}

#[test]
fn severity_and_entity_say_what_is_read_and_listed_and_force_starts_again() {
    let folder = folder("settings");
    fs::write(folder.join("a.ndjson"), "{\"id\":7,\"nome\":\"Ana\",\"tipo\":2,\"cpf\":\"52998224725\"}\n").unwrap();
    let words =
        |more: &[&'static str]| [&["validate", "a.ndjson", "--out", "out.csv", "--issues", "i.csv"][..], more].concat();
    // as a sale, the line has errors; as a customer, it has only the warning that an insert does not send `id`
    assert_eq!(run(&folder, &words(&[])).0, Some(3));
    assert!(run(&folder, &words(&["--entity", "customer"])).2.contains("--force"));
    let customer = ["--entity", "customer", "--force"];
    assert_eq!(run(&folder, &words(&customer)).1, "1 rows: 1 without an error, 0 with one; 0 issues\n");
    let warned = run(&folder, &words(&[&customer[..], &["--severity", "warning"]].concat()));
    assert_eq!((warned.0, warned.1.as_str()), (Some(0), "1 rows: 1 without an error, 0 with one; 1 issues\n"));
    let issues = fs::read_to_string(folder.join("i.csv")).unwrap();
    assert!(issues.lines().nth(1).is_some_and(|line| line.starts_with("a.ndjson,1,7,id,ignored,")), "{issues}");
    assert_eq!(run(&folder, &words(&["--entity", "nobody"])).0, Some(2));
}

#[test]
fn compressed_files_are_read_and_files_of_other_formats_are_refused() {
    let folder = folder("compressed");
    let lines = sales(400);
    fs::write(folder.join("a.ndjson"), &lines).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    std::io::Write::write_all(&mut gzip, lines.as_bytes()).unwrap();
    // the compression is detected from the contents, and not from the file name
    fs::write(folder.join("b"), gzip.finish().unwrap()).unwrap();
    fs::write(folder.join("c.ndjson"), zstd::encode_all(lines.as_bytes(), 3).unwrap()).unwrap();
    let read = |name: &str| {
        let out = format!("{name}.parquet");
        let (code, told, said) = run(&folder, &["read", name, "--out", &out]);
        assert_eq!((code, said.as_str()), (Some(3), ""), "{name}");
        (told, fs::read(folder.join(out)).unwrap().len())
    };
    let plain = read("a.ndjson");
    assert_eq!((read("b").0, read("c.ndjson").0), (plain.0.clone(), plain.0));
    assert_eq!(run(&folder, &["read", "a.ndjson.parquet", "--out", "d.csv"]).0, Some(1));
    fs::write(folder.join("t.csv"), "id,valor\n1,10.00\n").unwrap();
    fs::write(folder.join("cut.gz"), &fs::read(folder.join("b")).unwrap()[..200]).unwrap();
    let before = fs::read_dir(&folder).unwrap().count();
    for (name, what) in [("a.ndjson.parquet", "is a Parquet file"), ("t.csv", "such as CSV"), ("cut.gz", "cut.gz")] {
        let (code, _, said) = run(&folder, &["read", name, "--out", "d.csv"]);
        assert!(code == Some(1) && said.contains(name) && said.contains(what), "{said}");
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), before, "nothing is left behind");
}

#[test]
fn folders_patterns_and_the_standard_input_are_read() {
    let folder = folder("found");
    fs::create_dir_all(folder.join("month/02")).unwrap();
    for (name, id) in [("b.ndjson", 2), ("a.ndjson", 1), ("02/c.ndjson", 3), ("_temporary", 9)] {
        fs::write(folder.join("month").join(name), format!("{{\"id\":{id}}}\n")).unwrap();
    }
    let ids = |input: &str| {
        let mut program = lastro(&folder, &["read", input, "--out", "out.csv", "--force", "--allow-failures"]);
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let written = std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"{\"id\":7}\n{\"id\":8}\n");
        assert!(child.wait_with_output().unwrap().status.success() && (input != "-" || written.is_ok()), "{input}");
        let rows = fs::read_to_string(folder.join("out.csv")).unwrap();
        rows.lines().skip(1).map(|row| row.split(',').next().unwrap().to_owned()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(ids("month"), "3 1 2");
    assert_eq!(ids("month/*.ndjson"), "1 2");
    assert_eq!(ids("month/**/*.ndjson"), "3 1 2");
    assert_eq!(ids("-"), "7 8");
    for (words, what) in [
        (["read", "month", "--out", "month/out.csv"], "month/out.csv: would be in a folder that is read"),
        (["read", "month/*.json", "--out", "out.csv"], "month/*.json: has no files"),
    ] {
        let (code, _, said) = run(&folder, &[&words[..], &["--force"]].concat());
        assert!(code == Some(1) && said.contains(what), "{said}");
    }
    assert_eq!(run(&folder, &["read", "-", "-", "--out", "out.csv"]).0, Some(2));
}

/// No output contains a card number or a security code, whatever the name or the path of the member that holds it.
#[test]
fn card_numbers_and_codes_are_in_no_output() {
    let folder = folder("cards");
    let lines = [
        r#"{"id":1,"cartao_numero":"4111111111111111","cartao_codigo":"9731"}"#,
        r#"{"id":2,"pagamento":{"cartao_numero":4111111111111111,"cartao_codigo":9731}}"#,
        r#"{"id":3,"cartoes":[{"id":5,"numero":"4111111111111111","codigo":9731},null]}"#,
        r#"{"id":4,"x":"cartao_numero=4111111111111111&cartao_codigo=9731"}"#,
        r#"{"id":5,"cartao_numero":"4111111111111111","cartao_codigo":"9731"#,
        r#"{"id":6,"cartao_numero":"4111111111111111","cartao_codigo":"9731""#,
        r#"{"id":8,"nome":"Ana","tipo":2,"cpf":"52998224725","cartao_numero":"4111111111111111","x":{"cartao_codigo":9731}}"#,
        r#"{"id":9,"data":"2027-01-11","valor_venda":"1.00","cartao_numero":"4111111111111111","cartao_codigo":"9731"}"#,
        r#"{"id":"cartao_numero=4111111111111111&cartao_codigo=9731","data":"2027-01-11"}"#,
        r#"{"id":7,"data":[{"cartoes":["4111111111111111 9731"]}],"cliente":{"cartao_numero":"4111111111111111"}}"#,
    ];
    fs::write(folder.join("a.ndjson"), lines.join("\n") + "\n").unwrap();
    let look = |out: &str, what: &str| {
        for name in [out, "i.csv"] {
            let bytes = fs::read(folder.join(name)).unwrap();
            let has = |part: &str| bytes.windows(part.len()).any(|window| window == part.as_bytes());
            assert!(!has("4111111111111111") && !has("9731"), "{what}: {name}");
        }
    };
    let entities = ["sale", "customer", "v1.sale", "v1.customer", "listing", "service"];
    for entity in entities {
        let words =
            ["read", "a.ndjson", "--entity", entity, "--out", "o.ndjson", "--issues", "i.csv", "--severity", "warning"];
        let (code, told, said) = run(&folder, &[&words[..], &["--force"]].concat());
        assert!(code.is_some_and(|code| code != 1) && said.is_empty() && told.contains("rows"), "{entity}: {said}");
        look("o.ndjson", entity);
    }
    for entity in ["sale", "customer"] {
        for out in ["o.csv", "m.ndjson"] {
            let mut migrate = Command::new(env!("CARGO_BIN_EXE_lastro"));
            let words = ["migrate", "a.ndjson", "--entity", entity, "--out", out, "--report", "i.csv", "--force"];
            let output = migrate.current_dir(&folder).args(words).output().expect("it runs");
            assert_eq!(output.status.code(), Some(3));
            look(out, &format!("migrate {entity}"));
        }
    }
}

/// Waits until the checkpoint of a run lists `parts` parts, or until the run has ended.
fn until_parts(folder: &Path, out: &str, parts: usize, run: &mut Child) {
    let progress = folder.join(format!("{out}.progress"));
    while run.try_wait().expect("a state").is_none() {
        let named = fs::read_to_string(&progress).map(|text| text.matches("\"rows\":{").count());
        if named.is_ok_and(|named| named >= parts) {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Kills a run after a pseudorandom number of parts and resumes it, until all kills have been made. The outputs must have the
/// bytes of an uninterrupted run.
#[test]
fn killed_and_continued_a_run_gives_the_same_bytes() {
    let kills = KILLS[usize::from(std::env::var_os("LASTRO_THOROUGH").is_some())];
    let folder = folder("killed");
    let lines = sales(12_000);
    let (first, second) = lines.split_at(lines.len() / 2 + lines[lines.len() / 2..].find('\n').unwrap() + 1);
    fs::write(folder.join("a.ndjson"), first).unwrap();
    fs::write(folder.join("b.ndjson"), second).unwrap();
    let words = |out: &str| {
        [
            "read",
            "a.ndjson",
            "b.ndjson",
            "--out",
            out,
            "--issues",
            "issues.csv",
            "--checkpoint",
            "1024",
            "--threads",
            "2",
        ]
        .map(str::to_owned)
    };
    let mut killed = 0;
    let mut drawn = 1_u64;
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
            // This generator gives the same pseudorandom numbers on every machine.
            drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            until_parts(&folder, out, (drawn >> 33) as usize % 5, &mut child);
            child.kill().expect("killed");
            match child.wait().expect("ended").code() {
                None => killed += 1,
                Some(code) => {
                    // The exit code is 1 if the previous run was killed after it had completed: this run then refuses to
                    // overwrite its output.
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
fn a_checkpoint_is_read_once_no_other_run_writes_it() {
    let folder = folder("locked");
    fs::write(folder.join("a.ndjson"), sales(9)).unwrap();
    // while another run holds the lock, a run is refused without reading the checkpoint
    fs::write(folder.join("out.csv.progress"), "half a check").unwrap();
    fs::create_dir(folder.join("out.csv.parts")).unwrap();
    let lock = fs::File::create(folder.join("out.csv.parts/lock")).unwrap();
    lock.lock().unwrap();
    let (code, _, said) = run(&folder, &["read", "a.ndjson", "--out", "out.csv"]);
    assert!(code == Some(1) && said.contains("another run is writing to it"), "{said}");
    lock.unlock().unwrap();
    let (code, _, said) = run(&folder, &["read", "a.ndjson", "--out", "out.csv"]);
    assert!(code == Some(1) && said.contains("is not the progress of an interrupted run"), "{said}");
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
    refused(&["read", "a.ndjson", "--out", "a.ndjson"], 1, "name another file");
    refused(&["read", "a.ndjson", "--out", "out.csv", "--explode", "nothing"], 1, "explode");
    refused(&["ageing", "a.ndjson", "--out", "out.csv", "--today", "tomorrow"], 1, "today");
    refused(&["validate", "a.ndjson", "--out", "out.csv", "--today", "2027-13-01"], 2, "--today");
    refused(&["read", "a.ndjson", "--out", "new/out.csv"], 1, "new/out.csv");
    fs::write(folder.join("dir.ndjson"), "").unwrap();
    fs::set_permissions(folder.join("dir.ndjson"), std::os::unix::fs::PermissionsExt::from_mode(0o0)).unwrap();
    if fs::read(folder.join("dir.ndjson")).is_err() {
        refused(&["read", "dir.ndjson", "--out", "out.csv"], 1, "dir.ndjson");
    }
    fs::remove_file(folder.join("dir.ndjson")).unwrap();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "no file is left behind");
    // a file that is not the checkpoint of a run cannot be resumed
    fs::write(folder.join("out.csv.progress"), "{}").unwrap();
    refused(&["read", "a.ndjson", "--out", "out.csv"], 1, "is not the progress of an interrupted run");
}
