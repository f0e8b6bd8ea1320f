//! The read-only lists of the service: activities, service items, municipalities and adjustment indices.
//!
//! [`rows`] parses a list. [`sample`] returns a small part of a list, which every build contains and which is enough for most
//! tests. [`full::text`] returns the complete list; together, the complete lists have 230 KB. A wasm build that does not use
//! the module [`full`] does not contain the complete lists. Its caller can pass the files of `data/` in the configuration
//! instead.

use core::fmt;

use lastro::brazil::{lc116, municipality};
use lastro::model::codes::FederativeUnit;
use lastro::model::{AdjustmentIndex, Cnae, Json, Model as _, Municipality, ServiceListItem};
use lastro::value::Code as _;
use lastro::{LastroError, Number, YearMonth};

use crate::state::{Memory, Row, RowChange, Table};

/// A read-only list of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum List {
    /// Economic activities: the subclasses of CNAE 2.3.
    Cnae,
    /// Items of the service list of Lei Complementar 116.
    ServiceList,
    /// Municipalities.
    Municipalities,
    /// Values of adjustment indices.
    Indices,
}

impl List {
    /// Every list.
    pub const ALL: [Self; 4] = [Self::Cnae, Self::ServiceList, Self::Municipalities, Self::Indices];

    /// The table of the state that contains the list.
    #[must_use]
    pub const fn table(self) -> Table {
        match self {
            Self::Cnae => Table::Cnae,
            Self::ServiceList => Table::ServiceListItem,
            Self::Municipalities => Table::Municipality,
            Self::Indices => Table::AdjustmentIndex,
        }
    }

    /// The name of the list's file in `data/`. Errors also use this name.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            Self::Cnae => "cnae.tsv",
            Self::ServiceList => "lista-servicos.tsv",
            Self::Municipalities => "municipios.tsv",
            Self::Indices => "indices.tsv",
        }
    }

    /// The columns in the header of the list's file. The `uf` of a municipality is not a column, since it is the first two
    /// digits of the code.
    #[must_use]
    pub const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Cnae | Self::ServiceList | Self::Municipalities => &["id", "nome"],
            Self::Indices => &["codigo", "sigla", "nome", "mes", "valor"],
        }
    }
}

/// The first problem in the contents of a list, with its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The list.
    pub list: List,
    /// The line, counted from 1; 0 if no line is known, for example because there is no header.
    pub line: usize,
    /// The column, if the problem is in a single one.
    pub column: Option<&'static str>,
    /// The problem.
    pub problem: Problem,
}

/// The problems that the contents of a list can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// The first line that is not a comment is not the list's header.
    Header,
    /// A row has the wrong number of columns.
    Columns,
    /// A string is empty or blank.
    Blank,
    /// A code is not valid in this list: not a number, the wrong number of digits, or a wrong check digit.
    Code,
    /// Not a month `YYYY-MM`.
    Month,
    /// Not a number.
    Number,
    /// A row is not greater than the row above it, so the list is unsorted or has a duplicate.
    Order,
    /// A row cannot be converted into a record.
    Record,
}

impl Problem {
    const fn text(self) -> &'static str {
        match self {
            Self::Header => "the first line must name the columns",
            Self::Columns => "wrong number of columns",
            Self::Blank => "empty text",
            Self::Code => "not a code of this list",
            Self::Month => "not a month YYYY-MM",
            Self::Number => "not a number",
            Self::Order => "not after the row above",
            Self::Record => "not a record",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}", self.list.file(), self.line)?;
        if let Some(column) = self.column {
            write!(f, ", {column}")?;
        }
        write!(f, ": {}", self.problem.text())
    }
}

impl core::error::Error for Fault {}

/// Parses a list. Its format is tab-separated columns with a header line; empty lines and lines that begin with `#` are skipped.
///
/// The rows must be sorted by code, and those of the adjustment indices by code and month. The key of an adjustment index is its
/// position in the list, counted from 1, since the same `codigo` occurs once per month.
///
/// # Errors
/// The first problem of the list.
pub fn rows(list: List, text: &str) -> Result<Vec<Row>, Fault> {
    let mut rows: Vec<Row> = Vec::new();
    let mut last = None;
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let (line, header) = lines.next().unwrap_or_default();
    if !header.split('\t').eq(list.columns().iter().copied()) {
        return Err(Fault { list, line, column: None, problem: Problem::Header });
    }
    for (line, content) in lines {
        let found = record(list, &content.split('\t').collect::<Vec<_>>());
        let (place, doc) = found.map_err(|(column, problem)| Fault { list, line, column, problem })?;
        if last >= Some(place) {
            return Err(Fault { list, line, column: list.columns().first().copied(), problem: Problem::Order });
        }
        last = Some(place);
        let id = if list == List::Indices { rows.last().map_or(1, |row| row.id.saturating_add(1)) } else { place.0 };
        rows.push(Row::new(id, doc.to_text().into(), None));
    }
    Ok(rows)
}

