//! Tests the program `lastro serve`: its output, its exit codes, and the files that it refuses. Also tests `lastro seed`.
#![cfg(unix)]

mod served;

use std::fs;
use std::process::Command;

use served::{SERVICES, Served, TOKEN, folder, number, serve};

fn lastro(folder: &std::path::Path, words: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_lastro")).args(words).current_dir(folder).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn it_says_where_it_listens_and_goes_on_with_its_state() {
    let folder = folder("state");
    let served = Served::start(serve(&folder, &["--seed", "7"]));
    assert!(served.address.starts_with("127.0.0.1:"));
    assert_eq!(served.printed[1], format!("control token: {TOKEN}"));
    assert_eq!(served.client().insert("Corte", "").expect("an answer"), Some(1));
    let (status, _) = served.control("POST", "advance", r#"{"to":"2027-03-01T00:00:00-03:00"}"#);
    assert_eq!(status, 200);
    assert!(served.stop());
    assert!(folder.join("lastro.db").exists());

    let served = Served::start(serve(&folder, &[]));
    assert!(served.client().get("/api/v2/servicos/1").1.contains("Corte"));
    assert!(served.control("GET", "state", "").1.contains("2027-03-01T00:00:00-03:00"));
    assert!(served.control("GET", "journal", "").1.contains(r#""kind":"start""#));
    assert!(served.stop());

    let (code, _, said) = lastro(&folder, &["serve", "--port", "0", "--seed", "8"]);
    assert_eq!((code, said.contains("seed 7")), (Some(1), true), "{said}");
    let (code, _, said) = lastro(&folder, &["serve", "--port", "0", "--now", "2027-05-01T00:00:00-03:00"]);
    assert_eq!((code, said.contains("was created with the start time 2027-01-01")), (Some(1), true), "{said}");
}

#[test]
fn a_key_and_a_token_are_made_where_none_is_given() {
    let folder = folder("made");
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.args(["serve", "--memory", "--port", "0"]).current_dir(&folder);
    let served = Served::start(command);
    let token = served.printed[1].strip_prefix("control token: ").expect("a token");
    assert!(token.len() == 40 && token.bytes().all(|byte| byte.is_ascii_hexdigit()), "{token}");
    assert_eq!(served.client().get(SERVICES).0, 401, "another key than the made one");
    assert!(served.stop());
    assert!(!folder.join("lastro.db").exists());
}

#[test]
fn health_reports_a_running_server_and_fails_without_one() {
    let folder = folder("health");
    let served = Served::start(serve(&folder, &[]));
    let (code, printed, _) = lastro(&folder, &["health", &served.address]);
    assert_eq!((code, printed.trim()), (Some(0), served.control("GET", "health", "").1.trim()));
    let address = served.address.clone();
    assert!(served.stop());
    let (code, printed, said) = lastro(&folder, &["health", &address]);
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert!(said.contains(&address), "{said}");
}

#[test]
fn health_fails_if_something_else_listens_there() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = listener.local_addr().expect("its address").to_string();
    let other = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().expect("a client");
        assert!(std::io::Read::read(&mut stream, &mut [0; 1024]).expect("a request") > 0);
        std::io::Write::write_all(&mut stream, b"HTTP/1.1 503 Busy\r\n\r\n{}").expect("sent");
    });
    let (code, printed, said) = lastro(&folder("other"), &["health", &address]);
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert!(said.contains("503 Busy {}"), "{said}");
    other.join().expect("it ends");
}

#[test]
fn a_second_server_on_a_file_is_refused() {
    let folder = folder("two");
    let served = Served::start(serve(&folder, &[]));
    let (code, printed, said) = lastro(&folder, &["serve", "--port", "0"]);
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert_eq!(said.trim(), "lastro: lastro.db: another server has this file open");
    assert!(served.client().insert("Corte", "").expect("an answer").is_some());
    assert!(served.stop());
    assert!(Served::start(serve(&folder, &[])).stop(), "the lock ends with its server");
}

#[test]
fn a_file_that_is_damaged_or_of_another_program_is_refused_and_left_as_it_is() {
    let folder = folder("damaged");
    let served = Served::start(serve(&folder, &[]));
    for turn in 0..200 {
        served.client().insert(&format!("Corte {turn}"), "").expect("an answer");
    }
    assert!(served.stop());
    let whole = fs::read(folder.join("lastro.db")).expect("a file");
    let half = &whole[..whole.len() / 2];
    let mut header = whole.clone();
    header[..16].copy_from_slice(b"another program\n");
    for (what, bytes) in [("half", half), ("foreign", &header[..]), ("text", b"a text\n"), ("short", &whole[..50])] {
        let name = format!("{what}.db");
        fs::write(folder.join(&name), bytes).expect("written");
        let (code, printed, said) = lastro(&folder, &["serve", "--port", "0", "--db", &name]);
        assert_eq!((code, printed.as_str()), (Some(1), ""), "{what}");
        assert!(said.starts_with(&format!("lastro: {name}: ")), "{said}");
        assert!(fs::read(folder.join(&name)).expect("a file") == bytes, "{what} was changed");
    }
}

