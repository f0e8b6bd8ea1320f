//! The report as JUnit XML for a build server: one suite for the service's documentation, and one for the twin. A suite has one
//! failed test per group of findings or differences, or one passed test if there are none.

use std::fmt::Write as _;

use super::line;
use crate::drift::Report;
use crate::letter::FindingKind;

/// The report as one XML document.
#[must_use]
pub fn junit(report: &Report) -> String {
    let letter = report.letter.iter().filter(|group| group.first.kind != FindingKind::MissingField).map(|group| {
        let first = &group.first;
        let message =
            format!("{} ({}), {} times, first in entry {}", first.kind.name(), group.found(), group.count, group.entry);
        (first.entity.clone(), first.field.clone(), message)
    });
    let state = report.differences.iter().map(|group| (group.operation.clone(), group.field.clone(), line(group)));
    let suites = [("letter", letter.collect::<Vec<_>>()), ("state", state.collect())];
    let failures: usize = suites.iter().map(|(_, cases)| cases.len()).sum();
    let tests: usize = suites.iter().map(|(_, cases)| cases.len().max(1)).sum();
    let mut out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".to_owned();
    let _ = writeln!(out, "<testsuites name=\"drift\" tests=\"{tests}\" failures=\"{failures}\">");
    for (name, cases) in suites {
        let (tests, failures) = (cases.len().max(1), cases.len());
        let _ = writeln!(out, "  <testsuite name=\"{name}\" tests=\"{tests}\" failures=\"{failures}\">");
        if cases.is_empty() {
            let _ = writeln!(out, "    <testcase classname=\"{name}\" name=\"no finding\"/>");
        }
        for (class, case, message) in cases {
            let (class, case, message) = (escaped(&class), escaped(&case), escaped(&message));
            let _ = writeln!(
                out,
                "    <testcase classname=\"{class}\" name=\"{case}\"><failure message=\"{message}\"/></testcase>"
            );
        }
        out.push_str("  </testsuite>\n");
    }
    out.push_str("</testsuites>\n");
    out
}

/// Escapes a string for XML and HTML, including attribute values. Control characters other than line breaks become U+FFFD,
/// since XML does not allow most of them, even escaped.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' => out.push('\n'),
            c if c.is_control() || matches!(c, '\u{FFFE}' | '\u{FFFF}') => out.push('\u{FFFD}'),
            c => out.push(c),
        }
    }
    out
}
