//! Copies DuckDB's vectors to Arrow columns. The values must be copied, because DuckDB reuses a vector for the next rows.

use std::ffi::CStr;
use std::slice;
use std::sync::Arc;

use arrow_array::types::{
    ArrowPrimitiveType, Date32Type, Decimal128Type, Float32Type, Float64Type, Int8Type, Int16Type, Int32Type,
    Int64Type, TimestampMicrosecondType, TimestampMillisecondType, TimestampNanosecondType, TimestampSecondType,
    UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array as _, ArrayRef, BinaryArray, BooleanArray, ListArray, NullArray, PrimitiveArray, StringArray};
use arrow_buffer::{BooleanBuffer, Buffer, NullBuffer, OffsetBuffer, ScalarBuffer};
use arrow_schema::Field;
use libduckdb_sys as sys;
use libduckdb_sys::{duckdb_list_entry, duckdb_string_t, duckdb_type, duckdb_vector, idx_t};

use super::api::Api;
use super::types::LogicalType;

/// Maximum length of a string that DuckDB stores inline in the vector.
const INLINED: usize = 12;

/// A flat vector and its number of rows.
pub struct Vector<'a> {
    api: &'a Api,
    raw: duckdb_vector,
    rows: usize,
    kind: LogicalType<'a>,
}

impl<'a> Vector<'a> {
    /// SAFETY: `raw` must be a flat vector with at least `rows` rows, unchanged while this value lives. DuckDB flattens the
    /// vectors of a chunk before it calls a function of the C API.
    pub unsafe fn new(api: &'a Api, raw: duckdb_vector, rows: usize) -> Self {
        // SAFETY: DuckDB creates a type that the caller must free
        let kind = unsafe { LogicalType::owned(api, (api.duckdb_vector_get_column_type)(raw)) };
        Self { api, raw, rows, kind }
    }

