//! README's example, which prints the same in every language.

use runner::shell::{Result, read};

/// Whether a language's example printed it.
pub fn prints(language: &str, printed: &str) -> Result<()> {
    let wanted = read("tests/fixtures/readme.txt")?;
    if printed == wanted { Ok(()) } else { Err(format!("the {language} example printed:\n{printed}")) }
}
