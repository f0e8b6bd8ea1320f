//! Brazilian documents and codes: what is valid, and how it is printed.
//!
//! Everything is read bare or exactly in its printed form, in ASCII; nothing is padded, cut or guessed.

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
