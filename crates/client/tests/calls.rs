//! Tests of typed calls: requests, results, rejections, and look-ups after a lost response.

use lastro::exchange::{CarriedOut, ExchangeFailureKind};
use lastro::http::{ApiOperation, ErrorKind};
use lastro::model::{Json, Model as _, Receipt};
use lastro_client::Error;

use crate::account::{Account, Fault, customer, sale};

#[tokio::test]
async fn records_go_in_and_come_out_typed() {
    let account = Account::with_customers(1);
    let client = account.client();
    let made = client.customers().insert(&customer("Ana")).await.expect("inserted");
    let id = made.id.expect("a key");
    assert_eq!((id, made.nome.as_deref()), (2, Some("Ana")));

    let mut edited = made.clone();
    edited.nome = Some("Ana Maria".to_owned());
    account.bodies();
    let updated = client.customers().update(id, &edited).original(&made).await.expect("updated");
    assert_eq!(updated.nome.as_deref(), Some("Ana Maria"));
    assert_eq!(account.bodies(), [r#"{"nome":"Ana Maria"}"#], "only the changed field");

    let shown = client.customers().select(id).query("_fields=nome").await.expect("selected");
    assert_eq!((shown.nome.as_deref(), shown.tipo), (Some("Ana Maria"), None));
    client.customers().delete(id).await.expect("deleted");
    let gone = client.customers().select(id).await.expect_err("it is gone");
    let gone = gone.failed().expect("it was sent");
    assert_eq!(gone.api_error.as_ref().map(|error| error.kind), Some(ErrorKind::NotFound));

    let sold = client.sales().insert(&sale()).await.expect("sold");
    let installment = sold.parcelas.as_ref().and_then(|all| all.first()).and_then(|one| one.id);
    let receipt = Receipt { id_parcela: installment, ..receipt() };
    let paid = client.sales().confirm_receipt(sold.id.expect("a key"), &receipt).await.expect("received");
    assert_eq!(paid.id, sold.id);
    assert_eq!(client.wallet().select("529.982.247-25").await.expect("an empty wallet"), []);
}

fn receipt() -> Receipt {
    Receipt::from_json(br#"{"data_recebimento":"2027-02-10"}"#).expect("a receipt").0
}

#[tokio::test]
async fn what_the_rules_reject_is_not_sent() {
    let account = Account::new();
    let client = account.client();
    let mut wrong = customer("Ana");
    wrong.nome = None;
    wrong.cpf = Some("123".to_owned());
    let error = client.customers().insert(&wrong).await.expect_err("it is rejected");
    let paths: Vec<_> = error.invalid().expect("by the rules").issues().iter().map(|issue| &*issue.path).collect();
    assert_eq!(paths, ["record.nome", "record.cpf"]);
    let error = client.customers().select(0).query("_sort=id").await.expect_err("it is rejected");
    assert_eq!(error.invalid().expect("by the rules").issues().len(), 2);
    let error = client.sales().cancel_invoice(1, &Default::default()).original(&sale()).await.expect_err("no original");
    assert!(error.to_string().contains("original"), "{error}");
    let error = client.customers().insert(&customer("Ana")).state("{").await.expect_err("no state");
    assert!(error.to_string().starts_with("state"), "{error}");
    assert_eq!(account.sent(), Vec::<String>::new());
}

#[tokio::test]
async fn what_the_service_refuses_is_not_carried_out() {
    let account = Account::with_customers(1);
    let mut unknown = sale();
    unknown.id_cliente = Some(999);
    let error = account.client().sales().insert(&unknown).await.expect_err("there is no such customer");
    let failed = error.failed().expect("it was sent");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Refused, CarriedOut::No));
    let status = failed.api_error.as_ref().expect("an error of the service").code;
    assert_eq!(error.to_string(), format!("sales.insert: refused with status {status}; not carried out"));
}

#[tokio::test]
async fn an_insert_whose_response_is_lost_is_looked_up() {
    let account = Account::with_customers(3);
    account.faults(&[Fault::None, Fault::LostResponse]);
    let made = account.client().customers().insert(&customer("Ana")).await.expect("it is found");
    assert_eq!((made.id, made.nome.as_deref()), (Some(4), Some("Ana")));
    let sent = account.sent();
    assert_eq!(sent.iter().filter(|line| line.starts_with("POST")).count(), 1, "{sent:?}");
    assert_eq!(sent.last().map(|line| line.starts_with("GET")), Some(true));
}

#[tokio::test]
async fn an_unknown_change_is_taken_up_later() {
    let account = Account::with_customers(1);
    let client = account.client();
    account.faults(&[Fault::None, Fault::Late]);
    let error = client.customers().insert(&customer("Ana")).await.expect_err("it is not there yet");
    let failed = error.failed().expect("it was sent");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::Unknown));
    assert_eq!(error.to_string(), "customers.insert: unreachable; it is unknown whether it was carried out");
    let source = std::error::Error::source(&error).expect("why");
    assert_eq!(source.to_string(), "the cable was cut");

    account.deliver_late();
    account.sent();
    let made = client
        .customers()
        .insert(&customer("Ana"))
        .state(failed.state.as_deref().expect("a state"))
        .await
        .expect("now it is");
    assert_eq!(made.id, Some(2));
    assert_eq!(account.sent().len(), 1, "it was only looked up");
    // a state from one method cannot be resumed by another method
    let other = client
        .customers()
        .delete(2)
        .state(failed.state.as_deref().expect("a state"))
        .await
        .expect_err("another operation");
    assert_eq!(other.invalid().map(|error| &*error.issues()[0].path), Some("operation"));
}

#[tokio::test]
async fn without_a_connection_nothing_was_carried_out() {
    let account = Account::with_customers(1);
    account.faults(&[Fault::NotSent; 20]);
    let error = account.client().customers().insert(&customer("Ana")).await.expect_err("there is no network");
    let failed = error.failed().expect("it was to be sent");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Unreachable, CarriedOut::No));
}

#[tokio::test]
async fn json_in_place_of_records() {
    use lastro::exchange::Call;
    let account = Account::with_customers(1);
    let client = account.client();
    let record = Json::parse(br#"{"tipo":2,"nome":"Ana"}"#).expect("JSON");
    let call = Call { record: Some(&record), ..Call::new(ApiOperation::CustomersInsert) };
    let made = client.call(call).await.expect("inserted");
    assert!(made.to_text().contains(r#""nome":"Ana""#), "{}", made.to_text());
    let deleted = client.call(Call { id: Some(2), ..Call::new(ApiOperation::CustomersDelete) }).await;
    assert!(deleted.is_ok(), "{deleted:?}");
    let mut ids = Vec::new();
    let mut records = client.list(Call::new(ApiOperation::CustomersList));
    while let Some(record) = records.next().await {
        ids.push(record.expect("a record").to_text());
    }
    assert!(ids.len() == 1 && ids[0].contains(r#""id":1"#), "{ids:?}");
    // `call` rejects listings, and `list` rejects everything else, before a request is sent
    account.sent();
    let wrong = client.call(Call::new(ApiOperation::CustomersList)).await;
    assert!(matches!(wrong, Err(Error::Invalid(_))), "{wrong:?}");
    let wrong = client.list(Call { id: Some(1), ..Call::new(ApiOperation::CustomersDelete) }).next().await;
    assert!(matches!(wrong, Some(Err(Error::Invalid(_)))), "{wrong:?}");
    assert!(account.sent().is_empty());
}
