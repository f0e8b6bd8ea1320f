//! Recordings of the billing service, and what differs between them and the twin.
//!
//! | module | what is in it |
//! |---|---|
//! | [`exchange`] | one request and its response |
//! | [`har`] | recordings as HAR 1.2: written as they happen, read one entry at a time |
//! | [`conceal`] | what a recording never has: keys, cookies, card numbers, security codes |
//! | [`pseudonyms`] | stand-ins for personal data |
//! | [`recording`] | a recording that several threads write to |
//! | `client` | a client that records: with the feature `client` |
//! | [`shown`](mod@shown), [`difference`](mod@difference), [`group`] | what a report shows of a value, of a difference, of equal ones |
//! | [`assigned`], [`compare`] | two responses compared field by field |
//! | [`policies`], [`stories`] | choices of policies, and the requests that tell them apart |
//! | [`subject`], [`world`] | what an exchange is about; what is known of the account |
//! | [`replay`] | a recording done again on a twin |
//! | [`why`] | the choices of policies that explain the differences |
//! | [`letter`] | a recording held against the letter of the documents |
//! | [`drift`](mod@drift), [`report`] | all of it over a recording of any length, and the report on it |
//!
//! All from [`shown`](mod@shown) on belongs to the feature `drift`. Without it the crate only writes and reads recordings.
//!
//! There are no sockets and there is no clock: `lastro-serve` has the proxy that records.

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
