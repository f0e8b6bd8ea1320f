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
            "Serve a twin of the billing service over HTTP, at the paths of the service's documentation: /api/v2/... and \
             /api/.... A write is on disk before its response is sent.\n\n\
             When it is ready, it prints the address that it listens on and the token for /_twin/: the clock, faults, \
             snapshots, the journal and the dashboard. SIGINT or SIGTERM stops it.\n\n\
             The clock is frozen by default: POST /_twin/advance moves it forward and carries out all work that becomes due.",
        )
        .arg(file("config").help(
            "Read this configuration file in TOML: keys with their profiles, subscriptions, plans, and the other arguments, by \
             their names with an underscore. Arguments take precedence over the file, and the file over variables",
        ))
        .arg(
            Arg::new("print-config")
                .long("print-config")
                .action(ArgAction::SetTrue)
                .help("Print the resulting configuration as TOML, without secrets, and exit"),
        )
        .arg(
            Arg::new("config-schema")
                .long("config-schema")
                .action(ArgAction::SetTrue)
                .exclusive(true)
                .help("Print the JSON Schema of the configuration file, for editors"),
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
                .help("Keep the state only in memory: it is lost at the end"),
        )
        .group(ArgGroup::new("place").args(["db", "memory"]))
        .arg(
            text("port", "PORT")
                .value_parser(value_parser!(u16))
                .help("The port to listen on; with 0 the system chooses a port [default: 8130]"),
        )
        .arg(
            text("host", "ADDRESS")
                .value_parser(value_parser!(IpAddr))
                .help(
                    "The address to listen on. With an address that is not a loopback address, other machines can connect \
                     [default: 127.0.0.1]",
                ),
        )
        .arg(
            text("key", "KEY")
                .action(ArgAction::Append)
                .help("Accept this API key; may be given several times. If none is given, a key is generated and printed"),
        )
        .arg(file("key-file").help("Accept the API keys in this file, one per line. If no key is given, the variable LASTRO_KEY is used"))
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
                .help("Seed for generated identifiers and codes [default: 0]"),
        )
        .arg(
            text("clock", "CLOCK")
                .value_parser(|text: &str| text.parse::<Clock>().map(|_| text.to_owned()))
                .help("The kind of clock: frozen, real, or fast:N for N times as fast as real time [default: frozen]"),
        )
        .arg(text("now", "DATE-TIME").help("The instant at which a new state begins [default: 2027-01-01T09:00:00-03:00]"))
        .arg(file("faults").help("The fault plan, in the format of PUT /_twin/faults"))
        .arg(file("from").help("Begin with this snapshot, in the format of GET /_twin/snapshot; the database must be new"))
        .arg(
            text("policy", "NAME=CHOICE")
                .action(ArgAction::Append)
                .help("Set a policy for undocumented behaviour; GET /_twin/policies lists the names and choices"),
        )
        .arg(file("policies").help("The policy choices in this file, as `lastro drift` writes it; --policy takes precedence"))
        .arg(
            text("webhook", "URL")
                .action(ArgAction::Append)
                .help("Notify this URL of every change; may be given several times"),
        )
        .arg(text("webhook-secret", "SECRET").requires("webhook").help("Sign the notifications with this key"))
        .arg(
            file("webhook-secret-file")
                .requires("webhook")
                .conflicts_with("webhook-secret")
                .help("Sign the notifications with the key in this file. If not given, the variable LASTRO_WEBHOOK_SECRET is used"),
        )
        .arg(
            text("allow-host", "HOST")
                .action(ArgAction::Append)
                .help("Allow notifications to this host too; this machine is always allowed"),
        )
        .arg(
            text("log", "FORMAT")
                .value_parser(LOGS)
                .help("The format of errors on standard error, one line each: text or json [default: text]"),
        )
        .arg(text("token", "TOKEN").help("The token for /_twin/; if none is given, a token is generated"))
        .arg(
            file("token-file")
                .conflicts_with("token")
                .help("The file with this token. If not given, the variable LASTRO_TOKEN is used"),
        )
        .arg(
            text("base-url", "URL")
                .help("The base URL of links to payment pages [default: the address that it listens on]"),
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
             contracts of two years. The same numbers and seed give the same company. The database must be new, or have \
             neither customers nor sales.",
        )
        .arg(count("customers", "1000", "Number of customers"))
        .arg(count("sales", "100000", "Number of sales and contracts"))
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
                .help("Seed for the generated company [default: 0]"),
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
