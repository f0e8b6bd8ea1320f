//! Looks up object members by name. For large objects it uses a sorted index instead of searching all members each time.

use crate::value::sort_indices;

/// Objects with up to this many members are searched one by one, without an index.
const FEW: usize = 16;

/// An index of an object's members by name. It is sorted if the object has more than [`FEW`] members, and empty otherwise.
pub(crate) struct Names<'v, T> {
    members: &'v [(String, T)],
    order: Vec<usize>,
}

impl<'v, T> Names<'v, T> {
    pub(crate) fn new(members: &'v [(String, T)]) -> Self {
        let mut order = Vec::new();
        if members.len() > FEW {
            order.extend(0..members.len());
            sort_indices(&mut order, &|a, b| name_at(members, a).cmp(name_at(members, b)));
        }
        Self { members, order }
    }

    /// The value of the last member with this name, like [`super::Value::get`].
    pub(crate) fn get(&self, name: &str) -> Option<&'v T> {
        if self.order.is_empty() {
            return self.members.iter().rev().find_map(|(known, value)| (known == name).then_some(value));
        }
        let behind = self.order.partition_point(|index| name_at(self.members, *index) <= name);
        let (known, value) = self.members.get(*self.order.get(behind.checked_sub(1)?)?)?;
        (known == name).then_some(value)
    }

    /// The index of the first member with this name.
    pub(crate) fn first(&self, name: &str) -> Option<usize> {
        if self.order.is_empty() {
            return self.members.iter().position(|(known, _)| known == name);
        }
        let at = self.order.partition_point(|index| name_at(self.members, *index) < name);
        self.order.get(at).copied().filter(|place| name_at(self.members, *place) == name)
    }
}

fn name_at<T>(members: &[(String, T)], index: usize) -> &str {
    members.get(index).map_or("", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_and_long_lists_give_the_same_lookups() {
        for count in [0, 1, FEW, FEW + 1, 500] {
            let mut members: Vec<(String, usize)> = (0..count).map(|n| (format!("k{}", n * 7 % 500), n)).collect();
            members.extend(members.clone().into_iter().take(3).map(|(name, n)| (name, n + 1000)));
            let names = Names::new(&members);
            for name in members.iter().map(|(name, _)| name.as_str()).chain(["", "k", "z"]) {
                let last = members.iter().rev().find(|(known, _)| known == name).map(|(_, n)| n);
                assert_eq!(names.get(name), last, "{name} of {count}");
                let first = members.iter().position(|(known, _)| known == name);
                assert_eq!(names.first(name), first, "{name} of {count}");
            }
        }
    }
}
