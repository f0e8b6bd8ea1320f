//! Tests of queries that are built with the Rust API.

use lastro::Money;
use lastro::json::{self, Value};
use lastro::model::codes::Gender;
use lastro::model::{
    Card, Contact, Customer, Installment, Item, NfseData, PlanItem, PlanPaymentMethod, Sale, Scalar, ScheduleData, Type,
};
use lastro::query::{Filter, Operator, Query, Resource, value_type};

fn record(text: &str) -> Value {
    json::parse(text.as_bytes()).expect("JSON")
}

fn matches(entity: Resource, filters: Vec<Filter>, text: &str) -> bool {
    let query = Query { filters: Some(filters), ..Query::all(entity) };
    query.matches(&record(text)).expect("a verdict")
}

#[test]
fn typed_conditions_build_the_expected_query_string() {
    let query = Query {
        filters: Some(vec![
            Customer::ID.eq(7),
            Customer::ID.between(-1, lastro::value::MAX_INTEGER),
            Customer::GENERO.neq(Gender::Other),
            Customer::NOME.contains("a b"),
        ]),
        ..Query::all(Resource::Customer)
    };
    assert_eq!(
        query.build().as_deref(),
        Ok("id=7&id[between]=-1,9007199254740991&genero[neq]=3&nome[contains]=a%20b&_limit=100")
    );
    let ten: Money = "10".parse().expect("an amount");
    let sale = vec![Sale::VALOR_VENDA.gte(ten)];
    assert!(matches(Resource::Sale, sale.clone(), r#"{"valor_venda":10.00}"#));
    assert!(!matches(Resource::Sale, sale, r#"{"valor_venda":"9.99"}"#));
}

/// In a query, the name of a nested record's field begins with the name of its section. So `parcelas.id` is the key of an
/// installment, and `id` is that of the sale.
#[test]
fn a_field_of_a_nested_record_has_the_section_as_prefix() {
    let query = Query::all(Resource::Sale).filter(Installment::ID.eq(7));
    assert_eq!(query.build().as_deref(), Ok("parcelas.id=7&_limit=100"));
    assert!(query.matches(&record(r#"{"id":1,"parcelas":[{"id":7}]}"#)).expect("a verdict"));
    for (resource, name) in [
        (Resource::Sale, Item::ID_SERVICO.name()),
        (Resource::Sale, NfseData::ISS_RETIDO.name()),
        (Resource::Sale, ScheduleData::ID_MODELO.name()),
        (Resource::Plan, NfseData::ISS_RETIDO.name()),
        (Resource::Plan, PlanItem::ID_SERVICO.name()),
        (Resource::Plan, PlanPaymentMethod::ID_MEIO_PAGAMENTO.name()),
        (Resource::Customer, Contact::ID.name()),
        (Resource::Customer, Card::ID.name()),
    ] {
        assert!(value_type(resource, name).is_some(), "{name} of {resource}");
    }
}

/// A display text that is missing from the code's table has no order: it equals only itself, and is neither greater nor less
/// than another value.
#[test]
fn an_unknown_display_text_equals_only_itself() {
    let odd = |operator, text: &str| {
        let value = Some(Scalar(text.to_owned()));
        vec![Filter { field: "genero".to_owned(), operator: Some(operator), value, values: None }]
    };
    let customer = r#"{"genero":"Nenhum"}"#;
    let is = |operator, text| matches(Resource::Customer, odd(operator, text), customer);
    assert!(is(Operator::Eq, "Nenhum") && !is(Operator::Neq, "Nenhum"));
    assert!(!is(Operator::Eq, "Algum") && is(Operator::Neq, "Algum"));
    for operator in [Operator::Gt, Operator::Lt] {
        assert!(!is(operator, "Algum") && !is(operator, "Outra") && !is(operator, "Nenhum"), "{operator}");
    }
    assert!(is(Operator::Gte, "Nenhum") && !is(Operator::Gte, "Algum") && !is(Operator::Lte, "Outra"));
    for operator in [Operator::Eq, Operator::Gt, Operator::Lt] {
        assert!(!is(operator, "1"), "{operator}");
    }
}

/// Several `eq` filters on a custom field match a record with any of their values, whether the value is a number or a string.
#[test]
fn a_custom_field_matches_any_of_several_eq_values() {
    let wanted = ["9", "b", "1.50", "a", "10", "007", "-3"];
    let equal = |value: &str| Filter {
        field: "custom_a".to_owned(),
        operator: None,
        value: Some(Scalar(value.to_owned())),
        values: None,
    };
    let found = |value: &str| {
        matches(Resource::Customer, wanted.into_iter().map(equal).collect(), &format!(r#"{{"custom_a":{value}}}"#))
    };
    for value in ["9", "9.0", r#""B""#, "1.5", r#""a""#, "1e1", r#""10""#, r#""007""#, "-3.00"] {
        assert!(found(value), "{value}");
    }
    for value in ["7", r#""c""#, r#""09""#, "3", "null", r#""""#] {
        assert!(!found(value), "{value}");
    }
}

#[test]
fn value_type_returns_the_type_of_the_named_field() {
    assert_eq!(value_type(Resource::Sale, "valor_venda"), Some(Type::Money));
    assert_eq!(value_type(Resource::Sale, "id"), Some(Type::Integer));
    assert!(matches!(value_type(Resource::Sale, "parcelas.status"), Some(Type::Code(_))));
    assert_eq!(value_type(Resource::Customer, "custom_a"), Some(Type::Text));
    for name in ["custom_a", "parcelas", "valor"] {
        assert_eq!(value_type(Resource::Sale, name), None, "{name}");
    }
}
