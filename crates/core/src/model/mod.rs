//! The records, and the shared machinery that `#[model]` feeds: tables, decoder, encoder.
//!
//! A model is a plain struct. The attribute gives it a static table of its fields; one reader and one writer
//! go through that table, so that a new field costs a line and no code of its own.
//!
//! A program reads and writes records by [`Model`] and serde. The machinery below (`Codec`, `Reader`, `Writer`, `Node` and what
//! they take) is public because the bindings, which are other crates, and code made by the attribute use it. Programs do not
//! need it, so the documentation leaves it out.

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
