//! DuckDB's types for Arrow's.

use std::ffi::{CString, c_char};

use arrow_schema::{DataType, FieldRef};
use libduckdb_sys as sys;
use libduckdb_sys::{duckdb_logical_type, duckdb_type, idx_t};

use super::api::Api;

/// A type of DuckDB's, freed with its owner.
pub struct LogicalType<'a> {
    api: &'a Api,
    raw: duckdb_logical_type,
}

impl Drop for LogicalType<'_> {
    fn drop(&mut self) {
        // SAFETY: `raw` is of DuckDB's making, and this is its one owner
        unsafe { (self.api.duckdb_destroy_logical_type)(&raw mut self.raw) }
    }
}

impl<'a> LogicalType<'a> {
    /// SAFETY: the type must be of DuckDB's making, and nobody else's to free.
    pub unsafe fn owned(api: &'a Api, raw: duckdb_logical_type) -> Self {
        Self { api, raw }
    }

    /// The type as DuckDB's functions take it, which do not keep it.
    pub fn raw(&self) -> duckdb_logical_type {
        self.raw
    }

    /// A type without parts.
    pub fn plain(api: &'a Api, id: duckdb_type) -> Self {
        // SAFETY: a call without pointers
        Self { api, raw: unsafe { (api.duckdb_create_logical_type)(id) } }
    }

    /// Which type it is.
    pub fn id(&self) -> duckdb_type {
        // SAFETY: `raw` is a type
        unsafe { (self.api.duckdb_get_type_id)(self.raw) }
    }

    /// The type for the values of an Arrow type, of those that results have.
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
                // SAFETY: the item's type lives during the call, and is copied
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
                // SAFETY: `count` types and names, which live during the call and are copied
                let made = unsafe { (api.duckdb_create_struct_type)(raw.as_mut_ptr(), texts.as_mut_ptr(), count) };
                Self { api, raw: made }
            }
            other => return Err(format!("no type for {other}")),
        })
    }
}
