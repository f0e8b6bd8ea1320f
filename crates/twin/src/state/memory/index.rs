//! The rows of a table in the order of one field.

use core::ops::Bound;
use std::sync::Arc;

use imbl::OrdMap;
use lastro::query::Operator;

use super::rows::Stored;
use crate::query::{Cell, Condition, Place, Wanted};

/// The rows of a table in the order of one field, those of one value by key. A row is there once for each value that it
/// has. The rows themselves are in it, since looking up each of them by its key would take most of the time of a page.
#[derive(Debug, Clone)]
pub(super) struct Index {
    pub(super) place: Place,
    entries: OrdMap<(Cell, i64), Arc<Stored>>,
    counts: OrdMap<Cell, usize>,
}

/// Values from one to another.
#[derive(Debug, Clone)]
pub(super) struct Range {
    low: Bound<Cell>,
    high: Bound<Cell>,
}

/// How many rows an index has in some ranges.
#[derive(Debug, Clone, Copy)]
pub(super) struct Estimate {
    pub(super) rows: usize,
    /// Whether it is exact; otherwise it is the least or the most, and some rows may be counted twice.
    pub(super) exact: bool,
}

/// Most values whose counts are added up.
const MOST_VALUES: usize = 2_000;

pub(super) type Walk<'r> = Box<dyn Iterator<Item = &'r Arc<Stored>> + 'r>;

impl Index {
    pub(super) fn new(place: Place) -> Self {
        Self { place, entries: OrdMap::new(), counts: OrdMap::new() }
    }

    /// Takes a row out at one of its values.
    pub(super) fn remove(&mut self, cell: &Cell, id: i64) {
        self.entries.remove(&(cell.clone(), id));
        let left = self.counts.get(cell).copied().unwrap_or_default().saturating_sub(1);
        if left == 0 {
            self.counts.remove(cell);
        } else {
            self.counts.insert(cell.clone(), left);
        }
    }

    /// Puts a row in at one of its values; `added`: it did not have this value before.
    pub(super) fn put(&mut self, cell: &Cell, id: i64, stored: &Arc<Stored>, added: bool) {
        if added {
            let count = self.counts.get(cell).copied().unwrap_or_default();
            self.counts.insert(cell.clone(), count.saturating_add(1));
        }
        self.entries.insert((cell.clone(), id), Arc::clone(stored));
    }

    /// How many rows have a value in some ranges.
    pub(super) fn estimate(&self, ranges: &[Range]) -> Estimate {
        let (mut rows, mut values): (usize, usize) = (0, 0);
        for range in ranges {
            for (_, count) in
                self.counts.range((range.low.clone(), Bound::Unbounded)).take_while(|(c, _)| range.ends(c))
            {
                rows = rows.saturating_add(*count);
                values = values.saturating_add(1);
                if values > MOST_VALUES {
                    return Estimate { rows: self.entries.len(), exact: false };
                }
            }
        }
        // a row has several values of a section, and ranges may overlap
        let exact = ranges.len() <= 1 && (values <= 1 || matches!(self.place, Place::Column(_)));
        Estimate { rows, exact }
    }

    /// The rows of one value, by key.
    pub(super) fn of_value(&self, cell: &Cell, descending: bool) -> Walk<'_> {
        let range = (Bound::Included((cell.clone(), i64::MIN)), Bound::Included((cell.clone(), i64::MAX)));
        let entries = self.entries.range(range).map(|(_, stored)| stored);
        if descending { Box::new(entries.rev()) } else { Box::new(entries) }
    }

    /// The rows of a range, the smallest value first, those of one value by key.
    pub(super) fn ascending(&self, range: &Range) -> Walk<'_> {
        let high = range.clone();
        let entries = self.entries.range((range.start(), Bound::Unbounded));
        Box::new(entries.take_while(move |((cell, _), _)| high.ends(cell)).map(|(_, stored)| stored))
    }

    /// The rows of a range, the largest value first, those of one value from the largest key on.
    pub(super) fn reversed(&self, range: &Range) -> Walk<'_> {
        let low = range.clone();
        let entries = self.entries.range((Bound::Unbounded, range.end())).rev();
        Box::new(entries.take_while(move |((cell, _), _)| low.begins(cell)).map(|(_, stored)| stored))
    }

    /// The rows of a range, the largest value first, those of one value by key.
    pub(super) fn descending(&self, range: &Range) -> Walk<'_> {
        let groups = Groups { index: self, range: range.clone(), end: range.end(), few: Vec::new(), many: None };
        Box::new(groups)
    }
}

