//! Finds the rows of a page: by key, through an index, or by reading all rows.

use core::cmp::Ordering;
use core::convert::Infallible;
use core::ops::Bound;
use std::sync::Arc;

use lastro::query::{Operator, Query};

use super::super::{Found, Row, StoreFault, within_page};
use super::index::{Estimate, Index, Keys, Range};
use super::rows::{Rows, Stored};
use crate::query::{Cell, CellRef, Compiled, CustomValue, Layout, Place, Stop, Term, Wanted, is_stopped};

/// A row that was found: its key, and the row itself if it is already loaded.
type Hit<'r> = (i64, Option<&'r Arc<Stored>>);
type Walk<'r> = Box<dyn Iterator<Item = Hit<'r>> + 'r>;

/// The execution of a query on the rows of a table.
pub(super) struct Search<'r> {
    pub(super) rows: &'r Rows,
    pub(super) layout: &'static Layout,
    pub(super) query: Compiled,
    /// A flag that ends the search early when it is set.
    pub(super) stop: Stop<'r>,
}

/// The rows among which a search looks for matches.
#[derive(Clone)]
enum Source<'r> {
    /// A list of keys, in order.
    Keys(Vec<i64>),
    /// The rows with one value of an index, ordered by key.
    Value(&'r Index, Cell),
    /// The rows in some ranges of an index. These rows have to be sorted by key.
    Ranges(&'r Index, Vec<Range>),
    /// All rows, ordered by key.
    All,
}

/// A source, and the number of its rows. If this number is not known, `rows` is an upper bound.
#[derive(Clone)]
struct Candidates<'r> {
    source: Source<'r>,
    rows: usize,
    /// Whether every row of the source matches, so that the rows need not be tested.
    exact: bool,
}

/// How the rows can be read in the order that a query asks for.
enum Order<'r> {
    /// In the order of keys.
    Key { descending: bool },
    /// In the order of an index. `keys_descending`: whether rows with the same value are in descending order of their keys.
    Index { index: &'r Index, descending: bool, keys_descending: bool },
    /// No order is available, so the matching rows have to be sorted.
    Other,
}

/// If a source has at most this many rows, the matching rows are collected and sorted, which is faster than reading an index in
/// order.
const FEW: usize = 100;

impl<'r> Search<'r> {
    /// Returns the page and the number of all matching rows.
    ///
    /// # Errors
    /// The search was ended early.
    pub(super) fn found(&self, query: &Query) -> Result<Found, StoreFault> {
        let best = self.best();
        let text = || format!("{:?}", query.filters);
        let known = best.exact.then(|| number(best.rows));
        let order = self.order();
        let few = best.rows <= FEW && !matches!(order, Order::Key { .. });
        if few || matches!(order, Order::Other) {
            let mut matching = self.rows_of(self.matching(&best));
            self.whole()?;
            let count = number(matching.len());
            self.sort(&mut matching);
            return Ok(Found { count, rows: self.page(matching.into_iter().map(at_hand)) });
        }
        let count = match known.or_else(|| self.rows.counted.get(&text())) {
            Some(count) => count,
            None => {
                let count = number(self.matching(&best).count());
                self.whole()?;
                self.rows.counted.set(text(), count);
                count
            }
        };
        let walk = self.walk(&best, &order, usize::try_from(count).unwrap_or_default());
        let rows = self.page(walk);
        self.whole()?;
        Ok(Found { count, rows })
    }

    /// Returns [`StoreFault::Ended`] if the search was ended early, so that an incomplete result is never used.
    fn whole(&self) -> Result<(), StoreFault> {
        if is_stopped(self.stop) { Err(StoreFault::Ended) } else { Ok(()) }
    }

