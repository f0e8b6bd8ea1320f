//! The tools that a machine may lack, and how to install them.

use std::collections::BTreeSet;

use runner::machine::{add_packages, add_target, add_toolchain};
use runner::shell::Result;

/// The Rust target of every wasm module.
pub const WASM: &str = "wasm32-unknown-unknown";
/// The Rust target with which the checks compile for Windows.
pub const WINDOWS: &str = "x86_64-pc-windows-gnu";
/// The C compiler for Windows, which dependencies with C code need.
pub const MINGW: &str = "x86_64-w64-mingw32-gcc";

/// The oldest toolchain that the packages build with: the `rust-version` of their manifests.
pub const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");
/// The nightly toolchain for fuzzing, the address sanitizer and the text of the public API. It has a fixed date, since the
/// output of nightly toolchains changes from day to day.
pub const NIGHTLY: &str = "nightly-2026-05-20";

/// How to install a tool.
#[derive(Debug, PartialEq, Eq)]
enum Source {
    /// The Debian packages, and the address of a website for other systems.
    Debian(&'static [&'static str], &'static str),
    /// A target of the toolchain in use, from rustup.
    Target,
    /// A toolchain from rustup.
    Toolchain,
    /// Another way, described in words.
    Other(&'static str),
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
        "swift" => Source::Other("https://swift.org/install; root on Debian: `cargo xtask demo --only swift`"),
        "vale" => Source::Other("`cargo xtask test prose --install` builds it from its sources"),
        WASM | WINDOWS => Source::Target,
        name if name.starts_with("Rust ") => Source::Toolchain,
        _ => return None,
    })
}

/// Short instructions for installing a missing tool.
pub fn how_to_get(name: &str) -> String {
    match source(name) {
        Some(Source::Debian(packages, address)) => {
            format!("Debian: apt-get install {}; else {address}", packages.join(" "))
        }
        Some(Source::Target) => format!(
            "rustup target add {name}; without rustup, the package of your distribution with Rust's standard library for it"
        ),
        Some(Source::Toolchain) => format!("rustup toolchain install {}", name.trim_start_matches("Rust ")),
        Some(Source::Other(how)) => how.to_owned(),
        None => "install it by hand".to_owned(),
    }
}

/// The name of the Python 3 program on this system.
pub const PYTHON: &str = if cfg!(windows) { "python" } else { "python3" };

/// Installs those of the missing tools that apt-get or rustup can install. Prints what it installs.
pub fn install(missing: &BTreeSet<String>) -> Result<()> {
    let mut packages = BTreeSet::new();
    for name in missing {
        match source(name) {
            Some(Source::Debian(names, _)) => packages.extend(names),
            Some(Source::Target) => add_target(name)?,
            Some(Source::Toolchain) => add_toolchain(name.trim_start_matches("Rust "))?,
            Some(Source::Other(_)) | None => {}
        }
    }
    add_packages(&packages.into_iter().copied().collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_a_check_may_lack_has_a_source() {
        let toolchains = [OLDEST, NIGHTLY].map(|name| format!("Rust {name}"));
        let named =
            ["node", "npm", PYTHON, "java", "mvn", "php", "strace", "chromium", "swift", "vale", MINGW, WASM, WINDOWS];
        for name in named.map(str::to_owned).into_iter().chain(toolchains) {
            assert!(source(&name).is_some(), "{name}");
        }
        assert_eq!(source("ruby"), None);
        assert_eq!(how_to_get("mvn"), "Debian: apt-get install maven; else https://maven.apache.org");
    }
}
