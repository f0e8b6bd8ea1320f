//! Percent-encoding of values in query strings. Unreserved characters of RFC 3986 are kept; every other byte of the UTF-8 form
//! becomes `%XX`.

/// Appends a percent-encoded value. A comma becomes `%2C`, so that it differs from a comma that separates values.
pub(crate) fn push_encoded(out: &mut String, value: &str) {
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            out.push(char::from(byte));
        } else {
            out.push('%');
            for nibble in [byte >> 4, byte & 15] {
                out.push(char::from(if nibble < 10 { b'0' + nibble } else { b'A' - 10 + nibble }));
            }
        }
    }
}

/// Decodes percent-encoding, with `+` as a space; `None` if an escape is invalid or the bytes are not UTF-8.
pub(crate) fn decoded(text: &str) -> Option<String> {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        out.push(match byte {
            b'+' => b' ',
            b'%' => {
                let mut nibble = || char::from(bytes.next()?).to_digit(16);
                u8::try_from(nibble()? << 4 | nibble()?).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(out).ok()
}
