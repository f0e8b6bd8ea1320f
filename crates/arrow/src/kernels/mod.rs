//! The operations: each file has the table of one, and its loop around the function of the core.
//!
//! Nothing is calculated here. `core!`, `argument!`, `field!` and `column!` find the core's rows while compiling.

mod ageing;
mod days_late;
mod documents;
mod late_charges;
mod plan;
mod schedule;
mod split;
mod status;
mod webhooks;

use crate::operation::Operation;

/// Every operation, in the order of the documents.
pub(crate) const ALL: &[Operation] = &[
    late_charges::OPERATION,
    days_late::OPERATION,
    split::OPERATION,
    plan::OPERATION,
    schedule::OCCURRENCES,
    schedule::NEXT_AFTER,
    status::OPERATION,
    ageing::OPERATION,
    documents::CPF,
    documents::CNPJ,
    documents::CEP,
    documents::LINHA_DIGITAVEL,
    documents::PIX,
    webhooks::OPERATION,
];

/// The row of an operation in the core's table.
macro_rules! core {
    ($area:expr, $name:literal) => {
        const { crate::operation::of_core(&$area, $name).expect("an operation of the core") }
    };
}

/// An argument of the core's operation.
macro_rules! argument {
    ($operation:expr, $name:literal) => {
        const { crate::operation::Argument::of($operation, $name).expect("an argument of the core's operation") }
    };
}

/// A field of the record that the core's operation takes, as an argument.
macro_rules! field {
    ($operation:expr, $name:literal) => {
        const { crate::operation::Argument::of_record($operation, $name).expect("a field of the core's argument") }
    };
}

/// A member of the record that the core's operation gives, as a column.
macro_rules! column {
    ($operation:expr, $name:literal) => {
        const { crate::operation::Column::of($operation, $name).expect("a member of the core's answer") }
    };
}
use {argument, column, core, field};
