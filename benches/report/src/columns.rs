//! Results of the benchmarks of columns: reads the lines that the programs printed, writes the section of
//! `docs/benchmarks.md`, and judges whether the goals are met.

use serde::Deserialize;
use serde_json::Value;

use crate::files::Result;
use crate::numbers::{figures, grouped, ratio};
use crate::results::typed;

/// A measured figure of one contender. It has no value if only the results were compared.
#[derive(Clone, Debug, Deserialize)]
pub struct Figure {
    work: String,
    size: String,
    who: String,
    value: Option<f64>,
    unit: Unit,
    note: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
enum Unit {
    #[serde(rename = "rows/s")]
    Rows,
    #[serde(rename = "MB/s")]
    MegabytesPerSecond,
    #[serde(rename = "x")]
    Times,
    #[serde(rename = "MB")]
    Megabytes,
}

/// A line that a benchmark program printed.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Figure(Figure),
    /// Why something, such as Spark, was not measured.
    Absent {
        who: String,
        absent: String,
    },
}

/// The lines of all programs, grouped by their kind.
#[derive(Debug, Default)]
pub struct Measured {
    /// The figures in the order of the table.
    pub figures: Vec<Figure>,
    absent: Vec<(String, String)>,
}

impl Measured {
    /// Reads and validates the lines that the benchmark programs printed.
    ///
    /// # Errors
    /// A line has an unknown structure; the figure for a goal is missing; if `timed`, a figure has no value.
    pub fn read(lines: &[Value], timed: bool) -> Result<Self> {
        let mut measured = Self::default();
        for line in typed(lines)? {
            match line {
                Line::Figure(figure) => measured.figures.push(figure),
                Line::Absent { who, absent } => measured.absent.push((who, absent)),
            }
        }
        complete(&measured.figures)?;
        match measured.figures.iter().find(|figure| figure.value.is_none()) {
            Some(Figure { work, who, .. }) if timed => Err(format!("{who} did not time {work}")),
            _ => Ok(measured),
        }
    }
}

const LASTRO: &str = "lastro";
/// The contender that drops each result batch at once. It measures an operation without the cost of keeping its whole result in
/// memory.
const STREAMED: &str = "lastro, batch by batch";

/// A goal for a figure of a benchmark.
struct Goal {
    work: &'static str,
    /// The contender of the figure.
    who: &'static str,
    wanted: Wanted,
}

#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(f64),
    AtMost(f64),
    /// A multiple of another contender's figure.
    TimesOf(&'static str, f64),
}

const fn goal(work: &'static str, who: &'static str, wanted: Wanted) -> Goal {
    Goal { work, who, wanted }
}

/// The memory goal in MB: 64 MB, plus three blocks of 8 MiB for each of two threads.
const MEMORY: Wanted = Wanted::AtMost(64.0 + 3.0 * 2.0 * 8.388_608);
const TWO_THREADS: Wanted = Wanted::AtLeast(1.8);

/// The goals that do not need Spark.
const GOALS: [Goal; 18] = [
    goal("late charges", STREAMED, Wanted::AtLeast(40e6)),
    goal("days late", STREAMED, Wanted::AtLeast(100e6)),
    goal("split in 12", STREAMED, Wanted::AtLeast(20e6)),
    goal("CPF", STREAMED, Wanted::AtLeast(40e6)),
    goal("ageing", STREAMED, Wanted::AtLeast(15e6)),
    goal("webhook journal", LASTRO, Wanted::AtLeast(250e3)),
    goal("read sales", LASTRO, Wanted::AtLeast(400.0)),
    goal("read sales", "lastro, every row odd", Wanted::AtLeast(150.0)),
    goal("validate sales", LASTRO, Wanted::AtLeast(60e3)),
    goal("validate sales", LASTRO, Wanted::AtLeast(100e3)),
    goal("v1 to v2", LASTRO, Wanted::AtLeast(60e3)),
    goal("v1 to v2", LASTRO, Wanted::AtLeast(150e3)),
    goal("two threads: late charges", LASTRO, TWO_THREADS),
    goal("two threads: read sales", LASTRO, TWO_THREADS),
    goal("two threads: validate sales", LASTRO, TWO_THREADS),
    goal("memory", LASTRO, MEMORY),
    goal("memory of the most rows", LASTRO, Wanted::AtMost(1.25)),
    goal("read sales", LASTRO, Wanted::TimesOf("DuckDB, all columns typed", 1.0)),
];

