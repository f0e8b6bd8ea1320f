//! Python.

use crate::Language;
use crate::shell::Result;

/// Python.
pub struct Python;

impl Language for Python {
    fn name(&self) -> &'static str {
        "Python"
    }
    fn missing(&self) -> Option<String> {
        Some("not built yet".to_owned())
    }
    fn build(&self) -> Result<()> {
        Ok(())
    }
    fn test(&self) -> Result<()> {
        Ok(())
    }
    fn demo(&self) -> Result<String> {
        Ok(String::new())
    }
}
