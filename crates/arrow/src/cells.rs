//! The values of a column or constant as types of the core crate, converted from any supported Arrow type.
//!
//! Numbers and dates are converted exactly. Strings and invalid values go to the core crate's `Reader`, which also reports
//! the issues.

use arrow_array::cast::AsArray as _;
use arrow_array::types::{
    ArrowPrimitiveType, Date32Type, Date64Type, Decimal32Type, Decimal64Type, Decimal128Type, DecimalType, Int8Type,
    Int16Type, Int32Type, Int64Type, TimestampMicrosecondType, TimestampMillisecondType, TimestampNanosecondType,
    TimestampSecondType, UInt8Type, UInt16Type, UInt32Type, UInt64Type,
};
use arrow_array::{Array, PrimitiveArray};
use arrow_buffer::NullBuffer;
use arrow_schema::{DataType, TimeUnit};
use lastro::calc::installments::SplitPolicy;
use lastro::calc::late::Rounding;
use lastro::model::codes::{Flag, Frequency, InstallmentStatus, Repetition};
use lastro::model::{Codec, Node, Reader, Type, Writer};
use lastro::value::MAX_INTEGER;
use lastro::{Issue, IssueCode, LocalDate, Money, Percent};

/// The values of an argument over the rows of a batch.
#[derive(Debug, Clone)]
pub enum Cells<T> {
    /// A constant: the same value in every row. `None` is null.
    Same(Option<T>),
    /// One value per row, and a mask of the rows with a value. In the other rows, the column is null or its value is invalid.
    Each(Vec<T>, Option<NullBuffer>),
}

impl<T> Default for Cells<T> {
    fn default() -> Self {
        Self::Same(None)
    }
}

impl<T: Cell> Cells<T> {
    /// The value in a row; `None` if the row has no valid value.
    #[inline]
    pub fn at(&self, row: usize) -> Option<T> {
        match self {
            Self::Same(value) => *value,
            Self::Each(values, valid) => {
                let is_valid = |_: &T| valid.as_ref().is_none_or(|valid| valid.is_valid(row));
                values.get(row).copied().filter(is_valid)
            }
        }
    }

    /// The fast path: reads a whole column of a common type. Returns `None` for any other type, or if a value is invalid.
    pub(crate) fn all_fit(column: &dyn Array) -> Option<Self> {
        match column.data_type() {
            ty if !accepts(T::TYPE, ty) => None,
            DataType::Decimal128(_, scale) if u32::try_from(*scale) == Ok(T::PLACES) => {
                fitting(column.as_primitive::<Decimal128Type>(), T::from_units)
            }
            DataType::Int64 if T::PLACES == 0 => {
                fitting(column.as_primitive::<Int64Type>(), |number| T::from_units(number.into()))
            }
            DataType::Date32 => fitting(column.as_primitive::<Date32Type>(), |day| T::from_epoch_days(day.into())),
            _ => None,
        }
    }
}

/// Converts a column; `None` if any value is invalid. The values that the data buffer holds in null rows are checked, too.
fn fitting<T: Cell, P: ArrowPrimitiveType>(
    column: &PrimitiveArray<P>,
    convert: impl Fn(P::Native) -> Option<T>,
) -> Option<Cells<T>> {
    let (sample, mut all) = (T::sample()?, true);
    // the loop does not stop at an invalid value: loops without early exit run several times as fast, and such values are rare
    let convert = |value: &P::Native| {
        let value = convert(*value);
        all &= value.is_some();
        value.unwrap_or(sample)
    };
    let values = column.values().iter().map(convert).collect();
    all.then(|| Cells::Each(values, column.nulls().filter(|nulls| nulls.null_count() > 0).cloned()))
}

/// A value of a column, `None` for null; or the issues of an invalid value.
pub(crate) type Read<T> = Result<Option<T>, Vec<Issue>>;

/// The error for a column of an unsupported type.
#[derive(Debug)]
pub(crate) struct Unfit;

