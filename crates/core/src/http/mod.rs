//! Builds requests as data, decodes responses, and plans retries and pagination. Nothing here does I/O: your program sends
//! the requests with its own HTTP client.

mod base;
mod operations;
mod pages;
mod request;
mod response;
mod retry;
mod walk;

pub(crate) use base::checked;
pub use base::payment_page_url;
pub use operations::{ApiOperation, Method, Narrowing, Repeat, Route, Shape};
pub(crate) use pages::page_of;
pub use pages::{PageRequest, PageStep, next, start};
pub use request::{ApiRequest, NewRequest, build};
pub(crate) use request::{assembled, authorization, record_part};
pub use response::{ApiAnswer, ApiFailure, ErrorKind, decode, masked};
pub(crate) use response::{kind_of, of_status, success};
pub(crate) use retry::MAX_ATTEMPTS;
pub use retry::{Attempt, RetryAction, RetryPlan, plan};
pub use walk::PageEnd;
pub(crate) use walk::{Page, Walk, figure};
