//! Refuses requests that the page of another site makes through the user's browser. Such a page must not use the browser's
//! credentials for this server, and must not reach a server that listens on the loopback address only. Requests whose `Host`
//! names another server are refused too.

use core::net::{IpAddr, SocketAddr};

use hyper::header::{HOST, HeaderMap, HeaderName, ORIGIN};
use hyper::http::uri::Authority;
use hyper::{Method, Request, Uri};

const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

/// The addresses of this server.
#[derive(Debug, Clone)]
pub struct Here {
    /// Whether the server listens on a loopback address only.
    loopback: bool,
    /// The host of `--base-url`, with its port if it has one.
    base: Option<Authority>,
}

impl Here {
    /// The addresses of a server that listens on `address` and has the base URL `base_url`.
    #[must_use]
    pub fn new(address: SocketAddr, base_url: &str) -> Self {
        let base = base_url.parse::<Uri>().ok().and_then(|uri| uri.authority().cloned());
        Self { loopback: address.ip().is_loopback(), base }
    }

    /// Checks that a request may be served.
    ///
    /// # Errors
    /// The reason why the request is refused.
    pub fn check<B>(&self, request: &Request<B>) -> Result<(), &'static str> {
        let headers = request.headers();
        let host = text(headers, &HOST).and_then(|host| host.parse::<Authority>().ok());
        let host = host.as_ref().or_else(|| request.uri().authority());
        // This check protects against DNS rebinding: another site could make its host name resolve to this machine, so that its
        // pages count as same-origin.
        if self.loopback && headers.contains_key(HOST) && !host.is_some_and(|host| self.is_known(host)) {
            return Err(
                "the Host header does not name this server: use localhost, 127.0.0.1 or the host of --base-url",
            );
        }
        let own = match (text(headers, &SITE), text(headers, &ORIGIN)) {
            // `Sec-Fetch-Site` cannot be set by pages, and a proxy forwards it as the browser sent it
            (Some(site), _) => matches!(site, "same-origin" | "none"),
            (None, Some(origin)) => self.is_own(origin, host),
            (None, None) => true,
        };
        let opens = text(headers, &MODE) == Some("navigate") && is_page(request.method(), request.uri().path());
        if own || opens { Ok(()) } else { Err("requests from pages of other sites are refused") }
    }

    /// Whether a host is this machine, or the host of the base URL.
    fn is_known(&self, host: &Authority) -> bool {
        let name = host.host().to_ascii_lowercase();
        let literal: Option<IpAddr> = name.trim_start_matches('[').trim_end_matches(']').parse().ok();
        literal.map_or(name == "localhost" || name.ends_with(".localhost"), |address| address.is_loopback())
            || self.base.as_ref().is_some_and(|base| base.host().eq_ignore_ascii_case(&name))
    }

    /// Whether an origin is the host of the request or of the base URL.
    fn is_own(&self, origin: &str, host: Option<&Authority>) -> bool {
        let origin = origin.parse::<Uri>().ok().and_then(|uri| uri.authority().cloned());
        origin.is_some_and(|origin| host == Some(&origin) || self.base.as_ref() == Some(&origin))
    }
}

fn text<'h>(headers: &'h HeaderMap, name: &HeaderName) -> Option<&'h str> {
    // a value that is not ASCII is treated as empty, and every check refuses an empty value
    headers.get(name).map(|value| value.to_str().unwrap_or_default())
}

/// Whether a request opens a page to which other sites may link: the dashboard, or a payment page.
fn is_page(method: &Method, path: &str) -> bool {
    (method == Method::GET || method == Method::HEAD) && (path == "/_twin/" || path.starts_with("/fatura/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOPBACK: &str = "127.0.0.1:8130";

    fn here(address: &str) -> Here {
        Here::new(address.parse().expect("an address"), "http://conta.example")
    }

    fn asked(here: &Here, target: &str, headers: &[(&str, &str)]) -> bool {
        let mut request = Request::get(target);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        here.check(&request.body(()).expect("a request")).is_ok()
    }

    #[test]
    fn on_loopback_only_hosts_of_this_machine_are_known() {
        let here = here(LOOPBACK);
        for host in [
            "127.0.0.1:8130",
            "localhost:8130",
            "LOCALHOST",
            "[::1]:8130",
            "127.8.0.1",
            "api.localhost",
            "conta.example",
        ] {
            assert!(asked(&here, "/api/v2/vendas/", &[("host", host)]), "{host}");
        }
        for host in ["evil.example:8130", "localhost.evil.example", "192.0.2.1", "", "a b", "evillocalhost"] {
            assert!(!asked(&here, "/api/v2/vendas/", &[("host", host)]), "{host}");
        }
        // a request without `Host` and `Origin` does not come from a browser
        assert!(asked(&here, "/api/v2/vendas/", &[]));
    }

    #[test]
    fn a_server_for_other_machines_accepts_any_host_name() {
        assert!(asked(&here("0.0.0.0:8130"), "/api/v2/vendas/", &[("host", "twin.internal:8130")]));
    }

    #[test]
    fn requests_of_another_sites_page_are_refused() {
        let here = here(LOOPBACK);
        let sent = |target: &str, more: &[(&str, &str)]| asked(&here, target, &[&[("host", LOOPBACK)], more].concat());
        for target in ["/api/v2/vendas/", "/_twin/state", "/_twin/", "/fatura/abc"] {
            for site in ["cross-site", "same-site", "", "something-new"] {
                assert!(!sent(target, &[("sec-fetch-site", site)]), "{target} {site}");
                assert!(!sent(target, &[("sec-fetch-site", site), ("sec-fetch-mode", "no-cors")]), "{target} {site}");
            }
            for origin in ["http://evil.example", "null", "", "http://127.0.0.1:3000", "https://localhost:8130"] {
                assert!(!sent(target, &[("origin", origin)]), "{target} {origin}");
            }
            for own in ["http://127.0.0.1:8130", "http://conta.example"] {
                assert!(sent(target, &[("origin", own)]), "{target} {own}");
            }
            assert!(
                sent(target, &[("sec-fetch-site", "same-origin"), ("origin", "http://localhost:5173")]),
                "by a proxy"
            );
            assert!(sent(target, &[("sec-fetch-site", "none"), ("sec-fetch-mode", "navigate")]), "typed by a person");
            let link = [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate")];
            assert_eq!(sent(target, &link), target == "/_twin/" || target == "/fatura/abc", "{target} by a link");
        }
    }
}
