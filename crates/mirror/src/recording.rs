//! A recording that several threads write to: what is concealed, and what happens to a request whose response does not come.

use core::fmt;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::conceal::Concealer;
use crate::exchange::{Exchange, RecordedResponse};
use crate::har::{Recorder, RecordingFault};
use crate::pseudonyms::Pseudonyms;

/// A recording that several threads write to.
pub struct Recording(Mutex<Parts>);

struct Parts {
    /// `None` after the end.
    recorder: Option<Recorder>,
    concealer: Concealer,
    /// The first error of writing.
    fault: Option<io::Error>,
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}

impl Recording {
    /// Begins a recording, or continues one. `secret`: 32 random bytes, from which stand-ins for personal data are derived;
    /// without it personal data is kept. With it the recording has to be a new one, since the secret of an earlier run is gone.
    ///
    /// # Errors
    /// See [`RecordingFault`].
    pub fn open(path: &Path, secret: Option<[u8; 32]>) -> Result<Arc<Self>, RecordingFault> {
        let recorder = Recorder::open(path)?;
        if secret.is_some() && !recorder.is_empty() {
            return Err(RecordingFault::Continued);
        }
        let concealer = Concealer::new(secret.map(Pseudonyms::new));
        Ok(Arc::new(Self(Mutex::new(Parts { recorder: Some(recorder), concealer, fault: None }))))
    }

    /// An exchange begins. What it has of a response is ignored.
    #[must_use]
    pub fn begin(self: &Arc<Self>, exchange: Exchange) -> Pending {
        Pending { recording: Arc::clone(self), exchange: Some(Exchange { response: None, ..exchange }) }
    }

    /// Where the last entry ends in the file; 0 after the end. Everything before it is written.
    #[must_use]
    pub fn written(&self) -> u64 {
        self.parts().recorder.as_ref().map_or(0, Recorder::end)
    }

    /// Whether something could not be written. After the first error nothing more is written.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.parts().fault.is_some()
    }

    /// Ends the recording, so that another program can continue it. Later exchanges are ignored.
    ///
    /// # Errors
    /// The first error of writing, after which nothing more was written; only the first call returns it.
    pub fn end(&self) -> io::Result<()> {
        let mut parts = self.parts();
        parts.recorder = None;
        parts.fault.take().map_or(Ok(()), Err)
    }

    fn parts(&self) -> MutexGuard<'_, Parts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, exchange: Exchange) {
        let parts = &mut *self.parts();
        if let (Some(recorder), None) = (&mut parts.recorder, &parts.fault) {
            parts.fault = recorder.append(&parts.concealer.conceal(exchange)).err();
        }
    }
}

/// An exchange that is under way. If it is dropped before it is over, it is recorded without a response.
#[derive(Debug)]
pub struct Pending {
    recording: Arc<Recording>,
    exchange: Option<Exchange>,
}

impl Pending {
    /// Records the exchange. When this returns, it is in the file.
    pub fn over(mut self, took_ms: i64, response: Option<RecordedResponse>) {
        if let Some(exchange) = self.exchange.take() {
            self.recording.keep(Exchange { took_ms, response, ..exchange });
        }
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if let Some(exchange) = self.exchange.take() {
            self.recording.keep(exchange);
        }
    }
}
