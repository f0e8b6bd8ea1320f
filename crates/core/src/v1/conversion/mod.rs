//! From one version to the other. What the other has no place for is in the report, a line each; nothing is changed or
//! lost without one.

mod from_v2;
mod to_v2;

pub use from_v2::{customer_parameters, sale_parameters, service_parameters};
pub use to_v2::{customer, payment_method, sale, service};

use lastro_macros::model;

use super::parameters::{CustomerParameters, SaleParameters, ServiceParameters};
use crate::issue::IssueCode;
use crate::json::Value;
use crate::model::{Customer, Form, Model, ModelTable, PaymentMethod, Reader, Sale, Service, Type};

/// What did not come over, or not as it was.
#[model(answer)]
pub struct ReportLine {
    /// Where in the record that was given.
    pub path: String,
    /// `no_equivalent`, `dropped`, `derived` or `placeholder`.
    pub code: IssueCode,
}

/// Defines a record with the report of its making.
macro_rules! converted {
    ($($(#[doc = $doc:literal])* $name:ident: $record:ty;)*) => { $(
        $(#[doc = $doc])*
        #[model(answer)]
        pub struct $name {
            /// The record of the other version.
            pub value: $record,
            /// What did not come over.
            pub report: Vec<ReportLine>,
        }
    )* };
}
converted! {
    /// A sale of version 2.
    SaleConverted: Sale;
    /// A customer of version 2.
    CustomerConverted: Customer;
    /// A service of version 2.
    ServiceConverted: Service;
    /// A payment method of version 2.
    PaymentMethodConverted: PaymentMethod;
    /// The parameters of a sale.
    SaleParametersConverted: SaleParameters;
    /// The parameters of a customer.
    CustomerParametersConverted: CustomerParameters;
    /// The parameters of a service.
    ServiceParametersConverted: ServiceParameters;
}

type Members = Vec<(String, Value)>;

/// A conversion under way: where it is in what was given, and what it has to report.
#[derive(Default)]
struct Conversion {
    path: String,
    report: Vec<ReportLine>,
}

impl Conversion {
    /// Reports what stands at a member.
    fn note(&mut self, name: &str, code: IssueCode) {
        let dot = if self.path.is_empty() || name.is_empty() { "" } else { "." };
        self.report.push(ReportLine { path: [self.path.as_str(), dot, name].concat(), code });
    }

    /// Goes on below a member or an element.
    fn at<T>(&mut self, step: &str, go: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        let dot = if self.path.is_empty() || step.starts_with('[') { "" } else { "." };
        self.path = [self.path.as_str(), dot, step].concat();
        let result = go(self);
        self.path.truncate(length);
        result
    }

    /// Carries over every member that the other table has a field of the same name for, but those that are `apart`.
    /// A code that the other version does not name keeps its number.
    fn carry(&mut self, from: &Value, table: &ModelTable, to: &ModelTable, apart: &[&str], out: &mut Members) {
        for (name, value) in from.as_object().unwrap_or_default() {
            if apart.contains(&name.as_str()) || *value == Value::Null {
                continue;
            }
            let known = table.field(name).map(|field| field.ty.required());
            match (to.field(name), known) {
                (Some(field), Some(_)) => match Reader::new().rewrite(value, field.ty, Form::Program) {
                    Some(written) => {
                        self.code(name, &written, field.ty.required());
                        out.push((name.clone(), written));
                    }
                    None => self.note(name, IssueCode::Dropped),
                },
                (None, Some(_)) => self.note(name, IssueCode::Dropped),
                // what neither names is kept as it came
                (None, None) => out.push((name.clone(), value.clone())),
                (Some(_), None) => self.note(name, IssueCode::Dropped),
            }
        }
    }

    /// Reports a code that the other version does not name.
    fn code(&mut self, name: &str, value: &Value, ty: Type) {
        if let (Type::Code(table), Value::Number(number)) = (ty, value)
            && !number.parse().is_ok_and(|code: i64| table.codes.iter().any(|named| named.code == code))
        {
            self.note(name, IssueCode::NoEquivalent);
        }
    }

    /// Reports every member of a record but some.
    fn drop_all(&mut self, record: &Value, but: &[&str]) {
        for (name, value) in record.as_object().unwrap_or_default() {
            if !but.contains(&name.as_str()) && *value != Value::Null {
                self.note(name, IssueCode::Dropped);
            }
        }
    }

    /// The elements of a list, each with its place.
    fn each(&mut self, name: &str, list: &Value, mut make: impl FnMut(&mut Self, &Value) -> Value) -> Value {
        let items = list.as_array().unwrap_or_default();
        self.at(name, |c| {
            let made = items
                .iter()
                .enumerate()
                .map(|(index, item)| c.at(&["[", &index.to_string(), "]"].concat(), |c| make(c, item)));
            Value::Array(made.collect())
        })
    }
}

/// The record that members make; what did not fit stays in its `extra`.
fn read<T: Model + Default>(members: Members) -> T {
    T::read(&Value::Object(members), &mut Reader::new()).unwrap_or_default()
}

fn given<'v>(from: &'v Value, name: &str) -> Option<&'v Value> {
    from.get(name).filter(|value| **value != Value::Null)
}
