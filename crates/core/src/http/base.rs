//! The base address: https, and http on the machine itself.

use crate::issue::{IssueCode, LastroError};

/// Hosts that http is allowed for.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// A base address without its final slash; a path prefix is kept.
///
/// # Errors
/// `invalid_url` at `base_url` for anything but https (http on loopback), a user name, a query, a fragment, or a
/// character that no address has.
pub(crate) fn checked(base_url: &str) -> Result<&str, LastroError> {
    let base = base_url.strip_suffix('/').unwrap_or(base_url);
    let (scheme, rest) = base.split_once(':').unwrap_or(("", base));
    let rest = rest.strip_prefix("//").unwrap_or_default();
    let (authority, path) = split(rest, rest.find('/'));
    let port = authority
        .bytes()
        .rposition(|b| b == b':')
        .filter(|at| authority.get(*at..).is_some_and(|port| !port.contains(']')));
    let (host, port) = split(authority, port);
    let secure = scheme.eq_ignore_ascii_case("https")
        || scheme.eq_ignore_ascii_case("http") && LOOPBACK.iter().any(|loopback| loopback.eq_ignore_ascii_case(host));
    let named = !host.is_empty() && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-.[]:".contains(&b));
    let digits = port.strip_prefix(':').unwrap_or("1");
    let numbered = !digits.is_empty() && digits.len() < 6 && digits.bytes().all(|b| b.is_ascii_digit());
    let plain = path.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~/%!$&'()*+,;=:@".contains(&b));
    if secure && named && numbered && plain {
        Ok(base)
    } else {
        Err(LastroError::at("base_url", IssueCode::InvalidUrl))
    }
}

fn split(text: &str, at: Option<usize>) -> (&str, &str) {
    at.and_then(|at| text.split_at_checked(at)).unwrap_or((text, ""))
}

/// The address of a sale's online payment page, `{base_url}/fatura/{code}`.
///
/// # Errors
/// `invalid_url` at `base_url`; `invalid_characters` at `pagamento_online_codigo` for a code that no path can hold as it
/// is, `blank` for none.
pub fn payment_page_url(base_url: &str, code: &str) -> Result<String, LastroError> {
    let base = checked(base_url)?;
    let plain = code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~".contains(&b));
    let at = |code| LastroError::at("pagamento_online_codigo", code);
    match (code.is_empty(), plain) {
        (true, _) => Err(at(IssueCode::Blank)),
        (_, false) => Err(at(IssueCode::InvalidCharacters)),
        _ => Ok([base, "/fatura/", code].concat()),
    }
}
