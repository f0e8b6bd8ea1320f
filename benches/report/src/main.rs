//! `bench-report` validates and records the output of the benchmark programs in `benches`, and writes `docs/benchmarks.md` from
//! it. `cargo xtask bench` calls it.

mod calls;
mod columns;
mod files;
mod group;
mod history;
mod machine;
mod numbers;
mod page;
mod results;
#[cfg(test)]
mod samples;
mod twin;
mod works;

use std::io;
use std::io::Read as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgMatches, Command, value_parser};

use crate::files::Result;
use crate::group::Group;
use crate::history::Begun;
use crate::results::Measured;

fn main() -> ExitCode {
    let given = arguments().get_matches();
    let outcome = given.subcommand().map_or(Ok(String::new()), |(name, given)| run(name, given));
    match outcome {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("bench-report: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> Command {
    let group = || {
        let words = PossibleValuesParser::new(Group::ALL.map(Group::word));
        Arg::new("group").value_name("GROUP").required(true).value_parser(words)
    };
    let path = |name: &'static str, help: &'static str, default: &'static str| {
        let parser = value_parser!(PathBuf);
        Arg::new(name).long(name).value_name("PATH").help(help).default_value(default).value_parser(parser)
    };
    let results = || path("results", "the folder of the results files", "benches/results");
    let begun = Arg::new("begun").long("begun").value_name("JSON").help("what `begin` printed").required(true);
    Command::new("bench-report")
        .about("Reports of benchmarks; relative paths are relative to the repository")
        .subcommand_required(true)
        .subcommands([
            Command::new("begin").about("Print commit, date and load as JSON: run it before anything is built"),
            Command::new("check").about("Validate the lines of a run with --check, from standard input").arg(group()),
            Command::new("record")
                .about("Validate the lines of a timed run, from standard input, and write its results file")
                .args([group(), begun, results()]),
            Command::new("page")
                .about("Write the page from all results files")
                .args([results(), path("page", "the page", "docs/benchmarks.md")]),
        ])
}

fn run(name: &str, given: &ArgMatches) -> Result<String> {
    let group = || {
        let word = given.get_one::<String>("group").map_or("", String::as_str);
        Group::of(word).ok_or_else(|| format!("{word}: unknown group"))
    };
    let path = |name| files::root().join(given.get_one::<PathBuf>(name).cloned().unwrap_or_default());
    match name {
        "begin" => {
            let begun = Begun::now(&files::root())?;
            serde_json::to_string(&begun).map(|json| json + "\n").map_err(|error| error.to_string())
        }
        "check" => check(group()?, &standard_input()?),
        "record" => record(group()?, given.get_one::<String>("begun").map_or("", String::as_str), &path("results")),
        _ => {
            let page = path("page");
            files::write(&page, &page::page(&path("results"), &files::root())?)?;
            Ok(format!("{} is written\n", page.display()))
        }
    }
}

fn check(group: Group, text: &str) -> Result<String> {
    let (_, lines): (Vec<&str>, Vec<_>) = results::lines(text)?.into_iter().unzip();
    Ok(Measured::read(group, &lines, false)?.agreement(group) + "\n")
}

/// Records the output of a group's programs in its file of results. Returns the group's section of
/// `docs/benchmarks.md`, which is then printed.
fn record(group: Group, begun: &str, folder: &std::path::Path) -> Result<String> {
    let begun: Begun = serde_json::from_str(begun).map_err(|error| format!("--begun: {error}"))?;
    let text = standard_input()?;
    let (texts, lines): (Vec<&str>, Vec<_>) = results::lines(&text)?.into_iter().unzip();
    let measured = Measured::read(group, &lines, true)?;
    let peers = machine::peers(group)?;
    results::save(folder, group, &begun, &machine::facts(group)?, &peers, &texts)?;
    Ok(page::text(&measured, &peers).0 + "\n")
}

fn standard_input() -> Result<String> {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).map_err(|error| format!("standard input: {error}"))?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn arguments_are_sound() {
        arguments().debug_assert();
        let parse = |words: &str| arguments().try_get_matches_from(words.split(' '));
        assert!(parse("bench-report record rust --begun {} --results /tmp/x").is_ok());
        assert!(parse("bench-report record rust").is_err());
        assert!(parse("bench-report check bulk").is_err());
    }

    #[test]
    fn every_group_agrees_on_sample_lines() {
        for group in Group::ALL {
            let text: String = samples::lines(group).iter().map(|line| format!("{line}\n")).collect();
            let said = check(group, &text).unwrap();
            assert!(said.starts_with(group.heading()) && said.ends_with(" agree\n"), "{said}");
        }
    }
}
