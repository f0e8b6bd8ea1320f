//! Recordings as HAR 1.2, the format of browsers, mitmproxy, Charles and others.

mod follow;
mod read;
mod write;

pub use follow::Follower;
pub use read::{HarFault, Stop, each};
pub use write::{Recorder, RecordingFault};
