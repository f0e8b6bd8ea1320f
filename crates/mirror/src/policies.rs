//! Choices of policies: those that a recording is compared with, and those that explain it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lastro::LastroError;
use lastro_twin::policy::{Policies, Policy};

/// Choices by policy name. A policy without an entry has its default.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Choices(BTreeMap<String, String>);

impl Choices {
    /// Choices from pairs of policy name and choice.
    ///
    /// # Errors
    /// `unknown_field` or `invalid_choice` at `policies.NAME`.
    pub fn new<'p>(given: impl IntoIterator<Item = (&'p str, &'p str)>) -> Result<Self, LastroError> {
        let policies = Policies::new(given)?;
        Ok(Self(policies.chosen().map(|(name, choice)| (name.to_owned(), choice.to_owned())).collect()))
    }

    /// The pairs of policy name and choice.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, choice)| (name.as_str(), choice.as_str()))
    }

    /// The choice of a policy, if set.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// A copy with one choice changed.
    #[must_use]
    pub fn with(&self, name: &str, choice: &str) -> Self {
        let mut all = self.0.clone();
        all.insert(name.to_owned(), choice.to_owned());
        Self(all)
    }

    /// A copy in which a policy has the choice of `before`.
    #[must_use]
    pub fn as_in(&self, before: &Self, name: &str) -> Self {
        let mut all = self.0.clone();
        all.remove(name);
        all.extend(before.get(name).map(|choice| (name.to_owned(), choice.to_owned())));
        Self(all)
    }

    /// The choices as a TOML file, as `lastro serve` reads it.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = "[policies]\n".to_owned();
        for (name, choice) in self.iter() {
            // names and choices contain no quotation mark and no backslash
            let _ = writeln!(text, "{name} = \"{choice}\"");
        }
        text
    }
}

/// Every policy with more than one choice.
#[must_use]
pub fn open() -> Vec<Policy> {
    Policies::default().list().into_iter().filter(|policy| policy.choices.len() > 1).collect()
}
