//! The server: combines its parts, starts them and stops them.

use core::fmt;
use core::future::pending;
use core::sync::atomic::AtomicU64;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use lastro::LastroError;
use lastro_twin::fault::FaultPlan;
use lastro_twin::reference::full;
use lastro_twin::state::{Memory, StoreFault};
use lastro_twin::{Config, Engine};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{Notify, Semaphore, watch};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::begin::{begin, completed};
use crate::body::Bodies;
use crate::clock::{Clock, Running, machine_now};
use crate::control::{Forks, Requests, Token};
use crate::deliver::{Hosts, deliver};
use crate::ending::Ending;
use crate::front::{Front, Limits};
use crate::keeper::{Committed, Entries, Keeper, State};
use crate::listen::{bound, listen, reachable};
use crate::metrics::Metrics;
use crate::origin::Here;
use crate::reading::Lanes;
use crate::room::Room;
use crate::store::{self, Database, Files, OpenError};
use crate::vital::Vital;
use crate::writer::{self, Writer};

/// Interval between two ticks of a running clock.
const TICK: Duration = Duration::from_millis(20);
/// How long a stopping server waits for the writer's thread.
const WRITER_TIME: Duration = Duration::from_secs(2);
/// How long a stopping server waits for all other threads, after [`WRITER_TIME`].
const REST_TIME: Duration = Duration::from_millis(500);
/// Interval between two checks that the database files were not deleted, renamed or replaced.
const LOOK: Duration = Duration::from_secs(1);

/// Where the state is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// In memory. The state is lost when the server ends.
    Memory,
    /// In a SQLite database.
    File(PathBuf),
}

/// The configuration of a server.
pub struct Options {
    /// Where the state is stored.
    pub place: Place,
    /// The address to listen on; with port 0, the system chooses one.
    pub address: SocketAddr,
    /// The configuration of the twin.
    pub config: Config,
    /// The kind of clock: frozen, real time, or faster.
    pub clock: Clock,
    /// The token that authorizes requests to the control plane.
    pub token: String,
    /// The hosts to which notifications may be sent.
    pub hosts: Hosts,
    /// The snapshot with which a new state begins.
    pub snapshot: Option<String>,
    /// The fault plan.
    pub faults: Option<FaultPlan>,
    /// Time limits for clients, and the maximum number of connections.
    pub limits: Limits,
    /// Number of newest journal entries to keep; `None` keeps all.
    pub journal_keep: Option<usize>,
}

impl Options {
    /// Options for a server that keeps its state in memory and has a frozen clock. It listens on the loopback address, on a
    /// port that the system chooses.
    #[must_use]
    pub fn in_memory(config: Config, token: &str) -> Self {
        Self {
            place: Place::Memory,
            address: SocketAddr::new(IpAddr::from([127, 0, 0, 1]), 0),
            config,
            clock: Clock::Frozen,
            token: token.to_owned(),
            hosts: Hosts::default(),
            snapshot: None,
            faults: None,
            limits: Limits::default(),
            journal_keep: None,
        }
    }
}

/// Why a server did not start or did not stop properly.
#[derive(Debug)]
pub enum Problem {
    /// The configuration is not valid.
    Config(LastroError),
    /// The snapshot is not valid, or cannot be read.
    Snapshot(LastroError),
    /// The fault plan is not valid.
    Faults(LastroError),
    /// The options contradict the existing state.
    State(String),
    /// The server cannot listen on the address.
    Listen(SocketAddr, io::Error),
    /// The database cannot be opened.
    Open(OpenError),
    /// The state cannot be read or written.
    Store(StoreFault),
    /// The system lacks a resource, such as a thread.
    System(io::Error),
    /// The writer's thread ended without being stopped.
    Writer,
    /// The writer's thread did not end in time.
    Unfinished,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(error) => write!(f, "the configuration: {error}"),
            Self::Snapshot(error) => write!(f, "the snapshot: {error}"),
            Self::Faults(error) => write!(f, "the fault plan: {error}"),
            Self::State(why) => write!(f, "the state: {why}"),
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Open(error) => error.fmt(f),
            Self::Store(fault) => write!(f, "the state: {fault}"),
            Self::System(error) => write!(f, "the system: {error}"),
            Self::Writer => f.write_str("the writer ended unexpectedly"),
            Self::Unfinished => {
                f.write_str("the server stopped before its writer had finished: the unfinished work is not stored")
            }
        }
    }
}

