//! A TCP connection that a fault plan can cut after a number of bytes of a response, either with an orderly end or with a
//! reset. It also ends if the client does not read a response in time.

use core::future::Future as _;
use core::pin::Pin;
use core::task::{Context, Poll, ready};
use std::io::{self, IoSlice};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::body::time_for;
use crate::room::Peer;

/// The bytes that end the head of a response.
const END_OF_HEAD: &[u8] = b"\r\n\r\n";

/// Where the connection is cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Plan {
    /// The connection is not cut.
    #[default]
    Whole,
    /// The connection is cut after the head and `left` bytes of the body. `matched`: the length of the beginning of
    /// [`END_OF_HEAD`] that the last written bytes match.
    After { matched: usize, left: usize },
    /// The connection is cut: nothing more is written.
    Ended,
}

/// The handle with which a server cuts a connection.
#[derive(Debug, Clone, Default)]
pub struct Cut(Arc<Mutex<(Plan, bool)>>);

impl Cut {
    /// Cuts the connection after the head of the next response and this many bytes of its body. The body must have at least
    /// this many bytes.
    pub fn after(&self, bytes: usize) {
        self.with(|(plan, _)| *plan = Plan::After { matched: 0, left: bytes });
    }

    /// Whether a cut is planned.
    #[must_use]
    pub fn is_planned(&self) -> bool {
        self.with(|(plan, _)| *plan != Plan::Whole)
    }

    /// Ends the connection with a reset, as after a crash, and not with an orderly end.
    pub fn with_reset(&self) {
        self.with(|(_, reset)| *reset = true);
    }

    fn with<R>(&self, change: impl FnOnce(&mut (Plan, bool)) -> R) -> R {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many of `bytes` may be written before the connection is cut.
    fn allowed(&self, bytes: &[u8]) -> usize {
        self.with(|(plan, _)| match plan {
            Plan::Whole => bytes.len(),
            Plan::Ended => 0,
            Plan::After { matched, left } => {
                let mut head = 0;
                for byte in bytes {
                    if *matched == END_OF_HEAD.len() {
                        break;
                    }
                    head += 1;
                    let expected = END_OF_HEAD.get(*matched) == Some(byte);
                    *matched = if expected { *matched + 1 } else { usize::from(*byte == b'\r') };
                }
                let body = (*left).min(bytes.len() - head);
                *left -= body;
                if *matched == END_OF_HEAD.len() && *left == 0 {
                    *plan = Plan::Ended;
                }
                head + body
            }
        })
    }
}

/// A connection that its [`Cut`] can end.
pub struct Cuttable {
    stream: TcpStream,
    cut: Cut,
    peer: Arc<Peer>,
    /// The time that the client has to read a response, plus one second per MiB written.
    time: Duration,
    /// Number of bytes that [`Cut`] has allowed, but that are not yet written.
    granted: usize,
    /// The response that is being written; `None` between responses.
    unsent: Option<Unsent>,
}

/// A response that is being written.
struct Unsent {
    begun: Instant,
    written: usize,
    /// The timer of the client's time limit. It runs while a write waits because the client does not read.
    limit: Option<Pin<Box<Sleep>>>,
}

impl Cuttable {
    /// Returns a connection and the handle to cut it.
    #[must_use]
    pub fn new(stream: TcpStream, peer: Arc<Peer>, time: Duration) -> (Self, Cut) {
        let cut = Cut::default();
        (Self { stream, cut: cut.clone(), peer, time, granted: 0, unsent: None }, cut)
    }

    /// Processes the result of a write: counts the written bytes, or ends the connection if the client has not read for too
    /// long.
    fn written(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        let unsent = self.unsent.get_or_insert_with(|| Unsent { begun: Instant::now(), written: 0, limit: None });
        if let Poll::Ready(result) = written {
            let count = *result.as_ref().unwrap_or(&0);
            self.granted = self.granted.saturating_sub(count);
            unsent.written = unsent.written.saturating_add(count);
            unsent.limit = None;
            return Poll::Ready(result);
        }
        let end = unsent.begun + time_for(self.time, unsent.written);
        ready!(unsent.limit.get_or_insert_with(|| Box::pin(sleep_until(end))).as_mut().poll(cx));
        Poll::Ready(Err(io::Error::from(io::ErrorKind::TimedOut)))
    }
}

impl Drop for Cuttable {
    fn drop(&mut self) {
        let (plan, reset) = self.cut.with(|state| *state);
        // the reset also makes the operating system discard the unread rest of a response
        if reset || (plan == Plan::Whole && self.unsent.is_some()) {
            // closing a socket with a linger time of 0 sends a reset
            let _ = self.stream.set_zero_linger();
        }
    }
}

impl AsyncRead for Cuttable {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Cuttable {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if self.granted == 0 {
            self.granted = self.cut.allowed(bytes);
        }
        let allowed = bytes.get(..self.granted).unwrap_or(bytes);
        if allowed.is_empty() && !bytes.is_empty() {
            return Poll::Ready(Err(io::Error::from(io::ErrorKind::ConnectionAborted)));
        }
        let written = Pin::new(&mut self.stream).poll_write(cx, allowed);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if self.granted > 0 || self.cut.is_planned() {
            let first = parts.iter().find(|part| !part.is_empty()).map_or(&[][..], |part| &**part);
            return self.poll_write(cx, first);
        }
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.stream).poll_flush(cx))?;
        if self.unsent.take().is_some() {
            self.peer.sends(false);
            self.peer.waits();
        }
        if self.cut.with(|(plan, _)| *plan == Plan::Ended) {
            return Poll::Ready(Err(io::Error::from(io::ErrorKind::ConnectionAborted)));
        }
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        if self.cut.with(|(_, reset)| *reset) {
            return Poll::Ready(Ok(()));
        }
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use core::future::poll_fn;

    use tokio::net::TcpListener;

    use super::*;
    use crate::room::Room;

    #[tokio::test]
    async fn a_connection_is_aborted_where_its_cut_is() {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let stream = TcpStream::connect(listener.local_addr().expect("an address")).await.expect("a connection");
        let place = Arc::new(Room::new(1)).enter().await;
        let (mut stream, cut) = Cuttable::new(stream, Arc::clone(&place.peer), Duration::from_secs(1));
        let mut write = async |bytes: &[u8]| poll_fn(|cx| Pin::new(&mut stream).poll_write(cx, bytes)).await;
        assert_eq!(write(b"").await.expect("nothing to write"), 0);
        cut.after(1);
        assert_eq!(write(b"HTTP/1.1 200 OK\r\n\r\nab").await.expect("the head and a byte"), 20);
        assert_eq!(write(b"b").await.expect_err("it is cut").kind(), io::ErrorKind::ConnectionAborted);
    }

    #[test]
    fn a_cut_counts_the_bytes_of_the_body_however_the_answer_is_written() {
        let answer = b"HTTP/1.1 200 OK\r\na: b\r\n\r\n0123456789";
        for step in 1..=answer.len() {
            for left in 0..12 {
                let cut = Cut::default();
                assert_eq!(cut.allowed(b"an answer before"), 16);
                cut.after(left);
                let written: usize = answer.chunks(step).map(|part| cut.allowed(part)).sum();
                assert_eq!(written, answer.len() - 10 + left.min(10), "steps of {step}, {left} bytes");
            }
        }
    }
}
