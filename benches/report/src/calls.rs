//! Results of the benchmarks for the languages, the browser and the command line. In each benchmark, several contenders (lastro
//! and other libraries) do the same work.

use serde::Deserialize;
use serde_json::Value;

use crate::files::Result;
use crate::group::Group;
use crate::numbers::{factor, ratio, time};
use crate::results::typed;
use crate::works::{Goal, WORKS, Work};

/// The names of the contenders that are lastro itself: the entry points of its package. If a group's results include an entry
/// point, the group's table has a column for it: how many times as fast the entry point is as each other library.
const OURS: [&str; 3] = ["lastro", "lastro/slim", "lastro/webhook"];

/// The output of the benchmark programs of a group.
#[derive(Debug)]
pub struct Calls {
    group: Group,
    /// The time of each contender in each benchmark.
    pub timings: Vec<Timing>,
    apps: Vec<App>,
}

/// The time of a contender, in nanoseconds; `None` if only the results were compared.
#[derive(Debug, Deserialize)]
pub struct Timing {
    work: String,
    who: String,
    language: String,
    ns: Option<f64>,
    /// The size of the input as `docs/benchmarks.md` shows it, such as `1.2 KB`.
    size: String,
    note: Option<String>,
}

/// The download size of a small app with a package, in bytes.
#[derive(Debug, Deserialize)]
struct App {
    app: String,
    minified: u32,
    gzip: u32,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    App(App),
    Timing(Timing),
}

impl Calls {
    /// Reads and validates the lines that the benchmark programs of a group printed.
    ///
    /// # Errors
    /// A line has an unknown structure, the language of another group or an unknown benchmark; there are no results, or the
    /// contender of a goal is missing. If `timed`: a time is missing, or the download sizes for JavaScript are missing.
    pub fn read(group: Group, lines: &[Value], timed: bool) -> Result<Self> {
        let (mut timings, mut apps): (Vec<Timing>, Vec<App>) = Default::default();
        for line in typed(lines)? {
            match line {
                Line::App(app) => apps.push(app),
                Line::Timing(timing) => timings.push(timing),
            }
        }
        let name = group.heading();
        if let Some(stray) = timings.iter().find(|timing| timing.language != name) {
            return Err(format!("{}: the language is {}, not {name}", stray.work, stray.language));
        }
        if let Some(stray) = timings.iter().find(|timing| WORKS.iter().all(|work| work.key != timing.work)) {
            return Err(format!("{}: unknown work", stray.work));
        }
        if timings.is_empty() {
            return Err(format!("{name}: no contender"));
        }
        for Work { key, goals, .. } in &WORKS {
            let done = |who: &str| timings.iter().any(|timing| timing.work == *key && timing.who == who);
            if let Some(Goal(_, who, _)) = goals.iter().find(|goal| goal.0 == name && !done(goal.1)) {
                return Err(format!("{who} does not do {key}, for which there is a goal"));
            }
        }
        if timed && let Some(Timing { work, who, .. }) = timings.iter().find(|timing| timing.ns.is_none()) {
            return Err(format!("{who} did not time {work}"));
        }
        if timed && group == Group::JavaScript && apps.is_empty() {
            return Err("no sizes of downloads".to_owned());
        }
        Ok(Self { group, timings, apps })
    }

    /// Whether the results have a benchmark with this key.
    pub fn does(&self, key: &str) -> bool {
        self.timings.iter().any(|timing| timing.work == key)
    }

    /// The group's section of `docs/benchmarks.md`, and for each goal of the group whether it is met.
    pub fn section(&self) -> (String, Vec<bool>) {
        let (table, goals) = self.table();
        (format!("## {}\n\n{}{table}", self.group.heading(), self.group.about()), goals)
    }

