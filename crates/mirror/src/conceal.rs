//! Removes secrets from the exchanges of a recording: API keys, cookies, card numbers and security codes. On request, it also
//! replaces personal data by pseudonyms.
//!
//! Card numbers are found by the names of the fields that contain them, and also by their digits. API keys are taken from the
//! `Authorization` headers of the requests and then replaced everywhere. The values of headers are recorded only if they are
//! known to contain no secret; of all other headers, only the name is recorded.

mod body;

use lastro::brazil::card::{CardBrand, inspect};
use lastro::brazil::cnpj;
use lastro::http::{Narrowing, masked};
use lastro::model::{Bytes, ConcealedText, ModelTable};
use lastro_twin::auth::user_of;
use lastro_twin::conceal;
use lastro_twin::http::{Request, decoded, encoded, plain_path};
use lastro_twin::route::{Asked, Operation, asked};

use crate::exchange::{Exchange, RecordedResponse, header};
use crate::pseudonyms::{Personal, Pseudonyms};

/// The placeholder for a value that is not recorded.
pub(crate) const HIDDEN: &str = "***";
/// Minimum length of an API key or password that is also replaced inside longer strings. A shorter one could be part of other
/// words, so it is replaced only where it is the whole value.
const FINDABLE: usize = 8;

/// The headers whose values are recorded.
const KEPT: &[&str] = &[
    "accept",
    "accept-charset",
    "accept-encoding",
    "accept-language",
    "age",
    "allow",
    "cache-control",
    "connection",
    "content-disposition",
    "content-encoding",
    "content-language",
    "content-length",
    "content-type",
    "date",
    "etag",
    "expect",
    "expires",
    "host",
    "if-match",
    "if-modified-since",
    "if-none-match",
    "if-unmodified-since",
    "keep-alive",
    "last-modified",
    "location",
    "origin",
    "pragma",
    "request-id",
    "retry-after",
    "server",
    "service-versao",
    "transfer-encoding",
    "user-agent",
    "vary",
    "www-authenticate",
    "x-forwarded-proto",
    "x-powered-by",
    "x-request-id",
];
/// Prefixes of header names. Headers with these prefixes are recorded with their values, like those in [`KEPT`].
const KEPT_GROUPS: [&str; 3] = ["ratelimit", "x-ratelimit", "access-control-"];
/// Substrings by which members, parameters and headers that contain secrets are recognized.
const SECRETS: [&str; 10] =
    ["token", "senha", "password", "passwd", "secret", "api_key", "apikey", "api-key", "access_key", "authorization"];

/// The parameters of version 1 with the number and the security code of a card.
const CARD_PARAMETERS: [&str; 2] = ["cartao_numero", "cartao_codigo"];

fn is_secret(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    SECRETS.iter().any(|part| name.contains(part))
}

/// A secret string and the placeholder that replaces it. The string is an API key, a password, or the base64 form of both that
/// Basic authentication sends.
struct Secret {
    text: String,
    stand_in: String,
}

/// Removes secrets from exchanges. Each recording needs its own concealer, since the placeholders of API keys are numbered within
/// a recording.
#[derive(Default)]
pub struct Concealer {
    secrets: Vec<Secret>,
    keys: usize,
    pseudonyms: Option<Pseudonyms>,
    /// The API key of the exchange that is being concealed.
    key: Option<ConcealedText>,
}

impl core::fmt::Debug for Concealer {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Concealer").field("pseudonyms", &self.pseudonyms).finish_non_exhaustive()
    }
}

impl Concealer {
    /// Creates a concealer, which always replaces API keys and card data. With `pseudonyms`, it also replaces personal data;
    /// with `None`, personal data is recorded.
    #[must_use]
    pub fn new(pseudonyms: Option<Pseudonyms>) -> Self {
        Self { pseudonyms, ..Self::default() }
    }

    /// Returns the exchange without secrets, so that it may be recorded.
    #[must_use]
    pub fn conceal(&mut self, exchange: Exchange) -> Exchange {
        let Exchange { at, took_ms, origin, request, response } = exchange;
        if let Some(pseudonyms) = &mut self.pseudonyms {
            pseudonyms.begin();
        }
        self.learn(request.header("Authorization"));
        let path = plain_path(request.path()).into_owned();
        let (operation, part) = match asked(&request.method, &path) {
            Asked::Operation(operation, part) => (Some(operation), part),
            _ => (None, ""),
        };
        let target = self.target(&path, part, request.query(), operation);
        let body = self.sent(&request, operation);
        let headers = self.headers(request.headers);
        let response = response.map(|answer| {
            let body = self.shown(&answer, operation);
            RecordedResponse { status: answer.status, headers: self.headers(answer.headers), body }
        });
        let request = Request { method: request.method, target, headers, body };
        Exchange { at, took_ms, origin, request, response }
    }

