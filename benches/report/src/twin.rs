//! The twin: its lines, its section of the page, and whether the goals are met.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

use crate::files::Result;
use crate::numbers::{figures, grouped, ratio, time};
use crate::results::typed;

/// Who does what is measured without a server.
const IN_PROCESS: &str = "in process";
const SQLITE: &str = "SQLite";
const MEMORY: &str = "lastro serve --memory";
const FILE: &str = "lastro serve --db";
/// Our two servers. The table has a column for each, which compares it with the other servers.
const OURS: [&str; 2] = [MEMORY, FILE];

const BY_INDEX: &str = "the slowest page by an index, its count cached";
const COLD: &str = "the slowest page, its count not yet cached";
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

/// The number of sales that a query found in one place, and its duration in milliseconds.
#[derive(Clone, Debug, Deserialize)]
struct Query {
    query: String,
    place: String,
    rows: u64,
    /// With the count computed.
    first: f64,
    /// With the count cached.
    again: f64,
}

/// The sizes that were given to the programs.
#[derive(Clone, Debug, Deserialize)]
struct Sizes {
    /// Sales in process and in SQLite.
    sales: u64,
    /// Seconds of each run of the load generator.
    seconds: u64,
    /// Connections of the load generator.
    connections: u64,
    /// Records in each server.
    records: u64,
    /// The load generator with its version.
    oha: String,
}

/// A line of the programs.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Figure(Figure),
    Query(Query),
    Sizes(Sizes),
    /// What a server is.
    About {
        who: String,
        about: String,
    },
    /// Why a server could not be measured.
    Absent {
        who: String,
        absent: String,
    },
    /// A figure of the program that runs in process: `per_second`, or other numbers by name.
    Done {
        #[serde(alias = "size")]
        work: String,
        #[serde(flatten)]
        numbers: BTreeMap<String, f64>,
    },
}

/// The lines, sorted by kind.
#[derive(Debug, Default)]
pub struct Measured {
    figures: Vec<Figure>,
    queries: Vec<Query>,
    abouts: Vec<(String, String)>,
    absent: Vec<(String, String)>,
    sizes: Option<Sizes>,
}

impl Measured {
    /// Reads and validates lines. If `timed`, those of the servers must be among them.
    ///
    /// # Errors
    /// A line of another shape; a goal without a figure; memory and SQLite found different numbers of sales.
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

    /// What agrees, in one line.
    pub fn agreement(&self) -> String {
        format!("{} figures, {} results of queries agree", self.figures.len(), self.queries.len())
    }
}

/// The kinds of figures, each with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// The example of the twin.
    InProcess,
    /// The example of the server's stores.
    ManySales,
    /// Our servers and others, under load.
    Servers,
}

impl Part {
    const ALL: [Self; 3] = [Self::InProcess, Self::ManySales, Self::Servers];
    /// Those that run everywhere.
    const WITHOUT_SERVERS: [Self; 2] = [Self::InProcess, Self::ManySales];

    fn of(figure: &Figure) -> Self {
        match figure.who.as_str() {
            IN_PROCESS => Self::InProcess,
            SQLITE | "memory" => Self::ManySales,
            _ => Self::Servers,
        }
    }
}

/// What is to be reached at a work: at least this rate, or at most this duration in milliseconds.
struct Goal {
    part: Part,
    work: &'static str,
    who: &'static str,
    wanted: f64,
}

const fn goal(part: Part, work: &'static str, who: &'static str, wanted: f64) -> Goal {
    Goal { part, work, who, wanted }
}

const GOALS: [Goal; 14] = [
    goal(Part::InProcess, "select a sale", IN_PROCESS, 1e6),
    goal(Part::InProcess, "list 100 by key", IN_PROCESS, 40e3),
    goal(Part::InProcess, "insert a sale", IN_PROCESS, 30e3),
    goal(Part::InProcess, "work that comes due (contracts, overdue installments)", IN_PROCESS, 40e3),
    goal(Part::ManySales, BY_INDEX, SQLITE, 1.0),
    goal(Part::ManySales, COLD, SQLITE, 75.0),
    goal(Part::Servers, "GET one", MEMORY, 60e3),
    goal(Part::Servers, "GET one", FILE, 60e3),
    goal(Part::Servers, "POST one", FILE, 8e3),
    goal(Part::Servers, AT_A_RATE, MEMORY, 15.0),
    goal(Part::Servers, AT_A_RATE, FILE, 15.0),
    goal(Part::Servers, "first response with many sales", FILE, 1e3),
    goal(Part::Servers, WEBHOOKS, MEMORY, 2e3),
    goal(Part::Servers, WEBHOOKS, FILE, 2e3),
];

