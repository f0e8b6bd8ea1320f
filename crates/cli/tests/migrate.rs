//! Tests `lastro migrate` as a user runs it. Every record must be written or reported as a failure. A run that cannot begin or
//! resume must be refused without changing a file.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use lastro::json::{self, Value};
use parquet::file::reader::{FileReader as _, SerializedFileReader};

/// Creates an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn sales(path: &Path, count: usize) {
    let mut file = BufWriter::new(File::create(path).expect("a file"));
    for id in 0..count {
        let line = format!(
            r#"{{"id":"{id}","data":"2014-09-17","valor_venda":"{}.50","desconto":"","parcela_status":"{}","parcelas":"2","cliente":{{"id":"3","nome":"João {id}","cpf":"1"}},"parcelas_venda":[{{"id":"1","valor":"10.00"}},{{"id":"2","valor":"x"}}],"nfse":"12"}}"#,
            id % 1000,
            id % 11
        );
        writeln!(file, "{}", if id % 50 == 7 { &line[..40] } else { &line }).expect("a line");
    }
}

fn migrate(folder: &Path, name: &str, more: &[&str]) -> Command {
    files(folder, "v1.jsonl", &format!("{name}.jsonl"), &format!("{name}.csv"), more)
}

fn files(folder: &Path, input: &str, out: &str, report: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.current_dir(folder).args(["migrate", input, "--out", out, "--report", report]).args(more);
    command
}

/// Executes a run and returns its message. The run must finish; records that could not be converted (exit code 3) are allowed.
fn said(mut command: Command) -> String {
    let output = command.output().expect("runs");
    assert!(matches!(output.status.code(), Some(0 | 3)), "{}", complaint(&output));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Checks that a run is refused: its message must contain these words, such as the file and what to do, and no file in its
/// folder may change.
fn refused(mut command: Command, words: &[&str]) {
    let folder = command.get_current_dir().expect("a folder").to_owned();
    let before = contents(&folder);
    let output = command.output().expect("runs");
    let said = complaint(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(words.iter().all(|word| said.contains(word)), "{said:?} lacks some of {words:?}");
    assert!(contents(&folder) == before, "{said:?}, but a file changed");
}

/// Every file of a folder and of the folders in it.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for path in fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path()) {
        if path.is_dir() {
            found.extend(contents(&path));
        }
        found.insert(path.clone(), fs::read(path).unwrap_or_default());
    }
    found
}

fn lines(path: PathBuf) -> Vec<String> {
    fs::read_to_string(path).expect("a file").lines().map(str::to_owned).collect()
}

#[test]
fn every_line_is_converted_or_reported_as_a_failure() {
    let folder = folder("accounted");
    sales(&folder.join("v1.jsonl"), 1000);
    let told = said(migrate(&folder, "all", &[]));
    let (written, report) = (lines(folder.join("all.jsonl")), lines(folder.join("all.csv")));
    let count = |kind: &str| report.iter().filter(|row| row.contains(kind)).count();
    let (failures, losses, problems) = (count(",failure,"), count(",loss,"), count(",problem,"));
    assert_eq!((written.len(), failures, problems), (980, 20, 980));
    assert_eq!(told, format!("980 records written, 20 failed, {losses} losses, {problems} problems; report: all.csv"));
    assert!(
        written[0].starts_with(r#"{"id":0,"data":"2014-09-17","id_cliente":3,"cliente":"João 0","valor_venda":0.50"#),
        "{}",
        written[0]
    );
    let first: Vec<&str> = report.iter().filter_map(|row| row.strip_prefix("v1.jsonl,1,0,")).collect();
    let rows = [
        "problem,parcelas_venda[1].valor,invalid_money,",
        "loss,parcelas_venda[1].valor,dropped,",
        "loss,nfse,placeholder,",
        "loss,parcela_status,no_equivalent,",
        "loss,parcelas,derived,",
        "loss,cliente.cpf,dropped,",
    ];
    assert_eq!(first, rows);
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 3, "nothing of the work is left");
    // existing files are not overwritten
    refused(migrate(&folder, "all", &[]), &["all.jsonl: already exists", "--force"]);
}

