//! Passes strings from and to Java as byte arrays, with four JNI functions. All other values are passed as numbers, which needs
//! no JNI function.

use std::ffi::c_void;
use std::panic::{UnwindSafe, catch_unwind};

/// The thread's access to the JVM (`JNIEnv*`): a pointer to a pointer to a table of functions.
pub type Env = *const *const Table;
/// A Java class (`jclass`).
pub type Class = *mut c_void;
/// A Java byte array (`jbyteArray`).
pub type Array = *mut c_void;

/// The JNI function table up to the last function used here, in the order of the specification.
#[repr(C)]
pub struct Table {
    before_length: [*const c_void; 171],
    get_array_length: unsafe extern "system" fn(Env, Array) -> i32,
    before_new: [*const c_void; 4],
    new_byte_array: unsafe extern "system" fn(Env, i32) -> Array,
    before_get: [*const c_void; 23],
    get_byte_array_region: unsafe extern "system" fn(Env, Array, i32, i32, *mut u8),
    before_set: [*const c_void; 7],
    set_byte_array_region: unsafe extern "system" fn(Env, Array, i32, i32, *const u8),
}

/// Strings up to this many bytes are read without allocation.
const SHORT: usize = 64;

/// Passes the string in an array to `work`; `None` if it is not UTF-8.
pub fn with_text<T>(env: Env, array: Array, work: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    // SAFETY: Java passed `env` and `array` to the current call, and `Native` never passes null.
    let length = unsafe { ((**env).get_array_length)(env, array) };
    let size = usize::try_from(length).ok()?;
    let (mut short, mut long) = ([0; SHORT], Vec::new());
    let bytes = match short.get_mut(..size) {
        Some(bytes) => bytes,
        None => {
            long.resize(size, 0);
            long.as_mut_slice()
        }
    };
    // SAFETY: `env` and `array` are valid during this call; `bytes` has room for the array's `length` bytes.
    unsafe { ((**env).get_byte_array_region)(env, array, 0, length, bytes.as_mut_ptr()) };
    work(str::from_utf8(bytes).ok()?)
}

/// Runs a function and returns its string as a byte array; null if the function returns `None`, an empty array if it panics.
/// `work` must not return an empty string, which Java would take for a panic.
pub fn text(env: Env, work: impl FnOnce() -> Option<String> + UnwindSafe) -> Array {
    let text = match catch_unwind(work) {
        Ok(Some(text)) => text,
        Ok(None) => return std::ptr::null_mut(),
        Err(_) => String::new(),
    };
    let Ok(length) = i32::try_from(text.len()) else { return std::ptr::null_mut() };
    // SAFETY: Java passed `env` to the current call. If the JVM has no memory, the array is null and an exception is pending.
    let array = unsafe { ((**env).new_byte_array)(env, length) };
    if !array.is_null() {
        // SAFETY: `env` is valid during this call; the array was created with the length of the text.
        unsafe { ((**env).set_byte_array_region)(env, array, 0, length, text.as_ptr()) };
    }
    array
}

#[cfg(test)]
mod tests {
    use std::mem::offset_of;

    use super::*;

    #[test]
    fn the_functions_have_the_places_of_the_specification() {
        let places = [
            offset_of!(Table, get_array_length),
            offset_of!(Table, new_byte_array),
            offset_of!(Table, get_byte_array_region),
            offset_of!(Table, set_byte_array_region),
        ];
        assert_eq!(places.map(|place| place / size_of::<usize>()), [171, 176, 200, 208]);
    }
}