impl Goal {
    /// The name of a work may begin with the function that does it and a colon.
    fn is_of(&self, figure: &Figure) -> bool {
        let work = figure.work.rsplit(": ").next().unwrap_or_default();
        (self.work, self.who) == (work, figure.who.as_str())
    }

    fn met(&self, figure: &Figure) -> bool {
        if figure.unit == Unit::PerSecond { figure.value >= self.wanted } else { figure.value <= self.wanted }
    }
}

/// Queries whose rows, and their order if they have one, come from an index.
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

/// Each query in memory and in SQLite.
///
/// # Errors
/// A query ran only in memory or only in SQLite, or the two found different numbers of sales.
fn pairs(queries: &[Query]) -> Result<Vec<[&Query; 2]>> {
    let (memory, sqlite): (Vec<&Query>, Vec<&Query>) = queries.iter().partition(|query| query.place != SQLITE);
    if memory.is_empty() || memory.len() != sqlite.len() {
        return Err(format!("{} queries in memory, {} in SQLite", memory.len(), sqlite.len()));
    }
    let pairs: Vec<[&Query; 2]> = memory.into_iter().zip(sqlite).map(|(memory, sqlite)| [memory, sqlite]).collect();
    for [memory, sqlite] in &pairs {
        if (&memory.query, memory.rows) != (&sqlite.query, sqlite.rows) {
            let found = |one: &Query| format!("{} finds {} sales in {}", one.query, one.rows, one.place);
            return Err(format!("{}, but {}", found(memory), found(sqlite)));
        }
    }
    Ok(pairs)
}

/// The slowest queries, as figures.
///
/// # Errors
/// Those of [`pairs`]; a missing query.
fn of_queries(queries: &[Query]) -> Result<[Figure; 2]> {
    let sqlite: Vec<&Query> = pairs(queries)?.into_iter().map(|[_, sqlite]| sqlite).collect();
    let asked =
        |text: &str| sqlite.iter().find(|query| query.query == text).ok_or_else(|| format!("{text}: missing query"));
    let indexed = INDEXED.iter().map(|text| Ok(asked(text)?.again)).collect::<Result<Vec<f64>>>()?;
    let slowest = |work: &str, times: Vec<f64>| Figure {
        work: work.to_owned(),
        who: SQLITE.to_owned(),
        value: times.into_iter().fold(0.0, f64::max),
        unit: Unit::Milliseconds,
        note: None,
    };
    Ok([slowest(BY_INDEX, indexed), slowest(COLD, sqlite.iter().map(|query| query.first).collect())])
}

/// Whether there is a figure for every goal of these parts.
///
/// # Errors
/// A goal without one.
fn complete(figures: &[Figure], parts: &[Part]) -> Result<()> {
    let missed = |goal: &&Goal| parts.contains(&goal.part) && !figures.iter().any(|figure| goal.is_of(figure));
    match GOALS.iter().find(missed) {
        Some(Goal { work, who, .. }) => Err(format!("{who} does not do {work}, for which there is a goal")),
        None => Ok(()),
    }
}

/// The section of the page, and for each goal whether it is met.
pub fn section(measured: &Measured) -> (String, Vec<bool>) {
    let all = &measured.figures;
    let reached = |goal: &Goal| all.iter().find(|figure| goal.is_of(figure)).is_some_and(|figure| goal.met(figure));
    let met = GOALS.iter().map(reached).collect();
    let of = |part: Part| all.iter().filter(|figure| Part::of(figure) == part).collect::<Vec<_>>();
    let abouts: Vec<String> = measured.abouts.iter().map(|(who, about)| format!("- **{who}**: {about}.\n")).collect();
    let sizes = measured.sizes.as_ref();
    let size = |number: fn(&Sizes) -> u64| sizes.map(|sizes| grouped(number(sizes))).unwrap_or_default();
    let text = format!(
        "## The twin

### Compared with other servers

Each server is started alone, on a free port, with the same {} records as far as it can hold them. {} sends requests from the same
machine: {} connections, {} s per work. `p99` is the time within which 99 of 100 responses arrive. `POST one` is durable only with
`--db`: the other servers keep no durable state. The columns say how many times as good ours are; ratios below 1 are bold.

{}
{}
### In process

In Rust, on one thread, without a journal, with {} sales. The sizes of requests and stored documents are in bytes.

{}
### {} sales

Memory and SQLite find the same rows for each query. `first` includes computing the count, `again` uses the cached count; in
milliseconds.

{}
{}",
        size(|sizes| sizes.records),
        sizes.map(|sizes| sizes.oha.as_str()).unwrap_or_default(),
        size(|sizes| sizes.connections),
        size(|sizes| sizes.seconds),
        abouts.concat(),
        servers(&of(Part::Servers), &measured.absent),
        size(|sizes| sizes.sales),
        alone(&of(Part::InProcess), false),
        size(|sizes| sizes.sales),
        alone(&of(Part::ManySales), true),
        // `read` has compared them
        queries(&pairs(&measured.queries).unwrap_or_default()),
    );
    (text, met)
}

