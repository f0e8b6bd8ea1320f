//! The listener: accepts connections, serves HTTP/1.1 on each, and stops gracefully.

use core::pin::pin;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::front::{Answer, Dropped, Limits};
use crate::io::{Cut, Cuttable};
use crate::room::{Peer, Room};

/// Maximum size of a request's head in bytes, and of the part of a body that a connection reads at a time.
const HEAD_BYTES: usize = 32 * 1_024;
/// How long a stopping listener waits for running requests.
const STOP_TIME: Duration = Duration::from_secs(2);
/// Pause of the listener if it can neither accept a connection nor close another one.
const PAUSE: Duration = Duration::from_millis(20);
/// How long the listener waits until a connection that it closes has ended.
const DISMISSAL: Duration = Duration::from_millis(1);
/// Minimum time between two log messages about errors of the listener.
const LOG_TIME: Duration = Duration::from_secs(1);

/// A service that responds to the requests of a listener.
pub trait Service: Send + Sync + 'static {
    /// The open connections.
    fn room(&self) -> &Arc<Room>;

    /// Time limits for clients, and the maximum number of connections.
    fn limits(&self) -> &Limits;

    /// Responds to a request. On an error, the connection is closed without a response.
    fn respond(
        self: Arc<Self>,
        request: hyper::Request<Incoming>,
        cut: Cut,
        peer: Arc<Peer>,
    ) -> impl Future<Output = Result<Answer, Dropped>> + Send;
}

/// Serves requests until `stop` is true, and then waits for running requests.
pub async fn listen<S: Service>(listener: TcpListener, service: Arc<S>, mut stop: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    let mut logged: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            accepted = async { Ok::<_, io::Error>((listener.accept().await?.0, service.room().enter().await)) } => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, place)) => {
                let connection = graceful.watch(connection(stream, &service, &place.peer));
                tokio::spawn(async move {
                    let mut connection = pin!(connection);
                    tokio::select! {
                        // an error of a connection is ignored, since the client notices it too
                        _ = &mut connection => {}
                        () = place.peer.dismissed() => {}
                    }
                });
            }
            // the client has already disconnected
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                if logged.is_none_or(|at| at.elapsed() > LOG_TIME) {
                    tracing::warn!(error = error.to_string(), "cannot accept a connection");
                    logged = Some(Instant::now());
                }
                // No file descriptors are left, so the connection that has waited longest for its client is closed.
                sleep(if service.room().dismiss_one() { DISMISSAL } else { PAUSE }).await;
            }
        }
    }
    drop(listener);
    // requests that take longer are aborted
    let _ = timeout(STOP_TIME, graceful.shutdown()).await;
    service.room().dismiss_all();
}

fn connection<S: Service>(stream: TcpStream, service: &Arc<S>, peer: &Arc<Peer>) -> impl GracefulConnection + use<S> {
    // Nagle's algorithm is off: a response is written in one piece, so the algorithm would only delay it
    let _ = stream.set_nodelay(true);
    let Limits { head_time, response_time, .. } = *service.limits();
    let (service, peer) = (Arc::clone(service), Arc::clone(peer));
    let (stream, cut) = Cuttable::new(stream, Arc::clone(&peer), response_time);
    let respond = service_fn(move |request| Arc::clone(&service).respond(request, cut.clone(), Arc::clone(&peer)));
    // half-open connections are not supported: if a client closes its sending half, its request ends too
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_header_size(HEAD_BYTES)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), respond)
}

/// Creates a listener whose backlog holds this many connections until they are accepted.
pub(crate) fn bound(address: SocketAddr, connections: usize) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // The option is set only on Unix, since on Windows it would let two servers share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(u32::try_from(connections).unwrap_or(u32::MAX))
}

/// The address at which clients on this machine reach a listener. It is the loopback address if the listener uses all
/// addresses.
pub(crate) fn reachable(address: SocketAddr) -> SocketAddr {
    let host = match address.ip() {
        IpAddr::V4(host) if host.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(host) if host.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        host => host,
    };
    SocketAddr::new(host, address.port())
}
