//! Checks that every kind of result lists only the first 1,000 issues and states the number of further issues, and that an
//! error among the unlisted issues still stops the request.

use lastro::issue::MAX_ISSUES;
use lastro::json::{self, Value};
use lastro::model::{Json, Model as _, Sale, Service};
use lastro::rules::{Context, WriteOperation, validate};
use lastro::{Issue, IssueCode, LastroErrorKind};

/// A JSON list of `count` equal items.
fn list(count: usize, item: &str) -> String {
    format!("[{}]", vec![item; count].join(","))
}

fn answer(operation: &str, input: &str) -> Value {
    json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON")
}

/// Reads the issues of a result: how many are listed before `more_issues`, the count that `more_issues` states, and whether
/// `more_issues` is an error, not a warning.
fn counted(answer: &Value) -> (usize, usize, bool) {
    let holder = answer.get("error").or_else(|| answer.get("ok")).expect("an answer");
    let issues = holder.get("issues").and_then(Value::as_array).expect("issues");
    let (last, others) = issues.split_last().expect("an issue");
    let text = |value: Option<&Value>| value.and_then(Value::as_str).expect("a text").to_owned();
    assert_eq!(text(last.get("code")), "more_issues");
    assert!(others.iter().all(|issue| text(issue.get("code")) != "more_issues"), "only the last issue is more_issues");
    let count = text(last.get("params").and_then(|params| params.get("count")));
    (others.len(), count.parse().expect("a count"), text(last.get("severity")) == "error")
}

#[test]
fn every_operation_limits_the_number_of_issues() {
    let items = list(3000, "{}");
    // 3,001 issues: a sale without a date, and 3,000 items without a service
    let validated = answer("sale.validate", &format!(r#"{{"value":{{"itens":{items}}},"operation":"insert"}}"#));
    assert_eq!(counted(&validated), (MAX_ISSUES, 2001, true));
    let decoded = answer("sale.decode", &format!(r#"{{"json":{{"itens":{}}}}}"#, list(3000, "1")));
    assert_eq!(counted(&decoded), (MAX_ISSUES, 2000, true));
    let refused = answer("money.allocate", &format!(r#"{{"total":"1","weights":{}}}"#, list(1500, "\"x\"")));
    assert_eq!(counted(&refused), (MAX_ISSUES, 500, true));
    let negative = answer("money.allocate", &format!(r#"{{"total":"1","weights":{}}}"#, list(1500, "\"-1\"")));
    assert_eq!(counted(&negative), (MAX_ISSUES, 500, true));
    let totals = answer("sale.totals", &format!(r#"{{"sale":{{"itens":{items}}}}}"#));
    // two issues per item, because both its amount and its quantity are missing
    assert_eq!(counted(&totals), (MAX_ISSUES, 5000, true));
    let pairs = list(1502, r#"["a","1"]"#);
    let parsed = answer("v1.sale.parse_parameters", &format!(r#"{{"parameters":{pairs}}}"#));
    assert_eq!(counted(&parsed), (MAX_ISSUES, 501, true));
    // duplicate members in JSON text inside an argument
    let text = format!("{{\\\"a\\\":{}}}", list(1300, r#"{\"b\":1,\"b\":2}"#));
    let nested = answer("sale.decode", &format!(r#"{{"json":"{text}"}}"#));
    assert_eq!(counted(&nested), (MAX_ISSUES, 300, true));
    let query = "naosei=1&".repeat(1700);
    let request = answer(
        "request.build",
        &format!(r#"{{"operation":"sales.list","base_url":"x","api_key":"k","query":"{query}"}}"#),
    );
    assert_eq!(counted(&request), (MAX_ISSUES, 701, true));
}

#[test]
fn duplicate_members_count_towards_the_limit() {
    let twice: Vec<String> = (0..1200).map(|n| format!("\"k{n}\":1,\"k{n}\":2")).collect();
    assert_eq!(counted(&answer("money.parse", &format!("{{{}}}", twice.join(",")))), (MAX_ISSUES, 200, true));
}

#[test]
fn beyond_the_limit_warnings_are_harmless_and_an_error_is_not() {
    let unknown: Vec<String> = (0..1500).map(|n| format!("\"unknown{n}\":1")).collect();
    let record = format!("{{\"nome\":\"a\",{}}}", unknown.join(","));
    let validate = |record: &str| answer("service.validate", &format!(r#"{{"value":{record},"operation":"insert"}}"#));
    assert_eq!(counted(&validate(&record)), (MAX_ISSUES, 500, false));
    // the required name is missing: this is the only error among warnings, and it is found after the limit is reached
    let (listed, more, stops) = counted(&validate(&record.replace("\"nome\":\"a\",", "")));
    assert_eq!((listed, more, stops), (MAX_ISSUES, 501, true));
}

#[test]
fn typed_calls_have_the_same_limit() {
    let document = Json::parse(format!("{{\"itens\":{}}}", list(2500, "{}")).as_bytes()).expect("JSON");
    let (sale, found) = Sale::decode(&document).expect("a sale");
    assert!(found.is_empty());
    let context = Context { operation: WriteOperation::Insert, today: None };
    let issues = validate(&sale, &context).issues;
    assert_eq!(issues.len(), MAX_ISSUES + 1);
    assert!(issues.last().is_some_and(|last| last.code == IssueCode::MoreIssues && last.stops()));
    // an error from the calculation, not from reading the arguments
    let error = lastro_facade::sale::totals(sale).expect_err("items without amounts");
    assert_eq!((error.kind(), error.issues().len()), (LastroErrorKind::Invalid, MAX_ISSUES + 1));
    // the path of `more_issues` is the argument that contains all other issues
    assert_eq!(error.issues().last().map(|last: &Issue| last.path.as_str()), Some("sale"));
}

#[test]
fn a_very_long_name_is_not_copied_into_paths() {
    let name = "k".repeat(1_000_000);
    let document = format!("{{\"nome\":\"a\",\"{name}\":{}}}", list(2000, "{\"a\":1,\"a\":1}"));
    let error = Json::parse(document.as_bytes()).expect_err("repeated members");
    assert!(error.issues().iter().all(|issue| issue.path.len() < 100), "{}", error.issues()[0].path);
    let host = Value::Object(vec![(name, Value::Number("1".to_owned()))]);
    let (service, _) = Service::decode(&Json(host)).expect("a service");
    let context = Context { operation: WriteOperation::Update, today: None };
    let paths: Vec<String> = validate(&service, &context).issues.into_iter().map(|issue| issue.path).collect();
    assert_eq!(paths, ["k".repeat(64)]);
}
