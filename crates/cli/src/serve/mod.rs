//! The commands `lastro serve`, which serves the twin (a simulation of the billing service) over HTTP, and `lastro seed`, which
//! fills a database with a generated company.

mod arguments;
mod config;
mod file;
mod given;
mod shown;

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::ArgMatches;
use lastro_serve::deliver::Hosts;
use lastro_serve::{Clock, Options, Place, Problem, Server, random_text};
use lastro_twin::Config;
use lastro_twin::fault::FaultPlan;
use lastro_twin::http::read_json;
use lastro_twin::seed_data::Sizes;

use crate::outcome::{Outcome, Stop, print};
pub use arguments::{command, seed_command};
use config::{Key, ListFiles, ServeConfig};
pub use file::policies_of;

/// The name of the default database file.
const DATABASE: &str = "lastro.db";

/// Minimum length of an API key in characters. Anyone who can reach the port can try to guess a key.
const SHORTEST_KEY: usize = 16;

/// Executes `lastro seed`.
pub fn seed(given: &ArgMatches) -> Result<Outcome, Stop> {
    let count = |id: &str| given.get_one::<i64>(id).copied().unwrap_or_default();
    let sizes = Sizes { customers: count("customers"), sales: count("sales") };
    let file = given.get_one::<PathBuf>("db").cloned().unwrap_or_else(|| PathBuf::from(DATABASE));
    let config = Config { seed: given.get_one("seed").copied(), ..Config::default() };
    lastro_serve::seed::seed(&file, config, sizes).map_err(|problem| Stop::at(&file, problem))?;
    print(&format!("{}: {} customers, {} sales", file.display(), sizes.customers, sizes.sales))?;
    Ok(Outcome::Done)
}

/// Installs a log that writes errors to standard error, one per line.
pub fn log(format: Option<&str>) {
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false).with_target(false);
    let lines = lines.log_internal_errors(false);
    // An error means that the process has already installed a log, so it is ignored.
    let _ = match format {
        Some("json") => lines.json().flatten_event(true).try_init(),
        _ => lines.try_init(),
    };
}

/// Executes `lastro serve`: serves until the process receives a termination signal. With `--config-schema` or `--print-config`,
/// only prints.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    if given.get_flag("config-schema") {
        return print(&shown::config_schema()).map(|()| Outcome::Done);
    }
    let mut config = given::merged(given)?;
    let made = if config.keys.as_ref().is_none_or(Vec::is_empty) { Some(random("key")?) } else { None };
    let token = config.token.as_ref().map_or_else(|| random("token"), |token| Ok(token.reveal().to_owned()))?;
    if let Some(key) = &made {
        config.keys = Some(vec![Key::new(key)]);
    }
    let options = options(given, &config, &token)?;
    if given.get_flag("print-config") {
        config.keys = config.keys.filter(|_| made.is_none());
        return print(&shown::printed(config)).map(|()| Outcome::Done);
    }
    let failed = |problem: Problem| Stop::Failed(problem.to_string());
    log(config.log.as_deref());
    let server = Server::start(options).map_err(failed)?;
    // The signal handlers are installed before `listening on` is printed, since a program that waits for this line may send a
    // signal immediately.
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

/// Converts the configuration into the options of a server.
fn options(given: &ArgMatches, config: &ServeConfig, token: &str) -> Result<Options, Stop> {
    let wrong = |name: &str, why: &str| given::wrong(given, name, why);
    // paths are read from the arguments if possible, since a string in the configuration cannot contain invalid UTF-8
    let path = |name: &str, text: &Option<String>| {
        given.get_one::<PathBuf>(name).cloned().or_else(|| text.as_ref().map(PathBuf::from))
    };
    let is_short = |key: &Key| key.key.as_ref().is_some_and(|key| key.reveal().chars().count() < SHORTEST_KEY);
    if config.insecure_key != Some(true) && config.keys.iter().flatten().any(is_short) {
        let why = format!("a key must have at least {SHORTEST_KEY} characters; --insecure-key accepts shorter ones");
        return Err(given::usage(&why));
    }
    if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(wrong("token", "only printable ASCII characters without spaces can be sent"));
    }
    let names = config.allow_host.clone().unwrap_or_default();
    if let Some(name) = names.iter().find(|name| !given::is_host(name)) {
        return Err(wrong("allow-host", &format!("{name}: expected a host without scheme, port and path")));
    }
    if let Some(url) = config.base_url.as_ref().filter(|url| !given::is_base(url)) {
        return Err(wrong("base-url", &format!("{url}: expected an address such as https://conta.example")));
    }
    let hosts = Hosts::new(names);
    for receiver in config.subscriptions.iter().flatten() {
        let name = if given.contains_id("webhook") { "webhook" } else { "subscriptions" };
        hosts.receiver(&receiver.url).map_err(|why| wrong(name, &format!("{}: {why}", receiver.url)))?;
    }
    let host = config.host.as_deref().unwrap_or("127.0.0.1").parse::<IpAddr>();
    let host = host.map_err(|_| wrong("host", "expected an address such as 127.0.0.1"))?;
    let port = u16::try_from(config.port.unwrap_or(8130)).map_err(|_| wrong("port", "expected 0 to 65535"))?;
    let clock: Clock =
        config.clock.as_deref().unwrap_or("frozen").parse().map_err(|why: String| wrong("clock", &why))?;
    let keep = config.journal_keep.map(|most| u32::try_from(most).ok().filter(|most| *most > 0));
    let keep = keep.map(|most| most.ok_or_else(|| wrong("journal-keep", "expected a number from 1")));
    let place = match config.memory {
        Some(true) => Place::Memory,
        _ => Place::File(path("db", &config.db).unwrap_or_else(|| PathBuf::from(DATABASE))),
    };
    let plan = path("faults", &config.faults).map(|file| faults(&file)).transpose()?;
    let lists = config.lists.as_ref().map(ListFiles::texts).transpose()?;
    Ok(Options {
        place,
        address: SocketAddr::new(host, port),
        clock,
        hosts,
        snapshot: path("from", &config.from).map(|file| read(&file)).transpose()?,
        faults: plan.or_else(|| config.fault_plan.clone()),
        journal_keep: keep.transpose()?.and_then(|most| usize::try_from(most).ok()),
        ..Options::in_memory(config.twin(lists), token)
    })
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
