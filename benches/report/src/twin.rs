//! Results of the benchmarks of the twin: reads the lines that the programs printed, and judges whether the goals are met.

mod page;

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::files::Result;
use crate::results::typed;
pub use page::section;

/// The values of `who` in the lines that the benchmark programs print. The first three are measured without a server.
const IN_PROCESS: &str = "in process";
const SQLITE: &str = "SQLite";
const STATE: &str = "memory";
const MEMORY: &str = "lastro serve --memory";
const FILE: &str = "lastro serve --db";

const BY_INDEX: &str = "the slowest page by an index, its count cached";
const COLD: &str = "the slowest page, its count not yet cached";
const LOAD: &str = "load the file";
const AT_A_RATE: &str = "POST one at 2000/s, p99";
const WEBHOOKS: &str = "webhooks, those of one record in order";

/// A figure of one program.
#[derive(Clone, Debug, Deserialize)]
struct Figure {
    work: String,
    who: String,
    value: f64,
    unit: Unit,
    note: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Unit {
    #[serde(rename = "/s")]
    PerSecond,
    #[serde(rename = "ms")]
    Milliseconds,
    #[serde(rename = "MB")]
    Megabytes,
    #[serde(rename = "bytes")]
    Bytes,
    #[serde(rename = "")]
    Number,
}

/// The number of sales that a query found, and its duration in milliseconds.
#[derive(Clone, Debug, Deserialize)]
struct Query {
    query: String,
    rows: u64,
    /// The duration of the first run, which counts the matching records.
    first: f64,
    /// The duration of the second run, for which the count is cached.
    again: f64,
}

/// The sizes of the benchmarks, which the programs got as arguments.
#[derive(Clone, Debug, Deserialize)]
struct Sizes {
    /// The number of sales in the benchmarks without a server.
    sales: u64,
    /// The duration of each run of the load generator, in seconds.
    seconds: u64,
    /// The number of connections that the load generator opens.
    connections: u64,
    /// The number of records that each server has.
    records: u64,
    /// The load generator with its version.
    oha: String,
}

/// A line that a benchmark program printed.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Figure(Figure),
    Query(Query),
    Sizes(Sizes),
    /// The description of a server.
    About {
        who: String,
        about: String,
    },
    /// The reason why a server could not be measured.
    Absent {
        who: String,
        absent: String,
    },
    /// A figure of a benchmark without a server. `numbers` is a rate (`per_second`), or
    /// figures with names of their own, which are appended to the name of the benchmark.
    Done {
        #[serde(alias = "size")]
        work: String,
        #[serde(flatten)]
        numbers: BTreeMap<String, f64>,
    },
}

/// The lines of all programs, grouped by their kind.
#[derive(Debug, Default)]
pub struct Measured {
    figures: Vec<Figure>,
    queries: Vec<Query>,
    abouts: Vec<(String, String)>,
    absent: Vec<(String, String)>,
    sizes: Option<Sizes>,
}

impl Measured {
    /// Reads and validates the lines that the benchmark programs printed. If `timed`, the lines of the servers are required.
    ///
    /// # Errors
    /// A line has an unknown structure; the figure for a goal is missing; a query is missing.
    pub fn read(lines: &[Value], timed: bool) -> Result<Self> {
        let mut measured = Self::default();
        for line in typed(lines)? {
            measured.add(line);
        }
        let all = &mut measured.figures;
        all.extend(of_queries(&measured.queries)?);
        complete(all, if timed { &Part::ALL } else { &Part::WITHOUT_SERVERS })?;
        if timed && measured.sizes.is_none() {
            return Err("no line with the sizes".to_owned());
        }
        Ok(measured)
    }

    fn add(&mut self, line: Line) {
        match line {
            Line::Figure(figure) => self.figures.push(figure),
            Line::Query(query) => self.queries.push(query),
            Line::Sizes(sizes) => self.sizes = Some(sizes),
            Line::About { who, about } => self.abouts.push((who, about)),
            Line::Absent { who, absent } => self.absent.push((who, absent)),
            Line::Done { work, numbers } => self.figures.extend(numbers.into_iter().map(|(name, value)| {
                let who = IN_PROCESS.to_owned();
                let (work, unit) = match name.as_str() {
                    "per_second" => (work.clone(), Unit::PerSecond),
                    name => (format!("{work}: {name}"), Unit::Number),
                };
                Figure { work, who, value, unit, note: None }
            })),
        }
    }

