//! The layout of an entity: which values of a record a store keeps for queries, and where. It is derived from the core's
//! tables.

use std::sync::OnceLock;

use lastro::model::{Field, ModelTable, Type};
use lastro::query::{Resource, value_type};

/// The layout of an entity: a column for each field that a filter may name.
#[derive(Debug)]
pub struct Layout {
    /// The entity.
    pub resource: Resource,
    /// The columns: fields with a single value, either of the record itself or of a section that is a single record
    /// (`nfse_dados.aliquota`). Such a section also has a column with the section's name. It is 1 if the record has the
    /// section, otherwise null.
    pub columns: Vec<Column>,
    /// The sections that are lists of records.
    pub sections: Vec<Section>,
    /// Whether the entity may have custom fields.
    pub custom: bool,
    /// The fields with an index: fields by which people look up a record, and fields by which programs list many records, such
    /// as due dates, statuses and customers. Each index slows down every write. So a field has no index if queries usually
    /// combine it with an indexed field. Sorted by position in a row.
    pub indexed: Vec<Place>,
    pub(super) members: Members,
}

/// A field that a filter may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// The name of the field in a filter: `data`, `nfse_dados.aliquota`, `parcelas.status`.
    pub name: String,
    /// The type of the field's values.
    pub ty: Type,
}

/// A section that is a list of records.
#[derive(Debug)]
pub struct Section {
    /// The name of the section.
    pub name: &'static str,
    /// The columns of one element.
    pub columns: Vec<Column>,
    pub(super) members: Members,
}

/// For each field of a record, its position in a stored row. The fields are in the order of the record's table.
#[derive(Debug, Default)]
pub(super) struct Members(Vec<(&'static str, Member)>);

/// The position of a record's field in a stored row.
#[derive(Debug)]
pub(super) enum Member {
    /// The field has no column, since no filter may name it.
    None,
    /// The index of the field's column.
    Column(usize),
    /// The field is a section that is a single record. `present`: the column that is 1 if the record has the section.
    /// `members`: the positions of the section's fields.
    Record { present: usize, members: Members },
    /// The field is a section that is a list of records: the index of this section.
    Section(usize),
}

/// The position of a field's values in a row.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// The index of a column. The first column is the key of the record.
    Column(usize),
    /// A field of the elements of a list: the index of the list's section, and the index of the field's column in the section.
    Element(usize, usize),
    /// A custom field, by its name.
    Custom(String),
}

impl Layout {
    /// The layout of an entity.
    #[must_use]
    pub fn of(resource: Resource) -> &'static Self {
        // There is one layout per entity. `FURTHER` is only used for an index out of range, which does not occur.
        static LAYOUTS: [OnceLock<Layout>; 8] = [const { OnceLock::new() }; 8];
        static FURTHER: OnceLock<Layout> = OnceLock::new();
        LAYOUTS.get(resource as usize).unwrap_or(&FURTHER).get_or_init(|| Self::new(resource))
    }

    fn new(resource: Resource) -> Self {
        let mut layout = Self {
            resource,
            columns: Vec::new(),
            sections: Vec::new(),
            custom: value_type(resource, "custom_field").is_some(),
            indexed: Vec::new(),
            members: Members::default(),
        };
        for field in resource.table().fields {
            let member = match field.ty.required() {
                Type::Record(inner) => {
                    let before = layout.columns.len();
                    let members = columns(resource, field.name, inner, &mut layout.columns);
                    let present = layout.columns.len();
                    if present == before {
                        Member::None
                    } else {
                        layout.columns.push(Column { name: field.name.to_owned(), ty: Type::Integer });
                        Member::Record { present, members }
                    }
                }
                Type::List(Type::Record(inner)) => {
                    let mut own = Vec::new();
                    let members = columns(resource, field.name, inner, &mut own);
                    if own.is_empty() {
                        Member::None
                    } else {
                        layout.sections.push(Section { name: field.name, columns: own, members });
                        Member::Section(layout.sections.len().saturating_sub(1))
                    }
                }
                _ => column(resource, field.name.to_owned(), &mut layout.columns),
            };
            layout.members.0.push((field.name, member));
        }
        let places = indexed_names(resource).iter().filter_map(|name| layout.place(name));
        layout.indexed = places.map(|(place, _)| place).collect();
        layout.indexed.sort();
        layout
    }

    /// The position of a field's values and the field's type; `None` for a name that filters do not accept.
    #[must_use]
    pub fn place(&self, name: &str) -> Option<(Place, Type)> {
        let in_list = |columns: &[Column]| {
            let place = columns.iter().position(|column| column.name == name)?;
            Some((place, columns.get(place)?.ty))
        };
        if let Some((place, ty)) = in_list(&self.columns) {
            return Some((Place::Column(place), ty));
        }
        let mut sections = self.sections.iter().enumerate();
        if let Some((section, (place, ty))) = sections.find_map(|(at, section)| Some((at, in_list(&section.columns)?)))
        {
            return Some((Place::Element(section, place), ty));
        }
        value_type(self.resource, name).map(|ty| (Place::Custom(name.to_owned()), ty))
    }

    /// The column that is 1 if a record has the section to which a field belongs; `None` for a field outside of such sections.
    #[must_use]
    pub fn present(&self, name: &str) -> Option<Place> {
        let (section, _) = name.split_once('.')?;
        self.columns.iter().position(|column| column.name == section).map(Place::Column)
    }

    /// Whether a position is that of the record's key.
    #[must_use]
    pub fn is_key(&self, place: &Place) -> bool {
        matches!(place, Place::Column(place) if self.columns.get(*place).is_some_and(|column| column.name == "id"))
    }
}