/// Rows of a value that are turned around in memory; those of more are looked up again from their first one on.
const FEW: usize = 16;

/// The walk of [`Index::descending`].
struct Groups<'r> {
    index: &'r Index,
    range: Range,
    /// Where the values that are left end.
    end: Bound<(Cell, i64)>,
    /// Rows that are next, the last one first.
    few: Vec<&'r Arc<Stored>>,
    many: Option<Walk<'r>>,
}

impl<'r> Iterator for Groups<'r> {
    type Item = &'r Arc<Stored>;

    fn next(&mut self) -> Option<&'r Arc<Stored>> {
        loop {
            if let Some(next) = self.few.pop().or_else(|| self.many.as_mut()?.next()) {
                return Some(next);
            }
            self.many = None;
            self.fill()?;
        }
    }
}

impl<'r> Groups<'r> {
    /// Takes rows until some values are complete.
    fn fill(&mut self) -> Option<()> {
        let index = self.index;
        let mut left = index.entries.range((Bound::Unbounded, self.end.clone())).rev();
        let mut groups: Vec<Vec<&'r Arc<Stored>>> = Vec::new();
        let (mut taken, mut last): (usize, Option<&'r Cell>) = (0, None);
        loop {
            let Some(((cell, _), stored)) = left.next().filter(|((cell, _), _)| self.range.begins(cell)) else {
                // the end: nothing is left after this
                self.end = Bound::Excluded((Cell::Null, i64::MIN));
                break;
            };
            if last != Some(cell) {
                if taken >= FEW {
                    let last = last?;
                    self.end = Bound::Excluded((last.clone(), i64::MIN));
                    break;
                }
                last = Some(cell);
                groups.push(Vec::new());
            }
            let group = groups.last_mut()?;
            group.push(stored);
            taken = taken.saturating_add(1);
            if group.len() > FEW {
                // too many of one value: those before it, then this value from its beginning
                groups.pop();
                self.end = Bound::Excluded((cell.clone(), i64::MIN));
                self.many = Some(index.of_value(cell, false));
                break;
            }
        }
        // the last one is taken first: each group was collected from its largest key on
        self.few = groups.into_iter().rev().flatten().collect();
        (!self.few.is_empty() || self.many.is_some()).then_some(())
    }
}

impl Range {
    /// The ranges of the values for which a condition holds, if an index can find them.
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
            // any of the ends will do: the widest range has all of them
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

    /// The only value of the range, if it is one.
    pub(super) fn point(&self) -> Option<&Cell> {
        match (&self.low, &self.high) {
            (Bound::Included(low), Bound::Included(high)) if low == high => Some(low),
            _ => None,
        }
    }

    /// Every value.
    pub(super) fn all() -> Self {
        Self { low: Bound::Unbounded, high: Bound::Unbounded }
    }

    fn start(&self) -> Bound<(Cell, i64)> {
        match &self.low {
            Bound::Included(cell) => Bound::Included((cell.clone(), i64::MIN)),
            Bound::Excluded(cell) => Bound::Excluded((cell.clone(), i64::MAX)),
            Bound::Unbounded => Bound::Unbounded,
        }
    }

    fn end(&self) -> Bound<(Cell, i64)> {
        match &self.high {
            Bound::Included(cell) => Bound::Included((cell.clone(), i64::MAX)),
            Bound::Excluded(cell) => Bound::Excluded((cell.clone(), i64::MIN)),
            Bound::Unbounded => Bound::Unbounded,
        }
    }

    /// Whether a value is not past the range.
    fn ends(&self, cell: &Cell) -> bool {
        match &self.high {
            Bound::Included(high) => cell <= high,
            Bound::Excluded(high) => cell < high,
            Bound::Unbounded => true,
        }
    }

    /// Whether a value is not before the range.
    fn begins(&self, cell: &Cell) -> bool {
        match &self.low {
            Bound::Included(low) => cell >= low,
            Bound::Excluded(low) => cell > low,
            Bound::Unbounded => true,
        }
    }
}