/// The goals that are checked only if Spark was available.
const ELSEWHERE: [Goal; 2] = [
    goal("Spark, local[1]: SQL, one amount", "jar", Wanted::TimesOf("Spark's decimals", 4.0)),
    goal(
        "Spark, local[1]: Python, all rows made",
        "late_charges, 3 amounts and issues",
        Wanted::TimesOf("mapInArrow, as it is", 0.9),
    ),
];

impl Goal {
    fn is_of(&self, figure: &Figure) -> bool {
        (self.work, self.who) == (figure.work.as_str(), figure.who.as_str())
    }

    /// Whether a figure meets the goal, and a text for the page that states the goal. `None` if the figure was not measured, or
    /// if the goal compares it with a figure that was not measured.
    fn judged(&self, figure: &Figure, all: &[Figure]) -> Option<(bool, String)> {
        let value = figure.value?;
        let of_unit = |wanted| shown(&Figure { value: Some(wanted), ..figure.clone() });
        let (met, words) = match self.wanted {
            Wanted::AtLeast(wanted) => (value >= wanted, of_unit(wanted)),
            Wanted::AtMost(wanted) => (value <= wanted, format!("at most {}", of_unit(wanted))),
            Wanted::TimesOf(other, wanted) => {
                let other = all.iter().find(|one| one.work == figure.work && one.who == other)?;
                (value / other.value? >= wanted, format!("{wanted} x {}", other.who))
            }
        };
        Some((met, format!("{words}, {}", if met { "met" } else { "**not met**" })))
    }
}

/// Checks that every goal has a figure.
///
/// # Errors
/// A goal has no figure.
fn complete(all: &[Figure]) -> Result<()> {
    match GOALS.iter().find(|goal| !all.iter().any(|figure| goal.is_of(figure))) {
        Some(Goal { work, who, .. }) => Err(format!("{who} does not do {work}, for which there is a goal")),
        None => Ok(()),
    }
}

/// The section of `docs/benchmarks.md` for columns, and for each goal with a figure whether it is met.
pub fn section(measured: &Measured, peers: &[String]) -> (String, Vec<bool>) {
    let (table, met) = table(&measured.figures);
    let absent = |(who, why): &(String, String)| format!("\n{who} was not measured: {why}.\n");
    let text = format!(
        "## Millions of rows

Figures are per second of processor time of one thread, from the quietest of up to five rounds; `two threads` and Spark are measured
by the clock. lastro is called from Python, by `lastro.bulk` unless the contender says otherwise, and returns whole columns with the issues
of each row. The goals for operations apply to `batch by batch`: the same result, whose batches are read one after the other and not
kept. All rows of the results are compared first; the remark of a contender that is known to be wrong says how wrong. For `read sales`
the remark says what becomes of `\"1,50\"` and of 1.505, which are not valid amounts. `memory` is how much a process grows while it reads
that many sales as a stream, on two threads.

{table}{}
Compared libraries: {}.
",
        measured.absent.iter().map(absent).collect::<String>(),
        peers.join(", "),
    );
    (text, met)
}

