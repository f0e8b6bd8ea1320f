//! The dashboard: one page in the binary, which asks no other host for anything.

use std::sync::OnceLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use hyper::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use sha2::{Digest as _, Sha256};

use super::of_type;
use crate::front::Answer;

const PAGE: &str = include_str!("page.html");

/// What the page may do: run its own script, use its own styles, and ask this server.
fn policy() -> &'static str {
    static POLICY: OnceLock<String> = OnceLock::new();
    POLICY.get_or_init(|| {
        let [script, style] = ["script", "style"].map(|part| format!("'sha256-{}'", BASE64.encode(hash_of(part))));
        format!(
            "default-src 'none'; script-src {script}; style-src {style}; connect-src 'self'; img-src data:; \
             base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
    })
}

/// The hash of a part of the page, by which the policy allows it.
fn hash_of(part: &str) -> [u8; 32] {
    let after = PAGE.split_once(&format!("<{part}>")).map_or("", |(_, after)| after);
    let inside = after.split_once(&format!("</{part}>")).map_or("", |(inside, _)| inside);
    Sha256::digest(inside).into()
}

/// The page.
pub(super) fn page() -> Answer {
    let mut answer = of_type(200, "text/html; charset=utf-8", PAGE);
    let headers: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, policy()),
        (REFERRER_POLICY, "no-referrer"),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in headers {
        if let Ok(value) = HeaderValue::from_str(value) {
            answer.headers_mut().insert(name, value);
        }
    }
    answer
}
