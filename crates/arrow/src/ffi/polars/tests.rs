//! Calls the plugin functions as Polars does: passes series, moves the arrays out of the result, then calls its `release`.

use std::ffi::CStr;

use arrow_array::cast::AsArray as _;
use arrow_array::types::Decimal128Type;
use arrow_array::{Array, Decimal128Array, Int64Array, NullArray, StringArray};
use arrow_buffer::Buffer;

use super::*;

fn series(name: &str, chunks: Vec<ArrayRef>) -> SeriesExport {
    let field = Arc::new(Field::new(name, chunks[0].data_type().clone(), true));
    Series { field, chunks }.give().unwrap()
}

fn nothing() -> SeriesExport {
    SeriesExport {
        field: ptr::null_mut(),
        arrays: ptr::null_mut(),
        len: 0,
        release: None,
        private_data: ptr::null_mut(),
    }
}

fn amounts(cents: &[i128]) -> ArrayRef {
    Arc::new(Decimal128Array::from(cents.to_vec()).with_precision_and_scale(17, 2).unwrap())
}

fn asked(columns: &[&str]) -> SeriesExport {
    let text = settings(columns.iter().map(|name| (*name).to_owned()).collect(), &[]);
    series("", vec![Arc::new(StringArray::from(vec![text]))])
}

/// Calls a function. Returns the chunks of its result, which are struct arrays, or the error message.
fn answered(name: &str, mut inputs: Vec<SeriesExport>) -> Result<Vec<ArrayRef>, String> {
    let mut answer = nothing();
    // SAFETY: `inputs` has `count` series, made here and not used again; the result is empty
    unsafe { call(name, inputs.as_mut_ptr(), inputs.len(), &raw mut answer) };
    assert!(inputs.iter().all(|input| input.release.is_none()), "every series is released");
    if answer.release.is_none() {
        // SAFETY: the message is valid until the next failure on this thread
        return Err(unsafe { CStr::from_ptr(last_error()) }.to_string_lossy().into_owned());
    }
    // SAFETY: the result is taken over once, as Polars does
    let taken = unsafe { Series::take(&raw mut answer) }.unwrap();
    assert!(answer.release.is_none());
    Ok(taken.chunks)
}

fn new_values(chunks: &[ArrayRef]) -> Vec<Option<i128>> {
    let column = |chunk: &ArrayRef| chunk.as_struct().column_by_name("valor_novo").unwrap().clone();
    let values = |column: ArrayRef| column.as_primitive::<Decimal128Type>().iter().collect::<Vec<_>>();
    chunks.iter().map(column).flat_map(values).collect()
}

#[test]
fn series_whose_chunks_end_at_different_rows() {
    let dias = |days: &[i64]| Arc::new(Int64Array::from(days.to_vec())) as ArrayRef;
    let inputs = vec![
        asked(&["valor", "dias"]),
        series("valor", vec![amounts(&[25_000]), amounts(&[10_000, 10_000, 1])]),
        series("dias", vec![dias(&[17, 30]), dias(&[]), dias(&[0, 0])]),
    ];
    let chunks = answered("late_charges", inputs).unwrap();
    assert_eq!(chunks.iter().map(|chunk| chunk.len()).collect::<Vec<_>>(), [1, 1, 2]);
    assert_eq!(new_values(&chunks), [Some(25_642), Some(10_300), Some(10_000), Some(1)]);
}

#[test]
fn a_series_of_one_value_is_a_constant_and_nulls_give_nulls() {
    let one = |days| Arc::new(Int64Array::from(vec![days])) as ArrayRef;
    let of = |days: ArrayRef| {
        vec![asked(&["valor", "dias"]), series("valor", vec![amounts(&[10_000, 20_000])]), series("dias", vec![days])]
    };
    assert_eq!(new_values(&answered("late_charges", of(one(30))).unwrap()), [Some(10_300), Some(20_600)]);
    assert_eq!(new_values(&answered("late_charges", of(Arc::new(NullArray::new(2)))).unwrap()), [None, None]);
    let empty = vec![asked(&["cpf"]), series("cpf", vec![Arc::new(StringArray::from(Vec::<&str>::new()))])];
    assert_eq!(answered("cpf", empty).unwrap().iter().map(|chunk| chunk.len()).sum::<usize>(), 0);
}

