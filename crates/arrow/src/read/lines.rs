//! Blocks of whole lines, one record per line.

use super::block::{Block, Cut};
use super::input::{Input, MOST, lines_in};

/// The next block; `None` at the end of the source.
pub(super) fn next(input: &mut Input, block_bytes: usize) -> Option<Block> {
    let mut wanted = block_bytes;
    loop {
        input.fill(wanted);
        let whole = match memchr::memrchr(b'\n', &input.buffer) {
            // after a read error, the last line may be truncated and is left out
            _ if input.ended && input.fault.is_none() => input.buffer.len(),
            Some(end) => end.saturating_add(1),
            None => 0,
        };
        if whole > 0 {
            let lines = lines_in(input.buffer.get(..whole).unwrap_or_default());
            let taken = input.take(whole, lines);
            return Some(Block::new(&input.name, taken, Cut::Lines));
        }
        if input.ended {
            return None;
        }
        if input.buffer.len() > MOST {
            return Some(too_long(input, block_bytes));
        }
        wanted = input.buffer.len().saturating_add(block_bytes);
    }
}

/// The block for a line longer than the core crate accepts. It has the beginning of the line; the rest is read and dropped.
fn too_long(input: &mut Input, block_bytes: usize) -> Block {
    let kept = input.buffer.len();
    let mut taken = input.take(kept, 0);
    taken.bytes.truncate(MOST);
    loop {
        input.fill(block_bytes);
        if let Some(end) = memchr::memchr(b'\n', &input.buffer) {
            input.take(end.saturating_add(1), 1);
            break;
        }
        let dropped = input.buffer.len();
        input.take(dropped, 0);
        if input.ended {
            break;
        }
    }
    Block::new(&input.name, taken, Cut::Lines)
}
