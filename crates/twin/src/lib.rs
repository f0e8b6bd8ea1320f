//! A twin of the billing service: it behaves as the service's documentation of version 1 and version 2 describes. It is one
//! pure, deterministic state machine that applies the validation rules of the crate `lastro`.
//!
//! **This crate does no I/O and has no clock, no randomness, no locale and no environment.** Time is an argument. Pseudorandom
//! values are derived from a seed. Actions in the outside world, such as delivering a webhook, are returned as an [`Effect`], which
//! the caller carries out. The same configuration, requests and instants give the same bytes on every platform and in every
//! language.
//!
//! | module | contents |
//! |---|---|
//! | [`http`] | a request and a response as data |
//! | [`moment`] | instants and days |
//! | [`policy`] | undocumented behaviour: one named policy per case, with its possible choices |
//! | [`identity`] | identifiers and codes from the seed |
//! | [`route`] | the operation of a request |
//! | [`config`] | the configuration: seed, instant, keys, subscriptions, policies, limits |
//! | [`state`] | tables, rows, changes; the store in memory |
//! | [`reference`](mod@reference) | the read-only lists: activities, service items, municipalities, indices |
//! | [`query`] | list queries over a store |
//! | [`decide`] | the handlers of the operations: each returns a response and a list of changes |
//! | [`dialect`] | version 1: another format for the same records, handled by the handlers of version 2 |
//! | [`fault`], [`spoil`] | fault plans: which requests fail, when and how; spoiled responses |
//! | [`effects`] | work that comes due: contracts, overdue installments, notifications |
//! | [`auth`], [`limit`] | the key of a request, what its profile allows, and its rate limit |
//! | [`journal`] | what happened to a twin, in order, so that it can be replayed |
//! | [`conceal`], [`admitted`] | a request without API keys and card numbers, as it is handled and journalled |
//! | [`check`] | the checks on a request before its operation is executed |
//! | [`snapshot`], [`diff`] | a state as one string, and the differences between two states |
//! | [`engine`] | combines the modules above, over any store |
//! | [`seed_data`] | the records of a new account, and a plausible company generated from a seed |
//! | [`twin`] | the engine with its state in memory |
//! | [`replay`] | replays a journal and finds the first entry whose response differs |
//! | `openapi` | the interface as an OpenAPI document: with the feature `describe` |
//! | [`border`] | the interface that the bindings of other languages call |
//!
//! The basic modules come first, and those that combine them last.

#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unreachable
)]

pub mod admitted;
pub mod auth;
pub mod border;
pub mod check;
pub mod conceal;
pub mod config;
pub mod decide;
pub mod dialect;
pub mod diff;
pub mod effects;
pub mod engine;
pub mod fault;
pub mod http;
pub mod identity;
pub mod journal;
mod keys;
pub mod limit;
pub mod moment;
#[cfg(feature = "describe")]
pub mod openapi;
pub mod policy;
pub mod query;
pub mod reference;
pub mod replay;
pub mod route;
pub mod seed_data;
pub mod snapshot;
pub mod spoil;
pub mod state;
pub mod twin;

pub use border::Border;
pub use config::Config;
pub use effects::Effect;
pub use engine::{Engine, Outcome, Progress};
pub use fault::{Fault, FaultPlan};
pub use http::{Request, Response};
pub use moment::Moment;
pub use snapshot::Snapshot;
pub use twin::Twin;

/// Collects items into a map or a set by inserting them one by one. The standard `collect` sorts the items first, and the sort
/// code for each key type would make the wasm module larger.
pub(crate) fn filled<I, C: Default + Extend<I>>(items: impl IntoIterator<Item = I>) -> C {
    let mut all = C::default();
    all.extend(items);
    all
}
