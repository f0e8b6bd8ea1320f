//! The twin's state: tables with rows, read access to them, and changes.

mod draft;
mod memory;
mod overlay;

use core::fmt;
use std::sync::Arc;

use lastro::query::{Query, Resource};

use crate::moment::Moment;

pub use draft::{Changes, Draft, DueChange, RowChange};
pub use memory::Memory;
pub use overlay::Overlay;

/// A table of the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Table {
    /// Services.
    Service,
    /// Payment methods.
    PaymentMethod,
    /// Customers.
    Customer,
    /// Sales and contracts.
    Sale,
    /// Plans.
    Plan,
    /// Hired plans: plans that customers signed up for. The virtual wallet lists them.
    HiredPlan,
    /// Economic activities.
    Cnae,
    /// Items of the service list.
    ServiceListItem,
    /// Municipalities.
    Municipality,
    /// Adjustment indices.
    AdjustmentIndex,
    /// Notifications, delivered or not. A row with a negative key is not a notification: it holds the key of the last
    /// notification in a queue, or marks a notification as being sent.
    Delivery,
    /// City halls, by the IBGE code of the municipality. A row contains the company data that the account uses for invoices of
    /// this city hall, and whether an invoice was issued there. Only version 1 of the API has this data.
    CityHall,
}

impl Table {
    /// Every table, in the order of a snapshot.
    pub const ALL: [Self; 12] = [
        Self::Service,
        Self::PaymentMethod,
        Self::Customer,
        Self::Sale,
        Self::Plan,
        Self::HiredPlan,
        Self::Cnae,
        Self::ServiceListItem,
        Self::Municipality,
        Self::AdjustmentIndex,
        Self::Delivery,
        Self::CityHall,
    ];

    /// The name of the table in snapshots and differences.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Service => "service",
            Self::PaymentMethod => "payment_method",
            Self::Customer => "customer",
            Self::Sale => "sale",
            Self::Plan => "plan",
            Self::HiredPlan => "hired_plan",
            Self::Cnae => "cnae",
            Self::ServiceListItem => "service_list_item",
            Self::Municipality => "municipality",
            Self::AdjustmentIndex => "adjustment_index",
            Self::Delivery => "delivery",
            Self::CityHall => "city_hall",
        }
    }

    /// The entity whose records the table contains; `None` if the table cannot be queried.
    #[must_use]
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Service => Some(Resource::Service),
            Self::PaymentMethod => Some(Resource::PaymentMethod),
            Self::Customer => Some(Resource::Customer),
            Self::Sale => Some(Resource::Sale),
            Self::Plan => Some(Resource::Plan),
            Self::Cnae => Some(Resource::Cnae),
            Self::ServiceListItem => Some(Resource::ServiceListItem),
            Self::Municipality => Some(Resource::Municipality),
            Self::HiredPlan | Self::AdjustmentIndex | Self::Delivery | Self::CityHall => None,
        }
    }

    /// The table of an entity.
    #[must_use]
    pub const fn of(resource: Resource) -> Self {
        match resource {
            Resource::Service => Self::Service,
            Resource::PaymentMethod => Self::PaymentMethod,
            Resource::Customer => Self::Customer,
            Resource::Sale => Self::Sale,
            Resource::Plan => Self::Plan,
            Resource::Cnae => Self::Cnae,
            Resource::ServiceListItem => Self::ServiceListItem,
            Resource::Municipality => Self::Municipality,
        }
    }
}

impl Table {
    /// The table with this name in snapshots; `None` if the name is unknown.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|table| table.name() == name)
    }
}

/// A number in the state that is not part of a row, such as the last key of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counter {
    /// The last key that was generated for a table.
    Key(Table),
    /// The last key that was generated for an installment.
    Installment,
    /// The last key that was generated for an item of a sale.
    Item,
    /// The last key that was generated for a contact.
    Contact,
    /// The last key that was generated for a card.
    Card,
    /// The number of the last change.
    Revision,
    /// The current instant, in milliseconds since 1970; 0 if the clock was never moved.
    Now,
    /// The number of the last journal entry.
    Entry,
}

impl Counter {
    /// All counters except the last keys of tables.
    const OTHERS: [Self; 7] =
        [Self::Installment, Self::Item, Self::Contact, Self::Card, Self::Revision, Self::Now, Self::Entry];

    /// The number of counters.
    pub const COUNT: usize = Table::ALL.len() + Self::OTHERS.len();

    /// The index of the counter, which is unique and below [`COUNT`](Self::COUNT).
    #[must_use]
    pub const fn place(self) -> usize {
        let keys = Table::ALL.len();
        match self {
            Self::Key(table) => table as usize,
            Self::Installment => keys,
            Self::Item => keys + 1,
            Self::Contact => keys + 2,
            Self::Card => keys + 3,
            Self::Revision => keys + 4,
            Self::Now => keys + 5,
            Self::Entry => keys + 6,
        }
    }

    /// Every counter, in the order of a snapshot.
    pub fn all() -> impl Iterator<Item = Self> {
        Table::ALL.into_iter().map(Self::Key).chain(Self::OTHERS)
    }

    /// The name of the counter in snapshots and differences. A key counter has the name of its table.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Key(table) => table.name(),
            Self::Installment => "installment",
            Self::Item => "item",
            Self::Contact => "contact",
            Self::Card => "card",
            Self::Revision => "revision",
            Self::Now => "now",
            Self::Entry => "entry",
        }
    }
}

