//! The signals that tell a process to end.

use std::io;

/// The signals that tell the process to end.
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

/// The signal that tells the process to end.
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
