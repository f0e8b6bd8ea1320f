//! Limits the number of connections, and chooses the connection that is closed for a new one.
//!
//! To dismiss a connection means to close it for a new one. A connection can be dismissed while it waits for its client: it is
//! idle, or the client sends its request or reads the response slowly. So slow clients never lock out other clients.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::Notify;
use tokio::time::sleep;

/// Pause before the next attempt to get a slot for a new connection, if no connection could be dismissed.
const PAUSE: Duration = Duration::from_millis(10);
/// Minimum time that a client has to read a long response before its connection may be dismissed to free the memory of the
/// response.
const READING_TIME: Duration = Duration::from_secs(1);

/// The open connections of a server.
#[derive(Debug)]
pub struct Room {
    most: usize,
    peers: Mutex<Peers>,
    dismissed: AtomicU64,
}

#[derive(Debug, Default)]
struct Peers {
    last: u64,
    connected: BTreeMap<u64, Arc<Peer>>,
}

/// The state of a connection.
#[derive(Debug)]
pub struct Peer {
    began: Instant,
    /// When the connection began to wait for its client, in milliseconds after it was accepted.
    since: AtomicU64,
    working: AtomicBool,
    sending: AtomicBool,
    dismissal: Notify,
}

impl Peer {
    fn new() -> Self {
        let (since, working, sending) = (AtomicU64::new(0), AtomicBool::new(false), AtomicBool::new(false));
        Self { began: Instant::now(), since, working, sending, dismissal: Notify::new() }
    }

    /// Marks the connection as busy with a request until the returned value is dropped. A busy connection is not dismissed.
    pub fn works(&self) -> Working<'_> {
        self.working.store(true, Relaxed);
        Working(self)
    }

    /// Sets whether a long response is being sent.
    pub fn sends(&self, long: bool) {
        self.sending.store(long, Relaxed);
    }

    /// Marks the connection as waiting for its client from now on.
    pub fn waits(&self) {
        self.since.store(u64::try_from(self.began.elapsed().as_millis()).unwrap_or(u64::MAX), Relaxed);
    }

    /// Completes when the connection is dismissed.
    pub async fn dismissed(&self) {
        self.dismissal.notified().await;
    }

    /// Since when the connection has waited for its client; `None` while it is busy with a request.
    fn waiting_since(&self) -> Option<Instant> {
        let since = Duration::from_millis(self.since.load(Relaxed));
        if self.working.load(Relaxed) { None } else { self.began.checked_add(since) }
    }
}

/// Marks a connection as busy with a request until this value is dropped.
#[derive(Debug)]
pub struct Working<'p>(&'p Peer);

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.0.waits();
        self.0.working.store(false, Relaxed);
    }
}

/// The slot of a connection. It becomes free when this value is dropped.
#[derive(Debug)]
pub struct Place {
    room: Arc<Room>,
    number: u64,
    /// The state of the connection.
    pub peer: Arc<Peer>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.room.lock().connected.remove(&self.number);
    }
}

impl Room {
    /// Creates slots for `most` connections, at least one.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most: most.max(1), peers: Mutex::default(), dismissed: AtomicU64::new(0) }
    }

    fn lock(&self) -> MutexGuard<'_, Peers> {
        self.peers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a slot for a new connection. If all slots are taken, dismisses the connection that has waited longest for its
    /// client. If no connection waits for its client, waits until a slot is free.
    pub async fn enter(self: &Arc<Self>) -> Place {
        loop {
            if let Some(place) = self.free() {
                return place;
            }
            if !self.dismiss_one() {
                sleep(PAUSE).await;
            }
        }
    }

    fn free(self: &Arc<Self>) -> Option<Place> {
        let mut peers = self.lock();
        if peers.connected.len() >= self.most {
            return None;
        }
        let (number, peer) = (peers.last.wrapping_add(1), Arc::new(Peer::new()));
        peers.last = number;
        peers.connected.insert(number, Arc::clone(&peer));
        Some(Place { room: Arc::clone(self), number, peer })
    }

    /// Dismisses the connection that has waited longest for its client, among those for which `which` returns true. Returns
    /// `false` if there is none.
    fn dismiss(&self, which: impl Fn(&Peer) -> bool) -> bool {
        let mut peers = self.lock();
        let waiting = peers.connected.iter().filter(|(_, peer)| which(peer));
        let first = waiting.filter_map(|(number, peer)| Some((peer.waiting_since()?, *number))).min();
        let Some(peer) = first.and_then(|(_, number)| peers.connected.remove(&number)) else { return false };
        peer.dismissal.notify_one();
        self.dismissed.fetch_add(1, Relaxed);
        true
    }

    /// Dismisses the connection that has waited longest for its client. Returns `false` if no connection waits for its client.
    pub fn dismiss_one(&self) -> bool {
        self.dismiss(|_| true)
    }

    /// Dismisses the connection whose client has taken longest to read a long response. Returns `false` if no client has taken
    /// more than a second.
    pub fn dismiss_reader(&self) -> bool {
        let slow = |since: Instant| since.elapsed() > READING_TIME;
        self.dismiss(|peer| peer.sending.load(Relaxed) && peer.waiting_since().is_some_and(slow))
    }

    /// Dismisses every connection, even those with a running request.
    pub fn dismiss_all(&self) {
        for peer in self.lock().connected.values() {
            peer.dismissal.notify_one();
        }
    }

    /// Number of connections.
    #[must_use]
    pub fn connected(&self) -> usize {
        self.lock().connected.len()
    }

    /// Number of connections dismissed so far.
    #[must_use]
    pub fn dismissals(&self) -> u64 {
        self.dismissed.load(Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use core::pin::pin;
    use core::task::{Context, Poll, Waker};

    use super::*;

    /// Returns a slot if one is available without waiting.
    fn enter(room: &Arc<Room>) -> Option<Place> {
        let entering = pin!(room.enter());
        match entering.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(place) => Some(place),
            Poll::Pending => None,
        }
    }

    fn is_dismissed(place: &Place) -> bool {
        pin!(place.peer.dismissed()).poll(&mut Context::from_waker(Waker::noop())).is_ready()
    }

    #[tokio::test]
    async fn the_connection_that_waits_longest_makes_way() {
        let room = Arc::new(Room::new(3));
        let places: Vec<_> = (0..3).map(|_| enter(&room).expect("room")).collect();
        std::thread::sleep(Duration::from_millis(5));
        // the first connection waits for its client, the second one is busy with a request
        places[0].peer.waits();
        let working = places[1].peer.works();
        let fourth = enter(&room).expect("room");
        assert_eq!([0, 1, 2].map(|at| is_dismissed(&places[at])), [false, false, true]);
        let fifth = enter(&room).expect("room");
        assert!(is_dismissed(&places[0]));
        let (_four, _five) = (fourth.peer.works(), fifth.peer.works());
        assert!(enter(&room).is_none(), "nobody can be dismissed");
        assert_eq!((room.connected(), room.dismissals()), (3, 2));
        drop(working);
        drop(places);
        assert!(enter(&room).is_some());
    }
}
