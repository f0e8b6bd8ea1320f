//! stub

use crate::shell::Result;

/// Runs.
pub fn run(_: bool) -> Result<()> {
    Ok(())
}
