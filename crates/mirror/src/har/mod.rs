//! Recordings as HAR 1.2, the format of browsers, mitmproxy, Charles and others.

mod entry;
mod follow;
mod read;
mod text;
mod write;

pub use follow::Follower;
pub use read::{HarFault, Stop, each};
pub use text::{HarText, Piece};
pub use write::{Recorder, RecordingFault};
