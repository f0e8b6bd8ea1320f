//! Polars' plugin interface, version 0.1: operations on columns as functions that Polars calls by symbol.
//!
//! A library exports `_polars_plugin_get_version` and `_polars_plugin_get_last_error_message`, and for each function
//! `_polars_plugin_<name>` and `_polars_plugin_field_<name>`; [`polars_plugin!`](crate::polars_plugin) generates them.
//! Polars passes a series as a field, which has its name and type, and one array for each chunk of its values, all in the
//! layout of the Arrow C data interface.
//!
//! Polars passes settings as a Python pickle, which this crate does not read. Therefore the first argument of every function is
//! a literal string that describes the other arguments ([`settings`]). The last argument may be a struct of columns. Each column
//! of the struct that has the name of an argument of the operation is used as this argument; the other columns are ignored.

use std::cell::RefCell;
use std::ffi::{CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::ffi::{FFI_ArrowArray, FFI_ArrowSchema};
use arrow_array::{Array as _, ArrayRef, RecordBatch, RecordBatchOptions, StructArray, new_empty_array};
use arrow_schema::{DataType, Field, FieldRef, Schema};
use lastro::LastroError;
use lastro::json::{self, Value};

use super::{export, import};
use crate::argument::Column;
use crate::batches::Failure;
use crate::call::{ArgumentValue, Call, Keep};
use crate::issues;
use crate::kernels::operation;
use crate::operation::Operation;
use crate::texts::Texts;

/// The version of the interface: major version 0, minor version 1.
pub const VERSION: u32 = 1;

/// A series in the layout of the interface.
#[repr(C)]
#[derive(Debug)]
pub struct SeriesExport {
    field: *mut FFI_ArrowSchema,
    arrays: *mut *mut FFI_ArrowArray,
    len: usize,
    release: Option<unsafe extern "C" fn(*mut Self)>,
    private_data: *mut c_void,
}

thread_local! {
    static LAST_ERROR: RefCell<CString> = RefCell::default();
}

/// The last error message of this thread, valid until the next failure.
#[must_use]
pub fn last_error() -> *const c_char {
    LAST_ERROR.with(|text| text.try_borrow().map_or(ptr::null(), |text| text.as_ptr()))
}

fn fail(failure: &Failure) {
    let said = export::text(&failure.to_string());
    LAST_ERROR.with(|text| {
        if let Ok(mut text) = text.try_borrow_mut() {
            *text = said;
        }
    });
}

/// Runs the body of an interface function; stores an error or panic for [`last_error`].
fn guarded(work: impl FnOnce() -> Result<(), Failure>) {
    let done = catch_unwind(AssertUnwindSafe(work));
    if let Err(failure) = done.unwrap_or_else(|_| Err(LastroError::internal("arrow.polars").into())) {
        fail(&failure);
    }
}

/// Runs an operation. On failure, `answer` is unchanged.
///
/// # Safety
/// `inputs` points to `count` initialized series, which this call releases; `answer` is valid for writes.
pub unsafe fn call(name: &str, inputs: *mut SeriesExport, count: usize, answer: *mut SeriesExport) {
    guarded(|| {
        // takes over every series before any error can return, because a series that is not taken would leak
        // SAFETY: by this function's contract, `inputs` has `count` initialized series
        let inputs: Vec<_> = (0..count).map(|index| unsafe { Series::take(inputs.add(index)) }).collect();
        let made = run(named(name)?, inputs.into_iter().collect::<Result<_, _>>()?)?;
        // SAFETY: `answer` is valid for writes by this function's contract; the empty series in it owns nothing
        unsafe { ptr::write(answer, made.give()?) };
        Ok(())
    });
}

/// Writes the type of an operation's result. On failure, `answer` is unchanged.
///
/// # Safety
/// `answer` is valid for writes.
pub unsafe fn field(name: &str, answer: *mut FFI_ArrowSchema) {
    guarded(|| {
        let field = FFI_ArrowSchema::try_from(answer_of(named(name)?))?;
        // SAFETY: `answer` is valid for writes by this function's contract; the empty schema in it owns nothing
        unsafe { ptr::write(answer, field) };
        Ok(())
    });
}

fn named(name: &str) -> Result<&'static Operation, LastroError> {
    operation(name).ok_or_else(|| LastroError::internal("arrow.polars"))
}

