//! Running programs and reading files, with errors that say what was being done.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::{env, fs};

/// Errors here are read by people only.
pub type Result<T> = std::result::Result<T, String>;

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the project's folder")
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// A command in a folder of the project.
pub fn command(program: impl AsRef<std::ffi::OsStr>, folder: impl AsRef<Path>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root().join(folder));
    command
}

/// Whether what programs print is kept, and shown only if they fail.
static KEPT: AtomicBool = AtomicBool::new(false);

/// Does work whose programs print nothing, unless one fails: then what it said is in the error.
pub fn keeping_output<T>(work: impl FnOnce() -> T) -> T {
    let before = KEPT.swap(true, Ordering::Relaxed);
    let done = work();
    KEPT.store(before, Ordering::Relaxed);
    done
}

/// Runs a command and shows what it prints.
pub fn run(command: &mut Command) -> Result<()> {
    if KEPT.load(Ordering::Relaxed) {
        return finished(command).map(drop);
    }
    eprintln!("$ {}", line(command));
    let status = command.status().map_err(|e| format!("{}: {e}", line(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{} failed ({status})", line(command))) }
}

/// Runs a command and gives what it prints on standard output; standard error is shown.
pub fn output(command: &mut Command) -> Result<String> {
    if !KEPT.load(Ordering::Relaxed) {
        command.stderr(Stdio::inherit());
    }
    String::from_utf8(finished(command)?.stdout).map_err(|e| e.to_string())
}

/// What a command printed, as far as it does not print by itself. If it fails, that is in the error.
fn finished(command: &mut Command) -> Result<Output> {
    let done = command.output().map_err(|e| format!("{}: {e}", line(command)))?;
    if done.status.success() {
        return Ok(done);
    }
    let said = String::from_utf8_lossy(&done.stdout) + String::from_utf8_lossy(&done.stderr);
    Err(format!("{}\n{} failed ({})", said.trim_end(), line(command), done.status).trim_start().to_owned())
}

/// Whether a program can be run.
pub fn have(program: &str) -> bool {
    Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
}

/// Reads a file of the project.
pub fn read(path: impl AsRef<Path>) -> Result<String> {
    let path = root().join(path);
    fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
}

/// Writes a file of the project, its folders too; an unchanged file is left alone, so that nothing is built again.
pub fn write(path: impl AsRef<Path>, text: &str) -> Result<()> {
    update(path, text).map(drop)
}

/// As [`write()`]; returns whether the file changed.
pub fn update(path: impl AsRef<Path>, text: &str) -> Result<bool> {
    let path = root().join(path);
    if fs::read_to_string(&path).is_ok_and(|old| old == text) {
        return Ok(false);
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    }
    fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
    Ok(true)
}

fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|w| w.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

/// Replaces every `old`. It fails if there is none, since then the text is not what was expected.
pub fn replace_all(text: &mut String, old: &str, new: &str) -> Result<()> {
    if !text.contains(old) {
        return Err(format!("there is no {old:?} to be replaced"));
    }
    *text = text.replace(old, new);
    Ok(())
}

/// Makes a folder with nothing in it, and gives its path back. What was in it is deleted.
pub fn empty_folder(folder: PathBuf) -> Result<PathBuf> {
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    }
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    Ok(folder)
}

/// Copies a file, making its folder.
pub fn copy(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<()> {
    let (from, to) = (from.as_ref(), to.as_ref());
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    }
    fs::copy(from, to).map(|_| ()).map_err(|e| format!("{} to {}: {e}", from.display(), to.display()))
}

/// The files below a folder, each with its path in it.
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
    Ok(found)
}

/// Installs what a package's lock file names, unless it is installed already.
pub fn install_npm(folder: &str) -> Result<()> {
    let lock = read(Path::new(folder).join("package-lock.json"))?;
    let stamp = root().join(folder).join("node_modules/.lastro-lock");
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    run(command("npm", folder).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]))?;
    write(stamp, &lock)
}

/// A program of a package's locked dependencies.
pub fn npm_tool(folder: &str, name: &str) -> Command {
    command(root().join(folder).join("node_modules/.bin").join(name), folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_a_program_said_is_in_the_error_if_it_fails() {
        let call = |script| keeping_output(|| run(command("sh", ".").args(["-c", script])));
        assert_eq!(call("echo all is well"), Ok(()));
        let error = call("echo one; echo two >&2; exit 3").unwrap_err();
        assert!(error.starts_with("one\ntwo\nsh -c ") && error.ends_with("failed (exit status: 3)"), "{error}");
        let printed = keeping_output(|| output(command("sh", ".").args(["-c", "echo one; echo two >&2"])));
        assert_eq!(printed.as_deref(), Ok("one\n"));
    }

    #[test]
    fn what_is_replaced_must_be_there() {
        let mut text = "a b a".to_owned();
        assert!(replace_all(&mut text, "c", "d").is_err_and(|message| message.contains("\"c\"")));
        assert_eq!(text, "a b a");
        replace_all(&mut text, "a", "aa").unwrap();
        assert_eq!(text, "aa b aa");
    }
}
