//! Pages: what they say of themselves, and each record that the twin knows. A record that a response shows first is taken over.

use lastro::json::Value;
use lastro::model::Type;

use super::{HEADER, Replay, members};
use crate::compare::{Comparison, Found};
use crate::difference::Kind;
use crate::subject::{Said, Subject, integer, key};

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
        for (index, shown) in said.records().iter().enumerate() {
            let Some(id) = key(shown) else { continue };
            let path = format!("data[{index}]");
            let Some(of) = subject.table else {
                // a list that never changes, of which the twin may have only a sample
                ours.get(&id).into_iter().for_each(|mine| comparison.records(table, &path, shown, mine));
                continue;
            };
            if !self.knows(subject, (of, id)) {
                let is_all = !self.world.may_be_unseen(of) && !self.world.is_unsettled();
                if is_all || self.world.should_have_made(shown) {
                    only(comparison, path, Kind::OnlyRecorded);
                }
                continue;
            }
            comparison.left_out = self.unknown_sections(subject, Some(id));
            if let Some(mine) = ours.get(&id) {
                comparison.records(table, &path, shown, mine);
                continue;
            }
            let before = comparison.found.len();
            if let (false, Ok(Some(stored))) = (subject.is_v1(), self.stored(of, id)) {
                // only what the page shows of it
                let stored = members(stored).into_iter().filter(|(name, _)| shown.get(name).is_some()).collect();
                comparison.records(table, &path, shown, &Value::Object(stored));
            }
            // otherwise it would be on the twin's page, if that is the same page
            if same_page && !self.world.is_unsettled() && comparison.found.len() == before {
                only(comparison, path, Kind::OnlyRecorded);
            }
        }
        if same_page && subject.table.is_some() && is_complete(subject, said) {
            self.compare_absent(subject, said, mine, comparison);
        }
    }

    /// The records that only the twin's page has, where the recorded one has all that there are.
    fn compare_absent(&self, subject: &Subject, said: &Said, mine: &Said, comparison: &mut Comparison) {
        let Some(table) = subject.table else { return };
        let shown = said.by_key();
        for (index, ours) in mine.records().iter().enumerate() {
            let Some(id) = key(ours).filter(|id| !shown.contains_key(id)) else { continue };
            if self.knows(subject, (table, id)) && !self.world.is_unsettled() {
                only(comparison, format!("data[{index}]"), Kind::OnlyTwin);
            }
        }
    }

    fn compare_headers(&self, subject: &Subject, page: Type, said: &Said, mine: &Said, comparison: &mut Comparison) {
        comparison.left_out = Vec::new();
        if !subject.is_v1() {
            // only the whole account has a count
            if subject.table.is_none() || !self.world.is_closed() || self.world.has_lost() {
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

fn only(comparison: &mut Comparison, path: String, kind: Kind) {
    let [recorded, twin] = match kind {
        Kind::OnlyTwin => ["absent", "a record"],
        _ => ["a record", "absent"],
    };
    comparison.differs = true;
    comparison.found.push(Found { path, kind, recorded: recorded.to_owned(), twin: twin.to_owned() });
}

/// The first record of a page, and how many it may have.
fn header(subject: &Subject, page: &Value) -> [Option<i64>; 2] {
    if subject.is_v1() {
        return ["inicio", "limite"].map(|name| integer(page.get(name)));
    }
    ["offset", "limit"].map(|name| integer(page.get("header").and_then(|header| header.get(name))))
}

/// Whether a page has every record that there is.
fn is_complete(subject: &Subject, said: &Said) -> bool {
    let [first, most] = header(subject, &said.value);
    let length = i64::try_from(said.records().len()).unwrap_or(i64::MAX);
    first == Some(0) && most.is_some_and(|most| length < most)
}

/// The key of each stored record of a page that only the twin has.
pub(super) fn absent(said: &Said, mine: &Said) -> Vec<i64> {
    let shown = said.by_key();
    mine.by_key().into_keys().filter(|id| !shown.contains_key(id)).collect()
}
