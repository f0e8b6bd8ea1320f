//! Reads the named arguments of an operation from a JSON object, in one pass.

use super::entity::{Entity, Slot};
use super::{Argument, Bytes, Codec as _, EntityOperation, Name, Node, Operation, Reader, Type, read_record};
use crate::issue::{IssueCode, Issues, LastroError};

impl Reader<'_> {
    /// Reads the members of the object `node` into `slots`, one slot per argument of the operation `row`, in order. Reports
    /// every problem. `bytes`: raw bytes that were passed outside the object, if any; they are the value of the argument that
    /// [`Operation::argument_of_bytes`] names.
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
        // sort the issues by argument, so that the order of the members in the object does not matter
        self.issues().rank(&parts);
    }

    /// Reads the member `name` of the object into the slot of its argument. `known`: the same name as a constant, for the
    /// paths of issues. For [`NameForm::Base64`] it lacks the suffix `_base64`, so the paths use `name` instead.
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

/// The ways in which a member of the arguments object can name its argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NameForm {
    /// By the argument's name.
    Name,
    /// By the argument's name plus `_base64`: the value is base64, for an argument of raw bytes.
    Base64,
    /// By the argument's name without the final `s`: the value is one secret, for an argument that takes several.
    Singular,
}

/// Whether an argument has already been read, and how it was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Presence {
    Not,
    /// Under its own name.
    ByName,
    /// Under another name ([`NameForm`]), or as raw bytes outside the object. A member with the argument's own name is then
    /// ignored.
    Otherwise,
}

/// The member names that can refer to an argument. Each is a prefix and a suffix, to be joined.
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

/// The record argument of `decode`, `encode`, `body` or `validate`, the operations that exist for every record type.
#[doc(hidden)]
pub struct RecordArgument<'r> {
    record: &'r mut dyn Entity,
    /// Issues of the record's values, set once the record is read. When a record is decoded or validated, they are part of the
    /// result. For encode and body the list is empty, because invalid values make the call fail.
    issues: Option<Issues>,
    how: EntityOperation,
}

impl Slot for RecordArgument<'_> {
    fn fill(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        match (self.how, node) {
            (EntityOperation::Decode, Node::Text(text)) => self.fill_bytes(text.as_bytes(), reader),
            (EntityOperation::Decode | EntityOperation::Validate, node) => {
                // The option `documents_as_text` is for values of a host language, in which a field of type JSON may be a
                // string of JSON text. `decode` reads a document of the service, in which a string is only a string, so the
                // option is switched off.
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
    /// An argument that is read into `record`, which must be empty.
    pub fn new(record: &'r mut dyn Entity, how: EntityOperation) -> Self {
        Self { record, issues: None, how }
    }

    /// The issues of the record's values; `None` if no record was read.
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

/// A record argument in which values may be invalid for their field, see [`Argument::draft`]. The issues of these values do not
/// make the call fail.
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
