//! The state in an SQLite file.
//!
//! One [`Database`] owns the file: it holds an exclusive lock of it, and the only connection that writes. Any number of
//! [`Reader`]s read beside it, each a consistent state as of the last commit. Both are a [`View`](lastro_twin::state::View),
//! so that the decisions are those of the state in memory and give the same answers.
//!
//! A server commits many requests at once:
//!
//! ```no_run
//! # use lastro_serve::store::{Database, Options};
//! # use lastro_twin::state::StoreFault;
//! # use lastro_twin::{Engine, Moment, Request};
//! # fn batch(engine: &mut Engine, requests: &[Request], at: Moment) -> Result<(), Box<dyn core::error::Error>> {
//! let mut database = Database::open("lastro.db".as_ref(), &Options::default())?;
//! database.begin()?;
//! for request in requests {
//!     // an error undoes what this request changed, and nothing else
//!     let outcome = database.attempt(|store| {
//!         let outcome = engine.handle(store, request, at);
//!         store.journal_append(1, "{}")?;
//!         Ok::<_, StoreFault>(outcome)
//!     });
//! #   let _ = outcome;
//! }
//! database.commit()?; // only now may the answers leave
//! # Ok(())
//! # }
//! ```
//!
//! | table | what is in it |
//! |---|---|
//! | `sale_doc` | the documents, which only a page reads |
//! | `sale` | the fields that are numbers: money in cents, days since 1970, codes. Counting reads this table, so it is narrow |
//! | `sale_rest` | the other fields with one value: texts without regard to case, moments, those of `nfse_dados` |
//! | `sale_parcelas` | the elements of a list |
//! | `customer_custom` | custom fields |
//! | `counter`, `due`, `journal`, `meta`, `size` | numbers, work to be done, the journal, texts of the server, rows of each table |
//!
//! SQLite's planner is never left a choice: the module `plan` decides which table or index a query begins with.

mod cells;
mod database;
mod files;
mod held;
mod link;
mod open;
mod plan;
mod schema;
mod select;
mod sql;
mod write;

pub use database::{Database, Reader};
pub use files::Files;
pub use open::{OpenError, Options};
