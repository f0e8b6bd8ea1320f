//! An index: the keys of a table's rows, sorted by one field.

use core::ops::Bound;
use std::sync::Arc;

use imbl::{OrdMap, OrdSet};
use lastro::query::Operator;

use crate::query::{Cell, Condition, Place, Wanted};

/// The keys of a table's rows, sorted by one field. Rows with the same value are sorted by key. A row with several values of
/// the field occurs once for each value.
#[derive(Debug, Clone)]
pub(super) struct Index {
    pub(super) place: Place,
    values: OrdMap<Cell, Ids>,
    /// The total number of keys, summed over all values.
    entries: usize,
}

/// The keys of all rows with the same value. Many values occur in only one row, whose key is stored without a set.
#[derive(Debug, Clone)]
enum Ids {
    One(i64),
    Many(Arc<OrdSet<i64>>),
}

/// A range of values.
#[derive(Debug, Clone)]
pub(super) struct Range {
    low: Bound<Cell>,
    high: Bound<Cell>,
}

/// An estimate of the number of rows in some ranges of an index.
#[derive(Debug, Clone, Copy)]
pub(super) struct Estimate {
    pub(super) rows: usize,
    /// Whether the number is exact. If not, it is an upper bound: some rows may be counted twice, or rows outside of the ranges
    /// may be counted too.
    pub(super) exact: bool,
}

/// Maximum number of values whose rows are counted for an estimate. With more values, the estimate is the size of the whole
/// index.
const MOST_VALUES: usize = 2_000;

pub(super) type Keys<'r> = Box<dyn Iterator<Item = i64> + 'r>;

impl Ids {
    fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Many(ids) => ids.len(),
        }
    }

    fn iter(&self, descending: bool) -> Keys<'_> {
        match self {
            Self::One(id) => Box::new(core::iter::once(*id)),
            Self::Many(ids) if descending => Box::new(ids.iter().rev().copied()),
            Self::Many(ids) => Box::new(ids.iter().copied()),
        }
    }
}

impl Index {
    pub(super) fn new(place: Place) -> Self {
        Self { place, values: OrdMap::new(), entries: 0 }
    }

    /// Removes the key of a row from the keys that are stored for one value.
    pub(super) fn remove(&mut self, cell: &Cell, id: i64) {
        let is_last = match self.values.get_mut(cell) {
            None => return,
            Some(Ids::One(_)) => true,
            Some(Ids::Many(ids)) => {
                let ids = Arc::make_mut(ids);
                ids.remove(&id);
                ids.is_empty()
            }
        };
        if is_last {
            self.values.remove(cell);
        }
        self.entries = self.entries.saturating_sub(1);
    }

    /// Adds the key of a row to the keys that are stored for one value. The key must not be among them yet.
    pub(super) fn add(&mut self, cell: Cell, id: i64) {
        match self.values.get_mut(&cell) {
            None => drop(self.values.insert(cell, Ids::One(id))),
            Some(Ids::Many(ids)) => drop(Arc::make_mut(ids).insert(id)),
            Some(ids) => *ids = Ids::Many(Arc::new(ids.iter(false).chain([id]).collect())),
        }
        self.entries = self.entries.saturating_add(1);
    }

    /// Estimates how many rows have a value within the given ranges.
    pub(super) fn estimate(&self, ranges: &[Range]) -> Estimate {
        let (mut rows, mut values): (usize, usize) = (0, 0);
        for range in ranges {
            for (_, ids) in self.values(range) {
                rows = rows.saturating_add(ids.len());
                values = values.saturating_add(1);
                if values > MOST_VALUES {
                    return Estimate { rows: self.entries, exact: false };
                }
            }
        }
        // The number is not exact if a row may have several values, or if ranges may overlap, since a row may then be counted
        // twice.
        let exact = ranges.len() <= 1 && (values <= 1 || matches!(self.place, Place::Column(_)));
        Estimate { rows, exact }
    }

