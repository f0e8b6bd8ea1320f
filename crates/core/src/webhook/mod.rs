//! Webhook signatures, checked on the bytes that arrived.
//!
//! The signature is HMAC-SHA-256 over the compact JSON of the whole body without `header.signature`. The body is never
//! parsed and serialized again: the member and one comma are cut out of the raw bytes, white space outside strings is
//! dropped, and nothing else is touched, so that numbers, escapes and key order stay as they were signed.
//!
//! Each module here uses only those above it:
//!
//! | module | what is in it |
//! |---|---|
//! | `header` | the event's header: endpoint, operation, timestamp |
//! | `escapes` | how a program escapes the strings of its JSON, since PHP, JavaScript and Python differ |
//! | `numbers` | how a program writes the numbers of its JSON |
//! | `verdict` | the result of verifying a body |
//! | `digest` | HMAC-SHA-256: digests parsed, computed and compared |
//! | `scan` | the signed bytes of a body, its signatures and its header, found in one pass |
//! | `limits` | the allowed age of an event |
//! | `verify`, `steps` | the verdict, in one step or in two around the caller's own cryptography |
//! | `explain` | the likely cause why a body does not verify |
//! | `sign`, `event` | signed bodies for tests; the record of an event |

mod digest;
mod escapes;
mod event;
mod explain;
mod header;
mod limits;
mod numbers;
mod scan;
mod sign;
mod steps;
mod verdict;
mod verify;

pub use digest::{Digest, hex_digest};
pub use escapes::{Flavour, SignedForm};
pub use event::{WebhookEvent, event};
pub use explain::{Cause, Explanation, explain};
pub use header::{Event, EventEntity};
pub use limits::{Limits, MAX_SECRETS};
pub use scan::{Scan, expected, scan};
pub use sign::{NewEvent, sign};
pub use steps::{ByteRange, Digests, SignaturePlan, conclude, judge, plan};
pub use verdict::{Verdict, Verification};
pub use verify::{Request, verify};
