//! `lastro serve`: the twin behind HTTP. `lastro seed`: a company in its database.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use clap::builder::{PathBufValueParser, TypedValueParser as _};
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Command, ValueHint, value_parser};
use lastro::DateTime;
use lastro::issue::Params;
use lastro::model::ConcealedText;
use lastro_serve::deliver::Hosts;
use lastro_serve::{Clock, Options, Place, Server, random_text};
use lastro_twin::Config;
use lastro_twin::config::{ApiKey, Subscription};
use lastro_twin::fault::FaultPlan;
use lastro_twin::http::read_json;
use lastro_twin::seed_data::Sizes;

use crate::outcome::{CODES, Outcome, Stop, print};

/// The database where no other is named.
const DATABASE: &str = "lastro.db";

/// Fewest characters of a key, which whoever reaches the port may guess.
const SHORTEST_KEY: usize = 16;

/// The command and its arguments.
pub fn command() -> Command {
    let file = |id: &'static str| {
        Arg::new(id).long(id).value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    let text = |id: &'static str, name: &'static str| Arg::new(id).long(id).value_name(name);
    Command::new("serve")
        .about("Serve a twin of the billing service over HTTP")
        .long_about(
            "Serve a twin of the billing service over HTTP: its addresses are those of the service's documents, \
             /api/v2/... and /api/.... What it is told is on the disk before it answers.\n\n\
             When it is ready it prints where it listens, and the token that opens /_twin/: the clock, faults, snapshots, \
             the journal and a page that shows them. It ends with SIGINT or SIGTERM.\n\n\
             The clock stands still unless it is told otherwise: POST /_twin/advance moves it forward, and what comes due on \
             the way happens.",
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
                .default_value("8130")
                .help("The port that it listens on; with 0 the system chooses one"),
        )
        .arg(
            text("host", "ADDRESS")
                .value_parser(value_parser!(IpAddr))
                .default_value("127.0.0.1")
                .help("The address that it listens on. Another one than the loopback address lets other machines in"),
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
                .value_parser(|text: &str| text.parse::<Clock>())
                .default_value("frozen")
                .help("How time passes: frozen, real, or fast:N for N times as fast"),
        )
        .arg(text("now", "DATE-TIME").help("The moment at which a new state begins: 2027-01-01T09:00:00-03:00"))
        .arg(file("faults").help("What is to go wrong, as PUT /_twin/faults takes it"))
        .arg(file("from").help("Begin with this snapshot, as GET /_twin/snapshot answers it; the database must be new"))
        .arg(
            text("policy", "NAME=CHOICE")
                .action(ArgAction::Append)
                .help("What it does where the documents are silent; GET /_twin/policies lists the names and choices"),
        )
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
                .value_parser(["text", "json"])
                .default_value("text")
                .help("How errors are written to standard error, one line each: text or json"),
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

/// The command that fills a database, and its arguments.
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

/// Fills a database.
pub fn seed(given: &ArgMatches) -> Result<Outcome, Stop> {
    let count = |id: &str| given.get_one::<i64>(id).copied().unwrap_or_default();
    let sizes = Sizes { customers: count("customers"), sales: count("sales") };
    let file = given.get_one::<PathBuf>("db").cloned().unwrap_or_else(|| PathBuf::from(DATABASE));
    let config = Config { seed: given.get_one("seed").copied(), ..nothing() };
    lastro_serve::seed::seed(&file, config, sizes).map_err(|problem| Stop::at(&file, problem))?;
    print(&format!("{}: {} customers, {} sales", file.display(), sizes.customers, sizes.sales))?;
    Ok(Outcome::Done)
}

/// A configuration that says nothing.
const fn nothing() -> Config {
    Config {
        seed: None,
        now: None,
        base_url: None,
        keys: None,
        subscriptions: None,
        policies: None,
        limit: None,
        payment_methods: None,
        plans: None,
        hired_plans: None,
        lists: None,
    }
}

/// Writes errors to standard error, one line each.
fn log(format: Option<&String>) {
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).with_target(false);
    let lines = lines.log_internal_errors(false);
    // there is a log already where a process serves twice
    let _ = match format.map(String::as_str) {
        Some("json") => lines.json().flatten_event(true).try_init(),
        _ => lines.try_init(),
    };
}

