//! Writes Arrow columns into DuckDB's vectors.

use std::slice;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{ArrowPrimitiveType, Date32Type, Decimal128Type, Int64Type};
use arrow_array::{Array, ListArray, StructArray};
use arrow_buffer::NullBuffer;
use arrow_schema::DataType;
use libduckdb_sys::{duckdb_list_entry, duckdb_state_DuckDBSuccess, duckdb_vector, idx_t};

use super::api::Api;

/// A vector of DuckDB into which a column is written, beginning at the first row.
pub struct Target<'a> {
    api: &'a Api,
    raw: duckdb_vector,
}

impl<'a> Target<'a> {
    /// SAFETY: nobody else may use the vector. Its type must be the one that `LogicalType::of` returns for the column that is
    /// written to it, and it must have room for the column's rows.
    pub unsafe fn new(api: &'a Api, raw: duckdb_vector) -> Self {
        Self { api, raw }
    }

    /// Writes a column.
    ///
    /// # Errors
    /// The column has a type that no operation returns, or DuckDB is out of memory.
    pub fn write(&mut self, column: &dyn Array) -> Result<(), String> {
        self.write_nulls(column.nulls());
        match column.data_type() {
            DataType::Boolean => {
                let values = column.as_boolean().values();
                let bytes = self.values::<u8>(column.len());
                bytes.iter_mut().zip(values).for_each(|(to, from)| *to = u8::from(from));
            }
            DataType::Int64 => self.primitive::<Int64Type>(column),
            DataType::Date32 => self.primitive::<Date32Type>(column),
            DataType::Decimal128(width, _) => self.decimals(column, *width)?,
            DataType::Utf8 => self.texts(column),
            DataType::List(_) => self.lists(column.as_list())?,
            DataType::Struct(_) => self.records(column.as_struct())?,
            other => return Err(format!("no type for {other}")),
        }
        Ok(())
    }

    /// Sets the first `rows` rows to null. The vector may have any type.
    pub fn nothing(&mut self, rows: usize) {
        self.write_nulls(Some(&NullBuffer::new_null(rows)));
    }

    fn write_nulls(&mut self, nulls: Option<&NullBuffer>) {
        let Some(nulls) = nulls.filter(|nulls| nulls.null_count() > 0) else { return };
        // SAFETY: the vector has one row for each row of the column, and the mask is allocated before it is written
        unsafe {
            (self.api.duckdb_vector_ensure_validity_writable)(self.raw);
            let mask = (self.api.duckdb_vector_get_validity)(self.raw);
            for row in (0..nulls.len()).filter(|row| nulls.is_null(*row)) {
                (self.api.duckdb_validity_set_row_invalid)(mask, row as idx_t);
            }
        }
    }

    /// The vector's values. `T` must be the type that DuckDB stores for the type of the vector.
    fn values<T: Copy>(&mut self, rows: usize) -> &mut [T] {
        if rows == 0 {
            return &mut [];
        }
        // SAFETY: nobody else uses the vector, and it has room for the rows; any bytes are valid values of the requested types
        unsafe { slice::from_raw_parts_mut((self.api.duckdb_vector_get_data)(self.raw).cast::<T>(), rows) }
    }

    fn primitive<T: ArrowPrimitiveType>(&mut self, column: &dyn Array) {
        self.values::<T::Native>(column.len()).copy_from_slice(column.as_primitive::<T>().values());
    }

    /// Writes decimals. DuckDB stores a decimal in the smallest integer type that its width allows.
    fn decimals(&mut self, column: &dyn Array, width: u8) -> Result<(), String> {
        let values = column.as_primitive::<Decimal128Type>().values();
        match width {
            ..=4 => narrowed(self.values::<i16>(values.len()), values),
            5..=9 => narrowed(self.values::<i32>(values.len()), values),
            10..=18 => narrowed(self.values::<i64>(values.len()), values),
            _ => {
                self.values::<i128>(values.len()).copy_from_slice(values);
                Ok(())
            }
        }
    }

    fn texts(&mut self, column: &dyn Array) {
        for (row, text) in column.as_string::<i32>().iter().enumerate() {
            if let Some(text) = text {
                let (bytes, length) = (text.as_ptr().cast(), text.len() as idx_t);
                // SAFETY: this is a vector of strings with this row; DuckDB copies the bytes
                unsafe { (self.api.duckdb_vector_assign_string_element_len)(self.raw, row as idx_t, bytes, length) }
            }
        }
    }

    fn lists(&mut self, lists: &ListArray) -> Result<(), String> {
        let offsets = lists.value_offsets();
        let place = |offset: i32| usize::try_from(offset).map_err(|error| error.to_string());
        let (Some(first), Some(end)) = (offsets.first(), offsets.last()) else { return Ok(()) };
        let (first, end) = (place(*first)?, place(*end)?);
        let inside = lists.values().slice(first, end.saturating_sub(first));
        // SAFETY: this is a vector of lists. Space for the values is reserved in its child vector before the address of the
        // child is read.
        let mut child = unsafe {
            let size = inside.len() as idx_t;
            let reserved = (self.api.duckdb_list_vector_reserve)(self.raw, size);
            if reserved != duckdb_state_DuckDBSuccess
                || (self.api.duckdb_list_vector_set_size)(self.raw, size) != duckdb_state_DuckDBSuccess
            {
                return Err("DuckDB has no room for the lists of the answer".to_owned());
            }
            Target::new(self.api, (self.api.duckdb_list_vector_get_child)(self.raw))
        };
        let entries = self.values::<duckdb_list_entry>(lists.len());
        for ((entry, start), end) in entries.iter_mut().zip(offsets).zip(offsets.iter().skip(1)) {
            let (start, end) = (place(*start)?.saturating_sub(first), place(*end)?.saturating_sub(first));
            *entry = duckdb_list_entry { offset: start as u64, length: end.saturating_sub(start) as u64 };
        }
        child.write(&inside)
    }

    fn records(&mut self, records: &StructArray) -> Result<(), String> {
        for (place, member) in records.columns().iter().enumerate() {
            // SAFETY: this is a vector of structs with these members, each in its own vector
            let mut child =
                unsafe { Target::new(self.api, (self.api.duckdb_struct_vector_get_child)(self.raw, place as idx_t)) };
            child.write(member)?;
        }
        Ok(())
    }
}

fn narrowed<N: TryFrom<i128>>(to: &mut [N], from: &[i128]) -> Result<(), String> {
    for (to, from) in to.iter_mut().zip(from) {
        *to = N::try_from(*from).map_err(|_| "a decimal is wider than its type".to_owned())?;
    }
    Ok(())
}