#[test]
fn a_record_is_converted_like_by_the_operation() {
    let folder = folder("operation");
    let record = r#"{"id":"7","data":"2014-09-17","valor_venda":"7.50","parcelas":"2"}"#;
    fs::write(folder.join("v1.jsonl"), record).expect("a file");
    said(migrate(&folder, "all", &[]));
    let written = json::parse(&fs::read(folder.join("all.jsonl")).expect("a file")).expect("a document");
    let answer = lastro_facade::dispatch("v1.convert.sale_to_v2", &format!("{{\"value\":{record}}}"));
    let answer = json::parse(answer.as_bytes()).expect("a document");
    let Some(Value::Object(members)) = answer.get("ok").and_then(|ok| ok.get("value")) else { panic!("{answer:?}") };
    // An amount is a number in the written record, and a string in the result of `dispatch`, so both are compared as text.
    let texts = |value: &Value| value.to_json().trim_matches('"').to_owned();
    let wanted: Vec<_> =
        members.iter().filter(|(_, value)| *value != Value::Null).map(|(_, value)| texts(value)).collect();
    let found: Vec<_> = written.as_object().expect("a record").iter().map(|(_, value)| texts(value)).collect();
    assert_eq!(found, wanted);
}

/// Compressed files, a JSON array, documents that span several lines, and several input files must give the same records in
/// every output format.
#[test]
fn every_form_of_input_and_output_has_the_same_records() {
    let folder = folder("forms");
    let write = |name: &str, bytes: &[u8]| fs::write(folder.join(name), bytes).expect("a file");
    sales(&folder.join("v1.jsonl"), 6);
    said(migrate(&folder, "all", &[]));
    let right = lines(folder.join("all.jsonl"));
    let report = |name: &str| {
        lines(folder.join(name)).iter().map(|row| row.split(',').skip(2).collect()).collect::<Vec<String>>()
    };
    let text = fs::read_to_string(folder.join("v1.jsonl")).expect("a file");
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(text.as_bytes()).expect("compressed");
    write("v1.gz", &gzip.finish().expect("compressed"));
    write("v1.zst", &zstd::encode_all(text.as_bytes(), 3).expect("compressed"));
    write("list.json", format!("[\n{}]", text.trim_end().replace('\n', ",\n")).as_bytes());
    write("spread.json", text.replace(",\"", ",\n\"").replace("{\"id\":\"0", "{\n\"id\":\"0").as_bytes());
    for input in ["v1.gz", "v1.zst", "list.json", "spread.json"] {
        said(files(&folder, input, "one.jsonl", "one.csv", &["--force"]));
        assert_eq!(lines(folder.join("one.jsonl")), right, "{input}");
        assert_eq!(report("one.csv"), report("all.csv"), "{input}");
    }
    said(files(&folder, "v1.gz", "two.jsonl", "two.csv", &["v1.jsonl"]));
    assert_eq!(lines(folder.join("two.jsonl")), [&right[..], &right].concat());
    let sources = lines(folder.join("two.csv"));
    let from = |name: &str| sources.iter().filter(|row| row.starts_with(name)).count();
    assert!(from("v1.gz,") == from("v1.jsonl,") && 2 * from("v1.gz,") + 1 == sources.len());

    said(files(&folder, "v1.jsonl", "c.csv", "c.report", &[]));
    let mut read = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let words = ["bulk", "read", "all.jsonl", "--out", "read.csv"];
    assert!(read.current_dir(&folder).args(words).status().expect("runs").success());
    // returns the rows of a file without its last `left` columns: `read.csv` also has columns for the position and the issues
    let rows = |name: &str, left: usize| {
        let mut rows = csv::ReaderBuilder::new().has_headers(false).from_path(folder.join(name)).expect("a file");
        let own = |row: csv::StringRecord| row.iter().take(row.len() - left).map(str::to_owned).collect::<Vec<_>>();
        rows.records().map(|row| own(row.expect("a row"))).collect::<Vec<_>>()
    };
    assert_eq!(rows("c.csv", 0), rows("read.csv", 2));
    assert_eq!(rows("c.csv", 0).len(), 7);
    said(files(&folder, "v1.jsonl", "p.parquet", "p.report", &[]));
    let parquet = SerializedFileReader::new(File::open(folder.join("p.parquet")).expect("a file")).expect("Parquet");
    assert_eq!(parquet.metadata().file_metadata().num_rows(), 6);

    // the outputs have the same bytes with any number of threads, each of which converts several blocks of the file
    sales(&folder.join("many.jsonl"), 12_000);
    let bytes = |threads: &str| {
        said(files(&folder, "many.jsonl", "m.parquet", "m.report", &["--threads", threads, "--force"]));
        ["m.parquet", "m.report"].map(|name| fs::read(folder.join(name)).expect("a file"))
    };
    assert!(bytes("2") == bytes("5"));
}

