//! Runs programs and reads files. Errors name the program or file.

use std::cell::RefCell;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::{env, iter};

/// A result whose error is a message: only people read these errors.
pub type Result<T> = std::result::Result<T, String>;

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the project's folder").to_owned()
}

/// The folder in which cargo builds.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A command for a program. On Windows, npm and Maven are scripts and can be run only by a name with the extension `.cmd`.
fn program(name: &OsStr) -> Command {
    let script = cfg!(windows) && (name == "npm" || name == "mvn");
    if script { Command::new(Path::new(name).with_extension("cmd")) } else { Command::new(name) }
}

/// A command in a folder of the project. Python stores its compiled modules below `target`, so that source folders stay clean.
/// Without stored modules, each Python program would compile its imports again: a second and a half for pandas.
pub fn command(name: impl AsRef<OsStr>, folder: impl AsRef<Path>) -> Command {
    let mut command = program(name.as_ref());
    command.env("PYTHONPYCACHEPREFIX", target().join("pycache")).env_remove("PYTHONDONTWRITEBYTECODE");
    command.current_dir(root().join(folder));
    command
}

/// Whether a program can be run.
pub fn have(name: &str) -> bool {
    program(name.as_ref()).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

thread_local! {
    /// The file that receives the output of the programs that this thread runs; `None` sends the output to the terminal.
    static LOG: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Runs `work` with the output of its programs redirected to a file.
pub fn logged<T>(log: File, work: impl FnOnce() -> T) -> T {
    LOG.set(Some(log));
    let done = work();
    LOG.set(None);
    done
}

/// The log file of this thread, if it has one.
fn log() -> Option<File> {
    LOG.with_borrow(|log| log.as_ref()?.try_clone().ok())
}

/// Writes a line to the log of this thread, or prints it if the thread has no log.
pub fn say(line: &str) {
    match log() {
        Some(mut log) => _ = writeln!(log, "{line}"),
        None => println!("{line}"),
    }
}

/// Runs a command and shows its output.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    say(&format!("$ {line}"));
    if let Some(log) = log() {
        let errors = log.try_clone().map_err(|e| e.to_string())?;
        command.stdin(Stdio::null()).stdout(log).stderr(errors);
    }
    let status = command.status().map_err(|e| format!("{line}: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("{line} failed ({status})")) }
}

/// Runs `cargo test` and shows its output. Unlike cargo, it also fails if a test program ran no test, because then the filter
/// in the command matches nothing.
pub fn run_tests(command: &mut Command) -> Result<()> {
    let printed = output(command)?;
    say(printed.trim_end());
    let counts: Vec<&str> = printed.lines().filter_map(|line| line.strip_prefix("running ")).collect();
    if !counts.is_empty() && counts.iter().all(|count| !count.starts_with("0 ")) {
        return Ok(());
    }
    Err(format!("{} ran a test program without a test: {counts:?}", line(command)))
}

/// Runs a command and returns its standard output; its standard error is shown.
pub fn output(command: &mut Command) -> Result<String> {
    command.stderr(log().map_or_else(Stdio::inherit, Stdio::from));
    let done = finished(command)?;
    if done.status.success() {
        return String::from_utf8(done.stdout).map_err(|e| e.to_string());
    }
    Err(format!("{}\n{} failed ({})", String::from_utf8_lossy(&done.stdout).trim_end(), line(command), done.status))
}

/// Runs a command silently. If it fails, the error has all of its output.
pub fn quietly(command: &mut Command) -> Result<()> {
    command.stderr(Stdio::piped());
    let done = finished(command)?;
    let printed = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    if done.status.success() { Ok(()) } else { Err(printed.trim().to_owned()) }
}

fn finished(command: &mut Command) -> Result<Output> {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).output().map_err(|e| format!("{}: {e}", line(command)))
}

fn line(command: &Command) -> String {
    let words = iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Reads a file of the project.
pub fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = root().join(path);
    fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file of the project, and creates its folders. If the file already has this text, it is not written, since its new
/// modification time would cause rebuilds. Returns whether the file changed.
pub fn write(path: impl AsRef<Path>, text: &str) -> Result<bool> {
    let path = root().join(path);
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(&path, text)).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(true)
}

/// Empties a folder, or creates it, and returns its path.
pub fn empty_folder(folder: PathBuf) -> Result<PathBuf> {
    let gone = if folder.exists() { fs::remove_dir_all(&folder) } else { Ok(()) };
    gone.and_then(|()| fs::create_dir_all(&folder)).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// Copies a file, or all files of a folder. A file whose copy already has the same bytes is not copied, since a new
/// modification time would cause rebuilds.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<()> {
    let (from, to) = (from.as_ref(), to.as_ref());
    if from.is_dir() {
        return files(from)?.into_iter().try_for_each(|(file, name)| copy(file, to.join(name)));
    }
    let told = |e| format!("{} to {}: {e}", from.display(), to.display());
    let bytes = fs::read(from).map_err(told)?;
    if fs::read(to).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    to.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::copy(from, to)).map_err(told)?;
    Ok(())
}

/// The files below a folder, sorted by path. Each has its full path and its path relative to the folder.
pub fn files(folder: &Path) -> Result<Vec<(PathBuf, PathBuf)>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).map_err(|e| format!("{}: {e}", next.display()))? {
            let path = entry.map_err(|e| e.to_string())?.path();
            match path.strip_prefix(folder) {
                Ok(_) if path.is_dir() => folders.push(path),
                Ok(name) => found.push((path.clone(), name.to_owned())),
                Err(error) => return Err(error.to_string()),
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Installs the npm packages in a folder's lock file, unless they are already installed.
pub fn install_npm(folder: &str) -> Result<()> {
    let lock = read(Path::new(folder).join("package-lock.json"))?;
    let stamp = root().join(folder).join("node_modules/.lastro-lock");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run(command("npm", folder).args(["ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"]))?;
    write(stamp, &lock).map(drop)
}

/// A command for a program that an npm dependency of a package provides. It runs in the package's folder.
pub fn npm_tool(folder: &str, name: &str) -> Command {
    let program = root().join(folder).join("node_modules/.bin").join(name);
    command(if cfg!(windows) { program.with_extension("cmd") } else { program }, folder)
}

/// The path of a program that a crate provides, in the given version. If the machine lacks the program, it is built and kept
/// in the target folder.
pub fn cargo_tool(name: &str, version: &str, profile: &str) -> Result<PathBuf> {
    let tools = target().join("tools");
    let own = tools.join("bin").join([name, env::consts::EXE_SUFFIX].concat());
    let says_version =
        |program: &OsStr| output(Command::new(program).arg("--version")).is_ok_and(|v| v.contains(version));
    if have(name) && says_version(name.as_ref()) {
        return Ok(name.into());
    }
    if !own.exists() {
        let mut install = command("cargo", ".");
        install.args(["install", "--quiet", "--locked", "--profile", profile, name, "--version", version, "--root"]);
        // cargo builds the program in a separate folder, which is then deleted, since no other build can use its files
        run(install.arg(&tools).env("CARGO_TARGET_DIR", tools.join("build")).env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
        _ = fs::remove_dir_all(tools.join("build"));
    }
    Ok(own)
}

/// A tool that is built from Go sources. A Go module pins its version (`go.mod`) and the checksums of the sources (`go.sum`).
pub struct GoTool {
    /// Name of the tool.
    pub name: &'static str,
    /// The folder with the module's `go.mod` and `go.sum`.
    pub folder: &'static str,
}

impl GoTool {
    /// The path of the tool's program. The program may not be built yet.
    pub fn program(&self) -> PathBuf {
        target().join("tools").join(self.name).join([self.name, env::consts::EXE_SUFFIX].concat())
    }

    /// The path of the copy of `go.sum` that the last build stored.
    fn sums(&self) -> PathBuf {
        self.program().with_file_name("go.sum")
    }

    /// Whether the program was built with the current `go.sum`.
    pub fn is_built(&self) -> bool {
        read(Path::new(self.folder).join("go.sum")).is_ok_and(|sums| read(self.sums()).is_ok_and(|built| built == sums))
    }

    /// Builds the tool.
    ///
    /// # Errors
    /// Go failed, or a source does not match its checksum.
    pub fn build(&self, go: &Path) -> Result<()> {
        let mut build = command(go, self.folder);
        build.args(["build", "-mod=readonly", "-trimpath", "-o"]).arg(self.program()).arg("tool");
        run(build.env("GOTOOLCHAIN", "local"))?;
        copy(root().join(self.folder).join("go.sum"), self.sums())
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn the_output_of_a_failing_program_is_in_the_error() {
        let mut call = command("sh", ".");
        assert_eq!(quietly(call.args(["-c", "echo one; echo two >&2; exit 3"])), Err("one\ntwo".to_owned()));
        assert_eq!(output(command("sh", ".").args(["-c", "echo one"])).as_deref(), Ok("one\n"));
    }

    #[test]
    fn a_test_program_that_runs_no_test_fails() {
        let prints = |text: &str| run_tests(command("sh", ".").args(["-c", &format!("echo '{text}'")]));
        assert_eq!(prints("running 2 tests\nok\nrunning 1 test"), Ok(()));
        assert!(prints("running 2 tests\nrunning 0 tests").is_err_and(|error| error.contains("without a test")));
        assert!(prints("Finished").is_err());
    }

    #[test]
    fn the_output_of_a_logged_program_is_in_the_file() {
        let log = env::temp_dir().join(format!("xtask-log-{}", std::process::id()));
        let done =
            logged(File::create(&log).unwrap(), || run(command("sh", ".").args(["-c", "echo one; echo two >&2"])));
        assert_eq!(
            (done, fs::read_to_string(&log).unwrap().as_str()),
            (Ok(()), "$ sh -c echo one; echo two >&2\none\ntwo\n")
        );
        fs::remove_file(log).unwrap();
    }
}
