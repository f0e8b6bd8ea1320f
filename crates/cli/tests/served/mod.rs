//! A running `lastro serve`, and a client for it.
#![allow(dead_code, reason = "each test uses some of it")]

use std::env;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Lines, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use lastro::json::{Value, parse};

pub const TOKEN: &str = "token-de-teste";
/// The headers of requests to the service: the key `chave-para-testes` as Basic authentication, and the type of the body.
const BASIC: &str = "Authorization: Basic Y2hhdmUtcGFyYS10ZXN0ZXM6\r\nContent-Type: text/json\r\n";
/// The header of requests to the control plane, with its token.
const BEARER: &str = "Authorization: Bearer token-de-teste\r\n";
pub const SERVICES: &str = "/api/v2/servicos/";

/// Creates an empty folder for a test.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("serve").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Whether strace is not installed, so that a test has to be skipped. Panics instead if the environment variable
/// `LASTRO_REQUIRE_ALL` is set.
pub fn lacks_strace() -> bool {
    let lacks = Command::new("strace").arg("-V").output().is_err();
    assert!(!lacks || env::var_os("LASTRO_REQUIRE_ALL").is_none(), "strace is not on this machine");
    if lacks {
        eprintln!("skipped: strace is not on this machine");
    }
    lacks
}

/// The command `lastro serve` in a folder, with a known key and token, and on a port that the system chooses.
pub fn serve(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_lastro"));
    command
        .args(["serve", "--port", "0", "--key", "chave-para-testes", "--token", TOKEN])
        .args(words)
        .current_dir(folder);
    command
}

/// A running server. It is killed when the value is dropped, for example because a test fails.
pub struct Served {
    pub child: Child,
    pub address: String,
    pub printed: Vec<String>,
    /// The server's standard output. It is kept open, since the server ends if it cannot write to it.
    output: Lines<BufReader<ChildStdout>>,
}

impl Served {
    /// Starts a server and waits until it listens.
    pub fn start(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut printed = vec![lines.next().expect("a line").expect("a text")];
        let address = printed[0].strip_prefix("listening on http://").expect("an address").to_owned();
        printed.push(lines.next().expect("a line").expect("a text"));
        Self { child, address, printed, output: lines }
    }

    pub fn client(&self) -> Client {
        Client::new(&self.address).expect("a connection")
    }

    /// The next line that the server prints; `None` if it has ended.
    pub fn line(&mut self) -> Option<String> {
        self.output.next().map(|line| line.expect("a text"))
    }

    /// Stops the server with SIGTERM. Returns whether it exited successfully.
    pub fn stop(mut self) -> bool {
        self.stopped()
    }

    /// Like [`stop`](Self::stop), but the output of the server can still be read afterwards.
    pub fn stopped(&mut self) -> bool {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return status.success();
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Kills the server with SIGKILL, so that it cannot finish anything.
    pub fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("ended");
    }

    pub fn control(&self, method: &str, target: &str, body: &str) -> (u16, String) {
        self.client().ask(method, &format!("/_twin/{target}"), BEARER, body).expect("an answer")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A client with a persistent connection.
pub struct Client(BufReader<TcpStream>);

impl Client {
    pub fn new(address: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(60)))?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    pub fn ask(&mut self, method: &str, target: &str, headers: &str, body: &str) -> io::Result<(u16, String)> {
        let length = body.len();
        let head =
            format!("{method} {target} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n{headers}\r\n");
        self.0.get_mut().write_all((head + body).as_bytes())?;
        let gone = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let (mut status, mut length) = (None, 0);
        loop {
            let mut line = String::new();
            self.0.read_line(&mut line)?;
            let line = line.strip_suffix("\r\n").ok_or_else(gone)?;
            if status.is_none() {
                status = line.split(' ').nth(1).and_then(|code| code.parse().ok());
            } else if line.is_empty() {
                break;
            } else if let Some(given) = line.strip_prefix("content-length: ") {
                length = given.parse().expect("a length");
            }
        }
        let mut body = vec![0; length];
        self.0.read_exact(&mut body)?;
        Ok((status.ok_or_else(gone)?, String::from_utf8(body).expect("a text")))
    }

    /// Inserts a service with additional members `more`. Returns its key if the server acknowledged the insert.
    pub fn insert(&mut self, name: &str, more: &str) -> io::Result<Option<i64>> {
        let body = format!(r#"{{"nome":"{name}","valor_venda":10{more}}}"#);
        let (status, answer) = self.ask("POST", SERVICES, BASIC, &body)?;
        Ok((status == 200).then(|| number(&answer, &["id"])))
    }

    pub fn post(&mut self, target: &str, body: &str) -> (u16, String) {
        self.ask("POST", target, BASIC, body).expect("an answer")
    }

    pub fn get(&mut self, target: &str) -> (u16, String) {
        self.ask("GET", target, BASIC, "").expect("an answer")
    }

    /// The number of stored records of the kind `servicos`.
    pub fn count(&mut self) -> i64 {
        number(&self.get("/api/v2/servicos/?_limit=1").1, &["header", "count"])
    }
}

/// The integer at a path of member names in a JSON document.
pub fn number(text: &str, path: &[&str]) -> i64 {
    let whole = parse(text.as_bytes()).expect("a document");
    match path.iter().try_fold(&whole, |value, name| value.get(name)) {
        Some(Value::Number(number)) => number.parse().expect("a whole number"),
        other => panic!("{path:?} is {other:?} in {text}"),
    }
}

/// A generator of pseudorandom numbers (SplitMix64). The numbers are the same on every machine.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % limit
    }
}
