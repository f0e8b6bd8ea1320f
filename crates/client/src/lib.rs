//! A client for the billing service, built on the crate `lastro`. It has typed calls, retries and pagination. If the
//! response to a change is lost, it looks up whether the change was carried out; a change is not sent twice unless that is
//! safe.
//!
//! ```no_run
//! use lastro::model::{ConcealedText, Customer};
//! use lastro_client::{Client, Error};
//!
//! # async fn example(ana: Customer) -> Result<(), Error> {
//! let client = Client::new("https://conta.example", ConcealedText::new("chave"))?;
//! let mut sales = client.sales().list().query("valor_venda[gt]=100");
//! while let Some(sale) = sales.next().await {
//!     println!("{:?}", sale?.valor_venda);
//! }
//! match client.customers().insert(&ana).await {
//!     Ok(customer) => println!("{:?}", customer.id),
//!     Err(Error::Invalid(error)) => println!("not sent:\n{error}"),
//!     Err(error) => println!("{error}"),
//! }
//! # Ok(())
//! # }
//! ```
//!
//! - **Calls are typed.** Arguments and results are records of [`lastro::model`]. Invalid values of a response stay
//!   in a record's `extra`; their issues are passed to the observer, and a [`Page`] lists them.
//! - **A record that fails validation is not sent**: [`Error::Invalid`] lists every problem with its path. A call that
//!   the service rejects, that gets no usable response or that is cancelled returns an [`ExchangeError`], which says
//!   whether a change was carried out.
//! - **A change whose outcome is unknown can be looked up later**: pass [`ExchangeError::state`] to the same method with the
//!   same record. With [`PendingCall::keep`] your program can store the state before each request, and resume the call after
//!   a crash.
//! - **A listing is a stream** of records ([`Records`]) or of pages ([`Pages`]). Pages are requested one at a time, when the
//!   stream is polled; none is prefetched.
//! - **Dropping a future ends the call at once.** [`PendingCall::cancel`] ends it and reports the outcome.
//! - **Version 1 of the service's API** has the same calls: `client.v1().sales().list(..)`. Calls of both versions
//!   share the client's rate limit.
//!
//! | feature | what it adds |
//! |---|---|
//! | `reqwest` (default) | `ReqwestTransport` with rustls and the certificates of the operating system, and `TokioClock`. It needs a tokio runtime |
//! | `describe` (default) | human-readable messages for issues, as in the crate `lastro` |
//! | `blocking` | the module `blocking`, for programs without async |
//!
//! Without `reqwest`, pass a [`Transport`] and a [`Clock`] to [`ClientBuilder::build_on`]. Redirects are not followed, because
//! they would send the API key to another address. The transport never retries by itself, and has neither cookies nor a cache.

#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unreachable
)]

mod any_call;
#[cfg(feature = "blocking")]
pub mod blocking;
mod call;
mod client;
mod error;
mod exchange;
#[cfg(feature = "reqwest")]
mod http_client;
mod list;
pub mod resources;
mod transport;
pub mod v1;

pub use any_call::AnyCall;
pub use call::PendingCall;
pub use client::{Client, ClientBuilder, Event};
pub use error::{Error, ExchangeError};
#[cfg(feature = "reqwest")]
pub use http_client::{ReqwestTransport, TokioClock};
pub use list::{Page, Pages, Records};
pub use transport::{BoxError, BoxFuture, Clock, MAX_BODY, SendError, SendErrorKind, Transport};
