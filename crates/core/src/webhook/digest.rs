//! Digests: from hexadecimal digits, from bytes and a secret, and compared in constant time.

use hmac::digest::CtOutput;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::issue::LastroError;

/// A SHA-256 digest.
pub type Digest = [u8; 32];

/// The digest of exactly 64 hexadecimal digits, in either case.
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

/// HMAC-SHA-256 over pieces of bytes.
///
/// # Errors
/// [`Internal`](crate::LastroErrorKind::Internal) if the digest cannot be computed; then nothing verifies.
pub(super) fn hmac_of(secret: &str, pieces: &[&[u8]]) -> Result<Digest, LastroError> {
    let keyed = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).map_err(|_| LastroError::internal("webhook.hmac"))?;
    Ok(pieces.iter().fold(keyed, |mac, piece| mac.chain_update(piece)).finalize().into_bytes().into())
}

/// Whether a digest is an expected one. It is compared with all of them, in constant time.
pub(super) fn any_fits(made: &Digest, expected: &[Digest]) -> bool {
    let made = CtOutput::<Hmac<Sha256>>::new((*made).into());
    expected.iter().fold(false, |fit, digest| (made == CtOutput::new((*digest).into())) | fit)
}
