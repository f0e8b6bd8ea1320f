//! The parts of the service's interface that the machine needs. Each version implements them for its own operations.

use super::likeness::Likeness;
use crate::http::{ApiAnswer, ApiRequest, PageEnd, Route};
use crate::issue::LastroError;
use crate::json::Value;
use crate::model::{ConcealedText, Json};
use crate::value::{Choice, LocalDate};

/// The operations of one version of the interface. Operations that do the same have the same name in every version.
pub(crate) trait Interface: Choice + PartialEq {
    /// The caller's argument for a change.
    type Record;

    /// Prefix of the operation's name in a state, so that no version resumes a state of another.
    const PREFIX: &'static str;
    /// Query that lists the newest record.
    const NEWEST: &'static str;
    /// Installments: their list in a sale, the member of an action that identifies one, and the field it refers to.
    const INSTALLMENTS: [&'static str; 3];
    /// The fields that a receipt changes; the status comes first.
    const RECEIPT: [&'static str; 3];

    /// The operation's row.
    fn route(self) -> &'static Route;
    /// The body, checked; `None` for an operation without a body.
    fn body(
        self,
        record: Option<&Self::Record>,
        original: Option<&Json>,
        today: Option<LocalDate>,
    ) -> Result<Option<Json>, LastroError>;
    /// Builds a request.
    fn build(self, parts: &Parts<'_>) -> Result<ApiRequest, LastroError>;
    /// Reads a response.
    fn decode(self, status: i64, body: &[u8], key: &ConcealedText) -> Result<ApiAnswer, LastroError>;
    /// Takes a page of a listing.
    fn turn(self, pages: &Json, listing: &Json) -> Result<Turned, LastroError>;

    /// Query that lists the records with greater keys.
    fn newer(key: i64) -> String;
    /// The records of that listing with greater keys; `None` if one may be missing from it.
    fn candidates(listing: &Value, key: i64) -> Option<Vec<&Value>>;
    /// How a record compares with the body that was sent.
    fn likeness(self, sent: &Value, record: &Value) -> Likeness;
    /// The part of a sale that shows a receipt.
    fn received<'s>(sale: &'s Value, action: &Value) -> Option<&'s Value>;
}

/// The parts of a request.
pub(crate) struct Parts<'a> {
    pub(crate) base_url: &'a str,
    pub(crate) allow_http: bool,
    pub(crate) api_key: &'a ConcealedText,
    pub(crate) id: Option<i64>,
    pub(crate) cpf: Option<&'a str>,
    /// The query string; empty if there is none.
    pub(crate) query: String,
    pub(crate) body: Option<&'a Json>,
}

/// A page that was taken.
pub(crate) struct Turned {
    /// The state of the pagination.
    pub(crate) pages: Json,
    /// Query of the next page.
    pub(crate) query: Option<String>,
    /// The records of the page.
    pub(crate) items: Vec<Json>,
    /// Whether the service's count of records changed; false if it states none.
    pub(crate) count_changed: bool,
    /// How the pagination ended.
    pub(crate) end: Option<PageEnd>,
}

/// The arguments of a call, as kept in a state.
pub(crate) struct Begun {
    pub(crate) id: Option<i64>,
    pub(crate) cpf: Option<String>,
    /// The query; for a listing, that of its first page.
    pub(crate) query: Option<String>,
    /// The initial state of a listing's pagination.
    pub(crate) pages: Option<Json>,
}
