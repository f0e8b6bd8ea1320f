//! Choices of policies: what a recording is compared with, and what explains it.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lastro::LastroError;
use lastro_twin::policy::{Policies, Policy};

/// Choices, by the names of their policies. A policy that is not among them has its default.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Choices(BTreeMap<String, String>);

impl Choices {
    /// Choices from names and choices.
    ///
    /// # Errors
    /// `unknown_field` or `invalid_choice` at `policies.NAME`.
    pub fn new<'p>(given: impl IntoIterator<Item = (&'p str, &'p str)>) -> Result<Self, LastroError> {
        let policies = Policies::new(given)?;
        Ok(Self(policies.chosen().map(|(name, choice)| (name.to_owned(), choice.to_owned())).collect()))
    }

    /// Names and choices.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, choice)| (name.as_str(), choice.as_str()))
    }

    /// The choice of a policy, if it is among them.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The same with another choice.
    #[must_use]
    pub fn with(&self, name: &str, choice: &str) -> Self {
        let mut all = self.0.clone();
        all.insert(name.to_owned(), choice.to_owned());
        Self(all)
    }

    /// The same with the choice that `before` has for a policy.
    #[must_use]
    pub fn as_in(&self, before: &Self, name: &str) -> Self {
        let mut all = self.0.clone();
        all.remove(name);
        all.extend(before.get(name).map(|choice| (name.to_owned(), choice.to_owned())));
        Self(all)
    }

    /// A file in TOML with them, as `lastro serve` takes it.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = "[policies]\n".to_owned();
        for (name, choice) in self.iter() {
            // neither has a quotation mark or a backslash
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
