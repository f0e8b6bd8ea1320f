//! A test client that can send arbitrary bytes, and a server to test.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::time::Duration;

use lastro::json::Value;
use lastro::model::{ConcealedText, Json};
use lastro_serve::{Options, Server};
use lastro_twin::Config;
use lastro_twin::config::ApiKey;
use lastro_twin::http::read_json;

pub const KEY: &str = "chave-secreta-de-teste";
/// The API key as Basic authentication.
pub const BASIC: &str = "Authorization: Basic Y2hhdmUtc2VjcmV0YS1kZS10ZXN0ZTo=\r\n";
pub const TOKEN: &str = "token-secreto-de-teste";
pub const BEARER: &str = "Authorization: Bearer token-secreto-de-teste\r\n";
pub const SERVICE: &str = r#"{"nome":"Corte","valor_venda":10}"#;

pub fn config() -> Config {
    let config: Config = read_json(b"{}").expect("an empty configuration");
    Config { keys: Some(vec![ApiKey { key: ConcealedText::new(KEY), allow: None, v1: None }]), ..config }
}

pub fn options() -> Options {
    Options::in_memory(config(), TOKEN)
}

pub fn server() -> Server {
    Server::start(options()).expect("a server")
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("a text")
    }

    pub fn json(&self) -> Value {
        Json::parse(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text())).0
    }

    /// The integer at a path of member names in the response body.
    pub fn number(&self, path: &[&str]) -> i64 {
        let whole = self.json();
        let found = path.iter().try_fold(&whole, |value, name| value.get(name));
        match found {
            Some(Value::Number(number)) => number.parse().expect("a whole number"),
            other => panic!("{path:?} is {other:?} in {:.1000}", self.text()),
        }
    }
}

/// A client with one connection.
pub struct Client {
    stream: BufReader<TcpStream>,
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        let stream = TcpStream::connect(address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
        stream.set_nodelay(true).expect("an option");
        Self { stream: BufReader::new(stream) }
    }

    /// Sends bytes without any change.
    pub fn send(&mut self, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        self.stream.get_mut().write_all(bytes.as_ref())
    }

    /// Sets a timeout for sending. If the server does not read for this time, sending fails.
    pub fn writes_time_out(&mut self, time: Duration) {
        self.stream.get_mut().set_write_timeout(Some(time)).expect("a time limit");
    }

    /// Whether the server has neither sent anything nor ended the connection.
    pub fn nothing_came(&mut self) -> bool {
        let stream = self.stream.get_mut();
        stream.set_nonblocking(true).expect("an option");
        let seen = stream.peek(&mut [0]);
        stream.set_nonblocking(false).expect("an option");
        self.stream.buffer().is_empty() && seen.is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
    }

    pub fn end_of_sending(&mut self) {
        self.stream.get_mut().shutdown(Shutdown::Write).expect("half closed");
    }

    /// Sends a request and reads its response. `headers`: each must end in CR LF.
    pub fn ask(&mut self, method: &str, target: &str, headers: &str, body: &str) -> Reply {
        let length = body.len();
        let head =
            format!("{method} {target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n{headers}\r\n");
        self.send(head + body).expect("sent");
        self.reply_to(method).expect("an answer")
    }

    pub fn reply(&mut self) -> io::Result<Reply> {
        self.reply_to("GET")
    }

    pub fn reply_to(&mut self, method: &str) -> io::Result<Reply> {
        let mut line = || {
            let mut line = String::new();
            let read = self.stream.read_line(&mut line)?;
            if read == 0 { Err(io::Error::from(io::ErrorKind::UnexpectedEof)) } else { Ok(line.trim_end().to_owned()) }
        };
        let status = line()?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        let mut headers = Vec::new();
        loop {
            let line = line()?;
            let Some((name, value)) = line.split_once(": ") else { break };
            headers.push((name.to_ascii_lowercase(), value.to_owned()));
        }
        let mut reply = Reply { status, headers, body: Vec::new() };
        if status >= 200 && status != 204 && method != "HEAD" {
            let length = reply.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            reply.body = vec![0; length];
            self.stream.read_exact(&mut reply.body)?;
        }
        Ok(reply)
    }

    /// Reads everything until the end of the connection.
    pub fn rest(&mut self) -> (Vec<u8>, io::Result<usize>) {
        let mut bytes = Vec::new();
        let result = self.stream.read_to_end(&mut bytes);
        (bytes, result)
    }
}

/// Sends one request with the API key on a new connection.
pub fn ask(server: &Server, method: &str, target: &str, body: &str) -> Reply {
    Client::new(server.address()).ask(method, target, BASIC, body)
}

/// Sends one request with the control token on a new connection.
pub fn control(server: &Server, method: &str, target: &str, body: &str) -> Reply {
    Client::new(server.address()).ask(method, target, BEARER, body)
}
