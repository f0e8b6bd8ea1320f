//! Tests of records and values with the Rust API: unknown members, missing values, and limits of numbers in other languages.

use lastro::json::{self, Value};
use lastro::model::{Codec as _, Extra, Json, Model as _, Node, Reader, Sale, Target, Writer};
use lastro::{IssueCode, Money};
use lastro_facade::{Arguments, Call, dispatch, dispatch_call};

fn value(text: &str) -> Value {
    json::parse(text.as_bytes()).expect("JSON")
}

#[test]
fn extra_members_are_found_by_name_and_hidden_in_debug_output() {
    let (sale, issues) = Sale::decode(&Json(value(r#"{"custom_a":"segredo","custom_b":2}"#))).expect("a sale");
    assert_eq!(issues, []);
    assert_eq!(sale.extra.get("custom_b"), Some(&value("2")));
    assert_eq!(sale.extra.get("custom_c"), None);
    assert!(!sale.extra.is_empty());
    assert!(Extra::default().is_empty());
    let shown = format!("{:?}", sale.extra);
    assert!(shown.contains("custom_a") && !shown.contains("segredo"), "{shown}");
}

#[test]
fn a_record_is_encoded_as_the_service_writes_it() {
    let (sale, _) = Sale::decode(&Json(value(r#"{"valor_venda":"129.9","custom_a":1.50}"#))).expect("a sale");
    assert_eq!(sale.encode().0.to_json(), r#"{"valor_venda":129.90,"custom_a":1.50}"#);
}

#[test]
fn numbers_that_json_cannot_hold_are_found_at_any_depth() {
    let odd = || Value::Number("NaN".to_owned());
    let members = vec![
        ("custom_a".to_owned(), Value::Array(vec![value("1"), odd()])),
        ("custom_b".to_owned(), Value::Object(vec![("c".to_owned(), odd())])),
    ];
    let (_, issues) = Sale::decode(&Json(Value::Object(members))).expect("a sale");
    let found: Vec<(&str, IssueCode)> = issues.iter().map(|issue| (issue.path.as_str(), issue.code)).collect();
    assert_eq!(found, [("custom_a[1]", IssueCode::InvalidQuantity), ("custom_b.c", IssueCode::InvalidQuantity)]);
}

#[test]
fn a_missing_value_is_reported_unless_it_is_optional() {
    let mut reader = Reader::new();
    assert_eq!(Money::missing(&mut reader), None);
    assert_eq!(reader.into_issues().first().map(|issue| issue.code), Some(IssueCode::Required));
    let mut reader = Reader::new();
    assert_eq!(Option::<Money>::missing(&mut reader), Some(None));
    assert_eq!(Option::<Money>::read(&Node::Null, &mut reader), Some(None));
    let ten = "10.00".parse::<Money>().expect("an amount");
    assert_eq!(Option::<Money>::read(&Node::from(&value("10")), &mut reader), Some(Some(ten)));
    assert_eq!(reader.into_issues(), []);
}

#[test]
fn for_languages_with_floats_inexact_numbers_are_written_as_strings() {
    let given = value(
        r#"[9007199254740991,9007199254740992,-9007199254740993,0.1,123456789012.345,1234567890123.4567,1e5,{"a":0.00000000000000000000001}]"#,
    );
    let mut writer = Writer::text(Target::Host);
    writer.document(&given);
    let fitted = r#"[9007199254740991,"9007199254740992","-9007199254740993",0.1,123456789012.345,"1234567890123.4567","1e5",{"a":"0.00000000000000000000001"}]"#;
    assert_eq!(writer.into_text(), fitted);
}

#[test]
fn for_languages_with_floats_json_is_written_in_ascii() {
    let given = value(r#"{"é":"a\u007f\u0080ção😀\n\u0001 e mais texto até o fim"}"#);
    let text = |target| {
        let mut writer = Writer::text(target);
        writer.document(&given);
        writer.into_text()
    };
    let ascii = text(Target::Host);
    let escaped = r#"{"\u00e9":"a"#.to_owned() + "\u{7f}";
    assert_eq!(ascii, escaped + r#"\u0080\u00e7\u00e3o\ud83d\ude00\n\u0001 e mais texto at\u00e9 o fim"}"#);
    assert_eq!(value(&ascii), given);
    assert!(text(Target::Program).contains("ção😀"));
}

#[test]
fn an_unknown_member_of_an_argument_is_rejected() {
    let input = r#"{"entity":"sale","filters":[{"field":"id","value":1,"valeu":2}]}"#;
    let answer = value(&dispatch("query.build", input));
    let issues = answer.get("error").and_then(|error| error.get("issues")).and_then(Value::as_array).expect("issues");
    let paths: Vec<_> = issues.iter().filter_map(|issue| issue.get("path")?.as_str()).collect();
    assert_eq!(paths, ["filters[0].valeu"]);
}

#[test]
fn duplicate_members_are_reported_in_every_object() {
    let calls = [
        ("money.parse", r#"{"text":"1","te\u0078t":"2"}"#, "text"),
        ("money.parse", r#"{"b":{"c":1,"c":2},"a":1,"a":2,"text":"1"}"#, "b.c a"),
        (
            "issues.text",
            r#"{"issue":{"path":"","code":"required","severity":"error","params":{"x":"1","y":"2","x":"3"}}}"#,
            "issue.params.x",
        ),
        (
            "response.decode",
            r#"{"operation":"sales.list","status":404,"body":"","headers":{"A":"1","b":"2","A":"3","b":"4"}}"#,
            "headers.A headers.b",
        ),
        ("sale.validate", r#"{"value":{"id":1,"cliente":"a","id":2},"operation":"insert"}"#, "value.id"),
        ("query.build", r#"{"entity":"sale","sort":{"field":"id","field":"data"}}"#, "sort.field"),
    ];
    for (operation, input, wanted) in calls {
        let answer = value(&dispatch(operation, input));
        let issues = answer.get("error").and_then(|error| error.get("issues")).and_then(Value::as_array);
        let issues = issues.unwrap_or_else(|| panic!("{operation}: {}", answer.to_json()));
        let text = |issue: &Value, key: &str| issue.get(key).and_then(Value::as_str).map(str::to_owned);
        assert!(issues.iter().all(|issue| text(issue, "code").as_deref() == Some("duplicate_key")), "{operation}");
        let paths: Vec<_> = issues.iter().filter_map(|issue| text(issue, "path")).collect();
        assert_eq!(paths.join(" "), wanted, "{operation}");
    }
    let lists = [
        (r#"{"data":[],"data":[]}"#, "data"),
        (r#"{"data":[{"id":1,"id":2}],"header":{"count":1,"count":2}}"#, "data[0].id header.count"),
        (r#"[{"id":1},{"novo":1,"novo":2}]"#, "[1].novo"),
        (r#"[{"novo":1,"id":1,"id":2,"novo":2,"id":3}]"#, "[0].id [0].novo"),
    ];
    for (list, wanted) in lists {
        let refused = Sale::list_from_json(list.as_bytes()).expect_err("a member is given twice");
        let paths: Vec<_> = refused.issues().iter().map(|issue| issue.path.as_str()).collect();
        assert_eq!(paths.join(" "), wanted, "{list}");
    }
}

#[test]
fn the_shortest_key_is_masked_and_a_shorter_one_is_not() {
    let message = |key: &str| {
        let body = r#"{\"code\":401,\"message\":\"key abc\"}"#;
        let input = format!(r#"{{"operation":"sales.list","status":401,"body":"{body}","api_key":"{key}"}}"#);
        let answer = value(&dispatch("response.decode", &input));
        let error = answer.get("ok").and_then(|ok| ok.get("api_error")).expect("an error of the service");
        error.get("message").and_then(Value::as_str).map(str::to_owned).expect("a message")
    };
    assert!(!message("abc").contains("abc"));
    assert!(message("ab").contains("abc"));
}

#[test]
fn documents_of_a_host_language_may_contain_nan_and_infinity() {
    let keep = |node: &Node<'_>, reader: &mut Reader<'_>| Json::read(node, reader);
    let (read, _) = Reader::document_of_host(b"[NaN,-Infinity,1.50]", keep).expect("a host's values");
    assert_eq!(read.map(|json| json.to_text()).as_deref(), Some("[NaN,-Infinity,1.50]"));
    assert!(Json::parse(b"[NaN]").is_err(), "a document of the service has none");
}

#[test]
fn the_raw_argument_of_an_operation_is_its_body_or_document() {
    let raw = |name: &str| {
        lastro_facade::operations()
            .find(|operation| operation.name == name)
            .and_then(|operation| operation.raw_argument())
    };
    assert_eq!(raw("webhook.verify"), Some("body"));
    assert_eq!(raw("sale.decode"), Some("json"));
    assert_eq!(raw("money.parse"), None);
}

#[test]
fn a_wrong_closing_bracket_is_an_error() {
    for text in [r#"{"a":1]"#, "[1}", "{]", "[}"] {
        let mut tokens = json::Tokenizer::new(text.as_bytes());
        let read: Result<Vec<_>, _> = std::iter::from_fn(|| tokens.next_token().transpose()).collect();
        assert!(read.is_err(), "{text}");
    }
}

#[test]
fn validate_accepts_the_record_as_json_text() {
    let operation = r#"{"operation":"insert","today":"2027-01-31"}"#;
    let check = |text: &str| {
        let arguments = Arguments::Text(operation.as_bytes());
        dispatch_call("sale.validate", &Call { arguments, bytes: Some(text.as_bytes()), target: Target::Program })
    };
    for text in ["{}", r#"{"valor_venda":"1,50","itens":[{"valor":1,"qtd":2,"total":3}]}"#, "[1]", r#"{"id":1,"id":2}"#]
    {
        let value = operation.replacen('{', &format!("{{\"value\":{text},"), 1);
        assert_eq!(check(text), dispatch("sale.validate", &value), "{text}");
    }
    assert!(check(r#"{"id":01}"#).contains(r#""path":"value","code":"malformed_json""#));
}
