//! Compares the JSON parser with `serde_json`: both must accept the same documents and read the same values.

use lastro::IssueCode;
use lastro::json::{self, ErrorKind, Value};
use lastro::model::Json;
use proptest::prelude::*;

/// Generates JSON values of moderate size.
fn values() -> impl Strategy<Value = Value> {
    let number = "-?(0|[1-9][0-9]{0,12})(\\.[0-9]{1,8})?([eE][+-]?[0-9]{1,2})?";
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        number.prop_map(Value::Number),
        any::<String>().prop_map(Value::String),
    ];
    leaf.prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::Array),
            prop::collection::btree_map(any::<String>(), inner, 0..6)
                .prop_map(|m| Value::Object(m.into_iter().collect())),
        ]
    })
}

fn same(ours: &Value, theirs: &serde_json::Value) -> bool {
    match (ours, theirs) {
        (Value::Null, serde_json::Value::Null) => true,
        (Value::Bool(a), serde_json::Value::Bool(b)) => a == b,
        (Value::Number(a), serde_json::Value::Number(b)) => {
            let (a, b) = (a.parse::<f64>().expect("a number"), b.as_f64().expect("a number"));
            (a - b).abs() <= a.abs() * 1e-12
        }
        (Value::String(a), serde_json::Value::String(b)) => a == b,
        (Value::Array(a), serde_json::Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b))
        }
        // If a member is duplicated, serde_json keeps its last value, and `get` returns its last value. So both objects must have
        // the same set of names and the same value for each name.
        (Value::Object(a), serde_json::Value::Object(b)) => {
            a.iter().all(|(key, _)| b.contains_key(key))
                && b.iter().all(|(key, value)| ours.get(key).is_some_and(|v| same(v, value)))
        }
        _ => false,
    }
}

#[test]
fn the_comparison_detects_extra_and_missing_members() {
    let ours = |text: &str| json::parse(text.as_bytes()).expect("JSON");
    let theirs = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let (one, two) = (r#"{"a":1}"#, r#"{"a":1,"b":[{"c":2}]}"#);
    assert!(same(&ours(two), &theirs(two)));
    assert!(!same(&ours(two), &theirs(one)), "ours has one too many");
    assert!(!same(&ours(one), &theirs(two)), "ours has one too few");
    assert!(!same(&ours(r#"[{"a":1,"b":2}]"#), &theirs(r#"[{"a":1}]"#)), "inside a list");
    assert!(same(&ours(r#"{"a":1,"a":2}"#), &theirs(r#"{"a":1,"a":2}"#)));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn written_json_is_parsed_to_the_same_value(value in values()) {
        let text = value.to_json();
        prop_assert_eq!(json::parse(text.as_bytes()), Ok(value.clone()));
        let theirs: serde_json::Value = serde_json::from_str(&text).expect("serde_json reads what we write");
        prop_assert!(same(&value, &theirs), "{}", text);
    }

    /// After a few bytes of a document are changed, both parsers accept it or both reject it.
    #[test]
    fn both_parsers_accept_or_reject_the_same_documents(value in values(), changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..4)) {
        let mut bytes = value.to_json().into_bytes();
        for (index, byte) in changes {
            let at = index.index(bytes.len());
            bytes[at] = byte;
        }
        let ours = json::parse(&bytes);
        let theirs = serde_json::from_slice::<serde_json::Value>(&bytes);
        match (&ours, &theirs) {
            (Ok(a), Ok(b)) => prop_assert!(same(a, b), "{:?}", String::from_utf8_lossy(&bytes)),
            (Err(_), Err(_)) => {}
            // allowed: serde_json rejects a number beyond the range of floats, which our parser keeps as a string
            (Ok(_), Err(e)) => prop_assert!(e.to_string().contains("out of range"), "{e} {:?}", String::from_utf8_lossy(&bytes)),
            (Err(e), Ok(_)) => prop_assert!(false, "{e:?} {:?}", String::from_utf8_lossy(&bytes)),
        }
    }

    #[test]
    fn parsing_random_bytes_does_not_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = Json::parse(&bytes);
    }
}

#[test]
fn each_limit_has_its_own_error_kind() {
    let nested = |levels: usize| ["[".repeat(levels), "]".repeat(levels)].concat();
    assert!(json::parse(nested(128).as_bytes()).is_ok());
    let kind = |bytes: &[u8]| json::parse(bytes).expect_err("refused").kind;
    assert_eq!(kind(nested(129).as_bytes()), ErrorKind::TooDeep);
    assert_eq!(kind("[".repeat(100_000).as_bytes()), ErrorKind::TooDeep);
    assert_eq!(kind(&vec![b' '; json::MAX_BYTES + 1]), ErrorKind::TooLarge);
    assert_eq!(kind(b"\"\xff\""), ErrorKind::InvalidUtf8);
    assert_eq!(kind(br#""\ud800""#), ErrorKind::LoneSurrogate);
    assert_eq!(kind(br#""\ud800x\udc00""#), ErrorKind::LoneSurrogate);
    assert_eq!(kind(b"\"\0\""), ErrorKind::Syntax);
    assert_eq!(json::parse(br#""\ud83d\ude00\\n\"""#), Ok(Value::String("\u{1F600}\\n\"".to_owned())));
}

#[test]
fn duplicate_members_are_reported_with_their_paths() {
    let paths = |text: &str| -> Vec<String> {
        let refused = Json::parse(text.as_bytes()).expect_err("a member is given twice");
        assert!(refused.issues().iter().all(|issue| issue.code == IssueCode::DuplicateKey), "{refused:?}");
        refused.issues().iter().map(|issue| issue.path.clone()).collect()
    };
    assert_eq!(paths(r#"{"a":[{"b":1,"\u0062":2}],"c":{},"c":3}"#), ["c", "a[0].b"]);
    assert_eq!(paths(r#"{"z":1,"a":1,"m":1,"z":2,"a":2,"z":3}"#), ["z", "a"], "as they are given again");
    // an object with 100,000 members, to show that the search for duplicates is not quadratic
    let members: Vec<String> = (0..100_000).map(|n| format!("\"k{n}\":1")).collect();
    let members = members.join(",");
    assert!(Json::parse(format!("{{{members}}}").as_bytes()).is_ok());
    assert_eq!(paths(&format!(r#"{{{members},"k5":2}}"#)), ["k5"]);
}

#[test]
fn numbers_keep_their_original_text() {
    for text in ["10.0", "1.0e+25", "12345678901234567890.000", "-0", "0e0"] {
        assert_eq!(json::parse(text.as_bytes()).map(|v| v.to_json()), Ok(text.to_owned()));
    }
}
