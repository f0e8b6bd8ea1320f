//! Tests of version 1 calls: requests, results, rejections, and the limits that they share with version 2 calls.

use lastro::exchange::CarriedOut;
use lastro::v1::exchange::Call;
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::v1::{CustomerParameters, FormPairs, ReceiptParameters, parsed};

use crate::account::{Account, Fault, customer};

fn customer_of(form: &str) -> CustomerParameters {
    parsed(Some(FormPairs::decode(form).expect("a form")), None).expect("parameters")
}

#[tokio::test]
async fn parameters_go_in_and_records_come_out() {
    let account = Account::with_customers(2);
    let client = account.client();
    account.bodies();
    let made = client.v1().customers().insert(&customer_of("nome=Ana+Souza&cpf=52998224725")).await.expect("inserted");
    assert_eq!((made.id, made.nome.as_deref()), (Some(3), Some("Ana Souza")));
    assert_eq!(account.bodies(), ["nome=Ana+Souza&cpf=52998224725"]);
    let edited = client.v1().customers().update(3, &customer_of("nome=Bia")).await.expect("updated");
    assert_eq!(edited.nome.as_deref(), Some("Bia"));

    account.sent();
    let page = ListingQueryV1 { limite: Some(2), ..ListingQueryV1::default() };
    let mut customers = client.v1().customers().list(page);
    let mut names = Vec::new();
    while let Some(customer) = customers.next().await {
        names.extend(customer.expect("a customer").nome);
    }
    assert_eq!(names, ["Cliente 1", "Cliente 2", "Bia"]);
    let page = |from: i64| format!("GET /api/cliente?inicio={from}&limite=2&ordenarColuna=id");
    assert_eq!(account.sent(), [page(0), page(2)]);

    let receipt = ReceiptParameters { data_recebimento: "2027-02-11".parse().ok(), ..ReceiptParameters::default() };
    client.v1().sales().confirm_receipt(1, &receipt).await.expect("received");
    client.v1().customers().delete(3).await.expect("deleted");
    let gone = client.v1().customers().select(3).await.expect_err("it is gone");
    assert_eq!(gone.to_string(), "customers.select: refused with status 404");
}

#[tokio::test]
async fn what_the_rules_or_the_method_reject_is_not_sent() {
    let account = Account::new();
    let client = account.client();
    let paths = |error: lastro_client::Error| -> Vec<String> {
        error.invalid().expect("by the rules").issues().iter().map(|issue| issue.path.clone()).collect()
    };
    let (v1, ana) = (client.v1(), customer_of("nome=Ana"));
    let wrong = v1.customers().insert(&customer_of("cpf=123")).await.expect_err("it is rejected");
    assert_eq!(paths(wrong), ["parameters.nome", "parameters.cpf"]);
    let mut reserved = ana.clone();
    reserved.extra.set("cep", lastro::json::Value::String("01310100".to_owned()));
    let reserved = v1.customers().insert(&reserved).await.expect_err("`cep` is a field");
    assert_eq!(paths(reserved), ["value.extra.cep"]);
    let query = v1.customers().select(1).query("_fields=nome").await.expect_err("version 1 has no queries");
    assert_eq!(paths(query), ["query"]);
    let listing = v1.services().list(ListingQueryV1::default()).query("_limit=1").next().await.expect("an end");
    assert_eq!(paths(listing.expect_err("version 1 has no queries")), ["query"]);
    let outside = ListingQueryV1 { limite: Some(101), ..ListingQueryV1::default() };
    let outside = v1.services().list(outside).next().await.expect("an end");
    assert_eq!(paths(outside.expect_err("a page is shorter")), ["listing.limite"]);
    assert_eq!(account.sent(), Vec::<String>::new());
}

#[tokio::test]
async fn a_lost_insert_is_looked_up_and_its_state_is_of_version_1() {
    let account = Account::with_customers(3);
    let client = account.client();
    let ana = customer_of("nome=Ana&cpf=52998224725");
    account.faults(&[Fault::None, Fault::LostResponse]);
    let made = client.v1().customers().insert(&ana).await.expect("it is found");
    assert_eq!(made.id, Some(4));
    let sent = account.sent();
    assert_eq!(sent.iter().filter(|line| line.starts_with("POST")).count(), 1, "{sent:?}");

    account.faults(&[Fault::None, Fault::Late]);
    let bia = customer_of("nome=Bia");
    let error = client.v1().customers().insert(&bia).await.expect_err("it is not there yet");
    let failed = error.failed().expect("it was sent");
    assert_eq!(failed.carried_out, CarriedOut::Unknown);
    let state = failed.state.clone().expect("a state");
    let error = client.customers().insert(&customer("Bia")).state(state.clone()).await.expect_err("of version 1");
    assert!(error.to_string().starts_with("state.operation"), "{error}");
    account.deliver_late();
    let made = client.v1().customers().insert(&bia).state(state).await.expect("it is found");
    assert_eq!(made.id, Some(5));
}

#[tokio::test]
async fn both_versions_share_the_rate_limit() {
    let account = Account::with_customers(1);
    let client = account.client_with(|options| options.per_second(1));
    client.customers().select(1).await.expect("selected");
    assert_eq!(account.1.waited().len(), 0);
    let call = Call { id: Some(1), ..Call::new(OperationV1::CustomersSelect) };
    let shown = client.call(call).await.expect("selected");
    assert!(shown.to_text().contains(r#""nome":"Cliente 1""#), "{}", shown.to_text());
    assert_eq!(account.1.waited().len(), 1);
}

#[test]
fn the_blocking_client_has_version_1() {
    let account = Account::with_customers(2);
    let client = lastro_client::blocking::Client::of(account.client()).expect("a client");
    let made = client.v1().customers().insert(&customer_of("nome=Ana")).send().expect("inserted");
    assert_eq!(made.id, Some(3));
    let listed = client.v1().customers().list(ListingQueryV1::default());
    assert_eq!(listed.collect::<Result<Vec<_>, _>>().expect("all of them").len(), 3);
}
