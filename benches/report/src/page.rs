//! Writes `docs/benchmarks.md`: when and where each group was measured, a section per group, and what each benchmark compares.

use std::path::Path;

use crate::columns;
use crate::files::Result;
use crate::group::Group;
use crate::history::{self, Age};
use crate::results::{Measured, Results};
use crate::twin;
use crate::works::{WORKS, Work};

const HEAD: &str = "# Benchmarks

Written by `cargo xtask bench`; do not edit. In each group lastro and other libraries or programs do the same work on the same machine.
Before anything is timed, all contenders must give the same result; if one cannot, the last column says what differs. In the groups of
languages a time is the median of the quietest round, unless the section says otherwise. The columns `... is` say how many times as
fast lastro is; a ratio below 1 is bold. [benches](../benches/README.md) has the code.

";

/// A group with its results.
struct Section {
    group: Group,
    results: Results,
    measured: Measured,
    text: String,
    goals: Vec<bool>,
}

impl Section {
    fn load(folder: &Path, group: Group) -> Result<Option<Self>> {
        let Some(results) = Results::load(folder, group)? else { return Ok(None) };
        let failed = |error| format!("{}: {error}", folder.join(group.word()).with_extension("json").display());
        let measured = Measured::read(group, &results.lines, true).map_err(failed)?;
        let (text, goals) = text(&measured, &results.peers);
        Ok(Some(Self { group, results, measured, text, goals }))
    }
}

/// A group's section of `docs/benchmarks.md`, and for each goal of the group whether it is met.
pub fn text(measured: &Measured, peers: &[String]) -> (String, Vec<bool>) {
    match measured {
        Measured::Calls(calls) => calls.section(),
        Measured::Twin(measured) => twin::section(measured),
        Measured::Columns(measured) => columns::section(measured, peers),
    }
}

/// Writes `docs/benchmarks.md` from the results in a folder. The commits of `repository` tell whether results are older than the
/// code.
///
/// # Errors
/// A file of results cannot be read. Or every group has results, but a benchmark is missing from all of them.
pub fn page(folder: &Path, repository: &Path) -> Result<String> {
    let loaded = Group::ALL.map(|group| Section::load(folder, group));
    let sections: Vec<Section> = loaded.into_iter().filter_map(Result::transpose).collect::<Result<_>>()?;
    let undone =
        |work: &&Work| !sections.iter().any(|one| matches!(&one.measured, Measured::Calls(c) if c.does(work.key)));
    if let Some(work) = WORKS.iter().find(undone).filter(|_| sections.len() == Group::ALL.len()) {
        return Err(format!("no group does {}", work.key));
    }
    let mut page = format!("{HEAD}{}\n{}", overview(&sections, repository), machine(&sections));
    for group in Group::ALL {
        match sections.iter().find(|section| section.group == group) {
            Some(section) => page.push_str(&format!("\n{}", section.text)),
            None => page.push_str(&format!("\n## {}\n\nNot measured yet.\n", group.heading())),
        }
    }
    let compared = WORKS.iter().map(|Work { title, compared, .. }| format!("- **{title}**: {compared}.\n"));
    page.push_str(&format!("\n## What is compared\n\n{}", compared.collect::<String>()));
    for section in &sections {
        if let Measured::Calls(calls) = &section.measured
            && let Some(table) = calls.downloads()
        {
            page.push_str(
                "\n## Downloads\n\nA small app on each package, bundled for browsers, minified, then compressed with gzip. `together` has the \
                 packages\nthat replace one `lastro`.\n\n",
            );
            page.push_str(&table);
        }
    }
    // the group of columns lists its compared libraries in its own section
    let with_peers = sections.iter().filter(|one| one.group != Group::Columns && !one.results.peers.is_empty());
    let peers = with_peers.map(|one| format!("- {}: {}\n", one.group.heading(), one.results.peers.join(", ")));
    Ok(format!("{page}\n## Versions\n\n{}", peers.collect::<String>()))
}

/// The table with one row per group: when it was measured, how many goals are met, and whether its code has changed since.
fn overview(sections: &[Section], repository: &Path) -> String {
    let mut table =
        "| group | commit | date | load at the start | goals met | remark |\n|---|---|---|--:|--:|---|\n".to_owned();
    for group in Group::ALL {
        let Some(Section { results, goals, .. }) = sections.iter().find(|section| section.group == group) else {
            table.push_str(&format!("| {} | | | | | not measured yet |\n", group.heading()));
            continue;
        };
        let Results { commit, date, load, .. } = results;
        let mut remarks = Vec::new();
        match history::age(repository, commit, &group.paths()) {
            Age::Current => (),
            Age::Outdated => remarks.push("**older than the code it measures**"),
            Age::Unknown => remarks.push("its commit is not in this repository"),
        }
        if history::is_dirty(commit) {
            remarks.push("measured with uncommitted changes");
        }
        let (met, all) = (goals.iter().filter(|met| **met).count(), goals.len());
        let goals = if all == 0 { "no goals".to_owned() } else { format!("{met} of {all}") };
        let remarks = remarks.join("; ");
        table.push_str(&format!("| {} | {commit} | {date} | {load} | {goals} | {remarks} |\n", group.heading()));
    }
    let goals: Vec<bool> = sections.iter().flat_map(|section| section.goals.clone()).collect();
    let met = goals.iter().filter(|met| **met).count();
    format!(
        "{table}\nThe load is how many programs ran or waited for a disk, on average of the minute before `cargo xtask bench` started.\n\
         {met} of {} goals are met.\n",
        goals.len()
    )
}

