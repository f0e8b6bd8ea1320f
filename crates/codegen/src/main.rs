//! `codegen` writes what is generated from the tables in the Rust crates: source files of the other languages, guides, pages
//! of the site, and seeds of the fuzz targets. It also checks files that it does not generate (`parity`).

mod areas;
mod bulk;
mod client;
mod client_javascript;
mod client_kotlin;
mod client_python;
mod client_rust;
mod client_swift;
mod columns;
mod committed;
mod descriptions;
mod duckdb;
mod entries;
mod errors;
mod exports;
mod fuzz_seeds;
mod migration;
mod operations;
mod parity;
mod python;
mod python_docs;
mod python_examples;
mod python_native;
mod reference;
mod rust;
mod twin;
mod twin_policies;
mod typescript;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Arg, ArgMatches, Command, value_parser};
use lastro_mobile_bindgen::files::Result;

fn main() -> ExitCode {
    let matches = arguments().get_matches();
    match matches.subcommand().map_or(Ok(()), |(name, given)| run(name, given)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("codegen: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Command {
    let named = |name: &'static str, about: &'static str| Command::new(name).about(about);
    let source = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name("FILE").help(help).value_parser(value_parser!(PathBuf))
    };
    let folder = Arg::new("folder").value_name("DIR").help("the folder to write to").required(true);
    let folder = folder.value_parser(value_parser!(PathBuf));
    Command::new("codegen")
        .about("Generate the committed files from the tables in crates/core and crates/facade")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            named("write", "write every file whose content changed, and print its path"),
            named("check", "fail with the files that are out of date; writes nothing"),
            named("parity", "check that the generated Kotlin and Swift sources and the npm types have every field and operation").args([
                source("kotlin", "Lastro.kt by lastro-mobile-bindgen"),
                source("swift", "Lastro.swift by lastro-mobile-bindgen"),
            ]),
            named("pages", "empty DIR, then write the site's pages of operations, records and codes, and the service's OpenAPI document")
                .arg(folder.clone()),
            named("reference", "empty DIR, then write the site's pages of the command line and of the configuration file")
                .arg(Arg::new("lastro").value_name("LASTRO").help("the command").required(true).value_parser(value_parser!(PathBuf)))
                .arg(folder.clone()),
            named("fuzz-seeds", "write the seeds of each fuzz target to DIR/TARGET/seed-N").arg(folder),
        ])
}

fn run(name: &str, given: &ArgMatches) -> Result<()> {
    let path = |name| given.get_one::<PathBuf>(name).map(PathBuf::as_path);
    let folder = || path("folder").unwrap_or_else(|| ".".as_ref());
    match name {
        "write" => committed::write(),
        "check" => committed::check(),
        "parity" => parity::run(path("kotlin"), path("swift")),
        "pages" => operations::write(folder()),
        "reference" => reference::write(path("lastro").unwrap_or_else(|| "lastro".as_ref()).as_os_str(), folder()),
        _ => fuzz_seeds::write(folder()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_sound() {
        arguments().debug_assert();
        let parse = |line: &str| arguments().try_get_matches_from(line.split(' '));
        assert!(parse("codegen parity").is_ok());
        assert!(parse("codegen parity --kotlin Lastro.kt --swift Lastro.swift").is_ok());
        assert!(parse("codegen fuzz-seeds").is_err());
        assert!(parse("codegen reference docs/reference").is_err());
        assert!(parse("codegen reference target/debug/lastro docs/reference").is_ok());
        assert!(parse("codegen write everything").is_err());
    }
}
