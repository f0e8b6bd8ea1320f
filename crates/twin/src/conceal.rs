//! Replaces card numbers and security codes by placeholders, and in the journal also API keys in query strings.
//!
//! These data must not be stored, so they are replaced before a request is executed. The placeholder of a card number keeps
//! everything that a response may depend on: the number of digits, the first six or eight digits (they identify the card
//! network), the last four digits (the service shows them), and whether the check digit is correct. The other digits are
//! replaced.

use std::borrow::Cow;

use lastro::brazil::card::inspect;
use lastro::http::Shape;
use lastro::json::{Value, parse, without_mark};
use lastro::model::{ModelTable, Type};
use lastro::value::find_bytes;

use crate::config::ApiKey;
use crate::http::{decoded, encoded};
use crate::route::{Operation, record_of};

/// The kind of a secret that a placeholder replaces: a card number or a security code.
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

/// The kind of secret that a parameter of version 1 of the API contains. Version 2 has no parameters with these names, so they
/// are searched for in every request. A twin without version 1 searches for them too: it refuses requests of version 1, but
/// writes them to the journal.
fn legacy(name: &str) -> Option<Secret> {
    match name {
        "cartao_numero" => Some(Secret::Number),
        "cartao_codigo" => Some(Secret::Code),
        _ => None,
    }
}

/// Returns a body without card numbers and security codes.
#[must_use]
pub fn body(body: &[u8], operation: Option<Operation>) -> Cow<'_, [u8]> {
    let text = without_mark(body);
    if !may_hold_secret(text) {
        return Cow::Borrowed(body);
    }
    let Ok(utf8) = str::from_utf8(text) else {
        // A body that is not UTF-8 is refused in any case. If it mentions a card, it is not stored, since the number may be
        // anywhere.
        return if find_bytes(text, b"cart").is_some() { Cow::Borrowed(UNREADABLE) } else { Cow::Borrowed(body) };
    };
    // A name such as `cartao_numero` may be written with escapes, so a body that contains an escape is inspected too.
    if !["cart", "\\u", "%"].into_iter().any(|part| utf8.contains(part)) {
        return Cow::Borrowed(body);
    }
    if !matches!(text.trim_ascii_start().first(), Some(b'{' | b'[')) {
        return Cow::Owned(form(utf8).into_bytes());
    }
    match parse(text) {
        Ok(mut value) => {
            if inside(&mut value, operation.and_then(record)) {
                Cow::Owned(value.to_json().into_bytes())
            } else {
                Cow::Borrowed(body)
            }
        }
        Err(_) if !utf8.contains("cart") => Cow::Borrowed(body),
        Err(_) => Cow::Borrowed(UNREADABLE),
    }
}

/// Whether a body contains `cart`, or the beginning of an escape sequence, which may be part of a name. The loop has no early
/// exit, so that the compiler can vectorize it. Most bodies contain neither, so an early exit would rarely help.
fn may_hold_secret(text: &[u8]) -> bool {
    let from = |start: usize| text.iter().skip(start);
    let fours = text.iter().zip(from(1)).zip(from(2)).zip(from(3));
    let is_cart = |c: u8, a: u8, r: u8, t: u8| (c == b'c') & (a == b'a') & (r == b'r') & (t == b't');
    let cart = fours.fold(false, |any, (((c, a), r), t)| any | is_cart(*c, *a, *r, *t));
    cart || text.contains(&b'%') || text.contains(&b'\\')
}

/// The placeholder for a whole body that mentions cards and cannot be parsed.
const UNREADABLE: &[u8] = b"?";

/// The fields of the record that an operation's request body contains; `None` if the body is not a record.
fn record(operation: Operation) -> Option<&'static ModelTable> {
    let route = operation.route();
    match route.shape {
        Shape::Whole(Type::Record(table)) if route.body => Some(table),
        _ => None,
    }
}

/// Replaces card numbers and security codes in a record with the fields of `table`, or in a value of unknown structure
/// (`None`). Returns whether anything was replaced.
pub fn inside(value: &mut Value, table: Option<&'static ModelTable>) -> bool {
    match value {
        Value::Array(items) => items.iter_mut().fold(false, |any, item| inside(item, table) | any),
        Value::Object(members) => members.iter_mut().fold(false, |any, (name, member)| {
            let field = table.and_then(|table| table.field(name)).map(|field| field.ty);
            match field.and_then(Secret::of).or_else(|| legacy(name)) {
                Some(secret) => replace(member, secret) | any,
                None => inside(member, field.and_then(record_of)) | any,
            }
        }),
        _ => false,
    }
}

/// Replaces every string and number in a value of any structure by a placeholder.
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

/// Returns a query string or a form with placeholders for card numbers and security codes. All other pairs stay as they are.
#[must_use]
pub fn form(text: &str) -> String {
    each_pair(text, &|name, value| {
        let secret = legacy(&decoded(name)?)?;
        Some(match decoded(value.unwrap_or_default()) {
            Some(plain) => [name, "=", &encoded(&secret.stand_in(&plain))].concat(),
            // the percent-encoding is invalid; the placeholder `=%` is also invalid, so the service still refuses the request
            None => [name, "=%"].concat(),
        })
    })
}

