//! Checks a recording while it is written, and reports the findings.
//!
//! A thread reads the recording as it grows. So a response never waits for the check, and unchecked exchanges take no memory.

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

/// Receives a line about a finding. Returns whether it accepts more.
pub type Tell = Box<dyn FnMut(&str) -> bool + Send>;

/// A recording that is checked while it is written.
pub(super) struct Check {
    wake: Wake,
    /// Whether the recording has ended.
    is_over: Arc<AtomicBool>,
    /// Disconnected once the check has ended.
    ended: Receiver<()>,
}

/// Signals the check that an exchange was recorded.
#[derive(Clone)]
pub(super) struct Wake(SyncSender<()>);

impl Wake {
    /// Never blocks: a check that has not handled the last signal yet will also read this exchange.
    pub(super) fn wake(&self) {
        let _ = self.0.try_send(());
    }
}

impl Check {
    /// Begins to check the exchanges that are appended to a recording from now on.
    ///
    /// # Errors
    /// The file cannot be read, or the system has no thread.
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
                tracing::error!(error = fault.to_string(), "the recording is not checked any more");
            }
            // release the file, so that it can be opened again once the check has ended
            drop(recording);
            drop(ends);
        })?;
        Ok(Self { wake: Wake(wake), is_over, ended })
    }

    pub(super) fn waker(&self) -> Wake {
        self.wake.clone()
    }

    /// Checks the rest and reports the counts, within a time limit.
    pub(super) fn end(self, time: Duration) {
        self.is_over.store(true, Ordering::SeqCst);
        self.wake.wake();
        if self.ended.recv_timeout(time) == Err(RecvTimeoutError::Timeout) {
            tracing::error!("the end of the recording was not checked: `lastro drift --letter-only` does it");
        }
    }
}

/// Checks until the recording ends, or until the receiver accepts no more findings.
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
