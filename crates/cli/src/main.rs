//! The `lastro` command: `lastro call OP JSON`, or one call a line on standard input; `lastro migrate`.

mod migrate;

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use lastro::api::{answer_error, dispatch_value};
use lastro::json::Value;
use lastro::model::{Form, Json};

const USAGE: &str = "usage: lastro call OPERATION '{\"argument\": ...}'
       lastro call            one {\"op\": ..., \"input\": ...} a line on standard input, one answer a line
       lastro operations      the names of all operations
       lastro migrate INPUT --out OUTPUT   records of version 1 as records of version 2; --help tells more";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["call"] => call_lines(),
        ["call", operation] => print(&lastro::dispatch(operation, "{}")),
        ["call", operation, input] => print(&lastro::dispatch(operation, input)),
        ["operations"] => list(),
        ["migrate", ..] => migrate::run(std::env::args_os().skip(2)),
        ["--help" | "-h"] => print(USAGE),
        ["--version" | "-V"] => print(env!("CARGO_PKG_VERSION")),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        // Whoever reads may have read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("lastro: {error}");
            ExitCode::FAILURE
        }
        Ok(()) => ExitCode::SUCCESS,
    }
}

fn print(line: &str) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{line}")
}

fn list() -> io::Result<()> {
    let names: Vec<&str> = lastro::api::operations().map(lastro::model::Operation::name).collect();
    print(&names.join("\n"))
}

/// A line in, a line out, in order. A line that cannot be used is answered with its error, and the next still runs.
fn call_lines() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return output.flush();
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        writeln!(output, "{}", answer(&line))?;
        output.flush()?;
    }
}

/// Runs the call of one line.
fn answer(line: &[u8]) -> String {
    let call = match Json::parse(line) {
        Ok(Json(call)) => call,
        Err(error) => return answer_error(&error).to_json(),
    };
    let operation = call.get("op").and_then(Value::as_str).unwrap_or_default();
    dispatch_value(operation, call.get("input").unwrap_or(&Value::Null), None, Form::Program).to_json()
}
