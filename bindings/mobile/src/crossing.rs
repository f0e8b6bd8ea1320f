//! The C functions through which Kotlin, Java and Swift call operations. A call passes all arguments in one byte buffer and
//! gets its result in another.
//!
//! UniFFI's own calls would pass each string in a separate buffer, and on the JVM each buffer costs more than the operation
//! (decision 011). The packages instead call an operation by its index in the list `OPERATIONS`. The buffers have UniFFI's
//! encoding: its converters write the arguments one after the other, like the fields of a record, and read the result.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::slice;

use uniffi::Lower;

use crate::UniFfiTag;
use crate::arguments::Arguments;
use crate::error::LastroError;
use crate::tables::{FINGERPRINT, OPERATIONS};

/// The size of a result's header. The header is the number of bytes after it, a `u64` in native byte order.
const LENGTH: usize = size_of::<u64>();
/// The byte after the header: `VALUE` if the operation's value follows, `ERROR` if an error follows.
const VALUE: u8 = 0;
const ERROR: u8 = 1;

/// Runs the operation with index `place` in `OPERATIONS`. The caller must free the result with [`lastro_free`].
///
/// # Safety
/// `arguments` is valid for reads of `length` bytes, which nobody changes during the call; or `length` is 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lastro_call(place: i32, arguments: *const u8, length: i64) -> *mut u8 {
    let given = match usize::try_from(length) {
        // SAFETY: the caller guarantees that `arguments` is valid for reads of `length` bytes
        Ok(length) if length > 0 => unsafe { slice::from_raw_parts(arguments, length) },
        _ => &[],
    };
    given_away(answer(place, given))
}

/// Passes ownership of a result to the caller, who frees it with [`lastro_free`].
fn given_away(answer: Vec<u8>) -> *mut u8 {
    Box::into_raw(answer.into_boxed_slice()).cast()
}

/// As [`lastro_call`], but if the result fits into `room` bytes, overwrites the arguments with it and returns null. The JVM
/// then needs one native call instead of four, because it need not read and free a second buffer.
///
/// # Safety
/// `bytes` is not null, even if `room` is 0. It is valid for reads and writes of `room` bytes, which nobody else uses during
/// the call, and `room` is at least `length`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lastro_call_within(place: i32, bytes: *mut u8, length: i64, room: i64) -> *mut u8 {
    // SAFETY: `bytes` is not null and valid for reads and writes of `room` bytes, which nobody else uses during the call
    let bytes = unsafe { slice::from_raw_parts_mut(bytes, usize::try_from(room).unwrap_or_default()) };
    let given = usize::try_from(length).ok().and_then(|length| bytes.get(..length)).unwrap_or_default();
    let answer = answer(place, given);
    match bytes.get_mut(..answer.len()) {
        Some(place) => {
            place.copy_from_slice(&answer);
            std::ptr::null_mut()
        }
        None => given_away(answer),
    }
}

/// Frees the result of an operation.
///
/// # Safety
/// `answer` was returned by [`lastro_call`] or [`lastro_call_within`], has not been freed, and is no longer used.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lastro_free(answer: *mut u8) {
    // SAFETY: `answer` was leaked from a boxed slice; the number in its first eight bytes, plus `LENGTH`, is its length
    unsafe {
        let rest = answer.cast::<u64>().read_unaligned() as usize;
        drop(Box::from_raw(std::ptr::slice_from_raw_parts_mut(answer, LENGTH + rest)));
    }
}

/// A hash of all operations and record types. The packages contain the same hash, and refuse to use a library with another
/// hash.
#[unsafe(no_mangle)]
pub extern "C" fn lastro_fingerprint() -> i64 {
    FINGERPRINT
}

/// A function that reads the arguments of one operation, runs it and serializes the result. `None` if the arguments are
/// invalid.
pub type Run = fn(&mut Arguments<'_>) -> Option<Result<Vec<u8>, LastroError>>;

fn answer(place: i32, given: &[u8]) -> Vec<u8> {
    let operation = usize::try_from(place).ok().and_then(|place| OPERATIONS.get(place));
    let run = || {
        let mut arguments = Arguments::new(given);
        let operation = operation.ok_or_else(|| fault("mobile.place"))?;
        operation(&mut arguments).unwrap_or_else(|| Err(arguments.refused()))
    };
    // catch panics: a panic that leaves an `extern "C"` function aborts the process
    let ran = catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|_| Err(fault("mobile.panic")));
    let mut answer = ran.unwrap_or_else(|error| written(ERROR, error));
    let rest = (answer.len() - LENGTH) as u64;
    if let Some(length) = answer.first_chunk_mut() {
        *length = rest.to_ne_bytes();
    }
    answer
}

