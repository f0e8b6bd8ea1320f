//! The JSON members of a record that are not fields.

use core::fmt;

use crate::json::Value;

type Members = [(String, Value)];

/// The JSON members of a record that are not fields, in the order of the document: `custom_*`, `anexo_N` and unknown names.
/// Values that were invalid for their field are stored here too. Numbers are kept as written.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Extra {
    members: Vec<(String, Value)>,
    /// The number of misplaced members, which come first in `members`. Only version 1 parameters have misplaced members: unknown
    /// names that were next to the fields instead of inside the JSON member `extra`, and values that were invalid for their field.
    astray: usize,
}

// Debug output shows only the names: a value may be a card number that was invalid for its field.
impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.members.iter().map(|(name, _)| name)).finish()
    }
}

impl Extra {
    /// Creates an `Extra` with the given members, in this order.
    #[must_use]
    pub const fn from_members(members: Vec<(String, Value)>) -> Self {
        Self { members, astray: 0 }
    }

    /// Creates the `Extra` of version 1 parameters. `astray`: the misplaced members. `meant`: the members of the JSON member
    /// `extra`, and empty strings that clear a field. When the record is written, misplaced members are again written next to the
    /// fields, so that validation reports them again.
    pub(crate) fn with_astray(mut astray: Vec<(String, Value)>, meant: Vec<(String, Value)>) -> Self {
        let count = astray.len();
        astray.extend(meant);
        Self { members: astray, astray: count }
    }

    /// The misplaced members (the first `astray` ones), and all other members.
    pub(crate) fn parts(&self) -> (&Members, &Members) {
        self.members.split_at_checked(self.astray).unwrap_or((&[], &self.members))
    }

    /// Only the misplaced members (the first `astray` ones), as a new `Extra`.
    pub(crate) fn unfit(&self) -> Self {
        Self::from_members(self.parts().0.to_vec())
    }

    /// The members, in order.
    #[must_use]
    pub fn members(&self) -> &[(String, Value)] {
        &self.members
    }

    /// Consumes the `Extra` and returns its members, in order.
    #[must_use]
    pub fn into_members(self) -> Vec<(String, Value)> {
        self.members
    }

    /// The value of the member `name`; `None` if there is none.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.members.iter().find_map(|(n, value)| (n == name).then_some(value))
    }

    /// Sets a member. Replaces the member of that name if there is one, otherwise appends a new member.
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
