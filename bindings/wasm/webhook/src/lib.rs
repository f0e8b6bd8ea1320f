//! The webhook verdict in two steps, for the npm entry `lastro/webhook`: which bytes to hash, and what the host's
//! digests of them say. Nothing is imported, and the host's own cryptography does the hashing; the numbers and texts
//! cross by hand, since this module is downloaded where every kilobyte counts.

#![cfg(target_family = "wasm")]

use lastro::json::Value;
use lastro::value::{Choice as _, hex};
use lastro::webhook::{Digest, EventEntity, Limits, Scan, Verdict, expected, judge, scan};
use lastro_memory::{answer, given};

/// The plan of the body that stands in the input, as JSON: `{verdict}`, or `{ranges, expected, event}`. Gives its length.
#[unsafe(no_mangle)]
pub extern "C" fn plan(length: usize, any_entry: bool) -> usize {
    answer(match scan(given(length)) {
        Err(verdict) => refused(verdict),
        Ok(scan) => match expected(&scan, any_entry) {
            Some(digests) => planned(&scan, &digests),
            None => refused(Verdict::BadSignatureEncoding),
        },
    })
}

/// The second step, on the digests that stand in the input one after the other: `made` by the secrets, then `expected`.
/// A limit of -1 is none; without a `timed` event there is no timestamp. Gives the place of the secret that fits, or -1 for
/// `mismatch`, -2 for `too_old`, -3 for `too_new`.
#[unsafe(no_mangle)]
pub extern "C" fn conclude(
    length: usize,
    made: usize,
    now: i64,
    tolerance_s: i64,
    future_s: i64,
    timed: bool,
    timestamp: i64,
) -> i32 {
    let digests: &[Digest] = given(length).as_chunks().0;
    let (made, expected) = digests.split_at_checked(made).unwrap_or_default();
    let limit = |limit: i64| Some(limit).filter(|limit| *limit >= 0);
    let limits = Limits { now: Some(now), tolerance_s: limit(tolerance_s), future_s: limit(future_s) };
    match judge(made, expected, limits, timed.then_some(timestamp)) {
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