/// Defines the exported functions of the plugin interface for a list of operations. Each entry has the operation's name and the
/// symbols of its two functions.
#[macro_export]
macro_rules! polars_plugin {
    ($($name:ident: $call:literal $field:literal;)*) => {
        /// The version of Polars' interface.
        #[unsafe(no_mangle)]
        extern "C" fn _polars_plugin_get_version() -> u32 {
            $crate::ffi::polars::VERSION
        }

        /// The last error message of this thread.
        #[unsafe(no_mangle)]
        extern "C" fn _polars_plugin_get_last_error_message() -> *const std::ffi::c_char {
            $crate::ffi::polars::last_error()
        }

        $(
            const _: () = {
                /// # Safety
                /// Polars' plugin interface: `inputs` points to `count` series, and `answer` is valid for writes.
                #[unsafe(export_name = $call)]
                unsafe extern "C" fn call(
                    inputs: *mut $crate::ffi::polars::SeriesExport,
                    count: usize,
                    _: *const u8,
                    _: usize,
                    answer: *mut $crate::ffi::polars::SeriesExport,
                    _: *const std::ffi::c_void,
                ) {
                    // SAFETY: Polars passes `count` series in `inputs`, and `answer` is valid for writes
                    unsafe { $crate::ffi::polars::call(stringify!($name), inputs, count, answer) }
                }

                /// # Safety
                /// Polars' plugin interface: `answer` is valid for writes.
                #[unsafe(export_name = $field)]
                unsafe extern "C" fn field(
                    _: *const $crate::ffi::FFI_ArrowSchema,
                    _: usize,
                    answer: *mut $crate::ffi::FFI_ArrowSchema,
                    _: *const u8,
                    _: usize,
                ) {
                    // SAFETY: Polars passes an `answer` that is valid for writes
                    unsafe { $crate::ffi::polars::field(stringify!($name), answer) }
                }
            };
        )*
    };
}

/// A series: its field, and its chunks.
struct Series {
    field: FieldRef,
    chunks: Vec<ArrayRef>,
}

impl Series {
    /// Takes over a series from Polars: moves the arrays out of it, then calls its `release`, which frees everything else.
    ///
    /// # Safety
    /// `given` is a series from Polars that is not released.
    unsafe fn take(given: *mut SeriesExport) -> Result<Self, Failure> {
        // SAFETY: `given` is not released, so `arrays` holds `len` pointers to arrays, each of which may be moved out once.
        // `release` then frees their boxes, but not the arrays that were moved out
        let (arrays, field) = unsafe {
            let export = &*given;
            let arrays: Vec<_> = (0..export.len).map(|index| ptr::read(*export.arrays.add(index))).collect();
            let field = import::field(&*export.field);
            if let Some(release) = export.release {
                release(given);
            }
            (arrays, field)
        };
        let field = field?;
        // SAFETY: Polars passes a series with its field, and each of its arrays has the type of this field
        let chunks = arrays.into_iter().map(|array| unsafe { import::values(array, field.data_type()) });
        Ok(Self { chunks: chunks.collect::<Result<_, _>>()?, field })
    }

    /// Hands a series to Polars, which moves the arrays out and then calls `release`.
    fn give(self) -> Result<SeriesExport, Failure> {
        let field = Box::new(FFI_ArrowSchema::try_from(self.field.as_ref())?);
        let arrays = self.chunks.iter().map(|chunk| Box::into_raw(Box::new(FFI_ArrowArray::new(&chunk.to_data()))));
        let mut owned = Box::new(Owned { field, arrays: arrays.collect() });
        Ok(SeriesExport {
            field: &raw mut *owned.field,
            arrays: owned.arrays.as_mut_ptr(),
            len: owned.arrays.len(),
            release: Some(release),
            private_data: Box::into_raw(owned).cast::<c_void>(),
        })
    }

    fn rows(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.len()).sum()
    }

    /// The members of a series of records, by their names.
    fn members(&self) -> Result<Vec<(String, Self)>, Failure> {
        let DataType::Struct(fields) = self.field.data_type() else {
            return Err(LastroError::internal("arrow.polars").into());
        };
        let of = |place: usize| {
            let member = |chunk: &ArrayRef| chunk.as_struct_opt().and_then(|chunk| chunk.columns().get(place).cloned());
            self.chunks.iter().map(member).collect::<Option<Vec<_>>>()
        };
        let members = fields.iter().enumerate().map(|(place, field)| {
            let chunks = of(place).ok_or_else(|| LastroError::internal("arrow.polars"))?;
            Ok((field.name().clone(), Self { field: Arc::clone(field), chunks }))
        });
        members.collect()
    }

    /// The values from a row to the end of its chunk; empty after the last row.
    fn beginning_at(&self, mut row: usize) -> ArrayRef {
        for chunk in &self.chunks {
            match chunk.len().checked_sub(row) {
                Some(left) if left > 0 => return chunk.slice(row, left),
                _ => row = row.saturating_sub(chunk.len()),
            }
        }
        new_empty_array(self.field.data_type())
    }
}

struct Owned {
    field: Box<FFI_ArrowSchema>,
    arrays: Vec<*mut FFI_ArrowArray>,
}

/// # Safety
/// [`Series::give`] made `series`, and `series` is not released.
unsafe extern "C" fn release(series: *mut SeriesExport) {
    // SAFETY: `give` stored a boxed `Owned` in `private_data`; the consumer has moved the arrays out, so only their boxes are
    // freed
    unsafe {
        let owned = Box::from_raw((*series).private_data.cast::<Owned>());
        for array in owned.arrays {
            drop(Box::from_raw(array.cast::<std::mem::ManuallyDrop<FFI_ArrowArray>>()));
        }
        (*series).release = None;
        (*series).private_data = ptr::null_mut();
    }
}

