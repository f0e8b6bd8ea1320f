//! One call by name: the arguments are read in one walk over their JSON, and the answer is written.

use lastro::issue::{LastroError, Severity};
use lastro::json::Value;
use lastro::model::{
    Codec, EntityOperation, Json, Node, Operation, Reader, RecordArgument, Slot, Target, Writer, value_of, write_record,
};
use lastro::rules::{self, Context, EntityRules, WriteOperation};
use lastro::value::LocalDate;

/// What an operation is called with.
#[derive(Debug, Clone, Copy)]
pub struct Call<'c> {
    /// The named arguments.
    pub arguments: Arguments<'c>,
    /// What the operation's argument of raw bytes holds, or the text of its only document or of the record that it checks,
    /// where a language passes it outside of the JSON.
    pub bytes: Option<&'c [u8]>,
    /// Who the answer is for.
    pub target: Target,
}

/// The named arguments: a JSON object, or null for none.
#[derive(Debug, Clone, Copy)]
pub enum Arguments<'c> {
    /// JSON text.
    Text(&'c [u8]),
    /// JSON text that a host language wrote of its own values, see [`Reader::document_of_host`].
    OfHost(&'c [u8]),
    /// A value in memory.
    Value(&'c Value),
}

impl Call<'_> {
    /// Reads every argument into its slot, and collects every problem before anything runs. An argument that the
    /// operation does not have is an error, so that a misspelt name is never silently ignored.
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

    /// Writes the answer of a call that succeeded.
    pub(crate) fn answer<T: Codec>(value: &T, writer: &mut Writer) {
        writer.object(|w| {
            w.name("ok");
            value.write(w);
        });
    }

    /// Runs an operation that works alike for every entity.
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
                w.name("ok");
                w.object(|w| {
                    w.name("value");
                    write_record(record, w);
                    w.name("issues");
                    issues.into_list().write(w);
                });
            }),
            EntityOperation::Encode => {
                Self::answer(&Json(value_of(Target::Wire, &mut |w| write_record(record, w))), writer);
            }
            EntityOperation::Body => {
                Self::answer(&Json(rules::body(record, operation.ok_or_else(unfilled)?)), writer);
            }
            EntityOperation::Validate => {
                let context = Context { operation: operation.ok_or_else(unfilled)?, today };
                Self::answer(&rules::validate_read(record, issues, &context, Severity::Warning), writer);
            }
        }
        Ok(())
    }
}

/// The error where an argument is missing although [`Call::read`] found nothing wrong: a fault of this library.
pub(crate) fn unfilled() -> LastroError {
    LastroError::internal("api.arguments")
}
