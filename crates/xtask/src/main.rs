//! `cargo xtask`: set-up, demo and every check, the same locally and in CI.

// In layers: a module uses only those of the groups above its own. A test at the end of this file looks at it.
mod shell;

mod examples;
mod generate;
mod quick;
mod steps;
mod toolchains;

mod language;
mod needs;
mod uniffi;

mod api;
mod asan;
mod fuzz;
mod kotlin;
mod python;
mod swift;
mod wasm;

mod bulk;
mod duckdb;
mod web;

mod scripts;
mod server;
mod spark;

mod bench;
mod consumers;
mod interface;
mod languages;
mod parity;

mod demo;
mod dist;
mod front;
mod site;

mod test;

use std::path::PathBuf;
use std::process::ExitCode;

use bench::twin::Sizes;
use bulk::Versions;
use clap::builder::{EnumValueParser, PossibleValuesParser};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use language::Language;
use shell::Result;
use test::{Choice, Subject};
use wasm::Wasm;

fn main() -> ExitCode {
    let given = arguments().get_matches();
    let outcome = given.subcommand().map_or(Ok(()), |(name, given)| run(name, given));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Command {
    let flag = |name: &'static str, help: &'static str| Arg::new(name).long(name).help(help).action(ArgAction::SetTrue);
    let named = |name: &'static str, about: &'static str| Command::new(name).about(about);
    let only = Arg::new("only")
        .long("only")
        .value_name("LANGUAGES")
        .help("these columns only: js,python; Swift's toolchain is made for it where there is none")
        .value_delimiter(',')
        .value_parser(PossibleValuesParser::new(demo::words()));
    let choice = [
        Arg::new("subject")
            .help("the checks of these only; without any, every check")
            .num_args(0..)
            .value_parser(EnumValueParser::<Subject>::new()),
        flag("fast", "what takes a minute or two: generated files, format, lints, Rust tests")
            .conflicts_with("subject"),
        flag("require-all", "a missing toolchain is a failure"),
        flag("install", "install first what the checks lack: Debian's packages by apt-get, Rust toolchains by rustup"),
    ];
    let reference = Arg::new("reference").help("the reference of one binding only, once it is built");
    let entries = Arg::new("entries")
        .long("only")
        .value_name("ENTRIES")
        .help("build the wasm of these entries only, without the tests: calc,twin; the others as they were built last")
        .value_delimiter(',');
    let minutes = Arg::new("minutes").long("minutes").help("shared between the targets");
    let interpreter = Arg::new("interpreter").value_name("PYTHON").required(true);
    let number = |name: &'static str, of: &str, default: u32| {
        let help = format!("{of} [default: {default}]");
        Arg::new(name)
            .long(name)
            .value_name("N")
            .help(help)
            .value_parser(value_parser!(u32).range(1..))
            .requires("group")
    };
    let Sizes { seconds, sales } = Sizes::FULL;
    let bench_choice = [
        Arg::new("group")
            .help("only this one, whose part of the page is written; without it, all")
            .value_parser(PossibleValuesParser::new(["twin", "bulk"])),
        flag("check", "only whether they agree"),
        number("seconds", "of each run of the load generator", seconds),
        number("sales", "in process and in SQLite", sales),
        Arg::new("before")
            .long("before")
            .value_name("WHEEL")
            .help("a wheel without columns, to whose size that of today's is compared")
            .value_parser(value_parser!(PathBuf))
            .requires("group"),
    ];
    Command::new("xtask")
        .bin_name("cargo xtask")
        .about("Set-up, demo and every check, the same locally and in CI")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            named("demo", "build what is needed and run the main job in every language present").arg(only).arg(
                flag("web", "build the playground and serve it on this machine until interrupted")
                    .conflicts_with("only"),
            ),
            named("test", "the checks").args(choice),
            named("wasm", "build the npm package and run its tests").arg(entries),
            named("python", "build the wheel and run its tests"),
            named("kotlin", "build the Kotlin package and run its tests"),
            named("swift", "build the Swift package and run its tests"),
            named("spark", "build the jar with the functions for Spark SQL")
                .arg(flag("test", "run the tests on Spark instead, on a jar and a Python package built for them")),
            named("duckdb", "build the extension for DuckDB and its wheel, and run their tests")
                .arg(flag("dev", "built soon, in the development profile")),
            named(
                "bulk",
                "columns in the libraries that have them: the tests with their newest versions, or the oldest",
            )
            .arg(
                Arg::new("versions")
                    .value_parser(PossibleValuesParser::new(["newest", "oldest"]))
                    .default_value("newest"),
            ),
            named("consumers", "the packages that were built, as their users install them"),
            named("free-threaded", "the wheel for a Python without a lock, built and tried").arg(interpreter),
            named(
                "generate",
                "write every committed file that the tables make: types, stubs, namespaces, pages; takes seconds",
            ),
            named("api", "write the public API of the crate as a text: docs/public-api.txt"),
            named(
                "toolchains",
                "install by rustup what some checks use: the oldest Rust that the packages build with, a nightly",
            ),
            named("docs", "the documents as a site in target/docs/site, with the references of the languages present")
                .arg(reference.value_parser(PossibleValuesParser::new(["kotlin", "swift"]))),
            named("web", "build the playground and run its tests"),
            named("front", "test the core on JavaScript's own values, build the example in Leptos and run its tests"),
            named("bench", "lastro beside its peers, on this machine: docs/benchmarks.md").args(bench_choice),
            named("asan", "the tests of the C interfaces, with every use of memory looked at"),
            named("fuzz", "the fuzz targets").arg(minutes.value_parser(value_parser!(u32)).default_value("1")),
            named("dist", "what a maintainer uploads, in target/dist: wheels, npm package, artifacts, the command, with checksums and bills of materials"),
            named("size", "the npm wasm: raw, gzip, brotli"),
        ])
}

