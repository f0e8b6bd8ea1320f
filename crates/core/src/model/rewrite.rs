//! Reads a value whose type is given by a table at run time, and writes the value again in canonical form.
//!
//! For each [`Type`] of a table, a `match` selects the Rust type whose [`Codec`] reads and writes the value.

use core::cell::Cell;

use super::node::Node;
use super::view::View;
use super::writer::{Target, Writer, value_of, write_record};
use super::{CardNumber, Codec, Entity, Extra, Json, ModelTable, Part, Parts, Reader, SecurityCode, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// A function that reads a value as a certain type and writes it again. It returns `None` if the value is invalid; at least one
/// issue has then been reported.
type Rewrite = fn(&Node<'_>, &mut Reader<'_>, Target) -> Option<Value>;

fn rewrite<T: Codec>(node: &Node<'_>, reader: &mut Reader<'_>, target: Target) -> Option<Value> {
    T::read(node, reader).map(|read| read.value(target))
}

impl Reader<'_> {
    /// Whether a value is valid for a type. If it is not, at least one issue is reported.
    pub fn fits(&mut self, node: &Node<'_>, ty: Type) -> bool {
        self.rewrite(node, ty, Target::Program).is_some()
    }

    /// The value in the canonical form of its type. `None` if the value is invalid; at least one issue is then reported.
    pub(crate) fn rewrite(&mut self, node: &Node<'_>, ty: Type, target: Target) -> Option<Value> {
        match ty {
            Type::Optional(inner) => self.rewrite(node, *inner, target),
            Type::List(inner) => {
                let mut items = Vec::new();
                let all = self.list(node, &mut |item, r| {
                    items.push(r.rewrite(item, *inner, target)?);
                    Some(())
                });
                all.then_some(Value::Array(items))
            }
            // A table is open if its records keep unknown members. Only tables of operation results are not open, and these
            // never occur in a document.
            Type::Record(table) if table.open() => {
                let fields = table.fields.iter().map(|_| None).collect();
                let mut record = Rewritten { table, target, fields, extra: Extra::default() };
                let fits = self.fill(&mut record, node);
                fits.then(|| value_of(target, &mut |writer| write_record(&record, writer)))
            }
            ty => self.rewrite_scalar(node, ty, target),
        }
    }

    /// Like [`rewrite`](Self::rewrite), but not for records and lists. Queries have only scalars. They use this separate
    /// function, so that the wasm module for queries does not contain the code for records.
    pub(crate) fn rewrite_scalar(&mut self, node: &Node<'_>, ty: Type, target: Target) -> Option<Value> {
        let rewritten: Rewrite = match ty {
            Type::Code(table) => {
                return self.code(node, table).map(|code| Value::Number(code.to_string()));
            }
            Type::Choice(table) => return self.choice(node, table).map(|_| self.keep(node)),
            Type::Text => rewrite::<String>,
            Type::Integer => rewrite::<i64>,
            Type::Boolean => rewrite::<bool>,
            Type::Money => rewrite::<Money>,
            Type::Percent => rewrite::<Percent>,
            Type::Quantity => rewrite::<Quantity>,
            Type::Number => rewrite::<Number>,
            Type::Date => rewrite::<LocalDate>,
            Type::YearMonth => rewrite::<YearMonth>,
            Type::DateTime => rewrite::<DateTime>,
            Type::Json => rewrite::<Json>,
            Type::CardNumber => rewrite::<CardNumber>,
            Type::SecurityCode => rewrite::<SecurityCode>,
            // the remaining types occur only in arguments and results of operations, never in fields of records
            _ => return Some(self.keep(node)),
        };
        rewritten(node, self, target)
    }
}

/// A record whose type is known only from its table. A wasm module that only rewrites records uses this type, so that it does
/// not contain the code of every record type.
struct Rewritten {
    table: &'static ModelTable,
    target: Target,
    /// The value of each field in its canonical form.
    fields: Vec<Option<Written>>,
    extra: Extra,
}

/// A value in canonical form. It is written only once, so the writer moves it out of the [`Cell`] instead of copying it.
struct Written(Cell<Value>);

impl Part for Written {
    fn write_part(&self, writer: &mut Writer) {
        match self.0.take() {
            Value::Number(text) => writer.number(&text),
            other => writer.put(other),
        }
    }
    fn view(&self) -> View<'_> {
        View::Other
    }
}

impl Parts for Rewritten {
    fn table(&self) -> &'static ModelTable {
        self.table
    }
    fn set_parts<'v>(&'v self, see: &mut dyn FnMut(usize, &'v dyn Part)) {
        for (place, field) in self.fields.iter().enumerate() {
            if let Some(value) = field {
                see(place, value);
            }
        }
    }
    fn has_value(&self, place: usize) -> bool {
        self.fields.get(place).is_some_and(Option::is_some)
    }
    fn extra(&self) -> Option<&Extra> {
        Some(&self.extra)
    }
}

impl Entity for Rewritten {
    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        let Some((place, field)) = self.fields.get_mut(index).zip(self.table.fields.get(index)) else { return false };
        *place = reader.rewrite(node, field.ty, self.target).map(|value| Written(Cell::new(value)));
        place.is_some()
    }
    fn extra_mut(&mut self) -> &mut Extra {
        &mut self.extra
    }
}
