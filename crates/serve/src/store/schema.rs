//! The tables of the file, made from the core's tables.

use std::sync::OnceLock;

use lastro::model::Type;
use lastro_twin::query::{Layout, Place, indexed};
use lastro_twin::state::Table;

/// Who wrote the file, in its header: `Last` in ASCII.
pub(super) const APPLICATION: i32 = 0x4C61_7374;
/// The version of the tables. A file of a lower one is brought up to it when it is opened.
pub(super) const VERSION: i64 = 2;
/// Bytes of a page: a write logs every page that it touches as a whole, and touches one in each table and index.
pub(super) const PAGE: i64 = 4096;

/// The tables of one table of the state.
#[derive(Debug)]
pub(super) struct Tables {
    /// Its name in SQL.
    pub(super) name: &'static str,
    /// The statement that reads a row by its key.
    pub(super) get: String,
    /// The statement that reads rows by key.
    pub(super) scan: String,
    /// What queries compare, if it can be queried.
    pub(super) searched: Option<Searched>,
}

/// What queries compare.
#[derive(Debug)]
pub(super) struct Searched {
    pub(super) layout: &'static Layout,
    /// For each column of the layout whether it is in the table of numbers.
    pub(super) narrow: Vec<bool>,
}

impl Tables {
    pub(super) fn of(table: Table) -> &'static Self {
        static ALL: OnceLock<Vec<(Table, Tables)>> = OnceLock::new();
        static NONE: Tables = Tables { name: "", get: String::new(), scan: String::new(), searched: None };
        let all = ALL.get_or_init(|| Table::ALL.map(|table| (table, Self::new(table))).into());
        all.iter().find_map(|(known, tables)| (*known == table).then_some(tables)).unwrap_or(&NONE)
    }

    fn new(table: Table) -> Self {
        let searched = table.resource().map(|resource| {
            let layout = Layout::of(resource);
            Searched {
                layout,
                narrow: layout.columns.iter().map(|column| is_narrow(&column.name, column.ty)).collect(),
            }
        });
        let name = table.name();
        Self {
            name,
            get: format!("SELECT doc, extras FROM \"{name}_doc\" WHERE id = ?"),
            scan: format!("SELECT id, doc, extras FROM \"{name}_doc\" WHERE id > ? ORDER BY id LIMIT ?"),
            searched,
        }
    }
}

/// Numbers of the record itself are what most queries compare.
fn is_narrow(name: &str, ty: Type) -> bool {
    let number =
        matches!(ty, Type::Integer | Type::Code(_) | Type::Money | Type::Percent | Type::Date | Type::YearMonth);
    number && !name.contains('.')
}

impl Searched {
    /// The columns of the table of numbers, or of the other one, but for the key: those with an index come first, since
    /// reading a column passes over those before it.
    pub(super) fn columns(&self, narrow: bool) -> Vec<usize> {
        let own = |place: &usize| *place > 0 && self.narrow.get(*place) == Some(&narrow);
        let first: Vec<usize> = indexed(self.layout)
            .filter_map(|place| match place {
                Place::Column(place) => Some(place),
                _ => None,
            })
            .filter(own)
            .collect();
        let others = (0..self.narrow.len()).filter(own).filter(|place| !first.contains(place));
        first.iter().copied().chain(others).collect()
    }

    /// The name of a column in SQL, in quotes.
    pub(super) fn column(&self, place: usize) -> String {
        self.layout.columns.get(place).map_or_else(String::new, |column| quoted(&column.name))
    }

    /// The name of a column of a section in SQL, in quotes.
    pub(super) fn element(&self, section: usize, place: usize) -> String {
        let column = self.layout.sections.get(section).and_then(|section| section.columns.get(place));
        column.map_or_else(String::new, |column| quoted(inner(&column.name)))
    }

    pub(super) fn is_narrow(&self, place: usize) -> bool {
        place == 0 || self.narrow.get(place) == Some(&true)
    }