/// A type of the core crate that can be read from columns.
pub trait Cell: Copy + Codec {
    /// Number of decimal places.
    const PLACES: u32 = 0;
    /// The number of [`sample`](Self::sample), in units of the last decimal place.
    const SAMPLE: i128 = 0;
    /// Converts a number in units of the last decimal place; `None` if it is not a value of this type.
    fn from_units(_: i128) -> Option<Self> {
        None
    }
    /// Converts a date, in days since 1970-01-01; `None` if it is not a value of this type.
    fn from_epoch_days(_: i64) -> Option<Self> {
        None
    }
    /// Converts a Boolean; `None` if the type is not Boolean.
    fn from_flag(_: bool) -> Option<Self> {
        None
    }
    /// A placeholder for rows without a valid value, whose results are discarded. It is a small number or an early date, which every
    /// operation accepts. `None` for types without such a value.
    fn sample() -> Option<Self> {
        Self::from_units(Self::SAMPLE).or_else(|| Self::from_epoch_days(EARLY))
    }
}

/// 1 January 1900, in days since 1970-01-01.
const EARLY: i64 = -25_567;

impl Cell for Money {
    const PLACES: u32 = 2;
    const SAMPLE: i128 = 100;
    fn from_units(units: i128) -> Option<Self> {
        Self::from_wide_cents(units)
    }
}

impl Cell for Percent {
    const PLACES: u32 = 2;
    fn from_units(units: i128) -> Option<Self> {
        i64::try_from(units).ok().and_then(Self::from_hundredths)
    }
}

impl Cell for i64 {
    fn from_units(units: i128) -> Option<Self> {
        Self::try_from(units).ok().filter(|number| number.unsigned_abs() <= MAX_INTEGER.unsigned_abs())
    }
}

impl Cell for LocalDate {
    fn from_epoch_days(days: i64) -> Option<Self> {
        Self::from_epoch_days(days)
    }
}

/// A date as days since 1970-01-01, the form in which Arrow stores it. Operations that only compare dates use it unconverted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day(pub i32);

impl Codec for Day {
    const TYPE: Type = LocalDate::TYPE;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        LocalDate::read(node, reader).map(|date| Self(date.epoch_days()))
    }
    fn write(&self, writer: &mut Writer) {
        LocalDate::from_epoch_days(self.0.into()).write(writer);
    }
}

impl Cell for Day {
    fn from_epoch_days(days: i64) -> Option<Self> {
        let days = i32::try_from(days).ok()?;
        (LocalDate::FIRST_EPOCH_DAY..=LocalDate::LAST_EPOCH_DAY).contains(&days).then_some(Self(days))
    }
}

impl Cell for bool {
    fn from_flag(flag: bool) -> Option<Self> {
        Some(flag)
    }
}

macro_rules! codes {
    ($($code:ty),*) => { $(
        impl Cell for $code {
            const SAMPLE: i128 = 1;
            fn from_units(units: i128) -> Option<Self> {
                i64::from_units(units).map(Self::from)
            }
        }
    )* };
}
codes!(Flag, Frequency, InstallmentStatus, Repetition);

impl Cell for Rounding {}
impl Cell for SplitPolicy {}

/// Whether values of a type can be read from a column of an Arrow type.
#[must_use]
pub fn accepts(ty: Type, column: &DataType) -> bool {
    match column {
        DataType::Null => true,
        DataType::Dictionary(_, values) => accepts(ty, values),
        DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View => {
            !matches!(ty.required(), Type::Boolean | Type::List(_))
        }
        DataType::Binary | DataType::LargeBinary | DataType::BinaryView => ty.required() == Type::Bytes,
        DataType::Decimal32(..) | DataType::Decimal64(..) | DataType::Decimal128(..) => is_number(ty),
        column if column.is_integer() => is_number(ty),
        DataType::Date32 | DataType::Date64 | DataType::Timestamp(_, None) => ty.required() == Type::Date,
        DataType::Boolean => ty.required() == Type::Boolean,
        _ => false,
    }
}

