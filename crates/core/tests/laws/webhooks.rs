//! Property tests of webhook signatures: signing, verifying, tampering.

use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro::json::{self, Value};
use lastro::value::{Choice as _, hex};
use lastro::webhook::{Flavour, NewEvent, Request, SignedForm, Verdict, Verification, sign, verify};
use proptest::prelude::*;
use sha2::Sha256;

const SECRET: &str = "segredo-de-teste";

/// Generates JSON documents with unusual numbers, strings of any characters, and empty and nested lists and objects.
fn document() -> impl Strategy<Value = Value> {
    let number = "-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,6})?([eE][+-]?[0-9])?";
    let text = prop_oneof![
        any::<String>(),
        prop::sample::select(vec!["", "/", "\\", "\"", "é", "\u{0}", "\u{1f}", "\u{2028}", "😀", "\\u00e9", " "])
            .prop_map(str::to_owned),
    ];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        prop::sample::select(vec!["0", "-0", "10.00", "10.0", "1e2", "0.1"]).prop_map(|n| Value::Number(n.to_owned())),
        number.prop_map(Value::Number),
        text.clone().prop_map(Value::String),
    ];
    leaf.prop_recursive(4, 24, 4, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::Array),
            prop::collection::vec((text.clone(), inner), 0..4).prop_map(Value::Object),
        ]
    })
}

fn flavour() -> impl Strategy<Value = Flavour> {
    prop::sample::select(Flavour::ALL)
}

fn signed(data: &Value, timestamp: i64, secret: &str, flavour: Flavour) -> String {
    let event = NewEvent { endpoint: "vendas", operation: "update", data, timestamp, api: "2" };
    sign(&event, secret, flavour).expect("a signed body")
}

fn ask(body: &[u8], secrets: &[&str], strict: bool) -> Verification {
    let secrets: Vec<String> = secrets.iter().map(ToString::to_string).collect();
    let request = Request { strict, ..Request::new(&secrets, body) };
    verify(&request).expect("nothing of the caller's is wrong")
}

/// The document with all numbers replaced by null, for comparison: an encoder may write numbers in another form.
fn shape(value: &Value) -> Value {
    match value {
        Value::Number(_) => Value::Null,
        Value::Array(items) => Value::Array(items.iter().map(shape).collect()),
        Value::Object(members) => {
            Value::Object(members.iter().map(|(name, member)| (name.clone(), shape(member))).collect())
        }
        other => other.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_signed_body_verifies(data in document(), timestamp in 0..=4_000_000_000_i64) {
        for flavour in Flavour::ALL {
            let body = signed(&data, timestamp, SECRET, *flavour);
            let answer = ask(body.as_bytes(), &["another", SECRET], true);
            prop_assert_eq!((answer.verdict, answer.secret_index, answer.form), (Verdict::Ok, Some(1), Some(SignedForm::AsSent)), "{}", body);
            let event = answer.event.expect("an event");
            prop_assert_eq!((event.endpoint.as_deref(), event.operation.as_deref(), event.timestamp), (Some("vendas"), Some("update"), Some(timestamp)));
            prop_assert_eq!(ask(body.as_bytes(), &["another"], false).verdict, Verdict::Mismatch);
            // the signed body contains the record
            let arrived = json::parse(body.as_bytes()).expect("JSON");
            prop_assert_eq!(arrived.get("data").map(shape), Some(shape(&data)));
        }
    }

    /// A changed byte of a signed body is detected, unless it only changes a hexadecimal digit of the signature to upper or
    /// lower case. Without `strict`, a change to the way a string is escaped may be accepted, but only if the body keeps its
    /// JSON value.
    #[test]
    fn a_body_with_a_changed_byte_is_rejected(data in document(), flavour in flavour(), place in any::<prop::sample::Index>(), flip in prop_oneof![(0..8_u32).prop_map(|bit| 1 << bit), 1..=255_u8]) {
        let body = signed(&data, 1_795_219_200, SECRET, flavour);
        let mut changed = body.clone().into_bytes();
        let place = place.index(changed.len());
        changed[place] ^= flip;
        let digits = body.find("\"signature\":[\"").expect("a signature") + 14;
        let same = (digits..digits + 64).contains(&place) && changed[place].eq_ignore_ascii_case(&body.as_bytes()[place]);
        prop_assert_eq!(ask(&changed, &[SECRET], true).verdict == Verdict::Ok, same, "{} at {}", body, place);
        let lenient = ask(&changed, &[SECRET], false);
        if lenient.verdict == Verdict::Ok && !same {
            prop_assert_ne!(lenient.form, Some(SignedForm::AsSent));
            prop_assert_eq!(json::parse(&changed), json::parse(body.as_bytes()));
        }
    }

    /// The dedupe key depends only on the event: it is the same for every secret and every layout of the JSON, and differs for
    /// other events.
    #[test]
    fn the_dedupe_key_depends_only_on_the_event(data in document(), timestamp in 0..=4_000_000_000_i64, flavour in flavour(), space in "[ \t\r\n]{1,3}") {
        let key = |body: &str, secret| ask(body.as_bytes(), &[secret], true).dedupe_key.expect("a key");
        let body = signed(&data, timestamp, SECRET, flavour);
        let own = key(&body, SECRET);
        prop_assert_eq!(&key(&signed(&data, timestamp, "outro", flavour), "outro"), &own);
        let spaced = body.replacen("\"data\":", &format!("{space}\"data\"{space}:{space}"), 1) + &space;
        prop_assert_eq!(&key(&spaced, SECRET), &own);
        let later = signed(&data, timestamp + 1, SECRET, flavour);
        let listed = signed(&Value::Array(vec![data]), timestamp, SECRET, flavour);
        prop_assert!(key(&later, SECRET) != own && key(&listed, SECRET) != own);
    }

    /// A body with exactly one fault gets the verdict for that fault.
    #[test]
    fn each_kind_of_fault_has_its_own_verdict(data in document(), cut in any::<prop::sample::Index>(), change in 1..1000_i64) {
        let data = json_text(&data);
        for (body, wanted) in faults(&data, cut, change) {
            prop_assert_eq!(ask(body.as_bytes(), &[SECRET], true).verdict, wanted, "{}", body);
        }
        let whole = whole(&data);
        for secrets in [&[][..], &[""], &[SECRET, ""]] {
            prop_assert_eq!(ask(whole.as_bytes(), secrets, true).verdict, Verdict::EmptySecret);
        }
        let secrets = [SECRET.to_owned()];
        for (now, wanted) in [(1300, Verdict::Ok), (1300 + change, Verdict::TooOld), (940, Verdict::Ok), (940 - change, Verdict::TooNew)] {
            let request = Request { now: Some(now), tolerance_s: Some(300), future_s: Some(60), strict: true, ..Request::new(&secrets, whole.as_bytes()) };
            prop_assert_eq!(verify(&request).map(|answer| answer.verdict), Ok(wanted), "at {}", now);
        }
    }
}

fn json_text(value: &Value) -> String {
    let mut text = String::new();
    value.write(&mut text);
    text
}

/// The HMAC of a string, computed independently of the library.
fn digest(signed: &str) -> String {
    let mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).expect("any key").chain_update(signed.as_bytes());
    hex(&mac.finalize().into_bytes())
}

