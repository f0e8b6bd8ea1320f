//! What another program is handed.

use std::ffi::{CString, c_char, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array as _, ArrayRef, StructArray};
use arrow_schema::{Field, Schema};
use lastro::LastroError;

use crate::batches::{Batches, Failure};

/// `EINVAL`, the same number on every system that there are packages for.
const INVALID: c_int = 22;

/// A stream of the Arrow C stream interface. A batch is made when the consumer asks for it; a failure is the stream's
/// error, with its text.
#[must_use]
pub fn stream(batches: Batches) -> FFI_ArrowArrayStream {
    let owned = Box::into_raw(Box::new(Exported { batches, failed: None }));
    // SAFETY: the functions are those below, which take `owned` for what it is; `release` frees it once
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

/// A schema of the Arrow C data interface.
///
/// # Errors
/// A type that the interface has no form for.
pub fn schema(schema: &Schema) -> Result<FFI_ArrowSchema, Failure> {
    Ok(FFI_ArrowSchema::try_from(schema)?)
}

/// An array of the Arrow C data interface, and the schema of its field.
///
/// # Errors
/// A type that the interface has no form for.
pub fn array(field: &Field, array: &ArrayRef) -> Result<(FFI_ArrowArray, FFI_ArrowSchema), Failure> {
    Ok((FFI_ArrowArray::new(&array.to_data()), FFI_ArrowSchema::try_from(field)?))
}

struct Exported {
    batches: Batches,
    /// What failed: a consumer that goes on gets it again, since an end would look like all was well.
    failed: Option<CString>,
}

impl Exported {
    fn schema(&mut self) -> Result<FFI_ArrowSchema, Failure> {
        schema(&self.batches.schema())
    }

    /// The next batch; a released array after the last one.
    fn next(&mut self) -> Result<FFI_ArrowArray, Failure> {
        match self.batches.next() {
            Some(batch) => Ok(FFI_ArrowArray::new(&StructArray::from(batch?).to_data())),
            None => Ok(FFI_ArrowArray::empty()),
        }
    }
}

/// Does a part of a stream's work and writes what came of it to `out`.
///
/// # Safety
/// `stream` is one of [`stream`]'s that is not released, and nobody else uses it meanwhile; `out` may be written to.
unsafe fn answer<T>(
    stream: *mut FFI_ArrowArrayStream,
    out: *mut T,
    work: fn(&mut Exported) -> Result<T, Failure>,
) -> c_int {
    let answered = catch_unwind(AssertUnwindSafe(|| {
        // SAFETY: the caller's promise
        let exported = unsafe { &mut *(*stream).private_data().cast::<Exported>() };
        if exported.failed.is_some() {
            return INVALID;
        }
        let done = catch_unwind(AssertUnwindSafe(|| work(exported)));
        match done.unwrap_or_else(|_| Err(LastroError::internal("arrow.stream").into())) {
            Ok(value) => {
                // SAFETY: the caller's promise; what is there owns nothing
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

/// A text as C has it, where a NUL ends it.
pub(super) fn text(text: &str) -> CString {
    CString::new(text.replace('\0', " ")).unwrap_or_default()
}

/// # Safety
/// As the interface demands of its consumers.
unsafe extern "C" fn get_schema(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowSchema) -> c_int {
    // SAFETY: the interface's
    unsafe { answer(stream, out, Exported::schema) }
}

/// # Safety
/// As the interface demands of its consumers.
unsafe extern "C" fn get_next(stream: *mut FFI_ArrowArrayStream, out: *mut FFI_ArrowArray) -> c_int {
    // SAFETY: the interface's
    unsafe { answer(stream, out, Exported::next) }
}

/// # Safety
/// As the interface demands of its consumers.
unsafe extern "C" fn get_last_error(stream: *mut FFI_ArrowArrayStream) -> *const c_char {
    // SAFETY: the interface's; a shared reference for as long as it takes to read a pointer
    let exported = unsafe { &*(*stream).private_data().cast::<Exported>() };
    exported.failed.as_ref().map_or(ptr::null(), |text| text.as_ptr())
}

/// # Safety
/// As the interface demands of its consumers.
unsafe extern "C" fn release(stream: *mut FFI_ArrowArrayStream) {
    // SAFETY: the interface's: a stream is released once, so that the box is taken back once; a stream without a release
    // function is a released one, and dropping such a value does nothing
    let owned = unsafe {
        let owned = (*stream).private_data().cast::<Exported>();
        ptr::write(stream, FFI_ArrowArrayStream::empty());
        Box::from_raw(owned)
    };
    drop(catch_unwind(AssertUnwindSafe(|| drop(owned))));
}
