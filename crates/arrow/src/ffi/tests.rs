//! Exports arrays, schemas and streams through the Arrow C interfaces and imports them again. Like a C program, the tests call
//! the functions in the structs. `cargo xtask test "C interfaces under the address sanitizer"` runs them with a tool that
//! reports use of freed memory and leaks.

use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use arrow_array::cast::AsArray as _;
use arrow_array::types::Int32Type;
use arrow_array::{
    Array, ArrayRef, BooleanArray, Decimal128Array, DictionaryArray, Int64Array, LargeStringArray, ListArray,
    NullArray, RecordBatch, StringArray, StringViewArray, StructArray,
};
use arrow_buffer::Buffer;
use arrow_data::ArrayData;
use arrow_schema::{DataType, Field, Schema, SchemaRef};

use super::readable::Layout;
use super::*;
use crate::batches::{Batches, Failure, Next};

/// One column per array layout: fixed width, bits, strings, views, lists, structs, dictionaries, nulls.
fn columns() -> Vec<(&'static str, ArrayRef)> {
    let amounts = Decimal128Array::from(vec![Some(25_000), None, Some(-1)]).with_precision_and_scale(17, 2).unwrap();
    let texts = StringArray::from(vec![Some("João"), None, Some("")]);
    let lists = ListArray::from_iter_primitive::<Int32Type, _, _>([Some(vec![Some(1), None]), None, Some(vec![])]);
    let dictionary: DictionaryArray<Int32Type> = [Some("a"), None, Some("a")].into_iter().collect();
    let record = StructArray::from(vec![
        (Arc::new(Field::new("texto", DataType::Utf8, true)), Arc::new(texts.clone()) as ArrayRef),
        (Arc::new(Field::new("nada", DataType::Null, true)), Arc::new(NullArray::new(3)) as ArrayRef),
    ]);
    vec![
        ("valor", Arc::new(amounts)),
        ("ativo", Arc::new(BooleanArray::from(vec![Some(true), None, Some(false)]))),
        ("texto", Arc::new(texts)),
        ("vista", Arc::new(StringViewArray::from(vec![Some("short"), None, Some("longer than a view holds")]))),
        ("parcelas", Arc::new(lists)),
        ("estado", Arc::new(dictionary)),
        ("cliente", Arc::new(record)),
        ("nada", Arc::new(NullArray::new(3))),
    ]
}

fn batch() -> RecordBatch {
    RecordBatch::try_from_iter_with_nullable(columns().into_iter().map(|(name, column)| (name, column, true))).unwrap()
}

/// A batch with a column of numbers, and its buffer, whose reference count shows how many owners are left.
fn counted(rows: i64) -> (Buffer, RecordBatch) {
    let buffer = Buffer::from_vec((0..rows).collect::<Vec<i64>>());
    let length = usize::try_from(rows).unwrap();
    let data = ArrayData::builder(DataType::Int64).len(length).add_buffer(buffer.clone()).build().unwrap();
    let column: ArrayRef = Arc::new(Int64Array::from(data));
    (buffer, RecordBatch::try_from_iter([("dias", column)]).unwrap())
}

fn batches(schema: SchemaRef, given: Vec<Next>) -> Batches {
    Batches::new(schema, given.into_iter())
}

/// Exports batches as a stream, and returns the batches of the stream after its import.
fn crossed(given: Batches) -> Batches {
    let mut there = stream(given);
    // SAFETY: the stream is from `stream` above and is not used again
    let back = unsafe { stream_from(&raw mut there) }.unwrap();
    assert!(there.release().is_none(), "it was taken");
    back
}

fn code_and_text(stream: &mut FFI_ArrowArrayStream) -> (i32, Option<String>) {
    let (next, said) = (stream.get_next().unwrap(), stream.get_last_error().unwrap());
    let mut out = FFI_ArrowArray::empty();
    // SAFETY: the stream was exported by this test and is not released; the message is valid until the next call
    unsafe {
        let code = next(&raw mut *stream, &raw mut out);
        let text = said(&raw mut *stream);
        (code, (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned()))
    }
}

#[test]
fn arrays_and_slices_are_equal_after_export_and_import() {
    for (name, column) in columns() {
        for part in [column.clone(), column.slice(1, 2), column.slice(2, 1), column.slice(3, 0)] {
            let field = Field::new(name, part.data_type().clone(), true);
            let (mut array, mut schema) = array(&field, &part).unwrap();
            // SAFETY: the array and its schema were exported above and are not used again
            let back = unsafe { array_from(&raw mut array, &raw mut schema) }.unwrap();
            assert!(array.is_released(), "{name} was taken");
            let back: Vec<_> = back.collect::<Result<_, _>>().unwrap();
            assert_eq!(back.len(), 1);
            match part.as_any().downcast_ref::<StructArray>() {
                // the members of a record are the columns
                Some(record) => assert_eq!(back[0].columns(), record.columns()),
                None => assert_eq!(back[0].column(0), &part, "{name}"),
            }
        }
    }
}

