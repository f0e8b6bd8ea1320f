//! Groups equal differences, since a recording may have thousands of them.

use std::collections::BTreeMap;

use crate::difference::{Difference, Kind, name_of};

/// Differences of the same kind in the same field of the same operation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// The operation with its version: `v2 sales.insert`.
    pub operation: String,
    /// The field: `parcelas.valor`, without indices.
    pub field: String,
    /// The kind of the differences.
    pub kind: Kind,
    /// The number of the differences.
    pub count: usize,
    /// The first difference of the group.
    pub first: Difference,
}

/// Groups of differences by operation, field and kind.
#[derive(Debug, Clone, Default)]
pub struct Groups(BTreeMap<(String, String, Kind), Group>);

impl Groups {
    /// Adds a difference.
    pub fn add(&mut self, difference: Difference) {
        let key = (name_of(difference.operation), difference.field(), difference.kind);
        match self.0.get_mut(&key) {
            Some(group) => group.count = group.count.saturating_add(1),
            None => {
                let (operation, field, kind) = key.clone();
                self.0.insert(key, Group { operation, field, kind, count: 1, first: difference });
            }
        }
    }

    /// The total number of differences.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.values().map(|group| group.count).sum()
    }

    /// Returns the groups in the order of their first differences.
    #[must_use]
    pub fn sorted(self) -> Vec<Group> {
        let mut groups: Vec<Group> = self.0.into_values().collect();
        groups.sort_by_key(|group| group.first.entry);
        groups
    }
}
