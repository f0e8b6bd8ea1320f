//! Tests the log of `lastro serve` on standard error, and that the server keeps running when it has no disk space or no file
//! descriptors left.
#![cfg(unix)]

mod served;

use std::fs::{self, File};
use std::io::Write as _;
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;

use lastro::json::{Value, parse};
use served::{SERVICES, Served, TOKEN, folder, number, serve};

/// Starts a server under a `ulimit`. Its log is written to a file.
fn limited(folder: &Path, limit: &str, words: &[&str]) -> Served {
    let mut command = Command::new("sh");
    command
        .args(["-c", &format!("trap '' XFSZ; ulimit {limit}; exec \"$0\" \"$@\"")])
        .arg(env!("CARGO_BIN_EXE_lastro"));
    command.args(serve(folder, words).get_args()).current_dir(folder);
    command.stderr(File::create(folder.join("log")).expect("a file"));
    Served::start(command)
}

/// Returns the lines of the log. Fails if they contain keys or records.
fn log(folder: &Path) -> Vec<String> {
    let log = fs::read_to_string(folder.join("log")).expect("a log");
    let command = serve(folder, &[]);
    let key = command.get_args().skip_while(|word| *word != "--key").nth(1).and_then(|key| key.to_str());
    for secret in [key.expect("a key"), TOKEN, "Corte", "Basic"] {
        assert!(!log.contains(secret), "the log shows {secret}: {log}");
    }
    log.lines().map(str::to_owned).collect()
}

/// Inserts records until the server has refused three of them, because the disk is full.
fn fill(served: &Served) {
    let mut client = served.client();
    let long = format!(r#","discriminacao":"{}""#, "x".repeat(200_000));
    let mut refused = 0;
    while refused < 3 {
        refused += i32::from(client.insert("Corte", &long).expect("an answer").is_none());
    }
}

#[test]
fn a_full_disk_is_logged_in_json_and_told_by_health() {
    let folder = folder("log-json");
    let served = limited(&folder, "-f 8192", &["--log", "json"]);
    assert_eq!(served.control("GET", "health", "").0, 200);
    fill(&served);
    let (status, health) = served.control("GET", "health", "");
    assert!(status == 503 && health.contains(r#""writer":"failing""#), "{health}");
    assert!(number(&served.client().get(&format!("{SERVICES}?_limit=1")).1, &["header", "count"]) > 0);
    let lines = log(&folder);
    assert!(lines.len() >= 3, "{lines:?}");
    for line in &lines {
        let line = parse(line.as_bytes()).expect("one document a line");
        let text = |name: &str| line.get(name).and_then(Value::as_str).expect("a text").to_owned();
        assert_eq!(text("level"), "ERROR");
        assert!(text("message").contains("was not written") || text("message").contains("was undone"), "{line:?}");
        assert!(text("error").starts_with("the database: "), "{line:?}");
        assert!(text("timestamp").ends_with('Z'));
    }
    served.kill();
}

#[test]
fn a_full_disk_is_logged_as_text_one_line_each() {
    let folder = folder("log-text");
    let served = limited(&folder, "-f 8192", &[]);
    fill(&served);
    let lines = log(&folder);
    assert!(lines.len() >= 3, "{lines:?}");
    assert!(
        lines.iter().all(|line| line.contains(" ERROR ") && line.contains(r#" error="the database: "#)),
        "{lines:?}"
    );
    served.kill();
}

#[test]
fn connections_beyond_the_systems_limit_make_way_for_each_other() {
    let folder = folder("descriptors");
    let served = limited(&folder, "-n 64", &["--memory"]);
    let connections: Vec<TcpStream> = (0..200)
        .map(|_| {
            let mut stream = TcpStream::connect(&served.address).expect("a connection");
            stream.write_all(b"GET").expect("sent");
            stream
        })
        .collect();
    assert_eq!(served.client().count(), 0);
    assert!(log(&folder).iter().any(|line| line.contains(" WARN cannot accept a connection ")));
    let (_, metrics) = served.control("GET", "metrics", "");
    assert!(!metrics.contains("lastro_dismissed_connections_total 0"), "{metrics}");
    drop(connections);
    assert!(served.stop());
}

#[test]
fn an_interrupt_ends_the_server_gracefully() {
    let folder = folder("interrupt");
    let mut served = limited(&folder, "-n 256", &[]);
    let pid = served.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().expect("kill").success());
    assert!(served.child.wait().expect("ended").success());
    assert_eq!(log(&folder), [""; 0]);
}
