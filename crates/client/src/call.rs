//! Calls that return one value.

use core::fmt;
use std::sync::Arc;

use lastro::LastroError;
use lastro::model::{Json, Model};
use lastro::query::QuerySource;
use lastro::value::Choice as _;

use crate::any_call::AnyCall;
use crate::client::Inner;
use crate::error::Error;
use crate::exchange::Exchange;
use crate::transport::{BoxError, BoxFuture};

/// A call that is ready to be sent. Nothing is sent until you `await` it.
///
/// Dropping its future aborts the request in progress. The service may still carry out the change. To find out later whether it
/// did, your program needs the state of the call: [`keep`](Self::keep) sets the function that receives it. To end a call and
/// learn its outcome, use [`cancel`](Self::cancel).
#[must_use = "nothing is sent unless it is awaited"]
pub struct PendingCall<T> {
    exchange: Exchange,
    decode: fn(Option<Json>) -> Result<T, LastroError>,
}

impl<T> PendingCall<T> {
    pub(crate) fn new(client: Arc<Inner>, call: AnyCall, decode: fn(Option<Json>) -> Result<T, LastroError>) -> Self {
        Self { exchange: Exchange::new(client, call.returning(false)), decode }
    }

    /// Sets the fields and sections to return, such as `_fields=nome,email`. Only `select` of customers and plans accepts it;
    /// other calls are rejected with `unknown_argument` at `query`.
    pub fn query(mut self, query: impl Into<QuerySource>) -> Self {
        self.exchange.call.set_query(query.into());
        self
    }

    /// Resumes from a state that an earlier call of the same method with the same record stored. If that call was interrupted,
    /// or its outcome is unknown, the change is looked up before anything is sent again.
    pub fn state(mut self, state: impl Into<String>) -> Self {
        self.exchange.state = Some(state.into());
        self
    }

    /// Sets an async function that receives the state before each request; the request waits for it. If your program stores
    /// the state, it can resume the call after a crash. If the function fails, the request is not sent. The state contains
    /// neither the API key nor the record.
    pub fn keep<F>(mut self, mut keep: impl FnMut(String) -> F + Send + 'static) -> Self
    where
        F: Future<Output = Result<(), BoxError>> + Send + 'static,
    {
        self.exchange.keep = Some(Box::new(move |state| Box::pin(keep(state))));
        self
    }

    /// Cancels the call when the given future completes. The call then fails with an error of kind `cancelled`. If a change
    /// had already been sent, its outcome is unknown.
    pub fn cancel(mut self, cancelled: impl Future<Output = ()> + Send + 'static) -> Self {
        self.exchange.cancel = Some(Box::pin(cancelled));
        self
    }
}

impl<T: Model> PendingCall<T> {
    /// Sets the record as it was before an update, so that only the changed fields of a customer or service are sent. Calls
    /// that do not update a record are rejected with `unknown_argument` at `original`.
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
            Ok(decode(step.value)?)
        })
    }
}

impl<T> fmt::Debug for PendingCall<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PendingCall").field(&self.exchange.call.operation().as_str()).finish()
    }
}

/// Returns the value unchanged. It is null if the response to a delete was lost and a look-up confirmed the delete.
pub fn whole(value: Option<Json>) -> Result<Json, LastroError> {
    Ok(value.unwrap_or_default())
}

/// Decodes the value as a record. Values that are invalid for their field are stored in the record's `extra`; the client's
/// observer has already received their issues.
pub fn record<T: Model>(value: Option<Json>) -> Result<T, LastroError> {
    value.as_ref().ok_or_else(|| LastroError::internal("client.value")).and_then(crate::list::record)
}

/// Decodes the value as a list of records.
pub fn records<T: Model>(value: Option<Json>) -> Result<Vec<T>, LastroError> {
    let text = value.unwrap_or_default().to_text();
    Ok(T::list_from_json(text.as_bytes())?.into_iter().map(|(record, _)| record).collect())
}

/// Decoder for deletes, which return no record: ignores the value.
#[allow(clippy::unnecessary_wraps, reason = "one of several decoders")]
pub fn nothing(_: Option<Json>) -> Result<(), LastroError> {
    Ok(())
}
