//! A reverse proxy in front of the real service, which records all exchanges.
//!
//! The limits for clients (connections, memory for bodies, time) are the same as in the twin's server. Each request is sent to
//! the service exactly once, without retries. Each response is recorded before it is returned to the client.

mod check;
mod forward;

use core::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use hyper::Uri;
use lastro_client::{BoxError, ReqwestTransport};
use lastro_mirror::har::RecordingFault;
use lastro_mirror::recording::Recording;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::ending::Ending;
use crate::front::Limits;
use crate::listen::{bound, listen, reachable};
use check::Check;
pub use check::Tell;
use forward::Proxy;

/// How long a stopping proxy waits for responses of the service after its listener has stopped.
const REST_TIME: Duration = Duration::from_secs(3);
/// How long a stopping proxy waits for the check of the recording, after [`REST_TIME`].
const CHECK_TIME: Duration = Duration::from_secs(3);

/// The configuration of a proxy.
pub struct Options<'o> {
    /// Scheme, host and port of the service, as [`fn@origin`] returns them.
    pub to: String,
    /// The file to record to. If it already contains a recording that this program wrote, exchanges are appended to it. With
    /// `pseudonyms`, such a recording must have no entries.
    pub record: &'o Path,
    /// The address to listen on; with port 0, the system chooses one.
    pub address: SocketAddr,
    /// Whether the recording contains pseudonyms in place of personal data.
    pub pseudonyms: bool,
    /// The time in which the service has to send a complete response.
    pub timeout: Duration,
    /// A function that receives a line for each new kind of finding, and at the end a line with the number of exchanges and
    /// findings. With `None`, the recording is not checked.
    pub check: Option<Tell>,
    /// Time limits for clients, and the maximum number of connections.
    pub limits: Limits,
}

/// Why a proxy did not start, or why it ended.
#[derive(Debug)]
pub enum Problem {
    /// The proxy cannot listen on the address.
    Listen(SocketAddr, io::Error),
    /// The recording cannot be written to the file.
    Recording(RecordingFault),
    /// The machine has no root certificates, which are needed to verify https.
    Certificates(BoxError),
    /// The system lacks a resource, such as a thread.
    System(io::Error),
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Listen(address, error) => write!(f, "cannot listen on {address}: {error}"),
            Self::Recording(fault) => write!(f, "the recording: {fault}"),
            Self::Certificates(error) => write!(f, "cannot load the certificates for https: {error}"),
            Self::System(error) => write!(f, "the system: {error}"),
        }
    }
}

impl core::error::Error for Problem {}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        Self::System(error)
    }
}

impl From<RecordingFault> for Problem {
    fn from(fault: RecordingFault) -> Self {
        Self::Recording(fault)
    }
}

/// Scheme, host and port of a service's URL. Returns `None` for a URL with a path, a query or a user name. Also returns `None`
/// for http to another machine, since it would send the API key unencrypted.
#[must_use]
pub fn origin(url: &str) -> Option<String> {
    let uri: Uri = url.parse().ok()?;
    let (scheme, authority) = (uri.scheme_str()?.to_ascii_lowercase(), uri.authority()?.as_str().to_ascii_lowercase());
    let is_here = matches!(uri.host()?.to_ascii_lowercase().as_str(), "localhost" | "127.0.0.1" | "[::1]");
    let is_bare =
        matches!(uri.path(), "" | "/") && uri.query().is_none() && !authority.contains('@') && !url.contains('#');
    let is_allowed = scheme == "https" || scheme == "http" && is_here;
    (is_allowed && is_bare).then(|| [&scheme, "://", &authority].concat())
}

/// A running proxy.
pub struct Server {
    address: SocketAddr,
    runtime: Runtime,
    proxy: Arc<Proxy>,
    check: Option<Check>,
    stop: watch::Sender<bool>,
    listener: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Starts a proxy. When the function returns, the proxy listens.
    ///
    /// # Errors
    /// See [`Problem`].
    pub fn start(options: Options<'_>) -> Result<Self, Problem> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(io::Error::other)?;
        let recording = Recording::open(options.record, options.pseudonyms.then_some(secret))?;
        let transport = ReqwestTransport::new(&options.to).map_err(Problem::Certificates)?;
        let runtime = Builder::new_multi_thread().enable_all().thread_name("proxy").build()?;
        let listener = runtime
            .block_on(async { bound(options.address, options.limits.connections) })
            .map_err(|error| Problem::Listen(options.address, error))?;
        let address = listener.local_addr()?;
        let start = |tell| Check::start(options.record, &recording, tell);
        let check = options.check.map(start).transpose()?;
        let wake = check.as_ref().map(Check::waker);
        let proxy = Proxy::new(options.to, transport, recording, wake, address, options.timeout, options.limits);
        let proxy = Arc::new(proxy);
        let (stop, stopped) = watch::channel(false);
        let listener = runtime.spawn(listen(listener, Arc::clone(&proxy), stopped));
        Ok(Self { address, runtime, proxy, check, stop, listener })
    }

    /// The address for clients on this machine: the loopback address if the proxy listens on all addresses.
    #[must_use]
    pub fn reachable(&self) -> SocketAddr {
        reachable(self.address)
    }

    /// Begins to handle the signals that ask the process to end (`SIGINT`, `SIGTERM`).
    ///
    /// # Errors
    /// A signal handler cannot be installed.
    pub fn ending(&self) -> Result<Ending, Problem> {
        let _runtime = self.runtime.enter();
        Ok(Ending::new()?)
    }

    /// Serves until the process receives a signal to end, or until the recording cannot be written.
    ///
    /// # Errors
    /// Same as [`stop`](Self::stop).
    pub fn serve(self, mut ending: Ending) -> Result<(), Problem> {
        self.runtime.block_on(async {
            tokio::select! {
                () = ending.asked() => {}
                () = self.proxy.failing() => {}
            }
        });
        self.stop()
    }

    /// Stops gracefully, within six seconds, or within nine if the recording is checked. A request that has no response by then
    /// is recorded without a response.
    ///
    /// # Errors
    /// An exchange could not be recorded.
    pub fn stop(self) -> Result<(), Problem> {
        // an error means that the listener has already ended
        let _ = self.stop.send(true);
        self.runtime.block_on(async {
            let _ = self.listener.await;
            self.proxy.settled(REST_TIME).await;
        });
        // requests that are still running are dropped here, which records them without a response
        self.runtime.shutdown_timeout(Duration::from_millis(500));
        if let Some(check) = self.check {
            check.end(CHECK_TIME);
        }
        self.proxy.recording.end().map_err(|error| Problem::Recording(RecordingFault::File(error)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_service_is_named_by_its_origin() {
        for (url, wanted) in [
            ("https://Conta.example", "https://conta.example"),
            ("https://conta.example:8443/", "https://conta.example:8443"),
            ("http://127.0.0.1:8130", "http://127.0.0.1:8130"),
            ("http://localhost", "http://localhost"),
            ("http://[::1]:1", "http://[::1]:1"),
        ] {
            assert_eq!(origin(url).as_deref(), Some(wanted));
        }
        for wrong in [
            "http://conta.example",
            "https://conta.example/api",
            "https://conta.example/?a",
            "https://conta.example/#a",
            "https://chave:@conta.example",
            "conta.example",
            "ftp://conta.example",
            "https://",
            "",
        ] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }
}