impl core::error::Error for Problem {}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl From<StoreFault> for Problem {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}

/// A running server.
pub struct Server {
    address: SocketAddr,
    runtime: Runtime,
    front: Arc<Front>,
    files: Option<Files>,
    stop: watch::Sender<bool>,
    listener: tokio::task::JoinHandle<()>,
    writer: JoinHandle<Result<(), StoreFault>>,
}

impl Server {
    /// Starts a server. When the function returns, the server listens.
    ///
    /// # Errors
    /// See [`Problem`].
    pub fn start(options: Options) -> Result<Self, Problem> {
        let runtime = Builder::new_multi_thread().enable_all().thread_name("http").build()?;
        #[cfg(unix)]
        runtime.block_on(async { no_signal_for_large_files() })?;
        let listener = runtime
            .block_on(async { bound(options.address, options.limits.connections) })
            .map_err(|error| Problem::Listen(options.address, error))?;
        let address = listener.local_addr()?;

        let cores = thread::available_parallelism().map_or(1, Into::into);
        let (mut files, mut journal, mut keeper, mut kept) = (None, None, None, None);
        let mut state = match &options.place {
            Place::Memory => State::in_memory(Memory::default(), options.journal_keep),
            Place::File(path) => {
                let mut database = Database::open(path, &store::Options::default()).map_err(Problem::Open)?;
                if let Some(most) = options.journal_keep {
                    database.keep_journal(most);
                }
                files = Some(database.files().clone());
                journal = Some(database.journal()?);
                kept = database.remembered()?;
                let state = State::kept(database.load()?);
                keeper = Some(Box::new(database) as Box<dyn Keeper>);
                state
            }
        };
        let mut config = completed(options.config, kept.as_deref())?;
        config.base_url.get_or_insert_with(|| format!("http://{}", reachable(address)));
        if options.clock == Clock::Real && config.now.is_none() {
            config.now = machine_now().date_time();
        }
        let mut engine = Engine::new(&config, lists(&config)?).map_err(Problem::Config)?;
        begin(&mut state, &mut engine, kept.is_some(), options.snapshot.as_deref(), options.faults)?;
        state.commit(keeper.as_deref_mut())?;
        let now = engine.now(state.memory())?;
        // with an existing state, a real-time clock jumps to the machine's current instant
        let now = if options.clock == Clock::Real && kept.is_some() { now.max(machine_now()) } else { now };
        let clock = Running::start(options.clock, now);
        let (metrics, vital) = (Arc::new(Metrics::default()), Arc::new(Vital::default()));
        let more = Arc::new(Notify::new());
        let committed = Committed::new(&engine, state.memory());
        let here = Here::new(address, &engine.settings().base_url);
        let parts = writer::Parts {
            engine,
            state,
            keeper,
            clock,
            more: Arc::clone(&more),
            committed: committed.clone(),
            metrics: Arc::clone(&metrics),
            vital: Arc::clone(&vital),
        };
        let (writer, thread) = Writer::start(parts)?;
        let front = Arc::new(Front {
            entries: journal.map_or_else(|| Entries::Memory(committed.clone()), Entries::File),
            committed,
            writer,
            lanes: Lanes::new(cores),
            room: Arc::new(Room::new(options.limits.connections)),
            bodies: Bodies::default(),
            restoring: Semaphore::new(1),
            advances_stopped: AtomicU64::new(0),
            requests: Requests::default(),
            forks: Forks::default(),
            metrics,
            vital,
            token: Token::new(&options.token),
            here,
            clock: options.clock,
            hosts: options.hosts,
            limits: options.limits,
        });
        runtime.spawn(deliver(more, Arc::clone(&front)));
        let (stop, stopped) = watch::channel(false);
        let listener = runtime.spawn(listen(listener, Arc::clone(&front), stopped));
        if clock.is_some() {
            runtime.spawn(ticks(Arc::clone(&front)));
        }
        Ok(Self { address, runtime, front, files, stop, listener, writer: thread })
    }

