//! What another program hands over.

use std::ffi::{CStr, c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema, from_ffi_and_data_type};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array, ArrayRef, RecordBatch, RecordBatchOptions, make_array};
use arrow_data::ArrayData;
use arrow_data::transform::MutableArrayData;
use arrow_schema::{ArrowError, DataType, Field, FieldRef, Schema, SchemaRef};
use lastro::LastroError;

use crate::batches::{Batches, Failure};

/// The name of the only column where a source has no columns: a series, an array of texts.
const UNNAMED: &str = "value";

/// Takes over a stream. Its batches are read when they are asked for.
///
/// A stream of records has their members as columns; a stream of anything else is one column.
///
/// # Errors
/// What the stream says; a stream that was taken already.
///
/// # Safety
/// `stream` points to a stream of the Arrow C stream interface that the caller may move. It is marked as released.
pub unsafe fn stream_from(stream: *mut FFI_ArrowArrayStream) -> Result<Batches, Failure> {
    // SAFETY: the caller's promise
    let mut stream = Imported(unsafe { FFI_ArrowArrayStream::from_raw(stream) });
    let field = stream.field()?;
    let schema = schema_of(&field);
    let columns = schema.clone();
    let arrays = std::iter::from_fn(move || stream.next(field.data_type()).transpose());
    Ok(Batches::new(schema, arrays.map(move |array| batch(columns.clone(), &array?))))
}

/// A stream of another program.
struct Imported(FFI_ArrowArrayStream);

impl Imported {
    fn field(&mut self) -> Result<FieldRef, Failure> {
        let ask = self.0.get_schema().ok_or_else(|| Failure::Source("the stream was read already".to_owned()))?;
        let mut schema = FFI_ArrowSchema::empty();
        // SAFETY: the stream is its producer's, and not released
        match unsafe { ask(&raw mut self.0, &raw mut schema) } {
            0 => field(&schema),
            code => Err(self.said(code)),
        }
    }

    fn next(&mut self, ty: &DataType) -> Result<Option<ArrayRef>, Failure> {
        let ask = self.0.get_next().ok_or_else(|| Failure::Source("the stream was read already".to_owned()))?;
        let mut array = FFI_ArrowArray::empty();
        // SAFETY: the stream is its producer's, and not released
        match unsafe { ask(&raw mut self.0, &raw mut array) } {
            0 if array.is_released() => Ok(None),
            // SAFETY: every array of a stream is of the stream's type
            0 => unsafe { values(array, ty) }.map(Some),
            code => Err(self.said(code)),
        }
    }

