//! The text of statements.

use lastro::query::Operator;
use lastro_twin::query::{Cell, Condition, CustomValue, Place, Term, Wanted};
use rusqlite::types::Value;

use super::cells::Parameter;
use super::plan::{Search, Start};
use super::schema::quoted;

/// A part of a statement, or a whole one, with its parameters in their order.
#[derive(Debug, Clone, Default)]
pub(super) struct Statement {
    pub(super) text: String,
    pub(super) parameters: Vec<Parameter>,
}

impl Statement {
    fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), parameters: Vec::new() }
    }

    pub(super) fn push(&mut self, other: Self) {
        self.text.push_str(&other.text);
        self.parameters.extend(other.parameters);
    }

    pub(super) fn with(mut self, parameter: impl Into<Parameter>) -> Self {
        self.parameters.push(parameter.into());
        self
    }
}

/// The tables of a statement, and what its rows must fulfil.
#[derive(Debug, Clone)]
pub(super) struct Rows {
    pub(super) from: Statement,
    pub(super) conditions: Vec<Statement>,
    /// The column with the key of a row.
    pub(super) key: &'static str,
}

impl Rows {
    /// The statement that selects something of the rows.
    pub(super) fn select(self, what: &str) -> Statement {
        let mut statement = Statement::new(format!("SELECT {what} FROM "));
        statement.push(self.from);
        for (place, condition) in self.conditions.into_iter().enumerate() {
            statement.text.push_str(if place == 0 { " WHERE " } else { " AND " });
            statement.push(condition);
        }
        statement
    }
}

/// How many values are written into a statement; more are one parameter.
const FEW: usize = 8;

