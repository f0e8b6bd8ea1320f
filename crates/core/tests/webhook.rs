//! Tests of webhook verification: real bodies, forged bodies, every verdict. Property tests with generated bodies are in
//! `laws`.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro::json::{self, Value};
use lastro::value::{Choice as _, hex};
use lastro::webhook::{
    Cause, Digests, Flavour, Limits, NewEvent, Request, Verdict, Verification, conclude, explain, judge, plan, scan,
    sign as sign_body, verify,
};
use proptest::prelude::*;
use sha2::{Digest as _, Sha256};

const PHP: &str = include_str!("../../../tests/vectors/webhook/php.jsonl");
const SECRET: &str = "segredo-de-teste";

fn ask(body: &[u8], secrets: &[&str], any_entry: bool) -> Verification {
    let secrets: Vec<String> = secrets.iter().map(ToString::to_string).collect();
    let request = Request { strict: true, any_entry, ..Request::new(&secrets, body) };
    verify(&request).expect("nothing of the caller's is wrong")
}

fn verdict(body: &str) -> Verdict {
    ask(body.as_bytes(), &[SECRET], false).verdict
}

fn sign(signed: &str) -> String {
    let mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).expect("any key").chain_update(signed.as_bytes());
    mac.finalize().into_bytes().iter().map(|b| format!("{b:02x}")).collect()
}

/// Bodies that PHP's encoder has written: a name, the bytes of the body, and the bytes that were signed.
fn php() -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let rows = PHP.lines().map(|line| {
        let row = json::parse(line.as_bytes()).expect("a row");
        let text = |key| row.get(key).and_then(Value::as_str).expect("a member").to_owned();
        let bytes = |key| STANDARD.decode(text(key)).expect("base64");
        (text("name"), bytes("wire_b64"), bytes("signed_b64"))
    });
    rows.collect()
}

#[test]
fn every_php_body_verifies_and_its_signed_bytes_are_found() {
    assert!(php().len() > 8);
    for (name, wire, signed) in php() {
        let answer = ask(&wire, &["other", SECRET], false);
        assert_eq!((answer.verdict, answer.secret_index), (Verdict::Ok, Some(1)), "{name}");
        let found = scan(&wire).expect("a body").signed;
        let joined: Vec<u8> = found.iter().flat_map(|span| span.of(&wire).to_vec()).collect();
        assert_eq!(joined, signed, "{name}");
    }
}

#[test]
fn no_forgery_is_accepted() {
    for (name, wire, _) in php() {
        let data = wire.windows(6).position(|w| w == b"\"data\"").expect("data") + 8;
        for at in data..wire.len() {
            for flip in [1_u8, 0x20] {
                let mut forged = wire.clone();
                forged[at] ^= flip;
                let same_but_space =
                    |b: &[u8]| b.iter().filter(|c| !c.is_ascii_whitespace()).copied().collect::<Vec<_>>();
                if same_but_space(&forged) != same_but_space(&wire) {
                    assert_ne!(ask(&forged, &[SECRET], false).verdict, Verdict::Ok, "{name} at {at}");
                }
            }
        }
    }
}

