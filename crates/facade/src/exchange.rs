//! A call of the service with its retries and pages, step by step.

use lastro_macros::operations;

/// A call of the service with its retries and pages, step by step.
#[operations(area = "exchange")]
mod operations {
    use lastro::LastroError;
    use lastro::exchange::{self, Call, ExchangeEvent, ExchangeSettings, ExchangeStep, Surroundings};
    use lastro::http::ApiOperation;
    use lastro::model::{Bytes, Json};
    use lastro::query::QuerySource;

    /// Begins a call. The step says what to send, how long to wait, or that the call has ended; pass the next event to
    /// `exchange.next`. A record that the rules reject is not sent. A change is not sent twice unless that is safe: if
    /// the response to one is lost, it is looked up.
    ///
    /// # Errors
    /// Every problem at once: the issues of the record that stop it, below `record` and `original`; `required` and
    /// `unknown_argument` at `record` and `original`; the errors of `request.build`, those of address and key below
    /// `settings`.
    pub fn start(
        operation: ApiOperation,
        settings: ExchangeSettings,
        now_ms: i64,
        gate: Option<Json>,
        id: Option<i64>,
        cpf: Option<String>,
        query: Option<QuerySource>,
        record: Option<Json>,
        original: Option<Json>,
    ) -> Result<ExchangeStep, LastroError> {
        let (record, original) = (record.as_ref(), original.as_ref());
        let call = Call { operation, id, cpf: cpf.as_deref(), query, record, original };
        exchange::start(&call, &Surroundings { settings: &settings, gate: gate.as_ref() }, now_ms)
    }

    /// Returns the step that follows an event. Pass the same `record` and `original` as to `exchange.start`: the state
    /// does not contain them.
    ///
    /// # Errors
    /// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
    /// `event.status`; `required` at `record`; any problem of a state that was changed.
    pub fn next(
        state: Json,
        settings: ExchangeSettings,
        event: ExchangeEvent,
        body: Bytes,
        gate: Option<Json>,
        record: Option<Json>,
        original: Option<Json>,
    ) -> Result<ExchangeStep, LastroError> {
        let around = Surroundings { settings: &settings, gate: gate.as_ref() };
        exchange::next(&state, &around, &event, &body.0, record.as_ref(), original.as_ref())
    }

    /// Resumes from a stored state: after the program was stopped, for the next page, or to look up an unknown change
    /// again. A request that was in progress counts as lost. Pass the same `record` and `original` as to
    /// `exchange.start`.
    ///
    /// # Errors
    /// `contradiction` at `operation` if the state is of another operation, at `state` if the exchange has ended;
    /// `required` at `record`; any problem of a state that was changed.
    pub fn resume(
        operation: ApiOperation,
        state: Json,
        settings: ExchangeSettings,
        now_ms: i64,
        seed: i64,
        gate: Option<Json>,
        record: Option<Json>,
        original: Option<Json>,
    ) -> Result<ExchangeStep, LastroError> {
        let around = Surroundings { settings: &settings, gate: gate.as_ref() };
        exchange::resume(operation, &state, &around, now_ms, seed, record.as_ref(), original.as_ref())
    }
}
pub use operations::*;