/// Rewrites a query string or a form pair by pair. `change` receives a name and its value (`None` without `=`), and returns the
/// new pair, or `None` to keep the pair.
fn each_pair(text: &str, change: &dyn Fn(&str, Option<&str>) -> Option<String>) -> String {
    let changed = |pair: &str| {
        let (name, value) = pair.split_once('=').map_or((pair, None), |(name, value)| (name, Some(value)));
        change(name, value).unwrap_or_else(|| pair.to_owned())
    };
    text.split('&').map(changed).collect::<Vec<_>>().join("&")
}

/// Prefix and suffix of the placeholder for an API key in a query string. The key's index is between them. The prefix contains
/// a space, which is refused in an address, so an accepted request never contains a placeholder.
const KEY: (&str, &str) = ("{key ", "}");
/// Replaces a name or value of a request that already begins like the placeholder of a key, so that [`with_keys`] never puts a
/// real key in its place. This constant contains a space too, so the address stays invalid.
const NO_KEY: &str = "{ }";

/// Returns a target in which placeholders replace all names and values of the query string that are API keys, percent-encoded
/// or not.
#[must_use]
pub fn without_keys<'t>(target: &'t str, keys: &[ApiKey]) -> Cow<'t, str> {
    each_of_query(target, &|text| {
        if text.starts_with(KEY.0) {
            return Some(NO_KEY.to_owned());
        }
        let plain = decoded(text);
        let is_key = |key: &ApiKey| key.key.reveal() == text || plain.as_deref() == Some(key.key.reveal());
        keys.iter().position(is_key).map(|place| [KEY.0, &place.to_string(), KEY.1].concat())
    })
}

/// Returns a target with the API keys in place of their placeholders.
#[must_use]
pub fn with_keys<'t>(target: &'t str, keys: &[ApiKey]) -> Cow<'t, str> {
    each_of_query(target, &|text| {
        let place: usize = text.strip_prefix(KEY.0)?.strip_suffix(KEY.1)?.parse().ok()?;
        Some(encoded(keys.get(place)?.key.reveal()))
    })
}

/// Rewrites each name and each value in the query string of a target. `change` returns the new text, or `None` to keep the
/// text.
fn each_of_query<'t>(target: &'t str, change: &dyn Fn(&str) -> Option<String>) -> Cow<'t, str> {
    let Some((path, query)) = target.split_once('?') else { return Cow::Borrowed(target) };
    let changed = |text: &str| change(text).unwrap_or_else(|| text.to_owned());
    let pair = |name: &str, value: Option<&str>| {
        let value = value.map_or_else(String::new, |value| ["=", &changed(value)].concat());
        Some([changed(name), value].concat())
    };
    Cow::Owned([path, "?", &each_pair(query, &pair)].concat())
}

/// The placeholder of a card number. Characters other than digits stay as they are.
#[must_use]
pub fn number(text: &str) -> String {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let stand_in = stand_in(&digits);
    let mut next = stand_in.chars();
    text.chars().map(|c| if c.is_ascii_digit() { next.next().unwrap_or('0') } else { c }).collect()
}

/// Number of digits that the placeholder of a card number keeps at the end.
const END: usize = 4;
/// Fewest digits of a card number.
const SHORTEST: usize = 12;
/// Minimum number of digits of a card number whose first eight digits may be kept. Of a shorter number, only the first six are
/// kept.
const LONG: usize = 16;

fn stand_in(digits: &str) -> String {
    if digits.len() < SHORTEST {
        return filled(digits, 0, '1');
    }
    let meant = inspect(digits);
    // the first six digits identify most card networks, the first eight digits identify all of them
    let kept = [6, 8].into_iter().find(|kept| inspect(&filled(digits, *kept, '0')).bandeira == meant.bandeira);
    let kept = kept.filter(|_| digits.len() >= LONG).unwrap_or(6);
    let candidates = ['0', '5', '9'].map(|filler| checked(&filled(digits, kept, filler), kept, meant.luhn));
    // A candidate equals the number itself if the digits of the number happen to be the filler. Such a candidate is skipped.
    candidates.into_iter().find(|candidate| candidate != digits).unwrap_or_default()
}

/// The digits of a card number, with `filler` in place of all digits except the first `kept` and the last four.
fn filled(digits: &str, kept: usize, filler: char) -> String {
    let end = digits.len().saturating_sub(END);
    digits.chars().enumerate().map(|(place, c)| if place < kept || place >= end { c } else { filler }).collect()
}

/// Replaces the digit at index `place` so that the check digit of the number is correct (`right`) or wrong. Exactly one of the
/// ten digits makes it correct.
fn checked(digits: &str, place: usize, right: bool) -> String {
    let with = |digit: char| -> String {
        digits.chars().enumerate().map(|(at, c)| if at == place { digit } else { c }).collect()
    };
    ('0'..='9').map(with).find(|candidate| inspect(candidate).luhn == right).unwrap_or_else(|| digits.to_owned())
}
