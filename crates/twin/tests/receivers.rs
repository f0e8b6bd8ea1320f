//! Tests the signatures of notifications with two receivers, in PHP and in JavaScript. The receivers are written only from the
//! service's documentation: they parse a notification, remove the signature, write the remaining body as compact JSON, and
//! compute the HMAC. They must be able to verify every notification of a generated year.

use std::collections::BTreeSet;
use std::io::{ErrorKind, Write as _};
use std::process::{Command, Stdio};

use crate::common::{config, request};
use crate::corpus::asks::Asks;
use lastro_twin::{Effect, Twin};

const KEY: &str = "chave-da-empresa-01";
const SECRET: &str = "segredo-de-João";
const DAYS: i64 = 365;
const DAY: i64 = 86_400_000;

/// A PHP program that prints for each line whether its signature is valid. Arguments: the secret, and the flags of
/// `json_encode`.
const PHP: &str = r#"
    [, $secret, $flags] = $argv;
    while (($line = fgets(STDIN)) !== false) {
        $body = json_decode($line, true);
        $given = $body["header"]["signature"][0];
        unset($body["header"]["signature"]);
        $digest = hash_hmac("sha256", json_encode($body, (int) $flags), $secret);
        echo hash_equals($digest, $given) ? "ok" : "mismatch", "\n";
    }
"#;

/// The same program in JavaScript. Its only argument is the secret.
const NODE: &str = r#"
    const secret = process.argv[1];
    const lines = require("fs").readFileSync(0, "utf8").split("\n").filter((line) => line !== "");
    for (const line of lines) {
        const body = JSON.parse(line);
        const [given] = body.header.signature;
        delete body.header.signature;
        const digest = require("crypto").createHmac("sha256", secret).update(JSON.stringify(body)).digest("hex");
        console.log(digest === given ? "ok" : "mismatch");
    }
"#;

/// The command of a receiver, and its arguments.
type Receiver = (&'static str, &'static [&'static str]);
const JAVASCRIPT: Receiver = ("node", &["-e", NODE, SECRET]);
/// The PHP receiver with the flags `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`, since the example in the service's
/// documentation has no escapes.
const PHP_UNESCAPED: Receiver = ("php", &["-r", PHP, SECRET, "320"]);
const PHP_PLAIN: Receiver = ("php", &["-r", PHP, SECRET, "0"]);

/// For each choice of the policy `webhook-flavour`, the receivers that can verify its notifications. The default choice comes
/// first.
const VERIFY: [(&str, &[Receiver]); 3] = [
    ("", &[JAVASCRIPT, PHP_UNESCAPED]),
    (r#""webhook-flavour":"php_unescaped""#, &[JAVASCRIPT, PHP_UNESCAPED]),
    (r#""webhook-flavour":"php""#, &[PHP_PLAIN]),
];

/// Passes bodies to a receiver, and returns its verdicts; `None` if its program is not installed.
#[allow(clippy::disallowed_methods, reason = "a test runs a program")]
fn judged((program, arguments): Receiver, bodies: &[String]) -> Option<Vec<String>> {
    let mut command = Command::new(program);
    let mut child = match command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(std::env::var_os("LASTRO_REQUIRE_ALL").is_none(), "{program} is required and absent");
            return None;
        }
        spawned => spawned.expect("the program runs"),
    };
    let (mut input, text) = (child.stdin.take().expect("a pipe"), bodies.join("\n") + "\n");
    // another thread writes the input: the program prints while it still reads, and both pipes could fill up
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("a writer").expect("the program reads");
    assert!(output.status.success(), "{program}");
    Some(String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect())
}

/// All notifications of a year in which records of each kind are inserted, updated and deleted, and due work is processed.
fn year(policies: &str) -> Vec<String> {
    let text = format!(
        r#"{{"seed":5,"keys":[{{"key":"{KEY}"}}],"policies":{{{policies}}},
            "subscriptions":[{{"url":"https://cliente.example/avisos","secret":"{SECRET}"}}]}}"#
    );
    let mut twin = Twin::new(&config(&text)).expect("a configuration");
    let mut asks = Asks::new(5, twin.now().expect("a moment").day());
    let mut bodies = Vec::new();
    for _ in 0..DAYS {
        for _ in 0..2 {
            let ask = asks.next(twin.now().expect("a moment").day());
            let outcome = twin.handle(&request(ask.method, &ask.target, KEY, &ask.body), None);
            let response = outcome.response.expect("a response");
            asks.learn(&ask, response.status, &response.body);
        }
        let tomorrow = twin.now().expect("a moment").plus(DAY);
        twin.advance(tomorrow, usize::MAX).expect("a step");
        loop {
            let effects = twin.take_effects();
            if effects.is_empty() {
                break;
            }
            for Effect::Deliver { delivery, body, .. } in effects {
                bodies.push(body.to_string());
                twin.report(delivery, Some(200), None).expect("a report");
            }
        }
    }
    bodies
}

/// The structures and operations that occur in these bodies.
fn kinds(bodies: &[String]) -> BTreeSet<(String, String)> {
    let kind = |body: &String| {
        let event = lastro::webhook::event(body.as_bytes()).expect("a notification").event;
        (event.endpoint.expect("a structure"), event.operation.expect("an operation"))
    };
    bodies.iter().map(kind).collect()
}

#[test]
fn receivers_that_follow_the_document_verify_every_notification_of_a_year() {
    for (policies, receivers) in VERIFY {
        let mut bodies = year(policies);
        let structures = ["clientes", "servicos", "vendas"].into_iter();
        let all = structures.flat_map(|one| ["delete", "insert", "update"].map(|kind| (one, kind)));
        // payment methods can only be inserted, and only by version 1; no operation changes or deletes them
        let all: BTreeSet<_> = all.chain([("meios-pagamento", "insert")]).collect();
        let found = kinds(&bodies);
        assert_eq!(found.iter().map(|(one, kind)| (one.as_str(), kind.as_str())).collect::<BTreeSet<_>>(), all);
        // some bodies contain amounts in whole reais and non-ASCII characters, which JSON libraries write in different ways
        for part in [r#""valor":100,"#, "ã", "Manuten"] {
            assert!(policies.contains("\"php\"") || bodies.iter().any(|body| body.contains(part)), "{part}");
        }
        let forged = bodies.first().expect("a notification").replacen("\"data\":{\"id\":", "\"data\":{\"id\":9", 1);
        bodies.push(forged);
        for receiver in receivers {
            let Some(verdicts) = judged(*receiver, &bodies) else { continue };
            assert_eq!(verdicts.len(), bodies.len());
            for (verdict, body) in verdicts.iter().zip(&bodies).take(bodies.len() - 1) {
                assert_eq!(verdict, "ok", "{} {policies}: {body}", receiver.0);
            }
            assert_eq!(verdicts.last().map(String::as_str), Some("mismatch"));
        }
        println!("{} notifications verified {policies}", bodies.len() - 1);
    }
}
