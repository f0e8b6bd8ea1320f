//! Pix copy-and-paste codes.

use lastro_macros::operations;

/// Pix copy-and-paste codes.
#[operations(area = "pix")]
mod operations {
    use lastro::brazil::pix::{self, NewCode, PixCheck, PixCode};
    use lastro::{LastroError, Money};

    /// Reads a Pix code.
    ///
    /// # Errors
    /// `invalid_pix` with the same `reason` as `check`, if the code cannot be paid.
    pub fn parse(code: String) -> Result<PixCode, LastroError> {
        pix::parse(&code).map_err(|fault| LastroError::from(fault).under("code"))
    }

    /// Checks whether a Pix code is valid. If it is not, the result states the reason.
    ///
    /// # Errors
    /// None: every string has a result.
    pub fn check(code: String) -> Result<PixCheck, LastroError> {
        Ok(pix::check(&code))
    }

    /// Generates a static Pix code. The key is written in its registered form: CPF or CNPJ without punctuation, telephone with
    /// `+55`, e-mail or random key in lower case. Accents are removed from name, city and note, because Pix codes have none.
    /// Nothing is truncated. An amount of zero is left out, so that the payer can enter it.
    ///
    /// # Errors
    /// At `chave`: `blank`, `invalid_pix_key`, `invalid_cpf`, `invalid_cnpj`, `invalid_email`, or `too_long` above 77
    /// characters. At the other strings: `blank`, `invalid_characters`, or `too_long`; the maximum is 25 characters for the
    /// name, 15 for the city, 25 for the identifier, and 73 minus the length of the key for the note. At `valor`:
    /// `out_of_range` below zero or above 9999999999.99.
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
