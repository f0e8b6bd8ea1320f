//! Tests the program `lastro`: the command `call` and the help commands.

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
    for wrong in [&["cal"][..], &[], &["call", "a", "{}", "b"], &["help", "money.pars"], &["completions", "cmd"]] {
        let output = lastro(wrong, b"");
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty(), "{wrong:?}");
    }
    let near = lastro(&["help", "money.pars"], b"").stderr;
    assert!(String::from_utf8_lossy(&near).contains("did you mean money.parse?"));
}

#[test]
fn arguments_a_line_for_one_operation() {
    let input = "\u{feff}{\"text\":\"1\"}\r\n\n{\"text\":\"x\"}\n{\"text\"\n{\"texts\":2}\n{\"text\":3}";
    let output = lastro(&["call", "money.parse"], input.as_bytes());
    let answers = lines(&output);
    let wanted = [r#"{"ok":"1.00"}"#, "invalid_money", "malformed_json", "unknown_argument", r#"{"ok":"3.00"}"#];
    assert_eq!((answers.len(), output.status.code()), (wanted.len(), Some(3)), "{answers:?}");
    for (answer, wanted) in answers.iter().zip(wanted) {
        assert!(answer.contains(wanted), "{answer} has no {wanted}");
    }
    // without input lines, there is exactly one call, with the operation of the command line and no arguments
    for nothing in ["", "\n \n"] {
        let output = lastro(&["call", "money.parse"], nothing.as_bytes());
        assert!(lines(&output).len() == 1 && lines(&output)[0].contains(r#""required""#), "{output:?}");
    }
    let given = lastro(&["call", "money.parse", r#"{"text":"1.5"}"#], b"{\"text\":\"7\"}\n");
    assert_eq!(lines(&given), [r#"{"ok":"1.50"}"#]);
}

#[test]
fn an_answer_that_is_an_error_is_a_failure() {
    let code = |arguments: &[&str], input: &str| lastro(arguments, input.as_bytes()).status.code();
    assert_eq!(code(&["call", "money.parse", r#"{"text":"x"}"#], ""), Some(3));
    assert_eq!(code(&["call", "money.parse", r#"{"text":"x"}"#, "--allow-failures"], ""), Some(0));
    assert_eq!(code(&["call", "money.pars", "{}"], ""), Some(3));
    assert_eq!(code(&["call", "money.parse", "{"], ""), Some(3));
    let (good, bad) = (r#"{"op":"money.parse","input":{"text":"1"}}"#, r#"{"op":"money.parse"}"#);
    assert_eq!(code(&["call"], &format!("{good}\n")), Some(0));
    assert_eq!(code(&["call"], &format!("{bad}\n{good}\n")), Some(3));
    assert_eq!(code(&["call", "--allow-failures"], bad), Some(0));
    assert_eq!(code(&["call"], ""), Some(0));
}

#[test]
fn lines_as_they_come_from_other_systems() {
    let call = r#"{"op":"money.parse","input":{"text":"1"}}"#;
    let output = lastro(&["call"], format!("\u{feff}{call}\r\n\r\n{call}").as_bytes());
    assert_eq!((lines(&output), output.status.code()), (vec![r#"{"ok":"1.00"}"#.to_owned(); 2], Some(0)));
    // a line that exceeds the limit gives an error, and the next line is executed
    let long = [vec![b' '; 17 * 1024 * 1024], b"\n".to_vec(), call.as_bytes().to_vec()].concat();
    let answers = lines(&lastro(&["call"], &long));
    assert!(answers[0].contains("too_large") && answers[1] == r#"{"ok":"1.00"}"#, "{answers:?}");
}

#[test]
fn every_operation_has_its_help() {
    let names = lines(&lastro(&["operations"], b""));
    let all: Vec<&str> = lastro_facade::operations().map(|row| row.name).collect();
    assert_eq!(names, all);
    let page = |topic: &str| {
        let output = lastro(&["help", topic], b"");
        assert_eq!(output.status.code(), Some(0), "{topic}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    for name in &names {
        let operation = lastro_facade::operations().find(|operation| operation.name == name).expect("it is listed");
        let page = page(name);
        assert!(page.starts_with(&format!("{name}\n")), "{page}");
        for argument in operation.arguments {
            assert!(page.contains(&format!("\n  {} ", argument.name)), "{name} does not tell of {}", argument.name);
        }
        let summary = operation.doc.split("\n\n").next().expect("a first paragraph");
        let first = summary.split_whitespace().take(5).collect::<Vec<_>>().join(" ");
        assert!(page.contains(&first), "{page} has no {first:?}");
    }
    for command in ["call", "migrate", "operations"] {
        let (help, own) = (page(command), lastro(&[command, "--help"], b""));
        assert_eq!(String::from_utf8_lossy(&own.stdout), help);
        assert!(help.contains("3  finished, but something failed"), "{help}");
    }
    assert!(page("migrate").contains("sale, customer, service, payment_method"));
}

#[test]
fn completions_and_manual_pages_come_from_the_same_tables() {
    for shell in ["bash", "zsh"] {
        let script = lastro(&["completions", shell], b"");
        let text = String::from_utf8_lossy(&script.stdout).into_owned();
        for name in lines(&lastro(&["operations"], b"")) {
            assert!(text.contains(&name), "{shell} does not know {name}");
        }
        assert!(text.contains("payment_method") && text.contains("--allow-failures"), "{shell}");
    }
    for shell in ["fish", "elvish", "powershell"] {
        let script = lastro(&["completions", shell], b"");
        assert!(String::from_utf8_lossy(&script.stdout).contains("allow-failures"), "{shell}");
    }
    let page = |arguments: &[&str]| String::from_utf8_lossy(&lastro(arguments, b"").stdout).into_owned();
    let whole = page(&["man"]);
    assert!(whole.contains(".TH lastro 1") && whole.contains("lastro\\-migrate(1)"), "{whole}");
    let migrate = page(&["man", "migrate"]);
    assert!(migrate.contains(".TH lastro-migrate 1") && migrate.contains("\\-\\-allow\\-failures"), "{migrate}");
    assert!(page(&["man", "call"]).contains("schedule.next_after"));
}

#[test]
fn the_reference_in_markdown_has_every_option() {
    let page = |arguments: &[&str]| String::from_utf8_lossy(&lastro(arguments, b"").stdout).into_owned();
    let whole = page(&["man", "--markdown"]);
    let mut count = 0;
    for command in ["call", "migrate", "bulk validate", "serve", "seed", "proxy", "drift", "api sales list"] {
        let (top, _) = command.split_once(' ').unwrap_or((command, ""));
        let alone = page(&["man", top, "--markdown"]);
        assert!(whole.contains(&format!("# lastro {command}\n")), "{command}");
        let help = page(&[&command.split(' ').collect::<Vec<_>>()[..], &["--help"]].concat());
        for option in help.lines().filter_map(|line| line.trim_start().strip_prefix("--")) {
            let name = option.split_whitespace().next().unwrap_or_default();
            for page in [&whole, &alone] {
                assert!(page.contains(&format!("| `--{name}")), "{command} --{name}");
            }
            count += 1;
        }
    }
    assert!(count > 60, "{count} options");
    assert!(whole.contains("## Exit codes") && !whole.contains("--help"), "{whole}");
}

/// The program must not panic if it writes to a full disk or to a closed pipe.
#[cfg(unix)]
#[test]
fn no_output_that_cannot_be_written_panics() {
    let shell = |script: &str| {
        let output = Command::new("sh").args(["-c", script]).env("LASTRO", env!("CARGO_BIN_EXE_lastro")).output();
        let output = output.expect("a shell");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!said.contains("panicked"), "{script}: {said}");
        (output.status.code(), said)
    };
    for script in ["$LASTRO foo", "$LASTRO", "$LASTRO help foo", "$LASTRO migrate", "$LASTRO call a b c"] {
        assert_eq!(shell(&format!("{script} 2>/dev/full")).0, Some(2), "{script}");
        assert_eq!(shell(&format!("{script} 2>&-")).0, Some(2), "{script}");
    }
    assert_eq!(shell("$LASTRO migrate none --out none.jsonl 2>/dev/full").0, Some(1));
    let call = "$LASTRO call money.parse '{\"text\":\"1\"}'";
    let scripts = [call, "$LASTRO operations", "$LASTRO --help", "$LASTRO --version", "$LASTRO help pix.parse"];
    for script in scripts.into_iter().chain(["$LASTRO completions zsh", "$LASTRO man call"]) {
        let (code, said) = shell(&format!("{script} >/dev/full"));
        assert!(code == Some(1) && said.contains("standard output: "), "{script}: {code:?} {said}");
        assert_eq!(shell(&format!("{script} >/dev/full 2>&1")).0, Some(1), "{script}");
        // `true` closes the pipe before anything is printed: this is neither an error nor a reason for a message
        let (code, said) = shell(&format!("{{ {script}; echo $? >&2; }} | true"));
        assert!(code == Some(0) && said.trim() == "0", "{script}: {said}");
    }
    let (code, said) = shell("echo '{}' | $LASTRO call >/dev/full");
    assert!(code == Some(1) && said.contains("standard output: "), "{said}");
    let (code, said) = shell("$LASTRO call < .");
    assert!(code == Some(1) && said.contains("standard input: "), "{said}");
}
