//! How a page of rows is found: by their keys, by an index, or by looking at each of them.

use core::cmp::Ordering;
use core::convert::Infallible;
use core::ops::Bound;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Arc;

use lastro::query::{Operator, Query};

use super::super::{Found, Row, StoreFault, within_page};
use super::index::{Estimate, Index, Range, Walk};
use super::rows::{Rows, Stored};
use crate::query::{Cell, CellRef, Compiled, CustomValue, Layout, Place, Term, Wanted};

/// A query over the rows of a table.
pub(super) struct Search<'r> {
    pub(super) rows: &'r Rows,
    pub(super) layout: &'static Layout,
    pub(super) query: Compiled,
    /// Set to end the search early.
    pub(super) stop: Option<&'r AtomicBool>,
}

/// Where the rows that may match come from.
#[derive(Clone)]
enum Source<'r> {
    /// Some keys, in order.
    Keys(Vec<i64>),
    /// The rows of one value of an index: they come by key.
    Value(&'r Index, Cell),
    /// The rows of some ranges of an index, in no order that a query asks for.
    Ranges(&'r Index, Vec<Range>),
    /// All rows, by key.
    All,
}

/// A source, with the number of its rows.
#[derive(Clone)]
struct Candidates<'r> {
    source: Source<'r>,
    rows: usize,
    /// Whether they are exactly the rows that match.
    exact: bool,
}

/// How rows can be passed in the order that a query asks for.
enum Order<'r> {
    /// By key.
    Key { descending: bool },
    /// By an index.
    Index { index: &'r Index, descending: bool, keys_descending: bool },
    /// They have to be sorted.
    Other,
}

/// So many rows are sorted rather than looked for in the order of an index.
const FEW: usize = 100;

impl<'r> Search<'r> {
    /// The page, and how many rows match.
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
            let mut matching: Vec<&Arc<Stored>> = self.matching(&best).collect();
            self.whole()?;
            self.sort(&mut matching);
            return Ok(Found { count: number(matching.len()), rows: self.page(matching.iter().copied()) });
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

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Relaxed))
    }

    /// Whether every row was looked at that should be.
    fn whole(&self) -> Result<(), StoreFault> {
        if self.is_stopped() { Err(StoreFault("the search was ended early".to_owned())) } else { Ok(()) }
    }

    /// The page of the rows that match, in their order.
    fn page<'s>(&self, matching: impl Iterator<Item = &'s Arc<Stored>>) -> Vec<Row> {
        let page = matching.skip(self.query.offset).take(self.query.limit);
        let rows: Result<_, Infallible> = within_page(page.map(|stored| Ok(stored.row.clone())), Row::size);
        rows.unwrap_or_default()
    }

    /// The rows that match, by key.
    fn matching(&self, best: &Candidates<'r>) -> Walk<'_> {
        self.tested(self.candidates(&best.source, false), best.exact)
    }

    fn tested<'s>(&'s self, walk: Walk<'s>, exact: bool) -> Walk<'s> {
        if exact {
            walk
        } else {
            let walk = walk.take_while(|_| !self.is_stopped());
            Box::new(walk.filter(|stored| stored.keys(self.layout).holds(&self.query, self.layout)))
        }
    }

    /// The smallest source that has every row that matches.
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

    /// The rows of a source. Those of ranges come by key, each once.
    fn candidates(&self, source: &Source<'r>, descending: bool) -> Walk<'r> {
        let by_key = &self.rows.by_key;
        match source {
            Source::Keys(keys) => {
                let found: Vec<&Arc<Stored>> = keys.iter().filter_map(|id| by_key.get(id)).collect();
                if descending { Box::new(found.into_iter().rev()) } else { Box::new(found.into_iter()) }
            }
            Source::Value(index, cell) => index.of_value(cell, descending),
            Source::Ranges(index, ranges) => {
                let index: &'r Index = index;
                let mut found: Vec<&Arc<Stored>> = ranges.iter().flat_map(|range| index.ascending(range)).collect();
                found.sort_unstable_by_key(|stored| stored.row.id);
                found.dedup_by_key(|stored| stored.row.id);
                if descending { Box::new(found.into_iter().rev()) } else { Box::new(found.into_iter()) }
            }
            Source::All => {
                let all = by_key.range((Bound::<i64>::Unbounded, Bound::Unbounded)).map(|(_, stored)| stored);
                if descending { Box::new(all.rev()) } else { Box::new(all) }
            }
        }
    }

    /// How rows can be passed in the order that the query asks for.
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

    /// The rows that match, in the order that the query asks for.
    fn walk<'s>(&'s self, best: &Candidates<'r>, order: &Order<'r>, count: usize) -> Walk<'s> {
        // about how many rows a walk over all of them passes until the page is full, if those that match are spread evenly
        let wanted = self.query.offset.saturating_add(self.query.limit).min(count);
        let passed = self.rows.by_key.len().saturating_mul(wanted).checked_div(count).unwrap_or_default();
        let all = self.query.conditions.is_empty();
        match *order {
            Order::Key { descending } => match best.source {
                // ranges have to be collected and sorted
                Source::Ranges(..) if passed < best.rows => self.tested(self.candidates(&Source::All, descending), all),
                _ => self.tested(self.candidates(&best.source, descending), best.exact),
            },
            Order::Index { index, descending, keys_descending } if passed <= best.rows => {
                let own = self.query.conditions.iter().find(|condition| condition.place == index.place);
                let own = own.and_then(Range::of).and_then(|ranges| match ranges.as_slice() {
                    [only] => Some(only.clone()),
                    _ => None,
                });
                // nothing is left to be tested where the only condition is the range of the index
                let exact = all || (own.is_some() && self.query.conditions.len() == 1);
                let range = own.unwrap_or_else(Range::all);
                let walk = match (descending, keys_descending) {
                    (false, _) => index.ascending(&range),
                    (true, true) => index.reversed(&range),
                    (true, false) => index.descending(&range),
                };
                self.tested(walk, exact)
            }
            _ => {
                let mut matching: Vec<&Arc<Stored>> = self.matching(best).collect();
                self.sort(&mut matching);
                Box::new(matching.into_iter())
            }
        }
    }

    fn sort(&self, rows: &mut Vec<&Arc<Stored>>) {
        if self.query.order.is_empty() {
            return;
        }
        let mut keyed: Vec<(Vec<SortValue<'_>>, i64, &Arc<Stored>)> =
            rows.iter().map(|stored| (self.values(stored), stored.row.id, *stored)).collect();
        keyed.sort_unstable_by(|a, b| self.compared(&a.0, &b.0).then_with(|| a.1.cmp(&b.1)));
        rows.clear();
        rows.extend(keyed.into_iter().map(|(_, _, stored)| stored));
    }

    fn values<'k>(&self, stored: &'k Stored) -> Vec<SortValue<'k>> {
        let keys = stored.keys(self.layout);
        let value = |term: &Term| match &term.place {
            Place::Column(place) => SortValue::Cell(keys.column(*place)),
            Place::Custom(name) => SortValue::Custom(keys.custom(self.layout, name)),
            Place::Element(..) => SortValue::Cell(CellRef::Null),
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

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
