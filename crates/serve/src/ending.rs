//! The signals that ask a process to end.

use std::io;

/// Receives the signals that ask the process to end: `SIGINT` and `SIGTERM`.
#[cfg(unix)]
pub struct Ending {
    interrupted: tokio::signal::unix::Signal,
    terminated: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Ending {
    pub(crate) fn new() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupted: signal(SignalKind::interrupt())?, terminated: signal(SignalKind::terminate())? })
    }

    pub(crate) async fn asked(&mut self) {
        tokio::select! {
            _ = self.interrupted.recv() => {}
            _ = self.terminated.recv() => {}
        }
    }
}

/// Receives the signal that asks the process to end: Ctrl+C.
#[cfg(windows)]
pub struct Ending(tokio::signal::windows::CtrlC);

#[cfg(windows)]
impl Ending {
    pub(crate) fn new() -> io::Result<Self> {
        Ok(Self(tokio::signal::windows::ctrl_c()?))
    }

    pub(crate) async fn asked(&mut self) {
        self.0.recv().await;
    }
}
