//! Converts records from one version to the other. The report has a line for each value that is lost or changed.

mod from_v2;
mod to_v2;

pub use from_v2::{customer_parameters, sale_parameters, service_parameters};
pub use to_v2::{customer, payment_method, sale, service};
#[doc(hidden)]
pub use to_v2::{customer_members, payment_method_members, sale_members, service_members};

use lastro_macros::model;

use super::parameters::{CustomerParameters, SaleParameters, ServiceParameters};
use crate::issue::{IssueCode, path};
use crate::json::Value;
use crate::model::{
    Customer, Model, ModelTable, Node, Parts, PaymentMethod, Reader, Sale, Service, Target, Type, View, has_unfit,
    unset_members, value_of,
};
use crate::value::MAX_INTEGER;

/// A value that was lost or changed.
#[model(answer)]
pub struct ReportLine {
    /// Its path in the given record.
    pub path: String,
    /// `no_equivalent`, `dropped`, `derived` or `placeholder`.
    pub code: IssueCode,
}

/// Defines the result of a conversion: a record and its report.
macro_rules! converted {
    ($($(#[doc = $doc:literal])* $name:ident: $record:ty;)*) => { $(
        $(#[doc = $doc])*
        #[model(answer)]
        pub struct $name {
            /// The record of the other version.
            pub value: $record,
            /// The values that were lost or changed.
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

/// A conversion in progress: the current path in the given record, and the report so far.
#[derive(Default)]
struct Conversion {
    path: String,
    report: Vec<ReportLine>,
}

impl Conversion {
    /// Adds a line about a member.
    fn note(&mut self, name: &str, code: IssueCode) {
        let path = self.at(name, |c| c.path.clone());
        self.report.push(ReportLine { path, code });
    }

    /// Continues below a member or an element.
    fn at<T>(&mut self, step: &str, go: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        path::push(&mut self.path, step);
        let result = go(self);
        self.path.truncate(length);
        result
    }

    /// The members of a record whose values fit its table. A value that does not fit, and a placeholder of a record, is
    /// reported and left out, so that a conversion sees only values of the right types.
    fn sound<T: Model>(&mut self, from: &T) -> Value {
        // a program may have put the value of a field into `extra`: it counts as the field's value
        let again = has_unfit(from).then(|| T::read(&Node::from(&from.value(Target::Program)), &mut Reader::new()));
        self.fitting(again.flatten().as_ref().unwrap_or(from))
    }

    /// As [`sound`](Self::sound), for a record whose `extra` has no value that fits a field.
    fn fitting(&mut self, record: &dyn Parts) -> Value {
        let table = record.table();
        let mut members = Vec::new();
        record.set_parts(&mut |place, part| {
            let Some(field) = table.fields.get(place) else { return };
            let written = || value_of(Target::Program, &mut |writer| part.write_part(writer));
            let rewritten = |ty| Reader::new().rewrite(&Node::from(&written()), ty, Target::Program);
            let value = match (part.view(), field.ty.required()) {
                (View::Record(record), _) => Some(self.at(field.name, |c| c.fitting(record))),
                (View::List(items), Type::List(Type::Record(_))) => {
                    let mut records = Vec::new();
                    self.at(field.name, |c| {
                        items.views(&mut |index, view| {
                            if let View::Record(record) = view {
                                records.push(c.at(&format!("[{index}]"), |c| c.fitting(record)));
                            }
                        });
                    });
                    Some(Value::Array(records))
                }
                // a program may have set a value that no document can hold
                (View::Json(_) | View::List(_) | View::Other, ty) => rewritten(ty),
                (View::Integer(number) | View::Code(number, _), ty)
                    if number.unsigned_abs() > MAX_INTEGER.unsigned_abs() =>
                {
                    rewritten(ty)
                }
                _ => Some(written()),
            };
            match value {
                Some(value) => members.push((field.name.to_owned(), value)),
                None => self.note(field.name, IssueCode::Dropped),
            }
        });
        for (name, value) in unset_members(record).filter(|(_, value)| *value != Value::Null) {
            match table.field(name) {
                None => members.push((name.clone(), value.clone())),
                Some(field) if table.is_legacy() && Reader::new().is_placeholder(&Node::from(value), field.ty) => {
                    self.note(name, IssueCode::Placeholder);
                }
                Some(_) => self.note(name, IssueCode::Dropped),
            }
        }
        Value::Object(members)
    }

    /// Carries over every member for which the other table has a field of the same name, except those in `apart`. A
    /// code that the other version does not know keeps its number. A member that neither version knows is kept
    /// unchanged, or reported if the result is parameters, which cannot hold it.
    ///
    /// Returns the members that are fields of the other version only, for [`Self::settle`].
    fn carry(
        &mut self,
        from: &Value,
        table: &ModelTable,
        to: &ModelTable,
        apart: &[&str],
        out: &mut Members,
    ) -> Members {
        let (mut late, mut from_next, mut to_next) = (Vec::new(), 0, 0);
        // finds the field of a name, and lets the next search begin after it
        let find = |table: &ModelTable, next: &mut usize, name: &str| {
            let (place, field) = table.field_from(*next, name)?;
            *next = place.saturating_add(1);
            Some(field)
        };
        for (name, value) in from.as_object().unwrap_or_default() {
            match (find(to, &mut to_next, name), find(table, &mut from_next, name)) {
                _ if apart.contains(&name.as_str()) => {}
                (Some(_), None) => late.push((name.clone(), value.clone())),
                (Some(field), Some(own)) if is_same(own.ty.required(), field.ty.required()) => {
                    self.code(name, value, field.ty.required());
                    out.push((name.clone(), value.clone()));
                }
                (Some(field), Some(_)) => self.put(name, value, field.ty, out),
                (None, Some(_)) => self.note(name, IssueCode::Dropped),
                (None, None) if to.is_parameters() => self.note(name, IssueCode::NoEquivalent),
                (None, None) => out.push((name.clone(), value.clone())),
            }
        }
        late
    }

    /// Carries over the members that are fields of the other version only, after everything else, and only if the field
    /// is still unset.
    fn settle(&mut self, late: Members, to: &ModelTable, out: &mut Members) {
        for (name, value) in late {
            match to.field(&name).filter(|_| !out.iter().any(|(made, _)| *made == name)) {
                Some(field) => self.put(&name, &value, field.ty, out),
                None => self.note(&name, IssueCode::Dropped),
            }
        }
    }

    /// Carries over a value if it fits the field of the other version, and reports it otherwise.
    fn put(&mut self, name: &str, value: &Value, ty: Type, out: &mut Members) {
        let mut reader = Reader::new();
        let read = reader.rewrite(&Node::from(value), ty, Target::Program);
        match reader.finish(read) {
            Ok(written) => {
                self.code(name, &written, ty.required());
                out.push((name.to_owned(), written));
            }
            Err(_) => self.note(name, IssueCode::Dropped),
        }
    }

    /// Reports a code that the other version does not know.
    fn code(&mut self, name: &str, value: &Value, ty: Type) {
        if let (Type::Code(table), Value::Number(number)) = (ty, value)
            && !number.parse().is_ok_and(|code: i64| table.codes.iter().any(|named| named.code == code))
        {
            self.note(name, IssueCode::NoEquivalent);
        }
    }

    /// Reports every member of a record except those in `but`.
    fn drop_all(&mut self, record: &Value, but: &[&str]) {
        for (name, value) in record.as_object().unwrap_or_default() {
            if !but.contains(&name.as_str()) && *value != Value::Null {
                self.note(name, IssueCode::Dropped);
            }
        }
    }

    /// Converts each element of a list.
    fn each<T>(
        &mut self,
        name: &str,
        items: impl IntoIterator<Item = T>,
        mut make: impl FnMut(&mut Self, T) -> Value,
    ) -> Value {
        self.at(name, |c| {
            let made = (0_usize..).zip(items).map(|(index, item)| c.at(&format!("[{index}]"), |c| make(c, item)));
            Value::Array(made.collect())
        })
    }
}

/// Whether each value of a type is also a value of the other type, written in the same way.
fn is_same(one: Type, other: Type) -> bool {
    matches!(
        (one, other),
        (Type::Text, Type::Text)
            | (Type::Integer, Type::Integer)
            | (Type::Money, Type::Money)
            | (Type::Percent, Type::Percent)
            | (Type::Date, Type::Date)
            | (Type::Code(_), Type::Code(_))
    )
}

/// Reads a record from its members; values that do not fit stay in its `extra`.
fn read<T: Model + Default>(members: &Value) -> T {
    T::read(&Node::from(members), &mut Reader::new()).unwrap_or_default()
}

fn given<'v>(from: &'v Value, name: &str) -> Option<&'v Value> {
    from.get(name).filter(|value| **value != Value::Null)
}

/// The elements of a list.
fn elements<'v>(from: &'v Value, name: &str) -> Option<&'v [Value]> {
    given(from, name).map(|list| list.as_array().unwrap_or_default())
}
