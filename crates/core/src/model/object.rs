//! Reads the fields of one object, in the order of its table and by the rules of its dialect.

use super::writer::EXTRA;
use super::{Entity, Extra, Kind, ModelTable, Reader, Slot, Type};
use crate::issue::IssueCode;
use crate::json::{Value, is_number};

impl Reader {
    /// Fills an entity from a document; false if the document is not an object.
    pub fn fill(&mut self, record: &mut dyn Entity, value: &Value) -> bool {
        let table = record.table();
        let fill = &mut |place, value: &Value, r: &mut Self| record.slot(place).is_some_and(|slot| slot.fill(value, r));
        match self.fields(value, table, fill) {
            Some(extra) => {
                *record.extra_mut() = extra;
                true
            }
            None => false,
        }
    }

    /// Fills the fields of an answer of this project, which must have exactly its fields, each with a valid value;
    /// false if it does not.
    pub fn fill_answer(&mut self, value: &Value, table: &'static ModelTable, slots: &mut [&mut dyn Slot]) -> bool {
        let Some(mut object) = self.object(value, table) else { return false };
        let mut whole = true;
        for (field, slot) in table.fields.iter().zip(slots) {
            let (name, found) = object.find();
            whole &= self.at_member(name, |r| match found {
                Some((_, value)) if *value != Value::Null => slot.fill(value, r),
                _ if matches!(field.ty, Type::Optional(_)) => true,
                _ => {
                    r.required();
                    false
                }
            });
        }
        object.refuse_rest(self);
        whole
    }

    /// Reads the given fields of an entity, in the order of its table. Returns the other members, or `None` if the
    /// value is not an object.
    ///
    /// A value that does not fit its field is reported, and the field is left unset, so that the record itself can be
    /// read. The value is kept with the other members under its name, so that nothing is lost.
    pub(crate) fn fields(
        &mut self,
        value: &Value,
        table: &'static ModelTable,
        read: &mut dyn FnMut(usize, &Value, &mut Self) -> bool,
    ) -> Option<Extra> {
        let mut fields = self.object(value, table)?;
        let mut given = Vec::new();
        for place in 0..table.fields.len() {
            let (name, Some((index, value))) = fields.find() else { continue };
            let legacy = table.is_legacy();
            if *value == Value::Null || legacy && value.as_str() == Some("") {
                continue;
            }
            let field = table.fields.get(place);
            if table.is_parameters() {
                given.push(name);
                if table.is_cleared(name, value) {
                    fields.mark(index, false);
                    continue;
                }
            }
            let digits = field.and_then(|field| text_of_number(value, field.ty, table));
            let value = digits.as_ref().unwrap_or(value);
            let placeholder = legacy && field.is_some_and(|field| is_placeholder(value, field.ty));
            let undocumented = field.is_some_and(|field| field.kind == Kind::Undocumented);
            if placeholder {
                self.at_member(name, |r| r.note(IssueCode::Placeholder));
            }
            let fits = !placeholder
                && self.at_member(name, |r| match undocumented {
                    true => r.leniently(|r| read(place, value, r)),
                    false => read(place, value, r),
                });
            if !fits {
                fields.mark(index, false);
            }
        }
        let rest = fields.rest(self);
        Some(if table.is_parameters() { self.parameters(rest, table, &given) } else { rest })
    }

    /// The members of version 1's parameters that are not fields: those of `extra`, and fields cleared by an empty
    /// text. Any other name next to the fields, and a field's name in `extra`, is reported, and kept where it was.
    fn parameters(&mut self, rest: Extra, table: &ModelTable, given: &[&str]) -> Extra {
        let (mut astray, mut meant) = (Vec::new(), Vec::new());
        for (name, value) in rest.into_members() {
            match value {
                Value::Object(members) if name == EXTRA => {
                    for (name, value) in members {
                        let known = table.field(&name).is_some();
                        if known && (given.contains(&name.as_str()) || !table.is_cleared(&name, &value)) {
                            let reserved = |r: &mut Self| r.report_with(IssueCode::ReservedName, "field", &name);
                            self.at_member(EXTRA, |r| r.at_member(&name, reserved));
                        }
                        meant.push((name, value));
                    }
                }
                Value::Null if name == EXTRA => {}
                value if table.is_cleared(&name, &value) => meant.push((name, value)),
                value => {
                    if name == EXTRA {
                        self.at_member(EXTRA, |r| r.wrong_type::<()>("object", &value));
                    } else if table.field(&name).is_none() {
                        self.unknown_member(&name, IssueCode::UnknownField, table.fields.iter().map(|f| f.name));
                    }
                    astray.push((name, value));
                }
            }
        }
        Extra::with_astray(astray, meant)
    }

