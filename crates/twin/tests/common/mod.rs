//! A test client that calls a twin in the same process.

pub mod account;
pub mod model;
pub mod v1;
pub mod v1_requests;

use lastro::json::{Value, parse};
use lastro_twin::{Config, Request, Response, Twin};
use proptest::test_runner::Config as Cases;

/// Whether `LASTRO_THOROUGH` is set, so that tests run with all their cases. `cargo xtask test --all` sets it.
#[allow(clippy::disallowed_methods, reason = "the twin has no environment, its tests are told how long to run")]
pub fn thorough() -> bool {
    std::env::var_os("LASTRO_THOROUGH").is_some()
}

/// Number of cases of a property test: `all` in a [`thorough`] run, otherwise a quarter of `all`.
pub fn cases(all: u32) -> Cases {
    Cases::with_cases(if thorough() { all } else { all / 4 })
}

/// A twin, and the API key that the client sends.
pub struct Client {
    pub twin: Twin,
    pub key: String,
}

impl Client {
    /// A twin that accepts every key.
    pub fn new() -> Self {
        Self::with(&config("{}"))
    }

    pub fn with(config: &Config) -> Self {
        Self { twin: Twin::new(config).expect("a valid configuration"), key: "chave-de-teste".to_owned() }
    }

    /// Sends a request. Returns the status and the body of the response.
    pub fn send(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        let response = self.response(method, target, body);
        let body =
            parse(&response.body).unwrap_or_else(|_| panic!("no JSON: {}", String::from_utf8_lossy(&response.body)));
        (response.status, body)
    }

    pub fn response(&mut self, method: &str, target: &str, body: &str) -> Response {
        let request = request(method, target, &self.key, body);
        self.twin.handle(&request, None).response.expect("an answer")
    }
}

/// Builds a request with an API key.
pub fn request(method: &str, target: &str, key: &str, body: &str) -> Request {
    use base64::Engine as _;
    let authorization = base64::engine::general_purpose::STANDARD.encode(format!("{key}:"));
    let headers = vec![("Authorization".to_owned(), format!("Basic {authorization}"))];
    Request { method: method.to_owned(), target: target.to_owned(), headers, body: body.as_bytes().to_vec() }
}

/// Parses a configuration from JSON.
pub fn config(text: &str) -> Config {
    use lastro::model::{Codec as _, Node, Reader};
    let mut reader = Reader::new();
    let read = Config::read(&Node::from(&json(text)), &mut reader);
    reader.finish(read).expect("a configuration")
}

/// Parses JSON text.
pub fn json(text: &str) -> Value {
    parse(text.as_bytes()).expect("JSON")
}

/// The value of a JSON integer; `None` for other values.
pub fn integer(value: Option<&Value>) -> Option<i64> {
    match value {
        Some(Value::Number(digits)) => digits.parse().ok(),
        _ => None,
    }
}