/// An invalid column (`None` for the whole row), and its problem.
type Wrong = (Option<&'static str>, Problem);

/// The sort key of a record in its list, and the record as the service writes it.
fn record(list: List, cells: &[&str]) -> Result<((i64, Option<YearMonth>), Json), Wrong> {
    match (list, cells) {
        (List::Cnae, [code, name]) => {
            let id = code_of("id", code, |_| code.len() == 7)?;
            let record = Cnae { id: Some(id), nome: Some(text_of("nome", name)?), ..Default::default() };
            Ok(((id, None), record.encode()))
        }
        (List::ServiceList, [code, name]) => {
            let id = code_of("id", code, lc116::is_valid_code)?;
            let record = ServiceListItem { id: Some(id), nome: Some(text_of("nome", name)?), ..Default::default() };
            Ok(((id, None), record.encode()))
        }
        (List::Municipalities, [code, name]) => {
            let id = code_of("id", code, municipality::is_valid_number)?;
            let record = Municipality {
                id: Some(id),
                nome: Some(text_of("nome", name)?),
                uf: Some(FederativeUnit::from_code(municipality::unit(id))),
                ..Default::default()
            };
            Ok(((id, None), record.encode()))
        }
        (List::Indices, [code, short, name, month, value]) => {
            let codigo = code_of("codigo", code, |codigo| codigo > 0)?;
            let mes: YearMonth = month.parse().map_err(|_| (Some("mes"), Problem::Month))?;
            let valor: Number = value.parse().map_err(|_| (Some("valor"), Problem::Number))?;
            let record = AdjustmentIndex {
                codigo: Some(codigo),
                sigla: Some(text_of("sigla", short)?),
                nome: Some(text_of("nome", name)?),
                mes: Some(mes),
                valor: Some(valor),
                ..Default::default()
            };
            Ok(((codigo, Some(mes)), record.encode()))
        }
        _ => Err((None, Problem::Columns)),
    }
}

fn code_of(column: &'static str, text: &str, valid: impl Fn(i64) -> bool) -> Result<i64, Wrong> {
    let number = if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None };
    number.filter(|&number| valid(number)).ok_or((Some(column), Problem::Code))
}

fn text_of(column: &'static str, text: &str) -> Result<String, Wrong> {
    if text.trim().is_empty() { Err((Some(column), Problem::Blank)) } else { Ok(text.to_owned()) }
}

/// A small part of a list. For the adjustment indices, the sample is the same as [`full::text`].
#[must_use]
pub const fn sample(list: List) -> &'static str {
    match list {
        List::Cnae => include_str!("../data/sample/cnae.tsv"),
        List::ServiceList => include_str!("../data/sample/lista-servicos.tsv"),
        List::Municipalities => include_str!("../data/sample/municipios.tsv"),
        List::Indices => include_str!("../data/indices.tsv"),
    }
}

/// The complete lists. Only builds that use this module contain them.
pub mod full {
    use super::List;

    /// A complete list. The exception is the adjustment indices, of which only a sample exists; see `data/README.md`.
    #[must_use]
    pub const fn text(list: List) -> &'static str {
        match list {
            List::Cnae => include_str!("../data/cnae.tsv"),
            List::ServiceList => include_str!("../data/lista-servicos.tsv"),
            List::Municipalities => include_str!("../data/municipios.tsv"),
            List::Indices => include_str!("../data/indices.tsv"),
        }
    }
}

/// Parses lists into a read-only state. A list that is not given is empty.
///
/// # Errors
/// As [`rows`].
pub fn lists<'t>(texts: impl IntoIterator<Item = (List, &'t str)>) -> Result<Memory, Fault> {
    let mut memory = Memory::default();
    for (list, text) in texts {
        let row = |row: Row| RowChange { table: list.table(), id: row.id, row: Some(row) };
        let fault = |_| Fault { list, line: 0, column: None, problem: Problem::Record };
        memory.set(rows(list, text)?.into_iter().map(row)).map_err(fault)?;
    }
    Ok(memory)
}

/// Parses the samples of all lists.
///
/// # Errors
/// As [`rows`]; a test ensures that there are none.
pub fn samples() -> Result<Memory, Fault> {
    lists(List::ALL.map(|list| (list, sample(list))))
}

impl From<Fault> for LastroError {
    fn from(_: Fault) -> Self {
        Self::internal("twin.reference")
    }
}
