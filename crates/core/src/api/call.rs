//! One call by name: the arguments are read in one walk over their JSON, and the answer is written.

use crate::issue::{IssueCode, Issues, LastroError};
use crate::json::Value;
use crate::model::{
    Argument, Bytes, Codec, EntityOperation, Json, Node, Operation, Reader, Slot, Target, Type, Writer, value_of,
    write_record,
};
use crate::rules::{self, Context, Record, WriteOperation};
use crate::value::LocalDate;

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
        let read = |node: Node<'_>, reader: &mut Reader<'_>| self.fill(row, slots, node, reader);
        let ((), reader) = match self.arguments {
            Arguments::Text(text) => Reader::document(text, read)?,
            Arguments::OfHost(text) => Reader::document_of_host(text, read)?,
            Arguments::Value(value) => {
                let mut reader = Reader::new();
                let mut read = read;
                (read(Node::from(value), &mut reader), reader)
            }
        };
        reader.finish(Some(()))
    }

    fn fill(&self, row: &Operation, slots: &mut [&mut dyn Slot], node: Node<'_>, reader: &mut Reader<'_>) {
        let mut given = vec![Given::Not; slots.len()];
        let beside = self.bytes.and_then(|bytes| Some((row.argument_of_bytes()?, bytes)));
        if let Some((name, bytes)) = beside
            && let Some(place) = row.arguments.iter().position(|argument| argument.name == name)
            && let Some((slot, given)) = slots.get_mut(place).zip(given.get_mut(place))
        {
            *given = Given::Otherwise;
            reader.at_member(name, |r| slot.fill_bytes(bytes, r));
        }
        let mut parts = Vec::new();
        match node {
            Node::Null => {}
            Node::Object(object) => reader.members(object, &mut |name, node, r| {
                let before = r.issues().listed();
                let place = match argument_named(row, &name) {
                    Some((place, way)) => {
                        if let Some((slot, given)) = slots.get_mut(place).zip(given.get_mut(place)) {
                            r.argument(way, &name, node, *slot, given);
                        }
                        place
                    }
                    None => {
                        let names = row.arguments.iter().flat_map(names_of);
                        let known: Vec<String> = names.map(|(parts, _)| parts.concat()).collect();
                        r.unknown_member(&name, IssueCode::UnknownArgument, known.iter().map(String::as_str));
                        slots.len()
                    }
                };
                parts.push((place, before..r.issues().listed()));
            }),
            other => {
                reader.wrong_type::<()>("object", &other);
                return;
            }
        }
        for (place, (argument, given)) in row.arguments.iter().zip(given).enumerate() {
            if given == Given::Not && !matches!(argument.ty, Type::Optional(_)) {
                let before = reader.issues().listed();
                reader.at_member(argument.name, Reader::required);
                parts.push((place, before..reader.issues().listed()));
            }
        }
        // in the order of the arguments, whatever the order they came in
        reader.issues().rank(&parts);
    }

    /// Writes the answer of a call that succeeded.
    pub(crate) fn answer<T: Codec>(value: &T, writer: &mut Writer) {
        writer.object(|w| {
            w.name("ok");
            value.write(w);
        });
    }

    /// Runs an operation that works alike for every entity, on an empty record of the entity.
    pub(crate) fn entity(
        &self,
        row: &Operation,
        does: EntityOperation,
        empty: Box<dyn Record>,
        writer: &mut Writer,
    ) -> Result<(), LastroError> {
        let mut read = Apart { record: empty, issues: None, how: does };
        let (mut operation, mut today): (Option<WriteOperation>, Option<LocalDate>) = (None, None);
        match does {
            EntityOperation::Decode | EntityOperation::Encode => self.read(row, &mut [&mut read])?,
            EntityOperation::Body => self.read(row, &mut [&mut read, &mut operation])?,
            EntityOperation::Validate => self.read(row, &mut [&mut read, &mut operation, &mut today])?,
        }
        let (record, issues) = (&*read.record, read.issues.ok_or_else(unfilled)?);
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
                Self::answer(&rules::validate_read(record, issues, &context), writer);
            }
        }
        Ok(())
    }
}

/// How the member of a call that holds an argument names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// By its name.
    Name,
    /// Raw bytes as base64, by the name with `_base64`.
    Base64,
    /// One of several secrets, by the name in the singular.
    Singular,
}

