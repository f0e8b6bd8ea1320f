//! Tests the conversion of JavaScript values of every kind, including those that must be rejected.

use js_sys::{Array, Error, Function, Map, Object, Reflect, Set, Symbol, Uint8Array};
use lastro::js::{from_js, json_from_js, to_js, value_from_js};
use lastro::model::{Codec as _, Customer, Model as _, Reader, Sale};
use lastro::{Issue, IssueCode, LastroError, LocalDate, Money, Quantity};
use wasm_bindgen::prelude::*;

use crate::{parsed, text_of};

/// The example in the documentation of `lastro::js`.
#[path = "../../../crates/core/src/js/example.rs"]
mod example;

/// Creates a JavaScript object with one member.
fn object(name: &str, member: &JsValue) -> JsValue {
    let object = Object::new();
    Reflect::set(&object, &name.into(), member).expect("a member");
    object.into()
}

fn places(issues: &[Issue]) -> Vec<(&str, IssueCode)> {
    issues.iter().map(|issue| (issue.path.as_str(), issue.code)).collect()
}

/// Reads a sale with the given amount. Returns the amount as it was read, and the codes of its issues.
fn amount(given: impl Into<JsValue>) -> (Option<String>, Vec<IssueCode>) {
    let (sale, issues) = from_js::<Sale>(&object("valor_venda", &given.into())).expect("a sale");
    assert!(issues.iter().all(|issue| issue.path == "valor_venda"));
    (sale.valor_venda.map(|amount| amount.to_string()), issues.iter().map(|issue| issue.code).collect())
}

