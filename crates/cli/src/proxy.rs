//! The command `lastro proxy`: records the traffic between a program and the billing service.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Command, ValueHint, value_parser};
use lastro_serve::front::Limits;
use lastro_serve::proxy::{Options, Problem, Server, Tell, origin};

use crate::outcome::{CODES, Outcome, Stop, print};

/// The default address to listen on.
const LISTEN: &str = "127.0.0.1:8131";

/// Builds the definition of the command and its arguments.
pub fn command() -> Command {
    Command::new("proxy")
        .about("Record the traffic between a program and the billing service")
        .long_about(
            "Record the traffic between a program and the billing service. Give the program the proxy's address instead of the \
             service's: each request is passed on once, and each response is recorded before the program gets it.\n\n\
             The recording is a HAR file that is complete after each entry, even if the proxy is killed. It never has API keys, \
             cookies, card numbers or security codes. With --pseudonyms it has no personal data either. New entries are appended \
             to an existing recording.\n\n\
             https uses the certificates of the operating system. On Linux, SSL_CERT_FILE names a file of certificates that \
             replaces them.\n\n  \
             lastro proxy --to https://conta.example --record rec.har",
        )
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("URL")
                .required(true)
                .value_parser(|url: &str| origin(url).ok_or("expected https and a host, such as https://conta.example"))
                .help("The service: https and a host, or http on this machine. A path is not part of it"),
        )
        .arg(
            Arg::new("record")
                .long("record")
                .value_name("FILE")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .value_hint(ValueHint::FilePath)
                .help("The file of the recording. Only its owner can read a new file"),
        )
        .arg(
            Arg::new("listen")
                .long("listen")
                .value_name("ADDRESS")
                .value_parser(value_parser!(SocketAddr))
                .default_value(LISTEN)
                .help(
                    "The address and port to listen on; with port 0 the system chooses a port. With an address that is not a \
                     loopback address, other machines can connect",
                ),
        )
        .arg(
            Arg::new("pseudonyms")
                .long("pseudonyms")
                .action(ArgAction::SetTrue)
                .help("Replace personal data in the recording by stand-ins: a person has the same stand-in everywhere"),
        )
        .arg(Arg::new("check").long("check").action(ArgAction::SetTrue).help(
            "Print deviations from the documentation as soon as they are recorded: one line per field and kind of finding, and \
             the counts at the end. `lastro drift --letter-only` finds the same in the recording",
        ))
        .arg(
            Arg::new("timeout")
                .long("timeout")
                .value_name("SECONDS")
                .value_parser(value_parser!(u32).range(1..))
                .default_value("60")
                .help("Maximum time for a complete response from the service"),
        )
        .after_help(CODES)
}

/// Records until the process receives a termination signal.
pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let text = |id: &str| given.get_one::<String>(id).cloned().unwrap_or_default();
    let file = given.get_one::<PathBuf>("record").cloned().unwrap_or_default();
    let to = text("to");
    let options = Options {
        to: to.clone(),
        record: &file,
        address: given.get_one("listen").copied().unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8131))),
        pseudonyms: given.get_flag("pseudonyms"),
        timeout: Duration::from_secs(given.get_one::<u32>("timeout").copied().unwrap_or(60).into()),
        // `--check` prints deviations from the service's documentation. If `print` fails because standard output is closed, the
        // check ends, but the recording continues.
        check: given.get_flag("check").then(|| Box::new(|line: &str| print(line).is_ok()) as Tell),
        limits: Limits::default(),
    };
    let failed = |problem: Problem| match problem {
        Problem::Recording(fault) => Stop::at(&file, fault),
        other => Stop::Failed(other.to_string()),
    };
    crate::serve::log(None);
    let server = Server::start(options).map_err(failed)?;
    // The signal handlers are installed before `listening on` is printed, since a program that waits for this line may send a
    // signal immediately.
    let ending = server.ending().map_err(failed)?;
    print(&format!("listening on http://{}\nrecording {to} into {}", server.reachable(), file.display()))?;
    server.serve(ending).map_err(failed)?;
    Ok(Outcome::Done)
}
