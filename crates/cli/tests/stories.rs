//! Tests the clients of all languages with stories. A story is a call that depends on a seed and is made to a server with
//! injected faults. There are two hundred stories for version 2 of the API and sixty for version 1. All clients must send the
//! same requests and report the same outcomes, and the outcomes must be correct.
//!
//! The variable `LASTRO_STORIES` contains the command of the client program, with one argument per line; the default is the
//! Rust client. The program is started in the project's folder with three more arguments: the server's address, the file with
//! the stories, and a file in which it records its calls. `LASTRO_STORIES_WRITE=1` writes the file `stories/expected.txt`
//! again.

mod served;
#[path = "stories/tales.rs"]
mod tales;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use lastro::json::{Value, parse};
use lastro_mirror::Exchange;
use lastro_mirror::har::each;
use served::{Served, number, serve};
use tempfile::TempDir;

/// The fault plan of the server. `share` is how many of a thousand requests a rule applies to. The rules drop requests before
/// or after their execution, respond with an error status, cut responses, or replace the body of a response by HTML.
const FAULTS: &str = r#"{"seed": 7, "rules": [
    {"share": 60, "phase": "before", "action": {"drop": true}},
    {"share": 60, "phase": "after", "action": {"drop": true}},
    {"share": 50, "phase": "before", "action": {"status": 429, "retry_after": 2}},
    {"share": 40, "phase": "before", "action": {"status": 500}},
    {"share": 40, "phase": "after", "action": {"status": 500}},
    {"share": 40, "phase": "before", "action": {"status": 503}},
    {"share": 40, "phase": "after", "action": {"drop_after": 10}},
    {"share": 30, "phase": "after", "action": {"body": "html"}}
]}"#;

/// Starts a server in a folder of its own, since several languages may be tested at the same time. The folder is inside the
/// project, so that a client in the chroot of a toolchain can access it.
fn begun(host: &str) -> (Served, TempDir) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    fs::write(stories(&folder), tales::lines()).expect("the stories");
    let words = ["--memory", "--seed", "7", "--now", "2027-01-01T09:00:00-03:00", "--host", host];
    let server = Served::start(serve(folder.path(), &words));
    tales::begin(&server);
    assert_eq!(server.control("PUT", "faults", FAULTS).0, 200);
    (server, folder)
}

/// The path of the file with the stories.
fn stories(folder: &TempDir) -> PathBuf {
    folder.path().join("stories.tsv")
}

/// The path of the file into which the client or the proxy records.
fn recording(folder: &TempDir) -> PathBuf {
    folder.path().join("rec.har")
}

fn expected() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/stories/expected.txt")
}

#[test]
fn every_client_sends_the_same_and_is_told_the_truth() {
    let program = env::var("LASTRO_STORIES").unwrap_or_else(|_| example_in_rust());
    // On Linux, the server has an address to which a client sends http only if its option `allow_http` is set.
    let (server, folder) = begun(if cfg!(target_os = "linux") { "127.0.0.2" } else { "127.0.0.1" });
    let outcomes = told(&program, &server.address, &stories(&folder));
    assert_eq!(server.control("PUT", "faults", "{}").0, 200);

    let requests = requests(&server);
    let text = format!("{outcomes}\n{}", requests.join("\n") + "\n");
    if env::var_os("LASTRO_STORIES_WRITE").is_some() {
        fs::write(expected(), &text).expect("written");
    }
    let known = fs::read_to_string(expected()).expect("expected.txt");
    same(&known, &text);
    tales::judge(&server, &outcomes);
    // the Rust client does not record, since it does not use `RecordedTransport`
    let records = env::var_os("LASTRO_STORIES").is_some();
    assert_eq!(recording(&folder).exists(), records, "{program} records");
    if records {
        every_request_is_recorded(&recording(&folder), &requests);
        reads(&recording(&folder));
    }
    println!("{} stories, {} requests: {}", outcomes.lines().count(), requests.len(), counted(&outcomes));
}

/// Fails with the first line in which two texts differ.
fn same(known: &str, text: &str) {
    let differs = known.lines().zip(text.lines()).position(|(known, told)| known != told);
    if let Some(at) = differs {
        let around = |text: &str| text.lines().skip(at.saturating_sub(2)).take(5).collect::<Vec<_>>().join("\n");
        panic!("line {}: expected\n{}\nand not\n{}", at + 1, around(known), around(text));
    }
    assert_eq!(known.lines().count(), text.lines().count());
}

