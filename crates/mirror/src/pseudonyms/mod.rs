//! Replaces personal data by pseudonyms.
//!
//! A pseudonym is derived from the value and a secret. The secret is chosen at random for each recording and never written. So
//! a value has the same pseudonym in a body, a path or a query string, and nobody can compute the value from the pseudonym
//! without the secret. Strings are replaced word by word, and the pseudonym of a word does not depend on case or accents. So a
//! recorded search for a surname still fits the records that it found.

mod fields;
mod made;

use std::collections::BTreeSet;

use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro::brazil::{cnpj, cpf, email};
use sha2::Sha256;

pub use fields::{Personal, personal};
use made::{changed_digits, filled, plain, shaped};

/// Common words that do not identify a person. They are kept, so that an address remains recognizable as an address.
const COMMON: &str = "a as o os e em no na de da das do dos para por com rua r avenida av travessa alameda praca \
    estrada rodovia km apto apartamento bloco sala andar ltda s sa n sn me epp eireli isento";

/// Creates pseudonyms. Debug output contains neither the secret nor the replaced words.
pub struct Pseudonyms {
    secret: [u8; 32],
    /// The words replaced in the current exchange. They are also replaced in the message of an error, which may quote them.
    replaced: BTreeSet<String>,
}

impl core::fmt::Debug for Pseudonyms {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Pseudonyms").finish_non_exhaustive()
    }
}

impl Pseudonyms {
    /// Creates the pseudonyms of a recording. `secret`: 32 random bytes.
    #[must_use]
    pub const fn new(secret: [u8; 32]) -> Self {
        Self { secret, replaced: BTreeSet::new() }
    }

    /// Begins the next exchange: forgets the words that were replaced in the previous one.
    pub(crate) fn begin(&mut self) {
        self.replaced.clear();
    }

    /// The pseudonym of a value. It keeps the length and form of the value. The only exception is an e-mail address, which gets
    /// a domain that does not exist.
    pub fn stand_in(&mut self, what: Personal, value: &str) -> String {
        match what {
            Personal::Text => self.text(value),
            // a customer is identified either by a code, which consists of digits, or by a name
            Personal::Customer if value.bytes().all(|byte| byte.is_ascii_digit()) => value.to_owned(),
            Personal::Customer => self.text(value),
            Personal::Document => self.document(value).unwrap_or_else(|| self.wrong_document(value)),
            Personal::Phone => self.digits("phone", value, 8),
            Personal::PostalCode => self.digits("cep", value, 3),
            Personal::Birth => self.birth(value),
        }
    }

    /// Replaces personal data in the message of an error: CPFs, CNPJs, e-mail addresses, and the words that were replaced in
    /// the same exchange.
    pub(crate) fn message(&mut self, text: &str) -> String {
        let replaced = core::mem::take(&mut self.replaced);
        let made = self.words(text, &|word| replaced.contains(word));
        // `self.replaced` was emptied for this call. The earlier set, which is put back, has every word that `words` has added since.
        self.replaced = replaced;
        made
    }

    fn text(&mut self, text: &str) -> String {
        self.words(text, &|word| !COMMON.split(' ').any(|common| common == word))
    }

    /// Replaces CPFs, CNPJs, e-mail addresses, and the words for which `which` returns true.
    fn words(&mut self, text: &str, which: &dyn Fn(&str) -> bool) -> String {
        let mut out = String::with_capacity(text.len());
        for token in text.split_inclusive(char::is_whitespace) {
            let edge = |c: char| !c.is_alphanumeric();
            let inner = token.trim_matches(edge);
            if let Some(whole) = self.document(inner).or_else(|| self.address(inner)) {
                let (before, after) = token.split_once(inner).unwrap_or_default();
                out.extend([before, &whole, after]);
                continue;
            }
            let mut run = String::new();
            for c in token.chars() {
                if c.is_alphanumeric() {
                    run.push(c);
                    continue;
                }
                self.push_word(&mut out, &run, which);
                run.clear();
                out.push(c);
            }
            self.push_word(&mut out, &run, which);
        }
        out
    }

