//! A simulated network with faults, and the twin at its other end.

use lastro::exchange::ExchangeEventKind;
use lastro::http::ApiRequest;
use lastro::value::Choice as _;
use lastro_twin::{Request, Twin};

use crate::queries::generated::Random;

/// A delayed request reaches the twin within this time, even if its client has given up.
pub const LATEST_MS: i64 = 60_000;

/// What the client learns about a request.
pub struct Heard {
    pub kind: ExchangeEventKind,
    pub status: Option<i64>,
    pub retry_after: Option<String>,
    pub body: Vec<u8>,
}

impl Heard {
    fn nothing(kind: ExchangeEventKind) -> Self {
        Self { kind, status: None, retry_after: None, body: Vec::new() }
    }

    fn answer(status: i64, body: &str) -> Self {
        Self { status: Some(status), body: body.into(), ..Self::nothing(ExchangeEventKind::Response) }
    }
}

pub struct Network {
    pub twin: Twin,
    pub now_ms: i64,
    pub random: Random,
    /// One in this many requests is affected by a fault; 0 for no faults.
    pub faults: usize,
    /// How many writes of the client the twin has carried out.
    pub carried_out: usize,
    late: Vec<(i64, Request)>,
    pub lines: Vec<String>,
}

impl Network {
    pub fn new(twin: Twin, seed: u64) -> Self {
        let (now_ms, random) = (1_800_000_000_000, Random(seed));
        Self { twin, now_ms, random, faults: 0, carried_out: 0, late: Vec::new(), lines: Vec::new() }
    }

    /// Lets time pass. Delayed requests arrive during this time.
    pub fn pass(&mut self, millis: i64) {
        self.now_ms += millis;
        self.late.sort_by_key(|(due, _)| *due);
        while self.late.first().is_some_and(|(due, _)| *due <= self.now_ms) {
            let (_, request) = self.late.remove(0);
            let heard = self.arrived(&request);
            self.lines.push(format!("  late: {} {} -> {:?}", request.method, request.target, heard.status));
        }
    }

    /// Passes a request to the twin and returns the response. Counts the request if it is a successful write.
    fn arrived(&mut self, request: &Request) -> Heard {
        let response = self.twin.handle(request, None).response.expect("a response");
        if request.method != "GET" && response.status < 300 {
            self.carried_out += 1;
        }
        let mut heard = Heard::answer(i64::from(response.status), "");
        heard.body = response.body;
        heard
    }

    fn arrives_later(&mut self, request: Request) {
        let due = self.now_ms + self.random.below(LATEST_MS as usize) as i64;
        self.late.push((due, request));
    }

    /// Sends a request. The client gives up after `timeout_ms`.
    pub fn sent(&mut self, request: &ApiRequest, timeout_ms: i64) -> Heard {
        let travel = 20 + self.random.below(200) as i64;
        self.pass(travel);
        let headers = request.headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let body = request.body.as_ref().map(|body| body.reveal().as_bytes().to_vec()).unwrap_or_default();
        let arriving = Request { method: request.method.clone(), target: request.url.clone(), headers, body };
        let heard = self.met(arriving, timeout_ms);
        self.lines.push(format!("{} {} -> {} {:?}", request.method, request.url, heard.kind.as_str(), heard.status));
        heard
    }

    fn met(&mut self, arriving: Request, timeout_ms: i64) -> Heard {
        use ExchangeEventKind as Kind;
        if self.faults == 0 || !self.random.one_in(self.faults) {
            return self.arrived(&arriving);
        }
        match self.random.below(13) {
            0 => Heard::nothing(Kind::NotSent),
            1 => Heard::nothing(Kind::Lost),
            2 | 3 => {
                self.arrived(&arriving);
                Heard::nothing(Kind::Lost)
            }
            4 => {
                self.arrives_later(arriving);
                Heard::nothing(Kind::Lost)
            }
            5 => {
                self.arrives_later(arriving);
                self.pass(timeout_ms);
                Heard::nothing(Kind::TimedOut)
            }
            6 => {
                self.arrived(&arriving);
                self.pass(timeout_ms);
                Heard::nothing(Kind::TimedOut)
            }
            7 => {
                let retry_after = self.random.one_in(2).then(|| self.random.below(5).to_string());
                Heard { retry_after, ..Heard::answer(429, r#"{"code":429,"message":"Muitas requisições"}"#) }
            }
            8 => Heard::answer(500, r#"{"code":500,"message":"Erro"}"#),
            9 => {
                self.arrived(&arriving);
                Heard::answer(500, r#"{"code":500,"message":"Erro"}"#)
            }
            10 => Heard::answer(503, "<html>indisponível</html>"),
            11 => {
                self.arrives_later(arriving);
                Heard::answer(504, "<html>gateway</html>")
            }
            _ => Heard::answer(200, "<html>bem-vindo</html>"),
        }
    }
}