impl Search<'_> {
    /// The rows that match, from a start on, with the tables that an order needs.
    pub(super) fn matching(&self, start: Start, order: &[Term]) -> Rows {
        let (mut narrow, mut rest) = (false, false);
        let left = || self.query.conditions.iter().enumerate().filter(|(at, _)| !start.has(*at)).map(|(_, c)| c);
        for place in left().map(|condition| &condition.place).chain(order.iter().map(|term| &term.place)) {
            if let Place::Column(place) = place {
                // the key is in every table
                narrow |= *place > 0 && self.searched.is_narrow(*place);
                rest |= !self.searched.is_narrow(*place);
            }
        }
        let mut rows = self.source(start, rest && !narrow);
        for (wanted, key, suffix) in [(narrow, "n.id", ""), (rest, "r.id", "_rest")] {
            if wanted && rows.key != key {
                let name = quoted(&format!("{}{suffix}", self.name));
                let alias = key.trim_end_matches(".id");
                let join = format!(" CROSS JOIN {name} AS {alias} NOT INDEXED ON {key} = {}", rows.key);
                rows.from.push(Statement::new(join));
            }
        }
        rows.conditions.extend(left().map(|condition| self.condition(condition, rows.key)));
        rows
    }

    /// What a statement begins with. The whole table is that of the fields with texts where only those are compared.
    pub(super) fn source(&self, start: Start, texts: bool) -> Rows {
        let (name, none) = (self.name, Vec::new());
        let condition = |at: usize| self.query.conditions.get(at);
        let whole = |suffix: &str, key| {
            let alias = if suffix.is_empty() { "n" } else { "r" };
            let from = Statement::new(format!("{} AS {alias} NOT INDEXED", quoted(&format!("{name}{suffix}"))));
            Rows { from, conditions: Vec::new(), key }
        };
        match start {
            Start::Table if texts => whole("_rest", "r.id"),
            Start::Table => whole("", "n.id"),
            Start::Keys(at) => {
                let conditions = condition(at).map(|condition| tested("n.id", condition)).into_iter().collect();
                Rows { conditions, ..whole("", "n.id") }
            }
            Start::Order(place) => Rows { from: self.indexed(place), conditions: none, key: self.owner(place).0 },
            Start::Index(at) | Start::Section(at) | Start::Custom(at) => {
                let Some(condition) = condition(at) else { return whole("", "n.id") };
                let rows = self.found(start, condition);
                match &condition.place {
                    Place::Column(_) => rows,
                    Place::Element(..) | Place::Custom(_) => {
                        let key = rows.key;
                        let mut each = rows.select(&format!("{key} AS id"));
                        each.text = format!("({} GROUP BY {key}) AS d", each.text);
                        Rows { from: each, conditions: none, key: "d.id" }
                    }
                }
            }
        }
    }

    /// What an index, or a walk over a section, gives for a condition. A row is there once for each of its values.
    pub(super) fn found(&self, start: Start, condition: &Condition) -> Rows {
        let name = self.name;
        match &condition.place {
            Place::Column(place) => {
                let (key, column) = self.owner(*place);
                Rows { from: self.indexed(*place), conditions: vec![tested(&column, condition)], key }
            }
            Place::Element(section, place) => {
                let how = match (start, self.searched.index(name, &condition.place)) {
                    (Start::Index(_), Some(index)) => format!("INDEXED BY {index}"),
                    _ => "NOT INDEXED".to_owned(),
                };
                let column = format!("e.{}", self.searched.element(*section, *place));
                let from = Statement::new(format!("{} AS e {how}", self.section(*section)));
                Rows { from, conditions: vec![tested(&column, condition)], key: "e.owner" }
            }
            Place::Custom(field) => {
                let from = format!("\"{name}_custom\" AS c INDEXED BY \"{name}_custom_by_value\"");
                let named = Statement::new("c.name = ?").with(field.as_str());
                Rows { from: Statement::new(from), conditions: vec![named, tested_custom(condition)], key: "c.id" }
            }
        }
    }

    /// The table of a column's index, so that the index is used.
    pub(super) fn indexed(&self, place: usize) -> Statement {
        let suffix = if self.searched.is_narrow(place) { "" } else { "_rest" };
        let alias = if suffix.is_empty() { "n" } else { "r" };
        let index = self.searched.index(self.name, &Place::Column(place)).unwrap_or_default();
        Statement::new(format!("{} AS {alias} INDEXED BY {index}", quoted(&format!("{}{suffix}", self.name))))
    }

    /// The key beside a column, and the column.
    pub(super) fn owner(&self, place: usize) -> (&'static str, String) {
        let column = self.searched.column(place);
        match self.searched.is_narrow(place) {
            true => ("n.id", format!("n.{column}")),
            false => ("r.id", format!("r.{column}")),
        }
    }

    fn section(&self, section: usize) -> String {
        let of = self.searched.layout.sections.get(section).map_or("", |section| section.name);
        quoted(&format!("{}_{of}", self.name))
    }

    /// A condition on the row of a key.
    fn condition(&self, condition: &Condition, key: &str) -> Statement {
        match &condition.place {
            Place::Column(0) => tested(key, condition),
            Place::Column(place) => tested(&self.owner(*place).1, condition),
            Place::Element(section, place) => {
                let of = self.section(*section);
                let column = format!("e.{}", self.searched.element(*section, *place));
                let mut text =
                    Statement::new(format!("EXISTS(SELECT 1 FROM {of} AS e NOT INDEXED WHERE e.owner = {key} AND "));
                text.push(tested(&column, condition));
                text.push(Statement::new(")"));
                text
            }
            Place::Custom(field) => {
                let of = format!(
                    "SELECT 1 FROM \"{}_custom\" AS c NOT INDEXED WHERE c.id = {key} AND c.name = ?",
                    self.name
                );
                let none = Statement::new(format!("NOT EXISTS({of})")).with(field.as_str());
                let mut text = Statement::new(format!("(EXISTS({of} AND ")).with(field.as_str());
                text.push(tested_custom(condition));
                text.push(Statement::new(")"));
                if condition.accepts_null() {
                    text.push(Statement::new(" OR "));
                    text.push(none);
                }
                text.push(Statement::new(")"));
                text
            }
        }
    }

    /// What rows are sorted by: one column, or two for a custom field.
    pub(super) fn term(&self, term: &Term, key: &str) -> Statement {
        let direction = if term.descending { " DESC" } else { "" };
        match &term.place {
            Place::Column(0) => Statement::new(format!("{key}{direction}")),
            Place::Column(place) => Statement::new(format!("{}{direction}", self.owner(*place).1)),
            Place::Element(..) => Statement::new("NULL"),
            Place::Custom(field) => {
                let of = |what: &str| {
                    let name = self.name;
                    format!(
                        "(SELECT {what} FROM \"{name}_custom\" AS c NOT INDEXED WHERE c.id = {key} AND c.name = ?){direction}"
                    )
                };
                // nothing, then numbers, then texts
                let kind = of("CASE WHEN c.number IS NULL THEN 2 ELSE 1 END");
                let value = of("coalesce(c.number, c.text)");
                Statement::new(format!("{kind}, {value}")).with(field.as_str()).with(field.as_str())
            }
        }
    }
}

impl Start {
    /// Whether a condition is in the source already.
    const fn has(self, at: usize) -> bool {
        match self {
            Self::Keys(of) | Self::Index(of) | Self::Custom(of) | Self::Section(of) => of == at,
            Self::Order(_) | Self::Table => false,
        }
    }
}

