//! The fields that a query may name, by the tables.

use crate::issue::IssueCode;
use crate::model::{
    Cnae, Customer, Model as _, ModelTable, Municipality, PaymentMethod, Plan, Reader, Sale, Service, ServiceListItem,
    Type,
};
use crate::value::choices;

use super::operators::operators_of;

choices! {
    /// An entity that can be listed with a query.
    pub enum Resource {
        /// Services.
        Service = "service",
        /// Payment methods.
        PaymentMethod = "payment_method",
        /// Customers.
        Customer = "customer",
        /// Sales and contracts.
        Sale = "sale",
        /// Plans.
        Plan = "plan",
        /// Economic activities (CNAE).
        Cnae = "cnae",
        /// Items of the service list of LC 116.
        ServiceListItem = "service_list_item",
        /// Municipalities.
        Municipality = "municipality",
    }
}

impl Resource {
    /// The entity's fields.
    #[must_use]
    pub const fn table(self) -> &'static ModelTable {
        match self {
            Self::Service => Service::TABLE,
            Self::PaymentMethod => PaymentMethod::TABLE,
            Self::Customer => Customer::TABLE,
            Self::Sale => Sale::TABLE,
            Self::Plan => Plan::TABLE,
            Self::Cnae => Cnae::TABLE,
            Self::ServiceListItem => ServiceListItem::TABLE,
            Self::Municipality => Municipality::TABLE,
        }
    }
}

/// The type of a filter's field, `section.field` of a record it holds included; unknown names are reported. A custom
/// field's type is not documented: it is taken as text.
pub(super) fn type_of(table: &'static ModelTable, field: &str, reader: &mut Reader) -> Option<Type> {
    let ty = find(table, field);
    if ty.is_none() {
        reader.at_member("field", |r| r.unknown_name(field, table));
    }
    ty
}

/// As [`type_of`], of a name that has been checked.
pub(super) fn find(table: &'static ModelTable, field: &str) -> Option<Type> {
    let (owner, name) = match field.split_once('.') {
        Some((outer, inner)) => (section(table, outer), inner),
        None => (Some(table), field),
    };
    match owner.and_then(|t| t.field(name)) {
        Some(found) => Some(found.ty.required()).filter(|ty| !operators_of(*ty).is_empty()),
        None => is_custom(name).then_some(Type::Text).filter(|_| owner.is_some()),
    }
}

/// Every field that a filter may name, `section.field` included, with its type; custom fields, whose names are the
/// account's, take any operator.
#[cfg(feature = "catalogue")]
pub fn filterable(resource: Resource) -> impl Iterator<Item = (String, Type)> {
    let table = resource.table();
    let inner = table.fields.iter().flat_map(move |outer| {
        let fields = section(table, outer.name).map_or(&[][..], |t| t.fields);
        fields.iter().map(move |field| [outer.name, ".", field.name].concat())
    });
    let names = table.fields.iter().map(|field| field.name.to_owned()).chain(inner);
    names.filter_map(move |name| Some((find(table, &name)?, name))).map(|(ty, name)| (name, ty))
}

/// Reports every name of a list that is not known, each at its place.
pub(super) fn check_names(name: &str, names: &[String], reader: &mut Reader, known: &dyn Fn(&str) -> bool) {
    reader.at_member(name, |r| {
        for (index, entry) in names.iter().enumerate() {
            if !known(entry) {
                r.at_index(index, |r| r.report(IssueCode::UnknownField));
            }
        }
    });
}

pub(super) fn is_field(table: &ModelTable, name: &str) -> bool {
    table.field(name).is_some() || is_custom(name)
}

/// `custom_` and the letters, digits and underscores that can stand in a query string as they are.
pub(super) fn is_custom(name: &str) -> bool {
    let start = name.bytes().rposition(|b| b == b'.').map_or(0, |at| at.saturating_add(1));
    let rest = name.get(start..).and_then(|last| last.strip_prefix("custom_"));
    rest.is_some_and(|r| !r.is_empty() && r.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'))
}

/// The record behind a field that holds one, or a list of them.
pub(super) fn section(table: &ModelTable, name: &str) -> Option<&'static ModelTable> {
    match table.field(name)?.ty.required() {
        Type::Record(inner) => Some(inner),
        Type::List(Type::Record(inner)) => Some(*inner),
        _ => None,
    }
}
