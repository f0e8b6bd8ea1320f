//! Finds the properties of the machine, and the versions of the compared libraries.

use std::collections::BTreeMap;
use std::{fs, thread};

use serde::Deserialize;

use crate::files::{Result, output, read, root};
use crate::group::{Group, Tool};

/// The properties of the machine that affect the figures of a group: processor, system, versions of tools. Each has a name and
/// a value.
pub fn facts(group: Group) -> Result<Vec<(String, String)>> {
    let mut facts = vec![("CPU", cpu()?), ("system", operating_system()?), ("Rust", version("rustc", "rustc ")?)];
    for tool in group.tools() {
        facts.push(match tool {
            Tool::Node => ("Node", version("node", "v")?),
            Tool::Python => ("Python", version("python3", "Python ")?),
            Tool::Java => ("Java", version("java", "")?),
        });
    }
    Ok(facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// The first line that a program prints for `--version`, or `not installed`.
fn version(program: &str, prefix: &str) -> Result<String> {
    let Ok(text) = output(&root(), program, &["--version"]) else { return Ok("not installed".to_owned()) };
    Ok(text.lines().next().unwrap_or_default().trim_start_matches(prefix).to_owned())
}

/// The value of a key in a system file such as /proc/cpuinfo; `None` if the file or the key is missing.
fn described(file: &str, key: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let value = text.lines().find_map(|line| line.strip_prefix(key))?;
    Some(value.trim_matches(['\t', ' ', ':', '=', '"']).to_owned())
}

fn uname(option: &str) -> Result<String> {
    output(&root(), "uname", &[option])
}

fn cpu() -> Result<String> {
    let name = described("/proc/cpuinfo", "model name").map_or_else(|| uname("-p"), Ok)?;
    let cores = thread::available_parallelism().map_err(|error| error.to_string())?;
    Ok(format!("{name}, {cores} cores"))
}

fn operating_system() -> Result<String> {
    let name = described("/etc/os-release", "PRETTY_NAME").map_or_else(|| uname("-s"), Ok)?;
    Ok(format!("{name}, {}", uname("-srm")?))
}

/// The compared libraries of a group with the versions in its lock files. The list is empty for the group of the twin, whose
/// programs print the versions of the compared servers themselves.
pub fn peers(group: Group) -> Result<Vec<String>> {
    match group {
        Group::Rust => crates("benches/rust"),
        Group::JavaScript => npm("benches/javascript/package.json"),
        Group::Python => pip("benches/python/requirements.txt"),
        Group::Columns => pip("benches/bulk/requirements.txt"),
        _ => Ok(Vec::new()),
    }
}

fn npm(manifest: &str) -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Package {
        dependencies: BTreeMap<String, String>,
    }
    let package: Package = serde_json::from_str(&read(manifest)?).map_err(|error| format!("{manifest}: {error}"))?;
    Ok(package.dependencies.iter().map(|(name, version)| format!("{name} {version}")).collect())
}

fn pip(requirements: &str) -> Result<Vec<String>> {
    Ok(read(requirements)?.lines().map(|line| line.replace("==", " ")).collect())
}

/// The dependencies in a Cargo manifest that require an exact version. They are the compared libraries.
fn crates(folder: &str) -> Result<Vec<String>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: [Package; 1],
    }
    #[derive(Deserialize)]
    struct Package {
        dependencies: Vec<Dependency>,
    }
    #[derive(Deserialize)]
    struct Dependency {
        name: String,
        req: String,
    }
    let text = output(&root().join(folder), "cargo", &["metadata", "--no-deps", "--format-version", "1"])?;
    let Metadata { packages: [Package { dependencies }] } =
        serde_json::from_str(&text).map_err(|error| format!("{folder}: {error}"))?;
    let exact = |Dependency { name, req }| Some(format!("{name} {}", req.strip_prefix('=')?));
    Ok(dependencies.into_iter().filter_map(exact).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_peers_are_those_that_the_files_lock() {
        for (group, name) in [
            (Group::Rust, "sonic-rs "),
            (Group::JavaScript, "zod "),
            (Group::Python, "pydantic "),
            (Group::Columns, "duckdb "),
        ] {
            let peers = peers(group).unwrap();
            assert!(peers.iter().any(|peer| peer.starts_with(name)), "{peers:?}");
            assert!(peers.iter().all(|peer| !peer.contains('=')), "{peers:?}");
        }
        assert_eq!(peers(Group::Twin), Ok(Vec::new()));
    }
}
