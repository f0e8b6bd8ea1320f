//! A connection that can be cut: after so many bytes of an answer, with an orderly end or with a reset.

use core::pin::Pin;
use core::task::{Context, Poll};
use std::io;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

/// What ends the head of an answer.
const END_OF_HEAD: &[u8] = b"\r\n\r\n";

/// How a connection is to be cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Plan {
    /// Not at all.
    #[default]
    Whole,
    /// After the head and so many bytes of the body. `matched` bytes of the head's end have been seen.
    After { matched: usize, left: usize },
    /// Nothing more is written.
    Ended,
}

/// The hand on a connection's cut.
#[derive(Debug, Clone, Default)]
pub struct Cut(Arc<Mutex<(Plan, bool)>>);

impl Cut {
    /// The next answer ends after its head and so many bytes of its body.
    pub fn after(&self, bytes: usize) {
        self.with(|(plan, _)| *plan = Plan::After { matched: 0, left: bytes });
    }

    /// The connection ends with a reset, as when a program crashes, instead of an orderly end.
    pub fn with_reset(&self) {
        self.with(|(_, reset)| *reset = true);
    }

    fn with<R>(&self, change: impl FnOnce(&mut (Plan, bool)) -> R) -> R {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// How many of these bytes may be written.
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
    /// Bytes that may be written and have not been.
    granted: usize,
}

impl Cuttable {
    /// A connection, and the hand on its cut.
    #[must_use]
    pub fn new(stream: TcpStream) -> (Self, Cut) {
        let cut = Cut::default();
        (Self { stream, cut: cut.clone(), granted: 0 }, cut)
    }
}

impl Drop for Cuttable {
    fn drop(&mut self) {
        if self.cut.with(|(_, reset)| *reset) {
            // the system sends a reset where a socket is closed with nothing to linger for
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
        if let Poll::Ready(Ok(count)) = written {
            self.granted = self.granted.saturating_sub(count);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
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
    use super::*;

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
