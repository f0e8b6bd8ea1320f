//! A call to version 1 of the service's API with its retries and pages, as a state machine.

use lastro_macros::operations;

/// A call to version 1 of the service's API with its retries and pages, as a state machine.
#[operations(area = "v1.exchange")]
mod operations {
    use lastro::LastroError;
    use lastro::exchange::{ExchangeEvent, ExchangeSettings, ExchangeStep, Surroundings};
    use lastro::model::{Bytes, Json};
    use lastro::v1::FormPairs;
    use lastro::v1::exchange::{self, Call};
    use lastro::v1::http::{ListingQueryV1, OperationV1};

    /// Begins a call. The step tells your program to send a request or to wait, or states that the call has ended. Report what
    /// happened as an event to `v1.exchange.next`. `parameters` is the result of an operation such as `v1.sale.parameters`; if
    /// the validation rules reject them, nothing is sent. A change is not sent twice unless that is safe: if its response is
    /// lost, the change is looked up.
    ///
    /// # Errors
    /// Every problem is reported at once. The errors of the parameters have paths below `parameters`. If the operation needs
    /// parameters and none are given, the error is `required` at `parameters`. If the operation accepts no parameters and some
    /// are given, the error is `unknown_argument` at `parameters`. The other errors are those of `v1.request.build`; the paths
    /// of address and API key are then below `settings`.
    pub fn start(
        operation: OperationV1,
        settings: ExchangeSettings,
        now_ms: i64,
        gate: Option<Json>,
        id: Option<i64>,
        listing: Option<ListingQueryV1>,
        parameters: Option<FormPairs>,
    ) -> Result<ExchangeStep, LastroError> {
        let call = Call { operation, id, listing, parameters: parameters.as_ref() };
        exchange::start(&call, &Surroundings { settings: &settings, gate: gate.as_ref() }, now_ms)
    }

    /// Returns the step that follows an event. Pass the same `parameters` as to `v1.exchange.start`: the state does not
    /// contain them.
    ///
    /// # Errors
    /// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` at `event.status` if the event
    /// is a response without a status; `out_of_range` at `event.status` outside 100 to 599; `required` at `parameters` if they
    /// are missing; an error below `state` if the caller has modified the state.
    pub fn next(
        state: Json,
        settings: ExchangeSettings,
        event: ExchangeEvent,
        body: Bytes,
        gate: Option<Json>,
        parameters: Option<FormPairs>,
    ) -> Result<ExchangeStep, LastroError> {
        let around = Surroundings { settings: &settings, gate: gate.as_ref() };
        exchange::next(&state, &around, &event, &body.0, parameters.as_ref())
    }

    /// Resumes a call from a stored state: after your program was interrupted, to request the next page, or to look up a change
    /// whose outcome is unknown. If a change was in progress, its response counts as lost. Pass the same `parameters` as to
    /// `v1.exchange.start`.
    ///
    /// # Errors
    /// `contradiction` at `operation` if the state belongs to another operation, and at `state` if the call has ended;
    /// `required` at `parameters` if they are missing; an error below `state` if the caller has modified the state.
    pub fn resume(
        operation: OperationV1,
        state: Json,
        settings: ExchangeSettings,
        now_ms: i64,
        seed: i64,
        gate: Option<Json>,
        parameters: Option<FormPairs>,
    ) -> Result<ExchangeStep, LastroError> {
        let around = Surroundings { settings: &settings, gate: gate.as_ref() };
        exchange::resume(operation, &state, &around, now_ms, seed, parameters.as_ref())
    }
}
pub use operations::*;
