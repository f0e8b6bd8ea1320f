//! The memory for bodies: of requests while they are read and processed, and of responses until they are sent.
//!
//! Each body may take [`FREE`] bytes at any time. A longer body needs a share of the server's memory for bodies, and waits for
//! it. So memory is bounded, however many clients send and however slowly they read.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::header::EXPECT;
use hyper::http::request::Parts;
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, sleep, timeout_at};

use crate::front::{Dropped, MAX_BODY};
use crate::room::{Peer, Room};

/// A body of at most this length needs no share.
pub const FREE: usize = 16 * 1_024;
/// Shares are counted in KiB.
const UNIT: usize = 1_024;
/// The shares of a body of maximum length. Four such bodies are received at a time, and two are sent.
const LONGEST: usize = MAX_BODY / UNIT + 1;
const RECEIVED: usize = 4 * LONGEST;
const SENT: usize = 2 * LONGEST;
/// Up to this many bytes beyond a limit are read and discarded, so that the client gets to read the response.
const MAX_DRAINED: usize = 48 * 1_024 * 1_024;
/// The buffer of a longer body grows by this many bytes at a time.
const STEP: usize = 1_024 * 1_024;
/// A client may take a second longer per this many bytes.
const SECOND_OF_BYTES: usize = 1_024 * 1_024;
/// How long a response waits before it tries again to get its share.
const PAUSE: Duration = Duration::from_millis(5);

/// How long a client may take in total to send or read this many bytes.
#[must_use]
pub fn time_for(time: Duration, bytes: usize) -> Duration {
    time.saturating_add(Duration::from_secs(u64::try_from(bytes / SECOND_OF_BYTES).unwrap_or(u64::MAX)))
}

/// The memory for bodies.
#[derive(Debug)]
pub struct Bodies {
    received: Arc<Semaphore>,
    sent: Arc<Semaphore>,
    /// Held by the response that gets its share next.
    turn: Mutex<()>,
}

impl Default for Bodies {
    fn default() -> Self {
        let shares = |count| Arc::new(Semaphore::new(count));
        Self { received: shares(RECEIVED), sent: shares(SENT), turn: Mutex::new(()) }
    }
}

/// A share of the memory for bodies.
pub type Share = Option<OwnedSemaphorePermit>;

/// What is kept of the body of a request.
#[derive(Debug, Clone, Copy)]
pub enum Keeping<'b> {
    /// Nothing: it is read and discarded, since the response does not depend on it.
    Nothing,
    /// At most this many bytes, with a share of the memory for bodies. A longer body is truncated to one byte more.
    Shared(usize, &'b Bodies),
    /// At most this many bytes, without a share: the number of such bodies is not bounded here. A longer body is truncated to
    /// one byte more.
    Alone(usize),
}

/// The body of a request.
#[derive(Debug)]
pub enum Received {
    /// The kept bytes, and their share of the memory.
    Whole(Vec<u8>, Share),
    /// The client took too long.
    Late,
    /// No share was free in time: other bodies take all of the memory.
    Busy,
}

/// Reads the body of a request. The client has `time` to send it, and one second more per MiB.
///
/// An announced length is only compared with the limit: memory is allocated as the bytes arrive.
///
/// # Errors
/// The connection ended within the body.
pub async fn received(
    head: &Parts,
    mut body: Incoming,
    keeping: Keeping<'_>,
    time: Duration,
) -> Result<Received, Dropped> {
    let (most, bodies) = match keeping {
        Keeping::Nothing => (0, None),
        Keeping::Shared(most, bodies) => (most, Some(bodies)),
        Keeping::Alone(most) => (most, None),
    };
    let kept = if matches!(keeping, Keeping::Nothing) { 0 } else { most.saturating_add(1) };
    let announced = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
    let drained = most.saturating_add(MAX_DRAINED);
    if announced > most && (announced > drained || head.headers.contains_key(EXPECT)) {
        return Ok(Received::Whole(vec![b' '; kept], None));
    }
    let longest = body.size_hint().upper().and_then(|upper| usize::try_from(upper).ok()).unwrap_or(kept).min(kept);
    let begun = Instant::now();
    let (mut bytes, mut share, mut length) = (Vec::new(), None, 0_usize);
    while !body.is_end_stream() && length <= drained {
        let deadline = begun + time_for(time, length);
        let Ok(frame) = timeout_at(deadline, body.frame()).await else { return Ok(Received::Late) };
        let Some(frame) = frame else { break };
        // the twin ignores trailers
        let Ok(data) = frame.map_err(|_| Dropped)?.into_data() else { continue };
        length = length.saturating_add(data.len());
        let data = data.get(..kept.saturating_sub(bytes.len())).unwrap_or(&data);
        if let Some(bodies) = bodies
            && share.is_none()
            && bytes.len().saturating_add(data.len()) > FREE
        {
            let asked = Arc::clone(&bodies.received).acquire_many_owned(shares(longest));
            let Ok(Ok(given)) = timeout_at(deadline, asked).await else { return Ok(Received::Busy) };
            share = Some(given);
        }
        if bytes.capacity().saturating_sub(bytes.len()) < data.len() {
            bytes.reserve_exact(data.len().max(bytes.len().min(STEP)));
        }
        bytes.extend_from_slice(data);
    }
    Ok(Received::Whole(bytes, share))
}

/// The number of shares of a body.
fn shares(length: usize) -> u32 {
    u32::try_from(length.div_ceil(UNIT).min(LONGEST)).unwrap_or(u32::MAX)
}

/// The body of a response. It holds its share until it is sent.
struct Sent {
    bytes: Vec<u8>,
    _share: OwnedSemaphorePermit,
}

impl AsRef<[u8]> for Sent {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl Bodies {
    /// The body of a response. A long one waits for its share, and connections of slow readers are closed to free theirs.
    /// `None` if no share was free within `time`.
    pub async fn sent(&self, bytes: Vec<u8>, room: &Room, peer: &Peer, time: Duration) -> Option<Bytes> {
        if bytes.len() <= FREE {
            return Some(Bytes::from(bytes));
        }
        let (end, shares) = (Instant::now() + time, shares(bytes.len()));
        let _turn = timeout_at(end, self.turn.lock()).await.ok()?;
        loop {
            if let Ok(share) = Arc::clone(&self.sent).try_acquire_many_owned(shares) {
                peer.sends(true);
                return Some(Bytes::from_owner(Sent { bytes, _share: share }));
            }
            room.dismiss_reader();
            timeout_at(end, sleep(PAUSE)).await.ok()?;
        }
    }
}
