//! Measures a server under hostile clients: `hostile [SECONDS] [CONNECTIONS]`. A quarter of the connections is idle. The second
//! quarter sends the head of a request byte by byte. The third quarter sends the body of a request byte by byte. The last
//! quarter sends many requests and reads no responses. A connection that the server closes is opened again. Meanwhile, a client
//! with a valid key reads records. Prints one line of JSON per figure. The server is a separate process. Each of the two
//! processes needs one file descriptor per connection: raise the limit with `ulimit -n`.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use lastro_serve::{Options, Place, Server};
use lastro_twin::Config;
use lastro_twin::http::read_json;

/// The key `chave-de-teste-longa` as Basic authentication.
const BASIC: &str = "Authorization: Basic Y2hhdmUtZGUtdGVzdGUtbG9uZ2E6\r\n";
const CONFIG: &[u8] = br#"{"keys":[{"key":"chave-de-teste-longa"}]}"#;
/// Number of records in the listing that hostile clients request and do not read.
const RECORDS: usize = 100;
/// Interval between two bytes of a slow client.
const TURN: Duration = Duration::from_secs(1);

/// The behaviour of a hostile connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Idle,
    SlowHead,
    SlowBody,
    Unread,
}

impl Kind {
    const ALL: [Self; 4] = [Self::Idle, Self::SlowHead, Self::SlowBody, Self::Unread];

    /// The first bytes that a connection of this kind sends.
    fn beginning(self, number: usize) -> Vec<u8> {
        // half of the clients that send a body have no API key
        let key = if number % 8 == 2 { "" } else { BASIC };
        match self {
            Self::Idle => Vec::new(),
            Self::SlowHead => format!("GET / HTTP/1.1\r\nA: {}", "a".repeat(20_000)).into_bytes(),
            Self::SlowBody => {
                let head = "POST /api/v2/servicos/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 15000000\r\n";
                let mut bytes = format!("{head}{key}\r\n").into_bytes();
                bytes.resize(bytes.len() + 60_000, b' ');
                bytes
            }
            Self::Unread => {
                let head = "GET /api/v2/servicos/?_limit=100 HTTP/1.1\r\nHost: localhost\r\n";
                format!("{head}{BASIC}\r\n").repeat(200).into_bytes()
            }
        }
    }
}

/// A hostile connection.
struct Hostile {
    kind: Kind,
    number: usize,
    stream: Option<TcpStream>,
    unsent: Vec<u8>,
}

impl Hostile {
    fn open(&mut self, address: SocketAddr) -> io::Result<()> {
        let stream = TcpStream::connect(address)?;
        stream.set_nonblocking(true)?;
        self.stream = Some(stream);
        self.unsent = self.kind.beginning(self.number);
        Ok(())
    }

    /// Sends the bytes that are not sent yet, or the next byte of a slow client. Returns whether the server has closed the
    /// connection.
    fn turn(&mut self) -> bool {
        let Some(stream) = &mut self.stream else { return true };
        if self.unsent.is_empty() && matches!(self.kind, Kind::SlowHead | Kind::SlowBody) {
            self.unsent.push(b'a');
        }
        let ended = |error: &io::Error| error.kind() != ErrorKind::WouldBlock;
        match stream.write(&self.unsent) {
            Ok(count) => drop(self.unsent.drain(..count)),
            Err(error) if ended(&error) => return true,
            Err(_) => {}
        }
        // An `Unread` client does not read, so it does not notice an orderly end of the connection. It only notices a reset, as
        // an error of `write`.
        self.kind != Kind::Unread && stream.read(&mut [0; 512]).map_or_else(|error| ended(&error), |_| true)
    }
}

