//! What a new account has, and a plausible company made from one number.
//!
//! Everything follows from the seed, the sizes, the moment and the lists of the account, so that it has the same bytes
//! everywhere.

mod fresh;

use crate::config::Settings;
use crate::state::{Counter, Store, StoreFault};

pub use fresh::fresh;

/// Puts into a state that was never changed what a new account has. Any other state stays as it is.
///
/// # Errors
/// The store cannot be read or written.
pub fn furnish(store: &mut dyn Store, settings: &Settings) -> Result<(), StoreFault> {
    if store.counter(Counter::Revision)? > 0 {
        return Ok(());
    }
    store.apply(fresh(settings)?)
}