/// A row: a record as JSON text, and additional data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row {
    /// The key of the record.
    pub id: i64,
    /// The record as `select` of version 2 returns it: compact JSON with every field that needs no `_expand`. The fields have
    /// the order of the record type's [`ModelTable`](lastro::model::ModelTable).
    pub doc: Arc<str>,
    /// Additional data, as a JSON object: the sections that `_expand` adds (such as `contatos`), and in the member `v1` the
    /// data that only version 1 shows.
    pub extras: Option<Arc<str>>,
    /// Whether the document contains relative URLs, which a response completes with the account's base URL. It is computed when
    /// the row is created, so that a select need not search the document.
    pub has_addresses: bool,
}

/// The text that a document contains if it has a relative URL: the end of a name such as `pdf_url`, and the beginning of the
/// value.
const ADDRESS: &str = "_url\":\"/";

impl Row {
    /// Creates a row from a document and its extras.
    #[must_use]
    pub fn new(id: i64, doc: Arc<str>, extras: Option<Arc<str>>) -> Self {
        let has_addresses = doc.contains(ADDRESS);
        Self { id, doc, extras, has_addresses }
    }

    /// The size of the document and the extras, in bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.doc.len().saturating_add(self.extras.as_ref().map_or(0, |extras| extras.len()))
    }
}

/// An item of planned work, which is processed when its instant comes. Items with the same instant are processed in the order
/// of their kinds, then of their keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Due {
    /// The instant at which the work is due.
    pub at: Moment,
    /// The kind of the work.
    pub kind: DueKind,
    /// The key of the row to which the work belongs.
    pub id: i64,
}

/// The kinds of planned work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DueKind {
    /// A contract generates its next sale.
    Contract,
    /// Installments of a sale become overdue.
    Overdue,
    /// A notification is sent or retried.
    Delivery,
}

impl DueKind {
    /// Every kind, in the order in which items with the same instant are processed.
    pub const ALL: [Self; 3] = [Self::Contract, Self::Overdue, Self::Delivery];

    /// The name of the kind in snapshots and responses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Contract => "contract",
            Self::Overdue => "overdue",
            Self::Delivery => "delivery",
        }
    }
}

impl DueKind {
    /// The kind with this name in snapshots; `None` if the name is unknown.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Maximum size of a page's records, in bytes: half of the core's limit for a document. A page ends before the record that
/// would exceed this size, but contains at least one record.
pub const PAGE_BYTES: usize = lastro::json::MAX_BYTES / 2;

/// Collects items until the next item would exceed [`PAGE_BYTES`]. Collects at least one item. `size`: the size of an item in
/// bytes.
///
/// # Errors
/// The first error of an item.
pub fn within_page<T, E>(
    items: impl IntoIterator<Item = Result<T, E>>,
    size: impl Fn(&T) -> usize,
) -> Result<Vec<T>, E> {
    let (mut page, mut left) = (Vec::new(), PAGE_BYTES);
    for item in items {
        let item = item?;
        let bytes = size(&item);
        if bytes > left && !page.is_empty() {
            break;
        }
        left = left.saturating_sub(bytes);
        page.push(item);
    }
    Ok(page)
}

/// A page of rows. It has at most as many rows as the query's limit, and at most as many as fit into [`PAGE_BYTES`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Number of matching rows, before pagination.
    pub count: i64,
    /// The rows of the page.
    pub rows: Vec<Row>,
}

/// Why a state could not be read or written. The message contains no values of records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreFault {
    /// The caller ended the search early.
    Ended,
    /// The store failed, or its contents cannot be read. The string names the cause.
    Failed(String),
}

impl fmt::Display for StoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ended => "the search was ended early",
            Self::Failed(what) => what,
        })
    }
}

impl core::error::Error for StoreFault {}

/// A state that can be read.
pub trait View {
    /// The row of a table with this key; `None` if there is none.
    ///
    /// # Errors
    /// The store cannot be read.
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault>;

    /// The rows of an entity that match a checked query, with its order, offset and limit. The rows are complete: the caller
    /// applies `_fields` and `_expand`. Without an order, and among equal rows, rows are sorted by key.
    ///
    /// # Errors
    /// The store cannot be read, or the caller ended the search early.
    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault>;

    /// The rows of a table whose keys follow `after`, sorted by key, at most `limit`.
    ///
    /// # Errors
    /// The store cannot be read.
    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault>;

    /// The value of a counter; 0 if it was never set.
    ///
    /// # Errors
    /// The store cannot be read.
    fn counter(&self, counter: Counter) -> Result<i64, StoreFault>;

    /// The planned work that is due first; `None` if there is none.
    ///
    /// # Errors
    /// The store cannot be read.
    fn first_due(&self) -> Result<Option<Due>, StoreFault>;

    /// The planned work after the item `after` (`None`: from the beginning), in order, at most `limit` items.
    ///
    /// # Errors
    /// The store cannot be read.
    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault>;
}

/// A state that can be changed.
pub trait Store {
    /// Read access to the state.
    fn view(&self) -> &dyn View;

    /// Applies changes. On an error, none of them takes effect.
    ///
    /// # Errors
    /// The store cannot be written.
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_counter_has_an_index_of_its_own() {
        let mut places: Vec<usize> = Counter::all().map(Counter::place).collect();
        places.sort_unstable();
        assert_eq!(places, (0..Counter::COUNT).collect::<Vec<_>>());
    }
}
