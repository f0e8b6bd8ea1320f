//! The wasm surface: operations by their place in the core's list, on JSON text. Bytes cross by hand (`lastro-memory`),
//! and nothing is imported. The npm package beside this crate is the typed layer over it, generated from the same
//! tables.

#![cfg(target_family = "wasm")]

use lastro::api::{Arguments, Call, answer_error, dispatch_at, place_of, unknown_operation};
use lastro::model::Target;
use lastro_memory::{answer, given};

/// The place of the operation whose name stands in the input, or -1.
#[unsafe(no_mangle)]
pub extern "C" fn find(length: usize) -> i32 {
    place_of(name(length)).and_then(|place| i32::try_from(place).ok()).unwrap_or(-1)
}

/// The answer to a call of the operation whose name stands in the input, where there is none of that name. Gives its
/// length.
#[unsafe(no_mangle)]
pub extern "C" fn unknown(length: usize) -> usize {
    answer(answer_error(&unknown_operation(name(length))))
}

/// Runs the operation at a place, on the `length` bytes of arguments that stand in the input. Gives the length of the
/// answer.
///
/// A text goes through as it is, every digit and every fault of it. What the package wrote of its host's values
/// (`typed`) is read as that, and answered for the host's own parser: numbers that a float cannot hold are texts.
/// `beside` is the number of bytes behind the arguments that hold the argument passed outside of the JSON; -1 if there
/// is none.
#[unsafe(no_mangle)]
pub extern "C" fn call(place: usize, typed: bool, length: usize, beside: i32) -> usize {
    let raw = usize::try_from(beside).ok();
    let (arguments, rest) = given(length + raw.unwrap_or(0)).split_at_checked(length).unwrap_or_default();
    let (arguments, target) = if typed {
        (Arguments::OfHost(arguments), Target::Host)
    } else {
        (Arguments::Text(arguments), Target::Program)
    };
    answer(dispatch_at(place, &Call { arguments, bytes: raw.map(|_| rest), target }))
}

fn name(length: usize) -> &'static str {
    str::from_utf8(given(length)).unwrap_or_default()
}