#[wasm_bindgen]
pub fn a_number_is_read_as_its_shortest_decimal() {
    for (given, exact) in
        [(129.9, "129.90"), (0.1, "0.10"), (-0.0, "0.00"), (1e3, "1000.00"), (8_000_000_000.25, "8000000000.25")]
    {
        assert_eq!(amount(given), (Some(exact.to_owned()), vec![]), "{given}");
    }
    assert_eq!(amount("129.90").0.as_deref(), Some("129.90"));
    assert_eq!(amount(JsValue::from(10_u64)).0.as_deref(), Some("10.00"));
    let (tenth, _) = from_js::<Sale>(&parsed(r#"{"itens":[{"qtd":0.1}]}"#)).expect("a sale");
    let quantity: Option<Quantity> = tenth.itens.and_then(|items| items.first()?.qtd);
    assert_eq!(quantity.map(|quantity| quantity.to_string()).as_deref(), Some("0.1"));
}

#[wasm_bindgen]
pub fn no_number_is_rounded() {
    assert_eq!(amount(0.1 + 0.2), (None, vec![IssueCode::TooManyDecimals]));
    assert_eq!(amount(1.005), (None, vec![IssueCode::TooManyDecimals]));
    for none in [f64::NAN, f64::INFINITY, 1e21, 1e-7] {
        let (read, codes) = amount(none);
        assert_eq!((read, codes.first()), (None, Some(&IssueCode::InvalidMoney)), "{none}");
    }
    assert_eq!(amount(true), (None, vec![IssueCode::InvalidType]));
    let id = |given: JsValue| {
        let (sale, issues) = from_js::<Sale>(&object("id", &given)).expect("a sale");
        (sale.id, issues.first().map(|issue| issue.code))
    };
    assert_eq!(id(JsValue::from(9_007_199_254_740_991_f64)), (Some(9_007_199_254_740_991), None));
    assert_eq!(id(JsValue::from(9_007_199_254_740_993_i64)), (None, Some(IssueCode::InvalidInteger)));
    assert_eq!(id(JsValue::from(9_007_199_254_740_993_f64)), (None, Some(IssueCode::InvalidInteger)));
    assert_eq!(id(JsValue::from(1.5)), (None, Some(IssueCode::InvalidInteger)));
    assert_eq!(id(JsValue::from(7_i64)), (Some(7), None));
}

/// Tests that a number gives the same result as in the npm package, which passes numbers to the core as JavaScript writes them.
#[wasm_bindgen]
pub fn a_number_gives_the_same_result_as_in_the_npm_package() {
    let numbers =
        [0.0, -0.0, 1.0, 129.9, 0.1 + 0.2, 1e15, 1e16, 2_f64.powi(53), 1e21, 1e300, 1e-6, 1e-7, 5e-324, f64::MAX];
    let odd = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];
    for number in numbers.into_iter().chain(odd).flat_map(|number| [number, -number]) {
        for member in ["id", "valor_venda", "data", "custom_a"] {
            let text = js_sys::Number::from(number).to_string_with_radix(10).expect("a text");
            let json = format!("{{\"{member}\":{text}}}");
            let (written, reader) = Reader::document_of_host(json.as_bytes(), Sale::read).expect("a document");
            let (read, issues) = from_js::<Sale>(&object(member, &number.into())).expect("a sale");
            assert_eq!((Some(read), issues), (written, reader.into_issues()), "{json}");
        }
    }
}

#[wasm_bindgen]
pub fn an_invalid_value_is_an_issue_with_its_path() {
    let given = parsed(r#"{"nome":"Ana","tipo":2,"contatos":[{"id":1},{"data_nascimento":5,"nome":{}}]}"#);
    let (customer, issues) = from_js::<Customer>(&given).expect("a customer");
    assert_eq!(customer.nome.as_deref(), Some("Ana"));
    let wrong = IssueCode::InvalidType;
    assert_eq!(places(&issues), [("contatos[1].nome", wrong), ("contatos[1].data_nascimento", wrong)]);
    let refused = from_js::<Customer>(&parsed("[1]")).expect_err("no object");
    assert_eq!(places(refused.issues()), [("", IssueCode::InvalidType)]);
}

#[wasm_bindgen]
pub fn an_invalid_list_or_scalar_is_an_error() {
    let two: Vec<Money> = value_from_js(&parsed(r#"["10.00", 2.5]"#)).expect("two amounts");
    assert_eq!(text_of(&to_js(&two).expect("a list")), r#"["10.00","2.50"]"#);
    let refused = value_from_js::<Vec<Money>>(&parsed(r#"["1", "x", null, 1.005]"#)).expect_err("no amounts");
    let found =
        [("[1]", IssueCode::InvalidMoney), ("[2]", IssueCode::InvalidType), ("[3]", IssueCode::TooManyDecimals)];
    assert_eq!(places(refused.issues()), found);
    assert_eq!(value_from_js::<Option<LocalDate>>(&JsValue::UNDEFINED), Ok(None));
    let day: LocalDate = value_from_js(&"2027-01-31".into()).expect("a day");
    assert_eq!(to_js(&day).expect("a text").as_string().as_deref(), Some("2027-01-31"));
}

#[wasm_bindgen]
pub fn undefined_is_null_and_a_map_is_an_object() {
    let map = Map::new();
    map.set(&"id".into(), &7.into());
    map.set(&"data".into(), &JsValue::UNDEFINED);
    let (sale, issues) = from_js::<Sale>(&map).expect("a sale");
    assert_eq!((sale.id, sale.data, issues), (Some(7), None, vec![]));
}

#[wasm_bindgen]
pub fn values_without_json_form_are_rejected_with_their_path() {
    let own = Object::new();
    Reflect::set(&own, &"custom_own".into(), &own).expect("a member");
    let half = || js_sys::JsString::from_char_code(&[0x61, 0xD800]);
    let numbered = Map::new();
    numbered.set(&1.into(), &2.into());
    let deep = (0..100_000).fold(Array::new(), |inner, _| Array::of1(&inner));
    let huge = js_sys::BigInt::new(&"123456789012345678901234567890".into()).expect("a bigint");
    let cases: [(JsValue, IssueCode); 11] = [
        (Function::new_no_args("").into(), IssueCode::NotJson),
        (Symbol::iterator().into(), IssueCode::NotJson),
        (Set::new(&JsValue::UNDEFINED).into(), IssueCode::NotJson),
        (Uint8Array::new_with_length(2).into(), IssueCode::NotJson),
        (js_sys::ArrayBuffer::new(2).into(), IssueCode::NotJson),
        (numbered.into(), IssueCode::NotJson),
        (huge.into(), IssueCode::OutOfRange),
        (half().into(), IssueCode::LoneSurrogate),
        (own.into(), IssueCode::TooDeep),
        (deep.into(), IssueCode::TooDeep),
        (object("\u{FFFD}", &object("b", &half())), IssueCode::LoneSurrogate),
    ];
    for (index, (value, code)) in cases.iter().enumerate() {
        let whole = object("custom_a", &Array::of2(&1.into(), value));
        let refused = from_js::<Sale>(&whole).expect_err("refused");
        let path = match (index, code) {
            (_, IssueCode::TooDeep) => "",
            (10, _) => "custom_a[1].\u{FFFD}.b",
            _ => "custom_a[1]",
        };
        assert_eq!((refused.code(), places(refused.issues())), ("invalid", vec![(path, *code)]), "{index}");
    }
    let name = Object::new();
    Reflect::set(&name, &half(), &1.into()).expect("a member");
    let refused = json_from_js(&name).expect_err("refused");
    assert_eq!(places(refused.issues()), [("a\u{FFFD}", IssueCode::LoneSurrogate)]);
}

#[wasm_bindgen]
pub fn a_replacement_character_in_the_input_is_kept() {
    let given = object("nome", &"a\u{FFFD}".into());
    let (customer, issues) = from_js::<Customer>(&given).expect("a customer");
    assert_eq!((customer.nome.as_deref(), issues), (Some("a\u{FFFD}"), vec![]));
}

#[wasm_bindgen]
pub fn numbers_beyond_floats_are_returned_as_strings() {
    let json = br#"{"custom_a":12345678901234567890,"custom_b":0.5,"custom_c":{"d":[9007199254740993]}}"#;
    let (sale, _) = Sale::from_json(json).expect("a sale");
    let text = r#"{"custom_a":"12345678901234567890","custom_b":0.5,"custom_c":{"d":["9007199254740993"]}}"#;
    assert_eq!(text_of(&to_js(&sale).expect("an object")), text);
}

#[wasm_bindgen]
pub fn a_document_cannot_change_the_prototype_of_an_object() {
    let json = br#"{"id":1,"custom_a":{"__proto__":{"polluted":true}}}"#;
    let (sale, _) = Sale::from_json(json).expect("a sale");
    let js = to_js(&sale).expect("an object");
    assert_eq!(text_of(&js), String::from_utf8_lossy(json));
    let inner = Reflect::get(&js, &"custom_a".into()).expect("a member");
    assert!(Reflect::get(&inner, &"polluted".into()).expect("no member").is_undefined());
    assert_eq!(from_js::<Sale>(&js).expect("a sale").0, sale);
}

#[wasm_bindgen]
pub fn an_error_is_converted_to_a_javascript_error() {
    let refused = value_from_js::<Money>(&"12,50".into()).expect_err("no amount");
    let message = refused.to_string();
    let thrown = JsValue::from(refused);
    let error: &Error = thrown.dyn_ref().expect("an error");
    assert_eq!(error.name(), "LastroError");
    assert_eq!(error.message(), message);
    assert_eq!(Reflect::get(&thrown, &"code".into()).expect("a code"), "invalid");
    let issues = Reflect::get(&thrown, &"issues".into()).expect("issues");
    assert_eq!(text_of(&issues), r#"[{"path":"","code":"invalid_money","severity":"error","params":{}}]"#);
    let back: Vec<Issue> = value_from_js(&issues).expect("issues");
    assert_eq!(back.first().map(|issue| issue.code), Some(IssueCode::InvalidMoney));
    let question = || -> Result<(), JsValue> { Err(LastroError::at("a", IssueCode::Required))? };
    assert!(question().is_err_and(|thrown| thrown.is_instance_of::<Error>()));
}

/// Tests that `serde-wasm-bindgen` can convert records, also inside a program's own types, since records implement serde's
/// traits.
#[wasm_bindgen]
pub fn serde_wasm_bindgen_converts_records() {
    let sale: Sale = serde_wasm_bindgen::from_value(parsed(r#"{"id":7,"valor_venda":129.9}"#)).expect("a sale");
    assert_eq!(sale.valor_venda.map(|amount| amount.to_string()).as_deref(), Some("129.90"));
    assert!(serde_wasm_bindgen::from_value::<Sale>(parsed(r#"{"valor_venda":1.005}"#)).is_err());
}

#[wasm_bindgen]
pub fn the_documentation_example_reports_the_problems() {
    let issues = example::problems_of(&parsed(r#"{"nome":"Ana","tipo":2,"cpf":"52998224724"}"#)).expect("issues");
    assert_eq!(text_of(&issues), r#"[{"path":"cpf","code":"invalid_cpf","severity":"error","params":{}}]"#);
    assert!(example::problems_of(&JsValue::NULL).is_err());
}