#[test]
fn imported_data_is_freed_once_by_its_last_owner() {
    let (buffer, batch) = counted(1_000);
    let column = batch.column(0).clone();
    let field = batch.schema().field(0).clone();
    drop(batch);
    let before = buffer.strong_count();
    // an exported array that nobody imports frees its buffer
    drop(array(&field, &column).unwrap());
    assert_eq!(buffer.strong_count(), before);
    let (mut there, mut schema) = array(&field, &column).unwrap();
    // SAFETY: the array and its schema were exported above and are not used again
    let back = unsafe { array_from(&raw mut there, &raw mut schema) }.unwrap().next().unwrap().unwrap();
    drop(column);
    // a slice of the imported array keeps the data alive
    let part = back.column(0).slice(10, 2);
    drop(back);
    assert_eq!(part.as_any().downcast_ref::<Int64Array>().unwrap().values(), &[10, 11]);
    assert!(buffer.strong_count() > 1);
    drop(part);
    assert_eq!(buffer.strong_count(), 1);
}

#[test]
fn a_schema_is_read_without_taking_it_over() {
    let ours =
        batch().schema().as_ref().clone().with_metadata([("de", "vendas")].map(|(k, v)| (k.to_owned(), v.to_owned())));
    let there = schema(&ours).unwrap();
    for _ in 0..2 {
        // SAFETY: `there` is not released before the end of this block
        assert_eq!(unsafe { schema_from(&raw const there) }.unwrap().as_ref(), &ours);
    }
    let alone = FFI_ArrowSchema::try_from(Field::new("", DataType::Utf8, true)).unwrap();
    // SAFETY: `alone` is not released before the end of this function
    assert_eq!(unsafe { schema_from(&raw const alone) }.unwrap().field(0).name(), "value");
}

#[test]
fn a_stream_returns_its_batches_then_ends() {
    let whole = batch();
    let parts = vec![Ok(whole.clone()), Ok(whole.slice(1, 2)), Ok(whole.slice(0, 0))];
    let back = crossed(crossed(batches(whole.schema(), parts)));
    assert_eq!(back.schema(), whole.schema());
    let back: Vec<_> = back.collect::<Result<_, _>>().unwrap();
    assert_eq!(back, [whole.clone(), whole.slice(1, 2), whole.slice(0, 0)]);
    let empty = crossed(batches(whole.schema(), Vec::new()));
    assert_eq!((empty.schema(), empty.count()), (whole.schema(), 0));
    // a struct without members still has rows
    let options = arrow_array::RecordBatchOptions::new().with_row_count(Some(7));
    let none: SchemaRef = Arc::new(Schema::empty());
    let rows = RecordBatch::try_new_with_options(none.clone(), Vec::new(), &options).unwrap();
    assert_eq!(crossed(batches(none, vec![Ok(rows)])).next().unwrap().unwrap().num_rows(), 7);
}

/// Counts how often it is dropped.
struct Dropped(Arc<AtomicUsize>);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_consumer_that_stops_frees_the_stream_once() {
    for taken in 0..3 {
        let (buffer, batch) = counted(100);
        let drops = Arc::new(AtomicUsize::new(0));
        let held = Dropped(drops.clone());
        let mut left = 3;
        let endless = std::iter::from_fn(move || {
            let _ = &held;
            left -= 1;
            (left > 0).then(|| Ok(batch.clone()))
        });
        let schema = counted(0).1.schema();
        let mut back = crossed(Batches::new(schema, endless));
        let kept: Vec<_> = back.by_ref().take(taken).collect::<Result<_, _>>().unwrap();
        assert_eq!((kept.len(), drops.load(Ordering::Relaxed)), (taken, 0));
        drop(back);
        assert_eq!(drops.load(Ordering::Relaxed), 1);
        // batches outlive their stream
        assert!(kept.iter().all(|batch| batch.num_rows() == 100) && buffer.strong_count() == 1 + taken);
        drop(kept);
        assert_eq!(buffer.strong_count(), 1);
    }
    // a stream may be dropped before its first batch is requested
    drop(stream(batches(batch().schema(), vec![Ok(batch())])));
}

