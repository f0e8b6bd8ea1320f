//! A state whose faults are seen by whoever lends it, also where the engine has turned them into a response.

use core::cell::Cell;
use core::ops::{Deref, DerefMut};

use lastro::query::{Query, Resource};
use lastro_twin::state::{Changes, Counter, Due, Found, Row, Store, StoreFault, Table, View};

use crate::keeper::{Keeper, Kept};

/// What was seen of a state.
#[derive(Default)]
pub struct Seen {
    /// Its last fault.
    pub fault: Cell<Option<StoreFault>>,
    /// Whether something was to be changed.
    pub changed: Cell<bool>,
}

/// A state whose faults are seen.
pub struct Watched<'s, S> {
    state: S,
    seen: &'s Seen,
}

impl<'s, S> Watched<'s, S> {
    /// A state, and where it is put down what was seen of it.
    pub const fn new(state: S, seen: &'s Seen) -> Self {
        Self { state, seen }
    }

    fn seen<T>(&self, result: Result<T, StoreFault>) -> Result<T, StoreFault> {
        result.inspect_err(|error| self.seen.fault.set(Some(error.clone())))
    }
}

impl<S: Deref<Target = V>, V: View + ?Sized> View for Watched<'_, S> {
    fn get(&self, table: Table, id: i64) -> Result<Option<Row>, StoreFault> {
        self.seen(self.state.get(table, id))
    }

    fn select(&self, resource: Resource, query: &Query) -> Result<Found, StoreFault> {
        self.seen(self.state.select(resource, query))
    }

    fn scan(&self, table: Table, after: i64, limit: usize) -> Result<Vec<Row>, StoreFault> {
        self.seen(self.state.scan(table, after, limit))
    }

    fn counter(&self, counter: Counter) -> Result<i64, StoreFault> {
        self.seen(self.state.counter(counter))
    }

    fn first_due(&self) -> Result<Option<Due>, StoreFault> {
        self.seen(self.state.first_due())
    }

    fn due_after(&self, after: Option<Due>, limit: usize) -> Result<Vec<Due>, StoreFault> {
        self.seen(self.state.due_after(after, limit))
    }
}

impl<S: DerefMut<Target = V>, V: Keeper + ?Sized> Store for Watched<'_, S> {
    fn apply(&mut self, changes: Changes) -> Result<(), StoreFault> {
        self.seen.changed.set(true);
        let result = self.state.apply(changes);
        self.seen(result)
    }
}

impl<S: DerefMut<Target = V>, V: Keeper + ?Sized> Kept for Watched<'_, S> {
    fn clear(&mut self) -> Result<(), StoreFault> {
        self.seen.changed.set(true);
        let result = self.state.clear();
        self.seen(result)
    }

    fn remember(&mut self, text: &str) -> Result<(), StoreFault> {
        self.seen.changed.set(true);
        let result = self.state.remember(text);
        self.seen(result)
    }

    fn remembered(&self) -> Result<Option<String>, StoreFault> {
        self.seen(self.state.remembered())
    }
}
