//! Pix copy-and-paste codes (BR Code): reads, checks and generates them. A code is a sequence of EMV elements (tag, length,
//! value), and ends with a CRC.

mod generate;

pub use generate::{NewCode, generate};

use lastro_macros::model;

use super::pix_key::{self, MAX_KEY};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{Choice as _, Money, choices, find_bytes};

choices! {
    /// Kind of a Pix code: static codes contain the receiver's key, dynamic codes a URL of the charge.
    pub enum PixKind {
        /// The key is in the code.
        Static = "estatico",
        /// A URL is in the code.
        Dynamic = "dinamico",
    }
}

choices! {
    /// Why a Pix code is not valid.
    pub enum PixFault {
        /// The check sum at the end of the code does not match the code.
        Crc = "crc",
        /// The code ends too early.
        Truncated = "truncated",
        /// The code is not a sequence of tags, lengths and values; a required tag is missing, empty or wrong; or the code has
        /// both a key and a URL.
        Malformed = "malformed",
        /// The code belongs to another payment scheme than Pix, or has neither a key nor a URL.
        NotPix = "not_pix",
        /// The name has more than 25 characters.
        NameTooLong = "name_too_long",
        /// The city has more than 15 characters.
        CityTooLong = "city_too_long",
        /// The code does not begin with version 01 of the format.
        WrongVersion = "wrong_version",
        /// The currency is not the real (986).
        WrongCurrency = "wrong_currency",
        /// The country is not BR.
        WrongCountry = "wrong_country",
        /// The amount is not valid: a valid one has digits, optionally a dot and up to two decimal places, and at most 13
        /// characters.
        InvalidAmount = "invalid_amount",
        /// The key is not a valid Pix key, or not in the form in which keys are registered; only upper and lower case may
        /// differ.
        InvalidKey = "invalid_key",
        /// The address of the charge is not valid: a valid one has a host name with a dot, and up to 77 ASCII characters
        /// without white space and without `https://`.
        InvalidUrl = "invalid_url",
        /// The transaction identifier of a static code is not 1 to 25 letters and digits, or `***`.
        InvalidTxid = "invalid_txid",
        /// A tag, or the receiver's Pix account, occurs more than once.
        Duplicate = "duplicate",
    }
}

choices! {
    /// What is unusual about a valid Pix code.
    pub enum PixWarning {
        /// The check sum is written in lower case, which some readers reject.
        LowerCaseCrc = "lower_case_crc",
        /// The letters of the key are not in the registered form's case, which some readers reject.
        KeyCase = "key_case",
    }
}

impl core::error::Error for PixFault {}

impl From<PixFault> for LastroError {
    fn from(fault: PixFault) -> Self {
        Self::invalid(Issue::error("", IssueCode::InvalidPix).with("reason", fault.as_str()))
    }
}

/// The contents of a Pix code.
#[model(answer)]
pub struct PixCode {
    /// Static or dynamic.
    pub tipo: PixKind,
    /// Key of the receiver, in a static code.
    pub chave: Option<String>,
    /// Address of the charge, without `https://`, in a dynamic code.
    pub url: Option<String>,
    /// Note to the payer.
    pub info: Option<String>,
    /// Name of the receiver.
    pub nome: String,
    /// City of the receiver.
    pub cidade: String,
    /// Amount; unset if the code states none.
    pub valor: Option<Money>,
    /// Transaction identifier. `***` means that the receiver set none; unset if the code lacks the tag.
    pub txid: Option<String>,
}

/// Whether a Pix code is valid.
#[model(answer)]
pub struct PixCheck {
    /// Whether the code, exactly as it was given, can be paid.
    pub valid: bool,
    /// Why the code cannot be paid; unset if it can.
    pub reason: Option<PixFault>,
    /// Something unusual about a valid code; unset if there is nothing unusual.
    pub warning: Option<PixWarning>,
}

/// Maximum length of the receiver's name.
const MAX_NAME: usize = 25;
/// Maximum length of the receiver's city.
const MAX_CITY: usize = 15;
/// Maximum length of an element's value, because a length has two digits. A template, a value that contains elements, has the
/// same limit.
const MAX_VALUE: usize = 99;
/// Maximum length of an amount.
const MAX_AMOUNT: usize = 13;
/// The largest amount that fits into 13 characters, the maximum length of an amount: 9999999999.99.
pub const LARGEST_AMOUNT: Option<Money> = Money::from_cents(999_999_999_999);
/// Maximum length of a transaction identifier.
const MAX_TXID: usize = 25;

const GUI: &str = "br.gov.bcb.pix";
/// The transaction identifier that means "no identifier".
const NO_TXID: &str = "***";

/// An element of a code: its tag and its value.
type Element<'t> = (u32, &'t str);

