//! The listener: takes connections, serves HTTP/1.1 on each, and stops gracefully.

use core::pin::pin;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulConnection, GracefulShutdown};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::front::Front;
use crate::io::Cuttable;
use crate::room::Peer;

/// A request's head is at most so long, and so is what a connection reads of a body at a time.
const HEAD_BYTES: usize = 32 * 1_024;
/// A stop waits so long for requests that are being answered.
const STOP_TIME: Duration = Duration::from_secs(2);
/// Pause of the listener if no connection could be accepted, and none could be dismissed.
const PAUSE: Duration = Duration::from_millis(20);
/// How long a connection that was dismissed has to end.
const DISMISSAL: Duration = Duration::from_millis(1);
/// A fault of the listener is logged once in this time.
const LOG_TIME: Duration = Duration::from_secs(1);

/// Serves until `stop` says so, then lets what is being answered end.
pub async fn listen(listener: TcpListener, front: Arc<Front>, mut stop: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    let mut logged: Option<Instant> = None;
    loop {
        let accepted = tokio::select! {
            accepted = async { Ok::<_, io::Error>((listener.accept().await?.0, front.room.enter().await)) } => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            Ok((stream, place)) => {
                let connection = graceful.watch(connection(stream, &front, &place.peer));
                tokio::spawn(async move {
                    let mut connection = pin!(connection);
                    tokio::select! {
                        // what went wrong with a connection is the client's to see
                        _ = &mut connection => {}
                        () = place.peer.dismissed() => {}
                    }
                });
            }
            // the client has left already
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            Err(error) => {
                if logged.is_none_or(|at| at.elapsed() > LOG_TIME) {
                    tracing::warn!(error = error.to_string(), "no connection can be taken");
                    logged = Some(Instant::now());
                }
                // no file descriptor is left: dismiss the connection that has waited longest for its client
                sleep(if front.room.dismiss_one() { DISMISSAL } else { PAUSE }).await;
            }
        }
    }
    drop(listener);
    // requests that take longer are cut off
    let _ = timeout(STOP_TIME, graceful.shutdown()).await;
    front.room.dismiss_all();
}

fn connection(stream: TcpStream, front: &Arc<Front>, peer: &Arc<Peer>) -> impl GracefulConnection + use<> {
    // a response is written in one piece: waiting for more to send would only delay it
    let _ = stream.set_nodelay(true);
    let (head_time, response_time) = (front.limits.head_time, front.limits.response_time);
    let (front, peer) = (Arc::clone(front), Arc::clone(peer));
    let (stream, cut) = Cuttable::new(stream, Arc::clone(&peer), response_time);
    let service = service_fn(move |request| {
        let (front, peer, cut) = (Arc::clone(&front), Arc::clone(&peer), cut.clone());
        async move { front.answer(request, &cut, &peer).await }
    });
    // a client that closes its half of the connection is gone: what it asked for ends with it
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_header_size(HEAD_BYTES)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(stream), service)
}
