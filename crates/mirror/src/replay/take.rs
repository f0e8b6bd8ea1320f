//! After a response was compared, its records are taken over as it shows them.

use lastro::LastroError;
use lastro::json::Value;
use lastro_twin::route::Operation;
use lastro_twin::state::Table;

use super::listing::absent;
use super::meet::Unseen;
use super::{Replay, expanded, members, put_over};
use crate::compare::{Comparison, Found, is_set};
use crate::difference::Kind;
use crate::subject::{Role, Said, Subject, key};

impl Replay {
    /// Takes over what a successful response shows.
    pub(super) fn take_over(
        &mut self,
        subject: &Subject,
        said: &Said,
        mine: &Said,
        unseen: &Unseen,
        comparison: &Comparison,
    ) -> Result<(), LastroError> {
        let Some(table) = subject.table else { return Ok(()) };
        if subject.role == Role::Delete {
            if let Some(record) = subject.record() {
                self.twin.forget(record.0, record.1)?;
                self.world.lost_sight_of(record);
            }
            return Ok(());
        }
        if let Operation::V1(_) = subject.operation {
            return self.take_over_v1(subject, said, mine, unseen, comparison);
        }
        let ours = mine.by_key();
        for record in said.records() {
            let same = key(record).is_some_and(|id| ours.get(&id) == Some(&record));
            self.take_record((table, subject.role), record, same, subject.narrowed)?;
        }
        let only_twin = |found: &Found| {
            found.kind == Kind::OnlyTwin && found.path.starts_with("data[") && !found.path.contains('.')
        };
        if subject.role == Role::List && comparison.found.iter().any(only_twin) {
            // it is told once
            for id in absent(said, mine) {
                self.twin.forget(table, id)?;
                self.world.lost_sight_of((table, id));
            }
        }
        Ok(())
    }

    /// Takes over a record of version 2. `same`: the twin shows it in the same way. `narrowed`: the request named the fields to show.
    fn take_record(
        &mut self,
        (table, role): (Table, Role),
        shown: &Value,
        same: bool,
        narrowed: bool,
    ) -> Result<(), LastroError> {
        let Some(id) = key(shown) else { return Ok(()) };
        let is_new = !self.has(table, id)?;
        if !same || is_new {
            let mut record = self.stored(table, id)?.map(members).unwrap_or_default();
            // the response to an insert may show the lists of contacts and cards empty, whatever was sent
            let says = |(_, value): &(String, Value)| {
                role != Role::Insert || !matches!(value, Value::Array(_)) || is_set(value) || is_new
            };
            put_over(&mut record, members(shown.clone()).into_iter().filter(says));
            // a record that cannot be read is the letter's matter
            if self.twin.adopt(table, Value::Object(record), None).is_err() {
                return Ok(());
            }
        }
        // a record of which only some fields are shown is known only if it was before
        if !narrowed || self.world.knows((table, id)) {
            let sections = expanded(table).all(|name| shown.get(name).is_some());
            self.world.showed((table, id), sections || role == Role::Insert);
        }
        Ok(())
    }
}