fn is_number(ty: Type) -> bool {
    matches!(ty.required(), Type::Money | Type::Percent | Type::Integer | Type::Code(_))
}

/// Passes every value of a column to `put`, in order.
pub(crate) fn read<T: Cell>(column: &dyn Array, put: &mut dyn FnMut(Read<T>)) -> Result<(), Unfit> {
    if !accepts(T::TYPE, column.data_type()) {
        return Err(Unfit);
    }
    match column.data_type() {
        DataType::Null => (0..column.len()).for_each(|_| put(Ok(None))),
        DataType::Dictionary(..) => dictionary(column, put)?,
        DataType::Utf8 => texts(column.as_string::<i32>().iter(), put),
        DataType::LargeUtf8 => texts(column.as_string::<i64>().iter(), put),
        DataType::Utf8View => texts(column.as_string_view().iter(), put),
        DataType::Decimal32(_, scale) => decimals::<T, Decimal32Type>(column, *scale, put),
        DataType::Decimal64(_, scale) => decimals::<T, Decimal64Type>(column, *scale, put),
        DataType::Decimal128(_, scale) => decimals::<T, Decimal128Type>(column, *scale, put),
        DataType::Int8 => integers::<T, Int8Type>(column, put),
        DataType::Int16 => integers::<T, Int16Type>(column, put),
        DataType::Int32 => integers::<T, Int32Type>(column, put),
        DataType::Int64 => integers::<T, Int64Type>(column, put),
        DataType::UInt8 => integers::<T, UInt8Type>(column, put),
        DataType::UInt16 => integers::<T, UInt16Type>(column, put),
        DataType::UInt32 => integers::<T, UInt32Type>(column, put),
        DataType::UInt64 => integers::<T, UInt64Type>(column, put),
        DataType::Date32 => each(column.as_primitive::<Date32Type>(), put, |days| day(i64::from(days))),
        DataType::Date64 => instants::<T, Date64Type>(column, TimeUnit::Millisecond, put),
        DataType::Timestamp(unit, _) => match unit {
            TimeUnit::Second => instants::<T, TimestampSecondType>(column, *unit, put),
            TimeUnit::Millisecond => instants::<T, TimestampMillisecondType>(column, *unit, put),
            TimeUnit::Microsecond => instants::<T, TimestampMicrosecondType>(column, *unit, put),
            TimeUnit::Nanosecond => instants::<T, TimestampNanosecondType>(column, *unit, put),
        },
        DataType::Boolean => column.as_boolean().iter().for_each(|flag| put(Ok(flag.and_then(T::from_flag)))),
        _ => return Err(Unfit),
    }
    Ok(())
}

/// Passes the values of a primitive column to `put`, with `None` for nulls.
#[inline]
fn each<T, P: ArrowPrimitiveType>(
    column: &PrimitiveArray<P>,
    put: &mut dyn FnMut(Read<T>),
    convert: impl Fn(P::Native) -> Read<T>,
) {
    if column.null_count() == 0 {
        column.values().iter().for_each(|value| put(convert(*value)));
    } else {
        column.iter().for_each(|value| put(value.map_or(Ok(None), &convert)));
    }
}

/// Reads a dictionary column. Each distinct value is read once.
fn dictionary<T: Cell>(column: &dyn Array, put: &mut dyn FnMut(Read<T>)) -> Result<(), Unfit> {
    let column = column.as_any_dictionary_opt().ok_or(Unfit)?;
    let mut distinct: Vec<Read<T>> = Vec::with_capacity(column.values().len());
    read(column.values().as_ref(), &mut |value| distinct.push(value))?;
    places(column).for_each(|place| put(place.and_then(|place| distinct.get(place).cloned()).unwrap_or(Ok(None))));
    Ok(())
}

