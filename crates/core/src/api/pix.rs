//! PIX copy-and-paste codes.

use lastro_macros::operations;

/// The operations.
#[operations(area = "pix")]
mod operations {
    use crate::brazil::pix::{self, MAX_CITY, MAX_NAME, MAX_VALUE, NewCode, PixCheck, PixCode};
    use crate::issue::{Issue, IssueCode, LastroError};
    use crate::value::{Choice as _, Money};

    /// Reads a code that can be paid as it stands.
    ///
    /// # Errors
    /// `invalid_pix` with the `reason` that `check` gives.
    pub fn parse(code: String) -> Result<PixCode, LastroError> {
        pix::parse(&code).map_err(|fault| {
            LastroError::invalid(Issue::error("code", IssueCode::InvalidPix).with("reason", fault.as_str()))
        })
    }

    /// Whether a code can be paid as it stands, and why not.
    ///
    /// # Errors
    /// None: what is no code is not valid.
    pub fn check(code: String) -> Result<PixCheck, LastroError> {
        Ok(pix::check(&code))
    }

    /// Makes a static code. Accents are taken off, since the arrangement has none; nothing is cut. An amount of zero
    /// is left out, so that the payer fills it in.
    ///
    /// # Errors
    /// `blank`, `too_long` (name 25, city 15 characters; key and note together what one template of 99 holds) or
    /// `invalid_characters` at the text; `out_of_range` at `valor` below zero.
    pub fn generate(
        chave: String,
        nome: String,
        cidade: String,
        valor: Option<Money>,
        txid: Option<String>,
        info: Option<String>,
    ) -> Result<String, LastroError> {
        let mut issues = Vec::new();
        let nome = plain("nome", &nome, MAX_NAME, &mut issues);
        let cidade = plain("cidade", &cidade, MAX_CITY, &mut issues);
        let key = plain("chave", &chave, MAX_VALUE, &mut issues);
        let info = info.filter(|info| !info.is_empty()).map(|info| plain("info", &info, MAX_VALUE, &mut issues));
        if txid.as_ref().is_some_and(|txid| !pix::is_valid_txid(txid)) {
            issues.push(Issue::error("txid", IssueCode::InvalidCharacters));
        }
        if valor.is_some_and(Money::is_negative) {
            issues.push(Issue::negative("valor"));
        }
        if !issues.is_empty() {
            return Err(LastroError::Invalid { issues });
        }
        let new = NewCode {
            key: &key,
            name: &nome,
            city: &cidade,
            amount: valor,
            txid: txid.as_deref(),
            info: info.as_deref(),
        };
        let field = if info.is_some() { "info" } else { "chave" };
        pix::generate(&new).ok_or_else(|| {
            LastroError::invalid(Issue::error(field, IssueCode::TooLong).with("max", &MAX_VALUE.to_string()))
        })
    }

    fn plain(name: &str, text: &str, max: usize, issues: &mut Vec<Issue>) -> String {
        let plain = pix::plain(text).unwrap_or_default();
        if text.trim().is_empty() {
            issues.push(Issue::error(name, IssueCode::Blank));
        } else if plain.is_empty() {
            issues.push(Issue::error(name, IssueCode::InvalidCharacters));
        } else if plain.chars().count() > max {
            issues.push(Issue::error(name, IssueCode::TooLong).with("max", &max.to_string()));
        }
        plain
    }
}
pub use operations::*;
