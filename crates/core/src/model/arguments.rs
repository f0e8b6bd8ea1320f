//! Reads the arguments of a call, by name, in one traversal of their object.

use super::entity::{Entity, Slot};
use super::{Argument, Bytes, Codec as _, EntityOperation, Name, Node, Operation, Reader, Type, read_record};
use crate::issue::{IssueCode, Issues, LastroError};

impl Reader<'_> {
    /// Reads the members of a call's object into the slots of an operation's arguments, and reports every problem. `bytes` is
    /// the value of [`Operation::argument_of_bytes`] if it was passed outside of the object.
    #[doc(hidden)]
    pub fn arguments(&mut self, row: &Operation, slots: &mut [&mut dyn Slot], bytes: Option<&[u8]>, node: &Node<'_>) {
        let mut given = vec![Presence::Not; slots.len()];
        let beside = bytes.and_then(|bytes| Some((row.argument_of_bytes()?, bytes)));
        if let Some((name, bytes)) = beside
            && let Some(place) = row.arguments.iter().position(|argument| argument.name == name)
            && let Some((slot, given)) = slots.get_mut(place).zip(given.get_mut(place))
        {
            *given = Presence::Otherwise;
            self.at_member(name, |r| slot.fill_bytes(bytes, r));
        }
        let mut parts = Vec::new();
        match node {
            Node::Null => {}
            Node::Object(object) => self.members(object, &mut |name, node, r| {
                let before = r.issues().listed();
                let place = match argument_named(row, name) {
                    Some((place, way, known)) => {
                        if let Some((slot, given)) = slots.get_mut(place).zip(given.get_mut(place)) {
                            r.argument(way, known, name, node, *slot, given);
                        }
                        place
                    }
                    None => {
                        let names = row.arguments.iter().flat_map(names_of);
                        let known: Vec<String> = names.map(|(parts, _)| parts.concat()).collect();
                        r.unknown_member(name, IssueCode::UnknownArgument, known.iter().map(String::as_str));
                        slots.len()
                    }
                };
                if r.issues().listed() > before {
                    parts.push((place, before..r.issues().listed()));
                }
                Name::Unknown
            }),
            other => {
                self.wrong_type::<()>("object", other);
                return;
            }
        }
        for (place, (argument, given)) in row.arguments.iter().zip(given).enumerate() {
            if given == Presence::Not && !matches!(argument.ty, Type::Optional(_)) {
                let before = self.issues().listed();
                self.at_member(argument.name, Reader::required);
                parts.push((place, before..self.issues().listed()));
            }
        }
        // in the order of the arguments, whatever the order of the members
        self.issues().rank(&parts);
    }

    /// Reads the member `name` into a slot; `known` is its name in the table.
    fn argument(
        &mut self,
        way: NameForm,
        known: &'static str,
        name: &str,
        node: &Node<'_>,
        slot: &mut dyn Slot,
        given: &mut Presence,
    ) {
        if matches!(node, Node::Null) || way == NameForm::Name && *given == Presence::Otherwise {
            return;
        }
        *given = if way == NameForm::Name { Presence::ByName } else { Presence::Otherwise };
        if way != NameForm::Base64 {
            self.at_member(known, |r| slot.fill(node, r));
            return;
        }
        self.at_given(name, |r| {
            let Some(text) = String::read(node, r) else { return };
            match Bytes::from_base64(&text) {
                Some(Bytes(bytes)) => {
                    slot.fill_bytes(&bytes, r);
                }
                None => r.report(IssueCode::InvalidBase64),
            }
        });
    }
}

/// How the name of a call's member refers to an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NameForm {
    /// By its name.
    Name,
    /// Raw bytes as base64, by the name with `_base64`.
    Base64,
    /// One of several secrets, by the name in the singular.
    Singular,
}

/// Whether an argument was given so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Presence {
    Not,
    /// By its name.
    ByName,
    /// In the form that takes precedence over its name.
    Otherwise,
}

/// The member names that refer to an argument, each as a prefix and a suffix.
fn names_of(argument: &Argument) -> impl Iterator<Item = ([&'static str; 2], NameForm)> {
    let other = match argument.ty.required() {
        Type::Bytes => Some(([argument.name, "_base64"], NameForm::Base64)),
        Type::Secrets => argument.name.strip_suffix('s').map(|one| ([one, ""], NameForm::Singular)),
        _ => None,
    };
    other.into_iter().chain([([argument.name, ""], NameForm::Name)])
}

/// Finds the argument that a member's name refers to. Returns its index, the form of the name, and the prefix in the name.
fn argument_named(row: &Operation, name: &str) -> Option<(usize, NameForm, &'static str)> {
    row.arguments.iter().enumerate().find_map(|(place, argument)| {
        let mut names = names_of(argument);
        names.find_map(|([start, end], way)| (name.strip_prefix(start)? == end).then_some((place, way, start)))
    })
}

/// A record as an argument of an operation that works alike for every entity.
#[doc(hidden)]
pub struct RecordArgument<'r> {
    record: &'r mut dyn Entity,
    /// The issues of its values, once it is read. When a record is decoded or checked they are part of the result; when it
    /// is written they are problems of the call.
    issues: Option<Issues>,
    how: EntityOperation,
}

impl Slot for RecordArgument<'_> {
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        match (self.how, node) {
            (EntityOperation::Decode, Node::Text(text)) => self.fill_bytes(text.as_bytes(), reader),
            (EntityOperation::Decode | EntityOperation::Validate, node) => {
                // a record to be decoded is a document of the service, in which strings are never embedded documents
                let as_text = reader.documents_as_text;
                reader.documents_as_text = as_text && self.how == EntityOperation::Validate;
                let (fits, issues) = reader.apart(|r| r.fill(self.record, node));
                reader.documents_as_text = as_text;
                self.take(fits, issues, reader)
            }
            (EntityOperation::Encode | EntityOperation::Body, node) => {
                let fits = reader.fill(self.record, node);
                self.take(fits, Issues::new(), reader)
            }
        }
    }
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool {
        match read_record(bytes, self.record) {
            Ok(issues) => self.take(true, issues, reader),
            Err(error) => {
                reader.adopt(error);
                false
            }
        }
    }
}

impl<'r> RecordArgument<'r> {
    /// For an empty record, into which the argument is read.
    pub fn new(record: &'r mut dyn Entity, how: EntityOperation) -> Self {
        Self { record, issues: None, how }
    }

    /// The issues of the record's values; `None` if it was not read.
    pub fn into_issues(self) -> Option<Issues> {
        self.issues
    }

    fn take(&mut self, fits: bool, issues: Issues, reader: &mut Reader<'_>) -> bool {
        if fits {
            self.issues = Some(issues);
        } else if issues.listed() > 0 {
            reader.adopt(LastroError::invalid_all(issues.into_list()));
        }
        fits
    }
}

/// A record argument in which values may not fit their fields: see [`Argument::draft`].
#[doc(hidden)]
pub struct Draft<'a>(pub &'a mut dyn Slot);

impl Slot for Draft<'_> {
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        let (fits, issues) = reader.apart(|r| self.0.fill(node, r));
        if !fits {
            reader.adopt(LastroError::invalid_all(issues.into_list()));
        }
        fits
    }
    fn fill_bytes(&mut self, bytes: &[u8], reader: &mut Reader<'_>) -> bool {
        self.0.fill_bytes(bytes, reader)
    }
}
