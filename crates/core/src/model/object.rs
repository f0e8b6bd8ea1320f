//! Reads a JSON object into a record: each member is read once, in document order, into the field of the same name.

use core::ops::Range;

use super::node::{Inside, Node};
use super::reader::Reader;
use super::view::View;
use super::walk::Visitor;
use super::writer::EXTRA;
use super::{Dialect, Entity, Extra, Field, Kind, ModelTable, Name, Parts, Slot, Type};
use crate::issue::{IssueCode, Issues, LastroError};
use crate::json::{Value, is_number};
use crate::value::MAX_INTEGER;

/// The rank of issues about members that are not fields. It sorts them after the issues of all fields, whose ranks are their
/// indices in the table.
const BEHIND: usize = usize::MAX;

/// Reads JSON text into an empty record, and returns the issues of its values.
///
/// # Errors
/// As [`Model::from_json`](super::Model::from_json).
#[doc(hidden)]
pub fn read_record(json: &[u8], record: &mut dyn Entity) -> Result<Issues, LastroError> {
    let (fits, reader) = Reader::document(json, |node, reader| reader.fill(record, node))?;
    let issues = reader.into_found();
    if fits { Ok(issues) } else { Err(LastroError::invalid_all(issues.into_list())) }
}

/// Receives the values of a record while it is read. It is implemented for typed records and for rows of Arrow columns.
#[doc(hidden)]
pub trait Builder {
    /// The fields of the record.
    fn table(&self) -> &'static ModelTable;

    /// Reads a value into the field at an index of the table. Returns false if the value is invalid for the field's type.
    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool;

    /// Receives the members that are not fields, and the values that were invalid for their field. Called once, after the last
    /// member.
    fn end(&mut self, extra: Extra);

    /// The index of the field that is expected next. It makes reading faster if many records have their members in the same order.
    /// `next`: one more than the index of the field that was just read; 0 before the first field. For each value of `next`, the
    /// builder stores the index of the field that followed in the previous record. The reader overwrites the index if another field
    /// follows. `None` if the builder stores no indices: the reader then expects the order of the table.
    fn expected(&mut self, _next: usize) -> Option<&mut usize> {
        None
    }
}

impl Builder for dyn Entity + '_ {
    fn table(&self) -> &'static ModelTable {
        Parts::table(self)
    }
    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        Entity::read_field(self, index, node, reader)
    }
    fn end(&mut self, extra: Extra) {
        *self.extra_mut() = extra;
    }
}