    /// Cuts the page out of the matching rows, which must be in the order of the query.
    fn page<'s>(&'s self, matching: impl Iterator<Item = Hit<'s>>) -> Vec<Row> {
        let page = matching.skip(self.query.offset).take(self.query.limit).filter_map(|hit| self.row(hit));
        let rows: Result<_, Infallible> = within_page(page.map(|stored| Ok(stored.row.clone())), Row::size);
        rows.unwrap_or_default()
    }

    /// Loads the row of a hit.
    fn row<'s>(&'s self, (id, stored): Hit<'s>) -> Option<&'s Arc<Stored>> {
        stored.or_else(|| self.rows.by_key.get(&id))
    }

    fn rows_of<'s>(&'s self, walk: Walk<'s>) -> Vec<&'s Arc<Stored>> {
        walk.filter_map(|hit| self.row(hit)).collect()
    }

    /// The matching rows, ordered by key.
    fn matching(&self, best: &Candidates<'r>) -> Walk<'_> {
        self.tested(self.candidates(&best.source, false), best.exact)
    }

    fn tested<'s>(&'s self, walk: Walk<'s>, exact: bool) -> Walk<'s> {
        if exact {
            walk
        } else {
            let walk = walk.take_while(|_| !is_stopped(self.stop)).filter_map(|hit| self.row(hit));
            Box::new(walk.filter(|stored| stored.keys.holds(&self.query, self.layout, self.stop)).map(at_hand))
        }
    }

    /// Chooses the smallest source that contains all matching rows.
    fn best(&self) -> Candidates<'r> {
        let conditions = &self.query.conditions;
        let all = self.rows.by_key.len();
        let mut best = Candidates { source: Source::All, rows: all, exact: conditions.is_empty() };
        for condition in conditions {
            let alone = conditions.len() == 1;
            if condition.operator == Operator::Eq && self.layout.is_key(&condition.place) {
                let keys = condition.wanted.iter().filter_map(|wanted| match wanted {
                    Wanted::Cell(Cell::Int(id)) => Some(*id),
                    _ => None,
                });
                let keys: Vec<i64> = keys.filter(|id| self.rows.by_key.contains_key(id)).collect();
                let rows = keys.len();
                return Candidates { source: Source::Keys(keys), rows, exact: alone };
            }
            let index = self.rows.indexes.iter().find(|index| index.place == condition.place);
            let Some((index, ranges)) = index.and_then(|index| Some((index, Range::of(condition)?))) else { continue };
            let Estimate { rows, exact } = index.estimate(&ranges);
            if rows < best.rows || (alone && exact) {
                let exact = alone && exact;
                let source = match ranges.as_slice() {
                    [only] if only.point().is_some() => {
                        Source::Value(index, only.point().cloned().unwrap_or(Cell::Null))
                    }
                    _ => Source::Ranges(index, ranges),
                };
                best = Candidates { source, rows, exact };
            }
        }
        best
    }

    /// Reads the rows of a source. Rows from ranges are first collected, sorted by key and deduplicated.
    fn candidates(&self, source: &Source<'r>, descending: bool) -> Walk<'r> {
        let listed = |keys: Vec<i64>| -> Walk<'r> {
            let hits = keys.into_iter().map(|id| (id, None));
            if descending { Box::new(hits.rev()) } else { Box::new(hits) }
        };
        match source {
            Source::Keys(keys) => listed(keys.clone()),
            Source::Value(index, cell) => by_id(index.of_value(cell, descending)),
            Source::Ranges(index, ranges) => {
                let mut keys: Vec<i64> = ranges.iter().flat_map(|range| index.ascending(range)).collect();
                keys.sort_unstable();
                keys.dedup();
                listed(keys)
            }
            Source::All => {
                let all = self.rows.by_key.range((Bound::<i64>::Unbounded, Bound::Unbounded));
                let all = all.map(|(id, stored)| (*id, Some(stored)));
                if descending { Box::new(all.rev()) } else { Box::new(all) }
            }
        }
    }

    /// Chooses how to read the rows in the order of the query.
    fn order(&self) -> Order<'r> {
        let by_index = |term: &Term, keys_descending: bool| {
            let index = self.rows.indexes.iter().find(|index| index.place == term.place);
            match index {
                Some(index) if term.descending || !keys_descending => {
                    Order::Index { index, descending: term.descending, keys_descending }
                }
                _ => Order::Other,
            }
        };
        match self.query.order.as_slice() {
            [] => Order::Key { descending: false },
            [only] if self.layout.is_key(&only.place) => Order::Key { descending: only.descending },
            [first] => by_index(first, false),
            [first, second] if self.layout.is_key(&second.place) => by_index(first, second.descending),
            _ => Order::Other,
        }
    }

    /// Reads the matching rows in the order of the query, in the way that reads the fewest rows.
    fn walk<'s>(&'s self, best: &Candidates<'r>, order: &Order<'r>, count: usize) -> Walk<'s> {
        // `passed` estimates how many rows a full scan reads until the page is full. It assumes that the matching rows are
        // evenly distributed.
        let wanted = self.query.offset.saturating_add(self.query.limit).min(count);
        let passed = self.rows.by_key.len().saturating_mul(wanted).checked_div(count).unwrap_or_default();
        let all = self.query.conditions.is_empty();
        match *order {
            Order::Key { descending } => match best.source {
                // Rows from ranges must all be collected and sorted. A scan of all rows is already in key order and stops when the
                // page is full, so it is faster if it reads fewer rows until then.
                Source::Ranges(..) if passed < best.rows => self.tested(self.candidates(&Source::All, descending), all),
                _ => self.tested(self.candidates(&best.source, descending), best.exact),
            },
            Order::Index { index, descending, keys_descending } if passed <= best.rows => {
                let own = self.query.conditions.iter().find(|condition| condition.place == index.place);
                let own = own.and_then(Range::of).and_then(|ranges| match ranges.as_slice() {
                    [only] => Some(only.clone()),
                    _ => None,
                });
                // if the range of the index is the only condition, the rows need no further test
                let exact = all || (own.is_some() && self.query.conditions.len() == 1);
                let range = own.unwrap_or_else(Range::all);
                let walk = match descending {
                    false => index.ascending(&range),
                    true => index.descending(&range, keys_descending),
                };
                self.tested(by_id(walk), exact)
            }
            _ => {
                let mut matching = self.rows_of(self.matching(best));
                self.sort(&mut matching);
                Box::new(matching.into_iter().map(at_hand))
            }
        }
    }

    /// Sorts the rows as far as the page needs it, and drops the rows after the page.
    fn sort(&self, rows: &mut Vec<&Arc<Stored>>) {
        if self.query.order.is_empty() {
            return;
        }
        let mut keyed: Vec<(Vec<SortValue<'_>>, i64, &Arc<Stored>)> =
            rows.iter().map(|stored| (self.values(stored), stored.row.id, *stored)).collect();
        let compared = |a: &(Vec<SortValue<'_>>, i64, _), b: &(Vec<SortValue<'_>>, i64, _)| {
            self.compared(&a.0, &b.0).then_with(|| a.1.cmp(&b.1))
        };
        let end = self.query.offset.saturating_add(self.query.limit);
        if end < keyed.len() {
            keyed.select_nth_unstable_by(end, compared);
            keyed.truncate(end);
        }
        keyed.sort_unstable_by(compared);
        rows.clear();
        rows.extend(keyed.into_iter().map(|(_, _, stored)| stored));
    }

    fn values<'k>(&self, stored: &'k Stored) -> Vec<SortValue<'k>> {
        let keys = &stored.keys;
        let value = |term: &Term| match &term.place {
            Place::Custom(name) => SortValue::Custom(keys.custom(self.layout, name)),
            place => SortValue::Cell(keys.values(self.layout, place).next().unwrap_or(CellRef::Null)),
        };
        self.query.order.iter().map(value).collect()
    }

    fn compared(&self, a: &[SortValue<'_>], b: &[SortValue<'_>]) -> Ordering {
        let orders = self.query.order.iter().zip(a.iter().zip(b)).map(|(term, (a, b))| {
            let order = a.compared(b);
            if term.descending { order.reverse() } else { order }
        });
        orders.fold(Ordering::Equal, Ordering::then)
    }
}

/// A value that rows are sorted by.
enum SortValue<'k> {
    Cell(CellRef<'k>),
    Custom(Option<CustomValue>),
}

impl SortValue<'_> {
    fn compared(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Cell(a), Self::Cell(b)) => a.cmp(b),
            (Self::Custom(Some(a)), Self::Custom(Some(b))) => a.ranked(b),
            (Self::Custom(a), Self::Custom(b)) => a.is_some().cmp(&b.is_some()),
            _ => Ordering::Equal,
        }
    }
}

fn at_hand(stored: &Arc<Stored>) -> Hit<'_> {
    (stored.row.id, Some(stored))
}

fn by_id(keys: Keys<'_>) -> Walk<'_> {
    Box::new(keys.map(|id| (id, None)))
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
