//! The report as one page of HTML that loads nothing.

use std::fmt::Write as _;

use super::junit::escaped;
use super::{untold, verdict, written};
use crate::drift::Report;
use crate::group::Group;

const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1b1f24;--paper:#fff;--line:#d0d7de;--quiet:#57606a;--good:#1a7f37;--bad:#b3261e}\
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--paper:#0d1117;--line:#3d444d;--quiet:#9198a1;--good:#57d364;--bad:#ff8a80}}\
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:70rem;margin:2rem auto;padding:0 1rem}\
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}\
.verdict{font-size:1.1rem;font-weight:600}.good{color:var(--good)}.bad{color:var(--bad)}.quiet{color:var(--quiet)}\
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}\
caption{text-align:left;color:var(--quiet);padding-bottom:.4rem}\
th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:left;vertical-align:top}td.n{text-align:right}\
code,pre{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;margin:.3rem 0}\
details{border:1px solid var(--line);border-radius:.4rem;padding:.4rem .8rem;margin:.4rem 0}";

/// The report as a page.
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
    let _ = writeln!(
        out,
        "<p class=\"verdict {mood}\">{told}</p>\n<p>{} exchanges, {} notifications.</p>",
        report.entries, report.notifications
    );
    let letter = report.letter.iter().map(|group| {
        let first = &group.first;
        row(&[&first.entity, &first.field, first.kind.name(), &group.found()], &[group.count, group.entry])
    });
    table(
        &mut out,
        "Not as the documents say",
        "What the recording has and the documents do not, or the reverse",
        &["Record", "Field", "What", "Found"],
        letter,
    );
    differences(
        &mut out,
        "Differences from the twin",
        "Each with the first place where it was seen",
        &report.differences,
    );
    let explanations = report.explanations.iter().map(|explanation| {
        let or: Vec<String> = explanation.or.iter().map(written).collect();
        let cells = [explanation.choice.0.as_str(), &explanation.choice.1, &or.join(", ")];
        row(&cells, &[explanation.places.len()])
    });
    let headings = ["Policy", "Choice", "Not told apart from"];
    plain_table(
        &mut out,
        "What explains them",
        "The fewest choices with which the differences disappear",
        &headings,
        &["Differences"],
        explanations,
    );
    if !report.explanations.is_empty() {
        let _ = writeln!(
            out,
            "<p>As a file for <code>lastro serve --policies</code>:</p>\n<pre>{}</pre>",
            escaped(&report.choices.to_toml())
        );
        differences(&mut out, "Unexplained", "What differs with these choices too", &report.unexplained);
    }
    let [ask, never] = untold(report);
    if !ask.is_empty() || !never.is_empty() {
        out.push_str("<h2>What this recording says nothing about</h2>\n");
    }
    for (policy, requests) in ask {
        let requests: Vec<&str> = requests.lines().map(str::trim).collect();
        let (policy, requests) = (escaped(policy), escaped(&requests.join("\n")));
        let _ = writeln!(
            out,
            "<details><summary><code>{policy}</code></summary><p>These requests would tell, in an account without other records:</p><pre>{requests}</pre></details>"
        );
    }
    if !never.is_empty() {
        let rows = never.into_iter().map(|(policy, reason)| row(&[policy, reason], &[]));
        plain_table(&mut out, "Policies that no request tells of", "", &["Policy", "Why"], &[], rows);
    }
    if report.replayed && report.sample < report.entries {
        let _ =
            writeln!(out, "<p class=\"quiet\">Policies were looked for in the first {} exchanges.</p>", report.sample);
    }
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

fn differences(out: &mut String, title: &str, caption: &str, groups: &[Group]) {
    let rows = groups.iter().map(|group| {
        let first = &group.first;
        row(
            &[&group.operation, &group.field, group.kind.name(), &first.recorded, &first.twin],
            &[group.count, first.entry],
        )
    });
    table(out, title, caption, &["Operation", "Field", "What", "Recorded", "Twin"], rows);
}

/// A table whose rows end with a count and the first entry.
fn table(out: &mut String, title: &str, caption: &str, headings: &[&str], rows: impl Iterator<Item = String>) {
    plain_table(out, title, caption, headings, &["Count", "First entry"], rows);
}

fn plain_table(
    out: &mut String,
    title: &str,
    caption: &str,
    headings: &[&str],
    numbers: &[&str],
    rows: impl Iterator<Item = String>,
) {
    let rows: String = rows.collect();
    if rows.is_empty() {
        return;
    }
    let heads: String = headings.iter().chain(numbers).map(|name| format!("<th scope=\"col\">{name}</th>")).collect();
    let _ = writeln!(
        out,
        "<h2>{title}</h2>\n<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"{title}\"><table><caption>{caption}</caption>\n\
         <thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody></table></div>"
    );
}

fn row(cells: &[&str], numbers: &[usize]) -> String {
    let cells = cells.iter().map(|cell| format!("<td><code>{}</code></td>", escaped(cell)));
    let numbers = numbers.iter().map(|number| format!("<td class=\"n\">{number}</td>"));
    format!("<tr>{}</tr>\n", cells.chain(numbers).collect::<String>())
}
