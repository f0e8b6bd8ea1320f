//! Finds missing Rust toolchains and programs, and installs them with rustup and apt-get.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::shell::{Result, command, have, output, quietly, root, run};

/// The first of these programs that this machine lacks; `None` if it has all.
pub fn missing_program(names: &[&str]) -> Option<String> {
    names.iter().find(|name| !have(name)).map(|name| (*name).to_owned())
}

/// Returns the target's name if the current toolchain lacks the standard library for this target; otherwise `None`.
pub fn missing_target(triple: &str) -> Option<String> {
    let folder =
        output(command("rustc", ".").args(["--print", "target-libdir", "--target", triple])).unwrap_or_default();
    let mut libraries = fs::read_dir(Path::new(folder.trim())).into_iter().flatten().flatten();
    let there = libraries.any(|file| file.file_name().to_string_lossy().starts_with("libcore-"));
    (!there).then(|| triple.to_owned())
}

/// Like [`missing_target`], but first tries to add a missing target with rustup, and prints a line if that succeeds.
pub fn missing_target_after_rustup(triple: &str) -> Option<String> {
    let missing = missing_target(triple)?;
    let added = have("rustup") && quietly(command("rustup", ".").args(["target", "add", triple])).is_ok();
    if added && missing_target(triple).is_none() {
        eprintln!("rustup added the target {triple} to the toolchain in use");
        return None;
    }
    Some(missing)
}

/// Returns the name of the toolchain if this machine lacks it; otherwise `None`.
pub fn missing_toolchain(name: &str) -> Option<String> {
    let mut asked = toolchain(name, "rustc");
    let there = asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    (!there.is_ok_and(|status| status.success())).then(|| format!("Rust {name}"))
}

/// A command that runs a program of a toolchain.
pub fn toolchain(name: &str, program: &str) -> Command {
    let mut rustup = command("rustup", ".");
    rustup.args(["run", name, program]);
    rustup
}

/// Adds a target to the current toolchain.
///
/// # Errors
/// rustup failed.
pub fn add_target(triple: &str) -> Result<()> {
    println!("installing with rustup: {triple}");
    run(command("rustup", ".").args(["target", "add", triple]))
}

/// Installs a toolchain.
///
/// # Errors
/// rustup failed.
pub fn add_toolchain(name: &str) -> Result<()> {
    println!("installing with rustup: {name}");
    run(command("rustup", ".").args(["toolchain", "install", name, "--profile", "minimal"]))
}

/// Installs Debian packages.
///
/// # Errors
/// apt-get failed, or this machine does not have it.
pub fn add_packages(packages: &[&str]) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    if !have("apt-get") {
        return Err(format!("only Debian's packages can be installed from here, as {}", packages.join(" ")));
    }
    println!("installing with apt-get: {}", packages.join(" "));
    run(apt_get()?.args(["update", "-q"]))?;
    run(apt_get()?.args(["install", "-y", "-q", "--no-install-recommends"]).args(packages))
}

/// The command apt-get, with sudo unless this process runs as root.
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

/// Whether this process runs as root on Linux; `false` on other systems.
#[cfg(target_os = "linux")]
pub fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// Whether this process runs as root on Linux; `false` on other systems.
#[cfg(not(target_os = "linux"))]
pub const fn is_root() -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_target_is_missing_and_the_machines_own_is_not() {
        assert_eq!(missing_target("none-none-none").as_deref(), Some("none-none-none"));
        let own = output(command("rustc", ".").args(["--print", "host-tuple"])).unwrap();
        assert_eq!(missing_target(own.trim()), None);
    }
}
