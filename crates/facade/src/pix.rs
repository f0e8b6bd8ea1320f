//! Pix copy-and-paste codes.

use lastro_macros::operations;

/// Pix copy-and-paste codes.
#[operations(area = "pix")]
mod operations {
    use lastro::brazil::pix::{self, NewCode, PixCheck, PixCode};
    use lastro::{LastroError, Money};

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
    /// None: any other string is not valid.
    pub fn check(code: String) -> Result<PixCheck, LastroError> {
        Ok(pix::check(&code))
    }

    /// Makes a static code. The key is written as it is registered (bare CPF or CNPJ, `+55` and a telephone, e-mail or
    /// random key in lower case); accents are removed from name, city and note, since Pix codes have none. Nothing is
    /// cut. An amount of zero is left out, so that the payer fills it in.
    ///
    /// # Errors
    /// At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, `too_long` (e-mail 77).
    /// At the other strings: `blank`, `too_long` (name 25, city 15, identifier 25 characters; the note what its key leaves of
    /// 73) or `invalid_characters`. At `valor`: `out_of_range` below zero or above 9999999999.99.
    pub fn generate(
        chave: String,
        nome: String,
        cidade: String,
        valor: Option<Money>,
        txid: Option<String>,
        info: Option<String>,
    ) -> Result<String, LastroError> {
        let (txid, info) = (txid.as_deref(), info.as_deref());
        pix::generate(&NewCode { chave: &chave, nome: &nome, cidade: &cidade, valor, txid, info })
    }
}
pub use operations::*;