/// A body with the timestamp 1000. `signature`: JSON text of the member `signature`, with a leading comma, or empty.
fn with_member(signature: &str, data: &str) -> String {
    format!(r#"{{"header":{{"timestamp":1000{signature}}},"data":{data}}}"#)
}

fn whole(data: &str) -> String {
    with_member(&format!(r#","signature":["{}"]"#, digest(&with_member("", data))), data)
}

/// Bodies with exactly one fault each, and the expected verdicts.
fn faults(data: &str, cut: prop::sample::Index, change: i64) -> Vec<(String, Verdict)> {
    let whole = whole(data);
    let digits = digest(&with_member("", data));
    let end = (0..=cut.index(whole.len())).rev().find(|at| whole.is_char_boundary(*at)).unwrap_or_default();
    let header = |name: &str| whole.replacen("\"header\"", name, 1);
    let deep = format!("{}{}", "[".repeat(200), "]".repeat(200));
    let signature = |member: &str| with_member(&format!(",\"signature\":{member}"), data);
    vec![
        (whole.clone(), Verdict::Ok),
        (whole[..end].to_owned(), Verdict::Malformed),
        (format!("{whole}{whole}"), Verdict::Malformed),
        (format!("[{whole}]"), Verdict::NotAnObject),
        (data.to_owned(), if data.starts_with('{') { Verdict::MissingHeader } else { Verdict::NotAnObject }),
        (header("\"headers\""), Verdict::MissingHeader),
        (header("\"header\":[],\"headers\""), Verdict::MissingHeader),
        (header("\"header\":{},\"header\""), Verdict::DuplicateKey),
        (with_member("", data), Verdict::MissingSignature),
        (signature("[]"), Verdict::MissingSignature),
        (signature("null"), Verdict::MissingSignature),
        (signature(&format!("[\"{}\"]", &digits[1..])), Verdict::BadSignatureEncoding),
        (signature(&format!("[\"{}g\"]", &digits[1..])), Verdict::BadSignatureEncoding),
        (signature(&format!("[\"{digits}\"],\"signature\":[]")), Verdict::DuplicateKey),
        (signature(&format!("[\"{}\"]", digest(&digits))), Verdict::Mismatch),
        (whole.replacen("1000", &(1000 + change).to_string(), 1), Verdict::Mismatch),
        (with_member(",\"signature\":[\"0\"]", &deep), Verdict::TooDeep),
    ]
}
