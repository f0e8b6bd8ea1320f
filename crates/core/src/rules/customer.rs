//! Validation rules for customers, their contacts and their cards.

use super::{Check, Context, Validate, WriteOperation};
use crate::brazil::{card, cep, cnpj, cpf, email, municipality};
use crate::issue::{IssueCode, codes_of};
use crate::model::codes::{FederativeUnit, PersonKind};
use crate::model::{Card, Contact, Customer, is_unfit};
use crate::value::{Choice as _, Code as _, LocalDate};

impl Validate for Customer {
    fn rules(&self, context: &Context, check: &mut Check) {
        if context.operation == WriteOperation::Insert {
            check.required(self, "tipo");
            check.required(self, "nome");
        }
        check.not_blank("nome", self.nome.as_deref());
        check.valid("cnpj", self.cnpj.as_deref(), IssueCode::InvalidCnpj, cnpj::is_valid);
        check.valid("cpf", self.cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
        self.document_of_another_kind(check);
        born(self.data_nascimento, context.today, check);
        address(self.cep.as_deref(), self.id_cidade, self.estado, check);
        check.each("contatos", self.contatos.as_deref().unwrap_or_default(), |contact, c| contact.rules(context, c));
        check.each("cartoes", self.cartoes.as_deref().unwrap_or_default(), |card, c| card.rules(context, c));
    }
}

impl Customer {
    /// Warns about a tax number of the wrong kind: a CPF for a legal entity, or a CNPJ for an individual.
    fn document_of_another_kind(&self, check: &mut Check) {
        let strange = match self.tipo {
            Some(PersonKind::LegalEntity) => ("cpf", &self.cpf),
            Some(PersonKind::Individual) => ("cnpj", &self.cnpj),
            _ => return,
        };
        let (name, document) = strange;
        // an empty string only clears the field, so it needs no warning
        if document.as_ref().is_some_and(|document| !document.is_empty()) {
            check.warning(name, IssueCode::Contradiction, &[("field", "tipo")]);
        }
    }
}

impl Validate for Contact {
    fn rules(&self, context: &Context, check: &mut Check) {
        if context.operation == WriteOperation::Insert {
            check.required(self, "tipo");
        }
        check.not_blank("tipo", self.tipo.as_deref());
        check.valid("cpf", self.cpf.as_deref(), IssueCode::InvalidCpf, cpf::is_valid);
        born(self.data_nascimento, context.today, check);
        check.valid("email", self.email.as_deref(), IssueCode::InvalidEmail, email::is_valid);
        address(self.cep.as_deref(), self.id_cidade, self.estado, check);
    }
}

impl Validate for Card {
    fn rules(&self, context: &Context, check: &mut Check) {
        let insert = context.operation == WriteOperation::Insert;
        if insert {
            check.required(self, "numero");
            check.required(self, "validade");
        }
        let number = self.numero.as_ref().map(crate::model::CardNumber::reveal);
        let inspected = number.map(card::inspect);
        // checked only in an insert: an update may repeat the number in the masked form that the service returned
        if insert && inspected.as_ref().is_some_and(|card| !card.luhn) {
            check.error("numero", IssueCode::InvalidCardNumber, &[]);
        }
        let brand = inspected.map_or(card::CardBrand::Unknown, |card| card.bandeira);
        if let Some(given) = self.bandeira.as_ref().filter(|_| brand != card::CardBrand::Unknown)
            && !given.eq_ignore_ascii_case(brand.as_str())
        {
            check.warning("bandeira", IssueCode::Mismatch, &[("expected", brand.as_str())]);
        }
        if self.codigo.as_ref().is_some_and(|code| !card::is_valid_security_code(code.reveal(), brand)) {
            check.error("codigo", IssueCode::InvalidSecurityCode, &[]);
        }
        // An expired card is allowed if the service has already stored it. In an update, a masked number shows that the card is
        // stored. A number that could not be read counts as masked too, since only some forms of masked numbers are known.
        let masked = || number.is_some_and(|number| number.contains('*')) || is_unfit(self, "numero");
        let stored = !insert && masked();
        if let (Some(expiry), Some(today)) = (self.validade.filter(|_| !stored), context.today)
            && card::is_expired(expiry, today)
        {
            let month = card::first_valid_day(today).text();
            check.error("validade", IssueCode::OutOfRange, &[("min", &month)]);
        }
    }
}

/// Checks that a date of birth is not in the future.
pub(crate) fn born(date: Option<LocalDate>, today: Option<LocalDate>, check: &mut Check) {
    if let (Some(date), Some(today)) = (date, today)
        && date > today
    {
        check.error("data_nascimento", IssueCode::OutOfRange, &[("max", &today.text())]);
    }
}

/// Checks the postal code, the codes of the city and of the federative unit (state), and that the city is in this unit.
pub(crate) fn address(code: Option<&str>, city: Option<i64>, unit: Option<i64>, check: &mut Check) {
    check.valid("cep", code, IssueCode::InvalidCep, cep::is_valid);
    let known = city.is_none_or(municipality::is_valid_number);
    let expected = city.filter(|_| known).map(municipality::unit);
    if !known {
        check.error("id_cidade", IssueCode::InvalidMunicipality, &[]);
    }
    if unit.is_some_and(|unit| !municipality::is_unit(unit)) {
        check.error("estado", IssueCode::InvalidCode, &[("allowed", &codes_of(FederativeUnit::TABLE))]);
    } else if let (Some(unit), Some(expected)) = (unit, expected)
        && unit != expected
    {
        check.error("estado", IssueCode::Mismatch, &[("expected", &expected.to_string())]);
    }
}
