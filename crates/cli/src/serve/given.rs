//! Merges the settings of `lastro serve`. Command-line arguments take precedence over the configuration file, and the file
//! takes precedence over environment variables.

use std::env;
use std::net::{IpAddr, Ipv6Addr};
use std::path::PathBuf;

use clap::ArgMatches;
use lastro::DateTime;
use lastro::issue::Params;
use lastro::model::ConcealedText;
use lastro_twin::fault::Faults;

use super::config::{Key, Receiver, ServeConfig};
use super::{arguments, file, read};
use crate::outcome::Stop;

/// Returns the merged configuration. Secrets that the configuration file lacks are taken from environment variables. If there is
/// a file, this configuration is validated. Then command-line arguments override it.
pub fn merged(given: &ArgMatches) -> Result<ServeConfig, Stop> {
    let named = given.get_one::<PathBuf>("config");
    let mut config = named.map_or_else(|| Ok(ServeConfig::default()), |path| file::config(path))?;
    let signing = variable("LASTRO_WEBHOOK_SECRET")?;
    completed(&mut config, signing.as_deref())?;
    if let Some(path) = named {
        if config.memory == Some(true) && config.db.is_some() {
            return Err(Stop::at(path, "db and memory: only one of them can be given"));
        }
        if config.faults.is_some() && config.fault_plan.is_some() {
            return Err(Stop::at(path, "faults and fault_plan: only one of them can be given"));
        }
        if config.log.as_deref().is_some_and(|log| !arguments::LOGS.contains(&log)) {
            return Err(Stop::at(path, "log: expected text or json"));
        }
        Faults::new(config.fault_plan.clone()).map_err(|error| Stop::at(path, error.under("fault_plan")))?;
        let lists = config.lists.as_ref().map(super::ListFiles::texts).transpose()?;
        let twin = config.twin(lists);
        twin.settings().and_then(|_| twin.reference()).map_err(|error| Stop::at(path, error))?;
    }
    overruled(&mut config, given, signing)?;
    Ok(config)
}

/// Takes missing secrets from environment variables.
fn completed(config: &mut ServeConfig, signing: Option<&str>) -> Result<(), Stop> {
    if config.keys.as_ref().is_none_or(Vec::is_empty)
        && let Some(key) = variable("LASTRO_KEY")?
    {
        config.keys = Some(vec![Key::new(&key)]);
    }
    if config.token.is_none() {
        config.token = variable("LASTRO_TOKEN")?.map(ConcealedText::new);
    }
    for receiver in config.subscriptions.iter_mut().flatten().filter(|receiver| receiver.secret.is_none()) {
        receiver.secret = signing.map(ConcealedText::new);
    }
    Ok(())
}

/// Overrides the configuration with the command-line arguments.
fn overruled(config: &mut ServeConfig, given: &ArgMatches, signing: Option<String>) -> Result<(), Stop> {
    let text = |id: &str| given.get_one::<String>(id).cloned();
    let texts = |id: &str| given.get_many::<String>(id).map(|all| all.cloned().collect::<Vec<_>>());
    let path = |id: &str| given.get_one::<PathBuf>(id).map(|path| path.to_string_lossy().into_owned());

    if given.get_flag("memory") {
        (config.memory, config.db) = (Some(true), None);
    } else if let Some(db) = path("db") {
        (config.memory, config.db) = (None, Some(db));
    }
    if let Some(faults) = path("faults") {
        (config.faults, config.fault_plan) = (Some(faults), None);
    }
    replace(&mut config.from, path("from"));
    replace(&mut config.host, given.get_one::<IpAddr>("host").map(ToString::to_string));
    replace(&mut config.port, given.get_one::<u16>("port").copied().map(i64::from));
    replace(&mut config.clock, text("clock"));
    replace(&mut config.log, text("log"));
    replace(&mut config.seed, given.get_one("seed").copied());
    replace(&mut config.base_url, text("base-url"));
    replace(&mut config.allow_host, texts("allow-host"));
    replace(&mut config.journal_keep, given.get_one::<u32>("journal-keep").copied().map(i64::from));
    replace(&mut config.insecure_key, given.get_flag("insecure-key").then_some(true));
    let now = text("now").map(|now| {
        let moment = now.parse::<DateTime>();
        moment.map_err(|_| {
            usage(&format!("--now {now}: expected a date and time with an offset, such as 2027-01-01T09:00:00-03:00"))
        })
    });
    replace(&mut config.now, now.transpose()?);
    let chosen = policies(&texts("policy").unwrap_or_default(), given.get_one::<PathBuf>("policies"))?;
    let mut policies = Params::default();
    let kept = config.policies.iter().flat_map(Params::iter).filter(|(name, _)| chosen.get(name).is_none());
    for (name, choice) in kept.chain(chosen.iter()) {
        policies.push(name, choice);
    }
    config.policies = Some(policies);

    let keys = secrets(given, "key")?;
    if !keys.is_empty() {
        config.keys = Some(keys.iter().map(|key| Key::new(key)).collect());
    }
    if let Some(token) = secret(given, "token")? {
        (config.token, config.token_file) = (Some(ConcealedText::new(token)), None);
    }
    if let Some(urls) = texts("webhook") {
        let secret = secret(given, "webhook-secret")?.or(signing);
        let missing = || usage("--webhook: the signing key is missing: use --webhook-secret or --webhook-secret-file");
        let secret = secret.ok_or_else(missing)?;
        config.subscriptions = Some(urls.into_iter().map(|url| Receiver::new(url, &secret)).collect());
    }
    // values that are still missing get their defaults
    config.host.get_or_insert_with(|| "127.0.0.1".to_owned());
    config.port.get_or_insert(8130);
    config.clock.get_or_insert_with(|| "frozen".to_owned());
    config.log.get_or_insert_with(|| "text".to_owned());
    if config.memory != Some(true) {
        config.db.get_or_insert_with(|| super::DATABASE.to_owned());
    }
    Ok(())
}