    /// The address for clients on this machine: the loopback address if the server listens on all addresses.
    #[must_use]
    pub fn reachable(&self) -> SocketAddr {
        reachable(self.address)
    }

    /// The address on which the server listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Begins to handle the signals that ask the process to end (`SIGINT`, `SIGTERM`). From now on, they no longer end the
    /// process immediately.
    ///
    /// # Errors
    /// A signal handler cannot be installed.
    pub fn ending(&self) -> Result<Ending, Problem> {
        let _runtime = self.runtime.enter();
        Ok(Ending::new()?)
    }

    /// Serves until one of these events: the process receives a signal to end, the writer's thread ends, or a file of the
    /// database is deleted, renamed or replaced.
    ///
    /// # Errors
    /// Same as [`stop`](Self::stop).
    pub fn serve(self, mut ending: Ending) -> Result<(), Problem> {
        self.runtime.block_on(async {
            tokio::select! {
                () = ending.asked() => {}
                () = self.front.writer.ended() => {}
                () = moved(self.files.as_ref()) => {}
            }
        });
        self.stop()
    }

    /// Stops gracefully, within five seconds whatever the clients do. Running requests get some time to end. When the function
    /// returns, the state is on the disk.
    ///
    /// # Errors
    /// The writer's thread ended too early or did not end in time, or a file of the database was deleted, renamed or replaced.
    pub fn stop(self) -> Result<(), Problem> {
        // an error means that the listener has already ended
        let _ = self.stop.send(true);
        let ended_before = self.writer.is_finished();
        self.front.stop_advances();
        self.runtime.block_on(async {
            let _ = self.listener.await;
            let _ = timeout(WRITER_TIME, async {
                self.front.writer.stop().await;
                while !self.writer.is_finished() {
                    sleep(TICK / 4).await;
                }
            })
            .await;
        });
        self.runtime.shutdown_timeout(REST_TIME);
        if !self.writer.is_finished() {
            return Err(Problem::Unfinished);
        }
        match self.writer.join() {
            Ok(closed) if !ended_before => Ok(closed?),
            _ => Err(Problem::Writer),
        }
    }
}

/// The reference lists of a configuration, such as the municipalities. For a list that the configuration leaves out, the
/// complete list is used.
///
/// # Errors
/// [`Problem::Config`] for a list that is not valid.
pub fn lists(config: &Config) -> Result<Memory, Problem> {
    config.reference_or(full::text).map_err(Problem::Config)
}

/// Completes when a file of the database is deleted, renamed or replaced.
async fn moved(files: Option<&Files>) {
    let Some(files) = files else { return pending().await };
    let mut every = interval(LOOK);
    while files.check().is_ok() {
        every.tick().await;
    }
}

/// Installs a permanent handler for `SIGXFSZ`, the signal that a process receives when a file reaches its size limit (`ulimit
/// -f`). Without a handler, the signal ends the process. With it, the write fails as on a full disk.
#[cfg(unix)]
fn no_signal_for_large_files() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    // `SIGXFSZ` has this number on Linux (except MIPS), macOS and the BSDs.
    const SIGXFSZ: i32 = 25;
    signal(SignalKind::from_raw(SIGXFSZ)).map(drop)
}

async fn ticks(front: Arc<Front>) {
    let mut every = interval(TICK);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        every.tick().await;
        front.writer.tick();
    }
}

/// Returns an unguessable string for keys and tokens, from 160 random bits of the system.
///
/// # Errors
/// The system returns no random bytes.
pub fn random_text() -> io::Result<String> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(lastro::value::hex(&bytes))
}
