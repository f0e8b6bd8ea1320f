//! Collects every operation, and every type that operations use. The types and documentation for other programming languages,
//! JSON Schemas and form metadata are generated from the result.

pub mod forms;
mod labels;
mod meanings;
pub mod schema;

use crate::operations;
pub use labels::of_path as label;
use lastro::model::{ModelTable, Operation, Type};
use lastro::value::{ChoiceTable, CodeTable};
pub use meanings::meaning;

/// The types that operations use, without duplicates, in order of first use.
#[derive(Debug, Default)]
pub struct Described {
    /// Record types: records of the service, and results of operations.
    pub models: Vec<&'static ModelTable>,
    /// Numeric codes.
    pub codes: Vec<&'static CodeTable>,
    /// Choices: closed sets of strings.
    pub choices: Vec<&'static ChoiceTable>,
}

/// Collects the types of all operations' arguments and results.
#[must_use]
pub fn described() -> Described {
    described_by(operations())
}

/// Collects the types of the given operations' arguments and results.
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
                // nested records come first, so that every type is listed before the types that use it
                for field in table.fields {
                    self.visit(field.ty);
                }
                self.models.push(table);
            }
            _ => {}
        }
    }
}
