//! Brazilian documents and codes: validation and printed forms.
//!
//! Everything is read bare or exactly in its printed form, in ASCII; nothing is padded, truncated or guessed.

pub mod card;
pub mod cep;
pub mod cnpj;
pub mod cpf;
pub mod digits;
pub mod email;
pub mod lc116;
pub mod linha_digitavel;
pub mod municipality;
pub mod pix;
pub mod pix_key;
pub mod tax_code;
