//! PIX keys in the form in which the central bank's directory (DICT) holds them.

use core::fmt;

use super::{cnpj, cpf, email};

/// Most characters of a key, and of the address of a dynamic code: what is left of the 99 of the PIX template.
pub const MAX_KEY: usize = 77;

/// Why a text is not a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum KeyFault {
    /// It does not look like any of the five kinds of key.
    NoKind,
    /// Printed as a CPF, with wrong check digits.
    Cpf,
    /// 14 characters like a CNPJ, with wrong check digits.
    Cnpj,
    /// It has an `@`, but is not an address that the directory accepts.
    Email,
    /// An e-mail address above [`MAX_KEY`].
    TooLong,
}

impl fmt::Display for KeyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoKind => "not a PIX key",
            Self::Cpf => "not a valid CPF",
            Self::Cnpj => "not a valid CNPJ",
            Self::Email => "not an e-mail address that can be a PIX key",
            Self::TooLong => return write!(f, "longer than {MAX_KEY} characters"),
        })
    }
}

impl core::error::Error for KeyFault {}

/// A key as it is registered: CPF and CNPJ bare, telephone as `+` and digits, e-mail and random key in lower case.
/// White space around it is ignored.
///
/// Eleven bare digits are a CPF, never a telephone: a telephone is given with `+55` or with its area code in
/// parentheses. Guessing could pay a stranger.
///
/// # Errors
/// Why it is not a key.
pub fn registered(key: &str) -> Result<String, KeyFault> {
    let key = key.trim();
    if key.contains('@') {
        return address(key);
    }
    if key.starts_with(['+', '(']) {
        return telephone(key).ok_or(KeyFault::NoKind);
    }
    let document = random(key).or_else(|| cpf::digits(key)).or_else(|| cnpj::characters(key));
    document.ok_or_else(|| document_fault(key))
}

/// An e-mail address in lower case, if it has only the characters of the directory's own pattern.
fn address(key: &str) -> Result<String, KeyFault> {
    let lower = key.to_ascii_lowercase();
    let (name, domain) = lower.split_once('@').ok_or(KeyFault::Email)?;
    let name = name.bytes().all(|b| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b));
    let label = |label: &str| {
        let inside = label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        inside && label.len() <= 63 && !label.starts_with('-') && !label.ends_with('-')
    };
    if !(email::is_valid(&lower) && name && domain.split('.').all(label)) {
        return Err(KeyFault::Email);
    }
    if lower.len() > MAX_KEY { Err(KeyFault::TooLong) } else { Ok(lower) }
}

/// A telephone number as `+` and digits (E.164). Without a country code, an area code in parentheses means Brazil:
/// `(11) 98765-4321`.
fn telephone(key: &str) -> Option<String> {
    let (country, written) = key.strip_prefix('+').map_or(("55", key), |rest| ("", rest));
    let plain = written.bytes().all(|b| b.is_ascii_digit() || b" ().-".contains(&b));
    let digits: String = country.chars().chain(written.chars().filter(char::is_ascii_digit)).collect();
    let fits = match digits.strip_prefix("55").map(str::as_bytes) {
        // the area code is two digits without a zero; a mobile number has nine digits and begins with 9
        Some([b'1'..=b'9', b'1'..=b'9', number @ ..]) => match number {
            [b'9', ..] => number.len() == 9,
            [b'2'..=b'5', ..] => number.len() == 8,
            _ => false,
        },
        Some(_) => false,
        None => (8..=15).contains(&digits.len()) && !digits.starts_with('0'),
    };
    (plain && fits).then(|| ["+", &digits].concat())
}

/// A UUID, in lower case.
fn random(key: &str) -> Option<String> {
    let groups = key.split('-').map(str::len).eq([8, 4, 4, 4, 12]);
    let hex = key.bytes().all(|b| b.is_ascii_hexdigit() || b == b'-');
    (groups && hex).then(|| key.to_ascii_lowercase())
}

/// Which document an invalid text was probably meant to be.
fn document_fault(key: &str) -> KeyFault {
    let shape: String = key.chars().map(|c| if c.is_ascii_alphanumeric() { '#' } else { c }).collect();
    match shape.as_str() {
        "###.###.###-##" => KeyFault::Cpf,
        "##.###.###/####-##" | "##############" => KeyFault::Cnpj,
        _ => KeyFault::NoKind,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_takes_its_registered_form() {
        for (given, key) in [
            ("529.982.247-25", "52998224725"),
            (" 52998224725\n", "52998224725"),
            ("11.222.333/0001-81", "11222333000181"),
            ("12.abc.345/01de-35", "12ABC34501DE35"),
            ("+55 (11) 98765-4321", "+5511987654321"),
            ("(11) 98765-4321", "+5511987654321"),
            ("+55.11.3333-4444", "+551133334444"),
            ("+351 912 345 678", "+351912345678"),
            ("Ana.Maria+pix@Exemplo.COM.br", "ana.maria+pix@exemplo.com.br"),
            ("123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"),
        ] {
            assert_eq!(registered(given).as_deref(), Ok(key));
            assert_eq!(registered(key).as_deref(), Ok(key));
        }
    }

    #[test]
    fn what_is_no_key_is_refused() {
        let long = "a".repeat(70) + "@exem.br";
        for (given, fault) in [
            ("529.982.247-24", KeyFault::Cpf),
            ("11222333000180", KeyFault::Cnpj),
            ("11.222.333/0001-80", KeyFault::Cnpj),
            ("ação@b.c", KeyFault::Email),
            ("a b@c.d", KeyFault::Email),
            ("a@-b.c", KeyFault::Email),
            ("a@b_c.d", KeyFault::Email),
            (&long, KeyFault::TooLong),
            // the digits of a telephone, which are not a valid CPF: nothing is guessed
            ("11987654321", KeyFault::NoKind),
            ("5511987654321", KeyFault::NoKind),
            ("+55 11 8765-4321", KeyFault::NoKind),
            ("+55 01 98765-4321", KeyFault::NoKind),
            ("+55 11 98765-43210", KeyFault::NoKind),
            ("+55 11 98765x4321", KeyFault::NoKind),
            ("+0123456789", KeyFault::NoKind),
            ("+", KeyFault::NoKind),
            ("123e4567e12b12d1a456426655440000", KeyFault::NoKind),
            ("123e4567-e12b-12d1-a456-42665544000g", KeyFault::NoKind),
            ("529 982 247 25", KeyFault::NoKind),
            ("", KeyFault::NoKind),
            ("東京", KeyFault::NoKind),
        ] {
            assert_eq!(registered(given), Err(fault), "{given}");
        }
    }
}
