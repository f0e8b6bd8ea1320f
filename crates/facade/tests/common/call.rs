//! A call of an operation with a value in memory.

use lastro::json::{self, Value};
use lastro::model::Target;
use lastro_facade::{Arguments, Call, dispatch_call};

/// The result of an operation.
pub fn call(operation: &str, input: &Value) -> Value {
    let call = Call { arguments: Arguments::Value(input), bytes: None, target: Target::Program };
    let answer = dispatch_call(operation, &call);
    json::parse(answer.as_bytes()).unwrap_or_else(|fault| panic!("{operation} answers {fault:?}: {answer:.9000}"))
}
