//! The state file of a call: it stores the state of the call, so that a later run of the same command can resume the call.

use std::fs;
use std::io;
use std::path::PathBuf;

use lastro_client::BoxError;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::files::{checkpoint, save};
use crate::outcome::Stop;

/// A state file, and the identity of the call whose state it stores.
#[derive(Clone)]
pub struct Kept {
    file: PathBuf,
    of: Contents,
}

/// The contents of the state file. It contains neither the API key nor the record. Instead, it has a digest of the arguments and
/// the record, so that a run with other arguments or another record is refused.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Contents {
    operation: String,
    url: String,
    sha256: String,
    state: String,
}

impl Kept {
    pub fn new(file: PathBuf, operation: String, url: &str, arguments: impl Iterator<Item = Option<String>>) -> Self {
        let mut digest = Sha256::new();
        for argument in arguments {
            // each argument is hashed with its length, so that different lists of arguments never give the same bytes
            let (given, text) = (u64::from(argument.is_some()), argument.unwrap_or_default());
            digest.update(given.to_le_bytes());
            digest.update((text.len() as u64).to_le_bytes());
            digest.update(text);
        }
        let sha256 = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        let url = url.to_owned();
        Self { file, of: Contents { operation, url, sha256, state: String::new() } }
    }

    /// The state that an earlier run of the same call has stored; `None` if there is no state file.
    pub fn stored(&self) -> Result<Option<String>, Stop> {
        let Some(mut stored) = checkpoint::<Contents>(&self.file)? else { return Ok(None) };
        let state = std::mem::take(&mut stored.state);
        if stored != self.of {
            let why = format!(
                "has the state of another call ({} at {}, or other arguments); name another file",
                stored.operation, stored.url
            );
            return Err(Stop::at(&self.file, why));
        }
        Ok(Some(state))
    }

    /// Replaces the state file atomically: after a crash, it contains either the old state or the new one.
    pub fn save(&self, state: &str) -> Result<(), Stop> {
        save(&Contents { state: state.to_owned(), ..self.of.clone() }, &self.file)
    }

    /// Like [`save`](Self::save), with the error type that the client expects.
    pub fn keep(&self, state: &str) -> Result<(), BoxError> {
        self.save(state).map_err(|stop| stop.to_string().into())
    }

    /// Removes the state file, since the call has ended and cannot be resumed.
    pub fn over(&self) -> Result<(), Stop> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Stop::at(&self.file, error)),
            _ => Ok(()),
        }
    }
}
