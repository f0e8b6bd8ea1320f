//! Checks a recording of the real service against the service's documentation, and reports the deviations. The check runs while
//! the recording is being written.
//!
//! A separate thread reads the file as it grows. So a response never waits for the check, and exchanges that are not yet
//! checked take no memory.

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use lastro::model::Secrets;
use lastro_mirror::har::{Follower, HarFault};
use lastro_mirror::letter::Letter;
use lastro_mirror::recording::Recording;
use lastro_mirror::report::finding;

/// A function that receives the findings of a check, one line each, and at the end a line with the number of exchanges and
/// findings. It returns `false` to end the check.
pub type Tell = Box<dyn FnMut(&str) -> bool + Send>;

/// A running check of a recording.
pub(super) struct Check {
    wake: Wake,
    /// Whether the recording has ended, so that nothing more will be written.
    is_over: Arc<AtomicBool>,
    /// A channel that is disconnected once the check has ended.
    ended: Receiver<()>,
}

/// Signals to the check that an exchange was recorded.
#[derive(Clone)]
pub(super) struct Wake(SyncSender<()>);

impl Wake {
    /// Signals without blocking. If an earlier signal is still pending, no second signal is needed: the check will also read
    /// the new exchange.
    pub(super) fn wake(&self) {
        let _ = self.0.try_send(());
    }
}

impl Check {
    /// Begins to check the exchanges that are appended to a recording from now on.
    ///
    /// # Errors
    /// The file cannot be read, or the system cannot start a thread.
    pub(super) fn start(file: &Path, recording: &Arc<Recording>, tell: Tell) -> io::Result<Self> {
        let (file, recording) = (file.to_owned(), Arc::clone(recording));
        let begins = recording.written();
        let (wake, woken) = sync_channel(1);
        let is_over = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&is_over);
        let (ends, ended) = channel::<()>();
        thread::Builder::new().name("check".to_owned()).spawn(move || {
            let checked = Follower::new(&file, begins)
                .map_err(HarFault::Read)
                .and_then(|follower| checked(follower, &recording, &woken, &over, tell));
            if let Err(fault) = checked {
                tracing::error!(error = fault.to_string(), "the check of the recording has stopped");
            }
            // The file is closed before the channel, so that a caller that waits for the end can open the file again.
            drop(recording);
            drop(ends);
        })?;
        Ok(Self { wake: Wake(wake), is_over, ended })
    }

    pub(super) fn waker(&self) -> Wake {
        self.wake.clone()
    }

    /// Checks the rest of the recording and reports the number of exchanges and findings. Gives up after `time`.
    pub(super) fn end(self, time: Duration) {
        self.is_over.store(true, Ordering::SeqCst);
        self.wake.wake();
        if self.ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
            tracing::error!("the end of the recording was not checked: run `lastro drift --letter-only`");
        }
    }
}

/// Checks exchanges until the recording ends, or until `tell` returns `false`.
fn checked(
    mut follower: Follower,
    recording: &Recording,
    woken: &Receiver<()>,
    is_over: &AtomicBool,
    mut tell: Tell,
) -> Result<(), HarFault> {
    let (mut letter, mut exchanges, mut is_wanted) = (Letter::new(Secrets::default()), 0_usize, true);
    while is_wanted {
        let is_last = woken.recv().is_err() || is_over.load(Ordering::SeqCst);
        follower.read(recording.written(), &mut |entry, exchange| {
            exchanges = exchanges.saturating_add(1);
            for new in letter.take(entry, &exchange) {
                is_wanted = is_wanted && tell(&finding(entry, &new));
            }
        })?;
        if is_last {
            let (all, different) = letter.counts();
            tell(&format!("exchanges checked: {exchanges}, findings: {all}, different findings: {different}"));
            break;
        }
    }
    Ok(())
}
