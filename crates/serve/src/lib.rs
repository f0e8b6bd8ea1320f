//! The twin of the billing service as an HTTP server. The command `lastro serve` runs it.
//!
//! | module | what is in it |
//! |---|---|
//! | [`clock`] | how the twin's clock follows the machine's clock |
//! | [`store`] | the SQLite file that makes the state durable |
//! | [`keeper`] | the state in memory, the changes not in the file yet, and the version that readers see |
//! | [`metrics`] | metrics for Prometheus |
//! | [`writer`] | the only thread that changes the state, in transactions that serve many requests |
//! | [`vital`] | the health of the writer and the clock |
//! | [`room`] | the limit of connections, and the choice of the connection that is closed for a new one |
//! | [`io`] | connections that can be cut, for network faults |
//! | [`body`] | the limit of the memory that bodies take |
//! | [`reading`] | reads in parallel with the writer: their number and time limits |
//! | [`begin`] | prepares the state that a server serves |
//! | [`deliver`] | sends notifications |
//! | [`front`] | passes HTTP requests to the twin, and returns its responses |
//! | [`control`] | the control plane under `/_twin/` |
//! | [`listen`] | the listener |
//! | [`ending`] | the signals that tell a process to end |
//! | [`proxy`] | a recording reverse proxy in front of the real service |
//! | [`origin`] | refuses cross-site requests |
//! | [`seed`] | fills a database with a generated company |
//! | [`server`] | combines the parts |
//!
//! The crate `lastro-twin` implements the behaviour of the service, and `lastro-mirror` the contents of recordings. Both do no
//! I/O. This crate adds sockets, threads, the disk and the clock.

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
