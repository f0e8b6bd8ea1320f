//! Tests `lastro serve --config`: settings in the file, their precedence, invalid values, and `--print-config`.
#![cfg(unix)]

mod served;

use std::fs;
use std::path::Path;
use std::process::Command;

use lastro::json::{Value, parse};
use lastro::model::Model as _;
use lastro_twin::Config;
use served::{SERVICES, Served, TOKEN, folder};

/// The secrets in the files of the example. No output may contain any of them.
const SECRETS: [&str; 4] = ["chave-para-testes", "chave-so-de-leitura", "assinatura-dos-avisos", TOKEN];

/// Creates a folder with the example configuration and the secret files that it names.
fn example(name: &str) -> std::path::PathBuf {
    let folder = folder(name);
    fs::create_dir_all(folder.join("secrets")).expect("a folder");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/compose/twin.toml");
    fs::copy(example, folder.join("twin.toml")).expect("copied");
    for (file, secret) in ["key", "read-only-key", "webhook", "token"].into_iter().zip(SECRETS) {
        fs::write(folder.join("secrets").join(file), format!("{secret}\n")).expect("written");
    }
    folder
}

fn lastro(folder: &Path, words: &[&str], variables: &[(&str, &str)]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let output = command.args(words).envs(variables.iter().copied()).current_dir(folder).output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Runs `--print-config` with this configuration file, these arguments and these environment variables. Returns the printed
/// configuration.
fn printed(folder: &Path, file: &str, words: &[&str], variables: &[(&str, &str)]) -> toml::Table {
    fs::write(folder.join("given.toml"), file).expect("written");
    let words = [&["serve", "--config", "given.toml", "--print-config"], words].concat();
    let (code, printed, said) = lastro(folder, &words, variables);
    assert_eq!(code, Some(0), "{said}");
    printed.parse().expect("TOML")
}

#[test]
fn the_example_is_served_as_it_says() {
    let folder = example("config");
    // The server is started in another folder, since the paths in the file must be relative to the file.
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    let file = folder.join("twin.toml");
    command.args(["serve", "--port", "0", "--host", "127.0.0.1", "--config"]).arg(file).current_dir("/");
    let served = Served::start(command);
    assert_eq!(served.printed[1], format!("control token: {TOKEN}"));
    assert_eq!(served.client().insert("Corte", "").expect("an answer"), Some(1));
    // the profile of the key `chave-so-de-leitura` allows only listing sales
    let basic = "Authorization: Basic Y2hhdmUtc28tZGUtbGVpdHVyYTo=\r\n";
    let status = |target: &str| served.client().ask("GET", target, basic, "").expect("an answer").0;
    assert_eq!((status("/api/v2/vendas/"), status(SERVICES), status("/api/venda")), (200, 401, 401));
    let (_, methods) = served.client().get("/api/v2/meios-pagamento/");
    assert!(methods.contains(r#""nome":"Boleto""#) && methods.contains(r#""multa":2.00,"juros":1.00"#), "{methods}");
    let (_, subscriptions) = served.control("GET", "subscriptions", "");
    let expected = r#"[{"index":0,"url":"http://receiver:3000/webhook","endpoints":["clientes","vendas"],"operations":null,"receivable":true}]"#;
    assert_eq!(subscriptions, expected);
    assert!(served.control("GET", "policies", "").1.contains(r#""name":"delete-customer","choice":"keep""#));
    assert!(served.control("GET", "faults", "").1.contains(r#""every":50"#));
    assert!(served.control("GET", "state", "").1.contains(r#""clock":"real""#));
    assert!(served.stop());
}

#[test]
fn an_argument_counts_more_than_the_file_and_the_file_more_than_a_variable() {
    let folder = folder("config-order");
    let file = "now = 2027-02-01T09:00:00-03:00\nport = 1\nclock = \"real\"\ndb = \"a.db\"\nallow_host = [\"a.example\"]\nseed = 3\n\
                [policies]\njournal = \"all\"\ndelete-customer = \"keep\"\n[[keys]]\nkey = \"chave-do-arquivo-de-teste\"\nv1 = false\n";
    let text = |table: &toml::Table, name: &str| table.get(name).map(ToString::to_string);
    let alone = printed(&folder, file, &[], &[("LASTRO_KEY", "chave-do-ambiente-de-teste")]);
    for (name, value) in [
        ("port", "1"),
        ("clock", "\"real\""),
        ("db", "\"a.db\""),
        ("seed", "3"),
        ("now", "\"2027-02-01T09:00:00-03:00\""),
    ] {
        assert_eq!(text(&alone, name).as_deref(), Some(value), "{name}");
    }
    assert_eq!(alone["keys"][0]["v1"], toml::Value::Boolean(false));
    assert_eq!((text(&alone, "host"), text(&alone, "log")), (Some("\"127.0.0.1\"".into()), Some("\"text\"".into())));
    let words = [
        "--port",
        "0",
        "--clock",
        "fast:60",
        "--memory",
        "--allow-host",
        "b.example",
        "--seed",
        "4",
        "--policy",
        "journal=none",
        "--key",
        "outra-chave-de-teste",
    ];
    let over = printed(&folder, file, &words, &[]);
    let expected = [
        ("port", Some("0")),
        ("clock", Some("\"fast:60\"")),
        ("memory", Some("true")),
        ("db", None),
        ("allow_host", Some("[\"b.example\"]")),
        ("seed", Some("4")),
    ];
    for (name, value) in expected {
        assert_eq!(text(&over, name).as_deref(), value, "{name}");
    }
    assert!(over["keys"][0].get("v1").is_none(), "the argument's key in place of the file's");
    let policy =
        |table: &toml::Table, name: &str| table["policies"].get(name).and_then(toml::Value::as_str).map(str::to_owned);
    assert_eq!(policy(&over, "journal").as_deref(), Some("none"));
    assert_eq!(policy(&over, "delete-customer").as_deref(), Some("keep"));
    // a subscription without a secret uses the environment variable, and is refused if the variable is not set
    let receiver = "[[subscriptions]]\nurl = \"http://127.0.0.1:9/\"\n";
    printed(&folder, receiver, &[], &[("LASTRO_WEBHOOK_SECRET", "assinatura")]);
    let (code, _, said) = lastro(&folder, &["serve", "--config", "given.toml", "--print-config"], &[]);
    assert_eq!((code, said.trim()), (Some(1), "lastro: given.toml: subscriptions[0].secret: must not be blank"));
}

#[test]
fn the_printed_configuration_has_no_secrets_and_can_be_read_again() {
    let folder = example("config-printed");
    let words = ["serve", "--config", "twin.toml", "--print-config"];
    let (code, first, said) = lastro(&folder, &words, &[]);
    assert_eq!(code, Some(0), "{said}");
    fs::write(folder.join("again.toml"), &first).expect("written");
    let (code, second, said) = lastro(&folder, &["serve", "--config", "again.toml", "--print-config"], &[]);
    assert_eq!((code, second.replace("././", "./")), (Some(0), first.clone()), "{said}");
    let inline = "token = \"token-de-teste\"\n[[keys]]\nkey = \"chave-para-testes\"\n[[keys]]\nkey = \"chave-so-de-leitura\"\n\
                  [[subscriptions]]\nurl = \"http://127.0.0.1:9/\"\nsecret = \"assinatura-dos-avisos\"\nold_secret = \"assinatura-dos-avisos\"\n";
    let third = printed(&folder, inline, &[], &[]).to_string();
    let (_, schema, _) = lastro(&folder, &["serve", "--config-schema"], &[]);
    for shown in [first, third, schema] {
        for secret in SECRETS {
            assert!(!shown.contains(secret), "{secret} in {shown}");
        }
    }
}

#[test]
fn problems_of_a_file_are_reported_with_their_paths() {
    let folder = folder("config-wrong");
    fs::write(folder.join("empty"), "\n").expect("written");
    fs::write(folder.join("two"), "um\ndois\n").expect("written");
    fs::write(folder.join("list.tsv"), "id\tnome\nx\ty\n").expect("written");
    let key = "[[keys]]\nkey = \"chave-para-testes\"\n";
    for (file, part) in [
        ("porta = 1", "given.toml: porta: "),
        ("journal_kep = 1", "journal_keep"),
        ("[[keys]]\nkey = \"chave-para-testes\"\nalow = []", "keys[0].alow"),
        ("[[keys]]\nkey = \"chave-para-testes\"\nallow = [\"sales\", \"sale\"]", "keys[0].allow[1]"),
        ("[[keys]]\nallow = [\"sales\"]", "keys[0].key: must not be blank"),
        ("[[payment_methods]]\nid = 1\nnome = \"Boleto\"\njurso = 1", "payment_methods[0].jurso"),
        (
            "[[payment_methods]]\nid = 1\nnome = \"Boleto\"\njuros = 1.5",
            "payment_methods[0].juros: a number with a decimal point",
        ),
        (
            "[[payment_methods]]\nid = 1\nnome = \"Boleto\"\njuros = \"1,5\"",
            "payment_methods[0].juros: is not a valid percentage",
        ),
        ("now = 2027-01-01", "now: is not an ISO 8601"),
        ("seed = 1\nseed = 2", "given.toml: line 2: "),
        ("token = \"token-de-teste", "given.toml: line 1: "),
        ("db = \"a.db\"\nmemory = true", "db and memory"),
        ("db = \":memory:\"", "db: expected the name of a file"),
        ("faults = \"a.json\"\n[fault_plan]\nseed = 1", "faults and fault_plan"),
        ("[[fault_plan.rules]]\nphase = \"during\"\naction = { drop = true }", "phase"),
        ("[policies]\ncolour = \"blue\"", "policies.colour"),
        ("port = 99999", "given.toml: port: expected 0 to 65535"),
        ("host = \"localhost\"", "given.toml: host: "),
        ("clock = \"slow\"", "given.toml: clock: expected frozen, real, or fast:N"),
        ("log = \"xml\"", "given.toml: log: "),
        ("journal_keep = 0", "given.toml: journal_keep: "),
        ("base_url = \"conta.example\"", "given.toml: base_url: "),
        ("allow_host = [\"a.example:80\"]", "given.toml: allow_host: "),
        ("token = \"com espaco\"", "given.toml: token: "),
        ("token = \"a\"\ntoken_file = \"two\"", "token and token_file"),
        ("token_file = \"two\"", "two: expected one line"),
        ("token_file = \"empty\"", "empty: expected one line"),
        ("token_file = \"missing\"", "missing: "),
        ("[lists]\ncnae = \"list.tsv\"", "lists.cnae.lines[2]"),
        (
            "[[subscriptions]]\nurl = \"http://192.0.2.1/\"\nsecret = \"s\"",
            "given.toml: subscriptions: http://192.0.2.1/: the host",
        ),
        ("[[keys]]\nkey = \"curta\"", "at least 16 characters"),
    ] {
        let file = if file.contains("[[keys]]") { file.to_owned() } else { format!("{file}\n{key}") };
        fs::write(folder.join("given.toml"), file).expect("written");
        let (code, printed, said) = lastro(&folder, &["serve", "--memory", "--config", "given.toml"], &[]);
        assert!(matches!(code, Some(1 | 2)) && printed.is_empty(), "{part}: {code:?} {said}");
        assert!(said.contains(part), "{part}: {said}");
        assert!(
            !said.contains("chave-para-testes") && !said.contains("token-de-teste") && !said.contains("com espaco"),
            "{said}"
        );
    }
    let (code, _, said) = lastro(&folder, &["serve", "--config", "missing.toml"], &[]);
    assert_eq!((code, said.contains("missing.toml")), (Some(1), true), "{said}");
    let (code, _, said) = lastro(&folder, &["serve", "--config-schema", "--memory"], &[]);
    assert_eq!((code, said.contains("--config-schema")), (Some(2), true), "{said}");
}

#[test]
fn the_schema_has_every_member_of_a_twins_configuration_and_amounts_that_are_exact() {
    let (code, printed, said) = lastro(&folder("config-schema"), &["serve", "--config-schema"], &[]);
    assert_eq!(code, Some(0), "{said}");
    let schema = parse(printed.as_bytes()).expect("JSON");
    let definition = |name: &str| schema.get("$defs").and_then(|all| all.get(name)).unwrap_or_else(|| panic!("{name}"));
    let whole = definition("ServeConfig");
    assert_eq!(whole.get("additionalProperties"), Some(&Value::Bool(false)));
    for field in Config::TABLE.fields {
        let found = whole.get("properties").and_then(|all| all.get(field.name));
        assert!(found.and_then(|found| found.get("description")).is_some(), "{}", field.name);
    }
    let money = definition("money").get("anyOf").and_then(Value::as_array).expect("forms");
    let types: Vec<_> = money.iter().map(|form| form.get("type").and_then(Value::as_str)).collect();
    assert_eq!(types, [Some("integer"), Some("string")]);
    assert_eq!(definition("Plan").get("additionalProperties"), Some(&Value::Bool(false)));
}