/// Whether an argument was given so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Given {
    Not,
    /// By its name.
    ByName,
    /// In the way that counts before its name.
    Otherwise,
}

/// The names that a member may have that holds an argument, each as a beginning and an end.
fn names_of(argument: &Argument) -> impl Iterator<Item = ([&'static str; 2], Way)> {
    let other = match argument.ty.required() {
        Type::Bytes => Some(([argument.name, "_base64"], Way::Base64)),
        Type::Secrets => argument.name.strip_suffix('s').map(|one| ([one, ""], Way::Singular)),
        _ => None,
    };
    other.into_iter().chain([([argument.name, ""], Way::Name)])
}

/// The argument that a member of a call holds.
fn argument_named(row: &Operation, name: &str) -> Option<(usize, Way)> {
    row.arguments.iter().enumerate().find_map(|(place, argument)| {
        let mut names = names_of(argument);
        names.find_map(|([start, end], way)| (name.strip_prefix(start)? == end).then_some((place, way)))
    })
}

impl Reader<'_> {
    fn argument(&mut self, way: Way, name: &str, node: Node<'_>, slot: &mut dyn Slot, given: &mut Given) {
        if matches!(node, Node::Null) || way == Way::Name && *given == Given::Otherwise {
            return;
        }
        *given = if way == Way::Name { Given::ByName } else { Given::Otherwise };
        self.at_given(name, |r| match way {
            Way::Name | Way::Singular => {
                slot.fill(node, r);
            }
            Way::Base64 => {
                let Some(text) = String::read(node, r) else { return };
                match Bytes::from_base64(&text) {
                    Some(Bytes(bytes)) => {
                        slot.fill_bytes(&bytes, r);
                    }
                    None => r.report(IssueCode::InvalidBase64),
                }
            }
        });
    }
}

/// The error where an argument is missing although [`Call::read`] found nothing wrong: a fault of this library.
pub(crate) fn unfilled() -> LastroError {
    LastroError::internal("api.arguments")
}

/// A record as an argument of an operation that works alike for every entity.
struct Apart {
    record: Box<dyn Record>,
    /// The issues of its values, once it is read. Those of a record that is decoded or checked are part of the answer;
    /// those of one that is written are problems of the call.
    issues: Option<Issues>,
    how: EntityOperation,
}

impl Slot for Apart {
    fn fill(&mut self, node: Node<'_>, reader: &mut Reader<'_>) -> bool {
        match (self.how, node) {
            (EntityOperation::Decode, Node::Text(text)) => self.fill_bytes(text.as_bytes(), reader),
            (EntityOperation::Decode | EntityOperation::Validate, node) => {
                // what is decoded is a document of the service, whose texts are texts
                let as_text = reader.documents_as_text;
                reader.documents_as_text = as_text && self.how == EntityOperation::Validate;
                let (fits, issues) = reader.apart(|r| r.fill(&mut *self.record, node));
                reader.documents_as_text = as_text;
                self.take(fits, issues, reader)
            }
            (EntityOperation::Encode | EntityOperation::Body, node) => {
                let fits = reader.fill(&mut *self.record, node);
                self.take(fits, Issues::new(), reader)
            }
        }
    }
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool {
        match Reader::document(bytes, |node, r| r.fill(&mut *self.record, node)) {
            Ok((fits, inner)) => {
                let issues = inner.into_found();
                self.take(fits, issues, reader)
            }
            Err(error) => {
                reader.adopt(error);
                false
            }
        }
    }
}

impl Apart {
    fn take(&mut self, fits: bool, issues: Issues, reader: &mut Reader<'_>) -> bool {
        if fits {
            self.issues = Some(issues);
        } else if issues.listed() > 0 {
            reader.adopt(LastroError::Invalid { issues: issues.into_list() });
        }
        fits
    }
}

/// A record as an argument that may hold values that do not fit: see [`Argument::draft`].
pub(crate) struct Draft<'a>(pub(crate) &'a mut dyn Slot);

impl Slot for Draft<'_> {
    fn fill(&mut self, node: Node<'_>, reader: &mut Reader<'_>) -> bool {
        let (fits, issues) = reader.apart(|r| self.0.fill(node, r));
        if !fits {
            reader.adopt(LastroError::Invalid { issues: issues.into_list() });
        }
        fits
    }
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool {
        self.0.fill_bytes(bytes, reader)
    }
}
