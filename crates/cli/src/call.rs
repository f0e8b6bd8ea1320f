//! The command `lastro call`: executes one call, or one call per line of standard input.

use std::io::{self, BufReader};

use lastro::json::Value;
use lastro::model::{Json, Target};
use lastro::{Issue, IssueCode, LastroError, LastroErrorKind};
use lastro_facade::{Arguments, Call, answer_error, dispatch_call};

use crate::lines;
use crate::outcome::{Outcome, Stop, print};

/// Executes one call. Input that is not UTF-8 gives an error result.
pub fn one(operation: &str, input: &[u8]) -> Result<Outcome, Stop> {
    let answer = called(operation, Arguments::Text(input));
    print(&answer)?;
    Ok(outcome(&answer))
}

/// Executes one call per line of standard input, and prints one result per line in the same order. With `operation`, a line
/// contains only the arguments; without it, a line also names the operation. A line that cannot be read gives an error result,
/// and the next line is still executed. Blank lines are skipped. If the input has no line at all, `operation` is called once
/// without arguments.
pub fn lines(operation: Option<&str>) -> Result<Outcome, Stop> {
    let mut input = BufReader::new(io::stdin().lock());
    let (mut line, mut first, mut called_any, mut all) = (Vec::new(), true, false, Outcome::Done);
    let stopped = |error: io::Error| Stop::Failed(format!("standard input: {error}"));
    while let Some(read) = lines::next(&mut input, first, &mut line).map_err(stopped)? {
        first = false;
        if !read.too_long && lines::is_blank(&line) {
            continue;
        }
        called_any = true;
        let answer = match operation {
            _ if read.too_long => answer_error(&too_large()),
            Some(operation) => called(operation, Arguments::Text(&line)),
            None => answer(&line),
        };
        match print(&answer) {
            Err(Stop::ReaderGone) => break,
            printed => printed?,
        }
        if outcome(&answer) == Outcome::Failures {
            all = Outcome::Failures;
        }
    }
    match operation {
        Some(operation) if !called_any => one(operation, NO_ARGUMENTS),
        _ => Ok(all),
    }
}

/// The arguments of a call without arguments: an empty JSON object.
pub const NO_ARGUMENTS: &[u8] = b"{}";

fn too_large() -> LastroError {
    LastroError::new(LastroErrorKind::Malformed, vec![Issue::error("", IssueCode::TooLarge)])
}

/// Executes the call that a line of standard input describes. Returns its result as JSON.
fn answer(line: &[u8]) -> String {
    let call = match Json::parse(line) {
        Ok(Json(call)) => call,
        Err(error) => return answer_error(&error),
    };
    let operation = call.get("op").and_then(Value::as_str).unwrap_or_default();
    called(operation, Arguments::Value(call.get("input").unwrap_or(&Value::Null)))
}

fn called(operation: &str, arguments: Arguments<'_>) -> String {
    dispatch_call(operation, &Call { arguments, bytes: None, target: Target::Program })
}

/// The outcome of a call, read from its result: a JSON object whose first member is either `ok` or `error`.
fn outcome(answer: &str) -> Outcome {
    if answer.starts_with(r#"{"ok":"#) { Outcome::Done } else { Outcome::Failures }
}
