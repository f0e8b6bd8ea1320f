//! Prepared queries: the positions of the fields in a row, and the values to compare with, in the form in which the store keeps
//! them.

use core::cmp::Ordering;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::collections::BTreeMap;

use lastro::json::Value;
use lastro::model::Type;
use lastro::query::{DEFAULT_LIMIT, Filter, Operator, Query};

use super::cell::{Cell, CellRef, CustomValue};
use super::layout::{Layout, Place};
use crate::state::StoreFault;

/// A prepared query.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// The conditions, all of which a row must satisfy.
    pub conditions: Vec<Condition>,
    /// The fields to sort by. Rows that are equal in all of them are sorted by key.
    pub order: Vec<Term>,
    /// Number of rows to skip.
    pub offset: usize,
    /// Maximum number of rows.
    pub limit: usize,
}

/// A condition on one field with one operator. It is satisfied if any value of the field satisfies the operator for any of the
/// `wanted` values.
#[derive(Debug, Clone)]
pub struct Condition {
    /// The position of the field's values in a row.
    pub place: Place,
    /// The operator that compares a value with the wanted ones.
    pub operator: Operator,
    /// The values to compare with. For `Eq` they are sorted and unique. For `IsNull` and `IsNotNull` the list is empty.
    pub wanted: Vec<Wanted>,
}

/// A value to compare with.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wanted {
    /// The value for a documented field.
    Cell(Cell),
    /// The two ends of `Between`.
    Cells(Cell, Cell),
    /// The value for a custom field.
    Custom(CustomValue),
    /// The two ends of `Between` on a custom field.
    Customs(CustomValue, CustomValue),
}

/// A field that rows are sorted by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The position of the field's values in a row: a column or a custom field.
    pub place: Place,
    /// Whether the order is descending.
    pub descending: bool,
}

impl Compiled {
    /// Prepares a query that has been checked.
    ///
    /// # Errors
    /// The query was not checked: it names an unknown field or has an invalid filter.
    pub fn of(query: &Query, layout: &Layout) -> Result<Self, StoreFault> {
        let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(Self {
            conditions: conditions(query, layout)?,
            order: order(query, layout)?,
            offset: size(query.offset.unwrap_or_default()),
            limit: size(query.limit.unwrap_or(DEFAULT_LIMIT)),
        })
    }
}

fn unchecked() -> StoreFault {
    StoreFault::Failed("a query that has not been checked".to_owned())
}

fn conditions(query: &Query, layout: &Layout) -> Result<Vec<Condition>, StoreFault> {
    // The conditions are sorted by position, since a row is read in this order.
    let mut groups: BTreeMap<(Place, &str, &str), Condition> = BTreeMap::new();
    for filter in query.filters.iter().flatten() {
        let operator = filter.operator.unwrap_or(Operator::Eq);
        let (place, ty) = layout.place(&filter.field).ok_or_else(unchecked)?;
        let wanted = wanted(filter, operator, ty, &place).ok_or_else(unchecked)?;
        if let Some(section) = layout.present(&filter.field).filter(|_| accepts_null(operator)) {
            // a filter that accepts null matches a record whose section has null in the field, but not a record without the
            // section
            let present = Condition { place: section.clone(), operator: Operator::IsNotNull, wanted: Vec::new() };
            groups.insert((section, &filter.field, ""), present);
        }
        let group = groups.entry((place.clone(), &filter.field, lastro::value::Choice::as_str(operator)));
        group.or_insert_with(|| Condition { place, operator, wanted: Vec::new() }).wanted.extend(wanted);
    }
    let mut conditions: Vec<Condition> = groups.into_values().collect();
    for condition in conditions.iter_mut().filter(|condition| condition.operator == Operator::Eq) {
        condition.wanted.sort_unstable();
        condition.wanted.dedup();
    }
    Ok(conditions)
}

/// The value that a filter compares with; the two ends of `Between` are one value. Returns `Some(None)` for an operator without
/// a value, and `None` for a filter that is not valid.
fn wanted(filter: &Filter, operator: Operator, ty: Type, place: &Place) -> Option<Option<Wanted>> {
    let text = |text: &str| Value::String(text.to_owned());
    // the values of filters are strings even for a boolean field
    let ty = if ty == Type::Boolean { Type::Text } else { ty };
    let cell = |given: &str| Cell::of(&text(given), ty).as_ref().to_owned();
    let custom = |given: &str| CustomValue::of(&text(given));
    let is_custom = matches!(place, Place::Custom(_));
    match (operator, filter.values.as_deref(), &filter.value) {
        (Operator::IsNull | Operator::IsNotNull, ..) => Some(None),
        (Operator::Between, Some([low, high]), _) if is_custom => {
            Some(Some(Wanted::Customs(custom(&low.0)?, custom(&high.0)?)))
        }
        (Operator::Between, Some([low, high]), _) => Some(Some(Wanted::Cells(cell(&low.0), cell(&high.0)))),
        (Operator::Between, ..) | (_, _, None) => None,
        (_, _, Some(value)) if is_custom => Some(Some(Wanted::Custom(custom(&value.0)?))),
        (_, _, Some(value)) => Some(Some(Wanted::Cell(cell(&value.0)))),
    }
}

