//! Every type and operation that the tables reach: the source of the types, stubs and docs of other
//! languages and of the parity test, of JSON Schemas and of form metadata.

pub mod forms;
mod labels;
mod meanings;
pub mod schema;

use crate::operations;
pub use labels::of_path as label;
use lastro::model::{ModelTable, Operation, Type};
use lastro::value::{ChoiceTable, CodeTable};
pub use meanings::meaning;

/// The types that the operations reach, each once, in the order they are met.
#[derive(Debug, Default)]
pub struct Described {
    /// Records: entities and results.
    pub models: Vec<&'static ModelTable>,
    /// Numeric codes.
    pub codes: Vec<&'static CodeTable>,
    /// Named choices.
    pub choices: Vec<&'static ChoiceTable>,
}

/// Goes through every operation's arguments and results.
#[must_use]
pub fn described() -> Described {
    described_by(operations())
}

/// Goes through the arguments and results of some operations.
pub fn described_by(operations: impl Iterator<Item = &'static Operation>) -> Described {
    let mut found = Described::default();
    for operation in operations {
        for argument in operation.arguments {
            found.visit(argument.ty);
        }
        found.visit(operation.result);
    }
    found
}

impl Described {
    fn visit(&mut self, ty: Type) {
        match ty {
            Type::Optional(inner) | Type::List(inner) => self.visit(*inner),
            Type::Code(table) if !self.codes.contains(&table) => self.codes.push(table),
            Type::Choice(table) if !self.choices.contains(&table) => self.choices.push(table),
            Type::Query(table) => self.visit(Type::Record(table)),
            Type::Record(table) if !self.models.contains(&table) => {
                // parts first, so that a reader meets no name before its definition
                for field in table.fields {
                    self.visit(field.ty);
                }
                self.models.push(table);
            }
            _ => {}
        }
    }
}
