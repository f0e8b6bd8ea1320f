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
#[macro_use]
mod entities;
#[cfg(feature = "describe")]
mod named;
pub mod types;

#[macro_use]
pub mod boleto;
#[macro_use]
pub mod boleto_update;
#[macro_use]
pub mod calendar;
#[macro_use]
pub mod cancellation;
#[macro_use]
pub mod card;
#[macro_use]
pub mod cep;
#[macro_use]
pub mod cnpj;
#[macro_use]
pub mod cpf;
#[macro_use]
pub mod customer;
#[macro_use]
pub mod installments;
#[cfg(feature = "describe")]
#[macro_use]
pub mod forms;
#[cfg(feature = "describe")]
#[macro_use]
pub mod issues;
#[cfg(feature = "describe")]
#[macro_use]
pub mod schema;
#[macro_use]
pub mod lc116;
#[macro_use]
pub mod money;
#[macro_use]
pub mod municipality;
#[macro_use]
pub mod nfse;
#[macro_use]
pub mod pages;
#[macro_use]
pub mod pix;
#[macro_use]
pub mod query;
#[macro_use]
pub mod receipt;
#[macro_use]
pub mod request;
#[macro_use]
pub mod response;
#[macro_use]
pub mod retry;
#[macro_use]
pub mod sale;
#[macro_use]
pub mod schedule;
#[macro_use]
pub mod service;
#[macro_use]
pub mod tax_code;
#[macro_use]
pub mod v1;
#[macro_use]
pub mod webhook;

pub(crate) use call::unfilled;
pub use call::{Arguments, Call};
pub use entities::*;
#[cfg(feature = "describe")]
pub use named::entity_names;
#[cfg(feature = "describe")]
pub(crate) use named::{entity_named, operation_named, rules_of_table};
#[doc(hidden)]
pub use v1::flat::*;

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

/// Makes the list of every area, and the macro over every operation.
macro_rules! areas {
    ($dollar:tt $($($area:ident)::+ $list:ident),* $(,)?) => {
        /// The operations of every area.
        pub const AREAS: &[Area] = &[$($($area)::+::AREA),*];

        /// Hands every operation, area by area, to a callback macro.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! for_each_operation {
            ($dollar($dollar callback:tt)+) => { $( $dollar crate::$list!($dollar($dollar callback)+); )* };
        }
    };
}
/// Passes the areas to `areas!`, those given behind them: the one place that lists them.
macro_rules! with_areas {
    ($dollar:tt $($more:tt)*) => { areas! { $dollar
        money for_each_money_operation,
        installments for_each_installments_operation,
        schedule for_each_schedule_operation,
        boleto for_each_boleto_operation,
        calendar for_each_calendar_operation,
        nfse for_each_nfse_operation,
        sale for_each_sale_operation,
        item for_each_item_operation,
        installment for_each_installment_operation,
        nfse_data for_each_nfse_data_operation,
        schedule_data for_each_schedule_data_operation,
        cancellation for_each_cancellation_operation,
        receipt for_each_receipt_operation,
        boleto_update for_each_boleto_update_operation,
        service for_each_service_operation,
        payment_method for_each_payment_method_operation,
        customer for_each_customer_operation,
        contact for_each_contact_operation,
        card for_each_card_operation,
        plan for_each_plan_operation,
        wallet_entry for_each_wallet_entry_operation,
        cnae for_each_cnae_operation,
        service_list_item for_each_service_list_item_operation,
        municipality for_each_municipality_operation,
        adjustment_index for_each_adjustment_index_operation,
        listing for_each_listing_operation,
        deleted for_each_deleted_operation,
        api_error for_each_api_error_operation,
        cpf for_each_cpf_operation,
        cnpj for_each_cnpj_operation,
        cep for_each_cep_operation,
        lc116 for_each_lc116_operation,
        tax_code for_each_tax_code_operation,
        pix for_each_pix_operation,
        query for_each_query_operation,
        request for_each_request_operation,
        response for_each_response_operation,
        retry for_each_retry_operation,
        pages for_each_pages_operation,
        webhook for_each_webhook_operation,
        v1::sale for_each_v1_sale_operation,
        v1::item for_each_v1_item_operation,
        v1::installment for_each_v1_installment_operation,
        v1::invoice for_each_v1_invoice_operation,
        v1::payment_method for_each_v1_payment_method_operation,
        v1::service for_each_v1_service_operation,
        v1::customer for_each_v1_customer_operation,
        v1::listing for_each_v1_listing_operation,
        v1::cancellation for_each_v1_cancellation_operation,
        v1::receipt for_each_v1_receipt_operation,
        v1::boleto_update for_each_v1_boleto_update_operation,
        v1::form for_each_v1_form_operation,
        v1::request for_each_v1_request_operation,
        v1::response for_each_v1_response_operation,
        v1::retry for_each_v1_retry_operation,
        v1::pages for_each_v1_pages_operation,
        v1::convert for_each_v1_convert_operation,
        $($more)*
    } };
}
#[cfg(feature = "describe")]
with_areas! { $
    issues for_each_issues_operation,
    schema for_each_schema_operation,
    forms for_each_forms_operation,
}
#[cfg(not(feature = "describe"))]
with_areas! { $ }

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
