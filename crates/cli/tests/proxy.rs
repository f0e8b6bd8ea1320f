//! Tests `lastro proxy`: runs that are killed, and an https service. Also tests `lastro api --record`.
#![cfg(unix)]

mod served;
#[cfg(target_os = "linux")]
mod tls;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::Duration;

use lastro_mirror::Exchange;
use lastro_mirror::har::{HarFault, each};
use served::{Client, Random, Served, folder, serve};

const WRITERS: u64 = 4;
/// How many times the test kills a proxy: the first value by default, the second if the environment variable
/// `LASTRO_THOROUGH` is set.
const KILLS: [u64; 2] = [6, 60];
/// Number of runs that record into one file. It is small, since the whole file is read after each run.
const RUNS: u64 = 3;
const KEY: &str = "chave-para-testes";
const BASE64: &str = "Y2hhdmUtcGFyYS10ZXN0ZXM6";

fn proxy(folder: &Path, to: &str) -> Served {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.args(["proxy", "--listen", "127.0.0.1:0", "--record", "rec.har", "--to", to]).current_dir(folder);
    Served::start(command)
}

/// The test runs only on Linux, where the variable `SSL_CERT_FILE` replaces the system's certificates.
#[cfg(target_os = "linux")]
#[test]
fn a_service_with_https_is_recorded_if_its_certificate_is_trusted() {
    let folder = folder("proxy-tls");
    let body = r#"{"id":1,"nome":"Aula","novo":1}"#;
    let to = format!("https://localhost:{}", tls::serve(body));
    let proxy = |trusted: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.args(["proxy", "--check", "--listen", "127.0.0.1:0", "--record", "rec.har", "--to", &to]);
        command.env("SSL_CERT_FILE", trusted).env_remove("SSL_CERT_DIR").current_dir(&folder);
        Served::start(command)
    };
    let ask = |proxy: &Served| proxy.client().get("/api/v2/servicos/1");

    let mut trusting = proxy(&tls::file("authority.pem"));
    assert_eq!(ask(&trusting), (200, body.to_owned()));
    let line = "Service novo: unknown field (a number), entry 1 at response.novo";
    assert_eq!(trusting.line().as_deref(), Some(line));
    assert!(trusting.stopped());
    let line = "exchanges checked: 1, findings: 1, different findings: 1";
    assert_eq!((trusting.line().as_deref(), trusting.line()), (Some(line), None));

    let other = proxy(&tls::file("other-authority.pem"));
    let (status, said) = ask(&other);
    let begins = format!("lastro proxy: cannot connect to {to}: nothing was sent\n");
    assert!(status == 502 && said.starts_with(&begins), "{status} {said}");
    assert!(said.contains("invalid peer certificate: UnknownIssuer"), "{said}");
    assert!(other.stop());

    let (all, result) = recorded(&folder);
    assert!(result.is_ok());
    let answered = |exchange: &Exchange| exchange.response.as_ref().map(|answer| answer.status);
    assert_eq!(all.iter().map(answered).collect::<Vec<_>>(), [Some(200), None]);
    assert!(all.iter().all(|exchange| exchange.origin == to));
}

fn recorded(folder: &Path) -> (Vec<Exchange>, Result<(), HarFault>) {
    let mut all = Vec::new();
    let file = fs::File::open(folder.join("rec.har")).expect("the recording");
    let result = each(file, &mut |exchange| {
        all.push(exchange);
        Ok(())
    });
    (all, result)
}

/// The member `nome` in the body of an insert.
fn name_in(body: &[u8]) -> String {
    let value = lastro::json::parse(body).expect("JSON");
    value.get("nome").and_then(|name| name.as_str()).expect("a name").to_owned()
}