/// The fields to sort by. Fields after the key are dropped, since keys are unique.
fn order(query: &Query, layout: &Layout) -> Result<Vec<Term>, StoreFault> {
    let mut terms: Vec<Term> = Vec::new();
    for name in query.sort.iter().flatten() {
        let (name, descending) = name.strip_prefix('-').map_or((name.as_str(), false), |name| (name, true));
        let (place, _) = layout.place(name).ok_or_else(unchecked)?;
        if !terms.iter().any(|term| term.place == place) {
            terms.push(Term { place: place.clone(), descending });
        }
        if layout.is_key(&place) {
            break;
        }
    }
    Ok(terms)
}

/// A flag that ends a search early when it is set.
pub type Stop<'s> = Option<&'s AtomicBool>;

/// Whether a search has to end.
#[must_use]
pub fn is_stopped(stop: Stop<'_>) -> bool {
    stop.is_some_and(|stop| stop.load(Relaxed))
}

impl Condition {
    /// Whether the condition is satisfied by a value. If the search was ended early, the result has no meaning.
    #[must_use]
    pub fn fits(&self, found: CellRef<'_>, stop: Stop<'_>) -> bool {
        // the loop checks whether the search was ended, since it may compare many long strings
        let wanted = self.wanted.iter().take_while(|_| !is_stopped(stop));
        let any = |test: &dyn Fn(CellRef<'_>) -> bool| {
            wanted.clone().any(|wanted| match wanted {
                Wanted::Cell(cell) | Wanted::Cells(cell, _) => test(cell.as_ref()),
                Wanted::Custom(_) | Wanted::Customs(..) => false,
            })
        };
        if found == CellRef::Null {
            return accepts_null(self.operator);
        }
        match self.operator {
            Operator::IsNull => false,
            Operator::IsNotNull => true,
            Operator::Eq => self.has(found),
            Operator::Neq => any(&|wanted| wanted != found),
            Operator::Contains => any(&|wanted| contains(found.text(), wanted.text())),
            Operator::NotContains => any(&|wanted| !contains(found.text(), wanted.text())),
            Operator::Gt => found.fits() && any(&|wanted| found > wanted),
            Operator::Lt => found.fits() && any(&|wanted| found < wanted),
            Operator::Gte => found.fits() && any(&|wanted| found >= wanted),
            Operator::Lte => found.fits() && any(&|wanted| found <= wanted),
            Operator::Between => {
                let inside = |wanted: &Wanted| match wanted {
                    Wanted::Cells(low, high) => low.as_ref() <= found && found <= high.as_ref(),
                    _ => false,
                };
                found.fits() && self.wanted.iter().any(inside)
            }
        }
    }

    /// Whether a value is one of the wanted values, by binary search.
    fn has(&self, found: CellRef<'_>) -> bool {
        let compared = |wanted: &Wanted| match wanted {
            Wanted::Cell(cell) => cell.as_ref().cmp(&found),
            _ => Ordering::Less,
        };
        match self.wanted.as_slice() {
            [Wanted::Cell(only)] => only.as_ref() == found,
            wanted => wanted.binary_search_by(compared).is_ok(),
        }
    }

    /// Whether the condition is satisfied by the value of a custom field.
    #[must_use]
    pub fn fits_custom(&self, found: Option<&CustomValue>) -> bool {
        let Some(found) = found else { return accepts_null(self.operator) };
        let any = |test: &dyn Fn(Ordering) -> bool| {
            self.wanted.iter().any(|wanted| match wanted {
                Wanted::Custom(wanted) => test(found.compared(wanted)),
                _ => false,
            })
        };
        let texts = |test: &dyn Fn(bool) -> bool| {
            self.wanted.iter().any(|wanted| match wanted {
                Wanted::Custom(wanted) => test(contains(Some(&found.text), Some(&wanted.text))),
                _ => false,
            })
        };
        match self.operator {
            Operator::IsNull => false,
            Operator::IsNotNull => true,
            Operator::Eq => any(&Ordering::is_eq),
            Operator::Neq => any(&Ordering::is_ne),
            Operator::Gt => any(&Ordering::is_gt),
            Operator::Lt => any(&Ordering::is_lt),
            Operator::Gte => any(&Ordering::is_ge),
            Operator::Lte => any(&Ordering::is_le),
            Operator::Contains => texts(&|contains| contains),
            Operator::NotContains => texts(&|contains| !contains),
            Operator::Between => self.wanted.iter().any(|wanted| match wanted {
                Wanted::Customs(low, high) => found.compared(low).is_ge() && found.compared(high).is_le(),
                _ => false,
            }),
        }
    }
}

fn accepts_null(operator: Operator) -> bool {
    matches!(operator, Operator::IsNull | Operator::Neq | Operator::NotContains)
}

fn contains(text: Option<&str>, wanted: Option<&str>) -> bool {
    text.zip(wanted).is_some_and(|(text, wanted)| text.contains(wanted))
}
