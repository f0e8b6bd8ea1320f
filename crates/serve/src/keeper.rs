//! The state of a server: always in memory, and made durable by a [`Keeper`].

use core::mem::take;
use std::sync::{Arc, PoisonError, RwLock};

use lastro_twin::Engine;
use lastro_twin::snapshot::Contents;
use lastro_twin::state::{Changes, Counter, Memory, Store, StoreFault, View, within_page};

use crate::reading::Stop;
use crate::store::{Database, Journal};

/// Makes batches of changes durable.
pub trait Keeper: Send {
    /// Writes a batch. It is on the disk when this returns.
    ///
    /// # Errors
    /// The batch cannot be written. Nothing of it is stored then.
    fn write(&mut self, batch: &Batch) -> Result<(), StoreFault>;

    /// Completes the file and closes it. The last call.
    ///
    /// # Errors
    /// The file cannot be written. What was committed is safe.
    fn close(self: Box<Self>) -> Result<(), StoreFault>;
}

impl Keeper for Database {
    fn write(&mut self, batch: &Batch) -> Result<(), StoreFault> {
        let mut transaction = self.begin()?;
        let mut changes = batch.changes.as_slice();
        if let Some(before) = batch.replaced {
            transaction.clear()?;
            changes = changes.get(before..).unwrap_or_default();
        }
        transaction.put(changes)?;
        if let Some(text) = &batch.kept {
            transaction.remember(text)?;
        }
        transaction.commit()
    }

    fn close(self: Box<Self>) -> Result<(), StoreFault> {
        Self::close(*self)
    }
}

/// The changes that are not in the file yet.
#[derive(Debug, Default)]
pub struct Batch {
    /// The changes, in order.
    pub changes: Vec<Changes>,
    /// The number of changes before the whole state was replaced, if it was.
    pub replaced: Option<usize>,
    /// The string to store with the state.
    pub kept: Option<String>,
}

/// The state, as the writer sees it.
pub struct State {
    memory: Memory,
    /// The changes that the keeper does not have yet; `None` without a keeper.
    batch: Option<Batch>,
    /// Most journal entries in memory; `None`: all.
    journal_keep: Option<usize>,
}

/// An earlier version of the state, for [`State::undo`]. Its rows are shared, not copied.
pub struct Before {
    memory: Memory,
    changes: usize,
    replaced: Option<usize>,
    kept: Option<String>,
}

impl State {
    /// A state that is lost when the server ends, with its journal. `journal_keep`: keep only this many of the newest entries.
    #[must_use]
    pub const fn in_memory(memory: Memory, journal_keep: Option<usize>) -> Self {
        Self { memory, batch: None, journal_keep }
    }

    /// A state as its keeper has it. Only the keeper has the journal.
    #[must_use]
    pub fn kept(memory: Memory) -> Self {
        Self { memory, batch: Some(Batch::default()), journal_keep: None }
    }

    /// The state as it is now.
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// As [`Memory::stop_by`].
    pub fn stop_by(&mut self, stop: Option<Stop>) {
        self.memory.stop_by(stop);
    }

    /// The version to which [`undo`](Self::undo) returns.
    #[must_use]
    pub fn before(&self) -> Before {
        let batch = self.batch.as_ref();
        Before {
            memory: self.memory.clone(),
            changes: batch.map_or(0, |batch| batch.changes.len()),
            replaced: batch.and_then(|batch| batch.replaced),
            kept: batch.and_then(|batch| batch.kept.clone()),
        }
    }

    /// Undoes the changes since `before`. There must have been no commit in between.
    pub fn undo(&mut self, before: Before) {
        self.memory = before.memory;
        if let Some(batch) = &mut self.batch {
            batch.changes.truncate(before.changes);
            (batch.replaced, batch.kept) = (before.replaced, before.kept);
        }
    }

    /// Replaces the whole state with that of a snapshot. The journal is empty again.
    pub fn replace(&mut self, memory: Memory, contents: Contents) {
        self.memory = memory;
        if let Some(batch) = &mut self.batch {
            batch.replaced = Some(batch.changes.len());
            batch.changes.push(contents.changes);
        }
    }

