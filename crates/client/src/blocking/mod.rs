//! The client for programs without async. It runs the async client on the calling thread.
//!
//! ```no_run
//! use lastro::model::ConcealedText;
//! use lastro_client::blocking::Client;
//!
//! let client = Client::new("https://conta.example", ConcealedText::new("chave"))?;
//! for sale in client.sales().list().query("valor_venda[gte]=100") {
//!     println!("{:?}", sale?.id);
//! }
//! # Ok::<(), lastro_client::Error>(())
//! ```

pub mod resources;
pub mod v1;

use core::fmt;
use core::iter::FusedIterator;
use std::sync::Arc;

use lastro::LastroError;
use lastro::http::PageEnd;
use lastro::model::{ConcealedText, Json, Model};
use lastro::query::QuerySource;
use tokio::runtime::{Builder, Handle, Runtime};

use crate::transport::BoxError;
use crate::{AnyCall, ClientBuilder, Error, Page};

/// A blocking client for one account. Clones share the connections and the rate limit, and can be used on different threads.
#[derive(Clone)]
pub struct Client {
    client: crate::Client,
    driver: Arc<Driver>,
}

/// A tokio runtime that runs futures on the calling thread.
struct Driver(Option<Runtime>);

impl Driver {
    fn new() -> Result<Self, Error> {
        let runtime = Builder::new_current_thread().enable_all().build();
        Ok(Self(Some(runtime.map_err(|error| Error::Setup(error.into()))?)))
    }

    fn run<T>(&self, future: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        match &self.0 {
            // tokio panics if `block_on` is called inside another runtime: return an error in that case
            Some(runtime) if Handle::try_current().is_err() => runtime.block_on(future),
            _ => Err(Error::Setup("a blocking client cannot be used inside an async runtime".into())),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Some(runtime) = self.0.take() {
            // a plain drop would wait until a pending DNS look-up has finished
            runtime.shutdown_background();
        }
    }
}

impl Client {
    /// A client with the default options.
    ///
    /// # Errors
    /// [`Error::Setup`]: the machine has no root certificates for https, or lacks the resources for a tokio runtime.
    pub fn new(base_url: impl Into<String>, api_key: ConcealedText) -> Result<Self, Error> {
        Self::build(crate::Client::builder(base_url, api_key))
    }

    /// A client with the options of a [`ClientBuilder`].
    ///
    /// # Errors
    /// [`Error::Setup`]: the machine has no root certificates for https, or lacks the resources for a tokio runtime.
    pub fn build(builder: ClientBuilder) -> Result<Self, Error> {
        Self::of(builder.build()?)
    }

    /// A blocking client on top of an async one.
    ///
    /// # Errors
    /// [`Error::Setup`]: the machine lacks the resources for a tokio runtime.
    pub fn of(client: crate::Client) -> Result<Self, Error> {
        Ok(Self { client, driver: Arc::new(Driver::new()?) })
    }

    /// Calls an operation of either API version with untyped arguments: JSON for version 2, form parameters for version 1. For
    /// a listing use [`list`](Self::list); this method rejects it with `contradiction` at `operation`.
    pub fn call(&self, call: impl Into<AnyCall>) -> PendingCall<Json> {
        PendingCall { call: self.client.call(call), driver: Arc::clone(&self.driver) }
    }

    /// Lists records as JSON. For an operation that is not a listing use [`call`](Self::call); this method rejects it with
    /// `contradiction` at `operation`.
    pub fn list(&self, call: impl Into<AnyCall>) -> Records<Json> {
        Records { records: self.client.list(call), driver: Arc::clone(&self.driver), over: false }
    }

    fn pending<T>(
        &self,
        call: impl Into<AnyCall>,
        decode: fn(Option<Json>) -> Result<T, LastroError>,
    ) -> PendingCall<T> {
        PendingCall { call: self.client.pending(call, decode), driver: Arc::clone(&self.driver) }
    }

    fn listed<T>(&self, call: impl Into<AnyCall>, decode: fn(Json) -> Result<T, LastroError>) -> Records<T> {
        Records { records: self.client.listed(call, decode), driver: Arc::clone(&self.driver), over: false }
    }
}

impl fmt::Debug for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.client.fmt(f)
    }
}

/// A call that has not been sent yet. [`send`](Self::send) sends it.
#[must_use = "nothing is sent before `send`"]
pub struct PendingCall<T> {
    call: crate::PendingCall<T>,
    driver: Arc<Driver>,
}