    /// Remembers the secrets in the value of an `Authorization` header: API key, password and credentials. From now on, they are
    /// replaced wherever they occur in the recording.
    fn learn(&mut self, authorization: Option<&str>) {
        self.key = None;
        let Some(authorization) = authorization.map(str::trim) else { return };
        let (_, credentials) = authorization.split_once(' ').unwrap_or(("", authorization));
        let user = user_of(authorization);
        let key = user.as_deref().unwrap_or(credentials);
        self.key = Some(ConcealedText::new(key));
        let stand_in = match self.stand_in_of(key) {
            Some(known) => known.to_owned(),
            None => {
                self.keys = self.keys.saturating_add(1);
                let new = format!("key-{}", self.keys);
                self.secrets.push(Secret { text: key.to_owned(), stand_in: new.clone() });
                new
            }
        };
        if user.is_some() && self.stand_in_of(credentials).is_none() {
            let password = password_of(credentials).filter(|password| !password.is_empty());
            let both = basic(&stand_in, password.is_some());
            self.secrets.push(Secret { text: credentials.to_owned(), stand_in: both });
            self.secrets.extend(password.map(|text| Secret { text, stand_in: HIDDEN.to_owned() }));
        }
        // The longest secrets come first, since a secret may be part of another one.
        self.secrets.sort_by_key(|secret| core::cmp::Reverse(secret.text.len()));
    }

    fn stand_in_of(&self, text: &str) -> Option<&str> {
        self.secrets.iter().find_map(|secret| (secret.text == text).then_some(secret.stand_in.as_str()))
    }

    fn headers(&mut self, headers: Vec<(String, String)>) -> Vec<(String, String)> {
        let concealed = |(name, value): (String, String)| {
            let lower = name.to_ascii_lowercase();
            let kept = KEPT.contains(&&*lower) || KEPT_GROUPS.iter().any(|group| lower.starts_with(group));
            let value = match value {
                value if lower == "authorization" => self.authorization(&value),
                value if kept => self.text(&value, None).unwrap_or(value),
                _ => HIDDEN.to_owned(),
            };
            (name, value)
        };
        headers.into_iter().map(concealed).collect()
    }

    /// Rewrites an `Authorization` header: the scheme stays, and the placeholder replaces the API key.
    fn authorization(&self, value: &str) -> String {
        let (scheme, credentials) = value.trim().split_once(' ').unwrap_or(("", value.trim()));
        [scheme, " ", self.stand_in_of(credentials).unwrap_or(HIDDEN)].concat().trim_start().to_owned()
    }

    /// Rewrites path and query string. `key`: the path segment that identifies a record.
    fn target(&mut self, path: &str, key: &str, query: Option<&str>, operation: Option<Operation>) -> String {
        let takes_cpf = matches!(operation, Some(Operation::V2(operation)) if operation.takes_cpf());
        let mut parts = Vec::new();
        for part in path.split('/') {
            let plain = decoded(&part.replace('+', "%2B")).unwrap_or_else(|| part.to_owned());
            let what = (takes_cpf && part == key).then_some(Personal::Document);
            let mut new = self.text(&plain, what);
            // a path that belongs to no operation may contain personal data in any segment
            if let (None, Some(pseudonyms)) = (operation, &mut self.pseudonyms) {
                let text = new.as_deref().unwrap_or(&plain);
                new = Some(pseudonyms.message(text)).filter(|made| *made != plain);
            }
            parts.push(new.as_deref().map_or_else(|| part.to_owned(), encoded));
        }
        let path = parts.join("/");
        match query {
            Some(query) => [&path, "?", &self.query(query, operation)].concat(),
            None => path,
        }
    }

    /// Rewrites a query string.
    fn query(&mut self, query: &str, operation: Option<Operation>) -> String {
        let table = operation.and_then(|operation| match operation.route().narrowing {
            Narrowing::Query(resource) | Narrowing::Shown(resource) => Some(resource.table()),
            Narrowing::Nothing => None,
        });
        self.pairs(&conceal::form(query), &|name| body::filtered(table, name))
    }

    /// Rewrites a query string or a form. `personal` returns which kind of personal data a parameter contains.
    fn pairs(&mut self, text: &str, personal: &dyn Fn(&str) -> Option<Personal>) -> String {
        let pairs = text.split('&').map(|pair| {
            let (name, value) = pair.split_once('=').map_or((pair, None), |(name, value)| (name, Some(value)));
            let Some(plain) = decoded(name) else { return HIDDEN.to_owned() };
            let new_name = self.text(&plain, None).map_or_else(|| name.to_owned(), |name| encoded(&name));
            let Some(value) = value else { return new_name };
            let new_value = match decoded(value) {
                _ if is_secret(&plain) => HIDDEN.to_owned(),
                // `lastro_twin::conceal` has already replaced the values of these parameters.
                _ if CARD_PARAMETERS.contains(&&*plain) => value.to_owned(),
                Some(given) => match self.text(&given, personal(&plain)) {
                    Some(new) => encoded(&new),
                    None => value.to_owned(),
                },
                // The percent-encoding is invalid, so the value cannot be inspected. It is replaced by `%`, which is invalid
                // too, so that a replay of the request is also refused.
                None => "%".to_owned(),
            };
            [&new_name, "=", &new_value].concat()
        });
        pairs.collect::<Vec<_>>().join("&")
    }

