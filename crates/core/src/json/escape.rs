//! Resolves the escapes of JSON strings.

use std::borrow::Cow;

use super::ErrorKind;

/// Decodes the bytes between the quotes of a JSON string. The tokenizer must have checked the syntax of the escapes. The
/// string is copied only if it has escapes.
///
/// # Errors
/// [`ErrorKind::InvalidUtf8`], [`ErrorKind::LoneSurrogate`]; [`ErrorKind::Syntax`] for some invalid escapes. Other invalid escapes
/// are not detected.
pub fn unescape(raw: &[u8]) -> Result<Cow<'_, str>, ErrorKind> {
    let text = core::str::from_utf8(raw).map_err(|_| ErrorKind::InvalidUtf8)?;
    if !raw.contains(&b'\\') {
        return Ok(Cow::Borrowed(text));
    }
    let mut out = String::with_capacity(raw.len());
    let mut pieces = text.split('\\');
    out.push_str(pieces.next().unwrap_or_default());
    let mut high: Option<u32> = None;
    while let Some(piece) = pieces.next() {
        let mut chars = piece.chars();
        let plain = match chars.next() {
            // An empty piece lies between two adjacent backslashes, the first of which escapes the second. The piece after them
            // is plain text.
            None => {
                check_pair(&mut high)?;
                out.push('\\');
                out.push_str(pieces.next().unwrap_or_default());
                continue;
            }
            Some('n') => '\n',
            Some('t') => '\t',
            Some('r') => '\r',
            Some('b') => '\u{8}',
            Some('f') => '\u{c}',
            Some('u') => {
                let unit =
                    piece.get(1..5).and_then(|hex| u32::from_str_radix(hex, 16).ok()).ok_or(ErrorKind::Syntax)?;
                let tail = piece.get(5..).unwrap_or_default();
                if let Some(c) = code_point(&mut high, unit)? {
                    out.push(c);
                } else if !tail.is_empty() {
                    return Err(ErrorKind::LoneSurrogate);
                }
                out.push_str(tail);
                continue;
            }
            Some(other) => other,
        };
        check_pair(&mut high)?;
        out.push(plain);
        out.push_str(chars.as_str());
    }
    check_pair(&mut high)?;
    Ok(Cow::Owned(out))
}

/// The character that a UTF-16 unit completes. `None` if the unit is the first half of a surrogate pair, which is then stored
/// in `high`.
fn code_point(high: &mut Option<u32>, unit: u32) -> Result<Option<char>, ErrorKind> {
    match (high.take(), unit) {
        (None, 0xD800..=0xDBFF) => {
            *high = Some(unit);
            Ok(None)
        }
        (Some(first), 0xDC00..=0xDFFF) => {
            let point = 0x1_0000 + ((first & 0x3FF) << 10 | unit & 0x3FF);
            char::from_u32(point).map(Some).ok_or(ErrorKind::LoneSurrogate)
        }
        (None, _) => char::from_u32(unit).map(Some).ok_or(ErrorKind::LoneSurrogate),
        (Some(_), _) => Err(ErrorKind::LoneSurrogate),
    }
}

/// Fails if the first half of a surrogate pair is stored in `high`, because its second half has not followed.
const fn check_pair(high: &mut Option<u32>) -> Result<(), ErrorKind> {
    if high.is_some() { Err(ErrorKind::LoneSurrogate) } else { Ok(()) }
}