    /// The name of the index on a field, if there is one.
    pub(super) fn index(&self, name: &str, place: &Place) -> Option<String> {
        indexed(self.layout).any(|of| of == *place).then(|| match place {
            Place::Column(at) => {
                let field = self.layout.columns.get(*at).map_or("", |column| column.name.as_str());
                quoted(&format!("{name}_by_{field}"))
            }
            Place::Element(section, at) => {
                let section = self.layout.sections.get(*section);
                let field = section.and_then(|section| section.columns.get(*at)).map_or("", |c| c.name.as_str());
                quoted(&format!("{name}_by_{}", field.replace('.', "_")))
            }
            Place::Custom(_) => String::new(),
        })
    }
}

/// A name of the tables in quotes; none has a quote in it.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

fn inner(name: &str) -> &str {
    name.split_once('.').map_or(name, |(_, inner)| inner)
}

/// The statements that make the tables.
///
/// No column has a type: SQLite would change values to fit it, and a value that does not fit its field has to stay as it
/// is.
pub(super) fn create() -> String {
    let mut out = String::from(
        "CREATE TABLE counter(name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
         CREATE TABLE size(name TEXT PRIMARY KEY, rows INTEGER NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
         CREATE TABLE due(at INTEGER, kind INTEGER, id INTEGER, PRIMARY KEY(at, kind, id)) WITHOUT ROWID;
         CREATE TABLE journal(ordinal INTEGER PRIMARY KEY, entry TEXT NOT NULL);
         CREATE TABLE meta(name TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;\n",
    );
    for table in Table::ALL {
        let tables = Tables::of(table);
        let name = tables.name;
        out.push_str(&format!("INSERT INTO size VALUES('{name}', 0, 0);\n"));
        out.push_str(&format!(
            "CREATE TABLE \"{name}_doc\"(id INTEGER PRIMARY KEY, doc TEXT NOT NULL, extras TEXT);\n"
        ));
        if let Some(searched) = &tables.searched {
            create_searched(name, searched, &mut out);
        }
    }
    out
}

fn create_searched(name: &str, searched: &Searched, out: &mut String) {
    for (narrow, suffix) in [(true, ""), (false, "_rest")] {
        out.push_str(&format!("CREATE TABLE \"{name}{suffix}\"(id INTEGER PRIMARY KEY"));
        for place in searched.columns(narrow) {
            out.push_str(&format!(", {}", searched.column(place)));
        }
        out.push_str(");\n");
    }
    for (at, section) in searched.layout.sections.iter().enumerate() {
        out.push_str(&format!("CREATE TABLE \"{name}_{}\"(owner INTEGER, place INTEGER", section.name));
        for place in 0..section.columns.len() {
            out.push_str(&format!(", {}", searched.element(at, place)));
        }
        out.push_str(", PRIMARY KEY(owner, place)) WITHOUT ROWID;\n");
    }
    for place in indexed(searched.layout) {
        let Some(index) = searched.index(name, &place) else { continue };
        let (of, column) = match &place {
            Place::Column(at) if searched.is_narrow(*at) => (name.to_owned(), searched.column(*at)),
            Place::Column(at) => (format!("{name}_rest"), searched.column(*at)),
            Place::Element(section, at) => {
                let of = searched.layout.sections.get(*section).map_or("", |section| section.name);
                (format!("{name}_{of}"), searched.element(*section, *at))
            }
            Place::Custom(_) => continue,
        };
        out.push_str(&format!("CREATE INDEX {index} ON \"{of}\"({column});\n"));
    }
    if searched.layout.custom {
        out.push_str(&format!(
            "CREATE TABLE \"{name}_custom\"(id INTEGER, name TEXT, number TEXT, text TEXT NOT NULL, PRIMARY KEY(id, name)) \
             WITHOUT ROWID;\nCREATE INDEX \"{name}_custom_by_value\" ON \"{name}_custom\"(name, number, text);\n"
        ));
    }
}
