//! The billing rules of a Brazilian billing and invoicing API: exact, pure, the same result in every language.
//!
//! **This crate does no I/O and has no clock, no randomness, no locale and no environment: `today`, `now` and every
//! other such fact is an argument.** No panic reaches a caller: bad input is a [`LastroError`] with a path and a
//! stable code for each problem.
//!
//! | module | what is in it |
//! |---|---|
//! | [`value`] | what the exact scalars (money, percent, quantity, date, date-time), codes and choices have in common |
//! | [`json`] | exact JSON: a strict tokenizer with spans, values that keep digits and order, a writer |
//! | [`issue`] | lists of issues, and the figures and names in their messages |
//! | [`model`] | the records of the service, their tables, the shared decoder and encoder |
//! | [`brazil`] | CPF, CNPJ, CEP, cities, LC 116, cards, linha digitável, Pix |
//! | [`calc`] | shares, installments, totals, schedules, late charges, invoice values, states |
//! | [`rules`] | what an operation requires of a record |
//! | [`query`] | list queries |
//! | [`http`] | requests as data, responses decoded, retries, pagination |
//! | [`exchange`] | a whole exchange as a state machine: what to send, how long to wait, when it is over |
//! | [`webhook`] | signatures on the raw bytes |
//! | [`v1`] | the legacy interface: its records, parameters and rules, and the conversion to version 2 |
//! | `js` | records and results as JavaScript's values: with the feature `js`, in programs for wasm |
//!
//! Modules depend on those above them in the table. Each item has one path. What every program needs is at the root: the
//! scalars, [`Issue`] with its code, severity and language, and [`LastroError`]. Bindings to other languages use the
//! crate `lastro-facade`, which has every operation by name. No signature uses another crate's date types unless a
//! feature enables it: `chrono` and `jiff` convert [`LocalDate`] and [`DateTime`] to and from the types of that crate.
//!
//! ```
//! use lastro::calc::installments::{self, SplitPolicy};
//! use lastro::{LastroError, Money};
//!
//! let price: Money = "129.90".parse()?;
//! let shares = installments::split(price, 12, SplitPolicy::Spread)?;
//! assert_eq!((shares[0].to_string(), shares[6].to_string()), ("10.83".to_owned(), "10.82".to_owned()));
//! assert_eq!(shares.iter().sum::<Result<Money, LastroError>>()?, price);
//! # Ok::<(), LastroError>(())
//! ```

#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unreachable
)]

// The macros refer to this crate as `lastro`, inside it too.
extern crate self as lastro;

pub mod brazil;
pub mod calc;
pub mod exchange;
pub mod http;
pub mod issue;
#[cfg(all(feature = "js", target_family = "wasm", target_os = "unknown"))]
pub mod js;
pub mod json;
pub mod model;
pub mod query;
pub mod rules;
pub mod v1;
pub mod value;
pub mod webhook;

pub use issue::codes::{IssueCode, Language};
pub use issue::error::{LastroError, LastroErrorKind};
pub use issue::problem::{Issue, Severity};
pub use value::date::{LocalDate, YearMonth};
pub use value::date_time::DateTime;
pub use value::money::Money;
pub use value::number::Number;
pub use value::percent::Percent;
pub use value::quantity::Quantity;