#[test]
fn invalid_settings_are_reported_before_the_server_starts() {
    let folder = folder("wrong");
    fs::write(folder.join("plan.json"), r#"{"rules":[{"phase":"during","action":{"drop":true}}]}"#).expect("written");
    fs::write(folder.join("snapshot.json"), "{}").expect("written");
    fs::write(folder.join("empty.txt"), "\n").expect("written");
    for (words, code, part) in [
        (&["--policy", "colour=blue"][..], 1, "policies.colour"),
        (&["--policy", "colour"], 2, "NAME=CHOICE"),
        (&["--key", "quinze-letras-1"], 2, "at least 16 characters"),
        (&["--key", "chave-com-mais-de-dezesseis", "--key", "curta"], 2, "at least 16 characters"),
        (&["--key", "chave-com-mais-de-dezesseis", "--key", ""], 2, "it is empty"),
        (&["--key", "chave:com:dois:pontos"], 1, "keys[0].key"),
        (&["--clock", "slow"], 2, "frozen, real, or fast:N"),
        (&["--now", "tomorrow"], 2, "--now"),
        (&["--webhook", "http://127.0.0.1:9/"], 2, "--webhook-secret"),
        (&["--webhook", "http://192.0.2.1/", "--webhook-secret", "s"], 2, "nor allowed"),
        (&["--faults", "plan.json"], 1, "phase"),
        (&["--from", "snapshot.json"], 1, "the snapshot"),
        (&["--from", "missing.json"], 1, "missing.json"),
        (&["--db", "x.db"], 2, "--memory"),
        (&["--token", ""], 2, "--token"),
        (&["--token", " a"], 2, "--token"),
        (&["--token", "a", "--token-file", "plan.json"], 2, "--token-file"),
        (&["--key", ""], 2, "--key"),
        (&["--key", "a\nb"], 2, "--key"),
        (&["--key-file", "missing.txt"], 1, "missing.txt"),
        (&["--key-file", "empty.txt"], 1, "empty.txt"),
        (&["--webhook-secret-file", "empty.txt"], 2, "--webhook"),
        (&["--webhook", "http://127.0.0.1:9/", "--webhook-secret", ""], 2, "--webhook-secret"),
        (&["--allow-host", "http://a.example"], 2, "--allow-host"),
        (&["--allow-host", "a.example:80"], 2, "--allow-host"),
        (&["--allow-host", ""], 2, "--allow-host"),
        (&["--base-url", "conta.example"], 2, "--base-url"),
        (&["--base-url", "https://"], 2, "--base-url"),
        (&["--journal-keep", "0"], 2, "--journal-keep"),
    ] {
        let words = [&["serve", "--memory", "--port", "0"], words].concat();
        let (got, printed, said) = lastro(&folder, &words);
        assert_eq!((got, printed.as_str()), (Some(code), ""), "{words:?}: {said}");
        assert!(said.contains(part), "{words:?}: {said}");
        assert!(!said.contains("quinze") && !said.contains("dois"), "no message shows a key: {said}");
    }
    let (code, _, said) = lastro(&folder, &["serve", "--memory", "--port", "99999"]);
    assert_eq!((code, said.contains("'99999'")), (Some(2), true), "{said}");
}

#[test]
fn a_database_is_a_file() {
    let folder = folder("addresses");
    for name in [":memory:", "file:lastro.db", "file::memory:?cache=shared", ""] {
        for command in ["serve", "seed"] {
            let (code, printed, said) = lastro(&folder, &[command, "--db", name]);
            assert_eq!((code, printed.as_str()), (Some(2), ""), "{name}: {said}");
            assert!(said.contains("--db"), "{name}: {said}");
        }
    }
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
}

#[test]
fn keys_and_tokens_come_from_files_and_variables_and_are_not_printed() {
    let folder = folder("secrets");
    fs::write(folder.join("keys.txt"), "outra-chave-de-teste\nchave-para-testes\n").expect("written");
    fs::write(folder.join("token.txt"), format!("{TOKEN}\n")).expect("written");
    let start = |words: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.args(["serve", "--memory", "--port", "0"]).args(words).current_dir(&folder);
        command.envs(variables.iter().copied());
        Served::start(command)
    };
    for (words, variables) in [
        (&["--key-file", "keys.txt", "--token-file", "token.txt"][..], &[][..]),
        (&[], &[("LASTRO_KEY", "chave-para-testes"), ("LASTRO_TOKEN", TOKEN)]),
        // arguments take precedence over environment variables
        (&["--key", "chave-para-testes", "--token", TOKEN], &[("LASTRO_KEY", "nao"), ("LASTRO_TOKEN", "nao")]),
    ] {
        let served = start(words, variables);
        assert_eq!(served.client().get(SERVICES).0, 200, "{words:?}");
        assert_eq!(served.control("GET", "state", "").0, 200, "{words:?}");
        // the token is always printed; keys are printed only if they were generated
        assert_eq!(served.printed[1], format!("control token: {TOKEN}"));
        let arguments = fs::read(format!("/proc/{}/cmdline", served.child.id())).unwrap_or_default();
        let shown = String::from_utf8_lossy(&arguments).contains("chave-para-testes\0");
        assert_eq!(shown, words.contains(&"--key") && !arguments.is_empty(), "{words:?}");
        assert!(served.stop());
    }
    let hook = ["--webhook", "http://127.0.0.1:9/", "--key", "chave-para-testes", "--token", TOKEN];
    let served = start(&hook, &[("LASTRO_WEBHOOK_SECRET", "assinatura")]);
    assert!(served.control("GET", "subscriptions", "").1.contains("http://127.0.0.1:9/"));
    assert!(served.stop());
    fs::write(folder.join("two.txt"), "um\ndois\n").expect("written");
    let (code, _, said) = lastro(&folder, &["serve", "--memory", "--port", "0", "--token-file", "two.txt"]);
    assert_eq!((code, said.contains("one line"), said.contains("um")), (Some(2), true, false), "{said}");
}