/// Reads a Pix code.
///
/// # Errors
/// The reason why the code cannot be paid.
pub fn parse(code: &str) -> Result<PixCode, PixFault> {
    // The length of an element counts characters. Some generators count bytes instead, so if the code cannot be read by
    // characters, it is read by bytes.
    let elements = elements(code, by_characters).or_else(|fault| elements(code, by_bytes).map_err(|_| fault))?;
    check_sum(code, &elements)?;
    single(&elements)?;
    if elements.first() != Some(&(0, "01")) {
        return Err(PixFault::WrongVersion);
    }
    let value = |tag: u32| find(&elements, tag);
    let needed = |tag: u32| value(tag).filter(|text| !text.trim().is_empty()).ok_or(PixFault::Malformed);
    if value(1).is_some_and(|point| point != "11" && point != "12") {
        return Err(PixFault::Malformed);
    }
    let account = account(&elements)?;
    if needed(52)?.len() != 4 || !needed(52)?.bytes().all(|b| b.is_ascii_digit()) {
        return Err(PixFault::Malformed);
    }
    if needed(53)? != "986" {
        return Err(PixFault::WrongCurrency);
    }
    let valor = value(54).map(amount).transpose()?;
    if needed(58)? != "BR" {
        return Err(PixFault::WrongCountry);
    }
    let nome = within(needed(59)?, MAX_NAME, PixFault::NameTooLong)?;
    let cidade = within(needed(60)?, MAX_CITY, PixFault::CityTooLong)?;
    let extra = value(62).map(nested).transpose()?.unwrap_or_default();
    single(&extra)?;
    let owned = |text: &str| text.to_owned();
    let txid = find(&extra, 5).map(owned);
    let (chave, url) = (find(&account, 1).map(owned), find(&account, 25).map(owned));
    let tipo = match (&chave, &url) {
        (Some(key), None) => is_key(key).then_some(PixKind::Static).ok_or(PixFault::InvalidKey)?,
        (None, Some(url)) => is_address(url).then_some(PixKind::Dynamic).ok_or(PixFault::InvalidUrl)?,
        // if a code has both a key and a URL, some apps would pay the key's owner, and others the charge at the URL
        (Some(_), Some(_)) => return Err(PixFault::Malformed),
        (None, None) => return Err(PixFault::NotPix),
    };
    // a dynamic code gets its transaction identifier from the URL; the identifier in the code is ignored, so it is not checked
    if tipo == PixKind::Static && txid.as_deref().is_some_and(|txid| !is_valid_txid(txid)) {
        return Err(PixFault::InvalidTxid);
    }
    Ok(PixCode { tipo, chave, url, info: find(&account, 2).map(owned), nome, cidade, valor, txid })
}

/// Checks whether a Pix code is valid. If it is not, the result states the reason.
#[must_use]
pub fn check(code: &str) -> PixCheck {
    match parse(code) {
        Ok(read) => PixCheck { valid: true, reason: None, warning: warning(code, &read) },
        Err(fault) => PixCheck { valid: false, reason: Some(fault), warning: None },
    }
}

fn warning(code: &str, read: &PixCode) -> Option<PixWarning> {
    let registered = read.chave.as_deref().map(pix_key::registered).and_then(Result::ok);
    if registered.is_some() && registered != read.chave {
        return Some(PixWarning::KeyCase);
    }
    let crc = code.get(code.len().saturating_sub(4)..).unwrap_or_default();
    crc.bytes().any(|b| b.is_ascii_lowercase()).then_some(PixWarning::LowerCaseCrc)
}

/// Checks that the last element is the check sum (tag 63), and that its value is the CRC of everything before it.
fn check_sum(code: &str, elements: &[Element<'_>]) -> Result<(), PixFault> {
    if find(elements, 63).is_none() {
        return Err(PixFault::Truncated);
    }
    let (_, crc) = elements.last().filter(|(tag, crc)| *tag == 63 && crc.len() == 4).ok_or(PixFault::Malformed)?;
    let signed = code.strip_suffix(crc).ok_or(PixFault::Malformed)?;
    if crc.eq_ignore_ascii_case(&crc_text(signed)) { Ok(()) } else { Err(PixFault::Crc) }
}

fn find<'t>(elements: &[Element<'t>], tag: u32) -> Option<&'t str> {
    elements.iter().find_map(|(t, value)| (*t == tag).then_some(*value))
}