/// Runs the server, in a process of its own. It ends when its standard input ends.
fn serve() {
    let config: Config = read_json(CONFIG).expect("a configuration");
    let folder = env::temp_dir().join(format!("lastro-hostile-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let place = Place::File(folder.join("lastro.db"));
    let server = Server::start(Options { place, ..Options::in_memory(config, "controle") }).expect("a server");
    println!("{}", server.address());
    io::stdin().read_to_end(&mut Vec::new()).expect("the end of the input");
    let begun = Instant::now();
    server.stop().expect("stopped in peace");
    say("stop with all hostile connections open", begun.elapsed().as_secs_f64(), "s");
    fs::remove_dir_all(&folder).expect("removed");
}

/// Sends one request on a new connection. Returns the status.
fn ask(address: SocketAddr, method: &str, target: &str, body: &str) -> io::Result<u16> {
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let length = body.len();
    let head =
        format!("{method} {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {length}");
    stream.write_all(format!("{head}\r\n{BASIC}\r\n{body}").as_bytes())?;
    let mut response = Vec::new();
    stream.read_to_end(&mut response)?;
    let status = response.get(9..12).and_then(|status| str::from_utf8(status).ok()?.parse().ok());
    status.ok_or_else(|| io::Error::from(ErrorKind::UnexpectedEof))
}

/// A memory figure of the server's process, in MB. `name`: the label in `/proc/PID/status`, such as `VmRSS:`.
fn memory(server: &Child, name: &str) -> f64 {
    let status = fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<f64>().ok()).unwrap_or_default() / 1024.0
}

fn say(what: &str, value: f64, unit: &str) {
    println!("{{\"what\":\"{what}\",\"value\":{value:.3},\"unit\":\"{unit}\"}}");
}

fn main() {
    let mut arguments = env::args().skip(1);
    let first = arguments.next();
    if first.as_deref() == Some("--server") {
        return serve();
    }
    let seconds = first.and_then(|text| text.parse().ok()).unwrap_or(60);
    let connections = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(4_096);
    let program = env::current_exe().expect("this program");
    let pipes = Command::new(program).arg("--server").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut server = pipes.expect("the server starts");
    let mut lines = BufReader::new(server.stdout.take().expect("its output")).lines();
    let address: SocketAddr = lines.next().expect("a line").expect("a text").parse().expect("an address");
    let body = format!(r#"{{"nome":"Corte","valor_venda":10,"discriminacao":"{}"}}"#, "x".repeat(1_000));
    for _ in 0..RECORDS {
        assert_eq!(ask(address, "POST", "/api/v2/servicos/", &body).expect("a response"), 200);
    }
    say("memory before", memory(&server, "VmRSS:"), "MB");

    let mut hostile: Vec<Hostile> = (0..connections)
        .map(|number| Hostile { kind: Kind::ALL[number % 4], number, stream: None, unsent: Vec::new() })
        .collect();
    let (ended, mut again) = (AtomicBool::new(false), BTreeMap::<Kind, usize>::new());
    thread::scope(|scope| {
        let reading = scope.spawn(|| {
            let (mut times, mut failed) = (Vec::new(), 0_usize);
            while !ended.load(Relaxed) {
                let begun = Instant::now();
                match ask(address, "GET", "/api/v2/servicos/1", "") {
                    Ok(200) => times.push(begun.elapsed().as_secs_f64() * 1e3),
                    _ => failed += 1,
                }
                thread::sleep(Duration::from_millis(10));
            }
            (times, failed)
        });
        let begun = Instant::now();
        for turn in 0.. {
            for one in &mut hostile {
                if one.turn() {
                    if turn > 0 {
                        *again.entry(one.kind).or_default() += 1;
                    }
                    one.open(address).expect("a connection: is `ulimit -n` large enough?");
                    one.turn();
                }
            }
            if begun.elapsed() > Duration::from_secs(seconds) {
                break;
            }
            thread::sleep((TURN * (turn + 1)).saturating_sub(begun.elapsed()));
        }
        ended.store(true, Relaxed);
        let (mut times, failed) = reading.join().expect("the client");
        times.sort_by(f64::total_cmp);
        say("hostile connections", connections as f64, "");
        for (kind, count) in &again {
            say(&format!("{kind:?} connections reopened"), *count as f64, "");
        }
        say("reads of one record at the same time", times.len() as f64, "");
        say("reads that failed", failed as f64, "");
        for (name, share) in [("median", 0.5), ("99th percentile", 0.99), ("longest", 1.0)] {
            let at = ((times.len() - 1) as f64 * share) as usize;
            say(&format!("a read of one record, {name}"), times[at], "ms");
        }
    });
    say("maximum memory", memory(&server, "VmHWM:"), "MB");
    drop(server.stdin.take());
    println!("{}", lines.next().expect("a line").expect("a text"));
    assert!(server.wait().expect("ended").success());
}
