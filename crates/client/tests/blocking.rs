//! Tests of the blocking client: calls, listings, several threads, and its error inside an async runtime.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use lastro::exchange::Call;
use lastro::http::{ApiOperation, PageEnd};
use lastro::model::ConcealedText;
use lastro_client::blocking::Client;
use lastro_client::{Client as Awaited, Error};
use tokio::runtime::Builder;

use crate::account::{Account, Fault, KEY, customer};
use crate::server::{Server, json};

fn client(account: &Account) -> Client {
    Client::of(account.client()).expect("a client")
}

#[test]
fn calls_and_listings() {
    let account = Account::with_customers(25);
    let client = client(&account);
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    account.faults(&[Fault::None, Fault::LostResponse]);
    let made = client.customers().insert(&customer("Ana")).keep(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
        Ok(())
    });
    let made = made.send().expect("it is found");
    assert_eq!((made.id, count.load(Ordering::SeqCst)), (Some(26), 3));
    let mut edited = made.clone();
    edited.nome = Some("Bia".to_owned());
    client.customers().update(26, &edited).original(&made).send().expect("updated");

    let mut records = client.customers().list().query("_limit=10");
    let ids: Vec<_> = records.by_ref().map(|record| record.expect("a record").id).collect();
    assert_eq!((ids.len(), records.end(), records.count_changed()), (26, Some(PageEnd::Complete), false));
    let mut pages = client.customers().list().query("_limit=10").pages();
    let first = pages.next().expect("a page").expect("a page");
    assert_eq!(client.customers().list().state(&first.state).count(), 16);
    assert_eq!(pages.count(), 2);
    assert_eq!(client.list(Call::new(ApiOperation::CustomersList)).count(), 26);
    let whole = client.call(Call { id: Some(26), ..Call::new(ApiOperation::CustomersSelect) }).send();
    assert!(whole.expect("a customer").to_text().contains("Bia"));

    account.faults(&[Fault::LostRequest; 20]);
    let mut broken = client.customers().list();
    assert!(broken.next().is_some_and(|record| record.is_err()) && broken.next().is_none());
    assert!(!format!("{client:?} {broken:?}").contains(KEY));
}

#[test]
fn over_http_and_on_several_threads() {
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
    let server = runtime.block_on(Server::start(|_, _| json("200 OK", "", r#"{"id":7,"nome":"Ana"}"#)));
    let client = Client::new(&server.url, ConcealedText::new(KEY)).expect("a client");
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| assert_eq!(client.customers().select(7).send().expect("a customer").id, Some(7)));
        }
    });
    assert_eq!(server.requests().len(), 4);
}

#[test]
fn inside_an_async_runtime_it_returns_an_error() {
    let account = Account::with_customers(1);
    let runtime = Builder::new_current_thread().build().expect("a runtime");
    runtime.block_on(async {
        let client = client(&account);
        let outcome = client.customers().select(1).send();
        assert!(matches!(outcome, Err(Error::Setup(_))), "{outcome:?}");
        assert!(client.customers().list().next().is_some_and(|record| record.is_err()));
        let _: Awaited = account.client();
    });
}
