//! The end of a run: its output and its exit code.
//!
//! The functions do not use `println!` and similar macros, which panic if the output is closed or the disk is full.

use std::fmt::{self, Display};
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// The exit codes, as the help and the manual page list them.
pub const CODES: &str = "\
Exit codes:
  0  all done
  1  could not run or continue: the message says why
  2  the command line is not valid
  3  finished, but something failed: a record was not converted, a result is an error, or `drift` found
     a difference
     (`call`, `bulk` and `migrate`: 0 with --allow-failures)";

/// The result of a run that finished.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Done,
    /// The run finished, but some records were not converted, or some results were errors.
    Failures,
}

/// Why a run did not finish.
pub enum Stop {
    /// The command line is invalid. The string is the whole message.
    Usage(String),
    /// A file or a connection failed. The message says which.
    Failed(String),
    /// The requested action failed, for example because the record was rejected. The message says what failed.
    Failures(String),
    /// It is unknown whether a change was carried out. The message names the change.
    Unknown(String),
    /// Standard output was closed by the program that reads it. This is not an error.
    ReaderGone,
}

impl Stop {
    /// Creates an error about a file.
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

/// Returns the exit code of a run. If the run did not finish, prints the message on standard error.
pub fn exit(outcome: Result<Outcome, Stop>) -> ExitCode {
    let (code, message) = match outcome {
        Ok(Outcome::Done) | Err(Stop::ReaderGone) => (0, None),
        Ok(Outcome::Failures) => (3, None),
        Err(Stop::Failed(message)) => (1, Some(format!("lastro: {message}"))),
        Err(Stop::Usage(message)) => (2, Some(message.trim_end().to_owned())),
        Err(Stop::Failures(message)) => (3, Some(format!("lastro: {message}"))),
        Err(Stop::Unknown(message)) => (4, Some(format!("lastro: {message}"))),
    };
    if let Some(message) = message {
        // If standard error cannot be written, the message is lost.
        let _ = writeln!(io::stderr().lock(), "{message}");
    }
    ExitCode::from(code)
}

impl Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(text) | Self::Failed(text) | Self::Failures(text) | Self::Unknown(text) => f.write_str(text),
            Self::ReaderGone => f.write_str("standard output is closed"),
        }
    }
}

/// Prints a string on standard output, followed by exactly one line break.
pub fn print(text: &str) -> Result<(), Stop> {
    print_part(&format!("{}\n", text.trim_end_matches('\n')))
}

/// Prints a string on standard output without any change.
pub fn print_part(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| Stop::output(&error))
}
