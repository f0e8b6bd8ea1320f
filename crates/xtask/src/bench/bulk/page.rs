//! The columns' part of the page: its table, and whether the goals are met.

use super::{Figure, Unit};
use crate::bench::section::grouped;
use crate::bench::{cpu, figures, operating_system};
use crate::shell::Result;

pub const TITLE: &str = "## Millions of rows\n";
/// The size of what people download.
pub const WHEEL: &str = "wheel";
/// How the size of its part for columns is called.
pub const GROWTH: &str = "what columns add";

const LASTRO: &str = "lastro";
/// What an operation costs, rather than the memory for all of its columns.
const STREAMED: &str = "lastro, batch by batch";

/// What is to be reached at a work.
struct Goal {
    work: &'static str,
    /// Whose figure it is.
    who: &'static str,
    /// The size of the work, where only one is meant.
    size: Option<&'static str>,
    wanted: Wanted,
}

#[derive(Clone, Copy)]
enum Wanted {
    AtLeast(f64),
    AtMost(f64),
    /// So many times as much as somebody else does.
    TimesOf(&'static str, f64),
}

const fn goal(work: &'static str, who: &'static str, wanted: Wanted) -> Goal {
    Goal { work, who, size: None, wanted }
}

/// 64 MB, and three blocks of 8 MiB for each of two threads.
const MEMORY: Wanted = Wanted::AtMost(64.0 + 3.0 * 2.0 * 8.388_608);
const TWO_THREADS: Wanted = Wanted::AtLeast(1.8);

/// Those of the programs that need no Spark and no other wheel.
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

const ELSEWHERE: [Goal; 3] = [
    Goal { work: WHEEL, who: LASTRO, size: Some(GROWTH), wanted: Wanted::AtMost(0.5) },
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
            && self.size.is_none_or(|size| size == figure.size)
    }

    /// Whether it is met, and what it is in words. Nothing if who it is compared with was not measured.
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

/// Whether there is a figure for every goal.
///
/// # Errors
/// A goal without one.
pub fn complete(all: &[Figure]) -> Result<()> {
    match GOALS.iter().find(|goal| !all.iter().any(|figure| goal.is_of(figure))) {
        Some(Goal { work, who, .. }) => Err(format!("{who} does not do {work}, for which there is a goal")),
        None => Ok(()),
    }
}

/// The columns' part of the page. `busy` says what else the machine did, `no_spark` why Spark was not measured.
///
/// # Errors
/// A goal or a value without a figure; what this machine is cannot be found out.
pub fn part(all: &[Figure], busy: &str, no_spark: Option<&str>, requirements: &str) -> Result<String> {
    complete(all)?;
    if let Some(Figure { work, who, .. }) = all.iter().find(|figure| figure.value.is_none()) {
        return Err(format!("{who} did not time {work}"));
    }
    let (table, met) = table(all);
    let peers: Vec<String> = requirements.lines().map(|line| line.replace("==", " ")).collect();
    Ok(format!(
        "{TITLE}
Measured on {}, {}.{busy} {} of {} goals are met.

Processor time of one thread, the quietest of five rounds; `two threads`, Spark and nothing else by the clock. lastro is called from
Python, by `lastro.bulk` where nothing else is said, and makes whole columns with the issues of each row. The goals for operations are for
`batch by batch`: the same answer, whose batches are taken one after the other and not kept. The answers are compared first, each row of them: a peer that is known to be wrong says in its remark how wrong. For `read sales` the remark says what becomes of
`\"1,50\"` and of 1.505, which are no amounts. `memory` is what a process comes to need when it reads so many sales as a stream, on two
threads.

{table}{}
Peers: {}.
",
        cpu()?,
        operating_system()?,
        met.iter().filter(|met| **met).count(),
        met.len(),
        no_spark.map(|why| format!("\nSpark was not measured: {why}.\n")).unwrap_or_default(),
        peers.join(", "),
    ))
}

/// The table, and for each goal with a figure whether it is met.
fn table(all: &[Figure]) -> (String, Vec<bool>) {
    let mut goals = Vec::new();
    let mut text = "| work | who | | lastro is | goal | remark |\n|---|---|--:|--:|---|---|\n".to_owned();
    let mut title = String::new();
    for figure in all {
        let next = format!("{}, {}", figure.work, figure.size);
        let heading = if next == title { "" } else { next.as_str() };
        let own = all.iter().find(|one| one.work == figure.work && one.who == LASTRO);
        let ratio = own.filter(|_| !figure.who.starts_with(LASTRO)).and_then(|own| Some(own.value? / figure.value?));
        let ratio = match ratio {
            Some(ratio) if ratio < 1.0 => format!("**{} x**", figures(ratio)),
            Some(ratio) => format!("{} x", figures(ratio)),
            None => String::new(),
        };
        let wanted = GOALS.iter().chain(&ELSEWHERE).filter(|goal| goal.is_of(figure));
        let (met, words): (Vec<bool>, Vec<String>) = wanted.filter_map(|goal| goal.judged(figure, all)).unzip();
        goals.extend(met);
        let (who, shown, words, note) = (&figure.who, shown(figure), words.join("; "), &figure.note);
        text.push_str(&format!("| {heading} | {who} | {shown} | {ratio} | {words} | {note} |\n"));
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
mod tests {
    use super::*;

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
        let mut all: Vec<Figure> = GOALS.iter().map(|goal| figure(goal.work, goal.who, 1.0, Unit::Times)).collect();
        assert!(complete(&all[1..]).unwrap_err().contains("late charges"));
        let text = part(&all, " Quiet.", Some("no java"), "a==1\nb==2\n").unwrap();
        assert!(text.starts_with(TITLE) && text.contains("Spark was not measured: no java.\n"), "{text}");
        assert!(text.ends_with("\nPeers: a 1, b 2.\n"), "{text}");
        all[0].value = None;
        assert!(part(&all, "", None, "").unwrap_err().contains("did not time late charges"));
    }
}
