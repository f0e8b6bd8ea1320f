//! The arguments of `lastro serve` and `lastro seed`.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Arg, ArgAction, ArgGroup, Command, ValueHint, value_parser};
use lastro_serve::Clock;

use super::{DATABASE, SHORTEST_KEY};
use crate::outcome::CODES;

/// The values of `--log`, the format of log messages.
pub const LOGS: [&str; 2] = ["text", "json"];

/// Builds the definition of `lastro serve` and its arguments.
pub fn command() -> Command {
    let file = |id: &'static str| {
        Arg::new(id).long(id).value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    let text = |id: &'static str, name: &'static str| Arg::new(id).long(id).value_name(name);
    Command::new("serve")
        .about("Serve a twin of the billing service over HTTP")
        .long_about(
            "Serve a twin of the billing service over HTTP: its addresses are those of the service's documents, \
             /api/v2/... and /api/.... A write is on disk before its response is sent.\n\n\
             When it is ready it prints where it listens, and the token that opens /_twin/: the clock, faults, snapshots, \
             the journal and a page that shows them. It ends with SIGINT or SIGTERM.\n\n\
             The clock stands still by default: POST /_twin/advance moves it forward, and what comes due on \
             the way happens.",
        )
        .arg(file("config").help(
            "Read this file in TOML: keys with their profiles, subscriptions, plans, and what the other arguments say, by \
             their names with an underscore. An argument counts more than the file, the file more than a variable",
        ))
        .arg(
            Arg::new("print-config")
                .long("print-config")
                .action(ArgAction::SetTrue)
                .help("Print what it would be started with as TOML, without any secret, and start nothing"),
        )
        .arg(
            Arg::new("config-schema")
                .long("config-schema")
                .action(ArgAction::SetTrue)
                .exclusive(true)
                .help("Print the JSON Schema of the file, for editors"),
        )
        .arg(
            file("db")
                .value_parser(PathBufValueParser::new().try_map(database))
                .help(format!("Keep the state in this SQLite database [default: {DATABASE}]")),
        )
        .arg(
            Arg::new("memory")
                .long("memory")
                .action(ArgAction::SetTrue)
                .help("Keep the state in memory, and lose it at the end"),
        )
        .group(ArgGroup::new("place").args(["db", "memory"]))
        .arg(
            text("port", "PORT")
                .value_parser(value_parser!(u16))
                .help("The port that it listens on; with 0 the system chooses one [default: 8130]"),
        )
        .arg(
            text("host", "ADDRESS")
                .value_parser(value_parser!(IpAddr))
                .help(
                    "The address that it listens on. Another one than the loopback address lets other machines in \
                     [default: 127.0.0.1]",
                ),
        )
        .arg(
            text("key", "KEY")
                .action(ArgAction::Append)
                .help("Accept this API key; may be given several times. One is made and printed when none is given"),
        )
        .arg(file("key-file").help("Accept the API keys in this file, one per line. The variable LASTRO_KEY has one too"))
        .arg(
            Arg::new("insecure-key")
                .long("insecure-key")
                .action(ArgAction::SetTrue)
                .help(format!("Accept keys of fewer than {SHORTEST_KEY} characters")),
        )
        .arg(
            text("seed", "N")
                .value_parser(value_parser!(i64))
                .allow_negative_numbers(true)
                .help("What identifiers and codes are derived from [default: 0]"),
        )
        .arg(
            text("clock", "CLOCK")
                .value_parser(|text: &str| text.parse::<Clock>().map(|_| text.to_owned()))
                .help("How time passes: frozen, real, or fast:N for N times as fast [default: frozen]"),
        )
        .arg(text("now", "DATE-TIME").help("The instant at which a new state begins: 2027-01-01T09:00:00-03:00"))
        .arg(file("faults").help("What is to go wrong, as PUT /_twin/faults takes it"))
        .arg(file("from").help("Begin with this snapshot, as GET /_twin/snapshot returns it; the database must be new"))
        .arg(
            text("policy", "NAME=CHOICE")
                .action(ArgAction::Append)
                .help("What it does in undocumented cases; GET /_twin/policies lists the names and choices"),
        )
        .arg(file("policies").help("The choices in this file, as `lastro drift` writes it; --policy counts more"))
        .arg(
            text("webhook", "URL")
                .action(ArgAction::Append)
                .help("Notify this address of every change; may be given several times"),
        )
        .arg(text("webhook-secret", "SECRET").requires("webhook").help("Sign the notifications with this key"))
        .arg(
            file("webhook-secret-file")
                .requires("webhook")
                .conflicts_with("webhook-secret")
                .help("Sign them with the key in this file; else with that in the variable LASTRO_WEBHOOK_SECRET"),
        )
        .arg(
            text("allow-host", "HOST")
                .action(ArgAction::Append)
                .help("Send notifications to this host too; otherwise only this machine is notified"),
        )
        .arg(
            text("log", "FORMAT")
                .value_parser(LOGS)
                .help("How errors are written to standard error, one line each: text or json [default: text]"),
        )
        .arg(text("token", "TOKEN").help("The token that opens /_twin/; one is made when none is given"))
        .arg(
            file("token-file")
                .conflicts_with("token")
                .help("The file with that token; else it is in the variable LASTRO_TOKEN"),
        )
        .arg(
            text("base-url", "URL")
                .help("The address that links to payment pages begin with [default: the address that it listens on]"),
        )
        .arg(
            text("journal-keep", "N")
                .value_parser(value_parser!(u32).range(1..))
                .help("Keep only the newest N entries of the journal"),
        )
        .after_help(CODES)
}

/// Builds the definition of `lastro seed` and its arguments.
pub fn seed_command() -> Command {
    let count = |id: &'static str, default: &'static str, help: &'static str| {
        let parser = value_parser!(i64).range(0..=10_000_000);
        Arg::new(id).long(id).value_name("N").value_parser(parser).default_value(default).help(help)
    };
    Command::new("seed")
        .about("Fill a database with a plausible company")
        .long_about(
            "Fill a database of `lastro serve` with a plausible Brazilian company: services, customers, and the sales and \
             contracts of two years. The same numbers and seed give the same company. The database is new, or has neither \
             customers nor sales.",
        )
        .arg(count("customers", "1000", "How many customers"))
        .arg(count("sales", "100000", "How many sales and contracts"))
        .arg(
            Arg::new("db")
                .long("db")
                .value_name("FILE")
                .value_parser(PathBufValueParser::new().try_map(database))
                .value_hint(ValueHint::FilePath)
                .default_value(DATABASE)
                .help("The SQLite database"),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("N")
                .value_parser(value_parser!(i64))
                .allow_negative_numbers(true)
                .help("What the company is made from [default: 0]"),
        )
        .after_help(CODES)
}

/// Checks the name of a database file. The name `:memory:` and names that begin with `file:` are refused, since SQLite would
/// not treat them as file names.
pub fn database(file: PathBuf) -> Result<PathBuf, &'static str> {
    match file.to_str() {
        Some(name) if name == ":memory:" || name.starts_with("file:") => {
            Err("expected the name of a file; --memory keeps the state in memory")
        }
        _ => Ok(file),
    }
}