/// Serves until the process is told to end.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let text = |id: &str| given.get_one::<String>(id).cloned();
    let texts = |id: &str| given.get_many::<String>(id).into_iter().flatten().cloned().collect::<Vec<_>>();
    let path = |id: &str| given.get_one::<PathBuf>(id);

    let mut keys = secrets(given, "key", "LASTRO_KEY")?;
    let made = if keys.is_empty() { Some(random("key")?) } else { None };
    keys.extend(made.clone());
    if keys.iter().any(|key| key.chars().count() < SHORTEST_KEY) && !given.get_flag("insecure-key") {
        let why = format!("a key has at least {SHORTEST_KEY} characters; --insecure-key accepts shorter ones");
        return Err(Stop::Usage(format!("lastro serve: --key: {why}")));
    }
    let token = secret(given, "token", "LASTRO_TOKEN")?;
    if token.as_ref().is_some_and(|token| !token.bytes().all(|byte| byte.is_ascii_graphic())) {
        return Err(usage("--token: only letters, digits and signs of ASCII can be sent"));
    }
    let token = token.map_or_else(|| random("token"), Ok)?;
    let hosts = texts("allow-host");
    if let Some(wrong) = hosts.iter().find(|host| !is_host(host)) {
        return Err(usage(&format!("--allow-host {wrong}: expected a host without scheme, port and path")));
    }
    let hosts = Hosts::new(hosts);
    let base_url = text("base-url");
    if let Some(wrong) = base_url.as_ref().filter(|url| !is_base(url)) {
        return Err(usage(&format!("--base-url {wrong}: expected an address such as https://conta.example")));
    }
    let urls = texts("webhook");
    let secret = secret(given, "webhook-secret", "LASTRO_WEBHOOK_SECRET")?;
    if secret.is_none() && !urls.is_empty() {
        return Err(usage("--webhook: the key to sign with is missing: --webhook-secret or --webhook-secret-file"));
    }
    let secret = secret.unwrap_or_default();
    let subscription = |url: String| {
        hosts.receiver(&url).map_err(|why| Stop::Usage(format!("lastro serve: --webhook {url}: {why}")))?;
        let secret = ConcealedText::new(secret.as_str());
        Ok(Subscription { url, secret, old_secret: None, endpoints: None, operations: None })
    };
    let subscriptions = urls.into_iter().map(subscription).collect::<Result<Vec<_>, Stop>>()?;
    let now = text("now").map(|now| {
        now.parse::<DateTime>().map_err(|_| Stop::Usage(format!("lastro serve: --now {now}: no moment with an offset")))
    });
    let key = |key: String| ApiKey { key: ConcealedText::new(key), allow: None, v1: None };
    let config = Config {
        seed: given.get_one("seed").copied(),
        now: now.transpose()?,
        keys: Some(keys.into_iter().map(key).collect()),
        subscriptions: Some(subscriptions),
        policies: Some(policies(&texts("policy"))?),
        base_url,
        ..nothing()
    };
    let place = match (given.get_flag("memory"), path("db")) {
        (true, _) => Place::Memory,
        (false, file) => Place::File(file.map_or_else(|| PathBuf::from(DATABASE), Clone::clone)),
    };
    let host = given.get_one("host").copied().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let port = given.get_one("port").copied().unwrap_or_default();
    let options = Options {
        place,
        address: SocketAddr::new(host, port),
        clock: given.get_one("clock").copied().unwrap_or(Clock::Frozen),
        hosts,
        snapshot: path("from").map(|file| read(file)).transpose()?,
        faults: path("faults").map(|file| faults(file)).transpose()?,
        journal_keep: given.get_one::<u32>("journal-keep").and_then(|most| usize::try_from(*most).ok()),
        ..Options::in_memory(config, &token)
    };
    let failed = |problem: lastro_serve::Problem| Stop::Failed(problem.to_string());
    log(given.get_one::<String>("log"));
    let server = Server::start(options).map_err(failed)?;
    // whoever reads that it listens may end it at once
    let ending = server.ending().map_err(failed)?;
    let mut lines = format!("listening on http://{}\ncontrol token: {token}", server.reachable());
    if let Some(key) = made {
        lines.push_str("\nkey: ");
        lines.push_str(&key);
    }
    print(&lines)?;
    server.serve(ending).map_err(failed)?;
    Ok(Outcome::Done)
}