/// Runs the stories through `lastro proxy`. The server must receive the same requests as without the proxy, and the client must
/// report the same outcomes. A lost response or a failed connection becomes the status 502 of the proxy.
#[test]
fn the_stories_end_the_same_through_a_proxy_that_records_them() {
    let (server, folder) = begun("127.0.0.1");
    let recording = recording(&folder);
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let to = format!("http://{}", server.address);
    command.args(["proxy", "--listen", "127.0.0.1:0", "--to", &to, "--record", "rec.har"]).current_dir(&folder);
    let proxy = Served::start(command);
    assert_eq!(proxy.printed[1], format!("recording {to} into rec.har"));
    let outcomes = told(&example_in_rust(), &proxy.address, &stories(&folder));
    assert_eq!(server.control("PUT", "faults", "{}").0, 200);
    let sent = requests(&server);
    let known = fs::read_to_string(expected()).expect("expected.txt");
    let end = |line: &str| match line.split_once(" unreachable ") {
        Some((story, told)) => format!("{story} refused {}", told.replace('-', "502")),
        None => line.to_owned(),
    };
    let text = format!("{outcomes}\n{}", sent.join("\n") + "\n");
    same(&known.lines().map(end).collect::<Vec<_>>().join("\n"), &text);
    tales::judge(&server, &outcomes);
    assert!(proxy.stop());
    every_request_is_recorded(&recording, &sent);
}

/// Checks that a recording contains every request in order of arrival, and does not contain the API key.
fn every_request_is_recorded(recording: &Path, sent: &[String]) {
    let mut recorded = Vec::new();
    let take = &mut |exchange: Exchange| {
        recorded.push(format!("{} {}", exchange.request.method, exchange.request.target));
        Ok(())
    };
    each(fs::File::open(recording).expect("the recording"), take).expect("a HAR file");
    let asked: Vec<String> = sent.iter().map(|line| line.split(' ').take(2).collect::<Vec<_>>().join(" ")).collect();
    let recorded: Vec<String> = recorded.iter().map(|line| line.replace("%5B", "[").replace("%5D", "]")).collect();
    assert_eq!(recorded, asked);
    let bytes = fs::read_to_string(recording).expect("the recording");
    assert!(!bytes.contains("chave-para-testes") && !bytes.contains("Y2hhdmUtcGFyYS10ZXN0ZXM6"));
}

/// Checks that `lastro drift` can read the whole recording. The command does not replay the recording against the simulated
/// service, since trying all settings of the simulation would take minutes.
fn reads(recording: &Path) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let output = command.args(["drift", "--letter-only"]).arg(recording).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 3)) && said.is_empty(), "{}: {said}", output.status);
}

/// The path of the Rust client program. `cargo test` builds it together with the tests of all packages.
fn example_in_rust() -> String {
    let built = Path::new(env!("CARGO_BIN_EXE_lastro")).parent().expect("a folder");
    built.join("examples").join(["stories", env::consts::EXE_SUFFIX].concat()).display().to_string()
}

/// The number of reports for each kind of outcome, as text.
fn counted(outcomes: &str) -> String {
    let mut counts = BTreeMap::new();
    for line in outcomes.lines() {
        *counts.entry(line.split(' ').nth(1).unwrap_or_default()).or_insert(0) += 1;
    }
    counts.iter().map(|(end, count)| format!("{count} {end}")).collect::<Vec<_>>().join(", ")
}

/// Runs a client program on the stories. Returns what it prints.
fn told(program: &str, address: &str, file: &Path) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut words = program.lines();
    let mut command = Command::new(words.next().expect("a program"));
    command
        .current_dir(root)
        .args(words)
        .arg(format!("http://{address}"))
        .arg(file)
        .arg(file.with_file_name("rec.har"))
        .stderr(Stdio::inherit());
    let output = command.output().expect("the program starts");
    assert!(output.status.success(), "{program}: {}", output.status);
    String::from_utf8(output.stdout).expect("text")
}

/// The requests that the server received from the stories, each with its result.
fn requests(server: &Served) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut from, mut begun) = (0, false);
    loop {
        let (status, page) = server.control("GET", &format!("journal?from={from}"), "");
        assert_eq!(status, 200);
        let Value::Array(entries) = parse(page.as_bytes()).expect("the journal") else { panic!("a list") };
        let Some(last) = entries.last() else { return lines };
        from = number(&last.to_json(), &["ordinal"]) + 1;
        for entry in &entries {
            let text = |value: Option<&Value>| value.and_then(Value::as_str).unwrap_or_default().to_owned();
            begun |= text(entry.get("kind")) == "faults";
            let Some(request) = entry.get("request").filter(|request| begun && request.as_object().is_some()) else {
                continue;
            };
            // some languages always percent-encode the brackets in URLs, so both forms are made equal
            let target = text(request.get("target")).replace("%5B", "[").replace("%5D", "]");
            let mut line = format!("{} {target}", text(request.get("method")));
            for part in [request.get("body"), entry.get("status"), entry.get("fault")] {
                match part {
                    Some(Value::String(body)) => write!(line, " {body}").expect("written"),
                    Some(Value::Null) | None => {}
                    Some(other) => write!(line, " {}", other.to_json()).expect("written"),
                }
            }
            lines.push(line);
        }
    }
}
