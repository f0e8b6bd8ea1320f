//! The values of an entity that a store keeps for queries, derived from the core's tables.

use std::sync::OnceLock;

use lastro::model::{Field, ModelTable, Type};
use lastro::query::{Resource, value_type};

/// The values of an entity that a store keeps for queries: a column for each field that a filter may name.
#[derive(Debug)]
pub struct Layout {
    /// The entity.
    pub resource: Resource,
    /// Fields with one value: those of the record itself, and those of a section that is one record (`nfse_dados.aliquota`).
    /// Such a section also has a column with its own name: 1 if the record has the section, otherwise null.
    pub columns: Vec<Column>,
    /// Sections that are lists of records.
    pub sections: Vec<Section>,
    /// Whether the entity may have custom fields.
    pub custom: bool,
    /// The fields with an index: those by which people look up a record, and those by which programs list many, such as due
    /// dates, statuses and customers. Each index slows down every write, so a field that is only queried together with one of
    /// these has no index. In the order in which a row has them.
    pub indexed: Vec<Place>,
    pub(super) members: Members,
}

/// A field that a filter may name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Its name in a filter: `data`, `nfse_dados.aliquota`, `parcelas.status`.
    pub name: String,
    /// Its type.
    pub ty: Type,
}

/// A section that is a list of records.
#[derive(Debug)]
pub struct Section {
    /// Its name.
    pub name: &'static str,
    /// The fields of an element.
    pub columns: Vec<Column>,
    pub(super) members: Members,
}

/// Where the fields of a record are kept, in the order of its table.
#[derive(Debug, Default)]
pub(super) struct Members(Vec<(&'static str, Member)>);

/// Where a field of a record is kept.
#[derive(Debug)]
pub(super) enum Member {
    /// Not kept: no filter may name it.
    None,
    /// In a column.
    Column(usize),
    /// In the columns of a section that is one record. `present`: the column that is 1 if the record has the section.
    Record { present: usize, members: Members },
    /// In a section.
    Section(usize),
}

/// Where the values of a field are.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// In a column. The first column is the key of a record.
    Column(usize),
    /// In a column of a section: the section, and the column.
    Element(usize, usize),
    /// In a custom field.
    Custom(String),
}

impl Layout {
    /// The layout of an entity.
    #[must_use]
    pub fn of(resource: Resource) -> &'static Self {
        // one per entity; `FURTHER` covers an index out of range, which does not occur
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

    /// Where the values of a field are, and its type; `None` for a name that filters do not accept.
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

    /// The column that is 1 if a record has the section of a field; `None` for a field outside such sections.
    #[must_use]
    pub fn present(&self, name: &str) -> Option<Place> {
        let (section, _) = name.split_once('.')?;
        self.columns.iter().position(|column| column.name == section).map(Place::Column)
    }

    /// Whether a place is that of the record's key.
    #[must_use]
    pub fn is_key(&self, place: &Place) -> bool {
        matches!(place, Place::Column(place) if self.columns.get(*place).is_some_and(|column| column.name == "id"))
    }
}

impl Members {
    /// Where the field at an index of the table is kept.
    pub(super) fn at(&self, place: usize) -> &Member {
        self.0.get(place).map_or(&Member::None, |(_, member)| member)
    }

    /// Where the field with a name is kept. `hint`: the index to try first. Records are written in the order of their tables,
    /// so the next index is usually right.
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

/// Adds the columns of a section, and returns which field is in which column.
fn columns(resource: Resource, outer: &str, table: &'static ModelTable, columns: &mut Vec<Column>) -> Members {
    let member = |field: &'static Field| (field.name, column(resource, [outer, ".", field.name].concat(), columns));
    Members(table.fields.iter().map(member).collect())
}

/// Adds the column of a field, if a filter may name it.
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
            // the column that marks the presence of a section is not a field
            let is_field = |column: &&Column| layout.present(&[&column.name, "."].concat()).is_none();
            for column in named.filter(is_field) {
                assert_eq!(layout.place(&column.name).map(|(_, ty)| ty), value_type(resource, &column.name));
            }
        }
        assert_eq!(Layout::of(Resource::Sale).indexed.len(), 7);
        assert_eq!(Layout::of(Resource::Customer).indexed.len(), 5);
    }
}