    fn object<'v>(&mut self, value: &'v Value, table: &'static ModelTable) -> Option<ObjectReader<'v>> {
        match value {
            Value::Object(members) => Some(ObjectReader::new(members, table)),
            other => self.wrong_type("object", other),
        }
    }
}

/// Reads the fields of one object in the order of its table.
struct ObjectReader<'v> {
    members: &'v [(String, Value)],
    table: &'static ModelTable,
    next_field: usize,
    // For each field, the index of the member that holds it.
    places: Vec<Option<usize>>,
    used: Vec<bool>,
}

impl<'v> ObjectReader<'v> {
    fn new(members: &'v [(String, Value)], table: &'static ModelTable) -> Self {
        let mut places = vec![None; table.fields.len()];
        // Members usually come in the table's order, so the next member is tried first.
        let mut hint = 0;
        for (index, (name, _)) in members.iter().enumerate() {
            let fields = table.fields.iter().enumerate();
            let mut from_hint = fields.clone().skip(hint).chain(fields.take(hint));
            let Some((place, _)) = from_hint.find(|(_, field)| field.name == name) else { continue };
            hint = place.saturating_add(1);
            if let Some(first @ None) = places.get_mut(place) {
                *first = Some(index);
            }
        }
        Self { members, table, next_field: 0, places, used: vec![false; members.len()] }
    }

    fn mark(&mut self, index: usize, used: bool) {
        if let Some(flag) = self.used.get_mut(index) {
            *flag = used;
        }
    }

    fn find(&mut self) -> (&'static str, Option<(usize, &'v Value)>) {
        let name = self.table.fields.get(self.next_field).map_or("", |f| f.name);
        let place = self.places.get(self.next_field).copied().flatten();
        self.next_field = self.next_field.saturating_add(1);
        let Some((index, (_, value))) = place.and_then(|index| Some((index, self.members.get(index)?))) else {
            return (name, None);
        };
        self.mark(index, true);
        (name, Some((index, value)))
    }

    /// The members that are not fields, in the document's order. A number among them that JSON cannot hold (a float
    /// that is not finite) is reported.
    fn rest(self, reader: &mut Reader) -> Extra {
        let unused = self.members.iter().zip(&self.used).filter(|(_, used)| !**used).map(|(member, _)| member);
        for (name, value) in unused.clone() {
            reader.at_member(name, |r| check_numbers(value, r));
        }
        Extra::from_members(unused.cloned().collect())
    }

    /// Reports every member that is not a field.
    fn refuse_rest(self, reader: &mut Reader) {
        let unused = self.members.iter().zip(&self.used).filter(|(_, used)| !**used);
        for ((name, _), _) in unused {
            reader.unknown_member(name, IssueCode::UnknownField, self.table.fields.iter().map(|f| f.name));
        }
    }
}

/// Whether another value stands for a record or a list of records, as version 1 abbreviates them.
pub(crate) fn is_placeholder(value: &Value, ty: Type) -> bool {
    match ty {
        Type::Optional(inner) => is_placeholder(value, *inner),
        Type::Record(_) => value.as_object().is_none(),
        Type::List(inner) => value.as_array().is_none_or(|items| items.iter().any(|item| is_placeholder(item, *inner))),
        _ => false,
    }
}

/// The text of a number in a text field of version 1, as it was written: most texts of version 1 are codes made of
/// digits.
fn text_of_number(value: &Value, ty: Type, table: &ModelTable) -> Option<Value> {
    let takes = (table.is_legacy() || table.is_parameters()) && ty.required() == Type::Text;
    match value {
        Value::Number(text) if takes && is_number(text) => Some(Value::String(text.clone())),
        _ => None,
    }
}

fn check_numbers(value: &Value, reader: &mut Reader) {
    match value {
        Value::Number(text) if !is_number(text) => reader.report(IssueCode::InvalidQuantity),
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                reader.at_index(index, |r| check_numbers(item, r));
            }
        }
        Value::Object(members) => {
            for (name, member) in members {
                reader.at_member(name, |r| check_numbers(member, r));
            }
        }
        _ => {}
    }
}