    /// The keys of the rows with this value, in ascending or descending order.
    pub(super) fn of_value(&self, cell: &Cell, descending: bool) -> Keys<'_> {
        self.values.get(cell).map_or_else(|| Box::new(core::iter::empty()) as Keys<'_>, |ids| ids.iter(descending))
    }

    /// The keys of the rows whose value is in a range, in ascending order of the values.
    pub(super) fn ascending(&self, range: &Range) -> Keys<'_> {
        Box::new(self.values(range).flat_map(|(_, ids)| ids.iter(false)))
    }

    /// The keys of the rows whose value is in a range, in descending order of the values. `keys_descending`: whether the keys of
    /// rows with the same value are in descending order too.
    pub(super) fn descending(&self, range: &Range, keys_descending: bool) -> Keys<'_> {
        let low = range.clone();
        let values = self.values.range((Bound::Unbounded, range.high.clone())).rev();
        Box::new(
            values.take_while(move |(cell, _)| low.begins(cell)).flat_map(move |(_, ids)| ids.iter(keys_descending)),
        )
    }

    fn values<'r>(&'r self, range: &Range) -> impl Iterator<Item = (&'r Cell, &'r Ids)> + use<'r> {
        let high = range.clone();
        self.values.range((range.low.clone(), Bound::Unbounded)).take_while(move |(cell, _)| high.ends(cell))
    }
}

impl Range {
    /// The ranges of values that satisfy a condition; `None` if an index cannot find these values.
    pub(super) fn of(condition: &Condition) -> Option<Vec<Self>> {
        let low = |low| Self { low, high: Bound::Excluded(Cell::Odd("".into())) };
        let high = |high| Self { low: Bound::Excluded(Cell::Null), high };
        let cells = || {
            condition.wanted.iter().filter_map(|wanted| match wanted {
                Wanted::Cell(cell) => Some(cell.clone()),
                _ => None,
            })
        };
        let point = |cell: Cell| Self { low: Bound::Included(cell.clone()), high: Bound::Included(cell) };
        Some(match condition.operator {
            Operator::Eq => cells().map(point).collect(),
            Operator::IsNull => vec![point(Cell::Null)],
            Operator::IsNotNull => vec![high(Bound::Unbounded)],
            // a row matches if it satisfies the comparison with any wanted value, so the widest range is enough
            Operator::Gt => vec![low(Bound::Excluded(cells().min()?))],
            Operator::Gte => vec![low(Bound::Included(cells().min()?))],
            Operator::Lt => vec![high(Bound::Excluded(cells().max()?))],
            Operator::Lte => vec![high(Bound::Included(cells().max()?))],
            Operator::Between => {
                let between = condition.wanted.iter().filter_map(|wanted| match wanted {
                    Wanted::Cells(low, high) => {
                        Some(Self { low: Bound::Included(low.clone()), high: Bound::Included(high.clone()) })
                    }
                    _ => None,
                });
                between.collect()
            }
            Operator::Neq | Operator::Contains | Operator::NotContains => return None,
        })
    }

    /// The value of a range that contains exactly one value; `None` for other ranges.
    pub(super) fn point(&self) -> Option<&Cell> {
        match (&self.low, &self.high) {
            (Bound::Included(low), Bound::Included(high)) if low == high => Some(low),
            _ => None,
        }
    }

    /// The range of all values.
    pub(super) fn all() -> Self {
        Self { low: Bound::Unbounded, high: Bound::Unbounded }
    }

    /// Whether a value is within the upper bound of the range.
    fn ends(&self, cell: &Cell) -> bool {
        match &self.high {
            Bound::Included(high) => cell <= high,
            Bound::Excluded(high) => cell < high,
            Bound::Unbounded => true,
        }
    }

    /// Whether a value is within the lower bound of the range.
    fn begins(&self, cell: &Cell) -> bool {
        match &self.low {
            Bound::Included(low) => cell >= low,
            Bound::Excluded(low) => cell > low,
            Bound::Unbounded => true,
        }
    }
}
