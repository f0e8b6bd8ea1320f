//! Reads a value by a type that is only known from a table, and writes it again.
//!
//! The reading and the writing are those of the Rust type: the match below only finds it.

use super::node::Node;
use super::writer::{Target, value_of, write_record};
use super::{CardNumber, Codec, Json, Reader, SecurityCode, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

/// Reads a value as a type and writes it again; nothing, with at least one issue reported, where it does not fit.
type Rewrite = fn(&Node<'_>, &mut Reader<'_>, Target) -> Option<Value>;

fn rewrite<T: Codec>(node: &Node<'_>, reader: &mut Reader<'_>, target: Target) -> Option<Value> {
    T::read(node, reader).map(|read| read.value(target))
}

impl Reader<'_> {
    /// Whether a value fits a type; if it does not, at least one issue is reported.
    pub fn fits(&mut self, node: &Node<'_>, ty: Type) -> bool {
        self.rewrite(node, ty, Target::Program).is_some()
    }

    /// The value as its type writes it, or `None` with at least one issue reported.
    pub(crate) fn rewrite(&mut self, node: &Node<'_>, ty: Type, target: Target) -> Option<Value> {
        let rewritten: Rewrite = match ty {
            Type::Optional(inner) => return self.rewrite(node, *inner, target),
            Type::List(inner) => {
                let mut items = Vec::new();
                let all = self.list(node, &mut |item, r| {
                    items.push(r.rewrite(item, *inner, target)?);
                    Some(())
                });
                return all.then_some(Value::Array(items));
            }
            Type::Code(table) => {
                return self.code(node, table).map(|code| Value::Number(code.to_string()));
            }
            Type::Choice(table) => return self.choice(node, table).map(|_| self.keep(node)),
            Type::Record(table) => {
                // only entities are read by a table; an answer of this project is not a part of any document
                let Some(mut record) = table.empty.map(|empty| empty()) else { return Some(self.keep(node)) };
                let fits = self.fill(&mut *record, node);
                return fits.then(|| value_of(target, &mut |writer| write_record(&*record, writer)));
            }
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
            // only arguments and answers have these types: no field holds one
            Type::Scalar
            | Type::Params
            | Type::Bytes
            | Type::Secrets
            | Type::Query(_)
            | Type::Concealed
            | Type::Headers
            | Type::Pairs => return Some(self.keep(node)),
        };
        rewritten(node, self, target)
    }
}
