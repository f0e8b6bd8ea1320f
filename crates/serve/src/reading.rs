//! Reads of the state in parallel with the writer, with limits on their number and duration.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::Arc;
use std::time::Duration;

use lastro_twin::decide::Refusal;
use lastro_twin::state::{StoreFault, View};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use crate::body::Share;
use crate::front::Front;

/// A flag that ends a read early. Once it is true, the read's search returns an error.
pub type Stop = Arc<AtomicBool>;

/// The kinds of reads. Each kind has a limit of its own, so that reads of one kind never wait for those of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// A request for a single record. It runs on the current thread, since it takes less time than starting another thread.
    One,
    /// A listing. It is aborted after [`list_time`](crate::front::Limits::list_time).
    List,
    /// A read of the control plane.
    Control,
}

/// The semaphores that limit the number of parallel reads, one for each lane.
#[derive(Debug)]
pub struct Lanes {
    one: Arc<Semaphore>,
    list: Arc<Semaphore>,
    control: Arc<Semaphore>,
}

impl Lanes {
    /// The limits for a machine with this many cores.
    #[must_use]
    pub fn new(cores: usize) -> Self {
        let places = |count| Arc::new(Semaphore::new(count));
        Self { one: places(cores), list: places(cores), control: places(1) }
    }

    fn of(&self, lane: Lane) -> &Arc<Semaphore> {
        match lane {
            Lane::One => &self.one,
            Lane::List => &self.list,
            Lane::Control => &self.control,
        }
    }
}

/// Why a read failed.
#[derive(Debug)]
pub enum Unread {
    /// The store cannot be read.
    Store(StoreFault),
    /// The read took too long.
    Late,
}

impl From<StoreFault> for Unread {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

impl From<Unread> for Refusal {
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Store(fault) => fault.into(),
            Unread::Late => Self::new(503, "A consulta demorou demais: use menos condições ou peça menos registros."),
        }
    }
}

/// Ends a read when this value is dropped, which happens when the client of the request disconnects.
struct EndsRead(Stop);

impl Drop for EndsRead {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

impl Front {
    /// Reads the state as of the last commit, in parallel with the writer. A read that may take long runs on a separate thread.
    /// It is aborted after the time limit, or if its client disconnects.
    ///
    /// # Errors
    /// See [`Unread`].
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        lane: Lane,
        job: impl FnOnce(&dyn View) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<T, Unread> {
        Ok(self.read_and_keep(lane, job).await?.0)
    }

    /// Like [`read`](Self::read), but also returns the permit of the lane. The lane accepts another read once the permit is
    /// dropped.
    ///
    /// # Errors
    /// See [`Unread`].
    pub async fn read_and_keep<T: Send + 'static>(
        self: &Arc<Self>,
        lane: Lane,
        job: impl FnOnce(&dyn View) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<(T, Share), Unread> {
        let front = Arc::clone(self);
        self.reading(lane, move |stop| {
            let last = front.committed.get();
            if lane == Lane::One {
                return job(&last.state);
            }
            let mut state = last.state.clone();
            state.stop_by(Some(Arc::clone(stop)));
            job(&state)
        })
        .await
    }

    /// Like [`read_and_keep`](Self::read_and_keep), but the job gets no view of the state. It chooses what it reads, such as the
    /// journal.
    ///
    /// # Errors
    /// See [`Unread`].
    pub async fn reading<T: Send + 'static>(
        self: &Arc<Self>,
        lane: Lane,
        job: impl FnOnce(&Stop) -> Result<T, StoreFault> + Send + 'static,
    ) -> Result<(T, Share), Unread> {
        let lanes = Arc::clone(self.lanes.of(lane));
        let read = async |stop: Stop| {
            let place = lanes.acquire_owned().await.ok();
            // the thread holds the permit, so that it is released only when the thread has ended
            let read = move || Ok((job(&stop)?, place));
            if lane == Lane::One {
                return read();
            }
            spawn_blocking(read)
                .await
                .unwrap_or_else(|_| Err(StoreFault::Failed("the reading thread failed".to_owned())))
        };
        let read = self.in_time(lane, read).await?;
        read.map_err(|fault| {
            tracing::error!(error = fault.to_string(), "the state could not be read");
            fault.into()
        })
    }

    /// Awaits a read, and aborts it after the time limit, or if its client disconnects.
    ///
    /// # Errors
    /// The read took too long.
    pub async fn in_time<T>(&self, lane: Lane, read: impl AsyncFnOnce(Stop) -> T) -> Result<T, Unread> {
        let ends = EndsRead(Arc::new(AtomicBool::new(false)));
        let time = if lane == Lane::List { self.limits.list_time } else { Duration::MAX };
        timeout(time, read(Arc::clone(&ends.0))).await.map_err(|_| {
            tracing::warn!(seconds = time.as_secs(), "a listing took too long and was aborted");
            Unread::Late
        })
    }
}
