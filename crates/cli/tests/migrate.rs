//! `lastro migrate` as a user runs it: every line is counted, and an interrupted run gives the same as an unbroken one.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder for one test.
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
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.current_dir(folder).args(["migrate", "v1.jsonl", "--out"]).arg(format!("{name}.jsonl"));
    command.arg("--report").arg(format!("{name}.csv")).args(more);
    command
}

/// The message of a run that finished, with failures or without.
fn said(output: &Output) -> String {
    assert!(matches!(output.status.code(), Some(0 | 3)), "{}", complaint(output));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Checks that a run is refused: it names the file and what to do, and changes no file of its folder.
fn refused(mut command: Command, words: &[&str]) {
    let folder = command.get_current_dir().expect("a folder").to_owned();
    let before = contents(&folder);
    let output = command.output().expect("runs");
    let said = complaint(&output);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(words.iter().all(|word| said.contains(word)), "{said:?} lacks some of {words:?}");
    assert!(contents(&folder) == before, "{said:?}, but a file changed");
}

/// Every file of a folder.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.map(|path| (path.clone(), fs::read(path).unwrap_or_default())).collect()
}

fn lines(path: PathBuf) -> Vec<String> {
    fs::read_to_string(path).expect("a file").lines().map(str::to_owned).collect()
}

