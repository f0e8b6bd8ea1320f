//! A helper that calls an operation with arguments in memory.

use lastro::json::{self, Value};
use lastro::model::Target;
use lastro_facade::{Arguments, Call, dispatch_call};

/// Calls an operation and returns its result, which may be an error.
pub fn call(operation: &str, input: &Value) -> Value {
    let call = Call { arguments: Arguments::Value(input), bytes: None, target: Target::Program };
    let answer = dispatch_call(operation, &call);
    json::parse(answer.as_bytes()).unwrap_or_else(|fault| panic!("{operation} answers {fault:?}: {answer:.9000}"))
}
