//! Maps Arrow types to DuckDB types.

use std::ffi::{CString, c_char};

use arrow_schema::{DataType, FieldRef};
use libduckdb_sys as sys;
use libduckdb_sys::{duckdb_logical_type, duckdb_type, idx_t};

use super::api::Api;

/// A DuckDB type, freed when dropped.
pub struct LogicalType<'a> {
    api: &'a Api,
    raw: duckdb_logical_type,
}

impl Drop for LogicalType<'_> {
    fn drop(&mut self) {
        // SAFETY: DuckDB created `raw`, and this is its only owner
        unsafe { (self.api.duckdb_destroy_logical_type)(&raw mut self.raw) }
    }
}

impl<'a> LogicalType<'a> {
    /// SAFETY: DuckDB must have created the type, and nobody else may free it.
    pub unsafe fn owned(api: &'a Api, raw: duckdb_logical_type) -> Self {
        Self { api, raw }
    }

    /// The raw type, to pass to DuckDB's functions. These functions do not keep the pointer.
    pub fn raw(&self) -> duckdb_logical_type {
        self.raw
    }

    /// A type without parameters.
    pub fn plain(api: &'a Api, id: duckdb_type) -> Self {
        // SAFETY: a call without pointers
        Self { api, raw: unsafe { (api.duckdb_create_logical_type)(id) } }
    }

    /// The id of the type.
    pub fn id(&self) -> duckdb_type {
        // SAFETY: `raw` is a valid type
        unsafe { (self.api.duckdb_get_type_id)(self.raw) }
    }

    /// The DuckDB type for an Arrow type. An error for a type that no operation returns.
    pub fn of(api: &'a Api, arrow: &DataType) -> Result<Self, String> {
        Ok(match arrow {
            DataType::Boolean => Self::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_BOOLEAN),
            DataType::Int64 => Self::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_BIGINT),
            DataType::Date32 => Self::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_DATE),
            DataType::Utf8 => Self::plain(api, sys::DUCKDB_TYPE_DUCKDB_TYPE_VARCHAR),
            DataType::Decimal128(width, scale) => {
                let scale = u8::try_from(*scale).map_err(|_| format!("no type for {arrow}"))?;
                // SAFETY: a call without pointers
                Self { api, raw: unsafe { (api.duckdb_create_decimal_type)(*width, scale) } }
            }
            DataType::List(item) => {
                let item = Self::of(api, item.data_type())?;
                // SAFETY: the item's type lives during the call, and DuckDB copies it
                Self { api, raw: unsafe { (api.duckdb_create_list_type)(item.raw) } }
            }
            DataType::Struct(fields) => {
                let of = |field: &FieldRef| Self::of(api, field.data_type());
                let members = fields.iter().map(of).collect::<Result<Vec<_>, _>>()?;
                let name = |field: &FieldRef| CString::new(field.name().as_str()).map_err(|error| error.to_string());
                let names = fields.iter().map(name).collect::<Result<Vec<_>, _>>()?;
                let mut raw: Vec<duckdb_logical_type> = members.iter().map(Self::raw).collect();
                let mut texts: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
                let count = members.len() as idx_t;
                // SAFETY: both arrays have `count` elements, live during the call, and are copied
                let made = unsafe { (api.duckdb_create_struct_type)(raw.as_mut_ptr(), texts.as_mut_ptr(), count) };
                Self { api, raw: made }
            }
            other => return Err(format!("no type for {other}")),
        })
    }
}