impl Reader<'_> {
    /// Fills a record from a JSON object. Returns false if `node` is not an object.
    pub fn fill(&mut self, record: &mut dyn Entity, node: &Node<'_>) -> bool {
        self.build(record, node)
    }

    /// Fills a record from a JSON object. Returns false if `node` is not an object.
    ///
    /// A value that is invalid for its field is reported, and the field stays unset; the rest of the record is read
    /// normally. The invalid value is kept under its name in the record's `extra`, together with the members that are not
    /// fields.
    pub fn build<B: Builder + ?Sized>(&mut self, record: &mut B, node: &Node<'_>) -> bool {
        let table = record.table();
        let Node::Object(object) = node else {
            self.wrong_type::<()>("object", node);
            return false;
        };
        // only JSON from a host language and values in memory can contain numbers that JSON does not allow, such as NaN
        let odd_numbers = self.walk.of_host || matches!(object, Inside::Memory(_));
        let mut filling = Filling { record, walk: Members::new(table), extra: Vec::new() };
        let outside = core::mem::replace(&mut self.inside_record, true);
        self.each_member(object, &mut filling);
        let Filling { record, mut walk, extra } = filling;
        self.inside_record = outside;
        let before = self.issues().listed();
        if odd_numbers {
            for (name, value) in &extra {
                self.at_given(name, |r| r.check_numbers(value));
            }
        }
        record.end(if table.is_parameters() { self.parameters(extra, &walk) } else { Extra::from_members(extra) });
        walk.reported(BEHIND, before, self);
        self.issues().rank(&walk.parts);
        true
    }

    /// Fills `slots`, the fields of an operation's result, from a JSON object. The object must have exactly the fields of
    /// `table`, each with a valid value; returns false otherwise.
    pub fn fill_answer(&mut self, node: &Node<'_>, table: &'static ModelTable, slots: &mut [&mut dyn Slot]) -> bool {
        let Node::Object(object) = node else {
            self.wrong_type::<()>("object", node);
            return false;
        };
        let mut walk = Members::new(table);
        let mut whole = true;
        self.members(object, &mut |name, node, r| {
            let before = r.issues().listed();
            let found = walk.place(name, false, None);
            match found {
                Ok(_) if matches!(node, Node::Null) => {}
                Ok((place, field)) => {
                    if let Some(slot) = slots.get_mut(place) {
                        walk.give(place);
                        whole &= r.at_member(field.name, |r| slot.fill(node, r));
                    }
                }
                Err(_) => r.unknown_member(name, IssueCode::UnknownField, table.fields.iter().map(|f| f.name)),
            }
            walk.reported(found.map_or(BEHIND, |(place, _)| place), before, r);
            found.err().unwrap_or(Name::Counted)
        });
        for (place, field) in table.fields.iter().enumerate() {
            if !walk.is_given(place) && !matches!(field.ty, Type::Optional(_)) {
                let before = self.issues().listed();
                self.at_member(field.name, Self::required);
                whole = false;
                walk.reported(place, before, self);
            }
        }
        self.issues().rank(&walk.parts);
        whole
    }

    /// Reads the value of a field by the rules for the kind of record: a version 2 record, a version 1 record, or the
    /// parameters of a version 1 request.
    fn field<B: Builder + ?Sized>(
        &mut self,
        record: &mut B,
        table: &ModelTable,
        (place, field): Place,
        node: &Node<'_>,
    ) -> Read {
        let as_text;
        let node = match node {
            Node::Null => return Read::Left,
            node if table.dialect == Dialect::Entity => node,
            node if table.is_legacy() && node.is_empty_text() => return Read::Left,
            node if table.is_cleared(field.name, node) => return Read::Kept,
            node if table.is_legacy() && self.is_placeholder(node, field.ty) => {
                self.at_member(field.name, |r| r.note(IssueCode::Placeholder));
                return Read::Kept;
            }
            // most string fields of version 1 are codes made of digits, so a number is accepted as the string of its digits
            Node::Number(text) if matches!(field.ty.required(), Type::Text) && is_number(text) => {
                as_text = Node::Text(text);
                &as_text
            }
            node => node,
        };
        let fits = self.at_member(field.name, |r| match field.kind {
            Kind::Undocumented => r.leniently(&mut |r| record.read_field(place, node, r)),
            _ => record.read_field(place, node, r),
        });
        if fits { Read::Set } else { Read::Kept }
    }

    /// Whether the value is a placeholder. To shorten a response, version 1 of the API may return another value in place of a
    /// record or a list of records.
    pub(crate) fn is_placeholder(&self, node: &Node<'_>, ty: Type) -> bool {
        match (ty, node) {
            (Type::Optional(inner), node) => self.is_placeholder(node, *inner),
            (Type::Record(_), node) => !matches!(node, Node::Object(_)),
            (Type::List(Type::Record(_)), Node::List(items)) => !self.only_objects(items),
            (Type::List(_), node) => !matches!(node, Node::List(_)),
            _ => false,
        }
    }

    /// Separates the allowed members of version 1 parameters from the misplaced ones, and keeps both. `rest`: the members that
    /// were not stored in fields.
    ///
    /// - Allowed: every member of the JSON member `extra`, and an empty string under a field's name, which clears the field. A
    ///   member of `extra` that has a field's name is also reported, unless it clears a field that has no other value.
    /// - Misplaced: all others. An unknown name is reported here; an invalid value of a field was reported when it was read.
    fn parameters(&mut self, rest: Vec<(String, Value)>, walk: &Members) -> Extra {
        let table = walk.table;
        let (mut astray, mut meant) = (Vec::new(), Vec::new());
        let is_given = |name: &str| table.place_of(name).is_some_and(|place| walk.is_given(place));
        for (name, value) in rest {
            match value {
                Value::Object(members) if name == EXTRA => {
                    for (name, value) in members {
                        let known = table.field(&name).is_some();
                        if known && (is_given(&name) || !table.is_cleared(&name, &Node::from(&value))) {
                            let reserved = |r: &mut Self| r.report_with(IssueCode::ReservedName, "field", &name);
                            self.at_member(EXTRA, |r| r.at_given(&name, reserved));
                        }
                        meant.push((name, value));
                    }
                }
                Value::Null if name == EXTRA => {}
                value if table.is_cleared(&name, &Node::from(&value)) => meant.push((name, value)),
                value => {
                    if name == EXTRA {
                        self.at_member(EXTRA, |r| r.wrong_type::<()>("object", &Node::from(&value)));
                    } else if table.field(&name).is_none() {
                        self.unknown_member(&name, IssueCode::UnknownField, table.fields.iter().map(|f| f.name));
                    }
                    astray.push((name, value));
                }
            }
        }
        Extra::with_astray(astray, meant)
    }

    /// Reports each number in `value` that JSON cannot represent: infinity and NaN.
    pub fn check_numbers(&mut self, value: &Value) {
        match value {
            Value::Number(text) if !is_number(text) => self.report(IssueCode::InvalidQuantity),
            Value::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.at_index(index, |r| r.check_numbers(item));
                }
            }
            Value::Object(members) => {
                for (name, member) in members {
                    self.at_given(name, |r| r.check_numbers(member));
                }
            }
            _ => {}
        }
    }
}