/// All servers at each work, and how many times as good ours are.
fn servers(all: &[&Figure], absent: &[(String, String)]) -> String {
    let columns = OURS.map(|who| format!(" `{}` is |", who.trim_start_matches("lastro serve "))).concat();
    let mut text = format!("| work | server | |{columns} goal | remark |\n|---|---|--:|--:|--:|---|---|\n");
    let mut works: Vec<&str> = Vec::new();
    for Figure { work, .. } in all {
        if !works.contains(&work.as_str()) {
            works.push(work);
        }
    }
    for work in works {
        let of_work = all.iter().filter(|figure| figure.work == work);
        for (at, figure) in of_work.clone().enumerate() {
            let own = |who: &str| of_work.clone().find(|figure| figure.who == who);
            let ratios = OURS.map(|who| match own(who) {
                Some(own) if !OURS.contains(&figure.who.as_str()) => format!(" {} |", times_as_good(own, figure)),
                _ => " |".to_owned(),
            });
            let title = if at == 0 { work } else { "" };
            let note = figure.note.as_deref().unwrap_or_default();
            let (who, shown, ratios, goal) = (&figure.who, shown(figure), ratios.concat(), judged(figure));
            text.push_str(&format!("| {title} | {who} | {shown} |{ratios} {goal} | {note} |\n"));
        }
    }
    for (who, why) in absent {
        text.push_str(&format!("| all other works | {who} | not measured | | | | {} |\n", why.replace('|', "\\|")));
    }
    text
}

fn times_as_good(own: &Figure, other: &Figure) -> String {
    ratio(if own.unit == Unit::PerSecond { own.value / other.value } else { other.value / own.value })
}

/// Figures of ours alone.
fn alone(all: &[&Figure], with_place: bool) -> String {
    let (head, line) = if with_place { ("| work | where |", "|---|---|") } else { ("| work |", "|---|") };
    let mut text = format!("{head} | goal |\n{line}--:|---|\n");
    for figure in all {
        let place = if with_place { format!(" {} |", figure.who) } else { String::new() };
        text.push_str(&format!("| {} |{place} {} | {} |\n", figure.work, shown(figure), judged(figure)));
    }
    text
}

fn queries(pairs: &[[&Query; 2]]) -> String {
    let head = "| query | sales | SQLite first | again | memory first | again |\n|---|--:|--:|--:|--:|--:|\n";
    let row = |[memory, sqlite]: &[&Query; 2]| {
        let times = [sqlite.first, sqlite.again, memory.first, memory.again].map(figures).join(" | ");
        format!("| `{}` | {} | {times} |\n", memory.query, grouped(memory.rows))
    };
    head.to_owned() + &pairs.iter().map(row).collect::<String>()
}

/// The goal of a figure and whether it is met; empty without a goal.
fn judged(figure: &Figure) -> String {
    let judge = |goal: &Goal| {
        let wanted = shown(&Figure { value: goal.wanted, ..figure.clone() });
        format!("{wanted}, {}", if goal.met(figure) { "met" } else { "not met" })
    };
    GOALS.iter().find(|goal| goal.is_of(figure)).map(judge).unwrap_or_default()
}

