//! Verification of webhook signatures, on the bytes as they arrived.
//!
//! The signature is the HMAC-SHA-256 of the whole body as compact JSON, without the member `header.signature`. The body is
//! never parsed and serialized again, because that could change numbers, escapes and the order of members. Instead, the
//! signature with one comma is cut out of the raw bytes, and white space outside strings is removed.
//!
//! Each module here uses only modules above it in the table:
//!
//! | module | contents |
//! |---|---|
//! | `header` | the event's header: endpoint, operation, timestamp |
//! | `escapes` | how JSON encoders escape strings: PHP, JavaScript and Python differ |
//! | `numbers` | how JSON encoders write numbers |
//! | `verdict` | the result of verifying a body |
//! | `digest` | HMAC-SHA-256: parsing, computing and comparing digests |
//! | `scan` | the signed bytes of a body, its signatures and its header, found in one pass |
//! | `limits` | the allowed age of an event |
//! | `verify` | verification of a body |
//! | `steps` | verification in two steps, for callers that compute the HMAC themselves |
//! | `explain` | the likely reason that a signature is not accepted |
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