    fn push_word(&mut self, out: &mut String, word: &str, which: &dyn Fn(&str) -> bool) {
        let key = plain(word);
        if word.is_empty() || !which(&key) {
            out.push_str(word);
            return;
        }
        out.push_str(&self.derived("word", &key, &|bytes| shaped(word, bytes), &|made| plain(made) != key));
        self.replaced.insert(key);
    }

    /// The pseudonym of a valid CPF or CNPJ, with or without punctuation; `None` for any other value.
    fn document(&self, value: &str) -> Option<String> {
        if let Some(digits) = cpf::digits(value) {
            let made = self.derived("cpf", &digits, &made::cpf, &|made| cpf::is_valid(made) && made != digits);
            return Some(filled(value, &made));
        }
        let characters = cnpj::characters(value)?;
        let make = |bytes: &[u8]| made::cnpj(&characters, bytes);
        let made = self.derived("cnpj", &characters, &make, &|made| cnpj::is_valid(made) && made != characters);
        Some(filled(value, &made))
    }

    /// The pseudonym of an invalid CPF or CNPJ. The pseudonym is invalid too, so that a replay refuses it as the service did.
    fn wrong_document(&mut self, value: &str) -> String {
        // The message of an error may quote the value. So its parts are added to the words that are replaced in such a message.
        let runs = value.split(|c: char| !c.is_alphanumeric()).filter(|run| !run.is_empty());
        self.replaced.extend(runs.map(plain));
        let wrong = |made: &str| !cpf::is_valid(made) && !cnpj::is_valid(made) && (made != value || value.is_empty());
        self.derived("document", value, &|bytes| shaped(value, bytes), &wrong)
    }

    /// The pseudonym of an e-mail address. Its domain ends with `.example`, a reserved top-level domain.
    fn address(&self, value: &str) -> Option<String> {
        let (name, domain) = value.split_once('@').filter(|_| email::is_valid(value))?;
        let key = value.to_lowercase();
        let name = self.derived("address", &key, &|bytes| shaped(name, bytes), &|made| made != name);
        let label = domain.split('.').next().unwrap_or_default();
        let domain = domain.to_lowercase();
        let label = self.derived("domain", &domain, &|bytes| shaped(label, bytes), &|made| made != label);
        Some([&name, "@", &label, ".example"].concat())
    }

    /// Replaces the last `last` digits of a string. The new digits depend only on the digits of the string.
    fn digits(&self, label: &str, value: &str, last: usize) -> String {
        let digits: String = value.chars().filter(char::is_ascii_digit).collect();
        let other = |made: &str| made != value || digits.is_empty();
        self.derived(label, &digits, &|bytes| changed_digits(value, bytes, last), &other)
    }

    /// The pseudonym of a date of birth: another day of the same year.
    fn birth(&self, value: &str) -> String {
        let Some((year, day)) = value.split_at_checked(4).filter(|(_, day)| day.len() == 6 && day.starts_with('-'))
        else {
            return self.digits("date", value, 4);
        };
        let make = |bytes: &[u8]| {
            let [a, b, ..] = bytes else { return String::new() };
            format!("{year}-{:02}-{:02}", 1 + a % 12, 1 + b % 28)
        };
        self.derived("birth", value, &make, &|made| !made.ends_with(day))
    }

    /// Calls `make` with bytes derived from a value, with different bytes each time, until `fits` accepts the result. After 256
    /// attempts, returns the last result. This happens, for example, for a string without letters and digits.
    fn derived(&self, label: &str, value: &str, make: &dyn Fn(&[u8]) -> String, fits: &dyn Fn(&str) -> bool) -> String {
        let mut made = String::new();
        for attempt in 0..=u8::MAX {
            let mut bytes = Vec::new();
            for part in 0..=u8::try_from(value.len() / 32).unwrap_or(u8::MAX) {
                // HMAC accepts a key of any length, so this cannot fail
                let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.secret) else { return made };
                for piece in [label.as_bytes(), &[0, attempt, part], value.as_bytes()] {
                    mac.update(piece);
                }
                bytes.extend_from_slice(&mac.finalize().into_bytes());
            }
            made = make(&bytes);
            if fits(&made) {
                break;
            }
        }
        made
    }
}
