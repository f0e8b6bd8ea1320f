//! The program `lastro`: parses the command line and executes a subcommand. Most modules contain one subcommand each.

mod api;
mod args;
mod bulk;
mod call;
mod describe;
mod drift;
mod files;
mod health;
mod lines;
mod markdown;
mod outcome;
mod proxy;
mod serve;

use std::ffi::OsString;
use std::io::IsTerminal as _;
use std::process::ExitCode;

use args::{Audience, command};
use clap::ArgMatches;
use clap::error::ErrorKind;
use clap_complete::Shell;
use lastro_facade::{Facade, operations};
use outcome::{Outcome, Stop, exit, print};

/// A faster allocator. A migration allocates many small strings, and this allocator reduces its CPU time by a quarter.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    exit(run())
}

fn run() -> Result<Outcome, Stop> {
    let matches = match command(Audience::Parser).try_get_matches() {
        Ok(matches) => matches,
        Err(asked) if matches!(asked.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return done(print(&asked.to_string()));
        }
        Err(error) => return Err(Stop::Usage(error.to_string())),
    };
    let Some((name, given)) = matches.subcommand() else { return Err(Stop::Usage(help(None)?)) };
    match name {
        "call" => call(given),
        "migrate" => bulk::migrate(given),
        "bulk" => bulk::run(given),
        "serve" => serve::run(given),
        "seed" => serve::seed(given),
        "health" => health::run(given),
        "proxy" => proxy::run(given),
        "drift" => drift::run(given),
        "api" => api::run(given),
        "operations" => done(print(&describe::list())),
        "help" => done(print(&help(given.get_one::<String>("topic").map(String::as_str))?)),
        "completions" => completions(given),
        _ => manual(given),
    }
}

fn done(printed: Result<(), Stop>) -> Result<Outcome, Stop> {
    printed.map(|()| Outcome::Done)
}

fn call(given: &ArgMatches) -> Result<Outcome, Stop> {
    let text = |id: &str| given.get_one::<OsString>(id);
    let operation = text("operation").map(|operation| operation.to_string_lossy());
    let outcome = match (operation.as_deref(), text("input")) {
        (Some(operation), Some(input)) => call::one(operation, input.as_encoded_bytes()),
        // if standard input is a terminal, the command does not wait for input, and calls the operation without arguments
        (Some(operation), None) if std::io::stdin().is_terminal() => call::one(operation, call::NO_ARGUMENTS),
        (operation, _) => call::lines(operation),
    };
    // with `--allow-failures`, failures count as success
    outcome.map(|outcome| if given.get_flag("allow-failures") { Outcome::Done } else { outcome })
}

/// The help text of an operation or of a command. For a command, it is the text that the option `--help` prints.
fn help(topic: Option<&str>) -> Result<String, Stop> {
    let whole = command(Audience::Parser);
    if let Some(operation) = operations().find(|operation| Some(operation.name) == topic) {
        return Ok(describe::page(operation));
    }
    if let Some(topic) = topic.filter(|topic| whole.find_subcommand(topic).is_none()) {
        let unknown = Facade::ALL.unknown_operation(topic);
        let near = unknown.issues().iter().find_map(|issue| issue.params.get("nearest"));
        let near = near.map_or_else(String::new, |near| format!(" (did you mean {near}?)"));
        return Err(Stop::Usage(format!("lastro: {topic} is neither an operation nor a command{near}")));
    }
    let words = ["lastro"].into_iter().chain(topic).chain(["--help"]);
    let asked = whole.try_get_matches_from(words).err();
    Ok(asked.map_or_else(String::new, |asked| asked.to_string()))
}

fn manual(given: &ArgMatches) -> Result<Outcome, Stop> {
    let command = given.get_one::<String>("command").map(String::as_str);
    let page = if given.get_flag("markdown") {
        markdown::page(command)
    } else {
        String::from_utf8_lossy(&args::manual(command)).into_owned()
    };
    done(print(&page))
}

const FISH_OPERATIONS: &str =
    "complete -c lastro -n \"__fish_seen_subcommand_from call help\" -f -a \"(lastro operations)\"\n";

fn completions(given: &ArgMatches) -> Result<Outcome, Stop> {
    let mut script = Vec::new();
    if let Some(shell) = given.get_one::<Shell>("shell") {
        clap_complete::generate(*shell, &mut command(Audience::Shell), "lastro", &mut script);
        if *shell == Shell::Fish {
            // The generated fish script does not complete positional arguments, so lines that complete operation names are
            // appended.
            script.extend_from_slice(FISH_OPERATIONS.as_bytes());
        }
    }
    done(print(&String::from_utf8_lossy(&script)))
}
