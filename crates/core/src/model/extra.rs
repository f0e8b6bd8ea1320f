//! What a record holds beyond its named fields.

use core::fmt;

use crate::json::Value;

type Members = [(String, Value)];

/// The members of a record that no field names: `custom_*`, `anexo_N` and what this version does not know, in
/// the order they came, with their exact number text; also a known member whose value did not fit its field.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Extra {
    members: Vec<(String, Value)>,
    /// How many of the first members stood outside of the member `extra`, where version 1's parameters have no place for them.
    astray: usize,
}

// The values may be anything, a card's number that did not fit its field among them.
impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.members.iter().map(|(name, _)| name)).finish()
    }
}

impl Extra {
    /// From members in order.
    #[must_use]
    pub const fn from_members(members: Vec<(String, Value)>) -> Self {
        Self { members, astray: 0 }
    }

    /// From members that stood where they have no place, and those that stood in the member `extra`. What is written has
    /// the first outside again, so that a check of it finds the problem again.
    pub(crate) fn with_astray(mut astray: Vec<(String, Value)>, meant: Vec<(String, Value)>) -> Self {
        let count = astray.len();
        astray.extend(meant);
        Self { members: astray, astray: count }
    }

    /// The members that stood where they have no place, and the others.
    pub(crate) fn parts(&self) -> (&Members, &Members) {
        self.members.split_at_checked(self.astray).unwrap_or((&[], &self.members))
    }

    /// The members, in order.
    #[must_use]
    pub fn members(&self) -> &[(String, Value)] {
        &self.members
    }

    /// The members themselves, in order.
    #[must_use]
    pub fn into_members(self) -> Vec<(String, Value)> {
        self.members
    }

    /// One member's value.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.members.iter().find_map(|(n, value)| (n == name).then_some(value))
    }

    /// Sets a member, in its place if it is there.
    pub fn set(&mut self, name: impl Into<String>, value: Value) {
        let name = name.into();
        match self.members.iter_mut().find(|(n, _)| *n == name) {
            Some((_, slot)) => *slot = value,
            None => self.members.push((name, value)),
        }
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}
