//! The command `lastro drift`: checks recordings of the billing service against the service's documentation, and compares them
//! with the twin, a simulation of the service. It lists the policies (choices where the service's behaviour is undocumented) that
//! explain the differences.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use lastro::LastroError;
use lastro::model::Secrets;
use lastro_mirror::Exchange;
use lastro_mirror::drift::{Options, Reading, Report, SAMPLE};
use lastro_mirror::har::{self, each};
use lastro_mirror::policies::Choices;
use lastro_mirror::replay::Setup;
use lastro_mirror::report;
use lastro_twin::Config;

use crate::outcome::{CODES, Outcome, Stop, print_part};
use crate::serve::policies_of;

/// Maximum number of secrets in the file of `--webhook-secret-file`. They verify the signatures of recorded notifications.
const MOST_SECRETS: usize = lastro::webhook::MAX_SECRETS;

/// Builds the definition of the command and its arguments.
pub fn command() -> Command {
    let file = |id: &'static str| {
        Arg::new(id).long(id).value_name("FILE").value_parser(value_parser!(PathBuf)).value_hint(ValueHint::FilePath)
    };
    Command::new("drift")
        .about("Compare recordings of the service with the twin, and name the policies that explain the differences")
        .long_about(format!(
            "Compare recordings of the service with the twin, and name the policies that explain the differences.\n\n\
             A recording is a HAR file of `lastro proxy`, a browser or another proxy. First each exchange is checked against \
             the service's documentation: names, types, codes, statuses. Then all requests are repeated on a twin, and each \
             response is compared with the twin's. Data that a response shows for the first time is copied into the twin, so a \
             recording may begin with any account.\n\n\
             If responses differ, policy choices that explain the differences are searched for in the first {SAMPLE} exchanges, \
             and the recording is read again to check whether they explain all differences."
        ))
        .arg(
            Arg::new("recordings")
                .value_name("REC.HAR")
                .required(true)
                .num_args(1..)
                .value_parser(value_parser!(PathBuf))
                .value_hint(ValueHint::FilePath)
                .help("The recordings, in chronological order"),
        )
        .arg(
            Arg::new("letter-only")
                .long("letter-only")
                .action(ArgAction::SetTrue)
                .help("Only check the recordings against the documentation"),
        )
        .arg(
            Arg::new("policy")
                .long("policy")
                .value_name("NAME=CHOICE")
                .action(ArgAction::Append)
                .help("Compare with a twin that has this policy choice; may be given several times"),
        )
        .arg(file("policies").help("The policy choices in this file, as --write-policies writes it; --policy takes precedence"))
        .arg(
            Arg::new("new-account")
                .long("new-account")
                .action(ArgAction::SetTrue)
                .help("The account was new when the recording began: records that it does not show do not exist"),
        )
        .arg(file("webhook-secret-file").help("Verify recorded notifications with the secrets in this file, one per line"))
        .arg(file("html").help("Write the report as an HTML page that loads nothing from the network"))
        .arg(file("json").help("Write the report as JSON"))
        .arg(file("junit").help("Write the report as JUnit's XML"))
        .arg(file("write-policies").help("Write the choices that explain the recording, for `lastro serve --policies`"))
        .after_help(CODES)
}

/// A function that writes a report in one of its formats.
type Form = fn(&Report) -> String;

/// Checks and compares the recordings, prints the report and writes the requested files.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let path = |id: &str| given.get_one::<PathBuf>(id);
    let recordings: Vec<&PathBuf> = given.get_many("recordings").into_iter().flatten().collect();
    let mut choices = path("policies").map(|file| policies_of(file)).transpose()?.unwrap_or_default();
    for policy in given.get_many::<String>("policy").into_iter().flatten() {
        let wrong = |why: &str| Stop::Usage(format!("lastro drift: --policy {policy}: {why}"));
        let (name, choice) = policy.split_once('=').ok_or_else(|| wrong("expected NAME=CHOICE"))?;
        Choices::new([(name, choice)]).map_err(|_| wrong("there is no such policy or choice"))?;
        choices = choices.with(name, choice);
    }
    let lists = lastro_serve::lists(&Config::default()).map_err(|problem| Stop::Failed(problem.to_string()))?;
    let setup = Setup { lists, choices, new_account: given.get_flag("new-account") };
    let secrets = path("webhook-secret-file").map(|file| secrets(file)).transpose()?.unwrap_or_default();
    let options = Options { setup, letter_only: given.get_flag("letter-only"), secrets: Secrets(secrets) };
    let report = compared(&recordings, options)?;
    let files: [(&str, Form); 3] = [("html", report::html), ("json", report::json), ("junit", report::junit)];
    for (id, write) in files {
        if let Some(file) = path(id) {
            fs::write(file, write(&report)).map_err(|error| Stop::at(file, error))?;
        }
    }
    if let Some(file) = path("write-policies") {
        fs::write(file, report.choices.to_toml()).map_err(|error| Stop::at(file, error))?;
    }
    print_part(&report::text(&report))?;
    Ok(if report.differs() { Outcome::Failures } else { Outcome::Done })
}

/// Checks and compares recordings, and returns the report. If other policies of the twin seem to explain the differences, the
/// recordings are read a second time to confirm this.
fn compared(recordings: &[&PathBuf], options: Options) -> Result<Report, Stop> {
    let failed = |error: LastroError| Stop::Failed(error.to_string());
    let mut reading = Reading::new(options);
    read(recordings, &mut |exchange| reading.take(exchange))?;
    let mut proof = reading.explained().map_err(failed)?;
    if proof.is_needed() {
        read(recordings, &mut |exchange| proof.take(&exchange))?;
    }
    Ok(proof.report())
}

/// Reads recordings one after the other, and calls `take` with each exchange.
fn read(recordings: &[&PathBuf], take: &mut dyn FnMut(Exchange) -> Result<(), LastroError>) -> Result<(), Stop> {
    for file in recordings {
        let open = File::open(file).map_err(|error| Stop::at(file, error))?;
        let mut fault = None;
        let read = each(open, &mut |exchange| {
            take(exchange).map_err(|error| {
                fault = Some(error);
                har::Stop
            })
        });
        if let Some(error) = fault {
            return Err(Stop::at(file, error));
        }
        read.map_err(|error| Stop::at(file, error))?;
    }
    Ok(())
}

/// Reads a file with one webhook secret per line.
fn secrets(file: &Path) -> Result<Vec<String>, Stop> {
    let text = fs::read_to_string(file).map_err(|error| Stop::at(file, error))?;
    let keys: Vec<String> = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect();
    if keys.is_empty() || keys.len() > MOST_SECRETS {
        return Err(Stop::at(file, format!("expected 1 to {MOST_SECRETS} secrets, one per line")));
    }
    Ok(keys)
}
