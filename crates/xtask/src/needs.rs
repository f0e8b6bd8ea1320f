//! What a machine may lack, how to get it, and getting it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::{Result, command, have, output, quietly, root, run};

/// The target of every wasm program.
pub const WASM: &str = "wasm32-unknown-unknown";
/// The target that is checked for Windows.
pub const WINDOWS: &str = "x86_64-pc-windows-gnu";
/// Its C compiler, with which dependencies build their parts in C.
pub const MINGW: &str = "x86_64-w64-mingw32-gcc";

/// The oldest toolchain that the packages build with: the `rust-version` of their manifests.
pub const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");
/// For fuzzing, the address sanitizer and the text of the public API. It has a date, since a nightly's output changes from
/// day to day.
pub const NIGHTLY: &str = "nightly-2026-05-20";

/// How to get something.
#[derive(Debug, PartialEq, Eq)]
enum Source {
    /// Packages of Debian; elsewhere this address.
    Debian(&'static [&'static str], &'static str),
    /// A target of the toolchain in use, from rustup.
    Target,
    /// A toolchain from rustup.
    Toolchain,
    /// A release of its own; or, for root on Debian, a chroot that its build makes.
    Swift,
}

fn source(name: &str) -> Option<Source> {
    Some(match name {
        "node" | "npm" => Source::Debian(&["nodejs", "npm"], "https://nodejs.org"),
        "python3" | "python" => Source::Debian(&["python3", "python3-venv"], "https://www.python.org"),
        "java" => Source::Debian(&["default-jdk-headless"], "https://adoptium.net"),
        "mvn" => Source::Debian(&["maven"], "https://maven.apache.org"),
        "php" => Source::Debian(&["php-cli"], "https://www.php.net"),
        "strace" => Source::Debian(&["strace"], "https://strace.io"),
        "chromium" => Source::Debian(&["chromium"], "https://www.chromium.org"),
        MINGW => Source::Debian(&["gcc-mingw-w64-x86-64"], "https://www.mingw-w64.org"),
        "swift" => Source::Swift,
        WASM | WINDOWS => Source::Target,
        name if name.starts_with("Rust ") => Source::Toolchain,
        _ => return None,
    })
}

/// How to get what is missing, in a few words.
pub fn how_to_get(name: &str) -> String {
    match source(name) {
        Some(Source::Debian(packages, address)) => {
            format!("Debian: apt-get install {}; else {address}", packages.join(" "))
        }
        Some(Source::Target) => format!(
            "rustup target add {name}; without rustup, the package of your distribution with Rust's standard library for it"
        ),
        Some(Source::Toolchain) => format!("rustup toolchain install {}", name.trim_start_matches("Rust ")),
        Some(Source::Swift) => "https://www.swift.org/install, or Debian as root".to_owned(),
        None => "install it by hand".to_owned(),
    }
}

/// The program called Python 3 on this system.
pub const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// The first of these programs that this machine lacks.
pub fn missing_program(names: &[&str]) -> Option<String> {
    names.iter().find(|name| !have(name)).map(|name| (*name).to_owned())
}

/// The target, if the toolchain in use has no standard library for it.
pub fn missing_target(triple: &str) -> Option<String> {
    let folder =
        output(command("rustc", ".").args(["--print", "target-libdir", "--target", triple])).unwrap_or_default();
    let mut libraries = fs::read_dir(Path::new(folder.trim())).into_iter().flatten().flatten();
    let there = libraries.any(|file| file.file_name().to_string_lossy().starts_with("libcore-"));
    (!there).then(|| triple.to_owned())
}

/// As [`missing_target`], after rustup, where there is one, has been asked to add it. Says in one line that it was added.
pub fn missing_target_after_rustup(triple: &str) -> Option<String> {
    let missing = missing_target(triple)?;
    if have("rustup") && quietly(command("rustup", ".").args(["target", "add", triple])).is_ok() {
        eprintln!("rustup added the target {triple} to the toolchain in use");
        return missing_target(triple);
    }
    Some(missing)
}

/// The toolchain, if this machine lacks it.
pub fn missing_toolchain(name: &str) -> Option<String> {
    let mut asked = toolchain(name, "rustc");
    let there = asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    (!there.is_ok_and(|status| status.success())).then(|| format!("Rust {name}"))
}

/// A program of a toolchain.
pub fn toolchain(name: &str, program: &str) -> Command {
    let mut rustup = command("rustup", ".");
    rustup.args(["run", name, program]);
    rustup
}

/// Says what of it can be installed and how, and does it.
///
/// # Errors
/// What failed.
pub fn install(missing: &BTreeSet<String>) -> Result<()> {
    let mut packages = BTreeSet::new();
    for name in missing {
        match source(name) {
            Some(Source::Debian(names, _)) => packages.extend(names.iter().copied()),
            Some(Source::Target) => {
                println!("installing with rustup: {name}");
                run(command("rustup", ".").args(["target", "add", name]))?;
            }
            Some(Source::Toolchain) => {
                let toolchain = name.trim_start_matches("Rust ");
                println!("installing with rustup: {toolchain}");
                run(command("rustup", ".").args(["toolchain", "install", toolchain, "--profile", "minimal"]))?;
            }
            Some(Source::Swift) | None => {}
        }
    }
    if packages.is_empty() {
        return Ok(());
    }
    if !have("apt-get") {
        let names: Vec<String> = missing.iter().map(|name| format!("{name}: {}", how_to_get(name))).collect();
        return Err(format!("only Debian's packages can be installed from here. {}", names.join("; ")));
    }
    let packages: Vec<&str> = packages.into_iter().collect();
    println!("installing with apt-get: {}", packages.join(" "));
    run(apt_get()?.args(["update", "-q"]))?;
    run(apt_get()?.args(["install", "-y", "-q", "--no-install-recommends"]).args(packages))
}

/// apt-get as root, or by sudo.
fn apt_get() -> Result<Command> {
    let mut words = vec!["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    if !is_root() {
        if !have("sudo") {
            return Err("apt-get needs root, or sudo".to_owned());
        }
        words.insert(0, "sudo");
    }
    let mut apt_get = command(words[0], root());
    apt_get.args(&words[1..]);
    Ok(apt_get)
}

/// Whether this is root's process on Linux.
#[cfg(target_os = "linux")]
pub fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Whether this is root's process on Linux.
#[cfg(not(target_os = "linux"))]
pub const fn is_root() -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_a_check_may_lack_has_a_source() {
        let toolchains = [OLDEST, NIGHTLY].map(|name| format!("Rust {name}"));
        let named = ["node", "npm", PYTHON, "java", "mvn", "php", "strace", "chromium", "swift", MINGW, WASM, WINDOWS];
        for name in named.map(str::to_owned).into_iter().chain(toolchains) {
            assert!(source(&name).is_some(), "{name}");
        }
        assert_eq!(source("ruby"), None);
        assert_eq!(how_to_get("mvn"), "Debian: apt-get install maven; else https://maven.apache.org");
    }

    #[test]
    fn an_unknown_target_is_missing_and_that_of_this_machine_is_not() {
        assert_eq!(missing_target("none-none-none").as_deref(), Some("none-none-none"));
        let own = output(command("rustc", ".").args(["--print", "host-tuple"])).unwrap();
        assert_eq!(missing_target(own.trim()), None);
    }
}