/// The field of the result: a struct of all results and the issues.
fn answer_of(operation: &'static Operation) -> Field {
    let members = operation.results.iter().map(Column::field).chain([issues::field()]);
    Field::new(operation.name, DataType::Struct(members.collect()), true)
}

fn run(operation: &'static Operation, mut inputs: Vec<Series>) -> Result<Series, Failure> {
    let unread = || LastroError::internal("arrow.polars");
    if inputs.is_empty() {
        return Err(unread().into());
    }
    let settings = Texts::of(inputs.remove(0).beginning_at(0).as_ref());
    let settings = settings.as_ref().and_then(|texts| texts.at(0)).and_then(Settings::read);
    let Settings { columns, mut given } = settings.ok_or_else(unread)?;
    let found = inputs.split_off(columns.len().min(inputs.len()));
    let rows = inputs.iter().chain(&found).map(Series::rows).find(|rows| *rows != 1).unwrap_or(1);
    let mut named: Vec<(String, Series)> = columns.into_iter().zip(inputs).collect();
    for record in found {
        named.extend(record.members()?.into_iter().filter(|(name, _)| operation.argument(name).is_some()));
    }
    let mut varying = Vec::new();
    for (name, series) in named {
        // a series of one value, such as a literal, is a constant if the other series are longer
        if series.rows() == 1 && rows != 1 {
            given.push((name, ArgumentValue::Cell(series.beginning_at(0))));
        } else if series.rows() == rows {
            given.push((name.clone(), ArgumentValue::Column(name.clone())));
            varying.push((name, series));
        } else {
            return Err(Failure::Source(format!("`{name}` has {} rows, and other columns have {rows}", series.rows())));
        }
    }
    let fields = varying.iter().map(|(name, series)| Field::new(name, series.field.data_type().clone(), true));
    let schema = Arc::new(Schema::new(fields.collect::<Vec<_>>()));
    let bound = Call::new(operation, given)?.bind(&schema, Keep::Nothing)?;
    let mut chunks: Vec<ArrayRef> = Vec::new();
    let mut row = 0_usize;
    // different columns may be split into chunks at different rows, so each pass computes the rows up to the nearest end of a
    // chunk
    while row < rows || chunks.is_empty() {
        let parts: Vec<_> = varying.iter().map(|(_, series)| series.beginning_at(row)).collect();
        let count = parts.iter().map(|part| part.len()).min().unwrap_or(rows);
        let parts = parts.iter().map(|part| part.slice(0, count)).collect();
        let options = RecordBatchOptions::new().with_row_count(Some(count));
        let batch = RecordBatch::try_new_with_options(schema.clone(), parts, &options)?;
        chunks.push(Arc::new(StructArray::from(bound.run(&batch)?)));
        row = row.saturating_add(count.max(1));
    }
    Ok(Series { field: Arc::new(answer_of(operation)), chunks })
}

/// The arguments of a call: the names of the arguments passed as series, in order, and the constants.
struct Settings {
    columns: Vec<String>,
    given: Vec<(String, ArgumentValue)>,
}

/// The string that describes the arguments of a call, passed as the first input of every function.
#[must_use]
pub fn settings(columns: Vec<String>, given: &[(String, ArgumentValue)]) -> String {
    let texts = |texts: &[String]| Value::Array(texts.iter().cloned().map(Value::String).collect());
    let constants = given.iter().map(|(name, given)| {
        let value = match given {
            ArgumentValue::Text(text) => Value::String(text.clone()),
            ArgumentValue::List(list) => texts(list),
            ArgumentValue::Column(_) | ArgumentValue::Cell(_) | ArgumentValue::Null => Value::Null,
        };
        (name.clone(), value)
    });
    let members = [("columns", texts(&columns)), ("constants", Value::Object(constants.collect()))];
    Value::Object(members.map(|(name, value)| (name.to_owned(), value)).into()).to_json()
}

impl Settings {
    fn read(text: &str) -> Option<Self> {
        let texts = |value: &Value| -> Option<Vec<String>> {
            value.as_array()?.iter().map(|text| text.as_str().map(str::to_owned)).collect()
        };
        let value = json::parse(text.as_bytes()).ok()?;
        let constants = value.get("constants")?.as_object()?.iter().map(|(name, value)| {
            let given = match value {
                Value::Null => ArgumentValue::Null,
                Value::String(text) => ArgumentValue::Text(text.clone()),
                list => ArgumentValue::List(texts(list)?),
            };
            Some((name.clone(), given))
        });
        Some(Self { columns: texts(value.get("columns")?)?, given: constants.collect::<Option<_>>()? })
    }
}

#[cfg(test)]
mod tests;
