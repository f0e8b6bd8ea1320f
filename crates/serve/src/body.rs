//! Limits the memory that bodies take: bodies of requests while they are received and processed, and bodies of responses until
//! they are sent.
//!
//! A body of up to [`FREE`] bytes is always accepted. A longer body waits until it has acquired memory permits from a
//! semaphore, one permit per KiB. So the memory is limited, however many clients send and however slowly they read.

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

/// A body of at most this many bytes needs no memory permits.
pub const FREE: usize = 16 * 1_024;
/// Number of bytes for each memory permit.
const UNIT: usize = 1_024;
/// Number of memory permits for a body of maximum length. There are enough permits to receive four such bodies at a time, and
/// to send two.
const LONGEST: usize = MAX_BODY / UNIT + 1;
const RECEIVED: usize = 4 * LONGEST;
const SENT: usize = 2 * LONGEST;
/// Maximum number of bytes of a body beyond its limit that are read and discarded. A client that is still sending would
/// otherwise not read the error response.
const MAX_DRAINED: usize = 48 * 1_024 * 1_024;
/// Maximum number of bytes that the buffer of a body reserves in advance.
const STEP: usize = 1_024 * 1_024;
/// Number of bytes for which a client gets one additional second to send or read them.
const SECOND_OF_BYTES: usize = 1_024 * 1_024;
/// Pause of a response between two attempts to acquire memory permits for its body.
const PAUSE: Duration = Duration::from_millis(5);

/// The total time that a client has to send or read this many bytes: `time`, and one second more per MiB.
#[must_use]
pub fn time_for(time: Duration, bytes: usize) -> Duration {
    time.saturating_add(Duration::from_secs(u64::try_from(bytes / SECOND_OF_BYTES).unwrap_or(u64::MAX)))
}

/// The memory permits for bodies that are received, and those for bodies that are sent.
#[derive(Debug)]
pub struct Bodies {
    received: Arc<Semaphore>,
    sent: Arc<Semaphore>,
    /// Locked by the response that is next to acquire memory permits, so that responses get them in order.
    turn: Mutex<()>,
}

impl Default for Bodies {
    fn default() -> Self {
        let shares = |count| Arc::new(Semaphore::new(count));
        Self { received: shares(RECEIVED), sent: shares(SENT), turn: Mutex::new(()) }
    }
}

/// The memory permits that a body holds; `None` if it needs none.
pub type Share = Option<OwnedSemaphorePermit>;

/// How much of a request's body is stored while it is received.
#[derive(Debug, Clone, Copy)]
pub enum Keeping<'b> {
    /// Nothing. The body is read and discarded, since the response does not depend on it.
    Nothing,
    /// At most this many bytes, for which memory permits are acquired. A longer body is truncated to one byte more, so that the
    /// caller notices that it is too long.
    Shared(usize, &'b Bodies),
    /// At most this many bytes. The body does not count towards the memory limit, so the caller has to limit the number of such
    /// bodies. A longer body is truncated to one byte more, so that the caller notices that it is too long.
    Alone(usize),
}

/// The result of receiving a body.
#[derive(Debug)]
pub enum Received {
    /// The stored bytes, and the memory permits for them.
    Whole(Vec<u8>, Share),
    /// The client did not send the body in time.
    Late,
    /// The memory for the body was not available in time, since other bodies occupy it.
    Busy,
}

/// Receives the body of a request. The client has `time` to send it, and one second more per MiB.
///
/// `Content-Length` is only compared with the limit. Memory is allocated as the bytes arrive, so a client cannot reserve memory
/// with a false length.
///
/// # Errors
/// The connection ended before the body was complete.
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
        // HTTP trailers are ignored
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

/// The number of memory permits for a body of this length.
fn shares(length: usize) -> u32 {
    u32::try_from(length.div_ceil(UNIT).min(LONGEST)).unwrap_or(u32::MAX)
}

/// The body of a response. It holds its memory permits until it is sent and dropped.
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
    /// Prepares the body of a response to be sent. A long body waits for memory permits. Meanwhile, connections whose clients
    /// read slowly are closed, so that the memory of their responses becomes free. Returns `None` if the permits were not
    /// available within `time`.
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