#[test]
fn a_failed_stream_returns_the_error_on_every_later_call() {
    let failure = || Err(Failure::Source("the disk\0 is gone".to_owned()));
    let mut there = stream(batches(batch().schema(), vec![Ok(batch()), failure(), Ok(batch())]));
    assert_eq!(code_and_text(&mut there), (0, None));
    for _ in 0..2 {
        assert_eq!(code_and_text(&mut there), (22, Some("the disk  is gone".to_owned())));
    }
    drop(there);
    let mut back = crossed(batches(batch().schema(), vec![Ok(batch()), failure()]));
    assert!(back.next().unwrap().is_ok());
    assert_eq!(back.next().unwrap().unwrap_err().to_string(), "the disk  is gone");
    assert!(back.next().is_none());
}

#[test]
fn a_panic_is_a_failure_of_the_stream() {
    let broken = Batches::new(batch().schema(), std::iter::from_fn(|| -> Option<Next> { panic!("on purpose") }));
    let mut back = crossed(broken);
    let failure = back.next().unwrap().unwrap_err();
    assert!(failure.to_string().contains("arrow.batches"), "{failure}");
    assert!(back.next().is_none());
}

#[test]
fn a_stream_can_be_taken_once() {
    let mut there = stream(batches(batch().schema(), vec![Ok(batch())]));
    // SAFETY: the stream is from `stream` above; the first import leaves a released stream, which the second import may read
    let (first, second) = unsafe { (stream_from(&raw mut there), stream_from(&raw mut there)) };
    assert_eq!(first.unwrap().count(), 1);
    assert!(second.unwrap_err().to_string().contains("read already"));
}

#[test]
fn a_malformed_schema_is_an_error() {
    let mut nonsense = FFI_ArrowSchema::try_new("!", Vec::new(), None).unwrap();
    // SAFETY: `nonsense` is a schema of this test and is not released
    assert!(unsafe { schema_from(&raw const nonsense) }.is_err());
    let (mut there, _) = array(&Field::new("a", DataType::Boolean, true), batch().column(1)).unwrap();
    // SAFETY: the array and the schema are from this test and are not used again
    assert!(unsafe { array_from(&raw mut there, &raw mut nonsense) }.is_err());
}

/// Copies an array of strings. The offsets of the copy are at an unaligned address.
fn unaligned(array: &dyn Array) -> ArrayData {
    let data = array.to_data();
    let mut buffers = data.buffers().to_vec();
    let mut bytes = vec![0_u8; 2];
    bytes.extend_from_slice(buffers[0].as_slice());
    // allocators usually align a vector of this size to a multiple of 4, so the offsets, two bytes later, are unaligned
    buffers[0] = Buffer::from(bytes).slice(2);
    assert!(!buffers[0].as_ptr().addr().is_multiple_of(4));
    // SAFETY: the same valid array, except that the offsets are unaligned
    unsafe { data.into_builder().buffers(buffers).build_unchecked() }
}

#[test]
fn strings_with_unaligned_offsets_are_read() {
    let texts = StringArray::from(vec![Some("Conceição"), None, Some(""), Some("12")]);
    let large = LargeStringArray::from(vec![Some("a"), Some("bc"), None, Some("d")]);
    for (data, expected) in
        [(unaligned(&texts), Arc::new(texts.clone()) as ArrayRef), (unaligned(&large), Arc::new(large.clone()))]
    {
        let ty = data.data_type().clone();
        // SAFETY: `ty` is the type of the exported array
        let read = unsafe { import::values(FFI_ArrowArray::new(&data), &ty) }.unwrap();
        assert_eq!(&read, &expected);
        let member = Field::new("texts", ty, true);
        let record = ArrayData::builder(DataType::Struct(vec![member].into())).len(4).add_child_data(data);
        // SAFETY: the struct has four rows, and its only member has four rows and the member's type
        let record = unsafe { record.build_unchecked() };
        let ty = record.data_type().clone();
        // SAFETY: `ty` is the type of the exported array
        let read = unsafe { import::values(FFI_ArrowArray::new(&record), &ty) }.unwrap();
        assert_eq!(read.as_struct().column(0), &expected);
        assert_eq!(read.slice(1, 3).as_struct().column(0), &expected.slice(1, 3));
    }
}

/// The private data of a test array. As in the examples of Arrow's specification, the array's `release` frees the memory at the
/// addresses that the array's struct contains.
struct Sample {
    /// For each buffer: its address, the length of its memory block, and its offset in the block.
    blocks: Vec<(*const c_void, usize, usize)>,
    intact: Arc<AtomicUsize>,
}