#[test]
fn a_failed_call_has_a_message_and_releases_its_inputs() {
    let buffer = Buffer::from_vec((0..100).collect::<Vec<i64>>());
    let days = || Arc::new(Int64Array::new(buffer.clone().into(), None)) as ArrayRef;
    let said = answered("no_such", vec![asked(&["dias"]), series("dias", vec![days()])]).unwrap_err();
    assert!(said.contains("arrow.polars"), "{said}");
    // errors: a missing column, columns of different lengths, no settings
    let said = answered("late_charges", vec![asked(&["dias"]), series("dias", vec![days()])]).unwrap_err();
    assert!(said.contains("valor"), "{said}");
    let two = vec![asked(&["valor", "dias"]), series("valor", vec![amounts(&[1, 2])]), series("dias", vec![days()])];
    assert!(answered("late_charges", two).unwrap_err().contains("rows, and other columns have"));
    assert!(answered("late_charges", vec![series("dias", vec![days()])]).is_err());
    assert_eq!(buffer.strong_count(), 1);
}

#[test]
fn a_panic_is_an_error_of_the_call() {
    guarded(|| panic!("on purpose"));
    // SAFETY: the message is valid until the next failure on this thread
    let said = unsafe { CStr::from_ptr(last_error()) }.to_string_lossy().into_owned();
    assert!(said.contains("arrow.polars"), "{said}");
}

#[test]
fn a_series_that_cannot_be_read_is_released_with_the_others() {
    let buffer = Buffer::from_vec((0..4).collect::<Vec<i64>>());
    let days: ArrayRef = Arc::new(Int64Array::new(buffer.clone().into(), None));
    let unreadable = series("dias", vec![days.clone()]);
    // SAFETY: the series owns its field; the assignment drops the old field and stores an owned one
    unsafe { *unreadable.field = FFI_ArrowSchema::try_new("!", Vec::new(), None).unwrap() };
    assert!(answered("late_charges", vec![asked(&["dias"]), unreadable, series("dias", vec![days])]).is_err());
    assert_eq!(buffer.strong_count(), 1);
}

#[test]
fn the_result_type_is_known_before_the_call() {
    let mut told = FFI_ArrowSchema::empty();
    // SAFETY: `told` is an empty schema, valid for writes
    unsafe { field("late_charges", &raw mut told) };
    let told = Field::try_from(&told).unwrap();
    let inputs =
        vec![asked(&["valor", "dias"]), series("valor", vec![amounts(&[1])]), series("dias", vec![amounts(&[0])])];
    assert_eq!(answered("late_charges", inputs).unwrap()[0].data_type(), told.data_type());
    let mut none = FFI_ArrowSchema::empty();
    // SAFETY: `none` is an empty schema, valid for writes
    unsafe { field("no_such", &raw mut none) };
    assert!(none.name().is_none());
}

#[test]
fn constants_and_an_invalid_value() {
    let texts = |texts: &[&str]| Arc::new(StringArray::from(texts.to_vec())) as ArrayRef;
    let constants =
        [("multa".to_owned(), ArgumentValue::Text("10".to_owned())), ("rounding".to_owned(), ArgumentValue::Null)];
    let asked = series("", vec![texts(&[&settings(["valor", "dias"].map(str::to_owned).into(), &constants)])]);
    let valor = series("valor", vec![texts(&["1.00", "2.00"]), texts(&["x"])]);
    let chunks = answered("late_charges", vec![asked, valor, series("dias", vec![texts(&["30"])])]).unwrap();
    assert_eq!(new_values(&chunks), [Some(111), Some(222), None]);
    let issues = |chunk: &ArrayRef| chunk.as_struct().column_by_name("issues").unwrap().as_list::<i32>().values().len();
    assert_eq!(chunks.iter().map(issues).collect::<Vec<_>>(), [0, 1]);
}
