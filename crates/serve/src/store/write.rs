//! How changes are written.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lastro_twin::query::{Cell, Keys};
use lastro_twin::state::{Changes, Counter, DueKind, Row, StoreFault, Table};
use rusqlite::{Statement, params};

use super::cells::Written;
use super::database::fault;
use super::link::Link;
use super::schema::{Searched, Tables};
use super::select::number;

/// The statements that write a row of a table.
struct Statements {
    /// That of the document of a new row. It changes nothing where there is one already.
    new: String,
    /// That of the document of any row.
    doc: String,
    /// Those of the numbers, the other fields, each section, and the custom fields.
    narrow: Option<(String, Vec<usize>)>,
    rest: Option<(String, Vec<usize>)>,
    sections: Vec<String>,
    custom: Option<String>,
    /// Those that delete the elements and custom fields of a row.
    parts: Vec<String>,
    /// Those that delete the row itself, its document first.
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
        let Tables { name, searched, .. } = Tables::of(table);
        let places = |count: usize| vec!["?"; count].join(", ");
        let delete = |of: &str, key: &str| format!("DELETE FROM \"{of}\" WHERE {key} = ?");
        let mut statements = Self {
            new: format!("INSERT INTO \"{name}_doc\" VALUES(?, ?, ?) ON CONFLICT DO NOTHING"),
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

/// The statement that appends to the journal.
pub(super) const JOURNAL: &str = "INSERT INTO journal VALUES(?, ?)";

/// Makes changes. The caller undoes them if this fails.
pub(super) fn apply(link: &Link, changes: Changes) -> Result<(), StoreFault> {
    let mut sizes: BTreeMap<Table, i64> = BTreeMap::new();
    for change in changes.rows {
        let more = match &change.row {
            Some(row) => put(link, change.table, change.id, row)?,
            None => delete(link, change.table, change.id)?,
        };
        *sizes.entry(change.table).or_default() += more;
    }
    let mut held = link.held()?;
    for (table, more) in sizes {
        held.changed(table, more);
    }
    for (counter, value) in changes.counters {
        held.set_counter(counter, value);
    }
    for change in changes.due {
        let sql = match change.wanted {
            true => "INSERT OR IGNORE INTO due VALUES(?, ?, ?)",
            false => "DELETE FROM due WHERE at = ? AND kind = ? AND id = ?",
        };
        link.run(sql, params![change.due.at.millis(), kind_code(change.due.kind), change.due.id])?;
        held.due_changed(&change);
    }
    if let Some(entry) = changes.journal {
        // its number is the counter's, which these changes have set
        link.run(JOURNAL, params![held.counter(Counter::Entry), entry])?;
    }
    Ok(())
}

/// A kind of work as it is stored: its place in the order.
pub(super) fn kind_code(kind: DueKind) -> i64 {
    DueKind::ALL.iter().position(|known| *known == kind).map_or(i64::MAX, number)
}

/// Writes a row. Returns how the number of rows changes: by 1 for a new row, by 0 for one that is replaced.
fn put(link: &Link, table: Table, id: i64, row: &Row) -> Result<i64, StoreFault> {
    let searched = Tables::of(table).searched.as_ref();
    // a row that cannot be read is not written
    let keys = searched.map(|searched| Keys::of(searched.layout, row)).transpose()?;
    let statements = Statements::of(table);
    let document = params![id, &*row.doc, row.extras.as_deref()];
    let is_new = link.count(&statements.new, document)? > 0;
    if !is_new {
        link.run(&statements.doc, document)?;
        for sql in &statements.parts {
            link.run(sql, [id])?;
        }
    }
    let Some(keys) = keys else { return Ok(i64::from(is_new)) };
    for (sql, columns) in [&statements.narrow, &statements.rest].into_iter().flatten() {
        let mut statement = link.connection.prepare_cached(sql).map_err(fault)?;
        let cells = columns.iter().filter_map(|place| keys.columns.get(*place));
        write(&mut statement, &[id], cells).map_err(fault)?;
    }
    for (sql, elements) in statements.sections.iter().zip(&keys.sections) {
        let mut statement = link.connection.prepare_cached(sql).map_err(fault)?;
        for (place, cells) in elements.iter().enumerate() {
            write(&mut statement, &[id, number(place)], cells).map_err(fault)?;
        }
    }
    for (name, value) in &keys.custom {
        let Some(sql) = &statements.custom else { break };
        link.run(sql, params![id, name, value.number.as_deref(), &*value.text])?;
    }
    Ok(i64::from(is_new))
}

/// Writes a row of keys and cells. Most cells are null, as is a parameter that is not bound.
fn write<'c>(
    statement: &mut Statement<'_>,
    keys: &[i64],
    cells: impl IntoIterator<Item = &'c Cell>,
) -> rusqlite::Result<()> {
    statement.clear_bindings();
    for (place, key) in keys.iter().enumerate() {
        statement.raw_bind_parameter(place + 1, key)?;
    }
    for (place, cell) in cells.into_iter().enumerate().filter(|(_, cell)| **cell != Cell::Null) {
        statement.raw_bind_parameter(keys.len() + place + 1, Written(cell))?;
    }
    statement.raw_execute()?;
    Ok(())
}

/// Deletes a row. Returns how the number of rows changes: by -1, or by 0 if there was no such row.
fn delete(link: &Link, table: Table, id: i64) -> Result<i64, StoreFault> {
    let statements = Statements::of(table);
    let mut all = statements.whole.iter().chain(&statements.parts);
    // where there is no document there is nothing else
    let there = all.next().map_or(Ok(0), |sql| link.count(sql, [id]))? > 0;
    for sql in all.filter(|_| there) {
        link.run(sql, [id])?;
    }
    Ok(-i64::from(there))
}

/// Deletes everything but the texts of the server.
pub(super) fn clear(link: &Link) -> Result<(), StoreFault> {
    let mut sql = String::from("DELETE FROM counter; DELETE FROM due; DELETE FROM journal;");
    for table in Table::ALL {
        let Tables { name, searched, .. } = Tables::of(table);
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
    link.connection.execute_batch(&sql).map_err(fault)?;
    link.held()?.clear();
    Ok(())
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