/// An array whose `release` frees what its struct points to.
fn sample(length: i64, buffers: &[(Option<&[u8]>, usize)], children: Vec<Layout>, intact: &Arc<AtomicUsize>) -> Layout {
    let blocks = buffers.iter().map(|(bytes, shift)| match bytes {
        Some(bytes) => {
            // 8 bytes more than needed, so that the block has an address with the wanted remainder modulo 8
            let block = Box::leak(vec![0_u8; bytes.len() + 8].into_boxed_slice());
            let start = (0..8).find(|start| (block.as_ptr().addr() + start) % 8 == *shift).unwrap();
            block[start..start + bytes.len()].copy_from_slice(bytes);
            (block[start..].as_ptr().cast::<c_void>(), block.len(), start)
        }
        None => (ptr::null(), 0, 0),
    });
    let blocks: Vec<_> = blocks.collect();
    let pointers: Vec<_> = blocks.iter().map(|(address, ..)| *address).collect();
    let children: Vec<_> = children.into_iter().map(|child| Box::into_raw(Box::new(child))).collect();
    Layout {
        length,
        null_count: 0,
        offset: 0,
        n_buffers: i64::try_from(pointers.len()).unwrap(),
        n_children: i64::try_from(children.len()).unwrap(),
        buffers: Box::leak(pointers.into_boxed_slice()).as_mut_ptr(),
        children: Box::leak(children.into_boxed_slice()).as_mut_ptr(),
        dictionary: ptr::null_mut(),
        release: Some(free_sample),
        private_data: Box::into_raw(Box::new(Sample { blocks, intact: intact.clone() })).cast(),
    }
}

/// Frees an array like the examples in Arrow's specification: frees the memory at the addresses that the array's struct
/// contains. If an address was changed, the buffers are not freed, and the array is not counted in `intact`.
unsafe extern "C" fn free_sample(array: *mut Layout) {
    // SAFETY: the function `sample` allocated the struct, its private data and its children. If a test has changed the addresses of
    // the buffers, they differ from those in `blocks`, and no buffer is freed.
    unsafe {
        let sample = Box::from_raw((*array).private_data.cast::<Sample>());
        let buffers = ptr::slice_from_raw_parts_mut((*array).buffers, usize::try_from((*array).n_buffers).unwrap());
        let blocks = sample.blocks.iter().map(|(address, ..)| address);
        if blocks.eq(&*buffers) {
            for (address, length, start) in sample.blocks.iter().filter(|(address, ..)| !address.is_null()) {
                let block = address.cast::<u8>().sub(*start).cast_mut();
                drop(Box::from_raw(ptr::slice_from_raw_parts_mut(block, *length)));
            }
            drop(Box::from_raw(buffers));
            sample.intact.fetch_add(1, Ordering::Relaxed);
        }
        let count = usize::try_from((*array).n_children).unwrap();
        for child in &*Box::from_raw(ptr::slice_from_raw_parts_mut((*array).children, count)) {
            let mut child = Box::from_raw(*child);
            child.release.unwrap()(&raw mut *child);
        }
        (*array).release = None;
    }
}

#[test]
fn the_structs_of_a_producer_are_not_changed() {
    let ends: Vec<u8> = [0_i32, 5, 5, 7].into_iter().flat_map(i32::to_ne_bytes).collect();
    let texts = [(None, 0), (Some(&ends[..]), 1), (Some(&b"Jo\xc3\xa3oab"[..]), 0)];
    let nothing = [(Some(&b"\xff"[..]), 0)];
    let intact = Arc::new(AtomicUsize::new(0));
    let record = || {
        let members = vec![sample(3, &texts, Vec::new(), &intact), sample(3, &nothing, Vec::new(), &intact)];
        let mut whole = sample(3, &[(None, 0)], members, &intact);
        // SAFETY: the Arrow C data interface fixes the layout; `whole` is not used again
        unsafe { FFI_ArrowArray::from_raw((&raw mut whole).cast()) }
    };
    let members = [Field::new("texts", DataType::Utf8, true), Field::new("nothing", DataType::Null, true)];
    let ty = DataType::Struct(members.into_iter().collect());
    // SAFETY: `ty` is the type of the exported array
    let read = unsafe { import::values(record(), &ty) }.unwrap();
    let column = read.as_struct().column(0).clone();
    drop(read);
    assert_eq!(column.as_string::<i32>(), &StringArray::from(vec!["João", "", "ab"]));
    assert_eq!(intact.load(Ordering::Relaxed), 0, "a column is left");
    drop(column);
    assert_eq!(intact.load(Ordering::Relaxed), 3);
    // an array that cannot be imported is released, too
    let another = DataType::Struct([Field::new("texts", DataType::Utf8, true)].into_iter().collect());
    // SAFETY: the type has fewer members than the array, so the import fails before it reads a member
    assert!(unsafe { import::values(record(), &another) }.is_err());
    assert_eq!(intact.load(Ordering::Relaxed), 6);
}
