//! What looks random: identifiers and codes from the seed.
//!
//! Each is a function of the seed, a label and a number, never of a shared stream: a call more or less changes nothing
//! for the others, so that the same requests give the same bytes.

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// The bytes of a thing: `label` says what it is, `ordinal` which one.
#[must_use]
pub fn derive(seed: i64, label: &str, ordinal: i64) -> [u8; 32] {
    derive_of(seed, label, &ordinal.to_be_bytes())
}

/// The bytes of a thing that some bytes name.
#[must_use]
pub fn derive_of(seed: i64, label: &str, which: &[u8]) -> [u8; 32] {
    // HMAC takes a key of any length, so this cannot fail; without a key everything would be derived from nothing
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&seed.to_be_bytes()) else { return [0; 32] };
    mac.update(label.as_bytes());
    mac.update(&[0]);
    mac.update(which);
    mac.finalize().into_bytes().into()
}

/// A number from 0 up to but not including `below`; 0 where `below` is 0.
#[must_use]
pub fn below(bytes: &[u8; 32], below: u64) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = *bytes;
    u64::from_be_bytes([a, b, c, d, e, f, g, h]).checked_rem(below).unwrap_or_default()
}

/// The first characters of the bytes as hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8; 32], length: usize) -> String {
    let mut digits = lastro::value::hex(bytes);
    digits.truncate(length);
    digits
}