fn replace<T>(place: &mut Option<T>, given: Option<T>) {
    if given.is_some() {
        *place = given;
    }
}

/// The API keys or tokens in the argument `--NAME`, and in the file of `--NAME-file`, which has one per line. Error messages
/// never contain them.
fn secrets(given: &ArgMatches, name: &str) -> Result<Vec<String>, Stop> {
    let mut found: Vec<String> = given.get_many(name).into_iter().flatten().cloned().collect();
    if let Some(file) = given.get_one::<PathBuf>(&format!("{name}-file")) {
        let before = found.len();
        found.extend(read(file)?.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
        if found.len() == before {
            return Err(Stop::at(file, "it is empty"));
        }
    }
    if found.iter().any(|secret| !is_secret(secret)) {
        return Err(usage(&format!("--{name}: it is empty, or has a control character")));
    }
    Ok(found)
}

/// The API key or token in the argument `--NAME` or in the file of `--NAME-file`, if at most one is accepted.
fn secret(given: &ArgMatches, name: &str) -> Result<Option<String>, Stop> {
    let mut found = secrets(given, name)?;
    let last = found.pop();
    if found.is_empty() { Ok(last) } else { Err(usage(&format!("--{name}-file: expected one line"))) }
}

/// The secret in an environment variable; `None` if it is unset or empty.
fn variable(name: &str) -> Result<Option<String>, Stop> {
    let value = env::var_os(name).filter(|value| !value.is_empty());
    let text = value.map(|value| value.into_string().map_err(|_| usage(&format!("{name} is not UTF-8"))));
    match text.transpose()? {
        Some(text) if !is_secret(&text) => Err(usage(&format!("{name}: it is blank, or has a control character"))),
        text => Ok(text),
    }
}

fn is_secret(text: &str) -> bool {
    !text.trim().is_empty() && !text.contains(char::is_control)
}

/// Whether a string is a valid host: a name, an IPv4 address, or an IPv6 address in brackets.
pub fn is_host(text: &str) -> bool {
    let literal = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    match literal {
        Some(literal) => literal.parse::<Ipv6Addr>().is_ok(),
        None => !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || "/:@?#[]".contains(c)),
    }
}

/// Whether a string is a valid base URL.
pub fn is_base(url: &str) -> bool {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    rest.is_some_and(|rest| {
        !rest.is_empty() && !rest.starts_with('/') && !rest.contains(|c: char| c.is_whitespace() || "@?#".contains(c))
    })
}

/// Creates an error about a setting. The message names the argument, or the member of the configuration file, that contains the
/// value.
pub fn wrong(given: &ArgMatches, name: &str, why: &str) -> Stop {
    let is_argument = given.try_contains_id(name).unwrap_or(false);
    match given.get_one::<PathBuf>("config") {
        Some(file) if !is_argument => Stop::at(file, format!("{}: {why}", name.replace('-', "_"))),
        _ => usage(&format!("--{name}: {why}")),
    }
}

pub fn usage(why: &str) -> Stop {
    Stop::Usage(format!("lastro serve: {why}"))
}

/// The policy choices of a file, overridden by those given as arguments.
fn policies(given: &[String], file: Option<&PathBuf>) -> Result<Params, Stop> {
    let mut policies = Params::default();
    let choices = file.map(|file| file::policies_of(file)).transpose()?.unwrap_or_default();
    choices.iter().for_each(|(name, choice)| policies.push(name, choice));
    for policy in given {
        let (name, choice) =
            policy.split_once('=').ok_or_else(|| usage(&format!("--policy {policy}: expected NAME=CHOICE")))?;
        policies.push(name, choice);
    }
    Ok(policies)
}
