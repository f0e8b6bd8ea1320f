//! The listener: takes connections, serves HTTP/1.1 on each, and stops gracefully.

use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{sleep, timeout};

use crate::front::Front;
use crate::io::Cuttable;

/// A request's head is at most so long.
const HEAD_BYTES: usize = 64 * 1_024;
/// Connections at the same time; more of them wait to be taken.
const CONNECTIONS: usize = 4_096;
/// A stop waits so long for requests that are being answered.
const STOP_TIME: Duration = Duration::from_secs(10);

/// Serves until `stop` says so, then lets what is being answered end.
pub async fn listen(listener: TcpListener, front: Arc<Front>, mut stop: watch::Receiver<bool>) {
    let graceful = GracefulShutdown::new();
    let room = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = async { (Arc::clone(&room).acquire_owned().await, listener.accept().await) } => accepted,
            _ = stop.wait_for(|stop| *stop) => break,
        };
        match accepted {
            (place, Ok((stream, _))) => {
                let connection = graceful.watch(connection(stream, Arc::clone(&front)));
                tokio::spawn(async move {
                    // what went wrong with a connection is the client's to see
                    let _ = connection.await;
                    drop(place);
                });
            }
            // the connection ended before it was taken, or there are no file descriptors left just now
            (_, Err(_)) => sleep(Duration::from_millis(20)).await,
        }
    }
    drop(listener);
    // requests that take longer are cut off
    let _ = timeout(STOP_TIME, graceful.shutdown()).await;
}

fn connection(stream: TcpStream, front: Arc<Front>) -> impl hyper_util::server::graceful::GracefulConnection {
    // an answer is written in one piece: waiting for more to send would only delay it
    let _ = stream.set_nodelay(true);
    let head_time = front.limits.head_time;
    let (stream, cut) = Cuttable::new(stream);
    let service = service_fn(move |request| {
        let (front, cut) = (Arc::clone(&front), cut.clone());
        async move { front.answer(request, &cut).await }
    });
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head_time)
        .max_header_size(HEAD_BYTES)
        .half_close(true)
        .serve_connection(TokioIo::new(stream), service)
}
