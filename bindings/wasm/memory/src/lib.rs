//! The memory of a wasm module that answers one call at a time, and the way of bytes in and out of it.
//!
//! Nothing outlives a call, so nothing is freed in one: memory is handed out end to end, and the next call begins
//! where the first did. That is the shortest allocator there is, and the fastest; a call holds all that it ever made,
//! which was measured at 0.9 to 1.2 times what a general allocator holds (decision 006).

#![cfg(target_family = "wasm")]

use core::alloc::{GlobalAlloc, Layout};
use core::arch::wasm32::{memory_grow, memory_size};
use core::sync::atomic::{AtomicUsize, Ordering::Relaxed};

#[global_allocator]
static MEMORY: Arena = Arena;

/// Behind the last byte handed out; 0 before the first.
static TOP: AtomicUsize = AtomicUsize::new(0);
/// Where the input of this call stands, and how much room it has.
static INPUT: [AtomicUsize; 2] = [const { AtomicUsize::new(0) }; 2];
/// Where the answer of this call stands.
static OUTPUT: AtomicUsize = AtomicUsize::new(0);

const PAGE: usize = 0x1_0000;
/// Memory grows by a mebibyte at least: the host looks for room each time.
const LEAST_GROWTH: usize = 16;

unsafe extern "C" {
    /// The linker's name for the first byte that is neither data nor stack.
    static __heap_base: u8;
}

struct Arena;

impl Arena {
    /// Where a block of this layout would begin.
    fn place(layout: Layout) -> usize {
        TOP.load(Relaxed).max(&raw const __heap_base as usize).next_multiple_of(layout.align())
    }

    /// Takes the memory up to there; false where the host gives no more.
    fn take(end: usize) -> bool {
        let size = memory_size(0) * PAGE;
        let more = (end.saturating_sub(size)).div_ceil(PAGE).max(LEAST_GROWTH);
        let room = end <= size || memory_grow(0, more) != usize::MAX;
        if room {
            TOP.store(end, Relaxed);
        }
        room
    }
}

// SAFETY: blocks follow one another and are never handed out twice before the next call; wasm has one thread.
unsafe impl GlobalAlloc for Arena {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let start = Self::place(layout);
        match start.checked_add(layout.size()) {
            Some(end) if Self::take(end) => start as *mut u8,
            _ => core::ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        let start = block as usize;
        // the last block grows where it stands
        if start + layout.size() == TOP.load(Relaxed) {
            return match start.checked_add(size) {
                Some(end) if Self::take(end) => block,
                _ => core::ptr::null_mut(),
            };
        }
        // SAFETY: the caller's word for the new layout; the new block overlaps no other.
        unsafe {
            let moved = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !moved.is_null() {
                core::ptr::copy_nonoverlapping(block, moved, layout.size().min(size));
            }
            moved
        }
    }
}

/// Begins a call: lets go of all that the last one made, makes room for an input and gives its address.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    TOP.store(0, Relaxed);
    let address = Vec::<u8>::with_capacity(length).leak().as_mut_ptr();
    INPUT[0].store(address as usize, Relaxed);
    INPUT[1].store(length, Relaxed);
    address
}

/// The address of the answer, whose length the call gave.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> usize {
    OUTPUT.load(Relaxed)
}

/// The first bytes of the input, as many as the host says it wrote.
#[must_use]
pub fn given(length: usize) -> &'static [u8] {
    let length = length.min(INPUT[1].load(Relaxed));
    // SAFETY: `input` made room for as many bytes there, which nothing but the host writes to.
    unsafe { core::slice::from_raw_parts(INPUT[0].load(Relaxed) as *const u8, length) }
}

/// Puts the answer where the host reads it, and gives its length.
#[must_use]
pub fn answer(text: String) -> usize {
    let bytes = text.leak();
    OUTPUT.store(bytes.as_ptr() as usize, Relaxed);
    bytes.len()
}
