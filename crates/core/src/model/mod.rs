//! The records of the service, and the decoder and encoder that all of them share.
//!
//! A record type is a plain struct with the attribute `#[model]`, which generates a static table of its fields. One decoder
//! ([`Reader`]) and one encoder ([`Writer`]) use these tables for all record types, so that a new field needs only one line.
//!
//! Programs read and write records with [`Model`] and serde. The other items (`Codec`, `Reader`, `Writer`, `Node` and the
//! types they use) are public for the crates of the language bindings and for code that the attribute generates. They are
//! hidden in the documentation, because programs do not need them.

mod action;
mod arguments;
#[cfg(feature = "chrono")]
mod chrono;
mod codec;
pub mod codes;
mod concealed;
mod customer;
mod entity;
mod extra;
mod field;
#[cfg(feature = "describe")]
mod form;
#[cfg(feature = "jiff")]
mod jiff;
mod listing;
mod node;
mod object;
mod plan;
mod reader;
mod reference;
mod rewrite;
mod sale;
mod scalars;
mod service;
mod special;
mod table;
mod view;
mod walk;
mod wallet;
mod writer;

pub use action::{BoletoUpdate, Cancellation, Receipt};
pub use arguments::{Draft, RecordArgument};
pub use codec::{Codec, from_serde};
pub use concealed::{CardNumber, ConcealedText, Headers, SecurityCode};
pub use customer::{Card, Contact, Customer};
pub use entity::{Entity, Model, Part, Parts, Slot, maker};
pub use extra::Extra;
pub use field::FieldOf;
#[cfg(feature = "describe")]
pub use form::{FormChoice, FormField, FormInput, FormLabel};
pub use listing::{ApiError, CustomerListing, Deleted, Listing, ListingHeader, SaleListing, ServiceListing};
pub use node::{Inside, Node};
pub use object::{Builder, has_unfit, read_record};
pub(crate) use object::{is_given, is_unfit};
pub use plan::{Plan, PlanItem, PlanPaymentMethod};
pub use reader::Reader;
pub use reference::{AdjustmentIndex, Cnae, Municipality, PaymentMethod, ServiceListItem};
pub use sale::{Installment, Item, NfseData, Sale, ScheduleData};
pub use service::Service;
pub use special::{Bytes, Document, Json, Scalar, Secrets};
pub use table::{Argument, Case, Dialect, EntityOperation, Field, Kind, ModelTable, Operation, Type, cases, prose};
pub use view::{Elements, View};
pub use walk::Name;
pub use wallet::{HiredPlan, WalletEntry};
pub use writer::{EXTRA, Target, Writer, value_of, write_record};

pub(crate) use table::attachment_number;
pub(crate) use writer::unset_members;
