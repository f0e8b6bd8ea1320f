//! A state in a SQLite file.

use std::sync::{Arc, Mutex, PoisonError};

use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Counter, Due, Found, Row, Store, StoreFault, Table, View};

use super::{Keeper, Kept, Readers, Stop, delegate_view};
use crate::store::{Database, Reader};

/// The name of the text that is kept beside the state.
const KEPT: &str = "settings";

/// The connection that writes.
pub struct FileKeeper {
    database: Database,
    readers: FileReaders,
    journal: Option<i64>,
}

/// The connections that read. Each is used by one thread at a time.
#[derive(Clone)]
pub struct FileReaders(Arc<Mutex<Vec<Reader>>>);

impl FileKeeper {
    /// A state in a file, and so many readers of it.
    ///
    /// # Errors
    /// The file cannot be opened again.
    pub fn new(database: Database, count: usize) -> Result<(Self, FileReaders), StoreFault> {
        let readers = (0..count).map(|_| database.reader()).collect::<Result<Vec<_>, _>>()?;
        let readers = FileReaders(Arc::new(Mutex::new(readers)));
        Ok((Self { database, readers: readers.clone(), journal: None }, readers))
    }
}

delegate_view!(FileKeeper, database);

impl Kept for FileKeeper {
    fn clear(&mut self) -> Result<(), StoreFault> {
        self.database.clear()
    }

    fn remember(&mut self, text: &str) -> Result<(), StoreFault> {
        self.database.set_meta(KEPT, text)
    }

    fn remembered(&self) -> Result<Option<String>, StoreFault> {
        self.database.meta(KEPT)
    }
}

impl Keeper for FileKeeper {
    fn begin(&mut self) -> Result<(), StoreFault> {
        self.database.begin()
    }

    fn begin_part(&mut self, alone: bool) -> Result<(), StoreFault> {
        self.database.begin_part(alone)
    }

    fn end_part(&mut self) -> Result<(), StoreFault> {
        self.database.end_part()
    }

    fn undo_part(&mut self) -> Result<(), StoreFault> {
        self.database.undo_part()
    }

    fn commit(&mut self) -> Result<(), StoreFault> {
        // where this fails the caller rolls back
        self.journal.map_or(Ok(()), |most| self.database.shorten_journal(most))?;
        self.database.commit()
    }

    fn roll_back(&mut self) {
        // what cannot be undone is not in the file either
        let _ = self.database.rollback();
    }

    fn keep_journal(&mut self, most: usize) {
        self.journal = Some(i64::try_from(most).unwrap_or(i64::MAX));
    }

    fn close(self: Box<Self>) -> Result<(), StoreFault> {
        self.readers.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.database.close()
    }
}

/// A connection that no other thread uses. It goes back when this is dropped, also where the reading panicked.
struct Taken<'r> {
    from: &'r FileReaders,
    reader: Option<Reader>,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.from.0.lock().unwrap_or_else(PoisonError::into_inner).extend(self.reader.take());
    }
}

impl FileReaders {
    /// Reads one consistent state.
    fn with<T>(&self, read: impl FnOnce(&Reader) -> T) -> Result<T, StoreFault> {
        let reader = self.0.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let taken = Taken { from: self, reader };
        let reader = taken.reader.as_ref();
        reader.ok_or_else(|| StoreFault("the database has no connection to read with".to_owned()))?.snapshot(read)
    }
}

impl Readers for FileReaders {
    fn read(&self, stop: &Stop, job: &mut dyn FnMut(&dyn View)) -> Result<(), StoreFault> {
        self.with(|reader| reader.stopped_by(stop, job))
    }

    fn journal(&self, from: i64, limit: usize) -> Result<Vec<String>, StoreFault> {
        let entries = self.with(|reader| reader.journal(from, limit))??;
        Ok(entries.into_iter().map(|(_, entry)| entry).collect())
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::Ordering::Relaxed;
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::store::Options;

    #[test]
    fn a_reader_that_panics_goes_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::open(&folder.path().join("lastro.db"), &Options::default()).expect("a new file");
        let (_keeper, readers) = FileKeeper::new(database, 1).expect("a keeper");
        for _ in 0..2 {
            assert!(catch_unwind(AssertUnwindSafe(|| readers.with(|_| panic!("as a test does")))).is_err());
        }
        assert_eq!(readers.with(|reader| reader.meta(KEPT)), Ok(Ok(None)));
    }

    #[test]
    fn a_read_that_was_stopped_and_panicked_stops_no_later_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = Database::open(&folder.path().join("lastro.db"), &Options::default()).expect("a new file");
        let (mut keeper, readers) = FileKeeper::new(database, 1).expect("a keeper");
        keeper.begin().expect("a transaction");
        for number in 1..=100 {
            let counters = vec![(Counter::Entry, number)];
            let changes = Changes { counters, journal: Some("{}".into()), ..Changes::default() };
            keeper.apply(changes).expect("an entry");
        }
        keeper.commit().expect("written");
        let stop = Stop::default();
        stop.store(true, Relaxed);
        let panics = || readers.read(&stop, &mut |_| panic!("as a test does"));
        assert!(catch_unwind(AssertUnwindSafe(panics)).is_err());
        assert_eq!(readers.journal(1, 100).map(|entries| entries.len()), Ok(100));
    }
}
