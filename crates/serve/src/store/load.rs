//! Loads the state when a server starts.

use std::sync::Arc;
use std::sync::mpsc::sync_channel;
use std::thread;

use lastro_twin::Moment;
use lastro_twin::state::{
    Changes, Counter, Due, DueChange, DueKind, Memory, Row, RowChange, Store as _, StoreFault, Table,
};
use rusqlite::Connection;

use super::database::{Reads, fault};
use super::transaction::counter_name;

/// Number of rows that the reading thread passes to the building thread at a time.
const CHUNK: usize = 1_000;
/// Maximum number of chunks that wait for the building thread. It limits the memory that loading a large file takes.
const WAITING: usize = 8;

/// Loads the whole state. The current thread reads the file, while another thread parses the documents and builds the state.
pub(super) fn load(connection: &Connection) -> Reads<Memory> {
    thread::scope(|scope| {
        let (give, take) = sync_channel::<Changes>(WAITING);
        let building = scope.spawn(move || {
            let mut memory = Memory::default();
            take.into_iter().try_for_each(|changes| memory.apply(changes)).map(|()| memory)
        });
        // an error of `send` means that the building thread has failed; `join` below returns its error
        let read = read(connection, &mut |changes| give.send(changes).is_ok());
        drop(give);
        let built = building.join().unwrap_or_else(|_| Err(StoreFault::Failed("the loading thread failed".to_owned())));
        read.and(built)
    })
}

/// Passes the contents of the file to `put`, until `put` returns `false`.
fn read(connection: &Connection, put: &mut dyn FnMut(Changes) -> bool) -> Reads<()> {
    if !put(Changes { counters: counters(connection)?, due: due(connection)?, ..Changes::default() }) {
        return Ok(());
    }
    for table in Table::ALL {
        let sql = format!("SELECT id, doc, extras FROM \"{}\" ORDER BY id", table.name());
        let mut statement = connection.prepare(&sql).map_err(fault)?;
        let rows = statement.query_map([], |row| {
            let doc: Arc<str> = row.get_ref(1)?.as_str()?.into();
            let extras = row.get_ref(2)?.as_str_or_null()?.map(Into::into);
            Ok(Row::new(row.get(0)?, doc, extras))
        });
        let mut chunk = Vec::with_capacity(CHUNK);
        for row in rows.map_err(fault)? {
            let row = row.map_err(fault)?;
            chunk.push(RowChange { table, id: row.id, row: Some(row) });
            if chunk.len() == CHUNK {
                let rows = core::mem::replace(&mut chunk, Vec::with_capacity(CHUNK));
                if !put(Changes { rows, ..Changes::default() }) {
                    return Ok(());
                }
            }
        }
        if !put(Changes { rows: chunk, ..Changes::default() }) {
            return Ok(());
        }
    }
    Ok(())
}

fn counters(connection: &Connection) -> Reads<Vec<(Counter, i64)>> {
    let mut statement = connection.prepare("SELECT name, value FROM counter").map_err(fault)?;
    let values = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).map_err(fault)?;
    let known = |value: rusqlite::Result<(String, i64)>| {
        let (name, value) = value.map_err(fault)?;
        let counter = Counter::all().find(|counter| counter_name(*counter) == name);
        Ok((counter.ok_or_else(|| StoreFault::Failed("the database: an unknown counter".to_owned()))?, value))
    };
    values.map(known).collect()
}

fn due(connection: &Connection) -> Reads<Vec<DueChange>> {
    let mut statement = connection.prepare("SELECT at, kind, id FROM due").map_err(fault)?;
    let work = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).map_err(fault)?;
    let known = |work: rusqlite::Result<(i64, u8, i64)>| {
        let (at, kind, id) = work.map_err(fault)?;
        let kind = DueKind::ALL.get(usize::from(kind)).copied();
        let kind = kind.ok_or_else(|| StoreFault::Failed("the database: work of an unknown kind".to_owned()))?;
        Ok(DueChange { due: Due { at: Moment::from_millis(at), kind, id }, wanted: true })
    };
    work.map(known).collect()
}
