//! `lastro-mobile-bindgen` runs UniFFI on a built library and writes the resulting Kotlin and Swift sources.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use camino::Utf8PathBuf;
use clap::{Arg, ArgMatches, Command, value_parser};
use lastro_mobile_bindgen::cases::hidden;
use lastro_mobile_bindgen::files::{Result, read, root, update};
use lastro_mobile_bindgen::patches::{HEADER, SWIFT, patched, sendable};
use lastro_mobile_bindgen::{kotlin, kotlin_members, swift, swift_docs};
use tempfile::TempDir;
use uniffi_bindgen::bindings::{GenerateOptions, TargetLanguage, generate_with_bindgen_paths};
use uniffi_bindgen::{BindgenPaths, BindgenPathsLayer};

fn main() -> ExitCode {
    let matches = arguments().get_matches();
    match matches.subcommand().map_or(Ok(()), |(name, given)| run(name, given)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lastro-mobile-bindgen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Command {
    let path = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).value_name(value).help(help).required(true).value_parser(value_parser!(PathBuf))
    };
    let library = path("library", "LIBRARY", "the built library of the package lastro-mobile");
    let out = path("out", "OUT", "folder to write to; unchanged files are left untouched");
    let graphs = path("graphs", "GRAPH", "symbol graphs of the Swift compiler").num_args(1..);
    Command::new("lastro-mobile-bindgen")
        .about("Write the Kotlin and Swift sources that belong to a built library")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            Command::new("kotlin")
                .about("write main/dev/lastro/Lastro.kt and test/dev/lastro/Adapters.kt")
                .args([library.clone(), out.clone()]),
            Command::new("swift")
                .about("write Lastro.swift, LastroFFI.h, module.modulemap and Adapters.swift")
                .args([library, out]),
            Command::new("documented")
                .about("fail if a symbol graph holds a public name without documentation")
                .arg(graphs),
        ])
}

fn run(name: &str, given: &ArgMatches) -> Result<()> {
    let path = |name| given.get_one::<PathBuf>(name).cloned().unwrap_or_default();
    match name {
        "kotlin" => write_kotlin(&path("library"), &path("out")),
        "swift" => write_swift(&path("library"), &path("out")),
        _ => documented(given.get_many::<PathBuf>("graphs").into_iter().flatten()),
    }
}

fn write_kotlin(library: &Path, out: &Path) -> Result<()> {
    let generated = uniffi(library, TargetLanguage::Kotlin)?;
    let source = kotlin_members::complete(read(generated.path().join("dev/lastro/lastro.kt"))?)?;
    update(out.join("main/dev/lastro/Lastro.kt"), &source)?;
    update(out.join("test/dev/lastro/Adapters.kt"), &kotlin::adapters())?;
    Ok(())
}

fn write_swift(library: &Path, out: &Path) -> Result<()> {
    let generated = uniffi(library, TargetLanguage::Swift)?;
    let generated = |name| read(generated.path().join(name));
    let files = [
        ("Lastro.swift", hidden(sendable(&patched(generated("Lastro.swift")?, SWIFT)?))?),
        ("LastroFFI.h", generated("LastroFFI.h")? + HEADER),
        ("module.modulemap", generated("LastroFFI.modulemap")?),
        ("Adapters.swift", swift::adapters()),
    ];
    files.iter().try_for_each(|(name, text)| update(out.join(name), text).map(drop))
}

/// Checks symbol graphs of the Swift compiler. Fails with a list of all public names that have no documentation.
fn documented<'a>(graphs: impl Iterator<Item = &'a PathBuf>) -> Result<()> {
    let checked = graphs
        .map(|graph| swift_docs::documented(&read(graph)?).map_err(|error| format!("{}: {error}", graph.display())));
    let errors: Vec<String> = checked.filter_map(Result::err).collect();
    if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
}

/// Runs UniFFI on a library; returns the folder of its output, which is deleted on drop.
fn uniffi(library: &Path, language: TargetLanguage) -> Result<TempDir> {
    let generated = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut paths = BindgenPaths::default();
    paths.add_layer(MobileCrate);
    let options = GenerateOptions {
        languages: vec![language],
        source: utf8(library)?,
        out_dir: utf8(generated.path())?,
        ..GenerateOptions::default()
    };
    generate_with_bindgen_paths(options, paths).map_err(|e| format!("{}: {e:#}", library.display()))?;
    Ok(generated)
}

fn utf8(path: &Path) -> Result<Utf8PathBuf> {
    Utf8PathBuf::from_path_buf(path.to_owned()).map_err(|path| format!("{}: not a UTF-8 path", path.display()))
}

/// Tells UniFFI which folder contains `uniffi.toml`. By default UniFFI runs `cargo metadata` to find it, and the result of that
/// command depends on the current folder.
struct MobileCrate;

impl BindgenPathsLayer for MobileCrate {
    fn get_crate_root(&self, crate_name: &str) -> Option<Utf8PathBuf> {
        (crate_name == "lastro_mobile").then(|| utf8(&root().join("bindings/mobile")).ok()).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_definition_is_valid() {
        arguments().debug_assert();
        let parse = |line: &str| arguments().try_get_matches_from(line.split(' '));
        assert!(parse("lastro-mobile-bindgen kotlin liblastro_mobile.so out").is_ok());
        assert!(parse("lastro-mobile-bindgen documented one.json two.json").is_ok());
        assert!(parse("lastro-mobile-bindgen swift liblastro_mobile.a").is_err());
    }
}
