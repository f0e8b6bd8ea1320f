//! The dashboard: a single page that is contained in the binary and loads nothing from other hosts.

use std::sync::LazyLock;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use hyper::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use sha2::{Digest as _, Sha256};

use super::of_type;
use crate::front::Answer;

const STYLE: &str = include_str!("style.css");
/// The page's script, assembled from its files.
const SCRIPT: &str = concat!(
    "\"use strict\";\n",
    include_str!("base.js"),
    include_str!("board.js"),
    include_str!("records.js"),
    include_str!("requests.js"),
    include_str!("hooks.js"),
    include_str!("forks.js"),
    include_str!("start.js"),
);

/// The page with its style and script inserted.
static PAGE: LazyLock<String> =
    LazyLock::new(|| include_str!("page.html").replace("/*style*/", STYLE).replace("/*script*/", SCRIPT));

/// The content security policy of the page. It allows the page's own script and styles, and requests to this server.
static POLICY: LazyLock<String> = LazyLock::new(|| {
    let [script, style] = [SCRIPT, STYLE].map(|part| format!("'sha256-{}'", BASE64.encode(Sha256::digest(part))));
    format!(
        "default-src 'none'; script-src {script}; style-src {style}; connect-src 'self'; img-src data:; \
         base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
});

/// The response that contains the dashboard.
pub(super) fn page() -> Answer {
    let mut answer = of_type(200, "text/html; charset=utf-8", PAGE.as_str());
    let headers: [(HeaderName, &'static str); 4] = [
        (CONTENT_SECURITY_POLICY, POLICY.as_str()),
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
