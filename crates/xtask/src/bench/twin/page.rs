//! The twin's part of the page: its tables, and whether the goals are met.

use super::{Figure, Measured, OHA, Query, Sizes, Unit};
use crate::bench::section::grouped;
use crate::bench::{cpu, figures, operating_system, time};
use crate::shell::Result;

pub const TITLE: &str = "## The twin\n";

/// Who does what is measured without a server.
pub const IN_PROCESS: &str = "in process";
const SQLITE: &str = "SQLite";
const MEMORY: &str = "lastro serve --memory";
const FILE: &str = "lastro serve --db";
/// Our two servers. The table has a column for each, which compares it with the peers.
const OURS: [&str; 2] = [MEMORY, FILE];

const BY_INDEX: &str = "the slowest page by an index, its count known";
const COLD: &str = "the slowest page with a count that nobody knows yet";
const AT_A_RATE: &str = "POST one at 2000/s, p99";
const WEBHOOKS: &str = "webhooks, those of a record in order";

/// The kinds of figures, each with a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The example of the twin.
    InProcess,
    /// The example of the server's stores.
    ManySales,
    /// Ours and the peers, under load.
    Servers,
}

impl Part {
    fn of(figure: &Figure) -> Self {
        match figure.who.as_str() {
            IN_PROCESS => Self::InProcess,
            SQLITE | "memory" => Self::ManySales,
            _ => Self::Servers,
        }
    }
}

/// What is to be reached at a work: so many in a second or more, or so many milliseconds or less.
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
    goal(Part::Servers, "first answer with many sales", FILE, 1e3),
    goal(Part::Servers, WEBHOOKS, MEMORY, 2e3),
    goal(Part::Servers, WEBHOOKS, FILE, 2e3),
];

impl Goal {
    /// A work may say before a colon by which function it is done.
    fn is_of(&self, figure: &Figure) -> bool {
        let work = figure.work.rsplit(": ").next().unwrap_or_default();
        (self.work, self.who) == (work, figure.who.as_str())
    }

    fn met(&self, figure: &Figure) -> bool {
        if figure.unit == Unit::PerSecond { figure.value >= self.wanted } else { figure.value <= self.wanted }
    }
}

/// Queries of which an index has the rows, in their order where they have one.
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
/// A query was asked only in memory or only in SQLite, or the two found different numbers of sales.
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

/// The figures that the queries give together.
///
/// # Errors
/// Those of [`pairs`]; a query that is missing.
pub fn of_queries(queries: &[Query]) -> Result<[Figure; 2]> {
    let sqlite: Vec<&Query> = pairs(queries)?.into_iter().map(|[_, sqlite]| sqlite).collect();
    let asked =
        |text: &str| sqlite.iter().find(|query| query.query == text).ok_or_else(|| format!("{text}: not asked"));
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
pub fn complete(figures: &[Figure], parts: &[Part]) -> Result<()> {
    let missed = |goal: &&Goal| parts.contains(&goal.part) && !figures.iter().any(|figure| goal.is_of(figure));
    match GOALS.iter().find(missed) {
        Some(Goal { work, who, .. }) => Err(format!("{who} does not do {work}, for which there is a goal")),
        None => Ok(()),
    }
}

/// The twin's part of the page.
///
/// # Errors
/// A goal without a figure; what this machine is cannot be found out.
pub fn section(measured: &Measured, sizes: &Sizes) -> Result<String> {
    let all = &measured.figures;
    complete(all, &[Part::InProcess, Part::ManySales, Part::Servers])?;
    let reached = |goal: &Goal| all.iter().find(|figure| goal.is_of(figure)).is_some_and(|figure| goal.met(figure));
    let met = GOALS.iter().filter(|goal| reached(goal)).count();
    let of = |part: Part| all.iter().filter(|figure| Part::of(figure) == part).collect::<Vec<_>>();
    let abouts: Vec<String> = measured.abouts.iter().map(|(who, about)| format!("- **{who}**: {about}.\n")).collect();
    let (oha, version) = OHA;
    Ok(format!(
        "{TITLE}
Measured on {}, {}. {met} of {} goals are met.

### Beside other servers

Each is started alone, on a free port, with the same {} records as far as it can hold them, and asked by {oha} {version} on the same
processors: {} connections, {} s for each work. 99 of 100 answers come within `p99`. `POST one` is durable with `--db` alone: the peers
keep no durable state. The columns say how many times as good ours are, in bold where the peer is the better one.

{}
{}
### In process

In Rust, on one thread, without a journal, with {} sales. Sizes of what is sent and stored are in bytes.

{}
### {} sales

The rows of each query are the same in memory and in SQLite. `first` is with a count that nobody knows yet, `again` with the count
that was kept; in milliseconds.

{}
{}",
        cpu()?,
        operating_system()?,
        GOALS.len(),
        grouped(Sizes::RECORDS.into()),
        Sizes::CONNECTIONS,
        sizes.seconds,
        abouts.concat(),
        servers(&of(Part::Servers), &measured.absent),
        grouped(sizes.sales.into()),
        alone(&of(Part::InProcess), false),
        grouped(sizes.sales.into()),
        alone(&of(Part::ManySales), true),
        queries(&pairs(&measured.queries)?),
    ))
}

/// Our servers and the peers at each work, and how many times as good ours are.
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
        text.push_str(&format!(
            "| whatever is not above | {who} | not measured | | | | {} |\n",
            why.replace('|', "\\|")
        ));
    }
    text
}

