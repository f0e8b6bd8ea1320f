//! The lists of a customer: contacts and cards.

use std::collections::BTreeSet;

use lastro::brazil::card::{CardBrand, inspect};
use lastro::brazil::municipality;
use lastro::json::Value;
use lastro::model::{Card, CardNumber, Codec as _, Contact, Customer, Model, Target};
use lastro::value::Choice as _;

use super::body::{Members, by_key, integer, key as key_of, members, merge, record};
use super::names::listed;
use super::{Context, Refusal};
use crate::filled;
use crate::state::{Counter, Draft, Table};

const CONTACTS: &str = "contatos";
const CARDS: &str = "cartoes";

/// One of the two lists of a customer: contacts or cards.
struct List {
    name: &'static str,
    counter: Counter,
    /// The fields that a new element requires. An update must not clear them.
    required: &'static [&'static str],
    /// The field that marks the default element. It is 1 in at most one element, unless the policy `default-part` accepts more.
    default: &'static str,
}

/// The contacts and cards in the body of a request. `None`: the body does not contain the list. Empty: the body clears the list.
pub struct Sections {
    contacts: Option<Vec<Value>>,
    cards: Option<Vec<Value>>,
}

impl Sections {
    /// Moves the contacts and cards out of a new customer.
    pub fn taken_out_of(customer: &mut Customer) -> Self {
        let contacts = customer.contatos.take().unwrap_or_default();
        let cards = customer.cartoes.take().unwrap_or_default();
        Self {
            contacts: Some(contacts.iter().map(|contact| contact.value(Target::Wire)).collect()),
            cards: Some(cards.iter().map(|card| card.value(Target::Wire)).collect()),
        }
    }

    /// Moves the contacts and cards out of the members of a body.
    pub fn taken_from(sent: &mut Members) -> Self {
        let mut taken = Self { contacts: None, cards: None };
        sent.retain_mut(|(name, value)| {
            let list = match name.as_str() {
                CONTACTS => &mut taken.contacts,
                CARDS => &mut taken.cards,
                _ => return true,
            };
            *list = Some(match core::mem::replace(value, Value::Null) {
                Value::Array(parts) => parts,
                _ => Vec::new(),
            });
            false
        });
        taken
    }
}

/// The new extras of a customer. `before`: the stored extras. The contacts and cards of the body are completed and replace the
/// stored lists. Other stored members stay.
pub fn stored(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    customer: i64,
    mut before: Members,
    given: Sections,
) -> Result<Members, Refusal> {
    let old = |name: &str, before: &Members| match before.iter().find(|(known, _)| known == name) {
        Some((_, Value::Array(parts))) => parts.clone(),
        _ => Vec::new(),
    };
    let mut contacts = old(CONTACTS, &before);
    if let Some(given) = given.contacts {
        let mut complete = |contact: &mut Contact| {
            contact.id_pessoa = Some(customer);
            contact.cidade = listed(context, context.reference, Table::Municipality, "id_cidade", contact.id_cidade)?;
            contact.estado = state(context, contact.id_cidade, contact.estado);
            Ok(())
        };
        let of = List { name: CONTACTS, counter: Counter::Contact, required: &["tipo"], default: "principal" };
        contacts = list(context, draft, &of, contacts, given, &mut complete)?;
    }
    let mut cards = old(CARDS, &before);
    if let Some(given) = given.cards {
        let mut complete = |card: &mut Card| completed_card(context, customer, card);
        let of = List { name: CARDS, counter: Counter::Card, required: &["numero", "validade"], default: "padrao" };
        cards = list(context, draft, &of, cards, given, &mut complete)?;
    }
    let cards = cards.into_iter().map(without_security_code).collect();
    let sections = vec![(CONTACTS.to_owned(), Value::Array(contacts)), (CARDS.to_owned(), Value::Array(cards))];
    merge(&mut before, sections);
    Ok(before)
}

