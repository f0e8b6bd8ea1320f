//! Requests that only read: they are answered beside whatever changes the state.

use super::{Engine, Outcome, call};
use crate::admitted::Admitted;
use crate::check;
use crate::decide::{Refusal, decide, page};
use crate::http::Request;
use crate::route::Asked;
use crate::state::View;

impl Engine {
    /// Whether a request is refused for its key or its scheme, whatever its body is.
    #[must_use]
    pub fn refuses(&self, request: &Request) -> bool {
        check::key(&Admitted::new(request, &self.settings, 0), &self.settings).is_err()
    }

    /// Whether [`read`](Self::read) answers a request as [`handle`](Self::handle) would: nothing counts it, and no entry is
    /// written for it.
    #[must_use]
    pub fn reads_beside(&self, request: &Request) -> bool {
        let counted = self.limits.is_set() || self.faults.is_set() || self.settings.policies.is("journal", "all");
        request.method == "GET" && !counted
    }

    /// Answers a request that only reads, at the current moment of a state, beside whatever changes it.
    #[must_use]
    pub fn read(&self, view: &dyn View, request: &Request) -> Outcome {
        let admitted = self.admitted(request);
        let asking = check::asking(&admitted);
        if let Asked::Page(page) = asking.asked {
            let shown =
                self.now(view).map_err(Refusal::from).and_then(|now| page::shown(&self.context(view, now), page));
            let response = shown.map_or_else(|refusal| refusal.response(asking.version), |decision| decision.response);
            return Outcome { response: Some(response), fault: None };
        }
        let result = check::key(&admitted, &self.settings)
            .and_then(|()| check::rest(&admitted, &asking, &self.settings))
            .and_then(
                |(operation, part)| {
                    if operation.reads() { Ok((operation, part)) } else { Err(check::not_read()) }
                },
            )
            .and_then(|(operation, part)| {
                decide(&self.context(view, self.now(view)?), &call(&admitted, operation, part))
            });
        let response = match result {
            Ok(decision) => decision.response,
            Err(refusal) => check::with_headers(refusal.response(asking.version), &admitted),
        };
        Outcome { response: Some(response), fault: None }
    }
}
