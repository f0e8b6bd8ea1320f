//! Brazilian documents and codes: validation and printed forms.
//!
//! Functions accept a document without punctuation or exactly in its printed form, in ASCII. They never pad, truncate or
//! guess.

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