impl<T: 'static> PendingCall<T> {
    /// Sets the fields and sections to return, such as `_fields=nome,email`. Only `select` of customers and plans accepts it;
    /// other calls are rejected with `unknown_argument` at `query`.
    pub fn query(self, query: impl Into<QuerySource>) -> Self {
        Self { call: self.call.query(query), ..self }
    }

    /// Resumes from a state that an earlier call of the same method with the same record stored. If that call was interrupted,
    /// or its outcome is unknown, the change is looked up before anything is sent again.
    pub fn state(self, state: impl Into<String>) -> Self {
        Self { call: self.call.state(state), ..self }
    }

    /// Sets a function that receives the state before each request. If your program stores the state, it can resume the call
    /// after a crash. If the function fails, the request is not sent.
    pub fn keep(self, mut keep: impl FnMut(String) -> Result<(), BoxError> + Send + 'static) -> Self {
        Self { call: self.call.keep(move |state| core::future::ready(keep(state))), ..self }
    }

    /// Sends the call and returns its result.
    ///
    /// # Errors
    /// See [`Error`].
    pub fn send(self) -> Result<T, Error> {
        self.driver.run(async { self.call.await })
    }
}

impl<T: Model> PendingCall<T> {
    /// Sets the record as it was before an update, so that only the changed fields of a customer or service are sent. Calls
    /// that do not update a record are rejected with `unknown_argument` at `original`.
    pub fn original(self, original: &T) -> Self {
        Self { call: self.call.original(original), ..self }
    }
}

impl<T> fmt::Debug for PendingCall<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.call.fmt(f)
    }
}

/// A listing: an iterator of records. Each page is requested once the records before it are consumed. The iterator ends after
/// an error or the last record; [`end`](Self::end) returns whether the listing was complete.
#[must_use = "nothing is sent unless it is iterated"]
pub struct Records<T> {
    records: crate::Records<T>,
    driver: Arc<Driver>,
    over: bool,
}

impl<T> Records<T> {
    /// Sets the filters and the order: `valor_venda[gte]=100&_sort=-id`, or a [`Query`](lastro::query::Query).
    pub fn query(self, query: impl Into<QuerySource>) -> Self {
        Self { records: self.records.query(query), ..self }
    }

    /// Resumes from a stored state: the listing continues after the page that returned the state.
    pub fn state(self, state: impl Into<String>) -> Self {
        Self { records: self.records.state(state), ..self }
    }

    /// Sets a function that receives the state before each request. If it fails, the request is not sent.
    pub fn keep(self, mut keep: impl FnMut(String) -> Result<(), BoxError> + Send + 'static) -> Self {
        Self { records: self.records.keep(move |state| core::future::ready(keep(state))), ..self }
    }

    /// The listing page by page.
    pub fn pages(self) -> Pages<T> {
        Pages { pages: self.records.pages(), driver: self.driver, over: self.over }
    }

    /// Whether the listing returned every record; `None` before its end.
    #[must_use]
    pub const fn end(&self) -> Option<PageEnd> {
        self.records.end()
    }

    /// Whether the service's count of records changed between pages so far.
    #[must_use]
    pub const fn count_changed(&self) -> bool {
        self.records.count_changed()
    }
}

/// A listing page by page: an iterator of pages. A page is requested when the iterator reaches it.
#[must_use = "nothing is sent unless it is iterated"]
pub struct Pages<T> {
    pages: crate::Pages<T>,
    driver: Arc<Driver>,
    over: bool,
}

/// Returns the next item of a listing, or `None` if the iterator has ended. The iterator ends after an error.
fn next<T>(
    driver: &Driver,
    over: &mut bool,
    item: impl Future<Output = Option<Result<T, Error>>>,
) -> Option<Result<T, Error>> {
    if *over {
        return None;
    }
    let item = driver.run(async { item.await.transpose() }).transpose();
    *over = !matches!(item, Some(Ok(_)));
    item
}

impl<T> Iterator for Records<T> {
    type Item = Result<T, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        next(&self.driver, &mut self.over, self.records.next())
    }
}

impl<T> Iterator for Pages<T> {
    type Item = Result<Page<T>, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        next(&self.driver, &mut self.over, self.pages.next())
    }
}

impl<T> FusedIterator for Records<T> {}
impl<T> FusedIterator for Pages<T> {}

impl<T> fmt::Debug for Records<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.records.fmt(f)
    }
}

impl<T> fmt::Debug for Pages<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pages.fmt(f)
    }
}
