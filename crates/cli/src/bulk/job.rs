//! The commands of `lastro bulk`. Each converts a segment of the input into batches of result rows.

use std::io::Cursor;
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array as _, ArrayRef, BinaryArray, Int64Array, RecordBatch, StringArray, StructArray};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use clap::ArgMatches;
use lastro::rules::WriteOperation;
use lastro::value::Choice as _;
use lastro::webhook::Verdict;
use lastro::{DateTime, Language, LastroError, Severity};
use lastro_arrow::read::{self, Begin, OpenError, Options, ReadError, Records, Source};
use lastro_arrow::records::{report, validate};
use lastro_arrow::{ArgumentValue, Bound, Call, Keep, operation, schema};
use lastro_facade::Area;

use super::args::{text, texts};
use super::format::{self, Format};
use super::input::{Kind, Segment};
use super::parts::Counts;
use super::{Work, refused};
use crate::outcome::Stop;

/// Maximum number of lines in a batch, for commands that process lines independently.
const LINES: usize = 8192;

/// The name of the input column with the bodies of webhook notifications.
const BODY: &str = "body";

/// The output of `ageing` contains the input columns too. The suffix tells the two statuses apart: `status` is the status in
/// the input, and `status_today` the status as of the given date.
const AGED: Keep<'_> = Keep::Columns { suffix: Some("_today") };

