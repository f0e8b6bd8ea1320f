//! A recording to which several threads write. It removes secrets from exchanges, and also records requests that get no
//! response.

use core::fmt;
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::conceal::Concealer;
use crate::exchange::{Exchange, RecordedResponse};
use crate::har::{Recorder, RecordingFault};
use crate::pseudonyms::Pseudonyms;

/// A recording to which several threads write.
pub struct Recording(Mutex<Parts>);

struct Parts {
    /// The writer of the file; `None` after the end of the recording.
    recorder: Option<Recorder>,
    concealer: Concealer,
    /// The first write error.
    fault: Option<io::Error>,
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recording").finish_non_exhaustive()
    }
}

impl Recording {
    /// Creates a recording, or continues an existing one. `secret`: 32 random bytes, from which the pseudonyms for personal
    /// data are derived. With a secret, the recording must be new, since the secret of an earlier run is no longer known. With
    /// `None`, personal data is recorded.
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

    /// Begins an exchange, whose response is still unknown. A response in `exchange` is ignored.
    #[must_use]
    pub fn begin(self: &Arc<Self>, exchange: Exchange) -> Pending {
        Pending { recording: Arc::clone(self), exchange: Some(Exchange { response: None, ..exchange }) }
    }

    /// The byte offset in the file at which the last entry ends; 0 after the end of the recording.
    #[must_use]
    pub fn written(&self) -> u64 {
        self.parts().recorder.as_ref().map_or(0, Recorder::end)
    }

    /// Whether a write has failed. After the first write error, nothing more is written.
    #[must_use]
    pub fn has_failed(&self) -> bool {
        self.parts().fault.is_some()
    }

    /// Ends the recording, so that another program can continue it. Later exchanges are ignored.
    ///
    /// # Errors
    /// The first write error, after which nothing more was written. Only the first call returns it.
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

/// A running exchange. If it is dropped before [`over`](Self::over) is called, it is recorded without a response.
#[derive(Debug)]
pub struct Pending {
    recording: Arc<Recording>,
    exchange: Option<Exchange>,
}

impl Pending {
    /// Records the exchange with its response. When the function returns, the exchange is in the file.
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
