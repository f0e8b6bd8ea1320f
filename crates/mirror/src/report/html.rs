//! The report as one HTML page that loads no other files.

use std::fmt::Write as _;

use super::junit::escaped;
use super::{ASK, NEVER, length, untold, verdict, written};
use crate::drift::Report;
use crate::group::Group;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--line:#d0d7de;--band:#f6f8fa;--quiet:#57606a;--good:#1a7f37;--bad:#b3261e}\
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--paper:#0d1117;--line:#3d444d;--band:#161b22;--quiet:#9198a1;--good:#57d364;--bad:#ff8a80}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:70rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}\
.verdict{font-size:1.1rem;font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}.quiet{color:var(--quiet);margin:.2rem 0 .5rem}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}\
th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top}\
th{background:var(--band);white-space:nowrap}th.n,td.n{text-align:right}td.wrap{min-width:8rem}\
code,pre{font:.9em ui-monospace,monospace}td code{white-space:nowrap}.wrap code{white-space:normal}\
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.3rem 0}\
.file{background:var(--band);border:1px solid var(--line);border-radius:.4rem;padding:.6rem .8rem}\
.policies{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:.5rem;align-items:start}\
details{border:1px solid var(--line);border-radius:.4rem;padding:.4rem .8rem}summary{cursor:pointer}\
details[open]{grid-column:1/-1}";

/// Writes the report as an HTML page.
#[must_use]
pub fn html(report: &Report) -> String {
    let told = escaped(&verdict(report));
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>Drift: {told}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>Is the twin still the service?</h1>\n"
    );
    let mood = if report.differs() { "bad" } else { "good" };
    let _ = writeln!(out, "<p class=\"verdict {mood}\">{told}</p>\n<p>{}.</p>", length(report));
    let letter = report.letter.iter().map(|group| {
        let (first, found) = (&group.first, group.found());
        let cells = [Cell::Code(&first.entity), Cell::Code(&first.field), Cell::Text(first.kind.name())];
        row(&[&cells[..], &[Cell::Text(&found)]].concat(), &[group.count, group.entry])
    });
    table(
        &mut out,
        "Deviations from the documentation",
        "In the recording but not in the documentation, or the reverse",
        &["Record", "Field", "Kind", "Found"],
        letter,
    );
    differences(
        &mut out,
        "Differences from the twin",
        "Equal differences share one row, which shows the values of the first",
        &report.differences,
    );
    let has_others = report.explanations.iter().any(|explanation| !explanation.or.is_empty());
    let explanations = report.explanations.iter().map(|explanation| {
        let or: Vec<String> = explanation.or.iter().map(written).collect();
        let (policy, choice) = &explanation.choice;
        let mut cells = vec![Cell::Code(policy), Cell::Code(choice)];
        if has_others {
            cells.push(Cell::List(&or));
        }
        row(&cells, &[explanation.places.len()])
    });
    let mut headings = vec!["Policy", "Choice"];
    if has_others {
        headings.push("Choices with the same effect");
    }
    plain_table(
        &mut out,
        "Policy choices that explain the differences",
        "The smallest set of choices with which the differences disappear",
        &headings,
        &["Differences"],
        explanations,
    );
    if !report.explanations.is_empty() {
        let _ = writeln!(
            out,
            "<p>As a file for <code>lastro serve --policies</code>:</p>\n<pre class=\"file\">{}</pre>",
            escaped(report.choices.to_toml().trim_end())
        );
        differences(&mut out, "Unexplained", "Differences that remain with these choices", &report.unexplained);
    }
    policies(&mut out, report);
    if report.replayed && report.sample < report.entries {
        let _ = writeln!(
            out,
            "<p class=\"quiet\">Only the first {} exchanges were searched for explanations.</p>",
            report.sample
        );
    }
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

/// Writes the policies whose choices the recording does not show.
fn policies(out: &mut String, report: &Report) {
    let [ask, never] = untold(report);
    if !ask.is_empty() {
        let _ = writeln!(
            out,
            "<h2>{ASK}</h2>\n<p>Open a policy to see requests that would show its choice, in an account without other records.</p>\n<div class=\"policies\">"
        );
        for (policy, requests) in ask {
            let requests: Vec<&str> = requests.lines().map(str::trim).collect();
            let (policy, requests) = (escaped(policy), escaped(&requests.join("\n")));
            let _ = writeln!(out, "<details><summary><code>{policy}</code></summary><pre>{requests}</pre></details>");
        }
        out.push_str("</div>\n");
    }
    let mut reasons: Vec<(&str, Vec<String>)> = Vec::new();
    for (policy, reason) in never {
        match reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, policies)) => policies.push(policy.to_owned()),
            None => reasons.push((reason, vec![policy.to_owned()])),
        }
    }
    let rows = reasons.iter().map(|(reason, policies)| row(&[Cell::List(policies), Cell::Text(reason)], &[]));
    plain_table(out, NEVER, "If the default does not fit, set them with --policy", &["Policies", "Why"], &[], rows);
}

fn differences(out: &mut String, title: &str, note: &str, groups: &[Group]) {
    let rows = groups.iter().map(|group| {
        let first = &group.first;
        let names = [Cell::Code(&group.operation), Cell::Code(&group.field), Cell::Text(group.kind.name())];
        let values = [Cell::Code(&first.recorded), Cell::Code(&first.twin)];
        row(&[&names[..], &values].concat(), &[group.count, first.entry])
    });
    table(out, title, note, &["Operation", "Field", "Kind", "Recorded", "Twin"], rows);
}

/// Writes a table whose last two columns are the count and the first entry.
fn table(out: &mut String, title: &str, note: &str, headings: &[&str], rows: impl Iterator<Item = String>) {
    plain_table(out, title, note, headings, &["Count", "First entry"], rows);
}

fn plain_table(
    out: &mut String,
    title: &str,
    note: &str,
    headings: &[&str],
    numbers: &[&str],
    rows: impl Iterator<Item = String>,
) {
    let rows: String = rows.collect();
    if rows.is_empty() {
        return;
    }
    let heads = headings.iter().map(|name| format!("<th scope=\"col\">{name}</th>"));
    let numbers = numbers.iter().map(|name| format!("<th scope=\"col\" class=\"n\">{name}</th>"));
    let heads: String = heads.chain(numbers).collect();
    let _ = writeln!(
        out,
        "<h2>{title}</h2>\n<p class=\"quiet\">{note}</p>\n\
         <div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{title}\"><table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>"
    );
}

/// The content of a table cell.
#[derive(Clone, Copy)]
enum Cell<'c> {
    /// A name or a value, in a monospaced font.
    Code(&'c str),
    /// A sentence.
    Text(&'c str),
    /// A list of names.
    List(&'c [String]),
}

fn row(cells: &[Cell<'_>], numbers: &[usize]) -> String {
    let code = |text: &str| format!("<code>{}</code>", escaped(text));
    let cells = cells.iter().map(|cell| match cell {
        Cell::Code(text) => format!("<td>{}</td>", code(text)),
        Cell::Text(text) => format!("<td>{}</td>", escaped(text)),
        Cell::List(names) => {
            let names: Vec<String> = names.iter().map(|name| code(name)).collect();
            format!("<td class=\"wrap\">{}</td>", names.join(", "))
        }
    });
    let numbers = numbers.iter().map(|number| format!("<td class=\"n\">{number}</td>"));
    format!("<tr>{}</tr>\n", cells.chain(numbers).collect::<String>())
}
