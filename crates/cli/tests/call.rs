//! The command as a shell uses it.

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

fn lastro(arguments: &[&str], input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let mut child = command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    child.stdin.take().expect("standard input").write_all(input).expect("it reads");
    child.wait_with_output().expect("it ends")
}

fn lines(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn one_call() {
    let output = lastro(&["call", "money.parse", r#"{"text":"1.5"}"#], b"");
    assert_eq!((lines(&output), output.status.code()), (vec![r#"{"ok":"1.50"}"#.to_owned()], Some(0)));
}

#[test]
fn a_bad_line_is_answered_and_the_next_one_runs() {
    let mut input = br#"{"op":"money.parse","input":{"text":"x"}}
{"op":
{"op":5,"input":{}}
{"op":"money.parse","op":"money.parse"}

"#
    .to_vec();
    input.extend_from_slice(b"\"\xff\"\n");
    input.extend_from_slice("[".repeat(100_000).as_bytes());
    input.extend_from_slice(b"\n{\"op\":\"money.parse\",\"input\":{\"text\":2}}\n");
    let answers = lines(&lastro(&["call"], &input));
    let wanted = [
        "invalid_money",
        "malformed_json",
        "unknown_operation",
        "duplicate_key",
        "invalid_utf8",
        "too_deep",
        r#"{"ok":"2.00"}"#,
    ];
    assert_eq!(answers.len(), wanted.len(), "{answers:?}");
    for (answer, wanted) in answers.iter().zip(wanted) {
        assert!(answer.contains(wanted), "{answer} has no {wanted}");
    }
}

#[test]
fn names_and_usage() {
    let names = lines(&lastro(&["operations"], b""));
    assert!(names.contains(&"schedule.next_after".to_owned()), "{names:?}");
    let output = lastro(&["cal"], b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("usage"));
}
