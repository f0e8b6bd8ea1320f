//! The SQLite file that makes the state durable. Queries never use it, since the whole state is in memory.
//!
//! A [`Database`] owns the file: it holds an exclusive lock and the only connection that writes. A server loads the rows when
//! it starts, and writes the changes of a batch of requests in one transaction.
//!
//! ```no_run
//! # use lastro_serve::store::{Database, Options};
//! # use lastro_twin::state::Changes;
//! # fn batch(changes: Changes) -> Result<(), Box<dyn core::error::Error>> {
//! let mut database = Database::open("lastro.db".as_ref(), &Options::default())?;
//! let state = database.load()?;
//! let mut transaction = database.begin()?;
//! transaction.put(&[changes])?;
//! transaction.commit()?; // only now send the responses
//! # let _ = state;
//! # Ok(())
//! # }
//! ```
//!
//! | table | what is in it |
//! |---|---|
//! | `sale`, `customer`, ... | the rows of a table of the state: key, document, extras |
//! | `counter`, `due`, `journal`, `meta` | counters, pending work, the journal, settings of the server |

mod database;
mod files;
mod load;
mod open;
mod transaction;

pub use database::{Database, Journal};
pub use files::Files;
pub use open::{OpenError, Options};
pub use transaction::Transaction;