    /// What the producer says of a call that failed.
    fn said(&mut self, code: c_int) -> Failure {
        let text = self.0.get_last_error().and_then(|ask| {
            // SAFETY: the call before this one failed; the text is the producer's until the next call
            unsafe {
                let text = ask(&raw mut self.0);
                (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
            }
        });
        Failure::Source(text.unwrap_or_else(|| format!("the stream failed with the code {code}")))
    }
}

/// Takes over an array, as one batch.
///
/// # Errors
/// A type that Arrow's library does not know.
///
/// # Safety
/// Both point to structs of the Arrow C data interface that describe the same array, which the caller may move. They are
/// marked as released.
pub unsafe fn array_from(array: *mut FFI_ArrowArray, schema: *mut FFI_ArrowSchema) -> Result<Batches, Failure> {
    // SAFETY: the caller's promise
    let (array, schema) = unsafe { (FFI_ArrowArray::from_raw(array), FFI_ArrowSchema::from_raw(schema)) };
    let field = field(&schema)?;
    // SAFETY: the caller's promise; `field` is what the schema says
    let array = unsafe { values(array, field.data_type()) }?;
    let schema = schema_of(&field);
    let batch = batch(schema.clone(), &array);
    Ok(Batches::new(schema, std::iter::once(batch)))
}

/// Reads a schema: the members of a record, or one column of anything else.
///
/// # Errors
/// A type that Arrow's library does not know.
///
/// # Safety
/// `schema` points to a struct of the Arrow C data interface that is not released.
pub unsafe fn schema_from(schema: *const FFI_ArrowSchema) -> Result<SchemaRef, Failure> {
    // SAFETY: the caller's promise
    field(unsafe { &*schema }).map(|field| schema_of(&field))
}

/// What a schema of the interface says. A malformed one makes Arrow's library panic in places.
pub(super) fn field(schema: &FFI_ArrowSchema) -> Result<FieldRef, Failure> {
    let read = catch_unwind(AssertUnwindSafe(|| Field::try_from(schema)));
    Ok(Arc::new(read.map_err(|_| LastroError::internal("arrow.schema"))??))
}

/// The values of an array of the interface.
///
/// # Safety
/// The array is of that type.
pub(super) unsafe fn values(mut array: FFI_ArrowArray, ty: &DataType) -> Result<ArrayRef, Failure> {
    let mut aligned = Vec::new();
    // SAFETY: the caller's promise; the aligned copies live until the values were copied out of them
    let read = catch_unwind(AssertUnwindSafe(|| unsafe {
        without_buffers_of_nulls(&raw mut array, ty);
        align(&raw mut array, ty, &mut aligned);
        let read = from_ffi_and_data_type(array, ty.clone())?;
        if aligned.is_empty() { Ok(read) } else { copied(&read) }
    }));
    Ok(make_array(read.map_err(|_| LastroError::internal("arrow.array"))??))
}

/// The same values in buffers of their own.
fn copied(array: &ArrayData) -> Result<ArrayData, ArrowError> {
    let mut copy = MutableArrayData::new(vec![array], false, array.len());
    copy.try_extend(0, 0, array.len())?;
    Ok(copy.freeze())
}

/// The beginning of an array of the interface, as far as its children.
#[repr(C)]
struct Layout {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut FFI_ArrowArray,
    dictionary: *mut FFI_ArrowArray,
}

/// Arrow's library reads the end of texts and bytes through a pointer to whole numbers, which must be aligned; the interface does
/// not promise that, and Python's pickled arrays are not. Such numbers are copied to `copies`, which must live as long as the
/// array. What frees an array does not look at its buffers, but at its private data.
///
/// # Safety
/// The array is of that type, and may be changed.
unsafe fn align(array: *mut FFI_ArrowArray, ty: &DataType, copies: &mut Vec<Vec<i64>>) {
    // SAFETY: the caller's promise; the interface fixes the layout
    let layout = unsafe { &mut *array.cast::<Layout>() };
    // the place of the buffer of numbers, how many bytes one has, and how many there are
    let rows = layout.length.saturating_add(layout.offset).saturating_add(1);
    let numbers = match ty {
        DataType::Utf8 | DataType::Binary => Some((1, 4, rows)),
        DataType::LargeUtf8 | DataType::LargeBinary => Some((1, 8, rows)),
        DataType::Utf8View | DataType::BinaryView => {
            Some((layout.n_buffers.saturating_sub(1), 8, layout.n_buffers.saturating_sub(3)))
        }
        _ => None,
    };
    if let Some((place, bytes, count)) = numbers
        && let (Ok(place), Ok(count)) = (usize::try_from(place), usize::try_from(count))
        && layout.n_buffers > i64::try_from(place).unwrap_or(i64::MAX)
    {
        // SAFETY: there are so many buffers, and so many numbers in this one, unless it is null
        unsafe {
            let slot = layout.buffers.add(place);
            if !(*slot).is_null() && (*slot).addr() % bytes != 0 {
                let whole = count.saturating_mul(bytes);
                let mut copy = vec![0_i64; whole.div_ceil(8)];
                ptr::copy_nonoverlapping((*slot).cast::<u8>(), copy.as_mut_ptr().cast::<u8>(), whole);
                *slot = copy.as_ptr().cast::<c_void>();
                copies.push(copy);
            }
        }
    }
    if let DataType::Dictionary(_, values) = ty
        && !layout.dictionary.is_null()
    {
        // SAFETY: the dictionary is of the type of the values
        unsafe { align(layout.dictionary, values, copies) };
    }
    // SAFETY: the caller's promise
    unsafe { each_child(layout, ty, &mut |child, ty| align(child, ty, copies)) };
}

/// Visits the arrays inside of an array, each with its type.
///
/// # Safety
/// The array is of that type.
unsafe fn each_child(layout: &Layout, ty: &DataType, visit: &mut dyn FnMut(*mut FFI_ArrowArray, &DataType)) {
    let inner: Vec<&DataType> = match ty {
        DataType::Struct(members) => members.iter().map(|member| member.data_type()).collect(),
        DataType::List(item)
        | DataType::LargeList(item)
        | DataType::ListView(item)
        | DataType::LargeListView(item)
        | DataType::FixedSizeList(item, _)
        | DataType::Map(item, _) => vec![item.data_type()],
        _ => return,
    };
    if usize::try_from(layout.n_children) != Ok(inner.len()) {
        return; // malformed: Arrow's library says so
    }
    for (index, ty) in inner.into_iter().enumerate() {
        // SAFETY: there are so many children, each of the type of its member
        visit(unsafe { *layout.children.add(index) }, ty);
    }
}

/// Polars gives arrays of the type null a buffer, which the interface does not know and Arrow's library refuses. What frees an
/// array does not look at the number of its buffers, but at its private data.
///
/// # Safety
/// The array is of that type, and may be changed.
unsafe fn without_buffers_of_nulls(array: *mut FFI_ArrowArray, ty: &DataType) {
    // SAFETY: the caller's promise; the interface fixes the layout
    let layout = unsafe { &mut *array.cast::<Layout>() };
    if ty == &DataType::Null {
        layout.n_buffers = 0;
    }
    // SAFETY: the caller's promise
    unsafe { each_child(layout, ty, &mut |child, ty| without_buffers_of_nulls(child, ty)) };
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
