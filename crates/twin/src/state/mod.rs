//! Tables, rows, read access to them, and changes.

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
    /// Hired plans, the source of the virtual wallet.
    HiredPlan,
    /// Economic activities.
    Cnae,
    /// Items of the service list.
    ServiceListItem,
    /// Municipalities.
    Municipality,
    /// Adjustment indices.
    AdjustmentIndex,
    /// Notifications, delivered or not.
    Delivery,
    /// City halls, by the IBGE code of the municipality: the company's data there that version 1 keeps, and whether an invoice
    /// was issued.
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

    /// Its name in snapshots and differences.
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

    /// The entity by which queries name it; `None` if it cannot be queried.
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
    /// The table with a name in a snapshot.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|table| table.name() == name)
    }
}

/// A number in the state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Counter {
    /// The last key of a table.
    Key(Table),
    /// The last key of an installment.
    Installment,
    /// The last key of a sale's item.
    Item,
    /// The last key of a contact.
    Contact,
    /// The last key of a card.
    Card,
    /// The number of the last change.
    Revision,
    /// The current instant, in milliseconds since 1970.
    Now,
    /// The number of the last journal entry.
    Entry,
}

impl Counter {
    /// The counters other than the last keys of tables.
    const OTHERS: [Self; 7] =
        [Self::Installment, Self::Item, Self::Contact, Self::Card, Self::Revision, Self::Now, Self::Entry];

    /// The number of counters.
    pub const COUNT: usize = Table::ALL.len() + Self::OTHERS.len();

    /// Its index: one per counter, below [`COUNT`](Self::COUNT).
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

    /// Its name in snapshots and differences; for a key, the name of its table.
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

/// A row: the record as `select` returns it, and data that only some responses show.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row {
    /// Its key.
    pub id: i64,
    /// The record as `select` returns it: compact JSON with every field that needs no `_expand`, in the order of the table.
    pub doc: Arc<str>,
    /// A JSON object with the data outside `doc`: the sections that `_expand` adds (`contatos`), and data that only version 1
    /// shows, in the member `v1`.
    pub extras: Option<Arc<str>>,
    /// Whether the document has relative URLs, which a response completes with the account's base address. Computed once, when
    /// the row is created, and not on every select.
    pub has_addresses: bool,
}

/// Marks a relative URL in a document: the end of a name such as `pdf_url`, and the start of its value.
const ADDRESS: &str = "_url\":\"/";

impl Row {
    /// A row with a document and its extras.
    #[must_use]
    pub fn new(id: i64, doc: Arc<str>, extras: Option<Arc<str>>) -> Self {
        let has_addresses = doc.contains(ADDRESS);
        Self { id, doc, extras, has_addresses }
    }

    /// The size of its document and extras, in bytes.
    #[must_use]
    pub fn size(&self) -> usize {
        self.doc.len().saturating_add(self.extras.as_ref().map_or(0, |extras| extras.len()))
    }
}

/// Work that is processed when its instant comes. Work of the same instant is processed in the order of kinds, then of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Due {
    /// When it is due.
    pub at: Moment,
    /// Its kind.
    pub kind: DueKind,
    /// The key of the row that it belongs to.
    pub id: i64,
}

/// Kinds of work that come due.
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
    /// Every kind, in the order in which work of the same instant is processed.
    pub const ALL: [Self; 3] = [Self::Contract, Self::Overdue, Self::Delivery];

    /// Its name in snapshots and responses.
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
    /// The kind with a name in a snapshot.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Most bytes of the records in one page: half of the core's limit for a document. A page ends before the record that would
/// exceed it, but has at least one.
pub const PAGE_BYTES: usize = lastro::json::MAX_BYTES / 2;

/// The first items, as many as fit into [`PAGE_BYTES`].
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

/// A page of rows: at most the query's limit, and as many as fit into [`PAGE_BYTES`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Number of matching rows, before pagination.
    pub count: i64,
    /// The rows of the page.
    pub rows: Vec<Row>,
}

/// Why the state was not read or written. Contains no value of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreFault {
    /// The caller ended the search early.
    Ended,
    /// The disk or the store failed.
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

/// Read access to a state.
pub trait View {
    /// A row.
    ///
    /// # Errors
    /// The store cannot be read.
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault>;

    /// The rows of an entity that match a checked query: its conditions, order, offset and limit. The caller applies the
    /// query's fields and sections. Rows without an order, and rows that compare as equal, are sorted by key.
    ///
    /// # Errors
    /// The store cannot be read.
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

    /// The work that comes due first.
    ///
    /// # Errors
    /// The store cannot be read.
    fn first_due(&self) -> Result<Option<Due>, StoreFault>;

    /// The planned work that follows `after`, in order, at most `limit`.
    ///
    /// # Errors
    /// The store cannot be read.
    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault>;
}

/// A state that can be changed.
pub trait Store {
    /// Read access to it.
    fn view(&self) -> &dyn View;

    /// Applies changes: all or none.
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
