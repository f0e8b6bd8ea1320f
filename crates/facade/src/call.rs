//! Calls an operation by its name: finds the operation, reads its arguments from JSON, and writes its result as JSON.

use lastro::json::Value;
use lastro::model::{
    Codec, EntityOperation, Json, Node, Operation, Reader, RecordArgument, Slot, Target, Writer, value_of, write_record,
};
use lastro::rules::{self, Context, EntityRules, WriteOperation};
use lastro::{LastroError, LocalDate, Severity};

/// An area: a group of operations on one subject, such as `installments`.
#[derive(Debug, Clone, Copy)]
pub struct Area {
    /// Name of the area.
    pub name: &'static str,
    /// Subject of the area's operations, as one sentence.
    pub doc: &'static str,
    /// The area's operations; never empty.
    pub operations: &'static [Operation],
    /// Whether the operations return documentation (schemas, forms, messages). The wasm modules do not contain such areas.
    pub describes: bool,
    /// Runs the operation at an index of `operations`. The second argument is the operation at that index.
    pub(crate) run: fn(usize, &Operation, &Call<'_>, &mut Writer) -> Result<(), LastroError>,
    /// The record type of the area, if it has one.
    pub entity: Option<EntityRules>,
}

impl Area {
    /// Runs the operation at an index of `operations` and writes its result. `None` if the index is out of range.
    fn answer(&self, place: usize, call: &Call<'_>, writer: &mut Writer) -> Option<Result<(), LastroError>> {
        Some((self.run)(place, self.operations.get(place)?, call, writer))
    }
}

/// The areas that a program offers: all areas, or only those of one entry point of the npm package.
///
/// A program contains only the code that its areas need.
#[derive(Debug, Clone, Copy)]
pub struct Facade {
    areas: &'static [Area],
}

impl Facade {
    /// All areas.
    pub const ALL: Self = Self::of(crate::AREAS);

    /// A facade with the given areas, in this order.
    #[must_use]
    pub const fn of(areas: &'static [Area]) -> Self {
        Self { areas }
    }

    /// The areas, in order.
    #[must_use]
    pub const fn areas(self) -> &'static [Area] {
        self.areas
    }

    /// Every operation, in the order of the areas.
    pub fn operations(self) -> impl Iterator<Item = &'static Operation> {
        self.areas.iter().flat_map(|area| area.operations)
    }

    /// Runs the operation at an index of [`operations`](Self::operations), and returns its result as JSON text.
    ///
    /// # Errors
    /// Those of the operation; [`Internal`](lastro::LastroErrorKind::Internal) if the index is out of range.
    pub fn run(self, place: usize, call: &Call<'_>) -> Result<String, LastroError> {
        let (mut before, mut writer) = (place, Writer::text(call.target));
        for area in self.areas {
            if let Some(done) = area.answer(before, call, &mut writer) {
                return done.map(|()| writer.into_text());
            }
            before = before.saturating_sub(area.operations.len());
        }
        Err(unplaced())
    }

    /// Runs an operation by name. The result is always JSON text, also for an error; see [`dispatch`].
    #[must_use]
    pub fn dispatch(self, operation: &str, call: &Call<'_>) -> String {
        let mut writer = Writer::text(call.target);
        let mut done = None;
        writer.object(|w| {
            w.name("ok");
            done = self.areas.iter().find_map(|area| {
                let name = operation.strip_prefix(area.name)?.strip_prefix('.')?;
                area.answer(area.operations.iter().position(|row| row.function() == name)?, call, w)
            });
        });
        match done.unwrap_or_else(|| Err(self.unknown_operation(operation))) {
            Ok(()) => writer.into_text(),
            Err(error) => answer_error(&error),
        }
    }

    /// The error for an unknown operation name, with the most similar known name.
    #[must_use]
    pub fn unknown_operation(self, name: &str) -> LastroError {
        LastroError::unknown_operation(name, self.operations().map(|row| row.name))
    }
}

/// Runs an operation by name. `input` is JSON text: an object with the named arguments. The result is JSON text too.
///
/// The result is `{"ok": value}` or `{"error": {"code", "issues": [{"path", "code", "severity", "params"}],
/// "message"}}`. Amounts in results are strings (`"129.90"`); in arguments they may be strings or numbers. This function never
/// fails and never panics.
///
/// ```
/// let answer = lastro_facade::dispatch("installments.split", r#"{"valor": "10.00", "parcelas": 3}"#);
/// assert_eq!(answer, r#"{"ok":["3.34","3.33","3.33"]}"#);
/// ```
#[must_use]
pub fn dispatch(operation: &str, input: &str) -> String {
    let arguments = Arguments::Text(input.as_bytes());
    dispatch_call(operation, &Call { arguments, bytes: None, target: Target::Program })
}