    /// One line that says how many figures and results of queries agree.
    pub fn agreement(&self) -> String {
        format!("{} figures, {} results of queries agree", self.figures.len(), self.queries.len())
    }
}

/// The parts of the twin's section in `docs/benchmarks.md`. Each part has its own table of figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The twin without a server.
    InProcess,
    /// The twin's state with many sales, in memory and in its file.
    ManySales,
    /// `lastro serve` and other servers, under load.
    Servers,
}

impl Part {
    const ALL: [Self; 3] = [Self::InProcess, Self::ManySales, Self::Servers];
    /// The parts that need no server, so that they can be measured on every machine.
    const WITHOUT_SERVERS: [Self; 2] = [Self::InProcess, Self::ManySales];

    fn of(figure: &Figure) -> Self {
        match figure.who.as_str() {
            IN_PROCESS => Self::InProcess,
            SQLITE | STATE => Self::ManySales,
            _ => Self::Servers,
        }
    }
}

/// A goal for a figure of a benchmark: at least `wanted` per second, or at most `wanted` milliseconds.
struct Goal {
    part: Part,
    work: &'static str,
    who: &'static str,
    wanted: f64,
}

const fn goal(part: Part, work: &'static str, who: &'static str, wanted: f64) -> Goal {
    Goal { part, work, who, wanted }
}

const GOALS: [Goal; 15] = [
    goal(Part::InProcess, "select a sale", IN_PROCESS, 1e6),
    goal(Part::InProcess, "list 100 by key", IN_PROCESS, 40e3),
    goal(Part::InProcess, "insert a sale", IN_PROCESS, 30e3),
    goal(Part::InProcess, "work that comes due (contracts, overdue installments)", IN_PROCESS, 40e3),
    goal(Part::ManySales, BY_INDEX, STATE, 1.0),
    goal(Part::ManySales, COLD, STATE, 100.0),
    goal(Part::ManySales, LOAD, SQLITE, 1.5e3),
    goal(Part::Servers, "GET one", MEMORY, 60e3),
    goal(Part::Servers, "GET one", FILE, 60e3),
    goal(Part::Servers, "POST one", FILE, 8e3),
    goal(Part::Servers, AT_A_RATE, MEMORY, 15.0),
    goal(Part::Servers, AT_A_RATE, FILE, 15.0),
    goal(Part::Servers, "first response with many sales", FILE, 1.5e3),
    goal(Part::Servers, WEBHOOKS, MEMORY, 2e3),
    goal(Part::Servers, WEBHOOKS, FILE, 2e3),
];

impl Goal {
    /// Whether the goal is for this figure. If the `work` of the figure begins with a prefix that ends in a colon, the prefix
    /// is ignored.
    fn is_of(&self, figure: &Figure) -> bool {
        let work = figure.work.rsplit(": ").next().unwrap_or_default();
        (self.work, self.who) == (work, figure.who.as_str())
    }

    fn met(&self, figure: &Figure) -> bool {
        if figure.unit == Unit::PerSecond { figure.value >= self.wanted } else { figure.value <= self.wanted }
    }
}

/// Queries for which an index of the twin finds the rows, and also sorts them if the query has a sort order.
const INDEXED: [&str; 8] = [
    "_limit=100",
    "_limit=100&_sort=-id",
    "parcela_status=5&_limit=100",
    "parcela_status=2&_limit=100",
    "id_cliente=77&_sort=-data&_limit=100",
    "data[gte]=2027-06-01&_sort=data&_limit=100",
    "_sort=-valor_venda&_limit=100",
    "parcelas.data_vencimento=2026-03-10&_limit=100",
];

