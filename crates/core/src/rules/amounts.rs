//! Checks every amount, percentage and quantity of a record, from its table: none may be below zero, and no percentage
//! above 100. Runs after the record's own rules, which may say more about a field.

use super::Check;
use crate::issue::{Issue, IssueCode, Issues};
use crate::json::Value;
use crate::model::{Dialect, Kind, ModelTable, Type};
use crate::value::{Money, Percent, Quantity};

/// Checks a written record.
pub(super) fn record(value: &Value, table: &ModelTable, check: &mut Check) {
    // the parameters of version 1 have their own rules
    if table.dialect != Dialect::Entity {
        return;
    }
    let mut found = Found { issues: Issues::default(), reported: None };
    members(value, table, check, &mut found);
    check.issues.extend(found.issues.into_list());
}

/// The issues of this pass, and the paths that have an issue already.
struct Found {
    issues: Issues,
    reported: Option<Vec<String>>,
}

impl Found {
    /// Adds an issue, unless a rule has reported one at this path.
    fn add(&mut self, issue: Issue, check: &Check) {
        let reported = self.reported.get_or_insert_with(|| {
            let stops = check.issues.iter().filter(|issue| issue.stops());
            let mut paths: Vec<String> = stops.map(|issue| issue.path.clone()).collect();
            paths.sort_unstable();
            paths
        });
        if reported.binary_search(&issue.path).is_err() {
            self.issues.push(issue);
        }
    }
}

fn members(value: &Value, table: &ModelTable, check: &mut Check, found: &mut Found) {
    for (name, member) in value.as_object().unwrap_or_default() {
        let Some(field) = table.field(name) else { continue };
        // fields that the service fills in are not sent
        if !matches!(field.kind, Kind::ReadOnly | Kind::Display) {
            check.at(name, &mut |c| typed(member, field.ty, c, found));
        }
    }
}

fn typed(value: &Value, ty: Type, check: &mut Check, found: &mut Found) {
    match (ty, value) {
        (Type::Optional(inner), value) => typed(value, *inner, check, found),
        (Type::Record(table), value) => members(value, table, check, found),
        (Type::List(inner), Value::Array(items)) => check.each("", items, |item, c| typed(item, *inner, c, found)),
        (_, Value::String(text)) => {
            if let Some(issue) = of_text(text, ty, &check.path) {
                found.add(issue, check);
            }
        }
        _ => {}
    }
}

fn of_text(text: &str, ty: Type, path: &str) -> Option<Issue> {
    match ty {
        Type::Money => Issue::of_amount(path, text.parse::<Money>().ok()),
        Type::Percent => Issue::of_rate(path, text.parse().ok().map(Percent::hundredths)),
        Type::Quantity => {
            let negative = text.parse::<Quantity>().is_ok_and(|quantity| quantity < Quantity::default());
            negative.then(|| Issue::error(path, IssueCode::OutOfRange).with("min", "0"))
        }
        _ => None,
    }
}
