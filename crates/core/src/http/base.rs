//! The base URL of an account with the service. It must use https. http is accepted only for a server on the same machine, or
//! if the caller sets `allow_http`.

use core::net::{Ipv4Addr, Ipv6Addr};

use crate::issue::{IssueCode, LastroError};

/// Hosts for which http is always allowed.
const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

/// Checks a base URL, and returns it without a final slash. It may have a path, which is kept.
///
/// # Errors
/// `invalid_url` at `base_url`, if the URL
/// - does not use https; http is accepted on loopback, and on every host with `allow_http`;
/// - has a host that is neither a name nor an IP address, or a port outside 1 to 65535;
/// - has a user name, a query or a fragment;
/// - has an invalid character or percent-encoding;
/// - has an empty path segment, `.` or `..`, because HTTP clients would change such a path.
pub(crate) fn checked(base_url: &str, allow_http: bool) -> Result<&str, LastroError> {
    let base = base_url.strip_suffix('/').unwrap_or(base_url);
    let (scheme, rest) =
        base.split_once(':').and_then(|(scheme, rest)| Some((scheme, rest.strip_prefix("//")?))).unwrap_or(("", base));
    let (authority, path) = split(rest, rest.find('/'));
    let port = authority.rfind(':').filter(|at| authority.rfind(']').is_none_or(|bracket| bracket < *at));
    let (host, port) = split(authority, port);
    let secure = scheme.eq_ignore_ascii_case("https")
        || scheme.eq_ignore_ascii_case("http")
            && (allow_http || LOOPBACK.iter().any(|loopback| loopback.eq_ignore_ascii_case(host)));
    if secure && is_host(host) && is_port(port) && path.split('/').skip(1).all(is_segment) {
        Ok(base)
    } else {
        Err(LastroError::at("base_url", IssueCode::InvalidUrl))
    }
}

fn split(text: &str, at: Option<usize>) -> (&str, &str) {
    at.and_then(|at| text.split_at_checked(at)).unwrap_or((text, ""))
}

/// Whether a string is a host: an IPv6 address in brackets, an IPv4 address, or a name. A name consists of labels of letters,
/// digits and hyphens, separated by dots, with or without a final dot.
fn is_host(host: &str) -> bool {
    if let Some(address) = host.strip_prefix('[') {
        return address.strip_suffix(']').is_some_and(|address| address.parse::<Ipv6Addr>().is_ok());
    }
    let is_label = |label: &str| {
        let plain = label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        plain && !label.is_empty() && label.len() < 64 && !label.starts_with('-') && !label.ends_with('-')
    };
    let name = host.strip_suffix('.').unwrap_or(host);
    // if the last label is a number, clients read the name as an IPv4 address, so it must be a valid IPv4 address
    let number = name.rsplit('.').next().is_some_and(|last| last.bytes().all(|b| b.is_ascii_digit()));
    name.len() < 254 && name.split('.').all(is_label) && (!number || name.parse::<Ipv4Addr>().is_ok())
}

/// Whether a string is empty, or `:` and a port.
fn is_port(port: &str) -> bool {
    let digits = port.strip_prefix(':');
    port.is_empty()
        || digits.is_some_and(|d| d.bytes().all(|b| b.is_ascii_digit()) && d.parse().is_ok_and(|n: u16| n > 0))
}

/// Whether HTTP clients send a path segment unchanged. It must have valid characters and complete percent-encodings, and must
/// not be empty, `.` or `..`, even if percent-encoded.
fn is_segment(segment: &str) -> bool {
    let plain = segment.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~%!$&'()*+,;=:@".contains(&b));
    let whole = segment.split('%').skip(1).all(|rest| {
        let mut digits = rest.bytes().take(2).filter(u8::is_ascii_hexdigit);
        digits.next().is_some() && digits.next().is_some()
    });
    let dots = ["", ".", "%2e", "..", ".%2e", "%2e.", "%2e%2e"];
    plain && whole && !dots.iter().any(|dots| dots.eq_ignore_ascii_case(segment))
}

/// The address of a sale's online payment page, `{base_url}/fatura/{code}`.
///
/// # Errors
/// `invalid_url` at `base_url`, also for http unless the server is on the same machine; `blank` at `pagamento_online_codigo` for
/// an empty code; `invalid_characters` at `pagamento_online_codigo` for the codes `.` and `..`, and for a code with characters
/// other than ASCII letters, digits, `-`, `.`, `_` and `~`.
pub fn payment_page_url(base_url: &str, code: &str) -> Result<String, LastroError> {
    let base = checked(base_url, false)?;
    let plain = code.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._~".contains(&b)) && is_segment(code);
    let at = |code| LastroError::at("pagamento_online_codigo", code);
    match (code.is_empty(), plain) {
        (true, _) => Err(at(IssueCode::Blank)),
        (_, false) => Err(at(IssueCode::InvalidCharacters)),
        _ => Ok([base, "/fatura/", code].concat()),
    }
}
