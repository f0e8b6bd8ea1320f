//! Choices of policies, which are cases that the service's documentation leaves open. They configure a twin, or explain how the
//! recorded service differs from the twin.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use lastro::LastroError;
use lastro_twin::policy::{Policies, Policy};

/// The choices in undocumented cases, by the name of the policy. A policy without an entry has its default choice.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Choices(BTreeMap<String, String>);

impl Choices {
    /// Creates choices from pairs of policy name and choice.
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

    /// Returns a copy in which the policy `name` has the choice `choice`.
    #[must_use]
    pub fn with(&self, name: &str, choice: &str) -> Self {
        let mut all = self.0.clone();
        all.insert(name.to_owned(), choice.to_owned());
        Self(all)
    }

    /// Returns a copy in which the policy `name` has the same choice as in `before`.
    #[must_use]
    pub fn as_in(&self, before: &Self, name: &str) -> Self {
        let mut all = self.0.clone();
        all.remove(name);
        all.extend(before.get(name).map(|choice| (name.to_owned(), choice.to_owned())));
        Self(all)
    }

    /// Writes the choices as TOML, in the format of the configuration file of `lastro serve`.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut text = "[policies]\n".to_owned();
        for (name, choice) in self.iter() {
            // Names and choices contain neither quotation marks nor backslashes, so they need no escaping.
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
