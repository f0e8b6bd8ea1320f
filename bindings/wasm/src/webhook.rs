//! Webhook verification in two steps, for the npm entry `lastro/webhook`. `plan` names the ranges of the body to hash;
//! `conclude` compares the digests. Between the two steps, the npm package computes the digests with the runtime's own
//! cryptography, so the wasm module contains no cryptography and stays small.

use lastro::json::Value;
use lastro::value::{Choice as _, hex};
use lastro::webhook::{Digest, EventEntity, Limits, Scan, Verdict, expected, hex_digest, judge, scan};
use wasm_bindgen::prelude::*;

/// The first step: the ranges of the body to hash, as JSON text `{ranges, expected, event}`. If the body can already be
/// rejected, `{verdict}`.
#[wasm_bindgen]
#[must_use]
pub fn plan(body: &[u8], any_entry: bool) -> String {
    match scan(body) {
        Err(verdict) => refused(verdict),
        Ok(scan) => match expected(&scan, any_entry) {
            Some(digests) => planned(&scan, &digests),
            None => refused(Verdict::BadSignatureEncoding),
        },
    }
}

/// The second step: compares digests. `made`: the HMACs of the planned ranges, one per secret, concatenated. `claimed`: the
/// digests that the body itself contains (`expected` of the plan), concatenated. `now` and `timestamp` are in Unix seconds, the
/// limits in seconds.
///
/// Returns the index of the matching secret, or -1 for `mismatch`, -2 for `too_old`, -3 for `too_new`.
#[wasm_bindgen]
#[must_use]
pub fn conclude(
    made: &[u8],
    claimed: &str,
    now: Option<f64>,
    tolerance_s: Option<f64>,
    future_s: Option<f64>,
    timestamp: Option<f64>,
) -> i32 {
    let (made, _): (&[Digest], _) = made.as_chunks();
    let claimed: Vec<Digest> = claimed.as_bytes().chunks(64).filter_map(hex_digest).collect();
    // lossless: the package passes only whole numbers that a float holds exactly
    let whole = |seconds: f64| seconds as i64;
    let limits = Limits { now: now.map(whole), tolerance_s: tolerance_s.map(whole), future_s: future_s.map(whole) };
    match judge(made, &claimed, limits, timestamp.map(whole)) {
        Ok(index) => i32::try_from(index).unwrap_or(-1),
        Err(Verdict::TooOld) => -2,
        Err(Verdict::TooNew) => -3,
        Err(_) => -1,
    }
}

fn refused(verdict: Verdict) -> String {
    ["{\"verdict\":\"", verdict.as_str(), "\"}"].concat()
}

fn planned(scan: &Scan, digests: &[Digest]) -> String {
    let mut out = "{\"ranges\":[".to_owned();
    for (index, span) in scan.signed.iter().enumerate() {
        let comma = if index > 0 { "," } else { "" };
        for piece in [comma, "[", &span.start.to_string(), ",", &span.end.to_string(), "]"] {
            out.push_str(piece);
        }
    }
    out.push_str("],\"expected\":[");
    for (index, digest) in digests.iter().enumerate() {
        for piece in [if index > 0 { ",\"" } else { "\"" }, &hex(digest), "\""] {
            out.push_str(piece);
        }
    }
    let text = |text: Option<&str>| text.map_or(Value::Null, |text| Value::String(text.to_owned())).to_json();
    let event = &scan.event;
    let timestamp = event.timestamp.map_or_else(|| "null".to_owned(), |seconds| seconds.to_string());
    let members = [
        ("],\"event\":{\"entity\":", text(event.entity.map(EventEntity::as_str))),
        (",\"api\":", text(event.api.as_deref())),
        (",\"endpoint\":", text(event.endpoint.as_deref())),
        (",\"operation\":", text(event.operation.as_deref())),
        (",\"timestamp\":", timestamp),
    ];
    for (name, value) in members {
        out.push_str(name);
        out.push_str(&value);
    }
    out.push_str("}}");
    out
}
