//! Undocumented behaviour of the service. Each undocumented case is a policy: it has a name and a list of choices, of which the
//! first is the default.

mod engine;
mod people;
mod sales;
mod v1;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lastro::{Issue, IssueCode, LastroError};
use lastro_macros::model;

use crate::filled;

/// A policy: an undocumented case, and the choice of this twin.
#[model(answer)]
pub struct Policy {
    /// Its name.
    pub name: String,
    /// The choice of this twin.
    pub choice: String,
    /// The possible choices; the first is the default.
    pub choices: Vec<String>,
    /// A description of the case and its choices.
    pub text: String,
}

/// A policy in the table.
struct Row {
    name: &'static str,
    choices: &'static [&'static str],
    text: &'static str,
}

/// The policies of requests and listings; the others are in the modules `engine`, `people`, `sales` and `v1`.
static POLICIES: &[Row] = &[
    Row {
        name: "default-limit",
        choices: &["100", "10"],
        text: "The number of records per page without `_limit`. The documentation says 100 in one place and 10 in another.",
    },
    Row {
        name: "page-bytes",
        choices: &["8-MiB"],
        text: "The records of a page have at most 8 MiB, unless a single record is larger. If this ends a page early, its \
               `limit` is the number of its records.",
    },
    Row {
        name: "unknown-parameter",
        choices: &["refuse", "ignore"],
        text: "A parameter in the URL that is not a field, operator or function of the listing, or any parameter of an \
               operation without parameters. It is refused with 400, or ignored.",
    },
    Row {
        name: "unknown-member",
        choices: &["ignore", "refuse"],
        text: "A member of a body that is not a field of the record.",
    },
];

/// The areas into which the policies are grouped, each with its policies.
const AREAS: [(&str, &[Row]); 5] = [
    ("Keys, limits, the clock, notifications, the journal", engine::POLICIES),
    ("Parameters and bodies", POLICIES),
    ("Services, customers, plans, the virtual wallet, a new account", people::POLICIES),
    ("Sales and contracts", sales::POLICIES),
    ("Version 1", v1::POLICIES),
];

/// Every policy.
fn rows() -> impl Iterator<Item = &'static Row> {
    AREAS.into_iter().flat_map(|(_, rows)| rows)
}

/// The choices of a twin for all policies.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Policies(BTreeMap<&'static str, &'static str>);

impl Policies {
    /// Returns the default choices, except for the policies in `chosen`.
    ///
    /// # Errors
    /// At `policies.NAME`: `unknown_field` if the policy does not exist, `invalid_choice` if it does not have this choice.
    pub fn new<'p>(chosen: impl IntoIterator<Item = (&'p str, &'p str)>) -> Result<Self, LastroError> {
        let mut policies = Self::default();
        for (name, choice) in chosen {
            policies.choose(name, choice)?;
        }
        Ok(policies)
    }

    /// Sets the choice of a policy.
    ///
    /// # Errors
    /// As [`new`](Self::new).
    pub fn choose(&mut self, name: &str, choice: &str) -> Result<(), LastroError> {
        let place = || ["policies.", name].concat();
        let row = rows().find(|row| row.name == name);
        let row = row.ok_or_else(|| LastroError::at(&place(), IssueCode::UnknownField))?;
        let choice = row.choices.iter().find(|known| **known == choice).ok_or_else(|| {
            let issue = Issue::error(&place(), IssueCode::InvalidChoice);
            LastroError::invalid(issue.with("allowed", &row.choices.join(", ")))
        })?;
        self.0.insert(row.name, choice);
        Ok(())
    }

    /// The choice of a policy; empty for an unknown policy.
    #[must_use]
    pub fn choice(&self, name: &str) -> &'static str {
        // the defaults are cached, since every request reads several policies
        static DEFAULTS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
        let first = |row: &'static Row| row.choices.first().map(|choice| (row.name, *choice));
        let default = || DEFAULTS.get_or_init(|| filled(rows().filter_map(first))).get(name);
        self.0.get(name).or_else(default).copied().unwrap_or_default()
    }

    /// Whether the choice of the policy `name` is `choice`.
    #[must_use]
    pub fn is(&self, name: &str, choice: &str) -> bool {
        self.choice(name) == choice
    }

    /// The policies whose choice was set, with their choices; all others have the default.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().map(|(name, choice)| (*name, *choice))
    }

    /// Every policy with its choice.
    #[must_use]
    pub fn list(&self) -> Vec<Policy> {
        rows().map(|row| self.policy(row)).collect()
    }

    /// Every policy with its choice, grouped by area.
    #[must_use]
    pub fn by_area(&self) -> Vec<(&'static str, Vec<Policy>)> {
        let policies = |rows: &[Row]| rows.iter().map(|row| self.policy(row)).collect();
        AREAS.into_iter().map(|(area, rows)| (area, policies(rows))).collect()
    }

    fn policy(&self, row: &Row) -> Policy {
        Policy {
            name: row.name.to_owned(),
            choice: self.choice(row.name).to_owned(),
            choices: row.choices.iter().map(|choice| (*choice).to_owned()).collect(),
            text: row.text.to_owned(),
        }
    }
}
