//! The core alone as a wasm module, for a test that gives it no imports at all: it can do no I/O, read no clock and
//! draw no random number, since there is nothing to do it with. Never shipped.

use std::cell::RefCell;

/// Memory by an allocator that is 2 KB smaller than the standard library's.
#[cfg(target_family = "wasm")]
#[global_allocator]
static MEMORY: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes room for an input and gives its address.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Runs the call that stands in the input, its operation on the first line, and gives the answer's length.
#[unsafe(no_mangle)]
pub extern "C" fn call() -> usize {
    let line = INPUT.with_borrow(|input| String::from_utf8_lossy(input).into_owned());
    let (operation, input) = line.split_once('\n').unwrap_or((&line, ""));
    let answer = lastro::dispatch(operation, input);
    OUTPUT.with_borrow_mut(|output| {
        *output = answer;
        output.len()
    })
}

/// The answer's address.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}
