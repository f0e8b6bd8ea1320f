//! Runs the code of documentation pages, in one shell session per page.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// A code block of a page.
pub struct Block<'a> {
    pub language: &'a str,
    pub code: &'a str,
    /// The text between the previous block and this one.
    before: &'a str,
}

impl Block<'_> {
    /// Whether the block is an excerpt from a file that the page names.
    pub fn excerpt(&self) -> bool {
        self.before.starts_with("From [")
    }

    /// The file name under which the page tells the reader to save the block; `None` if it does not.
    pub fn saved_as(&self) -> Option<&str> {
        self.before.strip_suffix("`:")?.rsplit_once("ave this as")?.1.trim_start().strip_prefix('`')
    }
}

pub fn blocks(page: &str) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    let mut before = "";
    // the split at ``` gives text and code alternately
    for (place, part) in page.split("```").enumerate() {
        if place % 2 == 0 {
            before = part;
            continue;
        }
        let (language, code) = part.split_once('\n').expect("lines");
        let before = before.trim_end().rsplit("\n\n").next().unwrap_or_default().trim_start();
        found.push(Block { language, code, before });
    }
    found
}

/// The commands of a block, each with the output that the page shows.
pub fn commands(block: &str) -> Vec<(&str, &str)> {
    let commands = block.strip_prefix("$ ").expect("a command").split("\n$ ");
    commands.map(|command| command.split_once('\n').expect("a command and its output")).collect()
}

/// The folder with substitutes for programs that are not installed on this machine.
pub fn substitutes() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("bin")
}

/// The `PATH` of the shell. The freshly built `lastro` comes first.
fn paths() -> OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_lastro")).parent().expect("a folder").to_owned();
    let others = std::env::var_os("PATH").unwrap_or_default();
    let paths = [program].into_iter().chain(std::env::split_paths(&others)).chain([substitutes()]);
    std::env::join_paths(paths).expect("a path")
}

/// Builds a shell command from a line.
fn shell(line: &str, folder: &Path) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env("PATH", paths()).current_dir(folder).env("LC_ALL", "C.UTF-8");
    // Packages that a page installs have the versions in the project's lock file, and come from a local cache if possible.
    let locked = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bindings/python/requirements-dev.txt");
    shell.env("PIP_CONSTRAINT", locked).env("npm_config_prefer_offline", "true");
    shell
}

/// A running program. It is killed when the value is dropped, even if the test panics.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server that a command of the page started. `shown`: its address on the page. `real`: the address on which it listens in
/// the test.
struct Started {
    _running: Running,
    shown: String,
    real: String,
}

/// A shell session for the commands of one page: a working folder, and the servers that commands have started.
pub struct Session {
    pub folder: PathBuf,
    servers: Vec<Started>,
}

impl Session {
    /// Begins a session in an empty folder of this name.
    pub fn new(name: impl AsRef<Path>) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        Self { folder, servers: Vec::new() }
    }

    /// The address of `lastro serve` on the pages. In the tests, the system chooses a free port.
    const ADDRESS: &str = "127.0.0.1:8130";

    /// Replaces the server addresses of the page by those on which the servers listen in the test.
    fn here(&self, text: &str) -> String {
        self.servers.iter().fold(text.to_owned(), |text, server| text.replace(&server.shown, &server.real))
    }

    /// Replaces the addresses on which the servers listen in the test by those of the page.
    fn on_page(&self, text: &str) -> String {
        self.servers.iter().fold(text.to_owned(), |text, server| text.replace(&server.real, &server.shown))
    }

    /// Executes a command and returns its output. A command that ends with `&` starts a server, which keeps running. `shown`: the
    /// output on the page.
    pub fn run(&mut self, line: &str, shown: &str) -> String {
        if let Some(line) = line.strip_suffix(" &") {
            let port = if line.starts_with("lastro proxy ") { "--listen 127.0.0.1:0" } else { "--port 0" };
            let mut command = shell(&format!("exec {} {port}", self.here(line)), &self.folder);
            let mut server = Running(command.stdout(Stdio::piped()).spawn().expect("a shell"));
            let lines = BufReader::new(server.0.stdout.take().expect("its output")).lines();
            let said: Vec<String> = lines.take(shown.lines().count()).map(|line| line.expect("a line")).collect();
            let address = |text: &str| {
                let line = text.lines().next().and_then(|line| line.strip_prefix("listening on http://"));
                line.expect("an address").to_owned()
            };
            let said = said.join("\n");
            let (shown, real) = (address(shown), address(&said));
            self.servers.retain(|server| server.shown != shown);
            self.servers.push(Started { _running: server, shown, real });
            return self.on_page(&said);
        }
        String::from_utf8_lossy(&self.output(line).stdout).into_owned()
    }

    /// Executes a command until it ends.
    pub fn output(&self, line: &str) -> Output {
        let line = self.here(line);
        assert!(!line.contains(Self::ADDRESS), "no server was started for {line}");
        shell(&line, &self.folder).output().expect("a shell")
    }
}
