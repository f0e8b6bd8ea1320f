//! The report as JSON, for programs.

use lastro::json::Value;

use super::verdict;
use crate::drift::{Report, Untold};
use crate::group::Group;
use crate::why::{Choice, Explanation};

/// The report as one JSON object.
#[must_use]
pub fn json(report: &Report) -> String {
    let chosen = report.choices.iter().map(|(name, choice)| (name.to_owned(), text(choice))).collect();
    let object = object([
        ("verdict", text(&verdict(report))),
        ("differs", Value::Bool(report.differs())),
        ("entries", number(report.entries)),
        ("notifications", number(report.notifications)),
        (
            "letter",
            list(&report.letter, |group| {
                object([
                    ("kind", text(group.first.kind.name())),
                    ("entity", text(&group.first.entity)),
                    ("field", text(&group.first.field)),
                    ("found", list(&group.details, |detail| text(detail))),
                    ("path", text(&group.first.path)),
                    ("count", number(group.count)),
                    ("first_entry", number(group.entry)),
                ])
            }),
        ),
        ("differences", list(&report.differences, difference)),
        ("explanations", list(&report.explanations, explanation)),
        ("policies", Value::Object(chosen)),
        ("unexplained", list(&report.unexplained, difference)),
        (
            "untold",
            list(&report.untold, |(policy, untold)| {
                let (name, said) = match untold {
                    Untold::Ask(requests) => {
                        ("requests", list(&requests.lines().collect::<Vec<_>>(), |line| text(line.trim())))
                    }
                    Untold::Never(reason) => ("reason", text(reason)),
                };
                object([("policy", text(policy)), (name, said)])
            }),
        ),
        ("sample", number(report.sample)),
    ]);
    object.to_json()
}

fn difference(group: &Group) -> Value {
    object([
        ("operation", text(&group.operation)),
        ("field", text(&group.field)),
        ("kind", text(group.kind.name())),
        ("count", number(group.count)),
        ("first_entry", number(group.first.entry)),
        ("path", text(&group.first.path)),
        ("recorded", text(&group.first.recorded)),
        ("twin", text(&group.first.twin)),
    ])
}

fn explanation(explanation: &Explanation) -> Value {
    object([
        ("policy", text(&explanation.choice.0)),
        ("choice", text(&explanation.choice.1)),
        ("or", list(&explanation.or, choice)),
        ("differences", number(explanation.places.len())),
    ])
}

fn choice((policy, choice): &Choice) -> Value {
    object([("policy", text(policy)), ("choice", text(choice))])
}

fn text(text: &str) -> Value {
    Value::String(text.to_owned())
}

fn number(number: usize) -> Value {
    Value::Number(number.to_string())
}

fn list<T>(items: &[T], of: impl Fn(&T) -> Value) -> Value {
    Value::Array(items.iter().map(of).collect())
}

fn object<const N: usize>(members: [(&str, Value); N]) -> Value {
    Value::Object(members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}