fn run(name: &str, given: &ArgMatches) -> Result<()> {
    // the others build what the written files are a part of
    if !["test", "generate", "api", "toolchains", "consumers", "fuzz", "asan"].contains(&name) {
        generate::write_all()?;
    }
    let flag = |name| given.get_flag(name);
    match name {
        "demo" if flag("web") => web::serve(),
        "demo" => {
            let only = given.get_many::<String>("only").unwrap_or_default();
            demo::run(&only.map(String::as_str).collect::<Vec<_>>())
        }
        "test" => {
            let subjects = given.get_many("subject").unwrap_or_default().copied().collect();
            test::run(&Choice {
                subjects,
                fast: flag("fast"),
                require_all: flag("require-all"),
                install: flag("install"),
            })
        }
        "wasm" => match given.get_many::<String>("entries") {
            Some(entries) => wasm::build_only(&entries.map(String::as_str).collect::<Vec<_>>()),
            None => one(&Wasm),
        },
        "python" => one(&python::Python),
        "kotlin" => one(&kotlin::Kotlin),
        "swift" => one(&swift::Swift),
        "spark" => match spark::missing() {
            Some(missing) => Err(format!("Spark: {missing} is not on this machine ({})", needs::how_to_get(&missing))),
            None if flag("test") => spark::test(),
            None => spark::jar().map(|jar| println!("{}", jar.display())),
        },
        "duckdb" if flag("dev") => duckdb::run_all(duckdb::Build::Dev),
        "duckdb" => duckdb::run_all(duckdb::Build::Release),
        "bulk" => bulk::run_all(Versions::of(given.get_one::<String>("versions").map_or("", String::as_str))),
        "consumers" => consumers::run_all(),
        "free-threaded" => consumers::free_threaded(given.get_one::<String>("interpreter").map_or("", String::as_str)),
        "generate" => generate::write_all(),
        "api" => api::write(),
        "toolchains" => toolchains::install(),
        "docs" => match given.get_one::<String>("reference").map(String::as_str) {
            Some("kotlin") => kotlin::docs().map(|pages| println!("{}", pages.display())),
            Some(_) => swift::docs().map(|pages| println!("{}", pages.display())),
            None => site::run_all(),
        },
        "web" => web::run_all(),
        "front" => front::run_all(),
        "bench" if given.get_one::<String>("group").is_some_and(|group| group == "bulk") => {
            let before = given.get_one::<PathBuf>("before");
            if flag("check") { bench::bulk::check() } else { bench::bulk::run_alone(before.map(PathBuf::as_path)) }
        }
        "bench" if given.contains_id("group") => {
            let number = |name, default| given.get_one::<u32>(name).copied().unwrap_or(default);
            let Sizes { seconds, sales } = Sizes::FULL;
            let sizes = Sizes { seconds: number("seconds", seconds), sales: number("sales", sales) };
            if flag("check") { bench::twin::check() } else { bench::twin::run_alone(&sizes) }
        }
        "bench" if flag("check") => bench::check(),
        "bench" => bench::run_all(),
        "asan" => asan::run_all(),
        "fuzz" => fuzz::run_all(60 * u64::from(given.get_one::<u32>("minutes").copied().unwrap_or(1))),
        "dist" => dist::run_all(),
        "size" => built(&Wasm).and_then(|()| wasm::sizes()),
        other => Err(format!("there is no command {other}")),
    }
}

