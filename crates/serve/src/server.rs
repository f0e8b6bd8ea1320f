//! The parts put together: a server that is started, told about, and stopped.

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

/// How often a running clock is looked at.
const TICK: Duration = Duration::from_millis(20);
/// How long a server that is being stopped waits for its writer.
const WRITER_TIME: Duration = Duration::from_secs(2);
/// How long it waits for everything else, after that.
const REST_TIME: Duration = Duration::from_millis(500);
/// How often the files of the database are looked at.
const LOOK: Duration = Duration::from_secs(1);

/// Where the state is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// In memory, and gone when the server ends.
    Memory,
    /// In a SQLite database.
    File(PathBuf),
}

/// What a server starts with.
pub struct Options {
    /// Where the state is.
    pub place: Place,
    /// The address that it listens on; port 0 lets the system choose one.
    pub address: SocketAddr,
    /// What the twin starts with.
    pub config: Config,
    /// How time passes.
    pub clock: Clock,
    /// What opens the control plane.
    pub token: String,
    /// Where notifications may be sent.
    pub hosts: Hosts,
    /// The snapshot that a new state begins with.
    pub snapshot: Option<String>,
    /// What is to go wrong.
    pub faults: Option<FaultPlan>,
    /// How long clients are waited for.
    pub limits: Limits,
    /// How many entries of the journal are kept, the newest ones; all if it is not given.
    pub journal_keep: Option<usize>,
}

impl Options {
    /// A server in memory on a port of loopback that the system chooses, with a frozen clock.
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

/// Why a server did not start, or did not stop as it should.
#[derive(Debug)]
pub enum Problem {
    /// The configuration is wrong.
    Config(LastroError),
    /// The snapshot is none, or cannot be read.
    Snapshot(LastroError),
    /// The fault plan is wrong.
    Faults(LastroError),
    /// What was requested does not go together with the state that is there.
    State(String),
    /// It cannot listen on the address.
    Listen(SocketAddr, io::Error),
    /// The database cannot be opened.
    Open(OpenError),
    /// The state cannot be read or written.
    Store(StoreFault),
    /// The system does not give what is needed.
    System(io::Error),
    /// The writer ended by itself.
    Writer,
    /// The writer did not end in time.
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
            Self::Writer => f.write_str("the writer ended by itself"),
            Self::Unfinished => f.write_str(
                "the server was told to end, and its writer was at work for too long: what it was at is not stored",
            ),
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

/// A server that listens.
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
    /// Starts a server. When this returns, it listens.
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
        // a clock that follows the machine's goes on from there
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

    /// The address that it listens on.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Begins to watch for the signals that tell the process to end (`SIGINT`, `SIGTERM`): from now on they no longer end
    /// it at once.
    ///
    /// # Errors
    /// The system does not let them be watched.
    pub fn ending(&self) -> Result<Ending, Problem> {
        let _runtime = self.runtime.enter();
        Ok(Ending::new()?)
    }

    /// Serves until the process gets the signal to end, until the writer ends by itself, or until a file of the database is deleted,
    /// renamed or replaced.
    ///
    /// # Errors
    /// As [`stop`](Self::stop).
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

    /// Stops gracefully, within five seconds whatever its clients do: what is getting a response has some time to end, and the
    /// state is on the disk.
    ///
    /// # Errors
    /// The writer ended before or does not end in time, or a file of the database was deleted, renamed or replaced.
    pub fn stop(self) -> Result<(), Problem> {
        // the receiver is gone if the listener has ended
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

/// The reference lists of a configuration; the whole list for each that it leaves out.
///
/// # Errors
/// [`Problem::Config`] for a text that is not such a list.
pub fn lists(config: &Config) -> Result<Memory, Problem> {
    config.reference_or(full::text).map_err(Problem::Config)
}

/// Ends when a file of the database was deleted, renamed or replaced.
async fn moved(files: Option<&Files>) {
    let Some(files) = files else { return pending().await };
    let mut every = interval(LOOK);
    while files.check().is_ok() {
        every.tick().await;
    }
}

/// Where a file reaches the limit of its size (`ulimit -f`), the write fails as on a full disk. Without a handler, which stays
/// when this returns, the signal `SIGXFSZ` would end the process.
#[cfg(unix)]
fn no_signal_for_large_files() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    // on Linux but for MIPS, on macOS and on the BSDs
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

/// A text that cannot be guessed, for keys and tokens: 160 bits from the system.
///
/// # Errors
/// The system has no random bytes.
pub fn random_text() -> io::Result<String> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes).map_err(io::Error::other)?;
    Ok(lastro::value::hex(&bytes))
}
