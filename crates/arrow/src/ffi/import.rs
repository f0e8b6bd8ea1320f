//! Import of Arrow data from another program.

use std::ffi::{CStr, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchOptions, make_array};
use arrow_schema::{DataType, Field, FieldRef, Schema, SchemaRef};
use lastro::LastroError;

use super::readable::readable;
use crate::batches::{Batches, Failure};

/// The name of the column if a source is not a table and has no name, such as an array of strings.
const UNNAMED: &str = "value";

/// Takes over a stream. Each batch is read when it is requested.
///
/// The members of a stream of structs become columns. A stream of any other type becomes one column.
///
/// # Errors
/// The stream returns an error, or was already taken.
///
/// # Safety
/// `stream` points to a valid stream of the Arrow C stream interface that the caller owns. The call marks it as released.
pub unsafe fn stream_from(stream: *mut FFI_ArrowArrayStream) -> Result<Batches, Failure> {
    // SAFETY: by this function's contract, `stream` is valid and may be moved out
    let mut stream = Imported(unsafe { FFI_ArrowArrayStream::from_raw(stream) });
    let field = stream.field()?;
    let schema = schema_of(&field);
    let columns = schema.clone();
    let ty = field.data_type().clone();
    let arrays = std::iter::from_fn(move || stream.next(&ty).transpose());
    Ok(of(&field, Batches::new(schema, arrays.map(move |array| batch(columns.clone(), &array?)))))
}

/// A stream of another program.
struct Imported(FFI_ArrowArrayStream);

impl Imported {
    fn field(&mut self) -> Result<FieldRef, Failure> {
        let ask = self.0.get_schema().ok_or_else(|| Failure::Source("the stream was read already".to_owned()))?;
        let mut schema = FFI_ArrowSchema::empty();
        // SAFETY: `self.0` is a stream of another program and is not released
        match unsafe { ask(&raw mut self.0, &raw mut schema) } {
            0 => field(&schema),
            code => Err(self.said(code)),
        }
    }

    fn next(&mut self, ty: &DataType) -> Result<Option<ArrayRef>, Failure> {
        let ask = self.0.get_next().ok_or_else(|| Failure::Source("the stream was read already".to_owned()))?;
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: `self.0` is a stream of another program and is not released
        match unsafe { ask(&raw mut self.0, &raw mut array) } {
            0 if array.is_released() => Ok(None),
            // SAFETY: every array of a stream has the type of the stream, which is `ty`
            0 => unsafe { values(array, ty) }.map(Some),
            code => Err(self.said(code)),
        }
    }

    /// The producer's error message for a failed call.
    fn said(&mut self, code: c_int) -> Failure {
        let text = self.0.get_last_error().and_then(|ask| {
            // SAFETY: the previous call failed, so the producer's message is valid until the next call
            unsafe {
                let text = ask(&raw mut self.0);
                (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
            }
        });
        Failure::Source(text.unwrap_or_else(|| format!("the stream failed with the code {code}")))
    }
}

/// Takes over an array as one batch.
///
/// # Errors
/// Arrow's library does not support a type.
///
/// # Safety
/// `array` and `schema` point to valid structs of the Arrow C data interface that describe the same array and that the caller
/// owns. The call marks them as released.
pub unsafe fn array_from(array: *mut FFI_ArrowArray, schema: *mut FFI_ArrowSchema) -> Result<Batches, Failure> {
    // SAFETY: by this function's contract, `array` and `schema` are valid and may be moved out
    let (array, schema) = unsafe { (FFI_ArrowArray::from_raw(array), FFI_ArrowSchema::from_raw(schema)) };
    let field = field(&schema)?;
    // SAFETY: by this function's contract, the schema describes the array, so `field` has its type
    let array = unsafe { values(array, field.data_type()) }?;
    let schema = schema_of(&field);
    let batch = batch(schema.clone(), &array);
    Ok(of(&field, Batches::new(schema, std::iter::once(batch))))
}

/// Marks batches as a bare column, such as a series, unless the field is a struct.
fn of(field: &FieldRef, batches: Batches) -> Batches {
    if matches!(field.data_type(), DataType::Struct(_)) { batches } else { batches.as_column() }
}

/// Reads a schema. The members of a struct become columns; any other type becomes one column.
///
/// # Errors
/// Arrow's library does not support a type.
///
/// # Safety
/// `schema` points to a struct of the Arrow C data interface that is not released.
pub unsafe fn schema_from(schema: *const FFI_ArrowSchema) -> Result<SchemaRef, Failure> {
    // SAFETY: by this function's contract, `schema` points to an unreleased schema
    field(unsafe { &*schema }).map(|field| schema_of(&field))
}

/// Converts a schema of the C data interface to a field. Arrow's library can panic on a malformed schema: the panic is caught
/// and becomes an error.
pub(super) fn field(schema: &FFI_ArrowSchema) -> Result<FieldRef, Failure> {
    let read = catch_unwind(AssertUnwindSafe(|| Field::try_from(schema)));
    Ok(Arc::new(read.map_err(|_| LastroError::internal("arrow.schema"))??))
}

/// Converts an array of the C data interface to an array of Arrow's library.
///
/// # Safety
/// The array has the type `ty`.
pub(super) unsafe fn values(array: FFI_ArrowArray, ty: &DataType) -> Result<ArrayRef, Failure> {
    // SAFETY: by this function's contract, the array has the type `ty`
    let read = catch_unwind(AssertUnwindSafe(|| unsafe { from_ffi_and_data_type(readable(array, ty), ty.clone()) }));
    Ok(make_array(read.map_err(|_| LastroError::internal("arrow.array"))??))
}

fn schema_of(field: &FieldRef) -> SchemaRef {
    Arc::new(match field.data_type() {
        DataType::Struct(members) => Schema::new(members.clone()).with_metadata(field.metadata().clone()),
        _ if field.name().is_empty() => Schema::new([Arc::new(field.as_ref().clone().with_name(UNNAMED))]),
        _ => Schema::new([field.clone()]),
    })
}

fn batch(schema: SchemaRef, array: &ArrayRef) -> Result<RecordBatch, Failure> {
    let rows = RecordBatchOptions::new().with_row_count(Some(array.len()));
    let columns = match array.as_struct_opt() {
        Some(record) => record.columns().to_vec(),
        None => vec![array.clone()],
    };
    Ok(RecordBatch::try_new_with_options(schema, columns, &rows)?)
}
