//! Kotlin.

use crate::Language;
use crate::shell::Result;

/// Kotlin.
pub struct Kotlin;

impl Language for Kotlin {
    fn name(&self) -> &'static str {
        "Kotlin"
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