#[test]
fn the_signature_is_removed_at_any_position() {
    let cases = [
        (r#"{"header":{"signature":["S"]},"data":1}"#, r#"{"header":{},"data":1}"#),
        (r#"{"header":{"signature":["S"],"api":"2"},"data":1}"#, r#"{"header":{"api":"2"},"data":1}"#),
        (r#"{"header":{"api":"2","signature":["S"]},"data":1}"#, r#"{"header":{"api":"2"},"data":1}"#),
        (
            r#"{"header":{"api":"2","signature":"S","x":{}},"data":[5,6]}"#,
            r#"{"header":{"api":"2","x":{}},"data":[5,6]}"#,
        ),
        (
            r#"{"data":{"signature":["x"],"header":{"signature":1}},"header":{"\u0073ignature":["S"]}}"#,
            r#"{"data":{"signature":["x"],"header":{"signature":1}},"header":{}}"#,
        ),
        (
            "\u{FEFF} { \"header\" : { \"a\" : [ 1 , 2 ] , \"signature\" : [ \"S\" ] , \"b\" : \" x \" } , \"data\" : {} } \n",
            r#"{"header":{"a":[1,2],"b":" x "},"data":{}}"#,
        ),
        (r#"{"header":{"signature":["S"]}}"#, r#"{"header":{}}"#),
        (
            r#"{"a":1.0e+25,"header":{"api":"\u00e9\/","signature":["S","zz"]},"data":"caf\ud800"}"#,
            r#"{"a":1.0e+25,"header":{"api":"\u00e9\/"},"data":"caf\ud800"}"#,
        ),
    ];
    for (wire, signed) in cases {
        let body = wire.replace("\"S\"", &format!("\"{}\"", sign(signed).to_uppercase()));
        assert_eq!(verdict(&body), Verdict::Ok, "{wire}");
    }
}

#[test]
fn each_invalid_body_has_the_expected_verdict() {
    let good = "0".repeat(64);
    let with = |signature: &str| format!(r#"{{"header":{{"signature":{signature}}},"data":1}}"#);
    let cases = [
        (String::new(), Verdict::Malformed),
        ("{".to_owned(), Verdict::Malformed),
        (with("[]") + "x", Verdict::Malformed),
        ("[1]".to_owned(), Verdict::NotAnObject),
        (r#""x""#.to_owned(), Verdict::NotAnObject),
        (r#"{"data":{"header":{}}}"#.to_owned(), Verdict::MissingHeader),
        (r#"{"header":[1]}"#.to_owned(), Verdict::MissingHeader),
        (r#"{"header":{"api":"2"}}"#.to_owned(), Verdict::MissingSignature),
        (with("[]"), Verdict::MissingSignature),
        (with("null"), Verdict::MissingSignature),
        (with("\"\""), Verdict::MissingSignature),
        (with("[null]"), Verdict::BadSignatureEncoding),
        (with("[\"\"]"), Verdict::BadSignatureEncoding),
        (with("5"), Verdict::BadSignatureEncoding),
        (with("{}"), Verdict::BadSignatureEncoding),
        (with("[[]]"), Verdict::BadSignatureEncoding),
        (with("[\"sha256=00\"]"), Verdict::BadSignatureEncoding),
        (with(&format!("[\"{}g\"]", "0".repeat(63))), Verdict::BadSignatureEncoding),
        (with(&format!("[\"{good}\"]")), Verdict::Mismatch),
        (format!(r#"{{"header":{{"signature":["{good}"],"\u0073ignature":[]}}}}"#), Verdict::DuplicateKey),
        (format!(r#"{{"header":{{"signature":["{good}"]}},"header":{{}}}}"#), Verdict::DuplicateKey),
        ("[".repeat(100_000), Verdict::TooDeep),
        (" ".repeat(20_000_000), Verdict::TooLarge),
    ];
    for (body, wanted) in cases {
        assert_eq!(verdict(&body), wanted, "{}", body.chars().take(80).collect::<String>());
    }
    let (_, wire, _) = php().remove(0);
    for secrets in [&[][..], &[""], &[SECRET, ""]] {
        assert_eq!(ask(&wire, secrets, false).verdict, Verdict::EmptySecret);
    }
}

#[test]
fn only_the_first_signature_entry_counts_unless_any_entry_is_set() {
    let signed = r#"{"header":{},"data":1}"#;
    let body = format!(r#"{{"header":{{"signature":["{}","{}"]}},"data":1}}"#, "0".repeat(64), sign(signed));
    assert_eq!(ask(body.as_bytes(), &[SECRET], false).verdict, Verdict::Mismatch);
    assert_eq!(ask(body.as_bytes(), &[SECRET], true).verdict, Verdict::Ok);
}

#[test]
fn age_is_checked_only_with_a_limit_and_the_limit_is_inclusive() {
    let body_of = |time: &str| {
        let signed = format!(r#"{{"header":{{"timestamp":{time}}},"data":1}}"#);
        format!(r#"{{"header":{{"timestamp":{time},"signature":["{}"]}},"data":1}}"#, sign(&signed))
    };
    let body = body_of("1000");
    let secrets = [SECRET.to_owned()];
    let at = |body: &str, now, tolerance_s, future_s| {
        let request = Request::new(&secrets, body.as_bytes());
        verify(&Request { now, tolerance_s, future_s, strict: true, ..request }).map(|v| v.verdict)
    };
    assert_eq!(at(&body, Some(9_999_999), None, None), Ok(Verdict::Ok));
    assert_eq!(at(&body, Some(1300), Some(300), None), Ok(Verdict::Ok));
    assert_eq!(at(&body, Some(1301), Some(300), None), Ok(Verdict::TooOld));
    assert_eq!(at(&body, Some(0), Some(300), None), Ok(Verdict::Ok));
    assert_eq!(at(&body, Some(970), Some(300), Some(30)), Ok(Verdict::Ok));
    assert_eq!(at(&body, Some(969), None, Some(30)), Ok(Verdict::TooNew));
    assert_eq!(at(&body_of("\"1000\""), Some(1300), Some(300), None), Ok(Verdict::Ok));
    assert_eq!(at(&body_of("\"1000\""), Some(1301), Some(300), None), Ok(Verdict::TooOld));
    assert_eq!(at(&body_of("\"x\""), Some(1000), Some(300), None), Ok(Verdict::TooOld));
    assert_eq!(at(&body_of("-9223372036854775808"), Some(i64::MAX), Some(300), None), Ok(Verdict::TooOld));
    let codes = |result: Result<Verdict, lastro::LastroError>| -> Vec<String> {
        result.expect_err("refused").issues().iter().map(|i| format!("{} {:?}", i.path, i.code)).collect()
    };
    assert_eq!(codes(at(&body, None, Some(300), Some(-1))), ["future_s OutOfRange", "now Required"]);
    let many = vec![SECRET.to_owned(); 5];
    assert_eq!(codes(verify(&Request::new(&many, b"{}")).map(|v| v.verdict)), ["secrets OutOfRange"]);
}

#[test]
fn event_and_dedupe_key_are_returned_only_for_the_verdict_ok() {
    let signed =
        r#"{"header":{"api":"2","endpoint":"clientes","operation":"update","timestamp":7},"data":[{"timestamp":8}]}"#;
    let body = signed.replace("\"timestamp\":7", &format!("\"timestamp\":7,\"signature\":[\"{}\"]", sign(signed)));
    let answer = ask(body.as_bytes(), &[SECRET], false);
    let event = answer.event.expect("an event");
    assert_eq!(event.endpoint.as_deref(), Some("clientes"));
    assert_eq!((event.operation.as_deref(), event.timestamp), (Some("update"), Some(7)));
    assert_eq!(answer.dedupe_key.map(|k| k.len()), Some(64));
    let refused = ask(body.as_bytes(), &["other"], false);
    assert_eq!((refused.event, refused.dedupe_key, refused.secret_index), (None, None, None));
}

#[test]
fn no_debug_form_shows_a_secret() {
    let secrets = [SECRET.to_owned()];
    let request = Request::new(&secrets, b"{}");
    let shown = format!("{request:?} {:?}", lastro::model::Secrets(secrets.to_vec()));
    assert!(!shown.contains(SECRET), "{shown}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// White space that is added outside strings does not change the verdict.
    #[test]
    fn a_reindented_body_verifies(row in 0..8_usize, spaces in prop::collection::vec(prop::sample::select(vec![" ", "\n", "\t", "", ""]), 1..40)) {
        let (_, wire, _) = php().remove(row);
        let mut out = Vec::new();
        let (mut quoted, mut escaped) = (false, false);
        for (index, byte) in wire.iter().enumerate() {
            let mark = !quoted && b"{}[],:".contains(byte);
            let space = spaces[index % spaces.len()].as_bytes();
            if mark { out.extend_from_slice(space); }
            out.push(*byte);
            if mark { out.extend_from_slice(space); }
            if *byte == b'"' && !escaped { quoted = !quoted; }
            escaped = quoted && *byte == b'\\' && !escaped;
        }
        prop_assert_eq!(ask(&out, &[SECRET], false).verdict, Verdict::Ok);
    }
}

/// `sign` writes numbers in the form of the selected encoder, without changing their value.
#[test]
fn sign_writes_numbers_in_the_form_of_the_flavour() {
    let data = json::parse(br#"{"v":10.00,"w":1.0e+25,"x":-0.10,"y":-0.0,"z":1e-400}"#).expect("JSON");
    let new = NewEvent { endpoint: "vendas", operation: "insert", data: &data, timestamp: 5, api: "2" };
    let of = |flavour| match flavour {
        Flavour::Php | Flavour::PhpUnescaped => r#""data":{"v":10,"w":1.0e+25,"x":-0.1,"y":0,"z":1e-400}}"#,
        Flavour::Js => r#""data":{"v":10,"w":1e+25,"x":-0.1,"y":0,"z":1e-400}}"#,
        Flavour::Python => r#""data":{"v":10.0,"w":1e+25,"x":-0.1,"y":0.0,"z":1e-400}}"#,
    };
    for flavour in Flavour::ALL {
        let body = sign_body(&new, SECRET, *flavour).expect("signed");
        assert!(body.ends_with(of(*flavour)), "{body}");
        assert_eq!(ask(body.as_bytes(), &[SECRET], false).verdict, Verdict::Ok);
    }
}

/// `judge` returns the index of the first computed digest that matches, so that the caller knows which secret was used.
#[test]
fn judge_returns_the_index_of_the_matching_digest() {
    let (good, other) = ([7; 32], [9; 32]);
    let limits = Limits { now: Some(1000), tolerance_s: Some(300), future_s: None };
    assert_eq!(judge(&[good, other], &[good], limits, Some(700)), Ok(0));
    assert_eq!(judge(&[other, other, good], &[[1; 32], good], limits, Some(700)), Ok(2));
    assert_eq!(judge(&[other], &[good], limits, Some(700)), Err(Verdict::Mismatch));
    assert_eq!(judge(&[], &[good], limits, Some(700)), Err(Verdict::Mismatch));
    assert_eq!(judge(&[good], &[good], limits, Some(699)), Err(Verdict::TooOld));
}

#[test]
fn compressed_bodies_are_detected_by_their_first_bytes() {
    let likely = |body: &[u8]| explain(SECRET, body).expect("an explanation").likely;
    for beginning in [[0x1f, 0x8b], [0x78, 0x9c], [0x78, 0x01]] {
        assert_eq!(likely(&[&beginning[..], b"rest"].concat()), Cause::Compressed, "{beginning:?}");
    }
    assert_eq!(likely(&[0x78, 0x02, 0x8b]), Cause::Form);
}

/// `explain` adds `.0` to each integer of the body, one integer per attempt, until it has hashed 64 MiB. For a body of 1 MiB, the
/// 64th integer is the last one that it tries.
#[test]
fn explain_stops_trying_numbers_at_its_byte_limit() {
    let around = |numbers: &str, filling: usize, signature: &str| {
        format!(r#"{{"header":{{"timestamp":1{signature}}},"data":[{numbers},"{}"]}}"#, "x".repeat(filling))
    };
    let whole = ["1"; 62].join(",");
    let likely = |sent: &str, signed: &str, length: usize| {
        let filling = length - around(sent, 0, "").len();
        let signature = sign(&around(signed, filling, ""));
        let body = around(sent, filling, &format!(r#","signature":["{signature}"]"#));
        explain(SECRET, body.as_bytes()).expect("an explanation").likely
    };
    let (sent, signed) = (format!("{whole},10"), format!("{whole},10.0"));
    assert_eq!(likely(&sent, &signed, 1 << 20), Cause::Numbers);
    assert_eq!(likely(&sent, &signed, (1 << 20) + 1), Cause::SecretOrData);
}

/// `plan` and `conclude` return the same verdict as `verify`, for every body that PHP's encoder has written and for forged
/// bodies.
#[test]
fn plan_and_conclude_give_the_same_verdict_as_verify() {
    for (name, wire, signed) in php() {
        for secret in [SECRET, "other"] {
            for at in [None, Some(wire.len() - 3)] {
                let mut body = wire.clone();
                if let Some(at) = at {
                    body[at] ^= 1;
                }
                let plan = plan(&body, false);
                let spans = plan.ranges.iter().map(|r| {
                    &body[usize::try_from(r.start).expect("a place")..usize::try_from(r.end).expect("a place")]
                });
                let joined: Vec<u8> = spans.flatten().copied().collect();
                assert!(at.is_some() || joined == signed, "{name}");
                let mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("any key").chain_update(&joined);
                let digests = [hex(&mac.finalize().into_bytes())];
                let sha256 = hex(&Sha256::digest(&joined));
                let given = Digests { sha256: Some(&sha256), ..Digests::new(&digests) };
                assert_eq!(conclude(plan, &given).expect("a verdict"), ask(&body, &[secret], false), "{name}");
            }
        }
    }
}
