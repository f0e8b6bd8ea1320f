//! Version 1 of the service's API. Like version 2, it is described by tables of fields, and uses the same decoder and
//! validation.
//!
//! In responses of version 1, numbers are strings. Requests send their parameters as a form. Names of types that resemble a
//! type of version 2 end with `V1`, because some programming languages have a single namespace for all types of the library.

mod card;
pub mod changes;
mod codes;
mod context;
pub mod conversion;
mod drafts;
pub mod exchange;
pub mod http;
mod pairs;
mod parameters;
mod record;
pub mod rules;

pub use codes::{FrequencyV1, InstallmentStatusV1, InvoiceStatusV1};
pub use context::ContextV1;
pub use pairs::{FormPairs, pairs_of, parse};
pub use parameters::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, InstallmentParameters, NewCustomer,
    ReceiptParameters, SaleParameters, ServiceParameters,
};
pub use record::{
    CityV1, CustomerV1, EntryV1, InstallmentV1, InvoiceV1, ItemV1, ListingV1, PaymentMethodV1, SaleV1, ServiceV1,
};

use crate::issue::{Issue, IssueCode, LastroError};
use crate::model::{ConcealedText, Model, Node, Reader, Target};

/// Converts a record to request parameters, in the order of its table.
///
/// # Errors
/// As [`pairs_of`], with paths below `value`.
pub fn parameters_of<T: Model>(value: &T) -> Result<FormPairs, LastroError> {
    pairs_of(&value.value(Target::Wire), T::TABLE).map_err(|error| error.under("value"))
}

/// Reads a record from parameters or from an encoded form.
///
/// # Errors
/// `required` at `parameters` if neither is given; `contradiction` at `form` if both are; the errors of [`FormPairs::decode`]
/// and [`parse`]; the issue of a value that is invalid for its field, at its path.
pub fn parsed<T: Model>(parameters: Option<FormPairs>, form: Option<ConcealedText>) -> Result<T, LastroError> {
    let pairs = match (parameters, form) {
        (Some(pairs), None) => pairs,
        (None, Some(form)) => FormPairs::decode(form.reveal())?,
        (None, None) => return Err(LastroError::at("parameters", IssueCode::Required)),
        (Some(_), Some(_)) => {
            let issue = Issue::error("form", IssueCode::Contradiction).with("field", "parameters");
            return Err(LastroError::invalid(issue));
        }
    };
    let mut reader = Reader::new();
    let read = T::read(&Node::from(&parse(&pairs, T::TABLE)?), &mut reader);
    reader.finish(read)
}
