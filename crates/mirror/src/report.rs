//! Writes a report as text, JSON, JUnit XML or an HTML page.

mod html;
mod json;
mod junit;
mod text;

pub use html::html;
pub use json::json;
pub use junit::junit;
pub use text::text;

use crate::drift::{Report, Untold};
use crate::group::Group;
use crate::letter::Finding;

/// A finding as one line, for output while a recording is still being checked. `entry`: the number of the exchange in the
/// recording.
#[must_use]
pub fn finding(entry: usize, finding: &Finding) -> String {
    format!("{}, entry {entry} at {}", found(finding, &finding.detail), finding.path)
}

/// A description of a finding: record, field, kind and details.
fn found(finding: &Finding, details: &str) -> String {
    let Finding { entity, field, kind, .. } = finding;
    format!("{entity} {field}: {} ({details})", kind.name())
}

/// The heading of the policies whose choices this recording does not show, although other requests would.
const ASK: &str = "Policies that this recording does not show";
/// The heading of the policies whose choices no recording can show.
const NEVER: &str = "Policies that no recording shows";

/// A description of the length of a recording.
fn length(report: &Report) -> String {
    let exchanges = format!("{} exchange{}", report.entries, if report.entries == 1 { "" } else { "s" });
    match report.notifications {
        0 => exchanges,
        1 => exchanges + ", 1 notification",
        count => format!("{exchanges}, {count} notifications"),
    }
}

/// A choice as on the command line: `policy=choice`.
fn written((policy, choice): &(String, String)) -> String {
    format!("{policy}={choice}")
}

/// A group of differences as one line.
fn line(group: &Group) -> String {
    let Group { field, kind, count, first, .. } = group;
    let times = if *count == 1 { String::new() } else { format!(" ({count} times)") };
    let (recorded, twin) = (&first.recorded, &first.twin);
    format!("{field}: {}; recorded {recorded}, twin {twin}; first in entry {}{times}", kind.name(), first.entry)
}

/// A number of differences as text.
fn differences(count: usize) -> String {
    format!("{count} difference{}", if count == 1 { "" } else { "s" })
}

/// The verdict in one sentence.
fn verdict(report: &Report) -> String {
    let count: usize = report.unexplained.iter().map(|group| group.count).sum();
    match (report.replayed, report.differs()) {
        (false, false) => "Every exchange conforms to the documentation.".to_owned(),
        (false, true) => "The recording does not conform to the documentation.".to_owned(),
        (true, false) => "The recording and the twin do not differ.".to_owned(),
        (true, true) if report.differences.is_empty() => {
            "The twin responds as recorded, but the recording does not conform to the documentation.".to_owned()
        }
        (true, true) if count == 0 => "The recording differs, and policy choices explain all differences.".to_owned(),
        (true, true) => {
            format!("The recording differs, and policy choices do not explain {}.", differences(count))
        }
    }
}

/// The policies whose choices the recording does not show: first those that suitable requests would show, then those that no
/// request can show.
fn untold(report: &Report) -> [Vec<(&str, &'static str)>; 2] {
    let [mut ask, mut never] = [Vec::new(), Vec::new()];
    for (policy, untold) in &report.untold {
        match untold {
            Untold::Ask(requests) => ask.push((policy.as_str(), *requests)),
            Untold::Never(reason) => never.push((policy.as_str(), *reason)),
        }
    }
    [ask, never]
}
