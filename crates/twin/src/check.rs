//! The checks on a request before its operation is executed: https, API key, URL, profile of the key, body.

use crate::admitted::Admitted;
use crate::config::Settings;
use crate::decide::Refusal;
use crate::dialect::version_accepted;
use crate::http::{Response, decoded};
use crate::route::{Asked, Operation, Version, methods};

/// Checks that the request has an accepted key, and that it came by https if the policy `https` requires it.
///
/// # Errors
/// 400 or 401.
pub fn key(admitted: &Admitted<'_>, settings: &Settings) -> Result<(), Refusal> {
    if came_by_http(admitted) && settings.policies.is("https", "required") {
        return Err(Refusal::bad("Use HTTPS: requisições por HTTP não são aceitas."));
    }
    admitted.key.refusal().map_or(Ok(()), Err)
}

/// Whether a request came by http, according to its absolute URL or to the header `X-Forwarded-Proto` of a proxy.
fn came_by_http(admitted: &Admitted<'_>) -> bool {
    let http = |scheme: &str| scheme.trim().eq_ignore_ascii_case("http");
    // each proxy appends a value, so the first value tells how the client connected
    let forwarded = admitted.header("X-Forwarded-Proto").and_then(|schemes| schemes.split(',').next());
    forwarded.or(admitted.scheme).is_some_and(http)
}

/// Checks everything about a request except its API key and https, which [`fn@key`] checks. Returns the operation of the request
/// and the variable part of its path, such as a record's key.
///
/// # Errors
/// 400, 401, 404, 405 or 413.
pub fn rest<'a>(admitted: &Admitted<'a>, settings: &Settings) -> Result<(Operation, &'a str), Refusal> {
    if !is_encoded(admitted.target) {
        return Err(Refusal::bad(
            "O endereço não está codificado corretamente: use UTF-8 e a codificação por porcentagem.",
        ));
    }
    let (operation, part) = match admitted.asked {
        Asked::Operation(operation, part) => (operation, part),
        Asked::Method(_) => return Err(Refusal::new(405, "Este endereço não aceita este método.")),
        Asked::Nothing(Version::V1) if cfg!(not(feature = "v1")) => return Err(Refusal::without_version_1()),
        // a payment page is handled before this check, and it is not an operation
        Asked::Nothing(_) | Asked::Page(_) => return Err(Refusal::not_found()),
    };
    if !admitted.key.allows(operation, &settings.keys) {
        return Err(Refusal::new(401, "O perfil da chave não permite esta operação."));
    }
    if admitted.too_large.is_some() {
        let status = settings.policies.choice("large-body").parse().unwrap_or(400);
        return Err(Refusal::new(status, "O corpo da requisição tem mais de 16 MiB."));
    }
    if operation.version() == Version::V1 {
        version_accepted(settings, admitted.header("Service-Versao"))?;
    }
    let typed = operation.version() == Version::V2 && operation.route().body && !admitted.body.is_empty();
    if typed && !accepts(admitted.header("Content-Type"), settings) {
        return Err(Refusal::bad("Envie o corpo como JSON (text/json ou application/json)."));
    }
    Ok((operation, part))
}

/// Whether a target is valid percent-encoded UTF-8. Targets of printable ASCII without `%`, the usual case, are accepted at
/// once.
fn is_encoded(target: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_graphic() && byte != b'%';
    target.bytes().all(is_plain)
        || (!target.contains(|c: char| c.is_ascii_control() || c == ' ') && decoded(target).is_some())
}

/// Whether a body of this content type is read as JSON.
fn accepts(content: Option<&str>, settings: &Settings) -> bool {
    let media = content.map(|content| content.split(';').next().unwrap_or_default().trim().to_ascii_lowercase());
    let form = |media: &str| media == "application/x-www-form-urlencoded" || media == "multipart/form-data";
    match settings.policies.choice("content-type") {
        "any" => true,
        "json" => media.is_some_and(|media| media.ends_with("/json") || media.ends_with("+json")),
        _ => !media.is_some_and(|media| form(&media)),
    }
}

/// The error response for a write request that was passed to the handler of read-only requests.
#[must_use]
pub fn not_read() -> Refusal {
    Refusal::new(500, "Há um problema no sistema.")
}

/// Adds the headers that HTTP requires to an error response: how to authenticate (401), and which methods a path accepts (405).
#[must_use]
pub fn with_headers(refused: Response, admitted: &Admitted<'_>) -> Response {
    match refused.status {
        401 => refused.with_header("WWW-Authenticate", "Basic realm=\"API\", charset=\"UTF-8\""),
        405 => refused.with_header("Allow", methods(admitted.path()).join(", ")),
        _ => refused,
    }
}