/// A figure with its unit.
fn shown(figure: &Figure) -> String {
    let number = if figure.value < 100.0 { figures(figure.value) } else { grouped(figure.value.round() as u64) };
    match figure.unit {
        Unit::PerSecond => format!("{number}/s"),
        Unit::Milliseconds => time(figure.value * 1e6),
        Unit::Megabytes => format!("{number} MB"),
        Unit::Bytes => format!("{number} bytes"),
        Unit::Number => number,
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::group::Group;
    use crate::samples;
    use serde_json::json;

    /// Every goal is met exactly, except that pages by an index take 2 ms.
    pub fn lines() -> Vec<Value> {
        let servers = |goal: &&Goal| goal.part == Part::Servers;
        let unit = |goal: &Goal| if [15.0, 1e3].contains(&goal.wanted) { "ms" } else { "/s" };
        let line = |goal: &Goal| json!({"work": goal.work, "who": goal.who, "value": goal.wanted, "unit": unit(goal)});
        let mut lines: Vec<Value> = GOALS.iter().filter(servers).map(line).collect();
        for goal in GOALS.iter().filter(|goal| goal.part == Part::InProcess) {
            lines.push(json!({"work": format!("Twin::handle: {}", goal.work), "per_second": goal.wanted}));
        }
        for (text, place) in INDEXED.iter().flat_map(|text| ["memory", SQLITE].map(|place| (text, place))) {
            lines.push(json!({"query": text, "place": place, "rows": 3, "first": 9.0, "again": 2.0}));
        }
        lines.push(json!({"size": "a sale", "body": 1860, "document": 3763}));
        lines.push(json!({"who": MEMORY, "about": "a server"}));
        lines.push(json!({"who": "prism", "absent": "not installed"}));
        lines.push(json!({"sales": 5000, "seconds": 1, "connections": 64, "records": 1000, "oha": "oha 1.2.3"}));
        lines
    }

    fn figure(work: &str, who: &str, value: f64, unit: Unit) -> Figure {
        Figure { work: work.to_owned(), who: who.to_owned(), value, unit, note: None }
    }

    fn query(query: &str, place: &str, rows: u64, first: f64, again: f64) -> Query {
        Query { query: query.to_owned(), place: place.to_owned(), rows, first, again }
    }

    #[test]
    fn a_better_server_is_bold_and_one_that_failed_is_listed_with_the_reason() {
        let all = [
            figure("GET one", MEMORY, 60e3, Unit::PerSecond),
            figure("GET one", FILE, 3e3, Unit::PerSecond),
            figure("GET one", "peer", 6e3, Unit::PerSecond),
            figure(AT_A_RATE, MEMORY, 2.0, Unit::Milliseconds),
            figure(AT_A_RATE, FILE, 16.0, Unit::Milliseconds),
            figure(AT_A_RATE, "peer", 8.0, Unit::Milliseconds),
        ];
        let table = servers(&all.iter().collect::<Vec<_>>(), &[("other".to_owned(), "no | pip".to_owned())]);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(rows[0], "| GET one | lastro serve --memory | 60,000/s | | | 60,000/s, met |  |");
        assert_eq!(rows[2], "|  | peer | 6,000/s | 10 x | **0.50 x** |  |  |");
        assert_eq!(rows[4], "|  | lastro serve --db | 16 ms | | | 15 ms, not met |  |");
        assert_eq!(rows[5], "|  | peer | 8.0 ms | 4.0 x | **0.50 x** |  |  |");
        assert_eq!(rows[6], "| all other works | other | not measured | | | | no \\| pip |");
    }

    #[test]
    fn memory_and_sqlite_must_find_the_same() {
        let of = |place: &str, rows| INDEXED.map(|text| query(text, place, rows, 9.0, 0.5)).to_vec();
        let both = [of("memory", 3), of(SQLITE, 3), vec![query("x", "memory", 1, 1.0, 1.0)]].concat();
        assert!(of_queries(&both).unwrap_err().contains("9 queries in memory, 8 in SQLite"));
        let both = [both, vec![query("x", SQLITE, 1, 20.0, 7.0)]].concat();
        assert_eq!(of_queries(&both).unwrap().map(|figure| figure.value), [0.5, 20.0]);
        let error = of_queries(&[of("memory", 3), of(SQLITE, 4)].concat()).unwrap_err();
        assert!(error.ends_with("in memory, but _limit=100 finds 4 sales in SQLite"), "{error}");
        assert!(of_queries(&[of("memory", 3)[1..].to_vec(), of(SQLITE, 3)[1..].to_vec()].concat()).is_err());
        assert!(of_queries(&[]).is_err());
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

    #[test]
    fn the_section_has_every_table_and_the_sizes() {
        let mut lines = samples::lines(Group::Twin);
        let measured = Measured::read(&lines, true).unwrap();
        let (text, met) = section(&measured);
        assert_eq!((met.len(), met.iter().filter(|met| **met).count()), (14, 13), "{text}");
        let rows = [
            "- **lastro serve --memory**: a server.",
            "| work | server | | `--memory` is | `--db` is | goal | remark |",
            "| POST one | lastro serve --db | 8,000/s | | | 8,000/s, met |  |",
            "| Twin::handle: select a sale | 1,000,000/s | 1,000,000/s, met |",
            "### 5,000 sales",
            "| the slowest page by an index, its count cached | SQLite | 2.0 ms | 1.0 ms, not met |",
            "| `_limit=100` | 3 | 9.0 | 2.0 | 9.0 | 2.0 |",
        ];
        for row in rows {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
        assert!(text.contains("oha 1.2.3 sends") && text.contains("64 connections, 1 s per work"), "{text}");
        lines.retain(|line| line["oha"].is_null());
        assert_eq!(Measured::read(&lines, true).unwrap_err(), "no line with the sizes");
        lines.retain(|line| line["who"] != FILE);
        assert!(Measured::read(&lines, true).unwrap_err().contains("does not do GET one"));
        assert!(Measured::read(&lines, false).is_ok());
    }
}
