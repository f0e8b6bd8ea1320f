//! Compares pages: their headers, and each record that the twin knows.

use lastro::json::Value;
use lastro::model::Type;

use super::{HEADER, Replay, members};
use crate::compare::{Comparison, Found};
use crate::difference::Kind;
use crate::subject::{Said, Subject, integer, key};
use crate::world::Key;

impl Replay {
    /// Compares two pages.
    pub(super) fn compare_pages(
        &self,
        subject: &Subject,
        (page, records): (Type, Type),
        said: &Said,
        mine: &Said,
        comparison: &mut Comparison,
    ) {
        let Type::List(Type::Record(table)) = records else { return };
        self.compare_headers(subject, page, said, mine, comparison);
        let ours = mine.by_key();
        let same_page = header(subject, &said.value) == header(subject, &mine.value);
        let has_same = same_page && self.has_same_records(subject, said, mine);
        for (index, shown) in said.records().iter().enumerate() {
            let Some(id) = key(shown) else { continue };
            if !self.refers_to_certain(subject, shown) {
                continue;
            }
            let path = format!("data[{index}]");
            let Some(of) = subject.table else {
                // A record of a reference list never changes, so it is compared without further conditions. The twin may lack the
                // record, since its list may be a sample.
                ours.get(&id).into_iter().for_each(|mine| comparison.records(table, &path, shown, mine));
                continue;
            };
            if !self.knows(subject, (of, id)) {
                let is_all = self.world.is_closed() && !self.world.is_unsettled();
                let is_missing = || matches!(self.stored(of, id), Ok(None)) && self.world.should_have_made(shown);
                if is_all || is_missing() {
                    only(comparison, path, Kind::OnlyRecorded);
                }
                continue;
            }
            comparison.left_out = self.unknown_sections(subject, Some(id));
            self.leave_out_invoice(subject, Some(id), comparison);
            if let Some(mine) = ours.get(&id) {
                comparison.records(table, &path, shown, mine);
                continue;
            }
            let before = comparison.found.len();
            if let (false, Ok(Some(stored))) = (subject.is_v1(), self.stored(of, id)) {
                // Only the fields that the page shows are compared.
                let stored = members(stored).into_iter().filter(|(name, _)| shown.get(name).is_some()).collect();
                comparison.records(table, &path, shown, &Value::Object(stored));
            }
            // The twin's page lacks the record, although the record itself has no differences. If the twin and the service have
            // the same records, the filter or the order must work differently.
            let by_sections = subject.by_section && !self.world.knows_sections((of, id));
            if has_same && !by_sections && comparison.found.len() == before {
                only(comparison, path, Kind::OnlyRecorded);
            }
        }
        if same_page && subject.table.is_some() && is_complete(subject, said) {
            for (index, _) in self.absent(subject, said, mine) {
                only(comparison, format!("data[{index}]"), Kind::OnlyTwin);
            }
        }
    }

    /// Whether the twin and the service have the same records up to this page. If not, a record may be on another page of the
    /// twin.
    fn has_same_records(&self, subject: &Subject, said: &Said, mine: &Said) -> bool {
        let Some(table) = subject.table else { return false };
        let [first, _] = header(subject, &said.value);
        let shown = said.by_key();
        let is_known = |id: &i64| {
            let is_shown = shown.contains_key(id) && !self.is_another((table, *id));
            is_shown || self.knows(subject, (table, *id))
        };
        !self.world.is_unsettled() && (self.world.is_closed() || first == Some(0) && mine.by_key().keys().all(is_known))
    }

    /// Whether the service must have a record that the twin has, so that its absence from a recorded page is a difference.
    fn expects(&self, subject: &Subject, record: Key) -> bool {
        self.knows(subject, record) || self.world.expects(record)
    }

    /// The records that only the twin's page contains, although the service must have them, with their indices in the twin's
    /// page. Requires that the recorded page contains all records of the listing.
    pub(super) fn absent(&self, subject: &Subject, said: &Said, mine: &Said) -> Vec<(usize, Key)> {
        let Some(table) = subject.table.filter(|_| !self.world.is_unsettled()) else { return Vec::new() };
        let shown = said.by_key();
        let is_absent = |record: Key| {
            let by_sections = subject.by_section && !self.world.knows_sections(record);
            // a page with only some fields does not show which of its sales were generated by a contract
            let is_hidden = self.is_another(record) && (subject.narrowed || subject.is_v1());
            !shown.contains_key(&record.1) && !by_sections && !is_hidden && self.expects(subject, record)
        };
        let ours = mine.records().iter().enumerate();
        let keys = ours.filter_map(|(index, ours)| Some((index, (table, key(ours)?))));
        keys.filter(|(_, record)| is_absent(*record)).collect()
    }

    fn compare_headers(&self, subject: &Subject, page: Type, said: &Said, mine: &Said, comparison: &mut Comparison) {
        comparison.left_out = Vec::new();
        if !subject.is_v1() {
            // the total count can be compared only if the twin knows the whole account
            if subject.table.is_none() || !self.world.is_closed() || self.world.is_unsettled() {
                comparison.left_out.push("count");
            }
            let of = |said: &Said| said.value.get("header").cloned().unwrap_or_default();
            if let Type::Record(table) = HEADER {
                comparison.records(table, "header", &of(said), &of(mine));
            }
        } else if let Type::Record(table) = page {
            comparison.left_out.push("data");
            comparison.records(table, "", &said.value, &mine.value);
        }
    }
}

pub(super) fn only(comparison: &mut Comparison, path: String, kind: Kind) {
    let [recorded, twin] = match kind {
        Kind::OnlyTwin => ["absent", "a record"],
        _ => ["a record", "absent"],
    };
    comparison.differs = true;
    comparison.found.push(Found { path, kind, recorded: recorded.to_owned(), twin: twin.to_owned() });
}

/// The offset and the limit in the header of a page.
fn header(subject: &Subject, page: &Value) -> [Option<i64>; 2] {
    if subject.is_v1() {
        return ["inicio", "limite"].map(|name| integer(page.get(name)));
    }
    ["offset", "limit"].map(|name| integer(page.get("header").and_then(|header| header.get(name))))
}

/// Whether a page contains all records of the listing.
pub(super) fn is_complete(subject: &Subject, said: &Said) -> bool {
    let [first, most] = header(subject, &said.value);
    let length = i64::try_from(said.records().len()).unwrap_or(i64::MAX);
    first == Some(0) && most.is_some_and(|most| length < most)
}