/// The table with the properties of the machine and the versions of the tools. If a property differs between the groups, the
/// table has one row per value, which names the groups with this value.
fn machine(sections: &[Section]) -> String {
    let mut rows: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for Section { group, results, .. } in sections {
        for (name, value) in &results.machine {
            match rows.iter_mut().find(|row| (row.0, row.1) == (name, value)) {
                Some(row) => row.2.push(group.heading()),
                None => rows.push((name, value, vec![group.heading()])),
            }
        }
    }
    // puts rows with the same name together, in the order of the first row of each name
    let position = |name: &str| rows.iter().position(|row| row.0 == name);
    let mut sorted: Vec<&(&str, &str, Vec<&str>)> = rows.iter().collect();
    sorted.sort_by_key(|row| position(row.0));
    let mut table = if rows.is_empty() { String::new() } else { "| machine | |\n|---|---|\n".to_owned() };
    for (name, value, groups) in sorted {
        let differs = rows.iter().filter(|row| row.0 == *name).count() > 1;
        let groups = if differs { format!(" ({})", groups.join(", ")) } else { String::new() };
        table.push_str(&format!("| {name}{groups} | {value} |\n"));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::root;
    use crate::history::Begun;
    use crate::results;
    use crate::samples::{self, Folder};

    fn record(folder: &Path, group: Group, begun: &Begun, cpu: &str) {
        let lines: Vec<String> = samples::lines(group).iter().map(ToString::to_string).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let machine = [("CPU", cpu), ("Rust", "1.95.0")].map(|(name, value)| (name.to_owned(), value.to_owned()));
        results::save(folder, group, begun, &machine, &["peer 1.0".to_owned()], &lines).unwrap();
    }

    fn begun(dirty: Vec<String>) -> Begun {
        Begun { dirty, commit: "0123456789".to_owned(), date: "2027-02-10".to_owned(), load: "0.42".to_owned() }
    }

    #[test]
    fn a_page_without_results_says_so_in_every_group() {
        let page = page(&Folder::new("no-results"), &root()).unwrap();
        assert_eq!(page.matches("not measured yet").count(), 9, "{page}");
        assert_eq!(page.matches("\nNot measured yet.\n").count(), 9, "{page}");
    }

    #[test]
    fn a_page_has_every_group_in_order_and_names_groups_whose_machine_differs() {
        let folder = Folder::new("page");
        for group in Group::ALL {
            record(&folder, group, &begun(vec!["python".to_owned()]), if group == Group::Swift { "B" } else { "A" });
        }
        let page = page(&folder, &root()).unwrap();
        let headings: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let groups = Group::ALL.map(Group::heading);
        assert_eq!(headings, [&groups[..], &["What is compared", "Downloads", "Versions"]].concat());
        let rows = [
            "| Rust | 0123456789 | 2027-02-10 | 0.42 | 2 of 2 | its commit is not in this repository |",
            "| Python | 0123456789-dirty | 2027-02-10 | 0.42 | 1 of 7 | its commit is not in this repository; measured with uncommitted changes |",
            "| Kotlin | 0123456789 | 2027-02-10 | 0.42 | no goals | its commit is not in this repository |",
            "| CPU (Swift) | B |",
            "| Rust | 1.95.0 |",
            "| lastro | 2.3 KB | 1.2 KB |",
            "- Rust: peer 1.0",
        ];
        for row in rows {
            assert!(page.lines().any(|line| line == row), "{row}\n{page}");
        }
        assert!(page.contains("| CPU (Rust, JavaScript, ") && !page.contains("not measured yet"), "{page}");
    }

    #[test]
    fn a_benchmark_in_no_group_is_an_error_once_all_groups_have_results() {
        let folder = Folder::new("undone");
        Group::ALL.into_iter().for_each(|group| record(&folder, group, &begun(Vec::new()), "A"));
        for group in &Group::ALL[..7] {
            let path = folder.join(group.word()).with_extension("json");
            let text = crate::files::read(&path).unwrap();
            let kept: Vec<&str> = text.lines().filter(|line| !line.contains("\"browser.paint\"")).collect();
            crate::files::write(&path, &kept.join("\n").replace(",\n  ]", "\n  ]")).unwrap();
        }
        assert_eq!(page(&folder, &root()), Err("no group does browser.paint".to_owned()));
    }
}
