//! A local HTTP server whose replies are defined by each test.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use lastro::model::ConcealedText;
use lastro_client::{Client, ClientBuilder};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::account::KEY;

/// The reply to a request.
#[derive(Clone)]
pub enum Reply {
    /// Sends these bytes and keeps the connection open.
    Whole(String),
    /// Sends these bytes, then closes the connection.
    Cut(String),
    /// Sends a success whose body has this many zeros.
    Zeros(usize),
    /// Sends nothing until the client disconnects.
    Hang,
}

/// A response with a JSON body.
pub fn json(status: &str, headers: &str, body: &str) -> Reply {
    let length = body.len();
    Reply::Whole(format!("HTTP/1.1 {status}\r\nContent-Length: {length}\r\n{headers}\r\n{body}"))
}

pub struct Server {
    pub url: String,
    requests: Arc<Mutex<Vec<String>>>,
    /// Notified when a client closes a connection.
    pub gone: Arc<Notify>,
}

impl Server {
    /// Starts a server. `reply` receives the index of the request, from 0, and the request itself.
    pub async fn start(reply: impl Fn(usize, &str) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let server = Self { url, requests: Arc::default(), gone: Arc::default() };
        let (requests, gone, reply) = (Arc::clone(&server.requests), Arc::clone(&server.gone), Arc::new(reply));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (requests, gone, reply) = (Arc::clone(&requests), Arc::clone(&gone), Arc::clone(&reply));
                tokio::spawn(async move {
                    let _ = connected(stream, &requests, &gone, &*reply).await;
                });
            }
        });
        server
    }

    pub fn client(&self) -> Client {
        self.client_with(|options| options)
    }

    pub fn client_with(&self, options: impl FnOnce(ClientBuilder) -> ClientBuilder) -> Client {
        options(Client::builder(&self.url, ConcealedText::new(KEY))).build().expect("a client")
    }

    /// Waits until this many requests have arrived.
    pub fn arrived(&self, count: usize) -> impl Future<Output = ()> + Send + 'static {
        let requests = Arc::clone(&self.requests);
        async move {
            while requests.lock().expect("no test failed with it").len() < count {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }

    /// The requests that have arrived so far.
    pub fn requests(&self) -> Vec<String> {
        self.requests.lock().expect("no test failed with it").clone()
    }
}

async fn connected(
    mut stream: TcpStream,
    requests: &Mutex<Vec<String>>,
    gone: &Notify,
    reply: &(dyn Fn(usize, &str) -> Reply + Send + Sync),
) -> std::io::Result<()> {
    loop {
        let request = read(&mut stream).await.inspect_err(|_| gone.notify_one())?;
        let number = {
            let mut requests = requests.lock().expect("no test failed with it");
            requests.push(request.clone());
            requests.len() - 1
        };
        match reply(number, &request) {
            Reply::Whole(bytes) => stream.write_all(bytes.as_bytes()).await?,
            Reply::Cut(bytes) => return stream.write_all(bytes.as_bytes()).await,
            Reply::Zeros(count) => {
                stream.write_all(format!("HTTP/1.1 200 OK\r\nContent-Length: {count}\r\n\r\n").as_bytes()).await?;
                for _ in 0..count / 1024 {
                    stream.write_all(&[0; 1024]).await?;
                }
            }
            Reply::Hang => {
                let _ = stream.read(&mut [0; 1]).await;
                gone.notify_one();
                return Ok(());
            }
        }
    }
}

/// Reads a request with its body.
async fn read(stream: &mut TcpStream) -> std::io::Result<String> {
    let mut text = Vec::new();
    loop {
        let mut piece = [0; 4096];
        let read = stream.read(&mut piece).await?;
        if read == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        text.extend_from_slice(&piece[..read]);
        let so_far = String::from_utf8_lossy(&text).into_owned();
        if let Some((head, body)) = so_far.split_once("\r\n\r\n") {
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if body.len() >= length.map_or(0, |length| length.parse().expect("a length")) {
                return Ok(so_far);
            }
        }
    }
}
