//! Pseudorandom numbers for the generated records.

use crate::identity::{below, derive};

/// A pseudorandom generator for a single record. Each record has its own generator, so a change to one record does not affect
/// the others.
#[derive(Debug, Clone)]
pub struct Draw(u64);

impl Draw {
    /// The generator for a record. `label`: the kind of the record. `ordinal`: its number.
    #[must_use]
    pub fn of(seed: i64, label: &str, ordinal: i64) -> Self {
        Self(below(&derive(seed, label, ordinal), u64::MAX))
    }

    /// The next number, by the public-domain generator SplitMix64.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 to `below` - 1; 0 if `below` is 0 or negative.
    pub fn below(&mut self, below: i64) -> i64 {
        let drawn = u64::try_from(below).ok().and_then(|below| self.next().checked_rem(below));
        drawn.and_then(|drawn| i64::try_from(drawn).ok()).unwrap_or_default()
    }

    /// A number from `low` to `high`, both included.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        low.saturating_add(self.below(high.saturating_sub(low).saturating_add(1)))
    }

    /// Returns true with a probability of `percent` per cent.
    pub fn chance(&mut self, percent: i64) -> bool {
        self.below(100) < percent
    }

    /// A random element of a list; `None` if the list is empty.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> Option<&'l T> {
        let place = self.below(i64::try_from(list.len()).unwrap_or_default());
        list.get(usize::try_from(place).ok()?)
    }

    /// A random element of a list of strings; empty if the list is empty.
    pub fn word(&mut self, list: &[&'static str]) -> &'static str {
        self.pick(list).copied().unwrap_or_default()
    }

    /// A random index into a list of weights. The probability of an index is proportional to its weight. 0 if the list is empty.
    pub fn weighted(&mut self, weights: &[i64]) -> usize {
        let mut left = self.below(weights.iter().sum());
        for (place, weight) in weights.iter().enumerate() {
            left = left.saturating_sub(*weight);
            if left < 0 {
                return place;
            }
        }
        0
    }
}
