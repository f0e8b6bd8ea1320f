//! The command `lastro migrate`: converts records of version 1 to version 2, and reports everything that is lost in the
//! conversion.

use std::borrow::Cow;
use std::fs::File;
use std::io::{Cursor, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use arrow_array::{ArrayRef, RecordBatch, StringArray};
use arrow_schema::{Schema, SchemaRef};
use clap::ArgMatches;
use lastro::json::{self, Value};
use lastro::model::{Json, Model as _};
use lastro::v1::ListingV1;
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode, LastroError, LastroErrorKind};
use lastro_arrow::read::{self, Begin, Block, Options, ReadError, Source, conceal};
use lastro_arrow::records::v1;
use lastro_arrow::schema;
use lastro_facade::Area;

use super::args::text;
use super::format::Format;
use super::input::{Kind, Segment};
use super::parts::Counts;
use super::{Work, refused};
use crate::outcome::Stop;

/// The columns of the report.
const COLUMNS: [&str; 7] = ["source", "line", "id", "kind", "path", "code", "detail"];

/// Number of bytes that a thread converts at a time. It is fixed, so that the output does not depend on the number of threads.
const BLOCK: usize = 1024 * 1024;

/// The settings of a migration.
pub struct Migration {
    entity: &'static Area,
    /// The columns of the version 2 records in the output.
    schema: SchemaRef,
    format: Format,
    threads: usize,
    report: PathBuf,
}

impl Migration {
    /// Creates the migration from its command-line arguments.
    ///
    /// # Errors
    /// The entity is unknown.
    pub fn new(given: &ArgMatches, format: Format, threads: usize, report: PathBuf) -> Result<Self, Stop> {
        let entity = schema::entity(&text(given, "entity").unwrap_or_default()).map_err(refused)?;
        let fields = schema::fields(schema::table_of(entity).map_err(refused)?);
        Ok(Self { entity, schema: Arc::new(Schema::new(fields)), format, threads, report })
    }

    /// Converts the next blocks of records in parallel, one thread per block. The result is empty at the end of the input.
    fn converted(&self, blocks: &mut impl Iterator<Item = Result<Block, ReadError>>) -> Result<Vec<Converted>, Stop> {
        let some = blocks.take(self.threads).collect::<Result<Vec<_>, _>>();
        let some = some.map_err(|error| Stop::Failed(error.to_string()))?;
        let entity = self.entity.name;
        let made = thread::scope(|scope| {
            let running: Vec<_> = some.iter().map(|block| scope.spawn(move || Converted::of(block, entity))).collect();
            running.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
        });
        made.map_err(|_| refused(LastroError::internal("migrate")))
    }

    /// Converts records in NDJSON into columns.
    fn columns(&self, records: &str) -> Result<RecordBatch, Stop> {
        let texts: ArrayRef = Arc::new(StringArray::from_iter_values(records.lines()));
        let batch = read::texts(self.entity, &texts, &Options::default()).map_err(refused)?;
        // The last columns of the batch, `source` and `issues`, are dropped, since their data are in the report.
        let own: Vec<usize> = (0..self.schema.fields().len()).collect();
        batch.project(&own).map_err(|error| Stop::Failed(error.to_string()))
    }
}

impl Work for Migration {
    fn kind(&self) -> Kind {
        // `pages` is false, since the migration itself splits the response of a listing, so that paths in the report begin with
        // `data`
        Kind::Records { pages: false }
    }

    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    fn settings(&self) -> Vec<String> {
        vec![format!("entity={}", self.entity.name)]
    }

    fn part(&self, segment: Segment, rows: &Path) -> Result<(Counts, Vec<u8>), Stop> {
        let begin = Begin { lines: segment.place.lines, bytes: segment.place.offset };
        let source = Source { begin, ..Source::new(segment.name, Cursor::new(segment.bytes)) };
        let mut blocks = read::blocks(source, BLOCK);
        let (mut counts, mut report) = (Counts::default(), Vec::new());
        // Only a few blocks are converted at a time, to limit the memory that is needed.
        let some = std::iter::from_fn(|| match self.converted(&mut blocks) {
            Ok(some) if some.is_empty() => None,
            some => Some(some),
        });
        let texts =
            some.flat_map(|some| some.map_or_else(|stop| vec![Err(stop)], |some| some.into_iter().map(Ok).collect()));
        let mut texts = texts.map(|made: Result<Converted, Stop>| {
            let made = made?;
            counts.add(made.counts);
            report.extend(made.report.finish()?);
            Ok(made.records)
        });
        if self.format == Format::Ndjson {
            let failed = |error| Stop::at(rows, error);
            let mut file = File::create(rows).map_err(failed)?;
            texts.try_for_each(|text| file.write_all(text?.as_bytes()).map_err(failed))?;
        } else {
            self.format.write(rows, &self.schema, texts.map(|text| self.columns(&text?)))?;
        }
        Ok((counts, report))
    }

