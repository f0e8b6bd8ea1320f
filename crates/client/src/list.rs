//! Listings, as a stream of records or as a stream of pages.

use core::fmt;
use core::future::poll_fn;
use core::pin::Pin;
use core::task::{Context, Poll, ready};
use std::sync::Arc;
use std::vec;

use futures_core::Stream;
use lastro::exchange::ExchangeStep;
use lastro::http::PageEnd;
use lastro::model::{Json, Model};
use lastro::query::QuerySource;
use lastro::value::Choice as _;
use lastro::{Issue, LastroError};

use crate::any_call::AnyCall;
use crate::client::Inner;
use crate::error::Error;
use crate::exchange::Exchange;
use crate::transport::{BoxError, BoxFuture};

/// A page of a listing.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Page<T> {
    /// The records of the page.
    pub items: Vec<T>,
    /// Issues of values that are invalid for their field, each with its path. The records hold these values in `extra`.
    pub issues: Vec<Issue>,
    /// Whether the listing returned every record; `None` while there may be more pages.
    pub end: Option<PageEnd>,
    /// Whether the service's count of records changed between pages.
    pub count_changed: bool,
    /// The state after this page. Pass it to the same method later to continue with the next page.
    pub state: String,
}

/// A listing: a stream of records. Each page is requested once the records before it are consumed. The stream ends after an
/// error or the last record; [`end`](Self::end) returns whether the listing was complete.
#[must_use = "nothing is sent unless it is polled"]
pub struct Records<T> {
    pages: Pages<T>,
    items: vec::IntoIter<T>,
    end: Option<PageEnd>,
    count_changed: bool,
}

/// A listing page by page: a stream of [`Page`]s. A page is requested when the stream is polled for it.
#[must_use = "nothing is sent unless it is polled"]
pub struct Pages<T> {
    turn: Turn,
    decode: fn(Json) -> Result<T, LastroError>,
}

/// What a listing is doing now.
enum Turn {
    /// Ready to request a page. The JSON is the state after the previous page; `None` before the first page.
    Ready(Box<Exchange>, Option<Json>),
    /// A page is being requested.
    Busy(BoxFuture<'static, (Box<Exchange>, Result<ExchangeStep, Error>)>),
    Over,
}

impl<T> Records<T> {
    pub(crate) fn new(client: Arc<Inner>, call: AnyCall, decode: fn(Json) -> Result<T, LastroError>) -> Self {
        let turn = Turn::Ready(Box::new(Exchange::new(client, call.returning(true))), None);
        Self { pages: Pages { turn, decode }, items: Vec::new().into_iter(), end: None, count_changed: false }
    }

    /// Sets the filters and the order: `valor_venda[gte]=100&_sort=-id`, or a [`Query`](lastro::query::Query).
    pub fn query(self, query: impl Into<QuerySource>) -> Self {
        self.with(|exchange| exchange.call.set_query(query.into()))
    }

    /// Resumes from a stored state: the listing continues after the page that returned the state.
    pub fn state(self, state: impl Into<String>) -> Self {
        self.with(|exchange| exchange.state = Some(state.into()))
    }

    /// Sets an async function that receives the state before each request; the request waits for it. If it fails, the request
    /// is not sent.
    pub fn keep<F>(self, mut keep: impl FnMut(String) -> F + Send + 'static) -> Self
    where
        F: Future<Output = Result<(), BoxError>> + Send + 'static,
    {
        self.with(|exchange| exchange.keep = Some(Box::new(move |state| Box::pin(keep(state)))))
    }

    /// Cancels the listing when the given future completes; the stream then returns an error of kind `cancelled`. Dropping the
    /// stream also ends the listing.
    pub fn cancel(self, cancelled: impl Future<Output = ()> + Send + 'static) -> Self {
        self.with(|exchange| exchange.cancel = Some(Box::pin(cancelled)))
    }

    /// The listing page by page.
    pub fn pages(self) -> Pages<T> {
        self.pages
    }

    /// Whether the listing returned every record; `None` before its end.
    #[must_use]
    pub const fn end(&self) -> Option<PageEnd> {
        self.end
    }

    /// Whether the service's count of records changed between pages so far.
    #[must_use]
    pub const fn count_changed(&self) -> bool {
        self.count_changed
    }

    /// The next record; `None` at the end. Equivalent to `StreamExt::next` of the crate `futures`.
    pub async fn next(&mut self) -> Option<Result<T, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    fn with(mut self, change: impl FnOnce(&mut Exchange)) -> Self {
        if let Turn::Ready(exchange, _) = &mut self.pages.turn {
            change(exchange);
        }
        self
    }
}

impl<T> Pages<T> {
    /// The next page; `None` after the last one. Equivalent to `StreamExt::next` of the crate `futures`.
    pub async fn next(&mut self) -> Option<Result<Page<T>, Error>> {
        poll_fn(|cx| Pin::new(&mut *self).poll_next(cx)).await
    }