/// What a command does with records or lines.
enum Task {
    Read(&'static Area),
    Validate(&'static Area, WriteOperation, Option<lastro::LocalDate>),
    /// An operation on the installments of sales.
    Ageing(&'static Area, Bound),
    /// An operation on lines.
    Lines(Bound),
}

/// A command of `lastro bulk` with its settings.
pub struct Job {
    task: Task,
    kind: Kind,
    options: Options,
    schema: SchemaRef,
    format: Format,
    language: Language,
    /// Whether the command writes a report of the issues.
    listed: bool,
    /// The settings as on the command line, except the name of the secrets file. A resumed run must have the same settings.
    settings: Vec<String>,
}

/// The batches of result rows for a segment.
type Batches = Box<dyn Iterator<Item = Result<RecordBatch, Stop>>>;

impl Job {
    /// Creates the job of a command from its command-line arguments.
    ///
    /// # Errors
    /// A setting is invalid.
    pub fn new(command: &str, given: &ArgMatches, format: Format, threads: usize, listed: bool) -> Result<Self, Stop> {
        let severity = if text(given, "severity").is_some_and(|text| text == Severity::Warning.as_str()) {
            Severity::Warning
        } else {
            Severity::Error
        };
        let mut options = Options { explode: text(given, "explode"), severity, threads, ..Options::default() };
        let entity = schema::entity(text(given, "entity").as_deref().unwrap_or("sale")).map_err(refused)?;
        let task = match command {
            "read" => Task::Read(entity),
            "validate" => {
                let operation = text(given, "operation").and_then(|text| text.parse().ok());
                let today = text(given, "today").map(|text| text.parse()).transpose();
                let today = today.map_err(|_| usage("--today: expected a date such as 2027-02-10"))?;
                Task::Validate(entity, operation.unwrap_or(WriteOperation::Insert), today)
            }
            "ageing" => {
                options.explode = Some("parcelas".to_owned());
                let records = open(&Task::Read(entity), &options, Vec::new()).map_err(refused)?;
                Task::Ageing(entity, call("ageing", given)?.bind(&records.schema(), AGED).map_err(refused)?)
            }
            _ => Task::Lines(lines(command, given)?),
        };
        let kind = match task {
            Task::Lines(_) => Kind::Lines,
            _ => Kind::Records { pages: read::has_pages(entity).map_err(refused)? },
        };
        let schema = match &task {
            Task::Lines(bound) => lines_schema(bound),
            Task::Ageing(_, bound) => bound.schema(),
            records => open(records, &options, Vec::new()).map_err(refused)?.schema(),
        };
        let settings =
            ["entity", "explode", "severity", "language", "operation", "today", "multa", "juros_mensal", "kind"];
        let of_webhooks = WEBHOOKS.iter().map(|(id, _)| id);
        let settings = settings.iter().chain(of_webhooks);
        let one = |id: &&str| text(given, id).map(|text| format!("{id}={text}"));
        let lists = ["holidays", "buckets"];
        let many = |id: &&str| texts(given, id).map(|texts| format!("{id}={}", texts.join(",")));
        let settings = settings.filter_map(one).chain(lists.iter().filter_map(many)).collect();
        let language = text(given, "language").and_then(|text| text.parse().ok()).unwrap_or(Language::En);
        Ok(Self { task, kind, options, schema, format, language, listed, settings })
    }

    /// Computes the result rows for a segment.
    fn batches(&self, segment: Segment) -> Result<Batches, Stop> {
        let bound = match &self.task {
            Task::Lines(bound) => return Ok(of_lines(bound.clone(), self.schema(), segment)),
            Task::Ageing(_, bound) => Some(bound.clone()),
            _ => None,
        };
        let Segment { place, name, bytes } = segment;
        let begin = Begin { lines: place.lines, bytes: place.offset };
        let sources = vec![Ok(Source { begin, ..Source::new(name, Cursor::new(bytes)) })];
        let records = open(&self.task, &self.options, sources).map_err(refused)?;
        let stopped = |error: ReadError| Stop::Failed(error.to_string());
        Ok(match bound {
            None => Box::new(records.map(move |batch| batch.map_err(stopped))),
            Some(bound) => Box::new(records.map(move |batch| bound.run(&batch.map_err(stopped)?).map_err(refused))),
        })
    }

    /// Counts the rows of a batch, and appends its issues to the report.
    fn count(&self, batch: &RecordBatch, counts: &mut Counts, issues: &mut Vec<u8>) -> Result<(), Stop> {
        let found = report::report(batch, self.language).map_err(refused)?;
        counts.rows += batch.num_rows() as u64;
        counts.failed += report::rows_with_errors(batch).map_err(refused)? as u64;
        for (good, verdict) in verdicts(batch) {
            counts.failed += u64::from(!good);
            *counts.verdicts.entry(verdict.to_owned()).or_default() += 1;
        }
        counts.issues += found.num_rows() as u64;
        if self.listed {
            issues.extend(format::csv(&found)?);
        }
        Ok(())
    }
}

impl Work for Job {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    fn settings(&self) -> Vec<String> {
        self.settings.clone()
    }

    fn part(&self, segment: Segment, rows: &Path) -> Result<(Counts, Vec<u8>), Stop> {
        let (mut counts, mut issues) = (Counts::default(), Vec::new());
        let batches = self.batches(segment)?.map(|batch| {
            let batch = batch?;
            self.count(&batch, &mut counts, &mut issues)?;
            Ok(batch)
        });
        self.format.write(rows, &self.schema, batches)?;
        Ok((counts, issues))
    }

    fn header(&self) -> Result<Vec<u8>, Stop> {
        format::names(&report::schema())
    }

    fn told(&self, counts: &Counts) -> String {
        let Counts { rows, failed, issues, verdicts, .. } = counts;
        let of_verdicts = verdicts.iter().map(|(verdict, rows)| format!("{rows} {verdict}")).collect::<Vec<_>>();
        let told = format!("{rows} rows: {} without an error, {failed} with one; {issues} issues", rows - failed);
        if of_verdicts.is_empty() { told } else { format!("{told}; {}", of_verdicts.join(", ")) }
    }
}

/// For `documents` and `webhooks`, whose input has one value per line: whether the value of each row is valid, and its verdict or
/// the reason why it is not. Empty for other commands.
fn verdicts(batch: &RecordBatch) -> impl Iterator<Item = (bool, &str)> {
    let texts = |name| batch.column_by_name(name).and_then(|column| column.as_string_opt::<i32>());
    let (verdicts, reasons) = (texts("verdict"), texts("reason").filter(|_| batch.column_by_name("valid").is_some()));
    (0..batch.num_rows()).filter_map(move |row| match (verdicts, reasons) {
        (Some(verdicts), _) => {
            let verdict = text_at(verdicts, row).unwrap_or("unread");
            Some((verdict == Verdict::Ok.as_str(), verdict))
        }
        (None, Some(reasons)) => Some(text_at(reasons, row).map_or((true, "valid"), |reason| (false, reason))),
        (None, None) => None,
    })
}

fn text_at(column: &StringArray, row: usize) -> Option<&str> {
    column.is_valid(row).then(|| column.value(row))
}

fn usage(message: &str) -> Stop {
    Stop::Usage(format!("lastro: {message}"))
}

fn open(task: &Task, options: &Options, sources: Vec<Result<Source, OpenError>>) -> Result<Records, LastroError> {
    let (sources, options) = (sources.into_iter(), options.clone());
    match task {
        Task::Validate(area, operation, today) => validate::validate(area, sources, *operation, *today, options),
        Task::Read(area) | Task::Ageing(area, _) => read::open(area, sources, options),
        Task::Lines(_) => Err(LastroError::internal("bulk.lines")),
    }
}

/// Builds the operation of a command. Its constants come from the command-line arguments with the same names.
fn call(name: &str, given: &ArgMatches) -> Result<Call, Stop> {
    let operation = operation(name).ok_or_else(|| usage(&format!("unknown operation {name}")))?;
    let constants = operation.arguments.iter().filter_map(|argument| {
        let value = match texts(given, argument.name)? {
            texts if texts.len() == 1 => ArgumentValue::Text(texts.into_iter().collect()),
            texts => ArgumentValue::List(texts),
        };
        Some((argument.name.to_owned(), value))
    });
    Call::new(operation, constants.collect()).map_err(refused)
}

/// Builds the operation of a command on lines, and binds it to the input column.
fn lines(command: &str, given: &ArgMatches) -> Result<Bound, Stop> {
    if command == "documents" {
        let kind = text(given, "kind").unwrap_or_default();
        let columns = Schema::new(vec![column(&kind, DataType::Utf8)]);
        return call(&kind, given)?.bind(&columns, Keep::Columns { suffix: None }).map_err(refused);
    }
    let path = given.get_one::<std::path::PathBuf>("secrets").cloned().unwrap_or_default();
    let text_of_file = std::fs::read_to_string(&path).map_err(|error| Stop::at(&path, error))?;
    let secrets = text_of_file.lines().map(str::trim_end).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    let operation = operation(command).ok_or_else(|| usage(&format!("unknown operation {command}")))?;
    let mut arguments = vec![("secrets".to_owned(), ArgumentValue::List(secrets))];
    for (id, argument) in WEBHOOKS {
        let value = text(given, id).map(|text| if *id == "now" { seconds(text) } else { Ok(text) }).transpose()?;
        arguments.extend(value.map(|value| ((*argument).to_owned(), ArgumentValue::Text(value))));
    }
    let call = Call::new(operation, arguments).map_err(refused)?;
    // the output does not contain the bodies themselves, since they may contain any data
    call.bind(&Schema::new(vec![column(BODY, DataType::Binary)]), Keep::Nothing).map_err(refused)
}

/// Settings of the command `webhooks`, each with the argument of the operation `webhooks` that it sets.
const WEBHOOKS: &[(&str, &str)] = &[("now", "now"), ("tolerance", "tolerance_s"), ("future", "future_s")];

/// Converts a date and time into seconds since 1970.
fn seconds(text: String) -> Result<String, Stop> {
    let fault = || usage("--now: expected a date and time such as 2027-02-10T12:00:00-03:00, or seconds since 1970");
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Ok(text);
    }
    text.parse::<DateTime>().map(|moment| moment.epoch_millis().div_euclid(1000).to_string()).map_err(|_| fault())
}

fn column(name: &str, ty: DataType) -> Field {
    Field::new(name, ty, true)
}

/// The columns of the output of a command on lines: the position of the line, followed by the columns of the operation.
fn lines_schema(bound: &Bound) -> SchemaRef {
    let answer = bound.schema();
    let of_operation = answer.fields().iter().cloned();
    Arc::new(Schema::new(std::iter::once(schema::source()).chain(of_operation).collect::<Vec<_>>()))
}

/// A line of a segment.
struct Line {
    /// The number of the line in its file, from 1.
    number: u64,
    /// The range of the line in the segment's bytes, without white space at its end.
    bytes: Range<usize>,
}

/// Computes the result rows for the lines of a segment. Blank lines are skipped.
fn of_lines(bound: Bound, schema: SchemaRef, segment: Segment) -> Batches {
    let Segment { place, name, bytes } = segment;
    let (mut start, mut lines) = (0, Vec::new());
    for (number, line) in (place.lines + 1..).zip(bytes.split_inclusive(|byte| *byte == b'\n')) {
        let text = line.trim_ascii_end();
        if !text.is_empty() {
            lines.push(Line { number, bytes: start..start + text.len() });
        }
        start += line.len();
    }
    let mut lines = lines.into_iter().peekable();
    Box::new(std::iter::from_fn(move || {
        lines.peek()?;
        let some: Vec<Line> = lines.by_ref().take(LINES).collect();
        Some(answer(&bound, &schema, &name, place.offset, &bytes, &some).map_err(refused))
    }))
}

fn answer(
    bound: &Bound,
    schema: &SchemaRef,
    name: &str,
    before: u64,
    bytes: &[u8],
    lines: &[Line],
) -> Result<RecordBatch, LastroError> {
    let fault = |_| LastroError::internal("bulk.lines");
    let texts = || lines.iter().map(|line| bytes.get(line.bytes.clone()).unwrap_or_default());
    let body: ArrayRef = Arc::new(BinaryArray::from_iter_values(texts()));
    // Invalid UTF-8 is replaced by replacement characters. Such a line then counts as an invalid document number and does not
    // stop the run.
    let text = || Arc::new(StringArray::from_iter_values(texts().map(String::from_utf8_lossy))) as ArrayRef;
    let own = bound.schema();
    let (name_of_column, column) = match own.fields().iter().find(|field| operation(field.name()).is_some()) {
        Some(field) => (field.name().clone(), text()),
        None => (BODY.to_owned(), body),
    };
    let input = RecordBatch::try_from_iter_with_nullable([(name_of_column, column, true)]).map_err(fault)?;
    let places = |at: &dyn Fn(&Line) -> u64| {
        let places = lines.iter().map(|line| i64::try_from(at(line)).unwrap_or(i64::MAX));
        Arc::new(Int64Array::from_iter_values(places)) as ArrayRef
    };
    let names: ArrayRef = Arc::new(StringArray::from_iter_values(lines.iter().map(|_| name)));
    let members = vec![names, places(&|line| line.number), places(&|line| before + line.bytes.start as u64)];
    let source = schema::source();
    let DataType::Struct(fields) = source.data_type() else { return Err(LastroError::internal("bulk.lines")) };
    let source = StructArray::try_new(fields.clone(), members, None).map_err(fault)?;
    let (_, mut columns, _) = bound.run(&input)?.into_parts();
    columns.insert(0, Arc::new(source));
    RecordBatch::try_new(Arc::clone(schema), columns).map_err(fault)
}