/// Kills the proxy at different points in time. Every response that a client received must be in the recording, and no run may
/// remove entries of an earlier run.
#[test]
fn what_was_answered_is_in_the_recording_after_a_kill() {
    let kills = KILLS[usize::from(env::var_os("LASTRO_THOROUGH").is_some())];
    let folder = folder("proxy-kill");
    let server = Served::start(serve(&folder, &["--memory"]));
    let to = format!("http://{}", server.address);
    let (answered, mut random) = (Mutex::new(BTreeSet::new()), Random(kills));
    // long names give long entries, so that more kills happen during a write
    let long = "x".repeat(20_000);
    let (mut cut, mut before, mut count) = (0, 0, 0);
    for kill in 0..kills {
        if kill % RUNS == 0 && kill > 0 {
            fs::remove_file(folder.join("rec.har")).expect("removed");
            (count, before) = (count + answered.lock().expect("a lock").len(), 0);
            answered.lock().expect("a lock").clear();
        }
        let proxy = proxy(&folder, &to);
        let wait = Duration::from_millis(30 + random.below(300));
        thread::scope(|scope| {
            for writer in 0..WRITERS {
                let (address, answered, long) = (proxy.address.clone(), &answered, &long);
                scope.spawn(move || {
                    let Ok(mut client) = Client::new(&address) else { return };
                    for turn in 0.. {
                        let name = format!("Corte {kill}-{writer}-{turn}");
                        let more = format!(r#","discriminacao":"{}""#, if turn % 3 == 0 { long } else { "" });
                        match client.insert(&name, &more) {
                            Ok(Some(_)) => drop(answered.lock().expect("a lock").insert(name)),
                            Ok(None) => panic!("{name} was refused"),
                            Err(_) => return,
                        }
                    }
                });
            }
            thread::sleep(wait);
            proxy.kill();
        });
        let (all, result) = recorded(&folder);
        cut += u64::from(matches!(result, Err(HarFault::Incomplete { .. } | HarFault::Syntax { .. })));
        assert!(all.len() >= before, "entries of an earlier run are gone");
        before = all.len();
        let names: BTreeSet<String> = all.iter().map(|exchange| name_in(&exchange.request.body)).collect();
        let missing = answered.lock().expect("a lock").difference(&names).next().cloned();
        assert_eq!(missing, None, "it was answered and is not in the recording");
    }
    let bytes = fs::read_to_string(folder.join("rec.har")).expect("the recording");
    assert!(!bytes.contains(KEY) && !bytes.contains(BASE64));
    // a run after the last kill repairs the end of the file
    assert!(proxy(&folder, &to).stop());
    let (all, result) = recorded(&folder);
    assert!(result.is_ok() && all.len() >= before, "{result:?}");
    count += answered.into_inner().expect("a lock").len();
    assert!(count as u64 >= kills, "only {count} in {kills} runs");
    println!("{kills} kills, {count} answered, 0 missing, {cut} files cut within their last entry");
}

#[test]
fn a_command_line_that_is_wrong_is_refused() {
    let folder = folder("proxy-words");
    fs::write(folder.join("notes.txt"), "notas").expect("written");
    for (words, code, said) in [
        (&["--to", "http://conta.example", "--record", "rec.har"][..], 2, "expected https and a host"),
        (&["--to", "https://conta.example/api", "--record", "rec.har"], 2, "expected https and a host"),
        (&["--to", "https://conta.example"], 2, "--record"),
        (&["--to", "https://conta.example", "--record", "rec.har", "--listen", "8131"], 2, "--listen"),
        (
            &["--to", "http://localhost:1", "--record", "notes.txt"],
            1,
            "notes.txt: the file exists, and is not a recording",
        ),
        (&["--to", "http://localhost:1", "--record", "missing/rec.har"], 1, "missing/rec.har: "),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_lastro")).arg("proxy").args(words).current_dir(&folder).output();
        let output = output.expect("it ends");
        let error = String::from_utf8(output.stderr).expect("a text");
        assert!(output.status.code() == Some(code) && error.contains(said), "{words:?}: {error}");
    }
    assert_eq!(fs::read_to_string(folder.join("notes.txt")).expect("the file"), "notas");
}

#[test]
fn a_call_from_a_shell_can_be_recorded() {
    let folder = folder("api-record");
    let server = Served::start(serve(&folder, &["--memory"]));
    assert!(server.client().insert("Corte", "").expect("an answer").is_some());
    let call = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.arg("api").args(words).args(["--record", "rec.har"]).current_dir(&folder);
        command.env("LASTRO_URL", format!("http://{}", server.address)).env("LASTRO_KEY", KEY);
        command.output().expect("it ends")
    };
    assert!(call(&["services", "select", "1"]).status.success());
    assert!(!call(&["services", "select", "9"]).status.success());
    let (all, result) = recorded(&folder);
    assert!(result.is_ok());
    let statuses: Vec<_> = all.iter().map(|exchange| exchange.response.as_ref().map(|answer| answer.status)).collect();
    assert_eq!(statuses, [Some(200), Some(404)]);
    assert_eq!(all[0].request.target, "/api/v2/servicos/1");
    let bytes = fs::read_to_string(folder.join("rec.har")).expect("the recording");
    assert!(!bytes.contains(KEY) && !bytes.contains(BASE64));
    fs::write(folder.join("rec.har"), "notas").expect("written");
    let output = call(&["services", "select", "1"]);
    assert!(output.status.code() == Some(1) && output.stdout.is_empty(), "nothing is sent if it cannot be recorded");
}
