//! What a machine may lack, how to get it, and getting it.

use std::collections::BTreeSet;
use std::process::Command;

use crate::shell::{Result, command, have, output, run};
use crate::toolchains;

/// cargo-deny, by the name of its program.
pub const CARGO_DENY: &str = "cargo-deny";
/// strace, by the name of its program.
pub const STRACE: &str = "strace";

/// How to get something.
#[derive(Debug, PartialEq, Eq)]
enum Way {
    /// By packages of Debian; elsewhere from this address.
    Debian(&'static [&'static str], &'static str),
    /// By rustup.
    Rustup,
    /// The check that needs it builds it.
    ByItsCheck,
    /// A release of its own; or, for root on Debian, a chroot that its build makes.
    Swift,
}

/// The way to what a language or a check names as missing.
fn way(name: &str) -> Option<Way> {
    Some(match name {
        "node" | "npm" => Way::Debian(&["nodejs", "npm"], "https://nodejs.org"),
        "python3" => Way::Debian(&["python3", "python3-venv"], "https://www.python.org"),
        "java" => Way::Debian(&["default-jdk-headless"], "https://adoptium.net"),
        "mvn" => Way::Debian(&["maven"], "https://maven.apache.org"),
        "php" => Way::Debian(&["php-cli"], "https://www.php.net"),
        STRACE => Way::Debian(&["strace"], "https://strace.io"),
        "chromium" => Way::Debian(&["chromium"], "https://www.chromium.org"),
        "swift" => Way::Swift,
        CARGO_DENY => Way::ByItsCheck,
        name if name.starts_with("Rust ") => Way::Rustup,
        _ => return None,
    })
}

/// How to get what is missing, in a few words.
pub fn how_to_get(name: &str) -> String {
    match way(name) {
        Some(Way::Debian(packages, address)) => {
            format!("Debian: apt-get install {}; else {address}", packages.join(" "))
        }
        Some(Way::Rustup) => "cargo xtask toolchains".to_owned(),
        Some(Way::ByItsCheck) => "cargo xtask test --install builds it".to_owned(),
        Some(Way::Swift) => "https://www.swift.org/install, or Debian as root".to_owned(),
        None => "to be installed by hand".to_owned(),
    }
}

/// Says what of it can be installed and how, and does it.
///
/// # Errors
/// What failed.
pub fn install(missing: &BTreeSet<String>) -> Result<()> {
    let packages: BTreeSet<&str> = missing.iter().flat_map(|name| debian(name)).copied().collect();
    if !packages.is_empty() {
        if !have("apt-get") {
            let names: Vec<String> = missing.iter().map(|name| format!("{name}: {}", how_to_get(name))).collect();
            return Err(format!("only Debian's packages can be installed from here. {}", names.join("; ")));
        }
        let packages: Vec<&str> = packages.into_iter().collect();
        println!("installing with apt-get: {}", packages.join(" "));
        run(apt_get()?.args(["update", "-q"]))?;
        run(apt_get()?.args(["install", "-y", "-q", "--no-install-recommends"]).args(packages))?;
    }
    if missing.iter().any(|name| way(name) == Some(Way::Rustup)) {
        println!("installing with rustup: {}", toolchains::names().join(", "));
        toolchains::install()?;
    }
    Ok(())
}

fn debian(name: &str) -> &'static [&'static str] {
    match way(name) {
        Some(Way::Debian(packages, _)) => packages,
        _ => &[],
    }
}

/// As root, or by sudo.
fn apt_get() -> Result<Command> {
    let mut words = vec!["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    if !is_root() {
        if !have("sudo") {
            return Err("apt-get needs root, or sudo".to_owned());
        }
        words.insert(0, "sudo");
    }
    let mut apt_get = command(words[0], ".");
    apt_get.args(&words[1..]);
    Ok(apt_get)
}

/// Whether this is root's process.
pub fn is_root() -> bool {
    output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_way_to_everything_that_a_check_may_lack() {
        let toolchains = toolchains::names().map(|name| format!("Rust {name}"));
        let named = ["node", "npm", "python3", "java", "mvn", "php", STRACE, "chromium", "swift", CARGO_DENY]
            .map(str::to_owned);
        for name in named.into_iter().chain(toolchains) {
            assert!(way(&name).is_some(), "{name}");
        }
        assert_eq!(way("ruby"), None);
        assert_eq!(how_to_get("mvn"), "Debian: apt-get install maven; else https://maven.apache.org");
    }

    #[test]
    fn nothing_missing_is_nothing_to_install() {
        assert_eq!(install(&BTreeSet::new()), Ok(()));
    }
}