/// Like [`dispatch`], with arguments in the form in which a language binding has them.
#[must_use]
pub fn dispatch_call(operation: &str, call: &Call<'_>) -> String {
    Facade::ALL.dispatch(operation, call)
}

/// Writes an error in the form in which [`dispatch`] returns it, for errors that occur before an operation is called.
#[must_use]
pub fn answer_error(error: &LastroError) -> String {
    let mut writer = Writer::text(Target::Program);
    writer.object(|w| {
        w.name("error");
        w.object(|w| {
            w.name("code");
            w.string(error.code());
            w.name("issues");
            w.list(|w| error.issues().iter().for_each(|issue| issue.write(w)));
            w.name("message");
            w.string(&error.message());
        });
    });
    writer.into_text()
}

/// The input of an operation.
#[derive(Debug, Clone, Copy)]
pub struct Call<'c> {
    /// The named arguments.
    pub arguments: Arguments<'c>,
    /// The value of one argument that is passed separately from `arguments`; `None` if all are in `arguments`. If the operation
    /// takes bytes, it is these bytes. Otherwise it is JSON text: the record to validate, or the operation's only argument that
    /// is a JSON document.
    pub bytes: Option<&'c [u8]>,
    /// The recipient of the result, which determines how numbers are written.
    pub target: Target,
}

/// The named arguments of an operation: a JSON object, or null if there are none.
#[derive(Debug, Clone, Copy)]
pub enum Arguments<'c> {
    /// JSON text.
    Text(&'c [u8]),
    /// JSON text that a host language has written from its own values; it may contain `NaN` and `Infinity`. See
    /// [`Reader::document_of_host`].
    OfHost(&'c [u8]),
    /// A value in memory.
    Value(&'c Value),
}

impl Call<'_> {
    /// Reads every argument into its slot. Reports all problems at once, before the operation runs. An unknown argument is an
    /// error, so that a misspelt name is not silently ignored.
    pub(crate) fn read(&self, row: &Operation, slots: &mut [&mut dyn Slot]) -> Result<(), LastroError> {
        let mut read = |node: &Node<'_>, reader: &mut Reader<'_>| reader.arguments(row, slots, self.bytes, node);
        let ((), reader) = match self.arguments {
            Arguments::Text(text) => Reader::document(text, read)?,
            Arguments::OfHost(text) => Reader::document_of_host(text, read)?,
            Arguments::Value(value) => {
                let mut reader = Reader::new();
                (read(&Node::from(value), &mut reader), reader)
            }
        };
        reader.finish(Some(()))
    }

    /// Runs an operation that every record type has: decode, encode, body or validate.
    pub(crate) fn entity(
        &self,
        row: &Operation,
        does: EntityOperation,
        entity: EntityRules,
        writer: &mut Writer,
    ) -> Result<(), LastroError> {
        let mut record = (entity.empty)();
        let mut read = RecordArgument::new(&mut *record, does);
        let (mut operation, mut today): (Option<WriteOperation>, Option<LocalDate>) = (None, None);
        match does {
            EntityOperation::Decode | EntityOperation::Encode => self.read(row, &mut [&mut read])?,
            EntityOperation::Body => self.read(row, &mut [&mut read, &mut operation])?,
            EntityOperation::Validate => self.read(row, &mut [&mut read, &mut operation, &mut today])?,
        }
        let issues = read.into_issues().ok_or_else(unfilled)?;
        let record = &*record;
        match does {
            EntityOperation::Decode => writer.object(|w| {
                w.name("value");
                write_record(record, w);
                w.name("issues");
                issues.into_list().write(w);
            }),
            EntityOperation::Encode => {
                Json(value_of(Target::Wire, &mut |w| write_record(record, w))).write(writer);
            }
            EntityOperation::Body => Json(rules::body(record, operation.ok_or_else(unfilled)?)).write(writer),
            EntityOperation::Validate => {
                let context = Context { operation: operation.ok_or_else(unfilled)?, today };
                rules::validate_read(record, issues, &context, Severity::Warning).write(writer);
            }
        }
        Ok(())
    }
}

/// The error for an argument that is missing although [`Call::read`] succeeded: a bug in this library.
pub(crate) fn unfilled() -> LastroError {
    LastroError::internal("api.arguments")
}

/// The error for an index at which there is no operation.
pub(crate) fn unplaced() -> LastroError {
    LastroError::internal("api.operations")
}
