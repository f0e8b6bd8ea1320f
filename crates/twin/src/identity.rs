//! Identifiers, codes and other pseudorandom values, derived from the seed.
//!
//! Each value depends only on the seed, a label and a number. There is no random generator with a state, so an additional call
//! never changes other values, and the same requests always give the same bytes.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// Derives pseudorandom bytes. `label`: what they are for, such as the kind of an identifier. `ordinal`: the number of the value
/// within the label.
#[must_use]
pub fn derive(seed: i64, label: &str, ordinal: i64) -> [u8; 32] {
    derive_of(seed, label, &ordinal.to_be_bytes())
}

/// Derives pseudorandom bytes, as [`derive()`] does, from any bytes `which` in place of the number.
#[must_use]
pub fn derive_of(seed: i64, label: &str, which: &[u8]) -> [u8; 32] {
    // HMAC accepts a key of any length, so this cannot fail
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&seed.to_be_bytes()) else { return [0; 32] };
    mac.update(label.as_bytes());
    mac.update(&[0]);
    mac.update(which);
    mac.finalize().into_bytes().into()
}

/// A number derived from `bytes`: at least 0 and less than `below`; 0 if `below` is 0.
#[must_use]
pub fn below(bytes: &[u8; 32], below: u64) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = *bytes;
    u64::from_be_bytes([a, b, c, d, e, f, g, h]).checked_rem(below).unwrap_or_default()
}

/// The first `length` hexadecimal digits of the bytes.
#[must_use]
pub fn hex(bytes: &[u8; 32], length: usize) -> String {
    let mut digits = lastro::value::hex(bytes);
    digits.truncate(length);
    digits
}
