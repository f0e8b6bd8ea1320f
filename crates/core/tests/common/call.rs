//! A call of an operation with a value in memory.

use lastro::api::{Arguments, Call, dispatch_call};
use lastro::json::{self, Value};
use lastro::model::Target;

/// The answer to an operation.
pub fn call(operation: &str, input: &Value) -> Value {
    let call = Call { arguments: Arguments::Value(input), bytes: None, target: Target::Program };
    json::parse(dispatch_call(operation, &call).as_bytes()).expect("an answer is JSON")
}
