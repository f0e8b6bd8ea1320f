//! A test client for version 1. It builds its requests and reads every response with the core.

use lastro::http::Shape;
use lastro::json::{Value, parse};
use lastro::model::{ConcealedText, Model, Node, Reader, Target};
use lastro::v1::FormPairs;
use lastro::v1::http::{ListingQueryV1, NewRequestV1, OperationV1, build, decode};
use lastro_twin::{Config, Request, Response, Twin};

/// A twin that is called through version 1.
pub struct Client1 {
    pub twin: Twin,
}

const BASE: &str = "https://twin.example";
const KEY: &str = "chave-de-teste";

impl Client1 {
    pub fn new() -> Self {
        Self::with(&super::config("{}"))
    }

    pub fn with(config: &Config) -> Self {
        Self { twin: Twin::new(config).expect("a configuration") }
    }

    pub fn policy(name: &str, choice: &str) -> Self {
        Self::with(&super::config(&format!(r#"{{"policies": {{"{name}": "{choice}"}}}}"#)))
    }

    /// Sends a request that the core builds. Returns status and body. Checks that the core reads the response without issues, and
    /// that a record in the response contains no JSON numbers. The issue `placeholder` is allowed: version 1 returns a placeholder
    /// instead of some nested records.
    pub fn ask(&mut self, operation: OperationV1, id: Option<i64>, parameters: Option<FormPairs>) -> (u16, Value) {
        self.asked(operation, id, parameters, None)
    }

    pub fn asked(
        &mut self,
        operation: OperationV1,
        id: Option<i64>,
        parameters: Option<FormPairs>,
        listing: Option<ListingQueryV1>,
    ) -> (u16, Value) {
        let api_key = ConcealedText::new(KEY.to_owned());
        let new = NewRequestV1::new(operation, BASE, &api_key);
        let built = build(&NewRequestV1 { id, listing, parameters: parameters.as_ref(), ..new });
        let built = built.expect("a request");
        let headers = built.headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let body = built.body.map(|body| body.reveal().as_bytes().to_vec()).unwrap_or_default();
        let request = Request { method: built.method, target: built.url, headers, body };
        let response = whole(self.twin.handle(&request, None).response);
        let text = String::from_utf8_lossy(&response.body).into_owned();
        let answer = decode(operation, i64::from(response.status), &response.body, None);
        let answer = answer.unwrap_or_else(|error| panic!("{operation:?} {error:?}: {text}"));
        let read = |issue: &&lastro::Issue| issue.code != lastro::IssueCode::Placeholder;
        assert_eq!(answer.issues.iter().filter(read).collect::<Vec<_>>(), Vec::<&lastro::Issue>::new(), "{text}");
        assert_eq!(answer.api_error.is_none(), response.status == 200, "{text}");
        if let Some(failure) = answer.api_error {
            assert!(failure.message.is_some(), "{text}");
            let kind = if response.status < 500 { "requisicao_invalida" } else { "api_erro" };
            assert_eq!(failure.tipo.as_deref(), Some(kind), "{text}");
        }
        let value = parse(&response.body).expect("JSON");
        if response.status == 200 {
            texts_only(operation.route().shape, &value);
        }
        (response.status, value)
    }

    /// Sends a request that must succeed. Returns the body of the response.
    pub fn done(&mut self, operation: OperationV1, id: Option<i64>, parameters: &[(&str, &str)]) -> Value {
        let (status, answer) = self.ask(operation, id, form(operation, parameters));
        assert_eq!(status, 200, "{}", answer.to_json());
        answer
    }

    /// Sends a request with parameters. Returns status and body.
    pub fn ask_form(&mut self, operation: OperationV1, id: Option<i64>, parameters: &[(&str, &str)]) -> (u16, Value) {
        self.ask(operation, id, form(operation, parameters))
    }

    /// Sends a request that must be refused. Checks that it changes nothing, and returns the error message.
    pub fn refused(&mut self, operation: OperationV1, id: Option<i64>, parameters: &[(&str, &str)]) -> String {
        let before = self.twin.snapshot().expect("a state");
        let (status, answer) = self.ask(operation, id, form(operation, parameters));
        assert_eq!(status, 400, "{}", answer.to_json());
        assert_eq!(self.twin.snapshot().expect("a state"), before);
        answer.get("mensagem").and_then(Value::as_str).expect("a message").to_owned()
    }

    /// Returns the records of a page.
    pub fn list(&mut self, operation: OperationV1, listing: ListingQueryV1) -> Vec<Value> {
        let (status, answer) = self.asked(operation, None, None, Some(listing));
        assert_eq!(status, 200, "{}", answer.to_json());
        answer.get("data").and_then(Value::as_array).expect("a list").to_vec()
    }

    /// Sends a request of version 1 that the core does not build, such as an invalid one.
    pub fn raw(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        self.v2(method, target, body)
    }

    /// Does the same as [`v2`](Self::v2), with the header `Content-Type: application/json`.
    pub fn v2_as_json(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        let mut request = super::request(method, target, KEY, body);
        request.headers.push(("Content-Type".to_owned(), "application/json".to_owned()));
        let response = whole(self.twin.handle(&request, None).response);
        (response.status, parse(&response.body).expect("JSON"))
    }

    /// Sends a request of version 2 to the same twin.
    pub fn v2(&mut self, method: &str, target: &str, body: &str) -> (u16, Value) {
        let request = super::request(method, target, KEY, body);
        let response = whole(self.twin.handle(&request, None).response);
        (response.status, parse(&response.body).expect("JSON"))
    }
}

/// Unwraps a response. It is never `None`, since no fault plan is set.
pub fn whole(response: impl Into<Option<Response>>) -> Response {
    response.into().expect("a response")
}

/// The parameters of a request, if the operation takes any.
fn form(operation: OperationV1, parameters: &[(&str, &str)]) -> Option<FormPairs> {
    let pairs = parameters.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    operation.route().body.then(|| FormPairs::new(pairs))
}

/// Checks that a record or a listing contains no JSON numbers, since version 1 writes numbers as strings.
fn texts_only(shape: Shape, value: &Value) {
    match value {
        Value::Number(number) => panic!("the number {number} in an answer of {shape:?}"),
        Value::Array(items) => items.iter().for_each(|item| texts_only(shape, item)),
        Value::Object(members) => members.iter().for_each(|(_, member)| texts_only(shape, member)),
        _ => {}
    }
}

/// The value at a path of member names and list indices.
pub fn at<'v>(value: &'v Value, path: &[&str]) -> &'v Value {
    path.iter().fold(value, |value, step| match step.parse::<usize>() {
        Ok(index) => &value.as_array().unwrap_or_else(|| panic!("{path:?}: no list in {}", value.to_json()))[index],
        Err(_) => value.get(step).unwrap_or_else(|| panic!("{path:?} in {}", value.to_json())),
    })
}

/// The string at a path.
pub fn text<'v>(value: &'v Value, path: &[&str]) -> &'v str {
    at(value, path).as_str().unwrap_or_else(|| panic!("{path:?}: no text in {}", value.to_json()))
}

/// Parses a document as a record, and checks that this gives no issue.
pub fn read<T: Model>(document: &Value) -> T {
    let mut reader = Reader::new();
    let read = T::read(&Node::from(document), &mut reader);
    reader.finish(read).expect("a record")
}

/// A record in the JSON form for programs, in which amounts are strings.
pub fn program<T: Model>(record: &T) -> Value {
    record.value(Target::Program)
}
