//! The state of a server. It is always in memory. A [`Keeper`] makes its changes durable.

use core::mem::take;
use std::sync::{Arc, PoisonError, RwLock};

use lastro_twin::Engine;
use lastro_twin::snapshot::Contents;
use lastro_twin::state::{Changes, Counter, Memory, Store, StoreFault, View, within_page};

use crate::reading::Stop;
use crate::store::{Database, Journal};

/// Makes batches of changes durable, for example in a database file.
pub trait Keeper: Send {
    /// Writes a batch. When the function returns, the batch is on the disk.
    ///
    /// # Errors
    /// The batch cannot be written. In this case, nothing of it is stored.
    fn write(&mut self, batch: &Batch) -> Result<(), StoreFault>;

    /// Finishes all writes and closes the file. This is the last call to the keeper.
    ///
    /// # Errors
    /// The file cannot be written. Committed changes are not lost.
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

/// The changes that are not yet in the file.
#[derive(Debug, Default)]
pub struct Batch {
    /// The changes, in order.
    pub changes: Vec<Changes>,
    /// If the whole state was replaced: the number of elements of `changes` before the replacement.
    pub replaced: Option<usize>,
    /// The settings to store with the state, as a string.
    pub kept: Option<String>,
}

/// The state of the twin, including changes that are not committed yet. Only the writer's thread has it; all other threads read
/// the [`Committed`] state.
pub struct State {
    memory: Memory,
    /// The changes that the keeper has not written yet; `None` for a state without a keeper.
    batch: Option<Batch>,
    /// Maximum number of journal entries in memory; `None` for no limit.
    journal_keep: Option<usize>,
}

/// An earlier version of the state, to which [`State::undo`] returns. It shares its rows with the current version.
pub struct Before {
    memory: Memory,
    changes: usize,
    replaced: Option<usize>,
    kept: Option<String>,
}

impl State {
    /// A state that is only in memory, together with its journal, and is lost when the server ends. `journal_keep`: the number
    /// of newest journal entries to keep; `None` keeps all.
    #[must_use]
    pub const fn in_memory(memory: Memory, journal_keep: Option<usize>) -> Self {
        Self { memory, batch: None, journal_keep }
    }

    /// A state that a keeper has loaded and makes durable. The keeper also stores the journal.
    #[must_use]
    pub fn kept(memory: Memory) -> Self {
        Self { memory, batch: Some(Batch::default()), journal_keep: None }
    }

    /// The current state.
    #[must_use]
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Sets a flag that ends searches of the state early; see [`Memory::stop_by`].
    pub fn stop_by(&mut self, stop: Option<Stop>) {
        self.memory.stop_by(stop);
    }

    /// Returns the current version, for a later [`undo`](Self::undo).
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

    /// Undoes all changes since `before`. There must have been no commit since then.
    pub fn undo(&mut self, before: Before) {
        self.memory = before.memory;
        if let Some(batch) = &mut self.batch {
            batch.changes.truncate(before.changes);
            (batch.replaced, batch.kept) = (before.replaced, before.kept);
        }
    }

    /// Replaces the whole state by that of a snapshot. The journal becomes empty.
    pub fn replace(&mut self, memory: Memory, contents: Contents) {
        self.memory = memory;
        if let Some(batch) = &mut self.batch {
            batch.replaced = Some(batch.changes.len());
            batch.changes.push(contents.changes);
        }
    }

    /// Stores the server's settings together with the state. A snapshot does not contain them.
    pub fn remember(&mut self, text: String) {
        if let Some(batch) = &mut self.batch {
            batch.kept = Some(text);
        }
    }

    /// Makes the changes durable. Returns whether there were any; always `false` for a state without a keeper.
    ///
    /// # Errors
    /// The changes cannot be written. In this case, the caller has to undo them.
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

/// The engine and the state as of the last commit, for read-only requests. The lock is held only to get the reference, and not
/// while a request reads.
#[derive(Clone)]
pub struct Committed(Arc<RwLock<Arc<Last>>>);

/// The engine and the state as of one commit.
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

    /// Returns the engine and the state as of the last commit.
    #[must_use]
    pub fn get(&self) -> Arc<Last> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Publishes the state of a new commit. `engine`: the new engine; `None` keeps the previous one.
    pub fn set(&self, engine: Option<&Engine>, state: &Memory) {
        let engine = engine.map_or_else(|| Arc::clone(&self.get().engine), |engine| Arc::new(engine.clone()));
        let last = Arc::new(Last { engine, state: state.clone() });
        // dropping the previous state may take long, so it is done after the lock is released
        let before = core::mem::replace(&mut *self.0.write().unwrap_or_else(PoisonError::into_inner), last);
        drop(before);
    }
}

/// Where the journal is stored. It can be read in parallel with the writer.
pub enum Entries {
    /// The journal is in memory, as part of the state.
    Memory(Committed),
    /// The journal is in the database file.
    File(Journal),
}

impl Entries {
    /// The entries from number `from` on, each as one line of JSON: at most `limit` entries, and no more than fit into
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
        // the counter is the number of the last entry; older entries may be missing, for example after a restore
        let last = committed.state.counter(Counter::Entry)?;
        let first = last.saturating_sub(i64::try_from(entries.len()).unwrap_or(i64::MAX));
        let skipped = usize::try_from(from.saturating_sub(1).saturating_sub(first)).unwrap_or_default();
        within_page(entries.iter().skip(skipped).take(limit).map(|line| Ok(line.to_string())), String::len)
    }

    /// Checks that the file with the journal can be read. A journal in memory always can.
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