#[test]
fn every_line_is_written_or_failed() {
    let folder = folder("accounted");
    sales(&folder.join("v1.jsonl"), 1000);
    let told = said(&migrate(&folder, "all", &[]).output().expect("runs"));
    let (written, report) = (lines(folder.join("all.jsonl")), lines(folder.join("all.csv")));
    let count = |kind: &str| report.iter().filter(|row| row.contains(kind)).count();
    let (failures, losses, problems) = (count(",failure,"), count(",loss,"), count(",problem,"));
    assert_eq!((written.len(), failures, problems), (980, 20, 980));
    let counts = format!("980 records written, 20 failed, {losses} losses, {problems} problems");
    assert_eq!(told, format!("1000 lines (0 blank): {counts}; report: all.csv"));
    assert!(
        written[0].starts_with(r#"{"id":0,"data":"2014-09-17","id_cliente":3,"cliente":"João 0","valor_venda":0.50"#),
        "{}",
        written[0]
    );
    let first: Vec<&String> = report.iter().filter(|row| row.starts_with("1,")).collect();
    let rows = [
        "1,0,problem,parcelas_venda[1].valor,invalid_money,",
        "1,0,loss,parcelas_venda[1].valor,dropped,",
        "1,0,loss,nfse,placeholder,",
        "1,0,loss,parcela_status,no_equivalent,",
        "1,0,loss,parcelas,derived,",
        "1,0,loss,cliente.cpf,dropped,",
    ];
    assert_eq!(first, rows);
    // existing files are not overwritten
    refused(migrate(&folder, "all", &[]), &["all.jsonl: is there already", "--force"]);
}

/// Interrupts a run, `all`: no file may grow beyond 64 KiB, so it stops before its end. It leaves both outputs and its
/// progress file.
#[cfg(unix)]
fn interrupted(name: &str) -> PathBuf {
    let folder = folder(name);
    sales(&folder.join("v1.jsonl"), 1000);
    let run = migrate(&folder, "all", &["--checkpoint", "10"]);
    let mut stopped = Command::new("sh");
    stopped.args(["-c", "ulimit -f 128; trap '' XFSZ; exec \"$@\"", "sh"]).arg(run.get_program()).args(run.get_args());
    let output = stopped.current_dir(&folder).output().expect("runs");
    assert_eq!(output.status.code(), Some(1), "{}", complaint(&output));
    assert!(folder.join("all.jsonl.progress").is_file());
    folder
}

#[cfg(unix)]
#[test]
fn what_differs_from_the_interrupted_run_is_refused() {
    let folder = interrupted("differs");
    let begun = |more: &[&str]| migrate(&folder, "all", more);
    let path = |name: &str| folder.join(name);
    let restore = |name: &str, bytes: &[u8]| fs::write(path(name), bytes).expect("written");

    refused(begun(&["--entity", "customer"]), &["all.jsonl.progress", "--entity sale", "--force"]);
    let mut other = Command::new(env!("CARGO_BIN_EXE_lastro"));
    other.current_dir(&folder).args(["migrate", "v1.jsonl", "--out", "all.jsonl", "--report", "other.csv"]);
    refused(other, &["other.csv: is not the report of the interrupted run", "all.csv", "--force"]);
    let mut other = Command::new(env!("CARGO_BIN_EXE_lastro"));
    fs::copy(path("v1.jsonl"), path("v1b.jsonl")).expect("copied");
    other.current_dir(&folder).args(["migrate", "v1b.jsonl", "--out", "all.jsonl", "--report", "all.csv"]);
    refused(other, &["v1b.jsonl: is not the input of the interrupted run", "v1.jsonl", "--force"]);

    for name in ["all.jsonl", "all.csv"] {
        let whole = fs::read(path(name)).expect("a file");
        fs::remove_file(path(name)).expect("removed");
        refused(begun(&[]), &[name, "is not there any more", "--force"]);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("/dev/null", path(name)).expect("a link");
            refused(begun(&[]), &[name, "of the interrupted run", "--force"]);
            fs::remove_file(path(name)).expect("removed");
            // it is refused without being read, since it would never end
            assert!(Command::new("mkfifo").arg(path(name)).status().expect("mkfifo").success());
            let output = begun(&[]).output().expect("runs");
            assert!(output.status.code() == Some(1) && complaint(&output).contains("is no longer the file"));
            fs::remove_file(path(name)).expect("removed");
        }
        restore(name, b"");
        refused(begun(&[]), &[name, "is shorter", "--force"]);
        restore(name, &whole[..100]);
        refused(begun(&[]), &[name, "is shorter", "--force"]);
        restore(name, &b"somebody else's\n".repeat(whole.len()));
        refused(begun(&[]), &[name, "has been changed", "--force"]);
        let mut changed = whole.clone();
        changed[50] ^= 1;
        restore(name, &changed);
        refused(begun(&[]), &[name, "has been changed", "--force"]);
        restore(name, &whole);
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
    fs::remove_file(path("all.jsonl.progress")).expect("removed");
    refused(begun(&[]), &["all.jsonl: is there already", "--force"]);
    restore("all.jsonl.progress", &progress);

    // none of that did harm, and other spellings of the same file names continue the same run
    let spelled = folder.join("..").join("differs");
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.arg("migrate").arg(spelled.join("v1.jsonl")).arg("--out").arg(spelled.join("all.jsonl"));
    said(&command.arg("--report").arg(spelled.join("all.csv")).output().expect("runs"));
    said(&migrate(&folder, "whole", &[]).output().expect("runs"));
    for end in ["jsonl", "csv"] {
        let read = |name: &str| fs::read(path(&format!("{name}.{end}"))).expect("a file");
        assert!(read("all") == read("whole"), "{end} differs");
    }
    // and `--force` works
    restore("all.jsonl", b"a foreign file, and a longer one than what comes\n".repeat(100_000).as_slice());
    restore("all.jsonl.progress", b"whatever");
    said(&begun(&["--force"]).output().expect("runs"));
    assert!(fs::read(path("all.jsonl")).expect("a file") == fs::read(path("whole.jsonl")).expect("a file"));
    assert!(!path("all.jsonl.progress").exists());
}

#[test]
fn one_file_under_two_names_is_refused() {
    let folder = folder("names");
    sales(&folder.join("v1.jsonl"), 3);
    let run = |out: &str, report: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.current_dir(&folder).args(["migrate", "v1.jsonl", "--out", out, "--report", report]);
        command
    };
    refused(run("a", "a"), &["a: is both --out and --report"]);
    refused(run("a", "./a"), &["--out and --report"]);
    refused(run("a", "../names/a"), &["--out and --report"]);
    refused(run("v1.jsonl", "b"), &["v1.jsonl: is both INPUT and --out"]);
    refused(run("a", "./v1.jsonl"), &["INPUT and --report"]);
    refused(run("a", "a.progress"), &["a.progress: is both --report and the progress file"]);
    refused(run("a", "a.progress.new"), &["a.progress.new: is both --report"]);
    for mut forced in [run("a", "a"), run("v1.jsonl", "b"), run("a", "v1.jsonl")] {
        forced.arg("--force");
        refused(forced, &["is both"]);
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("v1.jsonl", folder.join("link")).expect("a link");
        refused(run("link", "b"), &["INPUT and --out"]);
        fs::hard_link(folder.join("v1.jsonl"), folder.join("hard")).expect("a link");
        refused(run("a", "hard"), &["INPUT and --report"]);
        fs::write(folder.join("empty"), "").expect("a file");
        fs::hard_link(folder.join("empty"), folder.join("twin")).expect("a link");
        refused(run("empty", "twin"), &["--out and --report"]);
        // a link to the other output, which does not exist yet
        std::os::unix::fs::symlink("later", folder.join("early")).expect("a link");
        refused(run("later", "early"), &["early"]);
        let mut forced = run("later", "early");
        forced.arg("--force");
        refused(forced, &["early"]);
    }
}

