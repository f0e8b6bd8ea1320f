//! The billing rules of a Brazilian billing and invoicing API. Calculations are exact, and have the same result in every
//! programming language.
//!
//! **This crate does no I/O. It uses no clock, no randomness, no locale and no environment variables: callers pass the current
//! date and time as arguments.** It does not panic: invalid input returns a [`LastroError`] with a path and a stable code for
//! each problem.
//!
//! | module | contents |
//! |---|---|
//! | [`value`] | exact scalars (money, percent, quantity, date, date-time), numeric codes and string choices |
//! | [`json`] | exact JSON: a strict tokenizer with byte ranges, values that keep digits and order, a writer |
//! | [`issue`] | issues, which describe problems in input, and their messages |
//! | [`model`] | the records of the service, the tables that describe them, decoder and encoder |
//! | [`brazil`] | CPF, CNPJ, CEP, cities, LC 116, cards, linha digitável, Pix |
//! | [`calc`] | split amounts, installments, totals, schedules, late charges, invoice values, payment states |
//! | [`rules`] | validation of records before an insert or update |
//! | [`query`] | queries of listings: building and parsing query strings, applying queries to lists in memory |
//! | [`http`] | building requests, decoding responses, retries, pagination |
//! | [`exchange`] | a call to the service as a state machine: what to send, how long to wait, the result |
//! | [`webhook`] | verification of webhook signatures on the raw bytes |
//! | [`v1`] | version 1 of the service's API: its records, parameters and rules, and the conversion to version 2 |
//! | `js` | conversion to and from JavaScript values; only with the feature `js`, on wasm |
//!
//! Modules depend only on modules above them in the table; the exceptions are `issue`, which also uses `model`, and
//! `exchange`, which also uses `v1`. Each public item has exactly one path. The crate root has what every program needs: the scalars,
//! [`Issue`] with its code, severity and language, and [`LastroError`]. Bindings to other programming languages use the crate
//! `lastro-facade`, which offers every operation by name. The features `chrono` and `jiff` convert [`LocalDate`] and
//! [`DateTime`] to and from the types of these crates; no other signature uses another crate's date types.
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

// Code that the macros generate refers to this crate as `lastro`. The alias makes this name valid inside the crate too.
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
