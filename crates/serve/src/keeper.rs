//! Where the state is kept: one owner that writes in transactions, and readers beside it.

use std::sync::{Arc, PoisonError, RwLock};

use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Counter, Due, Found, Memory, Row, Store, StoreFault, Table, View};

/// The one owner of the state. What is written between `begin` and `commit` is there after `commit`, all of it, or not at
/// all.
pub trait Keeper: Store + Send {
    /// Begins a transaction.
    ///
    /// # Errors
    /// The store cannot be written.
    fn begin(&mut self) -> Result<(), StoreFault>;

    /// Ends the transaction. What was written is on the disk when this returns, and readers see it.
    ///
    /// # Errors
    /// The store cannot be written. The transaction is still open then: it has to be rolled back.
    fn commit(&mut self) -> Result<(), StoreFault>;

    /// Undoes what was written since `begin`.
    fn roll_back(&mut self);

    /// Replaces the state by another one. A transaction is open.
    ///
    /// # Errors
    /// The store cannot be written.
    fn replace(&mut self, state: &Memory) -> Result<(), StoreFault>;
}

/// The readers of a state. They see everything that was committed, and nothing else.
pub trait Readers: Send + Sync {
    /// Reads. Every call of the job's view shows the same state.
    ///
    /// # Errors
    /// The store cannot be read.
    fn read(&self, job: &mut dyn FnMut(&dyn View)) -> Result<(), StoreFault>;
}

/// A state in memory: the one that is written, and the one that readers see.
pub struct MemoryKeeper {
    written: Memory,
    committed: Arc<RwLock<Memory>>,
}

/// The readers of a state in memory.
pub struct MemoryReaders(Arc<RwLock<Memory>>);

impl MemoryKeeper {
    /// A state in memory, and its readers.
    #[must_use]
    pub fn new(state: Memory) -> (Self, MemoryReaders) {
        let committed = Arc::new(RwLock::new(state.clone()));
        (Self { written: state, committed: Arc::clone(&committed) }, MemoryReaders(committed))
    }
}

impl View for MemoryKeeper {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.written.get(table, id)
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        self.written.select(resource, query)
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        self.written.scan(table, after, limit)
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.written.counter(counter)
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        self.written.first_due()
    }
}

impl Store for MemoryKeeper {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.written.apply(changes)
    }
}

impl Keeper for MemoryKeeper {
    fn begin(&mut self) -> Result<(), StoreFault> {
        Ok(())
    }

    fn commit(&mut self) -> Result<(), StoreFault> {
        *self.committed.write().unwrap_or_else(PoisonError::into_inner) = self.written.clone();
        Ok(())
    }

    fn roll_back(&mut self) {
        self.written = self.committed.read().unwrap_or_else(PoisonError::into_inner).clone();
    }

    fn replace(&mut self, state: &Memory) -> Result<(), StoreFault> {
        self.written = state.clone();
        Ok(())
    }
}

impl Readers for MemoryReaders {
    fn read(&self, job: &mut dyn FnMut(&dyn View)) -> Result<(), StoreFault> {
        let state = self.0.read().unwrap_or_else(PoisonError::into_inner).clone();
        job(&state);
        Ok(())
    }
}
