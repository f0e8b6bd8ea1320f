//! The records, and the shared machinery that `#[model]` feeds: tables, decoder, encoder.
//!
//! A model is a plain struct. The attribute gives it a static table of its fields; one decoder and one encoder
//! walk that table, so that a new field costs a line and no code of its own.

mod codec;
pub mod codes;
mod entity;
mod extra;
mod listing;
mod reader;
mod sale;
mod service;
mod special;
mod table;
mod writer;

pub(crate) use codec::from_serde;
pub use codec::{Codec, Form};
pub use entity::{Entity, Model, Part, Parts, Slot};
pub use extra::Extra;
pub use listing::{ApiError, Deleted, Listing, ListingHeader};
pub use reader::{ObjectReader, Reader};
pub use sale::{Installment, Item, NfseData, Sale, ScheduleData};
pub use service::Service;
pub use special::{Bytes, Json, Scalar, Secrets};
pub use table::{Argument, Field, Kind, ModelTable, Operation, Type, prose};
pub use writer::{Purpose, body, write_record};

pub(crate) use table::attachment_number;

/// What a scalar needs beyond its `Codec` to cross into a language that holds it natively.
macro_rules! scalar_bindings {
    ($($name:ty),*) => { $(
        #[cfg(feature = "python")]
        $crate::python::scalar!($name);
    )* };
}
pub(crate) use scalar_bindings;
