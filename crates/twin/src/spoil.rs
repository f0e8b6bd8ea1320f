//! Applies a fault to a response.

use lastro::json::{Value, parse};

use crate::decide::Refusal;
use crate::fault::{Fault, FaultAction, Hit};
use crate::http::Response;
use crate::route::Version;

/// The HTML error page of a proxy. The fault `html` returns it to the client in place of JSON.
const PAGE: &str = "<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head>\
                    <body><h1>502 Bad Gateway</h1></body></html>";

/// Applies a fault. Returns the changed response, and how the caller has to delay or cut off its delivery. `answer`: the
/// service's response; `None` if the request was not executed.
#[must_use]
pub fn outcome(hit: &Hit, answer: Option<Response>, version: Version) -> (Option<Response>, Fault) {
    let drop_after = if hit.action.drops() { Some(0) } else { hit.action.drop_after };
    let fault = Fault { latency_ms: hit.latency_ms, drop_after };
    if hit.action.drops() {
        return (None, fault);
    }
    let answer = match (hit.action.status.and_then(|status| u16::try_from(status).ok()), answer) {
        (Some(status), _) => error(status, &hit.action).response(version),
        (None, Some(answer)) => answer,
        // the request was not executed and the fault plan sets no status, so the connection ends without a response
        (None, None) => return (None, Fault { drop_after: Some(0), ..fault }),
    };
    (Some(spoiled(answer, hit.action.body.as_deref().unwrap_or_default())), fault)
}

/// Whether a fault of phase `before` prevents the execution of the request. A fault that only adds latency does not.
#[must_use]
pub fn prevents(action: &FaultAction) -> bool {
    action.status.is_some() || action.drops() || action.drop_after.is_some()
}

/// Whether a fault of phase `after` loses or spoils the response, so that a client may repeat the request.
#[must_use]
pub fn loses(action: &FaultAction) -> bool {
    prevents(action) || action.body.is_some()
}

/// The error response for a status, with the service's message.
fn error(status: u16, action: &FaultAction) -> Refusal {
    let message = match status {
        401 => "A chave da API é inválida ou o perfil dela não permite esta operação.",
        404 => return Refusal { retry_after: action.retry_after, ..Refusal::not_found() },
        429 => "Limite de requisições excedido: aguarde e tente novamente.",
        503 => "O serviço está temporariamente indisponível: tente novamente.",
        400..=499 => "Há um problema nos parâmetros da requisição.",
        _ => "Há um problema no sistema.",
    };
    Refusal { retry_after: action.retry_after, ..Refusal::new(status, message) }
}

/// Spoils the body of a response. `how`: the kind of damage, one of [`SPOILED`](crate::fault::SPOILED). The body stays the same
/// if `how` is empty or does not apply to this body.
fn spoiled(mut answer: Response, how: &str) -> Response {
    match how {
        "half" => answer.body.truncate(answer.body.len() / 2),
        "wrong_json" => match answer.body.iter_mut().find(|byte| **byte == b':') {
            Some(colon) => *colon = b';',
            None => answer.body.push(b','),
        },
        "duplicate_member" => rewrite(&mut answer, |value| {
            repeat_first_member(value);
        }),
        "number_as_text" => rewrite(&mut answer, numbers_as_texts),
        "html" => {
            answer.body = PAGE.as_bytes().to_vec();
            for (name, value) in &mut answer.headers {
                if *name == "Content-Type" {
                    *value = "text/html".into();
                }
            }
        }
        _ => {}
    }
    answer
}

fn rewrite(answer: &mut Response, change: impl FnOnce(&mut Value)) {
    if let Ok(mut value) = parse(&answer.body) {
        change(&mut value);
        answer.body = value.to_json().into_bytes();
    }
}

/// Repeats the first member of the first object that has members. Returns `false` if there is no such object.
fn repeat_first_member(value: &mut Value) -> bool {
    match value {
        Value::Object(members) => match members.first().cloned() {
            Some(first) => {
                members.push(first);
                true
            }
            None => false,
        },
        Value::Array(items) => items.iter_mut().any(repeat_first_member),
        _ => false,
    }
}

fn numbers_as_texts(value: &mut Value) {
    match value {
        Value::Number(text) => *value = Value::String(core::mem::take(text)),
        Value::Array(items) => items.iter_mut().for_each(numbers_as_texts),
        Value::Object(members) => members.iter_mut().for_each(|(_, member)| numbers_as_texts(member)),
        _ => {}
    }
}
