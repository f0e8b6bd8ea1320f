//! A global allocator that counts the allocations of each thread.
#![allow(unsafe_code, reason = "an allocator is unsafe by its trait")]
#![allow(dead_code, reason = "each test counts what it needs")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static BYTES: Cell<u64> = const { Cell::new(0) };
    static TIMES: Cell<u64> = const { Cell::new(0) };
}

fn count(layout: Layout) {
    let size = u64::try_from(layout.size()).unwrap_or(u64::MAX);
    // `try_with` fails while a thread ends and its counters are already destroyed; such allocations are not counted
    let _ = BYTES.try_with(|bytes| bytes.set(bytes.get().wrapping_add(size)));
    let _ = TIMES.try_with(|times| times.set(times.get().wrapping_add(1)));
}

// SAFETY: every call is forwarded unchanged to the system allocator, which meets the contract of `GlobalAlloc`. `realloc` is
// not overridden: its default implementation calls `alloc`, so each growth of a string or list is counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout);
        // SAFETY: by the contract of `GlobalAlloc::alloc`, the size of `layout` is not zero
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: by the contract of `GlobalAlloc::dealloc`, `alloc` returned `pointer` for this `layout`
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many bytes this thread has allocated.
pub fn bytes() -> u64 {
    BYTES.get()
}

/// How many times this thread has allocated.
pub fn times() -> u64 {
    TIMES.get()
}
