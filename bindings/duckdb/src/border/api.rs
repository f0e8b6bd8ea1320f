//! DuckDB's function table, which it passes when it loads the extension.

use std::ffi::{c_char, c_void};
use std::sync::OnceLock;

use libduckdb_sys::{
    duckdb_bind_info, duckdb_connection, duckdb_data_chunk, duckdb_database, duckdb_delete_callback_t,
    duckdb_ext_api_v1, duckdb_extension_access, duckdb_extension_info, duckdb_function_info, duckdb_init_info,
    duckdb_logical_type, duckdb_scalar_function, duckdb_scalar_function_set, duckdb_scalar_function_t, duckdb_state,
    duckdb_table_function, duckdb_table_function_bind_t, duckdb_table_function_init_t, duckdb_table_function_t,
    duckdb_type, duckdb_value, duckdb_vector, idx_t,
};

/// The requested version of the C API. All functions below are in its stable part.
const VERSION: &std::ffi::CStr = c"v1.2.0";

static API: OnceLock<Api> = OnceLock::new();

macro_rules! api {
    ($($name:ident: fn($($argument:ty),*) $(-> $result:ty)?;)*) => {
        /// The functions that this extension calls.
        pub struct Api {
            $(pub $name: unsafe extern "C" fn($($argument),*) $(-> $result)?,)*
        }

        impl Api {
            /// SAFETY: the table must contain every function named here. No other member is read, because the table of an older
            /// DuckDB ends before the newest members of `duckdb_ext_api_v1`.
            unsafe fn read(table: *const duckdb_ext_api_v1) -> Option<Self> {
                // SAFETY: by this function's contract, the table contains these members
                unsafe { Some(Self { $($name: (*table).$name?,)* }) }
            }
        }
    };
}

