//! Tests how `lastro serve` deals with the operating system: one server per database file, missing files, ports in use, and
//! termination.
#![cfg(unix)]

mod served;

use std::fs;
use std::io::Read as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use served::{Served, folder, serve};

/// Starts a server that must refuse to start. Returns its message.
fn refused(folder: &Path, words: &[&str]) -> String {
    let output = serve(folder, words).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    let said = text(output.stderr);
    assert_eq!((output.status.code(), text(output.stdout)), (Some(1), String::new()), "{said}");
    said
}

/// Waits for a server that ends by itself. Returns its exit code and its message.
fn ended(mut served: Served) -> (Option<i32>, String) {
    let begun = Instant::now();
    let status = loop {
        if let Some(status) = served.child.try_wait().expect("a status") {
            break status;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
        std::thread::sleep(Duration::from_millis(20));
    };
    let mut said = String::new();
    served.child.stderr.take().expect("its errors").read_to_string(&mut said).expect("a text");
    (status.code(), said)
}

#[test]
fn two_servers_on_one_file_lose_no_write() {
    let folder = folder("one-file");
    fs::create_dir(folder.join("x")).expect("a folder");
    let served = Served::start(serve(&folder, &[]));
    fs::hard_link(folder.join("lastro.db"), folder.join("x/l.db")).expect("a hard link");
    std::os::unix::fs::symlink("../lastro.db", folder.join("x/s.db")).expect("a symbolic link");
    for name in ["x/l.db", "x/s.db", "lastro.db"] {
        let said = refused(&folder, &["--db", name]);
        assert_eq!(said.trim(), format!("lastro: {name}: another server has this file open"));
    }
    for turn in 1..=60 {
        assert_eq!(served.client().insert(&format!("Corte {turn}"), "").expect("an answer"), Some(turn));
    }
    assert!(served.stop());
    assert!(refused(&folder, &["--db", "x/l.db"]).contains("hard links"));
    fs::remove_file(folder.join("x/l.db")).expect("removed");
    let served = Served::start(serve(&folder, &["--db", "x/s.db"]));
    assert_eq!(served.client().count(), 60);
    assert!(served.stop());
}

#[test]
fn a_file_that_is_deleted_renamed_or_replaced_ends_its_server() {
    type Change = fn(&Path);
    let changes: [(&str, Change); 3] = [
        ("deleted", |file| fs::remove_file(file).expect("removed")),
        ("renamed", |file| fs::rename(file, file.with_extension("old")).expect("renamed")),
        ("replaced", |file| {
            fs::rename(file, file.with_extension("old")).expect("renamed");
            fs::copy(file.with_extension("old"), file).expect("copied");
        }),
    ];
    for (what, change) in changes {
        let folder = folder(&format!("file-{what}"));
        let mut command = serve(&folder, &[]);
        command.stderr(Stdio::piped());
        let served = Served::start(command);
        assert_eq!(served.client().insert("Corte", "").expect("an answer"), Some(1));
        change(&folder.join("lastro.db"));
        let (code, said) = ended(served);
        assert_eq!(code, Some(1), "{what}: {said}");
        assert!(said.contains("lastro.db was deleted, renamed or replaced"), "{what}: {said}");
        if what == "renamed" {
            fs::rename(folder.join("lastro.old"), folder.join("lastro.db")).expect("renamed");
            let served = Served::start(serve(&folder, &[]));
            assert_eq!(served.client().count(), 1);
            assert!(served.stop());
        }
    }
}

#[test]
fn a_file_that_cannot_be_written_is_refused() {
    let folder = folder("read-only");
    let file = folder.join("lastro.db");
    assert!(Served::start(serve(&folder, &[])).stop());
    fs::set_permissions(&file, fs::Permissions::from_mode(0o444)).expect("set");
    let mut command = serve(&folder, &[]);
    // the server runs as another user if the test runs as root, to whom file permissions do not apply
    if fs::metadata(&file).expect("about it").uid() == 0 {
        let binary = folder.join("lastro");
        fs::copy(env!("CARGO_BIN_EXE_lastro"), &binary).expect("copied");
        let place = Path::new("/tmp").join(format!("lastro-read-only-{}", std::process::id()));
        fs::create_dir(&place).expect("a folder that everybody can enter");
        for name in ["lastro", "lastro.db"] {
            fs::copy(folder.join(name), place.join(name)).expect("copied");
        }
        command = Command::new(place.join("lastro"));
        command.args(["serve", "--port", "0"]).current_dir(&place).uid(65_534);
    }
    let output = command.output().expect("it runs");
    if let Ok(place) = fs::canonicalize(format!("/tmp/lastro-read-only-{}", std::process::id())) {
        fs::remove_dir_all(place).expect("removed");
    }
    let said = String::from_utf8(output.stderr).expect("a text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.trim(), "lastro: lastro.db: Permission denied (os error 13)");
}

#[test]
fn a_port_that_is_taken_is_named_and_no_file_is_made() {
    let folder = folder("port");
    let served = Served::start(serve(&folder, &["--memory"]));
    let port = served.address.rsplit(':').next().expect("a port").to_owned();
    let output = Command::new(env!("CARGO_BIN_EXE_lastro"))
        .args(["serve", "--port", &port])
        .current_dir(&folder)
        .output()
        .expect("it runs");
    let said = String::from_utf8(output.stderr).expect("a text");
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.starts_with(&format!("lastro: cannot listen on 127.0.0.1:{port}: ")), "{said}");
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
    assert!(served.stop());
}

#[test]
fn an_interrupt_ends_the_server_gracefully() {
    let folder = folder("interrupt");
    let mut served = Served::start(serve(&folder, &[]));
    assert_eq!(served.client().insert("Corte", "").expect("an answer"), Some(1));
    let pid = served.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &pid]).status().expect("kill").success());
    assert!(served.child.wait().expect("ended").success());
    assert!(!folder.join("lastro.db-wal").exists(), "the log is in the file");
    let served = Served::start(serve(&folder, &[]));
    assert_eq!(served.client().count(), 1);
    assert!(served.stop());
}