/// A condition on a column.
///
/// Values that do not fit their field are blobs: they come after all others, and are neither greater nor less than any.
fn tested(column: &str, condition: &Condition) -> Statement {
    let cells = || {
        condition.wanted.iter().filter_map(|wanted| match wanted {
            Wanted::Cell(cell) => Some(cell),
            _ => None,
        })
    };
    let any = |null: &str, test: &str| {
        let mut text = Statement::new("(");
        text.text.push_str(null);
        for (place, cell) in cells().enumerate() {
            text.text.push_str(if place == 0 && null.is_empty() { "" } else { " OR " });
            text.push(Statement::new(test).with(cell));
        }
        text.text.push(')');
        text
    };
    let end = |cell: Option<&Cell>, test: &str| match cell {
        Some(cell) => Statement::new(test).with(cell),
        None => Statement::new("0"),
    };
    match condition.operator {
        Operator::IsNull => Statement::new(format!("{column} IS NULL")),
        Operator::IsNotNull => Statement::new(format!("{column} IS NOT NULL")),
        Operator::Eq => one_of(column, &cells().collect::<Vec<_>>()),
        Operator::Neq => any(&format!("{column} IS NULL"), &format!("{column} <> ?")),
        // any of the values will do: the widest range has all of them
        Operator::Gt => end(cells().min(), &format!("({column} > ? AND {column} < x'')")),
        Operator::Gte => end(cells().min(), &format!("({column} >= ? AND {column} < x'')")),
        Operator::Lt => end(cells().max(), &format!("{column} < ?")),
        Operator::Lte => end(cells().max(), &format!("{column} <= ?")),
        Operator::Between => {
            let mut text = Statement::new("(");
            for (place, wanted) in condition.wanted.iter().enumerate() {
                let Wanted::Cells(low, high) = wanted else { continue };
                text.text.push_str(if place == 0 { "" } else { " OR " });
                text.push(Statement::new(format!("{column} BETWEEN ? AND ?")).with(low).with(high));
            }
            text.text.push(')');
            text
        }
        Operator::Contains => any("", &format!("instr({column}, ?) > 0")),
        Operator::NotContains => any(&format!("{column} IS NULL"), &format!("instr({column}, ?) = 0")),
    }
}

/// Whether a column has one of some values.
fn one_of(column: &str, cells: &[&Cell]) -> Statement {
    if let [only] = cells {
        return Statement::new(format!("{column} = ?")).with(*only);
    }
    if cells.len() <= FEW {
        let places = vec!["?"; cells.len()].join(", ");
        let mut text = Statement::new(format!("{column} IN ({places})"));
        text.parameters.extend(cells.iter().map(|cell| Parameter::from(*cell)));
        return text;
    }
    // texts as the digits of their bytes, since a list in JSON would have to escape them
    let written = |cell: &&Cell| match cell {
        Cell::Int(number) => number.to_string(),
        Cell::Text(text) => format!("\"{}\"", lastro::value::hex(text.as_bytes())),
        Cell::Null | Cell::Odd(_) => "null".to_owned(),
    };
    let list: Vec<String> = cells.iter().map(written).collect();
    let value = match cells.first() {
        Some(Cell::Text(_)) => "CAST(unhex(value) AS TEXT)",
        _ => "value",
    };
    Statement::new(format!("{column} IN (SELECT {value} FROM json_each(?))"))
        .with(Parameter(Value::Text(format!("[{}]", list.join(",")))))
}

/// A condition on the custom field of a row of `c`: two numbers compare as numbers, everything else as texts.
fn tested_custom(condition: &Condition) -> Statement {
    let compared = |test: &str, wanted: &CustomValue| match &wanted.number {
        Some(number) => {
            let text = format!("CASE WHEN c.number IS NULL THEN c.text {test} ? ELSE c.number {test} ? END");
            Statement::new(text).with(&*wanted.text).with(&**number)
        }
        None => Statement::new(format!("c.text {test} ?")).with(&*wanted.text),
    };
    let equal = |wanted: &CustomValue| match &wanted.number {
        // in this form the index is used
        Some(number) => {
            Statement::new("(c.number = ? OR c.number IS NULL AND c.text = ?)").with(&**number).with(&*wanted.text)
        }
        None => Statement::new("c.number IS NULL AND c.text = ?").with(&*wanted.text),
    };
    let contained =
        |test: &str, wanted: &CustomValue| Statement::new(format!("instr(c.text, ?) {test} 0")).with(&*wanted.text);
    let test: &dyn Fn(&CustomValue) -> Statement = match condition.operator {
        Operator::IsNull => return Statement::new("0"),
        Operator::IsNotNull => return Statement::new("1"),
        Operator::Eq => &equal,
        Operator::Neq => &|wanted| compared("<>", wanted),
        Operator::Gt => &|wanted| compared(">", wanted),
        Operator::Gte | Operator::Between => &|wanted| compared(">=", wanted),
        Operator::Lt => &|wanted| compared("<", wanted),
        Operator::Lte => &|wanted| compared("<=", wanted),
        Operator::Contains => &|wanted| contained(">", wanted),
        Operator::NotContains => &|wanted| contained("=", wanted),
    };
    let mut text = Statement::new("(");
    for (place, wanted) in condition.wanted.iter().enumerate() {
        text.text.push_str(if place == 0 { "(" } else { " OR (" });
        match wanted {
            Wanted::Custom(value) => text.push(test(value)),
            Wanted::Customs(low, high) => {
                text.push(compared(">=", low));
                text.text.push_str(" AND ");
                text.push(compared("<=", high));
            }
            Wanted::Cell(_) | Wanted::Cells(..) => text.text.push('0'),
        }
        text.text.push(')');
    }
    text.text.push(')');
    text
}