fn table(all: &[Figure]) -> (String, Vec<bool>) {
    let mut goals = Vec::new();
    let mut text = "| work | contender | | lastro is | goal | remark |\n|---|---|--:|--:|---|---|\n".to_owned();
    let mut title = String::new();
    for figure in all {
        let next = format!("{}, {}", figure.work, figure.size);
        let heading = if next == title { "" } else { next.as_str() };
        let own = all.iter().find(|one| one.work == figure.work && one.who == LASTRO);
        let compared = own.filter(|_| !figure.who.starts_with(LASTRO));
        let times = compared.and_then(|own| Some(ratio(own.value? / figure.value?))).unwrap_or_default();
        let wanted = GOALS.iter().chain(&ELSEWHERE).filter(|goal| goal.is_of(figure));
        let (met, words): (Vec<bool>, Vec<String>) = wanted.filter_map(|goal| goal.judged(figure, all)).unzip();
        goals.extend(met);
        let (who, shown, words, note) = (&figure.who, shown(figure), words.join("; "), &figure.note);
        text.push_str(&format!("| {heading} | {who} | {shown} | {times} | {words} | {note} |\n"));
        title = next;
    }
    (text, goals)
}

/// A figure with its unit.
fn shown(figure: &Figure) -> String {
    let value = figure.value.unwrap_or_default();
    match figure.unit {
        Unit::Rows if value >= 1e6 => format!("{} M/s", figures(value / 1e6)),
        Unit::Rows => format!("{}/s", grouped(value.round() as u64)),
        Unit::MegabytesPerSecond => format!("{} MB/s", figures(value)),
        Unit::Times => format!("{value:.2} x"),
        Unit::Megabytes => format!("{} MB", figures(value)),
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::group::Group;
    use crate::samples;
    use serde_json::json;

    /// Lines with a figure for every goal, except the goals that need Spark.
    pub fn lines() -> Vec<Value> {
        let line = |goal: &Goal| json!({"work": goal.work, "size": "9 rows", "who": goal.who, "value": 1.0, "unit": "x", "note": ""});
        let absent = json!({"who": "Spark", "absent": "no java"});
        GOALS.iter().map(line).chain([absent]).collect()
    }

    fn figure(work: &str, who: &str, value: f64, unit: Unit) -> Figure {
        let [work, who, size, note] = [work, who, "9 rows", ""].map(str::to_owned);
        Figure { work, size, who, value: Some(value), unit, note }
    }

    #[test]
    fn goals_are_judged_by_amount_by_limit_and_by_another() {
        let all = [
            figure("ageing", STREAMED, 16e6, Unit::Rows),
            figure("memory", LASTRO, 200.0, Unit::Megabytes),
            figure("read sales", LASTRO, 300.0, Unit::MegabytesPerSecond),
            figure("read sales", "DuckDB, all columns typed", 200.0, Unit::MegabytesPerSecond),
            figure("validate sales", LASTRO, 70e3, Unit::Rows),
        ];
        let (table, met) = table(&all);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(rows[0], "| ageing, 9 rows | lastro, batch by batch | 16 M/s |  | 15 M/s, met |  |");
        assert_eq!(rows[1], "| memory, 9 rows | lastro | 200 MB |  | at most 114 MB, **not met** |  |");
        assert_eq!(
            rows[2],
            "| read sales, 9 rows | lastro | 300 MB/s |  | 400 MB/s, **not met**; 1 x DuckDB, all columns typed, met |  |"
        );
        assert_eq!(rows[3], "|  | DuckDB, all columns typed | 200 MB/s | 1.5 x |  |  |");
        assert_eq!(
            rows[4],
            "| validate sales, 9 rows | lastro | 70,000/s |  | 60,000/s, met; 100,000/s, **not met** |  |"
        );
        assert_eq!(met, [true, false, false, true, true, false]);
    }

    #[test]
    fn a_goal_without_a_figure_and_a_figure_without_a_value_are_errors() {
        let mut lines = samples::lines(Group::Columns);
        let measured = Measured::read(&lines, true).unwrap();
        let (text, met) = section(&measured, &["a 1".to_owned(), "b 2".to_owned()]);
        assert!(met.len() > 10 && text.contains("\nSpark was not measured: no java.\n"), "{text}");
        assert!(text.ends_with("\nCompared libraries: a 1, b 2.\n"), "{text}");
        lines[0]["value"] = Value::Null;
        assert!(Measured::read(&lines, true).unwrap_err().contains("did not time late charges"));
        assert!(Measured::read(&lines, false).is_ok());
        assert!(Measured::read(&lines[1..], false).unwrap_err().contains("late charges"));
    }
}
