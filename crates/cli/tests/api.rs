//! Tests `lastro api` with a running `lastro serve`, and with a server that loses responses.
#![cfg(unix)]

mod served;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use lastro::json::{Value, parse};
use served::{Served, folder, number, serve};

const KEY: &str = "chave-para-testes";
const ANA: &str = r#"{"tipo":2,"nome":"Ana"}"#;

/// The exit code, standard output and standard error of a command.
type Said = (Option<i32>, String, String);

fn api(folder: &Path, url: &str, words: &[&str], input: &str) -> Said {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.arg("api").args(words).current_dir(folder).env("LASTRO_URL", url).env("LASTRO_KEY", KEY);
    run(command, input)
}

fn run(mut command: Command, input: &str) -> Said {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("it starts");
    // a command that reads no input may already have ended, so an error of this write is ignored
    let _ = child.stdin.take().expect("standard input").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    let (printed, said) = (text(output.stdout), text(output.stderr));
    assert!(!format!("{printed}{said}").contains(KEY), "{printed}{said}");
    (output.status.code(), printed, said)
}

fn keys(lines: &str) -> Vec<i64> {
    lines.lines().map(|line| number(line, &["id"])).collect()
}

#[test]
fn records_are_inserted_selected_updated_and_deleted() {
    let folder = folder("api");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    let call = |words: &[&str], input: &str| api(&folder, &url, words, input);

    let (code, made, said) = call(&["customers", "insert"], ANA);
    assert_eq!((code, said.as_str()), (Some(0), ""));
    assert_eq!((number(&made, &["id"]), made.lines().count()), (1, 1));
    fs::write(folder.join("before.json"), &made).expect("written");
    let edited = made.replace("Ana", "Bia");
    let (code, updated, _) = call(&["customers", "update", "1", "--original", "before.json"], &edited);
    assert!(code == Some(0) && updated.contains(r#""nome":"Bia""#), "{updated}");
    assert_eq!(call(&["customers", "select", "1", "--query", "_fields=nome"], "").1.trim(), r#"{"nome":"Bia"}"#);
    // amounts are strings, as in the results of `lastro call`
    let (_, made, _) = call(&["services", "insert"], r#"{"nome":"Corte","valor":"10.00"}"#);
    assert!(made.contains(r#""valor":"10.00""#), "{made}");
    let (code, deleted, _) = call(&["customers", "delete", "1"], "");
    assert!(code == Some(0) && parse(deleted.as_bytes()).is_ok(), "{deleted}");
    assert_eq!(call(&["wallet", "select", "529.982.247-25"], "").1.trim(), "[]");

    let (code, printed, said) = call(&["customers", "select", "1"], "");
    assert_eq!((code, printed.as_str()), (Some(3), ""));
    assert!(said.starts_with("lastro: customers.select: refused with status 404\n  "), "{said}");
    let (code, _, said) = call(&["customers", "insert", "--language", "pt-BR"], r#"{"tipo":2,"cpf":"123"}"#);
    assert_eq!(code, Some(3));
    assert_eq!(said, "lastro: not sent\n  record.nome: campo obrigatório\n  record.cpf: não é um CPF válido\n");
    assert_eq!(call(&["customers", "insert"], "{").0, Some(1));
    assert!(served.stop());
}

#[test]
fn listings_are_lines_or_one_list() {
    let folder = folder("api_lists");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    let call = |words: &[&str]| api(&folder, &url, words, "");
    assert_eq!(call(&["services", "list"]).1, "[]\n");
    assert_eq!(call(&["services", "list", "--jsonl"]).1, "");
    let mut client = served.client();
    for name in ["Corte", "Escova%20%26%20corte", "Tintura"] {
        client.insert(&name.replace("%20%26%20", " & "), "").expect("an answer");
    }
    let (code, whole, _) = call(&["services", "list", "--query", "_limit=2&_sort=-id"]);
    let Ok(Value::Array(records)) = parse(whole.as_bytes()) else { panic!("{whole}") };
    assert_eq!((code, records.len()), (Some(0), 3));
    assert_eq!(keys(&call(&["services", "list", "--query", "_limit=2&_sort=-id", "--jsonl"]).1), [3, 2, 1]);
    let filtered = |filters: &[&str]| {
        let filters = filters.iter().flat_map(|filter| ["--filter", filter]);
        let words: Vec<_> = ["services", "list", "--jsonl"].into_iter().chain(filters).collect();
        keys(&call(&words).1)
    };
    assert_eq!(filtered(&["nome=Escova & corte"]), [2]);
    assert_eq!(filtered(&["id[between]=2,3"]), [2, 3]);
    assert_eq!(filtered(&["servico[isnull]"]), [1, 2, 3]);
    assert_eq!(filtered(&["id[gte]=2", "nome[contains]=tin"]), [3]);
    let (code, _, said) = call(&["services", "list", "--filter", "nomee=1"]);
    assert!(code == Some(3) && said.contains("query"), "{said}");
    assert!(served.stop());
}

#[test]
fn version_1_has_its_own_subcommands() {
    let folder = folder("api_v1");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    let call = |words: &[&str], input: &str| api(&folder, &url, &[&["v1"], words].concat(), input);
    for name in ["Ana", "Bia", "Caio"] {
        let (code, made, said) = call(&["customers", "insert"], &format!(r#"{{"nome":"{name}","estado":35}}"#));
        assert!(code == Some(0) && made.contains(name), "{said}");
    }
    let (code, updated, said) = call(&["customers", "update", "1", "--state", "state.json"], r#"{"nome":"Eva"}"#);
    assert!(code == Some(0) && updated.contains("Eva"), "{said}");
    assert_eq!(keys(&call(&["customers", "list", "--limite", "2", "--jsonl"], "").1), [1, 2, 3]);
    let sorted = ["customers", "list", "--inicio", "1", "--ordenar-direcao", "DESC", "--jsonl"];
    assert_eq!(keys(&call(&sorted, "").1), [2, 1]);
    let (code, deleted, _) = call(&["customers", "delete", "3"], "");
    assert!(code == Some(0) && deleted.contains(r#""deleted":true"#), "{deleted}");
    let (code, _, said) = call(&["customers", "select", "3"], "");
    assert!(code == Some(3) && said.starts_with("lastro: customers.select: refused with status 404"), "{said}");

    let (code, _, said) = call(&["customers", "insert", "--language", "pt-BR"], r#"{"cpf":"123"}"#);
    assert_eq!(code, Some(3));
    assert_eq!(said, "lastro: not sent\n  parameters.nome: campo obrigatório\n  parameters.cpf: não é um CPF válido\n");
    let (code, _, said) = call(&["customers", "insert"], r#"{"nome":"Ana","estado":"SP","extra":{"cep":"1"}}"#);
    assert!(code == Some(3) && said.contains("parameters.estado") && said.contains("parameters.extra.cep"), "{said}");
    let (code, _, said) = call(&["services", "list", "--limite", "101"], "");
    assert!(code == Some(3) && said.contains("listing.limite"), "{said}");
    for wrong in [&["cnae", "list"][..], &["sales", "list", "--filter", "id=1"], &["sales"], &[]] {
        assert_eq!(call(wrong, "").0, Some(2), "{wrong:?}");
    }
    assert!(served.stop());
}

#[test]
fn the_key_is_never_an_argument() {
    let folder = folder("api_key");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    let without = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
        command.args(["api", "customers", "list"]).args(words).current_dir(&folder).env_remove("LASTRO_KEY");
        run(command, "")
    };
    let (code, _, said) = without(&["--url", &url]);
    assert!(code == Some(2) && said.contains("the API key is missing"), "{said}");
    assert_eq!(without(&["--url", &url, "--key", KEY.get(1..).expect("some")]).0, Some(2));
    fs::write(folder.join("key"), format!("{KEY}\n")).expect("written");
    assert_eq!(without(&["--url", &url, "--key-file", "key"]).1, "[]\n");
    let (code, _, said) = without(&["--key-file", "key"]);
    assert!(code == Some(2) && said.contains("--url"), "{said}");
    fs::write(folder.join("key"), "outra chave").expect("written");
    let (code, _, said) = without(&["--url", &url, "--key-file", "key"]);
    assert!(code == Some(3) && said.contains("settings.api_key"), "{said}");
    let (code, _, said) = without(&["--url", "http://conta.example", "--key-file", "key"]);
    assert!(code == Some(3) && said.contains("settings.base_url"), "{said}");
    for wrong in [&[][..], &["customers"], &["customers", "lists"], &["sales", "select"], &["cnae", "insert"]] {
        assert_eq!(api(&folder, &url, wrong, "").0, Some(2), "{wrong:?}");
    }
    assert!(served.stop());
}

/// Sets a fault plan that drops the first insert of a customer. With the phase `before`, the server does not execute it; with
/// `after`, it does, but the response is lost.
fn loses(served: &Served, phase: &str) {
    let rule = format!(r#"{{"operations":["customers.insert"],"nth":1,"phase":"{phase}","action":{{"drop":true}}}}"#);
    faults(served, &rule);
}

fn faults(served: &Served, rules: &str) {
    let (status, said) = served.control("PUT", "faults", &format!(r#"{{"rules":[{rules}]}}"#));
    assert_eq!(status, 200, "{said}");
}

#[test]
fn a_lost_insert_is_taken_up_by_the_same_command() {
    let folder = folder("api_lost");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    // the command looks the lost insert up and finds it in the same run
    loses(&served, "after");
    let (code, made, said) = api(&folder, &url, &["customers", "insert"], ANA);
    assert_eq!((code, number(&made, &["id"])), (Some(0), 1), "{said}");

    // the insert is never executed, so the command searches for it until the deadline
    loses(&served, "before");
    let words = ["customers", "insert", "--state", "state.json", "--deadline", "1"];
    let bia = ANA.replace("Ana", "Bia");
    let (code, printed, said) = api(&folder, &url, &words, &bia);
    assert_eq!((code, printed.as_str()), (Some(4), ""), "{said}");
    assert!(
        said.contains("unknown whether it was carried out") && said.contains("run the same command again"),
        "{said}"
    );
    let state = fs::read_to_string(folder.join("state.json")).expect("the state");
    assert!(!state.contains(KEY) && !state.contains("Bia"), "{state}");

    let (code, _, said) = api(&folder, &url, &words, ANA);
    assert!(code == Some(1) && said.contains("state of another call"), "{said}");
    // the same record is inserted later, and a resumed run finds it
    assert_eq!(api(&folder, &url, &["customers", "insert"], &bia).0, Some(0));
    let (code, made, said) = api(&folder, &url, &words, &bia);
    assert_eq!((code, number(&made, &["id"])), (Some(0), 2), "{said}");
    assert!(!folder.join("state.json").exists(), "nothing is left to take up");
    assert_eq!(keys(&api(&folder, &url, &["customers", "list", "--jsonl"], "").1), [1, 2]);

    loses(&served, "after");
    let (code, _, said) = api(&folder, &url, &["customers", "insert", "--no-look-before"], ANA);
    assert!(code == Some(4) && said.contains("look for it before"), "{said}");
    assert!(served.stop());
}

/// The test needs a second loopback address, `127.0.0.2`, which only Linux has by default.
#[test]
#[cfg(target_os = "linux")]
fn http_to_another_host_needs_an_option() {
    let folder = folder("api_http");
    let served = Served::start(serve(&folder, &["--memory", "--host", "127.0.0.2"]));
    let url = format!("http://{}", served.address);
    let (code, printed, said) = api(&folder, &url, &["customers", "insert"], ANA);
    assert!(code == Some(3) && printed.is_empty() && said.contains("needs allow_http"), "{code:?} {said}");
    let (code, made, said) = api(&folder, &url, &["customers", "insert", "--allow-http"], ANA);
    assert_eq!((code, number(&made, &["id"])), (Some(0), 1), "{said}");
    assert!(served.stop());
}

#[test]
fn a_command_that_is_killed_is_taken_up_by_the_same_command() {
    let folder = folder("api_killed");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    // the record is inserted at once, but the response is delayed by a minute
    let slow = r#"{"operations":["customers.insert"],"nth":1,"phase":"after","action":{"latency_ms":60000}}"#;
    faults(&served, slow);
    let words = ["customers", "insert", "--state", "state.json"];
    fs::write(folder.join("ana.json"), ANA).expect("written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command.arg("api").args(words).current_dir(&folder).env("LASTRO_URL", &url).env("LASTRO_KEY", KEY);
    let mut child = command.stdin(fs::File::open(folder.join("ana.json")).expect("a file")).spawn().expect("it starts");
    let count = || number(&served.client().get("/api/v2/clientes/?_limit=1").1, &["header", "count"]);
    while count() == 0 {
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("killed");
    child.wait().expect("ended");
    let (code, made, said) = api(&folder, &url, &words, ANA);
    assert_eq!((code, number(&made, &["id"]), count()), (Some(0), 1, 1), "{said}");
    assert!(!folder.join("state.json").exists());
    drop(served);
}

#[test]
fn without_a_server_nothing_was_sent() {
    let folder = folder("api_nobody");
    // no server listens on port 1
    let url = "http://127.0.0.1:1";
    let words = ["customers", "insert", "--deadline", "1", "--state", "state.json"];
    let (code, printed, said) = api(&folder, url, &words, ANA);
    assert_eq!((code, printed.as_str()), (Some(1), ""));
    assert!(said.starts_with("lastro: customers.insert: unreachable; not carried out\n  "), "{said}");
    assert!(!folder.join("state.json").exists());
    let words = ["customers", "insert", "--state", "none/state.json"];
    let (code, _, said) = api(&folder, url, &words, ANA);
    assert!(code == Some(1) && said.contains("none/state.json"), "{said}");
}

#[test]
fn a_listing_goes_on_after_the_last_page_that_was_printed() {
    let folder = folder("api_pages");
    let served = Served::start(serve(&folder, &["--memory"]));
    let url = format!("http://{}", served.address);
    let mut client = served.client();
    for turn in 0..6 {
        client.insert(&format!("Corte {turn}"), "").expect("an answer");
    }
    let words = ["services", "list", "--query", "_limit=2", "--state", "page.json", "--jsonl"];
    // only the request for the second page fails; the run ends there, and the next run repeats the request
    faults(&served, r#"{"operations":["services.list"],"nth":2,"phase":"before","action":{"status":400}}"#);
    let (code, first, said) = api(&folder, &url, &words, "");
    assert_eq!((code, keys(&first)), (Some(3), vec![1, 2]), "{said}");
    let (code, rest, said) = api(&folder, &url, &words, "");
    assert_eq!((code, keys(&rest)), (Some(0), vec![3, 4, 5, 6]), "{said}");
    assert!(!folder.join("page.json").exists());
    let (code, _, said) = api(&folder, &url, &["services", "list", "--state", "page.json"], "");
    assert!(code == Some(2) && said.contains("--jsonl"), "{said}");
    assert!(served.stop());
}
