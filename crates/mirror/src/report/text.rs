//! The report as plain text.

use std::fmt::Write as _;

use super::{ASK, NEVER, differences, found, length, line, untold, verdict, written};
use crate::drift::Report;

/// The report for a terminal.
#[must_use]
pub fn text(report: &Report) -> String {
    let mut out = format!("{}\n\n{}\n", verdict(report), length(report));
    section(
        &mut out,
        "Deviations from the documentation",
        report.letter.iter().map(|group| {
            let told = found(&group.first, &group.found());
            format!("{told}, {} times, first in entry {} at {}", group.count, group.entry, group.first.path)
        }),
    );
    section(
        &mut out,
        "Differences from the twin",
        report.differences.iter().map(|group| format!("{} {}", group.operation, line(group))),
    );
    section(
        &mut out,
        "Policy choices that explain the differences",
        report.explanations.iter().map(|explanation| {
            let or: Vec<String> = explanation.or.iter().map(written).collect();
            let or = if or.is_empty() { String::new() } else { format!(", or {}", or.join(", or ")) };
            format!("{}{or}: {}", written(&explanation.choice), differences(explanation.places.len()))
        }),
    );
    if !report.explanations.is_empty() {
        section(
            &mut out,
            "Unexplained",
            report.unexplained.iter().map(|group| format!("{} {}", group.operation, line(group))),
        );
    }
    let [ask, never] = untold(report);
    section(
        &mut out,
        &format!("{ASK}, each with requests that would show its choice"),
        ask.into_iter().map(|(policy, requests)| {
            let requests: Vec<&str> = requests.lines().map(str::trim).collect();
            format!("{policy}\n      {}", requests.join("\n      "))
        }),
    );
    section(&mut out, NEVER, never.into_iter().map(|(policy, reason)| format!("{policy}: {reason}")));
    if report.replayed && report.sample < report.entries {
        let _ = write!(out, "\nOnly the first {} exchanges were searched for explanations.\n", report.sample);
    }
    out
}

fn section(out: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() {
        return;
    }
    let _ = write!(out, "\n{title}:\n");
    for line in lines {
        let _ = writeln!(out, "  - {line}");
    }
}
