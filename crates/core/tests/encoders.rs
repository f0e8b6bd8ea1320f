//! Compares `sign` with the real encoders of PHP and Node: it must return the same bytes as `json_encode` and `JSON.stringify`.
//! Bodies that PHP and Node sign must be verified as `ok`.
#![allow(clippy::disallowed_methods, reason = "a test runs a program")]

use std::env;
use std::io::{ErrorKind, Write as _};
use std::process::{Command, Stdio};

use lastro::json;
use lastro::webhook::{Flavour, NewEvent, Request, SignedForm, Verdict, sign, verify};

const SECRET: &str = "segredo-de-João";

/// A PHP program. It reads one JSON value per line. For each value, it writes a body with this value as `data`, signed by the
/// rules in the service's documentation.
const PHP: &str = r#"
    ini_set("serialize_precision", "-1");
    [, $secret, $flags] = $argv;
    while (($line = fgets(STDIN)) !== false) {
        $header = ["api" => "2", "endpoint" => "vendas", "operation" => "insert", "timestamp" => 1795219200];
        $body = ["header" => $header, "data" => json_decode($line)];
        $signature = hash_hmac("sha256", json_encode($body, (int) $flags), $secret);
        $body["header"]["signature"] = [$signature];
        echo json_encode($body, (int) $flags), "\n";
    }
"#;

/// The same program as [`PHP`], in JavaScript.
const NODE: &str = r#"
    const secret = process.argv[1];
    for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
        const header = { api: "2", endpoint: "vendas", operation: "insert", timestamp: 1795219200 };
        const body = { header, data: JSON.parse(line) };
        const digest = require("crypto").createHmac("sha256", secret).update(JSON.stringify(body)).digest("hex");
        header.signature = [digest];
        console.log(JSON.stringify(body));
    }
"#;

const DOCUMENTS: [&str; 16] = [
    "{}",
    "[]",
    "null",
    r#"{"id":7,"valor":129.9,"exato":0.1,"negativo":-3,"logico":true,"nulo":null}"#,
    r#"{"nome":"João da Silva","cidade":"São Paulo / SP","aspas":"\"x\" \\ y"}"#,
    r#"{"url":"https://exemplo.com.br/a?b=1&c=<d>'"}"#,
    r#"{"controle":"\u0000\u0001\b\t\n\u000b\f\r\u001f\u007f\u0080"}"#,
    r#"{"linhas":"\u2028 \u2029","emoji":"😀 é é","asiatico":"日本"}"#,
    r#"{"ção":{"ã/b":[1,[2,[3,{"x":"ü"}]]]},"vazio":{},"lista":[]}"#,
    r#"{"itens":[{"descricao":"Mensalidade","valor":"33.33"},{"descricao":"","valor":null}]}"#,
    r#"{"grande":9007199254740991,"longo":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}"#,
    r#"[{"a":1},{"a":2},"texto",3,false]"#,
    r#"{"inteiro":10.00,"valor":129.90,"centavo":0.01,"zero":0.00,"negativo":-3.10,"milhar":1000.00,"mil":1e3,"MIL":1E+3}"#,
    r#"{"valores":[9999999999999.99,70000000000000.01,100000000000000.0,0.1e1,0.0100,120.0e-2]}"#,
    r#"{"pequenos":[0.1,0.01,0.001,0.0001,0.00001,0.000001,0.0000001,0.00000012,0.0000000001,1.5e-10,2.5e-300]}"#,
    r#"{"grandes":[1e14,1e15,1e16,1e17,1e18,1e19,1e20,1e21,1e22,1.25e16,1.25e17,1.25e20,1.25e21,1.25e25,1e300,-1e25]}"#,
];

/// Programs that sign bodies: the command with its arguments, and the [`Flavour`] of its encoder.
const SIGNERS: [(&str, &[&str], Flavour); 3] = [
    ("php", &["-r", PHP, SECRET, "0"], Flavour::Php),
    // 320 is JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
    ("php", &["-r", PHP, SECRET, "320"], Flavour::PhpUnescaped),
    ("node", &["-e", NODE, SECRET], Flavour::Js),
];

/// Runs an external program that signs each of [`DOCUMENTS`]. Returns the bodies that it writes; `None` if it is not installed.
fn signed_by(program: &str, arguments: &[&str]) -> Option<Vec<String>> {
    let mut command = Command::new(program);
    let mut child = match command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(env::var_os("LASTRO_REQUIRE_ALL").is_none(), "{program} is required and absent");
            return None;
        }
        spawned => spawned.expect("the program runs"),
    };
    // dropping the pipe closes it, so that the program's loop ends
    child.stdin.take().expect("a pipe").write_all(DOCUMENTS.join("\n").as_bytes()).expect("the program reads");
    let output = child.wait_with_output().expect("the program ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let bodies: Vec<String> = String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect();
    assert_eq!(bodies.len(), DOCUMENTS.len());
    Some(bodies)
}

fn judged(body: &[u8], strict: bool) -> (Verdict, Option<SignedForm>) {
    let secrets = [SECRET.to_owned()];
    let request = Request { strict, ..Request::new(&secrets, body) };
    let answer = verify(&request).expect("nothing of the caller's is wrong");
    (answer.verdict, answer.form)
}

#[test]
fn sign_writes_the_same_bytes_as_the_encoder_of_its_flavour() {
    for (program, arguments, flavour) in SIGNERS {
        for (body, document) in signed_by(program, arguments).unwrap_or_default().iter().zip(DOCUMENTS) {
            let data = json::parse(document.as_bytes()).expect("JSON");
            let event =
                NewEvent { endpoint: "vendas", operation: "insert", data: &data, timestamp: 1_795_219_200, api: "2" };
            assert_eq!(&sign(&event, SECRET, flavour).expect("signed"), body, "{program}");
        }
    }
}

#[test]
fn bodies_of_real_encoders_verify_and_changed_bodies_do_not() {
    for (program, arguments, _) in SIGNERS {
        for body in signed_by(program, arguments).unwrap_or_default() {
            assert_eq!(judged(body.as_bytes(), true), (Verdict::Ok, Some(SignedForm::AsSent)), "{body}");
            let data = body.find("\"data\":").expect("data") + 7;
            for at in data..body.len() {
                for flip in [0x01, 0x20, 0x80] {
                    let mut forged = body.clone().into_bytes();
                    forged[at] ^= flip;
                    // A changed byte must be detected, unless the JSON value stays the same, for example if only the case of a
                    // hexadecimal digit in an escape has changed.
                    let same = json::parse(&forged).ok() == json::parse(body.as_bytes()).ok();
                    assert!(same || judged(&forged, false).0 != Verdict::Ok, "{at}: {}", body);
                }
            }
        }
    }
}
