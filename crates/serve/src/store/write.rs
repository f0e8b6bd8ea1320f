//! How changes are written.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lastro_twin::query::{Keys, Layout};
use lastro_twin::state::{Changes, Counter, DueKind, Row, StoreFault, Table};
use rusqlite::{Connection, ToSql, params, params_from_iter};

use super::cells::Written;
use super::database::fault;
use super::schema::{Searched, Tables};
use super::select::number;

/// The statements that write a row of a table.
struct Statements {
    exists: String,
    doc: String,
    /// Those of the numbers, the other fields, each section, and the custom fields.
    narrow: Option<(String, Vec<usize>)>,
    rest: Option<(String, Vec<usize>)>,
    sections: Vec<String>,
    custom: Option<String>,
    /// Those that delete the elements and custom fields of a row.
    parts: Vec<String>,
    /// Those that delete the row itself.
    whole: Vec<String>,
}

impl Statements {
    fn of(table: Table) -> &'static Self {
        static ALL: OnceLock<BTreeMap<Table, Statements>> = OnceLock::new();
        static NONE: OnceLock<Statements> = OnceLock::new();
        let all = ALL.get_or_init(|| Table::ALL.into_iter().map(|table| (table, Self::new(table))).collect());
        all.get(&table).unwrap_or_else(|| NONE.get_or_init(|| Self::new(table)))
    }

    fn new(table: Table) -> Self {
        let Tables { name, searched } = Tables::of(table);
        let places = |count: usize| vec!["?"; count].join(", ");
        let delete = |of: &str, key: &str| format!("DELETE FROM \"{of}\" WHERE {key} = ?");
        let mut statements = Self {
            exists: format!("SELECT 1 FROM \"{name}_doc\" WHERE id = ?"),
            doc: format!("INSERT OR REPLACE INTO \"{name}_doc\" VALUES(?, ?, ?)"),
            narrow: None,
            rest: None,
            sections: Vec::new(),
            custom: None,
            parts: Vec::new(),
            whole: vec![delete(&format!("{name}_doc"), "id")],
        };
        let Some(searched) = searched else { return statements };
        let into = |of: &str, count: usize| format!("INSERT OR REPLACE INTO \"{of}\" VALUES({})", places(count));
        let table = |suffix: &str, narrow: bool| {
            let columns = searched.columns(narrow);
            (into(&format!("{name}{suffix}"), columns.len() + 1), columns)
        };
        statements.narrow = Some(table("", true));
        statements.rest = Some(table("_rest", false));
        statements.whole.extend([delete(name, "id"), delete(&format!("{name}_rest"), "id")]);
        for section in &searched.layout.sections {
            let of = format!("{name}_{}", section.name);
            statements.sections.push(into(&of, section.columns.len() + 2));
            statements.parts.push(delete(&of, "owner"));
        }
        if searched.layout.custom {
            let of = format!("{name}_custom");
            statements.custom = Some(into(&of, 4));
            statements.parts.push(delete(&of, "id"));
        }
        statements
    }
}

/// Makes changes. The caller undoes them if this fails.
pub(super) fn apply(connection: &Connection, changes: Changes) -> Result<(), StoreFault> {
    let mut sizes: BTreeMap<Table, i64> = BTreeMap::new();
    for change in changes.rows {
        let size = sizes.entry(change.table).or_default();
        let statements = Statements::of(change.table);
        let exists = {
            let mut statement = connection.prepare_cached(&statements.exists).map_err(fault)?;
            statement.exists([change.id]).map_err(fault)?
        };
        if exists {
            for sql in &statements.parts {
                run(connection, sql, params![change.id])?;
            }
        }
        match change.row {
            Some(row) => {
                let searched = Tables::of(change.table).searched.as_ref();
                put(connection, statements, searched, change.id, &row)?;
                *size += i64::from(!exists);
            }
            None if exists => {
                for sql in &statements.whole {
                    run(connection, sql, params![change.id])?;
                }
                *size -= 1;
            }
            None => {}
        }
    }
    for (table, change) in sizes {
        let sql = "UPDATE size SET rows = rows + ?, version = version + 1 WHERE name = ?";
        run(connection, sql, params![change, table.name()])?;
    }
    for (counter, value) in changes.counters {
        let sql = "INSERT INTO counter VALUES(?, ?) ON CONFLICT DO UPDATE SET value = excluded.value";
        run(connection, sql, params![counter_name(counter), value])?;
    }
    for change in changes.due {
        let sql = match change.wanted {
            true => "INSERT OR IGNORE INTO due VALUES(?, ?, ?)",
            false => "DELETE FROM due WHERE at = ? AND kind = ? AND id = ?",
        };
        run(connection, sql, params![change.due.at.millis(), kind_code(change.due.kind), change.due.id])?;
    }
    if let Some(entry) = changes.journal {
        // its number is the counter's, which these changes have set
        let sql = "INSERT INTO journal SELECT value, ? FROM counter WHERE name = ?";
        run(connection, sql, params![entry, counter_name(Counter::Entry)])?;
    }
    Ok(())
}

