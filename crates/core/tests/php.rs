//! A real PHP signs and judges: `sign` in its flavours is its `json_encode`, byte for byte, and what it signs is `ok`.
#![allow(clippy::disallowed_methods, reason = "a test runs a program")]

use std::env;
use std::io::{ErrorKind, Write as _};
use std::process::{Command, Stdio};

use lastro::json;
use lastro::webhook::{Flavour, NewEvent, Request, SignedForm, Verdict, sign, verify};

const SECRET: &str = "segredo-de-João";

/// Reads one `data` from each line and writes one signed body for it, signed as the service's documentation says.
const SIGNER: &str = r#"
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

/// Documents with numbers that PHP writes unchanged; how it writes other numbers does not matter for the flavour.
const DOCUMENTS: [&str; 12] = [
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
];

/// The bodies that PHP makes of [`DOCUMENTS`] with these flags of `json_encode`; `None` if PHP is not installed.
fn signed_by_php(flags: u32) -> Option<Vec<String>> {
    let mut php = Command::new("php");
    php.args(["-r", SIGNER, SECRET, &flags.to_string()]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = match php.spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            assert!(env::var_os("LASTRO_REQUIRE_ALL").is_none(), "php is required and absent");
            return None;
        }
        spawned => spawned.expect("php runs"),
    };
    // the pipe is closed when it is dropped, which is what ends PHP's loop
    child.stdin.take().expect("a pipe").write_all(DOCUMENTS.join("\n").as_bytes()).expect("php reads");
    let output = child.wait_with_output().expect("php ends");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
    let bodies: Vec<String> = String::from_utf8(output.stdout).expect("UTF-8").lines().map(str::to_owned).collect();
    assert_eq!(bodies.len(), DOCUMENTS.len());
    Some(bodies)
}

fn judged(body: &[u8], strict: bool) -> (Verdict, Option<SignedForm>) {
    let secrets = [SECRET.to_owned()];
    let request =
        Request { body, secrets: &secrets, now: None, tolerance_s: None, future_s: None, strict, any_entry: false };
    let answer = verify(&request).expect("nothing of the caller's is wrong");
    (answer.verdict, answer.form)
}

/// The flags of PHP's `json_encode` for each flavour: none, and `JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE`.
const FLAVOURS: [(Flavour, u32); 2] = [(Flavour::Php, 0), (Flavour::PhpUnescaped, 64 | 256)];

#[test]
fn sign_is_json_encode_byte_for_byte() {
    for (flavour, flags) in FLAVOURS {
        for (body, document) in signed_by_php(flags).unwrap_or_default().iter().zip(DOCUMENTS) {
            let data = json::parse(document.as_bytes()).expect("JSON");
            let event =
                NewEvent { endpoint: "vendas", operation: "insert", data: &data, timestamp: 1_795_219_200, api: "2" };
            assert_eq!(&sign(&event, SECRET, flavour).expect("signed"), body);
        }
    }
}

#[test]
fn what_php_signs_is_ok_and_no_changed_byte_is() {
    for (_, flags) in FLAVOURS {
        for body in signed_by_php(flags).unwrap_or_default() {
            assert_eq!(judged(body.as_bytes(), true), (Verdict::Ok, Some(SignedForm::AsSent)), "{body}");
            let data = body.find("\"data\":").expect("data") + 7;
            for at in data..body.len() {
                for flip in [0x01, 0x20, 0x80] {
                    let mut forged = body.clone().into_bytes();
                    forged[at] ^= flip;
                    // space outside the texts is not signed, and the digits of an escape may be of either case
                    let same = json::parse(&forged).ok() == json::parse(body.as_bytes()).ok();
                    assert!(same || judged(&forged, false).0 != Verdict::Ok, "{at}: {}", body);
                }
            }
        }
    }
}