impl Members {
    /// The position of the field with this index in the record's table.
    pub(super) fn at(&self, place: usize) -> &Member {
        self.0.get(place).map_or(&Member::None, |(_, member)| member)
    }

    /// The position of the field `name`. `hint`: the index to try first; it is updated to the following index. The guess is
    /// usually right, since records are written in the order of their tables.
    pub(super) fn named(&self, name: &str, hint: &mut usize) -> &Member {
        let place = match self.0.get(*hint) {
            Some((known, _)) if *known == name => Some(*hint),
            _ => self.0.iter().position(|(known, _)| *known == name),
        };
        let Some(place) = place else { return &Member::None };
        *hint = place.saturating_add(1);
        self.at(place)
    }
}

const fn indexed_names(resource: Resource) -> &'static [&'static str] {
    match resource {
        Resource::Sale => &[
            "id_cliente",
            "data",
            "agendamento_data",
            "parcela_status",
            "valor_venda",
            "pagamento_online_codigo",
            "parcelas.data_vencimento",
        ],
        Resource::Customer => &["nome", "cpf", "cnpj", "codigo", "status"],
        Resource::Service => &["nome"],
        _ => &[],
    }
}

/// Adds the columns of a section. Returns the positions of the section's fields.
fn columns(resource: Resource, outer: &str, table: &'static ModelTable, columns: &mut Vec<Column>) -> Members {
    let member = |field: &'static Field| (field.name, column(resource, [outer, ".", field.name].concat(), columns));
    Members(table.fields.iter().map(member).collect())
}

/// Adds the column of a field, if a filter may name the field.
fn column(resource: Resource, name: String, columns: &mut Vec<Column>) -> Member {
    let Some(ty) = value_type(resource, &name) else { return Member::None };
    columns.push(Column { name, ty });
    Member::Column(columns.len().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Table;

    #[test]
    fn each_entity_has_its_own_layout() {
        for resource in Table::ALL.into_iter().filter_map(Table::resource) {
            let layout = Layout::of(resource);
            assert_eq!(layout.resource, resource);
            assert!(layout.is_key(&Place::Column(0)));
            let named = layout.columns.iter().chain(layout.sections.iter().flat_map(|section| &section.columns));
            // the column that tells whether a section is present is not a field
            let is_field = |column: &&Column| layout.present(&[&column.name, "."].concat()).is_none();
            for column in named.filter(is_field) {
                assert_eq!(layout.place(&column.name).map(|(_, ty)| ty), value_type(resource, &column.name));
            }
        }
        assert_eq!(Layout::of(Resource::Sale).indexed.len(), 7);
        assert_eq!(Layout::of(Resource::Customer).indexed.len(), 5);
    }
}
