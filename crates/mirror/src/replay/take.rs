//! Copies the records of a recorded response into the twin, after the comparison.

use lastro::LastroError;
use lastro::json::Value;
use lastro_twin::route::{Operation, Version};
use lastro_twin::state::Table;

use super::listing::is_complete;
use super::meet::Unseen;
use super::v1::over;
use super::{Replay, expanded, members};
use crate::compare::{Comparison, Found, is_set};
use crate::difference::Kind;
use crate::subject::{Role, Said, Subject, key};

impl Replay {
    /// Copies the records of a successful response into the twin. `followed`: whether the twin also accepted the request, and
    /// all records to which the request refers are certain to be the same as in the service.
    pub(super) fn take_over(
        &mut self,
        subject: &Subject,
        said: &Said,
        mine: &Said,
        unseen: &Unseen,
        comparison: &Comparison,
        followed: bool,
    ) -> Result<(), LastroError> {
        let Some(table) = subject.table else { return Ok(()) };
        if subject.role == Role::Delete {
            if let Some(record) = subject.record() {
                self.twin.forget(record.0, record.1)?;
                self.world.deleted(record);
            }
            return Ok(());
        }
        if let Operation::V1(_) = subject.operation {
            return self.take_over_v1(subject, said, mine, unseen, comparison, followed);
        }
        let ours = mine.by_key();
        for record in said.records() {
            let ours = key(record).and_then(|id| ours.get(&id).copied());
            self.take_record(subject, table, (record, ours), followed)?;
        }
        if subject.asks_for_all && is_complete(subject, said) {
            self.world.showed_all(table);
        }
        if comparison.found.iter().any(is_absent) {
            // records that only the twin's page contains are removed from the twin, so that each difference is reported only
            // once
            for (_, (table, id)) in self.absent(subject, said, mine) {
                self.twin.forget(table, id)?;
                self.world.lost_sight_of((table, id));
            }
        }
        Ok(())
    }

    /// Copies a record of version 2 into the twin.
    fn take_record(
        &mut self,
        subject: &Subject,
        table: Table,
        (shown, ours): (&Value, Option<&Value>),
        followed: bool,
    ) -> Result<(), LastroError> {
        let Some(id) = key(shown) else { return Ok(()) };
        let (record, inserts) = ((table, id), subject.role == Role::Insert);
        let knows = self.world.knows(record);
        if self.is_another(record) {
            return Ok(());
        }
        let stored = self.stored(table, id)?;
        let is_new = stored.is_none();
        if is_new || ours != Some(shown) {
            // The response to an insert may contain empty lists of contacts and cards although the request contained some, so
            // empty lists are ignored.
            let says =
                |(_, value): &(String, Value)| !inserts || !matches!(value, Value::Array(_)) || is_set(value) || is_new;
            let shown = Value::Object(members(shown.clone()).into_iter().filter(says).collect());
            // After a request, a contract whose date has passed may generate sales, which changes the stored contract. Only
            // values that differ between the two responses are copied, so that the stored contract keeps such changes.
            let has_generated = table == Table::Sale && (inserts || self.world.follows(id));
            let sides = ours.filter(|_| has_generated).map(|ours| (&shown, ours));
            // an error means that the record cannot be read; the module `letter` reports this
            if self.twin.adopt(table, over(stored, shown.clone(), sides, Version::V2), None).is_err() {
                return Ok(());
            }
        }
        // if the response has only some fields of the record, the record counts as known only if it was known before
        if !subject.narrowed || knows {
            let sections = expanded(table).all(|name| shown.get(name).is_some());
            self.world.showed(record, sections || inserts && followed);
        }
        if inserts {
            self.world.inserted(record, shown);
        }
        if table == Table::Sale && !subject.narrowed {
            self.world.showed_sale(id, shown);
        }
        Ok(())
    }

    /// Whether a record of the twin is a sale that a contract generated and whose key may belong to another sale in the
    /// service. A response with only some fields does not show which of the two sales it contains.
    pub(super) fn is_another(&self, record: (Table, i64)) -> bool {
        record.0 == Table::Sale && self.world.is_made(record.1) && !self.world.knows(record)
    }
}

/// Whether the difference is a record that only the twin's page contains.
fn is_absent(found: &Found) -> bool {
    found.kind == Kind::OnlyTwin && found.path.starts_with("data[") && !found.path.contains('.')
}
