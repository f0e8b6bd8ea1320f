//! stub

use crate::shell::Result;

/// Runs.
pub fn run() -> Result<()> {
    Ok(())
}