/// Makes a run stop early, as if it were killed: it cannot write the file `at`, because a folder has this name.
fn stopped(folder: &Path, at: &str) {
    fs::create_dir_all(folder.join(at)).expect("a folder");
    let output = migrate(folder, "all", &["--checkpoint", "16"]).output().expect("runs");
    assert!(output.status.code() == Some(1) && complaint(&output).contains(at), "{}", complaint(&output));
    fs::remove_dir(folder.join(at)).expect("removed");
    assert!(folder.join("all.jsonl.progress").is_file());
}

#[test]
fn what_differs_from_the_interrupted_run_is_refused() {
    let folder = folder("differs");
    sales(&folder.join("v1.jsonl"), 1000);
    stopped(&folder, "all.jsonl.parts/3.rows");
    let begun = |more: &[&str]| migrate(&folder, "all", &[&["--checkpoint", "16"], more].concat());
    let path = |name: &str| folder.join(name);
    let restore = |name: &str, bytes: &[u8]| fs::write(path(name), bytes).expect("written");

    refused(begun(&["--entity", "customer"]), &["all.jsonl.progress", "entity=sale", "--force"]);
    let other = files(&folder, "v1.jsonl", "all.jsonl", "other.csv", &["--checkpoint", "16"]);
    refused(other, &["all.jsonl.progress", "all.csv", "--force"]);
    fs::copy(path("v1.jsonl"), path("v1b.jsonl")).expect("copied");
    let other = files(&folder, "v1b.jsonl", "all.jsonl", "all.csv", &["--checkpoint", "16"]);
    refused(other, &["all.jsonl.progress", "v1.jsonl", "--force"]);
    refused(migrate(&folder, "all", &[]), &["all.jsonl.progress", "--force"]);

    for name in ["all.jsonl.parts/0.rows", "all.jsonl.parts/2.report"] {
        let whole = fs::read(path(name)).expect("a file");
        fs::remove_file(path(name)).expect("removed");
        refused(begun(&[]), &[name, "--force"]);
        restore(name, b"");
        refused(begun(&[]), &[name, "is shorter", "--force"]);
        restore(name, &whole[..100]);
        refused(begun(&[]), &[name, "is shorter", "--force"]);
        let mut changed = whole.clone();
        changed[50] ^= 1;
        restore(name, &changed);
        refused(begun(&[]), &[name, "has been changed", "--force"]);
        restore(name, &whole);
    }
    for name in ["all.jsonl", "all.csv"] {
        restore(name, b"somebody else's");
        refused(begun(&[]), &[&format!("{name}: already exists"), "--force"]);
        fs::remove_file(path(name)).expect("removed");
    }

    let input = fs::read(path("v1.jsonl")).expect("the input");
    let mut changed = input.clone();
    changed[200] ^= 1;
    restore("v1.jsonl", &changed);
    refused(begun(&[]), &["v1.jsonl: has been changed", "--force"]);
    restore("v1.jsonl", &[input.as_slice(), b"{}\n"].concat());
    refused(begun(&[]), &["v1.jsonl: has another length", "--force"]);
    restore("v1.jsonl", &input);

    let progress = fs::read(path("all.jsonl.progress")).expect("the progress");
    let text = String::from_utf8(progress.clone()).expect("text");
    for damaged in [&b""[..], &progress[..progress.len() / 2], b"{}", b"a note of mine"] {
        restore("all.jsonl.progress", damaged);
        refused(begun(&[]), &["all.jsonl.progress: is not the progress of an interrupted run", "--force"]);
    }
    let version = format!("\"lastro\":\"{}\"", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&version), "{text}");
    restore("all.jsonl.progress", text.replace(&version, "\"lastro\":\"0.0.9\"").as_bytes());
    refused(begun(&[]), &["all.jsonl.progress", "lastro 0.0.9", "--force"]);
    restore("all.jsonl.progress", &progress);

    // the refused runs changed nothing, so the run can be resumed, even with other spellings of the same file names
    let spelled = |name: &str| format!("../differs/{name}");
    let names = ["v1.jsonl", "all.jsonl", "all.csv"].map(spelled);
    said(files(&folder, &names[0], &names[1], &names[2], &["--checkpoint", "16"]));
    said(migrate(&folder, "whole", &[]));
    let same = |end: &str| {
        let rows = |name: &str| fs::read_to_string(path(&format!("{name}.{end}"))).expect("a file");
        // the resumed run used another spelling of the input's name, so its rows of the report contain this spelling
        rows("all").replace("../differs/", "") == rows("whole")
    };
    assert!(same("jsonl") && same("csv"));
    // with `--force`, a run starts again and replaces even files that no earlier run wrote
    restore("all.jsonl", b"a foreign file, and a longer one than what comes\n".repeat(100_000).as_slice());
    restore("all.jsonl.progress", b"whatever");
    said(begun(&["--force"]));
    assert!(same("jsonl") && same("csv") && !path("all.jsonl.progress").exists());
}

