//! The wasm surface: `dispatch` on text, and on what the npm package wrote of its caller's values. Bytes cross by hand
//! (`lastro-memory`), and nothing is imported. The npm package beside this crate is the typed layer over it, generated
//! from the same tables.

#![cfg(target_family = "wasm")]

use lastro::api::{answer_error, place_of};
use lastro::model::{Form, Json};
use lastro_memory::{answer, given};

/// Runs the call that stands in the input as text: the operation's name, a line break, its arguments. Gives the length
/// of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn dispatch(length: usize) -> usize {
    let text = str::from_utf8(given(length)).unwrap_or_default();
    let (operation, arguments) = text.split_once('\n').unwrap_or((text, ""));
    answer(lastro::dispatch(operation, arguments))
}

/// The place of the operation whose name stands in the input, or -1.
#[unsafe(no_mangle)]
pub extern "C" fn find(length: usize) -> i32 {
    let name = str::from_utf8(given(length)).unwrap_or_default();
    place_of(name).and_then(|place| i32::try_from(place).ok()).unwrap_or(-1)
}

/// Runs the operation at a place. In the input stand `length` bytes of arguments, written from the host's values, and
/// behind them as many of the one argument that may stand beside; -1 where there is none. The answer is for the host's
/// own parser: numbers that a float cannot hold are texts in it. Gives its length.
#[unsafe(no_mangle)]
pub extern "C" fn call(place: usize, length: usize, beside: i32) -> usize {
    let raw = usize::try_from(beside).ok();
    let (arguments, rest) = given(length + raw.unwrap_or(0)).split_at_checked(length).unwrap_or_default();
    let mut said = match Json::of_host(arguments) {
        Ok(Json(arguments)) => lastro::dispatch_at(place, &arguments, raw.map(|_| rest), Form::Host),
        Err(error) => answer_error(&error),
    };
    said.fit_floats();
    answer(said.to_json())
}
