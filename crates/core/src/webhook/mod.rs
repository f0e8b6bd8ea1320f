//! Webhook signatures, checked on the bytes that arrived.
//!
//! The signature is HMAC-SHA-256 over the JSON of the whole body with `header.signature` removed, compact. The body is
//! never parsed and written again: the member and one comma are cut out of the raw bytes, white space outside
//! strings is dropped, and nothing else is touched, so that numbers, escapes and key order stay as they were signed.

mod scan;
mod verify;

pub use scan::{Scan, scan};
pub use verify::{Event, MAX_SECRETS, Request, SignedForm, Verdict, Verification, verify};
