//! The operations. Each file defines the arguments of one operation and its loop around the core's function.
//!
//! Nothing is calculated here. `core!`, `argument!`, `field!` and `column!` look up the core's table entries at compile time.

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

/// Every operation over columns, in the order of the documents.
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

/// The row of an operation in the core's table.
macro_rules! core {
    ($area:expr, $name:literal) => {
        const { crate::argument::of_core(&$area, $name).expect("an operation of the core") }
    };
}

/// An argument of the core's operation.
macro_rules! argument {
    ($operation:expr, $name:literal) => {
        const { crate::argument::Described::of($operation, $name).expect("an argument of the core's operation") }
    };
}

/// A field of a record, as an argument.
macro_rules! field {
    ($record:ty, $name:literal) => {
        const {
            let table = <$record as lastro::model::Model>::TABLE;
            crate::argument::Described::of_field(table, $name).expect("a field of the record")
        }
    };
}

/// A member of the record that the core's operation returns, as a column.
macro_rules! column {
    ($operation:expr, $name:literal) => {
        const { crate::argument::Column::of($operation, $name).expect("a member of the core's answer") }
    };
}
use {argument, column, core, field};
