//! Which table or index a query begins with.
//!
//! SQLite's own planner guesses from statistics, and is ten times slower where it guesses wrong. Here an index is asked how
//! many rows it would give, up to a limit, and the statement names what it begins with.

use lastro::query::Operator;
use lastro_twin::query::{Compiled, Condition, Place};
use lastro_twin::state::StoreFault;

use super::link::Link;
use super::schema::Searched;
use super::select::number;
use super::sql::Statement;

/// What a statement begins with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// The keys that a condition names.
    Keys(usize),
    /// The index on the field of a condition.
    Index(usize),
    /// The values of a custom field.
    Custom(usize),
    /// The elements of the section that a condition is about.
    Section(usize),
    /// The index on the column that the rows are sorted by.
    Order(usize),
    /// The whole table.
    Table,
}

/// How the rows of a page are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Route {
    /// With one statement.
    One(Start),
    /// Value by value of the index on a column, from the largest on: its rows come by key.
    Values(usize),
}

/// A query over the tables of an entity.
pub(super) struct Search<'s> {
    pub(super) name: &'static str,
    pub(super) searched: &'static Searched,
    pub(super) query: &'s Compiled,
    /// How many rows the table has.
    pub(super) rows: i64,
}

/// The condition that leaves the fewest rows of those that an index can find.
#[derive(Debug, Clone, Copy)]
pub(super) struct Best {
    pub(super) start: Start,
    pub(super) rows: i64,
}

/// An index is better than reading the table if it gives at most one of so many rows: each of them is then looked up.
const SHARE: i64 = 20;
/// So few rows are found at once, whatever else could be done.
const FEW: i64 = 1_000;
/// Most rows of a page that are looked for value by value.
const NEAR: i64 = 10_000;