    /// Returns the text to record in place of a string; `None` to record the string unchanged.
    fn text(&mut self, text: &str, personal: Option<Personal>) -> Option<String> {
        let mut new = self.without_secrets(text);
        if let Some(without) = without_cards(new.as_deref().unwrap_or(text)) {
            new = Some(without);
        }
        if let (Some(what), Some(pseudonyms)) = (personal, &mut self.pseudonyms) {
            new = Some(pseudonyms.stand_in(what, new.as_deref().unwrap_or(text)));
        }
        new.filter(|new| new != text)
    }

    fn without_secrets(&self, text: &str) -> Option<String> {
        let is_in =
            |secret: &&Secret| text == secret.text || secret.text.len() >= FINDABLE && text.contains(&secret.text);
        let mut new: Option<String> = None;
        for secret in self.secrets.iter().filter(is_in) {
            new = Some(new.as_deref().unwrap_or(text).replace(&secret.text, &secret.stand_in));
        }
        new
    }

    /// Rewrites an error message, in which the service quotes the beginning of the API key.
    fn said(&mut self, text: &str) -> Option<String> {
        let new = self.text(text, None).unwrap_or_else(|| text.to_owned());
        let new = masked(&new, self.key.as_ref()).reveal().to_owned();
        let new = self.pseudonyms.as_mut().map_or_else(|| new.clone(), |pseudonyms| pseudonyms.message(&new));
        Some(new).filter(|new| new != text)
    }
}

/// Writes Basic authentication credentials. According to the service's documentation, their password is empty. If a request has
/// a password nevertheless, a placeholder replaces it.
fn basic(user: &str, has_password: bool) -> String {
    let password = if has_password { HIDDEN } else { "" };
    Bytes([user, ":", password].concat().into_bytes()).to_base64()
}

fn password_of(credentials: &str) -> Option<String> {
    let both = String::from_utf8(Bytes::from_base64(credentials)?.0).ok()?;
    both.split_once(':').map(|(_, password)| password.to_owned())
}

/// Number of digits in a card number. 13 digits are excluded: such cards are no longer issued, and phone numbers also have 13
/// digits.
const CARD: core::ops::RangeInclusive<usize> = 14..=19;

/// Replaces the card numbers in a string; `None` if there are none. A card number consists of digits that belong to a known
/// network and have a valid check digit. Single spaces or hyphens may separate the digits, and no letter or digit may be next
/// to the number.
fn without_cards(text: &str) -> Option<String> {
    if text.bytes().filter(u8::is_ascii_digit).count() < *CARD.start() {
        return None;
    }
    let (mut new, mut rest, mut found) = (String::new(), text, false);
    while let Some(start) = rest.find(char::is_alphanumeric) {
        let (before, run) = rest.split_at_checked(start)?;
        let length = card_at(run);
        let (taken, after) = run.split_at_checked(length.unwrap_or_else(|| word(run)))?;
        new.push_str(before);
        match length {
            Some(_) => new.push_str(&conceal::number(taken)),
            None => new.push_str(taken),
        }
        (rest, found) = (after, found || length.is_some());
    }
    new.push_str(rest);
    found.then_some(new)
}

/// Length in bytes of the letters and digits at the beginning of a string.
fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len())
}

/// Length in bytes of a card number at the beginning of a string; `None` if the string does not begin with one.
fn card_at(text: &str) -> Option<usize> {
    let (mut length, mut digits, mut found) = (0_usize, String::new(), None);
    loop {
        let rest = text.get(length..)?;
        let group = rest.get(..word(rest))?;
        digits.push_str(group);
        if group.is_empty() || digits.len() > *CARD.end() || !group.bytes().all(|byte| byte.is_ascii_digit()) {
            return found;
        }
        length = length.saturating_add(group.len());
        let shown = inspect(&digits);
        let is_card = shown.luhn && shown.bandeira != CardBrand::Unknown && !cnpj::is_valid(&digits);
        if CARD.contains(&digits.len()) && is_card {
            found = Some(length);
        }
        if !matches!(text.as_bytes().get(length), Some(b' ' | b'-')) {
            return found;
        }
        length = length.saturating_add(1);
    }
}

/// Whether a body is compressed, so that it cannot be inspected.
fn is_compressed(headers: &[(String, String)]) -> bool {
    header(headers, "Content-Encoding").is_some_and(|coding| !coding.trim().eq_ignore_ascii_case("identity"))
}

/// The table of a record that is nested in `table` under this name.
fn part_of(table: &ModelTable, name: &str) -> Option<&'static ModelTable> {
    table.field(name).and_then(|field| lastro_twin::route::record_of(field.ty))
}
