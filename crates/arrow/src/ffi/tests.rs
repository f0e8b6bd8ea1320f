//! What crosses the C interfaces and comes back.

use std::ffi::CStr;
use std::sync::Arc;

use arrow_array::ffi::FFI_ArrowArray;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{Array as _, ArrayRef, Int64Array, NullArray, RecordBatch, StringArray};
use arrow_schema::{DataType, Field, Schema};

use super::{array, array_from, polars, schema, schema_from, stream, stream_from};
use crate::batches::{Batches, Failure, Next};
use crate::call::Given;

fn batch(values: &[i64]) -> RecordBatch {
    let texts: ArrayRef = Arc::new(StringArray::from_iter_values(values.iter().map(|value| format!("text {value}"))));
    let nothing: ArrayRef = Arc::new(NullArray::new(values.len()));
    let numbers: ArrayRef = Arc::new(Int64Array::from(values.to_vec()));
    RecordBatch::try_from_iter([("numbers", numbers), ("texts", texts), ("nothing", nothing)]).unwrap()
}

/// Over the border and back.
fn crossed(batches: impl Iterator<Item = Next> + Send + 'static) -> Batches {
    let mut crossing = stream(Batches::new(batch(&[]).schema(), batches));
    // SAFETY: a stream of its own, which is moved out
    unsafe { stream_from(&raw mut crossing) }.unwrap()
}

#[test]
fn a_stream_comes_back_as_it_was() {
    let sent = [batch(&[1, 2, 3]), batch(&[]), batch(&[4, 5]).slice(1, 1)];
    let back = crossed(sent.clone().into_iter().map(Ok));
    assert_eq!(back.schema(), sent[0].schema());
    assert_eq!(back.collect::<Result<Vec<_>, _>>().unwrap(), sent);
    assert_eq!(crossed(std::iter::empty()).count(), 0);
}

#[test]
fn a_failure_arrives_with_its_text_and_stays() {
    let failing = || [Ok(batch(&[1])), Err(Failure::Source("the disk\0is gone".to_owned())), Ok(batch(&[2]))];
    let mut back = crossed(failing().into_iter());
    assert!(back.next().unwrap().is_ok());
    assert_eq!(back.next().unwrap().unwrap_err().to_string(), "the disk is gone");
    assert!(back.next().is_none());

    let exported = stream(Batches::new(batch(&[]).schema(), failing().into_iter()));
    let mut exported = exported;
    let (next, error) = (exported.get_next().unwrap(), exported.get_last_error().unwrap());
    let mut codes = Vec::new();
    for _ in 0..3 {
        let mut out = FFI_ArrowArray::empty();
        // SAFETY: a stream that is not released, and a place for the array
        codes.push(unsafe { next(&raw mut exported, &raw mut out) });
    }
    // SAFETY: the last call failed
    let said = unsafe { CStr::from_ptr(error(&raw mut exported)) };
    assert_eq!((codes, said.to_str()), (vec![0, 22, 22], Ok("the disk is gone")));
}

#[test]
fn a_panic_is_a_failure() {
    let mut back = crossed((0..2).map(|number| if number == 0 { Ok(batch(&[1])) } else { panic!("on purpose") }));
    assert!(back.next().unwrap().is_ok());
    assert!(back.next().unwrap().unwrap_err().to_string().contains("arrow.batches"));
}

#[test]
fn a_stream_is_taken_once() {
    let mut taken = FFI_ArrowArrayStream::empty();
    // SAFETY: a stream that was released
    assert!(unsafe { stream_from(&raw mut taken) }.is_err());
}

#[test]
fn arrays_and_schemas_come_back_as_they_were() {
    let sent: ArrayRef = Arc::new(Int64Array::from(vec![Some(1), None, Some(3)]).slice(1, 2));
    let (mut values, mut field) = array(&Field::new("n", DataType::Int64, true), &sent).unwrap();
    // SAFETY: both are of one array, and are moved out
    let back = unsafe { array_from(&raw mut values, &raw mut field) }.unwrap();
    let back = back.collect::<Result<Vec<_>, _>>().unwrap();
    assert_eq!(back.iter().map(|batch| batch.column(0).clone()).collect::<Vec<_>>(), [sent]);

    let given = Schema::new(vec![Field::new("a", DataType::Date32, false), Field::new("b", DataType::Null, true)]);
    let crossing = schema(&given).unwrap();
    // SAFETY: it is not released
    assert_eq!(*unsafe { schema_from(&raw const crossing) }.unwrap(), given);
}

#[test]
fn polars_calls_an_operation() {
    let texts = |texts: &[&str]| Arc::new(StringArray::from(texts.to_vec())) as ArrayRef;
    let settings = polars::settings(
        ["valor", "dias"].map(str::to_owned).into(),
        &[("multa".to_owned(), Given::Text("10".to_owned())), ("rounding".to_owned(), Given::Null)],
    );
    // chunks that end at other rows; a constant in one row
    let valor = vec![texts(&["1.00", "2.00"]), texts(&["x"])];
    let inputs = [vec![texts(&[&settings])], valor.clone(), vec![texts(&["0"]), texts(&["0", "0"])]];
    let (schema, chunks) = polars::exchanged("late_charges", inputs.into()).unwrap();
    assert_eq!(chunks.iter().map(|chunk| chunk.len()).collect::<Vec<_>>(), [1, 1, 1]);
    let field = Field::try_from(&schema).unwrap();
    assert_eq!(chunks[0].data_type(), field.data_type());
    let wrong = [vec![texts(&["no settings"])], valor];
    assert!(polars::exchanged("late_charges", wrong.into()).unwrap_err().contains("arrow.polars"));
    assert!(polars::exchanged("no_operation", vec![vec![texts(&[&settings])]]).is_err());
}
