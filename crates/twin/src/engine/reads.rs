//! Handles read-only requests in parallel with the thread that writes.

use super::{Engine, Outcome, call};
use crate::admitted::{self, Admitted};
use crate::check;
use crate::decide::{Call, Refusal, decide, page};
use crate::http::{Request, Response};
use crate::route::{Asked, Operation};
use crate::state::{StoreFault, View};

impl Engine {
    /// Whether a request will be refused because its key is missing or unknown, or because it came by http. The body is not
    /// read.
    #[must_use]
    pub fn refuses(&self, request: &Request) -> bool {
        let target = admitted::target(request);
        check::key(&Admitted::new(request, &target, &self.settings, 0), &self.settings).is_err()
    }

    /// Whether [`read`](Self::read) may handle the request in place of [`handle`](Self::handle). It may handle any GET request,
    /// unless a rate limit or a fault plan has to count the request, or the journal needs an entry for it.
    #[must_use]
    pub fn reads_beside(&self, request: &Request) -> bool {
        let counted = self.limits.is_set() || self.faults.is_set() || self.settings.policies.is("journal", "all");
        request.method == "GET" && !counted
    }

    /// Responds to a read-only request at the current instant of a state, while another thread may be writing.
    ///
    /// # Errors
    /// The state cannot be read, or the caller ended the search early ([`StoreFault::Ended`]).
    pub fn read(&self, view: &dyn View, request: &Request) -> Result<Outcome, StoreFault> {
        let target = admitted::target(request);
        let admitted = self.admitted(request, &target);
        let context = self.context(view, self.now(view)?);
        let decision = match admitted.asked {
            Asked::Page(page) => page::shown(&context, page),
            _ => check::key(&admitted, &self.settings)
                .and_then(|()| check::rest(&admitted, &self.settings))
                .and_then(
                    |(operation, part)| {
                        if operation.reads() { Ok((operation, part)) } else { Err(check::not_read()) }
                    },
                )
                .and_then(|(operation, part)| decide(&context, &call(&admitted, operation, part))),
        };
        let response = match decision {
            Ok(decision) => decision.response,
            Err(Refusal { fault: Some(fault), .. }) => return Err(fault),
            Err(refusal) => check::with_headers(refusal.response(admitted.asked.version()), &admitted),
        };
        Ok(Outcome { response: Some(response), fault: None })
    }

    /// Returns a listing without a check of the API key, for callers with full access, such as the dashboard. The call does
    /// not count as a request.
    ///
    /// # Errors
    /// The state cannot be read, or the caller ended the search early ([`StoreFault::Ended`]).
    pub fn look(&self, view: &dyn View, listing: Operation, query: &str) -> Result<Response, StoreFault> {
        let context = self.context(view, self.now(view)?);
        let call = Call { operation: listing, number: 0, part: "", query, body: &[] };
        let decision = if listing.reads() { decide(&context, &call) } else { Err(check::not_read()) };
        match decision {
            Ok(decision) => Ok(decision.response),
            Err(Refusal { fault: Some(fault), .. }) => Err(fault),
            Err(refusal) => Ok(refusal.response(listing.version())),
        }
    }
}
