//! JavaScript (wasm).

use crate::Language;
use crate::shell::Result;

/// JavaScript (wasm).
pub struct Wasm;

impl Language for Wasm {
    fn name(&self) -> &'static str {
        "JavaScript (wasm)"
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
