//! Pix keys in their registered form: the form in which the central bank's directory (DICT) stores them.

use super::{cnpj, cpf, email};
use crate::issue::{Issue, IssueCode, LastroError};

/// Maximum length of a key, and of the URL of a dynamic code. A Pix template has at most 99 characters. 22 of them are the
/// identifier of Pix, tags and lengths; 77 remain.
pub const MAX_KEY: usize = 77;

/// The registered form of a key: CPF and CNPJ without punctuation, telephone as `+` and digits, e-mail and random key in
/// lower case. Leading and trailing white space is ignored.
///
/// Eleven digits without punctuation are a CPF, never a telephone number. A telephone number needs `+` and its country code, or
/// its area code in parentheses. The function does not guess, because a wrong guess could pay a stranger.
///
/// # Errors
/// `invalid_cpf` for an invalid CPF with punctuation; `invalid_cnpj` for an invalid CNPJ, with or without punctuation;
/// `invalid_email` for an e-mail address that the directory does not accept; `too_long` for an e-mail address longer than
/// [`MAX_KEY`]; `invalid_pix_key` for any other string, such as eleven digits that are not a valid CPF.
///
/// ```
/// use lastro::IssueCode;
/// use lastro::brazil::pix_key::registered;
/// assert_eq!(registered("(11) 98765-4321")?, "+5511987654321");
/// assert_eq!(registered("529.982.247-24").unwrap_err().issues()[0].code, IssueCode::InvalidCpf);
/// # Ok::<(), lastro::LastroError>(())
/// ```
pub fn registered(key: &str) -> Result<String, LastroError> {
    let key = key.trim();
    if key.contains('@') {
        return address(key);
    }
    if key.starts_with(['+', '(']) {
        return telephone(key).ok_or_else(|| LastroError::at("", IssueCode::InvalidPixKey));
    }
    let document = random(key).or_else(|| cpf::digits(key)).or_else(|| cnpj::characters(key));
    document.ok_or_else(|| LastroError::at("", document_fault(key)))
}

/// An e-mail address in lower case; an error if it does not match the directory's pattern for addresses.
fn address(key: &str) -> Result<String, LastroError> {
    let fault = || LastroError::at("", IssueCode::InvalidEmail);
    let lower = key.to_ascii_lowercase();
    let (name, domain) = lower.split_once('@').ok_or_else(fault)?;
    let name = name.bytes().all(|b| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b));
    let label = |label: &str| {
        let inside = label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        inside && label.len() <= 63 && !label.starts_with('-') && !label.ends_with('-')
    };
    if !(email::is_valid(&lower) && name && domain.split('.').all(label)) {
        return Err(fault());
    }
    if lower.len() > MAX_KEY {
        let issue = Issue::error("", IssueCode::TooLong).with("max", &MAX_KEY.to_string());
        return Err(LastroError::invalid(issue));
    }
    Ok(lower)
}

/// A telephone number as `+` and digits (E.164). Without a country code, an area code in parentheses means Brazil:
/// `(11) 98765-4321`.
fn telephone(key: &str) -> Option<String> {
    let (country, written) = key.strip_prefix('+').map_or(("55", key), |rest| ("", rest));
    let plain = written.bytes().all(|b| b.is_ascii_digit() || b" ().-".contains(&b));
    let digits: String = country.chars().chain(written.chars().filter(char::is_ascii_digit)).collect();
    let fits = match digits.strip_prefix("55").map(str::as_bytes) {
        // An area code is two digits from 1 to 9. A mobile number has nine digits and begins with 9; a landline number has
        // eight and begins with 2 to 5.
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

/// The issue code for an invalid key: a key in the form of a CPF or CNPJ gets the code for that document. Eleven digits without
/// punctuation may also be meant as a telephone number, so they get `invalid_pix_key`.
fn document_fault(key: &str) -> IssueCode {
    let shape: String = key.chars().map(|c| if c.is_ascii_alphanumeric() { '#' } else { c }).collect();
    match shape.as_str() {
        "###.###.###-##" => IssueCode::InvalidCpf,
        "##.###.###/####-##" | "##############" => IssueCode::InvalidCnpj,
        _ => IssueCode::InvalidPixKey,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_converted_to_their_registered_form() {
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
    fn invalid_keys_are_rejected() {
        let long = "a".repeat(70) + "@exem.br";
        for (given, fault) in [
            ("529.982.247-24", IssueCode::InvalidCpf),
            ("11222333000180", IssueCode::InvalidCnpj),
            ("11.222.333/0001-80", IssueCode::InvalidCnpj),
            ("ação@b.c", IssueCode::InvalidEmail),
            ("a b@c.d", IssueCode::InvalidEmail),
            ("a@-b.c", IssueCode::InvalidEmail),
            ("a@b_c.d", IssueCode::InvalidEmail),
            (&long, IssueCode::TooLong),
            // digits without `+` are not read as a telephone number, and these are not a valid CPF
            ("11987654321", IssueCode::InvalidPixKey),
            ("5511987654321", IssueCode::InvalidPixKey),
            ("+55 11 8765-4321", IssueCode::InvalidPixKey),
            ("+55 01 98765-4321", IssueCode::InvalidPixKey),
            ("+55 11 98765-43210", IssueCode::InvalidPixKey),
            ("+55 11 98765x4321", IssueCode::InvalidPixKey),
            ("+0123456789", IssueCode::InvalidPixKey),
            ("+", IssueCode::InvalidPixKey),
            ("123e4567e12b12d1a456426655440000", IssueCode::InvalidPixKey),
            ("123e4567-e12b-12d1-a456-42665544000g", IssueCode::InvalidPixKey),
            ("529 982 247 25", IssueCode::InvalidPixKey),
            ("", IssueCode::InvalidPixKey),
            ("東京", IssueCode::InvalidPixKey),
        ] {
            let found = registered(given).map_err(|error| error.issues().first().map(|issue| issue.code));
            assert_eq!(found, Err(Some(fault)), "{given}");
        }
    }
}
