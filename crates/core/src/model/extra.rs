//! What a record holds beyond its named fields.

use core::fmt;

use crate::json::Value;

/// The members of a record that no field names: `custom_*`, `anexo_N` and what this version does not know, in
/// the order they came, with their exact number text; also a known member whose value did not fit its field.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Extra(Vec<(String, Value)>);

// The values may be anything, a card's number that did not fit its field among them.
impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl Extra {
    /// From members in order.
    #[must_use]
    pub const fn from_members(members: Vec<(String, Value)>) -> Self {
        Self(members)
    }

    /// The members, in order.
    #[must_use]
    pub fn members(&self) -> &[(String, Value)] {
        &self.0
    }

    /// The members themselves, in order.
    #[must_use]
    pub fn into_members(self) -> Vec<(String, Value)> {
        self.0
    }

    /// One member's value.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.iter().find_map(|(n, value)| (n == name).then_some(value))
    }

    /// Sets a member, in its place if it is there.
    pub fn set(&mut self, name: impl Into<String>, value: Value) {
        let name = name.into();
        match self.0.iter_mut().find(|(n, _)| *n == name) {
            Some((_, slot)) => *slot = value,
            None => self.0.push((name, value)),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
