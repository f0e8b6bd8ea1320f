//! The billing rules of a Brazilian billing and invoicing API: exact, pure, the same answer in every language.
//!
//! **This crate does no I/O and has no clock, no randomness, no locale and no environment: `today`, `now` and every
//! other such fact is an argument.** No panic reaches a caller: bad input is a [`LastroError`] with a path and a
//! stable code for each problem.
//!
//! | module | what is in it |
//! |---|---|
//! | [`value`] | exact scalars: money, percent, quantity, date, date-time, codes |
//! | [`json`] | exact JSON: a strict tokenizer with spans, values that keep number text and order, a writer |
//! | [`issue`] | problems as values, their texts in English and Portuguese, the error type |
//! | [`model`] | the records of the service, their tables, the shared decoder and encoder |
//! | [`brazil`] | CPF, CNPJ, CEP, cities, LC 116, cards, linha digitável, PIX |
//! | [`calc`] | shares, installments, totals, schedules, late charges, invoice values, states |
//! | [`rules`] | what an operation requires of a record |
//! | [`query`] | list queries |
//! | [`http`] | requests as data, answers decoded, retries, the walk over pages |
//! | [`webhook`] | signatures on the raw bytes |
//! | [`v1`] | the legacy interface: its records, parameters and rules, and the way to version 2 |
//! | [`api`] | the facade: every operation by area, and [`dispatch`] by name on JSON |
//! | `js` | records and answers as JavaScript's values: with the feature `js`, in programs for wasm |
//!
//! Modules depend on those above them in the table. Rust programs use the modules, or the facade's areas at the
//! root: `lastro::installments::split(..)`. What a call may leave out is an `Option`, or, where there are more than three
//! of them, a struct: `lastro::schedule::ContractOptions::new().limit(3)`.
//!
//! ```
//! use lastro::calc::installments::SplitPolicy;
//! let shares = lastro::installments::split("129.90".parse()?, 12, None).map_err(|_| lastro::DecimalFault::NotADecimal)?;
//! assert_eq!(shares.iter().map(ToString::to_string).collect::<Vec<_>>()[5..7], ["10.83", "10.82"]);
//! # let _ = SplitPolicy::Spread;
//! # Ok::<(), lastro::DecimalFault>(())
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

// The macros name this crate by its own name, in here too.
extern crate self as lastro;

#[macro_use]
pub mod api;
pub mod brazil;
pub mod calc;
pub mod http;
pub mod issue;
#[cfg(all(feature = "js", target_family = "wasm", target_os = "unknown"))]
pub mod js;
pub mod json;
pub mod model;
pub mod query;
pub mod rules;
pub mod value;
mod version1;
pub mod webhook;

/// Version 1 of the service's interface: its operations by area, its records, rules and conversions.
pub mod v1 {
    pub use crate::api::v1::{
        boleto_update, cancellation, convert, customer, form, installment, invoice, item, listing, pages,
        payment_method, receipt, request, response, retry, sale, service,
    };
    pub use crate::version1::types::*;
    pub use crate::version1::{changes, conversion, http, pairs_of, parameters_of, parse, parsed, rules, types};
}

#[cfg(feature = "describe")]
pub use api::describe;

pub use api::{boleto, calendar, dispatch, dispatch_call, installments, money, nfse, pix, sale, schedule};
pub use issue::{Issue, IssueCode, Language, LastroError, Severity};
pub use value::{DateTime, DecimalFault, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// Every type that an operation takes or gives, under one roof, for the bindings' callbacks.
#[doc(hidden)]
pub mod types {
    #[cfg(feature = "describe")]
    pub use crate::api::describe::forms::{FormChoice, FormField, FormInput, FormLabel};
    pub use crate::api::v1::{
        customer::decoded::*, installment::decoded::*, invoice::decoded::*, item::decoded::*, listing::decoded::*,
        payment_method::decoded::*, sale::decoded::*, service::decoded::*,
    };
    pub use crate::api::{
        adjustment_index::decoded::*, api_error::decoded::*, boleto_update::decoded::*, cancellation::decoded::*,
        card::decoded::*, cnae::decoded::*, contact::decoded::*, customer::decoded::*, deleted::decoded::*,
        installment::decoded::*, item::decoded::*, listing::decoded::*, municipality::decoded::*,
        nfse_data::decoded::*, payment_method::decoded::*, plan::decoded::*, receipt::decoded::*, sale::decoded::*,
        schedule_data::decoded::*, service::decoded::*, service_list_item::decoded::*, wallet_entry::decoded::*,
    };
    pub use crate::brazil::card::{CardBrand, CardInspection};
    pub use crate::brazil::linha_digitavel::{Slip, SlipKind};
    pub use crate::brazil::pix::{PixCheck, PixCode, PixFault, PixKind, PixWarning};
    pub use crate::calc::installments::SplitPolicy;
    pub use crate::calc::late::{LateCharges, Rounding};
    pub use crate::calc::nfse::{InvoiceTotals, ZeroIssReason};
    pub use crate::calc::totals::SaleTotals;
    pub use crate::http::{
        ApiAnswer, ApiFailure, ApiOperation, ApiRequest, ErrorKind, PageEnd, PageRequest, PageStep, RetryAction,
        RetryPlan,
    };
    pub use crate::issue::{Issue, IssueCode, Language, LastroError, Params, Severity};
    pub use crate::model::codes::*;
    pub use crate::model::{
        AdjustmentIndex, ApiError, BoletoUpdate, Bytes, Cancellation, Card, CardNumber, Cnae, ConcealedText, Contact,
        Customer, Deleted, Document, Headers, HiredPlan, Installment, Item, Json, Listing, ListingHeader, Municipality,
        NfseData, PaymentMethod, Plan, PlanItem, PlanPaymentMethod, Receipt, Sale, Scalar, ScheduleData, Secrets,
        SecurityCode, Service, ServiceListItem, WalletEntry,
    };
    pub use crate::query::{Filter, ListPage, Operator, PageHeader, Query, QuerySource, Resource};
    pub use crate::rules::{ApiVersion, Validation, WriteOperation};
    pub use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};
    pub use crate::version1::types::*;
    pub use crate::webhook::{
        ByteRange, Cause, Event, EventEntity, Explanation, Flavour, SignaturePlan, SignedForm, Verdict, Verification,
        WebhookEvent,
    };
}
