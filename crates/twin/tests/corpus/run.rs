//! Executes the lines of a corpus, and hashes the results.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use lastro::json::{Value, parse};
use lastro_twin::{Border, Request, Response};
use sha2::{Digest as _, Sha256};

/// A twin that executes the lines of a corpus one by one.
pub struct Runner {
    pub border: Option<Border>,
    /// The response to the last request; `None` if a fault lost it.
    pub answer: Option<Response>,
    snapshot: String,
    hash: Sha256,
}

impl Runner {
    pub fn new() -> Self {
        Self { border: None, answer: None, snapshot: String::new(), hash: Sha256::new() }
    }

    fn border(&mut self) -> &mut Border {
        self.border.as_mut().expect("the first line makes a twin")
    }

    /// Calls a method of the twin and returns its result. No line of a corpus has invalid arguments.
    pub fn call(&mut self, method: &str, arguments: &str) -> Value {
        let text = self.border().call(method, arguments.as_bytes()).expect(method);
        parse(text.as_bytes()).expect("JSON")
    }

    fn say(&mut self, text: &str) {
        self.hash.update(text.as_bytes());
        self.hash.update(b"\n");
    }

    pub fn line(&mut self, line: &Value) {
        let text = |name: &str| line.get(name).and_then(Value::as_str).map(str::to_owned);
        let json = |name: &str| line.get(name).map_or_else(|| "null".to_owned(), Value::to_json);
        match text("do").expect("do").as_str() {
            "new" => self.border = Some(Border::new(json("config").as_bytes()).expect("a configuration")),
            "handle" => self.handle(line),
            "advance" => {
                let answer = self.call("advance", &format!(r#"{{"to":{},"budget":{}}}"#, json("to"), json("budget")));
                let part = |name: &str| answer.get(name).expect(name).to_json();
                self.say(&format!("advance {} {} {}", part("now"), part("done"), part("reached")));
            }
            "effects" => {
                for effect in self.call("take_effects", "").as_array().expect("a list") {
                    let part = |name: &str| effect.get(name).expect(name).to_json();
                    let body = effect.get("body").and_then(Value::as_str).expect("a body");
                    self.say(&format!("effect {} {} {}\n{body}", part("delivery"), part("attempt"), part("url")));
                }
            }
            "report" => {
                self.call("report", &format!(r#"{{"delivery":{},"status":{}}}"#, json("delivery"), json("status")));
            }
            "faults" => {
                self.call("faults", &format!(r#"{{"plan":{}}}"#, json("plan")));
            }
            "snapshot" => {
                let answer = self.call("snapshot", "");
                answer.get("text").and_then(Value::as_str).expect("a text").clone_into(&mut self.snapshot);
                self.say(&format!("snapshot {}", answer.get("sha256").and_then(Value::as_str).expect("a hash")));
            }
            "restore" => {
                let arguments = Value::Object(vec![("snapshot".to_owned(), Value::String(self.snapshot.clone()))]);
                self.call("restore", &arguments.to_json());
            }
            "fork" => self.border = Some(self.border().fork()),
            other => panic!("no line does {other}"),
        }
    }

    fn handle(&mut self, line: &Value) {
        let text = |name: &str| line.get(name).and_then(Value::as_str);
        let pair = |pair: &Value| {
            let part = |place: usize| pair.as_array()?.get(place)?.as_str().map(str::to_owned);
            (part(0).expect("a name"), part(1).expect("a value"))
        };
        let body = match text("body_base64") {
            Some(base64) => BASE64.decode(base64).expect("base64"),
            None => text("body").unwrap_or_default().as_bytes().to_vec(),
        };
        let request = Request {
            method: text("method").expect("a method").to_owned(),
            target: text("target").expect("a target").to_owned(),
            headers: line.get("headers").and_then(Value::as_array).unwrap_or_default().iter().map(pair).collect(),
            body,
        };
        let outcome = self.border().handle(&request, text("at")).expect("a moment");
        let status = outcome.response.as_ref().map_or_else(|| "-".to_owned(), |response| response.status.to_string());
        let fault = outcome.fault.unwrap_or_default();
        let drop = fault.drop_after.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
        self.say(&format!("handle {status} {} {drop}", fault.latency_ms));
        self.answer = outcome.response;
        let Some(response) = self.answer.take() else { return };
        for (name, value) in &response.headers {
            self.say(&format!("{name}: {value}"));
        }
        self.hash.update(&response.body);
        self.say("");
        self.answer = Some(response);
    }

    /// The hash of all results so far.
    pub fn sha256(self) -> String {
        lastro::value::hex(&self.hash.finalize())
    }
}

/// Executes the lines of a corpus. Returns the hash of all results.
pub fn sha256_of(corpus: &str) -> String {
    let mut runner = Runner::new();
    for line in corpus.lines() {
        runner.line(&parse(line.as_bytes()).expect("JSON"));
    }
    runner.sha256()
}
