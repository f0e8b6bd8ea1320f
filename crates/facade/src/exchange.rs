//! A call to the service with its retries and pages, as a state machine.

use lastro_macros::operations;

/// A call to the service with its retries and pages, as a state machine.
#[operations(area = "exchange")]
mod operations {
    use lastro::LastroError;
    use lastro::exchange::{self, Call, ExchangeEvent, ExchangeSettings, ExchangeStep, Surroundings};
    use lastro::http::ApiOperation;
    use lastro::model::{Bytes, Json};
    use lastro::query::QuerySource;

    /// Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
    /// happened as an event to `exchange.next`. A record that the validation rules reject is not sent. A change is not sent
    /// twice unless that is safe: if its response is lost, the change is looked up.
    ///
    /// # Errors
    /// Every problem is reported at once. The errors of the record have paths below `record` and `original`. If the operation
    /// needs a record and none is given, the error is `required` at `record`. If the operation does not accept `record` or
    /// `original`, the error is `unknown_argument` at this argument. The other errors are those of `request.build`; the paths
    /// of address and API key are then below `settings`.
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
    /// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` at `event.status` if the event
    /// is a response without a status; `out_of_range` at `event.status` outside 100 to 599; `required` at `record` if it is
    /// missing; an error below `state` if the caller has modified the state.
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

    /// Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
    /// whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `record` and
    /// `original` as to `exchange.start`.
    ///
    /// # Errors
    /// `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
    /// `required` at `record` if it is missing; an error below `state` if the caller has modified the state.
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
