//! Undocumented behaviour. Each case is a policy with a name and its choices; the first choice is the default.

mod engine;
mod people;
mod sales;
mod v1;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use lastro::{Issue, IssueCode, LastroError};
use lastro_macros::model;

use crate::filled;

/// Undocumented behaviour, and what a twin does there.
#[model(answer)]
pub struct Policy {
    /// Its name.
    pub name: String,
    /// What this twin does.
    pub choice: String,
    /// What a twin can do; the first is the default.
    pub choices: Vec<String>,
    /// What it is about.
    pub text: String,
}

/// A policy as the table has it.
struct Row {
    name: &'static str,
    choices: &'static [&'static str],
    text: &'static str,
}

/// The policies of requests and listings; those around the decisions are in `engine`, the others by their subjects.
static POLICIES: &[Row] = &[
    Row {
        name: "default-limit",
        choices: &["100", "10"],
        text: "The records of a page where `_limit` is not given: the document says 100 in one place and 10 in another.",
    },
    Row {
        name: "page-bytes",
        choices: &["8-MiB"],
        text: "A page ends before the record with which its records would have more than 8 MiB, but has at least one. Its \
               limit is then the number of its records.",
    },
    Row {
        name: "unknown-parameter",
        choices: &["refuse", "ignore"],
        text: "A parameter in the address that is not a field, operator or function of the listing, and any parameter of an \
               operation that takes none: it is refused with 400, or ignored.",
    },
    Row {
        name: "unknown-member",
        choices: &["ignore", "refuse"],
        text: "A member of a body that is not a field of the record.",
    },
];

/// What the policies are about, each with its rows.
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

/// What a twin does in each undocumented case.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Policies(BTreeMap<&'static str, &'static str>);

impl Policies {
    /// The default choices but for some.
    ///
    /// # Errors
    /// `unknown_name` for a policy or `invalid_choice` for a choice that does not exist, at `policies.NAME`.
    pub fn new<'p>(chosen: impl IntoIterator<Item = (&'p str, &'p str)>) -> Result<Self, LastroError> {
        let mut policies = Self::default();
        for (name, choice) in chosen {
            policies.choose(name, choice)?;
        }
        Ok(policies)
    }

    /// Makes a choice.
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

    /// What the twin does in an undocumented case; empty for a name that no policy has.
    #[must_use]
    pub fn choice(&self, name: &str) -> &'static str {
        // every request asks for several of them
        static DEFAULTS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
        let first = |row: &'static Row| row.choices.first().map(|choice| (row.name, *choice));
        let default = || DEFAULTS.get_or_init(|| filled(rows().filter_map(first))).get(name);
        self.0.get(name).or_else(default).copied().unwrap_or_default()
    }

    /// Whether the twin made a choice.
    #[must_use]
    pub fn is(&self, name: &str, choice: &str) -> bool {
        self.choice(name) == choice
    }

    /// The choices that are not the default, by name.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.iter().map(|(name, choice)| (*name, *choice))
    }

    /// Every policy with its choice.
    #[must_use]
    pub fn list(&self) -> Vec<Policy> {
        rows().map(|row| self.policy(row)).collect()
    }

    /// The same, by what they are about.
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
