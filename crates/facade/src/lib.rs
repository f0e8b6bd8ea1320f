//! The operations of `lastro` for bindings to other programming languages: functions with owned arguments, grouped by area, and
//! [`dispatch`], which calls an operation by its name with JSON arguments.
//!
//! **Rust programs should use the crate [`lastro`] instead.** Each area has one file, whose functions only call the core. The
//! attribute `#[operations]` adds an area's operations to the table [`AREAS`]; `dispatch` uses this table, and the bindings are
//! generated from it.

#![forbid(unsafe_code)]
#![deny(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::unreachable
)]
#![allow(clippy::too_many_arguments, reason = "other languages pass every argument of an operation by itself")]

mod call;
#[cfg(feature = "describe")]
pub mod describe;
mod entities;
#[cfg(feature = "describe")]
mod named;
pub mod types;

pub mod boleto;
pub mod boleto_update;
pub mod calendar;
pub mod cancellation;
pub mod card;
pub mod cep;
pub mod cnpj;
pub mod cpf;
pub mod customer;
pub mod exchange;
#[cfg(feature = "describe")]
pub mod forms;
pub mod installments;
#[cfg(feature = "describe")]
pub mod issues;
pub mod lc116;
pub mod money;
pub mod municipality;
pub mod nfse;
pub mod pages;
pub mod pix;
pub mod query;
pub mod receipt;
pub mod request;
pub mod response;
pub mod retry;
pub mod sale;
pub mod schedule;
#[cfg(feature = "describe")]
pub mod schema;
pub mod service;
pub mod tax_code;
pub mod v1;
pub mod webhook;

pub use call::{Area, Arguments, Call, Facade, answer_error, dispatch, dispatch_call};
pub(crate) use call::{unfilled, unplaced};
pub use entities::*;
#[cfg(feature = "describe")]
pub use named::entity_names;
#[cfg(feature = "describe")]
pub(crate) use named::{entity_named, operation_named, rules_of_table};

use lastro::model::Operation;

/// All areas, with their operations.
pub const AREAS: &[Area] = &[
    money::AREA,
    installments::AREA,
    schedule::AREA,
    boleto::AREA,
    calendar::AREA,
    nfse::AREA,
    sale::AREA,
    item::AREA,
    installment::AREA,
    nfse_data::AREA,
    schedule_data::AREA,
    cancellation::AREA,
    receipt::AREA,
    boleto_update::AREA,
    service::AREA,
    payment_method::AREA,
    customer::AREA,
    contact::AREA,
    card::AREA,
    plan::AREA,
    wallet_entry::AREA,
    cnae::AREA,
    service_list_item::AREA,
    municipality::AREA,
    adjustment_index::AREA,
    listing::AREA,
    sale_listing::AREA,
    customer_listing::AREA,
    service_listing::AREA,
    deleted::AREA,
    api_error::AREA,
    cpf::AREA,
    cnpj::AREA,
    cep::AREA,
    lc116::AREA,
    tax_code::AREA,
    pix::AREA,
    query::AREA,
    request::AREA,
    response::AREA,
    retry::AREA,
    pages::AREA,
    exchange::AREA,
    webhook::AREA,
    v1::sale::AREA,
    v1::item::AREA,
    v1::installment::AREA,
    v1::invoice::AREA,
    v1::payment_method::AREA,
    v1::service::AREA,
    v1::customer::AREA,
    v1::listing::AREA,
    v1::cancellation::AREA,
    v1::receipt::AREA,
    v1::boleto_update::AREA,
    v1::form::AREA,
    v1::request::AREA,
    v1::response::AREA,
    v1::retry::AREA,
    v1::pages::AREA,
    v1::exchange::AREA,
    v1::convert::AREA,
    #[cfg(feature = "describe")]
    issues::AREA,
    #[cfg(feature = "describe")]
    schema::AREA,
    #[cfg(feature = "describe")]
    forms::AREA,
];

/// Every operation, in the order of the areas.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    Facade::ALL.operations()
}
