//! The operations. Each file defines the arguments of one operation and its loop around a function of the core crate `lastro`.
//!
//! All calculations are in the core crate. The macros `core!`, `argument!`, `field!` and `column!` look up its operations and
//! fields at compile time.

mod ageing;
mod days_late;
mod documents;
mod late_charges;
mod plan;
mod schedule;
mod split;
mod status;
mod webhooks;

use std::sync::LazyLock;

use crate::operation::Operation;

/// Every operation over columns, in the order in which the documentation lists them.
pub static OPERATIONS: LazyLock<Vec<Operation>> = LazyLock::new(|| {
    vec![
        Operation::new::<late_charges::LateCharges>(),
        Operation::new::<days_late::DaysLate>(),
        Operation::new::<split::Split>(),
        Operation::new::<plan::Plan>(),
        Operation::new::<schedule::Occurrences>(),
        Operation::new::<schedule::NextAfter>(),
        Operation::new::<status::Status>(),
        Operation::new::<ageing::Ageing>(),
        Operation::new::<documents::Cpf>(),
        Operation::new::<documents::Cnpj>(),
        Operation::new::<documents::Cep>(),
        Operation::new::<documents::LinhaDigitavel>(),
        Operation::new::<documents::Pix>(),
        Operation::new::<webhooks::Webhooks>(),
    ]
});

/// The operation with this name.
#[must_use]
pub fn operation(name: &str) -> Option<&'static Operation> {
    OPERATIONS.iter().find(|operation| operation.name == name)
}

/// Looks up an operation of the core crate by its area (group of operations) and name.
macro_rules! core {
    ($area:expr, $name:literal) => {
        const { crate::argument::of_core(&$area, $name).expect("an operation of the core") }
    };
}

/// Defines an argument that the core crate's operation also has. Its description is the one in the core crate.
macro_rules! argument {
    ($operation:expr, $name:literal) => {
        const { crate::argument::Described::of($operation, $name).expect("an argument of the core's operation") }
    };
}

/// Defines an argument for a field of a record. Its description is that of the field.
macro_rules! field {
    ($record:ty, $name:literal) => {
        const {
            let table = <$record as lastro::model::Model>::TABLE;
            crate::argument::Described::of_field(table, $name).expect("a field of the record")
        }
    };
}

/// Defines a result column for a member of the record that the core crate's operation returns.
macro_rules! column {
    ($operation:expr, $name:literal) => {
        const { crate::argument::Column::of($operation, $name).expect("a member of the core's answer") }
    };
}
use {argument, column, core, field};