#[test]
fn a_start_that_fails_leaves_nothing_behind() {
    let folder = folder("start");
    fs::create_dir(folder.join("folder")).expect("a folder");
    fs::write(folder.join("mine"), "mine").expect("a file");
    sales(&folder.join("v1.jsonl"), 3);
    let run = |input: &str, out: &str, report: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.current_dir(&folder).args(["migrate", input, "--out", out, "--report", report]);
        command
    };
    refused(run("none", "a", "b"), &["none: "]);
    refused(run("folder", "a", "b"), &["folder: is a folder"]);
    refused(run("v1.jsonl", "none/a", "b"), &["none/a: "]);
    refused(run("v1.jsonl", "a", "none/b"), &["none/b: "]);
    refused(run("v1.jsonl", "mine", "b"), &["mine: is there already", "--force"]);
    refused(run("v1.jsonl", "a", "mine"), &["mine: is there already", "--force"]);
    refused(run("v1.jsonl", "folder", "b"), &["folder: "]);
    refused(run("v1.jsonl", "a", "folder"), &["folder: "]);
    let mut forced = run("v1.jsonl", "mine", "folder");
    forced.arg("--force");
    refused(forced, &["folder: "]);
    if cfg!(unix) {
        refused(run("v1.jsonl", "/dev/null", "b"), &["/dev/null: "]);
        refused(run("v1.jsonl", "a", "/dev/full"), &["/dev/full: "]);
    }
    // an empty file may be overwritten
    fs::write(folder.join("made"), "").expect("a file");
    said(&run("v1.jsonl", "made", "b").output().expect("runs"));
    assert_eq!(lines(folder.join("made")).len(), 3);
}

