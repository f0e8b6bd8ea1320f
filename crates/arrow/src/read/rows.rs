//! The rows of a batch while records are read into it.

use std::sync::Arc;

use arrow_array::{ArrayRef, Int64Array, RecordBatch, StringArray, StructArray};
use arrow_schema::{FieldRef, Schema, SchemaRef};
use lastro::json::Value;
use lastro::model::{ModelTable, Node, Reader};
use lastro::{Issue, LastroError, Severity};

use super::block::Place;
use super::columns::{Record, Texts, fault};
use super::concealed;
use super::explode::Explode;
use super::row::Row;
use crate::{issues, schema};

/// Maximum bytes that `extra` keeps of a text that is not a record.
const KEPT: usize = 4096;

/// The rows that have been read.
pub(crate) struct Rows {
    pub(super) record: Record,
    origin: Origin,
    /// The rows with issues, and their issues.
    found: Vec<(usize, Vec<Issue>)>,
    rows: usize,
    /// Minimum severity of listed issues.
    severity: Severity,
}

impl Rows {
    pub(crate) fn new(table: &'static ModelTable, severity: Severity) -> Self {
        Self { record: Record::new(table), origin: Origin::default(), found: Vec::new(), rows: 0, severity }
    }

    pub(crate) const fn len(&self) -> usize {
        self.rows
    }

    /// Reads a record into the next row.
    pub(crate) fn read(&mut self, json: &[u8], source: Option<&str>, place: Place) {
        let row = &mut Row { columns: &mut self.record, row: self.rows };
        match Reader::document(json, |node, reader| reader.build(row, node)) {
            Ok((true, reader)) => self.end(source, place, reader.into_issues()),
            Ok((false, reader)) => self.refused(json, source, place, reader.into_issues()),
            Err(error) => self.refused(json, source, place, error.into_issues()),
        }
    }

    /// Puts a record that was converted from the text `json` into the next row.
    pub(crate) fn put(
        &mut self,
        made: Result<(Value, Vec<Issue>), LastroError>,
        json: &[u8],
        source: Option<&str>,
        place: Place,
    ) {
        match made {
            Ok((record, found)) => {
                // the issues of this reader are dropped: `found` already has the issues of the record
                Reader::new().build(&mut Row { columns: &mut self.record, row: self.rows }, &Node::from(&record));
                self.end(source, place, found);
            }
            Err(error) => self.refused(json, source, place, error.into_issues()),
        }
    }

    /// Adds a row for text that is not a record. Its values are null. `extra` has the beginning of the text, or an empty string
    /// if the text may contain a card number.
    pub(crate) fn refused(&mut self, text: &[u8], source: Option<&str>, place: Place, found: Vec<Issue>) {
        // removes values read before the error
        self.record.truncate(self.rows);
        if !text.is_empty() {
            // a string in `extra`, even an empty one, marks the row as not a record, so that it is never written as one
            let is_concealed = concealed::holds(self.record.table) || concealed::mentions(text);
            let kept = if is_concealed { &[][..] } else { text.get(..KEPT).unwrap_or(text) };
            let kept = String::from_utf8_lossy(kept).into_owned();
            self.record.extra.put(self.rows, &Value::String(kept).to_json());
        }
        self.end(source, place, found);
    }

    /// Adds a row of nulls, for a null in a column of strings.
    pub(crate) fn absent(&mut self, place: Place) {
        self.end(None, place, Vec::new());
    }

    pub(super) fn end(&mut self, source: Option<&str>, place: Place, mut found: Vec<Issue>) {
        self.origin.put(self.rows, source, place);
        found.retain(|issue| self.severity == Severity::Warning || issue.stops());
        if !found.is_empty() {
            self.found.push((self.rows, found));
        }
        self.rows = self.rows.saturating_add(1);
    }

    /// The batch of the rows read so far.
    pub(crate) fn finish(self, layout: &Layout) -> Result<RecordBatch, LastroError> {
        let table = self.record.table;
        let (_, mut columns) = self.record.columns(self.rows)?;
        let mut origin: ArrayRef = Arc::new(self.origin.finish(self.rows)?);
        let (mut found, mut rows) = (self.found, self.rows);
        if let Some(explode) = layout.explode {
            let exploded = explode.rows(table, &columns)?;
            origin = exploded.repeated(&origin)?;
            found = exploded.issues(found);
            rows = exploded.len();
            columns = exploded.columns;
        }
        columns.push(origin);
        columns.push(Arc::new(issues::column(rows, &found)));
        RecordBatch::try_new(Arc::clone(&layout.schema), columns).map_err(|_| fault())
    }
}

/// The columns of a batch.
#[derive(Debug, Clone)]
pub(crate) struct Layout {
    pub(crate) schema: SchemaRef,
    explode: Option<Explode>,
}

impl Layout {
    /// The columns of a batch for an entity's records. A batch has one row per record or, with `explode`, one row per element
    /// of a list.
    pub(crate) fn new(entity: &str, table: &'static ModelTable, explode: Option<&str>) -> Result<Self, LastroError> {
        let explode = explode.map(|name| Explode::of(table, name)).transpose()?;
        let own = explode.map_or_else(|| schema::fields(table).to_vec(), |explode| explode.fields(entity, table));
        let fields: Vec<FieldRef> = own.into_iter().chain([schema::source(), issues::field()]).collect();
        Ok(Self { schema: Arc::new(Schema::new(fields)), explode })
    }
}

/// The column `source`: where the rows come from.
pub(crate) struct Origin {
    names: Texts,
    lines: Vec<i64>,
    offsets: Vec<i64>,
}

impl Default for Origin {
    fn default() -> Self {
        Self { names: Texts::new(), lines: Vec::new(), offsets: Vec::new() }
    }
}

impl Origin {
    pub(crate) fn put(&mut self, row: usize, source: Option<&str>, place: Place) {
        if let Some(name) = source {
            self.names.put(row, name);
        }
        self.lines.push(i64::try_from(place.line).unwrap_or(i64::MAX));
        self.offsets.push(i64::try_from(place.offset).unwrap_or(i64::MAX));
    }

    pub(crate) fn finish(self, rows: usize) -> Result<StructArray, LastroError> {
        let names: StringArray = self.names.finish(rows)?;
        let numbers = [self.lines, self.offsets].map(|numbers| Arc::new(Int64Array::from(numbers)) as ArrayRef);
        let members = std::iter::once(Arc::new(names) as ArrayRef).chain(numbers).collect();
        StructArray::try_new_with_length(schema::source_members(), members, None, rows).map_err(|_| fault())
    }
}
