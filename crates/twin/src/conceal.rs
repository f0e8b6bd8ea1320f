//! Stand-ins for card numbers and security codes.
//!
//! A request is decided, journalled and done again with stand-ins in place of what nobody may keep. A stand-in of a
//! card's number has what a decision may look at: the number of digits, the first six (they tell the network), the last
//! four (the service shows them) and whether the check digit is right. The other digits are gone.

use std::borrow::Cow;

use lastro::http::Shape;
use lastro::json::{Value, parse, without_mark};
use lastro::model::{Model as _, ModelTable, Type};
use lastro::v1::types::{CustomerParameters, SaleParameters};
use lastro::value::find_bytes;

use crate::http::{decoded, encoded};
use crate::route::Operation;

/// What a text stands for that is replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Secret {
    Number,
    Code,
}

impl Secret {
    const fn of(ty: Type) -> Option<Self> {
        match ty.required() {
            Type::CardNumber => Some(Self::Number),
            Type::SecurityCode => Some(Self::Code),
            _ => None,
        }
    }

    fn stand_in(self, text: &str) -> String {
        match self {
            Self::Number => number(text),
            Self::Code => text.chars().map(|c| if c.is_ascii_digit() { '1' } else { c }).collect(),
        }
    }
}

/// What a parameter of version 1 holds. Its names are no names of version 2, so they are looked for everywhere.
fn legacy(name: &str) -> Option<Secret> {
    let tables = [SaleParameters::TABLE, CustomerParameters::TABLE];
    tables.into_iter().find_map(|table| table.field(name)).and_then(|field| Secret::of(field.ty))
}

/// A body without card numbers and security codes.
#[must_use]
pub fn body(body: &[u8], operation: Option<Operation>) -> Cow<'_, [u8]> {
    let text = without_mark(body);
    let Ok(utf8) = str::from_utf8(text) else {
        // it is refused in any case, and might hold a card's number anywhere
        return if find_bytes(text, b"cart").is_some() { Cow::Borrowed(UNREADABLE) } else { Cow::Borrowed(body) };
    };
    // an escape may hide a name
    if !["cart", "\\u", "%"].into_iter().any(|part| utf8.contains(part)) {
        return Cow::Borrowed(body);
    }
    if !matches!(text.trim_ascii_start().first(), Some(b'{' | b'[')) {
        return Cow::Owned(form(utf8).into_bytes());
    }
    match parse(text) {
        Ok(mut value) => {
            if conceal(&mut value, operation.and_then(record)) {
                Cow::Owned(value.to_json().into_bytes())
            } else {
                Cow::Borrowed(body)
            }
        }
        Err(_) if !utf8.contains("cart") => Cow::Borrowed(body),
        Err(_) => Cow::Borrowed(UNREADABLE),
    }
}

/// What stands for a body that mentions cards and cannot be read.
const UNREADABLE: &[u8] = b"?";

/// The record that an operation takes.
fn record(operation: Operation) -> Option<&'static ModelTable> {
    let route = operation.route();
    match route.shape {
        Shape::Whole(Type::Record(table)) if route.body => Some(table),
        _ => None,
    }
}

/// Puts stand-ins into a value; whether there was anything to replace.
fn conceal(value: &mut Value, table: Option<&'static ModelTable>) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().fold(false, |any, item| conceal(item, table) | any),
        Value::Object(members) => members.iter_mut().fold(false, |any, (name, member)| {
            let field = table.and_then(|table| table.field(name)).map(|field| field.ty);
            match field.and_then(Secret::of).or_else(|| legacy(name)) {
                Some(secret) => replace(member, secret) | any,
                None => conceal(member, field.and_then(part)) | any,
            }
        }),
        _ => false,
    }
}

/// The record of a field that holds one, or a list of them.
const fn part(ty: Type) -> Option<&'static ModelTable> {
    match ty.required() {
        Type::Record(table) => Some(table),
        Type::List(Type::Record(table)) => Some(table),
        _ => None,
    }
}

