//! `lastro migrate` as a user runs it: every line accounted for, an interrupted run the same as an unbroken one.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// A folder of this test's own.
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

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

fn lines(path: PathBuf) -> Vec<String> {
    fs::read_to_string(path).expect("a file").lines().map(str::to_owned).collect()
}

#[test]
fn every_line_is_written_or_failed() {
    let folder = folder("accounted");
    sales(&folder.join("v1.jsonl"), 1000);
    let told = said(&migrate(&folder, "all", &[]).output().expect("runs"));
    assert_eq!(told, "1000 lines: 980 written, 20 failed");
    let (written, report) = (lines(folder.join("all.jsonl")), lines(folder.join("all.csv")));
    let failures = report.iter().filter(|row| row.contains(",failure,")).count();
    assert_eq!((written.len(), failures), (980, 20));
    assert!(
        written[0].starts_with(r#"{"id":0,"data":"2014-09-17","id_cliente":3,"cliente":"João 0","valor_venda":0.50"#),
        "{}",
        written[0]
    );
    let first: Vec<&String> = report.iter().filter(|row| row.starts_with("1,")).collect();
    let rows = [
        "1,0,problem,parcelas_venda[1].valor,invalid_money",
        "1,0,loss,parcelas_venda[1].valor,dropped",
        "1,0,loss,nfse,placeholder",
        "1,0,loss,parcela_status,no_equivalent",
        "1,0,loss,parcelas,derived",
        "1,0,loss,cliente.cpf,dropped",
    ];
    assert_eq!(first, rows);
    // what is there is not written over
    let again = migrate(&folder, "all", &[]).output().expect("runs");
    assert!(!again.status.success() && String::from_utf8_lossy(&again.stderr).contains("is there already"));
}

#[test]
fn a_killed_run_goes_on_where_it_was() {
    let folder = folder("killed");
    sales(&folder.join("v1.jsonl"), 20_000);
    let whole = said(&migrate(&folder, "whole", &[]).output().expect("runs"));
    for kills in 0..3 {
        let mut run = migrate(&folder, "broken", &["--checkpoint", "100"]).spawn().expect("runs");
        let progress = folder.join("broken.jsonl.progress");
        let before = fs::read(&progress).unwrap_or_default();
        let start = Instant::now();
        // some way on from where it began, and never to the end
        while fs::read(&progress).is_ok_and(|now| now == before) && start.elapsed() < Duration::from_secs(20) {}
        std::thread::sleep(Duration::from_millis(20));
        run.kill().expect("killed");
        run.wait().expect("ended");
        assert!(progress.is_file(), "run {kills} ended before it was killed");
    }
    assert_eq!(said(&migrate(&folder, "broken", &["--checkpoint", "100"]).output().expect("runs")), whole);
    for end in ["jsonl", "csv"] {
        let read = |name: &str| fs::read(folder.join(format!("{name}.{end}"))).expect("a file");
        assert!(read("broken") == read("whole"), "{end} differs");
    }
    assert!(!folder.join("broken.jsonl.progress").exists());
}

#[test]
fn another_input_is_refused() {
    let folder = folder("another");
    sales(&folder.join("v1.jsonl"), 10);
    let state = r#"{"input":"1 ab","offset":0,"lines":0,"written":0,"failed":0,"out":0,"report":0}"#;
    fs::write(folder.join("all.jsonl.progress"), state).expect("a file");
    let run = migrate(&folder, "all", &[]).output().expect("runs");
    assert!(!run.status.success() && String::from_utf8_lossy(&run.stderr).contains("another input"));
}

#[test]
fn hostile_lines_are_failures() {
    let folder = folder("hostile");
    let mut input = Vec::new();
    for line in [&b"[]"[..], b"\xff\xfe", b"{\"id\":1,\"id\":2}", b"", b"   ", b"{\"id\":\"7\"}\r"] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    input.extend(std::iter::repeat_n(b'[', 100_000));
    input.push(b'\n');
    input.extend(std::iter::repeat_n(b' ', 17 * 1024 * 1024));
    input.extend_from_slice(b"\n{\"id\":\"8\"}");
    fs::write(folder.join("v1.jsonl"), input).expect("a file");
    assert_eq!(said(&migrate(&folder, "all", &[]).output().expect("runs")), "7 lines: 2 written, 5 failed");
    assert_eq!(lines(folder.join("all.jsonl")), [r#"{"id":7}"#, r#"{"id":8}"#]);
    let rows = [
        "line,id,kind,path,code",
        "1,,failure,,invalid_type",
        "2,,failure,,malformed_json",
        "3,,failure,id,duplicate_key",
        "5,,failure,,too_deep",
        "6,,failure,,too_large",
    ];
    assert_eq!(lines(folder.join("all.csv")), rows);
}
