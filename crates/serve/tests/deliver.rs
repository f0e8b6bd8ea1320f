//! Tests the delivery of notifications with frozen and fast clocks, with short and long clock steps, with slow receivers, and
//! with restarts of the server.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use crate::client::{SERVICE, TOKEN, ask, config, control};
use lastro::json::{Value, parse};
use lastro::model::ConcealedText;
use lastro_serve::{Clock, Options, Place, Server};
use lastro_twin::config::Subscription;

const SERVICES: &str = "/api/v2/servicos/";
const CONTRACT: &str = r#"{"id_cliente":1,"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,
    "agendamento_automatico":1,"itens":[{"recorrente":1,"id_servico":1,"valor":100,"qtd":1}],
    "parcelas":[{"data_vencimento":"2027-01-31","valor":100}]}"#;
/// Longest time for which a test waits for an event.
const LONG: Duration = Duration::from_secs(60);

/// A receiver of notifications.
struct Receiver {
    url: String,
    bodies: mpsc::Receiver<String>,
    held: Arc<(Mutex<bool>, Condvar)>,
    seen: Arc<Mutex<BTreeSet<String>>>,
}

impl Receiver {
    /// Starts a receiver. `answer`: returns the status for a body; its second argument tells whether the same body was received
    /// before.
    fn new(answer: impl Fn(&str, bool) -> u16 + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let url = format!("http://{}/avisos", listener.local_addr().expect("an address"));
        let (give, bodies) = mpsc::channel();
        let held = Arc::new((Mutex::new(false), Condvar::new()));
        let (answer, hold) = (Arc::new(answer), Arc::clone(&held));
        let seen = Arc::new(Mutex::new(BTreeSet::new()));
        let known = Arc::clone(&seen);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (mut stream, give) = (stream.expect("a connection"), give.clone());
                let (answer, hold, seen) = (Arc::clone(&answer), Arc::clone(&hold), Arc::clone(&known));
                thread::spawn(move || {
                    // an error means that the server or the test has ended
                    let Some(body) = received(&mut stream) else { return };
                    let _ = give.send(body.clone());
                    let guard = hold.0.lock().expect("a lock");
                    drop(hold.1.wait_while(guard, |held| *held).expect("a lock"));
                    let again = !seen.lock().expect("a lock").insert(body.clone());
                    let status = answer(&body, again);
                    let _ = write!(stream, "HTTP/1.1 {status} X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                });
            }
        });
        Self { url, bodies, held, seen }
    }

    /// Sets whether the receiver holds back its responses.
    fn hold(&self, held: bool) {
        *self.held.0.lock().expect("a lock") = held;
        self.held.1.notify_all();
    }

    fn next(&self) -> String {
        self.bodies.recv_timeout(LONG).expect("a notification")
    }

    /// Forgets all bodies, so that each counts as new again.
    fn forget(&self) {
        self.seen.lock().expect("a lock").clear();
    }

    /// The received bodies that the test has not read yet.
    fn rest(&self) -> Vec<String> {
        self.bodies.try_iter().collect()
    }
}

/// Reads the body of a request; `None` if the connection ends too early.
fn received(stream: &mut TcpStream) -> Option<String> {
    let (mut bytes, mut buffer) = (Vec::new(), [0; 4_096]);
    loop {
        let read = stream.read(&mut buffer).ok().filter(|read| *read > 0)?;
        bytes.extend_from_slice(&buffer[..read]);
        let text = String::from_utf8_lossy(&bytes);
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).expect("a length");
        if body.len() >= length.parse().expect("a number") {
            return Some(body.to_owned());
        }
    }
}

fn notified(receivers: &[&Receiver]) -> Options {
    let subscription = |receiver: &&Receiver| Subscription {
        url: receiver.url.clone(),
        secret: ConcealedText::new("segredo-de-assinatura"),
        old_secret: None,
        endpoints: None,
        operations: None,
    };
    let subscriptions = receivers.iter().map(subscription).collect();
    Options::in_memory(lastro_twin::Config { subscriptions: Some(subscriptions), ..config() }, TOKEN)
}

