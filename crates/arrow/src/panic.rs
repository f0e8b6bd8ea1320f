//! In a build for tests a text makes an operation panic, so that hosts can be shown to live on. No other build has this.

use arrow_array::{Array as _, ArrayRef, RecordBatch};

use crate::inputs::texts;

/// The text, in the first row of any column.
const ASKED: &str = "lastro: panic";

/// Panics if the batch asks for it.
#[allow(clippy::panic, reason = "what is tested")]
pub fn if_asked(batch: &RecordBatch) {
    let asks = |column: &ArrayRef| {
        let first = column.slice(0, column.len().min(1));
        texts(first.as_ref()).is_some_and(|texts| texts.contains(&Some(ASKED)))
    };
    if batch.columns().iter().any(asks) {
        panic!("a text asked for it");
    }
}
