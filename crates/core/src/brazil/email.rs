//! Syntax check of e-mail addresses.

/// Maximum length of an address (RFC 5321).
pub const MAX_LENGTH: usize = 254;

/// Whether a string has the form of an address: one `@` between a name and a domain with a dot, and at most [`MAX_LENGTH`]
/// bytes. White space, control characters and `, ; < >` are rejected.
#[must_use]
pub fn is_valid(text: &str) -> bool {
    let Some((name, domain)) = text.split_once('@') else { return false };
    let clean = !text.bytes().any(|b| b <= b' ' || b == 0x7f || matches!(b, b',' | b';' | b'<' | b'>'));
    let labels = domain.contains('.') && domain.split('.').all(|label| !label.is_empty());
    clean && !name.is_empty() && labels && !domain.contains('@') && text.len() <= MAX_LENGTH
}
