//! Tests `Twin::adopt`, which copies a record from a response of the real service into the twin. Responses do not contain all
//! data of a record, such as the number of sales that a contract has generated. For a record that the twin already stores, it
//! keeps its own values of this data. For a new record, it creates them.

use lastro::json::Value;
use lastro_twin::Moment;
use lastro_twin::state::{Counter, Table};

use crate::common::account::{edited, text};
use crate::common::{Client, json};

const SALES: &str = "/api/v2/vendas/";
const MONTHLY: &str = r#"{"agendamento_data":"2027-01-31","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":1,"valor_venda":10}"#;

fn until(client: &mut Client, moment: &str) {
    let to = Moment::of(&format!("{moment}T09:00:00-03:00").parse().expect("a moment"));
    assert!(client.twin.advance(to, usize::MAX).expect("a step").reached);
}

fn ok(client: &mut Client, method: &str, target: &str, body: &str) -> Value {
    let (status, answer) = client.send(method, target, body);
    assert_eq!(status, 200, "{}", answer.to_json());
    answer
}

/// The date and the sequence number of each sale that a contract generated.
fn generated(client: &mut Client) -> Vec<(String, String)> {
    let listed = ok(client, "GET", "/api/v2/vendas/?agendamento=0&_sort=data", "");
    let sales = listed.get("data").and_then(Value::as_array).expect("a list");
    sales.iter().map(|sale| (text(sale, "data"), text(sale, "agendamento_sequencia"))).collect()
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(date, number)| (format!("\"{date}\""), (*number).to_owned())).collect()
}

#[test]
fn a_contract_that_is_taken_over_goes_on_as_before() {
    let mut client = Client::new();
    ok(&mut client, "POST", SALES, MONTHLY);
    until(&mut client, "2027-03-01");
    let shown = ok(&mut client, "GET", "/api/v2/vendas/1", "");
    let shown = json(&edited(&shown, &[("discriminacao", "\"outra\"")]));
    client.twin.adopt(Table::Sale, shown.clone(), None).expect("a contract");
    assert_eq!(text(&ok(&mut client, "GET", "/api/v2/vendas/1", ""), "discriminacao"), "\"outra\"");
    until(&mut client, "2027-05-01");
    // the contract keeps its intended day, the 31st, although its sale in February is dated the 28th
    let expected = pairs(&[("2027-01-31", "1"), ("2027-02-28", "2"), ("2027-03-31", "3"), ("2027-04-30", "4")]);
    assert_eq!(generated(&mut client), expected);
    // a contract that is adopted with a changed date continues from the new date
    let moved = json(&edited(&shown, &[("agendamento_data", "\"2027-06-10\"")]));
    client.twin.adopt(Table::Sale, moved, None).expect("a contract");
    until(&mut client, "2027-06-11");
    assert_eq!(generated(&mut client).last(), pairs(&[("2027-06-10", "5")]).last());
}

#[test]
fn a_new_adopted_record_gets_the_defaults_of_an_insert() {
    let mut client = Client::new();
    let shown = ok(&mut Client::new(), "POST", SALES, MONTHLY);
    client.twin.adopt(Table::Sale, json(&edited(&shown, &[("id", "40")])), None).expect("a contract");
    until(&mut client, "2027-02-01");
    assert_eq!(generated(&mut client), pairs(&[("2027-01-31", "1")]));
    assert_eq!(client.twin.view().counter(Counter::Key(Table::Sale)), Ok(41), "keys go on above it");
    let customer = json(r#"{"id":7,"nome":"Ana","contatos":[{"id":30,"tipo":"filha"}]}"#);
    client.twin.adopt(Table::Customer, customer, None).expect("a customer");
    let whole = ok(&mut client, "GET", "/api/v2/clientes/7?_expand=contatos,cartoes", "");
    assert_eq!((text(&whole, "contatos.0.id"), text(&whole, "cartoes")), ("30".to_owned(), "[]".to_owned()));
    assert_eq!(client.twin.view().counter(Counter::Contact), Ok(30));
    // these cannot be adopted: a record without a key, and a delivery, which responses of the real service never contain
    assert!(client.twin.adopt(Table::Customer, json("{}"), None).is_err());
    assert!(client.twin.adopt(Table::Delivery, json(r#"{"id":1}"#), None).is_err());
}

#[test]
fn a_record_takes_the_place_of_another_and_its_name_is_shown() {
    let mut client = Client::new();
    ok(&mut client, "POST", "/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana"}"#);
    let sale = ok(&mut client, "POST", SALES, r#"{"data":"2027-01-04","id_cliente":1,"valor_venda":10}"#);
    client.twin.adopt(Table::Sale, json(&edited(&sale, &[("id", "9")])), Some(1)).expect("a sale");
    assert_eq!(client.send("GET", "/api/v2/vendas/1", "").0, 404);
    client.twin.adopt(Table::Customer, json(r#"{"id":1,"tipo":2,"nome":"Bia"}"#), None).expect("a customer");
    assert_eq!(text(&ok(&mut client, "GET", "/api/v2/vendas/9", ""), "cliente"), "\"Bia\"");
    // the sale becomes overdue under its new key, and no longer exists under its old key
    until(&mut client, "2027-02-01");
    assert_eq!(text(&ok(&mut client, "GET", "/api/v2/vendas/9", ""), "parcela_status"), "5");
    assert_eq!(client.send("GET", "/api/v2/vendas/1", "").0, 404);
}

#[test]
fn a_record_is_forgotten_with_its_work_and_the_next_key_is_set() {
    let mut client = Client::new();
    ok(&mut client, "POST", SALES, MONTHLY);
    client.twin.forget(Table::Sale, 1).expect("a state");
    until(&mut client, "2027-03-01");
    assert_eq!(generated(&mut client), Vec::new());
    client.twin.next_key(Table::Sale, 55).expect("a state");
    let sale = ok(&mut client, "POST", SALES, r#"{"data":"2027-03-01","valor_venda":10}"#);
    assert_eq!(text(&sale, "id"), "55");
}
