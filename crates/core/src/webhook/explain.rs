//! Why a body does not verify, as far as it can be found out.

use lastro_macros::model;

use super::forms::joined;
use super::scan::{Scan, scan};
use super::verify::hmac_of;
use super::{Request, SignedForm, Verdict, verify};
use crate::issue::LastroError;
use crate::json::{TokenKind, Tokenizer, Value, parse, without_mark};
use crate::value::{base64, choices};

choices! {
    /// The likely cause.
    pub enum Cause {
        /// Nothing is wrong: it verifies.
        Nothing = "nothing",
        /// The body's form alone rules it out; the evidence is the verdict.
        Form = "form",
        /// The secret has white space around it.
        SecretSpace = "secret_space",
        /// The texts were escaped in another way after they were signed: `\/`, `\u00e9`.
        Escapes = "escapes",
        /// Numbers were written anew: `10.0` became `10`.
        Numbers = "numbers",
        /// The bytes with their white space were signed, or the body was indented anew.
        Indented = "indented",
        /// The signature is base64, not hexadecimal.
        Base64Signature = "base64_signature",
        /// The signature has a prefix, `sha256=`.
        PrefixedSignature = "prefixed_signature",
        /// The body is a JSON text that holds the JSON.
        DoubleEncoded = "double_encoded",
        /// The body is compressed.
        Compressed = "compressed",
        /// A parsed object was turned to text instead of the bytes being passed on.
        ParsedObject = "parsed_object",
        /// None of these: another secret, or other data.
        SecretOrData = "secret_or_data",
    }
}

/// What was found.
#[model(answer)]
pub struct Explanation {
    /// The likely cause.
    pub likely: Cause,
    /// What speaks for it. No secret and no digest is in it.
    pub evidence: String,
}

/// Most numbers of a body that are tried one by one.
const MAX_NUMBERS: usize = 64;

/// Looks for the likely cause. The secret is only used to try what might have been signed.
///
/// # Errors
/// None for a body of any bytes.
pub fn explain(secret: &str, body: &[u8]) -> Result<Explanation, LastroError> {
    let secrets = [secret.to_owned()];
    let request = Request {
        body,
        secrets: &secrets,
        now: None,
        tolerance_s: None,
        future_s: None,
        strict: false,
        any_entry: true,
    };
    let judged = verify(&request)?;
    let found = |likely, evidence: &str| Ok(Explanation { likely, evidence: evidence.to_owned() });
    let escapes = "the signature fits the body with its texts ";
    match judged.form {
        Some(SignedForm::AsSent) => return found(Cause::Nothing, "it verifies as it was sent"),
        Some(SignedForm::Php) => return found(Cause::Escapes, &[escapes, "as PHP escapes"].concat()),
        Some(SignedForm::Unescaped) => return found(Cause::Escapes, &[escapes, "unescaped"].concat()),
        None => {}
    }
    if let Some((likely, evidence)) = of_the_bytes(body) {
        return found(likely, evidence);
    }
    let trimmed = [secret.trim().to_owned()];
    let spaced = trimmed != secrets && !secret.trim().is_empty();
    if spaced && verify(&Request { secrets: &trimmed, ..request })?.verdict == Verdict::Ok {
        return found(Cause::SecretSpace, "it verifies with the white space around the secret taken off");
    }
    let Ok(scan) = scan(body) else {
        use crate::value::Choice as _;
        return found(Cause::Form, judged.verdict.as_str());
    };
    if let Some((likely, evidence)) = of_the_signature(secret, body, &scan) {
        return found(likely, evidence);
    }
    let fits = |candidate: &[u8]| {
        let digest = hmac_of(secret, &[candidate]);
        scan.entries.iter().flatten().any(|entry| *entry == digest)
    };
    if fits(&with_space(body, &scan)) {
        return found(Cause::Indented, "the signature fits the body with its white space");
    }
    if numbers_fit(&joined(body, &scan.signed), &fits) {
        return found(Cause::Numbers, "the signature fits with a decimal place put back: 10 was 10.0");
    }
    found(Cause::SecretOrData, "no form of the body fits: another secret, or other data")
}

/// What the first bytes tell.
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

/// What the entries that are no hexadecimal digest tell.
fn of_the_signature(secret: &str, body: &[u8], scan: &Scan) -> Option<(Cause, &'static str)> {
    let digest = hmac_of(secret, &[&joined(body, &scan.signed)]);
    let document = parse(without_mark(body)).ok()?;
    let signature = document.get("header")?.get("signature")?;
    let texts: Vec<&str> = match signature {
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect(),
        one => one.as_str().into_iter().collect(),
    };
    let is_digest = |text: &str| crate::value::hex(&digest).eq_ignore_ascii_case(text);
    if texts.iter().any(|text| base64::decode(text).is_some_and(|bytes| bytes == digest)) {
        Some((Cause::Base64Signature, "the signature is the right digest in base64"))
    } else if texts.iter().any(|text| text.split_once('=').is_some_and(|(_, rest)| is_digest(rest))) {
        Some((Cause::PrefixedSignature, "the signature is the right digest behind a prefix"))
    } else {
        None
    }
}

/// The body with the signature cut out and everything else left as it came.
fn with_space(body: &[u8], scan: &Scan) -> Vec<u8> {
    // behind what was cut out of a gap its white space stays
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

/// Whether `.0` behind one whole number, or behind all of them, makes what was signed; the moment of the event aside.
fn numbers_fit(compact: &[u8], fits: &dyn Fn(&[u8]) -> bool) -> bool {
    let mut tokens = Tokenizer::new(compact);
    let mut ends = Vec::new();
    while let Ok(Some(token)) = tokens.next_token() {
        let whole = token.span.of(compact).iter().all(|b| b.is_ascii_digit() || *b == b'-');
        if token.kind == TokenKind::Number && whole {
            ends.push(token.span.end);
        }
    }
    let with = |places: &[usize]| {
        let mut out = Vec::with_capacity(compact.len());
        let mut end = 0;
        for at in places {
            out.extend_from_slice(compact.get(end..*at).unwrap_or_default());
            out.extend_from_slice(b".0");
            end = *at;
        }
        out.extend_from_slice(compact.get(end..).unwrap_or_default());
        out
    };
    // the first whole number of a body is mostly its timestamp
    let behind_header = ends.get(1..).unwrap_or_default();
    ends.iter().take(MAX_NUMBERS).any(|at| fits(&with(&[*at]))) || fits(&with(behind_header)) || fits(&with(&ends))
}
