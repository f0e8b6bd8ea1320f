//! The table function `lastro_read`: DuckDB calls `bind` once per query, `init` once per run, then `fill` for each chunk.

use std::ffi::{CStr, c_void};
use std::num::NonZero;
use std::sync::{Mutex, PoisonError};

use lastro_arrow::batches::Batches;
use libduckdb_sys as sys;
use libduckdb_sys::{
    duckdb_bind_info, duckdb_connection, duckdb_data_chunk, duckdb_function_info, duckdb_init_info, duckdb_value,
};

use super::api::Api;
use super::output::Target;
use super::types::LogicalType;
use super::{accepted, guarded, message};
use crate::reading::{Arguments, NAME, Reading};

/// The named parameters of `lastro_read` that are strings.
const TEXTS: [&CStr; 3] = [c"entity", c"explode", c"severity"];
const THREADS: &CStr = c"threads";

/// The state of one run of the table function. DuckDB shares it between its threads.
struct Scan {
    batches: Mutex<Batches>,
    /// The columns that DuckDB requests: for each, its index in the batches, or `None` for the row number, which batches do not
    /// have.
    columns: Vec<Option<usize>>,
}

/// Registers `lastro_read` in a database.
///
/// SAFETY: the connection must be open.
pub unsafe fn register(api: &Api, connection: duckdb_connection) -> Result<(), String> {
    let (any, text) = (
        LogicalType::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_ANY),
        LogicalType::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_VARCHAR),
    );
    let number = LogicalType::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_BIGINT);
    let name = message(NAME);
    // SAFETY: the name and the types live during the calls and are copied; what is created here is freed here
    let registered = unsafe {
        let mut function = (api.duckdb_create_table_function)();
        (api.duckdb_table_function_set_name)(function, name.as_ptr());
        // the first argument may have any type: it is a path, or a list of paths
        (api.duckdb_table_function_add_parameter)(function, any.raw());
        for named in TEXTS {
            (api.duckdb_table_function_add_named_parameter)(function, named.as_ptr(), text.raw());
        }
        (api.duckdb_table_function_add_named_parameter)(function, THREADS.as_ptr(), number.raw());
        (api.duckdb_table_function_supports_projection_pushdown)(function, true);
        (api.duckdb_table_function_set_bind)(function, Some(bind));
        (api.duckdb_table_function_set_init)(function, Some(init));
        (api.duckdb_table_function_set_function)(function, Some(fill));
        let registered = (api.duckdb_register_table_function)(connection, function);
        (api.duckdb_destroy_table_function)(&raw mut function);
        registered
    };
    accepted(registered, NAME)
}

/// The value of an argument of `lastro_read`, freed when dropped.
struct Value<'a> {
    api: &'a Api,
    raw: duckdb_value,
}

impl Drop for Value<'_> {
    fn drop(&mut self) {
        // SAFETY: DuckDB created the value, and this is its only owner
        unsafe { (self.api.duckdb_destroy_value)(&raw mut self.raw) }
    }
}

impl<'a> Value<'a> {
    /// Takes over the value of an argument. `None` if the argument is omitted or NULL.
    ///
    /// SAFETY: `raw` must be null, or a value that DuckDB created and that nobody else frees.
    unsafe fn given(api: &'a Api, raw: duckdb_value) -> Option<Self> {
        if raw.is_null() {
            return None;
        }
        let value = Self { api, raw };
        // SAFETY: the value is valid
        (!unsafe { (api.duckdb_is_null_value)(raw) }).then_some(value)
    }

    fn kind(&self) -> sys::duckdb_type {
        // SAFETY: the value is valid, and owns its type
        unsafe { (self.api.duckdb_get_type_id)((self.api.duckdb_get_value_type)(self.raw)) }
    }

    /// The string in a VARCHAR.
    fn text(&self) -> Result<String, String> {
        // SAFETY: the value is valid. DuckDB returns a NUL-terminated string that the caller frees.
        unsafe {
            let text = (self.api.duckdb_get_varchar)(self.raw);
            if text.is_null() {
                return Err("a string is expected".to_owned());
            }
            let owned = CStr::from_ptr(text).to_str().map(str::to_owned).map_err(|error| error.to_string());
            (self.api.duckdb_free)(text.cast());
            owned
        }
    }

