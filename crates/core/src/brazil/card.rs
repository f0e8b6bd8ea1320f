//! Card numbers: check digit, network, expiry. No result or error contains the number.

use lastro_macros::model;

use super::digits::{mod_10, value};
use crate::value::{LocalDate, YearMonth, choices};

choices! {
    /// A card's network.
    pub enum CardBrand {
        /// Elo.
        Elo = "elo",
        /// Hipercard.
        Hipercard = "hipercard",
        /// American Express.
        Amex = "amex",
        /// Diners Club.
        Diners = "diners",
        /// Mastercard.
        Mastercard = "mastercard",
        /// Visa.
        Visa = "visa",
        /// None of these networks, or not a string of digits.
        Unknown = "unknown",
    }
}

/// A card's network, and whether its number passes the Luhn check.
#[model(answer)]
pub struct CardInspection {
    /// The network of the card.
    pub bandeira: CardBrand,
    /// Whether the number has 12 to 19 digits and the right check digit.
    pub luhn: bool,
}

/// The number prefixes of each network, separated by spaces; `509000-509999` is a range, both ends included. The first
/// network that matches is used. Elo and Hipercard come first, because some of their prefixes lie inside those of other
/// networks.
const PREFIXES: &[(CardBrand, &str)] = &[
    (
        CardBrand::Elo,
        "401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 \
         650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 \
         651652-651679 655000-655019 655021-655058",
    ),
    (CardBrand::Hipercard, "606282 637095 63737423 63743358 637568 637599 637609 637612"),
    (CardBrand::Amex, "34 37"),
    (CardBrand::Diners, "300-305 36 38-39"),
    (CardBrand::Mastercard, "51-55 2221-2720"),
    (CardBrand::Visa, "4"),
];

/// Finds the network of a card number, and checks its length and check digit. Accepts digits alone or in groups separated by
/// single spaces. For any other string, the network is [`CardBrand::Unknown`] and `luhn` is false.
#[must_use]
pub fn inspect(number: &str) -> CardInspection {
    let Some(digits) = digits(number) else {
        return CardInspection { bandeira: CardBrand::Unknown, luhn: false };
    };
    CardInspection { bandeira: brand(&digits), luhn: is_valid_number(&digits) }
}

/// The digits of a card number. `None` if the number contains anything except digits and single spaces between groups.
fn digits(number: &str) -> Option<String> {
    let groups = number.split(' ');
    let plain = groups.clone().all(|group| !group.is_empty() && group.bytes().all(|b| b.is_ascii_digit()));
    plain.then(|| groups.collect())
}

fn brand(digits: &str) -> CardBrand {
    let within = |prefixes: &str| {
        let (first, last) = prefixes.split_once('-').unwrap_or((prefixes, prefixes));
        digits.get(..first.len()).is_some_and(|start| (first..=last).contains(&start))
    };
    let found = PREFIXES.iter().find(|(_, prefixes)| prefixes.split(' ').any(within));
    found.map_or(CardBrand::Unknown, |(brand, _)| *brand)
}

/// Whether a string has 12 to 19 digits, and its last digit is the Luhn check digit of the digits before it.
fn is_valid_number(digits: &str) -> bool {
    let values: Vec<u32> = digits.bytes().map(value).collect();
    let Some((check, head)) = values.split_last() else { return false };
    (12..=19).contains(&values.len()) && mod_10(head) == *check
}

/// Whether a string is a valid month `YYYYMM`. If `today` is given, the month must also not be before the month of `today`.
#[must_use]
pub fn is_valid_expiry(validade: &str, today: Option<LocalDate>) -> bool {
    let Some((year, month)) = validade.split_at_checked(4) else { return false };
    let expiry = YearMonth::of_text(&[year, "-", month].concat());
    expiry.is_some_and(|expiry| today.is_none_or(|today| expiry >= YearMonth::from(today)))
}

/// Whether a card has expired: the month of `expiry` is before the month of `today`.
#[must_use]
pub fn is_expired(expiry: LocalDate, today: LocalDate) -> bool {
    YearMonth::from(expiry) < YearMonth::from(today)
}

/// The earliest expiry date of a card that is still valid: the first day of the month of `today`. A card is valid until the
/// end of its expiry month.
#[must_use]
pub fn first_valid_day(today: LocalDate) -> LocalDate {
    YearMonth::from(today).first_day()
}

/// Whether a security code has the number of digits that its card network uses: 4 for American Express, 3 for every other
/// network. If the network is unknown, both lengths are valid.
#[must_use]
pub fn is_valid_security_code(code: &str, brand: CardBrand) -> bool {
    let length = match brand {
        CardBrand::Amex => 4..=4,
        CardBrand::Unknown => 3..=4,
        _ => 3..=3,
    };
    code.bytes().all(|b| b.is_ascii_digit()) && length.contains(&code.len())
}