/// Completes the elements of a list in a body. An element with the key of a stored element replaces it or is merged into it, by
/// the policy `part-update`. A new element gets a key.
fn list<T: Model>(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    &List { name, counter, required, default }: &List,
    before: Vec<Value>,
    given: Vec<Value>,
    complete: &mut dyn FnMut(&mut T) -> Result<(), Refusal>,
) -> Result<Vec<Value>, Refusal> {
    let is_default = |part: &Value| integer(part.get(default)) == Some(1);
    let defaults: BTreeSet<_> = filled(before.iter().filter(|part| is_default(part)).map(key_of));
    let mut known = by_key(before);
    let mut parts = Vec::with_capacity(given.len());
    for (place, part) in given.into_iter().enumerate() {
        let key = integer(part.get("id"));
        let stored = key.and_then(|key| known.remove(&key));
        let key = match (key, &stored) {
            (Some(key), Some(_)) => key,
            (Some(_), None) if context.is("unknown-part", "refuse") => {
                return Err(Refusal::bad(format!("{name}[{place}].id: o cliente não tem este registro.")));
            }
            _ => draft.next(counter)?,
        };
        let replaces = !context.is("part-update", "merge");
        let mut whole = if replaces { Vec::new() } else { stored.clone().map(members).unwrap_or_default() };
        merge(&mut whole, members(part));
        merge(&mut whole, vec![("id".to_owned(), Value::Number(key.to_string()))]);
        if let Some(stored) = stored.filter(|_| context.is("required-cleared", "refuse")) {
            let unset = |record: &Value, field: &str| *record.get(field).unwrap_or(&Value::Null) == Value::Null;
            let whole = Value::Object(whole.clone());
            if let Some(field) = required.iter().find(|field| unset(&whole, field) && !unset(&stored, field)) {
                return Err(Refusal::bad(format!(
                    "{name}[{place}].{field}: este campo é obrigatório e não pode ser apagado."
                )));
            }
        }
        let mut part: T = record(whole)?;
        complete(&mut part)?;
        parts.push(part.value(Target::Answer));
    }
    if context.is("default-part", "one") {
        let marked = |part: &&Value| is_default(part);
        let newly = parts.iter().filter(marked).rfind(|part| !defaults.contains(&key_of(part)));
        let chosen = newly.or_else(|| parts.iter().rfind(marked)).map(key_of);
        for part in parts.iter_mut().filter(|part| is_default(part) && Some(key_of(part)) != chosen) {
            let mut whole = members(core::mem::take(part));
            merge(&mut whole, vec![(default.to_owned(), Value::Number("0".to_owned()))]);
            *part = Value::Object(whole);
        }
    }
    Ok(parts)
}

/// Completes a card for storage: masks its number and removes its security code.
fn completed_card(context: &Context<'_>, customer: i64, card: &mut Card) -> Result<(), Refusal> {
    card.id_pessoa = Some(customer);
    card.meio_pagamento =
        listed(context, context.view, Table::PaymentMethod, "id_meio_pagamento", card.id_meio_pagamento)?;
    let brand = card.numero.as_ref().map_or(CardBrand::Unknown, |number| inspect(number.reveal()).bandeira);
    if card.bandeira.is_none() && brand != CardBrand::Unknown && context.is("card-network", "derived") {
        card.bandeira = Some(brand.as_str().to_owned());
    }
    card.numero = card.numero.take().map(|number| masked(context, &number));
    card.codigo = None;
    Ok(())
}

/// Masks a card number except for its last four digits. A number that is already masked stays as it is.
fn masked(context: &Context<'_>, number: &CardNumber) -> CardNumber {
    let given = number.reveal();
    // An update may send any string, so digits of every script are counted.
    let digits = given.chars().filter(|c| c.is_numeric()).count();
    // a string with fewer than four digits is not a card number, so all its digits are hidden
    let hidden = if digits < 4 { digits } else { digits.saturating_sub(4) };
    if context.is("card-mask", "as-given") {
        let mut passed: usize = 0;
        let mask = |c: char| {
            passed = passed.saturating_add(usize::from(c.is_numeric()));
            if c.is_numeric() && passed <= hidden { '*' } else { c }
        };
        return CardNumber::new(given.chars().map(mask).collect::<String>());
    }
    let shown: String = given.chars().filter(|c| c.is_numeric()).skip(hidden).collect();
    CardNumber::new(format!("**** **** **** {}", if shown.is_empty() { "****" } else { &shown }))
}

/// Removes the member for the security code. No response may contain it, not even as null.
fn without_security_code(card: Value) -> Value {
    let mut kept = members(card);
    kept.retain(|(name, _)| name != "codigo");
    Value::Object(kept)
}

/// The federative unit (state) of an address: derived from the city if the policy `state-of-city` says so, otherwise the given
/// one.
pub fn state(context: &Context<'_>, city: Option<i64>, given: Option<i64>) -> Option<i64> {
    city.map(municipality::unit).filter(|_| context.is("state-of-city", "derived")).or(given)
}