    /// The path if the value is a string, or the paths if it is a list of strings.
    fn paths(&self) -> Result<Vec<String>, String> {
        match self.kind() {
            sys::DUCKDB_TYPE_DUCKDB_TYPE_VARCHAR => Ok(vec![self.text()?]),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_LIST => {
                // SAFETY: the value is a list
                let count = unsafe { (self.api.duckdb_get_list_size)(self.raw) };
                let path = |index| {
                    // SAFETY: the list has this index; DuckDB creates a value that the caller frees
                    let item = unsafe { Self::given(self.api, (self.api.duckdb_get_list_child)(self.raw, index)) };
                    let item = item.filter(|item| item.kind() == sys::DUCKDB_TYPE_DUCKDB_TYPE_VARCHAR);
                    item.ok_or_else(|| PATHS.to_owned())?.text()
                };
                (0..count).map(path).collect()
            }
            _ => Err(PATHS.to_owned()),
        }
    }
}

const PATHS: &str = "path: expected a path, or a list of paths";

/// SAFETY: `info` must be the argument that DuckDB passed to [`bind`].
unsafe fn arguments(api: &Api, info: duckdb_bind_info) -> Result<Arguments, String> {
    // SAFETY: DuckDB checked the number of arguments; it creates a value, or returns null for an omitted argument
    let (path, [entity, explode, severity], threads) = unsafe {
        let named = |name: &CStr| Value::given(api, (api.duckdb_bind_get_named_parameter)(info, name.as_ptr()));
        (Value::given(api, (api.duckdb_bind_get_parameter)(info, 0)), TEXTS.map(named), named(THREADS))
    };
    let text = |value: Option<Value>| value.map(|value| value.text()).transpose();
    Ok(Arguments {
        paths: path.ok_or_else(|| PATHS.to_owned())?.paths()?,
        entity: text(entity)?,
        explode: text(explode)?,
        severity: text(severity)?,
        // SAFETY: DuckDB cast the value to the parameter's type, BIGINT
        threads: threads.map(|value| unsafe { (api.duckdb_get_int64)(value.raw) }),
    })
}

/// Checks the arguments and declares the columns.
unsafe extern "C" fn bind(info: duckdb_bind_info) {
    let Some(api) = Api::get() else { return };
    let bound = guarded(|| {
        // SAFETY: `info` is DuckDB's argument
        let reading = Reading::new(unsafe { arguments(api, info) }?)?;
        for field in reading.schema().fields() {
            let (name, kind) = (message(field.name()), LogicalType::of(api, field.data_type())?);
            // SAFETY: the name and the type live during the call and are copied
            unsafe { (api.duckdb_bind_add_result_column)(info, name.as_ptr(), kind.raw()) }
        }
        if let Some(rows) = reading.estimate() {
            // SAFETY: `info` is DuckDB's argument
            unsafe { (api.duckdb_bind_set_cardinality)(info, rows, false) }
        }
        let data = Box::into_raw(Box::new(reading));
        // SAFETY: DuckDB becomes the owner, and calls `free` once
        unsafe { (api.duckdb_bind_set_bind_data)(info, data.cast(), Some(free::<Reading>)) }
        Ok(())
    });
    if let Err(error) = bound {
        // SAFETY: DuckDB copies the string
        unsafe { (api.duckdb_bind_set_error)(info, message(&error).as_ptr()) }
    }
}

