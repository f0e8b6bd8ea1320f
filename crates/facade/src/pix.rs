//! PIX copy-and-paste codes.

use lastro_macros::operations;

/// PIX copy-and-paste codes.
#[operations(area = "pix")]
mod operations {
    use lastro::brazil::pix::{self, LARGEST_AMOUNT, MAX_CITY, MAX_NAME, MAX_TXID, NewCode, PixCheck, PixCode};
    use lastro::brazil::pix_key;
    use lastro::issue::{Issue, IssueCode, LastroError};
    use lastro::value::Money;

    /// Reads a code that can be paid as it stands.
    ///
    /// # Errors
    /// `invalid_pix` with the same `reason` as `check`.
    pub fn parse(code: String) -> Result<PixCode, LastroError> {
        pix::parse(&code).map_err(|fault| LastroError::from(fault).under("code"))
    }

    /// Whether a code can be paid as it stands, and why not.
    ///
    /// # Errors
    /// None: any other text is not valid.
    pub fn check(code: String) -> Result<PixCheck, LastroError> {
        Ok(pix::check(&code))
    }

    /// Makes a static code. The key is written as it is registered (bare CPF or CNPJ, `+55` and a telephone, e-mail or
    /// random key in lower case); accents are removed from name, city and note, since PIX codes have none. Nothing is
    /// cut. An amount of zero is left out, so that the payer fills it in.
    ///
    /// # Errors
    /// At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, `too_long` (e-mail 77).
    /// At a text: `blank`, `too_long` (name 25, city 15, identifier 25 characters; the note what its key leaves of
    /// 73) or `invalid_characters`. At `valor`: `out_of_range` below zero or above 9999999999.99.
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
        let key = key(&chave, &mut issues);
        let room = pix::room_for_note(&key);
        let info = info.filter(|info| !info.is_empty()).map(|info| plain("info", &info, room, &mut issues));
        if let Some(txid) = &txid {
            check_txid(txid, &mut issues);
        }
        if valor.is_some_and(Money::is_negative) {
            issues.push(Issue::negative("valor"));
        }
        if let Some(largest) = LARGEST_AMOUNT.filter(|largest| valor.is_some_and(|valor| valor > *largest)) {
            issues.push(Issue::error("valor", IssueCode::OutOfRange).with("max", &largest.to_string()));
        }
        LastroError::if_any(issues)?;
        let new = NewCode {
            key: &key,
            name: &nome,
            city: &cidade,
            amount: valor,
            txid: txid.as_deref(),
            info: info.as_deref(),
        };
        // every length was checked above
        pix::generate(&new).ok_or_else(|| LastroError::internal("pix"))
    }

    /// The key in its registered form; adds an issue if it is not a key.
    fn key(chave: &str, issues: &mut Vec<Issue>) -> String {
        let key = if chave.trim().is_empty() {
            Err(LastroError::at("", IssueCode::Blank))
        } else {
            pix_key::registered(chave)
        };
        key.unwrap_or_else(|error| {
            issues.extend(error.under("chave").into_issues());
            String::new()
        })
    }

    fn check_txid(txid: &str, issues: &mut Vec<Issue>) {
        if txid.trim().is_empty() {
            issues.push(Issue::error("txid", IssueCode::Blank));
        } else if txid.chars().count() > MAX_TXID {
            issues.push(Issue::error("txid", IssueCode::TooLong).with("max", &MAX_TXID.to_string()));
        } else if !pix::is_valid_txid(txid) {
            issues.push(Issue::error("txid", IssueCode::InvalidCharacters));
        }
    }

    fn plain(name: &str, text: &str, max: usize, issues: &mut Vec<Issue>) -> String {
        let plain = pix::plain(text).unwrap_or_default();
        if text.trim().is_empty() {
            issues.push(Issue::error(name, IssueCode::Blank));
        } else if plain.trim().is_empty() {
            issues.push(Issue::error(name, IssueCode::InvalidCharacters));
        } else if plain.chars().count() > max {
            issues.push(Issue::error(name, IssueCode::TooLong).with("max", &max.to_string()));
        }
        plain
    }
}
pub use operations::*;