fn one(language: &dyn Language) -> Result<()> {
    built(language)?;
    language.test()
}

fn built(language: &dyn Language) -> Result<()> {
    if let Some(missing) = language.missing() {
        let how = needs::how_to_get(&missing);
        return Err(format!("{}: {missing} is not on this machine ({how})", language.name()));
    }
    language.build()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::shell::{files, read, root};

    #[test]
    fn the_arguments_are_sound_and_a_word_that_is_no_check_is_an_error_with_the_words() {
        arguments().debug_assert();
        let parse = |words: &str| arguments().try_get_matches_from(words.split(' '));
        let error = parse("xtask test ruby").unwrap_err().to_string();
        for subject in Subject::ALL {
            assert!(error.contains(subject.word()), "{error}");
        }
        assert!(parse("xtask test rust docs --require-all").is_ok());
        assert!(parse("xtask test --fast").is_ok());
        assert!(parse("xtask test --fast rust").is_err());
        assert!(parse("xtask docs python").is_err());
        let asked = parse("xtask demo --only js,python").unwrap();
        let words: Vec<&String> = asked.subcommand().unwrap().1.get_many("only").unwrap().collect();
        assert_eq!(words, ["js", "python"]);
        assert!(parse("xtask demo --only js,ruby").is_err());
        assert!(parse("xtask demo --only js --web").is_err());
        assert!(parse("xtask fuzz --minutes ten").is_err());
        assert!(parse("xtask bench --check").is_ok());
        assert!(parse("xtask bench twin --seconds 1 --sales 500").is_ok());
        assert!(parse("xtask bench --sales 500").is_err());
        assert!(parse("xtask bench twin --seconds 0").is_err());
        assert!(parse("xtask bench bulk --check").is_ok());
        assert!(parse("xtask bench --before old.whl").is_err());
    }

    #[test]
    fn modules_use_only_those_of_the_layers_above_their_own() {
        let source = root().join("crates/xtask/src");
        let mut layers = BTreeMap::new();
        for (layer, group) in read(source.join("main.rs")).unwrap().split("\n\n").enumerate() {
            let modules = group.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
            layers.extend(modules.map(|module| (module.to_owned(), layer)));
        }
        for (path, name) in files(&source).unwrap().into_iter().filter(|(_, name)| !name.ends_with("main.rs")) {
            let module = name.iter().next().unwrap().to_string_lossy().trim_end_matches(".rs").to_owned();
            let text = read(path).unwrap();
            // `crate::one::..` or `crate::{one, two::..}`
            let lists = text.split("crate::").skip(1).map(|rest| match rest.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap_or_default(),
                None => rest.split(',').next().unwrap_or_default(),
            });
            let names = lists.flat_map(|list| list.split(',')).filter_map(|name| name.split(':').next());
            for used in names.map(|name| name.trim().to_owned()).filter(|name| layers.contains_key(name)) {
                assert!(used == module || layers[&used] < layers[&module], "{module} uses {used}");
            }
        }
    }
}