#[test]
fn a_server_on_all_addresses_prints_one_that_can_be_opened() {
    let folder = folder("everywhere");
    for (host, shown) in [("0.0.0.0", "127.0.0.1:"), ("127.0.0.2", "127.0.0.2:")] {
        let served = Served::start(serve(&folder, &["--memory", "--host", host]));
        assert!(served.address.starts_with(shown), "{}", served.address);
        let state = served.control("GET", "state", "").1;
        assert!(state.contains(&format!(r#""base_url":"http://{}""#, served.address)), "{state}");
        assert!(served.stop());
    }
    let served = Served::start(serve(&folder, &["--memory", "--base-url", "https://conta.example/"]));
    let state = served.control("GET", "state", "").1;
    assert!(state.contains(r#""base_url":"https://conta.example""#), "{state}");
    assert!(served.stop());
}

#[test]
fn a_host_that_is_allowed_is_notified_too() {
    let folder = folder("allowed");
    // the addresses are reserved for documentation; nothing is sent to them, since no record changes
    let hook = ["--webhook", "http://RECEIVER.example:8080/avisos", "--webhook-secret", "assinatura"];
    let words = [&["--memory", "--allow-host", "192.0.2.1"], &hook[..]].concat();
    let output = serve(&folder, &words).output().expect("it runs");
    let said = String::from_utf8(output.stderr).expect("a text");
    assert_eq!((output.status.code(), said.contains("nor allowed")), (Some(2), true), "{said}");
    let served = Served::start(serve(&folder, &[&words[..], &["--allow-host", "Receiver.Example"]].concat()));
    let (_, subscriptions) = served.control("GET", "subscriptions", "");
    assert!(subscriptions.contains("\"url\":\"http://RECEIVER.example:8080/avisos\""), "{subscriptions}");
    assert!(subscriptions.contains("\"receivable\":true"), "{subscriptions}");
    assert!(served.stop());
}
