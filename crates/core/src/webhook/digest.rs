//! Digests: parsing them from hexadecimal digits, computing them, and comparing them in constant time.

use hmac::digest::CtOutput;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::issue::LastroError;

/// A SHA-256 digest.
pub type Digest = [u8; 32];

/// Parses a digest from exactly 64 hexadecimal digits, in upper or lower case. `None` for anything else.
#[doc(hidden)]
#[must_use]
pub fn hex_digest(raw: &[u8]) -> Option<Digest> {
    let mut digest = Digest::default();
    if raw.len() != digest.len() * 2 {
        return None;
    }
    for (byte, pair) in digest.iter_mut().zip(raw.chunks_exact(2)) {
        for digit in pair {
            let value = char::from(*digit).to_digit(16).and_then(|d| u8::try_from(d).ok())?;
            *byte = *byte << 4 | value;
        }
    }
    Some(digest)
}

/// Computes the HMAC-SHA-256 of several pieces of bytes, one after the other.
///
/// # Errors
/// [`Internal`](crate::LastroErrorKind::Internal) if the digest cannot be computed.
pub(super) fn hmac_of(secret: &str, pieces: &[&[u8]]) -> Result<Digest, LastroError> {
    let keyed = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(|_| LastroError::internal("webhook.hmac"))?;
    Ok(pieces.iter().fold(keyed, |mac, piece| mac.chain_update(piece)).finalize().into_bytes().into())
}

/// Whether a digest equals one of the expected digests. Always compares it with all of them in constant time, so that the time
/// reveals nothing about them.
pub(super) fn any_fits(made: &Digest, expected: &[Digest]) -> bool {
    let made = CtOutput::<Hmac<Sha256>>::new((*made).into());
    expected.iter().fold(false, |fit, digest| (made == CtOutput::new((*digest).into())) | fit)
}
