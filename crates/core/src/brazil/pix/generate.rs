//! Generates static Pix codes.

use super::{
    GUI, LARGEST_AMOUNT, MAX_AMOUNT, MAX_CITY, MAX_NAME, MAX_TXID, MAX_VALUE, NO_TXID, crc_text, is_valid_txid, pix_key,
};
use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::Money;

/// The parts of a static code.
#[derive(Debug, Clone, Copy)]
pub struct NewCode<'t> {
    /// Key of the receiver, in any form that [`pix_key::registered`] accepts.
    pub chave: &'t str,
    /// Name of the receiver.
    pub nome: &'t str,
    /// City of the receiver.
    pub cidade: &'t str,
    /// Amount, at most 9999999999.99. If it is unset or zero, the code states no amount, and the payer enters it.
    pub valor: Option<Money>,
    /// Transaction identifier: 1 to 25 letters and digits. If unset, the code has `***`.
    pub txid: Option<&'t str>,
    /// Note to the payer.
    pub info: Option<&'t str>,
}

impl<'t> NewCode<'t> {
    /// A static code with only the required parts: no amount, identifier or note.
    ///
    /// ```
    /// use lastro::brazil::pix::{NewCode, check, generate};
    ///
    /// let new = NewCode::new("ana@exemplo.com.br", "Ana Souza", "Recife");
    /// let code = generate(&NewCode { valor: Some("129.90".parse()?), ..new })?;
    /// assert!(check(&code).valid);
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub const fn new(chave: &'t str, nome: &'t str, cidade: &'t str) -> Self {
        Self { chave, nome, cidade, valor: None, txid: None, info: None }
    }
}

/// Generates a static Pix code. The key is written in its registered form, see [`pix_key::registered`]. Accents are removed
/// from name, city and note, because Pix codes have none. Nothing is truncated.
///
/// # Errors
/// At `chave`: `blank` and the errors of [`pix_key::registered`]. At name, city, identifier and note: `blank`, `too_long` or
/// `invalid_characters`. At `valor`: `out_of_range` if it is below zero or above 9999999999.99.
///
/// The maximum length is 25 characters for the name, 15 for the city, 25 for the identifier, and 73 minus the length of the
/// key for the note.
pub fn generate(new: &NewCode<'_>) -> Result<String, LastroError> {
    let mut issues = Vec::new();
    let nome = plain_text("nome", new.nome, MAX_NAME, &mut issues);
    let cidade = plain_text("cidade", new.cidade, MAX_CITY, &mut issues);
    let chave = key(new.chave, &mut issues);
    let room = room_for_note(&chave);
    let info = new.info.filter(|info| !info.is_empty()).map(|info| plain_text("info", info, room, &mut issues));
    if let Some(txid) = new.txid {
        check_txid(txid, &mut issues);
    }
    if new.valor.is_some_and(Money::is_negative) {
        issues.push(Issue::negative("valor"));
    }
    if let Some(largest) = LARGEST_AMOUNT.filter(|largest| new.valor.is_some_and(|valor| valor > *largest)) {
        issues.push(Issue::error("valor", IssueCode::OutOfRange).with("max", &largest.to_string()));
    }
    LastroError::if_any(issues)?;
    let checked = NewCode { chave: &chave, nome: &nome, cidade: &cidade, info: info.as_deref(), ..*new };
    // this cannot fail: the length of every part was checked above
    joined(&checked).ok_or_else(|| LastroError::internal("pix"))
}

/// The key in its registered form; adds an issue if it is not a key.
fn key(chave: &str, issues: &mut Vec<Issue>) -> String {
    let key =
        if chave.trim().is_empty() { Err(LastroError::at("", IssueCode::Blank)) } else { pix_key::registered(chave) };
    key.unwrap_or_else(|error| {
        issues.extend(error.under("chave").into_issues());
        String::new()
    })
}

fn check_txid(txid: &str, issues: &mut Vec<Issue>) {
    if txid.trim().is_empty() {
        issues.push(Issue::error("txid", IssueCode::Blank));
    } else if txid.chars().count() > MAX_TXID {
        issues.push(Issue::error("txid", IssueCode::TooLong).with("max", &MAX_TXID.to_string()));
    } else if !is_valid_txid(txid) {
        issues.push(Issue::error("txid", IssueCode::InvalidCharacters));
    }
}

/// A string without accents; adds an issue if it is blank, is too long, or has characters that do not become ASCII.
fn plain_text(name: &str, text: &str, max: usize, issues: &mut Vec<Issue>) -> String {
    let plain = plain(text).unwrap_or_default();
    if text.trim().is_empty() {
        issues.push(Issue::error(name, IssueCode::Blank));
    } else if plain.trim().is_empty() {
        issues.push(Issue::error(name, IssueCode::InvalidCharacters));
    } else if plain.chars().count() > max {
        issues.push(Issue::error(name, IssueCode::TooLong).with("max", &max.to_string()));
    }
    plain
}

/// Joins checked parts into a code. `None` if a template would have more than 99 characters, or the amount more than 13.
fn joined(new: &NewCode<'_>) -> Option<String> {
    let info = new.info.map_or(Some(String::new()), |info| element(2, info))?;
    let account = [element(0, GUI)?, element(1, new.chave)?, info];
    let amount = new.valor.filter(|amount| *amount != Money::ZERO).map(Money::text);
    if amount.as_ref().is_some_and(|amount| amount.len() > MAX_AMOUNT) {
        return None;
    }
    let parts = [
        element(0, "01")?,
        element(26, &account.concat())?,
        element(52, "0000")?,
        element(53, "986")?,
        amount.map_or(Some(String::new()), |amount| element(54, &amount))?,
        element(58, "BR")?,
        element(59, new.nome)?,
        element(60, new.cidade)?,
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

/// Maximum length of the note in a code with this key. A template of 99 characters holds the identifier of Pix ([`GUI`]), the
/// key and the note; each of the three also needs 4 characters for its tag and length.
const fn room_for_note(key: &str) -> usize {
    MAX_VALUE.saturating_sub(3 * 4 + GUI.len()).saturating_sub(key.len())
}

/// The accented letters of Portuguese and related languages, each group with its letter without an accent.
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

/// The string without accents, because Pix codes accept only printable ASCII. `None` if a character has no such form.
fn plain(text: &str) -> Option<String> {
    let letter = |c: char| match c {
        ' '..='~' => Some(Some(c)),
        // combining accents, which some keyboards write as a separate character after the letter, are dropped
        '\u{300}'..='\u{304}' | '\u{308}' | '\u{30a}' | '\u{327}' => Some(None),
        _ => ACCENTS.iter().find_map(|(accented, plain)| accented.chars().any(|a| a == c).then_some(Some(*plain))),
    };
    let letters: Option<Vec<Option<char>>> = text.chars().map(letter).collect();
    Some(letters?.into_iter().flatten().collect())
}