api! {
    duckdb_connect: fn(duckdb_database, *mut duckdb_connection) -> duckdb_state;
    duckdb_disconnect: fn(*mut duckdb_connection);
    duckdb_free: fn(*mut c_void);

    duckdb_create_scalar_function: fn() -> duckdb_scalar_function;
    duckdb_destroy_scalar_function: fn(*mut duckdb_scalar_function);
    duckdb_scalar_function_set_name: fn(duckdb_scalar_function, *const c_char);
    duckdb_scalar_function_set_special_handling: fn(duckdb_scalar_function);
    duckdb_scalar_function_add_parameter: fn(duckdb_scalar_function, duckdb_logical_type);
    duckdb_scalar_function_set_return_type: fn(duckdb_scalar_function, duckdb_logical_type);
    duckdb_scalar_function_set_extra_info: fn(duckdb_scalar_function, *mut c_void, duckdb_delete_callback_t);
    duckdb_scalar_function_set_function: fn(duckdb_scalar_function, duckdb_scalar_function_t);
    duckdb_scalar_function_get_extra_info: fn(duckdb_function_info) -> *mut c_void;
    duckdb_scalar_function_set_error: fn(duckdb_function_info, *const c_char);
    duckdb_create_scalar_function_set: fn(*const c_char) -> duckdb_scalar_function_set;
    duckdb_add_scalar_function_to_set: fn(duckdb_scalar_function_set, duckdb_scalar_function) -> duckdb_state;
    duckdb_register_scalar_function_set: fn(duckdb_connection, duckdb_scalar_function_set) -> duckdb_state;
    duckdb_destroy_scalar_function_set: fn(*mut duckdb_scalar_function_set);

    duckdb_create_table_function: fn() -> duckdb_table_function;
    duckdb_destroy_table_function: fn(*mut duckdb_table_function);
    duckdb_table_function_set_name: fn(duckdb_table_function, *const c_char);
    duckdb_table_function_add_parameter: fn(duckdb_table_function, duckdb_logical_type);
    duckdb_table_function_add_named_parameter: fn(duckdb_table_function, *const c_char, duckdb_logical_type);
    duckdb_table_function_supports_projection_pushdown: fn(duckdb_table_function, bool);
    duckdb_table_function_set_bind: fn(duckdb_table_function, duckdb_table_function_bind_t);
    duckdb_table_function_set_init: fn(duckdb_table_function, duckdb_table_function_init_t);
    duckdb_table_function_set_function: fn(duckdb_table_function, duckdb_table_function_t);
    duckdb_register_table_function: fn(duckdb_connection, duckdb_table_function) -> duckdb_state;
    duckdb_bind_get_parameter: fn(duckdb_bind_info, idx_t) -> duckdb_value;
    duckdb_bind_get_named_parameter: fn(duckdb_bind_info, *const c_char) -> duckdb_value;
    duckdb_bind_add_result_column: fn(duckdb_bind_info, *const c_char, duckdb_logical_type);
    duckdb_bind_set_bind_data: fn(duckdb_bind_info, *mut c_void, duckdb_delete_callback_t);
    duckdb_bind_set_cardinality: fn(duckdb_bind_info, idx_t, bool);
    duckdb_bind_set_error: fn(duckdb_bind_info, *const c_char);
    duckdb_init_get_bind_data: fn(duckdb_init_info) -> *mut c_void;
    duckdb_init_get_column_count: fn(duckdb_init_info) -> idx_t;
    duckdb_init_get_column_index: fn(duckdb_init_info, idx_t) -> idx_t;
    duckdb_init_set_max_threads: fn(duckdb_init_info, idx_t);
    duckdb_init_set_init_data: fn(duckdb_init_info, *mut c_void, duckdb_delete_callback_t);
    duckdb_init_set_error: fn(duckdb_init_info, *const c_char);
    duckdb_function_get_init_data: fn(duckdb_function_info) -> *mut c_void;
    duckdb_function_set_error: fn(duckdb_function_info, *const c_char);

    duckdb_destroy_value: fn(*mut duckdb_value);
    duckdb_is_null_value: fn(duckdb_value) -> bool;
    duckdb_get_value_type: fn(duckdb_value) -> duckdb_logical_type;
    duckdb_get_varchar: fn(duckdb_value) -> *mut c_char;
    duckdb_get_int64: fn(duckdb_value) -> i64;
    duckdb_get_list_size: fn(duckdb_value) -> idx_t;
    duckdb_get_list_child: fn(duckdb_value, idx_t) -> duckdb_value;

    duckdb_create_logical_type: fn(duckdb_type) -> duckdb_logical_type;
    duckdb_create_decimal_type: fn(u8, u8) -> duckdb_logical_type;
    duckdb_create_list_type: fn(duckdb_logical_type) -> duckdb_logical_type;
    duckdb_create_struct_type: fn(*mut duckdb_logical_type, *mut *const c_char, idx_t) -> duckdb_logical_type;
    duckdb_destroy_logical_type: fn(*mut duckdb_logical_type);
    duckdb_get_type_id: fn(duckdb_logical_type) -> duckdb_type;
    duckdb_decimal_width: fn(duckdb_logical_type) -> u8;
    duckdb_decimal_scale: fn(duckdb_logical_type) -> u8;
    duckdb_decimal_internal_type: fn(duckdb_logical_type) -> duckdb_type;
    duckdb_enum_internal_type: fn(duckdb_logical_type) -> duckdb_type;
    duckdb_enum_dictionary_size: fn(duckdb_logical_type) -> u32;
    duckdb_enum_dictionary_value: fn(duckdb_logical_type, idx_t) -> *mut c_char;

    duckdb_vector_size: fn() -> idx_t;
    duckdb_data_chunk_set_size: fn(duckdb_data_chunk, idx_t);
    duckdb_data_chunk_get_size: fn(duckdb_data_chunk) -> idx_t;
    duckdb_data_chunk_get_column_count: fn(duckdb_data_chunk) -> idx_t;
    duckdb_data_chunk_get_vector: fn(duckdb_data_chunk, idx_t) -> duckdb_vector;
    duckdb_vector_get_column_type: fn(duckdb_vector) -> duckdb_logical_type;
    duckdb_vector_get_data: fn(duckdb_vector) -> *mut c_void;
    duckdb_vector_get_validity: fn(duckdb_vector) -> *mut u64;
    duckdb_vector_ensure_validity_writable: fn(duckdb_vector);
    duckdb_validity_set_row_invalid: fn(*mut u64, idx_t);
    duckdb_vector_assign_string_element_len: fn(duckdb_vector, idx_t, *const c_char, idx_t);
    duckdb_list_vector_get_child: fn(duckdb_vector) -> duckdb_vector;
    duckdb_list_vector_get_size: fn(duckdb_vector) -> idx_t;
    duckdb_list_vector_reserve: fn(duckdb_vector, idx_t) -> duckdb_state;
    duckdb_list_vector_set_size: fn(duckdb_vector, idx_t) -> duckdb_state;
    duckdb_struct_vector_get_child: fn(duckdb_vector, idx_t) -> duckdb_vector;
}

impl Api {
    /// The functions; `None` before DuckDB has passed its table.
    pub fn get() -> Option<&'static Self> {
        API.get()
    }

    /// Reads the function table of the DuckDB that loads the extension. Returns `None` if this DuckDB does not have the requested
    /// version, or lacks a function.
    ///
    /// # Safety
    /// Both arguments must be those that DuckDB passed to the extension's entry point.
    pub unsafe fn load(info: duckdb_extension_info, access: *const duckdb_extension_access) -> Option<&'static Self> {
        // SAFETY: DuckDB returns a table with all functions of the requested version, or null if DuckDB is older
        let read = unsafe {
            let table = (*access).get_api?(info, VERSION.as_ptr()).cast::<duckdb_ext_api_v1>();
            if table.is_null() { None } else { Api::read(table) }
        };
        read.map(|api| API.get_or_init(|| api))
    }
}
