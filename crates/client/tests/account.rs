//! A transport that passes requests to a simulated service (`lastro-twin`), with planned network faults, and a fake
//! clock whose waits end at once.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use bytes::Bytes;
use lastro::model::{ConcealedText, Customer, Model as _, Sale};
use lastro_client::{BoxFuture, Client, ClientBuilder, Clock, SendError, SendErrorKind, Transport};
use lastro_twin::http::read_json;
use lastro_twin::{Request, Twin};

pub const KEY: &str = "chave-para-testes";
pub const URL: &str = "https://conta.example";

/// The network fault of a request.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    None,
    /// Nothing is sent.
    NotSent,
    /// The request is sent, but does not arrive.
    LostRequest,
    /// The request arrives, but its response is lost.
    LostResponse,
    /// The request arrives when [`Account::deliver_late`] is called, after the client has given up.
    Late,
    /// The request arrives, but no response ever comes.
    Hangs,
    /// The service returns 429 with this `Retry-After`, in seconds.
    TooMany(&'static str),
}

/// A simulated service and the network to it. Clones share their state.
#[derive(Clone)]
pub struct Account(Arc<Mutex<Inside>>, pub FakeClock);

struct Inside {
    twin: Twin,
    faults: VecDeque<Fault>,
    late: Vec<Request>,
    sent: Vec<String>,
    bodies: Vec<String>,
}

impl Account {
    pub fn new() -> Self {
        let config = read_json(b"{}").expect("a configuration");
        let twin = Twin::new(&config).expect("a twin");
        let inside = Inside { twin, faults: VecDeque::new(), late: Vec::new(), sent: Vec::new(), bodies: Vec::new() };
        Self(Arc::new(Mutex::new(inside)), FakeClock::new())
    }

