//! `cargo xtask`: set-up, demo and every check, the same locally and in CI.

// The modules are in layers: each uses only modules of the groups above its own. A test at the end of this file checks this.
mod artifacts;
mod needs;

mod language;

mod mobile;
mod python;
mod wasm;

mod consumers;
mod kotlin;
mod swift;
mod web;

mod columns;
mod prose;
mod rust;
mod server;
mod spark;

mod languages;

mod bench;
mod demo;
mod site;

mod list;

mod run;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use language::Build;
use run::Choice;
use runner::shell::Result;

fn main() -> ExitCode {
    let given = arguments().get_matches();
    let outcome = given.subcommand().map_or(Ok(()), |(name, given)| run_command(name, given));
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
        .help("only these columns: js,python; makes Swift's toolchain where there is none")
        .value_delimiter(',')
        .value_parser(PossibleValuesParser::new(demo::words()));
    let checks = [
        Arg::new("check")
            .help("only the checks of these subjects (rust, js, python, kotlin, swift, docs) or with these names")
            .num_args(0..)
            .value_parser(run::word),
        flag("all", "every check, in full sizes, on the packages as they ship; without it, those for each push"),
        flag("require-all", "a check that cannot run is a failure"),
        flag("install", "install missing Debian packages and Rust toolchains, while the first checks run"),
        flag("save-times", "write the time of each check into crates/xtask/times.txt"),
    ];
    let what = Arg::new("what").required(true).value_parser(PossibleValuesParser::new(PACKAGES));
    let minutes = Arg::new("minutes").long("minutes").value_name("N").help("shared between the targets");
    Command::new("xtask")
        .bin_name("cargo xtask")
        .about("Set-up, demo and every check, the same locally and in CI")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands([
            named("demo", "build what is needed and run the main job in every language present").arg(only).args([
                flag("prepare", "only find out what each column needs, and let rustup add what it can"),
                flag("web", "build the playground and serve it on this machine until interrupted")
                    .conflicts_with("only"),
            ]),
            named("test", "the checks for each push, or all").args(checks),
            named("build", "build a package as it ships, or the site of the documents").arg(what),
            named("dist", "build what a maintainer uploads into target/dist, and try each file alone")
                .arg(Arg::new("part").num_args(0..)),
            named("free-threaded", "build the wheel for a Python without a lock, and try it")
                .arg(Arg::new("interpreter").value_name("PYTHON").required(true)),
            named("generate", "generate the committed files from the tables in crates/core: types, stubs, pages"),
            named("api", "write the public API of the crates for Rust programs as texts: docs/public-api*.txt"),
            bench::arguments(named("bench", "lastro compared with its peers, on this machine: docs/benchmarks.md")),
            named("fuzz", "the fuzz targets, for longer than the checks")
                .arg(minutes.value_parser(value_parser!(u32)).default_value("1")),
        ])
}

const PACKAGES: [&str; 8] = ["js", "python", "kotlin", "swift", "duckdb", "spark", "command", "docs"];

fn run_command(name: &str, given: &ArgMatches) -> Result<()> {
    let flag = |name| given.get_flag(name);
    match name {
        "demo" if flag("web") => web::serve(),
        "demo" => {
            let only = given.get_many::<String>("only").unwrap_or_default();
            demo::run(&only.map(String::as_str).collect::<Vec<_>>(), flag("prepare"))
        }
        "test" => run::run(&Choice {
            words: given.get_many("check").unwrap_or_default().cloned().collect(),
            all: flag("all"),
            require_all: flag("require-all"),
            install: flag("install"),
            save_times: flag("save-times"),
        }),
        "build" => {
            build(given.get_one::<String>("what").map_or("", String::as_str)).map(|made| println!("{}", made.display()))
        }
        "dist" => consumers::dist(&given.get_many("part").unwrap_or_default().collect::<Vec<_>>()),
        "free-threaded" => consumers::free_threaded(given.get_one::<String>("interpreter").map_or("", String::as_str)),
        "generate" => artifacts::codegen(["write"]),
        "api" => rust::write_api(),
        "bench" => bench::run(given),
        "fuzz" => rust::fuzz(60 * u64::from(given.get_one::<u32>("minutes").copied().unwrap_or(1))),
        other => Err(format!("there is no command {other}")),
    }
}

/// Builds a package as it ships, or the documentation site. Returns the path of the result.
fn build(what: &str) -> Result<PathBuf> {
    match what {
        "duckdb" => columns::duckdb_wheel(Build::Shipped),
        "spark" => spark::jar(),
        "command" => language::lastro(Build::Shipped),
        "docs" => {
            languages::ALL
                .into_iter()
                .filter(|one| one.missing().is_none())
                .try_for_each(|one| one.build(Build::Shipped))?;
            site::build()
        }
        word => {
            let language = languages::ALL.into_iter().find(|language| language.word() == word);
            let language = language.ok_or_else(|| format!("there is no package {word}"))?;
            if let Some(missing) = language.missing() {
                return Err(format!("{} needs {missing} ({})", language.name(), needs::how_to_get(&missing)));
            }
            language.build(Build::Shipped)?;
            match word {
                "js" => wasm::tarballs(),
                "python" => python::wheel(),
                "kotlin" => kotlin::artifact(),
                _ => Ok(swift::package_folder()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use runner::shell::{files, read, root};

    #[test]
    fn the_arguments_are_sound_and_a_wrong_word_is_an_error_with_the_words() {
        arguments().debug_assert();
        let parse = |words: &str| arguments().try_get_matches_from(words.split(' '));
        let error = parse("xtask test ruby").unwrap_err().to_string();
        for word in ["rust", "js", "kotlin", "oldest Rust"] {
            assert!(error.contains(word), "{error}");
        }
        assert!(parse("xtask test rust docs --all --require-all").is_ok());
        let asked = parse("xtask demo --only js,python").unwrap();
        let words: Vec<&String> = asked.subcommand().unwrap().1.get_many("only").unwrap().collect();
        assert_eq!(words, ["js", "python"]);
        assert!(parse("xtask demo --only js,ruby").is_err());
        assert!(parse("xtask demo --only js --web").is_err());
        assert!(parse("xtask fuzz --minutes ten").is_err());
        assert!(parse("xtask build docs").is_ok() && parse("xtask build ruby").is_err());
        assert!(parse("xtask bench --check").is_ok() && parse("xtask bench twin --sales 500").is_ok());
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
            // finds the modules in `crate::one::..` and in `crate::{one, two::..}`
            let lists = text.split("crate::").skip(1).map(|rest| match rest.strip_prefix('{') {
                Some(list) => list.split('}').next().unwrap_or_default(),
                None => rest.split([',', ';']).next().unwrap_or_default(),
            });
            let names = lists.flat_map(|list| list.split(',')).filter_map(|name| name.split(':').next());
            for used in names.map(|name| name.trim().to_owned()).filter(|name| layers.contains_key(name)) {
                assert!(used == module || layers[&used] < layers[&module], "{module} uses {used}");
            }
        }
    }
}