/// A run was killed after it renamed an output, and before it wrote the checkpoint. The next run recognizes the output by its
/// contents.
#[test]
fn an_output_that_was_replaced_before_the_end_is_not_overwritten() {
    let folder = folder("replaced");
    sales(&folder.join("v1.jsonl"), 100);
    stopped(&folder, "all.csv.new");
    let out = folder.join("all.jsonl");
    let right = fs::read(&out).expect("the output");
    fs::write(&out, "somebody else's").expect("written");
    refused(migrate(&folder, "all", &["--checkpoint", "16"]), &["all.jsonl: already exists", "--force"]);
    fs::write(&out, &right).expect("written");
    said(migrate(&folder, "all", &["--checkpoint", "16"]));
    assert!(fs::read(&out).expect("the output") == right && folder.join("all.csv").is_file());
}

#[test]
fn one_file_under_two_names_is_refused() {
    let folder = folder("names");
    sales(&folder.join("v1.jsonl"), 3);
    let run = |out: &str, report: &str| files(&folder, "v1.jsonl", out, report, &[]);
    for (out, report) in [
        ("a.jsonl", "a.jsonl"),
        ("a.jsonl", "./a.jsonl"),
        ("a.jsonl", "../names/a.jsonl"),
        ("v1.jsonl", "b"),
        ("a.jsonl", "./v1.jsonl"),
        ("a.jsonl", "a.jsonl.progress"),
        ("a.jsonl", "a.jsonl.progress.new"),
        ("a.jsonl", "a.jsonl.new"),
        ("a.jsonl", "a.jsonl.parts"),
    ] {
        refused(run(out, report), &["name another file"]);
        let mut forced = run(out, report);
        forced.arg("--force");
        refused(forced, &["name another file"]);
    }
    fs::write(folder.join("a.jsonl.new"), "{}").expect("a file");
    refused(files(&folder, "a.jsonl.new", "a.jsonl", "b", &[]), &["a.jsonl.new: ", "name another file"]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("v1.jsonl", folder.join("link.jsonl")).expect("a link");
        refused(run("link.jsonl", "b"), &["link.jsonl: ", "name another file"]);
        fs::hard_link(folder.join("v1.jsonl"), folder.join("hard")).expect("a link");
        refused(run("a.jsonl", "hard"), &["hard: ", "name another file"]);
        fs::write(folder.join("empty.jsonl"), "").expect("a file");
        fs::hard_link(folder.join("empty.jsonl"), folder.join("twin")).expect("a link");
        refused(run("empty.jsonl", "twin"), &["twin: ", "name another file"]);
    }
}

