//! PIX copy-and-paste codes (BR Code): EMV TLV with a CRC, read, checked and made.

use lastro_macros::model;

use crate::value::{Money, choices};

choices! {
    /// Whether a code carries its key or points to where the charge is.
    pub enum PixKind {
        /// The key is in the code.
        Static = "estatico",
        /// A URL is in the code.
        Dynamic = "dinamico",
    }
}

choices! {
    /// Why a PIX code is not valid.
    pub enum PixFault {
        /// The check sum at its end is not that of the code.
        Crc = "crc",
        /// It ends too early.
        Truncated = "truncated",
        /// It is not made of tags, lengths and values.
        Malformed = "malformed",
        /// It is a payment code of another arrangement.
        NotPix = "not_pix",
        /// The name has more than 25 characters.
        NameTooLong = "name_too_long",
        /// The city has more than 15 characters.
        CityTooLong = "city_too_long",
    }
}

choices! {
    /// What is odd about a valid PIX code.
    pub enum PixWarning {
        /// The check sum is written in lower case, which some readers refuse.
        LowerCaseCrc = "lower_case_crc",
    }
}

/// What a PIX code says.
#[model(answer)]
pub struct PixCode {
    /// Static or dynamic.
    pub tipo: PixKind,
    /// Key of the receiver, in a static code.
    pub chave: Option<String>,
    /// Where the charge is, without `https://`, in a dynamic code.
    pub url: Option<String>,
    /// Note to the payer.
    pub info: Option<String>,
    /// Name of the receiver.
    pub nome: String,
    /// City of the receiver.
    pub cidade: String,
    /// Amount, where it is fixed.
    pub valor: Option<Money>,
    /// Transaction identifier; `***` where the receiver gives none.
    pub txid: Option<String>,
}

/// Whether a PIX code is valid.
#[model(answer)]
pub struct PixCheck {
    /// Whether it can be paid as it stands.
    pub valid: bool,
    /// Why not.
    pub reason: Option<PixFault>,
    /// What is odd all the same.
    pub warning: Option<PixWarning>,
}

/// Most characters of the receiver's name.
pub const MAX_NAME: usize = 25;
/// Most characters of the receiver's city.
pub const MAX_CITY: usize = 15;
/// Most characters of a value, and of a template as a whole.
pub const MAX_VALUE: usize = 99;
/// Most characters of a transaction identifier.
pub const MAX_TXID: usize = 25;

const GUI: &str = "br.gov.bcb.pix";
/// The identifier that says there is none.
const NO_TXID: &str = "***";

/// One tag and its value.
type Element<'t> = (u32, &'t str);

/// Reads a code that can be paid as it stands.
///
/// # Errors
/// Why it cannot.
pub fn parse(code: &str) -> Result<PixCode, PixFault> {
    // Lengths count characters; where an accent was counted in bytes, nothing fits any more, and bytes are tried.
    let elements = elements(code, by_characters).or_else(|fault| elements(code, by_bytes).map_err(|_| fault))?;
    let value = |tag: u32| elements.iter().find_map(|(t, value)| (*t == tag).then_some(*value));
    let crc = elements.last().filter(|(tag, crc)| *tag == 63 && crc.len() == 4).map(|(_, crc)| *crc);
    let (signed, crc) = crc.and_then(|crc| Some((code.strip_suffix(crc)?, crc))).ok_or(PixFault::Truncated)?;
    if !crc.eq_ignore_ascii_case(&crc_text(signed)) {
        return Err(PixFault::Crc);
    }
    let account = elements.iter().filter(|(tag, _)| (26..=51).contains(tag)).find_map(|(_, value)| account(value));
    let account = account.ok_or(PixFault::NotPix)?;
    let inside = |tag: u32| account.iter().find_map(|(t, value)| (*t == tag).then(|| (*value).to_owned()));
    let (chave, url) = (inside(1), inside(25));
    if chave.is_none() && url.is_none() {
        return Err(PixFault::NotPix);
    }
    let nome = within(value(59), MAX_NAME, PixFault::NameTooLong)?;
    let cidade = within(value(60), MAX_CITY, PixFault::CityTooLong)?;
    let valor = value(54).map(str::parse).transpose().map_err(|_| PixFault::Malformed)?;
    let extra = value(62).map(nested).transpose()?.unwrap_or_default();
    let txid = extra.iter().find_map(|(tag, value)| (*tag == 5).then(|| (*value).to_owned()));
    let tipo = if url.is_some() { PixKind::Dynamic } else { PixKind::Static };
    Ok(PixCode { tipo, chave, url, info: inside(2), nome, cidade, valor, txid })
}

/// Whether a code can be paid as it stands, and why not.
#[must_use]
pub fn check(code: &str) -> PixCheck {
    match parse(code) {
        Ok(_) => {
            let crc = code.get(code.len().saturating_sub(4)..).unwrap_or_default();
            let lower = crc.bytes().any(|b| b.is_ascii_lowercase());
            PixCheck { valid: true, reason: None, warning: lower.then_some(PixWarning::LowerCaseCrc) }
        }
        Err(fault) => PixCheck { valid: false, reason: Some(fault), warning: None },
    }
}