/// Two figures: the time of the slowest query that uses an index, and the time of the slowest query on its first run, when the
/// number of matching records is not cached.
///
/// # Errors
/// A query of [`INDEXED`] is missing.
fn of_queries(queries: &[Query]) -> Result<[Figure; 2]> {
    let asked =
        |text: &str| queries.iter().find(|query| query.query == text).ok_or_else(|| format!("{text}: missing query"));
    let indexed = INDEXED.iter().map(|text| Ok(asked(text)?.again)).collect::<Result<Vec<f64>>>()?;
    let slowest = |work: &str, times: Vec<f64>| Figure {
        work: work.to_owned(),
        who: STATE.to_owned(),
        value: times.into_iter().fold(0.0, f64::max),
        unit: Unit::Milliseconds,
        note: None,
    };
    Ok([slowest(BY_INDEX, indexed), slowest(COLD, queries.iter().map(|query| query.first).collect())])
}

/// Checks that every goal of the given parts has a figure.
///
/// # Errors
/// A goal has no figure.
fn complete(figures: &[Figure], parts: &[Part]) -> Result<()> {
    let missed = |goal: &&Goal| parts.contains(&goal.part) && !figures.iter().any(|figure| goal.is_of(figure));
    match GOALS.iter().find(missed) {
        Some(Goal { work, who, .. }) => Err(format!("{who} does not do {work}, for which there is a goal")),
        None => Ok(()),
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use serde_json::json;

    /// The output of a run that meets every goal but one: the slowest query by an index takes 2 ms, and its goal is 1 ms.
    pub fn lines() -> Vec<Value> {
        let servers = |goal: &&Goal| goal.part == Part::Servers;
        let unit = |goal: &Goal| if [15.0, 1.5e3].contains(&goal.wanted) { "ms" } else { "/s" };
        let line = |goal: &Goal| json!({"work": goal.work, "who": goal.who, "value": goal.wanted, "unit": unit(goal)});
        let mut lines: Vec<Value> = GOALS.iter().filter(servers).map(line).collect();
        for goal in GOALS.iter().filter(|goal| goal.part == Part::InProcess) {
            lines.push(json!({"work": format!("Twin::handle: {}", goal.work), "per_second": goal.wanted}));
        }
        for text in INDEXED {
            lines.push(json!({"query": text, "rows": 3, "first": 9.0, "again": 2.0}));
        }
        lines.push(json!({"work": LOAD, "who": SQLITE, "value": 1.5e3, "unit": "ms"}));
        lines.push(json!({"size": "a sale", "body": 1860, "document": 3763}));
        lines.push(json!({"who": MEMORY, "about": "a server"}));
        lines.push(json!({"who": "prism", "absent": "not installed"}));
        lines.push(json!({"sales": 5000, "seconds": 1, "connections": 64, "records": 1000, "oha": "oha 1.2.3"}));
        lines
    }

    pub(super) fn figure(work: &str, who: &str, value: f64, unit: Unit) -> Figure {
        Figure { work: work.to_owned(), who: who.to_owned(), value, unit, note: None }
    }

    fn query(query: &str, first: f64, again: f64) -> Query {
        Query { query: query.to_owned(), rows: 3, first, again }
    }

    #[test]
    fn the_slowest_queries_are_figures() {
        let all = [INDEXED.map(|text| query(text, 9.0, 0.5)).to_vec(), vec![query("x", 20.0, 7.0)]].concat();
        assert_eq!(of_queries(&all).unwrap().map(|figure| figure.value), [0.5, 20.0]);
        assert_eq!(of_queries(&all[1..]).unwrap_err(), "_limit=100: missing query");
    }

    #[test]
    fn a_goal_without_a_figure_is_an_error() {
        let all: Vec<Figure> =
            GOALS.iter().map(|goal| figure(goal.work, goal.who, goal.wanted, Unit::Milliseconds)).collect();
        let parts = Part::ALL;
        assert_eq!(complete(&all, &parts), Ok(()));
        assert!(complete(&all[1..], &parts).unwrap_err().contains("select a sale"));
        assert_eq!(complete(&all[1..], &[Part::Servers]), Ok(()));
        assert!(GOALS.iter().zip(&all).all(|(goal, figure)| Part::of(figure) == goal.part));
        let of_a_function = figure("Twin::handle: select a sale", IN_PROCESS, 1e6, Unit::PerSecond);
        assert!(GOALS[0].is_of(&of_a_function) && GOALS[0].met(&of_a_function));
    }
}
