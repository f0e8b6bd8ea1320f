//! Tests the program `lastro drift`: its output, files and exit codes. `lastro serve` must accept the file of policies that it
//! writes.
#![cfg(unix)]

mod served;

use std::fs;
use std::path::Path;
use std::process::Command;

use lastro_mirror::RecordedResponse;
use lastro_mirror::har::Recorder;
use lastro_mirror::stories::{exchange, requests};
use lastro_twin::http::read_json;
use lastro_twin::{Config, Moment, Twin};
use served::{Served, folder, serve};

const STORY: &str = r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Zuleica"}
    POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":1,"valor_venda":100}
    GET /api/v2/vendas/"#;

/// Records the traffic with a twin (a simulated service) that has these policies.
fn recorded(folder: &Path, name: &str, policies: &str) {
    let config: Config = read_json(format!(r#"{{"policies":{policies}}}"#).as_bytes()).expect("a configuration");
    let mut twin = Twin::new(&config).expect("a twin");
    let mut file = Recorder::open(&folder.join(name)).expect("a file");
    for (at, request) in requests(STORY, Moment::from_millis(1_798_804_800_000)) {
        let mut sent = request.clone();
        sent.headers.push(("Authorization".to_owned(), "Basic Y2hhdmU6".to_owned()));
        let answer = twin.handle(&sent, Some(at)).response.expect("an answer");
        file.append(&exchange(at, request, Some(RecordedResponse::from(answer)))).expect("an entry");
    }
}

fn drift(folder: &Path, words: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let output = command.arg("drift").args(words).current_dir(folder).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn the_server_accepts_the_policies_that_drift_finds() {
    let folder = folder("drift");
    recorded(&folder, "rec.har", r#"{"default-limit":"10","default-due-date":"30-days"}"#);
    let files = ["--html", "d.html", "--json", "d.json", "--junit", "d.xml", "--write-policies", "found.toml"];
    let (code, printed, said) = drift(&folder, &[&["rec.har"], &files[..]].concat());
    assert_eq!((code, said.as_str()), (Some(3), ""), "{printed}");
    assert!(printed.starts_with("The recording differs, and policy choices explain all differences."), "{printed}");
    assert!(printed.contains("default-limit=10") && printed.contains("default-due-date=30-days"), "{printed}");
    assert!(!printed.contains("Zuleica"));
    let found = fs::read_to_string(folder.join("found.toml")).expect("a file");
    assert_eq!(found, "[policies]\ndefault-due-date = \"30-days\"\ndefault-limit = \"10\"\n");
    assert!(fs::read_to_string(folder.join("d.html")).expect("a file").starts_with("<!DOCTYPE html>"));
    assert!(fs::read_to_string(folder.join("d.xml")).expect("a file").starts_with("<?xml"));
    assert!(lastro::json::parse(&fs::read(folder.join("d.json")).expect("a file")).is_ok());
    // with the policies that were found, there are no differences; they are passed first in a file and then as arguments
    let (code, printed, _) = drift(&folder, &["rec.har", "--policies", "found.toml"]);
    assert_eq!(code, Some(0), "{printed}");
    let one = ["--policy", "default-limit=10", "--policy", "default-due-date=30-days"];
    assert_eq!(drift(&folder, &[&["rec.har"], &one[..]].concat()).0, Some(0));
    assert_eq!(drift(&folder, &["rec.har", "--letter-only"]).0, Some(0));
    let served = Served::start(serve(&folder, &["--memory", "--policies", "found.toml"]));
    let (_, policies) = served.control("GET", "policies", "");
    assert!(policies.contains(r#""name":"default-due-date","choice":"30-days""#), "{policies}");
    assert!(served.stop());
}

#[test]
fn invalid_recordings_and_policies_are_refused_by_name() {
    let folder = folder("drift-wrong");
    recorded(&folder, "rec.har", "{}");
    fs::write(folder.join("wrong.har"), "{\"log\":").expect("a file");
    fs::write(folder.join("wrong.toml"), "[policies]\nnada = \"1\"\n").expect("a file");
    let (code, _, said) = drift(&folder, &["wrong.har"]);
    assert_eq!((code, said.contains("wrong.har")), (Some(1), true), "{said}");
    let (code, _, said) = drift(&folder, &["nothing.har"]);
    assert_eq!((code, said.contains("nothing.har")), (Some(1), true), "{said}");
    let (code, _, said) = drift(&folder, &["rec.har", "--policies", "wrong.toml"]);
    assert_eq!((code, said.contains("wrong.toml: policies.nada")), (Some(1), true), "{said}");
    let (code, _, said) = drift(&folder, &["rec.har", "--policy", "nada=1"]);
    assert_eq!((code, said.contains("--policy nada=1")), (Some(2), true), "{said}");
    assert_eq!(drift(&folder, &[]).0, Some(2));
    assert_eq!(drift(&folder, &["rec.har"]).0, Some(0));
}
