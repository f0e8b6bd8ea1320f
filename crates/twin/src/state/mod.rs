//! Rows, the view of them, and changes.

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
    /// Hired plans, from which the virtual wallet is made.
    HiredPlan,
    /// Economic activities.
    Cnae,
    /// Items of the service list.
    ServiceListItem,
    /// Municipalities.
    Municipality,
    /// Adjustment indices.
    AdjustmentIndex,
    /// Notifications to be delivered, or delivered.
    Delivery,
    /// City halls, by the IBGE code of the municipality: what version 1 keeps of the company there, and whether an invoice
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

    /// The entity that a query over it names, if it can be queried.
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
    /// The table of a name in a snapshot.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|table| table.name() == name)
    }
}

/// A number that the state counts up, or keeps.
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
    /// Those that are not the last key of a table.
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

    /// Its name in snapshots and differences: that of its table for a key.
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

/// A row: what `select` returns, alongside what only some responses show.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Row {
    /// Its key.
    pub id: i64,
    /// The record as `select` returns it: compact JSON, every field that need not be requested, in the order of the table.
    pub doc: Arc<str>,
    /// A JSON object of what is not in `doc`: the sections that `_expand` adds (`contatos`), and facts that only version 1
    /// shows, in the member `v1`.
    pub extras: Option<Arc<str>>,
    /// Whether the document has relative URLs, which a response has with the account's address. It is found out once, when
    /// the row is made, and not on every select.
    pub has_addresses: bool,
}

/// A relative URL in a document: the end of a name such as `pdf_url`, and the beginning of its value.
const ADDRESS: &str = "_url\":\"/";

impl Row {
    /// A row with a document and what is not in it.
    #[must_use]
    pub fn new(id: i64, doc: Arc<str>, extras: Option<Arc<str>>) -> Self {
        let has_addresses = doc.contains(ADDRESS);
        Self { id, doc, extras, has_addresses }
    }

    /// The bytes of its texts.
    #[must_use]
    pub fn size(&self) -> usize {
        self.doc.len().saturating_add(self.extras.as_ref().map_or(0, |extras| extras.len()))
    }
}

/// Work that is done when its instant comes. Work of one instant is done in the order of its kinds, then of its keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Due {
    /// When.
    pub at: Moment,
    /// What.
    pub kind: DueKind,
    /// The key of the row that it is about.
    pub id: i64,
}

/// Kinds of work that come due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DueKind {
    /// A contract generates its next sale.
    Contract,
    /// Installments of a sale fall overdue.
    Overdue,
    /// A notification is sent, or sent again.
    Delivery,
}

impl DueKind {
    /// Every kind, in the order in which work of one instant is done.
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
    /// The kind of a name in a snapshot.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// The bytes of the records of one page: half of what the core reads as one document. A page ends before the record that would
/// exceed them, but has at least one.
pub const PAGE_BYTES: usize = lastro::json::MAX_BYTES / 2;

/// The first items, as many as [`PAGE_BYTES`] allows.
///
/// # Errors
/// That of the first item that has one.
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

/// A page of rows: at most as many as the query asks for, and as [`PAGE_BYTES`] allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// How many rows match, before paging.
    pub count: i64,
    /// The rows of the page.
    pub rows: Vec<Row>,
}

/// Why the state was not read or written. It holds no value of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StoreFault {
    /// A search was ended early, by whoever wanted it.
    Ended,
    /// A fault of the disk, or of the store.
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

/// What can be read of a state.
pub trait View {
    /// A row.
    ///
    /// # Errors
    /// The store cannot be read.
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault>;

    /// The rows of an entity that match a query that has been checked: its conditions, order, offset and limit. What it
    /// says of fields and sections is left to the reader. Without an order the rows come by key; rows that compare as
    /// equal come by key too.
    ///
    /// # Errors
    /// The store cannot be read.
    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault>;

    /// Rows of a table by key, from `after` on, at most `limit`.
    ///
    /// # Errors
    /// The store cannot be read.
    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault>;

    /// A number that the state keeps; 0 if it was never set.
    ///
    /// # Errors
    /// The store cannot be read.
    fn counter(&self, counter: Counter) -> Result<i64, StoreFault>;

    /// The work that comes due first.
    ///
    /// # Errors
    /// The store cannot be read.
    fn first_due(&self) -> Result<Option<Due>, StoreFault>;

    /// The work that is to be done, in its order, after some of it, at most `limit`.
    ///
    /// # Errors
    /// The store cannot be read.
    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault>;
}

/// A state that can be changed.
pub trait Store {
    /// What can be read of it.
    fn view(&self) -> &dyn View;

    /// Makes changes, all or none of them.
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
