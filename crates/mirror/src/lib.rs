//! Records the traffic with the billing service, and compares recordings with the twin, which is the simulation of the
//! service in the crate `lastro-twin`.
//!
//! | module | content |
//! |---|---|
//! | [`exchange`] | one request and its response |
//! | [`har`] | recordings as HAR 1.2: written as they happen, read one entry at a time |
//! | [`conceal`] | removes keys, cookies, card numbers and security codes |
//! | [`pseudonyms`] | replaces personal data by pseudonyms |
//! | [`recording`] | a recording that several threads write to |
//! | `client` | a recording transport for the client; feature `client` |
//! | [`shown`](mod@shown) | how a report shows a value |
//! | [`difference`](mod@difference), [`group`] | a difference between two responses; a group of equal differences |
//! | [`assigned`], [`compare`] | compares two responses field by field |
//! | [`policies`], [`stories`] | choices of policies (undocumented cases), and the requests that distinguish them |
//! | [`subject`], [`world`] | which records an exchange concerns; what is known about the account |
//! | [`replay`] | replays a recording on a twin |
//! | [`why`] | finds the choices of policies that explain the differences |
//! | [`letter`] | checks a recording against the service's documentation |
//! | [`drift`](mod@drift), [`report`] | checks a recording of any length with all these modules; writes the report |
//!
//! All modules in the table from [`shown`](mod@shown) on need the feature `drift`. Without it, the crate only writes and reads
//! recordings.
//!
//! The crate uses no sockets and no clock. The recording proxy in `lastro-serve` uses both.

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

#[cfg(feature = "drift")]
pub mod assigned;
#[cfg(feature = "client")]
pub mod client;
#[cfg(feature = "drift")]
pub mod compare;
pub mod conceal;
#[cfg(feature = "drift")]
pub mod difference;
#[cfg(feature = "drift")]
pub mod drift;
pub mod exchange;
#[cfg(feature = "drift")]
pub mod group;
pub mod har;
#[cfg(feature = "drift")]
pub mod letter;
#[cfg(feature = "drift")]
pub mod policies;
pub mod pseudonyms;
pub mod recording;
#[cfg(feature = "drift")]
pub mod replay;
#[cfg(feature = "drift")]
pub mod report;
#[cfg(feature = "drift")]
pub mod shown;
#[cfg(feature = "drift")]
pub mod stories;
#[cfg(feature = "drift")]
pub mod subject;
#[cfg(feature = "drift")]
pub mod why;
#[cfg(feature = "drift")]
pub mod world;

pub use exchange::{Exchange, RecordedResponse};
