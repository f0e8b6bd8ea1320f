//! Base64 as RFC 4648 has it, with its padding. By hand, since the usual library weighs 2 KB of a program that is
//! downloaded; it is the oracle of this one's tests.

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Bytes as text.
#[must_use]
pub fn encode(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits = group.iter().chain([&0, &0]).take(3).fold(0_usize, |bits, byte| bits << 8 | usize::from(*byte));
        for place in 0..4 {
            let digit = DIGITS.get(bits >> (18 - 6 * place) & 63).filter(|_| place <= group.len());
            out.push(digit.map_or('=', |digit| char::from(*digit)));
        }
    }
    out
}

/// The bytes of a text; `None` for anything but groups of four digits, the last one padded, no bit left over.
#[must_use]
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let text = text.as_bytes();
    let mut out = Vec::with_capacity(text.len() / 4 * 3);
    let groups = text.chunks(4);
    let last = groups.len();
    for (number, group) in (1..).zip(groups) {
        let padding = group.iter().rev().take_while(|byte| **byte == b'=').count();
        let digits = group.get(..4_usize.checked_sub(padding)?)?;
        if padding > 2 || padding > 0 && number < last {
            return None;
        }
        let mut bits = 0_u32;
        for byte in digits {
            bits = bits << 6 | value(*byte)?;
        }
        let used = 3 - padding;
        let bits = bits << (6 * padding);
        let bytes = [bits >> 16, bits >> 8, bits].map(|part| part.to_le_bytes());
        let mut bytes = bytes.iter().filter_map(|part| part.first().copied());
        out.extend(bytes.by_ref().take(used));
        if bytes.any(|rest| rest != 0) {
            return None;
        }
    }
    Some(out)
}

fn value(byte: u8) -> Option<u32> {
    let place = DIGITS.iter().position(|digit| *digit == byte)?;
    u32::try_from(place).ok()
}
