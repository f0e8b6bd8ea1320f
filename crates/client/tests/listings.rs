//! Tests of listings: pages, the end of a listing, resumption, and errors.

use std::pin::Pin;
use std::time::Duration;

use futures_core::Stream;
use lastro::http::PageEnd;
use lastro::model::Customer;
use lastro::query::{Query, Resource};
use lastro_client::Records;

use crate::account::{Account, Fault};

async fn ids(records: &mut Records<Customer>) -> Vec<i64> {
    let mut ids = Vec::new();
    while let Some(record) = records.next().await {
        ids.extend(record.expect("a record").id);
    }
    ids
}

#[tokio::test]
async fn every_record_of_every_page_and_no_page_too_early() {
    let account = Account::with_customers(25);
    let client = account.client();
    let mut records = client.customers().list().query("_limit=10");
    assert_eq!(account.sent().len(), 0, "nothing is sent before it is asked for");
    for _ in 0..10 {
        records.next().await.expect("a record").expect("a record");
    }
    assert_eq!(account.sent().len(), 1, "one page holds ten");
    assert_eq!(records.end(), None);
    assert_eq!(ids(&mut records).await, (11..=25).collect::<Vec<_>>());
    assert_eq!(account.sent().len(), 2);
    assert_eq!((records.end(), records.count_changed()), (Some(PageEnd::Complete), false));
    assert!(records.next().await.is_none(), "it stays at its end");

    let query = Query::all(Resource::Customer);
    assert_eq!(ids(&mut client.customers().list().query(query)).await.len(), 25);
    // the listing also implements `Stream`
    let mut records = client.customers().list();
    let first = std::future::poll_fn(|cx| Pin::new(&mut records).poll_next(cx)).await;
    assert_eq!(first.and_then(Result::ok).and_then(|record| record.id), Some(1));
}

#[tokio::test]
async fn a_listing_goes_on_after_a_page() {
    let account = Account::with_customers(25);
    let client = account.client();
    let mut pages = client.customers().list().query("_limit=10").pages();
    let first = pages.next().await.expect("a page").expect("a page");
    assert_eq!((first.items.len(), first.end, first.issues.len()), (10, None, 0));
    drop(pages);
    let mut rest = client.customers().list().state(&first.state).pages();
    let (mut count, mut last) = (0, None);
    while let Some(page) = rest.next().await {
        let page = page.expect("a page");
        count += page.items.len();
        last = page.end;
    }
    assert_eq!((count, last), (15, Some(PageEnd::Complete)));
}

#[tokio::test]
async fn a_page_is_repeated_and_an_error_ends_the_listing() {
    let account = Account::with_customers(25);
    let client = account.client();
    account.faults(&[Fault::None, Fault::LostResponse, Fault::TooMany("2")]);
    assert_eq!(ids(&mut client.customers().list().query("_limit=10")).await.len(), 25);
    assert!(account.1.waited().iter().any(|wait| *wait >= Duration::from_secs(2)));

    account.faults(&[Fault::LostRequest; 20]);
    let mut records = client.customers().list();
    let error = records.next().await.expect("an error").expect_err("an error");
    assert_eq!(error.to_string(), "customers.list: unreachable");
    assert!(records.next().await.is_none());
}

#[tokio::test]
async fn a_query_that_is_not_valid_is_not_sent() {
    let account = Account::new();
    let mut records = account.client().customers().list().query("nomee=Ana");
    let error = records.next().await.expect("an error").expect_err("an error");
    assert!(error.invalid().is_some(), "{error:?}");
    assert_eq!(account.sent().len(), 0);
    assert!(records.next().await.is_none());
}
