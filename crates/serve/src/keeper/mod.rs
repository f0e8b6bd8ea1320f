//! Where the state is kept: one owner that writes in transactions, and readers beside it.

mod file;

use core::sync::atomic::AtomicBool;
use std::sync::{Arc, PoisonError, RwLock};

use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Counter, Due, Found, Memory, Row, Store, StoreFault, Table, View, within_page};

pub use file::{FileKeeper, FileReaders};

/// A state that is kept, with a text beside it.
pub trait Kept: Store {
    /// Empties the state, and its journal.
    ///
    /// # Errors
    /// The store cannot be written.
    fn clear(&mut self) -> Result<(), StoreFault>;

    /// Keeps a text beside the state. It is not part of a snapshot.
    ///
    /// # Errors
    /// The store cannot be written.
    fn remember(&mut self, text: &str) -> Result<(), StoreFault>;

    /// The text that was kept beside the state.
    ///
    /// # Errors
    /// The store cannot be read.
    fn remembered(&self) -> Result<Option<String>, StoreFault>;
}

/// The one owner of the state. What is written between `begin` and `commit` is there after `commit`, all of it, or not at
/// all.
pub trait Keeper: Kept + Send {
    /// Begins a transaction.
    ///
    /// # Errors
    /// The store cannot be written.
    fn begin(&mut self) -> Result<(), StoreFault>;

    /// Begins a part of the transaction, which can be undone by itself. There is one at a time. A part that is `alone` is the
    /// only one of its transaction, and is undone with it.
    ///
    /// # Errors
    /// The store cannot be written.
    fn begin_part(&mut self, alone: bool) -> Result<(), StoreFault>;

    /// Ends a part of the transaction.
    ///
    /// # Errors
    /// The store has given the whole transaction up: it has to be rolled back.
    fn end_part(&mut self) -> Result<(), StoreFault>;

    /// Undoes what was written since `begin_part`, and nothing else.
    ///
    /// # Errors
    /// The store has given the whole transaction up, or the part is alone in it: it has to be rolled back.
    fn undo_part(&mut self) -> Result<(), StoreFault>;

    /// Ends the transaction. What was written is on the disk when this returns, and readers see it.
    ///
    /// # Errors
    /// The store cannot be written. The transaction is still open then: it has to be rolled back.
    fn commit(&mut self) -> Result<(), StoreFault>;

    /// Undoes what was written since `begin`.
    fn roll_back(&mut self);

    /// From now on each commit leaves only the newest `most` entries of the journal.
    fn keep_journal(&mut self, most: usize);

    /// The last of all: everything is in the file, and the file is closed.
    ///
    /// # Errors
    /// The store cannot be written. What was committed is safe.
    fn close(self: Box<Self>) -> Result<(), StoreFault>;
}

/// Set to end a read early: what it looks through comes to an end with a fault.
pub type Stop = Arc<AtomicBool>;

/// The readers of a state. They see everything that was committed, and nothing else.
pub trait Readers: Send + Sync {
    /// Reads. Every call of the job's view shows the same state. Once `stop` is set, looking through many rows is a fault.
    ///
    /// # Errors
    /// The store cannot be read.
    fn read(&self, stop: &Stop, job: &mut dyn FnMut(&dyn View)) -> Result<(), StoreFault>;

    /// The entries of the journal from a number on, at most `limit` and as many as
    /// [`PAGE_BYTES`](lastro_twin::state::PAGE_BYTES) allows, each one line of JSON.
    ///
    /// # Errors
    /// The store cannot be read.
    fn journal(&self, from: i64, limit: usize) -> Result<Vec<String>, StoreFault>;
}

/// A state in memory: the one that is written, and the one that readers see.
pub struct MemoryKeeper {
    written: Memory,
    /// What was written when the part began. Its rows are shared, not copied.
    part: Memory,
    committed: Arc<RwLock<Memory>>,
    journal: Option<usize>,
}

/// The readers of a state in memory.
pub struct MemoryReaders(Arc<RwLock<Memory>>);

impl MemoryKeeper {
    /// A state in memory, and its readers.
    #[must_use]
    pub fn new(state: Memory) -> (Self, MemoryReaders) {
        let committed = Arc::new(RwLock::new(state.clone()));
        let keeper = Self { part: state.clone(), written: state, committed: Arc::clone(&committed), journal: None };
        (keeper, MemoryReaders(committed))
    }
}

/// Lets a keeper read and write as one of its fields does.
macro_rules! delegate_view {
    ($keeper:ty, $field:ident) => {
        impl View for $keeper {
            fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
                self.$field.get(table, id)
            }

            fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
                self.$field.select(resource, query)
            }

            fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
                self.$field.scan(table, after, limit)
            }

            fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
                self.$field.counter(counter)
            }

            fn first_due(&self) -> Result<Option<Due>, StoreFault> {
                self.$field.first_due()
            }

            fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
                self.$field.due_after(after, limit)
            }
        }

        impl Store for $keeper {
            fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
                self.$field.apply(changes)
            }
        }
    };
}
use delegate_view;

delegate_view!(MemoryKeeper, written);

impl Kept for MemoryKeeper {
    fn clear(&mut self) -> Result<(), StoreFault> {
        self.written = Memory::default();
        Ok(())
    }

    // nobody finds this state again
    fn remember(&mut self, _: &str) -> Result<(), StoreFault> {
        Ok(())
    }

    fn remembered(&self) -> Result<Option<String>, StoreFault> {
        Ok(None)
    }
}

impl Keeper for MemoryKeeper {
    fn begin(&mut self) -> Result<(), StoreFault> {
        Ok(())
    }

    fn begin_part(&mut self, _: bool) -> Result<(), StoreFault> {
        self.part = self.written.clone();
        Ok(())
    }

    fn end_part(&mut self) -> Result<(), StoreFault> {
        Ok(())
    }

    fn undo_part(&mut self) -> Result<(), StoreFault> {
        self.written = self.part.clone();
        Ok(())
    }

    fn commit(&mut self) -> Result<(), StoreFault> {
        if let Some(most) = self.journal {
            self.written.shorten_journal(most);
        }
        *self.committed.write().unwrap_or_else(PoisonError::into_inner) = self.written.clone();
        Ok(())
    }

    fn roll_back(&mut self) {
        self.written = self.committed.read().unwrap_or_else(PoisonError::into_inner).clone();
    }

    fn keep_journal(&mut self, most: usize) {
        self.journal = Some(most);
    }

    fn close(self: Box<Self>) -> Result<(), StoreFault> {
        Ok(())
    }
}

impl Readers for MemoryReaders {
    fn read(&self, stop: &Stop, job: &mut dyn FnMut(&dyn View)) -> Result<(), StoreFault> {
        let state = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        job(&state.stopped_by(Arc::clone(stop)));
        Ok(())
    }

    fn journal(&self, from: i64, limit: usize) -> Result<Vec<String>, StoreFault> {
        let state = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        let entries = state.journal();
        // the last entry has the counter's number; a restored state has none of the entries before its snapshot
        let first = state.counter(Counter::Entry)?.saturating_sub(i64::try_from(entries.len()).unwrap_or(i64::MAX));
        let skipped = usize::try_from(from.saturating_sub(1).saturating_sub(first)).unwrap_or_default();
        within_page(entries.iter().skip(skipped).take(limit).map(|line| Ok(line.to_string())), String::len)
    }
}