/// For each row of a dictionary column, the index of its value.
pub(crate) fn places(column: &dyn arrow_array::array::AnyDictionaryArray) -> impl Iterator<Item = Option<usize>> {
    // `normalized_keys` does not support a dictionary without values
    let places = if column.values().is_empty() { vec![0; column.len()] } else { column.normalized_keys() };
    let keys = column.keys();
    places.into_iter().enumerate().map(|(row, place)| keys.is_valid(row).then_some(place))
}

fn texts<'c, T: Cell>(column: impl Iterator<Item = Option<&'c str>>, put: &mut dyn FnMut(Read<T>)) {
    column.for_each(|text| put(text.map_or(Ok(None), |text| judged(Node::from(text)))));
}

fn integers<T: Cell, P: ArrowPrimitiveType>(column: &dyn Array, put: &mut dyn FnMut(Read<T>))
where
    P::Native: Into<i128> + ToString,
{
    each(column.as_primitive::<P>(), put, |number| {
        match rescaled(number.into(), 0, T::PLACES).and_then(T::from_units) {
            Some(value) => Ok(Some(value)),
            None => judged(Node::Number(&number.to_string())),
        }
    });
}

fn decimals<T: Cell, P: DecimalType>(column: &dyn Array, scale: i8, put: &mut dyn FnMut(Read<T>))
where
    P::Native: Into<i128>,
{
    let unfit = |number| judged(Node::Number(&P::format_decimal(number, P::MAX_PRECISION, scale)));
    let column = column.as_primitive::<P>();
    if u32::try_from(scale) == Ok(T::PLACES) {
        // the usual case: the column has the scale of the type `T`
        each(column, put, |number| T::from_units(number.into()).map_or_else(|| unfit(number), |value| Ok(Some(value))));
    } else {
        each(column, put, |number| {
            let value = rescaled(number.into(), scale, T::PLACES).and_then(T::from_units);
            value.map_or_else(|| unfit(number), |value| Ok(Some(value)))
        });
    }
}

/// Changes the scale of a decimal from `scale` to `places`; `None` if that would drop digits or overflow.
#[inline]
fn rescaled(number: i128, scale: i8, places: u32) -> Option<i128> {
    let more = i32::from(scale).checked_neg()?.checked_add_unsigned(places)?;
    let power = || 10_i128.checked_pow(more.unsigned_abs());
    if more == 0 {
        Some(number)
    } else if more > 0 {
        number.checked_mul(power()?)
    } else {
        let power = power()?;
        (number.checked_rem(power)? == 0).then(|| number.checked_div(power)).flatten()
    }
}

/// Reads timestamps as dates. Only midnight is a valid date.
fn instants<T: Cell, P: ArrowPrimitiveType<Native = i64>>(
    column: &dyn Array,
    unit: TimeUnit,
    put: &mut dyn FnMut(Read<T>),
) {
    let length = match unit {
        TimeUnit::Second => 86_400,
        TimeUnit::Millisecond => 86_400_000,
        TimeUnit::Microsecond => 86_400_000_000,
        TimeUnit::Nanosecond => 86_400_000_000_000,
    };
    each(column.as_primitive::<P>(), put, |at| {
        if at.rem_euclid(length) == 0 { day(at.div_euclid(length)) } else { Err(no_date()) }
    });
}

#[inline]
fn day<T: Cell>(days: i64) -> Read<T> {
    match T::from_epoch_days(days) {
        Some(value) => Ok(Some(value)),
        None => Err(no_date()),
    }
}

fn no_date() -> Vec<Issue> {
    vec![Issue::error("", IssueCode::InvalidDate)]
}

/// Reads a value with the core crate's `Reader`.
pub(crate) fn judged<T: Cell>(node: Node<'_>) -> Read<T> {
    let mut reader = Reader::new();
    T::read(&node, &mut reader).map(Some).ok_or_else(|| reader.into_issues())
}
