//! Tests of the function `keep`, of events for the observer, of cancelled calls, and of limits that clones share.

use std::future::{pending, ready};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use lastro::exchange::{CarriedOut, ExchangeFailureKind};
use lastro::model::ConcealedText;
use lastro_client::{Client, TokioClock};

use crate::account::{Account, Fault, KEY, URL, customer};

type Texts = Arc<Mutex<Vec<String>>>;

fn texts(of: &Texts) -> Vec<String> {
    of.lock().expect("no test failed with it").clone()
}

#[tokio::test]
async fn the_state_is_kept_before_each_request() {
    let account = Account::with_customers(1);
    let client = account.client();
    let kept = Texts::default();
    let (into, of) = (Arc::clone(&kept), account.clone());
    let sent_so_far = Arc::new(Mutex::new(Vec::new()));
    let counts = Arc::clone(&sent_so_far);
    let call = client.customers().insert(&customer("Ana Conceição")).keep(move |state| {
        counts.lock().expect("unlocked").push(of.sent().len());
        into.lock().expect("unlocked").push(state);
        ready(Ok(()))
    });
    call.await.expect("inserted");
    assert_eq!(*sent_so_far.lock().expect("unlocked"), [0, 1], "before each request");
    for state in texts(&kept) {
        assert!(!state.contains(KEY) && !state.contains("Ana"), "{state}");
    }

    let full = client.customers().insert(&customer("Bia")).keep(|_| ready(Err("the disk is full".into())));
    account.sent();
    let error = full.await.expect_err("it is not sent");
    assert_eq!(std::error::Error::source(&error).map(ToString::to_string).as_deref(), Some("the disk is full"));
    assert_eq!(account.sent().len(), 0);
}

#[tokio::test]
async fn a_call_that_is_dropped_is_taken_up_from_what_was_kept() {
    let account = Account::with_customers(1);
    let client = account.client();
    let kept = Texts::default();
    let into = Arc::clone(&kept);
    account.faults(&[Fault::None, Fault::Hangs]);
    let call = client.customers().insert(&customer("Ana")).keep(move |state| {
        into.lock().expect("unlocked").push(state);
        ready(Ok(()))
    });
    account.sent();
    tokio::select! {
        outcome = call.into_future() => panic!("{outcome:?}"),
        () = account.arrived(2) => {}
    }
    let last = texts(&kept).pop().expect("a state");
    account.sent();
    let made = client.customers().insert(&customer("Ana")).state(last).await.expect("it is found");
    assert_eq!(made.id, Some(2));
    assert!(account.sent().iter().all(|line| line.starts_with("GET")));
}

#[tokio::test]
async fn an_observer_sees_everything_but_the_key() {
    let account = Account::with_customers(1);
    let seen = Texts::default();
    let into = Arc::clone(&seen);
    let client = account.client_with(|options| {
        options.observer(move |event| into.lock().expect("unlocked").push(format!("{event:?}")))
    });
    client.customers().insert(&customer("Ana")).await.expect("inserted");
    account.faults(&[Fault::LostRequest; 9]);
    let error = client.customers().select(1).await.expect_err("unreachable");
    let seen = texts(&seen);
    assert!(
        seen[0].starts_with("Request { operation: CustomersInsert, method: \"GET\", url: \"https://"),
        "{}",
        seen[0]
    );
    assert!(seen[1].starts_with("Response { operation: CustomersInsert, status: 200"), "{}", seen[1]);
    assert_eq!(seen.len(), 4 + account.sent().len() - 2);
    let call = client.customers().list();
    let shown = format!("{seen:?} {client:?} {error:?} {error} {call:?} {:?}", client.customers().delete(1));
    for secret in [KEY, "Y2hhdmU", "Basic"] {
        assert!(!shown.contains(secret), "{shown}");
    }
}

#[tokio::test]
async fn a_cancelled_call_says_whether_it_may_have_been_carried_out() {
    let account = Account::with_customers(1);
    // this client has a real clock, so that waits take time and a call can be cancelled meanwhile
    let client = Client::builder(URL, ConcealedText::new(KEY)).build_on(account.clone(), TokioClock::new());
    let insert = || client.customers().insert(&customer("Ana"));
    let soon = || tokio::time::sleep(Duration::from_millis(20));

    let error = insert().cancel(ready(())).await.expect_err("cancelled before");
    let failed = error.failed().expect("a report");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Cancelled, CarriedOut::No));
    assert_eq!(account.sent().len(), 0);

    account.faults(&[Fault::None, Fault::Hangs]);
    let error = insert().cancel(account.arrived(2)).await.expect_err("cancelled while sending");
    let failed = error.failed().expect("a report");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Cancelled, CarriedOut::Unknown));
    let found = insert().state(failed.state.as_deref().expect("a state")).await.expect("it was carried out");
    assert_eq!(found.id, Some(2));

    account.faults(&[Fault::TooMany("60")]);
    let began = std::time::Instant::now();
    let error = insert().cancel(soon()).await.expect_err("cancelled while waiting");
    let failed = error.failed().expect("a report");
    assert_eq!((failed.kind, failed.carried_out), (ExchangeFailureKind::Cancelled, CarriedOut::No));
    let mut listing = client.customers().list().cancel(soon());
    let error = listing.next().await.expect("a report").expect_err("the gate is still closed");
    assert_eq!(error.failed().map(|failed| failed.kind), Some(ExchangeFailureKind::Cancelled));
    assert!(began.elapsed() < Duration::from_secs(5), "it ends at once");

    let account = Account::with_customers(1);
    let made = account.client().customers().insert(&customer("Ana")).cancel(pending()).await;
    assert!(made.is_ok(), "a call that nobody cancels");
}

#[tokio::test]
async fn calls_of_one_client_share_its_limits() {
    let account = Account::with_customers(3);
    let client = account.client_with(|options| options.per_second(10));
    let other = client.clone();
    let (customers, more) = (client.customers(), other.customers());
    let all = tokio::join!(customers.select(1), more.select(2), customers.select(3));
    assert!(all.0.is_ok() && all.1.is_ok() && all.2.is_ok());
    let waited: Duration = account.1.waited().iter().sum();
    assert!(waited >= Duration::from_millis(100), "{waited:?}");

    // after a 429 with a `Retry-After` of two seconds, every call of the client waits
    account.faults(&[Fault::TooMany("2")]);
    client.customers().select(1).await.expect("after a wait");
    assert!(account.1.waited().iter().any(|wait| *wait >= Duration::from_secs(2)));
}
