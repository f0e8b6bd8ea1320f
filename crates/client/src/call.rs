//! A call that is ready to be sent.

use core::fmt;
use std::sync::Arc;

use lastro::model::{Json, Model};
use lastro::query::QuerySource;
use lastro::value::Choice as _;
use lastro::{IssueCode, LastroError};

use crate::any_call::AnyCall;
use crate::client::Inner;
use crate::error::Error;
use crate::exchange::Exchange;
use crate::transport::{BoxError, BoxFuture};

/// A call that is ready to be sent: `await` it. Nothing is sent before.
///
/// If its future is dropped, the request under way is broken off. A change may have been carried out then: its state is with
/// [`keep`](Self::keep) only. [`cancel`](Self::cancel) ends a call with a report instead.
#[must_use = "nothing is sent unless it is awaited"]
pub struct PendingCall<T> {
    exchange: Exchange,
    decode: fn(Option<Json>) -> Result<T, LastroError>,
}

impl<T> PendingCall<T> {
    pub(crate) fn new(client: Arc<Inner>, call: AnyCall, decode: fn(Option<Json>) -> Result<T, LastroError>) -> Self {
        Self { exchange: Exchange::new(client, call), decode }
    }

    /// The fields and sections to return: `_fields=nome,email`. Only `select` of customers and plans takes it; any other call
    /// is rejected with `unknown_argument` at `query`.
    pub fn query(mut self, query: impl Into<QuerySource>) -> Self {
        self.exchange.call.set_query(query.into());
        self
    }

    /// A stored state to take up, of the same method with the same record: a change that was interrupted or is unknown is
    /// looked up before anything is sent again.
    pub fn state(mut self, state: impl Into<String>) -> Self {
        self.exchange.state = Some(state.into());
        self
    }

    /// A function that gets the state before each request, and is awaited: whoever stores it can take the call up after a
    /// crash. If it fails, the request is not sent. The state contains neither the key nor the record.
    pub fn keep<F>(mut self, mut keep: impl FnMut(String) -> F + Send + 'static) -> Self
    where
        F: Future<Output = Result<(), BoxError>> + Send + 'static,
    {
        self.exchange.keep = Some(Box::new(move |state| Box::pin(keep(state))));
        self
    }

    /// Ends the call once the future is ready, with an error of the kind `cancelled`. A change that was sent is unknown then.
    pub fn cancel(mut self, cancelled: impl Future<Output = ()> + Send + 'static) -> Self {
        self.exchange.cancel = Some(Box::pin(cancelled));
        self
    }
}

impl<T: Model> PendingCall<T> {
    /// The record before an update. Then only the changed fields of a customer or service are sent. Any other call is rejected
    /// with `unknown_argument` at `original`.
    pub fn original(mut self, original: &T) -> Self {
        self.exchange.call.set_original(original.encode());
        self
    }
}

impl<T: 'static> IntoFuture for PendingCall<T> {
    type Output = Result<T, Error>;
    type IntoFuture = BoxFuture<'static, Self::Output>;

    fn into_future(self) -> Self::IntoFuture {
        let Self { mut exchange, decode } = self;
        Box::pin(async move {
            let step = exchange.begin().await?;
            if step.items.is_some() {
                // a listing: the caller took `call` for `list`
                return Err(LastroError::at("operation", IssueCode::Contradiction).into());
            }
            Ok(decode(step.value)?)
        })
    }
}

impl<T> fmt::Debug for PendingCall<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PendingCall").field(&self.exchange.call.operation().as_str()).finish()
    }
}

/// The value as it is; null after a delete that was looked up.
pub fn whole(value: Option<Json>) -> Result<Json, LastroError> {
    Ok(value.unwrap_or_default())
}

/// The value as a record. Values that do not fit are in its `extra`; their issues have gone to the observer.
pub fn record<T: Model>(value: Option<Json>) -> Result<T, LastroError> {
    value.as_ref().ok_or_else(|| LastroError::internal("client.value")).and_then(crate::list::record)
}

/// The value as a list of records.
pub fn records<T: Model>(value: Option<Json>) -> Result<Vec<T>, LastroError> {
    let text = value.unwrap_or_default().to_text();
    Ok(T::list_from_json(text.as_bytes())?.into_iter().map(|(record, _)| record).collect())
}

/// Nothing: the record is gone.
#[allow(clippy::unnecessary_wraps, reason = "one of several decoders")]
pub fn nothing(_: Option<Json>) -> Result<(), LastroError> {
    Ok(())
}
