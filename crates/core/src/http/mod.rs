//! Requests as data, answers decoded, what to do after a failure, and a walk over pages. Nothing here does I/O: the
//! program has its own client.

mod base;
mod operations;
mod pages;
mod request;
mod response;
mod retry;

pub use base::payment_page_url;
pub use operations::{ApiOperation, Method, Route, Shape};
pub use pages::{PageRequest, PageStep, next, start};
pub use request::{ApiRequest, NewRequest, build};
pub use response::{ApiAnswer, ApiFailure, ErrorKind, decode};
pub use retry::{Attempt, RetryAction, RetryPlan, plan};
