//! Export of Arrow data to another program.

use std::ffi::{CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array as _, ArrayRef, StructArray};
use arrow_schema::{Field, Schema};
use lastro::LastroError;

use crate::batches::{Batches, Failure};

/// `EINVAL`, which has this value on all supported systems.
const INVALID: c_int = 22;

/// Exports batches as a stream of the Arrow C stream interface. A batch is made when the consumer requests it. A failure
/// becomes an error of the stream, with the same message.
#[must_use]
pub fn stream(batches: Batches) -> FFI_ArrowArrayStream {
    let owned = Box::into_raw(Box::new(Exported { batches, failed: None }));
    // SAFETY: `private_data` is a `Box<Exported>`, as the callbacks below expect; `release` frees it exactly once
    unsafe {
        FFI_ArrowArrayStream::new_unchecked(
            Some(get_schema),
            Some(get_next),
            Some(get_last_error),
            Some(release),
            owned.cast::<c_void>(),
        )
    }
}

/// Exports a schema through the Arrow C data interface.
///
/// # Errors
/// The interface does not support a type.
pub fn schema(schema: &Schema) -> Result<FFI_ArrowSchema, Failure> {
    Ok(FFI_ArrowSchema::try_from(schema)?)
}

/// Exports an array and the schema of its field through the Arrow C data interface.
///
/// # Errors
/// The interface does not support a type.
pub fn array(field: &Field, array: &ArrayRef) -> Result<(FFI_ArrowArray, FFI_ArrowSchema), Failure> {
    Ok((FFI_ArrowArray::new(&array.to_data()), FFI_ArrowSchema::try_from(field)?))
}

struct Exported {
    batches: Batches,
    /// The message of a failure. Every later call returns it again, since an end of the stream would look like a success.
    failed: Option<CString>,
}

impl Exported {
    fn schema(&mut self) -> Result<FFI_ArrowSchema, Failure> {
        schema(&self.batches.schema())
    }

    /// The next batch. After the last batch, an empty (released) array, which marks the end of the stream.
    fn next(&mut self) -> Result<FFI_ArrowArray, Failure> {
        match self.batches.next() {
            Some(batch) => Ok(FFI_ArrowArray::new(&StructArray::from(batch?).to_data())),
            None => Ok(FFI_ArrowArray::empty()),
        }
    }
}

/// Runs a callback of a stream and writes its result to `out`.
///
/// # Safety
/// `stream` was made by [`stream`], is not released, and is not used elsewhere during the call. `out` is valid for writes.
unsafe fn answer<T>(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut T,
    work: fn(&mut Exported) -> Result<T, Failure>,
) -> c_int {
    let answered = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: by this function's contract, `private_data` is an `Exported` that nobody else uses
        let exported = unsafe { &mut *(*stream).private_data().cast::<Exported>() };
        if exported.failed.is_some() {
            return INVALID;
        }
        let done = catch_unwind(AssertUnwindSafe(|| work(exported)));
        match done.unwrap_or_else(|_| Err(LastroError::internal("arrow.stream").into())) {
            Ok(value) => {
                // SAFETY: `out` is valid for writes by this function's contract; its old contents own nothing
                unsafe { ptr::write_unaligned(out, value) };
                0
            }
            Err(failure) => {
                exported.failed = Some(text(&failure.to_string()));
                INVALID
            }
        }
    }));
    answered.unwrap_or(INVALID)
}

/// A C string; NUL bytes in the text become spaces.
pub(super) fn text(text: &str) -> CString {
    CString::new(text.replace('\0', " ")).unwrap_or_default()
}

/// # Safety
/// As the Arrow C stream interface requires: the argument `stream` was made by the function [`stream`] and is not released, and
/// `out` is valid for writes.
unsafe extern "C" fn get_schema(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowSchema) -> c_int {
    // SAFETY: by this function's contract, `stream` is a stream of this module that is not released; `out` is valid for writes
    unsafe { answer(stream, out, Exported::schema) }
}

/// # Safety
/// As the Arrow C stream interface requires: the argument `stream` was made by the function [`stream`] and is not released, and
/// `out` is valid for writes.
unsafe extern "C" fn get_next(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowArray) -> c_int {
    // SAFETY: by this function's contract, `stream` is a stream of this module that is not released; `out` is valid for writes
    unsafe { answer(stream, out, Exported::next) }
}

/// # Safety
/// As the Arrow C stream interface requires: the argument `stream` was made by the function [`stream`] and is not released.
unsafe extern "C" fn get_last_error(stream: *mut FFI_ArrowArrayStream) -> *const c_char {
    // SAFETY: by this function's contract, `private_data` is an `Exported`; the shared reference ends with this function
    let exported = unsafe { &*(*stream).private_data().cast::<Exported>() };
    exported.failed.as_ref().map_or(ptr::null(), |text| text.as_ptr())
}

/// # Safety
/// As the Arrow C stream interface requires: the argument `stream` was made by the function [`stream`] and is not released.
unsafe extern "C" fn release(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: a consumer releases a stream once, so the box is reclaimed once. An empty stream then overwrites the released
    // one; dropping an empty stream does nothing
    let owned = unsafe {
        let owned = (*stream).private_data().cast::<Exported>();
        ptr::write(stream, FFI_ArrowArrayStream::empty());
        Box::from_raw(owned)
    };
    drop(catch_unwind(AssertUnwindSafe(|| drop(owned))));
}
