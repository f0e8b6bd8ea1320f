//! Finds the likely cause if the signature of a body is not accepted.

use lastro_macros::model;

use super::digest::{Digest, hex_digest, hmac_of};
use super::escapes::{Flavour, joined, rewritten};
use super::scan::{Scan, scan};
use super::verify::{Request, verify};
use crate::issue::LastroError;
use crate::json::{TokenKind, Tokenizer, Value, parse, without_mark};
use crate::value::{Choice as _, base64, choices};

choices! {
    /// The likely reason that the signature of a body is not accepted.
    pub enum Cause {
        /// Nothing is wrong: the signature is correct.
        Nothing = "nothing",
        /// The body is rejected before its signature is checked, for example because it is not JSON. The evidence is the
        /// verdict of `verify`.
        Form = "form",
        /// The secret has leading or trailing white space.
        SecretSpace = "secret_space",
        /// Strings were escaped in another way after signing, for example with or without `\/` and `\u00e9`.
        Escapes = "escapes",
        /// Numbers were rewritten after signing: `10.0` became `10`.
        Numbers = "numbers",
        /// The sender signed the body with its white space, or white space was added to it after signing.
        Indented = "indented",
        /// The signature is base64, not hexadecimal.
        Base64Signature = "base64_signature",
        /// The signature has a prefix such as `sha256=`.
        PrefixedSignature = "prefixed_signature",
        /// The body is a JSON string that contains the JSON of the event.
        DoubleEncoded = "double_encoded",
        /// The body is compressed.
        Compressed = "compressed",
        /// The receiver parsed the body and serialized the object again, instead of passing on the received bytes.
        ParsedObject = "parsed_object",
        /// None of the other causes: the secret is wrong, or the data was changed.
        SecretOrData = "secret_or_data",
    }
}

/// The likely causes and their evidence.
#[model(answer)]
pub struct Explanation {
    /// The likely cause; the first of `causes` if there are several.
    pub likely: Cause,
    /// All likely causes together: the signature is correct once all of them are undone.
    pub causes: Vec<Cause>,
    /// The evidence for the causes. It never contains a secret or a digest.
    pub evidence: String,
}

/// Maximum number of attempts, per candidate for the signed bytes, in which `.0` is added to a single integer: a program may have
/// rewritten `10.0` as `10`.
const MAX_NUMBERS: usize = 64;
/// Maximum number of bytes hashed in the attempts that add `.0` to a single integer, in total over all candidates.
const MAX_HASHED: usize = 64 * 1024 * 1024;

