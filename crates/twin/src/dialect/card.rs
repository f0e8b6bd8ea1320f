//! Converts the card parameters of version 1 into a card of the customer.

use lastro::json::Value;
use lastro::model::codes::{Flag, PaymentKind};
use lastro::model::{Card, CardNumber, Codec as _, PaymentMethod, SecurityCode, Target};
use lastro::v1::{CustomerParameters, SaleParameters};

/// The card parameters of a sale or a customer, which have the same names in both.
pub struct CardFields<'p> {
    bandeira: Option<&'p String>,
    numero: Option<&'p CardNumber>,
    validade: Option<&'p String>,
    codigo: Option<&'p SecurityCode>,
}

impl<'p> CardFields<'p> {
    /// The card parameters of a sale.
    pub fn of_sale(given: &'p SaleParameters) -> Self {
        Self {
            bandeira: given.cartao_bandeira.as_ref(),
            numero: given.cartao_numero.as_ref(),
            validade: given.cartao_validade.as_ref(),
            codigo: given.cartao_codigo.as_ref(),
        }
    }

    /// The card parameters of a customer.
    pub fn of_customer(given: &'p CustomerParameters) -> Self {
        Self {
            bandeira: given.cartao_bandeira.as_ref(),
            numero: given.cartao_numero.as_ref(),
            validade: given.cartao_validade.as_ref(),
            codigo: given.cartao_codigo.as_ref(),
        }
    }

    /// The card in the format of version 2. `None` if the card number is missing, or if `method` is given and is not a payment
    /// method for online cards.
    pub fn card(&self, method: Option<&PaymentMethod>) -> Option<Card> {
        let numero = self.numero.filter(|number| !number.reveal().is_empty())?;
        let online = method.is_none_or(|method| method.tipo == Some(PaymentKind::OnlineCard));
        online.then(|| Card {
            id_meio_pagamento: method.and_then(|method| method.id),
            padrao: Some(Flag::Yes),
            bandeira: self.bandeira.cloned(),
            numero: Some(numero.clone()),
            validade: self.validade.and_then(|month| first_day(month)),
            codigo: self.codigo.cloned(),
            ..Card::default()
        })
    }
}

/// Converts an expiry month `YYYYMM` of version 1 into the first day of the month, which version 2 uses.
fn first_day(month: &str) -> Option<lastro::LocalDate> {
    let (year, month) = month.split_at_checked(4)?;
    format!("{year}-{month}-01").parse().ok()
}

/// Builds the member `cartoes` of a body: the customer's cards and one more card, which becomes the default card.
pub fn added(cards: &[Value], card: &Card) -> (String, Value) {
    let mut all: Vec<Value> = cards.iter().map(|card| not_default(card.clone())).collect();
    all.push(card.value(Target::Wire));
    ("cartoes".to_owned(), Value::Array(all))
}

fn not_default(mut card: Value) -> Value {
    if let Value::Object(members) = &mut card {
        for (_, value) in members.iter_mut().filter(|(name, _)| name == "padrao") {
            *value = Value::Number("0".to_owned());
        }
    }
    card
}
