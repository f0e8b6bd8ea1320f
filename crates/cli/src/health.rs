//! The command `lastro health`: checks whether a running server works.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::Duration;

use clap::{Arg, ArgMatches, Command};

use crate::outcome::{CODES, Outcome, Stop, print};

/// Timeout for connecting. It is also the timeout for each read of the response.
const TIMEOUT: Duration = Duration::from_secs(2);
/// Maximum response length; a usual response has a few hundred bytes.
const LONGEST: u64 = 64 * 1024;

pub fn command() -> Command {
    Command::new("health")
        .about("Check whether a running `lastro serve` works")
        .long_about(
            "Request `/_twin/health` from a running `lastro serve` and print the response. Exits with 1 if the server \
             sends nothing for two seconds or reports a fault. Made for the health checks of containers.",
        )
        .arg(
            Arg::new("address")
                .value_name("HOST:PORT")
                .default_value("127.0.0.1:8130")
                .help("The address at which the server listens"),
        )
        .after_help(CODES)
}

pub fn run(given: &ArgMatches) -> Result<Outcome, Stop> {
    let address = given.get_one::<String>("address").map_or("", String::as_str);
    let response = ask(address).map_err(|error| Stop::Failed(format!("{address}: {error}")))?;
    let (head, body) = response.split_once("\r\n\r\n").unwrap_or((&response, ""));
    if head.split(' ').nth(1) == Some("200") {
        return print(body).map(|()| Outcome::Done);
    }
    Err(Stop::Failed(format!("{address}: {} {body}", head.lines().next().unwrap_or_default())))
}

/// Sends the request and reads the response until the server closes the connection.
fn ask(address: &str) -> io::Result<String> {
    let found = address.to_socket_addrs()?.next().ok_or(io::ErrorKind::AddrNotAvailable)?;
    let mut stream = TcpStream::connect_timeout(&found, TIMEOUT)?;
    stream.set_read_timeout(Some(TIMEOUT))?;
    let request = format!("GET /_twin/health HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut response = String::new();
    stream.take(LONGEST).read_to_string(&mut response)?;
    Ok(response)
}