/// Starts a run: opens the batches of records, and stores which columns DuckDB requests.
unsafe extern "C" fn init(info: duckdb_init_info) {
    let Some(api) = Api::get() else { return };
    let begun = guarded(|| {
        // SAFETY: `bind` set a `Reading`, which DuckDB keeps at least as long as the query runs, and which nobody changes
        let (reading, requested) = unsafe {
            let reading = &*(api.duckdb_init_get_bind_data)(info).cast::<Reading>();
            let count = (api.duckdb_init_get_column_count)(info);
            let requested = (0..count).map(|place| (api.duckdb_init_get_column_index)(info, place));
            (reading, requested.collect::<Vec<_>>())
        };
        let known = reading.schema().fields().len();
        let index = |column: sys::idx_t| usize::try_from(column).ok().filter(|column| *column < known);
        // SAFETY: a call without arguments
        let most = usize::try_from(unsafe { (api.duckdb_vector_size)() }).ok().and_then(NonZero::new);
        let batches = reading.start(most.ok_or("DuckDB's chunks have no rows")?)?;
        let scan = Scan { batches: Mutex::new(batches), columns: requested.into_iter().map(index).collect() };
        let data = Box::into_raw(Box::new(scan));
        // SAFETY: DuckDB becomes the owner, and calls `free` once
        unsafe {
            // one thread of DuckDB fills all chunks, which keeps the rows in order; the reader has threads of its own
            (api.duckdb_init_set_max_threads)(info, 1);
            (api.duckdb_init_set_init_data)(info, data.cast(), Some(free::<Scan>));
        }
        Ok(())
    });
    if let Err(error) = begun {
        // SAFETY: DuckDB copies the string
        unsafe { (api.duckdb_init_set_error)(info, message(&error).as_ptr()) }
    }
}

/// Writes the next rows. At the end, it writes no rows.
unsafe extern "C" fn fill(info: duckdb_function_info, chunk: duckdb_data_chunk) {
    let Some(api) = Api::get() else { return };
    // SAFETY: DuckDB passed these arguments to this function
    if let Err(error) = guarded(|| unsafe { next(api, info, chunk) }) {
        // SAFETY: DuckDB copies the string
        unsafe { (api.duckdb_function_set_error)(info, message(&error).as_ptr()) }
    }
}

/// SAFETY: the arguments must be those that DuckDB passed to [`fill`].
unsafe fn next(api: &Api, info: duckdb_function_info, chunk: duckdb_data_chunk) -> Result<(), String> {
    // SAFETY: `init` set a `Scan`, which DuckDB keeps until the run ends, and which is only shared
    let scan = unsafe { &*(api.duckdb_function_get_init_data)(info).cast::<Scan>() };
    let mut batches = scan.batches.lock().unwrap_or_else(PoisonError::into_inner);
    // skips empty batches, because DuckDB would take an empty chunk for the end of the rows
    let batch = batches.find(|batch| batch.as_ref().map_or(true, |batch| batch.num_rows() > 0));
    drop(batches);
    let Some(batch) = batch.transpose().map_err(|error| error.to_string())? else {
        // SAFETY: the chunk is valid during the call
        unsafe { (api.duckdb_data_chunk_set_size)(chunk, 0) }
        return Ok(());
    };
    for (place, column) in (0..).zip(&scan.columns) {
        // SAFETY: the chunk has a vector for each requested column, of the type declared by `bind`, with room for
        // `duckdb_vector_size` rows; a batch has at most that many
        let mut target = unsafe { Target::new(api, (api.duckdb_data_chunk_get_vector)(chunk, place)) };
        match column.and_then(|index| batch.columns().get(index)) {
            Some(column) => target.write(column)?,
            None => target.nothing(batch.num_rows()),
        }
    }
    // SAFETY: every vector has these rows
    unsafe { (api.duckdb_data_chunk_set_size)(chunk, batch.num_rows() as sys::idx_t) }
    Ok(())
}

/// Frees a value that DuckDB owned.
///
/// SAFETY: `data` must come from `Box::into_raw` of a `Box<T>`, and this must be the only call for it. `T` is `Send` and
/// `Sync`, because DuckDB shares the value between its threads and frees it on any of them.
unsafe extern "C" fn free<T: Send + Sync>(data: *mut c_void) {
    // a panic cannot be reported here
    let _ = guarded(|| {
        // SAFETY: by this function's contract, `data` is from `Box::into_raw`, and nothing else frees it
        drop(unsafe { Box::from_raw(data.cast::<T>()) });
        Ok(())
    });
}
