//! Checks that no amount, percentage or quantity of a record is below zero, and no percentage above 100.
//!
//! This check runs after the rules of the record type, because they may report a more specific issue for the same field.

use super::Check;
use crate::issue::{Issue, IssueCode, Issues};
use crate::model::{Dialect, Kind, Parts, View};
use crate::value::{Quantity, TextSet};

/// Checks all amounts, percentages and quantities of a record and its nested records.
pub(super) fn record(record: &dyn Parts, check: &mut Check) {
    // only records of version 2: version 1 parameters have their own rules for amounts
    if record.table().dialect != Dialect::Entity {
        return;
    }
    let stops = check.issues.iter().filter(|issue| issue.stops());
    let paths: Vec<String> = stops.map(|issue| issue.path.clone()).collect();
    let reported = TextSet::of(&paths.iter().map(String::as_str).collect::<Vec<_>>());
    let mut found = Found { issues: Issues::new(), reported };
    fields(record, check, &mut found);
    check.issues.extend(found.issues.into_list());
}

/// The issues found by this check, and the paths at which a rule has already reported an error.
struct Found<'p> {
    issues: Issues,
    reported: TextSet<'p>,
}

fn fields(record: &dyn Parts, check: &mut Check, found: &mut Found<'_>) {
    let table = record.table();
    record.views(&mut |place, view| {
        // fields that the service fills in are skipped, because they are not sent
        if let Some(field) = table.fields.get(place)
            && !matches!(field.kind, Kind::ReadOnly | Kind::Display)
        {
            check.at(field.name, &mut |c| value(view, c, found));
        }
    });
}

fn value(view: View<'_>, check: &mut Check, found: &mut Found<'_>) {
    match view {
        View::Record(inner) => fields(inner, check, found),
        View::List(list) => list.views(&mut |index, view| check.at_index(index, &mut |c| value(view, c, found))),
        _ => {
            let issue = issue(view, &|| check.path.below("")).filter(|issue| !found.reported.contains(&issue.path));
            found.issues.extend(issue);
        }
    }
}

/// The issue for an amount, a percentage or a quantity that is out of its range; `None` if it is in its range, and for values of
/// other types. `path` computes the path, and is called only for an issue.
pub(super) fn issue(view: View<'_>, path: &dyn Fn() -> String) -> Option<Issue> {
    match view {
        View::Money(amount) if amount.is_negative() => Some(Issue::negative(&path())),
        View::Percent(percent) if !percent.is_rate() => Some(Issue::no_rate(&path())),
        View::Quantity(quantity) if quantity < Quantity::default() => {
            Some(Issue::error(&path(), IssueCode::OutOfRange).with("min", "0"))
        }
        _ => None,
    }
}
