//! A call to version 1 or version 2 of the billing API, as one type.

use core::fmt;

use lastro::exchange::{self, Call, ExchangeEvent, ExchangeStep, Surroundings};
use lastro::http::{ApiOperation, Shape};
use lastro::model::{Json, Model};
use lastro::query::QuerySource;
use lastro::v1;
use lastro::v1::FormPairs;
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::value::Choice as _;
use lastro::{IssueCode, LastroError};

type Step = Result<ExchangeStep, LastroError>;

/// A call to either version of the billing API. It is converted from a [`Call`] (version 2) or a
/// [`v1::exchange::Call`] (version 1).
pub struct AnyCall {
    arguments: Arguments,
    /// Invalid arguments found while the call was built. If set, the call fails with this error and nothing is sent.
    rejected: Option<LastroError>,
}

enum Arguments {
    V2 {
        operation: ApiOperation,
        id: Option<i64>,
        cpf: Option<String>,
        query: Option<QuerySource>,
        record: Option<Json>,
        original: Option<Json>,
    },
    V1 {
        operation: OperationV1,
        id: Option<i64>,
        listing: Option<ListingQueryV1>,
        parameters: Option<FormPairs>,
    },
}

impl From<Call<'_>> for AnyCall {
    fn from(call: Call<'_>) -> Self {
        let Call { operation, id, cpf, query, record, original } = call;
        let (cpf, record, original) = (cpf.map(str::to_owned), record.cloned(), original.cloned());
        Self { arguments: Arguments::V2 { operation, id, cpf, query, record, original }, rejected: None }
    }
}

impl From<v1::exchange::Call<'_>> for AnyCall {
    fn from(call: v1::exchange::Call<'_>) -> Self {
        let v1::exchange::Call { operation, id, listing, parameters } = call;
        let parameters = parameters.cloned();
        Self { arguments: Arguments::V1 { operation, id, listing, parameters }, rejected: None }
    }
}

/// Creates a call to version 1 whose body is `parameters`, encoded as an HTML form. If they cannot be encoded, the error is
/// returned when the call is sent.
pub fn sending<T: Model>(call: v1::exchange::Call<'_>, parameters: &T) -> AnyCall {
    let pairs = v1::parameters_of(parameters);
    let call = AnyCall::from(v1::exchange::Call { parameters: pairs.as_ref().ok(), ..call });
    AnyCall { rejected: pairs.err(), ..call }
}

impl AnyCall {
    pub(crate) fn operation(&self) -> ApiOperation {
        match &self.arguments {
            Arguments::V2 { operation, .. } => *operation,
            Arguments::V1 { operation, .. } => operation.in_v2(),
        }
    }

    /// Rejects the call unless its operation is a listing, if `lists` is true, or is not a listing, if it is false.
    pub(crate) fn returning(mut self, lists: bool) -> Self {
        if matches!(self.operation().route().shape, Shape::Listing { .. }) != lists {
            self.rejected = Some(LastroError::at("operation", IssueCode::Contradiction));
        }
        self
    }

    pub(crate) fn set_query(&mut self, new: QuerySource) {
        match &mut self.arguments {
            Arguments::V2 { query, .. } => *query = Some(new),
            Arguments::V1 { .. } => self.rejected = Some(LastroError::at("query", IssueCode::UnknownArgument)),
        }
    }

    pub(crate) fn set_original(&mut self, new: Json) {
        match &mut self.arguments {
            Arguments::V2 { original, .. } => *original = Some(new),
            Arguments::V1 { .. } => self.rejected = Some(LastroError::at("original", IssueCode::UnknownArgument)),
        }
    }

    fn checked(&self) -> Result<&Arguments, LastroError> {
        self.rejected.clone().map_or(Ok(&self.arguments), Err)
    }

    pub(crate) fn start(&self, around: &Surroundings<'_>, now_ms: i64) -> Step {
        match self.checked()? {
            Arguments::V2 { operation, id, cpf, query, record, original } => {
                let (cpf, query) = (cpf.as_deref(), query.clone());
                let (record, original) = (record.as_ref(), original.as_ref());
                exchange::start(&Call { operation: *operation, id: *id, cpf, query, record, original }, around, now_ms)
            }
            Arguments::V1 { operation, id, listing, parameters } => {
                let (listing, parameters) = (listing.clone(), parameters.as_ref());
                let call = v1::exchange::Call { operation: *operation, id: *id, listing, parameters };
                v1::exchange::start(&call, around, now_ms)
            }
        }
    }

    pub(crate) fn resume(&self, state: &Json, around: &Surroundings<'_>, now_ms: i64, seed: i64) -> Step {
        match self.checked()? {
            Arguments::V2 { operation, record, original, .. } => {
                exchange::resume(*operation, state, around, now_ms, seed, record.as_ref(), original.as_ref())
            }
            Arguments::V1 { operation, parameters, .. } => {
                v1::exchange::resume(*operation, state, around, now_ms, seed, parameters.as_ref())
            }
        }
    }

    pub(crate) fn next(&self, state: &Json, around: &Surroundings<'_>, event: &ExchangeEvent, body: &[u8]) -> Step {
        match &self.arguments {
            Arguments::V2 { record, original, .. } => {
                exchange::next(state, around, event, body, record.as_ref(), original.as_ref())
            }
            Arguments::V1 { parameters, .. } => v1::exchange::next(state, around, event, body, parameters.as_ref()),
        }
    }
}

impl fmt::Debug for AnyCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnyCall").field(&self.operation().as_str()).finish()
    }
}
