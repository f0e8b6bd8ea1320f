//! How a run ends: what it prints, and with which code it exits.
//!
//! Nothing here uses `println!` and its like: they panic where the other end is closed or full.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// The exit codes, as help and the manual page show them.
pub const CODES: &str = "\
Exit codes:
  0  all done
  1  could not run or go on: the message says why
  2  the command line is not understood
  3  finished, but something failed: a record was not converted, or an answer is an error
     (0 with --allow-failures)";

/// The result of a run that finished.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Done,
    /// Records were not converted, or answers were errors.
    Failures,
}

/// Why a run did not finish.
pub enum Stop {
    /// The command line is not understood. Holds the whole message.
    Usage(String),
    /// Something could not be read or written. The message names it.
    Failed(String),
    /// The reader of standard output closed it.
    ReaderGone,
}

impl Stop {
    /// An error about a file.
    pub fn at(path: &Path, error: impl Display) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }

    fn output(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::ReaderGone,
            _ => Self::Failed(format!("standard output: {error}")),
        }
    }
}

/// The exit code. What stopped the run is printed on standard error, if that can be written to.
pub fn exit(outcome: Result<Outcome, Stop>) -> ExitCode {
    let (code, message) = match outcome {
        Ok(Outcome::Done) | Err(Stop::ReaderGone) => (0, None),
        Ok(Outcome::Failures) => (3, None),
        Err(Stop::Failed(message)) => (1, Some(format!("lastro: {message}"))),
        Err(Stop::Usage(message)) => (2, Some(message.trim_end().to_owned())),
    };
    if let Some(message) = message {
        // if standard error fails too, there is nowhere left to report it
        let _ = writeln!(io::stderr().lock(), "{message}");
    }
    ExitCode::from(code)
}

/// Prints a text and a line break on standard output.
pub fn print(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", text.trim_end_matches('\n')).and_then(|()| out.flush()).map_err(|error| Stop::output(&error))
}