/// The name of a database. SQLite takes some names for addresses of its own, and keeps nothing.
fn database(file: PathBuf) -> Result<PathBuf, &'static str> {
    match file.to_str() {
        Some(name) if name == ":memory:" || name.starts_with("file:") => {
            Err("expected the name of a file; --memory keeps the state in memory")
        }
        _ => Ok(file),
    }
}

/// Keys or tokens: as arguments and in a file, one per line; where there is neither, in an environment variable. No message
/// shows one.
fn secrets(given: &ArgMatches, name: &str, variable: &str) -> Result<Vec<String>, Stop> {
    let mut found: Vec<String> = given.get_many(name).into_iter().flatten().cloned().collect();
    if let Some(file) = given.get_one::<PathBuf>(&format!("{name}-file")) {
        let before = found.len();
        found.extend(read(file)?.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
        if found.len() == before {
            return Err(Stop::at(file, "it is empty"));
        }
    }
    if found.is_empty()
        && let Some(value) = env::var_os(variable).filter(|value| !value.is_empty())
    {
        found.push(value.into_string().map_err(|_| usage(&format!("{variable} is not UTF-8")))?);
    }
    if found.iter().any(|secret| secret.trim().is_empty() || secret.contains(char::is_control)) {
        return Err(usage(&format!("--{name}: it is empty, or has a control character")));
    }
    Ok(found)
}

/// As [`secrets`], where there is at most one.
fn secret(given: &ArgMatches, name: &str, variable: &str) -> Result<Option<String>, Stop> {
    let mut found = secrets(given, name, variable)?;
    let last = found.pop();
    if found.is_empty() { Ok(last) } else { Err(usage(&format!("--{name}-file: expected one line"))) }
}

/// Whether a text is a host: a name, or an address of the Internet protocol, with brackets where it has colons.
fn is_host(text: &str) -> bool {
    let literal = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    match literal {
        Some(literal) => literal.parse::<Ipv6Addr>().is_ok(),
        None => !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || "/:@?#[]".contains(c)),
    }
}

/// Whether a text is an address that others can begin with.
fn is_base(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.is_empty() && !rest.starts_with('/') && !rest.contains(|c: char| c.is_whitespace() || "@?#".contains(c))
    })
}

fn usage(why: &str) -> Stop {
    Stop::Usage(format!("lastro serve: {why}"))
}

fn random(what: &str) -> Result<String, Stop> {
    random_text().map_err(|error| Stop::Failed(format!("cannot make a {what}: {error}")))
}

fn read(file: &Path) -> Result<String, Stop> {
    fs::read_to_string(file).map_err(|error| Stop::at(file, error))
}

fn faults(file: &Path) -> Result<FaultPlan, Stop> {
    read_json(read(file)?.as_bytes()).map_err(|error| Stop::at(file, error))
}

fn policies(given: &[String]) -> Result<Params, Stop> {
    let mut policies = Params::default();
    for policy in given {
        let (name, choice) = policy
            .split_once('=')
            .ok_or_else(|| Stop::Usage(format!("lastro serve: --policy {policy}: expected NAME=CHOICE")))?;
        policies.push(name, choice);
    }
    Ok(policies)
}
