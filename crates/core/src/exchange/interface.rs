//! The trait [`Interface`]: the operations, requests and responses of one version of the service's API, as the exchange's state
//! machine needs them. Each version implements it for its own operations.

use super::likeness::Likeness;
use crate::http::{ApiAnswer, ApiRequest, PageEnd, Route};
use crate::issue::LastroError;
use crate::json::Value;
use crate::model::{ConcealedText, Json};
use crate::value::{Choice, LocalDate};

/// The operations of one version of the service's API. Equivalent operations have the same name in both versions.
pub(crate) trait Interface: Choice + PartialEq {
    /// Type of the caller's argument that becomes the body: a JSON record in version 2, form parameters in version 1.
    type Record;

    /// Prefix of the operation's name in a stored state. Because of it, a state of one API version cannot be resumed by the
    /// other version.
    const PREFIX: &'static str;
    /// Query string of a listing that returns only the newest record.
    const NEWEST: &'static str;
    /// Three member names: the list of installments in a sale; the member of an action (receipt or boleto update) that
    /// identifies its installment; the field of the installment that this member refers to.
    const INSTALLMENTS: [&'static str; 3];
    /// The three fields that a receipt changes. The first is the status.
    const RECEIPT: [&'static str; 3];

    /// The route of the operation.
    fn route(self) -> &'static Route;
    /// Validates the caller's record and returns the body; `None` for an operation without a body.
    fn body(
        self,
        record: Option<&Self::Record>,
        original: Option<&Json>,
        today: Option<LocalDate>,
    ) -> Result<Option<Json>, LastroError>;
    /// Builds the HTTP request of this operation. The error reports all invalid arguments at once.
    fn build(self, parts: &Parts<'_>) -> Result<ApiRequest, LastroError>;
    /// Decodes a response: its value, or the service's error. `key`: the API key, which is masked in the service's message.
    fn decode(self, status: i64, body: &[u8], key: &ConcealedText) -> Result<ApiAnswer, LastroError>;
    /// Adds a page to the pagination state `pages`, and returns the new state with the page's records.
    fn turn(self, pages: &Json, listing: &Json) -> Result<Turned, LastroError>;

    /// Query string of a listing that contains the records with keys greater than `key`. Version 1 has no filters, so it lists
    /// the newest 100 records.
    fn newer(key: i64) -> String;
    /// The records with keys greater than `key` in the response to [`newer`](Self::newer). `None` if the response may lack some
    /// of these records.
    fn candidates(listing: &Value, key: i64) -> Option<Vec<&Value>>;
    /// Compares a record of the service with the body that was sent.
    fn likeness(self, sent: &Value, record: &Value) -> Likeness;
    /// The part of a sale that the receipt `action` changes: in version 2 the installment that it identifies, in version 1 the
    /// sale itself. `None` if the sale has no such installment.
    fn received<'s>(sale: &'s Value, action: &Value) -> Option<&'s Value>;
}

/// The data from which a request is built.
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

/// The result of adding a page to a pagination.
pub(crate) struct Turned {
    /// The state of the pagination after this page.
    pub(crate) pages: Json,
    /// Query string of the next page; `None` after the last page.
    pub(crate) query: Option<String>,
    /// The records of the page.
    pub(crate) items: Vec<Json>,
    /// Whether the service's count of records changed between pages; false if it states no count.
    pub(crate) count_changed: bool,
    /// How the pagination ended; `None` if there may be more pages.
    pub(crate) end: Option<PageEnd>,
}

/// The checked arguments of a call, as they are stored in the state.
pub(crate) struct Begun {
    pub(crate) id: Option<i64>,
    pub(crate) cpf: Option<String>,
    /// The query string; for a listing, the query string of its first page.
    pub(crate) query: Option<String>,
    /// The initial state of a listing's pagination.
    pub(crate) pages: Option<Json>,
}
