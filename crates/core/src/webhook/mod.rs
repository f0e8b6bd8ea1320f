//! Webhook signatures, checked on the bytes that arrived.
//!
//! The signature is HMAC-SHA-256 over the JSON of the whole body with `header.signature` removed, compact. The body is
//! never parsed and written again: the member and one comma are cut out of the raw bytes, white space outside
//! strings is dropped, and nothing else is touched, so that numbers, escapes and key order stay as they were signed.

mod event;
mod explain;
mod forms;
mod scan;
mod sign;
mod steps;
mod verify;

pub use event::{WebhookEvent, event};
pub use explain::{Cause, Explanation, explain};
pub use forms::{Flavour, SignedForm};
pub use scan::{Digest, Scan, scan};
pub use sign::{NewEvent, sign};
pub use steps::{ByteRange, Digests, SignaturePlan, conclude, judge, plan};
pub use verify::{Event, EventEntity, Limits, MAX_SECRETS, Request, Verdict, Verification, expected, verify};