    /// Stores a string with the state. It is not part of a snapshot.
    pub fn remember(&mut self, text: String) {
        if let Some(batch) = &mut self.batch {
            batch.kept = Some(text);
        }
    }

    /// Makes the changes durable. Returns whether there were any.
    ///
    /// # Errors
    /// The changes cannot be written; then the caller has to undo them.
    pub fn commit(&mut self, keeper: Option<&mut (dyn Keeper + 'static)>) -> Result<bool, StoreFault> {
        if let Some(most) = self.journal_keep {
            self.memory.shorten_journal(most);
        }
        let batch = self.batch.as_mut().map(take).unwrap_or_default();
        let is_empty = batch.changes.is_empty() && batch.kept.is_none();
        match keeper {
            Some(keeper) if !is_empty => keeper.write(&batch).map(|()| true),
            _ => Ok(!is_empty),
        }
    }
}

impl Store for State {
    fn view(&self) -> &dyn View {
        &self.memory
    }

    fn apply(&mut self, mut changes: Changes) -> Result<(), StoreFault> {
        let Some(batch) = &mut self.batch else { return self.memory.apply(changes) };
        let journal = changes.journal.take();
        self.memory.apply(changes.clone())?;
        batch.changes.push(Changes { journal, ..changes });
        Ok(())
    }
}

/// The engine and the state as of the last commit, for read-only requests. Readers hold no lock while they read.
#[derive(Clone)]
pub struct Committed(Arc<RwLock<Arc<Last>>>);

/// The last commit.
pub struct Last {
    /// The engine.
    pub engine: Arc<Engine>,
    /// The state.
    pub state: Memory,
}

impl Committed {
    /// The initial engine and state of a server.
    #[must_use]
    pub fn new(engine: &Engine, state: &Memory) -> Self {
        let last = Last { engine: Arc::new(engine.clone()), state: state.clone() };
        Self(Arc::new(RwLock::new(Arc::new(last))))
    }

    /// The last commit.
    #[must_use]
    pub fn get(&self) -> Arc<Last> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Publishes a commit. Without an engine, the previous engine stays.
    pub fn set(&self, engine: Option<&Engine>, state: &Memory) {
        let engine = engine.map_or_else(|| Arc::clone(&self.get().engine), |engine| Arc::new(engine.clone()));
        let last = Arc::new(Last { engine, state: state.clone() });
        // the previous commit may be the last owner of a whole state, so it is dropped after the lock is released
        let before = core::mem::replace(&mut *self.0.write().unwrap_or_else(PoisonError::into_inner), last);
        drop(before);
    }
}

/// The journal entries, for reads in parallel with the writer.
pub enum Entries {
    /// In the state itself.
    Memory(Committed),
    /// In the file.
    File(Journal),
}

impl Entries {
    /// The entries from number `from` on, each one line of JSON: at most `limit`, and as many as fit into
    /// [`PAGE_BYTES`](lastro_twin::state::PAGE_BYTES).
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn read(&self, from: i64, limit: usize) -> Result<Vec<String>, StoreFault> {
        let committed = match self {
            Self::File(journal) => return journal.entries(from, limit),
            Self::Memory(committed) => committed.get(),
        };
        let entries = committed.state.journal();
        // the last entry has the counter's number; a restored state lacks the entries before its snapshot
        let last = committed.state.counter(Counter::Entry)?;
        let first = last.saturating_sub(i64::try_from(entries.len()).unwrap_or(i64::MAX));
        let skipped = usize::try_from(from.saturating_sub(1).saturating_sub(first)).unwrap_or_default();
        within_page(entries.iter().skip(skipped).take(limit).map(|line| Ok(line.to_string())), String::len)
    }

    /// Checks that the file can be read.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn check(&self) -> Result<(), StoreFault> {
        match self {
            Self::File(journal) => journal.check(),
            Self::Memory(_) => Ok(()),
        }
    }
}