fn company(server: &Server) {
    for (target, body) in [(SERVICES, SERVICE), ("/api/v2/clientes/", r#"{"tipo":2,"nome":"Ana"}"#)] {
        assert_eq!(ask(server, "POST", target, body).status, 200, "{target}");
    }
    let reply = ask(server, "POST", "/api/v2/vendas/", CONTRACT);
    assert_eq!(reply.status, 200, "{}", reply.text());
}

fn advance(server: &Server, to: &str) {
    let reply = control(server, "POST", "/_twin/advance", &format!(r#"{{"to":"{to}"}}"#));
    assert_eq!(reply.status, 200, "{}", reply.text());
}

fn deliveries(server: &Server) -> Vec<Value> {
    let page = control(server, "GET", "/_twin/deliveries?limit=1000", "");
    page.json().as_array().expect("a list").to_vec()
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// Waits until a condition is true. `what`: describes the condition in the message of a failure.
fn until(what: &str, mut is_true: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_true() {
        assert!(begun.elapsed() < LONG, "{what}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until every notification was accepted. Returns the notifications.
fn all_delivered(server: &Server) -> Vec<Value> {
    let delivered = |all: &[Value]| all.iter().all(|one| text(one, "status") == "delivered");
    until("something is not delivered", || delivered(&deliveries(server)));
    deliveries(server)
}

/// The contents of a notification's body that identify the change: kind of record (`endpoint`), key and operation.
fn about(body: &str) -> (String, String, String) {
    let body = parse(body.as_bytes()).expect("JSON");
    let header = body.get("header").expect("a header");
    let id = body.get("data").and_then(|data| data.get("id")).expect("a key").to_json();
    (text(header, "endpoint").to_owned(), id, text(header, "operation").to_owned())
}

/// Checks that no notification of a record was received before the one about its insert.
fn inserts_come_first(bodies: &[String]) {
    let mut first: BTreeMap<(String, String), String> = BTreeMap::new();
    for body in bodies {
        let (endpoint, id, operation) = about(body);
        first.entry((endpoint, id)).or_insert(operation);
    }
    assert!(first.values().all(|operation| operation == "insert"), "{first:?}");
}

#[test]
fn a_year_in_one_step_delivers_the_same_as_365_steps_of_a_day() {
    // the first attempt fails for those notifications whose body has an odd length
    let receiver = Receiver::new(|body, again| if again || body.len() % 2 == 0 { 204 } else { 500 });
    let [whole, days] = [true, false].map(|at_once| {
        receiver.forget();
        let mut options = notified(&[&receiver]);
        options.config.base_url = Some("https://conta.example".to_owned());
        let server = Server::start(options).expect("a server");
        company(&server);
        if !at_once {
            for day in 1..365 {
                let day =
                    lastro::LocalDate::from_ymd(2027, 1, 1).and_then(|first| first.plus_days(day)).expect("a day");
                advance(&server, &format!("{day}T18:00:00-03:00"));
            }
        }
        advance(&server, "2028-01-01T09:00:00-03:00");
        let deliveries = all_delivered(&server);
        server.stop().expect("stopped");
        (deliveries, receiver.rest())
    });
    assert!(whole.0.len() > 30, "{}", whole.0.len());
    assert_eq!(whole.0, days.0);
    for (deliveries, bodies) in [&whole, &days] {
        let attempts = |one: &Value| one.get("attempts").and_then(Value::as_array).map_or(0, <[Value]>::len);
        let sent: usize = deliveries.iter().map(attempts).sum();
        assert_eq!(bodies.len(), sent, "each attempt is one request");
        assert!(deliveries.iter().all(|one| attempts(one) <= 2));
        inserts_come_first(bodies);
    }
}

#[test]
fn a_fast_clock_waits_for_a_slow_receiver() {
    let receiver = Receiver::new(|_, _| {
        thread::sleep(Duration::from_millis(100));
        200
    });
    // the twin's clock moves by a month in one second, so each response takes days of the twin's time
    let server = Server::start(Options { clock: Clock::Fast(2_592_000), ..notified(&[&receiver]) }).expect("a server");
    company(&server);
    let mut bodies: Vec<String> = (0..12).map(|_| receiver.next()).collect();
    let made = deliveries(&server);
    assert!(made.iter().all(|one| text(one, "status") != "dead"), "{made:?}");
    server.stop().expect("stopped");
    bodies.extend(receiver.rest());
    inserts_come_first(&bodies);
    assert_eq!(bodies.iter().collect::<BTreeSet<_>>().len(), bodies.len(), "nothing is sent twice");
}

#[test]
fn notifications_without_a_response_are_sent_again_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let receiver = Receiver::new(|_, _| 200);
    let options = || Options { place: Place::File(folder.path().join("twin.db")), ..notified(&[&receiver]) };
    receiver.hold(true);
    let server = Server::start(options()).expect("a server");
    for _ in 0..50 {
        ask(&server, "POST", SERVICES, SERVICE);
    }
    ask(&server, "PUT", "/api/v2/servicos/1", r#"{"nome":"Corte novo"}"#);
    receiver.next();
    server.stop().expect("stopped");
    receiver.hold(false);
    receiver.rest();
    let server = Server::start(options()).expect("a server");
    let deliveries = all_delivered(&server);
    assert_eq!(deliveries.len(), 51);
    let bodies = receiver.rest();
    let told: BTreeSet<_> = bodies.iter().map(|body| about(body)).collect();
    assert_eq!(told.len(), 51, "each came after the restart");
    inserts_come_first(&bodies);
    server.stop().expect("stopped");
}

#[test]
fn a_silent_receiver_gets_a_few_requests_and_delays_no_other() {
    let (silent, quick) = (Receiver::new(|_, _| 200), Receiver::new(|_, _| 200));
    silent.hold(true);
    let server = Server::start(notified(&[&silent, &quick])).expect("a server");
    for _ in 0..100 {
        ask(&server, "POST", SERVICES, SERVICE);
    }
    let told: BTreeSet<_> = (0..100).map(|_| about(&quick.next())).collect();
    assert_eq!(told.len(), 100);
    let begun: Vec<_> = (0..32).map(|_| silent.next()).collect();
    assert_eq!(silent.rest(), Vec::<String>::new(), "the others wait in the store");
    silent.hold(false);
    all_delivered(&server);
    assert_eq!(begun.len() + silent.rest().len(), 100);
    server.stop().expect("stopped");
}

#[test]
fn a_response_for_a_replaced_state_has_no_effect_on_the_new_one() {
    let receiver = Receiver::new(|_, _| 200);
    let server = Server::start(notified(&[&receiver])).expect("a server");
    let empty = control(&server, "GET", "/_twin/snapshot", "").text();
    receiver.hold(true);
    ask(&server, "POST", SERVICES, r#"{"nome":"Antigo"}"#);
    assert!(receiver.next().contains("Antigo"));
    assert_eq!(control(&server, "PUT", "/_twin/snapshot", &empty).status, 200);
    ask(&server, "POST", SERVICES, r#"{"nome":"Novo"}"#);
    receiver.hold(false);
    assert!(receiver.next().contains("Novo"));
    let deliveries = all_delivered(&server);
    assert!(deliveries.len() == 1 && text(&deliveries[0], "body").contains("Novo"), "{deliveries:?}");
    server.stop().expect("stopped");
}