fn within(value: Option<&str>, max: usize, fault: PixFault) -> Result<String, PixFault> {
    let value = value.ok_or(PixFault::Malformed)?;
    if value.chars().count() > max { Err(fault) } else { Ok(value.to_owned()) }
}

/// The elements of PIX's own template; `None` of another arrangement's.
fn account(value: &str) -> Option<Vec<Element<'_>>> {
    let elements = nested(value).ok()?;
    let pix = elements.first().is_some_and(|(tag, gui)| *tag == 0 && gui.eq_ignore_ascii_case(GUI));
    pix.then_some(elements)
}

fn nested(value: &str) -> Result<Vec<Element<'_>>, PixFault> {
    elements(value, by_characters).or_else(|_| elements(value, by_bytes)).map_err(|_| PixFault::Malformed)
}

/// Where the first `count` characters end.
fn by_characters(text: &str, count: usize) -> Option<usize> {
    text.char_indices().map(|(at, _)| at).chain([text.len()]).nth(count)
}

fn by_bytes(text: &str, count: usize) -> Option<usize> {
    (text.len() >= count).then_some(count)
}

/// Tags, lengths and values, by a way of counting lengths.
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
#[must_use]
pub fn crc_text(text: &str) -> String {
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

/// What a static code is made of; texts without accents.
#[derive(Debug, Clone, Copy)]
pub struct NewCode<'t> {
    /// Key of the receiver.
    pub key: &'t str,
    /// Name of the receiver.
    pub name: &'t str,
    /// City of the receiver.
    pub city: &'t str,
    /// Amount; left out when zero.
    pub amount: Option<Money>,
    /// Transaction identifier; `***` when there is none.
    pub txid: Option<&'t str>,
    /// Note to the payer.
    pub info: Option<&'t str>,
}

/// Makes a static code. `None` where a template has more than 99 characters: nothing is cut.
#[must_use]
pub fn generate(new: &NewCode<'_>) -> Option<String> {
    let info = new.info.filter(|info| !info.is_empty());
    let account = [element(0, GUI)?, element(1, new.key)?, info.map_or(Some(String::new()), |info| element(2, info))?];
    let amount = new.amount.filter(|amount| *amount != Money::ZERO);
    let parts = [
        element(0, "01")?,
        element(26, &account.concat())?,
        element(52, "0000")?,
        element(53, "986")?,
        amount.map_or(Some(String::new()), |amount| element(54, &amount.text()))?,
        element(58, "BR")?,
        element(59, new.name)?,
        element(60, new.city)?,
        element(62, &element(5, new.txid.unwrap_or(NO_TXID))?)?,
        "6304".to_owned(),
    ];
    let signed = parts.concat();
    let crc = crc_text(&signed);
    Some(signed + &crc)
}

fn element(tag: u32, value: &str) -> Option<String> {
    let length = value.chars().count();
    let two = |number: u32| [char::from_digit(number / 10, 10), char::from_digit(number % 10, 10)];
    let length = u32::try_from(length).ok().filter(|_| length <= MAX_VALUE)?;
    let head: Option<String> = two(tag).into_iter().chain(two(length)).collect();
    Some(head? + value)
}

/// Whether a text can be a transaction identifier: 1 to 25 letters and digits, or `***`.
#[must_use]
pub fn is_valid_txid(txid: &str) -> bool {
    let plain = txid.bytes().all(|b| b.is_ascii_alphanumeric());
    txid == NO_TXID || plain && (1..=MAX_TXID).contains(&txid.len())
}

/// The accented letters of Portuguese and its neighbours, with the letter below the accent.
const ACCENTS: [(&str, char); 14] = [
    ("áàâãäåª", 'a'),
    ("éèêë", 'e'),
    ("íìîï", 'i'),
    ("óòôõöº", 'o'),
    ("úùûü", 'u'),
    ("ç", 'c'),
    ("ñ", 'n'),
    ("ÁÀÂÃÄÅ", 'A'),
    ("ÉÈÊË", 'E'),
    ("ÍÌÎÏ", 'I'),
    ("ÓÒÔÕÖ", 'O'),
    ("ÚÙÛÜ", 'U'),
    ("Ç", 'C'),
    ("Ñ", 'N'),
];

/// The text without accents, since the arrangement takes plain characters only; `None` where a character has no
/// plain form.
#[must_use]
pub fn plain(text: &str) -> Option<String> {
    let letter = |c: char| match c {
        ' '..='~' => Some(Some(c)),
        // an accent of its own, as some keyboards write it behind its letter
        '\u{300}'..='\u{304}' | '\u{308}' | '\u{30a}' | '\u{327}' => Some(None),
        _ => ACCENTS.iter().find_map(|(accented, plain)| accented.chars().any(|a| a == c).then_some(Some(*plain))),
    };
    let letters: Option<Vec<Option<char>>> = text.chars().map(letter).collect();
    Some(letters?.into_iter().flatten().collect())
}
