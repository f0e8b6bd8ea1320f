//! Converts records between the two versions of the service's API. Each conversion returns a report with a line for each value
//! that is lost or changed.

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

/// A line of a conversion's report: a value that was lost or changed.
#[model(answer)]
pub struct ReportLine {
    /// Path of the value in the given record.
    pub path: String,
    /// What happened to the value: `no_equivalent`, `dropped`, `derived` or `placeholder`.
    pub code: IssueCode,
}

/// Defines the result types of the conversions, each with a record and a report.
macro_rules! converted {
    ($($(#[doc = $doc:literal])* $name:ident: $record:ty;)*) => { $(
        $(#[doc = $doc])*
        #[model(answer)]
        pub struct $name {
            /// The converted record.
            pub value: $record,
            /// The values that were lost or changed.
            pub report: Vec<ReportLine>,
        }
    )* };
}
converted! {
    /// A sale converted to version 2, with its report.
    SaleConverted: Sale;
    /// A customer converted to version 2, with its report.
    CustomerConverted: Customer;
    /// A service converted to version 2, with its report.
    ServiceConverted: Service;
    /// A payment method converted to version 2, with its report.
    PaymentMethodConverted: PaymentMethod;
    /// A sale converted to version 1 parameters, with its report.
    SaleParametersConverted: SaleParameters;
    /// A customer converted to version 1 parameters, with its report.
    CustomerParametersConverted: CustomerParameters;
    /// A service converted to version 1 parameters, with its report.
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
    /// Adds a line to the report, about the member `name` of the current value.
    fn note(&mut self, name: &str, code: IssueCode) {
        let path = self.at(name, |c| c.path.clone());
        self.report.push(ReportLine { path, code });
    }

    /// Runs `go` at the path of a member or a list element.
    fn at<T>(&mut self, step: &str, go: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        path::push(&mut self.path, step);
        let result = go(self);
        self.path.truncate(length);
        result
    }

    /// The members of a record. Invalid values and placeholders are reported and left out, so that the conversion only handles
    /// values of the right types.
    fn sound<T: Model>(&mut self, from: &T) -> Value {
        // A program may have put a valid value of a field into `extra`. Reading the record again moves it into the field.
        let again = has_unfit(from).then(|| T::read(&Node::from(&from.value(Target::Program)), &mut Reader::new()));
        self.fitting(again.flatten().as_ref().unwrap_or(from))
    }

    /// The members of a record without invalid values and placeholders, like [`sound`](Self::sound). Unlike `sound`, it does not
    /// look for valid values of fields in `extra`.
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
                // A value that the program has set may be invalid, such as a value that JSON cannot hold. To find out, the
                // value is written and read again.
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

    /// Copies every member that is a field of the same name in both versions, except those in `apart`, which the caller
    /// converts. A code that the other version does not have keeps its number, and is reported. A member that is a field only
    /// of the given record's version is reported. A member that neither version knows is copied unchanged into a record. It is
    /// not copied into parameters, because only known parameters are sent; it is reported instead.
    ///
    /// Returns members whose names are fields only of the other version. The caller passes them to [`Self::settle`] at the end.
    fn carry(
        &mut self,
        from: &Value,
        table: &ModelTable,
        to: &ModelTable,
        apart: &[&str],
        out: &mut Members,
    ) -> Members {
        let (mut late, mut from_next, mut to_next) = (Vec::new(), 0, 0);
        // Finds a field by its name. The next search begins after this field, because members are usually in the table's order.
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

    /// Copies the members that [`Self::carry`] returned, if the conversion has not set their fields; otherwise reports them.
    fn settle(&mut self, late: Members, to: &ModelTable, out: &mut Members) {
        for (name, value) in late {
            match to.field(&name).filter(|_| !out.iter().any(|(made, _)| *made == name)) {
                Some(field) => self.put(&name, &value, field.ty, out),
                None => self.note(&name, IssueCode::Dropped),
            }
        }
    }

    /// Copies a value if it is valid for the field of the other version; otherwise reports it as dropped.
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

    /// Reports `no_equivalent` for a code that the other version does not have.
    fn code(&mut self, name: &str, value: &Value, ty: Type) {
        if let (Type::Code(table), Value::Number(number)) = (ty, value)
            && !number.parse().is_ok_and(|code: i64| table.codes.iter().any(|named| named.code == code))
        {
            self.note(name, IssueCode::NoEquivalent);
        }
    }

    /// Reports every set member of a record as dropped, except the members named in `but`.
    fn drop_all(&mut self, record: &Value, but: &[&str]) {
        for (name, value) in record.as_object().unwrap_or_default() {
            if !but.contains(&name.as_str()) && *value != Value::Null {
                self.note(name, IssueCode::Dropped);
            }
        }
    }

    /// Converts each element of a list with `make`, at the path of the element.
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

/// Whether two types have the same values in the same form, so that values can be copied without reading them again.
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

/// Reads a record from JSON members. Invalid values stay in its `extra`.
fn read<T: Model + Default>(members: &Value) -> T {
    T::read(&Node::from(members), &mut Reader::new()).unwrap_or_default()
}

fn given<'v>(from: &'v Value, name: &str) -> Option<&'v Value> {
    from.get(name).filter(|value| **value != Value::Null)
}

/// The elements of the list in the member `name`; `None` if the member is unset.
fn elements<'v>(from: &'v Value, name: &str) -> Option<&'v [Value]> {
    given(from, name).map(|list| list.as_array().unwrap_or_default())
}
