//! Calls DuckDB's C API, and converts vectors from and to Arrow columns. All unsafe code of the extension is in this module.
//!
//! DuckDB calls the functions at the end of this file and of `table`. They catch panics and report them as DuckDB errors.

mod api;
mod input;
mod output;
mod table;
mod types;

use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::LazyLock;

use arrow_array::{Array as _, ArrayRef, make_array};
use arrow_data::transform::MutableArrayData;
use libduckdb_sys as sys;
use libduckdb_sys::{
    duckdb_connection, duckdb_data_chunk, duckdb_extension_access, duckdb_extension_info, duckdb_function_info,
    duckdb_state, duckdb_state_DuckDBSuccess, duckdb_vector,
};

use self::api::Api;
use self::input::Vector;
use self::output::Target;
use self::types::LogicalType;
use crate::functions::{self, Named};

static FUNCTIONS: LazyLock<Vec<Named>> = LazyLock::new(functions::all);

/// Concatenates ranges of a column.
fn gather(column: &ArrayRef, parts: &[(usize, usize)]) -> Result<ArrayRef, String> {
    let data = column.to_data();
    let mut gathered = MutableArrayData::new(vec![&data], false, 0);
    for (start, length) in parts {
        let end = start.saturating_add(*length);
        gathered.try_extend(0, *start, end).map_err(|error| error.to_string())?;
    }
    Ok(make_array(gathered.freeze()))
}

/// Runs the work of a callback. A panic becomes an error.
fn guarded(work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(format!("internal error in lastro: {said}"))
    })
}

/// A message as a NUL-terminated string. NUL characters within the message become spaces.
fn message(text: &str) -> CString {
    CString::new(text.replace('\0', " ")).unwrap_or_default()
}

/// An error if DuckDB refused to register a function.
fn accepted(registered: duckdb_state, name: &str) -> Result<(), String> {
    if registered == duckdb_state_DuckDBSuccess { Ok(()) } else { Err(format!("DuckDB rejected the function {name}")) }
}

/// Registers every function in a database.
///
/// SAFETY: the connection must be open.
unsafe fn register(api: &Api, connection: duckdb_connection) -> Result<(), String> {
    for named in FUNCTIONS.iter() {
        let function = &named.function;
        let name = message(&named.name);
        let answer = LogicalType::of(api, &function.answer_type())?;
        let any = LogicalType::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_ANY);
        // SAFETY: names and types live during the calls and are copied; `named` is static. Everything created here is freed
        // here.
        let registered = unsafe {
            let mut set = (api.duckdb_create_scalar_function_set)(name.as_ptr());
            for count in function.least()..=function.arguments().len() {
                let mut one = (api.duckdb_create_scalar_function)();
                (api.duckdb_scalar_function_set_name)(one, name.as_ptr());
                for _ in 0..count {
                    // every parameter has the type ANY: with a narrow decimal type, DuckDB would silently round the argument
                    (api.duckdb_scalar_function_add_parameter)(one, any.raw());
                }
                (api.duckdb_scalar_function_set_return_type)(one, answer.raw());
                // the function handles null arguments itself: by default, DuckDB would return null for a row with a null
                // argument, and not the issues of the row
                (api.duckdb_scalar_function_set_special_handling)(one);
                (api.duckdb_scalar_function_set_extra_info)(one, ptr::from_ref(named).cast_mut().cast(), None);
                (api.duckdb_scalar_function_set_function)(one, Some(answer_chunk));
                (api.duckdb_add_scalar_function_to_set)(set, one);
                (api.duckdb_destroy_scalar_function)(&raw mut one);
            }
            let registered = (api.duckdb_register_scalar_function_set)(connection, set);
            (api.duckdb_destroy_scalar_function_set)(&raw mut set);
            registered
        };
        accepted(registered, &named.name)?;
    }
    Ok(())
}

/// Computes the results for a chunk of rows.
///
/// SAFETY: the arguments must be those that DuckDB passed to [`answer_chunk`].
unsafe fn answer(
    api: &Api,
    info: duckdb_function_info,
    chunk: duckdb_data_chunk,
    output: duckdb_vector,
) -> Result<(), String> {
    // SAFETY: `register` set a static `Named` as extra info
    let named = unsafe { &*(api.duckdb_scalar_function_get_extra_info)(info).cast::<Named>() };
    // SAFETY: the chunk is valid during the call
    let (rows, count) =
        unsafe { ((api.duckdb_data_chunk_get_size)(chunk), (api.duckdb_data_chunk_get_column_count)(chunk)) };
    let rows = usize::try_from(rows).map_err(|error| error.to_string())?;
    if rows == 0 {
        return Ok(());
    }
    let given = (0..count).zip(named.function.arguments()).map(|(column, argument)| {
        // SAFETY: the chunk has this column, which is flat and unchanged during the call
        let vector = unsafe { Vector::new(api, (api.duckdb_data_chunk_get_vector)(chunk, column), rows) };
        let read = if argument.per_row { vector.column() } else { vector.constant() };
        read.map_err(|error| format!("{}: {error}", argument.name))
    });
    let answer = named.function.answer(given.collect::<Result<_, _>>()?, rows).map_err(|error| error.to_string())?;
    // SAFETY: the result vector has the registered type, and one row per row of the chunk
    let mut output = unsafe { Target::new(api, output) };
    output.write(&answer)
}

/// Called by DuckDB for each chunk of rows, from several threads at once.
unsafe extern "C" fn answer_chunk(info: duckdb_function_info, chunk: duckdb_data_chunk, output: duckdb_vector) {
    // never `None` here: this function is registered, and then called, only after DuckDB has passed its function table
    let Some(api) = Api::get() else { return };
    // SAFETY: DuckDB passed these arguments to this function
    if let Err(error) = guarded(|| unsafe { answer(api, info, chunk, output) }) {
        // SAFETY: DuckDB copies the string
        unsafe { (api.duckdb_scalar_function_set_error)(info, message(&error).as_ptr()) }
    }
}

/// Called by DuckDB, which finds it by this name, when it loads the extension.
///
/// # Safety
/// Only DuckDB may call this, as its C API specifies.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lastro_init_c_api(
    info: duckdb_extension_info,
    access: *const duckdb_extension_access,
) -> bool {
    let loaded = guarded(|| {
        // SAFETY: both arguments come from DuckDB; the database is open, and the connection is closed again
        unsafe {
            let api = Api::load(info, access).ok_or("this DuckDB does not have the C API of version 1.2.0")?;
            let database = (*access).get_database.ok_or("DuckDB names no database")?(info);
            let mut connection: duckdb_connection = ptr::null_mut();
            if database.is_null() || (api.duckdb_connect)(*database, &raw mut connection) != duckdb_state_DuckDBSuccess
            {
                return Err("the database cannot be connected to".to_owned());
            }
            let registered = register(api, connection).and_then(|()| table::register(api, connection));
            (api.duckdb_disconnect)(&raw mut connection);
            registered
        }
    });
    let Err(error) = loaded else { return true };
    // SAFETY: DuckDB copies the string
    unsafe {
        if let Some(set_error) = (*access).set_error {
            set_error(info, message(&error).as_ptr().cast::<c_char>());
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::panic)]
    fn a_panic_is_an_error() {
        let number = 7;
        assert_eq!(guarded(|| panic!("on purpose")), Err("internal error in lastro: on purpose".to_owned()));
        assert_eq!(guarded(|| panic!("number {number}")), Err("internal error in lastro: number 7".to_owned()));
        assert_eq!(guarded(|| Ok(())), Ok(()));
    }
}
