//! The border to DuckDB, and the only unsafe code: its C API, vectors as Arrow's columns and back.
//!
//! DuckDB calls two functions here, at the end of this file. Neither lets a panic out: it becomes an error of DuckDB's.

mod api;
mod input;
mod output;
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
    duckdb_state_DuckDBSuccess, duckdb_vector,
};

use self::api::Api;
use self::input::Vector;
use self::output::Target;
use self::types::LogicalType;
use crate::functions::{self, Named};

static FUNCTIONS: LazyLock<Vec<Named>> = LazyLock::new(functions::all);

/// The stretches of a column, one after the other.
fn gather(column: &ArrayRef, parts: &[(usize, usize)]) -> Result<ArrayRef, String> {
    let data = column.to_data();
    let mut gathered = MutableArrayData::new(vec![&data], false, 0);
    for (start, length) in parts {
        let end = start.saturating_add(*length);
        gathered.try_extend(0, *start, end).map_err(|error| error.to_string())?;
    }
    Ok(make_array(gathered.freeze()))
}

/// Does what DuckDB asked for. A panic is an error.
fn guarded(work: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(format!("internal error in lastro: {said}"))
    })
}

/// A message as DuckDB takes it, which ends with a zero.
fn message(text: &str) -> CString {
    CString::new(text.replace('\0', " ")).unwrap_or_default()
}

/// Makes every function known to a database.
///
/// SAFETY: an open connection.
unsafe fn register(api: &Api, connection: duckdb_connection) -> Result<(), String> {
    for named in FUNCTIONS.iter() {
        let function = &named.function;
        let name = message(&named.name);
        let answer = LogicalType::of(api, &function.answer_type())?;
        let any = LogicalType::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_ANY);
        // SAFETY: names and types live during the calls and are copied; `named` lives as long as the library. What is created
        // here is freed here.
        let registered = unsafe {
            let mut set = (api.duckdb_create_scalar_function_set)(name.as_ptr());
            for count in function.least()..=function.arguments().len() {
                let mut one = (api.duckdb_create_scalar_function)();
                (api.duckdb_scalar_function_set_name)(one, name.as_ptr());
                for _ in 0..count {
                    // any type: DuckDB would round a decimal to fit a narrower one, without a word
                    (api.duckdb_scalar_function_add_parameter)(one, any.raw());
                }
                (api.duckdb_scalar_function_set_return_type)(one, answer.raw());
                // a null is for the operation to judge; DuckDB alone would return null, without issues
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
        if registered != duckdb_state_DuckDBSuccess {
            return Err(format!("DuckDB did not take the function {}", named.name));
        }
    }
    Ok(())
}

/// Returns the rows of a chunk.
///
/// SAFETY: what DuckDB gave to [`answer_chunk`].
unsafe fn answer(
    api: &Api,
    info: duckdb_function_info,
    chunk: duckdb_data_chunk,
    output: duckdb_vector,
) -> Result<(), String> {
    // SAFETY: `register` gave a function that lives as long as the library
    let named = unsafe { &*(api.duckdb_scalar_function_get_extra_info)(info).cast::<Named>() };
    // SAFETY: calls on a chunk
    let (rows, count) =
        unsafe { ((api.duckdb_data_chunk_get_size)(chunk), (api.duckdb_data_chunk_get_column_count)(chunk)) };
    let rows = usize::try_from(rows).map_err(|error| error.to_string())?;
    if rows == 0 {
        return Ok(());
    }
    let given = (0..count).zip(named.function.arguments()).map(|(column, argument)| {
        // SAFETY: the chunk has the column, which is flat, and stays as it is during the call
        let vector = unsafe { Vector::new(api, (api.duckdb_data_chunk_get_vector)(chunk, column), rows) };
        let read = if argument.per_row { vector.column() } else { vector.constant() };
        read.map_err(|error| format!("{}: {error}", argument.name))
    });
    let answer = named.function.answer(given.collect::<Result<_, _>>()?, rows).map_err(|error| error.to_string())?;
    // SAFETY: the result has the type that the function was registered with, and a row for each of the chunk
    let mut output = unsafe { Target::new(api, output) };
    output.write(&answer)
}

/// What DuckDB calls for each chunk of rows, in several threads at once.
unsafe extern "C" fn answer_chunk(info: duckdb_function_info, chunk: duckdb_data_chunk, output: duckdb_vector) {
    // a function is only known to a DuckDB that has passed its own
    let Some(api) = Api::get() else { return };
    // SAFETY: DuckDB's own arguments, passed on
    if let Err(error) = guarded(|| unsafe { answer(api, info, chunk, output) }) {
        // SAFETY: the text is copied
        unsafe { (api.duckdb_scalar_function_set_error)(info, message(&error).as_ptr()) }
    }
}

/// What DuckDB calls when it loads the extension; it finds it by this name.
///
/// # Safety
/// Only DuckDB calls it, with what its C API says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn lastro_init_c_api(
    info: duckdb_extension_info,
    access: *const duckdb_extension_access,
) -> bool {
    let loaded = guarded(|| {
        // SAFETY: both are DuckDB's; the database that it names is open, the connection is closed again
        unsafe {
            let api = Api::load(info, access).ok_or("this DuckDB does not have the C API of version 1.2.0")?;
            let database = (*access).get_database.ok_or("DuckDB names no database")?(info);
            let mut connection: duckdb_connection = ptr::null_mut();
            if database.is_null() || (api.duckdb_connect)(*database, &raw mut connection) != duckdb_state_DuckDBSuccess
            {
                return Err("the database cannot be connected to".to_owned());
            }
            let registered = register(api, connection);
            (api.duckdb_disconnect)(&raw mut connection);
            registered
        }
    });
    let Err(error) = loaded else { return true };
    // SAFETY: the text is copied
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