/// Serializes a result. Its header is 0 until the caller sets the length.
fn written<T: Lower<UniFfiTag>>(kind: u8, value: T) -> Vec<u8> {
    let mut answer = vec![0; LENGTH];
    answer.push(kind);
    T::write(value, &mut answer);
    answer
}

/// Serializes an operation's value. The return type is that of [`Run`].
pub fn value<T: Lower<UniFfiTag>>(value: Result<T, lastro::LastroError>) -> Option<Result<Vec<u8>, LastroError>> {
    Some(value.map(|value| written(VALUE, value)).map_err(LastroError::from))
}

/// An internal error. It occurs if the calling package was built for another version of this library, or if the core panics.
/// `part` names the part of this library that found the error.
pub fn fault(part: &str) -> LastroError {
    lastro::LastroError::internal(part).into()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test")]
mod tests {
    use super::*;

    /// Calls an operation through `lastro_call`, as the packages do. Returns the result without its header.
    fn called(place: i32, arguments: &[u8]) -> Vec<u8> {
        let length = i64::try_from(arguments.len()).unwrap();
        // SAFETY: `arguments` points to `length` readable bytes for the whole call. The result is read before it is freed, and
        // freed once.
        unsafe {
            let answer = lastro_call(place, arguments.as_ptr(), length);
            let rest = usize::try_from(answer.cast::<u64>().read_unaligned()).unwrap();
            let read = slice::from_raw_parts(answer.add(LENGTH), rest).to_vec();
            lastro_free(answer);
            read
        }
    }

    #[test]
    fn a_result_in_the_argument_buffer_is_the_same() {
        let arguments = [&11_i32.to_be_bytes()[..], b"52998224725"].concat();
        for name in ["cpf.is_valid", "cpf.format", "money.parse"] {
            let place = place_of(name);
            let expected = called(place, &arguments);
            for room in [arguments.len(), LENGTH + expected.len() - 1, LENGTH + expected.len(), 512] {
                let mut bytes = arguments.clone();
                bytes.resize(room.max(arguments.len()), 0);
                let (length, room) = (i64::try_from(arguments.len()).unwrap(), i64::try_from(bytes.len()).unwrap());
                // SAFETY: `bytes` points to `room` bytes of a vector, which nothing else uses during the call. A separate result
                // is read before it is freed, and freed once.
                let read = unsafe {
                    let answer = lastro_call_within(place, bytes.as_mut_ptr(), length, room);
                    assert_eq!(answer.is_null(), bytes.len() >= LENGTH + expected.len(), "{name}, {room}");
                    let first = if answer.is_null() { bytes.as_ptr() } else { answer };
                    let rest = usize::try_from(first.cast::<u64>().read_unaligned()).unwrap();
                    let read = slice::from_raw_parts(first.add(LENGTH), rest).to_vec();
                    if !answer.is_null() {
                        lastro_free(answer);
                    }
                    read
                };
                assert_eq!(read, expected, "{name}, {room}");
            }
        }
    }

    fn place_of(name: &str) -> i32 {
        let place = lastro_facade::operations().position(|operation| operation.name == name);
        i32::try_from(place.unwrap()).unwrap()
    }

    #[test]
    fn a_result_begins_with_its_kind() {
        let text = |text: &str| [&i32::try_from(text.len()).unwrap().to_be_bytes()[..], text.as_bytes()].concat();
        assert_eq!(called(place_of("money.parse"), &text("129.9")), [&[VALUE][..], &text("129.90")].concat());
        assert_eq!(called(place_of("money.parse"), &text("x")).first(), Some(&ERROR));
    }

    #[test]
    fn every_operation_returns_a_result_for_any_bytes() {
        let count = i32::try_from(OPERATIONS.len()).unwrap();
        let hostile: [&[u8]; 6] = [&[], &[0], &[1; 3], &[0; 64], &[0, 0, 0, 9, b'a'], &[0xff; 4096]];
        for place in -1..=count {
            for bytes in hostile {
                let answer = called(place, bytes);
                let outside = !(0..count).contains(&place);
                assert!(matches!(answer.first(), Some(&(VALUE | ERROR))), "{place}");
                assert!(!outside || answer.first() == Some(&ERROR), "{place}");
            }
        }
    }
}