/// A record that is being filled from the members of an object.
struct Filling<'b, B: ?Sized> {
    record: &'b mut B,
    walk: Members,
    /// The members that are not fields, and the values that were invalid for their field.
    extra: Vec<(String, Value)>,
}

impl<'d, B: Builder + ?Sized> Visitor<'d> for Filling<'_, B> {
    fn likely(&mut self) -> &'static str {
        let next = self.walk.next;
        let index = self.record.expected(next).map_or(next, |expected| *expected);
        self.walk.table.fields.get(index).map_or("", |field| field.name)
    }

    fn visit(&mut self, name: &str, is_likely: bool, node: &Node<'_>, r: &mut Reader<'d>) -> Name {
        let Self { record, walk, extra } = self;
        let before = r.issues().listed();
        let found = walk.place(name, is_likely, record.expected(walk.next));
        let read = found.map_or(Read::Kept, |place| r.field(&mut **record, walk.table, place, node));
        if let (Ok((place, _)), Read::Set | Read::Kept) = (found, read) {
            walk.give(place);
        }
        if read == Read::Kept {
            let kept = if node.start().is_some() { r.at_given(name, |r| r.keep(node)) } else { r.keep(node) };
            extra.push((name.to_owned(), kept));
        }
        walk.reported(found.map_or(BEHIND, |(place, _)| place), before, r);
        found.err().unwrap_or(Name::Counted)
    }
}

/// The index of a field in its table, and the field.
type Place = (usize, &'static Field);

/// The outcome of reading a field's value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Read {
    /// The value is null, or in a record of version 1 an empty string: the field stays unset.
    Left,
    /// The value was stored in the field.
    Set,
    /// The value was not stored in the field, and must be kept unchanged in `extra`.
    Kept,
}

/// Maximum number of fields of a record: `#[model]` allows no more.
const MOST_FIELDS: usize = 128;

/// State of the members of one object while the object is read.
struct Members {
    table: &'static ModelTable,
    /// One more than the index of the field that was read last. Members usually come in the order of the table, so the field
    /// at this index is tried first.
    next: usize,
    /// For each field, how many members with its name have been read.
    met: [u8; MOST_FIELDS],
    /// Which fields have been given a value, valid or not.
    given: [bool; MOST_FIELDS],
    /// For each member with issues, the rank of these issues and their range in the list of issues. At the end of the object,
    /// the issues are sorted by rank.
    parts: Vec<(usize, Range<usize>)>,
}

impl Members {
    const fn new(table: &'static ModelTable) -> Self {
        Self { table, next: 0, met: [0; MOST_FIELDS], given: [false; MOST_FIELDS], parts: Vec::new() }
    }