    /// An account with `count` customers, one service, and one sale in two installments.
    pub fn with_customers(count: usize) -> Self {
        let account = Self::new();
        let insert = |target: &str, body: String| {
            let response = account.inside().twin.handle(&request("POST", target, body.into_bytes()), None);
            assert_eq!(response.response.expect("a response").status, 200);
        };
        for number in 1..=count {
            insert("/api/v2/clientes/", format!(r#"{{"tipo":2,"nome":"Cliente {number}"}}"#));
        }
        insert("/api/v2/servicos/", r#"{"nome":"Suporte","valor":100.00}"#.to_owned());
        insert("/api/v2/vendas/", SALE.to_owned());
        account
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().expect("no test failed with it")
    }

    pub fn client(&self) -> Client {
        self.client_with(|options| options)
    }

    pub fn client_with(&self, options: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Client {
        options(Client::builder(URL, ConcealedText::new(KEY))).build_on(self.clone(), self.1.clone())
    }

    /// Sets the faults of the next requests, in order.
    pub fn faults(&self, faults: &[Fault]) {
        self.inside().faults = faults.iter().copied().collect();
    }

    pub fn deliver_late(&self) {
        let mut inside = self.inside();
        for request in std::mem::take(&mut inside.late) {
            inside.twin.handle(&request, None);
        }
    }

    /// The method and URL of each request since the last call of this function.
    pub fn sent(&self) -> Vec<String> {
        std::mem::take(&mut self.inside().sent)
    }

    /// Waits until `count` requests have been sent since the last call of [`sent`](Self::sent).
    pub fn arrived(&self, count: usize) -> impl Future<Output = ()> + Send + 'static {
        let account = self.clone();
        async move {
            while account.inside().sent.len() < count {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }

    /// The bodies sent since the last call of this function.
    pub fn bodies(&self) -> Vec<String> {
        std::mem::take(&mut self.inside().bodies)
    }
}

fn request(method: &str, target: &str, body: Vec<u8>) -> Request {
    let headers = vec![("Authorization".to_owned(), "Basic Y2hhdmUtcGFyYS10ZXN0ZXM6".to_owned())];
    Request { method: method.to_owned(), target: target.to_owned(), headers, body }
}

impl Transport for Account {
    fn send(
        &self,
        request: http::Request<Bytes>,
        _: Duration,
    ) -> BoxFuture<'_, Result<http::Response<Bytes>, SendError>> {
        let (parts, body) = request.into_parts();
        assert!(!format!("{:?}", parts.headers).contains("Y2hhdmU"), "the key is marked as sensitive");
        let text = |value: &http::HeaderValue| value.to_str().expect("a text").to_owned();
        let headers = parts.headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect();
        let target = parts.uri.to_string();
        let method = parts.method.to_string();
        let mut inside = self.inside();
        inside.sent.push(format!("{method} {}", target.strip_prefix(URL).expect("this account")));
        if !body.is_empty() {
            inside.bodies.push(String::from_utf8(body.to_vec()).expect("a text"));
        }
        let fault = inside.faults.pop_front().unwrap_or(Fault::None);
        let request = Request { method, target, headers, body: body.to_vec() };
        let arrives = matches!(fault, Fault::None | Fault::LostResponse | Fault::Hangs);
        let response = arrives.then(|| inside.twin.handle(&request, None).response.expect("a response"));
        if fault == Fault::Late {
            inside.late.push(request);
        }
        drop(inside);
        Box::pin(async move {
            let answer = |status: u16, body: Vec<u8>| {
                let mut response = http::Response::new(Bytes::from(body));
                *response.status_mut() = status.try_into().expect("a status");
                response
            };
            match (fault, response) {
                (Fault::None, Some(response)) => Ok(answer(response.status, response.body)),
                (Fault::Hangs, _) => std::future::pending().await,
                (Fault::TooMany(seconds), _) => {
                    let mut response = answer(429, br#"{"code":429,"message":"Aguarde"}"#.to_vec());
                    response.headers_mut().insert("retry-after", http::HeaderValue::from_static(seconds));
                    Ok(response)
                }
                (Fault::NotSent, _) => Err(SendError::new(SendErrorKind::NotSent)),
                _ => Err(SendError::new(SendErrorKind::Lost).with_source("the cable was cut")),
            }
        })
    }
}

/// A fake clock: a wait ends at once, and advances the time.
#[derive(Clone)]
pub struct FakeClock {
    now_ms: Arc<AtomicI64>,
    pub waits: Arc<Mutex<Vec<Duration>>>,
}

impl FakeClock {
    pub fn new() -> Self {
        Self { now_ms: Arc::new(AtomicI64::new(1_800_000_000_000)), waits: Arc::default() }
    }

    pub fn waited(&self) -> Vec<Duration> {
        std::mem::take(&mut *self.waits.lock().expect("no test failed with it"))
    }
}

impl Clock for FakeClock {
    fn now_ms(&self) -> i64 {
        self.now_ms.load(Ordering::SeqCst)
    }

    fn wait(&self, time: Duration) -> BoxFuture<'_, ()> {
        self.now_ms.fetch_add(i64::try_from(time.as_millis()).expect("a time"), Ordering::SeqCst);
        self.waits.lock().expect("no test failed with it").push(time);
        Box::pin(std::future::ready(()))
    }
}

pub const SALE: &str = r#"{"agendamento":0,"data":"2027-01-05","id_cliente":1,"id_meio_pagamento":2,"metodo_cobranca":3,
    "discriminacao":"Manutenção","valor_venda":300.00,
    "itens":[{"id_servico":1,"recorrente":0,"valor":300.00,"qtd":1,"total":300.00}],
    "parcelas":[{"data_vencimento":"2027-02-10","valor":150.00},{"data_vencimento":"2027-03-10","valor":150.00}]}"#;

pub fn sale() -> Sale {
    Sale::from_json(SALE.as_bytes()).expect("a sale").0
}

pub fn customer(name: &str) -> Customer {
    Customer::from_json(format!(r#"{{"tipo":2,"nome":"{name}"}}"#).as_bytes()).expect("a customer").0
}