fn times_as_good(own: &Figure, peer: &Figure) -> String {
    let ratio = if own.unit == Unit::PerSecond { own.value / peer.value } else { peer.value / own.value };
    if ratio < 1.0 { format!("**{} x**", figures(ratio)) } else { format!("{} x", figures(ratio)) }
}

/// Figures that have no peers.
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

/// Whether the goal of a figure is met, where there is one.
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
mod tests {
    use super::*;

    fn figure(work: &str, who: &str, value: f64, unit: Unit) -> Figure {
        Figure { work: work.to_owned(), who: who.to_owned(), value, unit, note: None }
    }

    fn query(query: &str, place: &str, rows: u64, first: f64, again: f64) -> Query {
        Query { query: query.to_owned(), place: place.to_owned(), rows, first, again }
    }

    #[test]
    fn a_peer_that_is_better_is_bold_and_one_that_failed_is_named_with_its_reason() {
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
        assert_eq!(rows[6], "| whatever is not above | other | not measured | | | | no \\| pip |");
    }

    #[test]
    fn what_memory_finds_sqlite_has_to_find() {
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
        let parts = [Part::InProcess, Part::ManySales, Part::Servers];
        assert_eq!(complete(&all, &parts), Ok(()));
        assert!(complete(&all[1..], &parts).unwrap_err().contains("select a sale"));
        assert_eq!(complete(&all[1..], &[Part::Servers]), Ok(()));
        assert!(GOALS.iter().zip(&all).all(|(goal, figure)| Part::of(figure) == goal.part));
        let of_a_function = figure("Twin::handle: select a sale", IN_PROCESS, 1e6, Unit::PerSecond);
        assert!(GOALS[0].is_of(&of_a_function) && GOALS[0].met(&of_a_function));
    }

    #[test]
    fn the_part_tells_how_many_goals_are_met_and_has_every_table() {
        let mut measured = Measured::default();
        measured.abouts.push((MEMORY.to_owned(), "a server".to_owned()));
        let queries = INDEXED.iter().flat_map(|text| ["memory", SQLITE].map(|place| query(text, place, 3, 9.0, 2.0)));
        measured.queries = queries.collect();
        measured.figures = GOALS
            .iter()
            .filter(|goal| goal.part != Part::ManySales)
            .map(|goal| {
                let unit = if [15.0, 1e3].contains(&goal.wanted) { Unit::Milliseconds } else { Unit::PerSecond };
                figure(goal.work, goal.who, goal.wanted, unit)
            })
            .collect();
        let sizes = Sizes { seconds: 1, sales: 5_000 };
        assert!(section(&measured, &sizes).unwrap_err().contains(BY_INDEX));
        measured.figures.extend(of_queries(&measured.queries).unwrap());
        let text = section(&measured, &sizes).unwrap();
        assert!(text.starts_with(TITLE) && text.contains(" 13 of 14 goals are met."), "{text}");
        let rows = [
            "- **lastro serve --memory**: a server.",
            "| work | server | | `--memory` is | `--db` is | goal | remark |",
            "| POST one | lastro serve --db | 8,000/s | | | 8,000/s, met |  |",
            "| select a sale | 1,000,000/s | 1,000,000/s, met |",
            "### 5,000 sales",
            "| the slowest page by an index, its count known | SQLite | 2.0 ms | 1.0 ms, not met |",
            "| `_limit=100` | 3 | 9.0 | 2.0 | 9.0 | 2.0 |",
        ];
        for row in rows {
            assert!(text.lines().any(|line| line == row), "{row}\n{text}");
        }
    }
}
