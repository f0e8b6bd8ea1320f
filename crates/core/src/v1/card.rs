//! Validation of the card in the parameters of a sale or a customer in version 1.

use super::context::ContextV1;
use super::parameters::SaleParameters;
use crate::brazil::card::{self, CardBrand};
use crate::issue::{IssueCode, allowed};
use crate::model::codes::PaymentKind;
use crate::model::{CardNumber, Parts, SecurityCode, is_unfit};
use crate::rules::Check;
use crate::value::{Choice as _, LocalDate};

/// The four card parameters of a sale or a customer.
pub(super) struct Card<'a> {
    bandeira: Option<&'a str>,
    numero: Option<&'a str>,
    validade: Option<&'a str>,
    codigo: Option<&'a str>,
}

impl<'a> Card<'a> {
    pub(super) fn of_sale(value: &'a SaleParameters) -> Self {
        Self::new(&value.cartao_bandeira, &value.cartao_numero, &value.cartao_validade, &value.cartao_codigo)
    }

    pub(super) fn new(
        bandeira: &'a Option<String>,
        numero: &'a Option<CardNumber>,
        validade: &'a Option<String>,
        codigo: &'a Option<SecurityCode>,
    ) -> Self {
        Self {
            bandeira: bandeira.as_deref(),
            numero: numero.as_ref().map(CardNumber::reveal),
            validade: validade.as_deref(),
            codigo: codigo.as_ref().map(SecurityCode::reveal),
        }
    }
}

/// The card networks that version 1 accepts.
pub(super) const BRANDS: [CardBrand; 5] =
    [CardBrand::Visa, CardBrand::Mastercard, CardBrand::Amex, CardBrand::Elo, CardBrand::Diners];

/// Checks a card: either all four parameters are given or none, and each is valid. Warns if the number belongs to another
/// network than the given one. Also warns about each given parameter if the payment method is not an online card payment,
/// because the service then ignores the card.
pub(super) fn cards(
    record: &dyn Parts,
    card: &Card<'_>,
    today: Option<LocalDate>,
    context: ContextV1,
    check: &mut Check,
) {
    let parts = [
        ("cartao_bandeira", card.bandeira),
        ("cartao_numero", card.numero),
        ("cartao_validade", card.validade),
        ("cartao_codigo", card.codigo),
    ];
    let given = parts.map(|(name, part)| part.is_some_and(|part| !part.is_empty()) || is_unfit(record, name));
    if !given.contains(&true) {
        return;
    }
    let ignored = context.payment_type.is_some_and(|kind| kind != PaymentKind::OnlineCard);
    for ((name, part), given) in parts.into_iter().zip(given) {
        if !given {
            check.error(name, IssueCode::Required, &[]);
        }
        if ignored && part.is_some() {
            check.warning(name, IssueCode::Ignored, &[("reason", "payment_method")]);
        }
    }
    let shown = card.numero.map(card::inspect);
    let plain = card.numero.is_some_and(|number| number.bytes().all(|b| b.is_ascii_digit()));
    if shown.as_ref().is_some_and(|shown| !shown.luhn || !plain) && card.numero != Some("") {
        check.error("cartao_numero", IssueCode::InvalidCardNumber, &[]);
    }
    let of_number = shown.map_or(CardBrand::Unknown, |shown| shown.bandeira);
    let given = card.bandeira.and_then(|given| BRANDS.into_iter().find(|brand| brand.as_str() == given));
    match (card.bandeira.filter(|text| !text.is_empty()), given) {
        (Some(_), None) => {
            let names = allowed(BRANDS.iter().map(|brand| brand.as_str().to_owned()));
            check.error("cartao_bandeira", IssueCode::InvalidChoice, &[("allowed", &names)]);
        }
        (_, Some(given)) if of_number != CardBrand::Unknown && of_number != given => {
            check.warning("cartao_bandeira", IssueCode::Mismatch, &[("expected", of_number.as_str())]);
        }
        _ => {}
    }
    if let Some(month) = card.validade.filter(|month| !month.is_empty()) {
        if !card::is_valid_expiry(month, None) {
            check.error("cartao_validade", IssueCode::InvalidDate, &[("expected", "YYYYMM")]);
        } else if let Some(today) = today.filter(|_| !card::is_valid_expiry(month, today)) {
            let first: String = today.text().chars().filter(char::is_ascii_digit).take(6).collect();
            check.error("cartao_validade", IssueCode::OutOfRange, &[("min", &first)]);
        }
    }
    let brand = given.unwrap_or(of_number);
    if card.codigo.is_some_and(|code| !code.is_empty() && !card::is_valid_security_code(code, brand)) {
        check.error("cartao_codigo", IssueCode::InvalidSecurityCode, &[]);
    }
}
