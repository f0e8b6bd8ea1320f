//! The twin of the billing service over HTTP: what `lastro serve` runs.
//!
//! | module | what is in it |
//! |---|---|
//! | [`clock`] | the clock that moves the twin's |
//! | [`store`] | the SQLite file that makes the state durable |
//! | [`keeper`] | the state in memory, what its file lacks of it, and what readers see |
//! | [`metrics`] | counts, as Prometheus reads them |
//! | [`writer`] | the one thread that changes the state, in transactions that serve many requests |
//! | [`vital`] | what is known of the writer and the clock |
//! | [`room`] | room for connections, and which one makes way for another |
//! | [`io`] | connections that can be cut, for faults on the wire |
//! | [`body`] | the memory that bodies take |
//! | [`reading`] | reads in parallel with the writer: how many, how long |
//! | [`begin`] | with which state a server begins |
//! | [`deliver`] | sends notifications |
//! | [`front`] | from a request on the wire to the twin, and back |
//! | [`control`] | the control plane under `/_twin/` |
//! | [`listen`] | the listener |
//! | [`ending`] | the signals that tell a process to end |
//! | [`proxy`] | a reverse proxy before the real service, which records |
//! | [`origin`] | which requests come from another site's page, and are refused |
//! | [`seed`] | fills a database with a company |
//! | [`server`] | the parts put together |
//!
//! What the service does is decided in `lastro-twin`, and what a recording has in `lastro-mirror`. Here are sockets, threads, the disk and the clock.

#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unreachable
)]
#![cfg_attr(test, allow(clippy::expect_used, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing))]

pub mod begin;
pub mod body;
pub mod clock;
pub mod control;
pub mod deliver;
pub mod ending;
pub mod front;
pub mod io;
pub mod keeper;
pub mod listen;
pub mod metrics;
pub mod origin;
pub mod proxy;
pub mod reading;
pub mod room;
pub mod seed;
pub mod server;
pub mod store;
pub mod vital;
pub mod writer;

pub use clock::Clock;
pub use server::{Options, Place, Problem, Server, lists, random_text};
