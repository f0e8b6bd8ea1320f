//! The members of a record that are not fields.

use core::fmt;

use crate::json::Value;

type Members = [(String, Value)];

/// The members of a record that are not fields: `custom_*`, `anexo_N` and names that this version does not know, in the
/// order of the document, their numbers as written. Values that did not fit their field are here too.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Extra {
    members: Vec<(String, Value)>,
    /// The number of misplaced members, which come first. In parameters of version 1, a member that is not a field belongs in
    /// the member `extra`; these stood next to the fields.
    astray: usize,
}

// The values are not shown: one may be a card's number that did not fit its field.
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

    /// From misplaced members, and those of the member `extra`. Writing puts the misplaced ones next to the fields
    /// again, so that a check finds the problem again.
    pub(crate) fn with_astray(mut astray: Vec<(String, Value)>, meant: Vec<(String, Value)>) -> Self {
        let count = astray.len();
        astray.extend(meant);
        Self { members: astray, astray: count }
    }

    /// The misplaced members, and the others.
    pub(crate) fn parts(&self) -> (&Members, &Members) {
        self.members.split_at_checked(self.astray).unwrap_or((&[], &self.members))
    }

    /// The misplaced members alone.
    pub(crate) fn unfit(&self) -> Self {
        Self::from_members(self.parts().0.to_vec())
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

    /// Sets a member: replaces it if there is one of that name, otherwise adds it at the end.
    pub fn set(&mut self, name: impl Into<String>, value: Value) {
        let name = name.into();
        match self.members.iter_mut().find(|(n, _)| *n == name) {
            Some((_, slot)) => *slot = value,
            None => self.members.push((name, value)),
        }
    }

    /// Whether there are no members.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.members.is_empty()
    }
}