impl Search<'_> {
    /// The best start that gives few rows, if there is one.
    pub(super) fn best(&self, link: &Link) -> Result<Option<Best>, StoreFault> {
        let conditions = &self.query.conditions;
        let by_key =
            |condition: &Condition| condition.operator == Operator::Eq && self.searched.layout.is_key(&condition.place);
        if let Some((at, condition)) = conditions.iter().enumerate().find(|(_, condition)| by_key(condition)) {
            return Ok(Some(Best { start: Start::Keys(at), rows: number(condition.wanted.len()) }));
        }
        for limit in [FEW, self.rows / SHARE] {
            let mut best: Option<Best> = None;
            for start in self.starts() {
                let rows = link.number(&self.estimate(start, limit))?;
                if rows < limit && best.is_none_or(|best| rows < best.rows) {
                    best = Some(Best { start, rows });
                }
            }
            if best.is_some() {
                return Ok(best);
            }
        }
        Ok(None)
    }

    /// The conditions that an index can find.
    fn starts(&self) -> impl Iterator<Item = Start> {
        self.query.conditions.iter().enumerate().filter_map(|(at, condition)| match condition.place {
            Place::Custom(_) => (condition.operator == Operator::Eq).then_some(Start::Custom(at)),
            _ => self.is_found(condition).then_some(Start::Index(at)),
        })
    }

    /// Every start that gives the rows of the query.
    pub(super) fn all_starts(&self) -> Vec<Start> {
        let layout = self.searched.layout;
        let mut starts: Vec<Start> = self.starts().chain([Start::Table]).collect();
        for (at, condition) in self.query.conditions.iter().enumerate() {
            if condition.operator == Operator::Eq && layout.is_key(&condition.place) {
                starts.push(Start::Keys(at));
            }
            if let Place::Element(..) = condition.place {
                starts.push(Start::Section(at));
            }
        }
        if let Some(Place::Column(place)) = self.query.order.first().map(|term| &term.place)
            && self.searched.index(self.name, &Place::Column(*place)).is_some()
        {
            starts.push(Start::Order(*place));
        }
        starts
    }

    /// The column of an order that can be walked value by value.
    pub(super) fn values(&self, start: Start) -> Option<usize> {
        let Start::Order(place) = start else { return None };
        match self.query.order.as_slice() {
            [only] if only.descending => Some(place),
            [first, second] if first.descending && self.searched.layout.is_key(&second.place) && !second.descending => {
                Some(place)
            }
            _ => None,
        }
    }

    /// Whether an index finds the rows for which a condition holds.
    pub(super) fn is_found(&self, condition: &Condition) -> bool {
        let operator = match condition.operator {
            Operator::Eq | Operator::IsNull | Operator::Gt | Operator::Gte | Operator::Lt | Operator::Lte => true,
            Operator::Between => condition.wanted.len() == 1,
            _ => false,
        };
        operator && self.searched.index(self.name, &condition.place).is_some()
    }

    /// How many rows a start gives, up to a limit.
    fn estimate(&self, start: Start, limit: i64) -> Statement {
        let condition = match start {
            Start::Index(at) | Start::Custom(at) => self.query.conditions.get(at),
            _ => None,
        };
        let rows = condition.map_or_else(|| self.source(start, false), |condition| self.found(start, condition));
        let mut statement = rows.select("1");
        statement.text = format!("SELECT count(*) FROM ({} LIMIT {limit})", statement.text);
        statement
    }

    /// How all rows that match are counted.
    pub(super) fn counting(&self, best: Option<Best>) -> Start {
        match (best, self.query.conditions.as_slice()) {
            (Some(best), _) => best.start,
            // the index alone has all that is counted
            (None, [only]) if self.is_found(only) && matches!(only.place, Place::Column(_)) => Start::Index(0),
            (None, conditions) => self.without_index(conditions),
        }
    }

    /// The table with the most conditions that every row can be looked at in.
    fn without_index(&self, conditions: &[Condition]) -> Start {
        let section = conditions.iter().position(|condition| matches!(condition.place, Place::Element(..)));
        match section {
            Some(at) if conditions.iter().all(|condition| same_section(&condition.place, conditions, at)) => {
                Start::Section(at)
            }
            _ => Start::Table,
        }
    }

    /// How the rows of a page are found, of which so many match in all.
    pub(super) fn page(&self, best: Option<Best>, count: i64) -> Route {
        let conditions = &self.query.conditions;
        let end = number(self.query.offset).saturating_add(number(self.query.limit)).min(count);
        // about how many rows of the table are passed until the page is full, if those that match are spread evenly
        let passed = self.rows.saturating_mul(end) / count.max(1);
        let layout = self.searched.layout;
        let mut routes: Vec<(i64, Route)> = vec![(self.rows, Route::One(self.without_index(conditions)))];
        if let Some(Best { start, rows }) = best {
            routes.push((rows.saturating_mul(3), Route::One(start)));
        }
        let first = self.query.order.first();
        let then_keys = match self.query.order.as_slice() {
            [] | [_] => Some(false),
            [_, second] if layout.is_key(&second.place) => Some(second.descending),
            _ => None,
        };
        match (first, then_keys) {
            (None, _) => self.by_key(passed, &mut routes),
            (Some(term), _) if layout.is_key(&term.place) => self.by_key(passed, &mut routes),
            (Some(term), Some(keys_descending)) => {
                let Place::Column(place) = term.place else { return least(&routes) };
                if self.searched.index(self.name, &term.place).is_none() {
                    return least(&routes);
                }
                let is_code =
                    layout.columns.get(place).is_some_and(|column| matches!(column.ty, lastro::model::Type::Code(_)));
                // the index alone is read where nothing else is compared; else each row is looked up
                let alone = conditions.iter().all(|condition| condition.place == term.place);
                let walked = if alone { passed / 4 } else { passed.saturating_mul(3) };
                if term.descending == keys_descending {
                    routes.push((walked, Route::One(Start::Order(place))));
                } else if !is_code {
                    // the rows of one value are sorted again
                    routes.push((walked.saturating_add(FEW), Route::One(Start::Order(place))));
                } else if term.descending && end <= NEAR {
                    routes.push((walked, Route::Values(place)));
                }
            }
            (Some(_), None) => {}
        }
        least(&routes)
    }

    /// Rows by their keys: those of one value of an index come so, as those of the table do.
    fn by_key(&self, passed: i64, routes: &mut Vec<(i64, Route)>) {
        let value = self.query.conditions.iter().position(|condition| {
            let one = condition.operator == Operator::Eq && condition.wanted.len() == 1;
            one && matches!(condition.place, Place::Column(_)) && self.is_found(condition)
        });
        match value {
            Some(at) => routes.push((passed, Route::One(Start::Index(at)))),
            None => routes.push((passed, Route::One(Start::Table))),
        }
    }
}

fn least(routes: &[(i64, Route)]) -> Route {
    routes.iter().min_by_key(|(cost, _)| *cost).map_or(Route::One(Start::Table), |(_, route)| *route)
}

fn same_section(place: &Place, conditions: &[Condition], at: usize) -> bool {
    match (place, conditions.get(at).map(|condition| &condition.place)) {
        (Place::Element(a, _), Some(Place::Element(b, _))) => a == b,
        _ => false,
    }
}