#[test]
fn a_start_that_fails_leaves_nothing_behind() {
    let folder = folder("start");
    fs::create_dir(folder.join("folder.jsonl")).expect("a folder");
    fs::write(folder.join("mine.jsonl"), "mine").expect("a file");
    sales(&folder.join("v1.jsonl"), 3);
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(&fs::read(folder.join("v1.jsonl")).expect("a file")).expect("compressed");
    fs::write(folder.join("cut.gz"), &gzip.finish().expect("compressed")[..100]).expect("a file");
    fs::write(folder.join("v1.csv"), "id,valor\n1,10.00\n").expect("a file");
    let run = |input: &str, out: &str, report: &str| files(&folder, input, out, report, &[]);
    refused(run("none", "a.jsonl", "b"), &["none: "]);
    refused(run("folder.jsonl", "a.jsonl", "b"), &["folder.jsonl: has no files"]);
    refused(run("cut.gz", "a.jsonl", "b"), &["cut.gz: "]);
    refused(run("v1.csv", "a.jsonl", "b"), &["v1.csv: ", "such as CSV"]);
    refused(run("v1.jsonl", "none/a.jsonl", "b"), &["none/a.jsonl: "]);
    refused(run("v1.jsonl", "a.jsonl", "none/b"), &["none/b: "]);
    refused(run("v1.jsonl", "mine.jsonl", "b"), &["mine.jsonl: already exists", "--force"]);
    refused(run("v1.jsonl", "a.jsonl", "mine.jsonl"), &["mine.jsonl: already exists", "--force"]);
    refused(run("v1.jsonl", "folder.jsonl", "b"), &["folder.jsonl: "]);
    refused(run("v1.jsonl", "a.jsonl", "folder.jsonl"), &["folder.jsonl: "]);
    refused(files(&folder, "v1.jsonl", "mine.jsonl", "folder.jsonl", &["--force"]), &["folder.jsonl: "]);
    if cfg!(unix) {
        for device in ["/dev/null", "/dev/full"] {
            refused(files(&folder, "v1.jsonl", "a.jsonl", device, &["--force"]), &["is not a regular file"]);
        }
    }
    // an existing output may be overwritten if it is empty
    fs::write(folder.join("made.jsonl"), "").expect("a file");
    said(run("v1.jsonl", "made.jsonl", "b"));
    assert_eq!(lines(folder.join("made.jsonl")).len(), 3);
}

