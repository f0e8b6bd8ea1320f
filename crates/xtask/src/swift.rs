//! Swift.

use crate::Language;
use crate::shell::Result;

/// Swift.
pub struct Swift;

impl Language for Swift {
    fn name(&self) -> &'static str {
        "Swift"
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