    /// Copies the rows to a column.
    ///
    /// # Errors
    /// The vector has a type that no operation takes.
    pub fn column(&self) -> Result<ArrayRef, String> {
        Ok(match self.kind.id() {
            sys::DUCKDB_TYPE_DUCKDB_TYPE_SQLNULL => Arc::new(NullArray::new(self.rows)),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_BOOLEAN => {
                let values: BooleanBuffer = self.values::<u8>().iter().map(|byte| *byte != 0).collect();
                Arc::new(BooleanArray::new(values, self.nulls()))
            }
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TINYINT => Arc::new(self.primitive::<Int8Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_SMALLINT => Arc::new(self.primitive::<Int16Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_INTEGER => Arc::new(self.primitive::<Int32Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_BIGINT => Arc::new(self.primitive::<Int64Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_UTINYINT => Arc::new(self.primitive::<UInt8Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_USMALLINT => Arc::new(self.primitive::<UInt16Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_UINTEGER => Arc::new(self.primitive::<UInt32Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_UBIGINT => Arc::new(self.primitive::<UInt64Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_FLOAT => Arc::new(self.primitive::<Float32Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_DOUBLE => Arc::new(self.primitive::<Float64Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_DATE => Arc::new(self.primitive::<Date32Type>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TIMESTAMP => Arc::new(self.primitive::<TimestampMicrosecondType>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TIMESTAMP_TZ => {
                Arc::new(self.primitive::<TimestampMicrosecondType>().with_timezone("UTC"))
            }
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TIMESTAMP_S => Arc::new(self.primitive::<TimestampSecondType>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TIMESTAMP_MS => Arc::new(self.primitive::<TimestampMillisecondType>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_TIMESTAMP_NS => Arc::new(self.primitive::<TimestampNanosecondType>()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_HUGEINT => self.decimals(38, 0, self.values::<i128>().iter().copied())?,
            sys::DUCKDB_TYPE_DUCKDB_TYPE_DECIMAL => self.decimal()?,
            sys::DUCKDB_TYPE_DUCKDB_TYPE_VARCHAR => {
                let (offsets, bytes) = self.bytes()?;
                Arc::new(StringArray::try_new(offsets, bytes, self.nulls()).map_err(|error| error.to_string())?)
            }
            sys::DUCKDB_TYPE_DUCKDB_TYPE_BLOB => {
                let (offsets, bytes) = self.bytes()?;
                Arc::new(BinaryArray::try_new(offsets, bytes, self.nulls()).map_err(|error| error.to_string())?)
            }
            sys::DUCKDB_TYPE_DUCKDB_TYPE_ENUM => self.names()?,
            sys::DUCKDB_TYPE_DUCKDB_TYPE_LIST => self.list()?,
            other => return Err(format!("a type that no operation takes (DuckDB's type {other})")),
        })
    }

    /// Copies the value of a constant argument. If all rows refer to the same list, only one row is copied.
    ///
    /// # Errors
    /// The vector has a type that no operation takes.
    pub fn constant(&self) -> Result<ArrayRef, String> {
        if self.is_one_list() {
            // SAFETY: `raw` is a flat vector with at least one row
            return unsafe { Vector::new(self.api, self.raw, 1) }.column();
        }
        self.column()
    }

    /// Whether every row refers to the same stored list. This is so for a constant list.
    fn is_one_list(&self) -> bool {
        if self.kind.id() != sys::DUCKDB_TYPE_DUCKDB_TYPE_LIST || self.nulls().is_some() {
            return false;
        }
        let mut places = self.values::<duckdb_list_entry>().iter().map(|entry| (entry.offset, entry.length));
        let first = places.next();
        first.is_some_and(|first| places.all(|place| place == first))
    }

    /// The stored value of each row. The value in a null row is arbitrary.
    fn values<T: Copy>(&self) -> &[T] {
        if self.rows == 0 {
            return &[];
        }
        // SAFETY: the vector is flat and has one value per row; callers pass the `T` that DuckDB stores for the vector's type
        unsafe { slice::from_raw_parts((self.api.duckdb_vector_get_data)(self.raw).cast::<T>(), self.rows) }
    }

    /// The mask of null rows. DuckDB's bits have the same order as Arrow's, because all supported machines are little-endian.
    fn nulls(&self) -> Option<NullBuffer> {
        // SAFETY: a valid vector has no mask, or a mask with one bit per row in 64-bit words
        let words = unsafe {
            let mask = (self.api.duckdb_vector_get_validity)(self.raw);
            if mask.is_null() {
                return None;
            }
            slice::from_raw_parts(mask, self.rows.div_ceil(64))
        };
        let nulls = NullBuffer::new(BooleanBuffer::new(Buffer::from_slice_ref(words), 0, self.rows));
        Some(nulls).filter(|nulls| nulls.null_count() > 0)
    }

    fn primitive<T: ArrowPrimitiveType>(&self) -> PrimitiveArray<T> {
        PrimitiveArray::new(self.values::<T::Native>().to_vec().into(), self.nulls())
    }

    fn decimal(&self) -> Result<ArrayRef, String> {
        let raw = self.kind.raw();
        // SAFETY: the type is a decimal
        let (width, scale, held) = unsafe {
            let Api { duckdb_decimal_width, duckdb_decimal_scale, duckdb_decimal_internal_type, .. } = self.api;
            (duckdb_decimal_width(raw), duckdb_decimal_scale(raw), duckdb_decimal_internal_type(raw))
        };
        let scale = i8::try_from(scale).map_err(|error| error.to_string())?;
        match held {
            sys::DUCKDB_TYPE_DUCKDB_TYPE_SMALLINT => self.decimals(width, scale, self.values::<i16>().iter().copied()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_INTEGER => self.decimals(width, scale, self.values::<i32>().iter().copied()),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_BIGINT => self.decimals(width, scale, self.values::<i64>().iter().copied()),
            _ => self.decimals(width, scale, self.values::<i128>().iter().copied()),
        }
    }

    fn decimals<N: Into<i128>>(
        &self,
        width: u8,
        scale: i8,
        values: impl Iterator<Item = N>,
    ) -> Result<ArrayRef, String> {
        let values: Vec<i128> = values.map(Into::into).collect();
        let array = PrimitiveArray::<Decimal128Type>::new(values.into(), self.nulls());
        Ok(Arc::new(array.with_precision_and_scale(width, scale).map_err(|error| error.to_string())?))
    }

    /// The offsets and the concatenated bytes of strings or blobs.
    fn bytes(&self) -> Result<(OffsetBuffer<i32>, Buffer), String> {
        let nulls = self.nulls();
        let mut bytes: Vec<u8> = Vec::new();
        let mut offsets: Vec<i32> = Vec::with_capacity(self.rows.saturating_add(1));
        offsets.push(0);
        for (row, text) in self.values::<duckdb_string_t>().iter().enumerate() {
            if nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row)) {
                // SAFETY: the row is not null, so it holds a string: its length, then the bytes or a pointer to them
                bytes.extend_from_slice(unsafe {
                    let inlined = &text.value.inlined;
                    let length = inlined.length as usize;
                    if length <= INLINED {
                        slice::from_raw_parts(inlined.inlined.as_ptr().cast::<u8>(), length)
                    } else {
                        slice::from_raw_parts(text.value.pointer.ptr.cast::<u8>(), length)
                    }
                });
            }
            offsets.push(i32::try_from(bytes.len()).map_err(|_| "texts of over 2 GB in one block".to_owned())?);
        }
        Ok((OffsetBuffer::new(ScalarBuffer::from(offsets)), Buffer::from_vec(bytes)))
    }

    /// Copies the values of an enumeration as strings.
    fn names(&self) -> Result<ArrayRef, String> {
        let kind = self.kind.raw();
        // SAFETY: the type is an enumeration
        let (held, size) =
            unsafe { ((self.api.duckdb_enum_internal_type)(kind), (self.api.duckdb_enum_dictionary_size)(kind)) };
        let names = (0..size).map(|place| self.name(place)).collect::<Result<Vec<_>, _>>()?;
        let places: Vec<usize> = match held {
            sys::DUCKDB_TYPE_DUCKDB_TYPE_UTINYINT => self.values::<u8>().iter().map(|at| usize::from(*at)).collect(),
            sys::DUCKDB_TYPE_DUCKDB_TYPE_USMALLINT => self.values::<u16>().iter().map(|at| usize::from(*at)).collect(),
            _ => self.values::<u32>().iter().map(|at| *at as usize).collect(),
        };
        let nulls = self.nulls();
        let named = places.iter().enumerate().map(|(row, place)| {
            let given = nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row));
            names.get(*place).filter(|_| given)
        });
        Ok(Arc::new(named.collect::<StringArray>()))
    }

    fn name(&self, place: u32) -> Result<String, String> {
        // SAFETY: the type is an enumeration with this index; DuckDB returns a NUL-terminated string that the caller must free
        unsafe {
            let text = (self.api.duckdb_enum_dictionary_value)(self.kind.raw(), idx_t::from(place));
            if text.is_null() {
                return Err("an enumeration has a value without a name".to_owned());
            }
            let name = CStr::from_ptr(text).to_str().map(str::to_owned).map_err(|error| error.to_string());
            (self.api.duckdb_free)(text.cast());
            name
        }
    }

    /// Copies lists of scalars. Lists of lists or structs are an error, because DuckDB does not always flatten them.
    fn list(&self) -> Result<ArrayRef, String> {
        // SAFETY: this is a vector of lists, and its child is a flat vector with `size` values
        let inside = unsafe {
            let child = (self.api.duckdb_list_vector_get_child)(self.raw);
            let size = (self.api.duckdb_list_vector_get_size)(self.raw);
            Vector::new(self.api, child, usize::try_from(size).map_err(|error| error.to_string())?)
        };
        if is_nested(inside.kind.id()) {
            return Err("a list of lists or records, which no operation takes".to_owned());
        }
        let all = inside.column()?;
        let nulls = self.nulls();
        // a row may refer to any range of the values, and several rows to the same range; the values are copied in the order of
        // the rows
        let mut lengths = Vec::with_capacity(self.rows);
        let mut parts = Vec::new();
        for (row, entry) in self.values::<duckdb_list_entry>().iter().enumerate() {
            let given = nulls.as_ref().is_none_or(|nulls| nulls.is_valid(row));
            let (start, length) = if given { (entry.offset as usize, entry.length as usize) } else { (0, 0) };
            if start.checked_add(length).is_none_or(|end| end > all.len()) {
                return Err("a list ends after its values".to_owned());
            }
            lengths.push(length);
            parts.push((start, length));
        }
        let item = Arc::new(Field::new("item", all.data_type().clone(), true));
        let values = super::gather(&all, &parts)?;
        ListArray::try_new(item, OffsetBuffer::from_lengths(lengths), values, nulls)
            .map(|lists| Arc::new(lists) as ArrayRef)
            .map_err(|error| error.to_string())
    }
}

fn is_nested(id: duckdb_type) -> bool {
    [
        sys::DUCKDB_TYPE_DUCKDB_TYPE_LIST,
        sys::DUCKDB_TYPE_DUCKDB_TYPE_STRUCT,
        sys::DUCKDB_TYPE_DUCKDB_TYPE_MAP,
        sys::DUCKDB_TYPE_DUCKDB_TYPE_ARRAY,
        sys::DUCKDB_TYPE_DUCKDB_TYPE_UNION,
    ]
    .contains(&id)
}
