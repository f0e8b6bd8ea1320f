//! `lastro` for other languages: every operation with owned arguments, grouped by area, and [`dispatch`] by name on JSON.
//!
//! **A Rust program uses the crate [`lastro`] itself.** This crate is what the bindings, the command and the twin's border
//! stand on. A file an area; the functions here only pass on to where the logic is. `#[operations]` makes the list that
//! everything else is derived from: the table [`AREAS`], `dispatch`, and each binding.

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

pub(crate) use call::unfilled;
pub use call::{Arguments, Call};
pub use entities::*;
#[cfg(feature = "describe")]
pub use named::entity_names;
#[cfg(feature = "describe")]
pub(crate) use named::{entity_named, operation_named, rules_of_table};

use lastro::issue::LastroError;
use lastro::model::{Codec as _, Operation, Target, Writer};
use lastro::rules::EntityRules;

/// One area of the facade.
#[derive(Debug, Clone, Copy)]
pub struct Area {
    /// Its name, `installments`.
    pub name: &'static str,
    /// What its operations are about, a sentence.
    pub doc: &'static str,
    /// Its operations; never none.
    pub operations: &'static [Operation],
    /// Whether its operations describe the tables; the wasm programs do not contain them.
    pub describes: bool,
    /// Runs the operation at a place of its list, whose row it is given.
    run: fn(usize, &Operation, &Call<'_>, &mut Writer) -> Result<(), LastroError>,
    /// The area's entity, where it has one.
    pub entity: Option<EntityRules>,
}

impl Area {
    /// The answer of the operation at a place of the list, `{"ok": value}` as JSON text; `None` if none is there.
    fn answer(&self, place: usize, call: &Call<'_>) -> Option<Result<String, LastroError>> {
        let row = self.operations.get(place)?;
        let mut writer = Writer::text(call.target);
        // an error leaves nothing half written: what can fail comes before the first byte
        Some((self.run)(place, row, call, &mut writer).map(|()| writer.into_text()))
    }
}

/// The areas that a program offers: all of them, or those that one entry of the npm package is for.
///
/// Only what the listed areas need becomes part of a program that links this crate.
#[derive(Debug, Clone, Copy)]
pub struct Facade {
    areas: &'static [Area],
}

impl Facade {
    /// Every area.
    pub const ALL: Self = Self::of(AREAS);

    /// These areas, in this order.
    #[must_use]
    pub const fn of(areas: &'static [Area]) -> Self {
        Self { areas }
    }

    /// The areas, in order.
    #[must_use]
    pub const fn areas(self) -> &'static [Area] {
        self.areas
    }

    /// Every operation, in the order of the areas.
    pub fn operations(self) -> impl Iterator<Item = &'static Operation> {
        self.areas.iter().flat_map(|area| area.operations)
    }

    /// Runs the operation at an index of [`operations`](Self::operations). The answer is `{"ok": value}` as JSON text.
    ///
    /// # Errors
    /// Those of the operation; [`Internal`](lastro::LastroErrorKind::Internal) where the index is of no operation.
    pub fn run(self, place: usize, call: &Call<'_>) -> Result<String, LastroError> {
        let mut before = place;
        for area in self.areas {
            if let Some(answer) = area.answer(before, call) {
                return answer;
            }
            before = before.saturating_sub(area.operations.len());
        }
        Err(unplaced())
    }

    /// Runs an operation by name. The answer is JSON text, also where it is an error, see [`dispatch`].
    #[must_use]
    pub fn dispatch(self, operation: &str, call: &Call<'_>) -> String {
        let found = self.areas.iter().find_map(|area| {
            let name = operation.strip_prefix(area.name)?.strip_prefix('.')?;
            area.answer(area.operations.iter().position(|row| row.function() == name)?, call)
        });
        found.unwrap_or_else(|| Err(self.unknown_operation(operation))).unwrap_or_else(|error| answer_error(&error))
    }

    /// The error for a name that no operation has, with the most similar name.
    #[must_use]
    pub fn unknown_operation(self, name: &str) -> LastroError {
        LastroError::unknown_operation(name, self.operations().map(Operation::name))
    }
}

/// The operations of every area.
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

/// Runs an operation by name: an object of named arguments in, the answer out, both JSON text.
///
/// The answer is `{"ok": value}` or `{"error": {"code", "issues": [{"path", "code", "severity", "params"}],
/// "message"}}`. Money is text (`"129.90"`); numbers are accepted on input. Never fails and never panics.
///
/// ```
/// let answer = lastro_facade::dispatch("installments.split", r#"{"valor": "10.00", "parcelas": 3}"#);
/// assert_eq!(answer, r#"{"ok":["3.34","3.33","3.33"]}"#);
/// ```
#[must_use]
pub fn dispatch(operation: &str, input: &str) -> String {
    let arguments = Arguments::Text(input.as_bytes());
    dispatch_call(operation, &Call { arguments, bytes: None, target: Target::Program })
}

/// As [`dispatch`], with arguments and bytes as a binding has them.
#[must_use]
pub fn dispatch_call(operation: &str, call: &Call<'_>) -> String {
    Facade::ALL.dispatch(operation, call)
}

/// The error for an index without an operation.
pub(crate) fn unplaced() -> LastroError {
    LastroError::internal("api.operations")
}

/// An error as [`dispatch`] answers it, for programs that find one before an operation is called.
#[must_use]
pub fn answer_error(error: &LastroError) -> String {
    let mut writer = Writer::text(Target::Program);
    writer.object(|w| {
        w.name("error");
        w.object(|w| {
            w.name("code");
            w.string(error.code());
            w.name("issues");
            w.list(|w| error.issues().iter().for_each(|issue| issue.write(w)));
            w.name("message");
            w.string(&error.message());
        });
    });
    writer.into_text()
}