/// A kind of work as it is stored: its place in the order.
pub(super) fn kind_code(kind: DueKind) -> i64 {
    DueKind::ALL.iter().position(|known| *known == kind).map_or(i64::MAX, number)
}

fn run(connection: &Connection, sql: &str, params: &[&dyn ToSql]) -> Result<(), StoreFault> {
    let mut statement = connection.prepare_cached(sql).map_err(fault)?;
    statement.execute(params).map_err(fault)?;
    Ok(())
}

fn put(
    connection: &Connection,
    statements: &Statements,
    searched: Option<&Searched>,
    id: i64,
    row: &Row,
) -> Result<(), StoreFault> {
    run(connection, &statements.doc, params![id, &*row.doc, row.extras.as_deref()])?;
    let Some(Searched { layout, .. }) = searched else { return Ok(()) };
    let keys = Keys::of(layout, row)?;
    for (sql, columns) in [&statements.narrow, &statements.rest].into_iter().flatten() {
        let mut statement = connection.prepare_cached(sql).map_err(fault)?;
        statement.raw_bind_parameter(1, id).map_err(fault)?;
        for (place, cell) in columns.iter().filter_map(|place| keys.columns.get(*place)).enumerate() {
            statement.raw_bind_parameter(place + 2, Written(cell)).map_err(fault)?;
        }
        statement.raw_execute().map_err(fault)?;
    }
    elements(connection, statements, layout, id, &keys)?;
    for (name, value) in &keys.custom {
        let Some(sql) = &statements.custom else { break };
        run(connection, sql, params![id, name, value.number.as_deref(), &*value.text])?;
    }
    Ok(())
}

fn elements(
    connection: &Connection,
    statements: &Statements,
    layout: &Layout,
    id: i64,
    keys: &Keys,
) -> Result<(), StoreFault> {
    for ((sql, elements), _) in statements.sections.iter().zip(&keys.sections).zip(&layout.sections) {
        let mut statement = connection.prepare_cached(sql).map_err(fault)?;
        for (place, cells) in elements.iter().enumerate() {
            let place = number(place);
            let first: [&dyn ToSql; 2] = [&id, &place];
            let cells: Vec<Written<'_>> = cells.iter().map(Written).collect();
            let all = first.into_iter().chain(cells.iter().map(|cell| cell as &dyn ToSql));
            statement.execute(params_from_iter(all)).map_err(fault)?;
        }
    }
    Ok(())
}

/// Deletes everything but the texts of the server.
pub(super) fn clear(connection: &Connection) -> Result<(), StoreFault> {
    let mut sql = String::from("DELETE FROM counter; DELETE FROM due; DELETE FROM journal;");
    for table in Table::ALL {
        let Tables { name, searched } = Tables::of(table);
        sql.push_str(&format!("DELETE FROM \"{name}_doc\";"));
        let Some(Searched { layout, .. }) = searched else { continue };
        sql.push_str(&format!("DELETE FROM \"{name}\"; DELETE FROM \"{name}_rest\";"));
        for section in &layout.sections {
            sql.push_str(&format!("DELETE FROM \"{name}_{}\";", section.name));
        }
        if layout.custom {
            sql.push_str(&format!("DELETE FROM \"{name}_custom\";"));
        }
    }
    sql.push_str("UPDATE size SET rows = 0, version = version + 1;");
    connection.execute_batch(&sql).map_err(fault)
}

/// The name of a counter in the file.
pub(super) fn counter_name(counter: Counter) -> String {
    match counter {
        Counter::Key(table) => format!("key.{}", table.name()),
        Counter::Installment => "installment".to_owned(),
        Counter::Item => "item".to_owned(),
        Counter::Contact => "contact".to_owned(),
        Counter::Card => "card".to_owned(),
        Counter::Revision => "revision".to_owned(),
        Counter::Now => "now".to_owned(),
        Counter::Entry => "entry".to_owned(),
    }
}
