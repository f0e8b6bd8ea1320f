//! Validates records by the rules of the core crate `lastro`. The result has the key, the origin and the issues of each record,
//! but none of its other data.

use std::sync::Arc;

use arrow_array::{ArrayRef, RecordBatch};
use arrow_schema::{FieldRef, Schema, SchemaRef};
use lastro::model::{EntityOperation, Kind, Parts, Type, View};
use lastro::rules::{Context, EntityRules, WriteOperation};
use lastro::{Issue, IssueCode, LastroError, LocalDate, Severity};
use lastro_facade::Area;

use crate::read::block::{Block, Place};
use crate::read::columns::{Column, fault};
use crate::read::input::widened;
use crate::read::rows::Origin;
use crate::read::stream::{Blocks, Records, may_be_pages};
use crate::read::{OpenError, Options, Source, each_text};
use crate::{issues, schema};

/// Reads and validates records. Each record has one row. Its columns are the record's key, if the entity has one, then `source`
/// and `issues`. The issues are those of the entity's operation `validate` in the core crate. Input that is not a record gets
/// an issue, too. Without `today`, the rules that need today's date are skipped.
///
/// # Errors
/// `invalid_choice` at `entity` if the area's entity has no `validate`, with the names of those that have one;
/// `unknown_argument` at `explode`, because only whole records can be validated.
pub fn validate(
    entity: &'static Area,
    sources: impl Iterator<Item = Result<Source, OpenError>> + Send + 'static,
    operation: WriteOperation,
    today: Option<LocalDate>,
    options: Options,
) -> Result<Records, LastroError> {
    if options.explode.is_some() {
        return Err(LastroError::at("explode", IssueCode::UnknownArgument));
    }
    let (check, schema) = Check::new(entity, operation, today, options.severity)?;
    let blocks = Blocks::new(may_be_pages(check.rules.table), Box::new(sources), options.block_bytes);
    let (threads, answer) = (options.threads, Arc::clone(&schema));
    Records::new(schema, blocks, threads, Arc::new(move |block| check.batches(block, options.rows.max(1), &answer)))
}

/// Validates a column of JSON strings, one record per string. A null becomes a row without an issue. A list of records or a
/// page is an invalid record here. In the column `source`, `line` is the index of the string, counted from 1.
///
/// # Errors
/// The errors of [`validate`]; `invalid_type` without a path if the column does not hold strings.
pub fn texts(
    entity: &'static Area,
    column: &ArrayRef,
    operation: WriteOperation,
    today: Option<LocalDate>,
    severity: Severity,
) -> Result<RecordBatch, LastroError> {
    let (check, schema) = Check::new(entity, operation, today, severity)?;
    let mut rows = Rows::new(check.key.as_ref());
    each_text(column, &mut |row, json| {
        let place = Place { line: widened(row).saturating_add(1), offset: 0 };
        match json {
            Some(json) => check.record(json, None, place, &mut rows),
            None => rows.put(None, place, None, Vec::new()),
        }
    })?;
    rows.finish(&schema)
}

/// The areas whose records can be validated. Version 1 is left out, since its areas validate parameters, not records.
pub fn entities() -> impl Iterator<Item = &'static Area> {
    schema::entities().filter(|area| is_checked(area))
}

fn is_checked(area: &Area) -> bool {
    area.operations.iter().any(|operation| operation.entity == Some(EntityOperation::Validate))
}

/// The key field of an entity's records.
struct Key {
    place: usize,
    ty: Type,
    field: FieldRef,
}

impl Key {
    fn of(rules: &EntityRules) -> Option<Self> {
        let mut fields = rules.table.fields.iter().enumerate();
        let (place, field) = fields.find(|(_, field)| field.kind == Kind::Key)?;
        let column = arrow_schema::Field::new(field.name, schema::data_type(field.ty)?, true);
        Some(Self { place, ty: field.ty, field: Arc::new(column) })
    }
}

/// The settings for validating the records of a block.
struct Check {
    rules: EntityRules,
    context: Context,
    severity: Severity,
    key: Option<Key>,
}

impl Check {
    /// Returns the settings and the schema of the result.
    fn new(
        entity: &'static Area,
        operation: WriteOperation,
        today: Option<LocalDate>,
        severity: Severity,
    ) -> Result<(Self, SchemaRef), LastroError> {
        let rules = entity.entity.filter(|_| is_checked(entity)).ok_or_else(|| {
            let names: Vec<&str> = entities().map(|area| area.name).collect();
            LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &names.join(", ")))
        })?;
        let key = Key::of(&rules);
        let columns = key.iter().map(|key| key.field.clone()).chain([schema::source(), issues::field()]);
        let schema = Arc::new(Schema::new(columns.collect::<Vec<FieldRef>>()));
        Ok((Self { rules, context: Context { operation, today }, severity, key }, schema))
    }

    fn record(&self, json: &[u8], source: Option<&str>, place: Place, rows: &mut Rows) {
        match self.rules.check(json, &self.context, self.severity) {
            Ok((record, issues)) => {
                rows.put(source, place, self.key.as_ref().map(|key| (key, &*record as &dyn Parts)), issues)
            }
            Err(error) => rows.put(source, place, None, error.into_issues()),
        }
    }

    fn batches(&self, block: &Block, most: usize, schema: &SchemaRef) -> Result<Vec<RecordBatch>, LastroError> {
        let begin = || Rows::new(self.key.as_ref());
        let (mut done, mut rows) = (Vec::new(), begin());
        block.records(&mut |json, place| {
            if rows.rows >= most {
                done.push(std::mem::replace(&mut rows, begin()));
            }
            self.record(json, Some(&block.name), place, &mut rows);
        });
        if let Some((place, issue)) = &block.broken {
            rows.put(Some(&block.name), *place, None, vec![issue.clone()]);
        }
        done.push(rows);
        done.into_iter().filter(|rows| rows.rows > 0).map(|rows| rows.finish(schema)).collect()
    }
}

/// The rows validated so far.
struct Rows {
    key: Option<Column>,
    origin: Origin,
    found: Vec<(usize, Vec<Issue>)>,
    rows: usize,
}

impl Rows {
    fn new(key: Option<&Key>) -> Self {
        let key = key.and_then(|key| Column::new(key.ty));
        Self { key, origin: Origin::default(), found: Vec::new(), rows: 0 }
    }

    fn put(&mut self, source: Option<&str>, place: Place, record: Option<(&Key, &dyn Parts)>, issues: Vec<Issue>) {
        if let (Some(column), Some((key, record))) = (&mut self.key, record) {
            record.views(&mut |place, view| {
                if let (Column::Whole(cells), View::Integer(number)) = (&mut *column, view)
                    && place == key.place
                {
                    cells.put(self.rows, number);
                }
            });
        }
        self.origin.put(self.rows, source, place);
        if !issues.is_empty() {
            self.found.push((self.rows, issues));
        }
        self.rows = self.rows.saturating_add(1);
    }

    fn finish(self, schema: &SchemaRef) -> Result<RecordBatch, LastroError> {
        let mut columns: Vec<ArrayRef> = Vec::with_capacity(3);
        if let Some(key) = self.key {
            columns.push(key.finish(self.rows)?);
        }
        columns.push(Arc::new(self.origin.finish(self.rows)?));
        columns.push(Arc::new(issues::column(self.rows, &self.found)));
        RecordBatch::try_new(Arc::clone(schema), columns).map_err(|_| fault())
    }
}