    fn header(&self) -> Result<Vec<u8>, Stop> {
        let mut report = Report::new();
        report.row(COLUMNS);
        report.finish()
    }

    fn told(&self, counts: &Counts) -> String {
        let Counts { rows, failed, losses, problems, .. } = counts;
        let count = |number: &u64, one: &str, many: &str| format!("{number} {}", if *number == 1 { one } else { many });
        let (rows, losses) = (count(rows, "record", "records"), count(losses, "loss", "losses"));
        let problems = count(problems, "problem", "problems");
        format!("{rows} written, {failed} failed, {losses}, {problems}; report: {}", self.report.display())
    }
}

/// The result of converting a block.
struct Converted {
    source: Arc<str>,
    /// The version 2 records, one per line.
    records: String,
    report: Report,
    counts: Counts,
}

impl Converted {
    fn of(block: &Block, entity: &str) -> Self {
        // The converted records of a block are about as long as the block, so `BLOCK` bytes are reserved for them.
        let (records, report, counts) = (String::with_capacity(BLOCK), Report::new(), Counts::default());
        let mut made = Self { source: Arc::clone(&block.name), records, report, counts };
        block.records(&mut |document, place| made.document(entity, &place.line.to_string(), document));
        if let Some((place, issue)) = &block.broken {
            made.failure(&place.line.to_string(), "", "", issue);
        }
        made
    }

    /// Converts a document: either one record, or the response of a listing with several records.
    fn document(&mut self, entity: &str, line: &str, document: &[u8]) {
        // Most documents take this fast path, which parses the text directly into the record.
        if let Some(made) = v1::convert_whole(entity, document) {
            let id = made.id.map(|id| id.to_string()).unwrap_or_default();
            return self.made(line, "", &id, &[], &made);
        }
        if let Err(error) = std::str::from_utf8(document) {
            let issue = Issue::error("", IssueCode::InvalidUtf8).with("offset", &error.valid_up_to().to_string());
            return self.failure(line, "", "", &issue);
        }
        let (value, fault) = match Json::parse(document) {
            Ok(Json(value)) => (value, None),
            // If a member is repeated, the error may concern only one record of a listing. The document is therefore parsed in
            // spite of the error, so that the other records are converted.
            Err(fault) if fault.kind() == LastroErrorKind::Invalid => {
                (json::parse(document).unwrap_or(Value::Null), Some(fault))
            }
            Err(fault) => (Value::Null, Some(fault)),
        };
        match listed(value) {
            Ok(records) => {
                for (index, record) in records.into_iter().enumerate() {
                    let own = fault.as_ref().and_then(|_| Json::parse(record.to_json().as_bytes()).err());
                    self.record(entity, line, &format!("data[{index}]"), record, own);
                }
            }
            Err(record) => self.record(entity, line, "", record, fault),
        }
    }

    /// Converts a value that should be a record. Adds a version 2 record to the output or, if that fails, a row to the report.
    fn record(&mut self, entity: &str, line: &str, place: &str, mut record: Value, fault: Option<LastroError>) {
        let fault = fault.or_else(|| v1::stranger(entity, &record));
        let concealed = conceal(&mut record);
        let id = id(&record);
        match fault.map_or_else(|| v1::convert(entity, &Json(record)), Err) {
            Ok(made) => self.made(line, place, &id, &concealed, &made),
            Err(error) => {
                let unknown = Issue::error("", IssueCode::Internal);
                self.failure(line, place, &id, error.issues().first().unwrap_or(&unknown));
            }
        }
    }

    /// Adds a converted record and its rows in the report. `concealed`: the names of the members with card data, which were
    /// removed before the conversion. Each is reported as a loss.
    fn made(&mut self, line: &str, place: &str, id: &str, concealed: &[String], made: &v1::Converted) {
        // an issue about a placeholder value is skipped here, since the conversion lists the value in `made.report`, as a loss
        for issue in made.issues.iter().filter(|issue| issue.code != IssueCode::Placeholder) {
            self.counts.problems += 1;
            self.row(line, id, "problem", &below(place, &issue.path), issue.code, "");
        }
        let losses = made.report.iter().map(|lost| (lost.path.as_str(), lost.code, ""));
        for (path, code, detail) in concealed.iter().map(|name| (&**name, IssueCode::Dropped, "a card")).chain(losses) {
            self.counts.losses += 1;
            self.row(line, id, "loss", &below(place, path), code, detail);
        }
        self.counts.rows += 1;
        self.records.push_str(&made.text);
        self.records.push('\n');
    }