/// Checks that no tag occurs twice. With two amounts, for example, some readers would use the first and others the last.
fn single(elements: &[Element<'_>]) -> Result<(), PixFault> {
    let mut seen = 0_u128;
    for (tag, _) in elements {
        let bit = 1_u128 << tag;
        if seen & bit != 0 {
            return Err(PixFault::Duplicate);
        }
        seen |= bit;
    }
    Ok(())
}

fn within(value: &str, max: usize, fault: PixFault) -> Result<String, PixFault> {
    if value.chars().count() > max { Err(fault) } else { Ok(value.to_owned()) }
}

/// Reads an amount: digits, optionally followed by a dot and up to two decimal places.
fn amount(text: &str) -> Result<Money, PixFault> {
    let number = text.strip_suffix('.').unwrap_or(text);
    let amount = number.parse().ok().filter(|amount: &Money| !amount.is_negative());
    amount.filter(|_| text.len() <= MAX_AMOUNT && !text.starts_with('-')).ok_or(PixFault::InvalidAmount)
}

/// Whether a key has the form in which the central bank's directory registers it, ignoring upper and lower case.
fn is_key(key: &str) -> bool {
    pix_key::registered(key).is_ok_and(|registered| registered.eq_ignore_ascii_case(key))
}

fn is_address(url: &str) -> bool {
    let (host, _) = url.split_once('/').unwrap_or((url, ""));
    let plain = url.bytes().all(|b| b.is_ascii_graphic());
    plain && url.len() <= MAX_KEY && host.contains('.') && find_bytes(url.as_bytes(), b"://").is_none()
}

/// The elements of the Pix template, which describes the receiver's account. A code must have exactly one Pix template; it may
/// also have templates of other payment schemes.
fn account<'t>(elements: &[Element<'t>]) -> Result<Vec<Element<'t>>, PixFault> {
    let templates = elements.iter().filter(|(tag, _)| (26..=51).contains(tag));
    let mut accounts = templates.filter_map(|(_, value)| pix_template(value));
    let account = accounts.next().ok_or(PixFault::NotPix)??;
    if accounts.next().is_some() { Err(PixFault::Duplicate) } else { Ok(account) }
}

/// The elements of a template if it belongs to Pix; `None` if it belongs to another payment scheme.
fn pix_template(value: &str) -> Option<Result<Vec<Element<'_>>, PixFault>> {
    match nested(value) {
        Ok(elements) => {
            let pix = find(&elements, 0).is_some_and(|gui| gui.eq_ignore_ascii_case(GUI));
            pix.then(|| single(&elements).map(|()| elements))
        }
        Err(fault) => {
            let name = value.get(4..).and_then(|rest| rest.get(..GUI.len()));
            name.is_some_and(|name| name.eq_ignore_ascii_case(GUI)).then_some(Err(fault))
        }
    }
}

fn nested(value: &str) -> Result<Vec<Element<'_>>, PixFault> {
    elements(value, by_characters).or_else(|_| elements(value, by_bytes)).map_err(|_| PixFault::Malformed)
}

/// Byte offset of the end of the first `count` characters; `None` if the string is shorter.
fn by_characters(text: &str, count: usize) -> Option<usize> {
    text.char_indices().map(|(at, _)| at).chain([text.len()]).nth(count)
}

fn by_bytes(text: &str, count: usize) -> Option<usize> {
    (text.len() >= count).then_some(count)
}

/// Splits a string into its elements. `end_of` returns the byte offset at which a value of a given length ends; it counts
/// characters or bytes.
fn elements(text: &str, end_of: fn(&str, usize) -> Option<usize>) -> Result<Vec<Element<'_>>, PixFault> {
    let mut elements = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (tag, behind) = two_digits(rest)?;
        let (length, behind) = two_digits(behind)?;
        let end = end_of(behind, usize::try_from(length).unwrap_or(usize::MAX)).ok_or(PixFault::Truncated)?;
        let (value, behind) = behind.split_at_checked(end).ok_or(PixFault::Malformed)?;
        elements.push((tag, value));
        rest = behind;
    }
    if elements.is_empty() { Err(PixFault::Malformed) } else { Ok(elements) }
}

fn two_digits(text: &str) -> Result<(u32, &str), PixFault> {
    let mut digits = text.bytes().take(2).map(|b| char::from(b).to_digit(10));
    let number = digits.try_fold(0, |number, digit| Some(number * 10 + digit?)).ok_or(PixFault::Malformed)?;
    let (_, rest) = text.split_at_checked(2).ok_or(PixFault::Truncated)?;
    Ok((number, rest))
}

/// CRC-16/CCITT-FALSE as four upper-case hexadecimal digits.
fn crc_text(text: &str) -> String {
    let mut crc = 0xffff_u16;
    for byte in text.bytes() {
        crc ^= u16::from(byte) << 8;
        for _ in 0..8 {
            crc = if crc & 0x8000 == 0 { crc << 1 } else { crc << 1 ^ 0x1021 };
        }
    }
    let digit = |shift: u32| char::from_digit(u32::from(crc >> shift & 0xf), 16).unwrap_or('0').to_ascii_uppercase();
    [12, 8, 4, 0].into_iter().map(digit).collect()
}

/// Whether a string can be a transaction identifier: 1 to 25 letters and digits, or `***`.
fn is_valid_txid(txid: &str) -> bool {
    let plain = txid.bytes().all(|b| b.is_ascii_alphanumeric());
    txid == NO_TXID || plain && (1..=MAX_TXID).contains(&txid.len())
}
