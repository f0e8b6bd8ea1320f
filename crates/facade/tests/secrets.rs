//! Checks that card numbers and security codes never appear in messages, debug output or errors.

use lastro::http::{ApiOperation, NewRequest};
use lastro::json::{self, Value};
use lastro::model::{Card, ConcealedText, Customer, Json, Model as _};
use lastro::v1::FormPairs;
use lastro::v1::http::{NewRequestV1, OperationV1};

const NUMBER: &str = "4111111111111112";
const CODE: &str = "98765";

#[test]
fn results_and_errors_never_contain_a_card_number() {
    let inputs = [
        format!(r#"{{"value":{{"numero":"{NUMBER}","codigo":"{CODE}","validade":"x"}},"operation":"insert"}}"#),
        format!(r#"{{"value":{{"numero":{NUMBER},"codigo":{CODE}}},"operation":"insert"}}"#),
        format!(r#"{{"value":{{"numero":["{NUMBER}"],"codigo":{{"a":"{CODE}"}}}},"operation":"insert"}}"#),
        format!(r#"{{"value":{{"numero":"{NUMBER}"}},"operation":"{NUMBER}"}}"#),
        format!(r#"{{"number":"{NUMBER}","value":"{NUMBER}"}}"#),
        format!(r#"{{"value":{{"numero":"{NUMBER}","codigo":"{CODE}","#),
    ];
    for operation in ["card.validate", "customer.validate", "card.inspect", "sale.validate"] {
        for input in &inputs {
            let answer = lastro_facade::dispatch(operation, input);
            assert!(!answer.contains(NUMBER) && !answer.contains(CODE), "{operation} {input}: {answer}");
        }
    }
}

#[test]
fn debug_output_never_shows_a_card() {
    let document = format!(
        r#"{{"cartoes":[{{"numero":"{NUMBER}","codigo":{CODE}}},{{"numero":["{NUMBER}"],"codigo":true,"custom_n":"{NUMBER}"}}]}}"#
    );
    let value = json::parse(document.as_bytes()).expect("JSON");
    let (customer, issues) = Customer::decode(&Json(value)).expect("an object");
    let shown = format!("{customer:?} {issues:?}");
    assert!(!shown.contains(NUMBER) && !shown.contains(CODE), "{shown}");
    assert!(shown.contains("***"), "{shown}");
    // the record itself still contains the card number, and `encode` writes it
    assert!(customer.encode().to_text().matches(NUMBER).count() == 3, "{}", customer.encode().to_text());
    let card = Card { numero: Some(lastro::model::CardNumber::new(NUMBER)), ..Card::default() };
    assert_eq!(card.encode().0.get("numero"), Some(&Value::String(NUMBER.to_owned())));
}

#[test]
fn debug_output_of_a_request_never_shows_its_body() {
    let document = format!(r#"{{"numero":"{NUMBER}","codigo":"{CODE}"}}"#);
    let body = Json(json::parse(document.as_bytes()).expect("JSON"));
    let key = ConcealedText::new("a-key");
    let base_url = "https://example.com";
    let new = NewRequest::new(ApiOperation::CustomersUpdate, base_url, &key);
    let new = NewRequest { id: Some(7), body: Some(&body), ..new };
    let shown = format!("{new:?}");
    assert!(shown.contains(base_url) && shown.contains("body: Some(***)"), "{shown}");
    assert!(!shown.contains(NUMBER) && !shown.contains(CODE) && !shown.contains("a-key"), "{shown}");
    let pairs = FormPairs::new(vec![("cartao_numero".to_owned(), NUMBER.to_owned())]);
    let new = NewRequestV1::new(OperationV1::CustomersUpdate, base_url, &key);
    let shown = format!("{:?}", NewRequestV1 { parameters: Some(&pairs), ..new });
    assert!(shown.contains("cartao_numero") && !shown.contains(NUMBER), "{shown}");
}