    fn page(&mut self, exchange: Box<Exchange>, step: ExchangeStep) -> Result<Page<T>, Error> {
        let ExchangeStep { state, items, end, count_changed, issues, .. } = step;
        let items = items.ok_or_else(|| LastroError::internal("client.items"))?;
        let items = items.into_iter().map(self.decode).collect::<Result<_, _>>()?;
        let page = Page { items, issues, end, count_changed: count_changed == Some(true), state: state.to_text() };
        if end.is_none() {
            self.turn = Turn::Ready(exchange, Some(state));
        }
        Ok(page)
    }
}

// The two streams are `Unpin` for every `T`: they can be moved between polls, because the future inside them is boxed.
impl<T> Unpin for Records<T> {}
impl<T> Unpin for Pages<T> {}

impl<T> Stream for Pages<T> {
    type Item = Result<Page<T>, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut turn = match core::mem::replace(&mut self.turn, Turn::Over) {
            Turn::Over => return Poll::Ready(None),
            Turn::Busy(turn) => turn,
            Turn::Ready(mut exchange, after) => Box::pin(async move {
                let step = match after {
                    None => exchange.begin().await,
                    Some(state) => exchange.more(&state).await,
                };
                (exchange, step)
            }),
        };
        let Poll::Ready((exchange, step)) = turn.as_mut().poll(cx) else {
            self.turn = Turn::Busy(turn);
            return Poll::Pending;
        };
        Poll::Ready(Some(step.and_then(|step| self.page(exchange, step))))
    }
}

impl<T> Stream for Records<T> {
    type Item = Result<T, Error>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            if let Some(item) = self.items.next() {
                return Poll::Ready(Some(Ok(item)));
            }
            match ready!(Pin::new(&mut self.pages).poll_next(cx)) {
                None => return Poll::Ready(None),
                Some(Err(error)) => return Poll::Ready(Some(Err(error))),
                Some(Ok(page)) => {
                    self.end = page.end;
                    self.count_changed |= page.count_changed;
                    self.items = page.items.into_iter();
                }
            }
        }
    }
}

impl<T> fmt::Debug for Records<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Records").field("pages", &self.pages).field("end", &self.end).finish_non_exhaustive()
    }
}

impl<T> fmt::Debug for Pages<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = match &self.turn {
            Turn::Ready(exchange, _) => exchange.call.operation().as_str(),
            Turn::Busy(_) => "busy",
            Turn::Over => "over",
        };
        f.debug_tuple("Pages").field(&shown).finish()
    }
}

/// Decodes a record from JSON. Values that are invalid for their field are stored in the record's `extra`. Their issues are
/// dropped here; [`Page::issues`] has those of a page.
pub fn record<T: Model>(value: &Json) -> Result<T, LastroError> {
    T::decode(value).map(|(record, _)| record)
}

/// Decodes a record of a listing: [`record`] with an owned argument.
pub fn item<T: Model>(value: Json) -> Result<T, LastroError> {
    record(&value)
}

#[allow(clippy::unnecessary_wraps, reason = "one of several decoders")]
pub fn as_it_is(value: Json) -> Result<Json, LastroError> {
    Ok(value)
}