    fn table(&self) -> (String, Vec<bool>) {
        let ours: Vec<&str> = OURS.into_iter().filter(|who| self.timings.iter().any(|t| t.who == *who)).collect();
        let mut goals = Vec::new();
        let columns: Vec<String> = ours.iter().map(|who| format!(" {who} is |")).collect();
        let mut text = format!("| work | contender | time |{} goal | difference |\n|---|---|--:|", columns.concat());
        text.push_str(&"--:|".repeat(ours.len()));
        text.push_str("---|---|\n");
        for work in &WORKS {
            let of_work: Vec<&Timing> = self.timings.iter().filter(|timing| timing.work == work.key).collect();
            let time_of = |who: &str| of_work.iter().find(|timing| timing.who == who)?.ns;
            let mut title = of_work.first().map(|timing| format!("{}, {}", work.title, timing.size));
            for Timing { who, ns, note, .. } in &of_work {
                let ns = ns.unwrap_or_default();
                let times = |own: &str| time_of(own).map(|own| ns / own);
                let cell = |own: &&str| match times(own) {
                    // the entry points of lastro are not compared with each other
                    Some(times) if !who.starts_with(OURS[0]) => format!(" {} |", ratio(times)),
                    _ => " |".to_owned(),
                };
                let ratios: String = ours.iter().map(cell).collect();
                let wanted =
                    work.goals.iter().find(|goal| goal.0 == self.group.heading() && goal.1 == who).map(|goal| goal.2);
                // the goal of a benchmark applies to the contender `lastro/webhook` if the benchmark has a result of it, and
                // otherwise to the contender `lastro`
                let best = times(OURS[2]).or_else(|| times(OURS[0]));
                let goal = wanted.zip(best).map(|(wanted, times)| {
                    goals.push(times >= wanted);
                    format!("{} x, {}", factor(wanted), if times >= wanted { "met" } else { "not met" })
                });
                let (goal, note) = (goal.unwrap_or_default(), note.as_deref().unwrap_or_default());
                let title = title.take().unwrap_or_default();
                text.push_str(&format!("| {title} | {who} | {} |{ratios} {goal} | {note} |\n", time(ns)));
            }
        }
        (text, goals)
    }

    /// The table of download sizes; `None` if no size was measured.
    pub fn downloads(&self) -> Option<String> {
        let kb = |bytes: u32| format!("{:.1} KB", f64::from(bytes) / 1000.0);
        let row = |App { app, minified, gzip }: &App| format!("| {app} | {} | {} |\n", kb(*minified), kb(*gzip));
        let rows: String = self.apps.iter().map(row).collect();
        (!rows.is_empty()).then(|| format!("| app | minified | gzip |\n|---|--:|--:|\n{rows}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;
    use serde_json::json;

    fn timing(work: &str, who: &str, ns: f64) -> Value {
        json!({"work": work, "size": "1 KB", "who": who, "language": "JavaScript", "ns": ns, "note": null})
    }

    #[test]
    fn lines_of_another_group_or_work_and_missing_goals_are_errors() {
        let all = samples::lines(Group::JavaScript);
        let read = |lines: &[Value]| Calls::read(Group::JavaScript, lines, true).map(drop);
        assert_eq!(read(&all), Ok(()));
        assert!(Calls::read(Group::Python, &all, true).unwrap_err().ends_with("not Python"));
        assert!(read(&[timing("sale.sell", "lastro", 1.0)]).unwrap_err().starts_with("sale.sell: unknown"));
        let without = |who: &str| all.iter().filter(|line| line["who"] != who).cloned().collect::<Vec<_>>();
        assert!(read(&without("qs")).unwrap_err().starts_with("qs does not do query"));
        let without_apps: Vec<Value> = all.iter().filter(|line| line["app"].is_null()).cloned().collect();
        assert_eq!(read(&without_apps), Err("no sizes of downloads".to_owned()));
        assert!(read(&[]).is_err() && read(&[json!({"work": "cpf"})]).is_err());
        let mut untimed = all.clone();
        untimed[0]["ns"] = Value::Null;
        assert!(read(&untimed).unwrap_err().contains("did not time sale.read"));
        assert!(Calls::read(Group::JavaScript, &untimed, false).is_ok());
    }

    #[test]
    fn a_faster_contender_is_bold_and_goals_use_the_entry_made_for_the_work() {
        let lines = [
            timing("webhook.verify", "lastro", 8e3),
            timing("webhook.verify", "lastro/webhook", 2e3),
            timing("webhook.verify", "stripe", 4e3),
        ];
        let calls = Calls { group: Group::JavaScript, timings: typed(&lines).unwrap(), apps: Vec::new() };
        let (table, goals) = calls.table();
        let rows: Vec<&str> = table.lines().collect();
        assert_eq!(rows[0], "| work | contender | time | lastro is | lastro/webhook is | goal | difference |");
        assert_eq!(rows[2], "| verify a webhook, 1 KB | lastro | 8.0 µs | | |  |  |");
        assert_eq!(rows[4], "|  | stripe | 4.0 µs | **0.50 x** | 2.0 x | 0.70 x, met |  |");
        assert_eq!(goals, [true]);
    }
}
