//! Writes the twin's section of `docs/benchmarks.md`.

use super::{FILE, Figure, GOALS, Goal, MEMORY, Measured, Part, Query, Sizes, Unit};
use crate::numbers::{figures, grouped, ratio, time};

/// The two variants of `lastro serve`. The table of servers has a column for each, which compares it with the other servers.
const OURS: [&str; 2] = [MEMORY, FILE];

/// The twin's section of `docs/benchmarks.md`, and for each goal whether it is met.
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

The state is in memory, and a server loads it from its file when it starts. `first` includes computing the count, `again` uses the
cached count; in milliseconds.

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
        queries(&measured.queries),
    );
    (text, met)
}

/// The table of servers: the figures of each server, and how many times as fast the two variants of `lastro serve` are.
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

/// A table of figures without compared programs.
fn alone(all: &[&Figure], with_place: bool) -> String {
    let (head, line) = if with_place { ("| work | where |", "|---|---|") } else { ("| work |", "|---|") };
    let mut text = format!("{head} | goal |\n{line}--:|---|\n");
    for figure in all {
        let place = if with_place { format!(" {} |", figure.who) } else { String::new() };
        text.push_str(&format!("| {} |{place} {} | {} |\n", figure.work, shown(figure), judged(figure)));
    }
    text
}

fn queries(all: &[Query]) -> String {
    let head = "| query | sales | first | again |\n|---|--:|--:|--:|\n";
    let row = |one: &Query| {
        let [first, again] = [one.first, one.again].map(figures);
        format!("| `{}` | {} | {first} | {again} |\n", one.query, grouped(one.rows))
    };
    head.to_owned() + &all.iter().map(row).collect::<String>()
}

/// The goal of a figure, and whether it is met; empty if the figure has no goal.
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
    use super::super::AT_A_RATE;
    use super::super::tests::figure;
    use super::*;
    use crate::group::Group;
    use crate::samples;

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
    fn the_section_has_every_table_and_the_sizes() {
        let mut lines = samples::lines(Group::Twin);
        let measured = Measured::read(&lines, true).unwrap();
        let (text, met) = section(&measured);
        assert_eq!((met.len(), met.iter().filter(|met| **met).count()), (15, 14), "{text}");
        let rows = [
            "- **lastro serve --memory**: a server.",
            "| work | server | | `--memory` is | `--db` is | goal | remark |",
            "| POST one | lastro serve --db | 8,000/s | | | 8,000/s, met |  |",
            "| Twin::handle: select a sale | 1,000,000/s | 1,000,000/s, met |",
            "### 5,000 sales",
            "| the slowest page by an index, its count cached | memory | 2.0 ms | 1.0 ms, not met |",
            "| `_limit=100` | 3 | 9.0 | 2.0 |",
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