/// Replaces every text and number in a value, whatever its form is.
fn replace(value: &mut Value, secret: Secret) -> bool {
    match value {
        Value::String(text) | Value::Number(text) => {
            let stand_in = secret.stand_in(text);
            let changed = *text != stand_in;
            *text = stand_in;
            changed
        }
        Value::Array(items) => items.iter_mut().fold(false, |any, item| replace(item, secret) | any),
        Value::Object(members) => members.iter_mut().fold(false, |any, (_, item)| replace(item, secret) | any),
        Value::Null | Value::Bool(_) => false,
    }
}

/// A query string or a form with stand-ins. The pairs that hold nothing to replace stay as they are.
#[must_use]
pub fn form(text: &str) -> String {
    let pair = |pair: &str| -> String {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let secret = decoded(name).and_then(|name| legacy(&name));
        match (secret, decoded(value)) {
            (Some(secret), Some(plain)) => [name, "=", &encoded(&secret.stand_in(&plain))].concat(),
            // broken encoding: the service refuses it
            (Some(_), None) => [name, "=%"].concat(),
            (None, _) => pair.to_owned(),
        }
    };
    text.split('&').map(pair).collect::<Vec<_>>().join("&")
}

/// The stand-in of a card's number. Everything but its digits stays as it is.
#[must_use]
pub fn number(text: &str) -> String {
    let digits: Vec<u32> = text.chars().filter_map(|c| c.to_digit(10)).collect();
    let stand_in = stand_in(&digits);
    let mut next = stand_in.iter();
    let with = |c: char| match c.to_digit(10) {
        Some(_) => next.next().and_then(|digit| char::from_digit(*digit, 10)).unwrap_or('0'),
        None => c,
    };
    text.chars().map(with).collect()
}

/// Most digits at the beginning and the end that stay.
const BEGINNING: usize = 6;
const END: usize = 4;
/// Fewest digits of a card's number.
const SHORTEST: usize = 12;

fn stand_in(digits: &[u32]) -> Vec<u32> {
    let kept = if digits.len() >= SHORTEST { BEGINNING } else { 0 };
    let end = digits.len().saturating_sub(END);
    let filled = |filler: u32| -> Vec<u32> {
        let gone = |(place, digit): (usize, &u32)| if place < kept || place >= end { *digit } else { filler };
        digits.iter().enumerate().map(gone).collect()
    };
    if kept == 0 {
        return filled(1);
    }
    // not the number itself, if its own digits happen to be the filler
    let candidates = [0, 5, 9].map(|filler| same_check(filled(filler), luhn(digits), kept, end));
    candidates.iter().find(|candidate| *candidate != digits).cloned().unwrap_or_else(|| filled(1))
}

/// Changes one of the digits in the middle so that the check digit is as right or wrong as it was.
fn same_check(mut digits: Vec<u32>, wanted: u32, from: usize, to: usize) -> Vec<u32> {
    // a digit that Luhn's rule takes as it is: every second one from the end
    let length = digits.len();
    let place = (from..to).find(|place| length.saturating_sub(*place) % 2 == 1);
    for digit in 0..10 {
        if let Some(slot) = place.and_then(|place| digits.get_mut(place)) {
            *slot = digit;
        }
        if luhn(&digits) == wanted {
            break;
        }
    }
    digits
}

/// The sum of Luhn's rule, modulo 10: 0 where the check digit is right.
fn luhn(digits: &[u32]) -> u32 {
    let value = |(place, digit): (usize, &u32)| match (place % 2, digit.saturating_mul(2)) {
        (0, _) => *digit,
        (_, doubled) if doubled > 9 => doubled.saturating_sub(9),
        (_, doubled) => doubled,
    };
    digits.iter().rev().enumerate().map(value).fold(0, |sum: u32, value| sum.saturating_add(value)) % 10
}
