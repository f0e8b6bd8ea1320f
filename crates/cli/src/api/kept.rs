//! The file in which a call's state is kept, so that a later run can take the call up.

use std::fs;
use std::io;
use std::path::PathBuf;

use lastro_client::BoxError;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::files::{checkpoint, save};
use crate::outcome::Stop;

/// Where the state of a call is kept, and which call it is.
#[derive(Clone)]
pub struct Kept {
    file: PathBuf,
    of: Contents,
}

/// What is in the file. It contains neither the key nor the record: a digest tells whether the record is the same.
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
            // with its length, so that no two calls have the same digest
            let (given, text) = (u64::from(argument.is_some()), argument.unwrap_or_default());
            digest.update(given.to_le_bytes());
            digest.update((text.len() as u64).to_le_bytes());
            digest.update(text);
        }
        let sha256 = digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        let url = url.to_owned();
        Self { file, of: Contents { operation, url, sha256, state: String::new() } }
    }

    /// The state of an earlier run of this call; `None` if there was none.
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

    /// Replaces the file at once: it has the state before or the new one, whatever happens.
    pub fn save(&self, state: &str) -> Result<(), Stop> {
        save(&Contents { state: state.to_owned(), ..self.of.clone() }, &self.file)
    }

    /// As [`save`](Self::save), for the client.
    pub fn keep(&self, state: &str) -> Result<(), BoxError> {
        self.save(state).map_err(|stop| stop.to_string().into())
    }

    /// The call is over: nothing is left to take up.
    pub fn over(&self) -> Result<(), Stop> {
        match fs::remove_file(&self.file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(Stop::at(&self.file, error)),
            _ => Ok(()),
        }
    }
}
