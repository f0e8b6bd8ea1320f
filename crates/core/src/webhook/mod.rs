//! Webhook signatures, checked on the bytes that arrived.
//!
//! The signature is HMAC-SHA-256 over the JSON of the whole body with `header.signature` removed, compact. The body is
//! never parsed and written again: the member and one comma are cut out of the raw bytes, white space outside
//! strings is dropped, and nothing else is touched, so that numbers, escapes and key order stay as they were signed.
//!
//! Each module here uses only those above it:
//!
//! | module | what is in it |
//! |---|---|
//! | `header` | what a body says of itself: endpoint, operation, timestamp |
//! | `escapes` | how a program escapes the texts of its JSON, since PHP, JavaScript and Python differ |
//! | `numbers` | how a program writes the numbers of its JSON |
//! | `verdict` | what comes of verifying a body |
//! | `digest` | HMAC-SHA-256, read, made and compared |
//! | `scan` | the signed bytes of a body, its signatures and its header, found in one pass |
//! | `limits` | the age that an event may have |
//! | `verify`, `steps` | the verdict, in one step or in two around the caller's own cryptography |
//! | `explain` | why a body does not verify |
//! | `sign`, `event` | signed bodies for tests; the record that an event carries |

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
