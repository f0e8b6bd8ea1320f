//! Customers (`/clientes/`) with their contacts and cards.

use lastro_macros::model;

use super::codes::{ActiveStatus, Flag, Gender, PersonKind};
use super::{CardNumber, SecurityCode};
use crate::value::{DateTime, LocalDate};

/// A customer: a legal entity or an individual. Custom fields have names that begin with `custom_`; they are kept in the field
/// `extra`.
#[model(filter)]
pub struct Customer {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Additional reference code of the customer.
    pub codigo: Option<i64>,
    /// When the customer was registered.
    pub data_cadastro: Option<DateTime>,
    /// Whether the customer is active; a new customer is active by default.
    pub status: Option<ActiveStatus>,
    /// Legal entity or individual; required on insert.
    pub tipo: Option<PersonKind>,
    /// Display name; required on insert.
    pub nome: Option<String>,
    /// CNPJ (tax number) of a legal entity, with or without punctuation.
    pub cnpj: Option<String>,
    /// Registered name of a legal entity; defaults to `nome` on insert.
    pub razao_social: Option<String>,
    /// State tax registration of a legal entity.
    pub inscricao_estadual: Option<String>,
    /// Municipal tax registration of a legal entity.
    pub inscricao_municipal: Option<String>,
    /// CPF (tax number) of an individual, with or without punctuation.
    pub cpf: Option<String>,
    /// Identity document of an individual.
    pub identidade: Option<String>,
    /// Date of birth of an individual.
    pub data_nascimento: Option<LocalDate>,
    /// Gender of an individual. It is sent as a code and returned as display text; both are accepted when reading.
    pub genero: Option<Gender>,
    /// Notes, as free text.
    pub obs: Option<String>,
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    #[field(postal_code)]
    pub cep: Option<String>,
    /// IBGE (statistics institute) code of the city.
    pub id_cidade: Option<i64>,
    /// Display name of the city.
    #[field(display)]
    pub cidade: Option<String>,
    /// Code of the state: the first two digits of the city's code (`id_cidade`).
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// House number.
    pub numero: Option<String>,
    /// Second part of the address, such as flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
    /// Contacts. They are returned only if the query parameter `_expand` contains `contatos`. The response to an insert has an
    /// empty list.
    #[field(expanded)]
    pub contatos: Option<Vec<Contact>>,
    /// Cards. They are returned only if the query parameter `_expand` contains `cartoes`. The response to an insert has an empty
    /// list.
    #[field(expanded)]
    pub cartoes: Option<Vec<Card>>,
}

/// A contact of a customer (`contatos`).
#[model(filter = "contatos")]
pub struct Contact {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the customer.
    pub id_pessoa: Option<i64>,
    /// Kind of contact, as free text; required on insert.
    pub tipo: Option<String>,
    /// Whether the contact is a main contact of the customer.
    pub principal: Option<Flag>,
    /// Name of the contact.
    pub nome: Option<String>,
    /// CPF (tax number) of the contact, with or without punctuation.
    pub cpf: Option<String>,
    /// Date of birth.
    pub data_nascimento: Option<LocalDate>,
    /// Identity document.
    pub identidade: Option<String>,
    /// Gender. It is sent as a code and returned as display text; both are accepted when reading.
    pub genero: Option<Gender>,
    /// E-mail address.
    pub email: Option<String>,
    /// Phone number.
    pub telefone: Option<String>,
    /// Mobile phone number.
    pub celular: Option<String>,
    /// Notes, as free text.
    pub obs: Option<String>,
    /// Postal code; sent in the form `XX.YYY-ZZZ`.
    #[field(postal_code)]
    pub cep: Option<String>,
    /// IBGE (statistics institute) code of the city.
    pub id_cidade: Option<i64>,
    /// Display name of the city.
    #[field(display)]
    pub cidade: Option<String>,
    /// Code of the state: the first two digits of the city's code (`id_cidade`).
    pub estado: Option<i64>,
    /// Street.
    pub endereco: Option<String>,
    /// House number.
    pub numero: Option<String>,
    /// Second part of the address, such as flat, floor or block.
    pub complemento: Option<String>,
    /// District.
    pub bairro: Option<String>,
}

/// A stored card of a customer (`cartoes`). Its number and security code never appear in debug output, messages or logs.
#[model(filter = "cartoes")]
pub struct Card {
    /// Primary key, given by the service on insert.
    #[field(key)]
    pub id: Option<i64>,
    /// Key of the customer.
    pub id_pessoa: Option<i64>,
    /// Key of the payment method.
    pub id_meio_pagamento: Option<i64>,
    /// Display name of the payment method.
    #[field(display)]
    pub meio_pagamento: Option<String>,
    /// Whether the card is used by default.
    pub padrao: Option<Flag>,
    /// Name of the holder.
    pub titular: Option<String>,
    /// Name of the card's network.
    pub bandeira: Option<String>,
    /// Card number; required on insert, with all digits. In responses it is masked: only the last digits are visible.
    pub numero: Option<CardNumber>,
    /// Expiry date; required on insert. The card is valid until the end of the date's month.
    pub validade: Option<LocalDate>,
    /// Security code of 3 digits, or 4 for American Express; the service never returns it.
    pub codigo: Option<SecurityCode>,
}
