//! A call of version 1 with its retries and pages, step by step.

use lastro_macros::operations;

/// A call of version 1 with its retries and pages, step by step.
#[operations(area = "v1.exchange")]
mod operations {
    use lastro::LastroError;
    use lastro::exchange::{ExchangeEvent, ExchangeSettings, ExchangeStep, Surroundings};
    use lastro::model::{Bytes, Json};
    use lastro::v1::FormPairs;
    use lastro::v1::exchange::{self, Call};
    use lastro::v1::http::{ListingQueryV1, OperationV1};

    /// Begins a call. The step says what to send, how long to wait, or that the call has ended; pass the next event to
    /// `v1.exchange.next`. `parameters` is the result of its area's `parameters`; if the rules reject them, nothing is sent.
    /// A change is not sent twice unless that is safe: if the response to one is lost, it is looked up.
    ///
    /// # Errors
    /// Every problem at once: the issues of the parameters that stop it, below `parameters`; `required` and
    /// `unknown_argument` at `parameters`; the errors of `v1.request.build`, those of address and key below `settings`.
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
    /// `contradiction` at `event.kind` for an event that cannot follow the last step; `required` and `out_of_range` at
    /// `event.status`; `required` at `parameters`; any problem of a state that was changed.
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

    /// Resumes from a stored state: after the program was stopped, for the next page, or to look up an unknown change
    /// again. A request that was in progress counts as lost. Pass the same `parameters` as to `v1.exchange.start`.
    ///
    /// # Errors
    /// `contradiction` at `operation` if the state is of another operation, at `state` if the exchange has ended;
    /// `required` at `parameters`; any problem of a state that was changed.
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
