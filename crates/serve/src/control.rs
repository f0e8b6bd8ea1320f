//! The control plane under `/_twin/`.

use http_body_util::Full;
use hyper::http::request::Parts;
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use hyper::{Method, StatusCode};
use lastro::json::Value;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

use crate::front::{Answer, Front};

/// The token that opens the control plane. Only its digest is kept, and compared in constant time.
pub struct Token([u8; 32]);

impl Token {
    /// A token with this text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self(Sha256::digest(text).into())
    }

    fn opens(&self, request: &Parts) -> bool {
        let given = request.headers.get(AUTHORIZATION).and_then(|value| value.as_bytes().strip_prefix(b"Bearer "));
        given.is_some_and(|given| Sha256::digest(given).ct_eq(&self.0).into())
    }
}

/// A refusal in the form of the service's errors.
#[must_use]
pub fn refused(status: u16, message: &str) -> Answer {
    let code = ("code".to_owned(), Value::Number(status.to_string()));
    json(status, &Value::Object(vec![code, ("message".to_owned(), Value::String(message.to_owned()))]).to_json())
}

/// An answer in JSON.
fn json(status: u16, text: &str) -> Answer {
    of_type(status, "application/json", text.to_owned())
}

fn of_type(status: u16, content: &'static str, text: String) -> Answer {
    let mut answer = Answer::new(Full::new(Bytes::from(text)));
    *answer.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    answer.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(content));
    answer
}

impl Front {
    /// Answers a request to the control plane.
    pub async fn control(&self, request: &Parts, _body: Vec<u8>) -> Answer {
        let path = request.uri.path().strip_prefix("/_twin/").unwrap_or_default();
        match (path, &request.method) {
            ("health", &Method::GET) => json(200, r#"{"status":"ok"}"#),
            _ if !self.token.opens(request) => refused(401, "Informe o token de controle: Authorization: Bearer TOKEN."),
            ("metrics", &Method::GET) => {
                of_type(200, "text/plain; version=0.0.4; charset=utf-8", self.metrics.text(self.writer.waiting()))
            }
            _ => refused(404, "Não há nada neste endereço de controle."),
        }
    }
}