#[test]
fn exit_codes() {
    let folder = folder("codes");
    let run = |text: &str, more: &[&str]| {
        fs::write(folder.join("v1.jsonl"), text).expect("a file");
        let output = migrate(&folder, "all", &[&["--force"], more].concat()).output().expect("runs");
        (output.status.code().expect("a code"), String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let told = "1 record written, 0 failed, 1 loss, 0 problems; report: all.csv";
    assert_eq!(run("{\"id\":\"1\",\"parcelas\":\"2\"}", &[]), (0, told.to_owned()));
    let told = "0 records written, 1 failed, 0 losses, 0 problems; report: all.csv";
    assert_eq!(run("\n7\n", &[]), (3, told.to_owned()));
    assert_eq!(run("\n7\n", &["--allow-failures"]), (0, told.to_owned()));
    assert_eq!(run("", &["--entity", "sales"]).0, 2);
    assert_eq!(run("", &["--checkpoint", "0"]).0, 2);
    assert_eq!(run("", &[]).0, 0);
    assert_eq!(files(&folder, "v1.jsonl", "all.txt", "b", &[]).output().expect("runs").status.code(), Some(2));
}

#[test]
fn hostile_lines_are_failures() {
    let folder = folder("hostile");
    let mut input = b"\xef\xbb\xbf".to_vec();
    for line in [
        &b"{\"id\":\"6\",\"data\":\"x\"}"[..],
        b"[]",
        b"\xff\xfe",
        b"{\"id\":1,\"id\":2}",
        b"{\"id\":3,\"data\":\"\",\"data\":\"\"}",
        b"",
        b"   ",
        b"{\"id\":\"7\"}\r",
        b"\r",
        b"{\"id\":\"A,\\\"7\",\"data\"}",
        b"{\"id\":\"\xff\"}",
        b"{\"id\":\"\\ud800\"}",
        b"\xef\xbb\xbf{}",
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend(std::iter::repeat_n(b'[', 100_000));
    input.push(b'\n');
    input.extend(std::iter::repeat_n(b'x', 17 * 1024 * 1024));
    input.extend_from_slice(b"\n{\"id\":\"8\"}");
    fs::write(folder.join("v1.jsonl"), input).expect("a file");
    let rows = [
        "source,line,id,kind,path,code,detail",
        "v1.jsonl,1,6,problem,data,invalid_date,",
        "v1.jsonl,1,6,loss,data,dropped,",
        "v1.jsonl,2,,failure,,invalid_type,\"expected object, found list\"",
        "v1.jsonl,3,,failure,,invalid_utf8,offset 0",
        "v1.jsonl,4,,failure,id,duplicate_key,",
        "v1.jsonl,5,3,failure,data,duplicate_key,",
        "v1.jsonl,10,,failure,,malformed_json,offset 20",
        "v1.jsonl,11,,failure,,invalid_utf8,offset 7",
        "v1.jsonl,12,,failure,,lone_surrogate,offset 7",
        "v1.jsonl,14,,failure,,too_deep,offset 128",
        "v1.jsonl,15,,failure,,too_large,offset 16777216",
    ];
    // The migration runs once with a single part, and once with small parts, which may begin with a line that is not a record.
    for kib in ["32768", "4"] {
        let output = migrate(&folder, "all", &["--checkpoint", kib, "--force"]).output().expect("runs");
        assert_eq!(output.status.code(), Some(3), "{}", complaint(&output));
        assert_eq!(lines(folder.join("all.jsonl")), [r#"{"id":6}"#, r#"{"id":7}"#, "{}", r#"{"id":8}"#], "{kib}");
        assert_eq!(lines(folder.join("all.csv")), rows, "{kib}");
    }
}

#[test]
fn records_of_another_entity_are_failures_that_name_it() {
    let folder = folder("entity");
    let customer = r#"{"id":"5","nome":"Ana","tipo":"2","cpf":"52998224725","cidade":{"id":"3550308"}}"#;
    fs::write(folder.join("v1.jsonl"), format!("{customer}\n")).expect("a file");
    assert_eq!(migrate(&folder, "sales", &[]).output().expect("runs").status.code(), Some(3));
    assert_eq!(lines(folder.join("sales.jsonl")), [""; 0]);
    let row = "v1.jsonl,1,5,failure,,mismatch,\"expected sale, looks like customer\"";
    assert_eq!(lines(folder.join("sales.csv"))[1..], [row]);
    let output = migrate(&folder, "customers", &["--entity", "customer"]).output().expect("runs");
    assert_eq!(output.status.code(), Some(0), "{}", complaint(&output));
    assert!(lines(folder.join("customers.jsonl"))[0].starts_with(r#"{"id":5,"tipo":2,"#));
}

#[test]
fn the_answer_to_a_listing_is_its_records() {
    let folder = folder("listing");
    let records = r#"{"id":"1","data":"2014-09-17"},{"id":"2","parcelas":"3"},{"id":"3","data":"","data":""},[],{"id":"5","nome":"Ana","cpf":""}"#;
    let text =
        format!("{{\"inicio\":\"0\",\"limite\":\"10\",\"data\":[{records}]}}\n{{\"data\":[]}}\n{{\"id\":\"9\"}}\n");
    fs::write(folder.join("v1.jsonl"), text).expect("a file");
    let told = "3 records written, 3 failed, 1 loss, 0 problems; report: all.csv";
    assert_eq!(said(migrate(&folder, "all", &[])), told);
    assert_eq!(lines(folder.join("all.jsonl")), [r#"{"id":1,"data":"2014-09-17"}"#, r#"{"id":2}"#, r#"{"id":9}"#]);
    let rows = [
        "v1.jsonl,1,2,loss,data[1].parcelas,derived,",
        "v1.jsonl,1,3,failure,data[2].data,duplicate_key,",
        "v1.jsonl,1,,failure,data[3],invalid_type,\"expected object, found list\"",
        "v1.jsonl,1,5,failure,data[4],mismatch,\"expected sale, looks like customer\"",
    ];
    assert_eq!(lines(folder.join("all.csv"))[1..], rows);
}

#[test]
fn a_part_that_begins_like_a_json_array_is_still_read_as_lines() {
    let folder = folder("bracket");
    let first = r#"{"id":"1","discriminacao":""}"#;
    // the first line with its line break is exactly as long as a part, so the next part begins with `[`
    let first = first.replace("\"\"", &format!("\"{}\"", "x".repeat(4095 - first.len())));
    fs::write(folder.join("v1.jsonl"), [&first, "[", r#"{"id":"2"}"#, r#"{"id":"3"}"#].join("\n")).expect("a file");
    let told = "3 records written, 1 failed, 0 losses, 0 problems; report: all.csv";
    assert_eq!(said(migrate(&folder, "all", &["--checkpoint", "4"])), told);
    assert_eq!(lines(folder.join("all.jsonl"))[1..], [r#"{"id":2}"#, r#"{"id":3}"#]);
    assert_eq!(lines(folder.join("all.csv"))[1..], ["v1.jsonl,2,,failure,,malformed_json,offset 1"]);
}