    /// Finds the field with the name of a member, and its index in the table. `is_likely`: whether the caller has already compared
    /// the name with that of the expected field, and found it equal. `expected`: index of the expected field, which is updated if
    /// another field is found; `None` for the order of the table.
    ///
    /// # Errors
    /// [`Name::Unknown`] if no field has this name; [`Name::Repeated`] for the second member of a name, [`Name::Counted`] for later
    /// ones.
    #[inline]
    fn place(&mut self, name: &str, is_likely: bool, expected: Option<&mut usize>) -> Result<Place, Name> {
        let fields = self.table.fields;
        let likely = expected.as_deref().copied().unwrap_or(self.next);
        let (place, field) = match fields.get(likely).filter(|field| is_likely || field.name == name) {
            Some(field) => (likely, field),
            None => {
                let found = self.table.field_from(self.next, name).ok_or(Name::Unknown)?;
                if let Some(expected) = expected {
                    *expected = found.0;
                }
                found
            }
        };
        self.next = place.saturating_add(1);
        let met = self.met.get_mut(place).ok_or(Name::Unknown)?;
        *met = met.saturating_add(1);
        match *met {
            1 => Ok((place, field)),
            2 => Err(Name::Repeated),
            _ => Err(Name::Counted),
        }
    }

    /// Records that the field at an index has been given a value.
    fn give(&mut self, place: usize) {
        if let Some(given) = self.given.get_mut(place) {
            *given = true;
        }
    }

    fn is_given(&self, place: usize) -> bool {
        self.given.get(place).is_some_and(|given| *given)
    }

    /// Stores `rank` for the issues that a member has just caused: all issues after the first `before` ones in the list.
    fn reported(&mut self, rank: usize, before: usize, reader: &mut Reader<'_>) {
        let now = reader.issues().listed();
        if now > before {
            self.parts.push((rank, before..now));
        }
    }
}

/// Whether a field was given a value, valid or not.
pub(crate) fn is_given(record: &dyn Parts, name: &str) -> bool {
    let place = record.table().place_of(name);
    place.is_some_and(|place| record.has_value(place)) || is_unfit(record, name)
}

/// Whether a field was given a value that is invalid for it, and is therefore kept in the record's `extra`.
pub(crate) fn is_unfit(record: &dyn Parts, name: &str) -> bool {
    let table = record.table();
    let Some(extra) = record.extra() else { return false };
    // In version 1 parameters, an invalid value of a field is always among the misplaced members. A member with a field's name
    // that is not misplaced comes from the JSON member `extra`, or is an empty string that clears the field.
    let members = if table.is_parameters() { extra.parts().0 } else { extra.members() };
    let unset = |value: &Value| *value == Value::Null || table.is_legacy() && Node::from(value).is_empty_text();
    members.iter().any(|(member, value)| member == name && !unset(value))
}

/// Whether a record, once written and read again, may have an issue. That is so if `extra` of the record or of a nested record has
/// a value that was invalid for its field. It is also so if a program has set an integer beyond ±(2^53 - 1), NaN or infinity, or a
/// JSON document that is not an object. Version 1 parameters with any member in `extra` count too.
#[doc(hidden)]
pub fn has_unfit(record: &dyn Parts) -> bool {
    let table = record.table();
    let of_extra = record.extra().is_some_and(|extra| {
        let odd = |(name, value): &(String, Value)| {
            table.place_of(name).is_some_and(|place| !record.has_value(place)) || has_other_numbers(value)
        };
        table.is_parameters() && !extra.is_empty() || extra.members().iter().any(odd)
    });
    let mut found = of_extra;
    record.views(&mut |_, view| found = found || view_has_unfit(view));
    found
}

fn view_has_unfit(view: View<'_>) -> bool {
    match view {
        View::Record(record) => has_unfit(record),
        View::Integer(number) | View::Code(number, _) => number.unsigned_abs() > MAX_INTEGER.unsigned_abs(),
        View::List(list) => {
            let mut found = false;
            list.views(&mut |_, view| found = found || view_has_unfit(view));
            found
        }
        View::Json(document) => !matches!(document, Value::Object(_)),
        _ => false,
    }
}

fn has_other_numbers(value: &Value) -> bool {
    let mut reader = Reader::new();
    reader.check_numbers(value);
    reader.issues().listed() > 0
}