/// A cause of the rejected signature that an attempt assumes, and the evidence for it if the attempt succeeds. `None` if the
/// attempt assumes no cause.
type Clue = Option<(Cause, &'static str)>;

/// A function that checks whether a candidate for the signed bytes has a correct signature. If it has, the function notes the
/// causes that the candidate assumes.
type See<'a> = &'a mut dyn FnMut(&[u8], Clue) -> Result<(), LastroError>;

/// Finds the likely reasons that the signature of a body is not accepted. The secret is only used to hash candidates for the
/// signed bytes.
///
/// # Errors
/// `internal` if a digest cannot be computed. No body causes an error, whatever its bytes.
pub fn explain(secret: &str, body: &[u8]) -> Result<Explanation, LastroError> {
    let secrets = [secret.to_owned()];
    let judged = verify(&Request { strict: true, any_entry: true, ..Request::new(&secrets, body) })?;
    let found =
        |likely, evidence: &str| Ok(Explanation { likely, causes: vec![likely], evidence: evidence.to_owned() });
    if judged.form.is_some() {
        return found(Cause::Nothing, "it verifies as it was sent");
    }
    if let Some((likely, evidence)) = of_the_bytes(body) {
        return found(likely, evidence);
    }
    let Ok(scan) = scan(body) else { return found(Cause::Form, judged.verdict.as_str()) };
    match fewest(secret, body, &scan)? {
        Some(clues) => Ok(Explanation {
            likely: clues.first().ok_or_else(|| LastroError::internal("webhook.explain"))?.0,
            causes: clues.iter().map(|(cause, _)| *cause).collect(),
            evidence: clues.iter().map(|(_, evidence)| *evidence).collect::<Vec<_>>().join("; "),
        }),
        None => found(Cause::SecretOrData, "no form of the body fits: another secret, or other data"),
    }
}

/// Undoes the known changes to a body, alone and combined. Returns the smallest set of causes such that the signature is
/// correct once they are undone; `None` if there is no such set.
fn fewest(secret: &str, body: &[u8], scan: &Scan) -> Result<Option<Vec<(Cause, &'static str)>>, LastroError> {
    let claims = Claims::of(body, scan);
    let mut best: Option<Vec<(Cause, &'static str)>> = None;
    let mut hashed: usize = 0;
    let trimmed = Some(secret.trim()).filter(|trimmed| !trimmed.is_empty() && *trimmed != secret);
    let spaced = (Cause::SecretSpace, "it verifies with the white space around the secret taken off");
    let indented = (Cause::Indented, "the signature fits the body with its white space");
    let compact = joined(body, &scan.signed);
    let spread = Some(with_space(body, scan)).filter(|spread| *spread != compact);
    let secrets = [Some((secret, None)), trimmed.map(|secret| (secret, Some(spaced)))];
    for (secret, of_secret) in secrets.into_iter().flatten() {
        let spaces = [Some((&compact, None)), spread.as_ref().map(|spread| (spread, Some(indented)))];
        for (bytes, of_space) in spaces.into_iter().flatten() {
            for (bytes, of_texts) in escapes_of(bytes) {
                let mut see = |bytes: &[u8], of_numbers: Clue| {
                    if let Some(of_signature) = claims.fit(&hmac_of(secret, &[bytes])?) {
                        let clues = [of_secret, of_signature, of_texts, of_space, of_numbers];
                        let clues: Vec<_> = clues.into_iter().flatten().collect();
                        if best.as_ref().is_none_or(|best| clues.len() < best.len()) {
                            best = Some(clues);
                        }
                    }
                    Ok(())
                };
                see(&bytes, None)?;
                decimals_put_back(&bytes, &mut hashed, &mut see)?;
            }
        }
    }
    Ok(best)
}

/// Candidates for the signed bytes: the bytes unchanged, and with their strings escaped in other ways.
fn escapes_of(bytes: &[u8]) -> Vec<(Vec<u8>, Clue)> {
    let other = |flavour, evidence| {
        let bytes = rewritten(bytes, flavour);
        (bytes, Some((Cause::Escapes, evidence)))
    };
    let mut forms = vec![(bytes.to_vec(), None)];
    forms.push(other(Flavour::Js, "the signature fits the body with its texts unescaped"));
    forms.push(other(Flavour::Php, "the signature fits the body with its texts as PHP escapes"));
    // removes candidates that are equal to the unchanged bytes
    forms.retain(|(form, clue)| clue.is_none() || form != bytes);
    forms
}

/// Tries candidates in which `.0` is added to integers, because a program may have rewritten `10.0` as `10`. There is a
/// candidate in which `.0` is added to all integers; one for all integers except the first, which is usually the event's
/// timestamp; and one for each integer alone.
fn decimals_put_back(bytes: &[u8], hashed: &mut usize, see: See<'_>) -> Result<(), LastroError> {
    let mut tokens = Tokenizer::new(bytes);
    let mut ends = Vec::new();
    while let Ok(Some(token)) = tokens.next_token() {
        let whole = token.span.of(bytes).iter().all(|b| b.is_ascii_digit() || *b == b'-');
        if token.kind == TokenKind::Number && whole {
            ends.push(token.span.end);
        }
    }
    let with = |places: &[usize]| {
        let mut out = Vec::with_capacity(bytes.len());
        let mut end = 0;
        for at in places {
            out.extend_from_slice(bytes.get(end..*at).unwrap_or_default());
            out.extend_from_slice(b".0");
            end = *at;
        }
        out.extend_from_slice(bytes.get(end..).unwrap_or_default());
        out
    };
    let clue = Some((Cause::Numbers, "the signature fits with a decimal place put back: 10 was 10.0"));
    if !ends.is_empty() {
        see(&with(&ends), clue)?;
        see(&with(ends.get(1..).unwrap_or_default()), clue)?;
    }
    for at in ends.iter().take(MAX_NUMBERS) {
        *hashed = hashed.saturating_add(bytes.len());
        if *hashed > MAX_HASHED {
            break;
        }
        see(&with(&[*at]), clue)?;
    }
    Ok(())
}

/// The signatures that a body contains: digests in hexadecimal, and strings that may be digests in another encoding.
struct Claims {
    digests: Vec<Digest>,
    texts: Vec<String>,
}

impl Claims {
    fn of(body: &[u8], scan: &Scan) -> Self {
        let document = parse(without_mark(body)).ok();
        let signature = document.as_ref().and_then(|document| document.get("header")?.get("signature"));
        let texts = match signature {
            Some(Value::Array(items)) => items.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
            Some(one) => one.as_str().map(str::to_owned).into_iter().collect(),
            None => Vec::new(),
        };
        Self { digests: scan.entries.iter().flatten().copied().collect(), texts }
    }

    /// Searches the signatures for a computed digest. Returns `None` if no signature is this digest, and `Some(None)` if a
    /// signature is this digest in hexadecimal. If a signature is this digest in another encoding, returns the cause for that
    /// encoding.
    fn fit(&self, digest: &Digest) -> Option<Clue> {
        let of_text = |text: &String| {
            if base64::decode(text).is_some_and(|bytes| bytes == digest) {
                Some(Some((Cause::Base64Signature, "the signature is the right digest in base64")))
            } else if text.split_once('=').is_some_and(|(_, rest)| hex_digest(rest.as_bytes()) == Some(*digest)) {
                Some(Some((Cause::PrefixedSignature, "the signature is the right digest behind a prefix")))
            } else {
                None
            }
        };
        if self.digests.contains(digest) { Some(None) } else { self.texts.iter().find_map(of_text) }
    }
}

/// The cause that can be recognized without the signature, such as compression; `None` if there is none.
fn of_the_bytes(body: &[u8]) -> Option<(Cause, &'static str)> {
    let text = without_mark(body).trim_ascii();
    if body.starts_with(&[0x1f, 0x8b]) || body.starts_with(&[0x78, 0x9c]) || body.starts_with(&[0x78, 0x01]) {
        Some((Cause::Compressed, "the bytes begin as gzip or zlib does"))
    } else if text.starts_with(b"[object ") || text == b"undefined" {
        Some((Cause::ParsedObject, "the body is what JavaScript makes of an object as text"))
    } else if text.starts_with(b"\"") && matches!(parse(text), Ok(Value::String(inner)) if inner.starts_with('{')) {
        Some((Cause::DoubleEncoded, "the body is a JSON text that holds an object"))
    } else if text.starts_with(b"{'") || text.starts_with(b"Array") {
        Some((Cause::ParsedObject, "the body is a parsed object printed as text"))
    } else {
        None
    }
}

/// The body without its signature, but with the white space before its other tokens.
fn with_space(body: &[u8], scan: &Scan) -> Vec<u8> {
    // A gap between two signed ranges is white space, or it contains the signature. Only the white space at its end is kept,
    // which in both cases is the white space before the next token.
    let mut out = Vec::with_capacity(body.len());
    let mut end = 0;
    for span in &scan.signed {
        let gap = body.get(end..span.start).unwrap_or_default();
        out.extend_from_slice(gap.get(gap.trim_ascii_end().len()..).unwrap_or_default());
        out.extend_from_slice(span.of(body));
        end = span.end;
    }
    out
}
