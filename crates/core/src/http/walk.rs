//! The pagination of a listing, for both versions.
//!
//! A pagination returns every record once, or reports what is uncertain. Only keys identify records: two equal records may
//! be different ones, so a record without a key is never treated as a repeat.

use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use crate::json::Value;
use crate::model::{Json, Node, Reader};
use crate::value::{TextSet, choices, hex};

choices! {
    /// How a pagination ended.
    pub enum PageEnd {
        /// Every record was returned, by the service's own count.
        Complete = "complete",
        /// The service counts more records than were returned.
        Missing = "missing",
        /// The last page had only records that were returned before: whether more records follow is unknown.
        Repeated = "repeated",
        /// Some records may be missing or returned twice: the service sent more than it counts, or a page without its
        /// offset that may not be the requested one.
        Unsure = "unsure",
    }
}

/// The state of a pagination after the pages so far.
#[model(answer)]
pub(crate) struct Walk {
    /// Offset where it began.
    pub start: i64,
    /// Offset of the next page.
    pub offset: i64,
    /// How many records it has returned.
    pub given: i64,
    /// The service's last count of all records.
    pub count: Option<i64>,
    /// Whether an earlier count was different.
    pub count_changed: bool,
    /// The keys of the last page's records.
    pub keys: Vec<String>,
    /// SHA-256 of the last page, if one of its records has no key.
    pub page: Option<String>,
    /// Whether a page without its offset may not be the requested one: the first page of a pagination that does not begin
    /// at 0, or a page without keys that equals the page before.
    pub vague: bool,
    /// How it ended; `None` while it goes on.
    pub end: Option<PageEnd>,
}

/// A page, and the figures of its header.
pub(crate) struct Page<'a> {
    /// The list of its records.
    pub(crate) data: &'a Value,
    /// Maximum number of records of a page in the request. Used only if the header has no limit.
    pub(crate) asked: i64,
    /// Maximum number of records of a page in the header.
    pub(crate) limit: Option<i64>,
    /// Offset of the page in the header.
    pub(crate) offset: Option<i64>,
    /// Count of all records in the header.
    pub(crate) count: Option<i64>,
}

/// A figure of a listing's header; `None` if it is missing, not a whole number, or below `min`.
pub(crate) fn figure(header: Option<&Value>, name: &str, min: i64) -> Option<i64> {
    let figure = Reader::new().integer(&Node::from(header?.get(name)?));
    figure.filter(|figure| *figure >= min)
}

impl Walk {
    /// A pagination that has seen no page yet.
    pub(crate) const fn from(start: i64) -> Self {
        Self {
            start,
            offset: start,
            given: 0,
            count: None,
            count_changed: false,
            keys: Vec::new(),
            page: None,
            vague: false,
            end: None,
        }
    }

    /// Takes a page, and returns its new records.
    pub(crate) fn take(&mut self, page: &Page<'_>) -> Vec<Json> {
        if page.count.is_some() {
            self.count_changed |= self.count.is_some() && self.count != page.count;
            self.count = page.count;
        }
        let data = page.data.as_array().unwrap_or_default();
        let length = size(data.len());
        // if the page begins before the requested offset, its first records were returned already
        let begins = page.offset.unwrap_or(self.offset);
        let before = self.offset.saturating_sub(begins).max(0);
        let last = TextSet::of(&self.keys.iter().map(String::as_str).collect::<Vec<_>>());
        let known = |record: &Value| key(record).is_some_and(|key| last.contains(key));
        let new = data.iter().zip(0_i64..).filter(|(record, place)| *place >= before && !known(record));
        let items: Vec<Json> = new.map(|(record, _)| Json(record.clone())).collect();

        let keys: Vec<String> = data.iter().filter_map(key).map(str::to_owned).collect();
        let keyed = keys.len() == data.len();
        let text = (!keyed).then(|| hex(&Sha256::digest(page.data.to_json())));
        let unplaced = page.offset.is_none() && self.offset > 0 && length > 0;
        let alike = unplaced && text.is_some() && text == self.page;
        (self.keys, self.page) = (keys, text);
        self.vague |= alike || unplaced && self.given == 0;
        self.given = self.given.saturating_add(size(items.len()));
        self.offset = self.offset.max(begins.saturating_add(length));

        let reached = self.expected().map(|expected| self.given >= expected);
        let short = page.limit.is_some_and(|limit| length < limit);
        let over = match (items.is_empty(), reached) {
            (true, _) => true,
            // the count may be wrong: if keys distinguish a repeated page from a new one, one more page is requested
            // after a full one
            (_, Some(true)) => !keyed || length < page.limit.unwrap_or(page.asked),
            (_, Some(false)) => false,
            (_, None) => short || alike,
        };
        if over {
            self.end = Some(self.judged(items.is_empty() && length > 0));
        }
        items
    }

    /// How many records the pagination should return in total, if the service counts them.
    fn expected(&self) -> Option<i64> {
        self.count.map(|count| count.saturating_sub(self.start).max(0))
    }

    /// How the pagination ended; `repeated`: the last page had only records that were returned before.
    fn judged(&self, repeated: bool) -> PageEnd {
        // without a count, the expected number of records is the distance from start to offset
        let expected = self.expected().unwrap_or_else(|| self.offset.saturating_sub(self.start));
        match self.given.cmp(&expected) {
            core::cmp::Ordering::Equal if self.vague => PageEnd::Unsure,
            core::cmp::Ordering::Equal if !repeated || self.count.is_some() => PageEnd::Complete,
            core::cmp::Ordering::Greater => PageEnd::Unsure,
            _ if repeated => PageEnd::Repeated,
            _ if self.count.is_none() => PageEnd::Unsure,
            _ => PageEnd::Missing,
        }
    }
}

/// The key of a record, if it has one.
fn key(record: &Value) -> Option<&str> {
    match record.get("id") {
        Some(Value::Number(key) | Value::String(key)) if !key.is_empty() => Some(key),
        _ => None,
    }
}

/// A number of records; it always fits, since a response has at most 16 MiB.
fn size(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}
