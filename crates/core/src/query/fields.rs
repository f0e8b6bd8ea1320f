//! The fields that a query may use, taken from the tables of the record types.

use crate::issue::{IssueCode, nearest};
use crate::model::{
    Cnae, Customer, Kind, Model as _, ModelTable, Municipality, PaymentMethod, Plan, Reader, Sale, Service,
    ServiceListItem, Type,
};
use crate::value::choices;

use super::operators::operators_of;

choices! {
    /// A kind of record that can be listed with a query.
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
        /// Items of the list of taxable services in the law Lei Complementar 116.
        ServiceListItem = "service_list_item",
        /// Municipalities.
        Municipality = "municipality",
    }
}

impl Resource {
    /// The table of the record type.
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

/// A field that a query may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Field {
    /// Type of the field; string for a custom field.
    pub(super) ty: Type,
    /// Whether the field is a custom field. The type of its values is then not known.
    pub(super) custom: bool,
}

/// Looks up the field that a filter names; for a field of a nested record, the name is `section.field`. Reports an unknown name
/// together with the most similar known name.
pub(super) fn known(entity: Resource, name: &str, reader: &mut Reader<'_>) -> Option<Field> {
    let field = find(entity, name);
    if field.is_none() {
        reader.at_member("field", |r| r.unknown_name(name, &|| near(entity, name)));
    }
    field
}

/// The known name that is most similar to an unknown filter name: a field of the nested record for `section.field`, otherwise
/// a field of the record itself.
fn near(entity: Resource, name: &str) -> Option<String> {
    let of = |table: &'static ModelTable, name: &str| {
        nearest(name, table.fields.iter().filter(|field| !operators_of(field.ty).is_empty()).map(|field| field.name))
    };
    let nested = name.split_once('.').and_then(|(outer, inner)| Some((outer, section(entity.table(), outer)?, inner)));
    match nested {
        Some((outer, table, inner)) => Some([outer, ".", of(table, inner)?].concat()),
        None => of(entity.table(), name).map(str::to_owned),
    }
}

/// Looks up the field that a filter names, like [`known`], but returns `None` for an unknown name without reporting it.
pub(super) fn find(entity: Resource, name: &str) -> Option<Field> {
    let table = entity.table();
    let (owner, inner) = match name.split_once('.') {
        Some((outer, inner)) => (section(table, outer), inner),
        None => (Some(table), name),
    };
    match owner.and_then(|t| t.field(inner)) {
        Some(found) => {
            let ty = found.ty.required();
            (!operators_of(ty).is_empty()).then_some(Field { ty, custom: false })
        }
        None => is_custom(entity, name).then_some(Field { ty: Type::Text, custom: true }),
    }
}

/// The type of the values in filters on a field; string for a custom field. Bindings use it to accept their language's own
/// numbers, amounts and dates. `None` if no filter may use the name.
#[must_use]
pub fn value_type(entity: Resource, field: &str) -> Option<Type> {
    find(entity, field).map(|field| field.ty)
}

/// Every field that a filter may use, including `section.field`, with its type. Custom fields are not listed, because every
/// account defines its own; they accept any operator.
#[cfg(feature = "describe")]
pub fn filterable(resource: Resource) -> impl Iterator<Item = (String, Type)> {
    let table = resource.table();
    let inner = table.fields.iter().flat_map(move |outer| {
        let fields = section(table, outer.name).map_or(&[][..], |t| t.fields);
        fields.iter().map(move |field| [outer.name, ".", field.name].concat())
    });
    let names = table.fields.iter().map(|field| field.name.to_owned()).chain(inner);
    names.filter_map(move |name| Some((find(resource, &name)?.ty, name))).map(|(ty, name)| (name, ty))
}

/// Reports each name in a list for which `known` returns false, at its index.
pub(super) fn check_names(name: &str, names: &[String], reader: &mut Reader<'_>, known: &dyn Fn(&str) -> bool) {
    reader.at_given(name, |r| {
        for (index, entry) in names.iter().enumerate() {
            if !known(entry) {
                r.at_index(index, |r| r.report(IssueCode::UnknownField));
            }
        }
    });
}

/// Whether the record type has a field of this name, or the name is valid for a custom field.
pub(super) fn is_field(entity: Resource, name: &str) -> bool {
    entity.table().field(name).is_some() || is_custom(entity, name)
}

/// Whether a listing can be sorted by a field. It must be a field of the record itself, not of a nested record, and a scalar.
pub(super) fn is_sortable(entity: Resource, name: &str) -> bool {
    !name.contains('.') && find(entity, name).is_some()
}

/// Whether a field is a nested record that is returned only if the query expands it.
pub(super) fn is_expanded(entity: Resource, name: &str) -> bool {
    entity.table().field(name).is_some_and(|field| field.kind == Kind::Expanded)
}

/// Whether a name is valid for a custom field: `custom_` followed by letters, digits and underscores, which need no encoding in
/// a query string.
///
/// According to the service's documentation, only customers have custom fields. For other records the name is rejected, because
/// a service that ignores an unknown filter would return all records.
pub(super) fn is_custom(entity: Resource, name: &str) -> bool {
    let rest = name.strip_prefix("custom_").filter(|_| entity == Resource::Customer);
    rest.is_some_and(|r| !r.is_empty() && r.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_'))
}

/// The table of the nested record in a field; `None` if the field does not hold a record or a list of records.
pub(super) fn section(table: &ModelTable, name: &str) -> Option<&'static ModelTable> {
    match table.field(name)?.ty.required() {
        Type::Record(inner) => Some(inner),
        Type::List(Type::Record(inner)) => Some(*inner),
        _ => None,
    }
}