#[test]
fn only_the_newest_entries_of_the_journal_are_kept() {
    let folder = folder("journal");
    for place in [&["--memory"][..], &["--db", "lastro.db"]] {
        let served = Served::start(serve(&folder, &[place, &["--journal-keep", "3"]].concat()));
        for turn in 0..10 {
            served.client().insert(&format!("Corte {turn}"), "").expect("an answer");
        }
        let (_, entries) = served.control("GET", "journal", "");
        let ordinals: Vec<_> =
            entries.match_indices(r#""ordinal":"#).map(|(at, _)| entries[at + 10..].split(',').next()).collect();
        assert_eq!(ordinals, [Some("8"), Some("9"), Some("10")], "{place:?}");
        assert_eq!(number(&served.control("GET", "state", "").1, &["entries"]), 10);
        assert!(served.stop());
    }
}

#[test]
fn a_short_key_is_accepted_where_the_user_insists() {
    let folder = folder("short");
    assert!(Served::start(serve(&folder, &["--memory", "--key", "api", "--insecure-key"])).stop());
    assert!(Served::start(serve(&folder, &["--memory", "--key", "dezesseis-letras"])).stop());
}

#[test]
fn a_snapshot_of_one_server_is_the_beginning_of_another() {
    let folder = folder("from");
    let served = Served::start(serve(&folder, &["--memory", "--seed", "3"]));
    for turn in 0..5 {
        served.client().insert(&format!("Corte {turn}"), "").expect("an answer");
    }
    let snapshot = served.control("GET", "snapshot", "").1;
    fs::write(folder.join("base.json"), &snapshot).expect("written");
    assert!(served.stop());
    let served = Served::start(serve(&folder, &["--from", "base.json"]));
    assert_eq!(served.control("GET", "snapshot", "").1, snapshot);
    assert!(served.stop());
    let (code, _, said) = lastro(&folder, &["serve", "--port", "0", "--from", "base.json"]);
    assert_eq!((code, said.contains("a snapshot needs a new database")), (Some(1), true), "{said}");
    assert!(Served::start(serve(&folder, &["--seed", "3"])).stop(), "it goes on with the snapshot's seed");
}

#[test]
fn a_seeded_company_is_served_and_made_only_once() {
    let folder = folder("seed");
    let words = ["seed", "--customers", "30", "--sales", "200", "--seed", "5"];
    let (code, printed, said) = lastro(&folder, &words);
    assert_eq!((code, printed.trim()), (Some(0), "lastro.db: 30 customers, 200 sales"), "{said}");
    let (code, _, said) = lastro(&folder, &words);
    assert_eq!((code, said.contains("already has customers or sales")), (Some(1), true), "{said}");
    let served = Served::start(serve(&folder, &[]));
    for (list, count) in [("clientes", 30), ("vendas", 200)] {
        let (_, page) = served.client().get(&format!("/api/v2/{list}/?_limit=1"));
        assert_eq!(number(&page, &["header", "count"]), count, "{page}");
    }
    let (_, moved) = served.control("POST", "advance", r#"{"to":"2027-06-01T00:00:00-03:00"}"#);
    assert!(number(&moved, &["done"]) > 0, "{moved}");
    assert!(served.stop());
}
