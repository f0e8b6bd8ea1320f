//! Adapts a producer's array to the stricter expectations of Arrow's library.
//!
//! Arrow's library reads the offsets of strings and bytes through an aligned pointer. The Arrow C data interface does not
//! guarantee alignment, and the offsets of arrays that Python unpickled may be unaligned. Polars also gives null arrays a
//! buffer, which the interface does not allow.
//!
//! This module changes copies of the producer's structs, never the structs themselves. The producer's `release` may read the
//! structs: in the examples of the specification, `release` frees `buffers[1]` and `buffers`.

use std::ffi::c_void;
use std::ptr;

use arrow_array::ffi::FFI_ArrowArray;
use arrow_schema::DataType;

/// An array struct in the layout that the Arrow C data interface specifies.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct Layout {
    pub(super) length: i64,
    pub(super) null_count: i64,
    pub(super) offset: i64,
    pub(super) n_buffers: i64,
    pub(super) n_children: i64,
    pub(super) buffers: *mut *const c_void,
    pub(super) children: *mut *mut Self,
    pub(super) dictionary: *mut Self,
    pub(super) release: Option<unsafe extern "C" fn(*mut Self)>,
    pub(super) private_data: *mut c_void,
}

/// Returns a copy of the array struct, with aligned offsets and no buffers for null arrays. Releasing the copy also releases
/// the producer's array.
///
/// # Safety
/// The array has the type `ty`.
pub(super) unsafe fn readable(array: FFI_ArrowArray, ty: &DataType) -> FFI_ArrowArray {
    let mut owned = Box::new(Owned { producer: array, copies: Copies::default() });
    // SAFETY: by this function's contract, the array has the type `ty`; `Layout` is the layout of the Arrow C data interface
    let mut copy = unsafe { owned.copies.of((&raw const owned.producer).cast(), ty) };
    copy.release = Some(release);
    copy.private_data = Box::into_raw(owned).cast();
    // SAFETY: the Arrow C data interface fixes the layout; `copy` is not used again
    unsafe { FFI_ArrowArray::from_raw((&raw mut copy).cast()) }
}

/// The data that a readable array owns.
struct Owned {
    producer: FFI_ArrowArray,
    copies: Copies,
}

/// Frees a readable array, and releases the producer's array.
unsafe extern "C" fn release(array: *mut Layout) {
    // SAFETY: called once, with an array that `readable` made
    unsafe {
        drop(Box::from_raw((*array).private_data.cast::<Owned>()));
        (*array).release = None;
    }
}

/// The `release` of a child array. It frees nothing: the `release` of the root array frees the children.
unsafe extern "C" fn with_its_parent(array: *mut Layout) {
    // SAFETY: called with an array that `Copies` made
    unsafe { (*array).release = None };
}

/// Copies of the producer's structs and of its unaligned offsets.
#[derive(Default)]
struct Copies {
    numbers: Vec<Vec<i64>>,
    buffers: Vec<Vec<*const c_void>>,
    arrays: Vec<Vec<Layout>>,
    children: Vec<Vec<*mut Layout>>,
}

impl Copies {
    /// Copies an array struct and its descendants.
    ///
    /// # Safety
    /// The array has the type `ty`.
    unsafe fn of(&mut self, array: *const Layout, ty: &DataType) -> Layout {
        // SAFETY: by this function's contract, `array` points to a valid array struct
        let mut copy = unsafe { *array };
        copy.release = Some(with_its_parent);
        copy.private_data = ptr::null_mut();
        if ty == &DataType::Null {
            copy.n_buffers = 0;
        }
        // SAFETY: `copy` has the type `ty`, like the original
        unsafe { self.align(&mut copy, ty) };
        if let DataType::Dictionary(_, values) = ty
            && !copy.dictionary.is_null()
        {
            // SAFETY: the dictionary array has the value type of the dictionary type
            let dictionary = unsafe { self.of(copy.dictionary, values) };
            copy.dictionary = self.keep(vec![dictionary]);
        }
        let inner = members(ty);
        // if the array and its type have different numbers of children, the array is malformed, and Arrow's library reports it
        if !inner.is_empty() && usize::try_from(copy.n_children) == Ok(inner.len()) {
            // SAFETY: the array has `n_children` children, and `inner` has the type of each child
            let children = (0..).zip(inner).map(|(index, ty)| unsafe { self.of(*copy.children.add(index), ty) });
            let children: Vec<Layout> = children.collect();
            let count = children.len();
            let first = self.keep(children);
            let mut pointers: Vec<_> = (0..count).map(|index| first.wrapping_add(index)).collect();
            copy.children = pointers.as_mut_ptr();
            self.children.push(pointers);
        }
        copy
    }

    /// Stores arrays at a fixed address and returns a pointer to the first one.
    fn keep(&mut self, mut arrays: Vec<Layout>) -> *mut Layout {
        let first = arrays.as_mut_ptr();
        self.arrays.push(arrays);
        first
    }

    /// Copies the offsets of strings or bytes if they are unaligned. Views have no offsets: for them, the buffer with the lengths
    /// of their data buffers is copied.
    ///
    /// # Safety
    /// The array has the type `ty`.
    unsafe fn align(&mut self, array: &mut Layout, ty: &DataType) {
        let rows = array.length.saturating_add(array.offset).saturating_add(1);
        // index of the buffer to align, bytes per number in it, count of numbers
        let (place, bytes, count) = match ty {
            DataType::Utf8 | DataType::Binary => (1, 4, rows),
            DataType::LargeUtf8 | DataType::LargeBinary => (1, 8, rows),
            DataType::Utf8View | DataType::BinaryView => {
                (array.n_buffers.saturating_sub(1), 8, array.n_buffers.saturating_sub(3))
            }
            _ => return,
        };
        let (Ok(place), Ok(count), Ok(buffers)) =
            (usize::try_from(place), usize::try_from(count), usize::try_from(array.n_buffers))
        else {
            return;
        };
        if array.buffers.is_null() {
            return;
        }
        // SAFETY: the array has `n_buffers` buffers
        let mut pointers: Vec<*const c_void> = (0..buffers).map(|index| unsafe { *array.buffers.add(index) }).collect();
        let Some(slot) = pointers.get_mut(place).filter(|slot| !slot.is_null() && slot.addr() % bytes != 0) else {
            return;
        };
        let whole = count.saturating_mul(bytes);
        let mut numbers = vec![0_i64; whole.div_ceil(8)];
        // SAFETY: `slot` points to `count` numbers of `bytes` bytes, which are `whole` bytes; `numbers` is new and at least as large
        unsafe { ptr::copy_nonoverlapping(slot.cast::<u8>(), numbers.as_mut_ptr().cast::<u8>(), whole) };
        *slot = numbers.as_ptr().cast();
        array.buffers = pointers.as_mut_ptr();
        self.numbers.push(numbers);
        self.buffers.push(pointers);
    }
}

/// The types of an array's children.
fn members(ty: &DataType) -> Vec<&DataType> {
    match ty {
        DataType::Struct(members) => members.iter().map(|member| member.data_type()).collect(),
        DataType::List(item)
        | DataType::LargeList(item)
        | DataType::ListView(item)
        | DataType::LargeListView(item)
        | DataType::FixedSizeList(item, _)
        | DataType::Map(item, _) => vec![item.data_type()],
        _ => Vec::new(),
    }
}
