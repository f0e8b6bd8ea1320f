//! Base64 with the standard alphabet and padding (RFC 4648, section 4). It is implemented here to keep the wasm modules small:
//! the crate `base64` would add 4 KB to the main entry point of the npm package.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Encodes bytes as base64.
#[must_use]
pub(crate) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3).saturating_mul(4));
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| chunk.get(index).copied().map_or(0, u32::from);
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for (index, shift) in [18, 12, 6, 0].into_iter().enumerate() {
            let digit = ALPHABET.get((bits >> shift & 63) as usize).copied().unwrap_or_default();
            text.push(if index > chunk.len() { '=' } else { char::from(digit) });
        }
    }
    text
}

/// Decodes base64. `None` for white space, wrong padding, another alphabet, or unused bits that are not 0.
#[must_use]
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count): (u32, u32) = (0, 0);
    for digit in text.trim_end_matches('=').bytes() {
        let value = match digit {
            b'A'..=b'Z' => digit - b'A',
            b'a'..=b'z' => digit - b'a' + 26,
            b'0'..=b'9' => digit - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => return None,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count & 0xFF) as u8);
        }
    }
    // the padding must complete the last group of four characters, and the unused bits must be 0
    let is_whole = text.len() == bytes.len().div_ceil(3).saturating_mul(4) && bits & ((1 << count) - 1) == 0;
    is_whole.then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::base64::Engine as _;
    use ::base64::engine::general_purpose::STANDARD;

    #[test]
    fn results_equal_those_of_the_base64_crate() {
        for length in 0..70_u8 {
            let bytes: Vec<u8> = (0..length).map(|n| n.wrapping_mul(83).wrapping_add(length)).collect();
            let text = encode(&bytes);
            assert_eq!(text, STANDARD.encode(&bytes));
            assert_eq!(decode(&text), Some(bytes));
            for at in 0..text.len() {
                for odd in ["=", "A", "/", " ", "-", "é", ""] {
                    let mut other = text.clone();
                    other.replace_range(at..=at, odd);
                    assert_eq!(decode(&other), STANDARD.decode(&other).ok(), "{other}");
                }
            }
        }
    }
}
