//! The pagination of a listing, for both versions of the service's API.
//!
//! A pagination returns every record once, or reports that this is uncertain. Records are identified by their keys only. A
//! record without a key is never treated as a duplicate, because two different records may have equal values.

use lastro_macros::model;
use sha2::{Digest as _, Sha256};

use crate::json::Value;
use crate::model::{Json, Node, Reader};
use crate::value::{TextSet, choices, hex};

choices! {
    /// How a pagination ended.
    pub enum PageEnd {
        /// Every record was returned, according to the service's count or, if it states none, because the last page was not full.
        Complete = "complete",
        /// Fewer records were returned than the service counts.
        Missing = "missing",
        /// The last page had only records that were already returned. It is unknown whether more records follow.
        Repeated = "repeated",
        /// Some records may be missing or returned twice. The service sent more records than its own count, or a page that
        /// states no offset and may not be the requested page. Or it stated no count, and its pages overlapped or left a gap.
        Unsure = "unsure",
    }
}

/// The state of a pagination: what the pages so far have returned.
#[model(answer)]
pub(crate) struct Walk {
    /// Offset of the first page.
    pub start: i64,
    /// Offset of the next page.
    pub offset: i64,
    /// Number of records returned so far.
    pub given: i64,
    /// The service's last count of all records.
    pub count: Option<i64>,
    /// Whether the service's count changed between pages.
    pub count_changed: bool,
    /// The keys (`id`) of the last page's records. A record of the next page with one of these keys was already returned.
    pub keys: Vec<String>,
    /// SHA-256 of the last page, set only if one of its records has no key. If the next page has the same SHA-256, the service
    /// may have sent the same page again.
    pub page: Option<String>,
    /// Whether the service may have sent another page than the requested one. A page whose header states no offset raises this
    /// doubt in two cases:
    /// - It is the first page, and the pagination does not begin at 0: the service may have ignored the requested offset.
    /// - It equals the previous page, and has a record without a key: the service may have sent the previous page again.
    pub vague: bool,
    /// How the pagination ended; `None` while there may be more pages.
    pub end: Option<PageEnd>,
}

/// A page: its records, and the numbers of its header.
pub(crate) struct Page<'a> {
    /// The list of the page's records.
    pub(crate) data: &'a Value,
    /// Maximum number of records per page, as requested. Used only if the header states no maximum.
    pub(crate) asked: i64,
    /// Maximum number of records per page, as stated in the header.
    pub(crate) limit: Option<i64>,
    /// Offset of the page, as stated in the header.
    pub(crate) offset: Option<i64>,
    /// Count of all records of the listing, as stated in the header.
    pub(crate) count: Option<i64>,
}

/// Reads an integer from an object, such as a listing's header. `None` if it is missing, not an integer, or below `min`.
pub(crate) fn figure(header: Option<&Value>, name: &str, min: i64) -> Option<i64> {
    let figure = Reader::new().integer(&Node::from(header?.get(name)?));
    figure.filter(|figure| *figure >= min)
}

impl Walk {
    /// The state of a pagination before its first page.
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

    /// Updates the state with a page, and returns the page's records without those that were already returned.
    pub(crate) fn take(&mut self, page: &Page<'_>) -> Vec<Json> {
        if page.count.is_some() {
            self.count_changed |= self.count.is_some() && self.count != page.count;
            self.count = page.count;
        }
        let data = page.data.as_array().unwrap_or_default();
        let length = size(data.len());
        // if the page begins before the requested offset, its first records were already returned
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
            // At least as many records were returned as the service counts, but its count may be wrong. After a full page,
            // one more page is therefore requested, if the records have keys. Without keys, the pagination could not find out
            // whether that page has new records.
            (_, Some(true)) => !keyed || length < page.limit.unwrap_or(page.asked),
            (_, Some(false)) => false,
            (_, None) => short || alike,
        };
        if over {
            self.end = Some(self.judged(items.is_empty() && length > 0));
        }
        items
    }

    /// How many records the pagination should return in total; `None` if the service states no count.
    fn expected(&self) -> Option<i64> {
        self.count.map(|count| count.saturating_sub(self.start).max(0))
    }

    /// Determines how the pagination ended. `repeated`: the last page had only records that were already returned.
    fn judged(&self, repeated: bool) -> PageEnd {
        // if the service states no count, the number of records is the difference between the last and the first offset
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

/// The key of a record, its member `id`; `None` if it has none.
fn key(record: &Value) -> Option<&str> {
    match record.get("id") {
        Some(Value::Number(key) | Value::String(key)) if !key.is_empty() => Some(key),
        _ => None,
    }
}

/// Converts a number of records to `i64`. It always fits, because a response has at most 16 MiB.
fn size(length: usize) -> i64 {
    i64::try_from(length).unwrap_or(i64::MAX)
}