    fn failure(&mut self, line: &str, place: &str, id: &str, issue: &Issue) {
        self.counts.failed += 1;
        let detail: Vec<String> = issue.params.iter().map(|(name, text)| format!("{name} {text}")).collect();
        self.row(line, id, "failure", &below(place, &issue.path), issue.code, &detail.join(", "));
    }

    fn row(&mut self, line: &str, id: &str, kind: &str, path: &str, code: IssueCode, detail: &str) {
        self.report.row([&self.source, line, id, kind, path, code.as_str(), detail]);
    }
}

/// The rows of the report, in CSV.
struct Report {
    rows: csv::Writer<Vec<u8>>,
    /// The first error that occurred when a row was written.
    fault: Option<csv::Error>,
}

impl Report {
    fn new() -> Self {
        Self { rows: csv::Writer::from_writer(Vec::new()), fault: None }
    }

    fn row(&mut self, row: [&str; COLUMNS.len()]) {
        if let Err(fault) = self.rows.write_record(row) {
            self.fault.get_or_insert(fault);
        }
    }

    fn finish(self) -> Result<Vec<u8>, Stop> {
        let failed = |error: &dyn std::fmt::Display| Stop::Failed(format!("the report: {error}"));
        match self.fault {
            Some(fault) => Err(failed(&fault)),
            None => self.rows.into_inner().map_err(|error| failed(&error)),
        }
    }
}

/// Puts `place`, the path of a record in its document, in front of a path in the record.
fn below<'p>(place: &str, path: &'p str) -> Cow<'p, str> {
    if place.is_empty() {
        return Cow::Borrowed(path);
    }
    let dot = if path.is_empty() || path.starts_with('[') { "" } else { "." };
    Cow::Owned([place, dot, path].concat())
}

/// The records in the response of a listing, `{"inicio", "limite", "data"}`. Any other document is returned as `Err`.
fn listed(document: Value) -> Result<Vec<Value>, Value> {
    let Value::Object(mut members) = document else { return Err(document) };
    let of_listing = members.iter().all(|(name, _)| ListingV1::TABLE.field(name).is_some());
    // a document with a repeated member name is not treated as a listing, but as a record, whose reader reports the repetition
    let named = |wanted: &str| members.iter().filter(|(name, _)| name == wanted).count();
    let once = members.len() <= ListingV1::TABLE.fields.len() && members.iter().all(|(name, _)| named(name) == 1);
    let place = members.iter().position(|(name, value)| name == "data" && value.as_array().is_some());
    match place {
        Some(place) if of_listing && once => match members.swap_remove(place) {
            (_, Value::Array(records)) => Ok(records),
            (_, other) => Err(other),
        },
        _ => Err(Value::Object(members)),
    }
}

/// The `id` of a record as it is written in the document; empty if the record has no `id` or several.
fn id(record: &Value) -> String {
    let mut ids = record.as_object().unwrap_or_default().iter().filter(|(name, _)| name == "id");
    let text = match (ids.next(), ids.next()) {
        (Some((_, Value::Number(text) | Value::String(text))), None) => text.as_str(),
        _ => "",
    };
    text.chars().take(64).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Value {
        Json::parse(text.as_bytes()).unwrap().0
    }

    #[test]
    fn a_listing_is_known_by_its_members() {
        let count = |text: &str| listed(value(text)).ok().map(|records| records.len());
        assert_eq!(count(r#"{"inicio":"0","limite":"10","data":[{},{}]}"#), Some(2));
        assert_eq!(count(r#"{"data":[]}"#), Some(0));
        assert_eq!(count(r#"{"inicio":0,"data":"2014-09-17"}"#), None);
        assert_eq!(count(r#"{"id":"1","data":[]}"#), None);
        assert_eq!(count("{}"), None);
        let twice = json::parse(br#"{"data":[{}],"data":[]}"#).unwrap();
        assert_eq!(listed(twice.clone()), Err(twice));
    }

    #[test]
    fn an_identifier_is_shown_as_it_stands() {
        let shown = |text: &[u8]| id(&json::parse(text).unwrap());
        assert_eq!(shown(br#"{"id":7}"#), "7");
        assert_eq!(shown(br#"{"id":" A-7"}"#), " A-7");
        assert_eq!(shown(br#"{"id":1,"id":2}"#), "");
        assert_eq!(shown(br#"{"id":null}"#), "");
        assert_eq!(shown(b"[7]"), "");
        assert_eq!(shown(format!(r#"{{"id":"{}"}}"#, "é".repeat(100)).as_bytes()).chars().count(), 64);
    }
}