#[test]
fn exit_codes() {
    let folder = folder("codes");
    let run = |text: &str, more: &[&str]| {
        fs::write(folder.join("v1.jsonl"), text).expect("a file");
        let output = migrate(&folder, "all", &[&["--force"], more].concat()).output().expect("runs");
        (output.status.code().expect("a code"), String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    let told = "1 line (0 blank): 1 record written, 0 failed, 1 loss, 0 problems; report: all.csv";
    assert_eq!(run("{\"id\":\"1\",\"parcelas\":\"2\"}", &[]), (0, told.to_owned()));
    let told = "2 lines (1 blank): 0 records written, 1 failed, 0 losses, 0 problems; report: all.csv";
    assert_eq!(run("\n[]\n", &[]), (3, told.to_owned()));
    assert_eq!(run("\n[]\n", &["--allow-failures"]), (0, told.to_owned()));
    assert_eq!(run("", &["--entity", "sales"]).0, 2);
    assert_eq!(run("", &["--checkpoint", "0"]).0, 2);
    assert_eq!(run("", &["--allow-failures"]).0, 0);
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
    input.extend(std::iter::repeat_n(b' ', 17 * 1024 * 1024));
    input.extend_from_slice(b"\n{\"id\":\"8\"}");
    fs::write(folder.join("v1.jsonl"), input).expect("a file");
    let output = migrate(&folder, "all", &[]).output().expect("runs");
    let told = "16 lines (3 blank): 4 records written, 9 failed, 1 loss, 1 problem; report: all.csv";
    assert_eq!((said(&output).as_str(), output.status.code()), (told, Some(3)));
    assert_eq!(lines(folder.join("all.jsonl")), [r#"{"id":6}"#, r#"{"id":7}"#, "{}", r#"{"id":8}"#]);
    let rows = [
        "line,id,kind,path,code,detail",
        "1,6,problem,data,invalid_date,",
        "1,6,loss,data,dropped,",
        "2,,failure,,invalid_type,\"expected object, found list\"",
        "3,,failure,,invalid_utf8,offset 0",
        "4,,failure,id,duplicate_key,",
        "5,3,failure,data,duplicate_key,",
        "10,,failure,,malformed_json,offset 20",
        "11,,failure,,invalid_utf8,offset 7",
        "12,,failure,,lone_surrogate,offset 7",
        "14,,failure,,too_deep,offset 128",
        "15,,failure,,too_large,",
    ];
    assert_eq!(lines(folder.join("all.csv")), rows);
}

#[test]
fn records_of_another_entity_are_failures_that_name_it() {
    let folder = folder("entity");
    let customer = r#"{"id":"5","nome":"Ana","tipo":"2","cpf":"52998224725","cidade":{"id":"3550308"}}"#;
    fs::write(folder.join("v1.jsonl"), format!("{customer}\n")).expect("a file");
    let output = migrate(&folder, "sales", &[]).output().expect("runs");
    assert_eq!(output.status.code(), Some(3));
    assert_eq!(lines(folder.join("sales.jsonl")), [""; 0]);
    assert_eq!(lines(folder.join("sales.csv"))[1..], ["1,5,failure,,mismatch,\"expected sale, looks like customer\""]);
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
    let told = "3 lines (0 blank): 3 records written, 3 failed, 1 loss, 0 problems; report: all.csv";
    assert_eq!(said(&migrate(&folder, "all", &[]).output().expect("runs")), told);
    assert_eq!(lines(folder.join("all.jsonl")), [r#"{"id":1,"data":"2014-09-17"}"#, r#"{"id":2}"#, r#"{"id":9}"#]);
    let rows = [
        "1,2,loss,data[1].parcelas,derived,",
        "1,3,failure,data[2].data,duplicate_key,",
        "1,,failure,data[3],invalid_type,\"expected object, found list\"",
        "1,5,failure,data[4],mismatch,\"expected sale, looks like customer\"",
    ];
    assert_eq!(lines(folder.join("all.csv"))[1..], rows);
}

/// Until a checkpoint records some of its contents, only the contents themselves show whose a file is.
#[test]
fn a_foreign_file_is_not_overwritten_at_the_first_checkpoint_either() {
    let folder = folder("first");
    sales(&folder.join("v1.jsonl"), 3);
    said(&migrate(&folder, "whole", &[]).output().expect("runs"));
    let right = ["whole.jsonl", "whole.csv"].map(|name| fs::read(folder.join(name)).expect("a file"));
    let nothing = "{\"length\":0,\"sha256\":\"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\"}";
    let place = |name: &str| fs::canonicalize(&folder).expect("a folder").join(name).display().to_string();
    let progress = format!(
        "{{\"run\":{{\"lastro\":\"{}\",\"entity\":\"sale\",\"input\":\"{}\",\"length\":{},\"out\":\"{}\",\"report\":\"{}\"}},\"read\":{nothing},\"out\":{nothing},\"report\":{nothing},\"counts\":{{\"lines\":0,\"blank\":0,\"written\":0,\"failed\":0,\"losses\":0,\"problems\":0}}}}",
        env!("CARGO_PKG_VERSION"),
        place("v1.jsonl"),
        fs::metadata(folder.join("v1.jsonl")).expect("a file").len(),
        place("all.jsonl"),
        place("all.csv"),
    );
    let begun = |out: &[u8], report: &[u8]| {
        fs::write(folder.join("all.jsonl.progress"), &progress).expect("written");
        fs::write(folder.join("all.jsonl"), out).expect("written");
        fs::write(folder.join("all.csv"), report).expect("written");
        migrate(&folder, "all", &[])
    };
    let foreign = &b"somebody else's"[..];
    refused(begun(foreign, b""), &["all.jsonl: is there already", "--force"]);
    refused(begun(b"", foreign), &["all.csv: is there already", "--force"]);
    refused(begun(&right[0][..50], foreign), &["all.csv: is there already", "--force"]);
    refused(begun(&[&right[0], foreign].concat(), b""), &["all.jsonl: is there already", "--force"]);
    // what the killed run wrote itself is accepted
    let (out, report) = (right[0].split_inclusive(|b| *b == b'\n').next().expect("a record"), &right[1][..60]);
    for (out, report) in [(&b""[..], &b""[..]), (out, report), (&out[..20], b"")] {
        said(&begun(out, report).output().expect("runs"));
        assert!(["all.jsonl", "all.csv"].map(|name| fs::read(folder.join(name)).expect("a file")) == right);
    }
}
